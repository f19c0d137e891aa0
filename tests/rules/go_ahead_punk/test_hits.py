"""Making a hit, openly and under the silencer."""

from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep
from hardboiled.games.go_ahead_punk.rules.events import Announced, ChopperDown, SilentHit
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently, HitWithRocket
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import ESCAPE, RICOCHET, Table
from support import rule

QUIET = ["sniper-rifle", "silencer"]


def cops_rest(table: Table) -> Table:
    return table.choose(Nothing(), Nothing(), Nothing())


@rule("GP-HIT.1", "GP-HIT.2")
def test_a_hit_comes_the_turn_after_arriving_and_takes_the_turn() -> None:
    table = Table().stinger(at="43", keys=["CH"]).top("stinger_deck", "drugstore").stinger_turn()
    table.choose(Move(), Go("CH"))
    assert table.prompt == "cop-turn", "no hit on the turn he arrives"
    cops_rest(table)
    assert Hit() in table.options
    table.choose(Hit())
    assert table.state.stinger.space == "CH"
    assert table.asked == ("cop-1",)


@rule("GP-HIT.4", "GP-HIT.5", "GP-RND.8")
def test_marker_and_piece_are_placed_and_he_draws_a_free_card() -> None:
    table = Table().stinger(at="CH", keys=["CH"]).top("stinger_deck", "hollow-points").stinger_turn().choose(Hit())
    assert table.state.hits == ["CH"]
    assert table.match.view("cop-1").stinger.space == "CH"
    assert table.prompt == "drawn"
    table.choose(Keep())
    assert table.state.stinger.hand == ["hollow-points"]


@rule("GP-HIT.7", "GP-TOK.1")
def test_no_hit_under_the_chopper() -> None:
    assert not Table().stinger(at="CH", keys=["CH"]).given(chopper="civic-center").stinger_turn().offered(Hit)
    assert Table().stinger(at="CH", keys=["CH"]).given(chopper="mission").stinger_turn().offered(Hit)


@rule("GP-ITM.12")
def test_the_rocket_brings_the_chopper_down_and_the_hit_is_open_even_with_a_silencer() -> None:
    items = [*QUIET, "rocket-launcher"]
    table = Table().stinger(at="CH", keys=["CH"], items=items).given(chopper="civic-center")
    table.top("stinger_deck", "drugstore").stinger_turn()
    assert not table.offered(Hit)
    assert not table.offered(HitSilently)
    table.choose(HitWithRocket())
    assert table.state.chopper == ""
    assert table.state.stinger.items == [*QUIET, "stinger-first-aid"]
    assert table.state.hits == ["CH"]
    assert table.match.view("cop-1").stinger.space == "CH"


@rule("GP-ITM.12", "GP-HIT.7")
def test_the_rocket_reaches_the_chopper_in_any_district() -> None:
    items = [*QUIET, "rocket-launcher"]
    table = Table().stinger(at="CH", keys=["CH"], items=items).given(chopper="marina")
    table.top("stinger_deck", "drugstore").stinger_turn()
    assert {Hit(), HitSilently(), HitWithRocket()} <= set(table.options)
    table.choose(HitWithRocket())
    assert table.told(ChopperDown, "cop-1")
    assert (table.state.chopper, table.state.hits) == ("", ["CH"])
    assert table.state.stinger.items == [*QUIET, "stinger-first-aid"]
    assert table.match.view("cop-1").stinger.space == "CH"
    grounded = Table().stinger(at="CH", keys=["CH"], items=items).stinger_turn()
    assert not grounded.offered(HitWithRocket), "there is no Chopper to bring down"
    no_hit = Table().stinger(at="CH", items=items).given(chopper="marina").stinger_turn()
    assert not no_hit.offered(HitWithRocket), "only together with a hit"


@rule("GP-HIT.8", "GP-HIT.9", "GP-HIT.10", "GP-ITM.16")
def test_a_silent_hit_is_announced_as_nothing_and_shown_on_the_following_turn() -> None:
    table = Table().stinger(at="CH", keys=["CH", "GC"], items=list(QUIET)).stinger_turn()
    assert {Hit(), HitSilently()} <= set(table.options)
    table.choose(HitSilently())
    seen = table.match.view("cop-1")
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["nothing"]
    assert (seen.hits, seen.stinger.shown, seen.stinger.key_cards) == ((), False, 2)
    assert not table.told(SilentHit, "cop-1")
    assert table.told(SilentHit, "stinger")
    cops_rest(table)
    table.top("stinger_deck", "hollow-points").choose(Move(), Go("43"))
    assert table.state.hits == ["CH"]
    assert table.prompt == "drawn", "the free card comes now"
    assert "silencer" in table.state.stinger.items


