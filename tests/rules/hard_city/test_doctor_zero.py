"""HC-9, HC-26: Doctor Zero's turn, his Reactions and cards."""

import pytest

from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, DrawChaos, PlayInstant, PlayText
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.spawning import SpawnAt
from support import rule

from .table import BLANK, TWO, Table


@rule("HC-9.2", "HC-9.8", "HC-9.3", "HC-9.16")
def test_perhaps_an_instant_then_exactly_one_action():
    table = Table()
    table.doctor("howl", "bad-batch", "pincer", "bite")
    assert {*table.options} == {
        PlayInstant("howl"),
        PlayInstant("bad-batch"),
        PlayText("pincer"),
        *(PlayBasics(card) for card in ("howl", "bad-batch", "pincer", "bite")),
        DrawChaos(),
    }
    table.choose(PlayInstant("bad-batch"), Stop())
    assert PlayInstant("howl") not in table.options, "at most one Instant"
    assert PlayText("bite") not in table.options
    assert PlayBasics("bite") in table.options
    table.choose(DrawChaos())
    assert table.ask.prompt == "pick", "one action and the turn is over"


@rule("HC-9.4")
def test_two_different_basic_actions_in_any_order():
    table = Table()
    table.doctor("pincer")
    mover = table.mutant("f8")
    table.doctor()
    table.choose(PlayBasics("pincer"))
    assert {*table.options} == {UseBasic("spawn"), UseBasic("move"), UseBasic("attack")}
    printed = table.content.chaos["pincer"]
    assert table.ask.args == {"spawn": printed.spawn, "move": printed.move, "attack": printed.attack}
    table.choose(UseBasic("move"), MoveMutant(mover), MutantStep("f9"), Stop())
    assert UseBasic("move") not in table.options
    assert table.ask.args["move"] == 0
    table.choose(UseBasic("spawn"))
    assert table.ask.args == {"left": 2}, "up to the printed number"
    table.choose(SpawnAt("a1"), Stop())
    assert table.ask.prompt == "pick"
    assert table.state.discard[-1] == "pincer"


@rule("HC-9.5", "HC-9.7")
def test_drawing_and_an_empty_hand():
    table = Table()
    top = table.state.deck[-1]
    table.doctor()
    assert table.state.hand == [top], "the only action there is"
    other = Table()
    other.mutant("f8", kind="fubar", hp=3, ap=5)
    other.doctor()
    assert {*other.options} == {DrawChaos(), ActivateFubar()}


@rule("HC-9.6", "HC-11.4")
def test_fubar_is_activated_once_a_round_as_the_action():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.hold("howl", "bite")
    table.doctor()
    assert PlayInstant("howl") in table.options
    table.choose(PlayInstant("howl"))
    table.choose(ActivateFubar(), Stop())
    assert table.ask.prompt == "pick"
    table.doctor()
    assert ActivateFubar() not in table.options
    table.begin("event-phase")
    table.doctor()
    assert ActivateFubar() in table.options


@rule("HC-9.9")
def test_reactions_wait_for_their_moment():
    table = Table()
    table.hold("booby-trap", "not-so-fast")
    table.crate("police", "f8")
    table.mutant("b1")
    table.doctor()
    assert React("booby-trap") not in table.options
    table.turn("donathan", at="f8")
    table.choose(next(action for action in table.options if action.tag == "open-crate"))
    assert table.ask.prompt == "react"
    table.choose(React("booby-trap"))
    assert table.officer("donathan").hp == 5
    assert len(table.state.hand) == 2, "one played, one drawn"
    table.end()
    assert React("not-so-fast") in table.options


@rule("HC-9.9")
def test_the_window_opens_by_what_all_know():
    """It comes with a card that could be one and stays shut once all such cards lie in the discard."""
    table = Table()
    table.hold("pincer")
    table.turn("donathan", at="f8")
    table.end()
    assert table.ask.prompt == "react"
    assert table.options == [Stop()]
    table.state.deck.remove("not-so-fast")
    table.state.discard.append("not-so-fast")
    table.turn("jenny")
    table.end()
    assert table.ask.prompt == "doctor-zero"


