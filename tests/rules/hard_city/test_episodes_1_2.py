"""HC-20, HC-21, HC-22: common points, Mayhem on the Streets, Mutagen Heist."""

import pytest

from hardboiled.games.hard_city.actions import (
    CallHelicopter,
    Evacuate,
    LeaveBoard,
    MoveMutant,
    MutantStep,
    PayDonuts,
    PlaceToken,
    PlayText,
    SealManhole,
    Shoot,
    ShootBarrel,
    Step,
    Stop,
    TossBarrel,
)
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.episode_1 import explode
from hardboiled.games.hard_city.rules.harm import kill_civilian
from hardboiled.games.hard_city.rules.horde import attack_with_mutants, move_mutants, zone
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.tokens import put
from hardboiled.games.hard_city.state import mutant_of
from hardboiled.kernel.saving import start
from support import rule

from .table import BLANK, DONUT, ONE, TWO, Table


def at_once(rule_of):
    def flow(play):
        rule_of(play)
        return
        yield

    return flow


# HC-20


@rule("HC-20.5")
def test_a_token_that_has_run_out_is_not_placed():
    table = Table()
    for _ in range(12):
        table.civilian("b2")
    for _ in range(10):
        table.crate("police", "b2")
    table.run(lambda play: put(play, "civilian", "f8"))
    table.run(lambda play: put(play, "police-crate", "f8"))
    assert "f8" not in table.state.civilians.values()
    assert "f8" not in table.state.crates.values()


@rule("HC-20.6")
def test_the_event_deck_comes_back():
    table = Table()
    table.state.event_discard[:] = list(table.content.events)
    table.state.events.clear()
    table.run(at_once(draw_event))
    assert len(table.state.events) == 7
    assert len(table.state.event_discard) == 1


@rule("HC-20.7", "HC-20.8", "HC-21.11", "HC-21.15")
def test_evacuating_one_civilian_for_two_ap_as_often_as_one_can():
    table = Table()
    table.state.helicopter, table.state.ladder = "f8", True
    for _ in range(3):
        table.civilian("f8")
    table.mutant("f8")
    table.turn("donathan", at="f8")
    for expected in (1, 2):
        table.choose(table.kinds(Evacuate)[0])
        assert table.state.order == expected
        assert len(table.state.civilians) == 3 - expected
    assert table.officer("donathan").ap == 1
    assert not table.kinds(Evacuate)
    table.state.ladder = False
    table.turn("donathan", ap=5)
    assert not table.kinds(Evacuate), "the Helicopter must have come"


@rule("HC-20.9", "HC-21.16")
def test_a_civilian_killed_by_anything_scores_for_chaos():
    table = Table()
    table.civilian("f8")
    table.state.barrels["barrel-1"] = "f8"
    table.run(lambda play: explode(play, "barrel-1"))
    assert table.state.chaos == 1
    name = table.civilian("f8")
    table.run(at_once(lambda play: kill_civilian(play, name)))
    assert table.state.chaos == 2


@rule("HC-20.10", "HC-21.12")
def test_the_helicopter_is_called_to_any_free_space():
    table = Table()
    table.obstacle("car-1", "f9", "f10")
    table.state.helicopter, table.state.ladder = "d6", True
    table.turn("donathan", at="a1")
    table.choose(CallHelicopter())
    spaces = {action.space for action in table.options}
    assert {"f9", "f10"}.isdisjoint(spaces)
    assert {"a1", "h12", "e8"} <= spaces
    table.choose(PlaceToken("helicopter", "e8"))
    assert (table.state.helicopter, table.state.ladder) == ("e8", False)
    assert table.officer("donathan").ap == 4


@rule("HC-20.11")
def test_street_boxes_come_by_layouts_and_cards_only():
    for episode in (1, 2, 4):
        table = Table(episode=episode)
        table.state.helicopter = "f8"
        if episode == 4:
            table.state.aboard["bus"] = 0
            table.obstacle("bus", "b5")
        table.begin("event-phase")
        assert table.state.crates
        assert all(crate.startswith("police") for crate in table.state.crates)
    assert any(layout.street for sheet in table.content.episodes.values() for layout in sheet.layouts)


