"""A Stinger who thinks of what the Cops will think goes where they do not expect him."""

from random import Random
from statistics import mean

from hardboiled.bots.playout import by_instinct
from hardboiled.games.go_ahead_punk.mind.bluff import onward
from hardboiled.games.go_ahead_punk.mind.suspicions import SUSPICIONS, TEMPER
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.suspicions import Thought
from rules.go_ahead_punk.table import Table, solo


def on_the_run() -> Table:
    table = Table().stinger(at="167", keys=["CT"])
    table.cop("katherine", at="163").cop("frank", at="140").cop("eddie", at="9")
    return table.learn("167").stinger_turn().choose(Move())


def where_to(table: Table) -> dict[str, float]:
    """Where the Cops, who know where he sets out from, will think he has gone."""
    return onward(table.match.view("stinger"), table.match.content, TEMPER, {"167": 1.0})


def given_up(table: Table) -> dict[Go, float]:
    """By where he could go: how much less it is worth when he thinks of the Cops."""
    seat = Seat(table.match, table.asked[0])
    thought, felt = seat.considered(seat.beliefs()), seat.instinct()
    return {option: before - after for option, before, after in zip(seat.ask.options, felt, thought, strict=True)}


def test_where_anybody_would_go_in_his_place_he_is_expected() -> None:
    table = on_the_run()
    odds = where_to(table)
    assert 0.99 < sum(odds.values()) < 1.01
    felt = Seat(table.match, "stinger").instinct()
    ends = {go: worth for go, worth in zip(table.ask.options, felt, strict=True) if go.space in odds}
    liked = sorted(ends, key=lambda option: -ends[option])
    assert mean(odds[go.space] for go in liked[:5]) > 1.5 * mean(odds[go.space] for go in liked[5:])


def test_he_gives_up_most_where_he_is_expected_and_nothing_out_of_their_reach() -> None:
    table = on_the_run()
    odds, lost = where_to(table), given_up(table)
    beats = [(table.streets.points(cop.space), 4) for cop in table.match.state.cops]
    sought = [go for go in lost if go.space in odds and any(far[go.space] <= 3 for far, _ in beats)]
    assert all(lost[go] > 0 for go in sought)
    assert all(lost[go] == 0 for go in lost if all(far[go.space] > move for far, move in beats))
    by_odds = sorted(sought, key=lambda go: odds[go.space])
    assert lost[by_odds[-1]] > 2 * lost[by_odds[0]]


def test_in_the_worlds_he_thinks_ahead_in_the_cops_look_where_they_expect_him() -> None:
    near = [space for space, far in Table().streets.points("45").items() if far == 3][:2]
    for expected_at in near:
        table = Table().stinger(at=near[0]).cop("katherine", at="45").learn(*near).cop_turn("katherine")
        odds = {space: 0.9 if space == expected_at else 0.1 for space in near}
        thought = Thought(SUSPICIONS, "stinger", lambda subject, odds=odds: odds)
        world = table.match.imagine("stinger", Random(1))
        world.choose(Move())
        while world.asks and world.asks[0].prompt == "step":
            world.choose(by_instinct(world, world.asks[0], world.asks[0].seats[0], Random(2), thought))
        assert world.state.cops[0].space == expected_at


def test_a_thought_lasts_until_he_moves_on() -> None:
    table = on_the_run()
    options = table.ask.options
    (thought,) = Seat(table.match, "stinger").thoughts(options[:1])
    assert thought is not None
    assert thought.outlived("stinger", options[0])
    assert not thought.outlived("stinger", Draw())
    assert not thought.outlived("cop-1", Move())


def test_in_plain_sight_nobody_has_to_guess_where_he_is() -> None:
    table = solo(at="45").stinger_turn().choose(Move())
    assert Seat(table.match, "stinger").thoughts(table.ask.options) == [None] * len(table.ask.options)


def test_in_plain_sight_of_the_cops_without_players_he_has_nobody_to_mislead() -> None:
    table = solo(at="45").stinger_turn().choose(Move())
    assert set(given_up(table).values()) == {0.0}
