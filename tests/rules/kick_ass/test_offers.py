"""What is offered, counted and told only where it should be: each set up beside a case where it should not."""

from itertools import pairwise

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import districts, enemies, fight_results, items, plots, striking, tracks
from hardboiled.games.kick_ass.rules.effects.belongings import Ready, ReadyItem
from hardboiled.games.kick_ass.rules.effects.city import Spawn
from hardboiled.games.kick_ass.rules.effects.streets import Kill, KillMinion
from hardboiled.games.kick_ass.rules.event_row import WorkOnEvent
from hardboiled.games.kick_ass.rules.events import DocksTokenMoved, FoeMoved, Lost, Rolled
from hardboiled.games.kick_ass.rules.gone_viral import GONE_VIRAL
from hardboiled.games.kick_ass.rules.plots.don import PayBribe, RevealToken
from hardboiled.games.kick_ass.rules.plots.hideaway import hideaway
from hardboiled.games.kick_ass.rules.state import Fight, Token
from rules.kick_ass.table import BLANK, Table
from rules.kick_ass.test_hideaway import inside
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    for hero in table.city.heroes:
        table.disarm(hero.id)
    return table


# Events.


@rule("KA-20.7", "KA-7.12")
def test_every_event_of_the_row_is_looked_at_by_night(table: Table) -> None:
    table.event("gun-boat", space=1)
    table.event("bank-job", space=3)
    table.city.round = 2
    table.step("sleep")
    assert table.city.completed == ["bank-job"], "Wall Street is free of Enemies"
    assert table.city.row[0] is not None


@rule("KA-13.1", "KA-10.12")
def test_no_timer_is_spent_where_no_interest_token_is_left(table: Table) -> None:
    event = table.event("missing-twins")
    hero = table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": "homework-can-wait"})
    assert WorkOnEvent("hit-girl", event.id, 1) in table.options
    event.left[1] = 0
    assert not WorkOnEvent.offered(table.state, table.content, hero)


@rule("KA-10.12")
def test_dollars_for_an_event_are_told_with_the_event(table: Table) -> None:
    event = table.event("trace-the-phone")
    table.hero("hit-girl", at="police", dollars=3)
    table.resolve({"hit-girl": "homework-can-wait"})
    table.choose(WorkOnEvent("hit-girl", event.id, 0))
    assert table.told(Lost) == [Lost("hit-girl", "dollars", 1, "trace-the-phone")]
    assert table.city.cause == ""


# Enemies and tokens.


@rule("KA-8.19", "KA-27.4")
def test_the_skull_gang_comes_out_of_the_supply(table: Table) -> None:
    before = enemies.supply(table.city, table.content)
    table.put("police", skulls=3, minions=2, supers=1, gang=1)
    assert enemies.supply(table.city, table.content) == before - 7


@rule("KA-8.17")
def test_a_spawn_icon_without_a_number_is_one_minion(table: Table) -> None:
    table.carry_out(Spawn(at="docks"))
    assert table.area("docks").minions == 1


@rule("KA-15.26")
def test_the_docks_token_that_goes_back_is_told(table: Table) -> None:
    table.city.docks, table.city.docks_side = 3, "shield"
    table.run(lambda play: districts.DISTRICTS["docks"].bonus(play, table.hero("hit-girl")))
    assert table.told(DocksTokenMoved) == [DocksTokenMoved(2, "shield")]
    table.city.docks = 1
    table.run(lambda play: districts.DISTRICTS["docks"].bonus(play, table.hero("hit-girl")))
    assert table.city.docks == 1


@rule("KA-29.14", "KA-29.15")
def test_only_hidden_tokens_are_revealed_and_only_bribes_here_are_paid() -> None:
    table = Table("hit-girl", "dr-gravity", plot="don-genovese")
    table.show_plot()
    hero = table.hero("hit-girl", at="docks", dollars=9)
    table.city.tokens[:] = [
        Token("power", "docks", "docks-crew"),
        Token("power", "docks", "docks-crew", picture="bribe"),
        Token("armor", "docks", "docks-crew", picture="police"),
        Token("life", "shop", "night-crew", picture="bribe"),
        Token("life", "shop", "night-crew"),
    ]
    assert RevealToken.offered(table.state, table.content, hero) == [RevealToken("hit-girl", 0)]
    assert PayBribe.offered(table.state, table.content, hero) == [PayBribe("hit-girl", 1)]
    hero.dollars = table.content.settings.bribe - 1
    assert not PayBribe.offered(table.state, table.content, hero)


@rule("KA-17.6")
def test_lightning_that_kills_does_so_in_the_city_only(table: Table) -> None:
    table.put("shop", minions=1)
    fight = Fight("docks", ["hit-girl"], [""])
    table.run(lambda play: fight_results._give(play, fight, [("hit-girl", "kill", 1)]))
    assert KillMinion("shop") in table.options
    elsewhere = Fight("hideaway-1", ["hit-girl"], [""])
    table.run(lambda play: fight_results._give(play, elsewhere, [("hit-girl", "kill", 1)]))
    assert not table.offered(KillMinion)


# Items.


