"""PP-14: placing Emergencies, and the Urgent Marker."""

from hardboiled.games.police_precinct.rules.emergencies import place_emergency
from hardboiled.games.police_precinct.rules.events import EmergencyPlaced, PunkAdded
from rules.police_precinct.table import Table
from support import rule


def place(table: Table, card: str, *chance: int) -> Table:
    table.next_event(card)
    table.state.events.cards.pop()
    table.state.events.seen.pop()
    table.call(lambda play: place_emergency(play, card), chance)
    return table


def board(table: Table) -> list[str]:
    return [emergency.card for emergency in table.state.emergencies]


@rule("PP-14.1")
def test_punks_come_first_then_location_colour_placement_marker():
    table = Table().emergency("axe-rampage").punks(1, 2)
    place(table, "store-hold-up", 4, 5)
    order = [type(told.event).__name__ for told in table.match.told]
    assert order == ["PunkAdded", "PunkAdded", "BecameUrgent", "EmergencyPlaced"]
    assert table.state.emergencies[-1].marker is not None
    table.call(lambda play: place_emergency(play, "cargo-heist"), [3, 6, 5])
    assert [event.space for event in table.told(PunkAdded)] == ["hood-3", "hood-6"]
    assert table.told(EmergencyPlaced)[-1].space == "warehouse-5", "the Punks' dice, then the place's"


@rule("PP-14.2")
def test_the_location_is_printed_or_rolled():
    assert place(Table(), "bar-brawl").state.emergencies[0].place == "bar"
    assert place(Table(), "family-fight", 1, 4).state.emergencies[0].place == "apartment-4"
    assert place(Table(), "burglars", 1, 2).state.emergencies[0].place == "warehouse-2"
    assert place(Table(), "pile-up", 5).state.emergencies[0].place == "B3"


@rule("PP-14.3")
def test_a_rolled_place_that_is_taken_is_rolled_again():
    table = Table().emergency("man-on-the-roof", "apartment-4")
    place(table, "family-fight", 3, 4, 4, 1)
    assert table.state.emergencies[-1].place == "apartment-1"


@rule("PP-14.4")
def test_an_emergency_about_to_fail_still_holds_its_place():
    table = Table().emergency("family-fight", "apartment-4").emergency("bar-brawl")
    table.emergency("man-on-the-roof", "apartment-1")
    table.state.urgent = "family-fight"
    place(table, "wild-party", 6, 5, 4, 2)
    assert table.state.emergencies[-1].place == "apartment-2", "4 was rolled again though that card then fails"
    assert "family-fight" not in board(table)


@rule("PP-14.5")
def test_each_printed_location_is_on_one_card():
    content = Table().content
    printed = [card.place for card in content.emergencies.values() if card.place in content.sites]
    assert len(printed) == len(set(printed)) == 10


@rule("PP-14.7", "PP-14.8")
def test_a_second_of_a_colour_makes_the_oldest_urgent():
    table = Table().emergency("bar-brawl")
    assert place(table, "axe-rampage").state.urgent == "bar-brawl"
    table = Table().emergency("store-hold-up").emergency("bar-brawl")
    assert place(table, "axe-rampage").state.urgent == "store-hold-up"
    assert table.state.crime == 0


@rule("PP-14.9", "PP-14.10", "PP-14.16")
def test_with_the_marker_in_use_the_urgent_one_fails_and_the_marker_moves():
    table = Table().emergency("bar-brawl", marker="bomb").emergency("axe-rampage").emergency("pickpocket")
    table.state.urgent = "bar-brawl"
    place(table, "break-in", 3)
    assert board(table) == ["axe-rampage", "pickpocket", "break-in"]
    assert table.state.event_discard == ["bar-brawl"]
    assert table.state.marker_discard == ["bomb"]
    assert table.state.crime == 1
    assert table.state.urgent == "pickpocket", "the oldest earlier one of the new card's colour"
    assert [officer.donuts for officer in table.state.officers] == [0, 0, 0], "no reward, no other cost"
    assert all(officer.space == "2BCw" for officer in table.state.officers)


@rule("PP-14.11")
def test_the_new_card_never_gets_the_marker():
    table = Table().emergency("bar-brawl")
    table.state.urgent = "bar-brawl"
    place(table, "axe-rampage")
    assert board(table) == ["axe-rampage"]
    assert table.state.urgent is None
    assert table.state.crime == 1


@rule("PP-14.12")
def test_an_urgent_one_without_a_partner_fails_all_the_same():
    table = Table().emergency("bar-brawl").emergency("pickpocket")
    table.state.urgent = "bar-brawl"
    place(table, "break-in", 3)
    assert "bar-brawl" not in board(table)
    assert table.state.crime == 1


@rule("PP-14.13")
def test_a_new_colour_does_not_touch_the_marker():
    table = Table().emergency("bar-brawl").emergency("axe-rampage")
    table.state.urgent = "bar-brawl"
    place(table, "pickpocket")
    assert table.state.urgent == "bar-brawl"
    assert table.state.crime == 0
    table = Table().emergency("bar-brawl")
    assert place(table, "pickpocket").state.urgent is None


@rule("PP-14.14")
def test_a_slot_gets_a_face_down_marker():
    table = Table()
    top = table.state.markers[-1]
    emergency = place(table, "bar-brawl").state.emergencies[0]
    assert (emergency.marker, emergency.turned) == (top, False)
    assert place(Table(), "axe-rampage").state.emergencies[0].marker is None


@rule("PP-14.15")
def test_there_is_one_urgent_marker():
    table = Table().emergency("bar-brawl").emergency("pickpocket").emergency("pile-up", "B1")
    for card, chance in (("axe-rampage", ()), ("break-in", (3,)), ("bus-crash", (4,))):
        place(table, card, *chance)
        assert table.state.urgent is None or table.state.urgent in board(table)
    assert table.state.urgent == "pile-up"
