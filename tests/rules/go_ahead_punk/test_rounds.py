"""Rounds, options, the hunch tracker, inventories and sharing."""

from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep, PlayCard
from hardboiled.games.go_ahead_punk.rules.events import DistrictNamed, ItemLost
from hardboiled.games.go_ahead_punk.rules.finding import TellTruth
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.items import DropItem, LeaveItem, gain_item
from hardboiled.games.go_ahead_punk.rules.movement import Move, Step
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.sharing import DoneSharing, GiveItem, Share, SwapItems, TakeItem
from rules.go_ahead_punk.table import ESCAPE, RICOCHET, Table
from support import rule


def kinds(table: Table) -> set[str]:
    return {option.tag for option in table.options}


@rule("GP-RND.2")
def test_stinger_has_one_option_of_five() -> None:
    table = Table().stinger(at="90", health=5, hand=["gridlock"]).stinger_turn()
    assert kinds(table) == {"move", "play-card", "draw", "heal", "nothing"}
    table = Table().stinger(at="DP", uniform=True).stinger_turn()
    assert Hit() in table.options
    table.choose(Nothing())
    assert table.asked == ("cop-1",)


@rule("GP-RND.3")
def test_a_cop_has_one_option_of_five() -> None:
    table = Table().cop("frank", at="90", health=3, hand=["chopper", "freeze"]).cop("eddie", at="90")
    table.cop_turn("frank")
    assert kinds(table) == {"move", "play-card", "draw", "share", "heal", "nothing"}
    assert [option.card for option in table.options if isinstance(option, PlayCard)] == ["chopper"]
    table.choose(Heal())
    assert table.asked == ("cop-3",)


@rule("GP-RND.6")
def test_both_sides_may_do_nothing() -> None:
    table = Table().stinger_turn().choose(Nothing(), Nothing())
    assert table.asked == ("cop-2",)


@rule("GP-RND.9", "GP-CMB.20", "GP-CMB.33", "GP-HIT.13")
def test_a_character_in_combat_has_no_other_options() -> None:
    table = Table().stinger(at="DP", uniform=True, health=5).cop("frank", at="DP").stinger_turn()
    assert set(table.options) == {TryEscape(), StandGround()}
    table = Table().stinger(at="90", health=5).cop("frank", at="90", health=2)
    table.cop_turn("frank", [RICOCHET] * 4)
    assert kinds(table) == {"try-escape", "stand-ground"}
    assert table.figure("frank").health == 2


# Sharing.


@rule("GP-RND.4")
def test_cops_on_a_space_swap_any_number_of_items() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44", "radio", "vest", "cash"])
    table.cop("eddie", at="1", items=["shotgun", "cop-first-aid", "radio", "rifle-7mm"]).cop_turn("frank")
    table.choose(Share("eddie"))
    assert not table.offered(GiveItem), "both are full"
    table.choose(SwapItems("vest", "cop-first-aid"), SwapItems("cash", "rifle-7mm"), DoneSharing())
    assert sorted(table.figure("frank").items) == ["cop-first-aid", "pistol-44", "radio", "rifle-7mm"]
    assert sorted(table.figure("eddie").items) == ["cash", "radio", "shotgun", "vest"]


@rule("GP-RND.4")
def test_every_copy_of_an_item_can_be_handed_over_once() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44", "radio", "radio"]).cop("eddie", at="1").cop_turn("frank")
    table.choose(Share("eddie"), GiveItem("radio"))
    assert GiveItem("radio") in table.options
    assert TakeItem("radio") not in table.options, "what has been handed over stays"
    table.choose(GiveItem("radio"))
    assert table.figure("eddie").items == ["shotgun", "radio", "radio"]
    assert set(table.options) == {SwapItems("pistol-44", "shotgun"), DoneSharing()}
    table.choose(SwapItems("pistol-44", "shotgun"))
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",)), "nothing is left to hand over"


@rule("GP-RND.4")
def test_each_of_two_may_give_the_other_its_copy() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44", "radio", "vest"])
    table.cop("eddie", at="1", items=["shotgun", "radio"]).cop_turn("frank").choose(Share("eddie"))
    table.choose(TakeItem("radio"), SwapItems("pistol-44", "shotgun"))
    assert GiveItem("radio") in table.options, "the one Frank came with"
    table.choose(GiveItem("radio"))
    assert TakeItem("radio") not in table.options
    assert GiveItem("radio") not in table.options


