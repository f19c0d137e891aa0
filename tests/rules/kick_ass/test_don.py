"""KA-29: Don Genovese."""

import pytest

from hardboiled.games.kick_ass.rules import districts, effects, enemies, event_row, sleep, spawning, striking
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero
from hardboiled.games.kick_ass.rules.districts import UseDistrict
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp, Kill, KillMinion
from hardboiled.games.kick_ass.rules.event_row import Handover
from hardboiled.games.kick_ass.rules.events import BonusTaken, Killed
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.plots import PLOTS, don
from hardboiled.games.kick_ass.rules.plots.don import PayBribe, PickUpToken, RevealToken
from hardboiled.games.kick_ass.rules.state import Fight
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, FAINT, HIT, SHIELD, Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity", plot="don-genovese")
    table.show_plot()
    return table


def crew(table: Table, event_id: str, *pictures: str) -> None:
    """A crew in play whose tokens, in the order of the card, show these pictures."""
    table.state.event_deck.remove(event_id)
    table.set_up_event(event_id)
    table.state.hidden[-len(pictures) :] = pictures


@rule("KA-29.1", "KA-29.2", "KA-29.3")
def test_don_and_his_gang_in_wall_street(table: Table) -> None:
    assert {table.content.boss_events[event].plot for event in table.state.event_deck} == {"don-genovese"}
    boss, card = table.foe("don-genovese"), table.content.foes["don-genovese"]
    assert boss.at == "wall-street"
    assert (boss.power, boss.armor, boss.life) == tuple(amount(v, 2) for v in (card.power, card.armor, card.life))
    assert table.area("wall-street").gang == amount(table.content.plots["don-genovese"].gang, 2)
    assert sum(len(pictures) for pictures in table.state.pictures.values()) == 12
    assert table.city.tokens == []


@rule("KA-29.4", "KA-29.5")
def test_gang_minions_take_no_space_but_are_minions(table: Table) -> None:
    gang = table.area("wall-street").gang
    assert not enemies.taken(table.city, table.content, "wall-street")
    table.call(lambda play: spawning.spawn(play, "wall-street", 3))
    assert table.area("wall-street").minions == 3
    hero = table.hero("hit-girl")
    table.carry_out(Kill(), hero.id)
    table.choose(KillMinion("wall-street", gang=True))
    assert table.area("wall-street").gang == gang - 1
    table.carry_out(CleanUp(), hero.id)
    assert (table.area("wall-street").minions, table.area("wall-street").gang) == (0, gang - 1)


@rule("KA-29.5", "KA-15.1")
def test_no_clean_up_takes_the_gang_away(table: Table) -> None:
    """Three Dollars on the first morning do not undo what the tokens are for."""
    hero = table.hero("hit-girl", at="police", dollars=3)
    assert not districts.timer_usable(table.city, table.content, hero), "nobody else is in the city"
    table.put("docks", minions=1)
    table.use_district("hit-girl")
    assert (table.area("docks").minions, hero.at) == (0, "police")
    assert table.area("wall-street").gang == amount(table.content.plots["don-genovese"].gang, 2)


@rule("KA-29.6")
def test_a_short_supply_takes_minions_from_the_city() -> None:
    table = Table("hit-girl", "dr-gravity", plot="don-genovese")
    gang = amount(table.content.plots["don-genovese"].gang, 2)
    for place, district in table.content.districts.items():
        table.put(place, minions=district.limit)
    table.put("docks", minions=0)
    table.put("shop", minions=1)
    short = gang - 5
    table.show_plot()
    taken = 0
    while table.match.asks:
        assert ChooseDistrict("shop") in table.options or taken
        table.choose(table.options[0])
        taken += 1
    assert taken >= short - 1, "the last of one District may be taken without a question"
    assert table.area("wall-street").gang == gang
    assert enemies.supply(table.city, table.content) == 0
    assert not table.told(BonusTaken)


