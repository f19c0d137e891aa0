"""Every change on the table is told, in its order, with its cause: whole turns as the log has them."""

from typing import Any

from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import (
    ChooseOfficer,
    ChoosePiece,
    ChooseSpace,
    KeepCard,
    PlaceToken,
    Stop,
)
from hardboiled.games.hard_city.rules.attacks import AimedShot, ClearJam, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.cutscenes import Agree, Refuse, StartScene
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, DrawChaos, FubarAttack, PlayInstant, PlayText
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import PullOut
from hardboiled.games.hard_city.rules.episodes.zero_hour import PowerUp, ShootDoom, SwitchOn, UseHatch
from hardboiled.games.hard_city.rules.equipment import Give, Take, UseGear, UseSkill
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.opening import DriveTo, EnterAt
from hardboiled.games.hard_city.rules.prowling import LeaveBoard, MoveMutant, MutantStep, WakeMutant, move_mutants
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.spawning import SpawnAt
from hardboiled.games.hard_city.rules.state import QueuedCard
from hardboiled.games.hard_city.rules.tokens import Evacuate, ShootBarrel
from hardboiled.kernel.saving import start
from support import rule

from .table import BLANK, DONUT, ONE, TWO, Table, coop


def log(table):
    """All that was told since the situation was set up."""
    return [told.event for told in table.match.told]


# Officers.


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


# Doctor Zero.


@rule("HC-10.11", "HC-10.14", "HC-10.9")
def test_a_turn_of_the_horde():
    table = Table()
    lying, mover = table.mutant("f8", stunned=True), table.mutant("b2")
    table.officer("donathan", at="f8", hp=6)
    table.doctor("pincer")
    table.choose(PlayText("pincer"), WakeMutant(lying), MoveMutant(mover), MutantStep("b4"), MutantAttack(lying, "f8"))
    assert log(table) == [
        e.ChaosPlayed("pincer", "text"),
        e.Woken(lying, "pincer"),
        e.Moved(mover, ("b2", "b3", "b4")),
        e.Attacked(lying, "f8"),
        e.Wounded("donathan", 1, lying),
    ]
    assert table.state.discard[-1] == "pincer"


@rule("HC-9.4", "HC-10.5", "HC-12.13")
def test_basic_actions_and_the_horde_that_is_too_large():
    table = Table()
    table.state.supply["mutant"] = ["mutant-9"]
    table.doctor("flood-the-block")
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"), SpawnAt("a1"))
    assert log(table) == [
        e.ChaosPlayed("flood-the-block", "basics"),
        e.Spawned("mutant-9", "a1", "flood-the-block"),
        e.ChaosScored(1, "horde"),
    ]


@rule("HC-9.5", "HC-9.14")
def test_drawing_the_last_card():
    table = Table()
    table.hold("bite")
    table.state.deck[:] = ["howl"]
    table.state.discard[:] = ["pincer"]
    table.doctor()
    table.choose(DrawChaos())
    assert log(table) == [e.ChaosDrawn("doctor-zero", "howl"), e.Reshuffled(), e.ChaosDrew(1)]
    assert (table.state.deck, table.state.discard) == (["pincer"], [])


@rule("HC-26.15", "HC-6.9", "HC-6.18")
def test_cards_that_drain_jam_rob_shove_and_scare():
    table = Table()
    table.officer("donathan", at="f8", ap=5, gear=["radio"])
    table.mutant("f8")
    table.mutant("b9")
    civilian = table.civilian("b4")
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, done=True, ap=0)
    table.doctor("jammed-guns", "sticky-fingers", "power-cut", "mind-games", "stampede", "static-on-the-line")
    table.choose(PlayInstant("static-on-the-line"))
    assert log(table)[1:] == [e.ApLost("donathan", 1, "static-on-the-line")]
    table.doctor()
    table.choose(PlayText("jammed-guns"), *([ChooseOfficer("donathan")] if table.prompt == "victim" else []))
    if table.prompt == "victim":
        table.choose(ChooseOfficer("donathan"))
    assert log(table)[1:] == [e.Jammed("donathan", "jammed-guns")]
    table.doctor()
    table.choose(PlayText("sticky-fingers"))
    if table.prompt == "victim":
        table.choose(ChooseOfficer("donathan"))
    assert log(table)[1:] == [e.GearLost("donathan", "radio", "sticky-fingers")]
    table.doctor()
    table.choose(PlayText("mind-games"), ChooseOfficer("donathan"), ChooseSpace("f6"))
    assert log(table)[1:] == [e.Moved("donathan", ("f8", "f6"), "", "mind-games")]
    table.doctor()
    table.choose(PlayText("stampede"), ChoosePiece(civilian), ChooseSpace("b6"))
    assert log(table)[1:] == [e.Moved(civilian, ("b4", "b6"), "", "stampede")]


