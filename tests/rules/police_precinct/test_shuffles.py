"""Every shuffle is one: what was put back lies anywhere."""

from collections import Counter

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.emergencies import draw_marker
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.set_up import place_emergencies
from hardboiled.games.police_precinct.rules.supplies import gain_cards
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def apart(seats: int = 2, **more) -> Table:
    """Renner acts, nobody else is near."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


# Shuffles.


@rule("PP-2.11")
def test_special_events_met_in_the_set_up_are_shuffled_in_and_not_put_on_top():
    places = set()
    for seed in range(8):
        table = Table(seats=2)
        table.match.state.chance = start("police-precinct", "co-op", ["A", "B"], seed).state.chance
        before = list(table.state.events.cards)
        table.next_event("gas-leak", "axe-rampage", "turf-war", "bar-brawl")
        table.call(lambda play: place_emergencies(play, 2))
        cards = table.state.events.cards
        places.add((cards.index("gas-leak"), cards.index("turf-war")))
        rest = [card for card in before if card in cards]
        assert cards != rest, "the whole deck is shuffled"
    assert len(places) > 4


@rule("PP-2.11")
def test_without_special_events_on_the_way_the_deck_stays_as_it_was_shuffled():
    table = Table(seats=2).next_event("axe-rampage", "bar-brawl")
    rest = table.state.events.cards[:-2]
    table.call(lambda play: place_emergencies(play, 2))
    assert table.state.events.cards == rest
    assert table.state.events.seen == [0] * 37


@rule("PP-2.11", "PP-2.19")
def test_the_event_deck_is_shuffled_at_the_start():
    decks = {tuple(start("police-precinct", "co-op", ["A", "B"], seed).state.events.cards) for seed in range(6)}
    assert len(decks) == 6


@rule("PP-13.3")
def test_the_discarded_events_are_shuffled_into_the_new_deck():
    table = Table()
    state = table.state
    discarded = [card for card in state.events.cards if card != "quiet-shift"]
    state.event_discard[:] = discarded
    state.events.cards[:], state.events.seen[:] = ["quiet-shift"], [1]
    table.duty(event_phase)
    deck = state.events.cards
    assert sorted(deck) == sorted([*discarded, "quiet-shift"])
    assert deck not in ([*discarded, "quiet-shift"], ["quiet-shift", *discarded])
    assert state.events.seen == [0] * 39, "nobody knows where anything lies"


@rule("PP-15.11")
def test_a_returned_gang_card_is_shuffled_into_the_pile():
    orders = set()
    for seed in range(12):
        table = apart().at("A12").punks(1, 1).gang(1, "wreckers")
        table.match.state.chance = start("police-precinct", "co-op", ["A", "B"], seed).state.chance
        table.duty(act_phase, 6, 6, 6).choose(Arrest("hood-1"))
        orders.add(table.state.gangs.index("wreckers"))
    assert len(orders) > 1, "it does not always lie on top"


@rule("PP-12.3")
def test_the_discarded_police_cards_are_shuffled():
    table = Table()
    discarded = sorted(table.state.police)
    table.state.police_discard[:] = discarded
    table.state.police[:] = ["tow-truck"]
    table.call(lambda play: gain_cards(play, play.state.officers[0], 1))
    assert Counter(table.state.police) == Counter(discarded)
    assert table.state.police != discarded


@rule("PP-17.4")
def test_the_discarded_markers_are_shuffled():
    table = Table()
    discarded = sorted(table.state.markers)
    table.state.marker_discard[:] = discarded
    table.state.markers.clear()
    table.call(draw_marker)
    assert table.state.markers != discarded[:-1]


@rule("PP-7.9")
def test_the_whole_stack_is_shuffled_after_a_search():
    places = set()
    for seed in range(8):
        table = apart().at("2ABw")
        table.match.state.chance = start("police-precinct", "co-op", ["A", "B"], seed).state.chance
        stack = table.stack("crime-scene", "lost-glove", "oil-stain")
        table.duty(act_phase, 0).choose(Investigate("crime-scene"))
        places.add(stack.cards.index("oil-stain"))
    assert len(places) > 3


@rule("PP-1.7", "PP-2.15")
def test_characters_are_dealt_at_random():
    casts = set()
    for seed in range(6):
        match = start("police-precinct", "co-op", ["A", "B", "C"], seed)
        casts.add(tuple(officer.character for officer in match.state.officers))
    assert len(casts) == 6
    assert len({name for cast in casts for name in cast}) > 5


@rule("PP-22.2")
def test_loyalty_cards_are_shuffled():
    dirty = set()
    for seed in range(16):
        match = start("police-precinct", "dirty-cop", ["A", "B", "C", "D"], seed)
        dirty.add(next(n for n, officer in enumerate(match.state.officers) if officer.loyalty == "dirty"))
    assert dirty == {0, 1, 2, 3}
