"""How the Good Cops stand: the signs an experienced player reads their chance to win from."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.hoods import case_closed
from hardboiled.games.police_precinct.rules.state import Officer, PrecinctState
from hardboiled.kernel import Prospect


def prospect(state: PrecinctState, content: PrecinctContent) -> Prospect:
    start = content.set_up(state.seats, 0).day
    gone = (state.day - start + state.active / len(state.officers)) / (content.settings.last_day - start)
    seats = len(state.officers)
    hopes = _case(state, content) | _city(state, content) | _force(state)
    circumstances = {"gone": gone, "officers": float(seats), "few": float(seats == 2), "manic": float(state.manic)}
    circumstances["degree"] = 0.0 if state.degree == "none" else float(state.degree) - 4
    return Prospect("good", "dirty-cop" if state.traitors else "co-op", hopes, circumstances)


WHOLE = 30
"""About so many cards of all stacks have to be seen until the last of the evidence is found."""


def _case(state: PrecinctState, content: PrecinctContent) -> dict[str, float]:
    """The evidence: what is found, how thick the rest lies, and how much there is to be searched for it."""
    found = len(state.case_file) / len(content.all_evidence)
    thick = complete = unseen = 0.0
    for stack in state.stacks:
        missing = len(content.evidence[stack.id].difference(state.case_file))
        thick += missing / max(missing, len(stack.cards)) if missing else 1.0
        complete += not missing
        unseen += missing * (len(stack.cards) + 1) / (missing + 1)
    closed = case_closed(state, content)
    return {
        "found": found,
        "seen": 1 - unseen / WHOLE,
        "thick": thick / len(state.stacks),
        "complete": complete / len(state.stacks),
        "closed": float(closed),
        "murderer-near": float(closed) * -(state.hoods[state.murderer - 1].punks if state.murderer else 0) / 3,
        "agents": sum(stack.agent for stack in state.stacks) / 2,
    }


def _city(state: PrecinctState, content: PrecinctContent) -> dict[str, float]:
    """Crime that was kept down, and what threatens to raise it."""
    crime = state.crime / content.settings.crime_track
    punks = [hood.punks for hood in state.hoods]
    colours = [content.emergencies[one.card].colour for one in state.emergencies]
    matching = len(colours) - len(set(colours))
    return {
        "safe": 1 - crime,
        "not-close": -(crime**3),
        "emergencies": -len(state.emergencies) / 4,
        "no-match": -matching / 2,
        "urgent": -float(state.urgent is not None),
        "ongoing": -len(state.ongoing) / 2,
        "punks": -sum(punks) / 12,
        "crowds": -sum(max(0, count - 2) for count in punks) / 4,
        "stockpile": min(state.stockpile, 8) / 8,
        "not-empty": min(state.stockpile, 3) / 3,
        "gangs": -sum(hood.gang is not None for hood in state.hoods) / 2,
        "patrols": sum(hood.patrols for hood in state.hoods) / 4,
        "swat": sum(hood.swat for hood in state.hoods) / 2,
    }


def _force(state: PrecinctState) -> dict[str, float]:
    """What the officers hold, on average; Dirty Cops' goods count for nobody."""
    good = [officer for officer in state.officers if officer.loyalty == "good" and officer.standing == "force"]
    count = max(1, len(state.officers))
    return {
        "cards": sum(min(len(officer.hand) + len(officer.fresh), 6) for officer in good) / 6 / count,
        "donuts": sum(min(officer.donuts, 4) for officer in good) / 4 / count,
        "upgrades": sum(len(officer.upgrades) for officer in good) / 3 / count,
        "on-the-road": sum(officer.space is not None for officer in good) / count,
        "unmasked": float(any(_unmasked(officer) for officer in state.officers)),
    }


def _unmasked(officer: Officer) -> bool:
    return officer.loyalty == "dirty" and officer.standing != "force"
