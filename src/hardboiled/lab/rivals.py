"""Bots that meet only in the lab: those of a table, two that know more than they may, and any other by its module.

`clairvoyant` is the yardstick of what there is to know: the same search as `sharp`, but in the world as it truly is
(the dice to come stay unknown). `insider` is the yardstick of suspicion: it knows what there are beliefs about (who is
dirty, where Stinger is) and nothing else that is hidden, such as what lies in the piles. `package.module:Bot` is a
class called with a seed, and with `iterations` or `seconds` where the name has a budget. No table has any of them.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, ClassVar, Unpack

from hardboiled.bots import Advice, Advisor, make_bot
from hardboiled.bots.search import SearchBot
from hardboiled.bots.strengths import Budget, UnknownBot, parse_budget
from hardboiled.kernel.actions import Action
from hardboiled.kernel.beliefs import Beliefs, Guess
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat

SHORT = {
    "sharp-before": "bench.old_search:SharpBefore",
    "sharp-as-it-was": "bench.old_minds:SharpAsItWas",
    "regular-as-it-was": "bench.old_minds:RegularAsItWas",
}
"""Names for those that are met often."""


class TrueSeat(Seat):
    """A seat that sees through the cards: every world it imagines is the true one."""

    __slots__ = ()

    def imagine(self, rng: Random) -> AnyMatch:
        return self._match.rerolled(rng.getrandbits(64))

    def beliefs(self) -> Beliefs:
        return Certainty(self._match, self.id, {})


class Certainty(Beliefs):
    """What one believes who knows."""

    def guess(self, rng: Random) -> Guess:
        return Truth(self._match, self._seat, rng.getrandbits(64))


class Truth(Guess):
    """The true world, with other dice to come."""

    __slots__ = ()

    def enter(self) -> AnyMatch:
        return self._match.rerolled(self._seed)


class ToldSeat(Seat):
    """A seat that was told how things are, as far as it wonders about them."""

    __slots__ = ()

    def beliefs(self) -> Beliefs:
        match = self._match
        suspicions = match.game.suspicions
        case = suspicions.case(match.state) if suspicions is not None else {}
        return Beliefs(match, self.id, {tuple(sorted(case.items())): 1.0} if case else {})


class Knowing:
    """Searches as `sharp` does, from a seat that knows more than it may."""

    seat: ClassVar[type[Seat]]

    def __init__(self, seed: int = 0, **budget: Unpack[Budget]) -> None:
        self._search = SearchBot(seed, **budget)

    def choose(self, seat: Seat) -> Action:
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        return self._search.advise(self.seat(seat._match, seat.id))


class Clairvoyant(Knowing):
    """Knows everything but the dice to come."""

    seat = TrueSeat


class Insider(Knowing):
    """Knows what the others only suspect."""

    seat = ToldSeat


KNOWING: dict[str, type[Knowing]] = {"clairvoyant": Clairvoyant, "insider": Insider}


def rival(name: str, seed: int = 0) -> Advisor:
    """A bot by its name: those of `make_bot` and the lab's own."""
    strength, at, budget = name.partition("@")
    strength = SHORT.get(strength, strength)
    if strength not in KNOWING and ":" not in strength:
        return make_bot(name, seed)
    limits = parse_budget(strength, budget) if at else {}
    made: Any = KNOWING.get(strength) or _found(strength)
    bot: Advisor = made(seed, **limits)
    return bot


def _found(name: str) -> Any:
    module, _, member = name.partition(":")
    try:
        return getattr(import_module(module), member)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"There is no bot {name!r} ({error}).") from None
