"""Situations at the edges of a rule, each set up by hand: what lies just beside the usual case."""

import pytest

from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import Found, Healed, JamPlaced, KitUsed, ShotFired
from hardboiled.games.go_ahead_punk.rules.first_aid import NoKit, UseKit
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently, HitWithRocket
from hardboiled.games.go_ahead_punk.rules.hospital import GoToEr, Heal, to_er
from hardboiled.games.go_ahead_punk.rules.movement import Drive, FireRifle, Move, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import RetreatTo, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.sharing import GiveItem, Share, SwapItems, TakeItem
from hardboiled.games.go_ahead_punk.rules.solo_cops import hunt
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table, ai, solo
from support import rule

MISS3 = [RICOCHET] * 3
KIT = ["sniper-rifle", "stinger-first-aid"]
COP_KIT = ["pistol-44", "cop-first-aid"]
QUIET = ["sniper-rifle", "silencer"]


# Dice.


@rule("GP-DIE.6", "GP-CHR.2", "GP-ITM.5")
@pytest.mark.parametrize(("cop", "weapon"), [("eddie", "pistol-44"), ("katherine", "shotgun")])
def test_the_escape_face_is_a_miss_and_is_rolled_again(cop: str, weapon: str) -> None:
    table = Table().stinger(at="45").cop(cop, at="45", items=[weapon])
    table.cop_turn(cop, [HIT, ESCAPE, HIT, HIT, RICOCHET])
    assert table.told(ShotFired)[0].faces == ("hit", "hit", "hit")
    assert table.state.stinger.health == 7


@rule("GP-DIE.6")
def test_of_several_misses_one_is_rolled_again_and_the_hits_stay() -> None:
    table = Table().stinger(at="45").cop("eddie", at="45").cop_turn("eddie", [HIT, RICOCHET, ESCAPE, HIT, RICOCHET])
    assert sorted(table.told(ShotFired)[0].faces) == ["escape", "hit", "hit"]


@rule("GP-DIE.6", "GP-CHR.2")
def test_three_hits_leave_nothing_to_roll_again() -> None:
    table = Table().stinger(at="45").cop("eddie", at="45").cop_turn("eddie", [HIT, HIT, HIT, HIT])
    assert [shot.amount for shot in table.told(ShotFired)] == [3, 1], "the fourth die is Stinger's"


# What lies open.


@rule("GP-GEN.7")
@pytest.mark.parametrize("seat", ["stinger", "cop-1", "cop-2", "cop-3", "spectator"])
def test_boards_tokens_and_discards_lie_open_to_everybody(seat: str) -> None:
    table = Table().stinger(health=7, items=["sniper-rifle", "silencer"], uniform=True)
    table.cop("frank", at="47", health=3, items=["pistol-44", "radio"], car=True)
    table.given(
        jam="mission",
        chopper="marina",
        hits=["CH", "DP"],
        stinger_discard=["cold-blood"],
        key_discard=["CH"],
        shown_burned=["CL"],
        cop_discard=["wiretap", "freeze"],
        inventory_discard=["cash"],
        named=["mission"],
        hunch=3,
    )
    view = table.match.view(seat)
    assert (view.jam, view.chopper, view.hits, view.named, view.hunch) == (
        "mission",
        "marina",
        ("CH", "DP"),
        ("mission",),
        3,
    )
    assert (view.stinger_discard, view.key_discard, view.shown_burned) == (("cold-blood",), ("CH",), ("CL",))
    assert (view.cop_discard, view.inventory_discard) == (("wiretap", "freeze"), ("cash",))
    assert (view.stinger.health, view.stinger.items, view.stinger.uniform) == (7, ("sniper-rifle", "silencer"), True)
    frank = view.cops[1]
    assert (frank.space, frank.health, frank.items, frank.car) == ("47", 3, ("pistol-44", "radio"), True)


@rule("GP-GEN.7", "GP-TOK.3")
def test_where_the_jam_is_put_everybody_hears() -> None:
    from hardboiled.games.go_ahead_punk.rules.drawing import PlayCard
    from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam

    table = Table().stinger(hand=["burst-main"]).stinger_turn().choose(PlayCard("burst-main"), PlaceJam("mission"))
    for seat in ("stinger", "cop-1", "cop-3", "spectator"):
        assert [event.district for event in table.told(JamPlaced, seat)] == ["mission"]
        assert table.match.view(seat).jam == "mission"
        assert table.match.view(seat).stinger_discard == ("burst-main",)


