"""Worlds a seat could be in."""

from __future__ import annotations

from random import Random

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import Loyalty
from hardboiled.games.police_precinct.rules.state import RETURNED, PrecinctState, Stack
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.games.police_precinct.view import knowing
from hardboiled.kernel import CardId, SeatId, redeal

TRIES = 20
"""Deals of loyalty cards tried before the true one is kept (which always fits what is known)."""


def determinize(state: PrecinctState, seat: SeatId, content: PrecinctContent, rng: Random) -> None:
    """Deal anew all that the seat cannot know: loyalties, stacks, decks, hands, markers."""
    bits = knowing(state, seat)
    if secrecy(state).hidden and state.outcome is None:
        deal_loyalties(state, seat, content, bits, rng)
    for stack in state.stacks:
        deal_stack(state, stack, seat, content, bits, rng)
    deal_places(state.events.cards, state.events.seen, bits, rng)
    deal_hands(state, seat, rng)
    deal_markers(state, rng)
    redeal(state.gangs, rng)


def deal_loyalties(state: PrecinctState, seat: SeatId, content: PrecinctContent, bits: int, rng: Random) -> None:
    """Own and shown cards stay, who is proven dirty stays dirty; the rest is dealt with the undealt cards."""
    open_cards = [o for o in state.officers if o.seat != seat and not o.shown and not o.exposed & bits]
    true: list[Loyalty] = [officer.loyalty for officer in open_cards]
    pool = [*true, *state.undealt]
    for _ in range(TRIES):
        redeal(pool, rng)
        for officer, card in zip(open_cards, pool, strict=False):
            officer.loyalty = card
        if all(stack_fits(state, stack, seat, content, bits) for stack in state.stacks):
            state.undealt[:] = pool[len(open_cards) :]
            return
    for officer, card in zip(open_cards, true, strict=True):
        officer.loyalty = card


def put_by_good_cop(state: PrecinctState, seen: int) -> bool:
    """Whether a Thorough officer who is a Good Cop (in this world) put the card there: it is useless."""
    mask = seen >> RETURNED
    return mask != 0 and any(
        mask >> number & 1 and officer.loyalty == "good" for number, officer in enumerate(state.officers)
    )


def stack_fits(state: PrecinctState, stack: Stack, seat: SeatId, content: PrecinctContent, bits: int) -> bool:
    """Whether enough useless cards are unknown to this seat to fill the places Good Cops filled."""
    if not any(stack.seen):
        return True
    evidence = content.evidence[stack.id]
    unknown = [(card, seen) for card, seen in zip(stack.cards, stack.seen, strict=True) if not seen & bits]
    useless = sum(card not in evidence for card, _ in unknown)
    return sum(put_by_good_cop(state, seen) for _, seen in unknown) <= useless


def deal_stack(
    state: PrecinctState, stack: Stack, seat: SeatId, content: PrecinctContent, bits: int, rng: Random
) -> None:
    """The unknown places of a stack, with the cards of a search under way that this seat cannot see."""
    attempt = state.attempt
    secret = not secrecy(state).sees(seat, state.officers[state.active])
    searched = secret and bool(state.drawn) and attempt is not None and attempt.target == stack.id
    if not searched and not any(stack.seen):
        if len(stack.cards) > 1:
            redeal(stack.cards, rng)
            stack.cards.reverse()  # the last one is dealt first, here as below
        return
    evidence = content.evidence[stack.id]
    places: list[tuple[list[CardId], int, int]] = [
        (stack.cards, at, seen) for at, seen in enumerate(stack.seen) if not seen & bits
    ]
    if searched:
        places += [(state.drawn, at, seen) for at, seen in enumerate(state.drawn_seen) if not seen & bits]
    if len(places) < 2:
        return
    cards = [pile[at] for pile, at, _ in places]
    redeal(cards, rng)
    useless = [card for card in cards if card not in evidence]
    marked = {number for number, (_, _, seen) in enumerate(places) if put_by_good_cop(state, seen)}
    kept = useless[: len(marked)]
    rest = [card for card in cards if card not in kept]
    for number, (pile, at, _) in enumerate(places):
        pile[at] = kept.pop() if number in marked and kept else rest.pop()


def deal_places(cards: list[CardId], seen: list[int], bits: int, rng: Random) -> None:
    """Shuffle the places of a pile that this seat does not know."""
    if not any(seen):
        redeal(cards, rng)
        return
    unknown = [at for at, who in enumerate(seen) if not who & bits]
    shuffled = [cards[at] for at in unknown]
    redeal(shuffled, rng)
    for at, card in zip(unknown, shuffled, strict=True):
        cards[at] = card


def deal_hands(state: PrecinctState, seat: SeatId, rng: Random) -> None:
    """The Police deck, and with a possible traitor the others' hands."""
    sees = secrecy(state).sees
    hidden = [hand for officer in state.officers if not sees(seat, officer) for hand in (officer.hand, officer.fresh)]
    unseen = [*state.police, *(card for hand in hidden for card in hand)]
    redeal(unseen, rng)
    for hand in hidden:
        hand[:] = [unseen.pop() for _ in hand]
    state.police[:] = unseen


def deal_markers(state: PrecinctState, rng: Random) -> None:
    """Face-down Unknown Circumstances."""
    hidden = [e for e in state.emergencies if e.marker is not None and not e.turned]
    unseen = [*state.markers, *(e.marker for e in hidden if e.marker is not None)]
    redeal(unseen, rng)
    for emergency in hidden:
        emergency.marker = unseen.pop()
    state.markers[:] = unseen
