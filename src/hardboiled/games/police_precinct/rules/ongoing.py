"""PP-16: what the ongoing events on the board change, as far as it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.police_precinct.rules import C, Seen
from hardboiled.games.police_precinct.rules.ids import AttemptKind
from hardboiled.kernel import CardId, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.effects.ongoing_events import OngoingEvent
    from hardboiled.games.police_precinct.rules.state import Ongoing


def effect_of(content: C, event: Ongoing) -> OngoingEvent:
    return content.ongoing_events[event.card]


def find_event(table: Seen, card: str) -> Ongoing:
    """The ongoing event of this name; it must be on the board."""
    return next(event for event in table.ongoing if event.card == card)


def station_closed(table: Seen, content: C) -> bool:
    """PP-16.8: whether nobody draws, upgrades or swaps cars."""
    events = table.ongoing
    return bool(events) and not content.closing_events.isdisjoint([event.card for event in events])


def ended_by(table: Seen, content: C, kind: AttemptKind, space: SpaceId | None) -> list[CardId]:
    """PP-16.4: the ongoing events that this kind of attempt can end from this space."""
    found = []
    for event in table.ongoing:
        effect = content.ongoing_events[event.card]
        if effect.ends_by == kind and space in effect.spaces(content, event):
            found.append(event.card)
    return found
