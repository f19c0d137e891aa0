"""PP-8.7, PP-9.5, PP-25.6: the dice of an attempt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hardboiled.games.police_precinct.rules import C, P, Seen
from hardboiled.games.police_precinct.rules.attempts import is_success, pool
from hardboiled.games.police_precinct.rules.events import Rerolled, Rolled
from hardboiled.games.police_precinct.rules.state import Attempt, Officer
from hardboiled.games.police_precinct.rules.supplies import power
from hardboiled.kernel import Action, Flow, Pool, ask


class Reroll(Action, frozen=True):
    """PP-25.6: one die once; the new result stands."""

    rule: ClassVar[str] = "PP-25.6"
    manner = "use"
    face: int

    def dice(self, table: Seen, content: C) -> Sequence[Pool]:
        assert table.attempt is not None
        return [Pool(1, pool(table, content, table.attempt).need)]


class KeepDice(Action, frozen=True):
    """PP-25.6: the dice stay as they lie."""

    rule: ClassVar[str] = "PP-25.6"
    manner = "pass"


def roll(play: P, officer: Officer, attempt: Attempt, second_chance: str) -> Flow[int]:
    """The dice of the attempt, one of them again with this power: how many succeed."""
    due = pool(play.state, play.content, attempt)
    faces = attempt.faces = play.throw(due)
    play.say(Rolled(officer.seat, officer.character, tuple(faces), attempt.target, due.need, attempt.kind, due.parts))
    if power(officer, play.content, second_chance):
        yield from reroll(play, officer, attempt)
    return sum([is_success(face, due.need) for face in faces])


def reroll(play: P, officer: Officer, attempt: Attempt) -> Flow[None]:
    """PP-25.6: after the roll, before the result, one die once; the new result stands."""
    faces = attempt.faces
    options: list[Action] = [*(Reroll(face) for face in sorted(set(faces))), KeepDice()]
    choice = yield from ask(officer.seat, options, "reroll", {"faces": " ".join(str(face) for face in sorted(faces))})
    if isinstance(choice, Reroll):
        (due,) = choice.dice(play.state, play.content)
        (faces[faces.index(choice.face)],) = play.throw(due)
        told = (choice.face, tuple(faces), attempt.target, due.need, attempt.kind)
        play.say(Rerolled(officer.seat, officer.character, *told))