@rule("GP-RND.4", "GP-RND.5")
def test_sharing_takes_the_active_cops_turn_only_and_no_cards() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44", "radio"], hand=["freeze"]).cop("eddie", at="1")
    table.cop_turn("frank").choose(Share("eddie"))
    assert GiveItem("radio") in table.options
    assert not any(getattr(option, "item", "") == "freeze" for option in table.options)
    table.choose(GiveItem("radio"), DoneSharing())
    assert table.figure("eddie").items == ["shotgun", "radio"]
    assert (table.prompt, table.asked) == ("cop-turn", ("cop-3",))


@rule("GP-INV.8")
def test_cars_are_not_shared_or_discarded() -> None:
    table = Table().cop("frank", at="1", car=True).cop("eddie", at="1").cop_turn("frank").choose(Share("eddie"))
    assert {getattr(option, "item", "") for option in table.options} <= {"", "pistol-44", "shotgun"}
    assert table.figure("frank").car


@rule("GP-INV.9")
def test_nobody_gives_up_the_last_weapon() -> None:
    table = Table().cop("frank", at="1").cop("eddie", at="1").cop_turn("frank").choose(Share("eddie"))
    assert GiveItem("pistol-44") not in table.options
    assert TakeItem("shotgun") not in table.options
    assert SwapItems("pistol-44", "shotgun") in table.options


# Inventories.


@rule("GP-INV.1", "GP-INV.4")
def test_boards_hold_health_items_and_a_car() -> None:
    view = Table().cop("frank", car=True).match.view("cop-1")
    assert (view.cops[1].health, view.cops[1].items, view.cops[1].car) == (5, ("pistol-44",), True)
    settings = Table().match.content.settings
    assert (settings.cop_slots, settings.stinger_slots) == (4, 5)


@rule("GP-INV.3", "GP-INV.4", "GP-INV.10")
def test_what_does_not_fit_is_discarded_the_new_item_or_an_old_one() -> None:
    full = ["pistol-44", "radio", "vest", "cash"]
    table = Table().cop("frank", items=list(full))
    table.run(lambda play: gain_item(play, table.figure("frank"), "shotgun"))
    assert set(table.options) == {*(DropItem(item) for item in full), LeaveItem("shotgun")}
    table.choose(DropItem("cash"))
    assert table.figure("frank").items == ["pistol-44", "radio", "vest", "shotgun"]
    assert table.state.inventory_discard == ["cash"]
    table = Table().cop("frank", items=list(full))
    table.state.inventory_deck.remove("shotgun")
    table.run(lambda play: gain_item(play, table.figure("frank"), "shotgun")).choose(LeaveItem("shotgun"))
    assert table.figure("frank").items == full
    assert table.state.inventory_discard == ["shotgun"]


@rule("GP-INV.10", "GP-SET.8")
def test_the_shotgun_eddie_starts_with_has_no_card_and_leaves_the_game() -> None:
    table = Table().cop("eddie", items=["shotgun", "pistol-44", "automatic-45", "cop-first-aid"])
    table.run(lambda play: gain_item(play, table.figure("eddie"), "vest")).choose(DropItem("shotgun"))
    assert table.state.inventory_discard == []
    assert [(event.piece, event.item) for event in table.told(ItemLost, "cop-1")] == [("eddie", "shotgun")]


@rule("GP-INV.10", "GP-SET.8")
def test_a_drawn_shotgun_goes_back_but_the_deck_never_has_more_than_its_cards() -> None:
    table = Table().cop("eddie", items=["shotgun", "shotgun", "automatic-45", "vest"])
    table.run(lambda play: gain_item(play, table.figure("eddie"), "cash")).choose(DropItem("shotgun"))
    assert table.state.inventory_discard == ["shotgun"]
    table.run(lambda play: gain_item(play, table.figure("eddie"), "cop-first-aid")).choose(DropItem("shotgun"))
    assert table.figure("eddie").items == ["automatic-45", "vest", "cash", "cop-first-aid"]
    assert table.state.inventory_discard == ["shotgun"]
    assert [*table.state.inventory_deck, *table.state.inventory_discard].count("shotgun") == 1


@rule("GP-INV.9", "GP-INV.10", "GP-ITM.18")
def test_stinger_keeps_the_sniper_rifle_in_the_hunt_and_the_token_takes_a_slot() -> None:
    full = ["sniper-rifle", "free-escape", "silencer", "grenades", "stinger-first-aid"]
    table = Table().stinger(items=list(full))
    table.run(lambda play: gain_item(play, table.state.stinger, "machine-pistol"))
    assert DropItem("sniper-rifle") not in table.options
    assert DropItem("free-escape") in table.options
    table.choose(DropItem("grenades"))
    assert "grenades" not in table.state.stinger.items
    assert table.state.inventory_discard == []
    table = Table().stinger(items=list(full)).given(phase="escape")
    table.run(lambda play: gain_item(play, table.state.stinger, "machine-pistol"))
    assert DropItem("sniper-rifle") in table.options
    table = Table().stinger(items=list(full)).given(phase="escape")
    table.run(lambda play: gain_item(play, table.state.stinger, "rocket-launcher"))
    assert DropItem("sniper-rifle") not in table.options, "grenades and rocket are gone after one shot"


