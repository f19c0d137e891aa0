"""Who is dirty, by what all can see: who helps and who does not, what a search brings to light, what is done with
a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hardboiled.games.police_precinct.imagine import deal_stack
from hardboiled.games.police_precinct.mind.loyalties import deals
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
from hardboiled.games.police_precinct.view import View, knowing
from hardboiled.kernel import Action, Ask, Catalog, SeatId
from hardboiled.kernel.suspicions import Case, Odds, Suspicions

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
    if view.traitors:
        yield from deals(view)
    else:
        yield {}


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


ACCUSED, WRONGLY = 3.0, 4.0
"""What it is worth to catch a Dirty Cop, and what it costs to accuse a Good one: all one holds, and a good name."""


SHOWDOWN = 4
"""So many days before the end a mere suspicion is acted on: until then even a Dirty Cop must do honest work to look
honest, and then he is about to show and to work in the Underworld."""


def minded(
    view: View, ask: Ask[Any], content: PrecinctContent, ratings: Sequence[float], odds: Odds
) -> Sequence[float]:
    """A Good Cop accuses by the odds, when the time has come; a Dirty Cop leaves that to others."""
    if view.officers[view.mine].loyalty == "dirty" or content.settings.last_day - view.day > SHOWDOWN:
        return ratings
    return [
        accusing(odds(option.officer).get("dirty", 0.0)) if isinstance(option, Accuse) else rating
        for option, rating in zip(ask.options, ratings, strict=True)
    ]


def accusing(chance: float) -> float:
    return ACCUSED * chance - WRONGLY * (1 - chance)


def weighed(ask: Ask[Any]) -> bool:
    """Nobody accuses without thinking."""
    return any(isinstance(option, Accuse) for option in ask.options)


SUSPECTED = 0.5
"""From these odds on, a suspicion is worth a word."""


def told(view: View, catalog: Catalog, odds: Odds) -> str:
    """The officer most likely to be dirty, while nobody can be sure."""
    if not view.traitors or view.officers[view.mine].loyalty == "dirty":
        return ""
    open_questions = [officer for officer in view.officers if not officer.loyalty and officer.character]
    chances = [(odds(officer.id).get("dirty", 0.0), officer.character) for officer in open_questions]
    chance, character = max(chances, default=(0.0, ""))
    if chance < SUSPECTED:
        return ""
    return catalog.format("suspected", {"who": str(catalog.name(character)), "chance": round(100 * chance)})


SUSPICIONS: Suspicions[PrecinctState, View, PrecinctContent] = Suspicions(
    case=case,
    cases=cases,
    subject=subject,
    seen=seen,
    suppose=suppose,
    minded=minded,
    weighed=weighed,
    told=told,
    temper=0.3,
)
