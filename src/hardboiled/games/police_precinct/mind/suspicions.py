"""Who is dirty, by what all can see: what a search brings to light, what a turn is spent on, what is spared for it, and
whom a card that is played does good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hardboiled.games.police_precinct.imagine import deal_stack
from hardboiled.games.police_precinct.mind.dirty_cop import CROOKED, SELFISH, finds, least_believed
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
from hardboiled.games.police_precinct.view import View, knowing
from hardboiled.kernel import Action, Ask, Catalog, SeatId
from hardboiled.kernel.suspicions import Case, Felt, Likely, Odds, Suspected, Suspicions

OPEN_DEEDS = (Arrest, Commit, DrawCard, Go, Handle, Investigate, Pass, PlayCard, SendPatrol, SpendDonut)
"""What everybody sees an officer do, and learns from."""


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


SEARCHES: Mapping[str, float] = {"good": 0.25, "dirty": 0.6}
"""How often officers of either side spend a turn on a search rather than on Emergencies and arrests. Like the next ones
it counts for less than it was seen to differ in games of bots (0.17 and 0.66): people are less alike."""
DETECTIVES: Mapping[str, float] = {"good": 0.5, "dirty": 0.65}
"""The same of those who are good at it (seen: 0.49 and 0.74)."""
DETECTIVE = 3
"""From this skill on one is."""
IDLES: Mapping[str, float] = {"good": 0.06, "dirty": 0.2}
"""How often officers of either side do nothing for the others all turn (seen: a Good Cop in one of a hundred; a Dirty
Cop as often as it goes unnoticed)."""
SPARES: Mapping[str, float] = {"good": 0.15, "dirty": 0.06}
"""How often officers of either side spare a card for somebody else's Emergency or arrest, or a Donut or patrol for an
attempt of their own (seen: a Dirty Cop hardly ever). With evidence both help alike: a Dirty Cop wants to be there."""
SPENDS: Mapping[str, float] = {"good": 0.5, "dirty": 0.2}
"""How often officers of either side who hold Donuts spend one on a search of their own (seen: 0.66 and 0.01)."""
SERVES: Mapping[str, float] = {"good": 0.15, "dirty": 0.06}
"""How often officers of either side play a card whose text serves all (seen: a Dirty Cop never)."""

BELIEVE_ANYTHING = 0.05
"""How likely anybody is thought to show anything: a Dirty Cop may give more than he must."""


def likelihoods(view: View, content: PrecinctContent, seat: SeatId, action: Action) -> Mapping[str, float] | None:
    """What a choice tells of its officer's loyalty."""
    match action:
        case Present(cards=cards):
            odds = presented(view, content, len(cards))
            return {side: BELIEVE_ANYTHING + (1 - BELIEVE_ANYTHING) * chance for side, chance in odds.items()}
        case Investigate():
            return _searches(view, content, seat)
        case Handle() | Arrest():
            return {side: 1 - chance for side, chance in _searches(view, content, seat).items()}
        case DrawCard() | Pass() if _could_act(view):
            return IDLES
        case Commit() if view.attempt is not None and view.attempt.kind != "investigate":
            return SPARES
        case SpendDonut() if view.attempt is not None:
            return SPENDS if view.attempt.kind == "investigate" else SPARES
        case Go() if _could_spend(view, seat):
            return {side: 1 - chance for side, chance in SPENDS.items()}
        case PlayCard(card=card) if view.attempt is None and view.step == "act":
            return None if isinstance(content.police[card].text, SELFISH) else SERVES
        case SendPatrol():
            return SPARES
        case _:
            return None


def _could_act(view: View) -> bool:
    """Whether it is the turn's action that is drawn for or passed up."""
    return view.attempt is None and view.step == "act" and not view.turn.done


def _could_spend(view: View, seat: SeatId) -> bool:
    """Whether this is a search of the officer's own, on which there are Donuts to be spent."""
    searching = view.attempt is not None and view.attempt.kind == "investigate"
    return searching and any(officer.donuts for officer in view.officers if officer.seat == seat)


