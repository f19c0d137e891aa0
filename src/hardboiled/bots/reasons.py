"""Why one option rather than another: what differs, by the game's own signs, where the two lines lead.

A game's chance to win is read off named signs (see `prospects`). Where a search explains itself it keeps what each
sign was worth at the end of every world it played on. A sign that comes out better for the best option than for the
next best speaks for it; one that comes out worse is what it costs. Both options are played on in the same worlds, so
they are compared world by world, and only what luck would hardly make of them is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from msgspec import Struct

from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.prospects import Weights
from hardboiled.kernel.text import Catalog

NOTABLE = 0.03
"""What a sign must differ, in log odds, to be worth a word."""
SURE = 2.0
"""And so many times what luck alone would make it differ."""
FEWEST_WORLDS = 4
FULLY_WON = 3.0
"""What an ending counts beside signs."""
EVEN = 4.0
"""What a little of a chance is in log odds where chances are even."""
MOST_GAINS, MOST_COSTS = 2, 1

Tally = Mapping[str, float]
"""What each sign is worth to the seat, in log odds."""


class Turn(Struct, frozen=True):
    """A sign, and which way it turns: up is what the side hopes for that the game reads its signs for."""

    sign: str
    up: bool


class Why(Struct, frozen=True):
    """What speaks for an option beside the next best, and what against it, the weightiest first."""

    gains: tuple[Turn, ...] = ()
    costs: tuple[Turn, ...] = ()


@lru_cache(maxsize=16)
def _weights(home: Path) -> Weights:
    return Weights(home)


OF_ONES_OWN = ("victory", "no-defeat", "unsuspected")
"""Signs that are told from one's own side; all others are read from the side the game reads them for."""


def tally(match: AnyMatch, seat: SeatId, suspicion: float = 0.0) -> Tally:
    """What every sign in this world is worth to the seat, and what it cost in suspicion to come here."""
    found = _read(match, seat)
    return {**found, "unsuspected": -EVEN * suspicion} if suspicion else found


def _read(match: AnyMatch, seat: SeatId) -> Tally:
    if match.outcome is not None:
        return {"victory": FULLY_WON} if seat in match.outcome.winners else {"no-defeat": -FULLY_WON}
    game = match.game
    if game.prospect is None:
        return {}
    signs = game.prospect(match.state, match.content)
    mine = 1.0 if game.side(match.state, seat) == signs.side else -1.0
    return {sign: mine * worth for sign, worth in _weights(game.home).worth(signs).items()}


def reads_for(match: AnyMatch, seat: SeatId) -> bool:
    """Whether the game reads its signs for this seat's side."""
    game = match.game
    return game.prospect is None or game.side(match.state, seat) == game.prospect(match.state, match.content).side


class Tallies:
    """What the signs were worth in each world an option was played on in."""

    def __init__(self) -> None:
        self.worlds: list[Tally] = []

    def add(self, seen: Tally) -> None:
        self.worlds.append(seen)


class Gap(Struct, frozen=True):
    """By how much one option is ahead in a sign."""

    mean: float
    luck: float

    @property
    def told(self) -> bool:
        return abs(self.mean) >= max(NOTABLE, SURE * self.luck)


def gaps(best: Tallies, second: Tallies) -> dict[str, Gap]:
    """World by world: an option that dropped out of the race was played on in the first of them."""
    worlds = list(zip(best.worlds, second.worlds, strict=False))
    if len(worlds) < FEWEST_WORLDS:
        return {}
    signs = dict.fromkeys(sign for pair in worlds for tally in pair for sign in tally)
    return {sign: _gap([one.get(sign, 0.0) - other.get(sign, 0.0) for one, other in worlds]) for sign in signs}


def _gap(ahead: list[float]) -> Gap:
    return Gap(fmean(ahead), stdev(ahead) / sqrt(len(ahead)))


def why(best: Tallies, second: Tallies, reads_for_me: bool) -> Why:
    """What tells the best option from the second."""
    told = {sign: gap.mean for sign, gap in gaps(best, second).items() if gap.told}
    better = sorted([sign for sign, ahead in told.items() if ahead > 0], key=lambda sign: -told[sign])
    worse = sorted([sign for sign, ahead in told.items() if ahead < 0], key=lambda sign: told[sign])

    def turns(found: list[str], most: int, good: bool) -> tuple[Turn, ...]:
        return tuple([Turn(sign, _is_up(sign, good, reads_for_me)) for sign in found[:most]])

    return Why(turns(better, MOST_GAINS, True), turns(worse, MOST_COSTS, False))


def _is_up(sign: str, good: bool, reads_for_me: bool) -> bool:
    return good if reads_for_me or sign in OF_ONES_OWN else not good


def sentence(reason: Why, catalog: Catalog, clearly: bool = False) -> str:
    """In the game's own words; `clearly`: the best option is better than the next, whatever makes it so."""
    gains, costs = (
        _joined([_words(turn, catalog) for turn in turns], catalog) for turns in (reason.gains, reason.costs)
    )
    if not gains:
        return catalog.format("reason-many" if clearly else "reason-little")
    return catalog.format("reason-at-a-cost" if costs else "reason", {"gains": gains, "costs": costs})


def _words(turn: Turn, catalog: Catalog) -> str:
    return catalog.format(f"sign-{turn.sign}", {"way": "up" if turn.up else "down"})


def _joined(words: list[str], catalog: Catalog) -> str:
    if len(words) < 2:
        return "".join(words)
    return catalog.format("and", {"some": ", ".join(words[:-1]), "last": words[-1]})
