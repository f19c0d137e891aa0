"""Every change on the table is told, in its order, with its cause: turns of officers and of Blast."""

from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import (
    ChoosePiece,
    ChooseSpace,
    KeepCard,
    PlaceToken,
    Stop,
)
from hardboiled.games.hard_city.rules.attacks import AimedShot, ClearJam, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.cutscenes import Agree, Refuse, StartScene
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.equipment import Give, Take, UseGear, UseSkill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.kernel.saving import start
from support import rule

from .table import DONUT, ONE, Table, log


@rule("HC-7.13", "HC-7.11")
def test_a_shot_with_a_donut_and_a_reaction():
    table = Table()
    table.hold("ricochet")
    table.state.deck.append("howl")
    target = table.mutant("b2")
    table.turn("jenny", at="f8", ap=5, hp=4, chance=[DONUT, ONE])
    table.choose(Shoot("b2"), PayDonuts(1), React("ricochet"))
    assert log(table) == [
        e.TurnBegan("jenny"),
        e.Rolled("jenny", ("donut", "1"), "shooting", "b2"),
        e.Paid("jenny", 1),
        e.ChaosPlayed("ricochet", "reaction"),
        e.Wounded("jenny", 1, "ricochet"),
        e.ChaosDrawn("doctor-zero", "howl"),
        e.ChaosDrew(1),
        e.DiceCounted("jenny", ("donut", "1"), "b2", 2, 1),
        e.Killed(target, "b2", "jenny"),
    ]
    assert e.ChaosDrawn("doctor-zero", "howl") not in table.heard("officers-1"), "only he hears which card"


@rule("HC-7.19", "HC-9.9")
def test_close_combat_and_claws():
    table = Table()
    table.hold("claws-in-the-dark")
    table.mutant("f8")
    table.turn("jenny", at="f8", ap=5, gear=["radio"], chance=[DONUT])
    table.choose(CloseCombat(), PayDonuts(1), React("claws-in-the-dark"))
    assert log(table)[1:] == [
        e.Rolled("jenny", ("donut",), "close", "f8"),
        e.Paid("jenny", 1),
        e.ChaosPlayed("claws-in-the-dark", "reaction"),
        e.Weakened(1, "claws-in-the-dark"),
        e.GearLost("jenny", "radio", "claws-in-the-dark"),
        *log(table)[6:8],
        e.DiceCounted("jenny", ("donut",), "f8", 0, 1),
    ]
    assert table.state.roll is None


@rule("HC-7.14")
def test_an_aimed_shot_and_out_of_ammo():
    table = Table()
    target = table.mutant("b2")
    table.turn("miranda", at="f8", ap=5, jammed=True)
    assert not table.offered(AimedShot)
    table.choose(ClearJam(), AimedShot("b2"))
    assert log(table) == [
        e.TurnBegan("miranda"),
        e.Reloaded("miranda"),
        e.Aimed("miranda", target, 2),
        e.Killed(target, "b2", "miranda"),
    ]


@rule("HC-6.10", "HC-8.1", "HC-8.4")
def test_crates_and_equipment():
    table = Table()
    table.hold("bite")
    table.crate("street", "f8")
    table.officer("donathan", at="f8", gear=[])
    table.state.street.append("box-of-donuts")
    table.turn("jenny", at="f8", ap=5, gear=["radio"])
    table.choose(
        *[option for option in table.options if type(option).__name__ == "OpenCrate"],
    )
    while table.prompt == "react":
        table.choose(Stop())
    table.choose(UseGear("box-of-donuts"), Give("radio", "donathan"), Take("radio", "donathan"))
    assert [event for event in log(table)[1:] if not isinstance(event, e.ChaosDrew)] == [
        e.CrateOpened("jenny", log(table)[1].piece),
        e.GearDrawn("jenny", "box-of-donuts"),
        e.GearUsed("jenny", "box-of-donuts"),
        e.ApGained("jenny", 3, "box-of-donuts"),
        e.GearPassed("jenny", "radio", "donathan"),
        e.GearPassed("donathan", "radio", "jenny"),
    ]


@rule("HC-12.1", "HC-12.2", "HC-12.7", "HC-12.8")
def test_damage_shields_and_going_down():
    table = Table()
    table.state.deck.append("howl")
    table.mutant("f8")
    table.turn("donathan", at="f8", ap=5, hp=1, shield=1)
    table.choose(Step("f9"), Step("f8"), Step("f9"))
    assert log(table)[1:] == [
        e.Warded("donathan", 1, "cause-leaving"),
        e.Moved("donathan", ("f8", "f9")),
        e.Moved("donathan", ("f9", "f8")),
        e.Wounded("donathan", 1, "cause-leaving"),
        e.Eliminated("donathan", "cause-leaving"),
        e.ChaosDrawn("doctor-zero", "howl"),
        e.ChaosDrew(1),
        e.ChaosScored(1, "elimination"),
    ]


@rule("HC-6.6")
def test_a_skill_that_slips_away():
    table = Table()
    table.mutant("f8")
    table.turn("miranda", at="f8", ap=5, hp=5, skills=["steady-hand", "sixth-sense"])
    table.choose(Step("f9"))
    assert log(table)[1:] == [e.Warded("miranda", 1, "cause-leaving"), e.Moved("miranda", ("f8", "f9"))]


@rule("HC-26.1", "HC-8.8")
def test_healing_by_a_skill():
    table = Table()
    table.officer("donathan", at="f8", hp=2)
    table.turn("jenny", at="f8", ap=5)
    table.choose(UseSkill("medical-training"))
    assert log(table)[1:] == [e.SkillUsed("jenny", "medical-training"), e.Healed("donathan", 1, "medical-training")]


