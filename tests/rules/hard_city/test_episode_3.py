"""HC-23: Toxic Revenge."""

import pytest

from hardboiled.games.hard_city.rules.activation import in_range
from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace, PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, FubarAttack, PlayText
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.episode_words import Clouds
from hardboiled.games.hard_city.rules.effects.mutants import Spawn, Wake
from hardboiled.games.hard_city.rules.effects.order_word import carry_out as order_carry_out
from hardboiled.games.hard_city.rules.effects.people import Hurt, Markers, Shove
from hardboiled.games.hard_city.rules.effects.support import Heal, Reload
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import AttackCar, PullOut, hand_out_flamethrower
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack, attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import LeaveBoard, MutantStep
from hardboiled.games.hard_city.rules.spawning import zone
from hardboiled.games.hard_city.rules.state import QueuedCard, mutant_of
from hardboiled.games.hard_city.rules.tokens import Evacuate
from hardboiled.kernel.saving import start
from support import rule

from .table import Table

CELLS = {
    "police-car": ("d12", "e12"),
    "car-1": ("b3", "b4"),
    "car-2": ("f2", "g2"),
    "limousine": ("c7", "d7", "e7"),
}


def toxic(mode="one-vs-all", players=2, **options):
    table = Table(mode=mode, players=players, episode=3, **options)
    state = table.state
    state.aboard = {"car-1": 3, "car-2": 3, "limousine": 1}
    for name, cells in CELLS.items():
        table.obstacle(name, *cells)
    state.manholes = {"manhole-1": "c5", "manhole-2": "g6", "manhole-3": "b9"}
    state.closed = "manhole-3"
    state.active = "donathan"
    survey(state)
    return table


# HC-23


@rule("HC-23.1", "HC-23.2", "HC-23.4", "HC-23.28")
def test_the_set_up_of_toxic_revenge():
    match = start("hard-city", "one-vs-all", ["A", "B"], 5, episode=3)
    state, layout = match.state, match.content.layout(3, match.state.layout)
    assert [placing.board for placing in match.content.sheet(3).boards] == ["side-3a", "side-2b", "sewer"]
    assert state.aboard == {"car-1": 3, "car-2": 3, "limousine": 1}
    assert {officer.at for officer in state.officers} == {layout.start}
    assert sorted(state.manholes) == ["manhole-1", "manhole-2", "manhole-3"]
    assert set(state.obstacles) == {"police-car", "car-1", "car-2", "limousine"}
    assert state.scenes[0] == "gear-up"
    assert all(officer.gear for officer in state.officers), "Gear Up! has given everybody a card"
    assert len(state.crates) == len(layout.police) + len(layout.street)
    assert match.content.settings.clouds == 6
    assert set(zone(match.play)) == {space for patch in match.content.sheet(3).zone for space in patch}


@rule("HC-23.2", "HC-23.3")
def test_without_a_flamethrower_from_the_opening_somebody_gets_one():
    table = toxic()
    before = table.state.police.count("flamethrower")
    table.run(hand_out_flamethrower)
    table.choose(ChooseOfficer("miranda"))
    assert "flamethrower" in table.officer("miranda").gear
    assert table.state.police.count("flamethrower") == before - 1
    seen = set()
    for seed in range(12):
        match = start("hard-city", "one-vs-all", ["A", "B"], seed, episode=3)
        held = any("flamethrower" in officer.gear for officer in match.state.officers)
        asked = match.asks[0].prompt == "flamethrower"
        assert held != asked
        seen.add(asked)
    assert seen == {True, False}


@rule("HC-23.5", "HC-23.29")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_manhole_closes_each_round(number):
    table = toxic()
    table.state.event_discard[:] = ["event-1", "event-2", "event-3"]
    table.begin("event-phase", chance=[number - 1])
    assert table.state.closed == f"manhole-{number}"
    from hardboiled.games.hard_city.rules.ground import terrain

    ground = terrain(table.state, table.content)
    ladders = table.content.sheet(3).ladders
    for other, ladder in enumerate(ladders, 1):
        joined = ladder in ground.walk[table.state.manholes[f"manhole-{other}"]]
        assert joined == (other != number)


