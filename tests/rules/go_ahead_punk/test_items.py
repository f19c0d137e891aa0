"""Items and tokens: weapons, the rifle from afar, rocket and grenades, radio, Jam."""

from hardboiled.games.go_ahead_punk.rules.combat import Target
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.events import FightBegan, ShotFired
from hardboiled.games.go_ahead_punk.rules.movement import FireRifle, HoldFire, Move, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, EscapeBy, GiveUp, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.shots import Shoot
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table
from support import rule

MISS3 = [RICOCHET] * 3


@rule("GP-ITM.1")
def test_items_belong_to_one_side() -> None:
    content = Table().match.content
    stinger = {item.id for item in content.items.values() if item.side == "stinger"}
    assert "sniper-rifle" in stinger
    assert all(content.items[item].side == "cop" for item in Table().state.inventory_deck)
    assert all(card.effect.item in stinger for card in content.stinger_cards.values() if "item" in card.icons)


@rule("GP-ITM.2", "GP-ITM.3", "GP-ITM.4", "GP-ITM.5", "GP-ITM.6")
def test_the_dice_of_every_weapon() -> None:
    items = Table().match.content.items
    assert {item.id: item.dice for item in items.values() if item.dice} == {
        "sniper-rifle": 1,
        "ranger-sidearm": 2,
        "automatic-pistol": 2,
        "machine-pistol": 3,
        "grenades": 3,
        "rocket-launcher": 4,
        "pistol-38": 2,
        "pistol-44": 3,
        "shotgun": 3,
        "automatic-45": 2,
        "rifle-7mm": 2,
    }
    table = Table().stinger(at="45").cop("katherine", at="45").cop_turn("katherine", [RICOCHET] * 3)
    assert [len(shot.faces) for shot in table.told(ShotFired)] == [2, 1]


@rule("GP-ITM.8", "GP-ITM.9", "GP-ITM.10", "GP-ITM.11")
def test_grenades_strike_every_cop_with_one_roll_and_are_gone() -> None:
    table = Table().stinger(at="45", items=["sniper-rifle", "grenades"])
    table.cop("frank", at="45", items=["pistol-44", "vest"]).cop("eddie", at="45").cop_turn("frank", MISS3)
    table.dice(HIT, HIT, RICOCHET).choose(Shoot("grenades"))
    assert (table.figure("frank").health, table.figure("eddie").health) == (4, 3)
    assert table.state.stinger.items == ["sniper-rifle"]
    assert [shot.piece for shot in table.told(ShotFired)].count("eddie") == 0


@rule("GP-ITM.8", "GP-ITM.9")
def test_the_rocket_launcher_too() -> None:
    table = Table().stinger(at="45", items=["sniper-rifle", "rocket-launcher"])
    table.cop("frank", at="45").cop("eddie", at="45").stinger_turn([HIT] * 3 + [RICOCHET] + MISS3)
    table.choose(StandGround(), Target("frank"), Shoot("rocket-launcher"))
    assert (table.figure("frank").health, table.figure("eddie").health) == (2, 2)
    assert table.state.stinger.items == ["sniper-rifle"]


@rule("GP-ITM.13", "GP-ITM.14")
def test_a_7mm_rifle_is_fired_from_one_place_away_and_he_cannot_shoot_back() -> None:
    table = Table().stinger(at="45", shown=True, hand=["smoke-screen"])
    table.cop("frank", at="24", items=["pistol-44", "rifle-7mm"], hand=["both-barrels"])
    table.cop_turn("frank", [HIT, RICOCHET]).choose(Move(), Step("47"), Stop())
    assert set(table.options) == {FireRifle(), HoldFire()}
    table.choose(FireRifle())
    assert [(shot.piece, shot.amount) for shot in table.told(ShotFired)] == [("frank", 2)]
    assert table.state.stinger.health == 8
    assert not table.told(FightBegan)
    assert (table.asked, table.prompt) == (("cop-3",), "cop-turn")


@rule("GP-ITM.14")
def test_the_rifle_needs_his_piece_on_the_board_and_a_road_or_freeway_between() -> None:
    hidden = Table().stinger(at="45").cop("frank", at="47", items=["rifle-7mm"]).cop_turn("frank")
    assert not hidden.choose(Move(), Stop()).offered(FireRifle)
    far = Table().stinger(at="45", shown=True).cop("frank", at="24", items=["rifle-7mm"]).cop_turn("frank")
    assert not far.choose(Move(), Stop()).offered(FireRifle)
    freeway = Table().stinger(at="113", shown=True).cop("frank", at="65", items=["rifle-7mm"]).cop_turn("frank")
    assert freeway.choose(Move(), Stop()).offered(FireRifle), "after a move of nothing, along the freeway"


@rule("GP-ITM.15")
def test_on_his_own_space_the_rifle_is_an_ordinary_weapon() -> None:
    table = Table().stinger(at="45").cop("frank", at="45", items=["rifle-7mm"]).cop_turn("frank", [HIT, RICOCHET, HIT])
    assert [(shot.piece, shot.amount) for shot in table.told(ShotFired)] == [("frank", 2), ("stinger", 1)]


