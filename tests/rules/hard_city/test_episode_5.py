"""HC-25: Zero Hour."""

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.activation import in_range
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.attacks import AimedShot, Shoot
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.decks import reshuffle_chaos
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.doctor_zero import PlayInstant
from hardboiled.games.hard_city.rules.effects.cards import Score
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.episode_words import Lights
from hardboiled.games.hard_city.rules.effects.mutants import closest_patch
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.episodes.zero_hour import PowerUp, ShootDoom, SwitchOn, UseHatch
from hardboiled.games.hard_city.rules.ground import survey, terrain
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep, move_mutants
from hardboiled.games.hard_city.rules.spawning import SpawnAt, SpawnKind, spawn, zone
from hardboiled.games.hard_city.rules.state import mutant_of
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.kernel.saving import start
from support import rule

from .table import BLANK, DONUT, ONE, TWO, Table

LAYOUT = GAME.content().layout(5, 0)
GENERATOR, ENTRANCE, HATCH = LAYOUT.generator, LAYOUT.entrance, LAYOUT.hatch


def finale(mode="one-vs-all", players=2, powered=False):
    """Layout 1, with the Battery on b8."""
    table = Table(mode=mode, players=players, episode=5)
    state = table.state
    state.lights[:] = [1, 2, 3]
    state.battery, state.doom, state.powered = "b8", "r-c1", powered
    state.active = "donathan"
    survey(state)
    return table


@rule("HC-25.1", "HC-25.2", "HC-25.3", "HC-25.4", "HC-25.5", "HC-25.12", "HC-25.31")
def test_the_set_up_of_zero_hour():
    match = start("hard-city", "one-vs-all", ["A", "B"], 5, episode=5)
    state, layout, sheet = match.state, match.content.layout(5, match.state.layout), match.content.sheet(5)
    assert [placing.board for placing in sheet.boards] == ["side-2b", "side-3b", "back-alley", "roof"]
    assert len(sheet.lights) == 8
    assert state.lights == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {officer.at for officer in state.officers} == {layout.start}
    assert state.scenes[0] == "this-is-it"
    assert len(state.barrels) == 4
    assert all(terrain(state, match.content).region[at] == "rooftop" for at in state.barrels.values())
    assert (state.battery, state.doom, state.powered) == (layout.battery, layout.doom, False)
    assert layout.generator
    assert layout.entrance
    assert layout.hatch
    assert not any(mutant.kind == "fubar" for mutant in state.mutants)
    state.lights[:] = [1, 2, 3]
    dashed = {s for area in sheet.lights for s in area}
    shadows = {s for area in sheet.lights[3:] for s in area} - set(terrain(state, match.content).filled)
    always = {space for patch in sheet.zone for space in patch} - dashed
    assert set(zone(match.play)) == shadows | always


@rule("HC-25.6", "HC-25.7", "HC-25.8")
@pytest.mark.parametrize(
    ("mode", "players", "who"), [("co-op", 2, ("officers-1", "officers-2")), ("one-vs-all", 2, ("doctor-zero",))]
)
def test_exactly_three_lights_stay_on(mode, players, who):
    table = finale(mode, players)
    table.state.lights[:] = list(range(1, 9))
    table.begin("event-phase")
    assert table.ask.seats == who
    assert {*table.options} == {SwitchOn(light) for light in range(1, 9)}
    table.choose(SwitchOn(8), SwitchOn(2), SwitchOn(5))
    assert table.state.lights == [2, 5, 8]
    assert table.ask.prompt == "pick"
    table.begin("event-phase")
    assert Stop() in table.options, "as they are will do as well"
    blackout = finale()
    blackout.doctor("orders-1", "bite")
    blackout.choose(PlayInstant("orders-1"), SwitchOn(4))
    assert blackout.state.lights == [4], "a Special card says otherwise"


@rule("HC-25.9")
def test_mutants_in_the_dark_are_safe_from_afar():
    table = finale()
    table.mutant("a1")
    table.mutant("a11")
    table.mutant("d8")
    table.turn("donathan", at="f7")
    assert {action.at for action in table.offered(Shoot)} == {"a1", "d8"}, "light 6 is off, light 1 is on"
    assert {action.at for action in table.offered(AimedShot)} == {"a1", "d8"}
    table.turn("donathan", at="b10")
    assert "a11" in {action.at for action in table.offered(Shoot)}, "next to it one sees it"


@rule("HC-25.10", "HC-11.14")
def test_fubar_has_six_hp_even_at_zero_points():
    table = finale()
    table.run(lambda play: spawn(play, 1, zone(play)))
    table.choose(SpawnAt("a12"), SpawnKind("fubar"))
    assert mutant_of(table.state, "fubar").hp == 6


