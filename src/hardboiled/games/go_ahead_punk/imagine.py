"""Worlds a seat could be in."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from random import Random

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.kinds import Phase
from hardboiled.games.go_ahead_punk.rules.knowledge import CERTAIN, places
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER, PunkState
from hardboiled.kernel import CardId, SeatId, SpaceId, redeal


def determinize(state: PunkState, seat: SeatId, content: PunkContent, rng: Random) -> None:
    """Deal anew, in place, all that the seat cannot know. In solo and at the end all is open but the decks.

    What is unknown is sorted before it is dealt, so that the result depends on nothing hidden.
    """
    redeal(state.inventory_deck, rng)
    redeal(state.ai_deck, rng)
    everything = not mode_of(state).hidden or state.outcome is not None
    if seat == STINGER or everything:
        redeal(state.stinger_deck, rng)
        redeal(state.key_deck, rng)
    else:
        imagine_stinger(state, content, rng)
    cop_seat = any(seat in cop.seats for cop in state.cops)
    if cop_seat or everything:
        redeal(state.cop_deck, rng)
    else:
        _imagine_cop_hands(state, content, rng)


# The Cops' hands.


def _imagine_cop_hands(state: PunkState, content: PunkContent, rng: Random) -> None:
    """Any keepable cards not seen; two limited ones in a hand only where nothing else is left (GP-SYM.5)."""
    cards = content.cop_cards
    pool = [*state.cop_deck, *state.cop_burned, *(card for cop in state.cops for card in cop.hand)]
    redeal(pool, rng)
    free = [card for card in pool if cards[card].kept and card not in content.limited_cards]
    limited = [card for card in pool if card in content.limited_cards]
    for cop in state.cops:
        hand: list[CardId] = []
        for _ in cop.hand:
            one = content.limited_cards.isdisjoint(hand)
            wants = one and rng.random() * (len(limited) + len(free)) < len(limited)
            source = limited if wants or not free else free
            hand.append(source.pop())
        cop.hand[:] = hand
    kept = [*free, *limited]
    redeal(kept, rng)
    state.cop_burned[:] = [kept.pop() for _ in state.cop_burned]
    for card in (*state.cop_burned, *(card for cop in state.cops for card in cop.hand)):
        pool.remove(card)
    state.cop_deck[:] = pool


# Stinger.


def imagine_stinger(state: PunkState, content: PunkContent, rng: Random, space: SpaceId | None = None) -> None:
    """His place (or the one he is supposed to be at), silent hit, keys and hand, together as they fit each other."""
    stinger, known = state.stinger, state.known
    silent = _silent_hit(state, rng, content.streets.bits[space] if space else content.streets.everywhere)
    mask = int(known.silent[silent], 16) if silent else places(state)
    if stinger.space:
        stinger.space = space or _place(state, content, mask, rng)
    stinger.silent, stinger.due = (SpaceId(""), silent) if known.due else (silent, SpaceId(""))
    _imagine_keys(state, content, silent, rng)
    uniform = bool(silent) and content.spaces[silent].kind == "green" and not stinger.uniform
    _imagine_hand(state, content, uniform and known.spare < CERTAIN, rng)


def _silent_hit(state: PunkState, rng: Random, here: int) -> SpaceId:
    """A Stinger with a Silencer who rests on a location he may be able to use has often made a hit; one from which
    he can have come here."""
    spaces = [at for at, mask in state.known.silent.items() if int(mask, 16) & here]
    if not spaces or rng.random() < 1 / (1 + len(spaces)):
        return SpaceId("")
    return rng.choice(spaces)


def _place(state: PunkState, content: PunkContent, mask: int, rng: Random) -> SpaceId:
    """One of the possible spaces, weighted by category (Nijssen and Winands 2012): how far from the
    nearest Cop, and how near to where he wants to be."""
    options = content.streets.listed(mask)
    if len(options) == 1:
        return options[0]
    cops = tuple([cop.space for cop in state.cops if cop.space])
    return rng.choices(options, cum_weights=_place_weights(content, options, cops, state.phase, tuple(state.hits)))[0]


NEAR_COP = (0.1, 0.25, 0.5, 0.8, 1.0, 1.0)
"""By movement points to the nearest Cop: he seldom stays within reach."""


@lru_cache(maxsize=64)
def _place_weights(
    content: PunkContent,
    spaces: tuple[SpaceId, ...],
    cops: tuple[SpaceId, ...],
    phase: Phase,
    hits: tuple[SpaceId, ...],
) -> list[float]:
    """Added up; the same in all worlds imagined for one choice."""
    streets = content.streets
    wanted = content.ports if phase == "escape" else [at for at in content.hit_locations if at not in hits]

    def weight(space: SpaceId) -> float:
        far = streets.points(space)
        near = NEAR_COP[min([far[cop] for cop in cops] + [len(NEAR_COP) - 1])]
        if phase == "escape":
            steps = streets.road_steps(space)
            return near * (1 + 6 / (1 + min(steps[port] for port in wanted)))
        return near * (1 + 2 / (1 + min((far[at] for at in wanted), default=9)))

    return list(accumulate(map(weight, spaces)))


def _imagine_keys(state: PunkState, content: PunkContent, silent: SpaceId, rng: Random) -> None:
    stinger = state.stinger
    pool = [*state.key_deck, *stinger.keys]
    redeal(pool, rng)
    if silent in pool:
        pool.remove(silent)
        pool.append(silent)
    stinger.keys[:] = [pool.pop() for _ in stinger.keys]  # the latest last, as GP-CRD.26 needs them
    state.key_deck[:] = pool


def _imagine_hand(state: PunkState, content: PunkContent, uniform: bool, rng: Random) -> None:
    """Keepable cards not seen; cards burned face down are no uniforms (GP-RET.11)."""
    stinger, uniforms = state.stinger, content.uniforms
    pool = [*state.stinger_deck, *stinger.hand, *state.stinger_burned]
    redeal(pool, rng)
    kept = [card for card in pool if card in content.kept_cards]
    hand: list[CardId] = []
    burned: list[CardId] = []
    if uniform:
        first = next((card for card in kept if card in uniforms), None)
        if first is not None:
            kept.remove(first)
            hand.append(first)
    plain = [card for card in kept if card not in uniforms]
    for _ in state.stinger_burned:
        card = plain.pop()
        kept.remove(card)
        burned.append(card)
    while len(hand) < len(stinger.hand):
        hand.append(kept.pop())
    rng.shuffle(hand)
    stinger.hand[:], state.stinger_burned[:] = hand, burned
    for card in (*hand, *burned):
        pool.remove(card)
    state.stinger_deck[:] = pool
