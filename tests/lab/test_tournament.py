"""Tournaments: who meets whom, and what it comes to."""

import pytest

from hardboiled.kernel.options import OptionError
from hardboiled.lab.ratings import fit, rate
from hardboiled.lab.simulate import Result
from hardboiled.lab.tournament import judge, schedule, score_over_seeds, tournament
from kernel import smugglers


def test_every_pair_meets_with_each_seed_both_ways_round():
    meetings = schedule("smugglers", ["regular", "random", "rookie"], seats=2, games=10)
    assert len(meetings) == 3 * 10
    lots = {}
    for meeting in meetings:
        lots.setdefault(meeting.setup.seed, []).append(meeting.setup.bots)
    assert len(lots) == 5
    for bots in lots.values():
        assert ("regular", "random") in bots
        assert ("random", "regular") in bots


def test_seats_of_one_side_get_one_bot(monkeypatch):
    teams = {"smuggler-1": "odd", "smuggler-2": "even", "smuggler-3": "odd", "smuggler-4": "even"}
    monkeypatch.setitem(smugglers.GAME.__dict__, "side", lambda state, seat: teams[seat])
    meeting, swapped = schedule("smugglers", ["regular", "random"], seats=4, games=2)
    assert meeting.setup.bots == ("regular", "random", "regular", "random")
    assert swapped.setup.bots == ("random", "regular", "random", "regular")


def test_where_all_are_on_one_side_each_bot_plays_the_whole_table(monkeypatch):
    monkeypatch.setitem(smugglers.GAME.__dict__, "side", lambda state, seat: "all")
    result = tournament("smugglers", ["regular", "random"], seats=3, games=8)
    assert result.together
    assert result.games == 16
    assert [standing.games for standing in result.standings] == [8, 8]
    assert all(standing.rating is None for standing in result.standings)


def test_instinct_beats_chance_in_the_small_game():
    result = tournament("smugglers", ["random", "regular"], seats=2, games=120)
    assert [standing.bot for standing in result.standings] == ["regular", "random"]
    best, worst = result.standings
    assert best.rating.low > worst.rating.high
    (pairing,) = result.pairings
    assert (pairing.first, pairing.games) == ("random", 120)
    assert pairing.wins.high < 0.5
    assert not pairing.proven
    assert set(pairing.by_side) == {"smuggler-1", "smuggler-2"}


def test_one_bot_alone_has_nobody_to_play_against():
    with pytest.raises(OptionError, match="Smugglers, docks has sides: name two bots or more"):
        schedule("smugglers", ["regular"], seats=2)


def result_of(meeting, *winners):
    setup = meeting.setup
    return Result(
        game=setup.game,
        mode=setup.mode,
        seats=2,
        bots=setup.bots,
        options={},
        seed=setup.seed,
        winners=winners,
        sides=meeting.sides,
        reason="points",
        scores={},
        decisions=1,
    )


def test_a_game_both_win_counts_half():
    meetings = schedule("smugglers", ["regular", "random"], seats=2, games=4)
    results = [
        result_of(meetings[0], "smuggler-1", "smuggler-2"),
        result_of(meetings[1], "smuggler-2"),
        result_of(meetings[2], "smuggler-1"),
        result_of(meetings[3], "smuggler-1"),
    ]
    (pairing,) = judge(meetings, results, ["regular", "random"]).pairings
    assert pairing.undecided == 1
    assert pairing.wins.count == 2
    assert pairing.wins.rate == pytest.approx((0.5 + 1 + 1 + 0) / 4)


def test_a_side_that_mostly_wins_does_not_blur_who_is_better():
    even, better = [[1.0, 0.0]] * 85, [[1.0, 1.0]] * 15
    assert score_over_seeds(even + better).low > 0.5
    assert score_over_seeds(even + even).low <= 0.5
    assert score_over_seeds([[1.0, 1.0]] * 3).low <= 0.5


def test_ratings_follow_the_odds():
    games = [[("a", "b")]] * 10 * 9 + [[("b", "a")]] * 10
    ratings = rate(games, samples=50)
    assert ratings["a"].value - ratings["b"].value == pytest.approx(382, abs=12)
    assert ratings["a"].low < ratings["a"].value < ratings["a"].high
    assert rate(games, samples=50) == ratings


def test_bots_that_never_met_are_rated_through_a_third():
    ratings = fit(["a", "b", "c"], [("a", "b")] * 30 + [("b", "a")] * 10 + [("b", "c")] * 30 + [("c", "b")] * 10)
    assert ratings["a"] > ratings["b"] > ratings["c"]
    assert sum(ratings.values()) == pytest.approx(0, abs=1e-6)


def test_where_a_deal_leaves_a_side_out_nobody_meets():
    bots = ["random", "rookie", "regular"]
    met = schedule("police-precinct", bots, "dirty-cop", 3, 20, {"loyalty": "probably-one"})
    assert len(met) == 3 * 20
    assert all(len(set(meeting.setup.bots)) == 2 for meeting in met)


def test_unanimous_results_prove_no_exact_rating():
    few, many = (rate([[("a", "b")]] * games) for games in (4, 60))
    for ratings in (few, many):
        assert ratings["a"].low < ratings["a"].value < ratings["a"].high
        assert ratings["a"].high - ratings["a"].low > 40
    assert few["a"].low < many["a"].low
