"""What the table looks like: faces, counters that explain themselves, dice as a picture, a log that names causes."""

from __future__ import annotations

import pytest

from games.looking import counters
from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.look.fights import fight
from hardboiled.games.go_ahead_punk.rules import events as e
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep
from hardboiled.games.go_ahead_punk.rules.movement import Drive, FireRifle, Move, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.kernel import Event
from hardboiled.kernel.present import happening
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import Fight, Happening, Stage
from rules.go_ahead_punk.table import HIT, RICOCHET, Table

ART = GAME.home / "art"
CATALOG = GAME.catalog()
MISS3 = [RICOCHET] * 3


def shown(event: Event) -> Fight:
    found = fight(event, GAME.content(), CATALOG)
    assert found is not None
    return found


# Faces, pictures, counters.


def test_everybody_has_a_face_and_every_card_a_picture() -> None:
    stage: Stage = GAME.stage(Table().match.table, CATALOG)
    assert [face.id for face in stage.cards.values() if not (ART / face.picture).is_file()] == []
    assert (stage.title, stage.theme.texture) == (GAME.title, "paper")
    scene = Table().stinger(shown=True).match.scene("cop-1")
    faces = [panel.portrait for panel in scene.panels] + [p.portrait for p in scene.pieces if p.kind != "hit"]
    assert len(faces) == 8
    assert all((ART / face).is_file() for face in [*faces, "portraits/hoods.svg"])


@pytest.mark.parametrize("mode", ["one-vs-all", "solo"])
def test_every_counter_explains_itself(mode: str) -> None:
    table = Table(mode).given(jam="mission", chopper="marina", spotted=mode == "solo", lock=3, named=["mission"])
    scene = table.match.scene("stinger")
    found = counters(scene)
    assert len(found) >= 10
    assert [counter.label for counter in found if not counter.hint] == []


def test_in_the_preparation_those_act_for_whom_the_table_waits() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob", "Cid", "Dee"], 1)

    def acting() -> list[str]:
        return [panel.id for panel in match.scene("spectator").panels if panel.active]

    assert acting() == ["katherine", "frank", "eddie"]
    assert match.scene("stinger").status == "Preparation: who plays which Cop"
    match.choose(match.asks[0].options[1])
    assert acting() == ["katherine", "eddie"], "Frank is chosen"
    while match.asks[0].prompt == "choose-cop":
        match.choose(match.asks[0].options[0])
    assert acting() == ["stinger"]
    match.choose(match.asks[0].options[100])
    assert acting() == ["katherine", "frank", "eddie"]
    match.choose(match.asks[0].options[0])
    match.choose(match.asks[0].options[0])
    assert acting() == ["frank", "eddie"], "Katherine stands"
    while match.asks[0].prompt in ("place-next", "place"):
        match.choose(match.asks[0].options[0])
    assert acting() == ["stinger"]
    assert match.scene("cop-1").status == "Preparation: Stinger's first steps"
    while match.asks[0].prompt != "step":
        match.choose(match.asks[0].options[-1])
    assert match.scene("cop-1").status == "Preparation: Katherine Lacey's first move"
    assert acting() == ["katherine"]


# Options.


def test_every_option_says_what_it_is_about_and_passing_comes_last() -> None:
    assert [kind.__name__ for kind in GAME.actions if not kind.manner] == []
    passing = {kind.__name__ for kind in GAME.actions if kind.manner == "pass"}
    assert passing == {
        "DoneSharing",
        "GiveUp",
        "HoldFire",
        "Keep",
        "KeepCash",
        "LeaveItem",
        "NoCard",
        "NoKit",
        "Nothing",
        "StandGround",
        "Stop",
        "TellTruth",
    }
    kit = ["sniper-rifle", "stinger-first-aid"]
    assert Table().stinger(health=4, items=kit).stinger_turn().options[-1] == Nothing()
    drawn = Table().top("stinger_deck", "gridlock").stinger_turn().choose(Draw())
    assert drawn.options[-1] == Keep()


def test_a_secret_place_and_what_is_gone_for_good_are_asked_twice() -> None:
    assert {kind.__name__ for kind in GAME.actions if kind.confirm} == {
        "Burn",
        "ChooseStart",
        "FreeEscape",
        "HitWithRocket",
    }