@rule("HC-25.11")
def test_in_co_op_his_hp_grow_with_the_letters():
    table = finale("co-op", 1)
    assert table.state.fubar_hp == 1
    for officer in table.state.officers:
        officer.at = "c9"
    letters = ["they-are-here", "under-the-skin", "beaker-boils-over", "alarm-in-the-lab", "ready-to-rise"]
    for number, card in enumerate(letters, 1):
        table.autodoc("donathan", card)
        while table.match.asks and table.ask.prompt != "pick":
            table.choose(table.options[0])
        assert table.state.fubar_hp == 1 + number
    assert mutant_of(table.state, "fubar").hp == 6


@rule("HC-25.13")
def test_from_the_shadows():
    table = finale()
    table.state.lights[:] = [1, 6, 8]
    survey(table.state)
    spaces, areas = zone(table.match.play), table.content.sheet(5).lights
    assert set(spaces) == {"r-a5", "r-e5", *(s for n in (2, 3, 4, 5, 7) for s in areas[n - 1])}
    assert len(set(spaces)) == len(spaces), "a space in the Zone and in the dark is one space"


@rule("HC-25.13", "HC-10.1")
@pytest.mark.parametrize("light", range(1, 9))
def test_every_street_light_keeps_mutants_from_its_area(light):
    table = finale()
    area = set(table.content.sheet(5).lights[light - 1])
    table.state.lights[:] = [n for n in range(1, 9) if n != light]
    table.run(lambda play: spawn(play, 1, zone(play)))
    offered = {option.space for option in table.offered(SpawnAt)}
    assert area <= offered
    table.state.lights[:] = [light]
    table.run(lambda play: spawn(play, 1, zone(play)))
    assert not area & {option.space for option in table.offered(SpawnAt)}


@rule("HC-25.13", "HC-18.24")
def test_the_closest_patch_can_be_a_shadow():
    table = finale("co-op", 1)
    table.officer("donathan", at="d8")
    table.state.lights[:] = [4, 5, 6, 8]
    assert set(closest_patch(table.match.play)) == set(table.content.sheet(5).lights[6]), "light 7 is off"
    table.state.lights[:] = [4, 5, 7, 8]
    assert set(closest_patch(table.match.play)) == {"a10", "b10", "a11", "b11", "a12", "b12"}, "the whole area of 6"


@rule("HC-25.14", "HC-25.17")
def test_the_battery_is_escorted_to_the_generator():
    table = finale()
    table.civilian("b8")
    table.mutant("b8", stunned=True)
    table.turn("donathan", at="b8")
    brings = {action.bring for action in table.offered(Step)}
    assert "battery" in brings
    assert not any("," in bring for bring in brings), "one thing at a time"
    table.choose(Step("c8", "battery"))
    assert table.state.battery == "c8"
    assert PowerUp() not in table.options
    table.state.battery = GENERATOR
    table.turn("donathan", at=GENERATOR, ap=1)
    table.choose(PowerUp())
    assert table.state.powered
    assert table.officer("donathan").ap == 0
    hit = finale()
    biter = hit.mutant("b8")
    from hardboiled.games.hard_city.rules.mutant_attacks import attack_with_mutants

    hit.run(lambda play: attack_with_mutants(play, 1))
    assert not hit.match.asks, "no target"
    assert hit.alive(biter)
    hit.turn("donathan", at="b8")
    hit.choose(Step("c8", "battery"))
    assert hit.officer("donathan").hp == 5, "the officer takes the damage of leaving"


@rule("HC-25.15", "HC-25.16")
def test_the_lift_is_an_action_for_officers_and_a_space_for_mutants():
    table = finale()
    table.turn("donathan", at=ENTRANCE)
    assert UseHatch() not in table.options
    table = finale(powered=True)
    table.turn("donathan", at=ENTRANCE)
    assert HATCH not in {action.to for action in table.offered(Step)}
    table.choose(UseHatch())
    assert (table.officer("donathan").at, table.officer("donathan").ap) == (HATCH, 4)
    table.choose(UseHatch())
    assert table.officer("donathan").at == ENTRANCE
    mutant = table.mutant(ENTRANCE)
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant), MutantStep(HATCH), MutantStep("r-c4"))
    assert table.at(mutant) == "r-c4"


