"""KA-8 to KA-10: Minions, Super Minions, Protection and other tokens."""

import pytest

from hardboiled.games.kick_ass.rules import enemies, spawning, striking
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict
from hardboiled.games.kick_ass.rules.districts import UseDistrict
from hardboiled.games.kick_ass.rules.effects.city import Incoming, Spawn, TimerOff
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp, Kill, KillMinion, Protect
from hardboiled.games.kick_ass.rules.event_row import WorkOnEvent
from hardboiled.games.kick_ass.rules.events import BonusTaken, SpawnDrawn
from rules.kick_ass.table import Table
from support import rule

EXAMPLE = "window-smashers"
"""Incoming +1; Shop, Hospital, Library."""


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity", "big-daddy")


def minions(table: Table) -> dict[str, int]:
    return {place: area.minions for place, area in table.city.map.items() if area.minions}


@rule("KA-8.1", "KA-8.2")
def test_a_segment_begins_with_one_spawn_card_then_cards_are_chosen(table: Table) -> None:
    table.state.spawn_deck.append(EXAMPLE)
    table.step("spawn")
    assert [event.card for event in table.told(SpawnDrawn)] == [EXAMPLE]
    assert table.prompt == "play-card"
    assert sum(minions(table).values()) == table.content.settings.incoming[2][1]


@rule("KA-8.3", "KA-8.5", "KA-8.6", "KA-8.8", "KA-8.9", "KA-8.10", "KA-8.11", "KA-8.12", "KA-8.14")
def test_the_example_of_the_rulebook(table: Table) -> None:
    """Four Minions: Shop (one space left), Hospital, Library, and over the Shop to Central Park."""
    track = table.content.settings.incoming[2]
    table.city.incoming = track.index(4)
    assert track[table.city.incoming + 1] == 4, "the advance goes from a 4 to another 4"
    table.put("shop", minions=2)
    table.put("hospital", minions=1)
    table.run(lambda play: spawning.spawn_card(play, EXAMPLE))
    assert minions(table) == {"shop": 3, "hospital": 2, "library": 1, "central-park": 1}
    table.put("shop", minions=3)
    table.put("central-park", minions=0)
    table.put("library", minions=0)
    table.put("hospital", minions=0)
    table.city.incoming = track.index(5)
    table.run(lambda play: spawning.spawn_card(play, EXAMPLE))
    assert minions(table) == {"shop": 3, "central-park": 2, "hospital": 2, "library": 1}, "the fifth goes on"


@rule("KA-8.4", "KA-8.7", "KA-10.14")
def test_the_incoming_marker_moves_and_stops_at_the_ends(table: Table) -> None:
    table.run(lambda play: spawning.spawn_card(play, "rush-hour-robbers"))
    assert table.city.incoming == 0, "no symbol, no move"
    table.run(lambda play: spawning.spawn_card(play, EXAMPLE))
    assert table.city.incoming == 1
    table.carry_out(Incoming(by=2))
    assert table.city.incoming == 3
    table.carry_out(Incoming(by=-9))
    assert table.city.incoming == 0
    table.carry_out(Incoming(by=99))
    assert table.city.incoming == 11


@rule("KA-8.3")
def test_special_effects_come_before_the_minions(table: Table) -> None:
    hero = table.hero("hit-girl", at="shop", happiness=5)
    table.run(lambda play: spawning.spawn_card(play, "bad-crowd"))
    assert hero.happiness == 4, "Heroes in a listed District"
    assert table.hero("big-daddy").happiness == 5
    table.run(lambda play: spawning.spawn_card(play, "hired-muscle"))
    assert table.area("library").supers == 1, "the first Minion is a Super Minion"
    table.put("docks", tokens=1)
    table.put("city-hall", tokens=1)
    table.run(lambda play: spawning.spawn_card(play, "vandals"))
    table.choose(ChooseDistrict("city-hall"))
    assert table.area("city-hall").tokens == 0
    table.run(lambda play: spawning.spawn_card(play, "dock-strike"))
    assert table.area("docks").off_today


@rule("KA-8.15", "KA-8.16", "KA-25.3", "KA-25.7")
def test_every_arrow_leads_to_city_hall_and_there_the_game_is_lost(table: Table) -> None:
    for place in table.content.districts:
        steps = 0
        while place != "city-hall":
            place = table.content.districts[place].arrow
            steps += 1
            assert steps < 8
    assert not table.content.districts["city-hall"].arrow
    table.put("city-hall", minions=4)
    table.call(lambda play: spawning.spawn(play, "city-hall"))
    assert not table.lost
    table.call(lambda play: spawning.spawn(play, "city-hall", 3))
    assert table.lost == "lost-city-hall"
    assert table.area("city-hall").minions == 5, "the first failing Minion ends it"


