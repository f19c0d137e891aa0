"""What officers can work out for certain: what the decks still hold, where evidence must be, who is dirty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from hardboiled.games.police_precinct.mind.loyalties import deals
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import STACKS, StackId
from hardboiled.games.police_precinct.rules.state import PrecinctState
from hardboiled.games.police_precinct.view import StackView, View
from hardboiled.kernel import CardId, Catalog, Kind, Riddle, SeatId, Standing

STIRRED = 8
"""With fewer events face up, nearly anything can come."""


def _standing(count: int, of: int) -> Standing:
    return "never" if count <= 0 else "sure" if count >= of else "maybe"


# The event deck.


def events_left(view: View, content: PrecinctContent) -> Counter[CardId]:
    """The cards of the event deck: all that are neither on the board nor on the discard."""
    left = Counter(content.piles["events"])
    out = [*view.event_discard, *view.turned_up, *(e.card for e in view.emergencies), *(e.card for e in view.ongoing)]
    left.subtract(out)
    return left


def asks_about_events(view: View, content: PrecinctContent) -> bool:
    left = events_left(view, content).total()
    seen = len(content.piles["events"]) - left
    return view.outcome is None and left == view.events_left > 0 and seen >= STIRRED and not view.events.known


def next_colour(view: View, content: PrecinctContent) -> Mapping[str, Standing]:
    """The colours of Emergencies, and what is none."""
    if not asks_about_events(view, content):
        return {}
    left = events_left(view, content)
    colours = Counter(dict.fromkeys(content.emergencies_of, 0))
    for card, count in left.items():
        colours[_colour(card, content)] += count
    return {colour: _standing(count, left.total()) for colour, count in colours.items()}


def _colour(card: CardId, content: PrecinctContent) -> str:
    return content.emergencies[card].colour if card in content.emergencies else "special"


def comes_coloured(state: PrecinctState, content: PrecinctContent, seat: SeatId) -> Collection[str]:
    return (_colour(state.events.cards[-1], content),)


def colour_note(view: View, content: PrecinctContent, catalog: Catalog, answer: str) -> str:
    specials = len(content.piles["events"]) - sum(content.emergencies_of.values())
    return str(catalog.format("riddle-copies", {"n": content.emergencies_of.get(answer, specials)}))


def next_event(view: View, content: PrecinctContent) -> Mapping[str, Standing]:
    """What comes next, card by card; the ones on the board first."""
    if not asks_about_events(view, content):
        return {}
    left = events_left(view, content)
    return {card: _standing(left[card], left.total()) for card in dict.fromkeys(content.piles["events"])}


def comes(state: PrecinctState, content: PrecinctContent, seat: SeatId) -> Collection[str]:
    return state.events.cards[-1:]


def event_note(view: View, content: PrecinctContent, catalog: Catalog, answer: str) -> str:
    return str(catalog.format("riddle-copies", {"n": content.piles["events"].count(CardId(answer))}))


# Unknown Circumstances.


def markers_left(view: View, content: PrecinctContent) -> Counter[CardId]:
    left = Counter(content.piles["markers"])
    left.subtract([*view.marker_discard, *(e.marker for e in view.emergencies if e.marker is not None)])
    return left


def under_a_marker(view: View, content: PrecinctContent) -> Mapping[str, Standing]:
    """What can lie face down on the board."""
    left, hidden = markers_left(view, content), sum(emergency.hidden for emergency in view.emergencies)
    if view.outcome is not None or not hidden or left.total() != view.markers_left + hidden:
        return {}
    return {marker: _lies(left[marker], left.total(), hidden) for marker in dict.fromkeys(content.piles["markers"])}


def _lies(copies: int, of: int, hidden: int) -> Standing:
    """Some lie on the board and the rest in the pile: where there are more copies than the pile has room for, one
    must be on the board."""
    return "never" if copies <= 0 else "sure" if copies > of - hidden else "maybe"


def lies_hidden(state: PrecinctState, content: PrecinctContent, seat: SeatId) -> Collection[str]:
    return [e.marker for e in state.emergencies if e.marker is not None and not e.turned]


def markers_out(view: View, content: PrecinctContent) -> Sequence[str]:
    return (*view.marker_discard, *(e.marker for e in view.emergencies if e.marker is not None))


def marker_note(view: View, content: PrecinctContent, catalog: Catalog, answer: str) -> str:
    return str(catalog.format("riddle-copies", {"n": content.piles["markers"].count(CardId(answer))}))


# Evidence.


def finds(cards: int, view: View, content: PrecinctContent) -> Mapping[str, Standing]:
    """Where so many cards bring evidence to light, in a game without traitors: there all that was put back is known."""
    open_stacks = [stack for stack in view.stacks if stack.site and stack.count]
    if view.traitors or view.outcome is not None or view.drawn_count or len(open_stacks) < 3:
        return {}
    return {stack.id: _brings(stack, cards, view, content) for stack in open_stacks}


def _brings(stack: StackView, cards: int, view: View, content: PrecinctContent) -> Standing:
    known = dict(stack.known)
    evidence = content.evidence[stack.id]
    top = [known.get(place) for place in range(min(cards, stack.count))]
    unknown_evidence = len(evidence.difference(view.case_file, known.values()))
    unknown_dead_ends = stack.count - len(known) - unknown_evidence
    if any(card in evidence for card in top if card is not None) or top.count(None) > unknown_dead_ends:
        return "sure"
    return "maybe" if top.count(None) and unknown_evidence else "never"


def brings(cards: int, state: PrecinctState, content: PrecinctContent, seat: SeatId) -> Collection[str]:
    return [stack.id for stack in state.stacks if not content.evidence[stack.id].isdisjoint(stack.cards[-cards:])]


def stack_words(
    cards: int, first: View, view: View, content: PrecinctContent, catalog: Catalog, answer: str
) -> Mapping[str, Any]:
    if not answer:
        return {"cards": cards}
    stack = view.stack(_stack(answer))
    unknown = stack.count - len(stack.known)
    dead = unknown - len(content.evidence[stack.id].difference(view.case_file, dict(stack.known).values()))
    top = [card for place, card in stack.known if place < cards]
    seen = "yes" if not content.evidence[stack.id].isdisjoint(top) else "no"
    return {"cards": cards, "unknown": unknown, "dead": dead, "seen": seen}


def _stack(name: str) -> StackId:
    return next(stack for stack in STACKS if stack == name)


def stack_note(view: View, content: PrecinctContent, catalog: Catalog, answer: str) -> str:
    stack = view.stack(_stack(answer))
    missing = len(content.evidence[stack.id].difference(view.case_file))
    return str(catalog.format("riddle-stack-note", {"count": stack.count, "missing": missing}))


# Who is dirty.


def dirty(view: View, content: PrecinctContent) -> Mapping[str, Standing]:
    """The others, by every deal of the loyalty cards that fits; who lies open is no question."""
    if not view.traitors or view.outcome is not None or view.mine < 0 or view.officers[view.mine].loyalty == "dirty":
        return {}
    if view.active == view.mine:  # what the own search brings to light may be somebody's who searched long ago
        return {}
    found = list(deals(view))
    others = [officer for officer in view.officers if not officer.loyalty and officer.standing == "force"]
    counts = {officer.character: sum(deal[officer.id] == "dirty" for deal in found) for officer in others}
    return {name: _standing(count, len(found)) for name, count in counts.items()}


def is_dirty(state: PrecinctState, content: PrecinctContent, seat: SeatId) -> Collection[str]:
    return [officer.character for officer in state.officers if officer.loyalty == "dirty"]


def nothing_proven(view: View) -> bool:
    """Once the own turn is over, the others are watched."""
    after = (view.mine + 1) % len(view.officers)
    return view.traitors and view.active == after and not any(officer.exposed for officer in view.officers)


def unmarked(view: View) -> View:
    """Without the notes that say who is proven dirty."""
    return replace(view, officers=tuple(replace(officer, exposed=False) for officer in view.officers))


def proof(first: View, view: View, content: PrecinctContent, catalog: Catalog, answer: str) -> Mapping[str, Any]:
    exposed = [officer.character for officer in view.officers if officer.exposed]
    return {"proven": "yes" if answer in exposed else "no", "dirty": view.dirty}


def _find_riddle(cards: int) -> Riddle[PrecinctState, View, PrecinctContent]:
    return Riddle(
        id=f"find-{cards}",
        standings=partial(finds, cards),
        so=partial(brings, cards),
        mode="co-op",
        forms=("must", "cannot"),
        note=stack_note,
        words=partial(stack_words, cards),
    )


RIDDLES: tuple[Riddle[PrecinctState, View, PrecinctContent], ...] = (
    Riddle(id="colour", standings=next_colour, so=comes_coloured, kind=Kind(name="riddle-colour-{}"), note=colour_note),
    Riddle(id="marker", standings=under_a_marker, so=lies_hidden, evidence=markers_out, note=marker_note),
    Riddle(
        id="dirty",
        standings=dirty,
        so=is_dirty,
        mode="dirty-cop",
        seats=5,
        options={"loyalty": "two"},
        veil=unmarked,
        begins=nothing_proven,
        lines_before=1,
        words=proof,
    ),
    _find_riddle(2),
    Riddle(id="event", standings=next_event, so=comes, note=event_note),
    _find_riddle(3),
)
