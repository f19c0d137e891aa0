"""KA-23 to KA-25: the Final Plot, its Boss Events, Bosses, and the end."""

import pytest

from hardboiled.games.kick_ass.rules import enemies, event_row, plots, striking
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.plots import vic
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, SHIELD, Table
from support import rule

BOSS_EVENTS = {"question-his-driver", "raid-the-comic-store", "trace-the-phone", "fake-fan-club"}


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    table.show_plot()
    return table


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
    table.complete("trolls-awake")
    assert table.hero("hit-girl").happiness == 7
    assert row(table) == ["", "", ""]
    table.event("bank-job", 3)
    table.run(event_row.slide)
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
    table.complete("copy-the-files")
    assert row(table) == ["honest-witness", "trolls-awake", "bank-job"], "pushed on only as far as needed"
    assert table.area("hospital").minions == 2, "set up and active immediately"
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("Gained") < order.index("MarkerMoved") < order.index("EventRevealed")


@rule("KA-23.8")
def test_with_an_empty_boss_deck_nothing_is_added(table: Table) -> None:
    table.state.event_deck.clear()
    table.city.mist["docks"] = "hiding"
    table.event("trace-the-phone", 1)
    table.complete("trace-the-phone")
    table.skip_to("")
    assert row(table) == ["", "", ""]


@rule("KA-23.9", "KA-23.10")
def test_a_matured_boss_event_is_out_and_four_matured_no_longer_lose(table: Table) -> None:
    table.city.matured[:] = ["dirty-cop", "masked-copycat", "missing-twins"]
    table.event("bank-job", 3)
    table.run(event_row.slide)
    assert not table.lost
    table.state.event_deck.remove("trace-the-phone")
    table.event("trace-the-phone", 3)
    table.run(event_row.slide)
    assert table.city.boss_matured == ["trace-the-phone"]
    assert "trace-the-phone" not in table.state.event_deck


@rule("KA-23.9")
def test_the_softer_option_puts_it_under_the_deck() -> None:
    table = Table(softer=True)
    table.show_plot()
    table.state.event_deck[:] = ["fake-fan-club"]
    table.event("trace-the-phone", 3)
    table.run(event_row.slide)
    assert table.state.event_deck == ["trace-the-phone", "fake-fan-club"]


@rule("KA-23.11", "KA-26.9")
def test_a_plot_that_cannot_be_won_is_lost_at_once(table: Table) -> None:
    table.state.event_deck.clear()
    table.event("trace-the-phone", 3)
    table.run(event_row.slide)
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
    table.hero("hit-girl", at="docks", strength=6)
    for life in (4, 3):
        table.put("docks", minions=2)
        table.hero("hit-girl", life=3)
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
    table.hero("kick-ass", social=7)
    table.step("sleep", chance=[HIT, BLANK])
    table.choose(table.options[0])
    table.choose(Strike("red-mist", 1))
    assert table.won == "won-red-mist"
