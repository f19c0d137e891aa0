"""KA-11 to KA-13: Activation cards, movement, Timer and Fight icons."""

import pytest

from hardboiled.games.kick_ass.rules import hand, refresh
from hardboiled.games.kick_ass.rules.activation import ApplyEffect, FinishCard, MoveTo
from hardboiled.games.kick_ass.rules.cards import OpenCard, PlayCard
from hardboiled.games.kick_ass.rules.districts import ChooseStat, UseDistrict
from hardboiled.games.kick_ass.rules.effects.belongings import TakeCard
from hardboiled.games.kick_ass.rules.fighting import KeepDice, StartFight
from hardboiled.games.kick_ass.rules.gang_up import CallIn, GangUp
from hardboiled.games.kick_ass.rules.hand import DrawCard, Recover, RemoveCard
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


@rule("KA-11.1", "KA-11.2", "KA-11.3", "KA-11.4")
def test_what_cards_are_like(table: Table) -> None:
    for card in table.content.cards.values():
        match card.colour:
            case "blue":
                assert card.type in ("job", "personal", "")
            case "red":
                assert card.type == "hero"
                assert card.fights >= 1
            case "green":
                assert card.type == "famous"
    assert sorted(table.content.green) == sorted(table.content.heroes)
    limited = [card for card in table.content.cards.values() if card.at]
    assert limited


@rule("KA-11.5", "KA-11.6", "KA-11.7")
def test_gaining_a_sixth_card_removes_another_for_good(table: Table) -> None:
    table.city.display[:] = ["flying-kick"]
    hero = table.hero("hit-girl", played=["blade-dance"])
    hero.hand.remove("blade-dance")
    table.carry_out(TakeCard(), hero.id)
    table.choose(DrawCard("flying-kick"))
    owned = [*hero.hand, *hero.played]
    assert table.offered(RemoveCard) == [RemoveCard(card) for card in owned], "hand or played, never the new one"
    table.choose(RemoveCard("blade-dance"))
    assert "flying-kick" in hero.hand
    assert hand.cards_owned(hero) == 5
    everywhere = [*table.state.red_deck, *table.city.red_discard, *hero.hand, *hero.played]
    assert "blade-dance" not in everywhere
    table.step("choose-cards")
    assert PlayCard("flying-kick") in table.match.asked("hero-1").options


@rule("KA-11.8", "KA-11.15")
def test_all_choose_at_once_face_up_or_face_down(table: Table) -> None:
    table.step("choose-cards")
    assert [ask.seats for ask in table.match.asks] == [("hero-1",), ("hero-2",)]
    assert len(table.match.asks[0].options) == 10
    table.match.choose(PlayCard("weightless", True), "hero-2")
    assert table.hero("dr-gravity").turn is None, "nobody sees it before all have chosen"
    table.match.choose(PlayCard("drop-in"), "hero-1")
    assert table.hero("dr-gravity").turn.down
    assert not table.hero("hit-girl").turn.down
    assert "drop-in" not in table.hero("hit-girl").hand


@rule("KA-11.9")
def test_playing_is_compulsory_but_an_empty_hand_is_skipped(table: Table) -> None:
    table.hero("dr-gravity").hand.clear()
    table.step("choose-cards")
    assert [ask.seats for ask in table.match.asks] == [("hero-1",)]
    assert all(isinstance(option, PlayCard) for option in table.options)


@rule("KA-11.10")
def test_cards_are_resolved_in_any_order(table: Table) -> None:
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless"})
    assert table.match.asks[0].seats == ("hero-1", "hero-2")
    assert table.options == [OpenCard("hit-girl"), OpenCard("dr-gravity")]
    table.match.choose(OpenCard("dr-gravity"), "hero-1")
    assert table.match.asks[0].seats == ("hero-2",)


@rule("KA-11.11", "KA-11.12", "KA-11.21")
def test_first_move_then_effects_in_any_order(table: Table) -> None:
    table.hero("dr-gravity", at="central-park")
    table.resolve({"dr-gravity": "stake-out"})
    table.choose(MoveTo("dr-gravity", "police"))
    assert table.hero("dr-gravity").turn.moves == 1
    table.choose(MoveTo("dr-gravity", "central-park"))
    table.choose(UseDistrict("dr-gravity"), ChooseStat("strength"))
    assert not table.offered(MoveTo)
    table.resolve({"dr-gravity": "stake-out"})
    table.choose(UseDistrict("dr-gravity"), ChooseStat("strength"))
    assert not table.offered(MoveTo), "unused Movement is lost after the first effect"


