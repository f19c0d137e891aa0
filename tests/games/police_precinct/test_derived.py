"""What is derived from the content once, on content that nobody has asked yet."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.rules.city import FARTHEST, open_streets, reach, routes, steps_to
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import STACKS


@pytest.fixture
def fresh() -> PrecinctContent:
    return replace(GAME.content())


def test_neighbours_and_the_crossing_between(fresh):
    assert sorted(fresh.crossings["2ABe"]) == [("2ABw", ""), ("2BCw", "B2"), ("B12", "B2"), ("B23", "B2")]
    assert sorted(fresh.crossings["A12"]) == [("1ABw", "A1"), ("2ABw", "A2"), ("A23", "A2")]
    assert sorted(fresh.crossings["1ABw"]) == [("1ABe", ""), ("A12", "A1")]
    for space, near in fresh.crossings.items():
        assert space not in [other for other, _ in near]
        assert all((space, cross) in fresh.crossings[other] for other, cross in near), "both ways"


def test_places_by_the_die(fresh):
    assert fresh.by_roll == {
        "apartment": tuple(f"apartment-{n}" for n in range(1, 7)),
        "warehouse": tuple(f"warehouse-{n}" for n in range(1, 7)),
        "intersection": ("B1", "C1", "B2", "C2", "B3", "C3"),
    }


def test_what_lies_beside_what(fresh):
    assert fresh.beside["police-station"] == ("2BCw", "2BCe")
    assert fresh.beside["hood-1"] == ("1ABw", "A12")
    assert sorted(fresh.beside["B2"]) == ["2ABe", "2BCw", "B12", "B23"]
    assert set(fresh.beside) == {*fresh.sites, *fresh.hoods, *fresh.intersections}
    assert fresh.near["2BCw"] == {"police-station", "bar", "B2"}
    assert fresh.near["A12"] == {"hood-1", "A1", "A2"}
    assert fresh.near[None] == frozenset()
    assert set(fresh.near) == {*fresh.spaces, None}


def test_hoods_beside_each_space(fresh):
    assert fresh.hoods_beside["A12"] == (1,)
    assert fresh.hoods_beside["B23"] == (5,)
    assert fresh.hoods_beside["2BCw"] == ()
    assert fresh.hoods_beside[None] == ()
    assert fresh.station == ("2BCw", "2BCe")


def test_evidence(fresh):
    assert {name: len(cards) for name, cards in fresh.evidence.items()} == dict(zip(STACKS, (4, 3, 3, 1), strict=True))
    assert fresh.evidence["murder-weapon"] == {"the-weapon"}
    assert len(fresh.all_evidence) == 11
    assert "oil-stain" not in fresh.all_evidence


def test_colours_symbols_and_powers(fresh):
    assert fresh.emergencies_of == {"red": 7, "blue": 7, "green": 7, "yellow": 6}
    assert fresh.symbols["swat-team"] == {"handcuffs": 2}
    assert fresh.symbols["informant"] == {"magnifying-glass": 1}
    assert fresh.has_power["kinney"] == {"committed", "quick"}
    assert fresh.block_of["bar"] == 5
    assert "B2" not in fresh.block_of


def test_when_cards_are_played(fresh):
    assert fresh.cards_for["move"] == {"fast-response"}
    assert fresh.cards_for["investigate"] == {"forensics-kit"}
    assert fresh.cards_for["arrest"] == {"backup-called"}
    assert fresh.cards_for["handle"] == {"lights-and-sirens", "negotiator"}
    assert fresh.cards_for["hospital"] == {"body-armor"}
    assert sum(len(cards) for cards in fresh.cards_for.values()) == 17


def test_piles_have_every_copy(fresh):
    assert {name: len(cards) for name, cards in fresh.piles.items()} == {
        "police": 44,
        "events": 39,
        "markers": 20,
        "gangs": 4,
        "crime-scene": 14,
        "interview-witness": 10,
        "examine-body": 10,
        "murder-weapon": 8,
    }
    assert Counter(fresh.piles["police"])["fast-response"] == 4
    assert Counter(fresh.piles["events"])["corner-crew"] == 2
    assert fresh.findings[fresh.piles["examine-body"][0]].stack == "examine-body"


def test_ongoing_events(fresh):
    assert set(fresh.ongoing_events) == {
        "street-riot",
        "detainees-run-amok",
        "jail-break",
        "gas-leak",
        "officer-down",
        "escort-van",
        "car-theft",
    }
    assert fresh.closing_events == {"detainees-run-amok"}


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_row_of_the_set_up_table(fresh, seats):
    row = fresh.set_up(seats, 0)
    assert (row.seats, row.dirty) == (seats, 0)
    if seats > 3:
        assert (fresh.set_up(seats, 2).seats, fresh.set_up(seats, 2).dirty) == (seats, 2)


# Ways.


def test_the_shortest_ways(fresh):
    ways = routes(fresh, "2BCw", ())
    assert ways["2BCw"] == ("2BCw",)
    assert ways["2CDw"] == ("2BCw", "2BCe", "2CDw")
    assert set(ways) == set(fresh.spaces)
    for goal, way in ways.items():
        assert (way[0], way[-1]) == ("2BCw", goal)
        assert all(b in [near for near, _ in fresh.crossings[a]] for a, b in pairwise(way))
    assert [len(way) for way in ways.values()] == sorted(len(way) for way in ways.values()), "nearest first"


def test_closed_crossings_are_gone_around(fresh):
    assert "2BCw" not in open_streets(fresh, ("B2",))["2ABe"]
    assert "2ABw" in open_streets(fresh, ("B2",))["2ABe"]
    assert len(routes(fresh, "2ABe", ("B2",))["2BCw"]) > 3
    boxed = routes(fresh, "2ABe", ("A2", "B2"))
    assert set(boxed) == {"2ABe", "2ABw"}


def test_a_pass_crosses_one_closed_crossing(fresh):
    one = routes(fresh, "2ABe", ("A2", "B2", "C2"), 1)
    assert one["2ABe"] == ("2ABe",)
    assert one["2BCw"] == ("2ABe", "2BCw")
    assert one["2BCe"] == ("2ABe", "2BCw", "2BCe")
    assert "C23" not in one or len(one["C23"]) > 4, "not over C2 as well"
    assert one["2CDw"][-2] != "2BCe", "only one of the two is crossed"
    two = routes(fresh, "2ABe", ("A2", "B2", "C2"), 2)
    assert two["2CDw"] == ("2ABe", "2BCw", "2BCe", "2CDw")


def test_what_is_within_reach(fresh):
    assert set(reach(fresh, "1ABw", 1, (), 0)) == {"1ABe", "A12"}
    assert set(reach(fresh, "1ABw", 2, (), 0)) == {"1ABe", "A12", "1BCw", "B12", "2ABw", "A23"}
    assert reach(fresh, "1ABw", 0, (), 0) == []
    assert "1ABw" not in reach(fresh, "1ABw", 3, (), 0)


def test_how_far_it_is(fresh):
    far = steps_to(fresh, ("2BCw", "2BCe"), ())
    assert (far["2BCw"], far["2BCe"], far["2ABe"], far["2ABw"], far["1ABw"]) == (0, 0, 1, 2, 3)
    assert steps_to(fresh, ("2ABe",), ("A2", "B2"))["2BCw"] == FARTHEST
