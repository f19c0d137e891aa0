"""What each card and weapon adds to the printed effect of its kind."""

from collections.abc import Sequence

import pytest

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import ChooseCard, Draw, Keep, PlayCard, TakeKey
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.events import (
    CardShown,
    ChopperCalledOff,
    DistrictNamed,
    HunchAdvanced,
    ItemLost,
    KeyFound,
    LklMoved,
    LookedAround,
    ShotFired,
)
from hardboiled.games.go_ahead_punk.rules.finding import Divert, KeepCash, Lead, PayCash, PayItem, TellTruth
from hardboiled.games.go_ahead_punk.rules.items import ChooseItem, ForCop
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import FreeEscape, GiveUp, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.sharing import DoneSharing, GiveItem, Share
from hardboiled.games.go_ahead_punk.rules.shots import Shoot
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table, ai, solo
from support import rule

MISS3 = [RICOCHET] * 3


def shot(table: Table) -> int:
    return table.told(ShotFired)[-1].amount


# Combat cards.


def stinger_shoots(card: str, dice: Sequence[int], weapon: str = "sniper-rifle", **katherine: object) -> Table:
    """He attacks Katherine with this card; her own shot misses."""
    items = ["sniper-rifle"] if weapon == "sniper-rifle" else ["sniper-rifle", weapon]
    table = Table().stinger(at="45", hand=[card], items=items).cop("katherine", at="45", **katherine)
    table.stinger_turn().choose(StandGround(), CombatCard(card)).dice(*dice, RICOCHET, RICOCHET)
    return table.choose(Shoot(weapon)) if len(items) > 1 else table


def his_shot(*args: object, **fields: object) -> int:
    return stinger_shoots(*args, **fields).told(ShotFired)[0].amount


@rule("GP-CMB.37")
def test_vests_do_not_help_against_cold_blood() -> None:
    vest = ["pistol-38", "vest"]
    assert his_shot("cold-blood", [HIT, HIT, HIT], "machine-pistol", items=vest) == 6
    assert his_shot("rooftop-nerve", [HIT, HIT, HIT], "machine-pistol", items=vest) == 5


@rule("GP-CMB.37")
def test_rooftop_nerve_counts_three_times_with_a_single_die() -> None:
    table = Table().stinger(at="45", hand=["rooftop-nerve"]).cop("katherine", at="45").stinger_turn()
    table.choose(StandGround()).dice(HIT, RICOCHET, RICOCHET).choose(CombatCard("rooftop-nerve"))
    assert table.told(ShotFired)[0].amount == 3
    assert his_shot("rooftop-nerve", [HIT, RICOCHET, RICOCHET], "machine-pistol") == 2


@rule("GP-CMB.37", "GP-DIE.5")
def test_hollow_points_and_both_barrels_roll_one_more_die_but_never_five() -> None:
    table = Table().stinger(at="45", hand=["hollow-points"]).cop("katherine", at="45").stinger_turn()
    table.choose(StandGround()).dice(HIT, HIT, RICOCHET, RICOCHET).choose(CombatCard("hollow-points"))
    assert (table.told(ShotFired)[0].amount, len(table.told(ShotFired)[0].faces)) == (3, 2)
    table = Table().stinger(at="45").cop("frank", at="45", hand=["both-barrels"]).cop_turn("frank")
    table.dice(HIT, HIT, HIT, HIT, RICOCHET).choose(CombatCard("both-barrels"))
    assert (table.told(ShotFired)[0].amount, len(table.told(ShotFired)[0].faces)) == (9, 4)
    rocket = stinger_shoots("hollow-points", [HIT] * 4, "rocket-launcher")
    assert len(rocket.told(ShotFired)[0].faces) == 4


@rule("GP-CMB.37")
@pytest.mark.parametrize(("health", "damage"), [(5, 2), (4, 3)])
def test_an_old_wound_hurts_more(health: int, damage: int) -> None:
    assert his_shot("old-wound", [HIT, RICOCHET, RICOCHET], "machine-pistol", health=health) == damage