@rule("KA-11.13", "KA-11.14")
def test_a_face_down_card_is_one_movement_and_one_timer(table: Table) -> None:
    for card in ("blade-dance", "after-school-tutor"):
        table.hero("hit-girl", at="central-park", dollars=3, happiness=6)
        table.resolve({"hit-girl": (card, True)})
        turn = table.hero("hit-girl").turn
        assert (turn.moves, turn.timers, turn.fights, turn.effects) == (1, 1, 0, [])
        assert table.offered(UseDistrict), "no District limitation"
        table.choose(FinishCard("hit-girl"))
        assert (table.hero("hit-girl").dollars, table.hero("hit-girl").happiness) == (3, 6)


@rule("KA-11.16", "KA-11.17")
def test_a_district_limitation_governs_all_effects_but_not_the_movement(table: Table) -> None:
    hero = table.hero("hit-girl", at="shop", dollars=0)
    table.resolve({"hit-girl": "after-school-tutor"})
    assert table.offered(MoveTo)
    assert not table.offered(UseDistrict)
    assert not table.offered(ApplyEffect)
    table.choose(FinishCard("hit-girl"))
    assert hero.dollars == 0
    table.hero("hit-girl", at="police")
    table.resolve({"hit-girl": "after-school-tutor"})
    table.choose(MoveTo("hit-girl", "library"))
    assert table.offered(ApplyEffect)
    table.choose(FinishCard("hit-girl"))
    assert hero.dollars == 2


@rule("KA-11.18")
def test_icons_are_optional_adjustments_are_not(table: Table) -> None:
    hero = table.hero("dr-gravity", at="hospital", happiness=6)
    table.put("hospital", minions=2)
    table.resolve({"dr-gravity": "gravity-swing"})
    assert StartFight("dr-gravity") in table.options
    table.choose(FinishCard("dr-gravity"))
    assert hero.happiness == 5
    assert table.area("hospital").minions == 2


@rule("KA-11.19")
def test_a_played_card_stays_used_until_the_refresh_phase(table: Table) -> None:
    table.resolve({"hit-girl": "drop-in"})
    table.choose(FinishCard("hit-girl"))
    hero = table.hero("hit-girl")
    assert hero.played == ["drop-in"]
    assert "drop-in" not in hero.hand
    table.step("refresh")
    assert "drop-in" in hero.hand


@rule("KA-11.20", "KA-11.21", "KA-18.1", "KA-18.2", "KA-18.3")
def test_a_gang_up_opens_cards_together_all_move_first() -> None:
    table = Table("hit-girl", "dr-gravity", "big-daddy")
    table.put("library", minions=3)
    table.hero("dr-gravity", at="hospital")
    table.hero("big-daddy", at="docks")
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless", "big-daddy": "covering-fire"})
    table.choose(OpenCard("hit-girl"))
    assert table.offered(CallIn) == [CallIn("dr-gravity")], "Big Daddy is too far away"
    assert StartFight("hit-girl") in table.options, "ganging up is optional"
    table.choose(CallIn("dr-gravity"))
    assert table.hero("dr-gravity").at == "library"
    assert not table.offered(MoveTo), "the gang has moved"
    assert table.match.asks[0].seats == ("hero-1", "hero-2")
    table.choose(GangUp(("hit-girl", "dr-gravity")))
    assert table.city.fight.heroes == ["hit-girl", "dr-gravity"]
    assert (table.hero("hit-girl").turn.fights, table.hero("dr-gravity").turn.fights) == (0, 0)


@rule("KA-11.20")
def test_effects_may_precede_or_follow_the_joint_fight(table: Table) -> None:
    table.put("hospital", minions=1)
    table.hero("hit-girl", at="hospital", life=1)
    table.hero("dr-gravity", at="hospital", life=1)
    table.hero("dr-gravity").hand.append("home-turf")
    table.resolve({"dr-gravity": "home-turf", "hit-girl": "drop-in"})
    table.choose(OpenCard("dr-gravity"), CallIn("hit-girl"))
    table.choose(UseDistrict("dr-gravity"))
    assert table.hero("dr-gravity").life == 3, "the Timer before the Fight"
    assert table.offered(GangUp)


@rule("KA-11.22")
def test_empty_activation_decks_are_reshuffled(table: Table) -> None:
    state, city = table.state, table.city
    state.blue_deck.clear()
    state.red_deck.clear()
    city.display.clear()
    city.blue_discard[:] = ["long-run", "first-date"]
    city.red_discard[:] = ["blitz"]
    table.call(refresh.renew_display)
    assert sorted(city.display) == ["blitz", "first-date", "long-run"], "fewer cards are shown"


