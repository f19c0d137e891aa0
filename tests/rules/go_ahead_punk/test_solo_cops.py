"""Solo: what the Cops do by themselves, by the card and in the chase."""

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import (
    AiCardDrawn,
    CombatCardPlayed,
    CopMoved,
    HoodsGone,
    ShotFired,
    StingerSpotted,
)
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from rules.go_ahead_punk.table import HIT, RICOCHET, Table, ai, solo
from support import rule

MISS3 = [RICOCHET] * 3


@rule("GP-AIC.1", "GP-AIC.2")
def test_target_moves_straight_at_him_by_freeway_where_that_is_shorter() -> None:
    table = ai(solo(at="103")).cop("katherine", at="27", car=False).cop_turn("katherine", [*MISS3])
    assert table.told(CopMoved)[0].path == ("27", "50", "57", "60", "65", "66", "103")
    assert table.figure("katherine").space == "103"


@rule("GP-AIC.1")
def test_the_hunch_step_comes_first_then_one_card_for_all_three() -> None:
    table = ai(solo(at="HC"), "lkl").stinger_turn().choose(Nothing())
    assert table.state.hunch == 2
    assert len(table.told(AiCardDrawn)) == 1
    assert table.asked == ("stinger",)


@rule("GP-AIC.3")
def test_card_draws_a_cop_card() -> None:
    table = ai(solo(at="HC").top("cop_deck", "freeze"), "card").cop_turn("eddie")
    assert table.figure("eddie").hand == ["freeze"]


@rule("GP-AIC.4")
def test_lkl_moves_towards_the_marker_and_a_cop_there_stays() -> None:
    table = ai(solo(at="HC").given(lkl="120"), "lkl").cop("frank", at="129").cop("eddie", at="120").cop_turn("frank")
    assert table.figure("frank").space == "120"
    assert table.figure("eddie").space == "120"


@rule("GP-AIC.5")
def test_a_number_moves_towards_that_port_or_onto_stinger_if_he_is_in_reach() -> None:
    table = ai(solo(at="HC").given(phase="escape"), escape="port-2").cop("frank", at="17").cop_turn("frank")
    assert table.figure("frank").space == "19"
    table = (
        ai(solo(at="22").given(phase="escape"), escape="port-3")
        .cop("frank", at="17")
        .cop_turn("frank", [*MISS3, RICOCHET])
    )
    assert table.figure("frank").space == "22"
    table = ai(solo(at="HC").given(phase="escape"), escape="port-2").cop("frank", at="19").cop_turn("frank")
    assert table.figure("frank").space == "19"


@rule("GP-AIC.6", "GP-MOV.8")
def test_a_cop_takes_the_ride_and_not_the_road_where_stinger_is_on_it() -> None:
    table = ai(solo(at="146").given(lkl="63"), "lkl").cop("frank", at="60").cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").space == "146"
    table = ai(solo(at="HC").given(lkl="63"), "lkl").cop("frank", at="60").cop_turn("frank")
    assert table.told(CopMoved)[0].path == ("60", "63")


@rule("GP-AIC.6")
def test_a_cop_goes_over_stinger_where_he_is_on_a_shortest_way() -> None:
    table = Table("solo")
    points = table.streets.points
    start, middle, goal = next(
        (a, m, g)
        for a in ("120", "107", "33")
        for g, far in points(a).items()
        if far == 2
        for m in table.streets.names
        if points(a)[m] == 1 and points(m)[g] == 1 and table.streets.path(a, g)[0][-1] != m
    )
    ai(solo(at=middle).given(lkl=goal), "lkl")
    table = ai(solo(at=middle).given(lkl=goal), "lkl").cop("frank", at=start).cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").space == middle
    assert table.state.spotted