@rule("GP-CMB.37")
def test_steady_aim_rolls_a_miss_again_and_a_range_champion_always_hits() -> None:
    table = Table().stinger(at="45").cop("katherine", at="45", hand=["steady-aim"]).cop_turn("katherine")
    table.dice(RICOCHET, RICOCHET, HIT, RICOCHET).choose(CombatCard("steady-aim"))
    assert table.told(ShotFired)[0].amount == 2
    for faces, damage in (([RICOCHET, RICOCHET], 1), ([HIT, RICOCHET], 2)):
        table = Table().stinger(at="45").cop("katherine", at="45", hand=["range-champion"]).cop_turn("katherine")
        table.dice(*faces, RICOCHET).choose(CombatCard("range-champion"))
        told = table.told(ShotFired)[0]
        assert (told.amount, sum(count for _, count in told.parts)) == (damage, damage)


@rule("GP-CMB.38")
def test_who_hits_the_deck_takes_one_less_and_behind_a_shield_one_die_is_lost() -> None:
    table = Table().stinger(at="45", hand=["cold-blood"], items=["sniper-rifle", "machine-pistol"])
    table.cop("katherine", at="45", hand=["hit-the-deck"]).stinger_turn().choose(
        StandGround(), CombatCard("cold-blood")
    )
    table.choose(CombatCard("hit-the-deck")).dice(HIT, HIT, HIT, RICOCHET, RICOCHET).choose(Shoot("machine-pistol"))
    assert table.told(ShotFired)[0].amount == 2
    table = Table().stinger(at="45", hand=["human-shield"]).cop("frank", at="45", hand=["dead-to-rights"])
    table.cop_turn("frank").choose(CombatCard("dead-to-rights"))
    table.dice(HIT, HIT, RICOCHET).choose(CombatCard("human-shield"))
    assert (len(table.told(ShotFired)[0].faces), table.told(ShotFired)[0].amount) == (2, 3)


@rule("GP-RET.21", "GP-CMB.38")
def test_behind_smoke_a_ricochet_gets_him_away() -> None:
    table = Table().stinger(at="45", hand=["smoke-screen"]).cop("frank", at="45", hand=["dead-to-rights"])
    table.cop_turn("frank").choose(CombatCard("dead-to-rights"))
    table.dice(*MISS3, RICOCHET).choose(CombatCard("smoke-screen"), StandGround())
    assert table.match.option("stinger", TryEscape(slips=True)).detail == "3 in 6 each roll"
    table.dice(RICOCHET).choose(TryEscape(slips=True))
    assert table.prompt == "where"


@rule("GP-RET.21")
def test_after_grenades_a_ricochet_gets_him_away_but_not_on_a_later_turn() -> None:
    table = Table().stinger(at="45", items=["sniper-rifle", "grenades"]).cop("frank", at="45").stinger_turn()
    assert TryEscape() in table.options, "nothing has been thrown yet"
    table.choose(StandGround()).dice(*MISS3, *MISS3).choose(Shoot("grenades"))
    assert TryEscape(slips=True) in table.options
    table.dice(HIT).choose(TryEscape(slips=True))
    assert (table.prompt, table.asked) == ("retreat", ("cop-2",))


@rule("GP-RET.22")
def test_from_the_38_and_dead_to_rights_he_gets_less_far() -> None:
    def reach(weapon: str, *hand: str) -> int:
        items = ["pistol-38"] if weapon == "pistol-38" else ["pistol-38", weapon]
        table = Table().stinger(at="45").cop("katherine", at="45", items=items, hand=list(hand))
        table.cop_turn("katherine", [RICOCHET] * (table.content.items[weapon].dice + 1))
        if hand:
            table.choose(CombatCard(hand[0]))
        if len(items) > 1:
            table.choose(Shoot(weapon))
        table.choose(StandGround()).dice(ESCAPE).choose(TryEscape())
        far = table.streets.points("45")
        return max(far[space] for space in table.ends())

    assert (reach("pistol-44"), reach("pistol-38"), reach("pistol-38", "dead-to-rights")) == (4, 3, 2)


