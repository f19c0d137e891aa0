"""The laws catch what they are there for: each kind of fault, put into a small game on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from hardboiled.kernel import Ask, Flow, SeatId, Table, ask, laws, secrecy
from hardboiled.kernel.comparing import LawBroken, difference
from kernel import smugglers
from kernel.smugglers import (
    DOCKS,
    Cargo,
    Guess,
    Hide,
    P,
    Smugglers,
    View,
    evening,
    view,
)
from kernel.tiny import registered


def breaks(law: str, seats: int = 3, **parts: Any) -> str:
    """Play the broken game until a law catches it, which must be this one: what it says."""
    said = caught(seats=seats, **parts)
    assert said.startswith(law), said
    return said


def caught(seats: int = 3, sample: float = 1.0, limit: int = 10_000, **parts: Any) -> str:
    with registered(replace(smugglers.GAME, **parts)):
        for seed in range(30):
            try:
                laws.play("smugglers", seats=seats, seed=seed, sample=sample, limit=limit)
            except LawBroken as broken:
                return str(broken)
    pytest.fail("no law was broken in 30 games")


def steps(**changed: Callable[[P], Flow[None]]) -> dict[str, Any]:
    return {"steps": {**smugglers.GAME.steps, **changed}}


def test_the_game_itself_keeps_the_laws() -> None:
    for seed in range(10):
        laws.play("smugglers", seats=3, seed=seed)


# Leaks.


def test_a_view_that_shows_the_crate_leaks() -> None:
    def leaky(state: Smugglers, seat: SeatId, content: Cargo) -> View:
        return structs.replace(view(state, seat, content), crate=state.crate)

    assert "crate" in breaks("leak: the view of", view=leaky)


def test_a_view_that_shows_another_hand_leaks() -> None:
    def leaky(state: Smugglers, seat: SeatId, content: Cargo) -> View:
        return structs.replace(view(state, seat, content), hand=tuple(state.smugglers[0].hand))

    breaks("leak: the view of", view=leaky)


def test_a_view_that_shows_the_top_of_the_deck_leaks() -> None:
    def leaky(state: Smugglers, seat: SeatId, content: Cargo) -> View:
        return structs.replace(view(state, seat, content), discard=tuple(state.deck[-1:]))

    breaks("leak: the view of", view=leaky)


def test_options_that_know_the_secret_leak() -> None:
    def knowing(play: P) -> Flow[None]:
        """The dock where the crate is stands first."""
        state = play.state
        docks = sorted(DOCKS, key=lambda dock: dock != state.crate)
        searcher = state.smugglers[(state.carrier + 1) % len(state.smugglers)]
        yield from ask(searcher.seat, [Guess(dock) for dock in docks], "search")
        play.reveal()
        state.crate = ""
        state.step = "evening"

    breaks("leak", **steps(searching=knowing))


def test_an_ask_that_only_comes_with_the_card_leaks() -> None:
    def telling(play: P) -> Flow[None]:
        """Who holds a bribe is asked, who holds none is not: the others see it."""
        state = play.state
        for smuggler in state.smugglers:
            if any(play.content.cards[card].bribe for card in smuggler.hand):
                yield Ask(smuggler.seat, [smugglers.Pass(), Hide("north")], "bribe", {"face": 1})
        state.step = "evening"

    breaks("leak: what", **steps(carrying=telling))


def test_options_that_rest_on_a_secret_and_are_not_listed_anew_are_caught() -> None:
    def listed_once(play: P) -> Flow[None]:
        """In a re-dealt world the carrier would pay with a card that lies elsewhere."""
        state = play.state
        carrier = state.smugglers[state.carrier]
        cards = list(dict.fromkeys(carrier.hand)) or ["none"]
        toll = yield from ask(carrier.seat, [smugglers.Bid(card) for card in cards], "bid", {"day": 0}, always=True)
        play.reveal()
        if carrier.hand:
            carrier.hand.remove(toll.card)
            state.discard.append(toll.card)
        state.step = "evening"

    breaks("imagined options", **steps(carrying=listed_once))


def test_a_determinize_that_hands_back_the_truth_gives_no_other_worlds() -> None:
    def truthful(state: Smugglers, seat: SeatId, content: Cargo, rng: Random) -> None:
        pass

    with registered(replace(smugglers.GAME, determinize=truthful)):
        watched = laws.play("smugglers", seats=3, seed=1)
    assert watched.worlds == 0, "this is what a game's own test asserts against"
    assert laws.play("smugglers", seats=3, seed=1).worlds > 50


def test_a_determinize_that_touches_what_the_seat_knows_is_caught() -> None:
    def careless(state: Smugglers, seat: SeatId, content: Cargo, rng: Random) -> None:
        for smuggler in state.smugglers:
            rng.shuffle(smuggler.hand)

    breaks("leak: the view of", determinize=careless)


def test_a_secret_move_told_to_all_leaks() -> None:
    def loud(play: P) -> Flow[None]:
        carrier = play.state.smugglers[play.state.carrier]
        hide = yield from ask(carrier.seat, [Hide(dock) for dock in DOCKS], "hide")
        play.state.crate = hide.dock
        play.say(smugglers.Hidden(carrier.seat, hide.dock))
        play.state.step = "searching"

    assert "hears the difference between Hide" in breaks("leak", **steps(hiding=loud))


def hide_and_seek(play: P, args: Callable[[str], dict[str, str]], docks: Callable[[str], list[str]]) -> Flow[None]:
    """Both choices in one step: what the second one shows may rest on the first."""
    state = play.state
    carrier = state.smugglers[state.carrier]
    searcher = state.smugglers[(state.carrier + 1) % len(state.smugglers)]
    hide = yield from ask(carrier.seat, [Hide(dock) for dock in DOCKS], "hide")
    state.crate = hide.dock
    yield from ask(searcher.seat, [Guess(dock) for dock in docks(hide.dock)], "search", args(hide.dock))
    play.reveal()
    state.crate = ""
    state.step = "evening"


def test_a_prompt_in_the_middle_of_a_step_that_tells_leaks() -> None:
    def telling(play: P) -> Flow[None]:
        yield from hide_and_seek(play, lambda crate: {"crate": crate}, lambda crate: list(DOCKS))

    assert "is asked otherwise" in breaks("leak", **steps(hiding=telling))


def test_an_order_of_options_in_the_middle_of_a_step_that_tells_leaks() -> None:
    def ordered(play: P) -> Flow[None]:
        yield from hide_and_seek(play, lambda crate: {}, lambda crate: sorted(DOCKS, key=lambda dock: dock != crate))

    assert "is asked otherwise" in breaks("leak", **steps(hiding=ordered))


def test_an_event_about_a_hand_nobody_sees_leaks() -> None:
    def telling(play: P) -> Flow[None]:
        state = play.state
        for smuggler in state.smugglers:
            play.say(smugglers.Hidden(smuggler.seat, smuggler.hand[0]))
        yield from smugglers.hiding(play)

    assert "hears depends on what it cannot know" in breaks("leak", **steps(hiding=telling))


def test_a_determinize_that_rests_on_the_true_order_is_caught() -> None:
    def in_true_order(state: Smugglers, seat: SeatId, content: Cargo, rng: Random) -> None:
        others = [smuggler for smuggler in state.smugglers if smuggler.seat != seat]
        unseen = [card for smuggler in others for card in smuggler.hand] + state.deck
        rng.shuffle(unseen)
        for smuggler in others:
            smuggler.hand[:] = sorted(unseen.pop() for _ in smuggler.hand)
        state.deck[:] = unseen
        if state.crate and state.smugglers[state.carrier].seat != seat:
            state.crate = rng.choice(DOCKS)

    assert "depends on the true world" in breaks("leak", determinize=in_true_order)


def test_which_secrets_vary_is_seen_so_that_one_kept_true_is_found() -> None:
    def forgetful_of_the_crate(state: Smugglers, seat: SeatId, content: Cargo, rng: Random) -> None:
        crate = state.crate
        smugglers.determinize(state, seat, content, rng)
        state.crate = crate

    def varied() -> set[str]:
        fields: set[str] = set()
        match, rng = started(), Random(1)
        while match.asks:
            fields |= secrecy.check_canonical(match, rng)
            match.choose(match.asks[0].options[0])
        return fields

    assert varied() == {"crate", "deck", "smugglers"}
    with registered(replace(smugglers.GAME, determinize=forgetful_of_the_crate)):
        assert varied() == {"deck", "smugglers"}


# State.


def test_an_object_held_twice_is_caught() -> None:
    def sharing(table: Table[Cargo]) -> Smugglers:
        state = smugglers.deal(table)
        state.discard = state.deck
        return state

    assert "state.discard and state.deck are one object" in breaks("plain state", deal=sharing)


def test_an_object_shared_later_is_caught() -> None:
    def sharing(play: P) -> Flow[None]:
        yield from evening(play)
        play.state.discard = play.state.smugglers[0].hand

    breaks("plain state", **steps(evening=sharing))


def test_what_is_not_plain_data_is_caught() -> None:
    def impure(table: Table[Cargo]) -> Smugglers:
        state = smugglers.deal(table)
        state.deck = iter(state.deck)
        return state

    with pytest.raises(LawBroken, match="list_iterator"):
        laws.check_plain(impure(started().table))


def test_memory_outside_the_state_is_caught() -> None:
    """A rule that remembers in a global: a clone goes on differently."""
    calls: list[int] = []

    def remembering(play: P) -> Flow[None]:
        calls.append(1)
        play.state.day = len(calls)
        yield from smugglers.hiding(play)

    assert caught(**steps(hiding=remembering))


# Undo.


def test_an_undo_that_hides_what_was_learned_is_caught() -> None:
    def dishonest(play: P) -> Flow[None]:
        """The searcher sees where the crate was; nobody says that something was revealed."""
        state = play.state
        searcher = state.smugglers[(state.carrier + 1) % len(state.smugglers)]
        guess = yield from ask(searcher.seat, [Guess(dock) for dock in DOCKS], "search")
        if guess.dock == state.crate:
            searcher.points += 2
        state.crate = ""
        state.step = "hiding"

    breaks("honest undo", **steps(searching=dishonest))


def test_a_card_taken_without_draw_is_caught() -> None:
    def sly(play: P) -> Flow[None]:
        state = play.state
        carrier = state.smugglers[state.carrier]
        yield from ask(carrier.seat, [Hide(dock) for dock in DOCKS], "hide")
        if state.deck:
            carrier.hand.append(state.deck.pop())
        state.step = "bidding" if state.deck else "evening"

    breaks("honest undo", **steps(hiding=sly))


# Options.


def test_two_equal_options_are_caught() -> None:
    def doubled(play: P) -> Flow[None]:
        carrier = play.state.smugglers[play.state.carrier]
        yield from ask(carrier.seat, [Hide("north"), Hide("south"), Hide("north")], "hide")
        play.state.step = "evening"

    assert "twice" in breaks("options", **steps(hiding=doubled))


def test_a_game_that_never_ends_is_caught() -> None:
    def again(play: P) -> Flow[None]:
        carrier = play.state.smugglers[play.state.carrier]
        yield from ask(carrier.seat, [Hide(dock) for dock in DOCKS], "hide")

    assert "not ended after 500" in caught(sample=0, limit=500, **steps(hiding=again))


def test_an_order_that_comes_from_hashes_is_caught() -> None:
    from kernel.hash_order import GAME

    def look_at_some_games() -> None:
        for seed in range(8):
            laws.check_same_elsewhere("hash-order", "docks", 2, seed, preload="kernel.hash_order")

    with registered(GAME), pytest.raises(LawBroken, match="another process"):
        look_at_some_games()


def started() -> Any:
    from hardboiled.kernel.saving import start

    return start("smugglers", seats=["Ann", "Bob"], seed=1)


def test_a_difference_is_named() -> None:
    assert difference({"a": [1, 2]}, {"a": [1, 3]}) == ".a[1]: 2 against 3"
    assert difference({"a": [1, 2]}, {"a": [1]}) == ".a: 2 items against 1"
