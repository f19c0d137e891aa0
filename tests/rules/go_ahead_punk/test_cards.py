"""Dice faces, card symbols, and the cards one by one."""

from typing import Any

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import (
    DiscardDrawn,
    DiscardOther,
    Draw,
    Keep,
    PlayCard,
    PlayDrawn,
    ShowUniform,
)
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceChopper, PlaceJam
from hardboiled.games.go_ahead_punk.rules.events import (
    CardShown,
    DistrictNamed,
    HoodsFired,
    HoodsGone,
    KeyFound,
    ShotFired,
)
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead, TellTruth
from hardboiled.games.go_ahead_punk.rules.first_aid import NoKit, UseKit
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, GiveUp, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.shots import Shoot
from rules.go_ahead_punk.table import HIT, RICOCHET, Table
from support import rule


@rule("GP-DIE.4")
def test_a_die_has_three_hits_one_ricochet_and_two_escapes() -> None:
    die = Table().match.content.settings.die
    assert [die.count(face) for face in ("hit", "ricochet", "escape")] == [3, 1, 2]


@rule("GP-SYM.1")
def test_a_play_or_keep_card_is_used_now_or_held() -> None:
    table = Table().top("stinger_deck", "gridlock").stinger_turn().choose(Draw())
    assert set(table.options) == {Keep(), PlayDrawn()}
    table.choose(PlayDrawn(), PlaceJam("mission"))
    assert (table.state.jam, table.state.stinger.hand) == ("mission", [])
    table = Table().top("cop_deck", "chopper").cop_turn("frank").choose(Draw(), Keep())
    assert table.figure("frank").hand == ["chopper"]


@rule("GP-SYM.2")
def test_an_immediate_card_is_resolved_when_drawn() -> None:
    table = Table().top("stinger_deck", "surplus-store").stinger_turn().choose(Draw())
    assert table.state.stinger.items == ["sniper-rifle", "free-escape", "grenades"]
    assert table.state.stinger_discard == ["surplus-store"]
    assert table.asked == ("cop-1",)


@rule("GP-SYM.3")
def test_a_draw_again_card_draws_one_more() -> None:
    table = Table().top("cop_deck", "dead-end", "freeze").cop_turn("frank").choose(Draw())
    assert table.figure("frank").hand == ["freeze"]
    assert table.state.cop_discard == ["dead-end"]


@rule("GP-SYM.4")
def test_an_inventory_card_turns_the_top_item() -> None:
    table = Table().top("cop_deck", "lost-property").top("inventory_deck", "vest").cop_turn("frank").choose(Draw())
    assert table.figure("frank").items == ["pistol-44", "vest"]
    assert table.state.cop_discard == ["lost-property"]
    full = ["pistol-44", "radio", "cash", "shotgun"]
    table = Table().cop("frank", items=full).top("cop_deck", "lost-property").top("inventory_deck", "vest")
    table.cop_turn("frank").choose(Draw())
    assert table.prompt == "make-room"


@rule("GP-SYM.5", "GP-SYM.6", "GP-CRD.13")
def test_a_second_movement_card_is_played_now_or_one_of_the_two_discarded() -> None:
    def second() -> Table:
        table = Table().cop("frank", hand=["short-cut"]).top("cop_deck", "lights-and-sirens")
        return table.cop_turn("frank").choose(Draw())

    assert set(second().options) == {PlayDrawn(), DiscardDrawn(), DiscardOther()}
    assert second().choose(DiscardDrawn()).figure("frank").hand == ["short-cut"]
    assert second().choose(DiscardOther()).figure("frank").hand == ["lights-and-sirens"]
    table = second().choose(PlayDrawn())
    assert table.figure("frank").hand == ["short-cut"]
    assert (table.prompt, table.match.asks[0].args["points"]) == ("step", 5)
    first = Table().top("cop_deck", "short-cut").cop_turn("frank").choose(Draw())
    assert set(first.options) == {Keep(), PlayDrawn()}


