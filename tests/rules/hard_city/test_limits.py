"""What a rule does at its limits: one more, one less, nobody left."""

import pytest

from hardboiled.games.hard_city.rules.activation import activate_some
from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, KeepCard, PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import AimedShot, Shoot
from hardboiled.games.hard_city.rules.crates import OpenCrate
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.effects.mutants import Act, Activate, Wake
from hardboiled.games.hard_city.rules.effects.people import Drain, Jam, Panic
from hardboiled.games.hard_city.rules.equipment import UseGear, UseSkill
from hardboiled.games.hard_city.rules.harm import heal, hurt
from hardboiled.games.hard_city.rules.kills import gain_skill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.set_up import keep_skills
from hardboiled.games.hard_city.rules.state import QueuedCard
from hardboiled.games.hard_city.rules.tokens import Evacuate, put
from support import rule

from .table import BLANK, DONUT, Table, coop


def learn(table, officer, card):
    """The officer draws this skill alone."""
    learner = table.officer(officer)
    learner.skill_deck[:] = [card]
    table.run(lambda play: gain_skill(play, learner, (learner.seat,)))
    return learner


# Skills.


@rule("HC-8.11", "HC-8.15")
def test_a_skill_counts_at_once():
    table = Table()
    waiting = learn(table, "jenny", "adrenaline")
    assert (waiting.ap, waiting.skills[-1], waiting.gained) == (6, "adrenaline", ["adrenaline"])
    table.officer("jenny", ap=0, done=True)
    jenny = learn(table, "jenny", "adrenaline")
    assert jenny.ap == 0, "her turn is over"
    assert learn(table, "donathan", "iron-jaw").shield == 1
    hurt_one = table.officer("donathan", hp=3)
    assert learn(table, "donathan", "heavyweight").hp == 4
    assert hurt_one.skill_deck == []


@rule("HC-8.15", "HC-13.6")
def test_nobody_learns_from_an_empty_deck_and_blast_grows():
    table = Table(ally="blast-with-skills")
    jenny = table.officer("jenny")
    jenny.skill_deck.clear()
    table.run(lambda play: gain_skill(play, jenny, (jenny.seat,)))
    assert jenny.skills == ["medical-training"]
    dog = table.ally
    dog.skill_deck[:] = ["thick-fur"]
    table.run(lambda play: gain_skill(play, dog, ("officers-1",)))
    assert (dog.hp, dog.skills) == (5, ["get-them", "thick-fur"])


@rule("HC-15.4")
def test_skills_not_kept_are_shuffled_into_the_deck():
    places = set()
    for seed in range(12):
        table = Table()
        table.state.chance = type(table.state.chance).of(seed)
        jenny = table.officer("jenny", drawn=["triage", "adrenaline"])
        jenny.skill_deck[:] = ["bedside-manner", "field-dressing", "ambulance-driver"]
        table.run(keep_skills)
        table.choose(KeepCard("triage"))
        places.add(jenny.skill_deck.index("adrenaline"))
    assert len(places) == 4


@rule("HC-7.10")
def test_donuts_can_be_paid_for_as_far_as_the_ap_last():
    table = Table()
    table.mutant("b2")
    table.turn("jenny", at="f8", ap=2, chance=[DONUT, DONUT])
    table.choose(Shoot("b2"))
    assert [option.count for option in table.offered(PayDonuts)] == [0, 1], "1 AP is left"
    rich = Table()
    rich.mutant("b2")
    rich.turn("jenny", at="f8", ap=5, chance=[DONUT, DONUT])
    rich.choose(Shoot("b2"))
    assert [option.count for option in rich.offered(PayDonuts)] == [0, 1, 2]
    steady = Table()
    steady.mutant("b2")
    steady.turn("miranda", at="f8", ap=5, chance=[DONUT, DONUT, DONUT, BLANK])
    steady.choose(Shoot("b2"))
    assert [option.count for option in steady.offered(PayDonuts)] == [0, 1], "the first is free"
    steady.choose(PayDonuts(0), Shoot("b2"))
    assert [option.count for option in steady.offered(PayDonuts)] == [0, 1], "but only the first of a turn"


