"""What an option shows is what it does: its dice and their average, over everything they can show."""

from itertools import product
from typing import Any

import pytest

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import EscapeRolled, ShotFired
from hardboiled.games.go_ahead_punk.rules.movement import FireRifle, Move, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.shots import Shoot
from hardboiled.kernel import Action, CardId, Event
from rules.go_ahead_punk.table import RICOCHET, Table
from support import rule

AFTER = [RICOCHET] * 12
"""What the dice show that are rolled after those of the shot."""


def outcome(table: Table, action: Action, faces: tuple[int, ...]) -> list[Event]:
    """What is told if the next dice show this."""
    match = table.match.clone()
    before, match.play.quiet = len(match.told), False
    match.play.forced.extend([*faces, *AFTER])
    match.choose(action)
    return [told.event for told in match.told[before:]]


def check(table: Table, action: Action, target: str, average: float) -> None:
    """The option shows this average, and the shot has it: over all faces of all its dice and of one that may be
    rolled again."""
    (pool,) = action.dice(table.match.view(table.asked[0]), table.content)
    assert pool.average == pytest.approx(average)
    rolls = list(product(range(1, 7), repeat=pool.dice + 1))
    told = [outcome(table, action, faces) for faces in rolls]
    shots = [next(e for e in events if isinstance(e, ShotFired) and e.target == target) for events in told]
    assert sum(shot.amount for shot in shots) / len(rolls) == pytest.approx(average)
    assert {len(shot.faces) for shot in shots} == {pool.dice}
    dice = "1 die" if pool.dice == 1 else f"{pool.dice} dice"
    assert table.match.option(table.asked[0], action).detail == f"{dice}, {average:.1f} damage on average"


def cop_shoots(cop: str, weapon: str, **fields: Any) -> Table:
    table = Table().stinger(at="45").cop(cop, at="45", items=["pistol-38", weapon], **fields)
    return table.cop_turn(cop)


def stinger_shoots(*weapons: str, vest: bool) -> Table:
    items = ["pistol-38", "vest"] if vest else ["pistol-38"]
    table = Table().stinger(at="45", items=list(weapons)).cop("katherine", at="45", items=items)
    return table.stinger_turn().choose(StandGround())


@rule("GP-CHR.1", "GP-CMB.34")
@pytest.mark.parametrize(("weapon", "average"), [("rifle-7mm", 1.75), ("pistol-44", 2.375)])
def test_the_average_has_franks_one_more(weapon: str, average: float) -> None:
    check(cop_shoots("frank", weapon), Shoot(weapon), "stinger", average)


@rule("GP-CHR.2", "GP-ITM.5", "GP-DIE.6")
@pytest.mark.parametrize(
    ("cop", "weapon", "average"), [("katherine", "shotgun", 1.9375), ("eddie", "rifle-7mm", 1.375)]
)
def test_the_average_has_the_die_rolled_again(cop: str, weapon: str, average: float) -> None:
    check(cop_shoots(cop, weapon), Shoot(weapon), "stinger", average)


@rule("GP-CMB.12", "GP-CMB.13")
@pytest.mark.parametrize(("card", "average"), [("dead-to-rights", 3.875), ("steady-aim", 3.8125)])
def test_the_average_has_the_card_played_with_the_shot(card: str, average: float) -> None:
    table = cop_shoots("frank", "pistol-44", hand=[card]).choose(CombatCard(CardId(card)))
    check(table, Shoot("pistol-44"), "stinger", average)


@rule("GP-ITM.19")
@pytest.mark.parametrize(("vest", "average"), [(False, 1.5), (True, 0.625)])
def test_the_average_has_the_targets_vest(vest: bool, average: float) -> None:
    table = stinger_shoots("sniper-rifle", "machine-pistol", vest=vest)
    check(table, Shoot("machine-pistol"), "katherine", average)


@rule("GP-ITM.10")
def test_the_average_of_a_big_hitter_is_that_against_its_target() -> None:
    table = stinger_shoots("sniper-rifle", "grenades", vest=True)
    check(table, Shoot("grenades"), "katherine", 0.625)


@rule("GP-CRD.8")
def test_the_average_against_hoods() -> None:
    table = Table().cop("frank", items=["pistol-44", "automatic-45"]).top("cop_deck", "hoods-lookouts")
    table.cop_turn("frank", [RICOCHET]).choose(Draw())
    check(table, Shoot("automatic-45"), "hoods", 2.0)


@rule("GP-ITM.13")
def test_the_rifle_from_afar_shows_its_dice() -> None:
    table = Table().stinger(at="45", shown=True).cop("frank", at="52", items=["pistol-44", "rifle-7mm"])
    table.cop_turn("frank").choose(Move(), Stop())
    check(table, FireRifle(), "stinger", 1.75)


@rule("GP-RET.1", "GP-DIE.4")
def test_a_roll_to_get_away_shows_its_odds() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").stinger_turn()
    told = [outcome(table, TryEscape(), (face,)) for face in range(1, 7)]
    away = [next(event for event in events if isinstance(event, EscapeRolled)).away for events in told]
    assert table.match.option("stinger", TryEscape()).detail == f"{sum(away)} in {len(away)} each roll"