@rule("HC-25.18", "HC-25.19", "HC-25.21")
def test_roof_barrels_need_two_damage_in_one_shot_and_just_go():
    table = finale()
    table.state.barrels["barrel-1"] = "r-a1"
    table.officer("jenny", at="r-a1")
    table.turn("donathan", at="f8")
    assert not table.offered(ShootBarrel), "only from the Rooftop"
    table.turn("donathan", at="r-c3", chance=[ONE, BLANK, DONUT, ONE])
    assert not [action for action in table.offered(AimedShot) if action.at == "r-a1"]
    table.choose(ShootBarrel("barrel-1"))
    assert "barrel-1" in table.state.barrels, "1 is lost"
    table.choose(ShootBarrel("barrel-1"), PayDonuts(1))
    assert table.state.barrels == {}
    assert table.officer("jenny").hp == 4, "no explosion"
    table.state.barrels["barrel-2"] = "r-e1"
    table.mutant("r-c3")
    table.turn("donathan", ap=5)
    assert not table.offered(ShootBarrel), "not among active Mutants"


@rule("HC-25.20", "HC-25.25", "HC-25.19")
def test_the_doom_device_falls_when_no_barrel_is_left():
    table = finale()
    table.state.barrels["barrel-1"] = "r-a1"
    table.turn("donathan", at="r-c3")
    assert ShootDoom() not in table.options
    table.state.barrels.clear()
    table.turn("donathan", chance=[TWO, BLANK, TWO, ONE])
    table.choose(ShootDoom())
    assert not table.match.over
    table.choose(ShootDoom())
    assert table.match.over
    assert table.match.outcome.winners == ("officers-1",)


@rule("HC-25.22", "HC-25.23")
def test_roof_and_streets_are_sealed_off_the_alley_is_not():
    table = finale(powered=True)
    table.mutant(HATCH)
    table.mutant(ENTRANCE)
    table.turn("donathan", at="r-a1")
    assert {action.at for action in table.offered(Shoot)} == {HATCH}
    table.turn("donathan", at="f7")
    assert {action.at for action in table.offered(Shoot)} == {ENTRANCE}
    coop = finale("co-op", 1, powered=True)
    below = coop.mutant(ENTRANCE)
    coop.mutant(HATCH)
    coop.officer("donathan", at="j5")
    assert [mutant.id for mutant in in_range(coop.match.play, 0, 99)] == [below]


@rule("HC-25.22")
def test_scenes_and_cards_stay_on_their_board():
    table = finale()
    table.officer("jenny", at="r-a1")
    table.state.scenes.append("the-arsenal")
    table.state.kills = 5
    table.turn("donathan", at="f7")
    table.choose(StartScene("the-arsenal"))
    assert [len(officer.gear) for officer in table.state.officers] == [2, 0, 1, 1], "not Jenny on the roof"
    coop = finale("co-op", 1)
    coop.officer("donathan", at="r-a1")
    coop.run(lambda play: carry_out(play, [Lights(on=2)]))
    assert not coop.match.asks, "the switches are in the streets"
    assert coop.state.lights == [1, 2, 3]


@rule("HC-25.25", "HC-25.26")
def test_ten_kills_give_skills_and_no_point():
    table = finale()
    table.state.kills = 9
    target = table.mutant("f8")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.ask.prompt == "skill"
    assert table.state.order == 0


@rule("HC-25.27", "HC-25.29")
def test_chaos_scores_with_every_round():
    table = finale()
    for officer in table.state.officers:
        officer.done = True
    table.begin("next-officer")
    assert table.state.chaos == 1
    coop = finale("co-op", 1)
    for officer in coop.state.officers:
        officer.done = True
    coop.begin("next-officer")
    assert coop.state.chaos == 1
    coop.state.discard[:], coop.state.deck[:] = list(coop.state.deck), []
    coop.call(reshuffle_chaos)
    assert coop.state.chaos == 2, "a reshuffle is no card text"
    coop.state.supply["mutant"].clear()
    coop.run(lambda play: spawn(play, 1, zone(play)))
    assert coop.state.chaos == 3, "nor is the horde"


@rule("HC-25.28", "HC-25.30")
def test_in_co_op_a_cards_points_become_a_mutant_on_the_roof():
    table = finale("co-op", 1)
    table.run(lambda play: carry_out(play, [Score(amount=1)]))
    roof = {space for space, spot in table.content.plans[5].spots.items() if spot.region == "rooftop"}
    assert {action.space for action in table.options} == roof
    table.choose(SpawnAt("r-b1"))
    assert [mutant.at for mutant in table.state.mutants] == ["r-b1"]
    assert table.state.chaos == 0
    other = finale()
    other.run(lambda play: carry_out(play, [Score(amount=1)]))
    assert other.state.chaos == 1, "1-vs-All scores"


@rule("HC-25.32")
def test_events_are_for_the_layout_only():
    table = finale("co-op", 1)
    events = list(table.state.events)
    table.begin("event-phase")
    assert table.state.events == events


def test_it_has_its_own_rules():
    table = finale()
    assert episode_of(table.state).number == 5