@rule("HC-11.6", "HC-11.7")
def test_fubar_goes_and_strikes():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=3)
    table.officer("donathan", at="f10", hp=6)
    table.doctor("bite")
    table.choose(ActivateFubar(), MutantStep("f9"), FubarAttack("f10"), Stop())
    assert log(table) == [
        e.Moved("fubar", ("f8", "f9")),
        e.Attacked("fubar", "f10"),
        e.Wounded("donathan", 1, "fubar"),
    ]


@rule("HC-11.9", "HC-11.10")
def test_fubar_is_shot():
    table = Table()
    table.mutant("b2", kind="fubar", hp=1)
    table.turn("donathan", at="f8", ap=5, chance=[ONE, ONE])
    table.choose(Shoot("b2"))
    assert log(table)[1:] == [
        e.Rolled("donathan", ("1", "1"), "shooting", "b2"),
        e.DiceCounted("donathan", ("1", "1"), "b2", 1, 0, 0, -1),
        e.Wounded("fubar", 1, "donathan"),
        e.Killed("fubar", "b2", "donathan"),
    ]


# The AutoDoc.


@rule("HC-17.1", "HC-17.4", "HC-17.6", "HC-19.1")
def test_cards_of_the_autodoc():
    table = coop()
    table.state.queue[:] = [QueuedCard("the-long-night", fresh=False)]
    table.state.deck.remove("the-long-night")
    table.state.supply["mutant"] = []
    table.autodoc("donathan", "breaking-news", "under-the-skin")
    assert log(table) == [
        e.AutodocDrew("breaking-news"),
        e.Queued("breaking-news"),
        e.AutodocDrew("under-the-skin"),
        e.ChaosScored(1, "horde"),
        e.SetAside("under-the-skin"),
        e.QueueActs("the-long-night"),
        e.ChaosScored(1, "horde"),
    ]


@rule("HC-17.12", "HC-19.9")
def test_markers_and_a_deck_that_runs_out():
    table = coop()
    table.state.discard[:] = ["twitching"]
    table.state.deck[:] = ["paperwork"]
    table.autodoc("donathan")
    assert log(table)[:3] == [e.AutodocDrew("paperwork"), e.Reshuffled(), e.ChaosScored(1, "reshuffle")]
    assert log(table)[3:] == [
        *(e.ApLost(officer.id, 1, "paperwork") for officer in table.state.officers),
        e.Queued("paperwork"),
    ]


@rule("HC-18.5", "HC-18.3")
def test_mutants_of_the_autodoc():
    table = coop()
    civilian = table.civilian("b2")
    biter = table.mutant("b2")
    table.officer("donathan", at="b5")
    table.autodoc("donathan", "fresh-meat")
    assert log(table) == [
        e.AutodocDrew("fresh-meat"),
        e.Attacked(biter, "b2"),
        e.CivilianKilled(civilian, "b2", biter),
        e.ChaosScored(1, "civilian"),
        e.Queued("fresh-meat"),
    ]
    away = coop()
    away.civilian("b2")
    runner = away.mutant("b4")
    away.officer("donathan", at="b8")
    away.autodoc("donathan", "fresh-meat")
    assert log(away)[1:-1] == [e.Moved(runner, ("b4", "b2"))]


# Rounds and set-up.


@rule("HC-3.2", "HC-3.9", "HC-21.5")
def test_the_beginning_of_a_round():
    table = Table()
    table.officer("jenny", down=True, hp=0)
    table.state.events.append("event-2")
    table.state.cutscenes.append("one-liner")
    table.state.deck.extend(["howl", "bite", "pincer", "frenzy"])
    table.begin("event-phase")
    assert log(table) == [
        e.RoundBegan(2),
        e.StoodUp("jenny"),
        e.EventDrawn("event-2"),
        e.Placed("civilian-1", "b3"),
        e.Placed("civilian-2", "g10"),
        e.Placed("police-1", "d9"),
        e.SceneRevealed("one-liner"),
        *(e.ChaosDrawn("doctor-zero", card) for card in ("frenzy", "pincer", "bite", "howl")),
        e.ChaosDrew(4),
    ]


