"""Combat: cards, shots, damage, turns in a fight."""

from hardboiled.games.go_ahead_punk.rules.combat import Target
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.events import Rerolled, ShotFired
from hardboiled.games.go_ahead_punk.rules.first_aid import NoKit, UseKit
from hardboiled.games.go_ahead_punk.rules.movement import Move, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import RetreatTo, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.sharing import Share
from hardboiled.games.go_ahead_punk.rules.shots import Shoot
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table
from support import rule

MISS3 = [RICOCHET] * 3


def fight(**fields: object) -> Table:
    """Stinger and Frank on 45, paused."""
    return Table().stinger(at="45", **fields).cop("frank", at="45")


@rule("GP-CMB.3", "GP-CMB.4", "GP-CMB.18", "GP-CMB.14")
def test_one_turn_is_one_exchange_and_then_the_fight_pauses() -> None:
    table = fight().cop_turn("frank", [HIT, RICOCHET, RICOCHET, HIT])
    shots = table.told(ShotFired)
    assert [(shot.piece, shot.amount) for shot in shots] == [("frank", 2), ("stinger", 1)]
    assert (table.state.stinger.health, table.figure("frank").health) == (8, 4)
    assert table.prompt == "retreat"
    table.choose(StandGround(), StandGround())
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",))


@rule("GP-CMB.19")
def test_the_fight_resumes_on_a_participants_turn_who_then_attacks() -> None:
    table = fight().cop_turn("frank", [*MISS3, RICOCHET]).choose(StandGround(), StandGround(), Nothing())
    assert (table.asked, table.prompt) == (("stinger",), "escape-first")
    table.dice(HIT, *MISS3).choose(StandGround())
    assert [shot.piece for shot in table.told(ShotFired)] == ["frank", "stinger", "stinger", "frank"]


@rule("GP-CMB.5", "GP-CMB.7", "GP-CMB.20")
def test_the_attacker_decides_on_a_card_first_then_the_defender() -> None:
    table = fight(hand=["hollow-points"]).cop("frank", hand=["dead-to-rights", "steady-aim"]).cop_turn("frank")
    assert (table.asked, table.prompt) == (("cop-2",), "combat-card")
    table.choose(CombatCard("dead-to-rights"))
    assert (table.asked, table.prompt) == (("stinger",), "combat-card")
    assert table.options == [CombatCard("hollow-points"), NoCard()]
    table.dice(HIT, RICOCHET, RICOCHET, HIT, RICOCHET).choose(CombatCard("hollow-points"))
    assert table.prompt == "retreat", "one card a side"
    assert [shot.amount for shot in table.told(ShotFired)] == [3, 2]
    assert table.figure("frank").hand == ["steady-aim"]


@rule("GP-CMB.6", "GP-CRD.20")
def test_the_defender_cancels_the_attackers_card_and_both_are_discarded() -> None:
    table = fight(hand=["smoke-screen"]).cop("frank", hand=["both-barrels"]).cop_turn("frank")
    table.choose(CombatCard("both-barrels"))
    table.dice(HIT, RICOCHET, RICOCHET, RICOCHET).choose(CombatCard("smoke-screen"))
    assert table.told(ShotFired)[0].amount == 2, "one hit and Frank's bonus, not doubled"
    assert table.state.cop_discard == ["both-barrels"]
    assert table.state.stinger_discard == ["smoke-screen"]


@rule("GP-CMB.6", "GP-CMB.7")
def test_the_attacker_may_cancel_in_answer_to_the_defenders_card() -> None:
    table = fight(hand=["cold-blood"]).cop("frank", hand=["freeze"]).cop_turn("frank")
    assert table.options == [NoCard()], "there is nothing to cancel yet"
    table.choose(NoCard(), CombatCard("cold-blood"))
    assert (table.asked, table.options) == (("cop-2",), [CombatCard("freeze"), NoCard()])
    table.dice(*MISS3, HIT).choose(CombatCard("freeze"))
    assert table.told(ShotFired)[1].amount == 1
    assert table.prompt == "retreat", "no cancel of a cancel"


@rule("GP-CMB.8")
def test_a_side_may_still_play_a_card_just_before_its_own_shot_and_the_other_may_cancel() -> None:
    table = fight(hand=["cold-blood"]).cop("frank", hand=["freeze"]).cop_turn("frank")
    table.choose(NoCard())
    table.dice(HIT, HIT, RICOCHET).choose(NoCard())
    assert table.state.stinger.health == 7, "Frank has shot"
    assert (table.asked, table.options) == (("stinger",), [CombatCard("cold-blood"), NoCard()])
    table.choose(CombatCard("cold-blood"))
    assert (table.asked, table.options) == (("cop-2",), [CombatCard("freeze"), NoCard()])
    table.dice(HIT).choose(CombatCard("freeze"))
    assert table.figure("frank").health == 4


