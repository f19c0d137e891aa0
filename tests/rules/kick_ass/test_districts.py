"""KA-14 and KA-15: Districts, Clean Up Bonuses and Timer effects."""

import pytest

from hardboiled.games.kick_ass.rules import (
    cards,
    districts,
    effects,
    enemies,
    refresh,
    shopping,
    sleep,
    spawning,
    tracks,
)
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero, NoThanks
from hardboiled.games.kick_ass.rules.districts import ChooseStat, TakeBonus
from hardboiled.games.kick_ass.rules.effects.city import ChooseSide
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp, KillMinion
from hardboiled.games.kick_ass.rules.events import BonusTaken, FaintRolled, Gained
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.items import Equip
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


def use(table: Table, hero_id: str, place: str) -> None:
    table.hero(hero_id, at=place)
    table.use_district(hero_id)


def bonus(table: Table, place: str, *heroes: str) -> None:
    table.run(lambda play: districts.bonus(play, place, heroes or ("hit-girl",)))


@rule("KA-14.1", "KA-14.2")
def test_eight_districts_with_timer_bonus_and_limit(table: Table) -> None:
    assert set(table.content.districts) == {
        "police",
        "central-park",
        "wall-street",
        "shop",
        "library",
        "hospital",
        "docks",
        "city-hall",
    }
    assert set(districts.DISTRICTS) == set(table.content.districts)
    assert all(district.limit >= 3 for district in table.content.districts.values())


@rule("KA-14.3", "KA-14.4", "KA-14.5")
def test_the_limit_counts_minions_and_super_minions_together(table: Table) -> None:
    table.put("docks", minions=1, supers=1)
    assert not enemies.taken(table.city, table.content, "docks")
    table.set_up_event("turf-war-pier")
    assert not enemies.taken(table.city, table.content, "docks")
    table.call(lambda play: spawning.spawn(play, "docks"))
    assert enemies.taken(table.city, table.content, "docks")
    assert not spawning.move_in(table.play, "docks"), "moved Minions need a space too"


@rule("KA-14.6", "KA-14.7", "KA-14.9")
def test_whoever_removes_the_last_enemy_may_take_the_bonus(table: Table) -> None:
    hero = table.hero("hit-girl", at="central-park", strength=4, happiness=5)
    table.put("central-park", minions=1, supers=1)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, BLANK, HIT])
    table.choose(KeepDice("hit-girl"), Strike("supers", 2))
    assert not table.told(BonusTaken), "a Minion remains"
    table.hero("hit-girl", life=3)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, BLANK, HIT])
    table.choose(KeepDice("hit-girl"), Strike("minions", 1))
    assert table.options == [TakeBonus("hit-girl", "central-park"), NoThanks()]
    table.choose(NoThanks())
    assert hero.happiness == 5


@rule("KA-14.9")
def test_the_bonus_comes_before_the_faint_die(table: Table) -> None:
    table.hero("hit-girl", at="hospital", life=0, strength=1)
    table.put("hospital", minions=2)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, 6])
    table.choose(Strike("minions", 2))
    assert table.hero("hit-girl").fainting
    assert not table.told(FaintRolled)
    table.choose(TakeBonus("hit-girl", "hospital"))
    [gained], [rolled] = table.told(Gained), table.told(FaintRolled)
    told = [entry.event for entry in table.match.told]
    assert told.index(gained) < told.index(rolled)


@rule("KA-14.8", "KA-18.10")
def test_one_of_those_who_took_part_gets_it(table: Table) -> None:
    bonus(table, "wall-street", "hit-girl", "dr-gravity")
    assert table.match.asks[0].seats == ("hero-1", "hero-2")
    table.choose(TakeBonus("dr-gravity", "wall-street"))
    assert [hero.dollars for hero in table.city.heroes] == [3, 4]


@rule("KA-14.10", "KA-15.3", "KA-14.14")
def test_removal_outside_a_fight_counts_and_bonuses_chain(table: Table) -> None:
    table.put("police", minions=1)
    table.put("wall-street", minions=1)
    hero = table.hero("hit-girl")
    table.run(lambda play: effects.kill(play, hero, 1, ["police"]))
    table.choose(KillMinion("police"), TakeBonus("hit-girl", "police"))
    table.choose(KillMinion("wall-street"), TakeBonus("hit-girl", "wall-street"))
    assert hero.dollars == 4


