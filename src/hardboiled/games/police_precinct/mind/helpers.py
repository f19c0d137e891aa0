"""What officers could add to an attempt that is not theirs."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.attempts import attempt_kind
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import AttemptKind, Symbol
from hardboiled.games.police_precinct.view import OfficerView, View

FITTING = 0.4
"""So many of the cards one cannot see fit an attempt."""
MOST = 3
"""More cards than this are hardly ever given."""


def could_help(view: View, content: PrecinctContent, kind: AttemptKind) -> int:
    """How many cards the others on the force could add to an attempt of this seat."""
    me = view.officers[view.mine]
    if me.leaned_on:
        return 0
    symbol = attempt_kind(kind).symbol
    others = [officer for officer in view.officers if officer.standing == "force" and officer is not me]
    return min(MOST, int(sum([_fitting(officer, content, symbol) for officer in others])))


def _fitting(officer: OfficerView, content: PrecinctContent, symbol: Symbol) -> float:
    if not officer.hand:
        return officer.held * FITTING
    return len([card for card in officer.hand if symbol in content.symbols[card]])
