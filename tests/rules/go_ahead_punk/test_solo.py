"""Solo: set-up, Spotted and the LKL marker, the AI card, what the Cops do by themselves."""

from typing import Any

import pytest

from hardboiled.games.go_ahead_punk.actions import (
    CombatCard,
    Draw,
    Go,
    Heal,
    Hit,
    HitSilently,
    Keep,
    Move,
    NoCard,
    Nothing,
    StandGround,
    TryEscape,
)
from hardboiled.games.go_ahead_punk.content import Diversion, LocationIntel, TakeCar
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table
from support import rule

MISS3 = [RICOCHET] * 3


def solo(**stinger: Any) -> Table:
    return Table("solo").stinger(**stinger).set(lkl="1")


def ai(table: Table, hunt: str = "target", escape: str = "target") -> Table:
    """The next AI card has these symbols for all three Cops."""
    from msgspec.structs import replace

    cards = table.match.content.ai_cards
    cards["test"] = replace(
        cards["all-units"],
        id="test",
        hunt=dict.fromkeys(("katherine", "frank", "eddie"), hunt),
        escape=dict.fromkeys(("katherine", "frank", "eddie"), escape),
    )
    table.state.ai_deck.append("test")
    return table


@pytest.fixture(autouse=True)
def _no_test_card():
    yield
    Table("solo").match.content.ai_cards.pop("test", None)


def new_game(difficulty: str = "medium") -> Any:
    return start("go-ahead-punk", "solo", ["Ann"], 2, difficulty=difficulty)


# Set-up.


@rule("GP-SOL.2")
def test_no_cash_and_no_diversion_in_solo() -> None:
    match = new_game()
    cards = match.content.stinger_cards
    assert len(match.state.stinger_deck) == 34
    assert not any(isinstance(cards[card].effect, Diversion) for card in match.state.stinger_deck)
    assert len(match.state.inventory_deck) == 12
    assert "cash" not in match.state.inventory_deck
    assert match.view("stinger").stinger.space == match.state.stinger.space


@rule("GP-SOL.3", "GP-SOL.4", "GP-DIF.3")
def test_katherine_starts_with_a_car_and_one_car_card_is_out() -> None:
    match = new_game()
    cards = match.content.cop_cards
    assert [cop.car for cop in match.state.cops] == [True, False, False]
    assert sum(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck) == 2
    assert len(match.state.cop_deck) == 44
    assert [cop.space for cop in match.state.cops] == ["ML", "CH", "XT"]


@rule("GP-SOL.3", "GP-SPT.5")
def test_a_cops_location_intel_makes_him_spotted_whoever_draws_it() -> None:
    for cop in ("katherine", "frank"):
        table = ai(solo().top("cop_deck", "wiretap"), "card").cop_turn(cop)
        assert table.state.lkl == "45"
        assert table.told("StingerSpotted")[0].reason == "intel"


@rule("GP-SOL.5")
def test_ports_are_numbered_from_left_to_right() -> None:
    content = new_game().content
    assert [content.spaces[port].port for port in content.ports] == [1, 2, 3, 4]
    across = [content.spaces[port].x for port in content.ports]
    assert across == sorted(across)


@rule("GP-SOL.6", "GP-SOL.7", "GP-SOL.10")
def test_start_key_card_first_move_and_the_lkl_on_the_starting_space() -> None:
    match = new_game()
    match.state.stinger_deck.append("hollow-points")
    match.choose(next(option for option in match.asks[0].options if option.space == "151"))
    assert len(match.state.stinger.keys) == 1
    assert match.state.stinger.hand == ["hollow-points"]
    assert match.asks[0].prompt == "opening"
    match.choose(Move())
    before = match.state.hunch
    match.choose(Go("HC"))
    assert match.state.lkl == "151" or match.state.spotted
    assert (match.state.round, match.state.hunch) == (1, before)
    assert len(match.state.ai_discard) == 1, "the Cops took their opening turn with an AI card"
    assert not match.state.named, "no lead"
    assert match.asks[0].prompt == "stinger-turn"


