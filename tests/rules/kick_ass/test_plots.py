"""KA-23 to KA-27: the Final Plot, the end, Red Mist and Vic Gigante."""

import pytest

from hardboiled.games.kick_ass.actions import ChooseDistrict, ChooseHero, KeepDice, KillMinion, Strike
from hardboiled.games.kick_ass.rules import effects, enemies, events, plots, sleep, striking, vic
from hardboiled.games.kick_ass.state import Fight
from hardboiled.games.kick_ass.story import BonusTaken
from hardboiled.games.kick_ass.words import CleanUp, Kill
from rules.kick_ass.table import AWAKE, BLANK, HIT, LIGHTNING, SHIELD, Table
from support import rule

BOSS_EVENTS = {"question-his-driver", "raid-the-comic-store", "trace-the-phone", "fake-fan-club"}


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    table.show_plot()
    return table


def complete(table: Table, event_id: str, by: tuple[str, ...] = ("hit-girl",)) -> None:
    event = next(e for e in events.in_play(table.city) if e.id == event_id)
    table.run(lambda play: events.complete(play, event, by))


def row(table: Table) -> list[str]:
    return [event.id if event else "" for event in table.city.row]


@rule("KA-23.1", "KA-23.2", "KA-26.1")
def test_the_deck_becomes_the_four_boss_events(table: Table) -> None:
    assert set(table.state.event_deck) == BOSS_EVENTS
    assert len(table.state.event_deck) == 4
    orders = set()
    for seed in range(6):
        other = Table(seed=seed)
        other.show_plot()
        orders.add(tuple(other.state.event_deck))
    assert len(orders) > 1, "shuffled"


@rule("KA-23.3", "KA-23.7")
def test_regular_events_stay_and_bring_no_boss_event(table: Table) -> None:
    table.event("trolls-awake", 2)
    complete(table, "trolls-awake")
    assert table.hero("hit-girl").happiness == 7
    assert row(table) == ["", "", ""]
    table.event("bank-job", 3)
    table.run(events.slide)
    assert table.city.matured == ["bank-job"]


@rule("KA-23.4", "KA-23.12")
def test_boss_events_come_one_each_event_phase(table: Table) -> None:
    first = table.state.event_deck[-1]
    table.step("event-phase")
    assert row(table)[0] == first
    assert table.prompt == "play-card", "Minion Spawn cards and segments go on"
    assert table.city.spawn


@rule("KA-23.5", "KA-23.6", "KA-23.13")
def test_a_completed_boss_event_is_replaced_at_once() -> None:
    table = Table("hit-girl", "dr-gravity", plot="vic-gigante")
    table.show_plot()
    table.state.event_deck[:] = ["honest-witness"]
    table.event("trolls-awake", 1)
    table.event("copy-the-files", 2)
    table.event("bank-job", 3)
    table.city.marker = 12
    complete(table, "copy-the-files")
    assert row(table) == ["honest-witness", "trolls-awake", "bank-job"], "pushed on only as far as needed"
    assert table.area("hospital").minions == 2, "set up and active immediately"
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("Changed") < order.index("MarkerMoved") < order.index("EventRevealed")


@rule("KA-23.8")
def test_with_an_empty_boss_deck_nothing_is_added(table: Table) -> None:
    table.state.event_deck.clear()
    table.city.mist["docks"] = "hiding"
    table.event("trace-the-phone", 1)
    complete(table, "trace-the-phone")
    table.skip_to("")
    assert row(table) == ["", "", ""]


@rule("KA-23.9", "KA-23.10")
def test_a_matured_boss_event_is_out_and_four_matured_no_longer_lose(table: Table) -> None:
    table.city.matured[:] = ["dirty-cop", "masked-copycat", "missing-twins"]
    table.event("bank-job", 3)
    table.run(events.slide)
    assert not table.lost
    table.state.event_deck.remove("trace-the-phone")
    table.event("trace-the-phone", 3)
    table.run(events.slide)
    assert table.city.boss_matured == ["trace-the-phone"]
    assert "trace-the-phone" not in table.state.event_deck


@rule("KA-23.9")
def test_the_softer_option_puts_it_under_the_deck() -> None:
    table = Table(softer=True)
    table.show_plot()
    table.state.event_deck[:] = ["fake-fan-club"]
    table.event("trace-the-phone", 3)
    table.run(events.slide)
    assert table.state.event_deck == ["trace-the-phone", "fake-fan-club"]


