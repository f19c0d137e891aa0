"""What a player who is a program gets: its view, its ask, and worlds to search in. Nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from hardboiled.kernel import present
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.beliefs import Beliefs, Memory
from hardboiled.kernel.errors import NotYourTurn
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.suspicions import Case, Suspected, Thought
from hardboiled.kernel.text import Catalog


class Seat:
    """One seat of a match, behind the same wall as a human player's."""

    __slots__ = ("_match", "id")

    def __init__(self, match: AnyMatch, seat: str) -> None:
        self._match = match
        self.id = SeatId(seat)

    @property
    def view(self) -> Any:
        return self._match.view(self.id)

    @property
    def ask(self) -> Ask[Any]:
        """The question this seat may answer now."""
        ask = self._match.asked(self.id)
        if ask is None:
            raise NotYourTurn(f"{self.id} is not asked anything now.")
        return ask

    @property
    def chosen(self) -> int:
        """How many choices this seat has made."""
        return sum(entry.seat == self.id for entry in self._match.log)

    def imagine(self, rng: Random) -> AnyMatch:
        """A match this seat could be in, to play forward in; different every time."""
        return self._match.imagine(self.id, rng)

    def beliefs(self) -> Beliefs:
        """What this seat can make of what it has seen: how likely things are, and worlds drawn by that."""
        match = self._match
        suspicions = match.game.suspicions
        if suspicions is None or not suspicions.case(match.state):
            return Beliefs(match, self.id, {})
        memory = match.memories.get(self.id)
        if not isinstance(memory, Memory) or not memory.follows(match):
            memory = Memory(match, self.id)
        match.memories[self.id] = memory = memory.of(match)
        return memory.beliefs(match)

    def instinct(self) -> Sequence[float]:
        """How good each option of the ask looks to the game's own heuristics."""
        match = self._match
        return match.game.instinct(self.view, self.ask, match.content)

    def at_first_sight(self) -> Sequence[float]:
        """How good each option looks to a player who does not stop to think, but knows when to think of the odds."""
        suspicions = self._match.game.suspicions
        weighed = suspicions is not None and suspicions.weighed is not None and suspicions.weighed(self.ask)
        return self.considered(self.beliefs()) if weighed and self._match.keeps else self.instinct()

    def considered(self, beliefs: Beliefs) -> Sequence[float]:
        """How good each option looks with what the seat believes in mind."""
        suspicions = self._match.game.suspicions
        if suspicions is None or suspicions.minded is None or not beliefs.subjects:
            return self.instinct()
        view, ask, content = self.view, self.ask, self._match.content
        sought = suspicions.expected(view, content, ask.options[0], self._watchers) if self._match.keeps else None
        return suspicions.minded(view, ask, content, self.instinct, sought or beliefs.odds)

    def thoughts(self, options: Sequence[Action]) -> list[Thought | None]:
        """What those who look for this seat go by after each of these options; None where nobody does."""
        match, suspicions = self._match, self._match.game.suspicions
        if suspicions is None or not match.keeps:
            return [None] * len(options)
        looks = [suspicions.seen(option) for option in options]
        found: dict[str, Thought | None] = {}
        for look, option in zip(looks, options, strict=True):
            if look not in found:
                odds = suspicions.expected(self.view, match.content, option, self._watchers)
                found[look] = None if odds is None else Thought(suspicions, self.id, odds)
        return [found[look] for look in looks]

    def _watchers(self, subject: str) -> Mapping[str, float]:
        """The odds by those who only watch."""
        return Seat(self._match, SPECTATOR).beliefs().odds(subject)

    def given_away(self, options: Sequence[Action]) -> list[float]:
        """How much likelier each option makes what this seat hides to those who only watch; less than nothing where it
        looks innocent, nothing at all where there is nothing to hide."""
        match, suspicions = self._match, self._match.game.suspicions
        hidden = suspicions.hides(self.view) if suspicions is not None and match.keeps else {}
        if suspicions is None or not hidden:
            return [0.0] * len(options)
        watching = Seat(match, SPECTATOR)
        now = _believed(watching.beliefs(), hidden)
        memory = match.memories[SPECTATOR]
        return [_believed(memory.foreseen(match, self.id, option), hidden) - now for option in options]

    def suspected(self, locale: str = "en") -> tuple[Suspected, ...]:
        """Whom or what this seat has in mind, and how likely; empty where there is nothing to wonder about."""
        suspicions = self._match.game.suspicions
        if suspicions is None:
            return ()
        return tuple(suspicions.told(self.view, self.catalog(locale), self.beliefs().odds))

    def catalog(self, locale: str = "en") -> Catalog:
        return self._match.game.catalog(locale)

    def label(self, action: Action, locale: str = "en") -> str:
        """How an option of this seat reads."""
        return self._match.option(self.id, action, locale).label

    def heard(self, since: int, locale: str = "en") -> list[str]:
        """The log lines this seat heard since so many choices."""
        return [line.text for line in present.heard(self._match, self.id, self._match.game.catalog(locale), since)]


def _believed(beliefs: Beliefs, case: Case) -> float:
    """How likely what the case says is, subject by subject."""
    return sum(beliefs.chance(subject, value) for subject, value in case.items())


class Bot(Protocol):
    """A player who is a program."""

    def choose(self, seat: Seat) -> Action:
        """One of `seat.ask.options`."""
        ...
