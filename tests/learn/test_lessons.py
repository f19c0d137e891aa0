"""Every lesson of every game, played by its own solution; and what becomes of wrong tries."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hardboiled.kernel.content import ContentError
from hardboiled.kernel.errors import IllegalAction
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import find_clause, games_with_rules
from hardboiled.learn import Attempt, Lesson, course, find_lesson
from hardboiled.learn.lesson import UnknownLesson
from hardboiled.learn.position import arranged, fits, put

GAMES = sorted(games_with_rules())
LESSONS = [pytest.param(lesson, id=f"{game}-{lesson.id}") for game in GAMES for lesson in course(find_game(game))]
JARGON = re.compile(r"\b(seats?|asks?|worlds?|ruling|rulebook|options?|player \d)\b", re.IGNORECASE)
SIDES = {
    "hard-city": {"officers-1", "doctor-zero"},
    "go-ahead-punk": {"stinger", "cop-1"},
    "kick-ass": {"hero-1"},
    "police-precinct": {"officer-1"},
}


def solve(attempt: Attempt) -> list[int]:
    """The lesson by its own solution: the options chosen."""
    chosen: list[int] = []
    while not attempt.done:
        step, number = attempt.step, attempt.number
        moves = [dict(move) for move in step.solution or step.choose[:1]]
        while attempt.number == number and not attempt.done:
            options = list(attempt.ask.options)
            if moves:
                index = next(i for i, option in enumerate(options) if fits(option, moves[0]))
                moves.pop(0)
            else:
                assert step.sensible, f"the solution of step {number + 1} does not do it"
                index = next(i for i, option in enumerate(options) if attempt._may(option))
            verdict = attempt.offer(index)
            assert verdict.right, f"step {number + 1}: {verdict.say}"
            chosen.append(index)
        assert not moves, f"step {number + 1} is done before its solution is"
    return chosen


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_solved_by_its_own_solution(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    chosen = solve(attempt)
    assert attempt.coach().done
    assert attempt.coach().say == lesson.end
    assert chosen == attempt.kept
    again = Attempt(lesson, chosen)
    assert again.done
    assert again.match.game.codec.encode(again.match.state) == attempt.match.game.codec.encode(attempt.match.state)


@pytest.mark.parametrize("lesson", LESSONS)
def test_wrong_tries_are_answered_and_change_nothing(lesson: Lesson) -> None:
    attempt, answered = Attempt(lesson), 0
    for choice in solve(Attempt(lesson)):
        before = attempt.match.game.codec.encode(attempt.match.state), list(attempt.kept)
        for index, option in enumerate(list(attempt.ask.options)):
            if attempt._may(option):
                continue
            verdict = attempt.offer(index)
            assert not verdict.right
            assert len(verdict.say) > 10, f"{option!r} is refused without a reason"
            assert (attempt.match.game.codec.encode(attempt.match.state), attempt.kept) == before
            answered += 1
        attempt.offer(choice)
    assert answered, "nothing can be done wrong in this lesson"


@pytest.mark.parametrize("lesson", LESSONS)
def test_steps_that_take_several_choices_begin_again_when_they_fail(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    while not attempt.done:
        step, began = attempt.step, list(attempt.kept)
        if step.until is not None and step.within > 1:
            for _ in range(step.within):
                rated = [i for i, option in enumerate(attempt.ask.options) if attempt._may(option)]
                number, verdict = attempt.number, attempt.offer(rated[-1])
                if not verdict.right or attempt.number > number or attempt.done:
                    break
            assert attempt.number > number or (attempt.kept == began and not verdict.right)
            attempt = Attempt(lesson, began)
        moves = [dict(move) for move in step.solution or step.choose[:1]]
        number = attempt.number
        while attempt.number == number and not attempt.done:
            fitting = [
                i for i, o in enumerate(attempt.ask.options) if (fits(o, moves[0]) if moves else attempt._may(o))
            ]
            attempt.offer(fitting[0])
            moves = moves[1:]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_coach_speaks_plainly_and_points_at_what_is_there(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    texts = [lesson.title, lesson.about, lesson.end]
    for choice in (None, *solve(Attempt(lesson))):
        if choice is not None:
            attempt.offer(choice)
        if attempt.done:
            break
        coach, scene, stage = attempt.coach(), attempt.scene(), attempt.match.stage()
        there = {f"space:{space.id}" for board in stage.boards for space in board.spaces}
        there |= {f"piece:{piece.id}" for piece in scene.pieces}
        there |= {f"panel:{panel.seat}" for panel in scene.panels}
        zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
        there |= {f"card:{card.id}" for zone in zones for card in zone.cards}
        begun = attempt._since == len(attempt.kept)
        if begun:
            assert [point for point in coach.points if point not in there] == []
            offered = {option.tag for option in attempt.ask.options}
            assert [key for key in coach.keys if key not in offered] == []
            wanted = sum(point.partition(":")[0] != "option" for point in attempt.step.points)
            assert len(coach.points) >= wanted, "it points at a card that is not on the table"
        step = attempt.step
        texts += [step.say, step.good, step.otherwise, *(answer.say for answer in step.wrong)]
    assert [text for text in texts if JARGON.search(text)] == []
    assert [text for text in texts if len(text) > 320] == []
    assert lesson.clauses
    assert all(find_clause(clause) for clause in lesson.clauses)


@pytest.mark.parametrize("game_id", GAMES)
def test_each_side_that_plays_differently_has_its_lessons(game_id: str) -> None:
    lessons = course(find_game(game_id))
    assert 6 <= len(lessons) <= 10
    assert {lesson.seat for lesson in lessons} == SIDES[game_id]
    assert len({lesson.id for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_position_keeps_its_secrets(lesson: Lesson) -> None:
    """What the learner sees is made from the view, and an imagined world looks the same."""
    match = arranged(lesson)
    for seat in (lesson.seat, SPECTATOR):
        world = match.imagine(seat, Random(1))
        assert world.view(seat) == match.view(seat)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(UnknownLesson, match="has no lesson 'juggling'; it has"):
        find_lesson(find_game("kick-ass"), "juggling")


def test_an_option_that_is_not_there() -> None:
    attempt = Attempt(find_lesson(find_game("hard-city"), "shoot"))
    with pytest.raises(IllegalAction):
        attempt.offer(999)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "01-broken.toml").write_text('title = "x"\n')
    with pytest.raises(ContentError, match=r"01-broken\.toml"):
        course(replace(find_game("kick-ass"), home=tmp_path))


def test_a_path_that_leads_nowhere_is_an_error() -> None:
    match = arranged(find_lesson(find_game("hard-city"), "shoot"))
    with pytest.raises(LookupError, match="no 'hpp'"):
        put(match.state, "officers.jenny.hpp", 3)
    put(match.state, "officers.jenny.hp", 3)
    assert next(officer for officer in match.state.officers if officer.id == "jenny").hp == 3