@rule("KA-23.11", "KA-26.9")
def test_a_plot_that_cannot_be_won_is_lost_at_once(table: Table) -> None:
    table.state.event_deck.clear()
    table.event("trace-the-phone", 3)
    table.run(events.slide)
    assert table.lost == "lost-plot-impossible"


# The track, Armor.


@rule("KA-24.1", "KA-24.2", "KA-24.3", "KA-24.8")
def test_starting_values_for_x_on_a_track_of_twenty() -> None:
    for players, heroes in enumerate((("hit-girl",), ("hit-girl", "dr-gravity")), 1):
        table = Table(*heroes)
        table.show_plot()
        table.put("docks", minions=3)
        table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
        boss, card = table.foe("red-mist"), table.content.foes["red-mist"]
        from hardboiled.games.kick_ass.words import amount

        assert (boss.power, boss.armor, boss.life) == tuple(
            amount(value, players) for value in (card.power, card.armor, card.life)
        )
        assert boss.tracked
        assert enemies.figures(table.area("docks")) == 3, "no Minion space"
    assert table.content.settings.plot_track == 20
    table.call(lambda play: vic.move_marker(play, 99))
    assert table.city.marker == 20


@rule("KA-24.4", "KA-24.5", "KA-24.6")
def test_armor_takes_its_part_of_every_attack_on_its_owner_only(table: Table) -> None:
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    boss.armor, boss.life, boss.power = 2, 5, 0
    table.put("docks", minions=2)
    table.set("hit-girl", at="docks", strength=6)
    for life in (4, 3):
        table.put("docks", minions=2)
        table.set("hit-girl", life=3)
        table.fight("hit-girl", chance=[HIT, HIT, HIT, HIT, SHIELD, SHIELD])
        table.choose(KeepDice("hit-girl"))
        table.choose(Strike("minions", 2), Strike("red-mist", 3))
        assert boss.life == life, "3 Hits less 2 Armor"
        assert table.area("docks").minions == 0, "Armor absorbs nothing for others"


@rule("KA-24.7", "KA-25.1", "KA-26.11")
def test_a_boss_below_one_life_is_dead_and_red_mist_dead_is_a_win(table: Table) -> None:
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    table.call(lambda play: striking.hurt_foe(play, table.foe("red-mist"), 99))
    assert table.won == "won-red-mist"
    assert table.match.outcome.winners == table.match.seats


@rule("KA-25.2")
def test_nothing_is_won_before_the_plot_shows() -> None:
    table = Table()
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    table.call(lambda play: striking.hurt_foe(play, table.foe("red-mist"), 99))
    assert not table.won


@rule("KA-25.5")
def test_a_win_in_the_last_night_still_counts() -> None:
    table = Table("kick-ass", "hit-girl")
    table.show_plot()
    table.city.round = 9
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    table.foe("red-mist").armor, table.foe("red-mist").life = 0, 1
    table.set("kick-ass", social=7)
    table.step("sleep", chance=[HIT, BLANK])
    table.choose(table.options[0])
    table.choose(Strike("red-mist", 1))
    assert table.won == "won-red-mist"


# Red Mist.


@rule("KA-26.2", "KA-26.3", "KA-26.6")
def test_red_mists_tokens(table: Table) -> None:
    assert set(table.city.mist) == set(table.content.districts)
    assert sorted(table.state.mist.values()) == sorted(["nothing"] * 3 + ["lose"] * 2 + ["gain"] * 2 + ["hiding"])
    assert set(table.city.mist.values()) == {""}, "face down"
    assert table.foe("red-mist") is None


def hide(table: Table, **kinds: str) -> None:
    for place in table.state.mist:
        table.state.mist[place] = "nothing"
    for place, kind in kinds.items():
        table.state.mist[place.replace("_", "-")] = kind


@rule("KA-26.4", "KA-26.5")
def test_each_boss_event_reveals_two_tokens_chosen_first(table: Table) -> None:
    hide(table, docks="lose", shop="gain", library="hiding")
    table.event("trace-the-phone", 1)
    complete(table, "trace-the-phone", ("hit-girl", "dr-gravity"))
    table.choose(ChooseHero("hit-girl"))
    assert table.prompt == "search"
    assert len(table.options) == 8
    table.choose(ChooseDistrict("docks"))
    assert table.city.mist["docks"] == "", "both are chosen before either is revealed"
    assert ChooseDistrict("docks") not in table.options
    table.choose(ChooseDistrict("shop"))
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]
    table.choose(ChooseHero("dr-gravity"), ChooseHero("hit-girl"))
    assert table.hero("dr-gravity").happiness == 5
    assert table.hero("hit-girl").happiness == 7