@rule("GP-SYM.8")
def test_combat_cards_passes_and_diversion_are_no_option_of_the_turn() -> None:
    hand = ["cold-blood", "smoke-screen", "ransom-note", "cable-car-pass", "gridlock"]
    table = Table().stinger(hand=hand).stinger_turn()
    assert [option.card for option in table.options if isinstance(option, PlayCard)] == ["gridlock"]
    table = Table().cop("frank", hand=["freeze", "both-barrels", "short-cut"]).cop_turn("frank")
    assert [option.card for option in table.options if isinstance(option, PlayCard)] == ["short-cut"]


@rule("GP-CRD.4", "GP-CRD.5")
def test_a_car_card_gives_a_car_and_an_inventory_card() -> None:
    table = Table().top("cop_deck", "squad-car").top("inventory_deck", "radio").cop_turn("frank").choose(Draw())
    frank = table.figure("frank")
    assert (frank.car, frank.items) == (True, ["pistol-44", "radio"])
    assert table.state.cop_discard == ["squad-car"]
    table = Table().cop("frank", car=True).top("cop_deck", "squad-car").top("inventory_deck", "radio")
    table.cop_turn("frank").choose(Draw())
    assert table.figure("frank").items == ["pistol-44", "radio"]


@rule("GP-CRD.6", "GP-CRD.7", "GP-CRD.10", "GP-CRD.11", "GP-CHR.5")
def test_hoods_shoot_first_and_fight_on_until_it_is_decided() -> None:
    table = Table().top("cop_deck", "hoods-dock-gang").given(inventory_deck=["vest"])
    table.cop_turn("frank", [HIT, RICOCHET, HIT, *[RICOCHET] * 4, HIT, *[RICOCHET] * 2]).choose(Draw())
    shots: list[Any] = [told.event for told in table.match.told if told.event.tag in ("hoods-fired", "shot-fired")]
    assert [(shot.tag, shot.amount) for shot in shots] == [
        ("hoods-fired", 1),
        ("shot-fired", 2),
        ("hoods-fired", 0),
        ("shot-fired", 2),
    ]
    assert {shot.piece for shot in shots} == {"frank"}
    assert table.figure("frank").health == 4
    assert table.told(HoodsGone)[0].beaten
    assert table.state.cop_discard == ["hoods-dock-gang"]
    assert table.asked == ("cop-3",)


@rule("GP-CRD.8")
def test_combat_cards_work_against_hoods() -> None:
    table = Table().cop("frank", hand=["both-barrels"]).top("cop_deck", "hoods-dock-gang")
    table.cop_turn("frank", [RICOCHET, RICOCHET]).choose(Draw())
    assert set(table.options) == {CombatCard("both-barrels"), NoCard()}
    table.dice(HIT, RICOCHET, RICOCHET).choose(CombatCard("both-barrels"))
    assert table.told(ShotFired)[-1].amount == 3
    assert table.told(HoodsGone)[0].beaten


@rule("GP-CRD.9", "GP-CRD.11")
def test_a_cop_knocked_out_by_hoods_still_shoots_and_goes_to_the_er() -> None:
    table = Table().cop("frank", at="91", health=1).top("cop_deck", "hoods-dock-gang")
    table.cop_turn("frank", [HIT, HIT, HIT, RICOCHET, RICOCHET]).choose(Draw())
    assert len(table.told(HoodsFired)) == len(table.told(ShotFired)) == 1
    frank = table.figure("frank")
    assert (frank.space, frank.health) == ("90", 2)
    assert table.state.cop_discard == ["hoods-dock-gang"]
    assert not table.told(HoodsGone)[0].beaten


@rule("GP-ER.9")
def test_a_cop_who_wakes_up_in_the_er_where_stinger_hides_has_met_him() -> None:
    table = Table().stinger(at="90").cop("frank", at="91", health=1).top("cop_deck", "hoods-dock-gang")
    table.cop_turn("frank", [HIT, HIT, RICOCHET, RICOCHET, RICOCHET]).choose(Draw())
    assert table.match.view("cop-1").possible == ("90",)
    table.stinger_turn()
    assert table.prompt == "escape-first"