@rule("GP-INV.9")
def test_the_last_weapon_is_not_dropped_for_something_else() -> None:
    table = Table().cop("frank", items=["pistol-44", "radio", "vest", "cash"])
    table.run(lambda play: gain_item(play, table.figure("frank"), "radio"))
    assert DropItem("pistol-44") not in table.options


@rule("GP-INV.5")
def test_cards_in_hand_take_no_inventory_space() -> None:
    hand = ["hollow-points", "old-wound", "cold-blood", "smoke-screen", "human-shield", "cable-car-pass"]
    table = Table().stinger(hand=list(hand)).top("stinger_deck", "rooftop-nerve").stinger_turn().choose(Draw(), Keep())
    assert table.state.stinger.hand == [*hand, "rooftop-nerve"]
    assert len(table.state.stinger.items) == 2


@rule("GP-INV.6", "GP-INV.7")
def test_a_car_gives_one_point_but_not_in_the_jam_district() -> None:
    def points(**fields: str) -> int:
        table = Table().cop("frank", at="120", car=True).given(**fields).cop_turn("frank").choose(Move())
        return int(table.match.asks[0].args["points"])

    assert points() == 4
    assert points(jam="sunset") == 3
    assert points(jam="mission") == 4


@rule("GP-INV.7")
def test_the_jam_is_checked_where_the_cop_starts() -> None:
    table = Table().cop("frank", at="128", car=True).given(jam="golden-gate-park").cop_turn("frank").choose(Move())
    assert table.match.asks[0].args["points"] == 4
    table.choose(Step("SH"))
    assert table.match.asks[0].args["points"] == 3


# The hunch tracker.


@rule("GP-HUN.1", "GP-HUN.7", "GP-HUN.2", "GP-REV.8")
def test_the_first_hunch_reveal_comes_in_the_third_round_before_the_first_cop() -> None:
    table = Table().stinger_turn()
    for expected in (2, 3):
        table.choose(Nothing())
        assert (table.state.hunch, table.asked) == (expected, ("cop-1",))
        table.choose(Nothing(), Nothing(), Nothing())
        assert not table.told(DistrictNamed)
    table.choose(Nothing())
    assert table.told(DistrictNamed, "cop-1")[0].districts == ("nob-hill",)
    assert table.possible("cop-1") == {"45", "46", "47", "GC"}
    assert not table.state.stinger.shown


@rule("GP-HUN.3", "GP-MAP.12")
def test_from_reveal_the_marker_returns_to_one() -> None:
    assert Table().given(hunch=4).hunch().state.hunch == 1


@rule("GP-HUN.4")
def test_the_marker_does_not_move_during_combat() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").given(hunch=3).hunch()
    assert table.state.hunch == 3
    assert not table.told(DistrictNamed)


@rule("GP-HUN.5")
def test_the_marker_moves_if_stinger_escaped_on_his_own_turn() -> None:
    table = Table().stinger(at="45").cop("frank", at="45").given(hunch=3).top("stinger_deck", "drugstore")
    table.stinger_turn([ESCAPE]).choose(TryEscape(), Go("47"))
    assert table.state.hunch == 4
    assert table.told(DistrictNamed)[0].districts == ("nob-hill",)


@rule("GP-HUN.6")
def test_the_tracker_stays_in_use_in_the_escape() -> None:
    table = Table().given(phase="escape", hunch=3).hunch()
    assert table.told(DistrictNamed)


# First aid is no option.


@rule("GP-ITM.22")
def test_a_first_aid_kit_heals_two_outside_combat_and_is_no_option() -> None:
    table = Table().stinger(health=5, items=["sniper-rifle", "stinger-first-aid"]).stinger_turn().choose(UseKit())
    assert table.state.stinger.health == 7
    assert "stinger-first-aid" not in table.state.stinger.items
    assert table.prompt == "stinger-turn"
    table = Table().cop("frank", health=1, items=["pistol-44", "cop-first-aid"]).cop_turn("frank").choose(UseKit())
    assert (table.figure("frank").health, table.prompt) == (3, "cop-turn")
    assert table.state.inventory_discard == ["cop-first-aid"]


def test_naming_the_truth_is_asked_when_he_holds_cards() -> None:
    table = Table().stinger(hand=["hollow-points"]).given(hunch=3).hunch()
    assert table.options == [TellTruth()]
    assert not Table().stinger_turn().offered(HitSilently)
