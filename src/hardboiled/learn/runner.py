"""A lesson under way: what the coach says now, and what becomes of a try."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import field

from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.errors import IllegalAction
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.option_faces import OnTable
from hardboiled.kernel.scene import Scene, Target, Wire
from hardboiled.learn.lesson import Lesson, Step
from hardboiled.learn.position import arranged, fits, go_on, ratings


class Verdict(Wire):
    """What the coach makes of a try."""

    right: bool
    say: str = ""


class Coach(Wire):
    """What stands beside the board."""

    lesson: str
    title: str
    number: int
    """Of the step, from 1."""
    of: int
    say: str
    points: list[Target] = field(default_factory=list)
    """What the words point at."""
    keys: list[str] = field(default_factory=list)
    """Options the words point at, by key."""
    verdict: Verdict | None = None
    clauses: list[str] = field(default_factory=list)
    done: bool = False


Ending = Literal["right", "wrong", "more"]


class Attempt:
    """One learner in one lesson. The choices made so far lead to the same place again."""

    def __init__(self, lesson: Lesson, choices: Iterable[int] = ()) -> None:
        self.lesson = lesson
        self._begin()
        for choice in choices:
            self._play(choice)

    def _begin(self) -> None:
        self.match = arranged(self.lesson)
        self.number = 0
        self.kept: list[int] = []
        """The choices that stand, as indices of options."""
        self._since, self._told = 0, 0
        self._enter()

    @property
    def done(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def ask(self) -> Ask[Action]:
        asked = self.match.asked(self.lesson.seat)
        assert asked is not None
        return asked

    def _enter(self) -> None:
        """On to the next question to the learner."""
        if self.done:
            return
        self._since, self._told = len(self.kept), len(self.match.told)
        go_on(self.match, self.lesson.seat, self.step.ask, [dict(one) for one in self.step.replies])
        self.match.play.forced.extend(self.step.chance)

    # Trying.

    def offer(self, index: int) -> Verdict:
        """Try an option: a right one is played, a wrong one answered, and the table stands as before."""
        if self.done:
            return Verdict(right=True, say=self.lesson.end)
        if not 0 <= index < len(self.ask.options):
            raise IllegalAction(f"There is no option {index}; there are {len(self.ask.options)}.")
        step, action = self.step, self.ask.options[index]
        if not self._may(action):
            return Verdict(right=False, say=self._answer(action))
        before, began, number = list(self.kept), self._since, self.number
        if self._play(index) == "wrong":
            again = before[:began]
            self._begin()
            for choice in again:
                self._play(choice)
            return Verdict(right=False, say=self._answer(action))
        return Verdict(right=True, say=step.good if self.number > number else "")

    def _play(self, index: int) -> Ending:
        """Play a choice that is no wrong one, and see whether the step is done."""
        step = self.step
        self.match.choose(self.ask.options[index], self.lesson.seat)
        self.kept.append(index)
        if step.until is None or self._happened(step):
            self.match.play.forced.clear()
            self.number += 1
            self._enter()
            return "right"
        if len(self.kept) - self._since >= step.within or self.match.over:
            return "wrong"
        go_on(self.match, self.lesson.seat, "", [])
        stuck = self.match.over or not any(self._may(option) for option in self.ask.options)
        return "wrong" if stuck else "more"

    def _may(self, action: Action) -> bool:
        step = self.step
        if any(fits(action, answer.when) for answer in step.wrong):
            return False
        if step.choose:
            return any(fits(action, pattern) for pattern in step.choose)
        if step.sensible:
            rated = ratings(self.match, self.ask)
            index = list(self.ask.options).index(action)
            return sum(other > rated[index] for other in rated) < step.sensible
        return True

    def _happened(self, step: Step) -> bool:
        seat = SeatId(self.lesson.seat)
        news = [told.event for told in self.match.told[self._told :] if told.heard_by(seat)]
        return step.until is not None and any(fits(event, step.until) for event in news)

    def _answer(self, action: Action) -> str:
        fitting = (answer.say for answer in self.step.wrong if fits(action, answer.when))
        return next(fitting, self.step.otherwise)

    # Showing.

    def coach(self, verdict: Verdict | None = None) -> Coach:
        lesson = self.lesson
        if self.done:
            say, points = lesson.end, []
        else:
            say, points = self.step.say, self.step.points
        scene = self.scene()
        return Coach(
            lesson=lesson.id,
            title=lesson.title,
            number=min(self.number + 1, len(lesson.steps)),
            of=len(lesson.steps),
            say=say,
            points=_targets(points, scene, SeatId(lesson.seat)),
            keys=[point.partition(":")[2] for point in points if point.startswith("option:")],
            verdict=verdict,
            clauses=lesson.clauses,
            done=self.done,
        )

    def scene(self, since: int | None = None) -> Scene:
        """The table as the learner sees it, with what happened since so many entries of the log."""
        return self.match.scene(self.lesson.seat, since=since)


def _targets(points: list[str], scene: Scene, seat: SeatId) -> list[Target]:
    """Where a client finds them: a card may be named by its face."""
    table, found = OnTable(scene, seat), list[Target]()
    for point in points:
        sort, _, name = point.partition(":")
        if sort == "card":
            found += [f"card:{ref}" for ref in table.cards(name)]
        elif sort != "option":
            found.append(point)
    return found