@rule("HC-23.6", "HC-23.7")
def test_clouds_go_and_doctor_zero_may_place_two():
    table = toxic()
    table.state.clouds[:] = ["f8"]
    table.mutant("g8")
    table.civilian("g9")
    table.begin("event-phase", chance=[0])
    assert table.state.clouds == []
    assert table.ask.seats == ("doctor-zero",)
    spaces = {action.space for action in table.offered(PlaceToken)}
    assert {"g8", "g9", "a4", "h3"}.isdisjoint(spaces), "no officer, Civilian or Mutant"
    assert not [space for space in spaces if space.startswith("s-")], "not in the Sewer"
    assert {"d12", "c7"}.isdisjoint(spaces)
    assert Stop() in table.options
    table.choose(PlaceToken("cloud", "f8"), PlaceToken("cloud", "f9"))
    assert table.state.clouds == ["f8", "f9"]
    assert table.ask.prompt == "pick"


@rule("HC-23.8", "HC-23.26", "HC-23.27")
def test_mutants_on_the_police_car_attack_it():
    table = toxic()
    rider = table.mutant("d11")
    table.prowl(rider)
    table.choose(MutantStep("police-car"), Stop())
    assert table.at(rider) == "police-car"
    table.turn("donathan", at="d11")
    assert "police-car" not in {action.to for action in table.offered(Step)}
    assert "d12" not in {action.to for action in table.offered(Step)}
    soldier = table.mutant("d8", kind="soldier")
    table.officer("donathan", at="a8")
    table.run(lambda play: attack_with_mutants(play, 1))
    assert {action.piece for action in table.offered(AttackCar)} == {rider}
    assert soldier not in {action.piece for action in table.offered(AttackCar)}
    table.choose(AttackCar(rider))
    assert table.state.chaos == 1
    assert mutant_of(table.state, rider).attacked


@rule("HC-11.16", "HC-11.15", "HC-23.8")
def test_fubar_on_the_police_car_attacks_it_once_a_turn():
    table = toxic()
    table.mutant("d11", kind="fubar", hp=3, ap=5)
    table.officer("jenny", at="c11")
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar())
    assert not table.offered(AttackCar)
    table.choose(MutantStep("police-car"))
    table.choose(AttackCar("fubar"))
    assert table.state.chaos == 1
    assert mutant_of(table.state, "fubar").ap == 3
    assert not table.offered(AttackCar), "by the normal rules: once a turn"
    assert FubarAttack("c11") in table.options, "people are another matter"
    table.choose(Stop())
    table.begin("event-phase")
    table.doctor()
    table.choose(ActivateFubar())
    assert table.offered(AttackCar)


@rule("HC-11.8", "HC-23.17")
def test_a_card_does_not_make_fubar_pull_the_mayor_out():
    table = toxic()
    table.mutant("d6", kind="fubar", hp=3, ap=5)
    table.doctor("orders-1")
    table.choose(PlayText("orders-1"))
    assert table.ask.prompt != "grab-mayor"
    assert "mayor" not in table.state.civilians


@rule("HC-23.9", "HC-23.10", "HC-23.11")
def test_only_an_officer_by_the_side_gets_people_out_of_cars():
    table = toxic()
    table.mutant("a3")
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "people in cars are out of reach"
    table.turn("donathan", at="a4")
    table.choose(PullOut("car-1"))
    assert table.state.aboard["car-1"] == 2
    assert list(table.state.civilians.values()) == ["a4"]
    assert table.officer("donathan").ap == 4
    table.turn("jenny", at="d6")
    table.choose(PullOut("limousine"))
    assert table.state.civilians["mayor"] == "d6"
    table.turn("miranda", at="a5")
    assert not table.offered(PullOut), "a corner is not the side"


@rule("HC-23.12", "HC-23.13", "HC-23.25")
def test_evacuation_by_the_police_car():
    table = toxic()
    name = table.civilian("d11")
    table.state.civilians["mayor"] = "d11"
    table.turn("donathan", at="d11")
    assert {action.who for action in table.offered(Evacuate)} == {name, "mayor"}
    table.choose(Evacuate(name))
    assert (table.state.order, table.officer("donathan").ap) == (1, 3)
    table.choose(Evacuate("mayor"))
    assert table.state.order == 4
    table.state.civilians["mayor"] = "d11"
    rider = table.mutant("police-car")
    table.turn("donathan", ap=5)
    assert not table.offered(Evacuate), "an active Mutant is on the car"
    mutant_of(table.state, rider).stunned = True
    table.turn("donathan")
    assert table.offered(Evacuate)
    table.mutant("d11")
    table.turn("donathan")
    assert not table.offered(Evacuate), "an active Mutant is on the space"
    table.state.mutants.clear()
    table.state.kills = 9
    target = table.mutant("f8")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.state.order == 5, "ten kills are a point here too"