@rule("GP-AIC.7")
def test_ties_go_to_the_space_nearest_stinger_then_the_lowest_number() -> None:
    from hardboiled.games.go_ahead_punk.rules.solo_cops import best_end

    table = solo(at="HC").given(lkl="120")
    left = table.streets.points("120")
    steps = table.streets.road_steps("HC")
    frank = table.cop("frank", at="125").figure("frank")
    end = best_end(table.match.content, frank.space, "120", 2, None, table.state.stinger.space)
    rivals = [s for s, far in table.streets.points("125").items() if far <= 2 and left[s] == left[end]]
    assert left[end] == min(left[s] for s, far in table.streets.points("125").items() if far <= 2)
    assert steps[end] == min(steps[s] for s in rivals)


@rule("GP-AIC.8", "GP-AIC.9", "GP-AIC.10")
def test_in_the_escape_a_chasing_cop_keeps_near_the_ports_unless_it_can_land_on_him() -> None:
    table = ai(solo(at="120").given(phase="escape")).cop("frank", at="33").cop_turn("frank")
    port = min(table.content.ports, key=lambda p: table.streets.road_steps("120")[p])
    assert table.streets.points(port)[table.figure("frank").space] == table.streets.points(port)["33"] - 3
    assert table.content.districts_to_port["golden-gate-park"] == 3
    assert table.content.districts_to_port["marina"] == 0
    table = ai(solo(at="120").given(phase="escape")).cop("frank", at="129").cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").space == "120"
    table = solo(at="120").given(phase="escape", spotted=True).cop("frank", at="33").cop_turn("frank")
    assert table.streets.points(port)[table.figure("frank").space] < table.streets.points(port)["33"]


@rule("GP-AIC.11")
def test_a_hurt_cop_uses_its_kit_outside_combat() -> None:
    kit = ["pistol-44", "cop-first-aid"]
    table = ai(solo(at="HC"), "lkl").cop("frank", at="1", health=3, items=list(kit)).cop_turn("frank")
    assert (table.figure("frank").health, table.figure("frank").items) == (5, ["pistol-44"])
    table = ai(solo(at="HC"), "lkl").cop("frank", at="1", health=4, items=list(kit)).cop_turn("frank")
    assert table.figure("frank").items == kit
    table = solo(at="HC").cop("frank", at="HC", health=2, items=list(kit)).cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").items == kit


@rule("GP-AIC.12")
def test_a_movement_card_is_played_when_he_is_spotted() -> None:
    table = solo(at="HC").given(spotted=True).cop("frank", at="120", hand=["lights-and-sirens"]).cop_turn("frank")
    assert table.figure("frank").hand == []
    left = table.streets.points("HC")
    assert left["120"] - left[table.figure("frank").space] == 5
    table = ai(solo(at="HC"), "lkl").cop("frank", at="120", hand=["lights-and-sirens"]).cop_turn("frank")
    assert table.figure("frank").hand == ["lights-and-sirens"]


@rule("GP-AIC.13")
def test_a_plus_one_is_swapped_for_a_plus_two() -> None:
    table = ai(solo(at="HC").top("cop_deck", "lights-and-sirens"), "card").cop("eddie", hand=["short-cut"])
    assert table.cop_turn("eddie").figure("eddie").hand == ["lights-and-sirens"]
    table = ai(solo(at="HC").top("cop_deck", "stair-street"), "card").cop("eddie", hand=["lights-and-sirens"])
    assert table.cop_turn("eddie").figure("eddie").hand == ["lights-and-sirens"]


@rule("GP-AIC.14")
def test_a_cop_in_combat_fights_and_ignores_the_card() -> None:
    table = ai(solo(at="45"), "card").cop("frank", at="45").cop_turn("frank", [*MISS3, RICOCHET])
    assert [shot.piece for shot in table.told(ShotFired)] == ["frank", "stinger"]
    assert not table.told(AiCardDrawn)


