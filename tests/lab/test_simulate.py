"""Games between bots by the thousand."""

from pathlib import Path

import pytest
from joblib.externals.loky import get_reusable_executor

from hardboiled.bots.strengths import UnknownBot
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.options import OptionError
from hardboiled.lab.simulate import play_one, setups, simulate
from hardboiled.lab.tally import share, tally
from kernel import smugglers

GAME = smugglers.GAME.id


@pytest.fixture
def workers_that_know_smugglers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started from now on find the small game; those of earlier tests are let go."""
    monkeypatch.setenv("HARDBOILED_GAMES", "kernel.smugglers")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    get_reusable_executor().shutdown(wait=True)


@pytest.mark.usefixtures("workers_that_know_smugglers")
def test_the_same_seeds_give_the_same_results_whatever_the_number_of_jobs() -> None:
    games = setups(GAME, seats=3, bots=["regular", "random", "rookie"], games=90, seed=5)
    alone, together = simulate(games, jobs=1), simulate(games, jobs=2)
    assert alone.results == together.results
    assert [result.seed for result in alone.results] == list(range(5, 95))


def test_a_game_alone_is_the_same_game_as_among_many() -> None:
    games = setups(GAME, seats=2, games=20)
    assert play_one(games[7]) == simulate(games).results[7]


def test_games_with_other_seeds_are_other_games() -> None:
    results = simulate(setups(GAME, seats=2, games=30)).results
    assert len({(result.winners, result.decisions) for result in results}) > 5


def test_instinct_beats_chance() -> None:
    counted = tally(simulate(setups(GAME, seats=2, bots=["regular", "random"], games=200)).results)
    assert counted.seats["smuggler-1"].low > 0.6


def test_the_tally_counts_every_game_once_and_shared_wins_for_each() -> None:
    results = simulate(setups(GAME, seats=3, games=60)).results
    counted = tally(results)
    assert counted.games == 60
    assert sum(s.count for s in counted.reasons.values()) == 60
    assert sum(s.count for s in counted.seats.values()) == sum(len(result.winners) for result in results)
    assert counted.decisions["p5"] <= counted.decisions["p50"] <= counted.decisions["p95"]
    assert counted.scores.keys() == set(results[0].seat_ids)


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(setups(GAME, seats=2, games=12), progress=heard.append)
    assert heard == list(range(1, 13))


def test_bots_by_seat() -> None:
    (setup,) = setups(GAME, seats=3, bots=["rookie", "smuggler-2=random"])
    assert setup.bots == ("rookie", "random", "rookie")


def test_the_options_reach_the_game() -> None:
    short, long = (simulate(setups(GAME, seats=2, games=40, options={"hand": hand})) for hand in (3, 5))
    assert short.decisions != long.decisions


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"mode": "harbour"}, OptionError, "docks"),
        ({"seats": 9}, OptionError, "2, 3, 4"),
        ({"bots": ["clever"]}, UnknownBot, "regular"),
        ({"bots": ["clever@1s"]}, UnknownBot, "regular"),
        ({"bots": ["regular@1s"]}, UnknownBot, "takes no budget"),
        ({"bots": ["sharp@soon"]}, UnknownBot, "sharp@500"),
        ({"bots": ["sharp@0s"]}, UnknownBot, "sharp@1s"),
        ({"bots": ["random", "random", "random"], "seats": 2}, OptionError, "one a seat"),
        ({"bots": ["mayor=random"]}, OptionError, "smuggler-1"),
        ({"options": {"hand": 9}}, OptionError, "hand"),
        ({"packs": ["no-such-folder"]}, HardboiledError, "no-such-folder"),
    ],
)
def test_what_cannot_be_planned_is_said(wrong: dict, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        setups(GAME, **wrong)


def test_a_bot_is_given_a_budget_with_its_name() -> None:
    few, many = (simulate(setups(GAME, seats=2, games=3, bots=[f"sharp@{budget}"])) for budget in (8, 100))
    assert few.results != many.results
    assert simulate(setups(GAME, seats=2, bots=["sharp@0.002s"])).results


def test_a_broken_game_names_the_setup_that_breaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.lab.simulate.LONGEST_GAME", 3)
    with pytest.raises(RuntimeError) as caught:
        play_one(setups(GAME, seats=2, seed=11)[0])
    assert "seed=11" in caught.value.__notes__[0]


def test_a_share_stays_within_bounds() -> None:
    none, half, all_of_them = share(0, 50), share(25, 50), share(50, 50)
    assert none.low == 0
    assert none.high < 0.1
    assert 0.35 < half.low < 0.5 < half.high < 0.65
    assert all_of_them.high == 1