@rule("HC-23.14", "HC-23.15")
def test_the_mayor_takes_no_damage():
    table = toxic()
    table.state.civilians["mayor"] = "f8"
    biter = table.mutant("f8")
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "alone with her there is no target"
    table.turn("donathan", at="b1")
    assert not table.offered(Shoot), "but she is a Civilian, so nobody shoots there"
    table.officer("donathan", at="f8")
    table.run(lambda play: attack_with_mutants(play, 1))
    table.choose(MutantAttack(biter, "f8"))
    assert table.officer("donathan").hp == 5
    table.turn("donathan")
    table.choose(Step("f9", "mayor"))
    assert table.officer("donathan").hp == 4, "nobody is asked: the officer takes it"
    assert table.state.civilians["mayor"] == "f9"


@rule("HC-23.16", "HC-23.17", "HC-23.26")
def test_mutants_escort_the_mayor_off_the_edge_but_not_out_of_the_limousine():
    table = toxic()
    kidnapper = table.mutant("c6")
    table.prowl(kidnapper)
    assert {action.bring for action in table.offered(MutantStep)} == {""}, "she sits in the Limousine"
    table.choose(MutantStep("b6"), Stop())
    table.state.civilians["mayor"] = "b6"
    table.state.aboard["limousine"] = 0
    mutant_of(table.state, kidnapper).moved = False
    table.prowl(kidnapper)
    assert not table.offered(LeaveBoard)
    table.choose(MutantStep("a6", "mayor"), LeaveBoard("mayor"))
    assert "mayor" not in table.state.civilians
    assert (table.state.chaos, table.state.kills) == (3, 0)
    assert kidnapper in table.state.supply["mutant"]
    grab = toxic()
    grab.mutant("d6")
    grab.doctor("orders-1")
    grab.choose(PlayText("orders-1"))
    grab.choose(grab.options[0])
    assert grab.state.civilians["mayor"] == "d6", "our Special card says so"


@rule("HC-23.18", "HC-23.19", "HC-23.20")
def test_the_sewer_is_entered_and_left_by_open_manholes():
    table = toxic()
    ladders = table.content.sheet(3).ladders
    table.turn("donathan", at="c5")
    table.choose(Step(ladders[0]))
    assert table.officer("donathan").at == "s-a1"
    table.turn("donathan", at=ladders[1])
    table.choose(Step("g6"))
    assert table.officer("donathan").at == "g6", "out by another one"
    table.turn("donathan", at=ladders[2])
    assert "b9" not in {action.to for action in table.offered(Step)}, "closed this round"
    table.turn("jenny", at="b9")
    assert ladders[2] not in {action.to for action in table.offered(Step)}
    assert table.officer("donathan").at == ladders[2], "who is inside stays inside"
    mutant = table.mutant("c5")
    table.prowl(mutant)
    table.choose(MutantStep(ladders[0]))
    table.choose(Stop())
    assert table.at(mutant) == ladders[0]


@rule("HC-23.21")
def test_sewer_and_streets_do_not_reach_each_other():
    table = toxic()
    below, above = table.mutant("s-b2"), table.mutant("c5")
    table.turn("donathan", at="s-c6", gear=["flashbang"])
    assert {action.at for action in table.offered(Shoot)} == {"s-b2"}
    table.turn("donathan", at="s-a1")
    assert UseGear("flashbang") in table.options, "the Mutant beside the officer"
    table.choose(UseGear("flashbang"))
    assert table.stunned(below)
    assert not table.stunned(above), "one step up the ladder is another board"
    coop = toxic("co-op", 1)
    coop.mutant("s-b2")
    near = coop.mutant("c5")
    coop.officer("donathan", at="c4")
    coop.run(lambda play: iter(()))
    assert [mutant.id for mutant in in_range(coop.match.play, 0, 99)] == [near]