@rule("GP-GEN.7", "GP-GEN.8")
def test_hands_place_and_keys_are_told_to_their_own_side_only() -> None:
    table = Table().stinger(hand=["cold-blood"], keys=["CH"], silent="CL").cop("frank", hand=["freeze"])
    for seat, own, cops in (("stinger", True, False), ("cop-1", False, True), ("spectator", False, False)):
        view = table.match.view(seat)
        assert view.stinger.space == ("45" if own else "")
        assert view.stinger.hand == (("cold-blood",) if own else ())
        assert view.stinger.keys == (("CH",) if own else ())
        assert view.stinger.silent == ("CL" if own else "")
        assert (view.stinger.cards, view.stinger.key_cards, view.cops[1].cards) == (1, 1, 1)
        assert view.cops[1].hand == (("freeze",) if cops else ())


# The solo Cops.


@rule("GP-AIC.7")
@pytest.mark.parametrize(
    ("start", "lkl", "stinger", "rivals", "end"),
    [
        ("122", "30", "7", ["84", "129"], "129"),
        ("89", "HC", "137", ["32", "92"], "92"),
        ("84", "157", "103", ["123", "129"], "129"),
        ("131", "53", "80", ["137", "MD"], "MD"),
        ("146", "MP", "14", ["157", "158"], "157"),
        ("27", "82", "8", ["29", "AP"], "29"),
    ],
    ids=["nearer-1", "nearer-2", "port-1", "port-2", "number", "name-last"],
)
def test_ties_are_settled_by_the_list(start: str, lkl: str, stinger: str, rivals: list[str], end: str) -> None:
    """Nearest to Stinger by road, then to the port nearest him, then by number, then by name."""
    table = ai(solo(at=stinger).given(lkl=lkl), "lkl").cop("frank", at=start)
    left = table.streets.points(lkl)
    assert {left[space] for space in rivals} == {left[start] - 3}, "equally near the goal"
    table.cop_turn("frank")
    assert table.figure("frank").space == end


@rule("GP-AIC.7", "GP-AIC.4")
def test_a_goal_in_reach_is_reached_and_not_passed() -> None:
    table = ai(solo(at="HC").given(lkl="131"), "lkl").cop("frank", at="129").cop_turn("frank")
    assert table.figure("frank").space == "131"


@rule("GP-AIC.8", "GP-AIC.9")
@pytest.mark.parametrize(("start", "leashed", "free"), [("133", "91", "87"), ("135", "101", "128")])
def test_in_the_escape_a_hunting_cop_stays_within_two_districts_of_a_port(start: str, leashed: str, free: str) -> None:
    def after(difficulty: str = "medium", symbol: str = "target") -> str:
        table = Table("solo", difficulty=difficulty).stinger(at="1").given(phase="escape")
        return ai(table, escape=symbol).cop("frank", at=start).cop_turn("frank").figure("frank").space

    to_port = Table("solo").content.districts_to_port
    district = Table("solo").streets.district_of
    assert (to_port[district[leashed]], to_port[district[free]]) == (2, 3)
    assert after() == leashed
    assert after(symbol="port-1") == free, "a numbered port is walked to directly"
    assert after("easy") != leashed


@rule("GP-AIC.8")
def test_a_cop_beyond_the_leash_with_no_way_back_moves_on_towards_the_port() -> None:
    table = ai(solo(at="1").given(phase="escape")).cop("frank", at="123")
    reach = [space for space, far in table.streets.points("123").items() if far <= 1]
    assert {table.content.districts_to_port[table.streets.district_of[space]] for space in reach} == {3}
    table.run(lambda play: hunt(play, table.figure("frank"), 1))
    port = table.streets.points("9")
    assert port[table.figure("frank").space] == min(port[space] for space in reach)


