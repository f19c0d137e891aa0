"""The words of the rules that state, content and actions share."""

from __future__ import annotations

from typing import Literal

Symbol = Literal["magnifying-glass", "flashing-light", "handcuffs"]
Colour = Literal["red", "blue", "green", "yellow"]
StackId = Literal["crime-scene", "interview-witness", "examine-body", "murder-weapon"]
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
