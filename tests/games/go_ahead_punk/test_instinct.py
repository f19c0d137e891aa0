"""The instincts play whole games by the rules, from the view alone, and know what matters."""

from random import Random
from typing import Any

import pytest

from hardboiled.games.go_ahead_punk.mind.outlook import Outlook
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard, TakeKey
from hardboiled.games.go_ahead_punk.rules.effects import Diversion
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.finding import Divert
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from hardboiled.games.go_ahead_punk.rules.sharing import Share, TakeItem
from hardboiled.kernel import Ask, SeatId
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import RICOCHET, Table


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


def test_a_pass_takes_him_away_from_cops_who_see_him() -> None:
    table = Table().stinger(at="45", shown=True, hand=["cable-car-pass"], keys=["KS"])
    table.cop("frank", at="47").cop("eddie", at="52").cop("katherine", at="46").stinger_turn()
    assert best(table.match, Random(1)) == Move(("cable",))
    calm = Table().stinger(at="45", hand=["cable-car-pass"], keys=["GC"]).stinger_turn()
    assert best(calm.match, Random(1)) == Move()


def test_he_leaves_a_space_where_a_cop_has_been_placed() -> None:
    table = Table().stinger(at="45", shown=False).cop("frank", at="45").given(round=0)
    assert rated(table, "opening", [Move(), Draw()])[Move()] > rated(table, "opening", [Move(), Draw()])[Draw()]


def test_of_two_keys_he_takes_the_one_that_no_cop_guards_and_no_red_one_for_the_third_hit() -> None:
    table = Table().stinger(at="45").cop("frank", at="29").cop("eddie", at="29")
    keys = rated(table, "take-key", [TakeKey("GC"), TakeKey("BA")])
    assert keys[TakeKey("BA")] > keys[TakeKey("GC")]
    late = Table().stinger(at="21").given(hits=["BA", "DP"])
    third = rated(late, "take-key", [TakeKey("CT"), TakeKey("CH")])
    assert late.content.spaces["CT"].kind == "red"
    assert third[TakeKey("CH")] > third[TakeKey("CT")]


def test_a_jam_is_played_for_its_card_or_against_the_chopper() -> None:
    grounded = Table().stinger(at="CH", keys=["CH"], hand=["burst-main"]).given(chopper="civic-center").stinger_turn()
    assert best(grounded.match, Random(1)) == PlayCard("burst-main")
    grounded.choose(PlayCard("burst-main"))
    assert best(grounded.match, Random(1)) == PlaceJam("civic-center")
    draws = rated(Table().stinger(at="45", hand=["gridlock"]), "stinger-turn", [Draw(), PlayCard("gridlock")])
    assert draws[PlayCard("gridlock")] > draws[Draw()]


def test_cops_hand_over_what_is_better_in_other_hands_while_the_trail_is_cold() -> None:
    def pair(**stinger: Any) -> Table:
        table = Table().stinger(at="45", **stinger).cop("katherine", at="120", items=["pistol-38", "vest", "cash"])
        return table.cop("frank", at="120", items=["pistol-44"]).cop_turn("frank")

    table = pair()
    assert best(table.match, Random(1)) == Share("katherine")
    table.choose(Share("katherine"))
    assert best(table.match, Random(1)) == TakeItem("cash")
    assert best(pair(shown=True).match, Random(1)) == Move()


def test_cops_do_not_waste_combat_cards_on_hoods_while_they_stand() -> None:
    for health, played in ((5, NoCard()), (2, CombatCard("both-barrels"))):
        table = Table().cop("frank", health=health, hand=["both-barrels"]).top("cop_deck", "hoods-lookouts")
        table.cop_turn("frank", [RICOCHET]).choose(Draw())
        assert best(table.match, Random(1)) == played
