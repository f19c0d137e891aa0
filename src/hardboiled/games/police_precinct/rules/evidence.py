"""PP-7: the investigation stacks and the case file; what a search proves about a Dirty Cop."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import win
from hardboiled.games.police_precinct.rules.events import CardsShown, CategoryComplete, EvidencePlaced, Searched
from hardboiled.games.police_precinct.rules.hoods import case_closed
from hardboiled.games.police_precinct.rules.state import EVERYBODY, RETURNED, Officer, PrecinctState, Stack
from hardboiled.games.police_precinct.rules.supplies import gain_donuts
from hardboiled.kernel import CardId


def take_from_top(play: P, stack: Stack, count: int) -> None:
    """PP-7.3: the top cards of the stack, all of them if it has fewer, into `state.drawn`."""
    state = play.state
    play.reveal()
    for _ in range(min(count, len(stack.cards))):
        state.drawn.append(stack.cards.pop())
        state.drawn_seen.append(stack.seen.pop())


def put_back(play: P, stack: Stack, seen: int | None) -> None:
    """PP-7.9, PP-7.10: what was drawn goes under the stack. With `seen` its places stay known to
    those officers; without, the whole stack is shuffled."""
    state = play.state
    stack.cards[:0] = state.drawn
    if seen is None:
        play.shuffle(stack.cards)
        stack.seen[:] = [0] * len(stack.cards)
    else:
        stack.seen[:0] = [seen] * len(state.drawn)
    state.drawn.clear()
    state.drawn_seen.clear()


def place_evidence(play: P, officer: Officer, stack: Stack, cards: Sequence[CardId]) -> None:
    """PP-7.6, PP-7.11, PP-7.14: face up on the case file; the last of a category earns a Donut.
    PP-21.1: a full case file wins while the Murderer is not on the board."""
    state, content = play.state, play.content
    for card in cards:
        at = state.drawn.index(card)
        del state.drawn[at], state.drawn_seen[at]
        state.case_file.append(card)
        play.say(EvidencePlaced(officer.seat, officer.character, card))
    if not content.evidence[stack.id].issubset(state.case_file):
        return
    play.say(CategoryComplete(stack.id))
    if case_closed(state, content) and not state.murderer:
        win(play, "case-closed")
    with because(play, stack.id):
        gain_donuts(play, officer, 1)
    stack.site = ""
    for rest in (stack.cards, stack.seen, state.drawn, state.drawn_seen):
        rest.clear()
    if stack.agent:
        stack.agent = False
        state.agents += 1


def turn_up(play: P, officer: Officer, stack: Stack, count: int) -> None:
    """The top cards of a stack, for all to see: Evidence is placed, the rest shuffled in, nothing is removed."""
    state = play.state
    take_from_top(play, stack, count)
    play.say(Searched(officer.seat, officer.character, stack.id, len(state.drawn), stack.site, state.cause))
    play.say(CardsShown(tuple(state.drawn)))
    evidence = play.content.evidence[stack.id]
    for card, seen in zip(state.drawn, state.drawn_seen, strict=True):
        if card in evidence:
            for viewer in range(len(state.officers)):
                note_returned(state, seen, viewer)
    place_evidence(play, officer, stack, [card for card in state.drawn if card in evidence])
    if stack.site:
        put_back(play, stack, None)


def expose(play: P, officer: Officer, stack: Stack, placed: Sequence[CardId]) -> None:
    """Note for whom this search proves that evidence was held back, now or by whoever put a card
    there: a re-dealt world must not make that officer a Good Cop.

    Called with the search still in `state.drawn`, before anything is placed.
    """
    state = play.state
    evidence = play.content.evidence[stack.id]
    everything = [*zip(state.drawn, state.drawn_seen, strict=True), *zip(stack.cards, stack.seen, strict=True)]
    searcher = state.officers.index(officer)
    for viewer in range(len(state.officers)):
        know = EVERYBODY | 1 << viewer
        known = [card for card, seen in zip(state.drawn, state.drawn_seen, strict=True) if seen & know]
        dead_ends = sum(1 for card, seen in everything if not seen & know and card not in evidence)
        least = max(0, len(state.drawn) - len(known) - dead_ends) + sum(card in evidence for card in known)
        hidden = [card for card in known if card in evidence and card not in placed]
        if viewer != searcher and (hidden or len(placed) < least):
            officer.exposed |= 1 << viewer
    for card, seen in zip(state.drawn, state.drawn_seen, strict=True):
        if card in evidence:
            note_returned(state, seen, searcher)


def note_returned(state: PrecinctState, seen: int, finder: int) -> None:
    """Evidence where a Thorough officer had put cards back: the finder knows who held it back."""
    for number, other in enumerate(state.officers):
        if seen >> RETURNED + number & 1 and number != finder:
            other.exposed |= 1 << finder