@rule("KA-14.12", "KA-14.13")
def test_the_clean_up_icon(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.put("central-park", minions=3)
    table.put("library", minions=2, supers=1)
    table.carry_out(CleanUp(), hero.id)
    assert table.offered(ChooseDistrict) == [ChooseDistrict("central-park"), ChooseDistrict("library")]
    table.choose(ChooseDistrict("central-park"))
    assert table.offered(TakeBonus) == [TakeBonus("hit-girl", "central-park")]
    table.choose(NoThanks())
    table.carry_out(CleanUp(), hero.id)
    assert not table.match.asks, "other Enemies stay in the Library: no bonus"
    table.carry_out(CleanUp(), hero.id)
    assert not table.match.asks, "nothing to remove: no bonus"


# The Districts.


@rule("KA-15.1", "KA-15.3")
def test_police_department_timer(table: Table) -> None:
    hero = table.hero("hit-girl", dollars=3, at="police")
    table.put("docks", minions=2)
    table.put("shop", minions=1)
    assert districts.timer_usable(table.city, table.content, hero)
    use(table, "hit-girl", "police")
    table.choose(ChooseDistrict("docks"))
    assert table.area("docks").minions == 0
    assert hero.dollars == 0
    assert table.offered(TakeBonus) == [TakeBonus("hit-girl", "docks")]
    table.choose(NoThanks())
    assert not districts.timer_usable(table.city, table.content, hero), "3 Dollars are needed"


@rule("KA-15.2")
def test_police_department_bonus(table: Table) -> None:
    table.put("docks", minions=1, supers=1)
    bonus(table, "police")
    table.choose(TakeBonus("hit-girl", "police"))
    assert table.options == [KillMinion("docks"), NoThanks()]
    table.choose(KillMinion("docks"))
    assert table.area("docks").supers == 1


@rule("KA-15.4", "KA-15.5")
def test_central_park(table: Table) -> None:
    hero = table.hero("hit-girl", strength=3, happiness=6)
    use(table, "hit-girl", "central-park")
    table.choose(ChooseStat("happiness"))
    use(table, "hit-girl", "central-park")
    table.choose(ChooseStat("strength"))
    assert (hero.strength, hero.happiness) == (4, 7)
    bonus(table, "central-park")
    table.choose(table.options[0])
    assert hero.happiness == 8


@rule("KA-15.6", "KA-15.7", "KA-15.8")
def test_wall_street(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=1, social=1, dollars=0)
    table.hardships("hit-girl")
    table.call(lambda play: tracks.flip(play, hero))
    use(table, "hit-girl", "wall-street")
    assert (hero.happiness, hero.social, hero.dollars) == (1, 1, 3)
    table.hero("hit-girl", social=3)
    use(table, "hit-girl", "wall-street")
    assert (hero.happiness, hero.social, hero.dollars) == (1, 2, 6)
    bonus(table, "wall-street")
    table.choose(table.options[0])
    assert hero.dollars == 7


@rule("KA-15.9", "KA-15.10", "KA-15.11")
def test_shopping(table: Table) -> None:
    table.disarm("hit-girl")
    table.city.shop[:] = ["baseball-bat", "ski-mask", "shotgun", "dustbin-lid"]
    hero = table.hero("hit-girl", dollars=5)
    table.hero("dr-gravity", dollars=50)
    use(table, "hit-girl", "shop")
    assert Buy("shotgun") in table.options
    table.choose(Buy("baseball-bat"))
    assert Buy("shotgun") not in table.options
    table.choose(Buy("dustbin-lid"))
    assert table.options == [Buy("ski-mask"), NoThanks()]
    table.choose(NoThanks())
    assert hero.dollars == 1
    assert table.city.shop == ["ski-mask", "shotgun"], "not replaced"
    assert table.hero("dr-gravity").dollars == 50


@rule("KA-15.12")
def test_unsold_items_are_replaced_in_the_refresh_phase(table: Table) -> None:
    before = list(table.city.shop)
    table.call(refresh.renew_shop)
    assert len(table.city.shop) == 4
    assert not set(before) & set(table.city.shop)
    assert set(before) <= set(table.city.item_discard)


@rule("KA-15.13")
def test_a_bought_item_can_be_equipped_at_once(table: Table) -> None:
    table.city.shop[:] = ["pistol"]
    table.give("hit-girl", "dustbin-lid")
    table.hero("hit-girl", dollars=5)
    use(table, "hit-girl", "shop")
    table.choose(Buy("pistol"), Equip("hit-girl", "pistol", "dustbin-lid"))
    assert "pistol" in table.hero("hit-girl").hands


@rule("KA-15.15")
def test_the_discount_holds_once_a_segment_and_never_below_zero(table: Table) -> None:
    table.disarm("hit-girl")
    table.city.shop[:] = ["ski-mask", "dustbin-lid"]
    hero = table.hero("hit-girl", dollars=2, social=4)
    hero.head = ""
    assert shopping.due(hero, table.content, shopping.new_bill(hero, cheaper=2), 1) == 0
    use(table, "hit-girl", "shop")
    table.choose(Buy("ski-mask"), NoThanks())
    assert hero.dollars == 2
    use(table, "hit-girl", "shop")
    table.choose(Buy("dustbin-lid"))
    assert hero.dollars == 0, "the second Timer gives no second discount"

    table.call(cards.end_segment)
    assert not hero.discounted


@rule("KA-15.16", "KA-15.17", "KA-15.18", "KA-15.19")
def test_three_shop_tokens_are_a_free_item_for_anyone(table: Table) -> None:
    table.hero("dr-gravity", at="docks", dollars=0)
    table.state.item_deck.append("ceramic-armour")
    for tokens in (1, 2):
        bonus(table, "shop")
        table.choose(TakeBonus("hit-girl", "shop"))
        assert table.city.shop_track == tokens
    bonus(table, "shop")
    table.choose(TakeBonus("hit-girl", "shop"))
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]
    assert table.city.draft == ["ceramic-armour"], "all see what they give away"
    table.choose(ChooseHero("dr-gravity"))
    assert not table.city.draft
    assert table.city.shop_track == 0
    assert table.hero("dr-gravity").body == "ceramic-armour"