@rule("KA-8.16")
def test_overflow_into_a_full_city_hall_loses_too(table: Table) -> None:
    table.put("city-hall", minions=5)
    table.put("police", minions=3)
    table.put("library", minions=3)
    table.call(lambda play: spawning.spawn(play, "library"))
    assert table.lost == "lost-city-hall"


@rule("KA-8.17", "KA-10.13")
def test_spawns_of_events_follow_the_same_path(table: Table) -> None:
    table.put("shop", minions=3)
    table.carry_out(Spawn(at="shop", count=2))
    assert minions(table) == {"shop": 3, "central-park": 2}


@rule("KA-8.18")
def test_an_empty_spawn_deck_is_reshuffled(table: Table) -> None:
    table.city.spawn_discard[:] = [*table.state.spawn_deck, *table.city.spawn_discard]
    table.state.spawn_deck.clear()
    table.step("spawn")
    assert len(table.state.spawn_deck) == 19


@rule("KA-8.19")
def test_with_no_figure_left_a_spawn_is_skipped(table: Table) -> None:
    table.put("wall-street", gang=27)
    table.call(lambda play: spawning.spawn(play, "docks"))
    assert minions(table) == {}
    table.put("docks", tokens=1)
    table.call(lambda play: spawning.spawn(play, "docks"))
    table.call(lambda play: spawning.spawn(play, "docks", supers=True))
    assert (table.area("docks").tokens, table.area("docks").supers) == (1, 0), "nobody was there to come"
    assert not table.lost
    assert sum(district.limit for district in table.content.districts.values()) == 27
    assert table.content.settings.minions == 27


@rule("KA-8.16", "KA-8.19", "KA-9.6")
@pytest.mark.parametrize("figure", ["minions", "supers"])
@pytest.mark.parametrize("start", ["city-hall", "wall-street"])
def test_without_a_figure_a_full_city_hall_loses_all_the_same(table: Table, figure: str, start: str) -> None:
    table.put("city-hall", **{figure: 5})
    table.put("wall-street", **{figure: 3})
    table.put("docks", gang=19)
    table.call(lambda play: spawning.spawn(play, start, supers=figure == "supers"))
    assert table.lost == "lost-city-hall"


@rule("KA-8.19")
def test_without_a_figure_the_next_district_with_room_ends_the_way(table: Table) -> None:
    table.put("library", minions=3)
    table.put("docks", gang=24)
    table.call(lambda play: spawning.spawn(play, "library"))
    assert minions(table) == {"library": 3}
    assert not table.lost


@rule("KA-8.20", "KA-9.11")
def test_arriving_enemies_do_nothing_to_heroes(table: Table) -> None:
    hero = table.hero("hit-girl", at="docks")
    table.call(lambda play: spawning.spawn(play, "docks", 3))
    assert (hero.life, hero.at) == (3, "docks")
    assert not table.told(BonusTaken)


# Super Minions.


@rule("KA-9.1")
def test_a_super_minion_has_power_two_life_two_and_takes_one_space(table: Table) -> None:
    table.put("docks", supers=2)
    assert enemies.power_at(table.city, "docks") == 4
    assert enemies.room(table.city, table.content, "docks") == 1

    assert striking.SUPER_LIFE == 2


@rule("KA-9.2", "KA-9.3", "KA-9.4")
def test_a_super_minion_takes_a_space_or_replaces_a_minion(table: Table) -> None:
    event = table.event("drug-lab")
    event.left[:] = [4]
    table.put("hospital", minions=2)
    table.call(lambda play: spawning.spawn(play, "hospital", supers=True))
    assert (table.area("hospital").minions, table.area("hospital").supers) == (2, 1)
    table.call(lambda play: spawning.spawn(play, "hospital", supers=True))
    assert (table.area("hospital").minions, table.area("hospital").supers) == (1, 2)
    assert event.left == [4], "the replaced Minion was not killed"
    assert not table.told(BonusTaken)


@rule("KA-9.5", "KA-9.6")
def test_among_super_minions_only_it_goes_on_and_may_lose_the_game(table: Table) -> None:
    table.put("shop", supers=3)
    table.put("central-park", minions=4)
    table.call(lambda play: spawning.spawn(play, "shop", supers=True))
    assert (table.area("central-park").minions, table.area("central-park").supers) == (3, 1)
    table.put("city-hall", supers=5)
    table.call(lambda play: spawning.spawn(play, "city-hall", supers=True))
    assert table.lost == "lost-city-hall"