@rule("GP-RET.22", "GP-CMB.38")
def test_a_cancelled_card_shortens_nothing() -> None:
    table = Table().stinger(at="45", hand=["human-shield"]).cop("frank", at="45", hand=["dead-to-rights"])
    table.cop_turn("frank").choose(CombatCard("dead-to-rights"))
    table.dice(*MISS3).choose(CombatCard("human-shield"), StandGround()).dice(ESCAPE).choose(TryEscape())
    far = table.streets.points("45")
    assert max(far[space] for space in table.ends()) == 4


@rule("GP-RET.23")
def test_against_freeze_he_does_not_roll_to_get_away() -> None:
    table = Table().stinger(at="45", hand=["old-wound"]).cop("frank", at="45", hand=["freeze"]).cop_turn("frank")
    table.choose(NoCard(), CombatCard("old-wound")).dice(*MISS3, RICOCHET).choose(CombatCard("freeze"))
    assert (table.prompt, table.asked) == ("retreat", ("cop-2",)), "Frank may go"
    table.choose(StandGround())
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",))
    table.stinger_turn()
    assert table.prompt == "escape-first"
    table.dice(RICOCHET).choose(TryEscape())
    assert set(table.options) == {FreeEscape(), GiveUp()}


# Weapons.


@rule("GP-ITM.23")
def test_weapons_with_a_twist() -> None:
    table = Table().stinger(at="45", items=["sniper-rifle", "ranger-sidearm"])
    table.cop("katherine", at="45", items=["pistol-38", "vest"]).stinger_turn().choose(StandGround())
    table.dice(HIT, HIT, RICOCHET, RICOCHET).choose(Shoot("ranger-sidearm"))
    assert table.told(ShotFired)[0].amount == 2
    table = Table().stinger(at="45", items=["sniper-rifle", "automatic-pistol"]).cop("frank", at="45")
    table.stinger_turn().choose(StandGround()).dice(RICOCHET, HIT, HIT, *MISS3).choose(Shoot("automatic-pistol"))
    assert table.told(ShotFired)[0].amount == 2
    table = Table().stinger(at="45").cop("katherine", at="45", items=["pistol-38", "automatic-45"])
    table.cop_turn("katherine").dice(*MISS3).choose(Shoot("automatic-45"))
    assert table.told(ShotFired)[0].amount == 1


# Stinger's other cards.


@rule("GP-CRD.26")
def test_the_janitors_ring_is_a_choice_of_two_keys() -> None:
    table = Table().top("stinger_deck", "janitors-ring").top("key_deck", "GC", "CT").stinger_turn().choose(Draw())
    assert set(table.options) == {TakeKey("GC"), TakeKey("CT")}
    table.choose(TakeKey("CT"))
    assert table.state.stinger.keys == ["CT"]
    assert sorted(table.state.key_deck) == sorted(key for key in table.content.keys if key != "CT")
    assert [event.card for event in table.told(KeyFound, "stinger")] == ["CT"]
    assert not table.told(KeyFound, "cop-1")


@rule("GP-CRD.26")
def test_a_picked_pocket_is_a_key_and_a_card() -> None:
    table = Table().top("stinger_deck", "picked-pocket", "old-wound").top("key_deck", "GC").stinger_turn()
    table.choose(Draw(), Keep())
    assert (table.state.stinger.keys, table.state.stinger.hand) == (["GC"], ["old-wound"])


@rule("GP-CRD.26")
def test_the_caretaker_gives_any_key_and_talks() -> None:
    table = Table().top("stinger_deck", "bribed-caretaker").stinger_turn().choose(Draw())
    assert {option.key for option in table.options} == set(table.content.keys)
    table.choose(TakeKey("HC"))
    assert table.state.stinger.keys == ["HC"]
    assert [event.districts for event in table.told(DistrictNamed, "cop-1")] == [("nob-hill",)]
    alone = solo(at="45").top("stinger_deck", "bribed-caretaker").stinger_turn().choose(Draw(), TakeKey("HC"))
    assert alone.told(LklMoved)[0].space == "45"
    last = Table().given(key_deck=["GC"]).top("stinger_deck", "janitors-ring").stinger_turn().choose(Draw())
    assert last.state.stinger.keys == ["GC"]


