"""PP-13: Phase 4 and the event deck."""

from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, LetItCome, event_phase
from hardboiled.games.police_precinct.rules.events import CrimeRose, EmergencyPlaced, EventCancelled, EventTurned
from rules.police_precinct.table import Table
from support import rule


def only(table: Table, *cards: str) -> Table:
    """A deck of just these cards, the first on top; the others are discarded."""
    state = table.state
    state.event_discard[:] = [card for card in state.events.cards if card not in cards]
    state.events.cards[:] = reversed(cards)
    state.events.seen[:] = [0] * len(cards)
    return table


@rule("PP-13.1")
def test_the_top_card_is_turned_up_and_resolved():
    table = Table().next_event("bar-brawl").duty(event_phase)
    assert table.told(EventTurned)[0].card == "bar-brawl"
    assert [emergency.card for emergency in table.state.emergencies] == ["bar-brawl"]
    assert len(table.state.events.cards) == 38


@rule("PP-13.3", "PP-13.4", "PP-13.5")
def test_the_last_card_costs_a_crime_step_then_counts_then_the_discards_return():
    table = only(Table().emergency("axe-rampage").ongoing("gas-leak", "apartment-1"), "bar-brawl")
    table.duty(event_phase, 5)
    order = [type(told.event) for told in table.match.told]
    assert order.index(CrimeRose) < order.index(EmergencyPlaced)
    assert table.state.crime == 1
    assert len(table.state.events.cards) == 39 - 3, "what lies on the board stays there"
    assert not {"axe-rampage", "gas-leak", "bar-brawl"} & set(table.state.events.cards)
    assert table.state.event_discard == []


@rule("PP-13.6", "PP-13.7", "PP-13.8")
def test_kinney_cancels_the_card_for_a_donut_before_any_roll_and_nothing_ticks():
    table = Table(cast=("kinney", "sato", "okafor")).donuts(1).ongoing("car-theft", "2ABw").next_event("shoot-out")
    table.duty(event_phase)
    assert table.options == [CancelEvent(), LetItCome()]
    assert table.match.view("officer-2").turned_up == ("shoot-out",)
    table.choose(CancelEvent())
    assert table.me.donuts == 0
    assert table.state.event_discard == ["shoot-out"]
    assert table.told(EventCancelled)
    assert table.state.stolen == "2ABw", "older events do not tick"
    table = Table(cast=("sato", "kinney", "okafor")).donuts(1).donuts(1, of=1).next_event("bar-brawl").duty(event_phase)
    assert table.match.over, "only in his own Phase 4"


@rule("PP-13.9")
def test_cancelling_the_last_card_does_not_avoid_the_crime_step():
    table = only(Table(cast=("kinney", "sato", "okafor")).donuts(1), "bar-brawl").duty(event_phase)
    table.choose(CancelEvent())
    assert table.state.crime == 1
    assert len(table.state.events.cards) == 39


@rule("PP-13.10")
def test_the_event_deck_has_39_cards():
    content = Table().content
    assert sum(card.copies for card in content.emergencies.values()) == 27
    assert sum(card.copies for card in content.specials.values()) == 12
    assert len(Table().state.events.cards) == 39


@rule("PP-13.11")
def test_older_ongoing_events_tick_after_the_card_oldest_first():
    table = Table().ongoing("car-theft", "2ABw").ongoing("gas-leak", "apartment-2").next_event("quiet-shift")
    table.duty(event_phase, 1)
    assert table.state.stolen == "2ABe"
    assert table.state.crime == 1, "the gas leak's die was a 1"
    table = Table().next_event("car-theft").duty(event_phase)
    assert table.state.stolen == "2ABw", "not in play before this draw"
    table = Table().ongoing("gas-leak", "apartment-2").ongoing("car-theft", "2CDe").next_event("quiet-shift")
    table.duty(event_phase, 1)
    assert [event.cause for event in table.told(CrimeRose)] == ["gas-leak", "car-theft"]
