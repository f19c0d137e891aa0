"""Worlds that could be: everything face down is dealt anew."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.set_up import event_pool
from hardboiled.games.kick_ass.rules.state import NOTHING, KickAssState
from hardboiled.kernel import CardId, SeatId, redeal

T = TypeVar("T")


def determinize(state: KickAssState, seat: SeatId, content: KickAssContent, rng: Random) -> None:
    """KA-1.7: all seats know the same, so what is hidden is hidden from all."""
    city = state.city
    for deck in (state.spawn_deck, state.blue_deck, state.red_deck, state.item_deck, state.combat_deck):
        redeal(deck, rng)
    _events(state, content, rng)
    _hardships(state, content, rng)
    if not city.plot:
        state.plot = rng.choice(list(content.plots))
    hidden = [place for place, kind in city.mist.items() if not kind]
    kinds = [state.mist[place] for place in hidden]
    redeal(kinds, rng)
    for place, kind in zip(hidden, kinds, strict=True):
        state.mist[place] = kind
    _pictures(state, rng)


def _events(state: KickAssState, content: KickAssContent, rng: Random) -> None:
    """Before the Final Plot any Event of the box may still come; after it only the order is unknown."""
    city = state.city
    if city.revealed:
        redeal(state.event_deck, rng)
        return
    seen = {*city.completed, *city.matured, *(event.id for event in city.row if event is not None)}
    unseen = [CardId(event) for event in event_pool(content, city.players) if event not in seen]
    redeal(unseen, rng)
    state.event_deck[:] = unseen[: len(state.event_deck)]


def _hardships(state: KickAssState, content: KickAssContent, rng: Random) -> None:
    known = {seat: [NOTHING, NOTHING] for seat in state.hardships} | {h.seat: h.hardships for h in state.city.heroes}
    seen = {card for pair in known.values() for card in pair}
    unseen = [CardId(card) for card in content.hardships if card not in seen]
    redeal(unseen, rng)
    for seat, pair in state.hardships.items():
        pair[:] = [card or unseen.pop() for card in known[seat]]


def _pictures(state: KickAssState, rng: Random) -> None:
    """Don Genovese's tokens: pictures are unknown, colours are not."""
    tokens = state.city.tokens
    for colour, waiting in state.pictures.items():
        secret = [n for n, token in enumerate(tokens) if token.colour == colour and not token.picture]
        pictures = [state.hidden[n] for n in secret] + waiting
        redeal(pictures, rng)
        for number in secret:
            state.hidden[number] = pictures.pop()
        waiting[:] = pictures
