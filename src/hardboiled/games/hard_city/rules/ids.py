"""Seats and pieces that rules and looks call by name."""

from hardboiled.kernel import SeatId, SpaceId

DOCTOR = SeatId("doctor-zero")
FUBAR = "fubar"
MAYOR = "mayor"
NOWHERE = SpaceId("")
