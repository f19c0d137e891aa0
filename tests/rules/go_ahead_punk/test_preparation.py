"""Preparation: a secret start, a key, the Cops placed, the opening and the lead."""

from typing import Any

from hardboiled.games.go_ahead_punk.rules.combat_cards import NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import DistrictNamed
from hardboiled.games.go_ahead_punk.rules.finding import Lead
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart, PlaceCop, PlaceNext
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import HIT, RICOCHET, Table
from support import rule


def fresh(seats: int = 2) -> Any:
    """Stinger is about to choose his start; the Cops are shared out in turn order."""
    match = start("go-ahead-punk", "one-vs-all", [f"P{n}" for n in range(seats)], 5)
    while match.asks[0].prompt == "choose-cop":
        match.choose(match.asks[0].options[0])
    return match


def placed(match: Any, stinger: str = "45", cops: tuple[str, ...] = ("1", "1", "162")) -> Any:
    match.choose(ChooseStart(stinger))
    match.state.stinger_deck.extend(["hollow-points", "hollow-points"])
    for cop, space in zip(("katherine", "frank", "eddie"), cops, strict=True):
        if len(match.asks[0].options) <= 3:
            match.choose(PlaceNext(cop))
        match.choose(PlaceCop(space))
    return match


def opening(table: Table, *top: str) -> Table:
    """The position after the Cops were placed."""
    table.given(round=0).top("stinger_deck", *top)
    table.state.step = "opening"
    table.match.arrange()
    return table


@rule("GP-PRE.1", "GP-PRE.2", "GP-PRE.3")
def test_stinger_starts_anywhere_in_secret_and_takes_a_key_in_secret() -> None:
    match = fresh()
    assert {option.space for option in match.asks[0].options} == set(match.content.spaces)
    assert len(match.asks[0].options) == 185
    match.choose(ChooseStart("45"))
    assert match.state.stinger.keys[0] in match.content.keys
    assert len(match.state.key_deck) == 8
    view = match.view("cop-1")
    assert (view.stinger.space, view.stinger.keys, view.stinger.key_cards) == ("", (), 1)
    assert len(view.possible) == 185


@rule("GP-PRE.4")
def test_cops_are_placed_openly_in_any_order_and_may_share_a_space() -> None:
    match = fresh(4)
    match.choose(ChooseStart("45"))
    assert match.asks[0].seats == ("cop-1", "cop-2", "cop-3")
    assert match.asks[0].options == [PlaceNext("katherine"), PlaceNext("frank"), PlaceNext("eddie")]
    match.choose(PlaceNext("eddie"))
    assert match.asks[0].seats == ("cop-3",)
    match.choose(PlaceCop("1"))
    match.choose(PlaceNext("katherine"))
    match.choose(PlaceCop("1"))
    assert [cop.space for cop in match.view("stinger").cops] == ["1", "", "1"]


@rule("GP-PRE.5", "GP-PRE.6")
def test_stinger_draws_one_card_then_moves_or_draws_a_second() -> None:
    table = opening(Table(), "hollow-points", "old-wound")
    assert table.state.stinger.hand == ["hollow-points"]
    table.choose(table.options[0])
    assert {Move(), Draw()} == set(table.options)
    table.choose(Draw())
    table.choose(table.options[0])
    assert table.state.stinger.hand == ["hollow-points", "old-wound"]
    assert table.prompt == "lead"


@rule("GP-PRE.7")
def test_a_spotted_card_in_the_opening_reveals_him_before_the_lead() -> None:
    table = opening(Table(), "eyewitness")
    assert table.state.stinger.shown
    assert table.possible("cop-1") == {"45"}
    assert table.prompt == "opening"


@rule("GP-PRE.8", "GP-PRE.9", "GP-REV.10")
def test_the_lead_names_his_district_and_one_beside_it_without_saying_which() -> None:
    table = opening(Table(), "hollow-points")
    table.choose(table.options[0], Move(), Go("45"))
    beside = {"civic-center", "financial-district", "north-beach", "pacific-heights", "russian-hill"}
    assert {option.district for option in table.options} == beside
    table.choose(Lead("russian-hill"))
    assert table.told(DistrictNamed, "cop-1")[-1].districts == ("nob-hill", "russian-hill")
    spaces = table.content.spaces
    assert {spaces[space].district for space in table.possible()} == {"nob-hill", "russian-hill"}
    assert not table.state.stinger.shown


@rule("GP-PRE.9")
def test_districts_are_adjacent_where_a_road_joins_them() -> None:
    streets = Table().streets
    assert streets.beside["presidio"] == ("inner-richmond", "marina", "outer-richmond")


@rule("GP-PRE.10", "GP-PRE.11", "GP-PRE.12")
def test_each_cop_may_only_move_or_stay_in_the_opening_and_the_hunch_marker_rests() -> None:
    match = placed(fresh(4))
    while match.asks[0].prompt != "step":
        match.choose(match.asks[0].options[-1])
    seen = []
    for _ in range(3):
        seen.append(match.asks[0].seats[0])
        assert all(isinstance(option, Step | Ride | Drive | Stop) for option in match.asks[0].options)
        match.choose(Stop())
    assert seen == ["cop-1", "cop-2", "cop-3"]
    assert (match.state.hunch, match.state.round, match.asks[0].prompt) == (1, 1, "stinger-turn")


@rule("GP-PRE.11")
def test_a_cop_who_runs_into_him_in_the_opening_fights() -> None:
    table = Table().cop("katherine", at="47").given(round=0, step="opening-cop", turn=0)
    table.match.arrange(chance=[HIT, RICOCHET, RICOCHET])
    table.choose(Step("45"))
    assert table.state.stinger.shown
    assert table.state.stinger.health == 9


@rule("GP-PRE.13")
def test_a_cop_placed_on_his_space_finds_him_only_if_he_stays() -> None:
    match = placed(fresh(), "45", ("45", "1", "162"))
    assert not match.state.stinger.shown
    assert "45" in match.view("cop-1").possible
    match.choose(match.asks[0].options[0])
    match.choose(Draw())
    while match.asks[0].prompt == "drawn":
        match.choose(match.asks[0].options[0])
    assert match.state.stinger.shown
    assert match.view("cop-1").possible == ("45",)
    match.play.forced.extend([HIT, HIT, RICOCHET])
    match.choose(match.asks[0].options[0])
    while match.asks[0].prompt == "combat-card":
        match.choose(NoCard())
    assert match.state.stinger.health == 8
    assert match.asks[0].prompt == "retreat"


@rule("GP-PRE.13")
def test_a_cop_placed_on_his_space_learns_nothing_if_he_moves_away() -> None:
    table = Table().cop("katherine", at="47").stinger(at="47", shown=False)
    table.state.stinger.shown = False
    table.learn(*table.streets.names)
    table.state.stinger.shown = False
    opening(table, "hollow-points")
    table.state.stinger.shown = False
    table.choose(table.options[0], Move(), Go("45"))
    assert not table.state.stinger.shown
    assert "47" not in table.possible()
    assert "45" in table.possible()
