"""What players see of the game: dice as a picture, what an option is about, hints, sheets, lines that say why."""

from random import Random
from typing import Any

import pytest

from games.looking import counters
from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.look.fights import dice, fight
from hardboiled.games.hard_city.look.stage import boards, sheet_ids, sheets
from hardboiled.games.hard_city.rules.answers import ChoosePiece
from hardboiled.games.hard_city.rules.attacks import AssignDamage, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.events import Aimed, DiceCounted, Healed, Killed, Moved, Rolled, Stunned, Wounded
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.opening import EnterAt
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.kernel.actions import Action, declared_in
from hardboiled.kernel.present import happening, present
from hardboiled.kernel.saving import start
from rules.hard_city.table import BLANK, DONUT, ONE, TWO, Table, coop

CONTENT = GAME.content()
CATALOG = GAME.catalog()


def test_every_action_says_what_it_is_about():
    kinds = {kind.__name__: kind.manner for kind in declared_in(Action, GAME.home)}
    assert [name for name, manner in kinds.items() if not manner] == ["TakeDamage"]
    assert {name for name, manner in kinds.items() if manner == "pass"} == {"EndTurn", "Refuse", "Stop"}
    assert {kind.__name__ for kind in declared_in(Action, GAME.home) if kind.confirm} == {"StartScene", "DropGear"}


@pytest.mark.parametrize(("mode", "players"), [("one-vs-all", 3), ("co-op", 2)])
def test_passing_comes_last(mode, players):
    match = start("hard-city", mode, ["P"] * players, 5, episode=3)
    rng = Random(1)
    for _ in range(150):
        if not match.asks:
            break
        ask = match.asks[0]
        passing = [action.manner == "pass" for action in ask.options]
        assert passing == sorted(passing), ask
        match.choose(rng.choice(ask.options), ask.seats[0])


def scene(table, seat="officers-1"):
    return present(table.match, seat, CATALOG, 0)


def test_a_roll_is_shown_until_its_action_is_over():
    table = Table()
    table.mutant("b2")
    table.mutant("b2")
    table.mutant("b2", kind="fubar", hp=3)
    table.turn("donathan", at="f8", chance=[DONUT, TWO])
    assert scene(table).fight is None
    table.choose(Shoot("b2"))
    shown = scene(table).fight
    officer, target = shown.sides
    assert (officer.name, officer.portrait, officer.total) == (
        "Donathan Johnson",
        "portraits/donathan.svg",
        "2 damage",
    )
    assert [(die.face, die.counts) for die in officer.dice] == [("donut", False), ("2", True)]
    assert (target.name, target.portrait) == ("B2", "portraits/fubar.svg")
    assert [(part.label, part.value) for part in target.parts] == [("F.U.B.A.R.", "1"), ("Mutant", "2")]
    table.choose(PayDonuts(1))
    assert [die.counts for die in scene(table).fight.sides[0].dice] == [True, True]
    assert scene(table).fight.sides[0].total == "2 damage", "F.U.B.A.R. takes one away"
    while table.prompt == "split":
        table.choose(table.options[0])
    assert scene(table).fight is None


def test_what_events_tell_of_dice():
    rolled = fight(Rolled("miranda", ("1", "blank"), "shooting", "b2", (("gun", 2), ("card", 1))), CONTENT, CATALOG)
    assert rolled.title == "Shooting Attack: B2"
    assert [(part.label, part.value) for part in rolled.sides[0].parts] == [("gun", "2"), ("card", "1")]
    counted = fight(DiceCounted("miranda", ("donut", "1"), "barrel-1", 1, 0, 2, -1), CONTENT, CATALOG)
    side = counted.sides[0]
    assert (side.total, side.needs, counted.result, counted.tone) == ("1 damage", "2 damage", "Not enough", "bad")
    assert [(part.label, part.value) for part in side.parts] == [("F.U.B.A.R.’s hide", "−1")]
    good = fight(DiceCounted("miranda", ("donut", "2"), "barrel-1", 3, 0, 2, 1), CONTENT, CATALOG)
    assert (good.result, good.tone) == ("A hit", "good")
    assert [(part.label, part.value) for part in good.sides[0].parts] == [("card", "+1")]
    exact = fight(DiceCounted("miranda", ("2",), "barrel-1", 2, 0, 2), CONTENT, CATALOG)
    assert (exact.tone, exact.sides[0].parts) == ("good", [])
    nothing = fight(DiceCounted("miranda", ("blank",), "b2", 0), CONTENT, CATALOG)
    assert (nothing.tone, nothing.sides[0].needs) == ("bad", "")
    aimed = fight(Aimed("miranda", "mutant-3", 2), CONTENT, CATALOG)
    assert [side.portrait for side in aimed.sides] == ["portraits/miranda.svg", "portraits/mutant.svg"]
    assert fight(Stunned("mutant-1"), CONTENT, CATALOG) is None


