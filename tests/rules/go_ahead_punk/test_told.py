"""What is told of fights and ways, in the words of the log, with what brought it about."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, FreeEscape, GiveUp, RetreatTo, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from hardboiled.games.go_ahead_punk.rules.sharing import GiveItem, Share, SwapItems
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table, lines
from support import rule

MISS3 = [RICOCHET] * 3


@rule("GP-CMB.1", "GP-CMB.6", "GP-RET.12", "GP-REV.1")
def test_a_fight_from_the_first_step_to_the_escape() -> None:
    table = Table().stinger(at="45", hand=["smoke-screen"]).cop("frank", at="47", hand=["both-barrels"])
    table.cop_turn("frank").choose(Move(), Step("45"), CombatCard("both-barrels"))
    table.dice(HIT, RICOCHET, RICOCHET, HIT).choose(CombatCard("smoke-screen"), StandGround())
    table.dice(HIT).choose(TryEscape(slips=True), FreeEscape(), Go("40"))
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 45 California & Powell.",
        "Stinger is found at 45 California & Powell!",
        "Frank Brannigan opens fire on Stinger at 45 California & Powell.",
        "Frank Brannigan plays Both Barrels.",
        "Stinger plays Smoke Screen.",
        "Both Barrels has no effect. [Smoke Screen]",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: 2 damage.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: 1 damage.",
        "Stinger rolls to get away, and fails.",
        "Stinger uses his Free Escape.",
        "Stinger leaves the fight.",
        "Eddie Johnson's turn.",
    ]
    assert lines(table, "stinger") == [
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 45 California & Powell.",
        "Stinger is found at 45 California & Powell!",
        "Frank Brannigan opens fire on Stinger at 45 California & Powell.",
        "Frank Brannigan plays Both Barrels.",
        "Stinger plays Smoke Screen.",
        "Both Barrels has no effect. [Smoke Screen]",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: 2 damage.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: 1 damage.",
        "Stinger rolls to get away, and fails.",
        "Stinger uses his Free Escape.",
        "Stinger leaves the fight.",
        "You are at 40 Union Square, Powell & Post.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-CMB.21", "GP-REV.11")
def test_a_second_cop_joins_and_nobody_is_found_again() -> None:
    table = Table().stinger(at="45").cop("katherine", at="45").cop("frank", at="47")
    table.cop_turn("frank", [*MISS3, RICOCHET]).choose(Move(), Step("45"))
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 45 California & Powell.",
        "Frank Brannigan opens fire on Stinger at 45 California & Powell.",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: no damage.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: no damage.",
    ]


@rule("GP-REV.5", "GP-CMB.2")
def test_stinger_moves_in() -> None:
    table = Table().stinger(at="47").cop("frank", at="45").stinger_turn([RICOCHET, *MISS3]).choose(Move(), Go("45"))
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger moves.",
        "Stinger is face to face with the law at 45 California & Powell!",
        "Stinger opens fire on Frank Brannigan at 45 California & Powell.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: no damage.",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: no damage.",
    ]


@rule("GP-MOV.14", "GP-INV.13")
def test_a_ride_with_a_pass() -> None:
    table = Table().stinger(hand=["cable-car-pass"]).stinger_turn().choose(Move(("cable",)), Go("48"))
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger moves.",
        "Stinger uses a Cable Car Pass.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]
    assert lines(table, "stinger") == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger moves.",
        "Stinger uses a Cable Car Pass.",
        "You are at 48 California & Drumm.",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-CRD.6", "GP-CRD.10")
def test_hoods_beaten() -> None:
    table = Table().top("cop_deck", "hoods-lookouts").cop_turn("frank", [HIT, HIT, HIT, RICOCHET]).choose(Draw())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Hoods! Two Lookouts.",
        "Hoods! Two Lookouts: Frank Brannigan has kicked in the wrong door.",
        "The hoods shoot at Frank Brannigan: 1 damage.",
        "Frank Brannigan shoots at the hoods with the .44 Pistol: 3 damage.",
        "Frank Brannigan drives the hoods off.",
        "Stinger says where he is: Nob Hill. [Hoods! Two Lookouts]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-CRD.9")
def test_beaten_by_hoods() -> None:
    table = Table().cop("frank", at="36", health=1).top("cop_deck", "hoods-lookouts")
    table.cop_turn("frank", [HIT, *MISS3]).choose(Draw())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan turns up Hoods! Two Lookouts.",
        "Hoods! Two Lookouts: Frank Brannigan has kicked in the wrong door.",
        "The hoods shoot at Frank Brannigan: 1 damage.",
        "Frank Brannigan shoots at the hoods with the .44 Pistol: no damage.",
        "The hoods leave Frank Brannigan on the pavement.",
        "Frank Brannigan is carried to the ER at 112 San Francisco General Hospital, Potrero & 22nd.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-ER.2", "GP-ER.4")
def test_healing() -> None:
    table = Table().stinger(at="90", health=5).stinger_turn().choose(Heal())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger uses the ER.",
        "Stinger is seen in the ER at 90 Park Emergency Hospital, Stanyan & Beulah.",
        "Stinger heals 2. [90 Park Emergency Hospital, Stanyan & Beulah]",
        "The hunch marker moves to 2.",
        "Katherine Lacey's turn.",
    ]


@rule("GP-ER.1")
def test_a_cop_arrives_at_an_er() -> None:
    table = Table().cop("frank", at="89", health=1).cop_turn("frank").choose(Move(), Step("90"), Stop())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 90 Park Emergency Hospital, Stanyan & Beulah.",
        "Frank Brannigan heals 2. [90 Park Emergency Hospital, Stanyan & Beulah]",
        "Eddie Johnson's turn.",
    ]


@rule("GP-ITM.22")
def test_a_kit() -> None:
    table = Table().cop("frank", health=4, items=["pistol-44", "cop-first-aid"]).cop_turn("frank").choose(UseKit())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan uses a First Aid Kit and heals 1.",
    ]


@rule("GP-ER.7")
def test_a_cop_is_carried_away() -> None:
    table = Table().stinger(at="91", items=["machine-pistol"]).cop("frank", at="91", health=1)
    table.cop_turn("frank", [*MISS3, HIT, RICOCHET, RICOCHET])
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: no damage.",
        "Stinger shoots at Frank Brannigan with the Machine Pistol: 1 damage.",
        "Frank Brannigan is carried to the ER at 90 Park Emergency Hospital, Stanyan & Beulah.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-PRT.5", "GP-GEN.3")
def test_stinger_gets_away() -> None:
    table = Table().stinger(at="9").given(phase="escape").stinger_turn().choose(Leave())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "A boat leaves the port at 9 Marina Yacht Harbor. Stinger is gone.",
    ]


@rule("GP-GEN.4")
def test_stinger_goes_down() -> None:
    table = Table().stinger(at="45", health=2).cop("frank", at="45").cop_turn("frank", [HIT, RICOCHET, RICOCHET])
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: 2 damage.",
        "Stinger is down.",
    ]


@rule("GP-RET.11")
def test_burned_cards() -> None:
    table = Table().stinger(at="45", hand=["hollow-points"], keys=["CH"]).cop("frank", at="45")
    table.stinger_turn([RICOCHET] * 7).choose(TryEscape(), Burn("CH"), Burn("hollow-points"), GiveUp())
    assert lines(table) == [
        "Round 1.",
        "Stinger's turn.",
        "Stinger rolls to get away, and fails.",
        "Stinger burns the key to City Hall for all to see.",
        "Stinger rolls to get away, and fails.",
        "Stinger burns a card.",
        "Stinger rolls to get away, and fails.",
        "Stinger shoots at Frank Brannigan with the Sniper Rifle: no damage.",
        "Frank Brannigan shoots at Stinger with the .44 Pistol: no damage.",
    ]


@rule("GP-RET.4", "GP-RET.9")
def test_a_cop_burns_a_card_and_falls_back() -> None:
    table = Table().stinger(at="45").cop("eddie", at="45").cop_turn("eddie", [RICOCHET, HIT, HIT, HIT, RICOCHET])
    table.figure("eddie").hand[:] = ["freeze"]
    table.dice(RICOCHET).choose(TryEscape()).dice(ESCAPE).choose(Burn("freeze"), RetreatTo("47"))
    assert lines(table, "stinger") == [
        "Eddie Johnson's turn.",
        "Eddie Johnson rolls one die again: hit.",
        "Eddie Johnson shoots at Stinger with the Shotgun: 3 damage.",
        "Stinger shoots at Eddie Johnson with the Sniper Rifle: no damage.",
        "Eddie Johnson rolls to get away, and fails.",
        "Eddie Johnson burns a card.",
        "Eddie Johnson rolls to get away, and makes it.",
        "Eddie Johnson leaves the fight.",
        "Eddie Johnson goes to 47 Washington & Mason, cable barn.",
        "Round 2.",
        "Stinger's turn.",
    ]


@rule("GP-MOV.8")
def test_the_freeways_of_a_ride() -> None:
    table = Table().cop("frank", at="27").cop_turn("frank").choose(Move(), Ride("36"), Stop())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan takes the Embarcadero Freeway and the Central Freeway to 36 Turk & Gough.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-MOV.8")
def test_a_single_segment_of_a_freeway() -> None:
    table = Table().cop("frank", at="1").cop_turn("frank").choose(Move(), Ride("7"), Stop())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan takes Doyle Drive to 7 Richardson & Lyon.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-MOV.8")
def test_a_step_beside_a_freeway() -> None:
    table = Table().cop("frank", at="27").cop_turn("frank").choose(Move(), Step("50"), Stop())
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan goes to 50 Washington & Drumm.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-MOV.5")
def test_a_way_by_road_and_freeway() -> None:
    table = Table().cop("frank", at="26").cop_turn("frank").choose(Move(), Drive("36"))
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan takes the Embarcadero Freeway and the Central Freeway to 36 Turk & Gough.",
        "Eddie Johnson's turn.",
    ]


@rule("GP-RND.4")
def test_sharing() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44", "radio"]).cop("eddie", at="1").cop_turn("frank")
    table.choose(Share("eddie"), GiveItem("radio"), SwapItems("pistol-44", "shotgun"))
    assert lines(table) == [
        "Frank Brannigan's turn.",
        "Frank Brannigan hands Radio to Eddie Johnson.",
        "Frank Brannigan hands .44 Pistol to Eddie Johnson.",
        "Eddie Johnson hands Shotgun to Frank Brannigan.",
        "Eddie Johnson's turn.",
    ]
