"""What the game is: it knows neither how it looks nor how one plays it well."""

from hardboiled.kernel import SeatId

SUSPECT, DETECTIVE = SeatId("suspect"), SeatId("detective")