# Crates and Civilians.


@rule("HC-6.12", "HC-8.7", "HC-20.2")
def test_two_cards_are_drawn_and_one_is_kept():
    table = Table()
    table.crate("police", "f8")
    table.state.police[:] = ["radio", "grenade"]
    table.turn("marcellus", at="f8", hp=3, skills=["deep-pockets", "street-smart"])
    table.choose(OpenCrate("police"), KeepCard("radio"))
    marcellus = table.officer("marcellus")
    assert marcellus.gear == ["radio"]
    assert (table.state.police_discard, marcellus.drawn) == (["grenade"], [])
    assert marcellus.hp == 4, "street smart"
    assert len(table.state.crate_pool) == 10


@rule("HC-6.12")
def test_a_crate_with_nothing_left_to_draw_is_opened_all_the_same():
    table = Table()
    table.crate("police", "f8")
    table.state.police.clear()
    table.state.police_discard.clear()
    table.turn("jenny", at="f8")
    table.choose(OpenCrate("police"))
    assert table.officer("jenny").gear == []
    assert table.state.crates == {}


@rule("HC-20.5", "HC-2.9")
def test_tokens_run_out_and_obstacles_are_avoided():
    table = Table()
    table.state.civilian_pool.clear()
    table.run(lambda play: put(play, "civilian", "f8"))
    assert table.state.civilians == {}
    table.state.crate_pool[:] = ["7"]
    table.obstacle("car-1", "f8", "f9")
    table.run(lambda play: put(play, "police-crate", "f8"))
    spaces = {option.space for option in table.offered(PlaceToken)}
    assert "f9" not in spaces
    assert {"e7", "f7", "g9"} <= spaces
    table.choose(PlaceToken("police-crate", "f7"))
    assert table.state.crates == {"police-7": "f7"}
    table.run(lambda play: put(play, "police-crate", "a1"))
    assert table.state.crates == {"police-7": "f7"}


@rule("HC-20.8", "HC-20.2")
def test_an_evacuation_costs_less_with_bedside_manner():
    table = Table()
    table.state.helicopter, table.state.ladder = "f8", True
    name = table.civilian("f8")
    table.turn("jenny", at="f8", ap=1, skills=["medical-training", "bedside-manner"])
    table.choose(Evacuate(name))
    assert table.officer("jenny").ap == 0
    dear = Table()
    dear.state.helicopter, dear.state.ladder = "f8", True
    dear.civilian("f8")
    dear.turn("jenny", at="f8", ap=1)
    assert not dear.offered(Evacuate)


@rule("HC-6.18", "HC-23.14")
def test_frightened_civilians_run_once_each_and_the_mayor_too():
    table = Table(episode=3)
    table.state.civilians["mayor"] = "b8"
    first, second = table.civilian("b8"), table.civilian("b8")
    table.run(lambda play: Panic(count=3, spaces=1).do(play, None))
    assert {option.piece for option in table.offered(ChoosePiece)} <= {first, second, "mayor"}
    assert ChoosePiece("mayor") in table.options
    table.choose(ChoosePiece("mayor"))
    assert "b8" not in {option.space for option in table.options}
    table.choose(table.options[0])
    assert ChoosePiece("mayor") not in table.options
    table.choose(table.options[0])
    table.choose(table.options[0])
    table.choose(table.options[0])
    assert not table.match.asks or table.prompt != "panic", "three have run"


# Doctor Zero's cards on officers.


@rule("HC-26.15")
def test_there_are_three_out_of_ammo_markers():
    table = Table()
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, jammed=True)
    table.state.active = "donathan"
    table.run(lambda play: Jam(who="active").do(play, None))
    assert not table.officer("donathan").jammed
    table.officer("jenny", jammed=False)
    table.run(lambda play: Jam(who="active").do(play, None))
    assert table.officer("donathan").jammed


