"""Who sits at the table."""

from hardboiled.kernel import SeatId

DOCTOR = SeatId("doctor-zero")
