"""Worlds that could be: everything face down is dealt anew. And how good a world looks."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.rules import red_mist
from hardboiled.games.kick_ass.rules.set_up import event_pool
from hardboiled.games.kick_ass.state import NOTHING, KickAss
from hardboiled.kernel import CardId, SeatId, redeal

T = TypeVar("T")


def determinize(state: KickAss, seat: SeatId, content: KickAssContent, rng: Random) -> None:
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


def _events(state: KickAss, content: KickAssContent, rng: Random) -> None:
    """Before the Final Plot any Event of the box may still come; after it only the order is unknown."""
    city = state.city
    if city.revealed:
        redeal(state.event_deck, rng)
        return
    seen = {*city.completed, *city.matured, *(event.id for event in city.row if event is not None)}
    unseen = [CardId(event) for event in event_pool(content, city.players) if event not in seen]
    redeal(unseen, rng)
    state.event_deck[:] = unseen[: len(state.event_deck)]


def _hardships(state: KickAss, content: KickAssContent, rng: Random) -> None:
    known = {seat: [NOTHING, NOTHING] for seat in state.hardships} | {h.seat: h.hardships for h in state.city.heroes}
    seen = {card for pair in known.values() for card in pair}
    unseen = [CardId(card) for card in content.hardships if card not in seen]
    redeal(unseen, rng)
    for seat, pair in state.hardships.items():
        pair[:] = [card or unseen.pop() for card in known[seat]]


def _pictures(state: KickAss, rng: Random) -> None:
    """Don Genovese's tokens: pictures are unknown, colours are not."""
    tokens = state.city.tokens
    for colour, waiting in state.pictures.items():
        secret = [n for n, token in enumerate(tokens) if token.colour == colour and not token.picture]
        pictures = [state.hidden[n] for n in secret] + waiting
        redeal(pictures, rng)
        for number in secret:
            state.hidden[number] = pictures.pop()
        waiting[:] = pictures


def evaluate(state: KickAss, seat: SeatId, content: KickAssContent) -> float:
    """The chance that the Heroes win: Events done against Events lost, room in the city, the Boss."""
    city = state.city
    if state.outcome is not None:
        return float(bool(state.outcome.winners))
    figures = sum(area.minions + area.supers for place, area in city.map.items() if place in content.districts)
    calm = 1 - figures / content.settings.minions
    time = 1 - city.round / (content.settings.rounds + 1)
    shape = sum(min(1.0, (h.life + h.strength + h.happiness / 2) / 12) for h in city.heroes if not h.out)
    shape /= max(1, len(city.heroes))
    if not city.revealed:
        done = min(len(city.completed), 3) / 3
        lost = len(city.matured) / 4
        return max(0.02, min(0.9, 0.15 + 0.3 * done - 0.3 * lost + 0.15 * calm + 0.15 * shape))
    progress = _plot_progress(state, content)
    return max(0.02, min(0.97, 0.2 + 0.45 * progress + 0.15 * calm + 0.1 * shape + 0.1 * time))


def _plot_progress(state: KickAss, content: KickAssContent) -> float:
    city = state.city
    boss = next((foe for foe in city.foes if foe.id == content.plots[state.plot].boss), None)
    hurt = 0.0
    if boss is not None:
        card_life = content.foes[boss.id].life
        full = card_life if isinstance(card_life, int) else 3 * city.players + 1
        hurt = max(0.0, 1 - boss.life / full)
    match state.plot:
        case "red-mist":
            found = any(kind == red_mist.HIDING for kind in city.mist.values())
            return 0.4 * found + 0.6 * hurt
        case "vic-gigante":
            gang = sum(area.skulls for area in city.map.values())
            return 0.3 * (1 - city.marker / content.settings.plot_track) + 0.3 * (1 - gang / 3) + 0.4 * hurt
        case "don-genovese":
            resolved = sum(not token.at for token in city.tokens)
            return 0.5 * min(1.0, resolved / 8) + 0.5 * hurt
        case "john-genovese":
            return 0.2 * len(city.locations) + 0.1 * city.location + 0.1 * hurt
    return 0.15 * len(city.locations) + 0.08 * city.wave