@rule("HC-8.9", "HC-8.16")
def test_the_tenth_kill():
    table = Table(episode=1)
    table.state.kills = 9
    target = table.mutant("b2", stunned=True)
    for officer in table.state.officers:
        officer.skill_deck[:] = []
    table.officer("jenny").skill_deck[:] = ["adrenaline", "triage"]
    table.turn("miranda", at="f8", ap=5)
    table.choose(AimedShot("b2"), KeepCard("adrenaline"))
    assert log(table)[2:] == [
        e.Killed(target, "b2", "miranda"),
        e.OrderScored(1, "kills"),
        e.SkillGained("jenny", "adrenaline", "miranda"),
    ]


@rule("HC-4.2", "HC-4.3")
def test_a_cutscene_refused_and_played():
    table = Table(players=3)
    table.state.scenes.append("now-it-is-personal")
    table.officer("jenny", down=True, hp=0)
    table.turn("donathan", at="f8", ap=3, hp=3)
    table.choose(StartScene("now-it-is-personal"), Refuse())
    table.choose(StartScene("now-it-is-personal"), Agree())
    assert log(table)[1:] == [
        e.SceneRefused("now-it-is-personal"),
        e.SceneUsed("now-it-is-personal"),
        e.ApGained("donathan", 2, "now-it-is-personal"),
        e.Healed("donathan", 1, "now-it-is-personal"),
    ]


@rule("HC-8.5")
def test_cards_that_stun_push_shield_guide_and_deliver():
    table = Table()
    near, other = table.mutant("f8"), table.mutant("f8")
    civilian = table.civilian("f9")
    table.turn("donathan", at="f8", ap=9, gear=["spray-can", "riot-shield", "megaphone", "kevlar-vest"])
    table.choose(UseGear("spray-can"), Stop())
    stunned = log(table)[-1].piece
    assert log(table)[1:] == [e.GearUsed("donathan", "spray-can"), e.Stunned(stunned, "spray-can")]
    assert stunned in (near, other)
    before = len(log(table))
    table.choose(UseGear("riot-shield"), ChoosePiece(stunned), ChooseSpace("g8"), Stop())
    assert log(table)[before:] == [
        e.GearUsed("donathan", "riot-shield"),
        e.Moved(stunned, ("f8", "g8"), "", "riot-shield"),
        e.Shielded("donathan", 1, "riot-shield"),
    ]
    before = len(log(table))
    table.choose(UseGear("megaphone"), ChooseSpace("f11"), PlaceToken("police-crate", "f7"))
    assert log(table)[before:] == [
        e.GearUsed("donathan", "megaphone"),
        e.Moved(civilian, ("f9", "f11"), "", "megaphone"),
        e.Placed(log(table)[-1].piece, "f7", "megaphone"),
    ]
    assert log(table)[-1].piece.startswith("police-")


@rule("HC-20.2")
def test_sabotage_reload_and_lessons():
    table = Table()
    table.hold("howl")
    table.officer("jenny", jammed=True)
    table.officer("donathan").skill_deck[:] = ["haymaker"]
    table.turn("donathan", at="f8", ap=9, gear=["police-scanner", "spare-magazines", "self-help-tape"])
    table.choose(UseGear("police-scanner"), UseGear("spare-magazines"), UseGear("self-help-tape"))
    assert log(table)[1:] == [
        e.GearUsed("donathan", "police-scanner"),
        e.ChaosLost("howl", "police-scanner"),
        e.GearUsed("donathan", "spare-magazines"),
        e.Reloaded("jenny", "spare-magazines"),
        e.GearUsed("donathan", "self-help-tape"),
        e.SkillGained("donathan", "haymaker", "self-help-tape"),
    ]


@rule("HC-13.8", "HC-13.4", "HC-13.5")
def test_blast_runs_bites_and_falls():
    table = Table(ally="blast")
    target = table.mutant("f10")
    table.ally.at = "f8"
    table.turn("donathan", at="f8", ap=5)
    table.choose(SendAlly(), AllyStep("f10"), ChoosePiece(target))
    assert log(table)[1:] == [e.Moved("blast", ("f8", "f9", "f10")), e.Stunned(target, "blast")]
    table.mutant("f10")
    table.ally.hp = 1
    table.turn("donathan", at="f8", ap=5)
    table.choose(SendAlly(), AllyStep("f9"))
    assert log(table)[1:] == [e.Wounded("blast", 1, "cause-leaving"), e.Eliminated("blast", "cause-leaving")]
    assert table.ally.at == ""


@rule("HC-13.10", "HC-23.22", "HC-13.3")
def test_blast_is_placed_and_runs_into_a_cloud():
    match = start("hard-city", "co-op", ["A"], 3, episode=5, ally="blast")
    while match.asks[0].prompt in ("take-officer", "skill"):
        match.choose(match.asks[0].options[0])
    placed = [told.event for told in match.told if isinstance(told.event, e.Placed)]
    start_space = match.content.layout(5, match.state.layout).start
    assert placed == [*(e.Placed(o.id, start_space) for o in match.state.officers), e.Placed("blast", start_space)]
    table = Table(episode=3, ally="blast")
    table.state.aboard = dict.fromkeys(("car-1", "car-2", "limousine"), 0)
    table.obstacle("police-car", "a1", "a2")
    table.ally.at = "f8"
    table.state.clouds[:] = ["f9"]
    table.turn("donathan", at="f8", ap=5)
    table.choose(SendAlly(), AllyStep("f9"))
    assert log(table)[1:] == [e.Moved("blast", ("f8", "f9")), e.Wounded("blast", 1, "cloud")]