@rule("GP-ITM.17")
def test_radios_give_a_point_while_another_cop_with_one_fights() -> None:
    def points(*radios: str, fights: str = "katherine") -> int:
        table = Table().stinger(at="45").cop(fights, at="45").cop("eddie", at="120")
        for cop in radios:
            table.figure(cop).items.append("radio")
        return int(table.cop_turn("eddie").choose(Move()).match.asks[0].args["points"])

    assert points("katherine", "eddie") == 4
    assert points("eddie") == 3
    assert points("katherine") == 3
    assert points("frank", "eddie") == 3


# The Jam.


@rule("GP-TOK.4", "GP-TOK.5")
def test_a_cop_dips_in_and_out_of_the_jam_but_makes_no_two_moves_in_it() -> None:
    table = Table().cop("frank", at="129").given(jam="golden-gate-park").cop_turn("frank").choose(Move(), Step("86"))
    spaces = table.content.spaces
    steps = [option.space for option in table.options if isinstance(option, Step)]
    assert steps
    assert all(spaces[space].district != "golden-gate-park" for space in steps)
    assert {"73", "129"} == set(steps)
    table.choose(Step("73"))
    assert Step("85") in table.options


@rule("GP-TOK.5")
def test_riding_through_the_jam_without_stopping_is_free() -> None:
    table = Table().cop("frank", at="59").given(jam="south-of-market").cop_turn("frank").choose(Move(), Step("60"))
    assert Ride("27") in table.options
    assert Ride("57") not in table.options
    table.choose(Ride("38"))
    assert table.figure("frank").space == "38"


@rule("GP-TOK.6")
def test_the_jam_does_not_hinder_stinger() -> None:
    table = Table().stinger(at="86").given(jam="golden-gate-park").stinger_turn().choose(Move())
    assert {"83", "84", "88"} <= table.ends()


# The two examples of the book.


@rule("GP-CMB.34")
def test_the_first_combat_example() -> None:
    table = Table().stinger(at="45", hand=["cold-blood"]).cop("frank", at="47").cop_turn("frank")
    table.choose(Move(), Step("45"))
    table.dice(HIT, HIT, RICOCHET).choose(NoCard())
    assert table.state.stinger.health == 7
    table.dice(HIT).choose(CombatCard("cold-blood"))
    assert table.figure("frank").health == 3
    table.choose(StandGround()).dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert not table.state.stinger.shown
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",))


@rule("GP-CMB.35", "GP-CMB.36", "GP-CMB.6", "GP-CMB.21", "GP-RET.13", "GP-HUN.5")
def test_the_second_combat_example() -> None:
    """One against many, with Eddie's ride to the fight by freeway."""
    table = Table().stinger(at="57", hand=["hollow-points"], keys=["CH"], items=["automatic-pistol"]).given(hunch=2)
    table.cop("katherine", at="55", hand=["hit-the-deck"], items=["pistol-38", "radio"])
    start = next(s for s, far in table.streets.points("57").items() if far == 4 and s not in ("36",))
    table.cop("frank", at=start, car=True)
    table.cop("eddie", at=start, health=2, items=["shotgun", "radio"], hand=["dead-to-rights"])
    table.cop_turn("katherine").choose(Move(), Step("57"), NoCard())
    table.choose(CombatCard("hollow-points"))
    table.dice(RICOCHET, RICOCHET, HIT, HIT).choose(CombatCard("hit-the-deck"))
    assert (table.state.stinger.health, table.figure("katherine").health) == (10, 4)
    table.choose(StandGround()).dice(RICOCHET).choose(TryEscape(), GiveUp())
    walk_to_fight(table, "frank", 4)
    table.dice(RICOCHET, RICOCHET, RICOCHET, RICOCHET, RICOCHET)
    last_step(table)
    table.choose(StandGround()).dice(RICOCHET).choose(TryEscape(), GiveUp())
    walk_to_fight(table, "eddie", 4)
    last_step(table)
    table.dice(HIT, HIT, RICOCHET, HIT, HIT, HIT).choose(CombatCard("dead-to-rights"))
    assert table.told(ShotFired)[-2].amount == 6
    assert table.state.stinger.health == 4
    assert table.figure("eddie").space == "112"
    table.dice(RICOCHET).choose(TryEscape(), GiveUp())
    assert (table.asked, table.prompt) == (("stinger",), "escape-first")
    table.dice(RICOCHET).choose(TryEscape())
    table.top("stinger_deck", "drugstore").dice(ESCAPE).choose(Burn("CH"))
    if EscapeBy(()) in table.options:
        table.choose(EscapeBy(()))
    table.choose(table.options[0])
    assert table.match.view("cop-1").shown_burned == ("CH",)
    assert table.state.hunch == 3, "the fight is over, so the marker moves"


def walk_to_fight(table: Table, cop: str, points: int) -> None:
    """Along a shortest way, up to the last leg."""
    table.choose(Move())
    assert table.match.asks[0].args["points"] == points
    way = table.streets.path(table.figure(cop).space, table.state.stinger.space)
    assert len(way) == points
    for leg in way[:-1]:
        space = leg[-1]
        step = Step(space)
        table.choose(step if step in table.options else Ride(space))


def last_step(table: Table) -> None:
    space = table.state.stinger.space
    table.choose(Step(space) if Step(space) in table.options else Ride(space))
