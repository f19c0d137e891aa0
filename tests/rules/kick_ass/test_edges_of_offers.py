"""What is offered at the very edge: one Hit too few, the last Dollar, the one hand that is left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hardboiled.games.kick_ass.rules import consequences, dice, districts, gang_up, items, striking
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.bonus import NO_BONUS, Bonus
from hardboiled.games.kick_ass.rules.event_row import BribeFoe, Handover, WorkOnEvent
from hardboiled.games.kick_ass.rules.plots import place_boss
from hardboiled.games.kick_ass.rules.plots.don import DON
from hardboiled.games.kick_ass.rules.plots.final_plot import PLOTS
from hardboiled.games.kick_ass.rules.state import Fight, Foe, Owed, Turn
from hardboiled.games.kick_ass.rules.striking import Strike
from hardboiled.kernel import CardId, SpaceId
from rules.kick_ass.table import Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


def strikes(table: Table, hits: int, *foes: Foe) -> list[Strike]:
    """What such a Fight against these offers, Minions aside."""
    at = foes[0].at
    fight = Fight(at, ["hit-girl"], [CardId("")], against=[foe.id for foe in foes], hits=hits)
    offered = Strike.offered(table.state, table.content, fight)
    return [strike for strike in offered if strike.target in fight.against]


def armored(table: Table, foe: Foe) -> int:
    return dice.armor(table.city, table.content, foe)


@rule("KA-16.10", "KA-16.13")
def test_a_mini_boss_is_struck_down_at_once_or_not_at_all(table: Table) -> None:
    table.set_up_event("cutter-on-the-street")
    cutter = table.foe("the-cutter")
    assert cutter is not None
    need = armored(table, cutter) + cutter.life
    assert strikes(table, need - 1, cutter) == []
    assert strikes(table, need + 3, cutter) == [Strike("the-cutter", need)]


@rule("KA-16.10", "KA-16.14")
def test_one_boss_takes_all_hits_there_are(table: Table) -> None:
    table.show_plot()
    table.call(lambda play: place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    assert boss is not None
    plate = armored(table, boss)
    assert strikes(table, plate, boss) == [], "what his Armor takes is no damage"
    assert strikes(table, plate + 2, boss) == [Strike("red-mist", plate + 2)]


@rule("KA-7.11")
def test_the_last_dollar_bribes(table: Table) -> None:
    table.set_up_event("dirty-cop")
    hero = table.hero("hit-girl", at="police", dollars=1)
    assert BribeFoe.offered(table.state, table.content, hero) == [BribeFoe("hit-girl", "sergeant-sleaze")]
    hero.dollars = 0
    assert not BribeFoe.offered(table.state, table.content, hero)


@rule("KA-7.10")
def test_a_timer_takes_one_interest_token_off(table: Table) -> None:
    event = table.event("missing-twins")
    event.left[:] = [3, 3]
    task = table.content.all_events[CardId("missing-twins")].tasks[0]
    table.hero("hit-girl", at=task.places()[0], dollars=9)
    table.resolve({"hit-girl": "home-schooling"})
    table.choose(WorkOnEvent("hit-girl", "missing-twins", 0))
    assert event.left == [2, 3]


@rule("KA-6.2", "KA-6.19")
@pytest.mark.parametrize("broken", [0, 1])
def test_an_item_for_both_hands_needs_both_hands(table: Table, broken: int) -> None:
    both = next(item for item in table.content.items.values() if item.slot == "both")
    table.disarm("hit-girl")
    assert items.places(table.hero("hit-girl"), both) == [""]
    assert items.places(table.hero("hit-girl", closed=broken), both) == []


@rule("KA-16.3", "KA-17.7")
def test_every_kind_of_bonus_adds_up() -> None:
    one = Bonus(red=1, blue=2, hits=3, shields=4, reroll_red=5, reroll_blue=6, reroll_any=7)
    two = dice.total([one, one])
    assert (two.red, two.blue, two.hits, two.shields) == (2, 4, 6, 8)
    assert (two.reroll_red, two.reroll_blue, two.reroll_any) == (10, 12, 14)


@rule("KA-11.20")
def test_a_card_for_one_district_calls_nobody_elsewhere(table: Table) -> None:
    bound = next(card for card in table.content.cards.values() if card.at)
    content = replace(table.content, cards={**table.content.cards, bound.id: replace(bound, fights=1)})
    hero = table.hero("dr-gravity", turn=Turn(bound.id, down=False))
    other = next(space for space in table.city.map if space != bound.at)
    hero.at = bound.at
    assert gang_up.can_come(hero, content, bound.at)
    hero.at = other
    assert not gang_up.can_come(hero, content, other)


@rule("KA-29.28")
def test_only_don_hides_behind_minions() -> None:
    table = Table("hit-girl", plot="don-genovese")
    table.put("docks", minions=2)
    plot = PLOTS[table.state.plot]
    don, other = (Foe(name, SpaceId("docks"), 1, 0, 1) for name in (DON, "the-cutter"))
    assert plot.out_of_reach(table.city, don)
    assert not plot.out_of_reach(table.city, other)


@rule("KA-14.8", "KA-14.9")
def test_whoever_is_out_takes_no_bonus(table: Table) -> None:
    table.hero("dr-gravity", out=True)
    table.run(lambda play: districts.bonus(play, SpaceId("docks"), ("hit-girl", "dr-gravity")))
    assert table.options == [districts.TakeBonus("hit-girl", "docks"), NoThanks()]


@rule("KA-6.19")
def test_a_hand_heals_with_its_hardship_before_it_breaks(table: Table) -> None:
    hero = table.hero("hit-girl", closed=-1)
    hero.hardships[:] = [CardId(""), CardId("")]
    table.disarm("hit-girl")
    table.city.owed[:] = [Owed("hand", "hit-girl")]
    table.run(lambda play: consequences.settle(play, ()))
    assert hero.closed == -1


@rule("KA-16.3")
def test_isolation_takes_the_shields_of_items_not_of_the_card(table: Table) -> None:
    hero = table.hero("hit-girl", hardships=["debts", "isolation"], happiness=1)
    item = card = Bonus(shields=2)
    for gear, more in (((NO_BONUS, (), replace(card)), 2), ((NO_BONUS, (replace(item),), NO_BONUS), 0)):
        bare = dice.pools(table.city, table.content, hero, (NO_BONUS, (), NO_BONUS), together=True)[1].average
        blue = dice.pools(table.city, table.content, hero, gear, together=True)[1].average
        assert bare is not None
        assert blue == pytest.approx(bare + more)


@rule("KA-18.1", "KA-11.12")
def test_nobody_moves_after_a_gang_up(table: Table) -> None:
    for name in ("hit-girl", "dr-gravity"):
        table.hero(name, at="docks", turn=Turn(CardId("drop-in"), down=False, open=True, moves=2, fights=1))
    table.run(lambda play: gang_up.GangUp(("hit-girl", "dr-gravity")).take(play))
    assert [(hero.turn.moves, hero.turn.fights) for hero in table.city.heroes if hero.turn] == [(0, 0), (0, 0)]


@rule("KA-29.18")
def test_what_is_carried_is_handed_over_where_it_belongs(table: Table) -> None:
    name, task = next(
        (event.id, task) for event in table.content.all_events.values() for task in event.tasks if task.destination()
    )
    hero = table.hero("hit-girl", at=task.destination(), carried=[name])
    assert Handover.offered(table.state, table.content, hero) == [Handover("hit-girl")]
    hero.at = next(space for space in table.city.map if space != task.destination())
    assert not Handover.offered(table.state, table.content, hero)


@rule("KA-6.6", "KA-6.9")
def test_what_leaves_a_hand_goes_to_the_backpack(table: Table) -> None:
    one, two, new = [item for item in table.content.items.values() if item.slot == "hand"][:3]
    hero = table.hero("hit-girl", hands=[CardId(one.id), CardId(two.id)], pack=[], closed=-1)
    items.equip(hero, new, CardId(two.id))
    assert (hero.hands, hero.pack) == ([one.id, new.id], [two.id])


@rule("KA-16.12")
def test_only_who_is_here_can_be_reached(table: Table) -> None:
    table.set_up_event("cutter-on-the-street")
    cutter = table.foe("the-cutter")
    assert cutter is not None
    assert striking.foes_in_reach(table.city, cutter.at, 2) == [cutter]
    assert striking.foes_in_reach(table.city, SpaceId("docks"), 2) == []


@rule("KA-16.14")
def test_a_boss_who_still_stands_is_no_kill(table: Table) -> None:
    table.show_plot()
    table.call(lambda play: place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    assert boss is not None
    fight = Fight(boss.at, ["hit-girl"], [CardId("")], against=["red-mist"])
    most = armored(table, boss) + boss.life
    table.call(lambda play: striking._hit(play, fight, "red-mist", most - 1))
    assert (boss.life, fight.killed) == (1, 0)
