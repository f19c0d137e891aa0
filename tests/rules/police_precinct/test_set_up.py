"""PP-1, PP-2: modes, seats, sides, set-up."""

from collections import Counter

import pytest

from hardboiled.games.police_precinct.rules.ending import lose, win
from hardboiled.games.police_precinct.rules.set_up import (
    StartMarked,
    StartUnmarked,
    place_emergencies,
    place_punks,
    place_stacks,
)
from hardboiled.kernel import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule

GAME = find_game("police-precinct")


def fresh(seats: int, mode: str = "co-op", seed: int = 3, **options):
    return start("police-precinct", mode, [f"P{n}" for n in range(seats)], seed, **options)


@rule("PP-1.1")
def test_one_to_six_people_play():
    assert GAME.mode("co-op").counts == (1, 2, 3, 4, 5, 6)
    with pytest.raises(OptionError):
        fresh(7)


@rule("PP-1.2")
def test_without_the_traitor_option_all_share_the_result():
    table = Table(seats=4)
    table.call(lambda play: win(play, "case-closed"))
    assert table.match.outcome.winners == ("officer-1", "officer-2", "officer-3", "officer-4")
    table = Table(seats=4)
    table.call(lambda play: lose(play, "day-22"))
    assert table.match.outcome.winners == ()


@rule("PP-1.3", "PP-21.6")
@pytest.mark.parametrize("standing", ["force", "caught", "revealed"])
def test_a_dirty_cop_wins_if_and_only_if_the_good_cops_lose(standing):
    for ending, winners in ((lose, ("officer-2",)), (win, ("officer-1", "officer-3"))):
        table = Table(seats=3, mode="dirty-cop")
        table.officer(1).loyalty = "dirty"
        table.officer(1).standing = standing
        table.call(lambda play, ending=ending: ending(play, "day-22"))
        assert table.match.outcome.winners == winners


@rule("PP-1.4")
def test_a_traitor_needs_three_seats():
    assert GAME.mode("dirty-cop").counts == (3, 4, 5, 6)
    for seats in (1, 2):
        with pytest.raises(OptionError):
            fresh(seats, "dirty-cop")


@rule("PP-1.5")
@pytest.mark.parametrize("loyalty", ["two", "probably-two"])
def test_two_dirty_cops_need_four_seats(loyalty):
    with pytest.raises(OptionError):
        fresh(3, "dirty-cop", loyalty=loyalty)
    assert fresh(4, "dirty-cop", loyalty=loyalty).asks


@rule("PP-1.6", "PP-23.6")
def test_a_seat_has_one_character_and_one_car_the_solo_seat_two():
    for seats in range(2, 7):
        officers = fresh(seats).state.officers
        assert [officer.seat for officer in officers] == list(GAME.seat_ids("co-op", seats))
        assert all(officer.space for officer in officers)
    table = Table(seats=1)
    one, two = table.state.officers
    assert one.seat == two.seat == "officer-1"
    assert one.character != two.character
    table.hand("negotiator", of=0).hand("tow-truck", of=1).donuts(1, of=1)
    assert (one.hand, two.hand, one.donuts, two.donuts) == (["negotiator"], ["tow-truck"], 0, 1)
    two.space = "A12"
    assert one.space == "2BCw"
    table.state.active = 1
    table.begin("event")
    assert table.state.active == 0, "they alternate"


@rule("PP-1.7")
@pytest.mark.parametrize("characters", ["random", "choose"])
def test_no_two_characters_are_the_same(characters):
    match = fresh(6, characters=characters)
    while match.state.step == "set-up":
        match.choose(match.asks[0].options[0])
    names = [officer.character for officer in match.state.officers]
    assert len(set(names)) == 6


@rule("PP-2.1")
def test_the_crime_marker_starts_on_start():
    match = fresh(2)
    assert match.state.crime == 0
    assert match.state.case_file == []
    assert len(match.content.sites) == 23


@rule("PP-2.2")
def test_each_stack_is_shuffled_apart():
    orders = set()
    for seed in range(3):
        for stack in fresh(2, seed=seed).state.stacks:
            cards = [card for card, entry in GAME.content().findings.items() if entry.stack == stack.id]
            assert sorted(stack.cards) == sorted(cards)
            orders.add(tuple(stack.cards))
    assert len(orders) == 12


@rule("PP-2.3", "PP-2.4", "PP-2.5")
def test_two_stacks_have_their_place_and_two_roll_for_it():
    table = Table()
    table.call(place_stacks, [4, 4])
    sites = {stack.id: stack.site for stack in table.state.stacks}
    assert sites == {
        "examine-body": "morgue",
        "crime-scene": "parking-lot",
        "murder-weapon": "warehouse-4",
        "interview-witness": "apartment-4",
    }


TABLE = {1: (2, 14, 1), 2: (2, 14, 1), 3: (3, 16, 8), 4: (2, 15, 12), 5: (2, 14, 14), 6: (2, 13, 15)}


def numbers(match) -> tuple[int, int, int, int]:
    state = match.state
    punks = state.stockpile + sum(hood.punks for hood in state.hoods)
    return len(state.officers[0].hand), punks, state.day, state.patrols


@rule("PP-2.6", "PP-2.8")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_set_up_table(seats):
    assert numbers(fresh(seats)) == (*TABLE[seats], 5)


