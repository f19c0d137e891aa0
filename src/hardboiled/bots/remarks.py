"""What bots say at the table: a short line when something happens, in character.

A remark rests on what everybody has seen, and on who speaks: never on a seat's view, on what it chose in secret or on
a side that is not known to all. A traitor says what an honest officer would say.

The lines are attributes, `.a` to `.h`, of messages in the catalogs: `remark-<event>` of a game, `remark-<side>-<event>`
where its sides are known, those that hold for one value of a field only before the others (`.loyalty-dirty-a`), and
`remark-<temperament>-<tone>` of the kernel. `ending-won` and `ending-lost` are the last word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from math import ceil
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from hardboiled.bots.strengths import temperament_of
from hardboiled.kernel.actions import Event
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.play import Told
from hardboiled.kernel.state import Outcome
from hardboiled.kernel.text import Catalog

LINES = "abcdefgh"
"""What the lines of a message are called."""
OWN_VOICE = {"level": 0.0, "cautious": 0.4, "bold": 0.4, "talkative": 0.6}
"""How often a temperament, of those with lines of their own, speaks in its own voice where the game has lines too; all
other temperaments speak as the level-headed do."""
SOON = 10
"""None of the last so many lines of a table is said again; of the others, those said least."""
A_ROUND = 3
"""So many lines somebody who always talks says in a round at most."""


class Remark(Struct, frozen=True):
    seat: str
    text: str
    line: str = ""
    """Which of the catalogs' lines it is."""
    at: int = 0
    """How many events everybody had seen by then."""


class Table(Protocol):
    """A match, as far as it is talked about."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def content(self) -> Any: ...

    @property
    def told(self) -> Sequence[Told]: ...

    @property
    def outcome(self) -> Outcome | None: ...


class Line(NamedTuple):
    message: str
    name: str
    of: Event | None = None

    @property
    def id(self) -> str:
        return f"{self.message}.{self.name}"


def remark(
    table: Table, since: int, said: Sequence[Remark], bots: Mapping[str, str], where: str, catalog: Catalog
) -> Remark | None:
    """What one of these bots (their names by seat) says about what all have seen since so many public events, after
    what bots have said there before: one line at most, and often none. `where` names the table, so tables differ."""
    seen = [one.event for one in table.told if one.to is None]
    sides: dict[str, list[str]] = {}
    for seat in sorted(bots):
        if temperament_of(bots[seat]).talk:
            sides.setdefault(table.game.known_side(SeatId(seat), seen), []).append(seat)
    if not sides:
        return None
    lot = Random(f"{where}/{len(seen)}")
    side = lot.choice(list(sides))
    seat = lot.choice(sides[side])
    if table.outcome is not None:
        tone = "won" if seat in table.outcome.winners else "lost"
        lines = lines_of(catalog, f"{kind_of(side)}-ending-{tone}", (table.outcome.reason,))
    else:
        others = [event for event in seen[since:] if getattr(event, "seat", None) != seat]
        tone, lines = _most_telling(others, side, catalog)
        if not (tone or lines) or not _in_the_mood(seat, bots[seat], tone, seen, said, lot):
            return None
    manner = bots[seat].partition("-")[2]
    manner = manner if manner in OWN_VOICE else "level"
    voices = [lines, lines_of(catalog, f"remark-{manner}-{tone}")]
    if lot.random() < OWN_VOICE[manner]:
        voices.reverse()
    lately = {one.line for one in said[-SOON:]}
    fresh = [left for voice in voices if (left := [line for line in voice if line.id not in lately])]
    if not fresh:
        return None
    often = Counter(one.line for one in said)
    seldom = min(often[line.id] for line in fresh[0])
    line = lot.choice([line for line in fresh[0] if often[line.id] == seldom])
    return Remark(seat, spoken(line, side, table.content, catalog), line.id, len(seen))


def kind_of(side: str) -> str:
    """What the messages begin with in which a side speaks."""
    return f"remark-{side}" if side else "remark"


def lines_of(catalog: Catalog, message: str, cases: Iterable[str] = (), of: Event | None = None) -> list[Line]:
    """The lines of a message: those for the first of the cases that has some, else those for all."""
    if not catalog.has(message):
        return []
    for case in (*(f"{case}-" for case in cases), ""):
        names = takewhile(lambda name: catalog.has(message, name), [f"{case}{letter}" for letter in LINES])
        if found := [Line(message, name, of) for name in names]:
            return found
    return []


def spoken(line: Line, side: str, content: Any, catalog: Catalog) -> str:
    if line.of is None:
        return catalog.format(line.message, None, line.name)
    return catalog.of(kind_of(side), line.of, line.of.words(content, catalog), line.name)


def seen_by_all(told: Sequence[Told]) -> int:
    """How many events everybody has seen."""
    return sum(one.to is None for one in told)


def _most_telling(events: Sequence[Event], side: str, catalog: Catalog) -> tuple[str, list[Line]]:
    """Of what is worth a word to that side: what it means to it, and the lines about it. Of several the gravest,
    else one that the game has lines for, else the last."""
    best: tuple[str, list[Line]] = ("", [])
    for event in events:
        lines = lines_of(catalog, f"{kind_of(side)}-{event.tag}", _cases(event), event)
        if lines or (event.important and event.tone):
            tone = _tone(event, side)
            if (tone == "grave", bool(lines)) >= (best[0] == "grave", bool(best[1])):
                best = tone, lines
    tone, lines = best
    return tone, lines or (lines_of(catalog, f"{kind_of(side)}-{tone}") if side else [])


def _cases(event: Event) -> Iterator[str]:
    """What lines can hold for one value of: `loyalty-dirty`, `fainted-yes`."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, bool):
            yield f"{field}-{'yes' if value else 'no'}"
        elif isinstance(value, str):
            yield f"{field}-{value}"


def _tone(event: Event, side: str) -> str:
    """What a happening means to somebody of that side, as far as all know it."""
    if side and event.pleases == side:
        return "good"
    if side and event.pleases:
        return "grave" if event.tone == "grave" else "bad"
    return event.tone


def _in_the_mood(seat: str, bot: str, tone: str, seen: Sequence[Event], said: Sequence[Remark], lot: Random) -> bool:
    """Whether it says anything: what is grave is talked about more, and nobody talks all the time."""
    talk = temperament_of(bot).talk
    began = max((number for number, event in enumerate(seen) if event.opens == "round"), default=len(seen))
    lately = sum(one.seat == seat and one.at > began for one in said)
    return lately < ceil(talk * A_ROUND) and lot.random() < talk * (2 if tone == "grave" else 1)
