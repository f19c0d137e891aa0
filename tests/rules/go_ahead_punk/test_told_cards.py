"""What is told of cards, hits and markers, in the words of the log, with what brought it about."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.rules.drawing import (
    DiscardOther,
    Draw,
    Keep,
    PlayCard,
    PlayDrawn,
    ShowUniform,
    TakeKey,
)
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceChopper, PlaceJam
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead, PayCash
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently, HitWithRocket
from hardboiled.games.go_ahead_punk.rules.items import DropItem, ForCop, LeaveItem
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart, PlaceCop, PlaceNext
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from rules.go_ahead_punk.table import RICOCHET, Table, lines
from support import rule

MISS3 = [RICOCHET] * 3


@rule("GP-TOK.3", "GP-INV.13")
def test_a_jam() -> None:
    table = Table().stinger(hand=["burst-main"]).stinger_turn().choose(PlayCard("burst-main"), PlaceJam("mission"))
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger plays Jam: Burst Main.",
        "Traffic jams up in Mission. [Jam: Burst Main]",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-CRD.15")
def test_a_key() -> None:
    table = Table().top("stinger_deck", "janitors-ring").top("key_deck", "CT", "GC").stinger_turn()
    table.choose(Draw(), TakeKey("CT"))
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger turns up Janitor's Ring.",
        "Stinger takes a key (8 left in the deck).",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger turns up Janitor's Ring.",
        "You find the key to Coit Tower.",
        "Stinger takes a key (8 left in the deck).",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-CRD.18", "GP-REV.2")
def test_a_spotted_card() -> None:
    table = Table().top("stinger_deck", "eyewitness").stinger_turn().choose(Draw())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger turns up Spotted: Eyewitness.",
        "Stinger has been spotted at 45 California & Powell!",
        "The hunch marker moves to 1.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-SYM.1")
def test_a_card_that_is_kept() -> None:
    table = Table().top("stinger_deck", "hollow-points").stinger_turn().choose(Draw(), Keep())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger draws Hollow Points.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-CRD.16")
def test_a_uniform_worn_openly() -> None:
    table = Table().top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw(), ShowUniform())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger wears the Park Ranger Uniform for all to see.",
        "Stinger takes Ranger Sidearm. [Park Ranger Uniform]",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-INV.3")
def test_an_item_without_room() -> None:
    full = ["sniper-rifle", "free-escape", "silencer", "grenades", "stinger-first-aid"]
    table = Table().stinger(items=full).top("stinger_deck", "drugstore").stinger_turn()
    table.choose(Draw(), LeaveItem("stinger-first-aid"))
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger draws a card.",
        "Stinger turns up All-Night Drugstore.",
        "Stinger has no room for First Aid Kit and leaves it.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-INV.3")
def test_an_item_dropped_for_another() -> None:
    full = ["pistol-44", "radio", "vest", "cash"]
    table = Table().cop("frank", items=full).top("cop_deck", "evidence-locker").top("inventory_deck", "cop-first-aid")
    table.cop_turn("frank").choose(Draw(), ForCop("frank"), DropItem("cash"))
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Evidence Locker.",
        "Frank Brannigan drops Cash.",
        "Frank Brannigan takes First Aid Kit. [Evidence Locker]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-CRD.1", "GP-REV.9")
def test_location_intel_for_frank() -> None:
    table = Table().top("cop_deck", "wiretap").cop_turn("frank").choose(Draw())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Location Intel: Wiretap.",
        "Stinger says where he is: Nob Hill. [Location Intel: Wiretap]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-CRD.2", "GP-REV.4")
def test_location_intel_for_cash() -> None:
    table = Table().cop("frank", items=["pistol-44", "cash"]).top("cop_deck", "wiretap").cop_turn("frank")
    table.choose(Draw(), PayCash())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Location Intel: Wiretap.",
        "Frank Brannigan pays with Cash.",
        "The tip was good: Stinger is at 45 California & Powell.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-CRD.21")
def test_a_diversion() -> None:
    table = Table().stinger(hand=["ransom-note"]).given(hunch=3).hunch()
    table.choose(Divert("ransom-note"), Lead("civic-center"))
    assert lines(table) == [
        "The hunch marker reaches Reveal.",
        "Stinger plays Diversion: Ransom Note.",
        "Stinger says where he is: Civic Center or Nob Hill. [Diversion: Ransom Note]",
        "Katherine Lacey's turn.",
    ]


@rule("GP-HUN.1", "GP-HUN.2")
def test_the_hunch() -> None:
    table = Table().given(hunch=3).hunch()
    assert lines(table) == [
        "The hunch marker reaches Reveal.",
        "Stinger says where he is: Nob Hill. [The hunch]",
        "Katherine Lacey's turn.",
    ]


@rule("GP-CRD.4")
def test_a_car() -> None:
    table = Table().top("cop_deck", "squad-car").top("inventory_deck", "radio").cop_turn("frank").choose(Draw())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Squad Car.",
        "Frank Brannigan has a car now. [Squad Car]",
        "Frank Brannigan takes Radio. [Squad Car]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-SYM.3", "GP-GEN.8")
def test_a_dead_end_and_a_card_kept() -> None:
    table = Table().top("cop_deck", "dead-end", "freeze").cop_turn("frank").choose(Draw(), Keep())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Dead End.",
        "Frank Brannigan draws Freeze!",
        "Frank Brannigan keeps the card drawn.",
        "Eddie Johnson's turn.",
    ]
    assert lines(table, "stinger") == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Dead End.",
        "Frank Brannigan keeps the card drawn.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-TOK.1")
def test_the_chopper() -> None:
    table = Table().top("cop_deck", "chopper").cop_turn("frank").choose(Draw(), PlayDrawn(), PlaceChopper("marina"))
    assert lines(table, "stinger") == [
        "Frank Brannigan's turn.",
        "Frank Brannigan plays Chopper.",
        "The Chopper circles over Marina. [Chopper]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-SYM.6")
def test_a_limited_card_discarded() -> None:
    table = Table().cop("frank", hand=["short-cut"]).top("cop_deck", "lights-and-sirens").cop_turn("frank")
    table.choose(Draw(), DiscardOther())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan draws Lights & Sirens.",
        "Frank Brannigan discards Short Cut.",
        "Eddie Johnson's turn.",
    ]
    assert lines(table, "stinger") == [
        "Frank Brannigan's turn.",
        "Frank Brannigan discards Short Cut.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-ITM.12", "GP-ESC.3", "GP-ESC.4")
def test_a_hit_with_the_rocket_and_the_escape() -> None:
    items = ["sniper-rifle", "rocket-launcher", "free-escape"]
    table = Table().stinger(at="CH", keys=["CH"], items=items).given(chopper="marina", hits=["BA", "DP"], jam="mission")
    table.top("stinger_deck", "hollow-points").stinger_turn().choose(HitWithRocket(), Keep())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger makes a hit.",
        "Stinger has used up Rocket Launcher.",
        "The Chopper goes down in flames. [Rocket Launcher]",
        "The shot came from City Hall.",
        "Hit number 3, at City Hall.",
        "Stinger keeps the card drawn.",
        "The third hit. The city is locked down: the Escape begins.",
        "Stinger loses Free Escape: the city is locked down.",
        "The Jam is cleared. [The Escape]",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-HIT.4")
def test_an_open_hit() -> None:
    table = (
        Table().stinger(at="CH", keys=["CH"]).top("stinger_deck", "hollow-points").stinger_turn().choose(Hit(), Keep())
    )
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger makes a hit.",
        "The shot came from City Hall.",
        "Hit number 1, at City Hall.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-HIT.10", "GP-HIT.11")
def test_a_silent_hit() -> None:
    items = ["sniper-rifle", "silencer"]
    table = Table().stinger(at="CH", keys=["CH"], items=items).top("stinger_deck", "hollow-points").stinger_turn()
    table.choose(HitSilently(), Nothing(), Nothing(), Nothing(), Nothing(), Keep())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger neither moves nor draws.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
        "Frank Brannigan's turn.",
        "Eddie Johnson's turn.",
        "Round 2.",
        "Stinger's turn.",
        "Stinger neither moves nor draws.",
        "Hit number 1, at City Hall.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 3.",
        "Katherine Lacey's turn.",
    ]
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Nobody heard a thing. Your hit at City Hall counts.",
        "Stinger neither moves nor draws.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
        "Frank Brannigan's turn.",
        "Eddie Johnson's turn.",
        "Round 2.",
        "Stinger's turn.",
        "Stinger neither moves nor draws.",
        "Hit number 1, at City Hall.",
        "Stinger draws Hollow Points.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 3.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-PRE.1", "GP-PRE.3", "GP-PRE.4", "GP-PRE.8")
def test_the_preparation() -> None:
    table = Table(seats=3)
    table.top("key_deck", "CH").top("stinger_deck", "front-page", "drugstore").step("choose-start", turn=-1).stinger(
        at=""
    )
    for cop in table.state.cops:
        cop.space = ""
    table.choose(ChooseStart("45"), PlaceNext("frank"), PlaceCop("1"), PlaceNext("eddie"), PlaceCop("2"), PlaceCop("3"))
    table.match.choose(table.options[0])
    assert lines(table) == [
        "Stinger takes a key (8 left in the deck).",
        "Frank Brannigan stands at 1 Golden Gate Bridge toll plaza.",
        "Eddie Johnson stands at 2 Crissy Field, Mason St.",
        "Katherine Lacey stands at 3 Baker Beach, Lincoln & Bowley.",
        "Stinger turns up Spotted: Front Page.",
        "Stinger has been spotted at 45 California & Powell!",
        "Stinger turns up All-Night Drugstore.",
        "Stinger takes First Aid Kit. [All-Night Drugstore]",
        "Stinger moves.",
    ]
    assert lines(table, "stinger") == [
        "You start at 45 California & Powell.",
        "You find the key to City Hall.",
        "Stinger takes a key (8 left in the deck).",
        "Frank Brannigan stands at 1 Golden Gate Bridge toll plaza.",
        "Eddie Johnson stands at 2 Crissy Field, Mason St.",
        "Katherine Lacey stands at 3 Baker Beach, Lincoln & Bowley.",
        "Stinger turns up Spotted: Front Page.",
        "Stinger has been spotted at 45 California & Powell!",
        "Stinger turns up All-Night Drugstore.",
        "Stinger takes First Aid Kit. [All-Night Drugstore]",
        "Stinger moves.",
    ]
