"""HC-8, HC-26: equipment, skills, the extermination track."""

import pytest

from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace, KeepCard, Stop
from hardboiled.games.hard_city.rules.attacks import CloseCombat, Shoot
from hardboiled.games.hard_city.rules.crates import OpenCrate
from hardboiled.games.hard_city.rules.decks import draw_gear
from hardboiled.games.hard_city.rules.equipment import Give, Take, UseGear, UseSkill
from hardboiled.games.hard_city.rules.events import Rolled
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.state import mutant_of
from hardboiled.kernel import at_once
from support import rule

from .table import BLANK, ONE, TWO, Table


@rule("HC-8.1", "HC-8.2", "HC-8.3")
def test_giving_and_taking_one_card_for_one_ap():
    table = Table()
    table.officer("jenny", at="f8", gear=["radio", "walkman"])
    many = ["shotgun", "grenade", "crossbow", "spray-can", "painkillers", "fireworks"]
    table.turn("donathan", at="f8", gear=list(many))
    table.choose(Take("radio", "jenny"))
    assert table.officer("donathan").gear == [*many, "radio"]
    assert table.officer("donathan").ap == 4
    table.choose(Give("shotgun", "jenny"))
    assert table.officer("jenny").gear == ["walkman", "shotgun"]
    assert table.officer("donathan").ap == 3
    table.officer("jenny", at="f9")
    table.turn("donathan")
    assert not table.offered(Give)
    assert not table.offered(Take)
    table.officer("jenny", at="f8", down=True)
    table.turn("donathan")
    assert not table.offered(Give)


@rule("HC-8.4", "HC-8.5")
def test_using_equipment_costs_one_ap_for_all_and_is_used_up():
    table = Table()
    target = table.mutant("b2")
    table.turn("donathan", at="f8", gear=["shotgun"], chance=[ONE, ONE, BLANK])
    table.choose(UseGear("shotgun"))
    assert table.officer("donathan").ap == 4
    assert not table.alive(target)
    assert table.officer("donathan").gear == []
    assert table.state.police_discard == ["shotgun"]
    table.turn("donathan", gear=["skateboard"], ap=0)
    table.turn("donathan", gear=["painkillers"], ap=5, hp=3)
    table.choose(UseGear("painkillers"))
    assert table.state.street_discard == ["painkillers"]


@rule("HC-8.6")
def test_the_inner_action_keeps_its_requirements():
    table = Table()
    table.mutant("b2")
    table.mutant("f8")
    table.turn("donathan", at="f8", gear=["shotgun", "sawed-off"])
    assert UseGear("shotgun") not in table.options
    assert UseGear("sawed-off") in table.options, "this card lifts them"


@rule("HC-8.7")
def test_an_empty_equipment_deck_comes_back():
    table = Table()
    state = table.state
    state.police_discard[:] = list(state.police)
    state.police.clear()
    table.run(at_once(lambda play: None))
    assert draw_gear(table.match.play, "police") is not None
    assert len(state.police) == 17
    assert not state.police_discard


@rule("HC-8.8", "HC-26.1", "HC-26.2")
def test_medical_training_heals_another_officer_once_a_turn():
    table = Table()
    table.officer("donathan", at="f8", hp=3)
    table.turn("jenny", at="f8", hp=1)
    table.choose(UseSkill("medical-training"))
    assert table.officer("donathan").hp == 4
    assert table.officer("jenny").hp == 1
    assert table.officer("jenny").ap == 3
    assert UseSkill("medical-training") not in table.options
    table.mutant("f8")
    table.turn("jenny", ap=5)
    assert UseSkill("medical-training") not in table.options, "not among active Mutants"
    table.turn("marcellus", at="b1", skills=["deep-pockets", "quartermaster"])
    table.choose(UseSkill("quartermaster"))
    assert table.officer("marcellus").ap == 4


@rule("HC-8.8", "HC-5.3")
def test_skills_that_do_not_say_once_a_turn_work_again():
    table = Table()
    table.officer("donathan", at="f8", hp=2)
    table.turn("jenny", at="f8", hp=4, skills=["medical-training", "triage"])
    table.choose(UseSkill("triage"), UseSkill("triage"))
    assert table.officer("donathan").hp == 4
    assert table.officer("jenny").ap == 3
    for _ in range(4):
        table.mutant("b8")
    table.turn("donathan", at="b8", ap=5, skills=["never-backs-down", "bulldozer"])
    for left in (3, 2):
        table.choose(UseSkill("bulldozer"))
        table.choose(table.options[0])
        table.choose(table.options[0])
        table.choose(Stop())
        assert len([m for m in table.state.mutants if m.at == "b8"]) == left
    assert table.officer("donathan").ap == 3