@rule("GP-CMB.9", "GP-ITM.2")
def test_a_shot_is_one_weapon_of_those_held_with_its_dice() -> None:
    table = fight(items=["sniper-rifle", "machine-pistol"]).cop_turn("frank", [*MISS3])
    assert set(table.options) == {Shoot("sniper-rifle"), Shoot("machine-pistol")}
    table.dice(HIT, HIT, ESCAPE).choose(Shoot("machine-pistol"))
    assert table.told(ShotFired)[-1].faces == ("hit", "hit", "escape")
    assert table.figure("frank").health == 3


@rule("GP-CMB.10", "GP-CMB.11", "GP-CHR.1", "GP-INV.2", "GP-DIE.1", "GP-DIE.2", "GP-DIE.3")
def test_each_hit_takes_one_health_and_other_faces_do_nothing() -> None:
    table = fight().cop("katherine", at="45").cop_turn("katherine", [HIT, ESCAPE, HIT])
    assert table.state.stinger.health == 9
    assert table.figure("katherine").health == 4
    table = fight().cop_turn("frank", [HIT, RICOCHET, ESCAPE, RICOCHET])
    assert table.state.stinger.health == 8, "Frank adds one to a hit"
    table = fight().cop_turn("frank", [RICOCHET, ESCAPE, ESCAPE, RICOCHET])
    assert (table.state.stinger.health, table.figure("frank").health) == (10, 5)


@rule("GP-CMB.12", "GP-CMB.13")
def test_damage_is_doubled_or_added_to_then_franks_bonus_then_the_vest() -> None:
    table = fight().cop("frank", hand=["both-barrels"]).cop_turn("frank").choose(CombatCard("both-barrels"))
    assert table.match.over is False
    table = fight().cop("frank", hand=["both-barrels"]).cop_turn("frank", [HIT, HIT, RICOCHET, RICOCHET])
    table.choose(CombatCard("both-barrels"))
    assert table.told(ShotFired)[0].amount == 5, "2 hits doubled, plus 1"
    table = fight().cop("frank", hand=["steady-aim"]).cop_turn("frank", [HIT, HIT, RICOCHET, RICOCHET])
    table.choose(CombatCard("steady-aim"))
    assert table.told(ShotFired)[0].amount == 4, "2 hits, 1 in all for the card, 1 for Frank"
    table = fight().cop("frank", hand=["steady-aim"]).cop_turn("frank", [*MISS3, RICOCHET])
    table.choose(CombatCard("steady-aim"))
    assert table.told(ShotFired)[0].amount == 0, "no hit, nothing to add to"


@rule("GP-ITM.19", "GP-ITM.20", "GP-CMB.12")
def test_a_vest_takes_one_off_each_round_and_two_do_not_add_up() -> None:
    table = fight(items=["machine-pistol"]).cop("frank", items=["pistol-44", "vest", "vest"])
    table.cop_turn("frank", [*MISS3, HIT, HIT, RICOCHET])
    assert table.figure("frank").health == 4
    table = fight().cop("frank", items=["pistol-44", "vest"]).cop_turn("frank", [*MISS3, HIT])
    assert table.figure("frank").health == 5


@rule("GP-CHR.2", "GP-DIE.6", "GP-CHR.4")
def test_eddie_rolls_one_miss_again_with_any_weapon_and_only_once() -> None:
    table = Table().stinger(at="45").cop("eddie", at="45", items=["pistol-44"])
    table.cop_turn("eddie", [RICOCHET, ESCAPE, HIT, HIT, RICOCHET])
    assert table.state.stinger.health == 8
    table = Table().stinger(at="45").cop("eddie", at="45").cop_turn("eddie", [*MISS3, RICOCHET, RICOCHET])
    assert table.state.stinger.health == 10, "the second result stands, and the Shotgun adds no second re-roll"
    assert len(table.told(Rerolled)) == 1


@rule("GP-ITM.5", "GP-CMB.11")
def test_any_cop_with_a_shotgun_rolls_one_miss_again() -> None:
    table = Table().stinger(at="45").cop("katherine", at="45", items=["shotgun"])
    table.cop_turn("katherine", [HIT, HIT, RICOCHET, HIT, RICOCHET])
    assert table.state.stinger.health == 7


@rule("GP-CHR.5")
def test_franks_bonus_comes_with_every_weapon() -> None:
    table = fight().cop("frank", items=["pistol-38"]).cop_turn("frank", [HIT, RICOCHET, RICOCHET])
    assert table.state.stinger.health == 8