@rule("GP-AIC.9")
def test_the_port_is_the_one_nearest_to_stinger_not_to_the_cop() -> None:
    table = ai(solo(at="153").given(phase="escape")).cop("frank", at="13").cop_turn("frank")
    far = table.streets.points("149")
    assert far[table.figure("frank").space] == far["13"] - 3


# Hospitals.


@rule("GP-ER.1", "GP-GEN.10")
def test_arriving_heals_two_and_never_beyond_full_health() -> None:
    for health, after, told in ((1, 3, [2]), (4, 5, [1]), (5, 5, [])):
        table = Table().cop("frank", at="89", health=health).cop_turn("frank").choose(Move(), Step("90"), Stop())
        assert table.figure("frank").health == after
        assert [event.amount for event in table.told(Healed)] == told


@rule("GP-ER.1", "GP-ER.3")
def test_who_stays_on_an_er_star_has_not_arrived() -> None:
    table = Table().cop("frank", at="90", health=1).cop_turn("frank").choose(Move(), Stop())
    assert table.figure("frank").health == 1
    table = Table().cop("frank", at="90", health=1).cop_turn("frank").choose(Nothing())
    assert table.figure("frank").health == 1


@rule("GP-ER.1", "GP-RET.5")
def test_a_cop_who_retreats_onto_an_er_heals() -> None:
    table = Table().stinger(at="89").cop("frank", at="89", health=1).cop_turn("frank", [*MISS3, RICOCHET, ESCAPE])
    table.choose(TryEscape(), RetreatTo("90"))
    assert table.figure("frank").health == 3


@rule("GP-ER.2")
def test_nobody_in_full_health_is_offered_to_heal_and_nobody_elsewhere() -> None:
    assert not Table().cop("frank", at="90").cop_turn("frank").offered(Heal)
    assert not Table().cop("frank", at="89", health=1).cop_turn("frank").offered(Heal)
    assert not Table().stinger(at="90").stinger_turn().offered(Heal)


@rule("GP-ER.8")
def test_on_a_tie_the_cops_choose_and_in_solo_the_er_nearest_to_stinger() -> None:
    table = Table().stinger(at="45").cop("frank", at="32", health=0)
    table.run(lambda play: to_er(play, table.figure("frank")))
    assert table.options == [GoToEr("90"), GoToEr("112")]
    table.choose(GoToEr("112"))
    assert (table.figure("frank").space, table.figure("frank").health) == ("112", 2)
    for stinger, room in (("94", "90"), ("114", "112")):
        alone = solo(at=stinger).cop("frank", at="32", health=0)
        alone.run(lambda play, alone=alone: to_er(play, alone.figure("frank")))
        assert alone.figure("frank").space == room, "the worst for Stinger"


@rule("GP-ER.8")
def test_nearest_counts_freeways_and_an_er_where_he_hides_is_not_passed_over() -> None:
    table = Table().cop("frank", at="36", health=0)
    steps, points = table.streets.road_steps("36"), table.streets.points("36")
    assert steps["90"] < steps["112"], "by road alone it would be the other one"
    assert points["112"] < points["90"]
    table.run(lambda play: to_er(play, table.figure("frank")))
    assert table.figure("frank").space == "112"
    hidden = Table().stinger(at="112", shown=False).cop("frank", at="36", health=0)
    hidden.run(lambda play: to_er(play, hidden.figure("frank")))
    assert hidden.figure("frank").space == "112", "nobody may learn from it that he is there"
    seen = Table().stinger(at="112", shown=True).cop("frank", at="36", health=0)
    seen.run(lambda play: to_er(play, seen.figure("frank")))
    assert seen.figure("frank").space == "90"


@rule("GP-ER.9")
def test_a_cop_beaten_by_hoods_who_wakes_up_beside_a_hidden_stinger_has_met_him() -> None:
    table = Table().stinger(at="112").cop("frank", at="36", health=1).top("cop_deck", "hoods-lookouts")
    table.cop_turn("frank", [HIT, *MISS3]).choose(Draw())
    assert (table.figure("frank").space, table.figure("frank").health) == ("112", 2)
    assert [event.reason for event in table.told(Found, "cop-1")] == ["met"]
    table.choose(Nothing())
    assert table.prompt == "escape-first", "the fight begins on the next turn of either"
    elsewhere = Table().stinger(at="45").cop("frank", at="36", health=1).top("cop_deck", "hoods-lookouts")
    assert "112" in elsewhere.possible()
    elsewhere.cop_turn("frank", [HIT, *MISS3]).choose(Draw())
    assert "112" not in elsewhere.possible(), "he is not there, or they would have met"


