"""Learning what the signs of a prospect are worth."""

from math import exp
from random import Random

import pytest

from hardboiled.kernel import OptionError, Prospect
from hardboiled.kernel.prospects import CONSTANT
from hardboiled.lab.fit import Moment, Weighed, as_toml, moments_of, weigh


def moments(count: int, health: float, noise: float, day: float) -> list[Moment]:
    """Games won with the odds these weights give."""
    rng = Random(5)
    found = []
    for number in range(count):
        signs = {name: rng.uniform(0, 2) for name in ("health", "noise", "day")}
        odds = -1 + health * signs["health"] + noise * signs["noise"] + day * signs["day"]
        won = rng.random() < 1 / (1 + exp(-odds))
        hopes = {name: signs[name] for name in ("health", "noise")}
        found.append(Moment(Prospect("us", "hunt", hopes, {"day": signs["day"]}), won, number))
    return found


def test_weights_are_found_again() -> None:
    weighed = weigh(moments(6000, health=2.0, noise=0.0, day=-1.0))
    assert abs(weighed.weights["health"] - 2.0) < 0.25
    assert weighed.weights["noise"] < 0.2
    assert abs(weighed.weights["day"] + 1.0) < 0.25
    assert abs(weighed.weights[CONSTANT] + 1.0) < 0.4
    assert weighed.told_apart > 0.75


def test_what_rookies_lose_is_not_what_a_position_says() -> None:
    """Regulars win three games in four whatever the sign, tables of rookies one in four."""
    rng = Random(3)
    found = []
    for number in range(4000):
        rookies = float(rng.random() < 0.5)
        signs = Prospect("us", "hunt", {"health": rng.uniform(0, 1)})
        found.append(Moment(signs, rng.random() < (0.25 if rookies else 0.75), number, (rookies, 0.0)))
    weights = weigh(found).weights
    assert set(weights) == {CONSTANT, "health"}
    odds = weights[CONSTANT] + weights["health"] / 2
    assert abs(1 / (1 + exp(-odds)) - 0.75) < 0.03


def test_what_was_learned_is_tested_on_games_it_was_not_learned_from() -> None:
    """Pure noise with a sign a game: weights learned from the very games would tell them apart."""
    rng = Random(1)
    noise = [
        Moment(Prospect("us", "hunt", {}, {f"game-{game}": 1.0}), rng.random() < 0.5, game)
        for game in range(300)
        for _ in range(2)
    ]
    assert abs(weigh(noise).told_apart - 0.5) < 0.1


def test_a_won_and_a_lost_game_that_look_alike_count_half() -> None:
    same = Prospect("us", "hunt", {"health": 1.0})
    alike = [Moment(same, number % 2 == 0, number) for number in range(400)]
    assert weigh(alike).told_apart == 0.5


def test_more_of_a_hope_never_counts_against_a_side() -> None:
    weighed = weigh(moments(3000, health=1.0, noise=-2.0, day=0.5))
    assert weighed.weights["noise"] == 0.0


def test_a_played_game_is_noted_with_its_end() -> None:
    noted = moments_of("go-ahead-punk", 2)
    assert noted == moments_of("go-ahead-punk", 2)
    assert len({moment.won for moment in noted}) == 1
    assert {moment.prospect.side for moment in noted} == {"stinger"}


def test_what_is_written_says_where_it_is_from() -> None:
    text = as_toml("kick-ass", 7, {"red-mist, before": Weighed({CONSTANT: 0.5, "calm": 1.25, "open": 0.0}, 300, 0.8)})
    assert text == (
        "# Written by `python -m hardboiled.lab.fit kick-ass`.\n\n"
        '# 300 moments of 7 games, told apart 0.80\n["red-mist, before"]\nconstant = 0.5\ncalm = 1.25\n'
    )


def test_a_part_that_is_learned_anew_leaves_the_other_chapters_alone() -> None:
    then = {name: Weighed({CONSTANT: 0.5, "calm": 1.25}, 300, 0.8) for name in ("b, at first", "c, at first")}
    before = as_toml("kick-ass", 7, then)
    after = as_toml("kick-ass", 9, {"b, at first": Weighed({CONSTANT: 2.0}, 400, 0.7)}, before)
    learned = '# 400 moments of 9 games, told apart 0.70\n["b, at first"]\nconstant = 2.0\n'
    assert after.split("\n\n")[1] + "\n" == learned
    assert after.split("\n\n")[2] == before.split("\n\n")[2]


def test_only_games_with_an_option_as_it_is_wanted() -> None:
    noted = [moment for seed in range(2) for moment in moments_of("kick-ass", seed, {"plot": "red-mist"})]
    assert {moment.prospect.chapter.partition(",")[0] for moment in noted} == {"red-mist"}
    with pytest.raises(OptionError, match="no option plot=blue-mist"):
        moments_of("kick-ass", 1, {"plot": "blue-mist"})


def test_the_first_moment_of_a_game_is_always_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.lab.fit.NOTED", 0.0)
    (first,) = moments_of("go-ahead-punk", 2)
    assert first.prospect.chapter.endswith(", before")
