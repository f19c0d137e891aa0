"""A match as its header and log tell it, and the names of its asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hardboiled.kernel.actions import Ask
from hardboiled.kernel.codec import digest
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.match import Match
from hardboiled.kernel.present import heard
from hardboiled.kernel.record import Header
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.scene import Scene
from hardboiled.server.store.packs import Packs, content_of
from hardboiled.server.store.rows import Entry

AnyMatch = Match[Any, Any, Any]


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
        self._choices: list[Entry] = []
        choices, _ = self._counting(entries)
        self._play(choices)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Apply entries in one go: choices that a later entry takes back are not played at all."""
        before = len(self._choices)
        choices, again = self._counting(entries)
        if again:
            self._play(choices)
        else:
            for entry in choices[before:]:
                self._choose(entry)

    def _counting(self, entries: Sequence[Entry]) -> tuple[list[Entry], bool]:
        """The choices that count after these entries, and whether earlier ones have changed."""
        choices, again = list(self._choices), False
        for entry in entries:
            self.number = entry.number
            if entry.kind == "choice":
                choices.append(entry)
            elif entry.kind == "undo":
                choices, again = choices[: int(entry.body)], True
            elif entry.kind == "deal":
                self.header = msgspec.structs.replace(self.header, seed=int(entry.body))
                choices, again = [], True
            else:
                self.began, choices, again = entry, [], True
        return choices, again

    @property
    def beginning(self) -> list[Entry]:
        """The entries that lead to where it begins."""
        return [] if self.began is None else [self.began]

    def apply(self, entry: Entry) -> None:
        self.follow([entry])

    def _play(self, choices: Sequence[Entry]) -> None:
        """Play the match from its beginning."""
        game = find_game(self.header.game)
        state = None if self.began is None else msgspec.json.decode(self.began.body, type=game.state_type)
        self.match: AnyMatch = Match(game, self.header, content_of(game, self.packs), state)
        self._choices = []
        self._opened: dict[str, tuple[Ask[Any] | None, int]] = {}
        self._asks: tuple[Ask[Any], ...] = ()
        self.gathering = False
        """Whether the others are still to answer what the last choice was part of an answer to."""
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
        return digest([count, seat, ask.prompt, ask.args or {}, msgspec.to_builtins(list(ask.options))])

    def option_keys(self, seat: str) -> list[str]:
        """The stable names of what this seat is offered, in order."""
        ask = self.match.asked(seat)
        return [] if ask is None else [action.tag for action in ask.options]

    def scene(self, seat: str, since: int | None) -> Scene:
        return self.match.scene(seat, since=since)

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
        return [line.text for line in heard(self.match, SPECTATOR, self.match.game.catalog(), choices)]
