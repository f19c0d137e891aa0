"""The figures on the table: who is where, who fights, what they have printed (GP-GEN, GP-CHR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from hardboiled.games.go_ahead_punk.rules.state import STINGER

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import Figure, FigureSeen, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.kinds import CopId, FigureId, ItemId, Use
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState
    from hardboiled.games.go_ahead_punk.view import CopView, StingerView, View
    from hardboiled.kernel import SeatId


def side(state: PunkState, seat: SeatId) -> str:
    return "stinger" if seat == STINGER else "cops"


def cop_seats(table: Seen) -> tuple[SeatId, ...]:
    """All who command Cops; nobody in solo."""
    return tuple(dict.fromkeys(seat for cop in table.cops for seat in cop.seats))


@overload
def fighters(table: PunkState) -> list[CopFigure]: ...
@overload
def fighters(table: View) -> list[CopView]: ...
def fighters(table: Seen) -> list[CopFigure] | list[CopView]:
    """The Cops who are in combat: those on Stinger's space (never asked before GP-PRE.13)."""
    space, here = table.stinger.space, []
    for cop in table.cops:
        if cop.space == space:
            here.append(cop)  # asked all the time, and twice as fast as a list in brackets
    return here  # type: ignore[return-value]


def cop_named(state: PunkState, name: CopId) -> CopFigure:
    return next(cop for cop in state.cops if cop.id == name)


@overload
def figure_named(table: PunkState, name: FigureId) -> Figure | None: ...
@overload
def figure_named(table: View, name: FigureId) -> CopView | StingerView | None: ...
def figure_named(table: Seen, name: FigureId) -> FigureSeen | None:
    """None for hoods, who are no figures."""
    if name == "stinger":
        return table.stinger
    for cop in table.cops:
        if cop.id == name:
            return cop
    return None


def hits_made(table: Seen) -> int:
    """Hits count from the turn they are made (GP-HIT.12)."""
    stinger = table.stinger
    return len(table.hits) + bool(stinger.silent) + bool(stinger.due)


def hurt(content: PunkContent, figure: FigureSeen) -> int:
    """How much health it has lost."""
    return content.characters[figure.id].health - figure.health


def has_item(content: PunkContent, figure: FigureSeen, use: Use) -> bool:
    """Whether it holds an item with this use."""
    return not content.items_for[use].isdisjoint(figure.items)


def item_for(content: PunkContent, figure: FigureSeen, use: Use) -> ItemId:
    """The first item with this use that it holds, if any."""
    useful = content.items_for[use]
    for item in figure.items:
        if item in useful:
            return item
    return ""
