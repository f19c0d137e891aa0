"""Small corners of a rule that a change could take away unnoticed."""

from __future__ import annotations

import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.clash import Clash, Fired
from hardboiled.games.go_ahead_punk.rules.combat import stinger_attacks
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, Exchange, NoCard, offer_card
from hardboiled.games.go_ahead_punk.rules.drawing import ChooseCard, PlayCard, first_limited
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.effects.travel import Movement
from hardboiled.games.go_ahead_punk.rules.events import TurnBegan
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.hits import show_silent_hit
from hardboiled.games.go_ahead_punk.rules.knowledge import card_kept
from hardboiled.games.go_ahead_punk.rules.movement import Stop, ways_from
from hardboiled.games.go_ahead_punk.rules.preparation import opening_cop
from hardboiled.games.go_ahead_punk.rules.retreat import EscapeBy, shortened, stinger_escape
from hardboiled.games.go_ahead_punk.rules.sharing import DoneSharing, Share, TakeItem
from hardboiled.games.go_ahead_punk.rules.shots import Volley
from hardboiled.games.go_ahead_punk.rules.state import Knowledge
from hardboiled.kernel import CardId
from rules.go_ahead_punk.table import HIT, Table, ai, solo
from support import rule


@rule("GP-RET.7")
def test_he_is_asked_how_he_escapes_whether_or_not_he_has_a_pass() -> None:
    table = Table().stinger(at="45", hand=["hollow-points"]).cop("frank", at="45")
    table.run(stinger_escape)
    assert (table.prompt, table.options) == ("escape-by", [EscapeBy()])


@rule("GP-CRD.29")
@pytest.mark.parametrize("shares", [True, False])
def test_only_some_moves_let_cops_share(shares: bool) -> None:
    table = Table().cop("frank", at="1").cop("eddie", at="1", items=["shotgun", "vest"])
    frank = table.figure("frank")
    table.run(lambda play: Movement(bonus=1, shares=shares).do(play, frank, CardId("short-cut")))
    table.choose(Stop())
    assert (table.prompt == "share-with") == shares


@rule("GP-CRD.29", "GP-RND.4")
def test_who_shares_in_passing_takes_what_the_other_has() -> None:
    table = Table().cop("frank", at="1", items=["pistol-44"]).cop("eddie", at="1", items=["rifle-7mm", "vest"])
    frank = table.figure("frank")
    table.run(lambda play: Movement(bonus=1, shares=True).do(play, frank, CardId("short-cut")))
    table.choose(Stop(), Share("eddie"))
    assert table.prompt == "share"
    table.choose(TakeItem("vest"))
    assert "vest" in frank.items
    if table.match.asks:
        table.choose(DoneSharing())


@rule("GP-GEN.1")
def test_stinger_is_alone_on_his_side() -> None:
    table = Table()
    assert {seat: GAME.side(table.state, seat) for seat in table.match.seats} == {
        "stinger": "stinger",
        "cop-1": "cops",
        "cop-2": "cops",
        "cop-3": "cops",
    }


@rule("GP-CMB.5")
def test_a_damage_card_is_for_a_shot_of_ones_own() -> None:
    table = Table().cop("frank", hand=["dead-to-rights", "hit-the-deck"])
    frank = table.figure("frank")

    def offered(own_shot: bool, against: bool) -> list[str]:
        return [card.card for card in CombatCard.offered(table.content, frank, own_shot, against)]

    assert offered(own_shot=False, against=False) == []
    assert offered(own_shot=True, against=False) == ["dead-to-rights"]
    assert "dead-to-rights" not in offered(own_shot=False, against=True)


@rule("GP-SOL.5")
def test_ports_are_counted_from_left_to_right() -> None:
    content = Table().content
    assert [content.spaces[port].port for port in content.ports] == [1, 2, 3, 4]
    across = [content.spaces[port].x for port in content.ports]
    assert across == sorted(across)


@rule("GP-HIT.11")
def test_a_silent_hit_is_shown_once() -> None:
    table = Table().stinger(at="45", due="CH", keys=["CH"])
    table.call(lambda play: show_silent_hit(play, "CH"))
    assert table.state.stinger.due == ""
    assert table.state.hits == ["CH"]


@rule("GP-TOK.5")
def test_from_within_a_jam_one_gets_on() -> None:
    table = Table().cop("frank", at="1").given(jam="presidio")
    ways = ways_from(table.state, table.content, table.figure("frank"))
    inside = [end for end in table.streets.roads["1"] if table.streets.district_of[end] == "presidio"]
    assert inside
    assert set(inside) <= set(ways.legs), "the first step is free, it is stuck from there on"


@rule("GP-TOK.3", "GP-CRD.19")
def test_gridlock_brings_one_more_card() -> None:
    table = Table().stinger(hand=["gridlock"]).top("stinger_deck", "hollow-points", "old-wound")
    left = len(table.state.stinger_deck)
    table.stinger_turn().choose(PlayCard("gridlock"), PlaceJam("mission"))
    while table.prompt == "drawn":
        table.choose(table.options[-1])
    assert left - len(table.state.stinger_deck) == 1