def test_only_so_many_donut_faces_count_as_were_paid_for():
    assert [die.counts for die in dice(["donut", "blank", "donut", "1"], 1)] == [True, False, False, True]


def test_the_parts_of_a_pool_come_with_its_dice():
    table = Table()
    table.mutant("b2")
    table.turn("donathan", at="f8", gear=["shotgun"], chance=[BLANK, BLANK, BLANK])
    table.choose(UseGear("shotgun"))
    if table.prompt == "shoot-where":
        table.choose(table.options[0])
    assert table.told(Rolled)[0].parts == (("gun", 2), ("card", 1))


# Lines.


def line(table, event):
    return happening(table.match, event, CATALOG)


def test_who_is_killed_was_not_stunned_first():
    table = Table()
    hit = table.mutant("b2")
    table.mutant("b2")
    table.turn("donathan", at="f8", chance=[ONE, ONE])
    table.choose(Shoot("b2"), AssignDamage(hit))
    assert not table.told(Stunned)
    assert [event.piece for event in table.told(Killed)] == [hit]
    both = Table()
    first, second = both.mutant("b2"), both.mutant("b2")
    both.turn("donathan", at="f8", chance=[ONE, ONE])
    both.choose(Shoot("b2"), AssignDamage(second))
    assert {event.piece for event in both.told(Stunned)} == {first, second}
    assert {event.cause for event in both.told(Stunned)} == {"donathan"}


def test_changes_name_their_cause():
    table = Table()
    table.mutant("f8")
    table.turn("donathan", at="f8", ap=5, hp=6)
    table.choose(Step("f9"))
    wound = table.told(Wounded)[0]
    assert line(table, wound).cause == "leaving Mutants behind"
    barrels = Table()
    barrels.state.barrels["barrel-1"] = "b2"
    victim = barrels.mutant("b3")
    barrels.turn("donathan", at="f8", chance=[TWO, BLANK])
    barrels.choose(ShootBarrel("barrel-1"))
    stunned = barrels.told(Stunned)[0]
    assert (stunned.piece, line(barrels, stunned).cause) == (victim, "Barrel 1")
    queue = coop()
    queue.officer("donathan", at="f8", hp=6)
    biter = queue.mutant("f8")
    queue.autodoc("donathan", "cornered")
    bite = queue.told(Wounded)[0]
    assert line(queue, bite).cause == f"Mutant {biter.rpartition('-')[2]}"
    assert queue.state.cause == "", "nothing is left of it"
    own = Table()
    own.turn("jenny", at="f8", hp=1, gear=["painkillers"])
    own.choose(UseGear("painkillers"))
    assert [line(own, event).cause for event in own.told(Healed)] == ["Painkillers"]
    assert [line(own, event).cause for event in own.told(Moved)] == []
    own.choose(Step("f9"))
    assert [line(own, event).cause for event in own.told(Moved)] == [""], "who walks needs no reason"


def test_what_dice_are_worth_is_told_in_words():
    table = Table()
    assert line(table, DiceCounted("jenny", ("2",), "b2", 2)).text == "2 damage."
    assert line(table, DiceCounted("jenny", ("blank",), "b2", 0)).text == "No damage."
    assert line(table, DiceCounted("jenny", ("1",), "barrel-1", 1, 0, 2)).text == "1 of 2 damage."
    table.mutant("f8")
    table.turn("donathan", at="f8", chance=[ONE, BLANK])
    table.choose(CloseCombat())
    assert table.told(DiceCounted)[0].amount == 1