@rule("KA-6.19")
@pytest.mark.parametrize("closed", [0, 1])
def test_a_broken_hand_takes_nothing(table: Table, closed: int) -> None:
    hero = table.hero("hit-girl", closed=closed)
    items.equip(hero, table.content.items["baseball-bat"], "")
    assert hero.hands[1 - closed] == "baseball-bat"
    assert hero.hands[closed] == ""


@rule("KA-4.15")
def test_every_hero_has_a_green_card() -> None:
    content = GAME.content()
    assert {hero: content.cards[card].hero for hero, card in content.green.items()} == {h: h for h in content.heroes}
    assert {content.cards[card].colour for card in content.green.values()} == {"green"}


# Ends.


@rule("KA-25.5")
def test_who_loses_has_no_point(table: Table) -> None:
    table.city.round = table.content.settings.rounds
    table.step("refresh")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, set(outcome.scores.values())) == ((), {0})


@rule("KA-28.18")
def test_a_fight_that_changes_something_begins_the_count_anew() -> None:
    table = inside("hit-girl")
    table.disarm("hit-girl")
    table.hero("hit-girl", strength=1, life=3)
    table.city.stalemate = 5
    table.run(hideaway, chance=[BLANK, BLANK])
    assert table.city.hero("hit-girl").life < 3
    assert table.city.stalemate == 0


def test_the_distances_of_the_map_are_those_of_its_ways() -> None:
    content = GAME.content()
    for start, far in content.distance.items():
        for goal, steps in far.items():
            way = content.way(start, goal)
            assert len(way) == steps + 1
            assert all(there in content.districts[here].near for here, there in pairwise(way))


# Where nothing is left to do.


@rule("KA-6.11")
def test_items_are_unexhausted_one_by_one_as_long_as_there_are_any(table: Table) -> None:
    hero = table.hero("hit-girl")
    hero.exhausted[:] = ["ski-mask", "pepper-spray", "energy-bars"]
    table.carry_out(Ready(count=2), "hit-girl")
    assert table.options == [ReadyItem("ski-mask"), ReadyItem("pepper-spray"), ReadyItem("energy-bars")]
    table.choose(ReadyItem("pepper-spray"), ReadyItem("energy-bars"))
    assert hero.exhausted == ["ski-mask"]
    table.carry_out(Ready(), "hit-girl")
    assert hero.exhausted == []
    table.carry_out(Ready(), "hit-girl")
    assert not table.offered(ReadyItem)


@rule("KA-10.13")
@pytest.mark.parametrize(
    ("where", "there"),
    [
        ("here", ["docks"]),
        ("adjacent", ["shop", "wall-street"]),
        ("anywhere", ["docks", "shop", "wall-street", "library"]),
    ],
)
def test_where_a_kill_icon_reaches(table: Table, where: str, there: list[str]) -> None:
    for place in ("docks", "shop", "wall-street", "library"):
        table.put(place, minions=2)
    table.hero("hit-girl", at="docks")
    table.carry_out(Kill(count=2, where=where), "hit-girl")
    assert {option.district for option in table.offered(KillMinion)} == set(there)


@rule("KA-21.1")
def test_nobody_is_inspired_by_empty_streets(table: Table) -> None:
    table.run(lambda play: GONE_VIRAL["inspire"].do(play, table.hero("hit-girl")))
    assert not table.told(Rolled)


@rule("KA-27.10", "KA-29.7")
@pytest.mark.parametrize("plot", ["vic-gigante", "don-genovese"])
def test_no_boss_no_move(plot: str) -> None:
    table = Table("hit-girl", plot=plot)
    table.show_plot()
    table.city.foes.clear()
    table.call(plots.PLOTS[plot].night_move)
    assert not table.told(FoeMoved)


@rule("KA-6.19")
def test_a_hand_that_came_free_meanwhile_is_the_one_that_breaks(table: Table) -> None:
    table.hardships("hit-girl", right="broken-wrist")
    table.give("hit-girl", "baseball-bat", "dustbin-lid")
    hero = table.hero("hit-girl", happiness=4)
    table.call(lambda play: tracks.flip(play, hero))
    assert [owed.kind for owed in table.city.owed] == ["hand"]
    hero.hands[0] = ""
    table.settle("hit-girl")
    assert (hero.hands, hero.closed) == (["", "dustbin-lid"], 0)


@rule("KA-6.19")
def test_who_is_happy_again_keeps_both_hands(table: Table) -> None:
    table.hardships("hit-girl", right="broken-wrist")
    table.give("hit-girl", "baseball-bat", "dustbin-lid")
    hero = table.hero("hit-girl", happiness=4)
    table.call(lambda play: tracks.flip(play, hero))
    hero.happiness = 6
    table.settle("hit-girl")
    assert (hero.hands, hero.closed) == (["baseball-bat", "dustbin-lid"], -1)


@rule("KA-16.10", "KA-16.13")
def test_everybody_at_once_takes_the_mini_boss_too(table: Table) -> None:
    table.set_up_event("cutter-on-the-street")
    table.put("wall-street", minions=1)
    cutter = table.foe("the-cutter")
    assert cutter is not None
    need = 1 + cutter.life
    table.hero("hit-girl", at="wall-street")
    fight = Fight("wall-street", ["hit-girl"], [""], against=["the-cutter"], hits=need + 2)
    table.call(lambda play: striking._strike_all(play, fight))
    assert (fight.hits, table.area("wall-street").minions, cutter.life) == (2, 0, 0)
