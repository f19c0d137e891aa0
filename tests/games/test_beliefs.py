"""What seats of the shipped games believe: the same in all worlds they cannot tell apart, and better than nothing."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from hardboiled.bots import make_bot
from hardboiled.kernel.comparing import asked_of, world_of
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat

GUESSING = [("go-ahead-punk", "one-vs-all", 2), ("police-precinct", "dirty-cop", 4)]


def seats_that_wonder(match: AnyMatch) -> list[SeatId]:
    suspicions = match.game.suspicions
    assert suspicions is not None
    return [seat for seat in match.seats if len(list(suspicions.cases(match.view(seat)))) > 1]


def thoughts(match: AnyMatch, seat: SeatId) -> tuple[list[object], list[bytes]]:
    believed = Seat(match, seat).beliefs()
    return (
        [believed.odds(subject) for subject in believed.subjects],
        [world_of(believed.guess(Random(seed)).enter().state) for seed in range(3)],
    )


def heard(match: AnyMatch, seat: SeatId) -> list[object]:
    return [told.event for told in match.told if told.heard_by(seat)]


@pytest.mark.parametrize(("game", "mode", "seats"), GUESSING)
def test_a_choice_that_others_cannot_see_changes_nothing_for_them(game: str, mode: str, seats: int) -> None:
    """Wherever two choices look the same to a seat, it believes the same after both."""
    compared = 0
    for seed in range(3):
        match, rng = start(game, mode, ["P"] * seats, seed=seed), Random(seed)
        bot = make_bot("rookie", seed)
        while match.asks and compared < 8 * (seed + 1):
            seat = match.asks[0].seats[0]
            action = bot.choose(Seat(match, seat))
            others = [option for option in match.asks[0].options if option != action]
            if others and rng.random() < 0.3:
                for viewer in match.seats:
                    Seat(match, viewer).beliefs()
                twin, other = match.clone(), rng.choice(others)
                truth = match.clone()
                for one, choice in ((truth, action), (twin, other)):
                    one.play.quiet = False
                    one.choose(choice, seat)
                for viewer in match.seats:
                    same = viewer != seat and truth.view(viewer) == twin.view(viewer)
                    alike = heard(truth, viewer) == heard(twin, viewer) and truth.simultaneous == twin.simultaneous
                    if same and alike and asked_of(truth, viewer) == asked_of(twin, viewer):
                        assert thoughts(truth, viewer)[0] == thoughts(twin, viewer)[0], (action, other)
                        compared += 1
            match.choose(action, seat)
    assert compared >= 10


def test_beliefs_do_not_rest_on_who_is_dirty_in_truth() -> None:
    """The same loyalty cards dealt to others, and everybody does the same as long as one seat sees the same."""
    compared = 0
    for seed in range(8):
        match, rng = start("police-precinct", "dirty-cop", ["P"] * 4, seed=seed), Random(seed)
        viewer, suspicions = match.seats[0], match.game.suspicions
        assert suspicions is not None
        assert suspicions.suppose is not None
        truth, state = suspicions.case(match.state), match.game.codec.decode(match.beginning.state)
        others = [case for case in suspicions.cases(match.view(viewer)) if case != truth]
        if not others:
            continue
        suspicions.suppose(state, viewer, match.content, rng, rng.choice(others))
        twin: AnyMatch = Match(match.game, match.header, match.content, state)
        while match.asks and len(match.log) < 60:
            ask = match.asks[0]
            theirs = twin.asked(ask.seats[0])
            if match.view(viewer) != twin.view(viewer) or theirs is None:
                break
            if rng.random() < 0.25:
                assert thoughts(match, viewer) == thoughts(twin, viewer)
                compared += 1
            both = [option for option in ask.options if option in theirs.options]
            if not both:
                break
            action = rng.choice(both)
            match.choose(action, ask.seats[0])
            twin.choose(action, ask.seats[0])
    assert compared >= 10


@pytest.mark.parametrize(("game", "mode", "seats"), GUESSING)
def test_guesses_fit_the_view_and_the_case(game: str, mode: str, seats: int) -> None:
    match, bot, rng, looked = start(game, mode, ["P"] * seats, seed=7), make_bot("regular", 1), Random(4), 0
    suspicions = match.game.suspicions
    assert suspicions is not None
    while match.asks and looked < 25:
        seat = match.asks[0].seats[0]
        if seat in seats_that_wonder(match) and rng.random() < 0.5:
            looked += 1
            believed = Seat(match, seat).beliefs()
            world = believed.guess(rng).enter()
            assert world.view(seat) == match.view(seat)
            assert all(value in believed.odds(subject) for subject, value in suspicions.case(world.state).items())
            assert all(sum(believed.odds(subject).values()) == pytest.approx(1) for subject in believed.subjects)
        match.choose(bot.choose(Seat(match, seat)), seat)
    assert looked > 10


@pytest.mark.parametrize(("game", "mode", "seats"), GUESSING)
def test_beliefs_know_more_than_the_rules_alone(game: str, mode: str, seats: int) -> None:
    """What happened is less of a surprise to who has watched than to who only counts what is possible."""
    watched = counted = 0.0
    for seed in range(5):
        match, bots = start(game, mode, ["P"] * seats, seed=seed), make_bot("regular", seed)
        suspicions = match.game.suspicions
        assert suspicions is not None
        seat = next(s for s in reversed(match.seats) if match.game.side(match.state, s) in ("cops", "good"))
        while match.asks:
            mover = match.asks[0].seats[0]
            cases = list(suspicions.cases(match.view(seat)))
            if mover == seat and len(cases) > 1 and not match.simultaneous:
                believed = Seat(match, seat).beliefs()
                for subject, value in suspicions.case(match.state).items():
                    possible = [case[subject] for case in cases]
                    if len(set(possible)) > 1:
                        watched -= log(believed.chance(subject, value))
                        counted -= log(possible.count(value) / len(possible))
            match.choose(bots.choose(Seat(match, mover)), mover)
    assert watched < 0.8 * counted