@rule("GP-CRD.10")
def test_vest_re_roll_and_several_weapons_apply_against_hoods() -> None:
    table = Table().cop("eddie", items=["shotgun", "pistol-38", "vest"], health=3).top("cop_deck", "hoods-bank-job")
    table.cop_turn("eddie", [HIT, HIT, RICOCHET]).choose(Draw())
    assert table.figure("eddie").health == 2
    assert set(table.options) == {Shoot("shotgun"), Shoot("pistol-38")}
    table.dice(HIT, RICOCHET, RICOCHET, HIT).choose(Shoot("shotgun"))
    assert table.told(HoodsGone)[0].beaten
    assert not table.offered(TryEscape)


@rule("GP-CRD.10")
def test_a_kit_is_used_before_hoods_not_during() -> None:
    table = Table().cop("frank", health=2, items=["pistol-44", "cop-first-aid"]).top("cop_deck", "hoods-lookouts")
    table.cop_turn("frank", [RICOCHET, HIT, HIT, HIT]).choose(Draw())
    assert set(table.options) == {UseKit(), NoKit()}
    table.choose(NoKit())
    assert table.told(HoodsGone)


@rule("GP-CRD.15")
def test_further_keys_come_from_his_deck() -> None:
    table = Table().stinger(keys=["CH"]).top("stinger_deck", "picked-pocket", "drugstore").top("key_deck", "GC")
    table.stinger_turn().choose(Draw())
    assert table.state.stinger.keys == ["CH", "GC"]
    assert not table.told(KeyFound, "cop-1")
    assert table.match.view("cop-1").stinger.key_cards == 2
    dead = Table().given(phase="escape").top("stinger_deck", "janitors-ring").stinger_turn().choose(Draw())
    assert dead.state.stinger.keys == []


@rule("GP-CRD.16", "GP-ITM.7")
def test_the_uniform_is_laid_open_for_the_sidearm_or_kept_hidden() -> None:
    table = Table().top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw())
    assert set(table.options) == {Keep(), ShowUniform()}
    table.choose(ShowUniform())
    stinger = table.match.view("cop-1").stinger
    assert (stinger.uniform, stinger.items) == (True, ("sniper-rifle", "free-escape", "ranger-sidearm"))
    table = Table().stinger(at="DP").top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw(), Keep())
    stinger = table.match.view("cop-1").stinger
    assert (stinger.uniform, stinger.cards) == (False, 1)
    table.top("stinger_deck", "janitors-ring").stinger_turn().choose(Hit())
    stinger = table.match.view("cop-1").stinger
    assert (stinger.uniform, stinger.cards) == (True, 0)
    assert "ranger-sidearm" in stinger.items


@rule("GP-CRD.17")
def test_a_second_uniform_is_only_a_card_to_burn() -> None:
    table = Table().stinger(uniform=True).top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw())
    assert table.options == [Keep()]
    table.choose(Keep())
    table.cop("frank", at="45").stinger_turn([RICOCHET]).choose(TryEscape())
    assert Burn("ranger-uniform") in table.options


@rule("GP-CRD.19", "GP-TOK.1", "GP-TOK.2")
def test_a_chopper_card_moves_the_one_chopper() -> None:
    table = (
        Table().cop("frank", hand=["chopper"]).given(chopper="mission").cop_turn("frank").choose(PlayCard("chopper"))
    )
    assert len(table.options) == 24
    table.choose(PlaceChopper("civic-center"))
    assert table.state.chopper == "civic-center"
    for _ in range(8):
        table.choose(next(option for option in table.options if option.tag in ("nothing", "tell-truth")))
    assert table.state.chopper == "civic-center"


