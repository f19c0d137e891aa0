"""What bots say at the table: a short line when something happens, in character.

A remark rests on what everybody has seen, and on who speaks: never on a seat's view, on what it chose in secret or on
its side. A traitor says what an honest officer would say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from hardboiled.bots.strengths import temperament_of
from hardboiled.kernel.play import Told
from hardboiled.kernel.state import Outcome
from hardboiled.kernel.text import Catalog

VARIANTS = 4
"""How many ways there are to say each thing."""
CHARACTERS = ("cautious", "bold", "talkative")
"""Temperaments with lines of their own; all others speak as the level-headed do."""


class Remark(Struct, frozen=True):
    seat: str
    text: str


def remark(
    told: Sequence[Told], since: int, outcome: Outcome | None, bots: Mapping[str, str], where: str, catalog: Catalog
) -> Remark | None:
    """What one of these bots (their names by seat) says about what all have seen since so many public events: one
    line at most, and often none. `where` names the table, so that tables differ."""
    seen = [one.event for one in told if one.to is None]
    notable = [event for event in seen[since:] if event.important and event.tone]
    what = "ending" if outcome is not None else notable[-1].tone if notable else ""
    if not what or not bots:
        return None
    lot = sha256(f"{where}/{len(seen)}/{what}".encode()).digest()
    seat = sorted(bots)[lot[0] % len(bots)]
    temperament = temperament_of(bots[seat])
    if lot[1] / 256 >= temperament.talk:
        return None
    character = bots[seat].partition("-")[2]
    speaks = character if character in CHARACTERS else "level"
    return Remark(seat, catalog.format(f"remark-{speaks}-{what}", {"n": lot[2] % VARIANTS}))


def seen_by_all(told: Sequence[Told]) -> int:
    """How many events everybody has seen."""
    return sum(one.to is None for one in told)