# Counters, pieces, sheets.


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize(("mode", "seat"), [("one-vs-all", "doctor-zero"), ("co-op", "officers-1")])
def test_counters_explain_themselves(mode, seat, episode):
    match = start("hard-city", mode, ["A", "B"], 3, episode=episode, ally="blast")
    shown = present(match, seat, CATALOG, 0)
    zones: list[Any] = [*shown.zones, *(zone for panel in shown.panels for zone in panel.zones)]
    for one in counters(shown) + zones:
        assert one.hint, one
        assert one.hint != one.label
    assert not CATALOG.missing
    order, chaos, _ = shown.tracks
    assert order.hint != chaos.hint


def test_officers_who_share_a_space_have_short_badges():
    table = Table()
    for name in ("donathan", "jenny", "miranda"):
        table.officer(name, at="f8")
    table.turn("jenny", at="f8", ap=5)
    badges = {
        piece.id: [badge.text for badge in piece.badges] for piece in scene(table).pieces if piece.side == "order"
    }
    assert badges == {"donathan": ["6"], "jenny": ["4", "5"], "miranda": ["5"], "marcellus": ["5/5", "5"]}


@pytest.mark.parametrize("sheet", CONTENT.episodes.values(), ids=lambda sheet: sheet.id)
def test_sheets_hold_every_space_once_and_fill_a_wide_window(sheet):
    drawn = boards(CONTENT, sheet, CATALOG)
    assert [board.id for board in drawn] == sheet_ids(sheet) == [one.id for one in sheets(CONTENT, sheet)]
    spaces = [space.id for board in drawn for space in board.spaces]
    assert sorted(spaces) == sorted(CONTENT.plans[sheet.number].spots)
    for board in drawn:
        assert (GAME.home / "art" / board.art).is_file()
        corners = {(space.x, space.y) for space in board.spaces}
        assert len(corners) == len(board.spaces)
        assert all(space.x + space.w <= board.width and space.y + space.h <= board.height for space in board.spaces)
    streets = drawn[0]
    beside = max((one.width / one.height * 0.97 for one in drawn[1:]), default=0.0)
    together = streets.width / streets.height + beside
    assert 1.4 <= together <= 1.7, "neither so wide nor so high that most of a window stays empty"


def test_the_pier_keeps_its_letters_and_the_sewer_its_ladders():
    pier = boards(CONTENT, CONTENT.sheet(4), CATALOG)[1]
    at = {space.id: (space.x, space.y) for space in pier.spaces}
    assert set(at) == {f"{letter}{number}" for letter in "ijk" for number in range(5, 9)}
    assert at["i5"][1] == at["i8"][1] < at["j5"][1]
    assert at["i5"][0] < at["i6"][0]
    sewer = boards(CONTENT, CONTENT.sheet(3), CATALOG)[1]
    below = {space.id: (space.x, space.y) for space in sewer.spaces}
    assert below["s-a1"][1] < below["s-a6"][1]
    assert below["s-a1"][0] < below["s-c1"][0]


def test_modes_say_what_they_are():
    for mode in GAME.modes:
        assert CATALOG.has(f"mode-{mode.id}", "text")


def test_what_is_worth_a_moment_of_its_own():
    assert {kind.__name__ for kind in GAME.events if kind.important} == {
        "BarrelExploded",
        "ChaosScored",
        "CivilianKilled",
        "Eliminated",
        "Evacuated",
        "Killed",
        "ManholeSealed",
        "OrderScored",
        "Powered",
        "RoundBegan",
        "SceneUsed",
        "Spawned",
    }


@pytest.mark.parametrize(("at", "said"), [("c4", "C4"), ("s-a1", "Sewer A1"), ("truck", "the Truck")])
def test_pieces_that_look_alike_are_told_apart_by_where_they_are(at, said):
    state = Table().state
    state.civilians = {"civilian-1": at}
    state.obstacles["truck"] = ["e5", "e6"]
    option = ChoosePiece("civilian-1")
    assert CATALOG.of("action", option, option.words(state, CONTENT)) == f"A Civilian on {said}"


def test_the_way_the_police_car_heads_is_named_by_the_boards_edges_and_shown() -> None:
    match = start("hard-city", "co-op", ["Ann", "Bo"], seed=1)
    while not isinstance(match.asks[0].options[0], EnterAt):
        match.choose(match.asks[0].options[0], match.asks[0].seats[0])
    ways = {option.label: option.path for option in match.scene(match.asks[0].seats[0]).asks[0].options}
    assert ways["Drive in at A12, towards 1"] == ["a12", "a11"]
    assert ways["Drive in at A12, towards H"] == ["a12", "b12"]