@rule("KA-9.7", "KA-14.12", "KA-14.13", "KA-10.13")
def test_kill_and_clean_up_icons_leave_super_minions_alone(table: Table) -> None:
    table.put("docks", minions=2, supers=1)
    table.put("shop", supers=2)
    hero = table.hero("hit-girl")
    table.carry_out(CleanUp(), hero.id)
    assert (table.area("docks").minions, table.area("docks").supers) == (0, 1)
    assert not table.match.asks, "no bonus: an Enemy is left"
    table.carry_out(Kill(), hero.id)
    assert not table.offered(KillMinion)


@rule("KA-9.8")
def test_rings_are_no_limit(table: Table) -> None:
    for place in table.content.districts:
        table.put(place, supers=table.content.districts[place].limit)
    assert sum(area.supers for area in table.city.map.values()) == 27


# Protection tokens.


@rule("KA-10.1", "KA-10.10")
def test_tokens_go_on_free_spaces_only(table: Table) -> None:
    table.put("docks", minions=1, tokens=1)
    table.put("shop", minions=3)
    assert spawning.can_protect(table.city, table.content, "docks")
    spawning.protect(table.play, "docks")
    assert table.area("docks").tokens == 2
    assert not spawning.can_protect(table.city, table.content, "docks")
    assert not spawning.can_protect(table.city, table.content, "shop")


@rule("KA-10.2", "KA-10.3", "KA-10.4", "KA-10.5", "KA-14.11")
def test_a_minion_meets_the_token_first_and_dies(table: Table) -> None:
    event = table.event("drug-lab")
    event.left[:] = [4]
    table.put("hospital", tokens=1)
    table.call(lambda play: spawning.spawn(play, "hospital", 2))
    assert (table.area("hospital").tokens, table.area("hospital").minions) == (0, 1)
    assert event.left == [3], "it counts as killed"
    assert not table.told(BonusTaken)
    assert enemies.supply(table.city, table.content) == 26


@rule("KA-10.6")
def test_a_super_minion_takes_the_tokens_space(table: Table) -> None:
    table.put("docks", minions=2, tokens=1)
    table.call(lambda play: spawning.spawn(play, "docks", supers=True))
    area = table.area("docks")
    assert (area.minions, area.supers, area.tokens) == (2, 1, 0)


@rule("KA-10.7")
def test_a_district_with_a_token_on_its_last_space_is_not_taken(table: Table) -> None:
    table.put("docks", minions=2, tokens=1)
    assert not enemies.taken(table.city, table.content, "docks")
    table.put("docks", minions=3, tokens=0)
    assert enemies.taken(table.city, table.content, "docks")


@rule("KA-10.8")
def test_moved_minions_use_token_free_spaces_first(table: Table) -> None:
    table.put("docks", minions=1, tokens=1)
    assert spawning.move_in(table.play, "docks")
    assert (table.area("docks").minions, table.area("docks").tokens) == (2, 1)
    assert not spawning.move_in(table.play, "docks")
    assert (table.area("docks").minions, table.area("docks").tokens) == (2, 0)


@rule("KA-10.9")
def test_there_are_eight_tokens(table: Table) -> None:
    table.put("city-hall", tokens=5)
    table.put("docks", tokens=2)
    table.carry_out(Protect(count=2), "hit-girl")
    assert ChooseDistrict("docks") in table.options
    table.choose(ChooseDistrict("docks"))
    assert not table.match.asks, "none is left in the supply"


@rule("KA-10.11", "KA-10.12")
def test_an_inactive_timer_blocks_the_district_but_not_events(table: Table) -> None:
    table.event("gun-boat")
    table.hero("hit-girl", at="docks")
    table.carry_out(TimerOff(at="docks", until="sleep"))
    assert enemies.timer_off(table.city, "docks")
    table.put("docks", minions=3)
    table.resolve({"hit-girl": "home-schooling"})
    assert not table.offered(UseDistrict)
    assert table.offered(WorkOnEvent) == [WorkOnEvent("hit-girl", "gun-boat", 0)]


@rule("KA-10.11")
def test_inactive_timers_end_in_their_time(table: Table) -> None:
    table.carry_out(TimerOff(at="docks", until="next-round"))
    table.carry_out(TimerOff(at="police", until="game"))
    table.city.round += 1
    assert enemies.timer_off(table.city, "docks")
    table.city.round += 1
    assert not enemies.timer_off(table.city, "docks")
    assert enemies.timer_off(table.city, "police")
