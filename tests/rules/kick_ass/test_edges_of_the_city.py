"""Cards, Districts and phases at the edges of a rule, each set up by hand: what lies just beside the usual case."""

import pytest

from hardboiled.games.kick_ass.rules import cards, districts, items, sleep, spawning, tracks
from hardboiled.games.kick_ass.rules.activation import FinishCard, MoveTo
from hardboiled.games.kick_ass.rules.answers import ChooseHero, NoThanks
from hardboiled.games.kick_ass.rules.districts import DISTRICTS, UseDistrict
from hardboiled.games.kick_ass.rules.effects.city import ChooseEvent, Delay
from hardboiled.games.kick_ass.rules.effects.heroes import Each, Gain
from hardboiled.games.kick_ass.rules.events import Lost
from hardboiled.games.kick_ass.rules.fighting import StartFight
from hardboiled.games.kick_ass.rules.hand import RemoveCard
from hardboiled.games.kick_ass.rules.refresh import GainInstead
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.kernel import SpaceId
from rules.kick_ass.table import Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    for hero in table.city.heroes:
        table.disarm(hero.id)
    return table


@rule("KA-11.13", "KA-11.14")
def test_items_move_nobody_further_on_a_card_played_face_down(table: Table) -> None:
    table.give("hit-girl", "skateboard")
    table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": ("drop-in", True)})
    assert {move.to for move in table.offered(MoveTo)} == {"shop", "wall-street"}
    assert not table.offered(StartFight)
    table.resolve({"hit-girl": "drop-in"})
    assert len(table.offered(MoveTo)) == 7, "face up it is 3 and 1 more"


@rule("KA-11.13")
def test_a_card_face_down_has_one_timer_and_no_more(table: Table) -> None:
    table.hero("hit-girl", at="central-park")
    table.resolve({"hit-girl": ("homework-can-wait", True)})
    table.choose(UseDistrict("hit-girl"))
    table.choose(table.options[0])
    assert not table.offered(UseDistrict)


@rule("KA-4.15")
def test_the_famous_give_up_a_card_of_their_hand_not_a_used_one(table: Table) -> None:
    hero = table.hero("hit-girl", social=8)
    used = hero.hand.pop()
    hero.played.append(used)
    table.carry_out(Gain(stat="social"), "hit-girl")
    assert table.prompt == "famous"
    assert table.options == [RemoveCard(card) for card in hero.hand]
    assert RemoveCard(used) not in table.options


@rule("KA-14.2")
def test_every_district_has_a_timer_effect_a_bonus_and_a_limit(table: Table) -> None:
    assert set(DISTRICTS) == set(table.content.districts)
    for place, district in DISTRICTS.items():
        assert type(district).use is not districts.TimedPlace.use
        assert type(district).bonus is not districts.TimedPlace.bonus
        assert district.at == place
        assert table.content.districts[place].limit >= 3


@rule("KA-2.4", "KA-10.9")
def test_protection_tokens_come_from_a_common_supply_and_go_back_to_it(table: Table) -> None:
    table.put("docks", tokens=3)
    table.put("shop", tokens=3)
    table.put("central-park", tokens=2)
    hero = table.hero("hit-girl", at="library")
    assert not districts.timer_usable(table.city, table.content, hero)
    table.call(lambda play: spawning.spawn(play, SpaceId("docks")))
    assert districts.timer_usable(table.city, table.content, hero), "the one that met a Minion is there again"


@rule("KA-10.11")
def test_dock_strike_ends_when_the_sleep_phase_begins(table: Table) -> None:
    hero = table.hero("hit-girl", at="docks")
    table.run(lambda play: spawning.spawn_card(play, "dock-strike"))
    for place in table.content.districts:
        table.put(place, minions=0)
    assert not districts.timer_usable(table.city, table.content, hero)
    table.step("resolve")
    assert not districts.timer_usable(table.city, table.content, hero), "the whole day"
    table.step("sleep")
    assert districts.timer_usable(table.city, table.content, hero)


@rule("KA-4.12", "KA-15.15")
def test_the_discount_is_not_used_up_by_looking(table: Table) -> None:
    table.city.shop[:] = ["pistol", "ski-mask"]
    hero = table.hero("hit-girl", at="shop", dollars=9, social=4)
    table.use_district("hit-girl")
    table.choose(NoThanks())
    assert not hero.discounted
    table.use_district("hit-girl")
    table.choose(Buy("ski-mask"), NoThanks())
    assert (hero.dollars, hero.discounted) == (9, True), "1 Dollar, 1 off"
    table.use_district("hit-girl")
    table.choose(Buy("pistol"))
    assert hero.dollars == 4, "no second time in this segment"


