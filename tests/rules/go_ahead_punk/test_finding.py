"""Every way to be found, and what the Cops can work out from it."""

from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import FightBegan
from hardboiled.games.go_ahead_punk.rules.finding import KeepCash, PayCash
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.movement import Move, Step, Stop
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import RICOCHET, Table
from support import rule


def shown_at(table: Table, space: str) -> bool:
    view = table.match.view("cop-1")
    return bool(view.stinger.shown and view.stinger.space == space and view.possible == (space,))


@rule("GP-REV.1")
def test_a_cop_who_crosses_his_space_finds_him() -> None:
    table = Table().cop("frank", at="51").cop_turn("frank", [RICOCHET] * 4).choose(Move(), Step("52"), Step("45"))
    assert shown_at(table, "45")
    assert table.told(FightBegan)


@rule("GP-REV.2", "GP-CRD.18", "GP-REV.13")
def test_a_spotted_card_shows_his_space_and_starts_no_combat() -> None:
    table = Table().top("stinger_deck", "eyewitness").stinger_turn().choose(Draw())
    assert shown_at(table, "45")
    assert not table.told(FightBegan)
    assert table.prompt == "cop-turn"


@rule("GP-REV.3", "GP-CHR.3", "GP-CRD.2")
def test_katherines_location_intel_gives_the_exact_space_for_free() -> None:
    table = Table().top("cop_deck", "wiretap").cop("katherine", items=["pistol-38", "cash"]).cop_turn("katherine")
    table.choose(Draw())
    assert shown_at(table, "45")
    assert "cash" in table.figure("katherine").items


@rule("GP-REV.4", "GP-CRD.2", "GP-CRD.3", "GP-ITM.21")
def test_another_cop_pays_cash_before_the_answer() -> None:
    table = Table().top("cop_deck", "wiretap").cop("frank", items=["pistol-44", "cash"]).cop_turn("frank")
    table.choose(Draw())
    assert set(table.options) == {PayCash(), KeepCash()}
    assert not table.state.named
    table.choose(PayCash())
    assert shown_at(table, "45")
    assert table.figure("frank").items == ["pistol-44"]
    assert table.state.inventory_discard == ["cash"]


@rule("GP-REV.9", "GP-CRD.1", "GP-CRD.3")
def test_location_intel_without_payment_gives_the_district() -> None:
    table = Table().top("cop_deck", "wiretap").cop("frank", items=["pistol-44", "cash"]).cop_turn("frank")
    table.choose(Draw(), KeepCash())
    assert not table.state.stinger.shown
    assert table.possible() == {"45", "46", "47", "GC"}
    assert table.state.cop_discard == ["wiretap"], "immediate, never kept"


@rule("GP-REV.6")
def test_an_open_hit_shows_his_space() -> None:
    table = Table().stinger(at="CH", keys=["CH"]).top("stinger_deck", "janitors-ring").stinger_turn().choose(Hit())
    assert shown_at(table, "CH")


@rule("GP-REV.12")
def test_his_piece_stays_until_he_moves_and_what_it_showed_stays_known() -> None:
    table = Table().stinger(shown=True).stinger_turn().choose(Nothing())
    assert shown_at(table, "45")
    table.stinger_turn().choose(Move(), Go("52"))
    view = table.match.view("cop-1")
    assert (view.stinger.shown, view.stinger.space) == (False, "")
    assert set(view.possible) == {space for space, far in table.streets.points("45").items() if far <= 4}


@rule("GP-REV.1")
def test_spaces_a_cop_enters_without_meeting_him_are_ruled_out() -> None:
    table = Table().cop("frank", at="120").cop_turn("frank").choose(Move(), Step("122"), Step("126"), Stop())
    assert not {"122", "126"} & table.possible("cop-1")
    assert "119" in table.possible("cop-1")
