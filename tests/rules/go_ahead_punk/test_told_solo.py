"""What is told in the solo game, in the words of the log, with what brought it about."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import RICOCHET, Table, ai, lines, solo
from support import rule

MISS3 = [RICOCHET] * 3


@rule("GP-SPT.1", "GP-SPT.6")
def test_a_hit_in_solo() -> None:
    table = ai(solo(at="CL", keys=["CL"]), "lkl").top("stinger_deck", "hollow-points").given(jam="outer-richmond")
    for cop in ("katherine", "frank", "eddie"):
        table.cop(cop, at="167", car=False)
    table.stinger_turn().choose(Hit())
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger makes a hit.",
        "Stinger is Spotted: they saw where the shot came from.",
        "Last known location: Cliff House. [Spotted]",
        "The Jam is cleared. [Last known location]",
        "Hit number 1, at Cliff House.",
        "Stinger draws Hollow Points.",
        "Stinger keeps the card drawn.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
        "Katherine Lacey goes to 162 Sloat & Great Highway, Zoo.",
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 162 Sloat & Great Highway, Zoo.",
        "Eddie Johnson's turn.",
        "Eddie Johnson goes to 162 Sloat & Great Highway, Zoo.",
        "Round 2.",
        "Stinger's turn.",
    ]


@rule("GP-AIC.1", "GP-SOL.8")
def test_a_solo_card() -> None:
    table = ai(solo(at="CL").given(lkl="167"), "lkl")
    table.state.ai_deck[-1] = "dispatch"
    table.cop("katherine", at="167").cop("frank", at="167").cop("eddie", at="164").top("cop_deck", "freeze")
    table.stinger_turn().choose(Move(), Go("70"))
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger moves.",
        "Stinger is at 70 Geary & 36th Ave.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
        "The Cops follow Dispatch.",
        "Frank Brannigan's turn.",
        "Frank Brannigan draws Freeze!",
        "Frank Brannigan keeps the card drawn.",
        "Eddie Johnson's turn.",
        "Eddie Johnson goes to 131 Noriega & 15th Ave.",
        "Round 2.",
        "Stinger's turn.",
    ]


@rule("GP-SPT.12")
def test_the_hunch_in_solo() -> None:
    table = ai(solo(at="CL").given(lkl="167", hunch=3), "lkl").hunch()
    assert lines(table, "stinger") == [
        "The hunch marker reaches Reveal.",
        "Last known location: Cliff House. [The hunch]",
        "Katherine Lacey's turn.",
        "The Cops follow test.",
        "Katherine Lacey goes to 83 Great Highway & JFK Drive.",
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 121 Noriega & 46th Ave.",
        "Eddie Johnson's turn.",
        "Eddie Johnson goes to 162 Sloat & Great Highway, Zoo.",
        "Round 2.",
        "Stinger's turn.",
    ]


@rule("GP-SPT.5")
def test_spotted_by_intel_in_solo() -> None:
    table = ai(solo(at="CL").top("cop_deck", "wiretap"), "card").cop("katherine", at="167").cop_turn("eddie")
    assert lines(table, "stinger") == [
        "Eddie Johnson's turn.",
        "The Cops follow test.",
        "Eddie Johnson turns up Location Intel: Wiretap.",
        "Stinger is Spotted: somebody talked.",
        "Last known location: Cliff House. [Spotted]",
        "Round 2.",
        "Stinger's turn.",
    ]


@rule("GP-SPT.11")
def test_an_er_in_solo() -> None:
    table = solo(at="90", health=5).run(lambda play: Heal().take(play, play.state.stinger))
    assert lines(table, "stinger") == [
        "Stinger uses the ER.",
        "Stinger is Spotted in the ER.",
        "Last known location: 90 Park Emergency Hospital, Stanyan & Beulah. [Spotted]",
        "Stinger heals 2. [90 Park Emergency Hospital, Stanyan & Beulah]",
    ]


@rule("GP-SPT.4")
def test_a_spotted_card_in_solo() -> None:
    table = solo(at="90").top("stinger_deck", "eyewitness").run(lambda play: Draw().take(play, play.state.stinger))
    assert lines(table, "stinger") == [
        "Stinger draws a card.",
        "Stinger turns up Spotted: Eyewitness.",
        "Stinger is Spotted on the street.",
        "Last known location: 90 Park Emergency Hospital, Stanyan & Beulah. [Spotted]",
        "The hunch marker moves to 1.",
    ]


@rule("GP-SPT.3")
def test_a_fight_in_solo() -> None:
    table = solo(at="45").cop("frank", at="45").cop_turn("frank", [*MISS3, RICOCHET])
    assert lines(table, "stinger") == [
        "Frank Brannigan's turn.",
        "Stinger is Spotted: a Cop is on him.",
        "Last known location: 45 California & Powell. [Spotted]",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: no damage.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: no damage.",
    ]


@rule("GP-DIF.4")
def test_the_ports_are_locked() -> None:
    from hardboiled.games.go_ahead_punk.rules.escape import begin_escape

    table = Table("solo", difficulty="hard").stinger(at="CH").given(lkl="1")
    table.cop("katherine", at="149").cop("frank", at="20").cop("eddie", at="8").call(begin_escape)
    assert lines(table, "stinger") == [
        "The third hit. The city is locked down: the Escape begins.",
        "Stinger loses Free Escape: the city is locked down.",
        "Katherine Lacey stands at 49 Ferry Building, Embarcadero & Market.",
        "Frank Brannigan stands at 19 Fisherman's Wharf, Jefferson & Taylor.",
        "Eddie Johnson stands at 9 Marina Yacht Harbor.",
    ]
