"""What the fields of actions, events and states name: how it is called, and what a click on it means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hardboiled.games.hard_city.rules import Seen
from hardboiled.kernel import Catalog, Kind, SeatId, SpaceId

_REGIONS = {"s": "region-sewer", "r": "region-rooftop"}
_ALIKE = {"civilian": "civilian", "police": "police-crate", "street": "street-crate"}
"""Pieces whose number means nothing to players."""


def space_name(catalog: Catalog, space: str) -> str:
    """'c4' is C4, 's-a1' Sewer A1; a vehicle has its own name."""
    if catalog.has(space):
        return catalog.format(space)
    board, _, square = space.rpartition("-")
    return catalog.format(_REGIONS.get(board, "region-street")) + square.upper()


def piece_name(catalog: Catalog, piece: str) -> str:
    """'mutant-3' is Mutant 3, 'civilian-3' just a Civilian; where there is no piece of that name, a space."""
    if catalog.has(piece):
        return catalog.format(piece)
    kind, _, number = piece.rpartition("-")
    if kind in _ALIKE:
        return catalog.format(_ALIKE[kind])
    return f"{catalog.format(f'kind-{kind}')} {number}" if catalog.has(f"kind-{kind}") else space_name(catalog, piece)


Space: TypeAlias = Annotated[SpaceId, Kind(target="space:{}", spell=space_name)]
Place: TypeAlias = Annotated[SpaceId, Kind(spell=space_name)]
"""A space, or a vehicle that Mutants may enter: a click on any of its squares means it."""
Path: TypeAlias = Annotated[tuple[SpaceId, ...], Kind(spell=space_name, ends=True)]
Squad: TypeAlias = Annotated[SeatId, Kind()]
Piece: TypeAlias = Annotated[str, Kind(target="piece:{}", spell=piece_name)]
"""A figure or token on the board."""
Recruit: TypeAlias = Annotated[str, Kind(portrait="portraits/{}.svg")]
"""An officer who does not stand on the board yet."""
Vehicle: TypeAlias = Annotated[str, Kind()]
Companion: TypeAlias = Annotated[str, Kind(spell=piece_name)]
"""Who or what is brought along."""
Goal: TypeAlias = Annotated[str, Kind(spell=piece_name)]
"""What is shot at: a space or a token."""

MutantKind: TypeAlias = Literal["mutant", "rat", "soldier", "fubar"]
Basic: TypeAlias = Literal["spawn", "move", "attack"]
DeckName: TypeAlias = Literal["police", "street"]
Heading: TypeAlias = Literal["n", "e", "s", "w"]
NamedKind: TypeAlias = Annotated[MutantKind, Kind(name="kind-{}")]
NamedBasic: TypeAlias = Annotated[Basic, Kind(name="basic-{}")]
NamedHeading: TypeAlias = Annotated[Heading, Kind(name="heading-{}")]
Faces: TypeAlias = Annotated[tuple[str, ...], Kind(name="face-{}")]
Side: TypeAlias = Annotated[str, Kind(name="side-{}")]
Reason: TypeAlias = Annotated[str, Kind(name="reason-{}")]
Cause: TypeAlias = Annotated[str, Kind(spell=piece_name)]
"""What brought something about: a card, a piece, a word for it."""
Parts: TypeAlias = Annotated[tuple[tuple[str, int], ...], Kind(name="")]
"""What a roll is made of, and how much of each."""
Case: TypeAlias = Annotated[str, Kind(name="")]
"""A word that a message selects by."""
DeckCase: TypeAlias = Annotated[DeckName, Kind(name="")]


def squares(table: Seen, place: str) -> list[str]:
    """What a click on means a place: all squares of a vehicle."""
    return [f"space:{square}" for square in table.obstacles.get(place, (place,))]


def standing(table: Seen, piece: str) -> dict[str, str | int]:
    """Where a Mutant or Civilian is, as the arguments of an option: many look alike."""
    at = next((mutant.at for mutant in table.mutants if mutant.id == piece), None) or table.civilians[piece]
    words = space_words(at)
    return words | {"square": at} if at in table.obstacles else words


# Questions have no fields whose types could say how a value is called.


def piece_words(piece: str) -> dict[str, str | int]:
    """A Mutant as the arguments of a question: what it is, and its number."""
    kind, _, number = piece.rpartition("-")
    return {"piece": piece, "kind": f"kind-{kind or piece}", "number": number if kind else "none"}


def space_words(space: str) -> dict[str, str | int]:
    """A space as the arguments of a question: its board, and its square."""
    board, _, square = space.rpartition("-")
    return {"space": space, "region": _REGIONS.get(board, "region-street"), "square": square.upper()}