@rule("KA-29.7", "KA-29.8", "KA-29.9", "KA-20.10")
def test_two_districts_clockwise_every_night(table: Table) -> None:
    gang = table.area("wall-street").gang
    table.put("docks", minions=1)
    table.put("shop", minions=2)
    table.city.docks = 1
    table.run(sleep.sleep_phase)
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("FoeMoved") < order.index("DocksTokenMoved")
    assert table.foe("don-genovese").at == "shop"
    assert (table.area("shop").gang, table.area("shop").minions, table.area("docks").minions) == (gang, 2, 1)
    seen = []
    for _ in range(4):
        table.call(PLOTS["don-genovese"].night_move)
        seen.append(table.foe("don-genovese").at)
    assert seen == ["police", "hospital", "docks", "central-park"], "never City Hall"


@rule("KA-29.10")
def test_the_timer_is_blocked_where_he_is(table: Table) -> None:
    assert enemies.timer_off(table.city, "wall-street")
    table.call(PLOTS["don-genovese"].night_move)
    assert not enemies.timer_off(table.city, "wall-street")
    assert enemies.timer_off(table.city, "shop")


@rule("KA-29.11", "KA-29.12", "KA-29.13")
def test_each_crew_places_its_tokens_with_hidden_pictures(table: Table) -> None:
    for pictures in table.state.pictures.values():
        assert sorted(pictures) == ["bribe", "loot", "police"]
    assert set(table.state.pictures) == {"power", "armor", "life", "gang"}
    table.set_up_event("docks-crew")
    assert [(token.colour, token.at) for token in table.city.tokens] == [
        ("power", "docks"),
        ("power", "shop"),
        ("armor", "wall-street"),
    ]
    view = table.match.view("hero-1")
    assert [token.picture for token in view.city.tokens] == ["", "", ""]
    colours = [c for e in table.content.boss_events.values() if e.plot == "don-genovese" for c, _ in e.tasks[0].tokens]
    assert {colour: colours.count(colour) for colour in colours} == {"power": 3, "armor": 3, "life": 3, "gang": 3}


@rule("KA-29.14", "KA-29.15", "KA-29.16", "KA-29.22", "KA-29.25")
def test_a_bribe(table: Table) -> None:
    crew(table, "docks-crew", "bribe", "police", "loot")
    table.put("docks", minions=3)
    hero = table.hero("hit-girl", at="docks", dollars=5)
    power = table.foe("don-genovese").power
    table.resolve({"hit-girl": "home-schooling"})
    assert not table.offered(UseDistrict), "Taken, but a token can be revealed"
    table.choose(RevealToken("hit-girl", 0))
    assert hero.turn.timers == 0
    assert PayBribe("hit-girl", 0) in table.options, "no Timer is needed for paying"
    table.choose(PayBribe("hit-girl", 0))
    assert hero.dollars == 1
    assert table.foe("don-genovese").power == power - 2
    assert table.city.row[0].left == [2]


@rule("KA-29.16")
def test_four_dollars_of_one_hero(table: Table) -> None:
    crew(table, "docks-crew", "bribe", "police", "loot")
    for hero in table.city.heroes:
        hero.at, hero.dollars = "docks", 3
    table.run(lambda play: RevealToken("hit-girl", 0).do(play, table.hero("hit-girl")))
    table.resolve({"hit-girl": "home-schooling"})
    assert not table.offered(PayBribe)


@rule("KA-29.17", "KA-29.18", "KA-29.19")
def test_police_tokens_are_carried_to_the_police_department(table: Table) -> None:
    crew(table, "uptown-crew", "police", "police", "bribe")
    armor = table.foe("don-genovese").armor
    hero = table.hero("dr-gravity", at="central-park")
    for number in (0, 1):
        table.run(lambda play, number=number: RevealToken("hit-girl", number).do(play, table.hero("hit-girl")))
    table.resolve({"dr-gravity": "homework-can-wait"})
    table.choose(PickUpToken("dr-gravity", 0))
    assert hero.carried == ["token-0"]
    assert not table.offered(PickUpToken), "one Timer action a token, and it is gone from there"
    table.hero("dr-gravity", at="police")
    table.resolve({"dr-gravity": "homework-can-wait"})
    table.choose(PickUpToken("dr-gravity", 1))
    table.hero("hit-girl", at="police")
    table.choose(Handover("dr-gravity"))
    assert hero.carried == []
    assert table.foe("don-genovese").armor == armor - 4, "one Timer action delivers all"
    assert table.city.row[0].left == [1]