@rule("HC-1.21", "HC-1.23", "HC-26.7")
def test_the_opening_drives_in():
    match = start("hard-city", "one-vs-all", ["A", "B"], 3)
    told: list[Any] = [one.event for one in match.told]
    card = match.state.event
    layout = match.content.layout(1, match.state.layout)
    assert told == [
        e.EventDrawn(card),
        e.LayoutDrawn(card, match.state.layout + 1),
        e.Spawned("mutant-1", layout.helicopter),
        e.SceneUsed("call-911"),
    ]
    entry = next(o for o in match.asks[0].options if isinstance(o, EnterAt))
    match.choose(entry)
    while isinstance(match.asks[0].options[0], DriveTo):
        match.choose(match.asks[0].options[0])
    before = len(told)
    drove = match.told[before].event
    assert isinstance(drove, e.Drove)
    assert (drove.piece, drove.path[-2:]) == ("police-car", tuple(match.state.obstacles["police-car"]))
    place = match.asks[0].options[0]
    match.choose(place)
    assert match.told[-1].event == e.Moved(place.officer, (place.space,))


# Episodes.


@rule("HC-21.7", "HC-21.11", "HC-21.12")
def test_mayhem():
    table = Table()
    table.state.barrels["barrel-1"] = "b2"
    table.state.helicopter, table.state.ladder = "f8", True
    civilian, bystander = table.civilian("f8"), table.civilian("b2")
    table.turn("donathan", at="f8", ap=9, chance=[BLANK, ONE, TWO, BLANK])
    table.choose(ShootBarrel("barrel-1"), ShootBarrel("barrel-1"), Evacuate(civilian), CallHelicopter())
    table.choose(PlaceToken("helicopter", "a4"))
    assert log(table)[1:] == [
        e.Rolled("donathan", ("blank", "1"), "shooting", "barrel-1"),
        e.DiceCounted("donathan", ("blank", "1"), "barrel-1", 1, 0, 2),
        e.TokenShot("barrel-1", False),
        e.Rolled("donathan", ("2", "blank"), "shooting", "barrel-1"),
        e.DiceCounted("donathan", ("2", "blank"), "barrel-1", 2, 0, 2),
        e.TokenShot("barrel-1", True),
        e.BarrelExploded("barrel-1", "b2"),
        e.CivilianKilled(bystander, "b2", "barrel-1"),
        e.ChaosScored(1, "civilian"),
        e.Evacuated(civilian),
        e.OrderScored(1, "evacuation"),
        e.Placed("helicopter", "a4"),
    ]
    assert PlaceToken("helicopter", "f8") not in table.options
    assert civilian in table.state.civilian_pool, "the token can come again"


@rule("HC-21.12")
def test_the_helicopter_is_called_to_another_space():
    table = Table()
    table.state.helicopter = "f8"
    table.turn("donathan", at="f8")
    table.choose(CallHelicopter())
    spaces = {option.space for option in table.options}
    assert "f8" not in spaces
    assert {"f9", "a1", "h12"} <= spaces


@rule("HC-22.8", "HC-22.9", "HC-22.11", "HC-22.13")
def test_heist():
    table = Table(episode=2)
    table.obstacle("truck", "b4", "c4", "b5", "c5", "b6", "c6")
    table.state.aboard["truck"] = 4
    table.state.manholes.update({"manhole-1": "f8", "manhole-2": "f10"})
    table.turn("donathan", at="f8", ap=9, chance=[BLANK, BLANK])
    table.choose(SealManhole("manhole-1", False), SealManhole("manhole-1", True))
    assert log(table)[1:] == [
        e.Rolled("donathan", ("blank", "blank"), "seal", "manhole-1"),
        e.DiceCounted("donathan", ("blank", "blank"), "manhole-1", 0, 0, 1),
        e.ManholeHeld("manhole-1"),
        e.ManholeSealed("manhole-1"),
        e.OrderScored(2, "manhole"),
    ]
    thief = table.mutant("a2")
    table.state.barrels["barrel-1"] = "a2"
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief), MutantStep("a1", "barrel-1"), LeaveBoard("barrel-1"))
    assert log(table) == [
        e.Moved(thief, ("a2", "a1"), "barrel-1"),
        e.Left(thief, "barrel-1"),
        e.ChaosScored(2, "barrel"),
    ]
    tosser = table.mutant("truck")
    table.doctor("frenzy")
    table.choose(PlayBasics("frenzy"), UseBasic("attack"))
    table.choose(next(option for option in table.options if type(option).__name__ == "TossBarrel"))
    table.choose(PlaceToken("barrel", "d5"))
    assert e.Placed("barrel-1", "d5") in log(table)
    assert tosser