@rule("KA-15.20", "KA-15.21")
def test_library(table: Table) -> None:
    use(table, "hit-girl", "library")
    table.choose(ChooseDistrict("docks"), ChooseDistrict("city-hall"))
    assert (table.area("docks").tokens, table.area("city-hall").tokens) == (1, 1)
    use(table, "hit-girl", "library")
    table.choose(ChooseDistrict("docks"), NoThanks())
    assert table.area("docks").tokens == 2, "up to two"
    bonus(table, "library")
    table.choose(TakeBonus("hit-girl", "library"), ChooseDistrict("shop"))
    assert table.area("shop").tokens == 1
    assert not table.match.asks


@rule("KA-15.22", "KA-15.23")
def test_hospital(table: Table) -> None:
    hero = table.hero("hit-girl", life=0)
    use(table, "hit-girl", "hospital")
    assert hero.life == 2
    bonus(table, "hospital")
    table.choose(table.options[0])
    assert hero.life == 3


@rule("KA-15.24", "KA-15.25")
def test_docks_token(table: Table) -> None:
    use(table, "hit-girl", "docks")
    table.choose(ChooseSide("hit"))
    assert (table.city.docks, table.city.docks_side) == (1, "hit")
    table.city.docks = 3
    use(table, "hit-girl", "docks")
    table.choose(ChooseSide("shield"))
    assert (table.city.docks, table.city.docks_side) == (1, "shield"), "moved back, turned"
    hero = table.hero("dr-gravity", at="library", strength=1)
    table.put("library", minions=2)
    table.fight("dr-gravity", chance=[BLANK, BLANK, BLANK])
    assert hero.life == 3, "2 Power less 1 Shield"
    table.city.docks_side = "hit"
    table.fight("dr-gravity", chance=[BLANK, BLANK, HIT])
    assert table.offered(Strike) == [Strike("minions", 1)]


@rule("KA-15.27", "KA-15.28", "KA-20.3")
def test_the_docks_token_lasts_three_day_phases(table: Table) -> None:
    table.city.docks = 1
    seen = []
    for _ in range(3):
        table.run(sleep.docks_token)
        seen.append(table.city.docks)
    assert seen == [2, 3, 0]
    table.run(sleep.docks_token)
    assert table.city.docks == 0


@rule("KA-15.29")
def test_docks_bonus(table: Table) -> None:
    for before, after in ((3, 2), (2, 1), (1, 1), (0, 0)):
        table.city.docks = before
        bonus(table, "docks")
        table.choose(TakeBonus("hit-girl", "docks"))
        assert table.city.docks == after


@rule("KA-15.34")
def test_city_hall_bonus(table: Table) -> None:
    bonus(table, "city-hall")
    table.choose(TakeBonus("hit-girl", "city-hall"))
    assert table.hero("hit-girl").social == 3
