"""HC-17, HC-19: the AutoDoc's resolution, its Queue, its letters and F.U.B.A.R."""

import pytest

from hardboiled.games.hard_city.rules.activation import activate
from hardboiled.games.hard_city.rules.answers import ChooseSpace
from hardboiled.games.hard_city.rules.autodoc import resolution
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.mutants import Activate, Spawn, closest_patch
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.events import AutodocDrew, QueueActs
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.state import QueuedCard, mutant_of
from support import rule

from .table import coop


@rule("HC-17.3", "HC-17.4", "HC-17.7")
def test_cards_are_discarded_or_queued_on_the_left():
    table = coop()
    table.autodoc("donathan", "twitching")
    assert table.state.discard[-1] == "twitching"
    table.autodoc("donathan", "restless")
    assert [queued.card for queued in table.state.queue] == ["restless"]
    table.autodoc("jenny", "mugged")
    assert [queued.card for queued in table.state.queue] == ["mugged"], "the older one has acted"
    table.state.queue.insert(0, QueuedCard("paperwork", fresh=False))
    table.run(lambda play: carry_out(play, []))
    table.state.deck.append("sudden-silence")
    table.state.queue.clear()
    table.autodoc("donathan")
    assert table.state.queue[0].card == "sudden-silence"


@rule("HC-17.5")
def test_a_card_that_draws_another():
    table = coop()
    table.autodoc("donathan", "breaking-news", "twitching", "cornered")
    assert [event.card for event in table.told(AutodocDrew)] == ["breaking-news", "twitching"]
    assert table.state.discard[-1] == "twitching"
    assert [queued.card for queued in table.state.queue] == ["breaking-news"]


@rule("HC-17.6", "HC-17.8", "HC-17.9")
def test_the_queue_acts_left_to_right_without_this_turns_cards():
    table = coop()
    table.state.queue[:] = [QueuedCard("fresh-meat", fresh=False), QueuedCard("misfire", fresh=False)]
    for card in ("fresh-meat", "misfire"):
        table.state.deck.remove(card)
    table.autodoc("donathan", "restless")
    assert [event.card for event in table.told(QueueActs)] == ["fresh-meat", "misfire"]
    assert [queued.card for queued in table.state.queue] == ["restless"]
    assert table.state.discard[-2:] == ["fresh-meat", "misfire"]
    table.autodoc("jenny", "twitching")
    assert [event.card for event in table.told(QueueActs)] == ["restless"], "also when nothing was added"


@rule("HC-17.11")
def test_the_queue_stays_across_rounds():
    table = coop()
    table.state.queue[:] = [QueuedCard("misfire", fresh=False)]
    table.begin("event-phase")
    assert [queued.card for queued in table.state.queue] == ["misfire"]


@rule("HC-17.12", "HC-17.13")
def test_markers_on_a_card_are_missing_at_the_refill():
    table = coop()
    table.autodoc("donathan", "paperwork")
    assert [officer.held for officer in table.state.officers] == [1, 1, 1, 1]
    assert table.state.queue[0].markers == {"donathan": 1, "jenny": 1, "miranda": 1, "marcellus": 1}
    table.begin("event-phase")
    assert [officer.ap for officer in table.state.officers] == [4, 4, 4, 4]
    table.autodoc("jenny", "twitching")
    table.begin("event-phase")
    assert [officer.ap for officer in table.state.officers] == [5, 5, 5, 5]


@rule("HC-12.3", "HC-17.12")
def test_an_officer_who_is_down_puts_no_marker_on_a_card():
    table = coop()
    table.officer("jenny", hp=0, ap=0, down=True)
    table.autodoc("donathan", "paperwork")
    assert table.state.queue[0].markers == {"donathan": 1, "miranda": 1, "marcellus": 1}
    assert table.officer("jenny").held == 0
    alone = coop()
    alone.officer("donathan", hp=0, ap=0, down=True)
    alone.autodoc("donathan", "sprained-wrist")
    assert alone.officer("donathan").held == 0
    alone.begin("event-phase")
    assert alone.officer("donathan").ap == 5


@rule("HC-17.14")
def test_markers_of_a_card_that_leaves_otherwise_come_back():
    table = coop()
    table.autodoc("donathan", "sprained-wrist")
    assert table.officer("donathan").held == 1
    table.turn("jenny", gear=["police-scanner"])
    table.choose(UseGear("police-scanner"))
    assert table.state.queue == []
    table.begin("event-phase")
    assert table.officer("donathan").ap == 5