def _searches(view: View, content: PrecinctContent, seat: SeatId) -> Mapping[str, float]:
    officer = next(officer for officer in view.officers if officer.seat == seat)
    return DETECTIVES if content.characters[officer.character].investigation >= DETECTIVE else SEARCHES


def presented(view: View, content: PrecinctContent, count: int) -> Mapping[str, float]:
    """How likely a search brings just so much evidence to light: chance alone for a Good Cop; a Dirty Cop mostly
    shows the least that can be believed."""
    found, believed = finds(view, content), least_believed(view, content)
    good = found[count] if count < len(found) else 0.0
    least = sum(chance for number, chance in enumerate(found) if min(number, believed) == count)
    return {"good": good, "dirty": CROOKED * least + (1 - CROOKED) * good}


def minded(view: View, ask: Ask[Any], content: PrecinctContent, felt: Felt, odds: Odds) -> Sequence[float]:
    """A Good Cop accuses by the odds; a Dirty Cop leaves that to others."""
    if view.officers[view.mine].loyalty == "dirty":
        return felt()
    return [
        accusing(view, content, odds(option.officer).get("dirty", 0.0)) if isinstance(option, Accuse) else rating
        for option, rating in zip(ask.options, felt(), strict=True)
    ]


CAUGHT, CAUGHT_A_DAY = 2.5, 0.12
"""What it is worth to catch a Dirty Cop: what the desk holds, and every day without his turn."""
WRONGLY, WRONGLY_A_CARD = 3.0, 0.2
"""What it costs to accuse a Good Cop: a good name and a turn, and each card or Donut the accuser holds."""


def accusing(view: View, content: PrecinctContent, chance: float) -> float:
    me = view.officers[view.mine]
    right = CAUGHT + CAUGHT_A_DAY * (content.settings.last_day - view.day)
    wrong = WRONGLY + WRONGLY_A_CARD * (me.held + me.donuts)
    return right * chance - wrong * (1 - chance)


def hides(view: View) -> Case:
    """A Dirty Cop wants to pass for a Good Cop for as long as he is not shown."""
    me = view.officers[view.mine]
    return {me.id: "dirty"} if me.loyalty == "dirty" and not me.shown else {}


def weighed(ask: Ask[Any]) -> bool:
    """Nobody accuses without thinking."""
    return any(isinstance(option, Accuse) for option in ask.options)


def tops(state: PrecinctState, content: PrecinctContent) -> Case:
    """What the next search of each stack begins with."""
    return {
        stack.id: "evidence" if stack.cards[-1] in content.evidence[stack.id] else "nothing"
        for stack in state.stacks
        if stack.site and stack.cards
    }


def told(view: View, catalog: Catalog, odds: Odds) -> list[Suspected]:
    """Who is likely dirty, to a Good Cop, and where evidence is likely found."""
    found = {"suspected": _doubted(view, catalog, odds), "suspected-evidence": _promising(view, catalog, odds)}
    return [
        Suspected(catalog.format(heading), tuple(sorted(likely, key=lambda one: -one.chance)))
        for heading, likely in found.items()
        if likely
    ]


def _doubted(view: View, catalog: Catalog, odds: Odds) -> list[Likely]:
    """The officers of whom nobody can be sure."""
    if not view.traitors or view.officers[view.mine].loyalty == "dirty":
        return []
    return [
        Likely(str(catalog.name(officer.character)), odds(officer.id).get("dirty", 0.0), f"panel:{officer.id}")
        for officer in view.officers
        if not officer.loyalty and officer.character
    ]


def _promising(view: View, catalog: Catalog, odds: Odds) -> list[Likely]:
    """The stacks that are still searched."""
    return [
        Likely(str(catalog.name(stack.id)), odds(stack.id).get("evidence", 0.0), f"piece:stack-{stack.id}")
        for stack in view.stacks
        if stack.site and stack.count
    ]


SUSPICIONS: Suspicions[PrecinctState, View, PrecinctContent] = Suspicions(
    case=case,
    cases=cases,
    subject=subject,
    seen=seen,
    suppose=suppose,
    minded=minded,
    hides=hides,
    weighed=weighed,
    tops=tops,
    told=told,
    likelihoods=likelihoods,
)