@rule("PP-2.7")
@pytest.mark.parametrize(
    ("seats", "loyalty", "wanted"),
    [
        (3, "one", (6, 17, 8, 5)),
        (4, "one", (6, 16, 12, 4)),
        (4, "two", (7, 17, 12, 5)),
        (5, "one", (5, 16, 14, 4)),
        (5, "two", (6, 17, 14, 5)),
        (6, "one", (4, 15, 15, 4)),
        (6, "two", (5, 16, 15, 5)),
    ],
)
def test_the_set_up_table_with_dirty_cops(seats, loyalty, wanted):
    assert numbers(fresh(seats, "dirty-cop", loyalty=loyalty)) == wanted
    assert numbers(fresh(seats, "dirty-cop", loyalty=f"probably-{loyalty}")) == wanted


@rule("PP-2.9")
@pytest.mark.parametrize("seats", range(3, 7))
def test_internal_affairs_uses_the_first_table(seats):
    assert numbers(fresh(seats, "dirty-cop", loyalty="internal-affairs")) == (*TABLE[seats], 5)


@rule("PP-2.10")
def test_six_punks_by_die_with_a_re_roll_where_three_stand():
    table = Table(seats=2)
    table.call(lambda play: place_punks(play, 6), [1, 1, 1, 1, 2, 3, 4])
    assert [hood.punks for hood in table.state.hoods] == [3, 1, 1, 1, 0, 0]
    assert table.state.stockpile == 14 - 6
    for seed in range(20):
        hoods = fresh(4, seed=seed).state.hoods
        assert sum(hood.punks for hood in hoods) == 6
        assert max(hood.punks for hood in hoods) <= 3


@rule("PP-2.11", "PP-2.13", "PP-2.14")
def test_two_emergencies_are_turned_up_and_special_events_shuffled_back():
    table = Table(seats=2)
    before = table.state.stockpile
    table.next_event("gas-leak", "store-hold-up", "turf-war", "axe-rampage")
    table.call(lambda play: place_emergencies(play, 2))
    first, second = table.state.emergencies
    assert (first.card, first.place) == ("store-hold-up", "liquor-store")
    assert first.marker is not None
    assert not first.turned
    assert (second.card, second.marker) == ("axe-rampage", None)
    assert {"gas-leak", "turf-war"} <= set(table.state.events.cards)
    assert len(table.state.events.cards) == 37
    assert not table.state.ongoing
    assert table.state.stockpile == before, "their Punk symbols are ignored"


@rule("PP-2.12")
def test_the_first_of_two_starting_emergencies_of_one_colour_is_urgent():
    table = Table(seats=2)
    table.next_event("axe-rampage", "bar-brawl")
    table.call(lambda play: place_emergencies(play, 2))
    assert table.state.urgent == "axe-rampage"


@rule("PP-2.15")
def test_each_player_chooses_the_side_of_the_car():
    match = fresh(3, characters="choose")
    for _ in range(3):
        assert {type(option).__name__ for option in match.asks[0].options} == {"TakeCharacter"}
        match.choose(match.asks[0].options[0])
    match.choose(StartUnmarked(), "officer-2")
    match.choose(StartMarked(), "officer-1")
    match.choose(StartUnmarked(), "officer-3")
    assert [officer.marked for officer in match.state.officers] == [True, False, False]
    assert all(officer.character for officer in match.state.officers)


@rule("PP-2.16", "PP-2.17")
def test_all_start_before_the_police_station_with_nothing():
    for seats in (1, 2, 3):
        match = fresh(seats)
        assert {officer.space for officer in match.state.officers} == {"2BCw"}
        assert match.state.support == ("2BCw" if seats < 3 else None)
        assert all(not officer.donuts and not officer.upgrades for officer in match.state.officers)
        assert match.state.donuts == 18


@rule("PP-2.17", "PP-24.6", "PP-24.7", "PP-24.8")
@pytest.mark.parametrize(
    ("degree", "donuts"),
    [("none", (0, 0, 0, 0, 0, 0)), ("5", (3, 3, 0, 0, 0, 0)), ("6", (3, 3, 0, 1, 1, 1)), ("7", (4, 4, 1, 2, 2, 2))],
)
def test_whom_a_degree_takes_most_from_starts_with_donuts(degree, donuts):
    for seats, each in enumerate(donuts, 1):
        state = fresh(seats, degree=degree).state
        assert [officer.donuts for officer in state.officers] == [each] * len(state.officers)
        assert state.donuts == 18 - each * len(state.officers)


@rule("PP-2.18")
def test_the_start_player_is_random_and_play_runs_clockwise():
    assert len({fresh(4, seed=seed).state.first for seed in range(20)}) == 4
    table = Table(seats=3)
    table.state.active = table.state.first = 1
    order = []
    for _ in range(3):
        order.append(table.state.active)
        table.state.turn.no_event = True
        table.match.arrange(lambda state: setattr(state, "step", "event"))
    assert order == [1, 2, 0]


@rule("PP-2.19")
def test_gangs_markers_and_police_cards_are_shuffled():
    seen = {"gangs": set(), "markers": set(), "police": set()}
    for seed in range(6):
        state = fresh(2, seed=seed).state
        for name, orders in seen.items():
            orders.add(tuple(getattr(state, name)))
    assert all(len(orders) > 3 for orders in seen.values())
    assert Counter(len(order) for order in seen["gangs"]) == {4: len(seen["gangs"])}
