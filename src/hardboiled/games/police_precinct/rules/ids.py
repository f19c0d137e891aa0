"""The words of the rules that state, content and actions share: what they are called and what a click on them means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hardboiled.kernel import CardId, Kind, PieceId, SpaceId

Symbol = Literal["magnifying-glass", "flashing-light", "handcuffs"]
Colour = Literal["red", "blue", "green", "yellow"]
StackId: TypeAlias = Annotated[
    Literal["crime-scene", "interview-witness", "examine-body", "murder-weapon"], Kind(target="piece:stack-{}")
]
Skill = Literal["investigation", "emergency", "arrest"]
UpgradeKind = Literal["movement", "investigation", "emergency", "arrest"]
AttemptKind = Literal["investigate", "handle", "arrest"]
Moment = Literal["move", "act", "investigate", "handle", "arrest", "hospital"]
"""When a Police Card's text can be used: in Phase 1, in Phase 2, in an own attempt, before the Hospital."""
Loyalty = Literal["good", "dirty"]
Standing = Literal["force", "caught", "revealed"]

STACKS: tuple[StackId, ...] = ("crime-scene", "interview-witness", "examine-body", "murder-weapon")
UPGRADES: tuple[UpgradeKind, ...] = ("movement", "investigation", "emergency", "arrest")
HOODS = range(1, 7)
ROLLED = ("apartment", "warehouse", "intersection")
"""Families of places whose number a die gives."""

Street: TypeAlias = Annotated[SpaceId, Kind(name="at-{}", target="space:{}")]
PlaceId: TypeAlias = Annotated[str, Kind(name="at-{}", target="space:{}")]
"""A street space, crossing, site or hood: what stands after 'to' or 'in'."""
HoodNumber: TypeAlias = Annotated[int, Kind(name="hood-{}", target="space:hood-{}")]
CardOnBoard: TypeAlias = Annotated[CardId, Kind(target="piece:{}")]
OfficerId: TypeAlias = Annotated[str, Kind(target="panel:{}")]
Character: TypeAlias = Annotated[str, Kind(portrait="portraits/{}.svg")]
"""Somebody an officer can be."""
Faces: TypeAlias = Annotated[tuple[int, ...], Kind(join=" ")]

SUPPORT, VAN, STOLEN_CAR, MURDERER = PieceId("support"), PieceId("van"), PieceId("stolen-car"), PieceId("murderer")