@rule("HC-9.11", "HC-9.12", "HC-21.17")
def test_a_special_card_takes_type_and_text_from_the_episode():
    table = Table(episode=1)
    table.state.helicopter, table.state.ladder = "d6", True
    table.doctor("orders-1")
    assert PlayText("orders-1") in table.options
    table.choose(PlayText("orders-1"))
    assert table.ask.seats == ("doctor-zero",)
    table.choose(next(action for action in table.options if action.space == "h12"))
    assert (table.state.helicopter, table.state.ladder) == ("h12", False)
    dark = Table(episode=5)
    dark.doctor("orders-1")
    assert PlayInstant("orders-1") in dark.options
    assert PlayText("orders-1") not in dark.options


@rule("HC-9.13")
def test_played_cards_lie_face_up():
    table = Table()
    table.doctor("grand-speech")
    table.choose(PlayText("grand-speech"))
    assert table.match.view("officers-1").discard[-1:] == ("grand-speech",)


@rule("HC-9.14", "HC-9.15")
def test_an_empty_chaos_deck_is_made_anew_for_nothing():
    table = Table()
    state = table.state
    state.discard[:] = state.deck[:-1]
    state.deck[:] = state.deck[-1:]
    table.doctor()
    assert len(state.hand) == 1
    assert len(state.deck) == 35
    assert state.discard == []
    assert state.chaos == 0
    state.deck.clear()
    state.hand.clear()
    table.doctor()
    assert state.hand == []
    assert table.ask.prompt == "pick"


@rule("HC-26.9", "HC-26.10")
def test_take_the_city_plays_a_second_card_with_higher_numbers():
    table = Table()
    table.doctor("take-the-city")
    assert PlayInstant("take-the-city") not in table.options, "no second card"
    assert PlayBasics("take-the-city") in table.options
    card = table.content.chaos["take-the-city"]
    assert (card.spawn, card.move, card.attack) == (5, 2, 1)
    table.hold("take-the-city", "flood-the-block", "bite")
    table.doctor()
    table.choose(PlayInstant("take-the-city"), PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert table.ask.args == {"left": 6}
    table.choose(Stop(), UseBasic("move"))
    assert table.ask.prompt == "doctor-zero", "nobody to move; the normal action is still to come"
    assert PlayBasics("bite") in table.options


@rule("HC-26.15")
def test_out_of_ammo_comes_by_cards_and_there_are_three():
    table = Table()
    table.mutant("b2")
    table.turn("donathan", at="f8", jammed=True)
    assert not table.offered(Shoot)
    table.choose(next(action for action in table.options if action.tag == "clear-jam"))
    assert table.offered(Shoot)
    assert table.officer("donathan").ap == 4
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, jammed=True)
    from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
    from hardboiled.games.hard_city.rules.effects.people import Jam

    table.run(lambda play: carry_out(play, [Jam(who="active")]))
    assert not table.officer("donathan").jammed


def test_reactions_weaken_jam_and_spawn():
    table = Table()
    table.hold("smoke-screen", "plenty-more")
    target = table.mutant("b2", stunned=True)
    table.turn("donathan", at="f8", chance=[TWO, BLANK, TWO, TWO])
    table.choose(Shoot("b2"), React("smoke-screen"))
    assert table.alive(target)
    table.choose(Shoot("b2"))
    assert table.ask.prompt == "react"
    table.choose(React("plenty-more"))
    table.choose(table.options[0])
    assert table.state.mutants
    table.choose(Stop())
    assert EndTurn() in table.options


@rule("HC-9.13", "HC-9.14")
@pytest.mark.parametrize(("card", "kind"), [("grand-speech", PlayText), ("dictation", PlayInstant)])
def test_a_card_is_never_among_what_it_makes_him_draw(card, kind):
    """The deck runs out under it: what lay on the discard before is shuffled, not the card itself."""
    table = Table()
    table.doctor(card, "howl")
    state = table.state
    state.discard[:] = ["pincer"]
    state.deck[:] = ["bite"]
    table.doctor()
    table.choose(kind(card))
    assert card not in state.hand
    assert card not in state.deck
    assert state.discard == [card]
    assert state.playing == []
    assert len(state.hand) == 3, "all there were"


@rule("HC-9.13")
def test_a_card_lies_face_up_while_its_text_goes_on():
    table = Table()
    table.mutant("f8")
    table.doctor("pincer", "howl")
    table.choose(PlayText("pincer"))
    assert table.prompt == "move"
    assert table.state.playing == ["pincer"]
    assert table.match.view("officers-1").playing == ("pincer",), "all see it"
    assert table.state.discard == []
    table.choose(Stop(), *([Stop()] if table.prompt == "attack" else []))
    assert table.state.discard == ["pincer"]