@rule("GP-CRD.19", "GP-TOK.3", "GP-TOK.6", "GP-RND.2")
def test_a_jam_card_moves_the_one_jam_token() -> None:
    table = Table().stinger(hand=["burst-main"]).given(jam="mission").stinger_turn().choose(PlayCard("burst-main"))
    table.choose(PlaceJam("marina"))
    assert table.state.jam == "marina"
    assert table.asked == ("cop-1",)
    assert [(event.card, event.how) for event in table.told(CardShown, "cop-1")] == [("burst-main", "played")]


@rule("GP-CRD.20")
def test_combat_cards_are_double_one_more_and_cancel_on_both_sides() -> None:
    content = Table().match.content
    for cards in (content.stinger_cards, content.cop_cards):
        combat = [card.effect for card in cards.values() if "combat" in card.icons]
        tags = {(type(e).__name__, getattr(e, "factor", 0), getattr(e, "bonus", 0)) for e in combat}
        assert tags == {("MoreDamage", 2, 0), ("MoreDamage", 1, 1), ("Cancel", 0, 0)}


@rule("GP-CRD.21")
def test_a_diversion_names_two_districts_instead_of_one() -> None:
    table = Table().stinger(hand=["ransom-note"]).given(hunch=3).hunch()
    assert set(table.options) == {Divert("ransom-note"), TellTruth()}
    table.choose(Divert("ransom-note"), Lead("north-beach"))
    assert table.told(DistrictNamed, "cop-1")[0].districts == ("nob-hill", "north-beach")
    assert table.state.stinger_discard == ["ransom-note"]
    assert {table.streets.district_of[space] for space in table.possible()} == {"nob-hill", "north-beach"}


@rule("GP-CRD.22", "GP-SYM.7", "GP-ESC.6")
def test_the_cards_that_are_dead_in_the_escape() -> None:
    cards = Table().match.content.stinger_cards
    dead = {type(card.effect).__name__ for card in cards.values() if "no-escape" in card.icons}
    assert dead == {"TransitPass", "Jam", "FindKey", "Uniform"}
    table = Table().stinger(hand=["gridlock"]).given(phase="escape").top("stinger_deck", "burst-main").stinger_turn()
    assert not table.offered(PlayCard)
    table.choose(Draw())
    assert table.options == [Keep()]


@rule("GP-ESC.8", "GP-ESC.9")
def test_in_the_escape_kits_cards_and_burning_work_and_dead_cards_burn() -> None:
    items = ["sniper-rifle", "stinger-first-aid"]
    table = Table().stinger(health=5, hand=["gridlock", "cold-blood"], items=items).given(phase="escape")
    assert UseKit() in table.stinger_turn().options
    table.cop("frank", at="45").cop_turn("frank", [RICOCHET] * 3)
    assert CombatCard("cold-blood") in table.options
    table.choose(NoCard())
    table.dice(RICOCHET).choose(NoCard(), StandGround())
    table.dice(RICOCHET).choose(TryEscape())
    assert {Burn("gridlock"), Burn("cold-blood"), GiveUp()} == set(table.options)


@rule("GP-ESC.3", "GP-ESC.4", "GP-TOK.7")
def test_token_and_jam_are_gone_when_the_escape_begins() -> None:
    table = Table().stinger(at="CH", keys=["CH"]).given(hits=["BA", "DP"], jam="mission")
    table.top("stinger_deck", "drugstore").stinger_turn().choose(Hit())
    assert table.state.phase == "escape"
    assert table.state.stinger.items == ["sniper-rifle", "stinger-first-aid"]
    assert table.state.jam == ""


@rule("GP-ESC.1", "GP-ESC.2")
def test_the_order_stays_and_there_are_no_more_hits_or_freeways() -> None:
    table = Table().stinger(at="GC", keys=["GC"]).given(phase="escape", hits=["CH", "BA", "DP"]).stinger_turn()
    assert not table.offered(Hit)
    table.choose(Move(), Go("46"))
    assert table.asked == ("cop-1",)
    far = Table().stinger(at="27", hand=["cable-car-pass"]).given(phase="escape").stinger_turn().choose(Move())
    assert "57" not in far.ends()
