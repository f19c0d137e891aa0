"""The rules, one file a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.content import PrecinctContent
    from hardboiled.games.police_precinct.rules.state import Emergency, Officer, PrecinctState
    from hardboiled.games.police_precinct.view import EmergencyView, OfficerView, View
    from hardboiled.kernel import Play

# Content names the effect words and these name the flows, so flows know the content by its type alone.
C: TypeAlias = "PrecinctContent"
P: TypeAlias = "Play[PrecinctState, PrecinctContent]"
Seen: TypeAlias = "PrecinctState | View"
"""What a rule that only reads the open table can be asked about: the state, or what a seat sees."""
OfficerSeen: TypeAlias = "Officer | OfficerView"
EmergencySeen: TypeAlias = "Emergency | EmergencyView"