@rule("HC-5.2")
def test_only_who_has_still_to_act_is_drained_and_not_below_nothing():
    table = Table()
    table.officer("jenny", done=True, ap=5)
    table.officer("miranda", down=True, ap=5)
    table.officer("marcellus", ap=1)
    table.officer("donathan", ap=4)
    table.run(lambda play: Drain(who="waiting", amount=2).do(play, None))
    assert {option.officer for option in table.offered(ChooseOfficer)} == {"donathan", "marcellus"}
    table.choose(ChooseOfficer("marcellus"))
    assert table.officer("marcellus").ap == 0


@rule("HC-10.11", "HC-10.10")
def test_who_has_moved_is_not_woken_again():
    table = Table()
    first, second = table.mutant("b2", stunned=True), table.mutant("b4", stunned=True)
    table.state.mutants[0].moved = True
    table.run(lambda play: Wake(count=2).do(play, None))
    assert table.options == [ChoosePiece(second), Stop()]
    table.choose(ChoosePiece(second))
    assert table.stunned(first)
    assert not table.stunned(second)


# The AutoDoc.


@rule("HC-18.16", "HC-16.11")
def test_as_many_as_are_named_and_the_officers_say_who():
    table = coop()
    near, far = table.mutant("f9"), table.mutant("h8")
    table.run(lambda play: activate_some(play, 1, (0, 3), 1, "active"))
    assert {option.piece for option in table.options} == {near, far}
    table.choose(ChoosePiece(near))
    assert table.at(near) == "f8"
    assert table.at(far) == "h8"
    alone = coop()
    only = alone.mutant("f9")
    alone.run(lambda play: activate_some(play, 1, (0, 3), 1, "active"))
    assert alone.at(only) == "f8", "of one there is nothing to choose"


@rule("HC-18.20", "HC-18.21")
@pytest.mark.parametrize(("low", "high", "moved"), [(0, 1, "n"), (1, 2, "nm"), (2, 3, "mf"), (3, 99, "f"), (0, 0, "")])
def test_ranges_include_their_ends(low, high, moved):
    table = coop()
    names = {"n": table.mutant("f9"), "m": table.mutant("f10"), "f": table.mutant("f11")}
    places = {key: table.at(name) for key, name in names.items()}
    table.run(lambda play: Activate(low=low, high=high, priority="active").do(play, None))
    while table.match.asks and table.prompt == "mutant-goes":
        table.choose(table.options[0])
    assert {key for key, name in names.items() if table.at(name) != places[key]} == set(moved)


@rule("HC-18.18", "HC-18.19", "HC-18.17")
def test_stages_and_choices_of_a_foot():
    table = coop()
    jenny = table.officer("jenny", at="b8", hp=4)
    biter = table.mutant("b8")
    table.run(lambda play: Act(stages=(("move", "attack"),), priority="officer").do(play, None))
    assert {option.basic for option in table.options} == {"move", "attack"}
    table.choose(next(option for option in table.options if option.basic == "attack"))
    assert jenny.hp == 3
    other = coop()
    victim = other.officer("jenny", at="b8", hp=4)
    other.officer("miranda", at="a1")
    comer = other.mutant("b9")
    other.run(lambda play: Act(stages=(("move",), ("attack",)), priority="officer").do(play, None))
    assert other.at(comer) == "b8"
    assert victim.hp == 3
    still = coop()
    prey = still.officer("jenny", at="b8", hp=4)
    still.mutant("b9")
    still.run(lambda play: Act(stages=(("attack",),), priority="officer").do(play, None))
    assert prey.hp == 4, "nobody is on its space"
    assert biter


@rule("HC-16.10")
@pytest.mark.parametrize(("hp", "shield", "asked"), [(2, 0, True), (3, 0, False), (1, 1, True), (2, 1, False)])
def test_the_order_is_asked_while_somebody_may_fall(hp, shield, asked):
    table = coop()
    table.officer("jenny", at="b8", hp=hp, shield=shield)
    table.officer("miranda", at="b9", hp=5)
    for at in ("b8", "b8"):
        table.mutant(at)
    table.mutant("b7")
    table.state.mutants[0].attacked = False
    table.state.mutants[1].moved = True
    table.run(lambda play: activate_some(play, 0, (0, 9), 1, "officer"))
    assert (table.prompt == "acts-next") == asked