@rule("HC-23.5", "HC-23.6", "HC-23.7", "HC-23.10")
def test_toxic_revenge():
    table = Table(episode=3)
    table.obstacle("police-car", "d12", "e12")
    table.obstacle("car-1", "b3", "b4")
    table.obstacle("car-2", "f2", "g2")
    table.obstacle("limousine", "c7", "d7", "e7")
    table.state.aboard = {"car-1": 3, "car-2": 3, "limousine": 1}
    table.state.manholes.update({"manhole-1": "c5", "manhole-2": "g6", "manhole-3": "b9"})
    table.state.clouds[:] = ["a1"]
    survey(table.state)
    table.begin("event-phase", chance=[2])
    table.choose(PlaceToken("cloud", "a5"), Stop())
    closed = table.state.closed
    assert log(table)[:4] == [
        e.RoundBegan(2),
        e.ManholeClosed(closed),
        e.Removed("clouds"),
        e.Placed("cloud", "a5"),
    ]
    table.turn("donathan", at="b2", ap=9)
    table.choose(PullOut("car-1"))
    assert log(table)[1:] == [e.Placed("civilian-1", "b2")]
    table.turn("donathan", at="a4", ap=9, hp=6)
    table.choose(Step("a5"))
    assert log(table)[1:] == [e.Moved("donathan", ("a4", "a5")), e.Wounded("donathan", 1, "cloud")]
    raider = table.mutant("police-car")
    table.doctor("frenzy")
    table.choose(PlayBasics("frenzy"), UseBasic("attack"))
    table.choose(next(option for option in table.options if type(option).__name__ == "AttackCar"))
    assert log(table)[1:3] == [e.Attacked(raider, "police-car"), e.ChaosScored(1, "police-car")]


@rule("HC-25.14", "HC-25.15", "HC-25.18", "HC-25.20", "HC-25.8")
def test_zero_hour():
    table = Table(episode=5)
    layout = table.content.layout(5, 0)
    table.state.battery, table.state.doom = layout.generator, layout.doom
    table.state.barrels["barrel-1"] = "r-a1"
    table.state.lights[:] = list(range(1, 9))
    table.begin("event-phase")
    table.choose(SwitchOn(2), SwitchOn(5), SwitchOn(7))
    assert e.LightsSet((2, 5, 7)) in log(table)
    table.hold()
    table.turn("donathan", at=layout.generator, ap=9)
    table.choose(PowerUp())
    assert log(table)[1:] == [e.Powered()]
    table.turn("donathan", at=layout.entrance, ap=9, chance=[TWO, BLANK, TWO, BLANK])
    table.choose(UseHatch(), ShootBarrel("barrel-1"), ShootDoom())
    said = [event for event in log(table)[1:] if not isinstance(event, e.Rolled | e.DiceCounted)]
    assert said == [
        e.Moved("donathan", (layout.entrance, layout.hatch)),
        e.TokenShot("barrel-1", True),
        e.Removed("barrel-1"),
        e.TokenShot("doom-device", True),
        e.OrderScored(7, "doom-device"),
    ]
    assert table.won == "order-wins"


@rule("HC-24.5", "HC-24.6", "HC-24.8")
def test_bloody_sunrise():
    table = Table(episode=4)
    table.obstacle("bus", "a5", "b5", "a6", "b6", "a7", "b7")
    table.obstacle("boat", "k5", "k6", "k7")
    table.state.aboard["bus"] = 2
    table.state.helicopter = "e9"
    table.begin("event-phase")
    table.choose(PlaceToken("civilian", "c5"), PlaceToken("civilian", "c6"))
    assert log(table)[:4] == [
        e.RoundBegan(2),
        e.Placed("civilian-1", "c5"),
        e.Placed("civilian-2", "c6"),
        e.Placed("police-1", "e9"),
    ]
    mutant = table.mutant("j6")
    table.prowl(mutant)
    table.choose(MutantStep("boat"))
    assert log(table) == [e.Moved(mutant, ("j6", "boat")), e.Left(mutant, ""), e.ChaosScored(1, "boat")]
