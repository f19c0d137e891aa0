"""Small corners of a rule that a change could take away unnoticed."""

from __future__ import annotations

import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard
from hardboiled.games.go_ahead_punk.rules.drawing import PlayCard
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.effects.travel import Movement
from hardboiled.games.go_ahead_punk.rules.hits import show_silent_hit
from hardboiled.games.go_ahead_punk.rules.movement import Stop, ways_from
from hardboiled.games.go_ahead_punk.rules.retreat import EscapeBy, stinger_escape
from hardboiled.games.go_ahead_punk.rules.sharing import DoneSharing, Share, TakeItem
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
