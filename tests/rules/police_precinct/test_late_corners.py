"""Edges of Phases 3 and 4, of Dirty Cops and of the set-up."""

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Stir
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import NoEventDrawn
from hardboiled.games.police_precinct.rules.set_up import StartMarked, StartUnmarked
from hardboiled.games.police_precinct.rules.special_events import tick
from hardboiled.games.police_precinct.rules.supplies import Discard
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.kernel import OptionError
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def alone(seats: int = 3, **more) -> Table:
    """Renner acts, nobody else is near and nobody holds a card."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


# Phases 3 and 4.


@rule("PP-25.5", "PP-12.4")
def test_connected_keeps_a_single_card():
    table = alone().next_event("bad-press")
    table.me.character = "velasco"
    table.state.police[:] = ["overtime"]
    table.begin("draw")
    assert table.officer(0).hand == ["overtime"] or table.state.police_discard == ["overtime"]
    assert table.prompt == "move", "nobody was asked which to keep"


@rule("PP-25.5", "PP-12.8")
def test_connected_chooses_among_the_two_cards_of_phase_3_alone():
    table = alone()
    table.me.character = "velasco"
    table.state.events.cards[-1] = "gas-leak"
    table.state.police[-3:] = ["informant", "overtime", "negotiator"]
    table.begin("act").choose(DrawCard())
    assert table.options == [Keep("overtime"), Keep("informant")]
    table.choose(Keep("informant"))
    assert sorted(table.officer(0).hand) == ["informant", "negotiator"]


@rule("PP-13.1")
def test_with_no_event_card_anywhere_none_is_turned_up():
    table = alone()
    table.state.events.cards.clear()
    table.state.events.seen.clear()
    table.duty(event_phase)
    assert table.told(NoEventDrawn)
    assert table.state.crime == 0


@rule("PP-13.11")
@pytest.mark.parametrize("card", ["gas-leak", "jail-break", "officer-down", "escort-van", "car-theft"])
def test_an_event_does_not_act_on_the_draw_that_brought_it(card):
    table = alone().next_event(card).duty(event_phase)
    assert table.state.ongoing[0].ticks == 0
    table.next_event("quiet-shift").duty(event_phase, 6)
    assert [event.ticks for event in table.state.ongoing] == [1]


@rule("PP-13.11")
def test_older_events_act_oldest_first():
    table = alone().ongoing("car-theft", "2CDe").ongoing("officer-down", "hood-1", ticks=5)
    table.state.crime = 4
    table.call(lambda play: tick(play, ["officer-down", "car-theft"]))
    assert table.lost == "city-fails"
    table = alone().ongoing("officer-down", "hood-1", ticks=5).ongoing("car-theft", "2CDe")
    table.state.crime = 5
    table.call(lambda play: tick(play, ["officer-down", "car-theft"]))
    assert [event.card for event in table.state.ongoing] == ["car-theft"], "it had not come to that"


@rule("PP-16.6", "PP-15.4")
def test_a_riot_without_a_punk_for_it_does_not_stay():
    table = alone()
    table.state.stockpile = 0
    table.next_event("street-riot").duty(event_phase)
    assert (table.state.ongoing, table.state.event_discard, table.state.crime) == ([], ["street-riot"], 1)


@rule("PP-16.7", "PP-18.6")
def test_a_riot_kept_out_by_swat_is_over_at_once():
    table = alone()
    table.state.hoods[5].swat, table.state.swat = True, 2
    table.next_event("street-riot").duty(event_phase)
    assert (table.state.ongoing, table.me.donuts) == ([], 1)


@rule("PP-16.1")
def test_bad_press_asks_from_the_active_player_clockwise():
    table = alone().next_event("bad-press")
    for number in range(3):
        table.officer(number).hand[:] = ["informant", "overtime"]
    table.state.active = 1
    table.duty(event_phase)
    asked = []
    while table.match.asks:
        asked.append(table.ask.seats[0])
        table.choose(Discard("overtime"))
    assert asked == ["officer-2", "officer-3", "officer-1"]
    assert [officer.hand for officer in table.state.officers] == [["informant"]] * 3


@rule("PP-16.1", "PP-22.20")
def test_a_quiet_shift_gives_a_caught_dirty_cop_nothing():
    table = alone(seats=4, mode="dirty-cop").next_event("quiet-shift")
    table.me.standing, table.me.shown, table.me.space = "caught", True, None
    table.duty(event_phase)
    assert table.me.fresh == []


# Dirty Cops.


@rule("PP-22.13", "PP-22.19")
def test_whoever_is_caught_is_leaned_on_no_more():
    table = alone(seats=4, mode="dirty-cop")
    table.officer(1).loyalty, table.officer(1).leaned_on = "dirty", True
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert not table.officer(1).leaned_on


@rule("PP-22.19", "PP-22.20")
def test_only_officers_on_the_force_can_be_leaned_on_once():
    table = alone(seats=4, mode="dirty-cop")
    table.me.loyalty, table.me.standing, table.me.shown, table.me.space = "dirty", "revealed", True, None
    table.officer(1).leaned_on = True
    table.officer(2).standing, table.officer(2).space = "caught", None
    table.begin("move")
    assert table.offered(LeanOn) == [LeanOn("officer-4")]
    assert table.offered(Recruit) == [Recruit(number) for number in range(1, 7)]
    assert Stir() in table.options


# The set-up.


@rule("PP-2.15")
def test_cars_are_chosen_at_once_but_one_after_the_other_by_a_single_player():
    match = start("police-precinct", "co-op", ["A", "B"], 3)
    assert [ask.seats for ask in match.asks] == [("officer-1",), ("officer-2",)]
    assert all(officer.marked for officer in match.state.officers), "until a side is chosen"
    match = start("police-precinct", "co-op", ["A"], 3)
    assert len(match.asks) == 1
    assert match.asks[0].args == {"who": match.state.officers[0].character}
    match.choose(StartUnmarked())
    assert match.asks[0].args == {"who": match.state.officers[1].character}
    match.choose(StartMarked())
    assert [officer.marked for officer in match.state.officers] == [False, True]


@rule("PP-22.2")
def test_how_many_dirty_cops_there_may_be_belongs_to_that_mode():
    with pytest.raises(OptionError, match="loyalty"):
        start("police-precinct", "co-op", ["A", "B"], 3, loyalty="two")
    with pytest.raises(OptionError, match="4 to 6 seats; there are 3"):
        start("police-precinct", "dirty-cop", ["A", "B", "C"], 3, loyalty="probably-two")


@rule("PP-22.2", "PP-26.1")
@pytest.mark.parametrize(("loyalty", "dirty"), [("one", 1), ("probably-one", 1), ("two", 2), ("internal-affairs", 2)])
def test_how_many_dirty_cards_were_shuffled_is_known(loyalty, dirty):
    match = start("police-precinct", "dirty-cop", ["A", "B", "C", "D"], 3, loyalty=loyalty)
    assert match.view("officer-1").dirty == dirty
    assert start("police-precinct", "co-op", ["A", "B", "C", "D"], 3).view("officer-1").dirty == 0


@rule("PP-2.10", "PP-15.6")
def test_the_stockpile_pays_for_the_starting_punks():
    for seats, total in ((2, 14), (3, 16), (6, 13)):
        state = start("police-precinct", "co-op", ["P"] * seats, 3).state
        assert state.stockpile == total - 6
