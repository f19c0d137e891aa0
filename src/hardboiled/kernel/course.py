"""A step of the rules as it runs: by itself from one question that players must answer to the next."""

from __future__ import annotations

from types import GeneratorType
from typing import Any, Generic, TypeAlias, TypeVar

from hardboiled.kernel.actions import Action, Ask, Flow, Together
from hardboiled.kernel.content import Content
from hardboiled.kernel.errors import GameBug, where
from hardboiled.kernel.game import Game
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.play import Ended, Play
from hardboiled.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)

Asks: TypeAlias = tuple[Ask[Any], ...]
"""The questions open now; () when the game has ended."""


class Course(Generic[S, C]):
    """The flow of one step. What begins or answers gives the asks that are open then, or None where the
    step has run out."""

    __slots__ = ("_answers", "_flow", "_game", "_given", "_play", "_together", "sent")

    def __init__(self, game: Game[S, Any, C], play: Play[S, C]) -> None:
        step = game.steps.get(play.state.step)
        if step is None:
            raise GameBug(f"{game.id} has no step {play.state.step!r}")
        self._game, self._play = game, play
        self._flow: Flow[None] = step(play)
        if type(self._flow) is not GeneratorType:
            raise GameBug(
                f"{game.id}: the step {play.state.step!r} ({where(step)}) is no flow, for it never yields. "
                "Ask with `yield from ask(...)`, or put @at_once before it where it asks nobody."
            )
        self._together: Together | None = None
        self._answers: dict[int, Action] = {}
        self._given = 0
        self.sent: list[Any] = []
        """All that the flow has got for an answer so far, from players or from here."""

    @property
    def simultaneous(self) -> bool:
        return self._together is not None

    @property
    def answered(self) -> int:
        """How many have chosen while others still do at the same time."""
        return self._given if self._together is not None else 0

    def answer(self, ask: Ask[Any], action: Action) -> Asks | None:
        """Of several asks at once, answers are kept until all are in."""
        together = self._together
        if together is None:
            self.sent.append(action)
            return self.run(action)
        self._given += 1
        self._answers[next(i for i, other in enumerate(together.asks) if other is ask)] = action
        if asks := self._open(together):
            return asks
        self.sent.append(answers := self._in_order(together))
        return self.run(answers)

    def run(self, answer: Any = None) -> Asks | None:
        """Let the flow run from its beginning, or on with an answer, to a question a player must answer or its end."""
        send = self._flow.send
        try:
            while True:
                pending = send(answer)
                if isinstance(pending, Ask):
                    if pending.always or len(pending.options) > 1:
                        self._together = None
                        return (pending,)
                    answer = self._only_answer(pending)
                else:
                    if asks := self._put(pending):
                        return asks
                    answer = self._in_order(pending)
                self.sent.append(answer)
        except StopIteration:
            return None
        except Ended:
            self._together = None
            return ()

    def follow(self, other: Course[S, C], since: int, asks: Asks) -> Asks:
        """In a copy of the match, go where another course of this step stands: the flow gets what the other's has got
        since then and offers what is offered there, so that nothing is listed and checked again."""
        send = self._flow.send
        self.sent = other.sent[since:]
        try:
            pending = send(None)
            while since and isinstance(pending, Ask) and not pending.rests:
                pending = send(self._only_answer(pending))
            for answer in self.sent:
                pending = send(answer)
        except Ended:
            return ()
        if isinstance(pending, Ask):
            pending.offer_as(asks[0])
            return (pending,)
        together = other._together
        assert together is not None
        for mine, theirs in zip(pending.asks, together.asks, strict=True):
            mine.offer_as(theirs)
        self._together, self._answers, self._given = pending, other._answers.copy(), other._given
        return self._open(pending)

    def _only_answer(self, ask: Ask[Any]) -> Action:
        """Answered for those who are asked."""
        if not ask.options:
            raise GameBug(f"{self._game.id}: {ask!r} has no options")
        answer: Action = ask.options[0]
        return answer

    # Several asks at once.

    def _put(self, together: Together) -> Asks:
        """Open them all, except those with one answer."""
        self._together = together
        self._given = 0
        self._answers = {
            number: self._only_answer(ask)
            for number, ask in enumerate(together.asks)
            if len(ask.options) < 2 and not (ask.always and ask.options)
        }
        return self._open(together)

    def _open(self, together: Together) -> Asks:
        return tuple([ask for number, ask in enumerate(together.asks) if number not in self._answers])

    def _in_order(self, together: Together) -> list[Action]:
        return [self._answers[number] for number in range(len(together.asks))]

    def forget(self, asks: Asks, seat: SeatId) -> Asks:
        """In a world this seat imagines: the options of others are listed anew, and what they have
        answered at the same time is open again."""
        together = self._together
        for ask in asks if together is None else together.asks:
            if seat not in ask.seats:
                ask.relist()
        if together is None:
            return asks
        self._answers = {i: answer for i, answer in self._answers.items() if seat in together.asks[i].seats}
        return self._open(together)
