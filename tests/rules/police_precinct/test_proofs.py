"""PP-22.8, PP-26: what a search proves about whoever held evidence back, and who knows which card lies where."""

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseStack
from hardboiled.games.police_precinct.rules.dirty_cops import Stir
from hardboiled.games.police_precinct.rules.effects.card_texts import PutOnTop
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import Resolve
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.state import EVERYBODY, RETURNED, Stack
from hardboiled.games.police_precinct.rules.supplies import PlayCard
from rules.police_precinct.table import Table
from support import rule

CAST = ("renner", "sato", "okafor", "hartley")


def crooked(**more) -> Table:
    """Renner searches the Parking Lot alone, and is dirty."""
    table = Table(seats=4, mode="dirty-cop", cast=CAST, **more).at("2ABw", "D12", "D12", "D12")
    table.me.loyalty = "dirty"
    return table


def only(table: Table, *cards: str, seen: dict[str, int] | None = None) -> Stack:
    """The Crime Scene stack with just these cards, the first on top; who knows where they lie."""
    stack = table.state.stack("crime-scene")
    stack.cards[:] = reversed(cards)
    stack.seen[:] = [(seen or {}).get(card, 0) for card in stack.cards]
    return stack


def search(table: Table, *placed: str, cards: int = 2) -> int:
    """The search of so many cards; to whom it proves something, as bits."""
    if cards > 2:
        table.me.upgrades.append("investigation")
    table.duty(act_phase).choose(Investigate("crime-scene"), Present(tuple(sorted(placed))))
    return table.officer(0).exposed


@rule("PP-22.8", "PP-26.4")
def test_as_long_as_dead_ends_could_explain_it_nothing_is_proven():
    cards = ("tyre-print", "torn-fabric", "oil-stain")
    table = crooked()
    only(table, *cards, "lost-glove")
    assert search(table, "tyre-print", cards=3) == 0, "two dead ends among four: one card could be each"
    table = crooked()
    only(table, *cards, "lost-glove")
    assert search(table, cards=3) == 0b1110, "three cards, two dead ends: one evidence was there"
    table = crooked()
    only(table, *cards)
    assert search(table, "tyre-print", cards=3) == 0b1110
    table = crooked()
    only(table, *cards)
    assert search(table, "tyre-print", "torn-fabric", cards=3) == 0


@rule("PP-22.8")
def test_whoever_knew_the_card_sees_that_it_was_held_back():
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": 1 << 2})
    assert search(table) == 0b0100, "Okafor had looked"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": EVERYBODY})
    assert search(table) == 0b1110
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": 1 << 2})
    assert search(table, "tyre-print") == 0, "it was placed"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": 1 << 0})
    assert search(table) == 0, "only the searcher knew"


@rule("PP-22.8")
def test_whoever_knows_where_the_dead_ends_are_can_count():
    knows = {"oil-stain": 1 << 1, "lost-glove": 1 << 1}
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", seen=knows)
    assert search(table) == 0b0010, "Sato knows both dead ends: the other card of the two was evidence"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", seen={"lost-glove": 1 << 1})
    assert search(table) == 0b0010, "one dead end lies in the rest: of the two drawn one at most was another"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", seen={"oil-stain": 1 << 1})
    assert search(table) == 0, "the other card could have been the Lost Glove"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "torn-fabric", "lost-glove", "bus-transfer", seen={"tyre-print": 1 << 1})
    assert search(table, "tyre-print", "torn-fabric", cards=3) == 0


def put_there(officer: int) -> int:
    """As a Thorough officer's returned cards are marked: known to that officer, and by whom."""
    return 1 << officer | 1 << RETURNED + officer


@rule("PP-22.8", "PP-7.10")
def test_evidence_where_a_thorough_officer_put_cards_back_proves_it_to_the_finder():
    table = crooked()
    table.me.loyalty = "good"
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": put_there(3)})
    search(table, "tyre-print")
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0, 0b0001]
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": put_there(0)})
    search(table, "tyre-print")
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0, 0], "one's own doing is no news"
    table = crooked()
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"oil-stain": put_there(3)})
    search(table, "tyre-print")
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0, 0], "a dead end proves nothing"


@rule("PP-22.8")
def test_a_tip_shows_everybody_who_had_put_evidence_back():
    table = crooked().at("2BCw", "D12", "D12", "D12").emergency("bar-brawl", marker="knows-about-the-murder")
    only(table, "tyre-print", "oil-stain", "lost-glove", seen={"tyre-print": put_there(2)})
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"), ChooseStack("crime-scene"))
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0b1011, 0]
    table = crooked().at("2BCw", "D12", "D12", "D12").emergency("bar-brawl", marker="knows-about-the-murder")
    only(table, "tyre-print", "oil-stain", "lost-glove", seen={"oil-stain": put_there(2)})
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"), ChooseStack("crime-scene"))
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0, 0]


@rule("PP-22.8", "PP-12.6")
def test_case_notes_show_who_had_put_evidence_back():
    table = crooked().hand("case-notes")
    only(table, "tyre-print", "oil-stain", "lost-glove", "bus-transfer", seen={"tyre-print": put_there(2)})
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0b0001, 0]
    table = crooked().hand("case-notes")
    only(table, "oil-stain", "lost-glove", "bus-transfer", "tyre-print", seen={"tyre-print": put_there(2)})
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert [officer.exposed for officer in table.state.officers] == [0, 0, 0, 0], "it lies deeper"