@rule("HC-8.8")
@pytest.mark.parametrize(
    ("officer", "skill"),
    [
        ("miranda", "double-tap"),
        ("miranda", "trick-shot"),
        ("marcellus", "quartermaster"),
        ("marcellus", "demolition-man"),
    ],
)
def test_skills_that_say_once_a_turn_do_not(officer, skill):
    table = Table()
    for at in ("d5", "d6", "d6", "d6"):
        table.mutant(at)
    table.turn(officer, at="c5", ap=9, skills=[skill], chance=[BLANK] * 4)
    table.choose(UseSkill(skill))
    while table.prompt != "turn":
        table.choose(table.options[0])
    assert table.state.turn.used == [skill]
    assert UseSkill(skill) not in table.options
    table.turn(officer, ap=9)
    assert UseSkill(skill) in table.options, "the next turn is another one"


@rule("HC-20.2")
def test_demolition_man_works_next_to_him_not_where_he_stands():
    table = Table()
    here, there, near = table.mutant("c5"), table.mutant("d6"), table.mutant("c6", stunned=True)
    table.turn("marcellus", at="c5", ap=5, skills=["deep-pockets", "demolition-man"])
    table.choose(UseSkill("demolition-man"))
    assert {option.space for option in table.options} == {"d6", "c6"}
    table.choose(ChooseSpace("d6"))
    assert table.alive(here)
    assert table.alive(near)
    assert not table.alive(there)
    alone = Table()
    alone.mutant("c5")
    alone.mutant("c7")
    alone.turn("marcellus", at="c5", ap=5, skills=["deep-pockets", "demolition-man"])
    assert UseSkill("demolition-man") not in alone.options


@rule("HC-20.2")
def test_up_to_so_many_can_be_fewer():
    table = Table()
    first, second = table.mutant("f8"), table.mutant("f7")
    table.turn("donathan", at="f8", gear=["flashbang"])
    table.choose(UseGear("flashbang"))
    assert Stop() not in table.options, "who uses it stuns somebody"
    table.choose(ChoosePiece(first), Stop())
    assert table.stunned(first)
    assert not table.stunned(second)


def kill_one(table, at="b2"):
    target = table.mutant(at)
    table.run(lambda play: kill(play, mutant_of(play.state, target)))


@rule("HC-8.9", "HC-8.10", "HC-8.12", "HC-8.14", "HC-8.16")
def test_ten_kills_bring_a_skill_to_every_officer_and_a_point():
    table = Table()
    table.officer("jenny", down=True)
    table.state.kills = 9
    decks = {officer.id: list(officer.skill_deck) for officer in table.state.officers}
    kill_one(table)
    assert table.state.kills == 0
    assert table.state.order == 1
    for name in ("donathan", "jenny", "miranda", "marcellus"):
        officer = table.officer(name)
        assert table.ask.prompt == "skill"
        assert sorted(action.card for action in table.options) == sorted(decks[name][-2:])
        kept = table.options[0].card
        table.choose(table.options[0])
        assert officer.skills[-1] == kept
        assert sorted(officer.skill_deck) == sorted(set(decks[name]) - {kept})
    table.state.kills = 9
    kill_one(table)
    assert table.state.order == 2, "several rewards a game"


@rule("HC-8.11")
def test_a_new_skill_works_in_the_middle_of_a_turn():
    table = Table()
    table.state.kills = 9
    table.officer("miranda").skill_deck[:] = ["double-tap", "sixth-sense"]
    table.mutant("b2", stunned=True)
    table.mutant("c2")
    table.turn("miranda", at="f8", chance=[ONE, BLANK])
    table.choose(Shoot("b2"))
    while table.ask.prompt == "skill":
        wanted = KeepCard("double-tap")
        table.choose(wanted if wanted in table.options else table.options[0])
    assert UseSkill("double-tap") in table.options