@rule("KA-29.19")
def test_only_the_carrier_delivers_and_a_faint_loses_nothing(table: Table) -> None:

    crew(table, "uptown-crew", "police", "police", "bribe")
    table.run(lambda play: RevealToken("hit-girl", 0).do(play, table.hero("hit-girl")))
    table.run(lambda play: PickUpToken("dr-gravity", 0).do(play, table.hero("dr-gravity")))
    table.hero("dr-gravity", fainting=True)
    table.settle(chance=[FAINT])
    assert table.hero("dr-gravity").carried == ["token-0"]
    table.hero("hit-girl", at="police")
    table.resolve({"hit-girl": "home-schooling"})
    assert not table.offered(Handover)


@rule("KA-29.20", "KA-29.21")
def test_loot_is_freed_by_killing_minions_there(table: Table) -> None:
    crew(table, "wall-street-crew", "loot", "police", "bribe")
    table.run(lambda play: RevealToken("hit-girl", 0).do(play, table.hero("hit-girl")))
    token = table.city.tokens[0]
    assert (token.picture, token.left) == ("loot", 3)
    table.put("wall-street", minions=1, gang=6)
    hero = table.hero("hit-girl")
    table.run(lambda play: effects.kill(play, hero, 2, ["wall-street"]))
    table.choose(KillMinion("wall-street"), KillMinion("wall-street", gang=True))

    table.settle("hit-girl")
    table.choose(ChooseHero("dr-gravity"), ChooseHero("hit-girl"))
    assert [other.dollars for other in table.city.heroes] == [4, 4], "any Hero may take it"
    assert token.left == 1
    table.run(lambda play: effects.kill(play, hero, 1, ["wall-street"]))
    table.choose(KillMinion("wall-street", gang=True))
    assert token.at == "", "resolved"
    assert table.area("wall-street").gang == 2, "4 left, and its colour kills 2"


@rule("KA-29.22", "KA-29.23", "KA-29.24")
def test_what_the_colours_do(table: Table) -> None:
    crew(table, "night-crew", "bribe", "bribe", "bribe")
    crew(table, "docks-crew", "bribe", "bribe", "bribe")
    boss = table.foe("don-genovese")
    boss.power, boss.armor, boss.life = 1, 1, 6
    table.put("wall-street", gang=1)
    table.call(lambda play: don.resolve(play, 2))
    assert table.area("wall-street").gang == 0, "those left are killed"
    table.call(lambda play: don.resolve(play, 3))
    table.call(lambda play: don.resolve(play, 5))
    assert (boss.power, boss.armor) == (0, 0), "not below 0"
    table.call(lambda play: don.resolve(play, 0))
    assert boss.life == 4
    boss.life = 1
    table.call(lambda play: don.resolve(play, 1))
    assert table.won == "won-don-genovese"


@rule("KA-29.25")
def test_a_crew_is_completed_when_all_tokens_are_resolved(table: Table) -> None:

    crew(table, "docks-crew", "bribe", "bribe", "bribe")
    for number in range(3):
        assert not table.city.boss_completed
        table.call(lambda play, number=number: don.resolve(play, number))
    table.settle("hit-girl")
    assert table.city.boss_completed == ["docks-crew"]


@rule("KA-29.26")
def test_a_matured_crew_takes_its_tokens_along(table: Table) -> None:
    crew(table, "uptown-crew", "police", "loot", "bribe")
    for number in (0, 1):
        table.run(lambda play, number=number: RevealToken("hit-girl", number).do(play, table.hero("hit-girl")))
    table.run(lambda play: PickUpToken("hit-girl", 0).do(play, table.hero("hit-girl")))
    table.city.row[:] = [None, None, table.city.row[0]]
    table.run(event_row.slide)
    assert all(token.at == "" for token in table.city.tokens)
    assert table.hero("hit-girl").carried == []
    assert not table.lost, "Don Genovese can still be killed"


