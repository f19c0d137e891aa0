"""What the Heroes can work out for certain: where the next Minions come, by the spawn cards not seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import KickAssState
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import CardId, Catalog, Kind, Riddle, SeatId, Standing

MANY, FEW = 8, 2
"""With more cards left anything can come, with fewer there is nothing to compare."""


def unseen(view: View, content: KickAssContent) -> list[CardId]:
    """The Minion Spawn cards still face down: all but those that have come since the deck was shuffled."""
    left = Counter(CardId(card.id) for card in content.spawns.values() for _ in range(card.copies))
    left.subtract(view.city.spawn_discard)
    return sorted(left.elements())


def named(view: View, content: KickAssContent) -> Mapping[str, Standing]:
    """The Districts the next card can name."""
    cards = unseen(view, content)
    if view.city.outside or view.outcome is not None or len(cards) != view.spawns or not FEW <= len(cards) <= MANY:
        return {}
    counts = Counter(place for card in cards for place in set(content.spawns[card].districts))
    return {place: _standing(counts[place], len(cards)) for place in content.districts}


def _standing(count: int, of: int) -> Standing:
    return "never" if not count else "sure" if count == of else "maybe"


def next_named(state: KickAssState, content: KickAssContent, seat: SeatId) -> Collection[str]:
    return content.spawns[state.spawn_deck[-1]].districts


def cards_left(view: View, content: KickAssContent) -> Sequence[str]:
    return unseen(view, content)


def counted(first: View, view: View, content: KickAssContent, catalog: Catalog, answer: str) -> Mapping[str, Any]:
    cards = unseen(view, content)
    return {"of": len(cards), "n": sum(answer in content.spawns[card].districts for card in cards)}


RIDDLES: tuple[Riddle[KickAssState, View, KickAssContent], ...] = (
    Riddle(
        id="spawn",
        standings=named,
        so=next_named,
        kind=Kind(target="space:{}"),
        evidence=cards_left,
        words=counted,
    ),
)
