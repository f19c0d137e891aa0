"""PP-20.3: matches begun on a longer Crime Track. Where it ended is not where they have come to: one step is left."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.state import PrecinctState


def mend(state: PrecinctState, content: PrecinctContent) -> None:
    if state.outcome is None:
        state.crime = min(state.crime, content.settings.crime_track - 1)