def test_modes_and_options_are_explained() -> None:
    for message in ("mode-one-vs-all", "mode-solo", "option-heat", "option-difficulty"):
        assert CATALOG.has(message, "text")
    for level in GAME.content().settings.difficulties:
        assert CATALOG.has(f"option-difficulty-{level}", "text")


# Dice.


def test_a_shot_is_a_picture() -> None:
    faces = ("hit", "hit", "ricochet")
    parts = (("hits", 2), ("card", 2), ("ability", 1), ("vest", -1))
    found = shown(e.ShotFired("frank", "stinger", "pistol-44", faces, 4, parts, 3))
    frank, stinger = found.sides
    assert found.title == "Frank Brannigan shoots with the .44 Pistol"
    assert [(die.face, die.counts) for die in frank.dice] == [
        ("bullseye", True),
        ("bullseye", True),
        ("ricochet", False),
    ]
    assert [f"{part.value} {part.label}" for part in frank.parts] == ["2 hits", "2 by card", "1 Frank", "-1 vest"]
    assert (frank.total, stinger.total) == ("4 damage", "3 health")
    assert (frank.portrait, stinger.portrait) == ("portraits/frank.svg", "portraits/stinger.svg")
    assert (found.result, found.tone) == ("", "bad")


@pytest.mark.parametrize(
    ("event", "result", "tone"),
    [
        (e.ShotFired("frank", "stinger", "pistol-44", ("hit",), 3, (), 0), "Stinger is down!", "grave"),
        (
            e.ShotFired("stinger", "frank", "sniper-rifle", ("hit",), 1, (), 0),
            "Frank Brannigan is out of it: off to the ER.",
            "grave",
        ),
        (e.ShotFired("frank", "hoods", "pistol-44", ("hit",), 2, (), 0), "The hoods run.", "good"),
        (e.ShotFired("stinger", "frank", "sniper-rifle", ("escape",), 0, (), 5), "", ""),
        (e.HoodsFired("frank", ("hit",), 1, (("hits", 1),), 4), "", "bad"),
        (e.EscapeRolled("stinger", ("escape",), True), "Away!", "good"),
        (e.EscapeRolled("frank", ("hit",), False), "No way out.", "bad"),
        (e.Rerolled("eddie", ("hit",)), "", ""),
    ],
)
def test_what_follows_from_a_roll_is_said(event: Event, result: str, tone: str) -> None:
    assert (shown(event).result, shown(event).tone) == (result, tone)


def test_a_retreat_counts_its_escape() -> None:
    (side,) = shown(e.EscapeRolled("stinger", ("escape",), True)).sides
    assert [(die.face, die.counts) for die in side.dice] == [("run", True)]
    assert side.needs == "an Escape"


def test_other_events_have_no_dice() -> None:
    assert fight(e.RoundBegan(1), GAME.content(), CATALOG) is None


def test_what_is_told_of_a_shot_adds_up() -> None:
    table = Table().stinger(at="45", health=9).cop("frank", at="45", hand=["dead-to-rights"]).cop_turn("frank")
    table.dice(HIT, HIT, RICOCHET, HIT).choose(CombatCard("dead-to-rights"))
    frank, stinger = table.told(e.ShotFired)
    assert (frank.parts, frank.amount, frank.left) == ((("hits", 2), ("card", 2), ("ability", 1)), 5, 4)
    assert (stinger.parts, stinger.amount, stinger.left) == ((("hits", 1),), 1, 4)


def test_a_combat_round_that_is_played_is_a_picture() -> None:
    table = Table().stinger(at="45", hand=["smoke-screen"]).cop("frank", at="45", hand=["both-barrels"])
    assert table.match.scene("cop-1").fight is None
    table.cop_turn("frank")
    before = table.match.scene("spectator").fight
    assert before is not None
    assert before.title == "Fight at 45 California & Powell"
    assert [(side.piece, side.total, side.dice) for side in before.sides] == [
        ("frank", "5 health", []),
        ("stinger", "10 health", []),
    ]
    table.choose(CombatCard("both-barrels"))
    played = table.match.scene("stinger").fight
    assert played is not None
    assert played.result == "Frank Brannigan: Both Barrels"
    table.dice(HIT, RICOCHET, RICOCHET, HIT).choose(CombatCard("smoke-screen"))
    after = table.match.scene("cop-2").fight
    assert after is not None
    assert table.prompt == "retreat"
    assert after.result == "Frank Brannigan: Both Barrels cancelled · Stinger: Smoke Screen"
    frank, stinger = after.sides
    assert ([die.counts for die in frank.dice], frank.total) == ([True, False, False], "4 health")
    assert [(part.value, part.label) for part in frank.parts] == [("1", "hit"), ("1", "Frank")]
    assert stinger.total == "8 health"
    table.choose(StandGround(), StandGround())
    assert table.match.scene("cop-1").fight is None, "it goes when the round is over"