@rule("GP-CRD.24")
def test_what_comes_of_being_spotted() -> None:
    table = Table().given(hunch=3).top("stinger_deck", "eyewitness").stinger_turn().choose(Draw())
    assert [event.position for event in table.told(HunchAdvanced)] == [1, 2]
    table = Table().given(hunch=2).top("stinger_deck", "front-page", "drugstore").stinger_turn().choose(Draw())
    assert [event.card for event in table.told(CardShown)] == ["front-page", "drugstore"]
    assert table.state.hunch == 3
    late = solo(at="45").given(phase="escape", hunch=3).top("stinger_deck", "eyewitness").stinger_turn().choose(Draw())
    assert late.state.hunch == 3


@rule("GP-TOK.8")
def test_what_comes_of_a_jam() -> None:
    table = Table().stinger(hand=["gridlock"]).top("stinger_deck", "old-wound").stinger_turn()
    table.choose(PlayCard("gridlock"), PlaceJam("mission"), Keep())
    assert table.state.stinger.hand == ["old-wound"]
    for district, left in (("mission", ""), ("marina", "mission")):
        table = Table().stinger(hand=["burst-main"]).given(chopper="mission").stinger_turn()
        table.choose(PlayCard("burst-main"), PlaceJam(district))
        assert table.state.chopper == left
        assert len(table.told(ChopperCalledOff)) == (left == "")


@rule("GP-CRD.21")
def test_a_ransom_note_comes_from_anywhere() -> None:
    table = Table().stinger(hand=["ransom-note"]).given(hunch=3).hunch().choose(Divert("ransom-note"))
    assert {option.district for option in table.options} == set(table.content.districts) - {"nob-hill"}
    table.choose(Lead("sunset"))
    assert table.told(DistrictNamed)[0].districts == ("nob-hill", "sunset")
    assert {table.content.spaces[space].district for space in table.possible()} == {"nob-hill", "sunset"}


@rule("GP-CRD.21")
def test_a_phone_booth_is_beside_two_districts_and_what_does_not_touch_is_ruled_out() -> None:
    def named(*others: str) -> set[str]:
        table = Table().stinger(hand=["phone-booth"]).given(hunch=3).hunch().choose(Divert("phone-booth"))
        table.choose(*[Lead(other) for other in others])
        assert set(table.told(DistrictNamed)[0].districts) == {"nob-hill", *others}
        return {table.content.spaces[space].district for space in table.possible()}

    beside = Table().streets.beside
    apart = [(a, b) for a in beside["nob-hill"] for b in beside["nob-hill"] if a < b and b not in beside[a]]
    joined = [(a, b) for a in beside["nob-hill"] for b in beside["nob-hill"] if a < b and b in beside[a]]
    assert named(*apart[0]) == {"nob-hill"}
    assert named(*joined[0]) == {"nob-hill", *joined[0]}


# The Cops' other cards.


@rule("GP-CRD.25")
def test_an_informant_takes_anything() -> None:
    table = Table().cop("frank", items=["pistol-44", "radio", "cash"]).top("cop_deck", "street-informant")
    table.cop_turn("frank").choose(Draw())
    assert set(table.options) == {PayCash(), PayItem("radio"), KeepCash()}, "not the last weapon"
    table.choose(PayItem("radio"))
    assert table.state.stinger.shown
    assert [(event.item, event.how) for event in table.told(ItemLost)] == [("radio", "paid")]
    plain = Table().cop("frank", items=["pistol-44", "radio"]).top("cop_deck", "patrol-report").cop_turn("frank")
    assert not plain.choose(Draw()).state.stinger.shown


