"""Where Stinger is, by what the Cops can see: what he announces, and where his instinct would have taken him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hardboiled.games.go_ahead_punk.imagine import imagine_stinger
from hardboiled.games.go_ahead_punk.mind.bluff import onward, unforeseen
from hardboiled.games.go_ahead_punk.mind.cops import rate_for_cops
from hardboiled.games.go_ahead_punk.mind.trail import believed
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard
from hardboiled.games.go_ahead_punk.rules.hits import HitSilently
from hardboiled.games.go_ahead_punk.rules.kinds import address
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.state import STINGER, PunkState
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Action, Ask, Catalog, SeatId, SpaceId
from hardboiled.kernel.suspicions import Case, Felt, Likely, Odds, Suspected, Suspicions

TEMPER = 0.8
"""How far from his instinct he is thought to stray."""


def case(state: PunkState) -> Case:
    return {"stinger": state.stinger.space} if mode_of(state).hidden else {}


def cases(view: View) -> Iterator[Case]:
    """Exactly the places where he can be; before he has chosen one, none."""
    if not mode_of(view).hidden:
        yield {}
    elif view.stinger.space or view.preparing in ("choose-cops", "choose-start"):
        yield {"stinger": view.stinger.space}
    else:
        for space in view.possible:
            yield {"stinger": space}


def subject(view: View, seat: SeatId) -> str:
    return "stinger" if seat == STINGER else ""


def seen(action: Action) -> str:
    """What he announces; a silent hit looks like doing nothing (GP-HIT.10)."""
    match action:
        case Move(passes=passes):
            return " ".join(["moves", *passes])
        case Draw():
            return "draws"
        case PlayCard():
            return "plays"
        case Nothing() | HitSilently():
            return "waits"
        case Go(heal=heal, leave=leave):
            return "heals" if heal else "leaves" if leave else ""
        case _:
            return ""


def moved(action: Action) -> Case | None:
    return {"stinger": action.space} if isinstance(action, Go | ChooseStart) else None


def suppose(state: PunkState, seat: SeatId, content: PunkContent, rng: Random, case: Case) -> None:
    """He is there; his silent hit, keys and cards are dealt anew to fit that."""
    space = case.get("stinger")
    if space and space != state.stinger.space:
        imagine_stinger(state, content, rng, SpaceId(space))


def minded(view: View, ask: Ask[Any], content: PunkContent, felt: Felt, odds: Odds) -> Sequence[float]:
    """Cops who look for him go by the odds; he goes where they do not expect him."""
    if view.seat == STINGER:
        goes = ask.prompt == "where" and mode_of(view).hidden
        return unforeseen(view, ask.options, content, felt(), odds("stinger")) if goes else felt()
    if view.stinger.shown or len(view.possible) < 2:
        return felt()
    places = _still_possible(odds("stinger"), view.possible)
    return rate_for_cops(view, ask, content, believed(content, places, view.phase, view.hits))


def _still_possible(odds: Mapping[str, float], places: Sequence[SpaceId]) -> tuple[tuple[SpaceId, float], ...]:
    """What is left of the odds, as far as he can be there."""
    there = frozenset(places)
    left = {SpaceId(space): chance for space, chance in odds.items() if space in there} or dict.fromkeys(places, 1.0)
    total = sum(left.values())
    return tuple([(space, chance / total) for space, chance in left.items()])


def expected(view: View, content: PunkContent, action: Action, now: Odds) -> Odds | None:
    """Where the Cops will look for him who goes about in secret: after a move, where anybody would go who is where they
    think he is."""
    if view.seat != STINGER or not view.stinger.space or not mode_of(view).hidden:
        return None
    thought = now("stinger")
    if isinstance(action, Move | Go):
        thought = onward(view, content, TEMPER, thought)
    return lambda subject: thought


WORTH_A_WORD = 0.04
"""From these odds on, a space is named."""
MOST_NAMED = 12


def told(view: View, catalog: Catalog, odds: Odds) -> list[Suspected]:
    """The spaces he is likeliest to be in, for Cops who look for him, unless the table has switched that off."""
    if view.seat == STINGER or view.stinger.shown or not view.heat or len(view.possible) < 2:
        return []
    named = [(space, chance) for space, chance in odds("stinger").items() if chance >= WORTH_A_WORD][:MOST_NAMED]
    likely = [Likely(address(catalog, SpaceId(space)), chance, f"space:{space}") for space, chance in named]
    return [Suspected(catalog.format("suspected"), tuple(likely))] if likely else []


SUSPICIONS: Suspicions[PunkState, View, PunkContent] = Suspicions(
    case=case,
    cases=cases,
    subject=subject,
    seen=seen,
    moved=moved,
    suppose=suppose,
    minded=minded,
    expected=expected,
    told=told,
    temper=TEMPER,
)