@rule("KA-26.4")
def test_the_last_token_is_revealed_alone(table: Table) -> None:
    for place in table.city.mist:
        table.city.mist[place] = "nothing"
    table.city.mist["docks"] = ""
    hide(table, docks="hiding")
    table.event("raid-the-comic-store", 1)
    complete(table, "raid-the-comic-store")
    assert table.foe("red-mist").at == "docks"


@rule("KA-26.7", "KA-26.8", "KA-26.10")
def test_the_hiding_place_puts_him_on_the_board(table: Table) -> None:
    hide(table, docks="hiding", shop="gain")
    table.event("raid-the-comic-store", 1)
    complete(table, "raid-the-comic-store")
    table.choose(ChooseDistrict("docks"), ChooseDistrict("shop"))
    boss = table.foe("red-mist")
    assert boss.at == "docks"
    assert table.hero("hit-girl").happiness == 8, "the Reward and the other token as well"
    table.run(sleep.sleep_phase)
    assert table.foe("red-mist").at == "docks", "he does not move"
    assert events.in_play(table.city), "Boss Events go on"
    current = events.in_play(table.city)[0].id
    complete(table, current)
    table.skip_to("search")
    assert table.prompt == "search", "further tokens are revealed"


@rule("KA-26.8")
def test_red_mists_wounds_stay(table: Table) -> None:
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    boss.armor = 1
    before = boss.life
    table.set("hit-girl", at="docks", strength=6)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, HIT, SHIELD, SHIELD, AWAKE])
    table.choose(KeepDice("hit-girl"))
    table.choose(table.offered(Strike)[-1])
    assert boss.life < before
    table.run(sleep.sleep_phase)
    assert table.foe("red-mist").life == boss.life


# Vic Gigante.


@pytest.fixture
def gang() -> Table:
    table = Table("hit-girl", "dr-gravity", plot="vic-gigante")
    table.show_plot()
    return table


@rule("KA-27.1", "KA-27.2", "KA-27.3")
def test_vic_and_three_gang_members_in_the_police_department(gang: Table) -> None:
    assert len(gang.state.event_deck) == 4
    assert gang.foe("vic-gigante").at == "police"
    assert gang.area("police").skulls == 3
    assert gang.city.marker == 15


@rule("KA-27.4")
def test_the_gang_takes_spaces_and_replaces_whoever_is_there() -> None:
    table = Table(plot="vic-gigante")
    table.put("police", minions=1, supers=2)
    table.show_plot()
    area = table.area("police")
    assert (area.minions, area.supers, area.skulls) == (0, 0, 3)
    assert enemies.taken(table.city, table.content, "police")


@rule("KA-27.5")
def test_vic_stands_back_while_the_gang_lives(gang: Table) -> None:
    gang.city.marker = 0
    gang.put("police", skulls=1)
    assert enemies.power_at(gang.city, "police") == 4, "one member of 2X, no Vic"
    fight = Fight("police", ["hit-girl"], [""], hits=20)
    assert [option.target for option in striking.strikes(gang.city, gang.content, fight)] == ["skulls"]
    gang.put("police", skulls=0)
    vic_himself = gang.foe("vic-gigante")
    assert enemies.power_at(gang.city, "police") == vic_himself.power
    assert "vic-gigante" in {option.target for option in striking.strikes(gang.city, gang.content, fight)}


@rule("KA-27.6")
def test_at_fifteen_or_more_nobody_fights_the_gang(gang: Table) -> None:
    assert not enemies.can_be_fought(gang.city, "police")
    gang.put("police", skulls=2, minions=1)
    assert enemies.can_be_fought(gang.city, "police")
    assert enemies.power_at(gang.city, "police") == 1
    fight = Fight("police", ["hit-girl"], [""], hits=20)
    assert {option.target for option in striking.strikes(gang.city, gang.content, fight)} == {"minions"}