# Who knows which card lies where.


def test_the_bits_are_those_of_saved_matches():
    assert (EVERYBODY, RETURNED) == (64, 8)


@rule("PP-7.10", "PP-26.1")
@pytest.mark.parametrize(("mode", "seen"), [("co-op", EVERYBODY), ("dirty-cop", put_there(0))])
def test_what_a_thorough_officer_returns_is_known_to_those_who_saw_it(mode, seen):
    table = Table(seats=4, mode=mode, cast=("lindqvist", "sato", "okafor", "renner")).at("2ABw", "D12", "D12", "D12")
    stack = only(table, "oil-stain", "lost-glove", "bus-transfer", "chewing-gum", "parking-ticket", "tyre-print")
    table.duty(act_phase, 0).choose(Investigate("crime-scene"))
    if mode == "dirty-cop":
        table.choose(Present(()))
    assert stack.cards == ["lost-glove", "bus-transfer", "tyre-print", "parking-ticket", "chewing-gum"]
    assert stack.seen == [seen, seen, 0, 0, 0]


@rule("PP-7.9")
def test_after_a_shuffle_nobody_knows_anything():
    table = crooked()
    stack = only(table, "oil-stain", "lost-glove", "bus-transfer", "tyre-print", seen={"tyre-print": 3, "oil-stain": 1})
    search(table)
    assert stack.seen == [0, 0, 0]
    assert (table.state.drawn, table.state.drawn_seen) == ([], [])


@rule("PP-26.2", "PP-12.6")
def test_a_look_makes_the_order_the_lookers_secret():
    table = crooked().hand("case-notes")
    everyone = {"oil-stain": EVERYBODY, "lost-glove": 1 << 3, "bus-transfer": 1 << 2, "tyre-print": EVERYBODY}
    stack = only(table, "oil-stain", "lost-glove", "bus-transfer", "tyre-print", seen=everyone)
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert stack.seen == [EVERYBODY, 1, 1, 1], "what lies below stays as it was known"


@rule("PP-26.2", "PP-7.10")
def test_that_one_thorough_officer_had_put_all_of_them_there_stays_known():
    table = crooked().hand("case-notes")
    cards = ("oil-stain", "lost-glove", "bus-transfer")
    stack = only(table, *cards, seen=dict.fromkeys(cards, put_there(2)))
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert stack.seen == [1 | 1 << RETURNED + 2] * 3
    table = crooked().hand("case-notes")
    stack = only(table, *cards, seen=dict.fromkeys(cards[:2], put_there(2)))
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert stack.seen == [1] * 3


@rule("PP-12.6")
def test_case_notes_put_the_cards_back_from_the_lowest_up():
    table = crooked().hand("case-notes")
    stack = only(table, "oil-stain", "lost-glove", "bus-transfer", "tyre-print")
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"))
    assert table.prompt == "put-below"
    assert table.options == [PutOnTop("bus-transfer"), PutOnTop("lost-glove"), PutOnTop("oil-stain")]
    table.choose(PutOnTop("oil-stain"))
    assert table.options == [PutOnTop("bus-transfer"), PutOnTop("lost-glove")]
    table.choose(PutOnTop("lost-glove"))
    assert stack.cards == ["tyre-print", "oil-stain", "lost-glove", "bus-transfer"], "the last one lies on top"
    assert table.prompt == "act"
    table = crooked().hand("case-notes")
    stack = only(table, "oil-stain", "lost-glove")
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("crime-scene"), PutOnTop("oil-stain"))
    assert stack.cards == ["oil-stain", "lost-glove"], "a stack of two"


@rule("PP-12.6", "PP-26.2")
def test_the_informant_leaves_one_card_on_top_and_puts_the_other_under_the_deck():
    table = crooked().hand("informant").next_event("bar-brawl", "turf-war")
    rest = table.state.events.cards[:-2]
    table.duty(act_phase).choose(PlayCard("informant"), PutOnTop("turf-war"))
    assert table.state.events.cards == ["bar-brawl", *rest, "turf-war"]
    assert table.state.events.seen == [1, *[0] * len(rest), 1]
    assert table.match.view("officer-1").events.known == ((0, "turf-war"), (38, "bar-brawl"))
    assert table.match.view("officer-2").events.known == ()


@rule("PP-12.6")
def test_the_informant_needs_two_cards():
    table = crooked().hand("informant")
    table.state.events.cards[:], table.state.events.seen[:] = ["bar-brawl", "turf-war"], [0, 0]
    assert PlayCard("informant") in table.duty(act_phase).options
    table.state.events.cards.pop()
    table.state.events.seen.pop()
    assert PlayCard("informant") not in table.duty(act_phase).options


@rule("PP-22.18", "PP-26.1")
def test_the_card_put_under_the_deck_by_stirring_is_known_to_all():
    table = crooked()
    table.me.standing, table.me.shown, table.me.space = "revealed", True, None
    table.state.events.seen[:] = [0] * len(table.state.events.cards)
    table.next_event("bad-press", "quiet-shift").begin("move")
    table.choose(Stir(), Resolve("quiet-shift"))
    assert table.state.events.cards[0] == "bad-press"
    assert table.state.events.seen == [EVERYBODY, *[0] * 37]