@rule("GP-CMB.15", "GP-CMB.17")
def test_a_cop_brought_to_nothing_still_shoots_then_goes_to_the_er() -> None:
    table = fight(items=["machine-pistol"]).cop("frank", health=1).stinger_turn([HIT, *MISS3[:2], HIT, *MISS3[:2]])
    table.choose(StandGround())
    assert table.state.stinger.health == 8
    assert table.figure("frank").space == "112"
    assert table.prompt == "cop-turn", "the fight is over, nobody rolls"


@rule("GP-CMB.16", "GP-GEN.4")
def test_at_nothing_stinger_is_down_at_once_and_the_cops_win() -> None:
    table = fight(health=2).cop_turn("frank", [HIT, RICOCHET, RICOCHET])
    assert table.match.over
    assert table.match.outcome.winners == ("cop-1", "cop-2", "cop-3")
    assert table.match.outcome.reason == "stinger-down"
    assert len(table.told(ShotFired)) == 1
    table = fight(health=1).given(phase="escape").cop_turn("frank", [HIT, RICOCHET, RICOCHET])
    assert table.match.over


@rule("GP-CMB.21", "GP-CMB.22")
def test_other_cops_join_by_moving_in_and_he_shoots_back_at_the_one_who_shot() -> None:
    table = fight().cop("eddie", at="47").cop_turn("eddie", [HIT, HIT, HIT, HIT]).choose(Move(), Step("45"))
    assert [(shot.piece, shot.target) for shot in table.told(ShotFired)] == [("eddie", "stinger"), ("stinger", "eddie")]
    assert table.figure("frank").health == 5


@rule("GP-CMB.23", "GP-CMB.24")
def test_on_his_own_turn_he_chooses_a_target_who_alone_shoots_back() -> None:
    table = fight().cop("eddie", at="45", health=1).stinger_turn([HIT, RICOCHET, RICOCHET, RICOCHET, RICOCHET])
    table.choose(StandGround())
    assert set(table.options) == {Target("frank"), Target("eddie")}
    table.choose(Target("eddie"))
    assert [(s.piece, s.target) for s in table.told(ShotFired)] == [("stinger", "eddie"), ("eddie", "stinger")]


@rule("GP-CMB.25", "GP-CMB.26")
def test_he_may_try_to_escape_before_the_round_and_again_after_it() -> None:
    table = fight(items=["sniper-rifle"]).stinger_turn([RICOCHET, RICOCHET, *MISS3])
    table.choose(TryEscape())
    assert len(table.told(ShotFired)) == 2, "the try failed, so the round is played"
    assert (table.asked, table.prompt) == (("stinger",), "retreat")


@rule("GP-CMB.27")
def test_no_early_try_when_he_moves_in_and_he_chooses_among_several() -> None:
    table = Table().stinger(at="47").cop("frank", at="45").cop("eddie", at="45").stinger_turn()
    table.choose(Move(), Go("45"))
    assert set(table.options) == {Target("frank"), Target("eddie")}


@rule("GP-CMB.28")
def test_no_first_aid_in_combat_but_before_a_new_fight_begins() -> None:
    kit = ["sniper-rifle", "stinger-first-aid"]
    assert not fight(health=5, items=kit).stinger_turn().offered(UseKit)
    table = (
        Table().stinger(health=5, items=list(kit)).cop("frank", at="47", health=1, items=["pistol-44", "cop-first-aid"])
    )
    table.cop_turn("frank").choose(Move(), Step("45"))
    assert (table.asked, set(table.options)) == (("cop-2",), {UseKit(), NoKit()})
    table.choose(UseKit())
    assert table.asked == ("stinger",)
    table.dice(*MISS3, RICOCHET).choose(UseKit())
    assert (table.state.stinger.health, table.figure("frank").health) == (7, 3)
    assert table.prompt == "retreat"


@rule("GP-ITM.22")
def test_a_kit_can_be_used_on_anothers_turn() -> None:
    table = Table().stinger(health=5, items=["sniper-rifle", "stinger-first-aid"]).cop("frank", at="47")
    table.cop_turn("frank", [*MISS3, RICOCHET]).choose(Move(), Step("45"))
    assert (table.asked, table.prompt, table.state.turn) == (("stinger",), "kit", 1)


@rule("GP-CMB.29")
def test_no_sharing_in_combat() -> None:
    table = fight().cop("eddie", at="45").cop_turn("eddie", [HIT, HIT, HIT, RICOCHET])
    assert not table.offered(Share)
    assert table.told(ShotFired)