@rule("GP-AIC.15")
def test_in_combat_the_best_weapon_a_damage_card_a_cancel_and_no_retreat() -> None:
    table = solo(at="45").cop("frank", at="45", items=["pistol-38", "pistol-44"], hand=["steady-aim", "both-barrels"])
    table.cop_turn("frank", [HIT, RICOCHET, RICOCHET, RICOCHET])
    assert (table.told(ShotFired)[0].weapon, table.told(ShotFired)[0].amount) == ("pistol-44", 3)
    assert (table.asked, table.prompt) == (("stinger",), "retreat"), "the Cop never rolls"
    table = (
        solo(at="45", hand=["cold-blood"]).cop("frank", at="45", hand=["freeze"]).stinger_turn().choose(StandGround())
    )
    table.dice(HIT, *MISS3).choose(CombatCard("cold-blood"))
    assert table.told(ShotFired)[0].amount == 1
    assert table.state.cop_discard == ["freeze"]
    assert NoCard() not in table.options


@rule("GP-AIC.15", "GP-AIC.6")
def test_against_hoods_the_cops_keep_their_combat_cards_for_stinger() -> None:
    cards = ["steady-aim", "both-barrels", "freeze"]
    table = ai(solo(at="HC").top("cop_deck", "hoods-dock-gang"), "card").cop("eddie", at="120", hand=list(cards))
    table.cop_turn("eddie", [RICOCHET] * 3 + [HIT] * 9)
    assert table.told(HoodsGone)[0].beaten
    assert table.figure("eddie").hand == cards
    assert not table.told(CombatCardPlayed)


@rule("GP-AIC.16")
def test_the_chopper_goes_where_he_can_strike_next() -> None:
    table = ai(solo(at="39", keys=["CH", "CL"]).top("cop_deck", "chopper"), "card").cop_turn("eddie")
    assert table.state.chopper == "civic-center"


@rule("GP-AIC.16")
def test_a_full_inventory_keeps_weapons_then_vest_radio_and_first_aid() -> None:
    full = ["pistol-44", "cop-first-aid", "radio", "vest"]
    table = ai(solo(at="HC").top("cop_deck", "evidence-locker").top("inventory_deck", "shotgun"), "card")
    table.cop("eddie", items=list(full)).cop_turn("eddie")
    assert table.figure("eddie").items == ["pistol-44", "radio", "vest", "shotgun"]
    table = ai(solo(at="HC").top("cop_deck", "evidence-locker").top("inventory_deck", "cop-first-aid"), "card")
    table.cop("eddie", items=["pistol-44", "shotgun", "radio", "vest"]).cop_turn("eddie")
    assert table.figure("eddie").items == ["pistol-44", "shotgun", "radio", "vest"]


@rule("GP-AIC.17")
def test_the_ai_deck_is_reshuffled_when_empty() -> None:
    table = solo(at="HC").given(ai_deck=[], ai_discard=["all-units", "manhunt"]).cop_turn("katherine")
    assert len(table.state.ai_deck) == 1
    assert len(table.told(AiCardDrawn)) == 1


@rule("GP-AIC.18")
def test_the_lkl_marker_clears_the_jam_and_cops_suffer_it_otherwise() -> None:
    table = ai(solo(at="45"), "lkl").given(hunch=3, jam="nob-hill").hunch()
    assert table.state.jam == ""
    way = ai(solo(at="HC").given(lkl="118", jam="sunset"), "lkl").cop("frank", at="129")
    assert [way.streets.district_of[leg[-1]] for leg in way.streets.path("129", "118")][:2] == ["sunset", "sunset"]
    way.cop_turn("frank")
    assert way.streets.road_steps("129")[way.figure("frank").space] == 1, "stopped by the Jam, not round it"


@rule("GP-AIC.19")
def test_in_the_escape_lkl_and_hunch_tracker_are_not_used() -> None:
    table = ai(solo(at="HC"), escape="port-1").given(phase="escape", hunch=3, lkl="").hunch()
    assert table.state.hunch == 3
    table = (
        ai(solo(at="90").given(phase="escape", lkl=""), escape="port-1")
        .top("stinger_deck", "eyewitness")
        .stinger_turn()
    )
    table.choose(Draw())
    assert table.state.lkl == ""
    assert table.told(StingerSpotted)