# HC-21


@rule("HC-21.1", "HC-21.14")
def test_the_boards_and_the_zone_of_episode_1():
    table = Table()
    sheet = table.content.sheet(1)
    assert [placing.board for placing in sheet.boards] == ["side-1a", "side-2a"]
    assert set(zone(table.match.play)) == {space for patch in sheet.zone for space in patch}
    shown = {region.id for region in table.match.stage().boards[0].regions if region.kind == "spawn"}
    assert shown == {f"spawn-{space}" for patch in sheet.zone for space in patch}


@rule("HC-21.5", "HC-21.6")
def test_civilians_and_crates_where_the_card_says_then_the_ladder():
    table = Table()
    table.state.helicopter = "d6"
    table.state.events.append("event-3")
    table.begin("event-phase")
    marks = table.content.events["event-3"].episode_1
    assert sorted(table.state.civilians.values()) == sorted(marks.round)
    assert sorted(table.state.crates.values()) == sorted(marks.square)
    assert table.state.ladder


@rule("HC-21.7", "HC-21.10")
def test_a_barrel_needs_two_damage_in_one_shot():
    table = Table()
    table.state.barrels.update({"barrel-1": "f8", "barrel-2": "f10", "barrel-3": "a1"})
    table.officer("jenny", at="f8")
    bystander = table.civilian("f8")
    table.turn("donathan", at="a1", chance=[ONE, BLANK, TWO, BLANK])
    assert {action.barrel for action in table.kinds(ShootBarrel)} == {"barrel-1", "barrel-2"}, "not on one's own space"
    table.choose(ShootBarrel("barrel-1"))
    assert "barrel-1" in table.state.barrels, "1 damage is lost"
    table.choose(ShootBarrel("barrel-1"))
    assert "barrel-1" not in table.state.barrels
    assert "barrel-2" in table.state.barrels, "no chain reaction"
    assert table.officer("jenny").hp == 2
    assert bystander not in table.state.civilians
    table.mutant("a1")
    table.turn("donathan", ap=5)
    assert not table.kinds(ShootBarrel), "not among active Mutants"


@rule("HC-21.8", "HC-21.9")
def test_the_explosion_deals_two_here_and_one_around():
    table = Table()
    table.state.barrels["barrel-1"] = "f8"
    here, near, lying, away = (
        table.mutant("f8"),
        table.mutant("f9"),
        table.mutant("g9", stunned=True),
        table.mutant("f10"),
    )
    table.officer("donathan", at="f8")
    table.officer("jenny", at="e7")
    table.officer("miranda", at="d8")
    caught, safe = table.civilian("g7"), table.civilian("h8")
    table.run(lambda play: explode(play, "barrel-1"))
    assert not table.alive(here)
    assert table.stunned(near)
    assert not table.alive(lying)
    assert not table.stunned(away)
    assert [table.officer(name).hp for name in ("donathan", "jenny", "miranda")] == [4, 3, 5]
    assert caught not in table.state.civilians
    assert safe in table.state.civilians
    assert table.state.barrels == {}


@rule("HC-21.15")
def test_ten_kills_are_a_point():
    table = Table()
    table.state.kills = 9
    target = table.mutant("f8")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.state.order == 1


@rule("HC-21.18")
def test_episode_1_is_the_same_in_both_modes_but_for_the_special_face():
    for mode, players in (("one-vs-all", 2), ("co-op", 1)):
        table = Table(mode=mode, players=players)
        table.state.helicopter, table.state.ladder = "f8", True
        table.state.barrels["barrel-1"] = "b2"
        table.civilian("f8")
        table.turn("donathan", at="f8")
        tags = {action.tag for action in table.options}
        assert {"evacuate", "call-helicopter", "shoot-barrel"} <= tags
    content = table.content
    assert content.special(1, "one-vs-all") != content.special(1, "co-op")


