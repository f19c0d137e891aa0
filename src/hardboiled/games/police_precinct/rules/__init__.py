"""The rules, one file a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.state import Beat
from hardboiled.kernel import Play

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.view import View

P: TypeAlias = Play[Beat, Precinct]
Seen: TypeAlias = "Beat | View"
"""What a rule that only reads the open table can be asked about: the state, or what a seat sees."""
