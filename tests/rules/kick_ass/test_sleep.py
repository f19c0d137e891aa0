"""KA-20 to KA-22: Sleep Phase, Gone Viral, Refresh Phase."""

import pytest

from hardboiled.games.kick_ass.rules import refresh, sleep, tracks
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero, NoThanks
from hardboiled.games.kick_ass.rules.districts import TakeBonus
from hardboiled.games.kick_ass.rules.effects.streets import KillMinion
from hardboiled.games.kick_ass.rules.events import EventCompleted
from hardboiled.games.kick_ass.rules.gone_viral import GONE_VIRAL
from hardboiled.games.kick_ass.rules.hand import RemoveCard
from hardboiled.games.kick_ass.rules.items import Equip
from hardboiled.games.kick_ass.rules.refresh import GainInstead, Upgrade
from hardboiled.games.kick_ass.rules.sleep import GoToSleep, LoseLife, Pay, SleepEffect
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, LIGHTNING, Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


@rule("KA-20.1")
def test_the_sleep_phase_follows_the_night(table: Table) -> None:
    table.city.segment = 2
    table.step("resolve")
    assert table.prompt == "refresh-order", "Night, Sleep Phase, Refresh Phase"
    table = Table()
    table.city.segment = 1
    table.step("resolve")
    assert table.prompt == "play-card"


@rule("KA-20.2", "KA-20.3", "KA-20.8", "KA-20.11")
def test_docks_dashboards_events_final_plot_in_this_order(table: Table) -> None:
    assert (sleep.docks_token, sleep.dashboards, sleep.event_effects, sleep.plot_check) == sleep.STEPS
    table.city.docks = 1
    table.hero("dr-gravity", social=7)
    table.hero("hit-girl", life=1)
    table.event("trolls-awake").left[:] = [1]
    table.event("kitchen-chemistry", 2)
    table.city.completed[:] = ["dirty-cop", "masked-copycat", "missing-twins"]
    table.hero("hit-girl", at="hospital")
    table.run(sleep.sleep_phase)
    assert table.city.docks == 2
    table.choose(SleepEffect("dr-gravity", "viral"))
    assert table.hero("hit-girl").life == 1, "healed in step 2, poisoned in step 3"
    assert table.city.revealed


@rule("KA-20.8", "KA-23.1", "KA-25.2")
def test_the_plot_shows_only_with_three_events_completed() -> None:
    table = Table(plot="vic-gigante")
    table.city.completed[:] = ["dirty-cop", "masked-copycat"]
    table.run(sleep.sleep_phase)
    assert not table.city.revealed
    assert table.foe("vic-gigante") is None
    table.city.completed.append("bank-job")
    table.run(sleep.sleep_phase)
    assert table.city.revealed
    assert table.foe("vic-gigante").at == "police", "set up at once, and not moved any more tonight"


@rule("KA-20.11")
def test_on_the_night_of_the_reveal_the_plot_does_not_move() -> None:
    table = Table(plot="don-genovese")
    table.city.completed[:] = ["dirty-cop", "masked-copycat", "bank-job"]
    table.run(sleep.sleep_phase)
    assert table.foe("don-genovese").at == "wall-street"


@rule("KA-20.4")
def test_viral_bonuses_items_and_hardships_in_step_two(table: Table) -> None:
    hero = table.hero("hit-girl", social=6, dollars=0, life=2, happiness=4)
    table.hardships("hit-girl", right="insomnia")
    table.call(lambda play: tracks.flip(play, hero))
    table.give("hit-girl", "donation-jar")
    table.hero("dr-gravity", social=7, life=2)
    table.run(sleep.dashboards)
    assert set(table.options) == {
        SleepEffect("hit-girl", "insomnia"),
        SleepEffect("hit-girl", "donation-jar"),
        SleepEffect("dr-gravity", "viral"),
    }
    table.choose(SleepEffect("dr-gravity", "viral"), SleepEffect("hit-girl", "donation-jar"))
    assert (hero.life, hero.dollars) == (2, 1), "3 after the bonus, 2 after Insomnia"


@rule("KA-20.5")
def test_each_effect_once_in_any_order_as_things_stand_then(table: Table) -> None:
    hero = table.hero("hit-girl", social=6, happiness=9)
    other = table.hero("dr-gravity", social=7)
    table.put("city-hall", minions=1)
    table.hero("hit-girl", social=7)
    table.run(sleep.dashboards)
    assert {SleepEffect("hit-girl", "viral"), SleepEffect("dr-gravity", "viral")} <= set(table.options)
    table.choose(SleepEffect("hit-girl", "viral"), KillMinion("city-hall"), TakeBonus("hit-girl", "city-hall"))
    assert hero.social == 8
    assert table.options == [SleepEffect("dr-gravity", "viral"), GoToSleep()], "used effects are gone"
    other.social = 6
    bonuses, _ = sleep.night_effects(table.state, table.content)
    assert not bonuses, "an effect switched off before its turn does not apply"
    hero.happiness = 4
    table.hardships("hit-girl", right="drug-addiction")
    table.call(lambda play: tracks.flip(play, hero))
    _, duties = sleep.night_effects(table.state, table.content)
    assert duties == [SleepEffect("hit-girl", "drug-addiction")], "one switched on does"


