"""Names for the things that refer to each other: plain strings that the type checker tells apart."""

from typing import NewType

SeatId = NewType("SeatId", str)
SpaceId = NewType("SpaceId", str)
PieceId = NewType("PieceId", str)
CardId = NewType("CardId", str)

SPECTATOR = SeatId("spectator")
"""The seat of somebody who only watches: it sees what all may know, never more."""