@rule("GP-CMB.30", "GP-CMB.31", "GP-CMB.32")
def test_a_cop_who_escaped_may_not_come_back_until_that_fight_is_over() -> None:
    table = fight().cop("eddie", at="45").cop_turn("frank", [*MISS3, RICOCHET, ESCAPE])
    table.choose(TryEscape(), RetreatTo("47"), StandGround())
    assert table.figure("frank").barred == "45"
    table.cop_turn("frank").choose(Move())
    assert Step("45") not in table.options
    table.cop_turn("eddie", [*MISS3, RICOCHET, RICOCHET, ESCAPE]).choose(TryEscape(), RetreatTo("52"))
    assert table.figure("frank").barred == "", "every Cop has left: the fight is over"
    assert table.state.stinger.shown, "he stays revealed until he moves"
    table.cop_turn("frank").choose(Move())
    assert Step("45") in table.options


@rule("GP-CMB.30", "GP-CMB.31")
def test_one_escaped_and_one_in_the_er_ends_the_fight_and_the_er_does_not_bar() -> None:
    table = fight(items=["machine-pistol"]).cop("eddie", at="45", health=1)
    table.cop_turn("frank", [*MISS3, *MISS3, ESCAPE]).choose(TryEscape(), RetreatTo("47"), StandGround())
    table.cop_turn("eddie", [*MISS3, RICOCHET, HIT, HIT, HIT])
    assert table.figure("eddie").space == "112"
    assert (table.figure("frank").barred, table.figure("eddie").barred) == ("", "")
    assert (table.asked, table.prompt) == (("stinger",), "stinger-turn")


@rule("GP-CMB.1", "GP-CMB.30")
def test_combat_ends_when_stinger_escapes() -> None:
    table = fight().cop("eddie", at="45").cop_turn("frank", [*MISS3, RICOCHET, ESCAPE])
    table.choose(StandGround(), TryEscape(), Go("52"))
    assert not table.state.stinger.shown
    table.choose(Move(), Stop())
    assert table.asked == ("stinger",), "Eddie had a free turn"


def test_the_retreat_roll_needs_the_escape_symbol() -> None:
    table = fight().cop_turn("frank", [*MISS3, RICOCHET, HIT]).choose(TryEscape(), StandGround())
    assert table.figure("frank").space == "45"


@rule("GP-CMB.8", "GP-CMB.6")
def test_just_before_its_own_shot_a_side_may_play_a_damage_card_and_no_cancel() -> None:
    table = fight(hand=["smoke-screen"]).cop("frank", hand=["both-barrels"]).cop_turn("frank", MISS3)
    table.choose(CombatCard("both-barrels"), NoCard())
    assert (table.asked, table.options) == (("stinger",), [NoCard()]), "the shot it could have stopped is over"


@rule("GP-CMB.7", "GP-CMB.8")
def test_who_has_played_a_card_is_not_asked_again_and_who_has_no_cards_not_at_all() -> None:
    table = fight(hand=["hollow-points", "old-wound"]).cop_turn("frank", [*MISS3, RICOCHET])
    assert table.asked == ("stinger",)
    table.choose(CombatCard("hollow-points"))
    assert table.prompt == "retreat"
    assert table.state.stinger.hand == ["old-wound"]


@rule("GP-CMB.6")
def test_without_a_card_to_cancel_the_attacker_is_not_asked_a_second_time() -> None:
    table = fight(hand=["gridlock"]).cop("frank", hand=["freeze"]).cop_turn("frank", [*MISS3, RICOCHET])
    table.choose(NoCard())
    assert table.asked == ("stinger",)
    table.choose(NoCard())
    assert (table.asked, table.prompt) == (("stinger",), "combat-card"), "he may still play one before his shot"
    table.choose(NoCard())
    assert table.prompt == "retreat"


@rule("GP-CMB.8")
def test_a_side_that_has_cancelled_may_not_cancel_again_before_the_second_shot() -> None:
    table = fight(hand=["cold-blood", "smoke-screen"]).cop("frank", hand=["both-barrels", "freeze"]).cop_turn("frank")
    table.choose(CombatCard("both-barrels"))
    table.dice(HIT, RICOCHET, RICOCHET, HIT).choose(CombatCard("smoke-screen"))
    assert table.prompt == "retreat", "both have played their one card"
    assert [shot.amount for shot in table.told(ShotFired)] == [2, 1]


@rule("GP-CMB.13", "GP-CMB.12")
def test_a_plus_one_card_adds_one_in_all_on_stingers_side_too() -> None:
    table = fight(items=["machine-pistol"], hand=["hollow-points"]).cop_turn("frank", [*MISS3, HIT, HIT, RICOCHET])
    table.choose(CombatCard("hollow-points"))
    assert table.told(ShotFired)[1].amount == 3
    assert table.told(ShotFired)[1].parts == (("hits", 2), ("card", 1))