@rule("KA-20.6")
def test_bonuses_may_be_declined_hardships_not(table: Table) -> None:
    hero = table.hero("hit-girl", social=7, happiness=4, dollars=1, life=3)
    table.hardships("hit-girl", right="drug-addiction")
    table.call(lambda play: tracks.flip(play, hero))
    table.put("docks", minions=1)
    table.run(sleep.dashboards)
    assert GoToSleep() not in table.options
    table.choose(SleepEffect("hit-girl", "drug-addiction"))
    assert table.options == [Pay("hit-girl"), LoseLife("hit-girl")]
    table.choose(Pay("hit-girl"))
    assert hero.dollars == 0
    table.choose(GoToSleep())
    assert table.area("docks").minions == 1
    table.run(sleep.dashboards)
    table.choose(SleepEffect("hit-girl", "drug-addiction"))
    assert hero.life == 2, "without a Dollar it is Life, and nothing is asked"


@rule("KA-20.7")
def test_events_from_the_deck_to_the_exit(table: Table) -> None:
    table.event("turf-war-pier", 1)
    table.event("kitchen-chemistry", 3)
    table.hero("hit-girl", at="hospital", life=2)
    table.run(sleep.event_effects)
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("MinionArrived") < order.index("Lost")
    assert table.area("docks").minions == 1
    assert table.hero("hit-girl").life == 1


@rule("KA-20.10", "KA-27.10")
def test_plot_movements_come_before_step_one() -> None:
    table = Table(plot="vic-gigante")
    table.show_plot()
    table.city.docks = 1
    table.run(sleep.sleep_phase)
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("FoeMoved") < order.index("DocksTokenMoved")


@rule("KA-20.12", "KA-21.2")
def test_a_kill_at_night_earns_bonuses_and_completes_events(table: Table) -> None:
    event = table.event("kitchen-chemistry")
    event.left[:] = [1]
    hero = table.hero("hit-girl", social=7, life=1)
    table.put("hospital", minions=1)
    table.run(sleep.dashboards)
    table.choose(SleepEffect("hit-girl", "viral"), KillMinion("hospital"), TakeBonus("hit-girl", "hospital"))
    assert table.told(EventCompleted)
    assert hero.life == 3, "1 by the bonus, 1 by the Reward"


# Gone Viral.


def viral(table: Table, hero_id: str, chance: list[int] | None = None) -> None:
    kind = table.content.sheets[hero_id].viral
    table.run(lambda play: GONE_VIRAL[kind].do(play, table.hero(hero_id)), chance or [])


@rule("KA-21.1")
def test_inspirational_hero() -> None:
    table = Table("kick-ass", "hit-girl")
    table.city.docks, table.city.docks_side = 1, "hit"
    table.put("docks", minions=1, supers=1)
    hero = table.hero("kick-ass", social=7, at="library")
    viral(table, "kick-ass", [HIT, LIGHTNING])
    assert table.city.fight.hits == 2, "no Docks token, no Items"
    table.choose(Strike("supers", 2))
    assert (table.area("docks").minions, table.area("docks").supers) == (1, 0)
    assert (hero.life, hero.social) == (4, 7), "no damage, no Lightning"
    viral(table, "kick-ass", [HIT, BLANK])
    table.choose(Strike("minions", 1))
    assert table.offered(TakeBonus) == [TakeBonus("kick-ass", "docks")]


@rule("KA-21.2")
def test_surprise_attack(table: Table) -> None:
    table.put("docks", minions=1, supers=1)
    viral(table, "hit-girl")
    assert table.options == [KillMinion("docks"), NoThanks()]


@rule("KA-21.3")
def test_protected() -> None:
    table = Table("colonel-stars")
    viral(table, "colonel-stars")
    table.choose(ChooseDistrict("docks"), ChooseDistrict("library"))
    assert (table.area("docks").tokens, table.area("library").tokens) == (1, 1)


@rule("KA-21.4")
def test_rich_heroes() -> None:
    table = Table("night-bitch", "hit-girl")
    viral(table, "night-bitch")
    assert [hero.dollars for hero in table.city.heroes] == [4, 4]


@rule("KA-21.5", "KA-21.6")
def test_trap() -> None:
    table = Table("big-daddy", "hit-girl")
    table.hero("big-daddy", at="police")
    table.put("police", minions=2)
    table.put("docks", minions=1)
    table.put("shop", minions=3)
    viral(table, "big-daddy")
    assert table.offered(KillMinion) == [KillMinion("docks"), KillMinion("shop")], "not those already there"
    table.choose(KillMinion("docks"))
    assert table.area("police").minions == 3
    assert table.offered(TakeBonus) == [TakeBonus("big-daddy", "docks")], "the District was emptied"
    table.choose(NoThanks())
    table.choose(KillMinion("shop"))
    assert table.area("police").minions == 3, "beyond the limit it dies"
    assert table.area("shop").minions == 2
    table.choose(NoThanks())