def test_a_fight_with_hoods_is_a_picture() -> None:
    table = Table().cop("frank", hand=["steady-aim"]).top("cop_deck", "hoods-dock-gang").cop_turn("frank")
    table.dice(HIT, RICOCHET).choose(Draw())
    now = table.match.scene("cop-1").fight
    assert now is not None
    hoods, frank = now.sides
    assert now.title == "Hoods! Dock Gang"
    assert ([die.counts for die in hoods.dice], hoods.total) == ([True, False], "3 to go")
    assert (hoods.portrait, frank.total) == ("portraits/hoods.svg", "4 health")
    table.dice(HIT, RICOCHET, RICOCHET, RICOCHET, RICOCHET).choose(CombatCard("steady-aim"))
    assert [shot.left for shot in table.told(e.ShotFired)] == [0]
    assert table.match.scene("cop-1").fight is None


# The log.


def happenings(table: Table, seat: str = "cop-1") -> list[Happening]:
    return [happening(table.match, event, CATALOG) for event in table.heard(seat)]


def test_rounds_and_turns_open_chapters() -> None:
    table = Table().stinger_turn().choose(Nothing())
    opened = [(line.text, line.opens, line.piece) for line in happenings(table) if line.opens]
    assert opened == [
        ("Round 1.", "round", ""),
        ("Stinger's turn.", "turn", "stinger"),
        ("Katherine Lacey's turn.", "turn", "katherine"),
    ]


def test_damage_and_healing_show_at_whoever_they_befall() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").cop_turn("frank", [HIT, RICOCHET, RICOCHET, HIT])
    shots = [line for line in happenings(table) if line.amount]
    assert [(line.piece, line.space, line.amount) for line in shots] == [("frank", "45", 2), ("stinger", "45", 1)]
    afar = Table().stinger(at="45", shown=True).cop("frank", at="47", items=["pistol-44", "rifle-7mm"])
    afar.cop_turn("frank", [HIT, RICOCHET]).choose(Move(), Stop(), FireRifle())
    assert [(line.space, line.amount) for line in happenings(afar) if line.amount] == [("45", 2)]
    healed = Table().cop("frank", at="89", health=1).cop_turn("frank").choose(Move(), Step("90"), Stop())
    assert [(line.piece, line.amount, line.tone) for line in happenings(healed) if line.amount] == [
        ("frank", 2, "good")
    ]


def test_a_move_goes_from_where_the_piece_stood() -> None:
    table = Table().cop("frank", at="4").cop_turn("frank").choose(Move(), Drive("8"))
    assert [line.path for line in happenings(table) if line.path] == [["4", "1", "7", "8"]]


def test_what_is_worth_a_moment_of_its_own() -> None:
    important = {kind.__name__ for kind in GAME.events if kind.important}
    assert important == {
        "ChopperDown",
        "EscapeBegan",
        "FightBegan",
        "Found",
        "GotAway",
        "HitMade",
        "SentToEr",
        "StingerDown",
    }


def test_every_happening_has_a_face_but_those_of_markers_and_decks() -> None:
    faceless = {kind.__name__ for kind in GAME.events if not {"piece", "seat"} & set(kind.__struct_fields__)}
    assert faceless == {
        "AiCardDrawn",
        "CardCancelled",
        "ChopperCalledOff",
        "ChopperDown",
        "ChopperPlaced",
        "EscapeBegan",
        "GotAway",
        "HunchAdvanced",
        "JamPlaced",
        "JamRemoved",
        "KeyFound",
        "LklMoved",
        "RoundBegan",
        "SilentHit",
        "Started",
        "WentSecretly",
    }
