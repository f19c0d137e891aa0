"""The words cards are written in: effects, and what Events ask for. Each has one flow in rules/."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, TypeAlias

from hardboiled.kernel import ContentError, Effect, SpaceId

Amount: TypeAlias = int | str
"""A printed number, or one that grows with the players: `"X"`, `"2X"`, `"X+1"` (KA-1.5)."""
Stat = Literal["happiness", "strength", "social", "life", "dollars"]

_AMOUNT = re.compile(r"(\d*)X(?:([+-]\d+))?")


@lru_cache(maxsize=256)
def _scaled(text: str, players: int) -> int:
    found = _AMOUNT.fullmatch(text.replace(" ", ""))
    if found is None:
        raise ContentError("", "", f"{text!r} is not a number like 3, 'X', '2X' or 'X+1'")
    return int(found[1] or 1) * players + int(found[2] or 0)


def amount(value: Amount, players: int) -> int:
    """KA-1.5: a number that may depend on how many play."""
    return value if isinstance(value, int) else _scaled(value, players)


# The effect vocabulary.


class Gain(Effect, frozen=True, kw_only=True):
    """The Hero gains (or, below 0, loses) on a track or in Dollars."""

    stat: Stat
    by: int = 1


class Each(Effect, frozen=True, kw_only=True):
    """Every Hero gains or loses; with `at` only those in that District ("here": the Hero's own)."""

    stat: Stat
    by: int = 1
    at: str = ""


class Spawn(Effect, frozen=True, kw_only=True):
    at: str
    count: Amount = 1
    supers: bool = False


class Incoming(Effect, frozen=True, kw_only=True):
    by: int = 1


class Protect(Effect, frozen=True, kw_only=True):
    """Up to so many Protection tokens, anywhere, or only in the Hero's District ("here")."""

    count: int = 1
    where: Literal["anywhere", "here"] = "anywhere"


class Kill(Effect, frozen=True, kw_only=True):
    """The Kill icon: ordinary Minions."""

    count: int = 1
    where: Literal["anywhere", "here", "adjacent"] = "anywhere"


class CleanUp(Effect, frozen=True, kw_only=True):
    """The Clean Up icon."""

    where: Literal["anywhere", "here"] = "anywhere"


class TimerOff(Effect, frozen=True, kw_only=True):
    at: str
    until: Literal["sleep", "next-round", "game"]


class FreeItem(Effect, frozen=True, kw_only=True):
    """The top Item of the deck."""


class TakeCard(Effect, frozen=True, kw_only=True):
    """One card of the Activation display."""


class TakeBack(Effect, frozen=True, kw_only=True):
    """One of the Hero's own used cards, back to hand."""


class Ready(Effect, frozen=True, kw_only=True):
    """Unexhaust so many Items of the Hero."""

    count: int = 1


class Shopping(Effect, frozen=True, kw_only=True):
    """Buy from the Shop offer from anywhere, this much cheaper in total."""

    discount: int = 0


class DocksToken(Effect, frozen=True, kw_only=True):
    """The Docks token on its first space."""


class Delay(Effect, frozen=True, kw_only=True):
    """One Event goes back one space, if that space is free."""


class LoseOffer(Effect, frozen=True, kw_only=True):
    """The leftmost Item of the Shop offer is discarded."""


class ShowHardship(Effect, frozen=True, kw_only=True):
    """One Hero turns up the right Hardship until the next Sleep Phase."""


class LoseProtection(Effect, frozen=True, kw_only=True):
    """One Protection token leaves the board."""


class Advance(Effect, frozen=True, kw_only=True):
    """A Mini-Boss goes one District towards City Hall."""

    foe: str


AnyEffect = (
    Gain
    | Each
    | Spawn
    | Incoming
    | Protect
    | Kill
    | CleanUp
    | TimerOff
    | FreeItem
    | TakeCard
    | TakeBack
    | Ready
    | Shopping
    | DocksToken
    | Delay
    | LoseOffer
    | ShowHardship
    | LoseProtection
    | Advance
)

# What an Event asks for.


class Work(Effect, frozen=True, kw_only=True):
    """Interest tokens in a District: a Timer action there takes one off (and may cost Dollars)."""

    at: SpaceId
    count: Amount = 1
    cost: int = 0
    open_only: bool = False
    """Not while the District is Taken."""


class Deliver(Effect, frozen=True, kw_only=True):
    """Interest tokens to pick up in one District and to bring to another, by Timer actions."""

    at: SpaceId
    to: SpaceId
    count: Amount = 1


class Slay(Effect, frozen=True, kw_only=True):
    """So many Minions (or Super Minions) die in a District."""

    at: SpaceId
    count: Amount = 1
    supers: bool = False


class Defeat(Effect, frozen=True, kw_only=True):
    """A Mini-Boss placed there dies; `heroes` in one Fight are needed to hurt it; each Dollar paid
    in its District takes 1 off its Power where `bribable`."""

    foe: str
    at: SpaceId
    heroes: int = 1
    bribable: bool = False


class Hold(Effect, frozen=True, kw_only=True):
    """No Enemy is in the District when the Sleep Phase looks at the Events."""

    at: SpaceId


class Fame(Effect, frozen=True, kw_only=True):
    """Heroes gain so much Social Media."""

    count: Amount = 1


class Crew(Effect, frozen=True, kw_only=True):
    """Don Genovese's tokens: colour and District of each."""

    tokens: tuple[tuple[str, SpaceId], ...]


Task = Work | Deliver | Slay | Defeat | Hold | Fame | Crew
