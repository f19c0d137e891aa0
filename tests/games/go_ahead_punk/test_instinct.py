"""The instincts play whole games by the rules, from the view alone, and know what matters."""

from random import Random
from typing import Any

import pytest

from hardboiled.games.go_ahead_punk.mind.outlook import Outlook
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.effects import Diversion
from hardboiled.games.go_ahead_punk.rules.finding import Divert
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from hardboiled.kernel import Ask, SeatId
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import Table


def best(match: Any, rng: Random) -> Any:
    ask = match.asks[0]
    rated = match.game.instinct(match.view(ask.seats[0]), ask, match.content)
    assert len(rated) == len(ask.options)
    top = max(rated)
    return rng.choice([option for option, rate in zip(ask.options, rated, strict=True) if rate == top])


@pytest.mark.parametrize(
    ("mode", "seats", "difficulty"),
    [("one-vs-all", 2, "medium"), ("one-vs-all", 4, "medium"), ("solo", 1, "easy"), ("solo", 1, "insane")],
)
def test_instinct_plays_games_to_their_end(mode: str, seats: int, difficulty: str) -> None:
    for seed in range(3):
        match = start("go-ahead-punk", mode, [f"P{n}" for n in range(seats)], seed, keep=False, difficulty=difficulty)
        rng, decisions = Random(seed), 0
        while match.asks:
            action = best(match, rng)
            assert 0 <= match.game.evaluate(match.state, "stinger", match.content) <= 1
            match.choose(action)
            decisions += 1
            assert decisions < 5_000
        assert match.game.evaluate(match.state, "stinger", match.content) in (0.0, 1.0)


def test_stinger_strikes_when_nobody_is_near_and_leaves_when_he_can() -> None:
    rng = Random(1)
    table = Table().stinger(at="CH", keys=["CH"]).stinger_turn()
    assert best(table.match, rng) == Hit()
    table = Table().stinger(at="9").given(phase="escape").stinger_turn()
    assert best(table.match, rng) == Leave()
    table = Table().stinger(at="10").given(phase="escape").stinger_turn().choose(Move())
    assert best(table.match, rng) == Go("9", leave=True)


def test_cops_go_for_a_stinger_they_see_and_arm_up_while_the_trail_is_cold() -> None:
    rng = Random(1)
    table = Table().stinger(at="45", shown=True).cop("frank", at="51").cop_turn("frank")
    assert best(table.match, rng) == Move()
    table.choose(Move())
    assert best(table.match, rng) == Drive("45")
    table = Table().cop_turn("katherine")
    assert best(table.match, rng) == Draw()


def test_a_wounded_stinger_is_worth_less_and_one_with_hits_more() -> None:
    def chance(seat: str = "stinger", **fields: Any) -> float:
        table = Table()
        for name, value in fields.items():
            target = table.state.stinger if hasattr(table.state.stinger, name) else table.state
            setattr(target, name, value)
        return table.match.game.evaluate(table.state, seat, table.content)

    assert chance(health=3) < chance() < chance(hits=["CH", "GC"])
    assert chance() + chance("cop-1") == pytest.approx(1)


def rated(table: Table, prompt: str, options: list[Any]) -> dict[Any, float]:
    """How Stinger's instinct rates these now."""
    game = table.match.game
    view = game.view(table.state, SeatId("stinger"), table.content)
    ratings = game.instinct(view, Ask(SeatId("stinger"), options, prompt), table.content)
    return dict(zip(options, ratings, strict=True))


def test_a_diversion_is_kept_while_he_stands_in_plain_sight() -> None:
    card = next(name for name, card in Table().content.stinger_cards.items() if isinstance(card.effect, Diversion))
    seen = Table().stinger(at="45", shown=True, hand=[card])
    assert rated(seen, "divert", [Divert(card), Nothing()])[Divert(card)] < 0
    hidden = Table().stinger(at="45", hand=[card])
    assert rated(hidden, "divert", [Divert(card), Nothing()])[Divert(card)] > 0


def test_who_has_waited_long_one_step_from_his_target_dares_it() -> None:
    """A Cop beside the Location keeps him off at first, but not for fourteen rounds."""
    table = Table()
    beside, step, *_ = table.streets.roads["CH"]
    far = table.streets.points("CH")
    distant = max(far, key=far.__getitem__)
    for cop in table.state.cops:
        table.cop(cop.id, at=distant)
    table.cop("frank", at=beside).stinger(at=step, keys=["CH"])
    early, late = (Outlook(table.given(round=n).match.view("stinger"), table.content) for n in (1, 15))
    assert not early.clear
    assert late.clear
    table.stinger_turn()
    assert best(table.match, Random(1)) == Move()
    table.choose(Move())
    assert rated(table, "where", [Go("CH"), Go(step)])[Go("CH")] > -40, "nothing forbids it"
