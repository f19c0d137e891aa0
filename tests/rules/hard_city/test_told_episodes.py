"""Every change on the table is told, in its order, with its cause: rounds, set-up and the five episodes."""

from typing import Any

from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.answers import (
    PlaceToken,
    Stop,
)
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import PullOut
from hardboiled.games.hard_city.rules.episodes.zero_hour import PowerUp, ShootDoom, SwitchOn, UseHatch
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.opening import DriveTo, EnterAt
from hardboiled.games.hard_city.rules.prowling import LeaveBoard, MoveMutant, MutantStep, move_mutants
from hardboiled.games.hard_city.rules.tokens import Evacuate, ShootBarrel
from hardboiled.kernel.saving import start
from support import rule

from .table import BLANK, ONE, TWO, Table, log

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
        e.Placed("civilian-1", "c3"),
        e.Placed("civilian-2", "f8"),
        e.Placed("police-1", "c9"),
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
    table.obstacle("truck", "b5", "c5", "b6", "c6", "b7", "c7")
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
    table.turn("donathan", at=layout.entrance, ap=9, chance=[TWO, BLANK, TWO, ONE])
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
