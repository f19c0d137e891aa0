"""A match as its header and log tell it, and the names of its asks."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from hardboiled.kernel.actions import Ask
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import Match
from hardboiled.kernel.present import happening, heard, present
from hardboiled.kernel.record import Header
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.scene import Ending, Happening, Scene
from hardboiled.server.store.packs import Packs, content_of
from hardboiled.server.store.rows import Entry

AnyMatch = Match[Any, Any, Any]
MOST_TOLD = 300
"""So many lines of the log a live connection gets at once."""
MOST_RECALLED = 5
LONGEST_MATCH = 10_000
"""So many choices a match may have, and five times as many entries its log; the longest random games have a third."""


_plain = msgspec.msgpack.Encoder(order="deterministic")


class _Mark(NamedTuple):
    """After a choice: whether others are still to answer with it, and how many asks each seat has had."""

    gathering: bool
    asked: tuple[int, ...]


class _Counting(Struct):
    """The choices that count, how many of those played so far are among them, and whether it all begins anew."""

    choices: list[Entry]
    stay: int
    anew: bool = False


class Timeline:
    """The match after the log's entries. Choices count; an undo leaves only the first so many.

    An ask is named by what its seat is offered and by how many asks that seat has had: both are the
    same in every worker, and neither depends on what others choose (how often they chose could tell).
    """

    def __init__(self, header: Header, entries: Sequence[Entry] = (), packs: Packs = ()) -> None:
        self.header = header
        self.packs = packs
        self.number = 0
        self.began: Entry | None = None
        """Where it begins, if that is not the header's deal."""
        self.given_up_by = ""
        """The seat whose player has given up, and was the last: the match goes no further."""
        self._choices: list[Entry] = []
        self._begin_with(self._counting(entries).choices)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Apply entries in one go: choices that a later entry takes back are not played at all."""
        counting = self._counting(entries)
        if counting.anew:
            self._begin_with(counting.choices)
            return
        if counting.stay < len(self._choices):
            self._rewind(counting.stay)
        for entry in counting.choices[counting.stay :]:
            self._choose(entry)

    def _counting(self, entries: Sequence[Entry]) -> _Counting:
        """The choices that count after these entries."""
        found = _Counting(list(self._choices), len(self._choices))
        for entry in entries:
            self.number = entry.number
            if entry.kind == "choice":
                found.choices.append(entry)
            elif entry.kind == "undo":
                del found.choices[int(entry.body) :]
                found.stay = min(found.stay, len(found.choices))
            elif entry.kind == "end":
                self.given_up_by = entry.seat
            else:
                found = _Counting([], 0, anew=True)
                if entry.kind == "deal":
                    self.header = msgspec.structs.replace(self.header, seed=int(entry.body))
                else:
                    self.began = entry
        return found

    @property
    def beginning(self) -> list[Entry]:
        """The entries that lead to where it begins."""
        return [] if self.began is None else [self.began]

    def apply(self, entry: Entry) -> None:
        self.follow([entry])

    def back_to(self, choices: int) -> Timeline:
        """The same match, by itself, as it stood after so many choices."""
        twin = copy(self)
        twin.match = self.match.clone()
        twin._choices, twin._marks = self._choices.copy(), self._marks.copy()
        twin._rewind(choices)
        return twin

    def forget_last(self) -> None:
        """The last choice was not kept: stand where it had not been made."""
        self.number -= 1
        self._rewind(len(self._choices) - 1)

    def _begin_with(self, choices: Sequence[Entry]) -> None:
        """Play the match from its beginning."""
        game = find_game(self.header.game)
        state = None if self.began is None else msgspec.json.decode(self.began.body, type=game.state_type)
        self.match: AnyMatch = Match(game, self.header, content_of(game, self.packs), state)
        self._catalog = game.catalog()
        self._happenings: LRUCache[int, Happening] = LRUCache(2 * MOST_TOLD)
        self._choices = []
        self._opened: dict[str, tuple[Ask[Any] | None, int]] = {}
        self._asks: tuple[Ask[Any], ...] = ()
        self._names: dict[str, tuple[Ask[Any], int, str]] = {}
        self.gathering = False
        """Whether the others are still to answer what the last choice was part of an answer to."""
        self._marks: list[_Mark] = []
        """Where it stood after each choice, as far as the match itself does not know."""
        self._look()
        for entry in choices:
            self._choose(entry)

    def _choose(self, entry: Entry) -> None:
        self.match.choose(self.match.game.action_decoder.decode(entry.body), entry.seat)
        self._choices.append(entry)
        self._look()

    def _look(self) -> None:
        """Number the asks of every seat; note whether the last choice was one of several at once."""
        match = self.match
        self.gathering = all(any(ask is other for other in self._asks) for ask in match.asks)
        self._asks = match.asks
        for seat in match.seats:
            ask, (last, count) = match.asked(seat), self._opened.get(seat, (None, 0))
            if ask is not last:
                self._opened[seat] = (ask, count + (ask is not None))
        self._marks.append(_Mark(self.gathering, tuple(self._opened.get(seat, (None, 0))[1] for seat in match.seats)))

    def _rewind(self, choices: int) -> None:
        """Go back to where so many choices had been made: what that costs does not grow with the match."""
        match = self.match
        match.rewind(choices)
        del self._choices[choices:], self._marks[choices + 1 :]
        mark = self._marks[-1]
        self.gathering, self._asks, self._names = mark.gathering, match.asks, {}
        self._happenings = LRUCache(2 * MOST_TOLD)
        self._opened = {seat: (match.asked(seat), n) for seat, n in zip(match.seats, mark.asked, strict=True)}

    def rename(self, header: Header) -> None:
        """Players' names may change; nothing of the match depends on them. A new seed comes by the log."""
        self.header = self.match.header = msgspec.structs.replace(header, seed=self.header.seed)

    @property
    def choices(self) -> list[Entry]:
        """The choices that count."""
        return self._choices

    def ask_id(self, seat: str) -> str:
        """The name of the ask this seat may answer, '' if none."""
        if seat == SPECTATOR:
            return ""
        ask, count = self._opened.get(seat, (None, 0))
        if ask is None:
            return ""
        known = self._names.get(seat)
        if known is None or known[0] is not ask or known[1] != count:
            known = self._names[seat] = (ask, count, _name(ask, count, seat))
        return known[2]

    def option_keys(self, seat: str) -> list[str]:
        """The stable names of what this seat is offered, in order."""
        ask = self.match.asked(seat)
        return [] if ask is None else [action.tag for action in ask.options]

    def scene(self, seat: str, since: int | None, most: int | None = MOST_TOLD) -> Scene:
        """What that seat sees, with what it heard since so many choices: the latest `most`, if it was more."""
        match = self.match
        scene = present(match, SeatId(seat), self._catalog, None)
        if since is not None:
            began = 0 if since <= 0 else match.told_by(min(since, len(match.log)))
            numbers = [n for n, told in enumerate(match.told[began:], began) if told.heard_by(SeatId(seat))]
            scene.happenings = [self._happening(n) for n in (numbers if most is None else numbers[-most:])]
        if self.given_up_by and scene.ending is None:
            scene.ending = self._given_up()
        return scene

    def _given_up(self) -> Ending:
        who = self.header.seats[self.match.seats.index(SeatId(self.given_up_by))]
        text = self._catalog.format("end-given-up", {"name": who}, attribute="text")
        return Ending(title=self._catalog.format("end-given-up"), text=text)

    def _happening(self, number: int) -> Happening:
        """How an event shows: to all who hear it alike, so it is put into words once."""
        known = self._happenings.get(number)
        if known is None:
            match = self.match
            known = self._happenings[number] = happening(match, match.told[number].event, self._catalog)
        return known

    def public_view(self) -> bytes:
        """All that a watcher's scene is made of: it changes when, and only when, something shows to everybody."""
        match = self.match
        asked = [ask.seats for ask in match.asks]
        heard = match.heard_by(SPECTATOR)
        return _plain.encode([match.view(SPECTATOR), asked, heard, match.outcome, self.given_up_by])

    def shows(self, seat: str, option: int) -> bool:
        """Whether anybody but this seat would notice that it takes this option."""
        match, ask = self.match, self.match.asked(seat)
        if ask is None:
            return True
        twin = match.clone()
        twin.choose(ask.options[option], seat)
        others = [viewer for viewer in (*match.seats, SPECTATOR) if viewer != seat]
        return any(twin.scene(viewer) != match.scene(viewer) for viewer in others)

    # Taking back.

    def last_choice(self, seats: Sequence[str]) -> int | None:
        """How many choices had been made before the last one of these seats."""
        for number in range(len(self._choices) - 1, -1, -1):
            if self._choices[number].seat in seats:
                return number
        return None

    def taught(self, choices: int) -> bool:
        """Whether anybody learned something from the choices after so many."""
        return self.match.learned_since(choices)

    def public_lines(self, choices: int) -> list[str]:
        """What all have heard since so many choices."""
        match = self.match
        return [line.text for line in heard(match, SPECTATOR, match.game.catalog(), choices, MOST_RECALLED)]


def _name(ask: Ask[Any], count: int, seat: str) -> str:
    """The same for the same ask in every worker."""
    told = msgspec.json.encode([count, seat, ask.prompt, ask.args or {}, list(ask.options)], order="deterministic")
    return blake2b(told, digest_size=8).hexdigest()
