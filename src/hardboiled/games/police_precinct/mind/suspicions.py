"""Who is dirty, by what all can see: who helps and who does not, what a search brings to light, what is done with
a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from hardboiled.games.police_precinct.imagine import deal_stack
from hardboiled.games.police_precinct.rules.acting import DrawCard
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.helping import Commit, Go, SendPatrol
from hardboiled.games.police_precinct.rules.ids import Loyalty
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.state import PrecinctState
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.games.police_precinct.view import OfficerView, View, knowing
from hardboiled.kernel import Action, SeatId
from hardboiled.kernel.suspicions import Case, Suspicions

OPEN_DEEDS = (
    Accuse,
    Arrest,
    Commit,
    DrawCard,
    Go,
    Handle,
    Investigate,
    Pass,
    PlayCard,
    SendPatrol,
    SpendDonut,
    Upgrade,
)
"""What everybody sees an officer do, or pass on; which card it was says little about the officer."""


def case(state: PrecinctState) -> Case:
    return {officer.id: officer.loyalty for officer in state.officers} if state.traitors else {}


def cases(view: View) -> Iterator[Case]:
    """Every deal of the loyalty cards that fits what this seat knows."""
    if not view.traitors:
        yield {}
        return
    known = {officer.id: _known(officer) for officer in view.officers}
    unknown = [name for name, loyalty in known.items() if not loyalty]
    left = view.dirty - sum(loyalty == "dirty" for loyalty in known.values())
    for count in range(max(0, left - view.undealt), min(left, len(unknown)) + 1):
        for dirty in combinations(unknown, count):
            yield {name: loyalty or ("dirty" if name in dirty else "good") for name, loyalty in known.items()}


def _known(officer: OfficerView) -> str:
    return "dirty" if officer.exposed else officer.loyalty


def subject(view: View, seat: SeatId) -> str:
    return next((officer.id for officer in view.officers if officer.seat == seat), "")


def seen(action: Action) -> str:
    if isinstance(action, Present):
        return f"presents {len(action.cards)}"
    return type(action).__name__ if isinstance(action, OPEN_DEEDS) else ""


def suppose(state: PrecinctState, seat: SeatId, content: PrecinctContent, rng: Random, case: Case) -> None:
    """The loyalty cards as the case says; what Good Cops put back into the stacks is dealt anew to fit that."""
    if all(officer.loyalty == case[officer.id] for officer in state.officers if officer.id in case):
        return
    cards: list[Loyalty] = [*(officer.loyalty for officer in state.officers), *state.undealt]
    for officer in state.officers:
        officer.loyalty = "dirty" if case[officer.id] == "dirty" else "good"
        cards.remove(officer.loyalty)
    state.undealt[:] = cards
    bits = knowing(state, seat)
    for stack in state.stacks:
        deal_stack(state, stack, seat, content, bits, rng)


SUSPICIONS: Suspicions[PrecinctState, View, PrecinctContent] = Suspicions(
    case=case, cases=cases, subject=subject, seen=seen, suppose=suppose, temper=0.3
)