@rule("KA-1.11", "KA-4.25")
def test_nobody_owes_dollars(table: Table) -> None:
    hero = table.hero("hit-girl", dollars=1)
    table.hero("dr-gravity", dollars=0)
    table.carry_out(Each(stat="dollars", by=-2))
    assert (hero.dollars, table.hero("dr-gravity").dollars) == (0, 0)
    assert [(lost.piece, lost.amount) for lost in table.told(Lost)] == [("hit-girl", 1)]


@rule("KA-22.1", "KA-22.8")
def test_items_unexhaust_after_the_upgrades(table: Table) -> None:
    table.give("hit-girl", "first-aid-kit")
    table.hero("hit-girl").exhausted.append("first-aid-kit")
    display, offer = list(table.city.display), list(table.city.shop)
    table.step("refresh")
    table.choose(ChooseHero("hit-girl"))
    assert table.hero("hit-girl").exhausted == ["first-aid-kit"], "cards first"
    assert (table.city.display, table.city.shop) == (display, offer), "nor are display and offer new yet"
    table.choose(GainInstead("hit-girl", "life"), GainInstead("dr-gravity", "life"))
    assert table.hero("hit-girl").exhausted == []
    assert table.city.display != display
    assert table.city.shop != offer


@rule("KA-11.18")
def test_who_is_done_still_suffers_what_the_card_says(table: Table) -> None:
    hero = table.hero("hit-girl", at="docks", happiness=6)
    table.put("docks", minions=1)
    table.resolve({"hit-girl": "blade-dance"})
    table.choose(FinishCard("hit-girl"))
    assert hero.happiness == 5


@rule("KA-4.7")
def test_a_great_sadness_goes_on_in_social_media(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=2, social=5)
    table.hardships("hit-girl")
    table.call(lambda play: tracks.change(play, hero, "happiness", -3))
    assert (hero.happiness, hero.social) == (1, 3)


@rule("KA-15.9")
def test_the_last_dollar_buys_too(table: Table) -> None:
    table.city.shop[:] = ["pistol"]
    hero = table.hero("hit-girl", at="shop", dollars=5, social=1)
    assert districts.timer_usable(table.city, table.content, hero), "it costs 5"
    hero.dollars = 4
    assert not districts.timer_usable(table.city, table.content, hero)


@rule("KA-5.8")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_insomnia_never_takes_the_last_life(table: Table, before: int, after: int) -> None:
    hero = table.hero("hit-girl", life=before)
    table.run(lambda play: sleep.lose_sleep(play, hero))
    assert (hero.life, hero.fainting) == (after, False)


@rule("KA-5.8")
def test_an_addiction_takes_life_where_there_is_no_dollar(table: Table) -> None:
    hero = table.hero("hit-girl", life=3, dollars=1)
    table.run(lambda play: sleep.suffer_addiction(play, hero))
    assert table.options == [sleep.Pay("hit-girl"), sleep.LoseLife("hit-girl")]
    table.choose(sleep.Pay("hit-girl"))
    assert (hero.life, hero.dollars) == (3, 0)
    table.run(lambda play: sleep.suffer_addiction(play, hero))
    assert not table.options
    assert (hero.life, hero.dollars) == (2, 0)


@rule("KA-1.8")
def test_an_event_goes_back_only_to_a_free_space(table: Table) -> None:
    table.event("bank-job", 1)
    table.event("bullion-heist", 2)
    assert not Delay().can(table.state, table.content, ("hit-girl",))
    table.event("smear-campaign", 3)
    table.city.row[1] = None
    assert Delay().can(table.state, table.content, ("hit-girl",))
    table.carry_out(Delay(), "hit-girl")
    assert table.options == [ChooseEvent("smear-campaign"), NoThanks()]


@rule("KA-11.6")
def test_the_card_in_use_may_be_given_up_and_is_resolved_to_its_end(table: Table) -> None:
    table.resolve({"hit-girl": "homework-can-wait"})
    hero = table.hero("hit-girl")
    table.call(lambda play: RemoveCard("homework-can-wait").take(play, hero))
    assert hero.turn.leaves
    assert not hero.turn.done
    table.call(cards.end_segment)
    assert "homework-can-wait" not in [*hero.hand, *hero.played]


@rule("KA-6.3", "KA-6.19")
def test_a_broken_hand_holds_no_item_for_both(table: Table) -> None:
    hero = table.hero("hit-girl", closed=1)
    assert items.places(hero, table.content.items["shotgun"]) == []
    assert items.places(hero, table.content.items["baseball-bat"]) == [""]
    hero.hands[0] = "dustbin-lid"
    assert items.places(hero, table.content.items["baseball-bat"]) == ["dustbin-lid"], "the broken one stays empty"