@rule("HC-23.21")
def test_the_autodocs_cards_stay_on_the_active_officers_board():
    table = toxic("co-op", 1, ally="blast")
    below, above = table.mutant("s-b2", stunned=True), table.mutant("c5", stunned=True)
    table.officer("donathan", at="c4")
    table.officer("jenny", at="s-c6", gear=["radio"])
    table.ally.at = "s-c6"
    table.run(lambda play: carry_out(play, [Wake(count=6)]))
    table.choose_first()
    assert (table.stunned(below), table.stunned(above)) == (True, False)
    card = QueuedCard("paperwork")
    table.run(lambda play: carry_out(play, [Markers(who="each")], card))
    assert "jenny" not in card.markers
    assert len(card.markers) == 3
    table.run(lambda play: carry_out(play, [Hurt(who="each")]))
    assert (table.officer("jenny").hp, table.ally.hp) == (4, 3)
    table.officer("donathan", at="s-a1")
    table.run(lambda play: carry_out(play, [Spawn(count=2)]))
    assert {table.content.plans[3].spots[action.space].region for action in table.options} == {"sewer"}
    table.run(lambda play: carry_out(play, [Clouds(count=2)]))
    assert not table.match.asks
    assert table.state.clouds == []
    zero = toxic()
    both = [zero.mutant("s-b2", stunned=True), zero.mutant("c5", stunned=True)]
    zero.run(lambda play: carry_out(play, [Wake(count=6)]))
    assert {action.piece for action in zero.offered(ChoosePiece)} == {*both}, "Doctor Zero stands on no board"


@rule("HC-23.21")
def test_a_call_does_not_get_through_to_the_sewer():
    table = toxic()
    table.officer("jenny", at="s-c6", jammed=True, hp=1)
    for name in ("miranda", "marcellus"):
        table.officer(name, done=True)
    table.turn("donathan", at="c4", gear=["radio"])
    assert UseGear("radio") not in table.options, "nobody up here waits for a turn"
    table.officer("miranda", done=False)
    table.turn("donathan", gear=["radio"])
    table.choose(UseGear("radio"))
    assert (table.officer("miranda").ap, table.officer("jenny").ap) == (7, 5)
    donathan = table.officer("donathan")
    table.run(lambda play: order_carry_out(play, donathan, [Heal(who="all"), Reload()]))
    assert (table.officer("jenny").hp, table.officer("jenny").jammed) == (1, True)


@rule("HC-23.22", "HC-23.23")
def test_a_toxic_cloud_hurts_officers_each_time_they_enter():
    table = toxic()
    table.state.clouds[:] = ["f8"]
    name = table.civilian("f7")
    table.turn("donathan", at="f7")
    table.choose(Step("f8", name))
    assert table.officer("donathan").hp == 5
    assert table.state.civilians[name] == "f8"
    table.choose(Step("f9"), Step("f8"))
    assert table.officer("donathan").hp == 4
    mutant = table.mutant("f9")
    table.prowl(mutant)
    table.choose(MutantStep("f8"), Stop())
    assert not table.stunned(mutant)


@rule("HC-23.22", "HC-13.3")
def test_a_toxic_cloud_hurts_the_dog_too():
    table = toxic(ally="blast")
    table.state.clouds[:] = ["f8"]
    table.ally.at = "f7"
    table.turn("donathan", at="b1")
    table.choose(SendAlly(), AllyStep("f8"))
    assert table.ally.hp == 2
    table.choose(AllyStep("f9"))
    assert (table.ally.at, table.ally.hp) == ("f9", 2)
    table.run(lambda play: carry_out(play, [Shove(who="any", spaces=1)]))
    table.choose(ChooseOfficer("blast"), ChooseSpace("f8"))
    assert table.ally.hp == 1, "driven into it by a card"
    table.ally.at = "f7"
    table.turn("donathan", at="b1")
    table.choose(SendAlly(), AllyStep("f8"))
    assert (table.ally.at, table.ally.hp) == ("", 0), "there his run ends"
    assert table.ask.prompt == "turn"


@rule("HC-23.26")
def test_what_chaos_scores_in_episode_3():
    table = toxic()
    name = table.civilian("f8")
    biter = table.mutant("f8")
    table.officer("jenny", at="g8", hp=1)
    other = table.mutant("g8")
    table.run(lambda play: attack_with_mutants(play, 2))
    table.choose(MutantAttack(biter, "f8"), MutantAttack(other, "g8"))
    assert name not in table.state.civilians
    assert table.officer("jenny").down
    assert table.state.chaos == 2


def test_hail_to_the_chief_scores_where_the_mayor_is_alone_with_a_mutant():
    table = toxic("co-op", 1)
    table.state.civilians["mayor"] = "f9"
    table.state.aboard["limousine"] = 0
    table.mutant("f10")
    table.officer("donathan", at="f7")
    table.autodoc("donathan", "plan-1")
    while table.match.asks and table.ask.prompt != "pick":
        table.choose(table.options[0])
    assert len(table.state.clouds) == 2
    assert table.state.chaos == 2, "one by its text, one for the Mayor"