@rule("KA-14.10")
def test_moving_the_last_minion_away_earns_the_bonus() -> None:
    table = Table("big-daddy", "hit-girl")
    table.put("wall-street", minions=1)
    viral(table, "big-daddy")
    table.choose(KillMinion("wall-street"), TakeBonus("big-daddy", "wall-street"))
    assert table.hero("big-daddy").dollars == 4


@rule("KA-21.7")
def test_healthy_heroes(table: Table) -> None:
    for hero in table.city.heroes:
        hero.life = 1
    viral(table, "dr-gravity")
    assert [hero.life for hero in table.city.heroes] == [2, 2]


@rule("KA-21.8")
def test_spread_attack() -> None:
    table = Table("battle-guy", "hit-girl")
    table.hero("battle-guy", at="docks")
    table.put("shop", minions=2)
    table.put("wall-street", minions=2)
    table.put("library", minions=2)
    viral(table, "battle-guy")
    table.choose(KillMinion("shop"))
    assert table.options == [KillMinion("wall-street"), NoThanks()]
    table.choose(KillMinion("wall-street"))
    assert [table.area(place).minions for place in ("shop", "wall-street", "library")] == [1, 1, 2]


@rule("KA-21.9")
def test_seven_bonuses_for_seven_heroes(table: Table) -> None:
    kinds = [sheet.viral for sheet in table.content.heroes.values()]
    assert sorted(kinds) == sorted(GONE_VIRAL)
    assert len(kinds) == len(set(kinds)) == 7


@rule("KA-6.6")
def test_items_can_be_rearranged_at_night(table: Table) -> None:
    table.disarm("hit-girl")
    table.give("hit-girl", "donation-jar")
    table.give("hit-girl", "pistol", into="pack")
    table.run(sleep.dashboards)
    assert Equip("hit-girl", "pistol") in table.options


# Refresh Phase.


@rule("KA-22.1", "KA-22.2", "KA-22.11", "KA-22.9")
def test_cards_come_back_and_the_next_round_begins_with_its_event_phase(table: Table) -> None:
    for hero in table.city.heroes:
        hero.played[:], hero.hand[:] = hero.hand[:3], hero.hand[3:]
    table.state.event_deck[:] = ["bank-job"]
    table.step("refresh")
    assert [len(hero.hand) for hero in table.city.heroes] == [5, 5]
    assert table.city.round == 1
    table.choose(ChooseHero("hit-girl"), GainInstead("hit-girl", "dollars"), GainInstead("dr-gravity", "dollars"))
    assert table.city.round == 2
    assert [len(hero.hand) for hero in table.city.heroes] == [5, 5]
    assert table.city.row[0].id == "bank-job"
    assert table.prompt == "play-card"


@rule("KA-22.3", "KA-22.4", "KA-22.5")
def test_a_card_or_a_small_gain_in_the_order_they_like(table: Table) -> None:
    table.city.display[:] = ["blitz", "long-run"]
    table.step("refresh")
    assert table.match.asks[0].seats == ("hero-1", "hero-2")
    table.choose(ChooseHero("dr-gravity"))
    assert table.options == [
        Upgrade("dr-gravity", "blitz"),
        Upgrade("dr-gravity", "long-run"),
        GainInstead("dr-gravity", "happiness"),
        GainInstead("dr-gravity", "life"),
        GainInstead("dr-gravity", "dollars"),
    ]
    table.choose(Upgrade("dr-gravity", "blitz"), RemoveCard("night-orderly"))
    assert "blitz" in table.hero("dr-gravity").hand
    assert Upgrade("hit-girl", "blitz") not in table.options, "it is gone for the others"
    table.choose(GainInstead("hit-girl", "happiness"))
    assert table.hero("hit-girl").happiness == 7
    assert table.hero("dr-gravity").happiness == 6, "not both a card and a gain"


@rule("KA-22.6", "KA-22.7")
def test_display_and_shop_are_renewed(table: Table) -> None:
    old = list(table.city.display)
    shop = list(table.city.shop)
    table.call(refresh.renew_display)
    table.call(refresh.renew_shop)
    colours = [table.content.cards[card].colour for card in table.city.display]
    assert colours == ["blue"] * 4 + ["red"] * 2
    assert not set(old) & set(table.city.display)
    assert set(old) == {*table.city.blue_discard, *table.city.red_discard}
    assert set(shop) <= set(table.city.item_discard)


@rule("KA-22.10", "KA-25.5")
def test_after_round_nine_the_game_is_lost(table: Table) -> None:
    table.city.round = 8
    table.step("refresh")
    assert not table.lost
    table.city.round = 9
    table.step("refresh")
    assert table.lost == "lost-time"
