"""Words that put things on a Police Precinct table by hand, for lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import STACKS, StackId
from hardboiled.games.police_precinct.rules.state import Emergency, Hood, PrecinctState, Turn
from hardboiled.kernel import CardId


def clear(state: PrecinctState, content: PrecinctContent) -> None:
    """A quiet city, empty hands and nothing found yet; the first officer's turn begins."""
    for card in [*state.case_file, *state.removed]:
        if card in content.findings:
            stack = state.stack(content.findings[card].stack)
            stack.cards.insert(0, card)
            stack.seen.insert(0, 0)
    state.case_file.clear()
    state.removed[:] = [card for card in state.removed if card not in content.findings]
    for officer in state.officers:
        state.police += officer.hand
        officer.hand.clear()
    state.stockpile += sum(hood.punks for hood in state.hoods)
    state.gangs += [hood.gang for hood in state.hoods if hood.gang]
    state.hoods[:] = [Hood() for _ in state.hoods]
    state.events.cards[:0] = [emergency.card for emergency in state.emergencies]
    state.events.seen[:] = [0] * len(state.events.cards)
    state.markers += [emergency.marker for emergency in state.emergencies if emergency.marker]
    state.emergencies.clear()
    state.urgent = None
    state.active = state.first = 0
    state.turn, state.move, state.attempt = Turn(), None, None


def officer(state: PrecinctState, _content: PrecinctContent, number: int, **fields: Any) -> None:
    """An officer, in the order of the seats from 1, with these fields of the sheet."""
    for field, value in fields.items():
        setattr(state.officers[number - 1], field, value)


def hand(state: PrecinctState, _content: PrecinctContent, number: int, cards: list[str]) -> None:
    for card in map(CardId, cards):
        state.police.remove(card)
        state.officers[number - 1].hand.append(card)


def donuts(state: PrecinctState, _content: PrecinctContent, number: int, count: int) -> None:
    state.donuts -= count - state.officers[number - 1].donuts
    state.officers[number - 1].donuts = count


def punks(state: PrecinctState, _content: PrecinctContent, hood: int, count: int) -> None:
    state.stockpile -= count - state.hoods[hood - 1].punks
    state.hoods[hood - 1].punks = count


def emergency(state: PrecinctState, content: PrecinctContent, card: str, place: str = "") -> None:
    """An Emergency at its place (or another), without a marker."""
    state.events.cards.remove(CardId(card))
    state.events.seen.pop()
    state.emergencies.append(Emergency(CardId(card), place or content.emergencies[CardId(card)].place))


def on_top(state: PrecinctState, _content: PrecinctContent, stack: StackId, cards: list[str]) -> None:
    """These cards on top of a stack, the first of them topmost."""
    pile = state.stack(stack)
    for card in map(CardId, reversed(cards)):
        pile.cards.remove(card)
        pile.cards.append(card)


def case_file(state: PrecinctState, content: PrecinctContent, leave: int = 0) -> None:
    """All the evidence is on the case file but the last so many."""
    cards = [card for name in STACKS for card in sorted(content.evidence[name])]
    for card in cards[: len(cards) - leave]:
        stack = state.stack(content.findings[card].stack)
        at = stack.cards.index(card)
        del stack.cards[at], stack.seen[at]
        state.case_file.append(card)


def next_event(state: PrecinctState, _content: PrecinctContent, card: str) -> None:
    state.events.cards.remove(CardId(card))
    state.events.cards.append(CardId(card))


def loyalty(state: PrecinctState, _content: PrecinctContent, dirty: int = 0) -> None:
    """Who is dirty: an officer by number, or nobody."""
    for number, found in enumerate(state.officers, 1):
        found.loyalty = "dirty" if number == dirty else "good"


ARRANGE: Mapping[str, Callable[..., object]] = {
    "clear": clear,
    "officer": officer,
    "hand": hand,
    "donuts": donuts,
    "punks": punks,
    "emergency": emergency,
    "on-top": on_top,
    "case-file": case_file,
    "next-event": next_event,
    "loyalty": loyalty,
}
