"""Retreat rolls, burned cards, the token, and escape moves."""

from hardboiled.games.go_ahead_punk.rules.combat import Target
from hardboiled.games.go_ahead_punk.rules.combat_cards import NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep
from hardboiled.games.go_ahead_punk.rules.events import Announced, CardBurned, ShotFired
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.retreat import (
    Burn,
    EscapeBy,
    FreeEscape,
    GiveUp,
    RetreatTo,
    StandGround,
    TryEscape,
)
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table
from support import rule

MISS3 = [RICOCHET] * 3


def after_shots(cop: str = "frank", **stinger: object) -> Table:
    """A Cop's combat round on 45, everybody missed; the Cop is asked about retreating."""
    table = Table().stinger(at="45", **stinger).cop(cop, at="45")
    dice = {"katherine": 2, "frank": 3, "eddie": 4}[cop]
    table.cop_turn(cop, [RICOCHET] * (dice + 1))
    while table.prompt == "combat-card":
        table.choose(NoCard())
    return table


@rule("GP-RET.1", "GP-RET.2")
def test_each_of_the_two_may_roll_the_attacker_first_and_no_other_cop() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").cop("katherine", at="45")
    table.cop_turn("frank", [*MISS3, RICOCHET])
    order = []
    while table.prompt == "retreat":
        order.append(table.asked[0])
        table.choose(StandGround())
    assert order == ["cop-2", "stinger"]
    table = Table().stinger(at="45").cop("frank", at="45").stinger_turn([RICOCHET, *MISS3]).choose(StandGround())
    assert table.asked == ("stinger",)


@rule("GP-RET.3", "GP-RET.8")
def test_stinger_escapes_up_to_four_points_in_secret() -> None:
    table = after_shots().choose(StandGround()).dice(ESCAPE).choose(TryEscape())
    ends = {space for space, far in table.streets.points("45").items() if 1 <= far <= 4}
    assert table.ends() == ends, "he must leave the space"
    table.choose(Go("41"))
    view = table.match.view("cop-1")
    assert (view.stinger.shown, view.stinger.space) == (False, "")
    assert set(view.possible) == ends


@rule("GP-RET.4", "GP-RET.5")
def test_a_cop_escapes_exactly_one_place_openly() -> None:
    table = Table().stinger(at="65").cop("frank", at="65").cop_turn("frank", [*MISS3, RICOCHET, ESCAPE])
    table.choose(TryEscape())
    assert {option.space for option in table.options} == {"64", "104", "HJ", "60", "66", "113"}
    table.choose(RetreatTo("113"))
    assert table.match.view("stinger").cops[1].space == "113"


@rule("GP-RET.6")
def test_an_escape_into_another_cop_is_a_new_fight_at_once_with_him_attacking() -> None:
    table = Table().cop("eddie", at="47")
    table.stinger(at="45").cop("frank", at="45").cop_turn("frank", [*MISS3, RICOCHET, ESCAPE])
    table.choose(StandGround(), TryEscape())
    table.dice(HIT, *MISS3, RICOCHET).choose(Go("47"))
    assert [(s.piece, s.target) for s in table.told(ShotFired)[2:]] == [("stinger", "eddie"), ("eddie", "stinger")]
    assert table.figure("eddie").health == 4
    assert (table.prompt, table.asked) == ("retreat", ("stinger",))


@rule("GP-RET.7")
def test_an_escape_may_use_freeways_and_passes_in_the_hunt_and_neither_in_the_escape() -> None:
    table = after_shots(hand=["cable-car-pass"]).choose(StandGround()).dice(ESCAPE).choose(TryEscape())
    assert set(table.options) == {EscapeBy(()), EscapeBy(("cable",))}
    table.choose(EscapeBy(("cable",)))
    assert "14" in table.ends()
    hunt = Table().stinger(at="27").cop("frank", at="27").stinger_turn([ESCAPE]).choose(TryEscape())
    assert "36" in hunt.ends()
    late = Table().stinger(at="27", hand=["cable-car-pass"]).cop("frank", at="27").given(phase="escape")
    late.stinger_turn([ESCAPE]).choose(TryEscape())
    assert late.prompt == "where"
    assert "36" not in late.ends()