@rule("GP-SOL.7")
def test_if_he_draws_instead_the_marker_lies_under_him() -> None:
    match = new_game()
    match.state.stinger_deck.extend(["hollow-points", "old-wound"])
    match.choose(next(option for option in match.asks[0].options if option.space == "151"))
    match.choose(Draw())
    assert match.state.lkl == "151"
    assert match.state.stinger.space == "151"


@rule("GP-SOL.8")
def test_his_piece_is_always_on_the_board() -> None:
    table = solo(at="HC").set(lkl="HC").stinger_turn()
    assert table.match.view("spectator").stinger.space == "HC"
    table.choose(Move(), Go("149"))
    assert table.match.view("spectator").stinger.space == "149"


@rule("GP-SOL.9")
def test_he_escapes_up_to_five_if_a_cop_in_that_fight_has_a_car() -> None:
    table = solo(at="45").cop("katherine", at="45", car=True).cop("frank", at="45").stinger_turn([ESCAPE])
    table.choose(TryEscape())
    far = table.streets.points("45")
    assert max(far[end] for end in table.ends()) == 5
    table = solo(at="45").cop("frank", at="45").stinger_turn([ESCAPE]).choose(TryEscape())
    assert max(far[end] for end in table.ends()) == 4


# Spotted.


@rule("GP-SPT.1", "GP-SPT.6", "GP-SPT.7")
def test_a_hit_makes_him_spotted_and_the_cops_skip_the_card_and_chase() -> None:
    table = solo(at="CL", keys=["CL"]).cop("katherine", at="28").cop("frank", at="29").cop("eddie", at="34")
    table.top("stinger_deck", "janitors-ring").stinger_turn().choose(Hit())
    assert table.state.lkl == "CL"
    assert not table.told("AiCardDrawn")
    far = table.streets.points("CL")
    assert far[table.figure("frank").space] == far["29"] - 3


@rule("GP-SPT.2", "GP-SPT.3", "GP-SPT.6", "GP-SPT.9")
def test_a_cop_who_lands_on_him_makes_him_spotted_a_target_symbol_alone_does_not() -> None:
    table = ai(solo(at="45")).cop("katherine", at="162").cop_turn("katherine")
    assert not table.told("StingerSpotted")
    table = ai(solo(at="45")).cop("katherine", at="47").cop_turn("katherine", [*MISS3])
    assert table.told("StingerSpotted")[0].reason == "combat"
    assert table.state.spotted
    assert table.state.lkl == "45"


@rule("GP-SPT.4", "GP-SPT.6")
def test_a_spotted_card_makes_him_spotted() -> None:
    table = solo(at="HC").top("stinger_deck", "front-page").stinger_turn().choose(Draw())
    assert table.told("StingerSpotted")[0].reason == "card"
    assert table.state.lkl == "HC"


@rule("GP-SPT.8")
def test_after_an_escape_a_new_ai_card_is_drawn_for_the_cops_still_to_act() -> None:
    table = ai(solo(at="45"), "lkl").cop("katherine", at="45").set(spotted=True, lkl="45")
    table.cop_turn("katherine", [*MISS3])
    table.dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert [event.card for event in table.told("AiCardDrawn")] == ["test"]
    assert not table.state.spotted


@rule("GP-SPT.10")
def test_spotted_ends_with_the_round_except_in_a_fight() -> None:
    table = solo(at="HC").set(spotted=True).cop_turn("eddie")
    assert not table.state.spotted
    table = solo(at="HC").cop("frank", at="HC").set(spotted=True).cop_turn("eddie")
    assert table.state.spotted


@rule("GP-SPT.10")
def test_cops_who_come_after_an_intel_card_chase() -> None:
    table = ai(solo(at="45").top("cop_deck", "wiretap"), "card").cop("frank", at="120").cop_turn("katherine")
    assert table.streets.points("45")[table.figure("frank").space] < table.streets.points("45")["120"]
    assert len(table.told("AiCardDrawn")) == 1


@rule("GP-SPT.11")
def test_using_an_er_makes_him_spotted() -> None:
    table = solo(at="90", health=5).stinger_turn().choose(Heal())
    assert table.told("StingerSpotted")[0].reason == "er"
    assert table.state.lkl == "90"


