"""HC-15: what one episode of a campaign hands to the next. It is part of the next match's header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.kernel.errors import HardboiledError

LAST = 5
"""HC-15.8: the episode with which the campaign is won or lost."""


class Campaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the officers bring from the episodes before."""

    officers: tuple[str, ...] = ()
    """In the order of the seats that run them; the same all through."""
    gear: dict[str, tuple[str, ...]] = field(default_factory=dict)
    skills: dict[str, str] = field(default_factory=dict)
    """Which skill an officer has kept."""
    gained: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Skills of a lost episode from which an officer keeps one, chosen when the next one is set up."""
    won: tuple[Annotated[int, Meta(ge=1, le=5)], ...] = ()


class NotFinished(HardboiledError):
    """The episode is still being played, or was the last one."""


def next_options(
    state: HardCityState, options: Mapping[str, Any], keep: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """HC-15.1 to HC-15.6: the options of the next episode's match, from a finished one.

    `keep` names for each officer the skill to keep after a loss; who is not named is asked when that match begins.
    """
    if state.outcome is None:
        raise NotFinished("The episode is not over yet; play it to its end first.")
    if state.episode == LAST:
        raise NotFinished("Episode 5 is the last one: the campaign is over.")
    won = bool(state.outcome.winners) and state.outcome.winners == state.order_seats
    before: Mapping[str, Any] = options.get("campaign") or {}
    skills: dict[str, str] = {}
    gained: dict[str, list[str]] = {}
    for officer in state.officers if not won else ():
        wish = (keep or {}).get(officer.id, "")
        if wish in officer.gained:
            skills[officer.id] = wish
        elif officer.gained:
            gained[officer.id] = list(officer.gained)
    return {
        **options,
        "episode": state.episode + 1,
        "officers": [],
        "campaign": {
            "officers": [officer.id for officer in state.officers],
            "gear": {officer.id: list(officer.gear) for officer in state.officers if officer.gear},
            "skills": skills,
            "gained": gained,
            "won": [*before.get("won", ()), *([state.episode] if won else [])],
        },
    }