@rule("GP-RET.9", "GP-RET.10", "GP-RET.11")
def test_both_sides_may_burn_cards_for_further_rolls() -> None:
    table = after_shots(hand=["hollow-points"], items=["sniper-rifle"])
    table.figure("frank").hand[:] = ["freeze", "chopper"]
    table.dice(RICOCHET).choose(TryEscape())
    assert set(table.options) == {Burn("freeze"), Burn("chopper"), GiveUp()}
    table.dice(RICOCHET).choose(Burn("freeze"))
    table.dice(HIT).choose(Burn("chopper"))
    assert (table.prompt, table.asked) == ("retreat", ("stinger",)), "no cards left to burn"
    assert table.state.cop_burned == ["freeze", "chopper"]
    table.dice(RICOCHET).choose(TryEscape())
    table.dice(ESCAPE).choose(Burn("hollow-points"))
    assert table.prompt == "where"
    assert table.state.stinger_burned == ["hollow-points"]
    assert table.state.stinger_discard == table.state.cop_discard == []
    view = table.match.view("cop-1")
    assert (view.stinger_burned, view.shown_burned) == (1, ())
    assert [event.card for event in table.told(CardBurned, "cop-1")] == ["", "", ""]


@rule("GP-RET.11")
def test_a_burned_key_or_uniform_is_shown() -> None:
    table = after_shots(hand=["ranger-uniform"], keys=["CH"], items=["sniper-rifle"])
    table.choose(StandGround()).dice(RICOCHET).choose(TryEscape())
    table.dice(RICOCHET).choose(Burn("CH"))
    table.dice(RICOCHET).choose(Burn("ranger-uniform"))
    assert table.match.view("cop-1").shown_burned == ("CH", "ranger-uniform")
    assert [event.card for event in table.told(CardBurned, "cop-1")] == ["CH", "ranger-uniform"]


@rule("GP-RET.12", "GP-ITM.18")
def test_the_token_is_an_escape_after_a_failed_roll_once_a_game() -> None:
    table = after_shots().choose(StandGround()).dice(RICOCHET).choose(TryEscape())
    assert set(table.options) == {FreeEscape(), GiveUp()}
    table.choose(FreeEscape())
    assert table.prompt == "where"
    assert table.state.stinger.items == ["sniper-rifle"]
    table.choose(Go("41"))
    table = after_shots(items=["sniper-rifle"]).choose(StandGround()).dice(RICOCHET).choose(TryEscape())
    assert table.prompt == "cop-turn", "nothing left to try"


@rule("GP-RET.13")
def test_burns_and_token_are_there_in_the_early_window_too() -> None:
    table = Table().stinger(at="45", keys=["CH"]).cop("frank", at="45").stinger_turn([RICOCHET]).choose(TryEscape())
    assert set(table.options) == {Burn("CH"), FreeEscape(), GiveUp()}


@rule("GP-RET.14")
def test_an_escape_on_the_first_or_second_cops_turn_leaves_his_turn_untouched() -> None:
    for cop, rest in (("katherine", 2), ("frank", 1)):
        table = after_shots(cop).choose(StandGround()).dice(ESCAPE).choose(TryEscape(), Go("41"))
        table.choose(*[Nothing()] * rest)
        assert (table.prompt, Move() in table.options) == ("stinger-turn", True)


@rule("GP-RET.15", "GP-RET.17")
def test_an_escape_on_the_last_cops_turn_makes_him_draw_instead_of_moving() -> None:
    table = after_shots("eddie").top("stinger_deck", "hollow-points")
    table.choose(StandGround()).dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert table.prompt == "drawn", "his turn has come, and it is a draw"
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["draw"]
    table.choose(Keep())
    assert table.asked == ("cop-1",)
    assert not table.state.must_draw


@rule("GP-RET.15")
def test_before_a_forced_draw_he_may_still_use_a_kit() -> None:
    kit = ["sniper-rifle", "stinger-first-aid"]
    table = Table().stinger(health=4, items=kit).given(must_draw=True).top("stinger_deck", "drugstore").stinger_turn()
    assert set(table.options) == {Draw(), UseKit()}
    table.choose(UseKit())
    assert table.asked == ("cop-1",)