@rule("KA-27.7", "KA-27.8")
def test_gang_values_follow_the_marker(gang: Table) -> None:
    for marker, value in ((0, 4), (4, 4), (5, 6), (9, 6), (10, 8), (14, 8)):
        gang.city.marker = marker
        assert enemies.skull_value(gang.city) == value
        assert enemies.power_at(gang.city, "police") == 3 * value
    gang.city.marker = 0
    fight = Fight("police", ["hit-girl"], [""], hits=3)
    assert striking.strikes(gang.city, gang.content, fight) == [], "a member dies in one Fight or not at all"
    fight.hits = 8
    assert striking.strikes(gang.city, gang.content, fight) == [Strike("skulls", 4), Strike("skulls", 8)]


@rule("KA-27.9")
def test_against_vic_every_shield_is_rolled_again(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.disarm("dr-gravity")
    gang.set("dr-gravity", at="police", strength=4)
    boss = gang.foe("vic-gigante")
    boss.power = 2
    gang.fight("dr-gravity", chance=[BLANK, BLANK, SHIELD, LIGHTNING, BLANK, SHIELD])
    assert gang.city.fight.blue == [[0, 1]], "the forced rerolls come first, the new results stand"
    assert gang.prompt == "reroll"
    gang.put("police", skulls=1)
    gang.city.marker = 0
    gang.set("dr-gravity", life=4, fainting=False, at="police")
    gang.fight("dr-gravity", chance=[BLANK, BLANK, SHIELD, LIGHTNING])
    assert gang.city.fight.blue == [[1, 2]], "only where Vic takes part"


@rule("KA-27.10")
def test_the_way_around_the_city(gang: Table) -> None:
    seen = []
    for _ in range(7):
        gang.call(vic.move)
        seen.append(gang.foe("vic-gigante").at)
        assert gang.area(seen[-1]).skulls == 3
    assert seen == ["library", "hospital", "wall-street", "docks", "shop", "central-park", "police"]


@rule("KA-27.11", "KA-27.12", "KA-27.13")
def test_entering_a_district(gang: Table) -> None:
    gang.city.marker = 10
    gang.put("library", minions=1, supers=2)
    gang.call(vic.move)
    assert gang.city.marker == 15
    area = gang.area("library")
    assert (area.minions, area.supers, area.skulls) == (0, 0, 3)
    assert not gang.told(BonusTaken)
    gang.set("hit-girl", at="hospital")
    gang.put("hospital", tokens=0)
    gang.call(vic.move)
    assert gang.city.marker == 13, "nobody there: 2 less; Heroes do not matter"


@rule("KA-27.14")
def test_the_gang_removes_tokens_only_if_it_needs_the_space(gang: Table) -> None:
    gang.put("library", tokens=3)
    gang.call(vic.move)
    assert gang.area("library").tokens == 0
    gang.put("library", skulls=1)
    gang.put("hospital", tokens=2)
    gang.call(vic.move)
    assert gang.area("hospital").tokens == 2


@rule("KA-27.15", "KA-27.16", "KA-27.17")
def test_boss_events_move_the_marker(gang: Table) -> None:
    gang.state.event_deck.clear()
    gang.event("honest-witness", 1)
    complete(gang, "honest-witness")
    assert gang.city.marker == 11
    gang.event("burn-the-stash", 3)
    gang.run(events.slide)
    assert gang.city.marker == 16
    gang.event("bank-job", 3)
    gang.run(events.slide)
    assert gang.city.marker == 16, "left-over regular Events do not"
    gang.call(lambda play: vic.move_marker(play, 9))
    assert gang.city.marker == 20
    gang.call(lambda play: vic.move_marker(play, -30))
    assert gang.city.marker == 0


@rule("KA-27.18")
def test_with_the_gang_dead_vic_moves_on(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.put("library", minions=2)
    gang.call(vic.move)
    assert gang.foe("vic-gigante").at == "library"
    assert gang.area("library").minions == 0
    assert gang.city.marker == 17


@rule("KA-27.19")
def test_icons_do_not_touch_the_gang(gang: Table) -> None:
    hero = gang.hero("hit-girl")
    gang.run(lambda play: effects.for_hero(play, CleanUp(), hero))
    gang.run(lambda play: effects.for_hero(play, Kill(), hero))
    assert not gang.offered(KillMinion)
    assert gang.area("police").skulls == 3


@rule("KA-27.20")
def test_vic_dead_is_a_win(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.call(lambda play: striking.hurt_foe(play, gang.foe("vic-gigante"), 99))
    assert gang.won == "won-vic-gigante"
