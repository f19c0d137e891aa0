"""What the Heroes can work out for certain: where the next Minions come, which Event and which Hardship is still to
come. Each rests on counting what has been seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.set_up import event_pool
from hardboiled.games.kick_ass.rules.state import KickAssState
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import CardId, Catalog, Kind, Riddle, SeatId, Standing

MANY = 8
"""With more spawn cards left anything can come."""
ENOUGH = 4
"""So many Events must have shown before it is worth looking through them."""


def in_town(view: View) -> bool:
    return view.outcome is None and not view.city.outside


# Spawn cards.


def unseen(view: View, content: KickAssContent) -> list[CardId]:
    """The Minion Spawn cards still face down: all but those that have come since the deck was shuffled."""
    left = Counter(CardId(card.id) for card in content.spawns.values() for _ in range(card.copies))
    left.subtract(view.city.spawn_discard)
    return sorted(left.elements())


def named(drawn: int, view: View, content: KickAssContent) -> Mapping[str, Standing]:
    """The Districts the next cards can name: so many are drawn of those that are left."""
    cards = unseen(view, content)
    if not in_town(view) or len(cards) != view.spawns or not drawn < len(cards) <= MANY:
        return {}
    counts = Counter(place for card in cards for place in set(content.spawns[card].districts))
    return {place: _standing(counts[place], len(cards), drawn) for place in content.districts}


def _standing(count: int, of: int, drawn: int) -> Standing:
    """Whatever is drawn, one must name it where too few do not."""
    return "never" if not count else "sure" if of - count < drawn else "maybe"


def next_named(drawn: int, state: KickAssState, content: KickAssContent, seat: SeatId) -> Collection[str]:
    return {place for card in state.spawn_deck[-drawn:] for place in content.spawns[card].districts}


def cards_left(view: View, content: KickAssContent) -> Sequence[str]:
    return unseen(view, content)


def counted(
    drawn: int, first: View, view: View, content: KickAssContent, catalog: Catalog, answer: str
) -> Mapping[str, Any]:
    cards = unseen(view, content)
    return {"drawn": drawn, "of": len(cards), "n": sum(answer in content.spawns[card].districts for card in cards)}


# Events and Hardships.


def events(view: View, content: KickAssContent) -> Mapping[str, Standing]:
    """The Events that can still come, while the Final Plot is hidden."""
    seen = set(events_seen(view, content))
    if not in_town(view) or view.city.revealed or not view.events or len(seen) < ENOUGH:
        return {}
    return {event: "never" if event in seen else "maybe" for event in event_pool(content, view.city.players)}


def events_seen(view: View, content: KickAssContent) -> Sequence[str]:
    city = view.city
    return [*city.completed, *city.matured, *(event.id for event in city.row if event is not None)]


def next_event(state: KickAssState, content: KickAssContent, seat: SeatId) -> Collection[str]:
    return state.event_deck[-1:]


def hardships(view: View, content: KickAssContent) -> Mapping[str, Standing]:
    """What can lie face down before the Heroes, where some are known."""
    seen = hardships_seen(view, content)
    hidden = sum(not card for hero in view.city.heroes for card in hero.hardships)
    if not in_town(view) or not seen or not hidden:
        return {}
    return {card: "never" if card in seen else "maybe" for card in content.hardships}


def hardships_seen(view: View, content: KickAssContent) -> Sequence[str]:
    return [card for hero in view.city.heroes for card in hero.hardships if card]


def hidden_hardships(state: KickAssState, content: KickAssContent, seat: SeatId) -> Collection[str]:
    known = {hero.seat: hero.hardships for hero in state.city.heroes}
    return [card for seat, pair in state.hardships.items() for card in pair if card not in known.get(seat, ())]


def _spawn_riddle(drawn: int) -> Riddle[KickAssState, View, KickAssContent]:
    return Riddle(
        id=f"spawn-{drawn}",
        standings=partial(named, drawn),
        so=partial(next_named, drawn),
        kind=Kind(target="space:{}"),
        forms=("can", "cannot", "must") if drawn == 1 else ("must",),
        evidence=cards_left,
        words=partial(counted, drawn),
    )


RIDDLES: tuple[Riddle[KickAssState, View, KickAssContent], ...] = (
    _spawn_riddle(1),
    _spawn_riddle(2),
    _spawn_riddle(3),
    Riddle(id="event", standings=events, so=next_event, evidence=events_seen, forms=("can", "cannot")),
    Riddle(
        id="hardship",
        standings=hardships,
        so=hidden_hardships,
        evidence=hardships_seen,
        forms=("can", "cannot"),
        seats=2,
    ),
)