@rule("GP-SPT.12")
def test_a_hunch_reveal_moves_the_lkl_but_he_is_not_spotted() -> None:
    table = ai(solo(at="45"), "lkl").set(hunch=3).hunch()
    assert table.state.lkl == "45"
    assert not table.told("StingerSpotted")
    assert not table.told("DistrictNamed")


@rule("GP-SPT.13")
def test_a_silent_hit_moves_the_lkl_to_the_location_when_it_is_shown() -> None:
    items = ["sniper-rifle", "silencer"]
    table = ai(ai(solo(at="CL", keys=["CL"], items=items).set(lkl="167"), "lkl"), "lkl")
    table.cop("katherine", at="167").cop("frank", at="167").cop("eddie", at="167").stinger_turn().choose(HitSilently())
    assert not table.told("StingerSpotted")
    assert table.state.lkl == "167"
    table.top("stinger_deck", "janitors-ring").choose(Move(), Go("70"))
    assert table.state.hits == ["CL"]
    assert table.told("LklMoved")[0].space == "CL"
    assert not table.told("StingerSpotted")


# What the Cops do.


@rule("GP-AIC.1", "GP-AIC.2")
def test_target_moves_straight_at_him_by_freeway_where_that_is_shorter() -> None:
    table = ai(solo(at="103")).cop("katherine", at="27", car=False).cop_turn("katherine", [*MISS3])
    assert table.told("CopMoved")[0].path[-1] == "66"
    assert table.figure("katherine").space == "103"


@rule("GP-AIC.1")
def test_the_hunch_step_comes_first_then_one_card_for_all_three() -> None:
    table = ai(solo(at="HC"), "lkl").stinger_turn().choose(Nothing())
    assert table.state.hunch == 2
    assert len(table.told("AiCardDrawn")) == 1
    assert table.asked == ("stinger",)


@rule("GP-AIC.3")
def test_card_draws_a_cop_card() -> None:
    table = ai(solo(at="HC").top("cop_deck", "freeze"), "card").cop_turn("eddie")
    assert table.figure("eddie").hand == ["freeze"]


@rule("GP-AIC.4")
def test_lkl_moves_towards_the_marker_and_a_cop_there_stays() -> None:
    table = ai(solo(at="HC").set(lkl="120"), "lkl").cop("frank", at="129").cop("eddie", at="120").cop_turn("frank")
    assert table.figure("frank").space == "120"
    assert table.figure("eddie").space == "120"


@rule("GP-AIC.5")
def test_a_number_moves_towards_that_port_or_onto_stinger_if_he_is_in_reach() -> None:
    table = ai(solo(at="HC").set(phase="escape"), escape="port-2").cop("frank", at="17").cop_turn("frank")
    assert table.figure("frank").space == "19"
    table = (
        ai(solo(at="22").set(phase="escape"), escape="port-3")
        .cop("frank", at="17")
        .cop_turn("frank", [*MISS3, RICOCHET])
    )
    assert table.figure("frank").space == "22"
    table = ai(solo(at="HC").set(phase="escape"), escape="port-2").cop("frank", at="19").cop_turn("frank")
    assert table.figure("frank").space == "19"


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
    ai(solo(at=middle).set(lkl=goal), "lkl")
    table = ai(solo(at=middle).set(lkl=goal), "lkl").cop("frank", at=start).cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").space == middle
    assert table.state.spotted


@rule("GP-AIC.7")
def test_ties_go_to_the_space_nearest_stinger_then_the_lowest_number() -> None:
    from hardboiled.games.go_ahead_punk.rules.solo_cops import best_end

    table = solo(at="HC").set(lkl="120")
    left = table.streets.points("120")
    steps = table.streets.road_steps("HC")
    frank = table.cop("frank", at="125").figure("frank")
    end = best_end(table.match.play, frank, "120", 2)
    rivals = [s for s, far in table.streets.points("125").items() if far <= 2 and left[s] == left[end]]
    assert left[end] == min(left[s] for s, far in table.streets.points("125").items() if far <= 2)
    assert steps[end] == min(steps[s] for s in rivals)