@rule("GP-AIC.11")
def test_the_last_cop_too_uses_its_kit_in_the_turn_it_was_hurt() -> None:
    table = ai(solo(at="HC").top("cop_deck", "hoods-getaway"), "card")
    table.cop("eddie", at="120", items=["rifle-7mm", "cop-first-aid"]).cop_turn("eddie", [HIT] * 5)
    assert "cop-first-aid" not in table.figure("eddie").items


@rule("GP-ITM.22")
def test_the_healthy_do_not_use_a_kit() -> None:
    table = Table().cop("frank", items=["pistol-44", "cop-first-aid"])
    frank = table.figure("frank")
    full = table.content.characters["frank"].health
    for health, uses in ((full, False), (full - 1, True)):
        frank.health = health
        assert bool(UseKit.offered(table.state, table.content, frank)) == uses


@rule("GP-SYM.5")
def test_the_first_limited_card_is_the_one_that_goes() -> None:
    table = Table().cop("frank", hand=["freeze", "short-cut", "stair-street"])
    assert first_limited(table.content, table.figure("frank")) == "short-cut"


@rule("GP-RND.2", "GP-SYM.8")
def test_only_some_cards_are_an_option_by_themselves() -> None:
    table = Table().cop("frank", hand=["dead-to-rights", "hit-the-deck", "short-cut"])
    offered = PlayCard.offered(table.state, table.content, table.figure("frank"))
    assert [option.card for option in offered] == ["short-cut"]


@rule("GP-PRE.10")
def test_a_cops_opening_turn_is_told() -> None:
    table = Table().given(turn=0)
    table.run(opening_cop)
    assert [event.piece for event in table.told(TurnBegan)] == [table.state.cops[0].id]


@rule("GP-AIC.16")
def test_of_cards_turned_up_a_car_is_worth_something_to_whoever_has_none() -> None:
    table = Table("solo").cop("frank", at="1")
    frank = table.figure("frank")

    def worth(card: str) -> float:
        return ChooseCard(CardId(card)).wanted(table.state, table.content, frank)

    frank.car = False
    assert worth("squad-car") > worth("short-cut") > worth("hoods-getaway")
    frank.car = True
    assert worth("squad-car") == worth("short-cut")
    assert worth("wiretap") > worth("squad-car")


@rule("GP-CRD.30")
def test_a_car_that_is_not_needed_goes_to_the_next_cop() -> None:
    table = Table()
    word = next(card.effect for card in table.content.cop_cards.values() if card.effect.gives_car and card.effect.lends)
    cops = table.state.cops
    for cop in cops:
        cop.car = cop is cops[0]
    table.given(turn=0)
    table.run(lambda play: word.do(play, cops[0], CardId("squad-car")))
    assert [cop.car for cop in cops] == [True, True, False]


@rule("GP-CMB.5", "GP-CMB.8")
def test_a_cancel_is_no_damage_card() -> None:
    table = Table().stinger(at="45").cop("frank", at="45")
    frank, stinger = table.figure("frank"), table.state.stinger
    for card, counts in (("dead-to-rights", True), ("hit-the-deck", False)):
        pair = Exchange(frank, stinger, Clash("frank", "stinger", {"frank": CardId(card)}))
        assert bool(pair.card_of(table.play, frank)) == counts


@rule("GP-CMB.12")
def test_what_is_sure_fills_up_what_the_dice_show() -> None:
    shot = Volley(1, least=1, less=2)
    assert shot.parts(1) == (("hits", 1), ("vest", -2), ("sure", 1))
    assert shot.parts(0) == (("sure", 1),)


@rule("GP-MOV.15")
def test_each_pass_is_used_once() -> None:
    streets = Table().content.streets
    stops = streets.networks["cable"]
    one = streets.starts(1, 0, ("cable",))
    assert one & stops
    assert streets.starts(2, 0, ("cable", "street")) != streets.starts(2, 0, ("cable",))


@rule("GP-RET.22")
def test_ones_own_weapon_does_not_shorten_ones_escape() -> None:
    table = Table().stinger(at="45").cop("frank", at="45")
    weapon = next(name for name, item in table.content.items.items() if item.tail)
    for shooter, fewer in (("frank", 1), ("stinger", 0)):
        table.state.clash = Clash("frank", "stinger", fired={shooter: Fired(weapon, (), (), 0)})
        assert shortened(table.state, table.content, "stinger") == fewer


@rule("GP-HIT.10")
def test_every_card_he_keeps_may_be_the_uniform() -> None:
    table = Table()
    table.state.known.spare = Knowledge(table.state.known.places).spare
    card_kept(table.state)
    assert table.state.known.spare == 1


@rule("GP-CMB.5", "GP-CMB.7")
def test_a_cancel_is_offered_only_against_a_card() -> None:
    table = Table().stinger(at="45").cop("frank", at="45", hand=["hit-the-deck"])
    table.run(lambda play: offer_card(play, table.figure("frank"), "combat-card"))
    assert table.options == [NoCard()]


@rule("GP-CMB.1", "GP-SPT.2")
def test_whoever_attacks_is_spotted() -> None:
    table = solo(at="45").cop("frank", at="45")
    assert not table.state.spotted
    table.run(stinger_attacks)
    assert table.state.spotted