@rule("KA-29.27", "KA-29.28")
def test_don_fights_but_is_hit_only_after_all_minions(table: Table) -> None:
    table.put("wall-street", gang=1, minions=1, supers=1)
    boss = table.foe("don-genovese")
    boss.power, boss.armor = 3, 1
    assert enemies.power_at(table.city, "wall-street") == 3 + 1 + 1 + 2
    table.hero("hit-girl", at="wall-street", strength=6, life=3)
    table.give("hit-girl", "stab-vest", "baseball-bat")
    table.fight("hit-girl", chance=[HIT] * 5 + [SHIELD] * 2)
    table.choose(KeepDice("hit-girl"))
    assert "don-genovese" not in {option.target for option in table.offered(Strike)}
    table.choose(Strike("minions", 1), Strike("gang", 1))
    assert Strike("don-genovese", 4) in table.options, "left-over Hits; Super Minions do not protect him"
    table.choose(Strike("don-genovese", 4))
    assert boss.life == amount(table.content.foes["don-genovese"].life, 2) - 3
    fight = Fight("wall-street", ["hit-girl"], [""], ["don-genovese"], hits=9)
    assert "don-genovese" in {option.target for option in Strike.offered(table.state, table.content, fight)}


@rule("KA-29.28", "KA-24.4")
def test_whoever_strikes_all_has_only_the_hits_left_over_for_don(table: Table) -> None:
    table.put("wall-street", gang=1, minions=1)
    boss = table.foe("don-genovese")
    life = boss.life
    table.hero("hit-girl", at="wall-street", strength=6, life=9)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"))
    hits = table.city.fight.hits
    table.choose(Strike("all", 2))
    assert enemies.power_at(table.city, "wall-street") == boss.power, "the Minions are gone"
    assert boss.life == life
    assert not table.won
    assert hits - 2 <= boss.armor


@rule("KA-29.20", "KA-29.22", "KA-29.24")
def test_a_gang_that_loot_takes_away_is_not_killed_twice(table: Table) -> None:
    crew(table, "wall-street-crew", "loot", "police", "bribe")
    table.run(lambda play: RevealToken("hit-girl", 0).do(play, table.hero("hit-girl")))
    table.city.tokens[0].left = 1
    table.put("wall-street", minions=1, gang=3)
    table.hero("hit-girl", at="wall-street", strength=6, life=9)
    table.give("hit-girl", "baseball-bat")
    table.fight("hit-girl", chance=[HIT, HIT, HIT, HIT, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"))
    table.choose(Strike("all", 4))
    assert table.area("wall-street").gang == 0
    assert [told.amount for told in table.told(Killed) if told.kind == "gang"] == [2, 1]


@rule("KA-29.20")
def test_two_loot_tokens_in_one_district_each_free_a_dollar(table: Table) -> None:
    crew(table, "wall-street-crew", "loot", "police", "bribe")
    crew(table, "docks-crew", "bribe", "bribe", "loot")
    for number in (0, 5):
        table.run(lambda play, number=number: RevealToken("hit-girl", number).do(play, table.hero("hit-girl")))
    looted = [table.city.tokens[number] for number in (0, 5)]
    assert {token.at for token in looted} == {"wall-street"}
    table.put("wall-street", minions=1)
    table.run(lambda play: effects.kill(play, table.hero("hit-girl"), 1, ["wall-street"]))
    table.choose(KillMinion("wall-street"))
    assert [token.left for token in looted] == [2, 2]
    assert len(table.city.owed) == 2


@rule("KA-29.29")
def test_alone_one_token_of_each_colour() -> None:
    table = Table("hit-girl", plot="don-genovese")
    table.show_plot()
    table.set_up_event("docks-crew")
    assert [token.colour for token in table.city.tokens] == ["power", "armor"]
    assert table.city.row[0].left == [2]


@rule("KA-29.30")
def test_don_dead_is_a_win(table: Table) -> None:
    table.call(lambda play: striking.hurt_foe(play, table.foe("don-genovese"), 99))
    assert table.won == "won-don-genovese"