# HC-22


def heist(mode="one-vs-all", players=2):
    table = Table(mode=mode, players=players, episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "c7", "d7", "e7", "c8", "d8", "e8")
    table.state.active = "donathan"
    return table


@rule("HC-22.1", "HC-22.2", "HC-22.3", "HC-22.24")
def test_the_set_up_of_the_heist():
    match = start("hard-city", "one-vs-all", ["A", "B"], 5, episode=2)
    state = match.state
    assert [placing.board for placing in match.content.sheet(2).boards] == ["side-2a", "side-3a"]
    assert match.asks[0].prompt == "enter"
    assert state.aboard == {"truck": 4}
    assert 0 < len(state.manholes) <= 4
    assert list(state.manholes.values()) == list(match.content.layout(2, state.layout).manholes)
    assert state.crates
    assert state.civilians == {}
    assert state.helicopter == ""
    assert "truck" in state.obstacles
    assert set(zone(match.play)) == {space for patch in match.content.sheet(2).zone for space in patch}


@rule("HC-22.4")
def test_mutants_and_crates_at_the_beginning_of_a_round():
    table = heist()
    table.state.events.append("event-1")
    table.begin("event-phase")
    marks = table.content.events["event-1"].episode_2
    assert sorted(mutant.at for mutant in table.state.mutants) == sorted(marks.round)
    assert sorted(table.state.crates.values()) == sorted(marks.square)
    assert table.state.civilians == {}


@rule("HC-22.5")
def test_an_empty_supply_is_one_point_for_the_round():
    table = heist()
    table.state.supply["mutant"].clear()
    table.state.supply["soldier"].clear()
    table.begin("event-phase")
    assert table.state.chaos == 1


@rule("HC-22.6", "HC-22.7")
def test_the_truck_is_one_space_for_mutants_only():
    table = heist()
    mutant = table.mutant("b7")
    table.turn("donathan", at="b7")
    assert "truck" not in {action.to for action in table.kinds(Step)}
    assert "c7" not in {action.to for action in table.kinds(Step)}
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant))
    assert MutantStep("c7") not in table.options
    table.choose(MutantStep("truck"), MutantStep("f9"))
    assert table.at(mutant) == "f9", "in on one side, out on the other: two spaces"
    mutant_of(table.state, mutant).at = "truck"
    table.turn("donathan", at="a1", chance=[ONE, ONE])
    table.choose(Shoot("truck"))
    assert not table.alive(mutant)


@rule("HC-22.8", "HC-22.9", "HC-22.10", "HC-22.18")
def test_sealing_a_manhole_with_dice_or_surely():
    table = heist()
    table.state.manholes.update({"manhole-1": "f8", "manhole-2": "g10"})
    table.turn("donathan", at="f8", chance=[BLANK, BLANK, BLANK, ONE])
    table.choose(SealManhole("manhole-1", False))
    assert (table.state.order, table.officer("donathan").ap) == (0, 3)
    table.choose(SealManhole("manhole-1", False))
    assert table.state.order == 2
    assert "manhole-1" not in table.state.manholes
    table.turn("jenny", at="g10")
    table.choose(SealManhole("manhole-2", True))
    assert (table.state.order, table.officer("jenny").ap) == (4, 1)
    table.state.manholes["manhole-3"] = "b2"
    table.mutant("b2")
    table.turn("miranda", at="b2")
    assert not table.kinds(SealManhole), "not among active Mutants"
    table.turn("marcellus", at="b3")
    assert not table.kinds(SealManhole)


@rule("HC-22.8")
def test_a_donut_alone_does_not_seal():
    table = heist()
    table.state.manholes["manhole-1"] = "f8"
    table.turn("donathan", at="f8", chance=[DONUT, BLANK])
    table.choose(SealManhole("manhole-1", False), PayDonuts(0))
    assert table.state.manholes