@rule("HC-8.13", "HC-11.10")
def test_what_overshoots_ten_is_kept():
    table = Table()
    table.state.kills = 8
    table.mutant("b2", kind="fubar", hp=1)
    table.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    while table.match.asks:
        table.choose(table.options[0])
    assert table.state.kills == 2


@rule("HC-8.15")
def test_a_thin_skill_deck():
    table = Table()
    table.state.kills = 9
    for officer in table.state.officers:
        officer.skill_deck.clear()
    table.officer("jenny").skill_deck.append("triage")
    kill_one(table)
    assert not table.match.asks
    assert table.officer("jenny").skills[-1] == "triage"
    assert len(table.officer("donathan").skills) == 1


@rule("HC-26.5", "HC-26.6", "HC-12.17", "HC-1.16")
def test_heavyweight_raises_donathans_maximum_and_heals_one():
    table = Table()
    assert table.content.skills["heavyweight"].owner == "donathan"
    table.state.kills = 9
    for officer in table.state.officers:
        officer.skill_deck.clear()
    table.officer("donathan", hp=6).skill_deck.append("heavyweight")
    kill_one(table)
    assert table.officer("donathan").hp == 7
    table.turn("donathan", gear=["painkillers"])
    assert UseGear("painkillers") not in table.options, "never above the maximum"
    table.turn("donathan", hp=6)
    table.choose(UseGear("painkillers"))
    assert table.officer("donathan").hp == 7


# Our own equipment and skills do what they say.


def test_burst_stun_push_and_shield():
    table = Table()
    near, far = table.mutant("f9"), table.mutant("f10")
    table.turn("donathan", at="f8", gear=["flamethrower", "tear-gas", "kevlar-vest", "fireworks"])
    table.choose(UseGear("flamethrower"))
    assert not table.alive(near)
    table.choose(UseGear("fireworks"))
    table.choose(table.options[0])
    table.choose(next(action for action in table.options if action.space == "f12"))
    assert table.at(far) == "f12"
    table.turn("donathan", at="f10", ap=5)
    table.choose(UseGear("tear-gas"))
    assert table.stunned(far)
    table.choose(UseGear("kevlar-vest"))
    assert table.officer("donathan").shield == 2


def test_grenade_hurts_everybody_there():
    table = Table()
    table.mutant("f10")
    table.officer("jenny", at="f10")
    name = table.civilian("f10")
    table.turn("donathan", at="f8", gear=["grenade"])
    table.choose(UseGear("grenade"))
    assert not table.state.mutants
    assert table.officer("jenny").hp == 2
    assert name not in table.state.civilians


def test_radio_gives_ap_to_one_who_waits():
    table = Table()
    table.officer("jenny", done=True)
    table.turn("donathan", gear=["radio"])
    table.choose(UseGear("radio"))
    assert ChooseOfficer("jenny") not in table.options
    table.choose(ChooseOfficer("miranda"))
    assert table.officer("miranda").ap == 7


def test_deep_pockets_draw_two_and_keep_one():
    table = Table()
    table.crate("street", "f8")
    table.state.street.extend(["walkman", "crossbow"])
    table.turn("marcellus", at="f8")
    table.choose(OpenCrate("street"))
    table.choose(KeepCard("walkman"))
    assert table.officer("marcellus").gear == ["walkman"]
    assert table.state.street_discard == ["crossbow"]


def test_double_tap_and_sniper_rifle():
    table = Table()
    table.mutant("b2")
    table.mutant("c2")
    table.officer("miranda", at="f8", skills=["steady-hand", "double-tap"], gear=["sniper-rifle"])
    table.turn("miranda", chance=[TWO, BLANK, TWO, BLANK])
    table.choose(UseSkill("double-tap"), ChooseSpace("b2"))
    assert not table.state.mutants
    assert table.officer("miranda").ap == 4
    table.mutant("b2", kind="fubar", hp=3)
    table.turn("miranda", ap=1)
    table.choose(UseGear("sniper-rifle"))
    assert mutant_of(table.state, "fubar").hp == 1


@pytest.mark.parametrize("skill", ["never-backs-down"])
def test_donathan_fights_with_two_dice(skill):
    table = Table()
    table.mutant("f8")
    table.turn("donathan", at="f8", chance=[BLANK, BLANK])
    table.choose(CloseCombat())
    assert len(table.told(Rolled)[0].faces) == 2