# First aid.


@rule("GP-ITM.22", "GP-CMB.28")
def test_a_second_cop_who_joins_gives_stinger_no_moment_for_his_kit() -> None:
    table = Table().stinger(at="45", health=5, items=list(KIT)).cop("katherine", at="45")
    table.cop("frank", at="47", health=2, items=list(COP_KIT)).cop_turn("frank").choose(Move(), Step("45"))
    assert (table.prompt, table.asked) == ("kit", ("cop-2",)), "the Cop has not been in this fight"
    table.dice(*MISS3, RICOCHET).choose(NoKit())
    assert table.prompt == "retreat", "Stinger is in combat already"


@rule("GP-ITM.22", "GP-CMB.28")
def test_when_stinger_moves_in_he_and_every_cop_there_may_use_a_kit_first() -> None:
    table = Table().stinger(at="47", health=5, items=list(KIT)).cop("frank", at="45", health=2, items=list(COP_KIT))
    table.cop("katherine", at="45", health=1, items=["pistol-38", "cop-first-aid"]).stinger_turn()
    table.choose(Move(), Go("45"))
    order = []
    while table.prompt == "kit":
        order.append(table.asked[0])
        table.choose(UseKit())
    assert order == ["stinger", "cop-1", "cop-2"]
    assert table.state.stinger.health == 7
    assert (table.figure("frank").health, table.figure("katherine").health) == (4, 3)


@rule("GP-ITM.22", "GP-ITM.14")
def test_before_a_shot_from_afar_he_may_use_a_kit_unless_he_is_in_combat() -> None:
    def shot(**katherine: str) -> Table:
        table = Table().stinger(at="45", shown=True, health=5, items=list(KIT))
        table.cop("frank", at="47", items=["pistol-44", "rifle-7mm"])
        if katherine:
            table.cop("katherine", **katherine)
        return table.cop_turn("frank", [HIT, RICOCHET]).choose(Move(), Stop(), FireRifle())

    table = shot()
    assert (table.prompt, table.asked) == ("kit", ("stinger",))
    table.choose(UseKit())
    assert table.state.stinger.health == 5, "2 healed, then 2 lost"
    assert shot(at="45").state.stinger.health == 3


@rule("GP-ITM.22", "GP-CRD.10")
def test_before_hoods_shoot_the_cop_may_use_a_kit_but_not_between_their_shots() -> None:
    table = (
        Table().cop("frank", health=2, car=True, items=list(COP_KIT)).top("cop_deck", "hoods-getaway").cop_turn("frank")
    )
    table.choose(Draw())
    assert (table.prompt, table.asked) == ("kit", ("cop-2",))
    table.dice(HIT, RICOCHET, *MISS3, RICOCHET, RICOCHET, HIT, HIT, HIT).choose(NoKit())
    assert table.prompt == "cop-turn"
    assert (table.figure("frank").health, table.figure("frank").items) == (1, COP_KIT)


@rule("GP-ITM.22", "GP-GEN.10")
def test_a_kit_is_offered_again_and_again_but_never_in_full_health() -> None:
    two = ["pistol-44", "cop-first-aid", "cop-first-aid"]
    table = Table().cop("frank", health=2, items=two).cop_turn("frank").choose(UseKit(), UseKit())
    assert [event.amount for event in table.told(KitUsed)] == [2, 1]
    assert not table.offered(UseKit)
    assert not Table().cop("frank", items=list(COP_KIT)).cop_turn("frank").offered(UseKit)


@rule("GP-CMB.28", "GP-ITM.22")
def test_caught_again_after_an_escape_he_may_use_a_kit_before_the_new_fight() -> None:
    table = Table().stinger(at="45", health=5, items=list(KIT)).cop("katherine", at="45").cop("frank", at="41")
    table.cop_turn("katherine", [RICOCHET] * 3).choose(StandGround()).dice(ESCAPE).choose(TryEscape(), Go("40"))
    table.choose(Move(), Step("40"))
    assert (table.prompt, table.asked) == ("kit", ("stinger",))