@rule("HC-22.11")
def test_a_mutant_on_the_truck_tosses_a_barrel_instead_of_an_attack():
    table = heist()
    rider = table.mutant("truck")
    table.run(lambda play: attack_with_mutants(play, 2))
    assert TossBarrel(rider) in table.options
    table.choose(TossBarrel(rider))
    assert "b6" in {action.space for action in table.options}
    assert "c7" not in {action.space for action in table.options}
    table.choose(PlaceToken("barrel", "b6"))
    assert table.state.aboard["truck"] == 3
    assert list(table.state.barrels.values()) == ["b6"]
    assert not table.match.asks, "that was its attack of the turn"
    assert mutant_of(table.state, rider).attacked


@rule("HC-22.12", "HC-22.13", "HC-22.14", "HC-22.19")
def test_a_mutant_takes_a_barrel_along_and_off_the_board():
    table = heist()
    table.state.barrels.update({"barrel-1": "b3", "barrel-2": "b3"})
    thief = table.mutant("b3")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief))
    assert {action.bring for action in table.kinds(MutantStep)} == {"", "barrel-1"}
    table.choose(MutantStep("a2", "barrel-1"), MutantStep("a1", "barrel-1"))
    assert table.state.barrels["barrel-1"] == "a1"
    assert table.alive(thief), "stepping off costs a space of its own"
    mutant_of(table.state, thief).moved = False
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief))
    table.choose(LeaveBoard("barrel-1"))
    assert not table.alive(thief)
    assert thief in table.state.supply["mutant"]
    assert table.state.barrels == {"barrel-2": "b3"}
    assert (table.state.chaos, table.state.kills) == (2, 0)
    other = heist()
    other.state.barrels["barrel-1"] = "a2"
    waiting = other.mutant("a2")
    other.run(lambda play: move_mutants(play, 1))
    other.choose(MoveMutant(waiting))
    assert not other.kinds(LeaveBoard), "only from a corner with an arrow"


@rule("HC-22.15")
def test_a_carriers_barrel_stays_when_it_is_shot():
    table = heist()
    table.state.barrels["barrel-1"] = "b3"
    thief = table.mutant("b3")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief), MutantStep("a3", "barrel-1"), Stop())
    table.turn("donathan", at="f8", chance=[TWO, BLANK])
    table.choose(Shoot("a3"))
    assert table.state.barrels == {"barrel-1": "a3"}


@rule("HC-22.16")
def test_barrels_do_not_explode_and_officers_cannot_take_them():
    table = heist()
    table.state.barrels["barrel-1"] = "f9"
    table.turn("donathan", at="f8")
    assert not table.kinds(ShootBarrel)
    table.choose(Step("f9"))
    assert {action.bring for action in table.kinds(Step)} == {""}


@rule("HC-22.20", "HC-22.21", "HC-22.22", "HC-19.13")
@pytest.mark.parametrize("barrels", [4, 0])
def test_i_dont_think_theyre_teenage(barrels):
    table = heist("co-op", 1)
    table.state.aboard["truck"] = barrels
    table.state.manholes.update({"manhole-1": "f8", "manhole-2": "b10"})
    table.autodoc("donathan", "plan-3", "twitching")
    assert sorted(mutant.at for mutant in table.state.mutants) == ["b10", "b10", "f8", "f8"]
    assert table.state.aboard["truck"] == max(0, barrels - 1)
    assert table.state.chaos == 1
    assert [queued.card for queued in table.state.queue] == ["plan-3"]
    assert [event.card for event in table.told("autodoc-drew")] == ["plan-3", "twitching"]


def test_heave_ho_tosses_a_barrel_without_a_mutant():
    table = heist()
    table.doctor("orders-1")
    table.choose(PlayText("orders-1"))
    table.choose(table.options[0])
    assert table.state.aboard["truck"] == 3