@rule("HC-17.15")
def test_what_is_impossible_is_skipped_and_the_rest_happens():
    table = coop()
    table.state.active = "donathan"
    table.run(lambda play: carry_out(play, [Activate(count=2), Spawn(count=1, where="closest")]))
    table.choose(table.options[0])
    assert len(table.state.mutants) == 1


@rule("HC-19.1", "HC-26.14", "HC-19.13")
def test_a_letter_card_is_set_aside():
    table = coop()
    mutant = table.mutant("f8")
    table.autodoc("donathan", "they-are-here")
    while table.ask.prompt == "spawn":
        patch = {action.space for action in table.options}
        table.choose(table.options[0])
    assert patch <= set(closest_patch(table.match.play))
    assert len(table.state.mutants) == 3
    assert table.officer("donathan").hp == 5, "every Mutant up to 1 space away acts"
    assert table.at(mutant) == "f8"
    assert table.state.letters == ["they-are-here"]
    assert table.state.queue == []


def four_letters(table):
    cards = ["they-are-here", "under-the-skin", "beaker-boils-over", "alarm-in-the-lab"]
    for card in cards:
        table.state.deck.remove(card)
    table.state.letters.extend(cards)


@rule("HC-19.2", "HC-19.3", "HC-19.5")
@pytest.mark.parametrize(("points", "hp"), [(0, 5), (3, 5), (6, 6)])
def test_five_letters_call_fubar_next_to_the_active_officer(points, hp):
    table = coop()
    four_letters(table)
    table.state.order = points
    table.autodoc("donathan", "ready-to-rise")
    while table.ask.prompt != "fubar-appears":
        table.choose(table.options[0])
    assert {action.space for action in table.options} == {"e7", "f7", "g7", "e8", "g8", "e9", "f9", "g9"}
    table.choose(ChooseSpace("g7"))
    fubar = mutant_of(table.state, "fubar")
    assert (fubar.at, fubar.hp) == ("g7", hp)


@rule("HC-19.4", "HC-19.6", "HC-19.7", "HC-19.8")
def test_he_acts_like_any_mutant_and_never_comes_twice():
    table = coop()
    four_letters(table)
    table.state.letters.append("ready-to-rise")
    table.state.deck.remove("ready-to-rise")
    table.mutant("f11", kind="fubar", hp=5)
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    table.choose_first()
    assert table.at("fubar")[1:] == "9", "a chaos card moves him 2 spaces"
    table.officer("jenny", at=table.at("fubar"))
    mutant_of(table.state, "fubar").at = "f7"
    table.officer("jenny", at="a1")
    table.next_turn()
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    assert table.officer("donathan").hp == 6, "next to him he does not attack, he comes"
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    assert table.officer("donathan").hp == 5
    table.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    assert table.state.kills == 4
    assert table.state.letters == []
    assert len(table.state.discard) == 5
    four = ["they-are-here", "under-the-skin", "beaker-boils-over", "alarm-in-the-lab"]
    table.state.letters.extend(four)
    table.state.discard[:] = []
    table.state.deck.append("ready-to-rise")
    table.run(resolution)
    table.choose_first()
    assert not table.alive("fubar")
    assert len(table.state.letters) == 5


@rule("HC-19.9", "HC-19.10")
def test_a_reshuffle_scores_for_the_autodoc():
    table = coop()
    state = table.state
    four_letters(table)
    state.queue[:] = [QueuedCard("misfire", fresh=True)]
    state.deck.remove("misfire")
    state.discard[:] = [card for card in state.deck if card != "twitching"]
    state.deck[:] = ["twitching"]
    count = len(state.discard)
    table.autodoc("donathan")
    assert state.chaos == 1
    assert len(state.deck) == count
    assert state.discard == ["twitching"], "reshuffled at once, before the last card was resolved"
    assert not set(state.letters) & set(state.deck)
    assert "misfire" not in state.deck


@rule("HC-19.11", "HC-19.12")
def test_a_special_card_has_the_episodes_top_and_its_own_foot():
    table = coop()
    mutant = table.mutant("f12")
    table.civilian("f10")
    table.autodoc("donathan", "plan-2")
    while table.match.asks and table.ask.prompt != "pick":
        table.choose(table.options[0])
    assert table.at(mutant) == "f10", "activated for a Civilian, as the Special face says"
    assert table.state.queue[0].card == "plan-2"
    assert table.content.autodoc["plan-2"].bottom
    assert table.content.autodoc["plan-2"].top == ()