@rule("GP-CRD.25")
def test_no_diversion_helps_against_a_wiretap() -> None:
    table = Table().stinger(hand=["ransom-note"]).top("cop_deck", "wiretap").cop_turn("frank").choose(Draw())
    assert table.told(DistrictNamed)[0].districts == ("nob-hill",)
    table = Table().stinger(hand=["ransom-note"]).top("cop_deck", "patrol-report").cop_turn("frank").choose(Draw())
    assert set(table.options) == {Divert("ransom-note"), TellTruth()}


@rule("GP-CRD.25")
def test_a_patrol_report_comes_with_an_inventory_card() -> None:
    table = Table().top("cop_deck", "patrol-report").top("inventory_deck", "vest").cop_turn("frank").choose(Draw())
    assert table.figure("frank").items == ["pistol-44", "vest"]
    assert table.told(DistrictNamed)[0].districts == ("nob-hill",)


@rule("GP-CRD.30", "GP-CRD.5")
def test_a_second_squad_car_is_passed_on() -> None:
    table = Table().cop("frank", car=True).cop("eddie", car=True).top("cop_deck", "squad-car").cop_turn("frank")
    table.choose(Draw())
    assert [cop.car for cop in table.state.cops] == [True, True, True]
    table = Table().cop("frank", car=True).top("cop_deck", "unmarked-sedan").top("inventory_deck", "vest", "radio")
    table.cop_turn("frank").choose(Draw())
    assert [cop.car for cop in table.state.cops] == [False, True, False]
    assert set(table.options) == {ChooseItem("vest"), ChooseItem("radio")}


@rule("GP-CRD.30")
def test_the_fastback_is_off_at_once() -> None:
    table = Table().stinger(at="45").cop("frank", at="1").top("cop_deck", "green-fastback")
    table.top("inventory_deck", "vest").cop_turn("frank").choose(Draw())
    assert (table.prompt, table.match.asks[0].args["points"], table.figure("frank").car) == ("step", 2, True)
    table.choose(Drive("8"))
    assert (table.figure("frank").space, table.asked) == ("8", ("cop-3",))
    far = Table().streets.points("CL")
    alone = ai(solo(at="CL").top("cop_deck", "green-fastback"), "card").cop("frank", at="38").cop_turn("frank")
    assert far[alone.figure("frank").space] == far["38"] - 2


@rule("GP-CRD.23")
def test_what_hoods_leave() -> None:
    def beaten(card: str, hoods: int) -> Table:
        table = Table().top("cop_deck", card).top("inventory_deck", "vest", "radio")
        return table.cop_turn("frank", [*[RICOCHET] * hoods, HIT, HIT, HIT]).choose(Draw())

    assert beaten("hoods-lookouts", 1).told(DistrictNamed)[0].districts == ("nob-hill",)
    getaway = beaten("hoods-getaway", 2).figure("frank")
    assert (getaway.car, getaway.items) == (True, ["pistol-44"])
    assert beaten("hoods-stick-up", 2).figure("frank").items == ["pistol-44", "vest"]
    assert set(beaten("hoods-dock-gang", 2).options) == {ChooseItem("vest"), ChooseItem("radio")}
    assert beaten("hoods-bank-job", 3).figure("frank").items == ["pistol-44", "vest", "radio"]


@rule("GP-CRD.23")
def test_a_cop_who_is_carried_away_takes_nothing() -> None:
    table = Table().cop("frank", health=2).top("cop_deck", "hoods-bank-job").top("inventory_deck", "vest")
    table.cop_turn("frank", [HIT, HIT, HIT, HIT, HIT, HIT]).choose(Draw())
    assert (table.figure("frank").space, table.figure("frank").items) == ("112", ["pistol-44"])