@rule("GP-AIC.8", "GP-AIC.9", "GP-AIC.10")
def test_in_the_escape_a_chasing_cop_keeps_near_the_ports_unless_it_can_land_on_him() -> None:
    table = ai(solo(at="120").set(phase="escape")).cop("frank", at="33").cop_turn("frank")
    port = min(table.match.content.ports, key=lambda p: table.streets.road_steps("120")[p])
    assert table.streets.points(port)[table.figure("frank").space] == table.streets.points(port)["33"] - 3
    assert table.match.content.districts_to_port["golden-gate-park"] == 3
    assert table.match.content.districts_to_port["marina"] == 0
    table = ai(solo(at="120").set(phase="escape")).cop("frank", at="129").cop_turn("frank", [*MISS3, RICOCHET])
    assert table.figure("frank").space == "120"
    table = solo(at="120").set(phase="escape", spotted=True).cop("frank", at="33").cop_turn("frank")
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
    table = solo(at="HC").set(spotted=True).cop("frank", at="120", hand=["lights-and-sirens"]).cop_turn("frank")
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
    assert [shot.who for shot in table.told("ShotFired")] == ["frank", "stinger"]
    assert not table.told("AiCardDrawn")


@rule("GP-AIC.15")
def test_in_combat_the_best_weapon_a_damage_card_a_cancel_and_no_retreat() -> None:
    table = solo(at="45").cop("frank", at="45", items=["pistol-38", "pistol-44"], hand=["steady-aim", "both-barrels"])
    table.cop_turn("frank", [HIT, RICOCHET, RICOCHET, RICOCHET])
    assert (table.told("ShotFired")[0].weapon, table.told("ShotFired")[0].amount) == ("pistol-44", 3)
    assert (table.asked, table.prompt) == (("stinger",), "retreat"), "the Cop never rolls"
    table = (
        solo(at="45", hand=["cold-blood"]).cop("frank", at="45", hand=["freeze"]).stinger_turn().choose(StandGround())
    )
    table.dice(HIT, *MISS3).choose(CombatCard("cold-blood"))
    assert table.told("ShotFired")[0].amount == 1
    assert table.state.cop_discard == ["freeze"]
    assert NoCard() not in table.options


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
    table = solo(at="HC").set(ai_deck=[], ai_discard=["all-units", "manhunt"]).cop_turn("katherine")
    assert len(table.state.ai_deck) == 1
    assert len(table.told("AiCardDrawn")) == 1


@rule("GP-AIC.18")
def test_the_lkl_marker_clears_the_jam_and_cops_suffer_it_otherwise() -> None:
    table = ai(solo(at="45"), "lkl").set(hunch=3, jam="nob-hill").hunch()
    assert table.state.jam == ""
    way = ai(solo(at="HC").set(lkl="118", jam="sunset"), "lkl").cop("frank", at="129")
    assert [way.streets.district_of[leg[-1]] for leg in way.streets.path("129", "118")][:2] == ["sunset", "sunset"]
    way.cop_turn("frank")
    assert way.streets.road_steps("129")[way.figure("frank").space] == 1, "stopped by the Jam, not round it"


@rule("GP-AIC.19")
def test_in_the_escape_lkl_and_hunch_tracker_are_not_used() -> None:
    table = ai(solo(at="HC"), escape="port-1").set(phase="escape", hunch=3, lkl="").hunch()
    assert table.state.hunch == 3
    table = (
        ai(solo(at="90").set(phase="escape", lkl=""), escape="port-1").top("stinger_deck", "eyewitness").stinger_turn()
    )
    table.choose(Draw())
    assert table.state.lkl == ""
    assert table.told("StingerSpotted")


# Difficulty.