# Movement.


@rule("KA-12.1", "KA-12.2", "KA-12.5", "KA-12.6")
def test_one_point_a_district_through_enemies_to_where_others_are(table: Table) -> None:
    table.hero("hit-girl", at="docks")
    table.hero("dr-gravity", at="central-park")
    table.put("shop", minions=3)
    table.resolve({"hit-girl": "after-school-tutor"})
    assert {option.to for option in table.offered(MoveTo)} == {
        "shop",
        "wall-street",
        "central-park",
        "city-hall",
        "hospital",
    }
    table.choose(MoveTo("hit-girl", "central-park"))
    hero = table.hero("hit-girl")
    assert (hero.at, hero.life, table.area("shop").minions) == ("central-park", 3, 3)
    assert not table.offered(MoveTo)
    table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": "after-school-tutor"})
    table.choose(FinishCard("hit-girl"))
    assert hero.at == "docks", "moving is not compulsory"


@rule("KA-12.3", "KA-12.4")
def test_adjacency(table: Table) -> None:
    distance = table.content.distance
    assert distance["police"]["library"] == 1
    assert distance["docks"]["shop"] == distance["docks"]["wall-street"] == 1, "by bridge"
    assert max(far for row in distance.values() for far in row.values()) == 3
    ring = table.content.settings.clockwise
    assert all(distance[a][b] == 1 for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    for place, district in table.content.districts.items():
        assert all(place in table.content.districts[near].near for near in district.near)


# Timers and Fights.


@rule("KA-13.2")
def test_several_timers_can_use_the_same_effect(table: Table) -> None:
    hero = table.hero("dr-gravity", at="central-park", strength=1)
    table.resolve({"dr-gravity": "homework-can-wait"})
    table.choose(UseDistrict("dr-gravity"), ChooseStat("strength"))
    table.choose(UseDistrict("dr-gravity"), ChooseStat("strength"))
    assert hero.strength == 3


@rule("KA-13.3", "KA-13.4")
def test_a_taken_district_can_be_used_after_a_fight_has_made_room(table: Table) -> None:
    hero = table.hero("dr-gravity", at="hospital", life=2, strength=4)
    table.disarm("dr-gravity")
    table.put("hospital", minions=3)
    table.resolve({"dr-gravity": "home-turf"}, chance=[HIT, BLANK, BLANK, HIT, HIT, HIT])
    assert not table.offered(UseDistrict)
    table.choose(StartFight("dr-gravity"), KeepDice("dr-gravity"), Strike("minions", 1))
    assert table.area("hospital").minions == 2
    table.choose(UseDistrict("dr-gravity"))
    assert hero.life == 4


@rule("KA-13.5")
def test_without_enemies_a_fight_icon_does_nothing(table: Table) -> None:
    table.resolve({"hit-girl": "drop-in"})
    assert not table.offered(StartFight)
    table.put("library", minions=1)
    table.resolve({"hit-girl": "drop-in"})
    assert table.offered(StartFight)


@rule("KA-13.6")
def test_enemies_do_not_hinder_timers_short_of_taken(table: Table) -> None:
    table.hero("dr-gravity", at="hospital")
    table.put("hospital", minions=2)
    table.resolve({"dr-gravity": "homework-can-wait"})
    assert table.offered(UseDistrict)


@rule("KA-15.30", "KA-15.31", "KA-15.32", "KA-15.33")
def test_city_hall_gives_a_card_or_one_back_but_not_the_one_in_use(table: Table) -> None:
    hero = table.hero("dr-gravity", at="city-hall", played=["weightless"])
    hero.hand.remove("weightless")
    table.city.display[:] = ["flying-kick", "long-run"]
    table.resolve({"dr-gravity": "homework-can-wait"})
    table.choose(UseDistrict("dr-gravity"))
    assert table.options == [DrawCard("flying-kick"), DrawCard("long-run"), Recover("weightless")]
    table.choose(Recover("weightless"))
    assert "weightless" in hero.hand
    assert hero.played == []
    table.choose(UseDistrict("dr-gravity"), DrawCard("long-run"))
    assert RemoveCard("homework-can-wait") in table.options, "also the card in use may leave"
    table.choose(RemoveCard("homework-can-wait"))
    assert table.city.display == ["flying-kick"], "the gap stays"
    assert "homework-can-wait" not in [*hero.hand, *hero.played]
