"""What a flow works with: the state, the content, the only door to chance, and a voice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Generic, NamedTuple, NoReturn, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Event
from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.state import Outcome, State
from hardboiled.kernel.terms import Ledger, Pool, Price

S = TypeVar("S", bound=State)
C = TypeVar("C")
T = TypeVar("T")


class Told(NamedTuple):
    """An event and who may know of it: everybody (None) or the named seats."""

    event: Event
    to: tuple[SeatId, ...] | None

    def heard_by(self, seat: SeatId) -> bool:
        return self.to is None or seat in self.to


class Ended(Exception):
    """Raised by `Play.end` to leave every flow at once; the match catches it."""


class Play(Generic[S, C]):
    """One match in play, as its rules see it."""

    __slots__ = ("content", "forced", "ledger", "quiet", "revealed", "seats", "state", "told")

    def __init__(self, state: S, content: C, seats: tuple[SeatId, ...], forced: Iterable[int] = ()) -> None:
        self.state = state
        self.content = content
        self.seats = seats
        self.forced: deque[int] = deque(forced)
        self.told: list[Told] = []
        self.quiet = False
        self.revealed = False
        self.ledger: Ledger | None = None
        """While a law watches: what the rules take and throw."""

    # Chance. Forced outcomes (tests, search) come before the generator's, for rolls and picks.

    def below(self, n: int) -> int:
        """A random whole number from 0 to n-1."""
        self.revealed = True
        if self.forced:
            outcome = self.forced.popleft()
            if not 0 <= outcome < n:
                raise GameBug(f"forced outcome {outcome} is not one of 0..{n - 1}")
            return outcome
        return self.state.chance.below(n)

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        self.revealed = True
        if self.forced:
            face = self.forced.popleft()
            if not 1 <= face <= sides:
                raise GameBug(f"forced roll {face} is not a face of a d{sides}")
            return face
        return 1 + self.state.chance.below(sides)

    def rolls(self, count: int, sides: int = 6) -> list[int]:
        """Several dice, in the order they were rolled."""
        return [self.roll(sides) for _ in range(count)]

    def throw(self, pool: Pool) -> list[int]:
        """The dice an action says it throws, in the order they were rolled."""
        if self.ledger is not None:
            self.ledger.thrown.append(pool)
        return self.rolls(pool.dice, pool.sides)

    def pay(self, price: Price, purse: Struct) -> None:
        """Take a price out of a purse: out of the field the price names."""
        if self.ledger is not None:
            self.ledger.paid.append(price)
        left = getattr(purse, price.of) - price.amount
        if left < 0:
            raise GameBug(f"{type(purse).__name__} cannot pay {price.amount} {price.of}: {-left} too little")
        setattr(purse, price.of, left)

    def pick(self, items: Sequence[T]) -> T:
        """One of them at random (a forced outcome is its index)."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place. Never forced: a test that needs an order sets the pile itself."""
        self.revealed = True
        self.state.chance.shuffle(items)

    # Secrets and the story.

    def draw(self, pile: MutableSequence[T]) -> T:
        """Take the top of a hidden pile (its last item); somebody learns something."""
        self.revealed = True
        return pile.pop()

    def refill(self, pile: MutableSequence[T], discard: MutableSequence[T]) -> None:
        """A pile that is used up is made anew from its discard, if there is any."""
        if not pile and discard:
            pile[:] = discard
            discard.clear()
            self.shuffle(pile)

    def draw_from(self, pile: MutableSequence[T], discard: MutableSequence[T]) -> T | None:
        """The top of a pile that its discard refills; None where both are empty."""
        self.refill(pile, discard)
        return self.draw(pile) if pile else None

    def reveal(self) -> None:
        """Somebody learns something that was hidden: undoing beyond this needs the table's consent."""
        self.revealed = True

    def say(self, event: Event, to: SeatId | Iterable[SeatId] | None = None) -> None:
        """Tell what happened, to all or only to some seats (spectators hear what all hear)."""
        if not self.quiet:
            self.told.append(Told(event, to if to is None else ((to,) if isinstance(to, str) else tuple(to))))

    def end(self, winners: Iterable[SeatId], reason: str, scores: dict[SeatId, int] | None = None) -> NoReturn:
        """The game is over, at once, wherever the rules stand just now."""
        self.state.outcome = Outcome(tuple(winners), reason, scores or {})
        raise Ended