@rule("GP-HIT.11", "GP-HIT.17")
def test_a_silent_hit_becomes_public_at_the_end_of_his_next_turn_without_his_piece() -> None:
    table = Table().stinger(at="CH", keys=["CH"], items=list(QUIET)).stinger_turn().choose(HitSilently())
    assert table.state.key_discard == []
    cops_rest(table)
    table.top("stinger_deck", "drugstore").choose(Nothing())
    view = table.match.view("cop-1")
    assert (view.hits, view.key_discard) == (("CH",), ("CH",))
    assert (view.stinger.shown, view.stinger.space) == (False, "")
    assert view.possible == ("CH",), "he rested twice, so he must still be there"


@rule("GP-HIT.11")
def test_the_cops_work_back_from_a_silent_hit_once_it_is_shown() -> None:
    table = Table().stinger(at="CH", keys=["CH"], items=list(QUIET)).cop("eddie", at="124")
    table.stinger_turn().choose(HitSilently())
    assert "CH" in table.match.view("cop-1").maybe_silent
    assert len(table.possible()) > 150
    cops_rest(table)
    table.top("stinger_deck", "drugstore").choose(Move(), Go("43"))
    assert table.possible() == {space for space, far in table.streets.points("CH").items() if far <= 4}


@rule("GP-HIT.12", "GP-HIT.17")
def test_combat_does_not_undo_a_silent_hit_and_its_key_cannot_be_burned() -> None:
    table = Table().stinger(at="CH", keys=["CH", "GC"], items=list(QUIET)).stinger_turn().choose(HitSilently())
    table.cop("frank", at="CH").cop_turn("frank", [RICOCHET] * 4)
    table.choose(next(option for option in table.options if option.tag == "stand-ground"))
    table.dice(RICOCHET).choose(TryEscape())
    assert Burn("GC") in table.options
    assert Burn("CH") not in table.options
    table.dice(RICOCHET).choose(Burn("GC"))
    assert table.options[-1].tag == "give-up"
    table.choose(table.options[-1])
    table.figure("frank").space = "1"
    table.stinger(shown=True).top("stinger_deck", "drugstore").stinger_turn().choose(Nothing())
    assert table.state.hits == ["CH"]


@rule("GP-HIT.14")
def test_after_an_escape_on_a_cops_turn_a_hit_may_follow_on_his_turn() -> None:
    table = Table().stinger(at="43", keys=["CH"]).cop("katherine", at="43").cop_turn("katherine", [RICOCHET] * 3)
    table.choose(next(option for option in table.options if option.tag == "stand-ground"))
    table.dice(ESCAPE).choose(TryEscape(), Go("CH"))
    table.choose(Nothing(), Nothing())
    assert Hit() in table.options


@rule("GP-HIT.15", "GP-HIT.16", "GP-GEN.2", "GP-ESC.1")
def test_the_third_hit_draws_its_card_and_starts_the_escape() -> None:
    table = Table().stinger(at="CH", keys=["CH", "GC"]).given(hits=["BA", "DP"]).top("stinger_deck", "hollow-points")
    table.stinger_turn().choose(Hit())
    assert table.state.phase == "hunt"
    assert table.prompt == "drawn"
    table.choose(Keep())
    assert table.state.phase == "escape"
    assert table.asked == ("cop-1",)
    table.stinger(at="GC", shown=False).stinger_turn()
    assert {option.tag for option in table.options} == {"move", "draw", "nothing"}


@rule("GP-HIT.15")
def test_a_silent_third_hit_starts_the_escape_when_it_is_shown() -> None:
    table = Table().stinger(at="CH", keys=["CH"], items=list(QUIET)).given(hits=["BA", "DP"]).stinger_turn()
    table.choose(HitSilently())
    assert table.state.phase == "hunt"
    cops_rest(table)
    table.top("stinger_deck", "drugstore").choose(Move(), Go("43"))
    assert (table.state.phase, len(table.state.hits)) == ("escape", 3)


@rule("GP-HIT.17")
def test_without_the_rifle_there_is_no_hit() -> None:
    assert not Table().stinger(at="CH", keys=["CH"], items=["machine-pistol"]).stinger_turn().offered(Hit)


@rule("GP-HIT.11")
def test_running_into_a_cop_rules_out_silent_hits_too_far_away() -> None:
    table = Table().stinger(at="CH", keys=["CH"], items=list(QUIET)).cop("frank", at="43").stinger_turn()
    table.choose(HitSilently())
    assert {"CH", "CL"} <= set(table.match.view("cop-1").maybe_silent)
    cops_rest(table)
    table.choose(Move(), Go("43"))
    view = table.match.view("cop-1")
    assert view.possible == ("43",)
    assert "CH" in view.maybe_silent
    assert "CL" not in view.maybe_silent


def test_two_silent_hits_in_a_row_after_an_escape() -> None:
    table = Table().stinger(at="CH", keys=["CH", "GC"], items=list(QUIET)).stinger_turn().choose(HitSilently())
    table.stinger(at="GC").stinger_turn().top("stinger_deck", "drugstore").choose(HitSilently())
    assert table.state.hits == ["CH"]
    assert table.state.stinger.silent == "GC"
    cops_rest(table)
    table.top("stinger_deck", "drugstore").choose(Draw())
    assert table.state.hits == ["CH", "GC"]