@rule("GP-CRD.27")
def test_the_evidence_locker_is_for_whoever_needs_it() -> None:
    table = Table().stinger(at="55").cop("eddie", at="55").top("cop_deck", "evidence-locker")
    table.top("inventory_deck", "vest").cop_turn("frank").choose(Draw())
    assert set(table.options) == {ForCop("katherine"), ForCop("frank")}, "Eddie is in a fight"
    table.choose(ForCop("katherine"))
    assert table.figure("katherine").items == ["pistol-38", "vest"]


@rule("GP-CRD.27")
def test_quartermaster_gun_shop_and_lost_property() -> None:
    table = Table().top("cop_deck", "quartermaster").top("inventory_deck", "vest", "radio").cop_turn("frank")
    table.choose(Draw(), ChooseItem("radio"))
    assert (table.figure("frank").items, table.state.inventory_discard) == (["pistol-44", "radio"], ["vest"])
    table = Table().top("cop_deck", "gun-shop-favour").top("inventory_deck", "vest", "cash", "shotgun")
    table.cop_turn("frank").choose(Draw())
    assert (table.figure("frank").items, table.state.inventory_discard) == (["pistol-44", "shotgun"], ["vest", "cash"])
    none = Table().given(inventory_deck=["vest", "cash"]).top("cop_deck", "gun-shop-favour").cop_turn("frank")
    assert none.choose(Draw()).figure("frank").items == ["pistol-44"]
    table = Table().given(inventory_discard=["cash", "vest"]).top("cop_deck", "lost-property").cop_turn("frank")
    table.choose(Draw(), ChooseItem("vest"))
    assert (table.figure("frank").items, table.state.inventory_discard) == (["pistol-44", "vest"], ["cash"])


@rule("GP-CRD.28")
def test_a_dead_end_heals_and_a_crank_call_is_a_choice() -> None:
    table = Table().cop("frank", health=3).top("cop_deck", "dead-end", "freeze").cop_turn("frank").choose(Draw())
    assert (table.figure("frank").health, table.figure("frank").hand) == (4, ["freeze"])
    table = Table().top("cop_deck", "crank-call", "freeze", "hoods-bank-job").cop_turn("frank").choose(Draw())
    assert set(table.options) == {ChooseCard("freeze"), ChooseCard("hoods-bank-job")}
    assert [event.card for event in table.told(CardShown, "stinger")][1:] == ["freeze", "hoods-bank-job"]
    table.choose(ChooseCard("freeze"), Keep())
    assert table.figure("frank").hand == ["freeze"]
    assert table.state.cop_discard == ["crank-call", "hoods-bank-job"]
    alone = ai(solo(at="HC").top("cop_deck", "crank-call", "hoods-bank-job", "freeze"), "card").cop_turn("frank")
    assert alone.figure("frank").hand == ["freeze"]


@rule("GP-CRD.29")
def test_after_a_short_cut_items_may_be_shared() -> None:
    table = Table().cop("frank", at="1", hand=["short-cut"]).cop("eddie", at="2", items=["shotgun", "vest"])
    table.cop_turn("frank").choose(PlayCard("short-cut"), Step("2"), Stop())
    assert set(table.options) == {Share("eddie"), DoneSharing()}
    table.choose(Share("eddie"))
    assert GiveItem("pistol-44") not in table.options
    alone = Table().cop("frank", at="1", hand=["short-cut"]).cop_turn("frank")
    assert alone.choose(PlayCard("short-cut"), Step("2"), Stop()).asked == ("cop-3",)


@rule("GP-CRD.29")
@pytest.mark.parametrize(("end", "near"), [("47", True), ("24", False)])
def test_from_the_top_of_the_stairs_the_cop_sees_whether_he_is_near(end: str, near: bool) -> None:
    table = Table().stinger(at="45").cop("frank", at="22", hand=["stair-street"]).cop_turn("frank")
    table.choose(PlayCard("stair-street"), Drive(end) if end == "47" else Step(end))
    if end == "24":
        table.choose(Stop())
    assert [event.near for event in table.told(LookedAround, "cop-1")] == [near]
    around = set(table.streets.near[end])
    assert (table.possible() <= around) == near
    assert "45" in table.possible()
    assert near or not table.possible() & around