@rule("GP-RET.16")
def test_an_escape_on_his_own_turn_is_followed_by_a_draw() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").top("stinger_deck", "hollow-points")
    table.stinger_turn([ESCAPE]).choose(TryEscape(), Go("41"))
    assert table.prompt == "drawn"


@rule("GP-RET.16", "GP-RET.6")
def test_he_draws_even_if_that_escape_runs_into_another_cop() -> None:
    table = Table().stinger(at="45").cop("katherine", at="45").cop("frank", at="47")
    table.top("stinger_deck", "hollow-points").stinger_turn([ESCAPE, RICOCHET, *MISS3])
    table.choose(TryEscape(), Go("47"))
    assert table.prompt == "retreat", "the new fight comes first"
    table.choose(StandGround(), StandGround())
    assert table.prompt == "drawn"
    table.choose(Keep())
    assert table.state.stinger.hand == ["hollow-points"]
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-1",))


@rule("GP-RET.16", "GP-RET.6")
def test_two_escapes_on_one_turn_bring_one_card() -> None:
    table = Table().stinger(at="45").cop("katherine", at="45").cop("frank", at="47")
    table.top("stinger_deck", "hollow-points", "smoke-screen").stinger_turn([ESCAPE, RICOCHET, *MISS3])
    table.choose(TryEscape(), Go("47")).dice(ESCAPE).choose(TryEscape(), Go("24"))
    table.choose(Keep())
    assert len(table.state.stinger.hand) == 1
    assert table.prompt == "cop-turn"


@rule("GP-RET.16")
def test_he_draws_even_if_he_had_moved_in_this_turn() -> None:
    table = Table().stinger(at="47").cop("frank", at="45").top("stinger_deck", "hollow-points")
    table.stinger_turn([RICOCHET, *MISS3]).choose(Move(), Go("45")).dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert table.prompt == "drawn"
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["move", "draw"]
    table.choose(Keep())
    assert table.state.stinger.hand == ["hollow-points"]
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-1",))
    assert not table.state.must_draw, "no second draw on his next turn"


@rule("GP-RET.16")
def test_no_draw_if_he_moved_in_and_stays() -> None:
    table = Table().stinger(at="47").cop("frank", at="45").stinger_turn([RICOCHET, *MISS3]).choose(Move(), Go("45"))
    table.choose(StandGround(), StandGround())
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-1",))
    assert table.state.stinger.hand == []


@rule("GP-RET.16", "GP-PRE.6")
def test_an_escape_in_the_opening_is_followed_by_a_draw() -> None:
    table = Table().stinger(at="47").cop("frank", at="45").top("stinger_deck", "drugstore", "hollow-points")
    table.step("opening", [RICOCHET, *MISS3], turn=-1).choose(Move(), Go("45")).dice(ESCAPE)
    table.choose(TryEscape(), Go("41"))
    assert table.prompt == "drawn"
    table.choose(Keep())
    assert (table.prompt, table.state.stinger.hand) == ("lead", ["hollow-points"])
    assert not table.state.must_draw


@rule("GP-RET.18")
def test_if_the_attackers_escape_leaves_no_cop_stinger_does_not_roll() -> None:
    table = after_shots().dice(ESCAPE).choose(TryEscape(), RetreatTo("47"))
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",))


@rule("GP-RET.20")
def test_an_escape_may_end_on_an_er_and_use_it_in_the_hunt() -> None:
    table = Table().stinger(at="91", health=3).cop("frank", at="91").stinger_turn([ESCAPE]).choose(TryEscape())
    assert {Go("90"), Go("90", heal=True)} <= set(table.options)
    table.top("stinger_deck", "drugstore").choose(Go("90", heal=True))
    assert table.state.stinger.health == 5
    assert table.match.view("cop-1").possible == ("90",)


def test_an_escape_into_two_cops_asks_for_a_target() -> None:
    table = Table().cop("eddie", at="47").cop("katherine", at="47").stinger(at="45").cop("frank", at="45")
    table.stinger_turn([ESCAPE]).choose(TryEscape(), Go("47"))
    assert set(table.options) == {Target("katherine"), Target("eddie")}
