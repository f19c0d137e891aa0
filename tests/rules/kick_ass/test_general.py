"""KA-1: general principles."""

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import effects, fainting, plots, spawning, tracks
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.effects.streets import KillMinion
from hardboiled.games.kick_ass.rules.set_up import PickHero
from hardboiled.games.kick_ass.rules.striking import Strike
from hardboiled.kernel import OptionError
from hardboiled.kernel.saving import start
from rules.kick_ass.table import BLANK, HIT, Table
from support import rule


@rule("KA-1.1")
def test_one_to_four_players_win_or_lose_together() -> None:
    assert GAME.modes[0].counts == (1, 2, 3, 4)
    with pytest.raises(OptionError):
        start("kick-ass", seats=["P"] * 5)
    table = Table("hit-girl", "dr-gravity", "big-daddy")
    assert {GAME.side(table.state, seat) for seat in table.match.seats} == {"heroes"}
    table.put("city-hall", supers=5)
    table.call(lambda play: spawning.spawn(play, "city-hall"))
    assert table.match.outcome.winners == ()


@rule("KA-1.2", "KA-2.5")
def test_each_player_picks_one_hero_and_no_hero_is_used_twice() -> None:
    match = start("kick-ass", seats=["Ann", "Bob"], seed=1)
    assert len(match.asks[0].options) == 7
    match.choose(PickHero("hit-girl"))
    assert PickHero("hit-girl") not in match.asks[0].options
    match.choose(PickHero("big-daddy"))
    assert [hero.id for hero in match.state.city.heroes] == ["hit-girl", "big-daddy"]
    chance = start("kick-ass", seats=["Ann", "Bob"], seed=1, heroes="random")
    assert len({hero.id for hero in chance.state.city.heroes}) == 2


@rule("KA-1.3", "KA-1.4", "KA-2.23")
def test_a_round_is_event_day_sleep_refresh_and_a_day_has_three_segments() -> None:
    table = Table("colonel-stars")
    seen: list[tuple[int, str, int]] = []
    table.step("event-phase")
    while table.match.asks and table.city.round < 3:
        here = (table.city.round, table.state.step, table.city.segment)
        if here not in seen:
            seen.append(here)
        table.match.choose(table.options[-1])
    first = [(step, segment) for number, step, segment in seen if number == 1]
    days = [segment for step, segment in first if step == "choose-cards"]
    assert days == [0, 1, 2]
    assert first[-1][0] == "refresh"
    assert [number for number, *_ in seen] == sorted(number for number, *_ in seen)


@rule("KA-1.5")
def test_x_is_the_number_of_players() -> None:
    for players in (1, 2, 3, 4):
        assert [amount(text, players) for text in ("X", "2X", "X+1", 3)] == [players, 2 * players, players + 1, 3]
        assert amount((7, 5, 6, 9), players) == (7, 5, 6, 9)[players - 1], "a number of its own for each"
    table = Table("hit-girl")
    table.set_up_event("overdue-hostages")
    assert table.area("library").minions == 1


@rule("KA-1.6")
def test_x_does_not_shrink_when_a_hero_drops_out() -> None:
    table = Table("hit-girl", "dr-gravity", "big-daddy", plot="mother-fucker")
    table.show_plot()
    table.hero("hit-girl").out = True
    assert table.city.players == 3
    table.set_up_event("blackout")
    assert table.city.row[0].left[0] == 3


@rule("KA-1.7")
def test_hands_are_open_to_all() -> None:
    table = Table("hit-girl", "dr-gravity")
    for seat in (*table.match.seats, "spectator"):
        assert table.match.view(seat).city.hero("dr-gravity").hand == table.hero("dr-gravity").hand


@rule("KA-1.8", "KA-10.13")
def test_open_choices_are_the_players() -> None:
    table = Table()
    table.put("docks", minions=2)
    table.put("shop", minions=1, supers=1)
    table.run(lambda play: effects.kill(play, table.hero("hit-girl"), 1, list(play.content.districts)))
    assert table.offered(KillMinion) == [KillMinion("docks"), KillMinion("shop")]
    table.choose(KillMinion("docks"))
    assert (table.area("docks").minions, table.area("shop").supers) == (1, 1)


@rule("KA-1.9")
def test_a_special_rule_overrides_a_general_one() -> None:
    table = Table("hit-girl", plot="john-genovese")
    table.city.location, table.city.combat = 1, ["quiet-before-the-storm"]

    table.run(lambda play: fainting.roll(play, table.hero("hit-girl")), chance=[1])
    assert table.hero("hit-girl").out
    assert table.hero("hit-girl").at != "hospital"


@rule("KA-1.10", "KA-16.18")
def test_a_win_comes_before_the_faint_of_the_same_fight() -> None:
    table = Table("hit-girl")
    table.show_plot()

    table.hero("hit-girl", at="docks", strength=6, life=0)
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    table.foe("red-mist").life = table.foe("red-mist").armor = 1
    table.fight("hit-girl", chance=[HIT] * 4 + [BLANK] * 2)
    table.choose(*[option for option in table.options if "KeepDice" in repr(option)])
    table.choose(Strike("red-mist", 2))
    assert table.won == "won-red-mist"
    assert table.hero("hit-girl").fainting


@rule("KA-1.11", "KA-4.2", "KA-4.9", "KA-4.20")
def test_tracks_stop_at_their_ends() -> None:
    table = Table()
    hero = table.hero("hit-girl")
    for stat, top, bottom in (("happiness", 9, 1), ("strength", 6, 1), ("life", 3, 0)):
        table.call(lambda play, stat=stat: tracks.change(play, hero, stat, 20))
        assert getattr(hero, stat) == top
        hero.social = 5
        table.call(lambda play, stat=stat: tracks.change(play, hero, stat, -1 if stat == "life" else -20))
        assert getattr(hero, stat) == (2 if stat == "life" else bottom)
