"""From how far ahead options are told apart best."""

from random import Random

from hardboiled import start
from hardboiled.kernel.seat import Seat
from hardboiled.lab.foresight import DISTANCES, ENTERING, OPTIONS, WORK, WORLDS, Lead, Playout, agreements, leads_at


def leads(noise_at: list[float], count: int = 4000) -> list[Lead]:
    """Options whose true lead is seen under so much noise at each distance."""
    rng = Random(4)
    found = []
    for _ in range(count):
        true = rng.gauss(0, 0.1)
        halves = [(true + rng.gauss(0, noise), true + rng.gauss(0, noise)) for noise in noise_at]
        found.append(Lead(halves, (true + rng.gauss(0, 0.2), true + rng.gauss(0, 0.2))))
    return found


def test_the_noise_of_the_measure_is_told_from_what_is_not_seen() -> None:
    nothing = Playout([0.0] * len(DISTANCES), list(range(len(DISTANCES))), 1.0)
    noise = [0.3] + [0.0] * (len(DISTANCES) - 2) + [0.1]
    found = agreements(leads(noise), [nothing])
    assert [distance.steps for distance in found] == list(DISTANCES)
    assert abs(found[0].agreement - 0.1 / (0.1**2 + 0.3**2) ** 0.5) < 0.1
    assert abs(found[1].agreement - 1.0) < 0.1
    assert abs(found[-1].agreement - 0.5**0.5) < 0.1
    assert found[3].choices == 3


def test_who_looks_less_far_sees_more_worlds_in_the_same_time() -> None:
    noise, far = [0.2] * len(DISTANCES), 30
    near = Playout([0.0] * len(DISTANCES), [0] * (len(DISTANCES) - 1) + [far], 1.0)
    found = agreements(leads(noise), [near])
    assert abs(found[0].agreement - found[-1].agreement) < 0.05
    for distance, choices in ((found[0], 0), (found[-1], far)):
        worlds = WORK / (choices + ENTERING)
        assert abs(distance.for_the_work - 0.1 / (0.1**2 + 0.2**2 * WORLDS / 2 / worlds) ** 0.5) < 0.1
    assert found[0].for_the_work > found[-1].for_the_work + 0.2


def test_options_run_through_the_same_worlds_to_the_end() -> None:
    match = start("smugglers", "docks", ["a", "b"], 3)
    while len(match.asks[0].options) < 2:
        match.choose(match.asks[0].options[0])
    seat = Seat(match, match.asks[0].seats[0])
    found, favourites = leads_at(seat, Random(1))
    assert len(found) == min(OPTIONS, len(seat.ask.options)) - 1
    assert len(favourites) == WORLDS
    for playout in favourites:
        assert playout.seen[-1] == playout.won
        assert playout.choices == sorted(playout.choices)
    assert leads_at(seat, Random(1)) == (found, favourites)
