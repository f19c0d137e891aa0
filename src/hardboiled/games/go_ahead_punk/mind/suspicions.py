"""Where Stinger is, by what the Cops can see: what he announces, and where his instinct would have taken him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hardboiled.games.go_ahead_punk.imagine import imagine_stinger
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard
from hardboiled.games.go_ahead_punk.rules.hits import HitSilently
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.state import STINGER, PunkState
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Action, SeatId, SpaceId
from hardboiled.kernel.suspicions import Case, Suspicions


def case(state: PunkState) -> Case:
    return {"stinger": state.stinger.space} if mode_of(state).hidden else {}


def cases(view: View) -> Iterator[Case]:
    """Exactly the places where he can be; before he has chosen one, none."""
    if not mode_of(view).hidden:
        yield {}
    elif view.stinger.space or not view.possible:
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


SUSPICIONS: Suspicions[PunkState, View, PunkContent] = Suspicions(
    case=case, cases=cases, subject=subject, seen=seen, moved=moved, suppose=suppose, temper=0.8
)