# Combat.


@rule("GP-CMB.31", "GP-CMB.30")
def test_when_stinger_escapes_the_bar_on_those_who_left_ends() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").cop("eddie", at="45")
    table.cop_turn("frank", [*MISS3, RICOCHET, ESCAPE]).choose(TryEscape(), RetreatTo("47"))
    assert (table.prompt, table.asked, table.figure("frank").barred) == ("retreat", ("stinger",), "45")
    table.dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert table.figure("frank").barred == ""
    table.cop_turn("frank").choose(Move())
    assert Step("45") in table.options


@rule("GP-CMB.31")
def test_a_bar_holds_on_rides_that_would_cross_the_fight() -> None:
    table = Table().stinger(at="57").cop("eddie", at="57").cop("frank", at="50", barred="57").cop_turn("frank")
    table.choose(Move())
    assert {*table.offered(Step), *table.offered(Ride)} == {Step("27"), Step("48")}
    assert not {"57", "60", "65"} & {drive.space for drive in table.offered(Drive)}
    table.cop("frank", barred="").cop_turn("frank").choose(Move())
    assert {Ride("57"), Ride("60"), Ride("36")} <= set(table.options)


# Hits.


@rule("GP-LOC.8", "GP-HIT.12")
def test_where_a_silent_hit_is_waiting_no_second_hit_is_made() -> None:
    table = Table().stinger(at="DP", uniform=True, items=list(QUIET)).stinger_turn().choose(HitSilently())
    table.choose(Nothing(), Nothing(), Nothing())
    assert table.state.stinger.due == "DP"
    assert not table.offered(Hit)
    assert not table.offered(HitSilently)


@rule("GP-HIT.12", "GP-HIT.15")
def test_a_silent_hit_that_is_waiting_counts_towards_the_three() -> None:
    quiet = Table().stinger(at="BA", keys=["BA"], silent="DP", items=list(QUIET)).given(hits=["CH"]).stinger_turn()
    assert not quiet.offered(Hit), "it would be the third, and the location is red"
    black = Table().stinger(at="GC", keys=["GC"], silent="DP", items=list(QUIET)).given(hits=["CH"]).stinger_turn()
    assert black.offered(Hit)
    three = Table().stinger(at="GC", keys=["GC"], silent="DP", items=list(QUIET)).given(hits=["CH", "BV"])
    assert not three.stinger_turn().offered(Hit), "there are three already"


@rule("GP-ITM.12")
def test_without_a_chopper_on_the_board_the_rocket_is_kept() -> None:
    items = ["sniper-rifle", "rocket-launcher"]
    table = Table().stinger(at="CH", keys=["CH"], items=items).stinger_turn()
    assert table.offered(Hit)
    assert not table.offered(HitWithRocket)
    no_rocket = Table().stinger(at="CH", keys=["CH"]).given(chopper="marina").stinger_turn()
    assert no_rocket.offered(Hit)
    assert not no_rocket.offered(HitWithRocket)


# Inventories.


@rule("GP-INV.9", "GP-RND.4")
def test_the_last_weapon_is_swapped_for_a_weapon_only() -> None:
    table = Table().cop("frank", at="1").cop("eddie", at="1", items=["shotgun", "radio", "rifle-7mm"])
    table.cop_turn("frank").choose(Share("eddie"))
    swaps = {(swap.give, swap.take) for swap in table.offered(SwapItems)}
    assert swaps == {("pistol-44", "shotgun"), ("pistol-44", "rifle-7mm")}
    assert not table.offered(GiveItem)
    assert {take.item for take in table.offered(TakeItem)} == {"shotgun", "radio", "rifle-7mm"}
    table = Table().cop("frank", at="1", items=["pistol-44", "vest"]).cop("eddie", at="1").cop_turn("frank")
    table.choose(Share("eddie"))
    assert {(swap.give, swap.take) for swap in table.offered(SwapItems)} == {("pistol-44", "shotgun")}
    assert {give.item for give in table.offered(GiveItem)} == {"vest"}
    assert not table.offered(TakeItem)