@rule("HC-17.14", "HC-20.2")
def test_sabotage_takes_the_oldest_cards_and_gives_markers_back():
    table = coop()
    table.state.queue[:] = [QueuedCard("restless", fresh=False), QueuedCard("mugged", fresh=False)]
    table.state.queue.append(QueuedCard("paperwork", fresh=False, markers={"jenny": 1}))
    table.officer("jenny", held=1)
    table.turn("donathan", at="f8", gear=["police-scanner"])
    table.choose(UseGear("police-scanner"))
    assert [queued.card for queued in table.state.queue] == ["restless"]
    assert table.officer("jenny").held == 0
    assert table.state.discard[-2:] == ["paperwork", "mugged"]
    empty = coop()
    empty.turn("donathan", at="f8", gear=["police-scanner"])
    assert UseGear("police-scanner") not in empty.options


# Damage and healing.


@rule("HC-12.17", "HC-12.3")
def test_healing_stops_at_the_maximum_and_at_the_fallen():
    table = Table()
    jenny = table.officer("jenny", hp=3)
    table.call(lambda play: heal(play, jenny, 5))
    assert jenny.hp == 4
    down = table.officer("miranda", hp=0, down=True)
    table.call(lambda play: heal(play, down, 5))
    assert down.hp == 0


@rule("HC-12.1", "HC-12.3")
def test_a_shield_takes_what_it_can():
    table = Table()
    donathan = table.officer("donathan", hp=6, shield=2)
    table.call(lambda play: hurt(play, "donathan", 3))
    assert (donathan.hp, donathan.shield) == (5, 0)
    table.officer("donathan", hp=6, shield=2)
    table.call(lambda play: hurt(play, "donathan", 1))
    assert (donathan.hp, donathan.shield) == (6, 1)
    down = table.officer("jenny", hp=0, down=True)
    chaos = table.state.chaos
    table.call(lambda play: hurt(play, "jenny", 1))
    assert table.state.chaos == chaos
    assert down.down


@rule("HC-13.2", "HC-13.9")
def test_blast_goes_once_a_turn_for_one_ap():
    table = Table(ally="blast")
    table.ally.at = "f8"
    table.turn("donathan", at="f8", ap=2)
    table.choose(SendAlly(), AllyStep("f9"), Stop())
    assert table.officer("donathan").ap == 1
    assert SendAlly() not in table.options
    table.turn("jenny", at="h3", ap=1)
    assert SendAlly() in table.options
    table.turn("jenny", at="h3", ap=0)
    assert SendAlly() not in table.options


@rule("HC-1.22", "HC-20.6")
def test_the_event_deck_is_made_anew_when_it_is_empty():
    table = Table()
    table.state.events.clear()
    table.state.event_discard[:] = ["event-3", "event-5"]
    table.call(draw_event)
    assert len(table.state.events) == 1
    assert table.state.event_discard == [table.state.event]
    table.state.events[:] = ["event-1"]
    table.state.event_discard[:] = ["event-2"]
    table.call(draw_event)
    assert table.state.event == "event-1", "only then"
    assert table.state.event_discard == ["event-2", "event-1"]


@rule("HC-5.8", "HC-8.8")
def test_nothing_is_begun_without_its_price():
    table = Table()
    table.mutant("b2")
    table.officer("donathan", at="f8", hp=2)
    table.turn("jenny", at="f8", ap=1, gear=["painkillers"], hp=2)
    assert table.offered(Shoot)
    assert not table.offered(AimedShot)
    assert UseSkill("medical-training") not in table.options
    table.turn("jenny", at="f8", ap=0)
    assert not table.offered(Shoot)
    assert not table.offered(Step)
    assert not table.offered(UseGear)
    table.turn("jenny", at="f8", ap=2)
    assert table.offered(AimedShot)
    assert UseSkill("medical-training") in table.options