@rule("GP-DIF.1", "GP-DIF.2")
def test_easy() -> None:
    match = new_game("easy")
    cards = match.content.cop_cards
    assert not any(isinstance(cards[card].effect, LocationIntel) for card in match.state.cop_deck)
    assert sum(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck) == 3
    assert not any(cop.car for cop in match.state.cops)
    match.state.stinger_deck.extend(["hollow-points", "old-wound"])
    match.choose(match.asks[0].options[0])
    assert match.state.stinger.hand == ["old-wound", "hollow-points"]
    table = Table("solo", difficulty="easy").stinger(at="CL", keys=["CL"])
    table.top("stinger_deck", "hollow-points", "old-wound").stinger_turn().choose(Hit())
    assert table.state.stinger.hand == ["hollow-points", "old-wound"]
    chase = ai(Table("solo", difficulty="easy").stinger(at="120").set(phase="escape")).cop("frank", at="33")
    chase.cop_turn("frank")
    assert chase.streets.points("120")[chase.figure("frank").space] == chase.streets.points("120")["33"] - 3


@rule("GP-DIF.3")
def test_medium_draws_one_card_at_the_start() -> None:
    level = new_game().content.settings.difficulties["medium"]
    assert (level.opening_cards, level.hit_cards, level.intel, level.leash, level.stinger_er) == (
        1,
        1,
        True,
        True,
        True,
    )


@rule("GP-DIF.4", "GP-DIF.5")
def test_hard_no_free_cards_but_the_key_and_forced_draws() -> None:
    match = new_game("hard")
    match.choose(match.asks[0].options[0])
    assert (len(match.state.stinger.keys), match.state.stinger.hand, match.asks[0].prompt) == (1, [], "opening")
    table = Table("solo", difficulty="hard").stinger(at="CL", keys=["CL"]).stinger_turn()
    table.choose(Hit())
    assert table.state.stinger.hand == []
    table = Table("solo", difficulty="hard").set(must_draw=True, lkl="1").top("stinger_deck", "hollow-points")
    table.stinger_turn()
    assert table.state.stinger.hand == ["hollow-points"]


@rule("GP-DIF.4", "GP-DIF.6")
def test_hard_puts_the_cops_on_the_three_nearest_ports() -> None:
    table = Table("solo", difficulty="hard").stinger(at="CH", keys=["CH"]).set(hits=["BA", "DP"], lkl="1")
    table.cop("katherine", at="149").cop("frank", at="20").cop("eddie", at="8")
    table.run(_third_hit)
    steps = table.streets.road_steps("CH")
    nearest = sorted(table.match.content.ports, key=lambda port: steps[port])[:3]
    assert sorted(cop.space for cop in table.state.cops) == sorted(nearest)
    assert table.figure("eddie").space == "9"
    assert table.figure("frank").space == "19"


@rule("GP-DIF.6")
def test_a_cop_who_is_fighting_stays() -> None:
    table = Table("solo", difficulty="hard").stinger(at="CH").cop("frank", at="CH").set(hits=["BA", "DP", "GC"])
    table.run(_lockdown)
    assert table.figure("frank").space == "CH"
    assert {table.figure("katherine").space, table.figure("eddie").space} <= set(table.match.content.ports)


def _third_hit(play: Any) -> Any:
    from hardboiled.games.go_ahead_punk.rules.hits import make_hit

    yield from make_hit(play)


def _lockdown(play: Any) -> Any:
    from hardboiled.games.go_ahead_punk.rules.lockdown import begin_escape

    begin_escape(play)
    return
    yield


@rule("GP-DIF.7", "GP-DIF.8")
def test_insane_all_cops_have_cars_and_no_er_for_stinger() -> None:
    match = new_game("insane")
    cards = match.content.cop_cards
    assert all(cop.car for cop in match.state.cops)
    assert not any(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck)
    level = match.content.settings.difficulties["insane"]
    assert (level.opening_cards, level.hit_cards, level.cops_to_ports) == (0, 0, True)
    table = Table("solo", difficulty="insane").stinger(at="90", health=3).stinger_turn()
    assert not table.offers(Heal)
    table.choose(Move())
    assert Go("90", heal=True) not in table.options


def test_keep_is_not_asked_when_nobody_watches() -> None:
    table = solo(at="HC").top("stinger_deck", "hollow-points").stinger_turn().choose(Draw())
    assert Keep() not in table.options
