"""A match as it is looked at: what a seat may know, what a client draws, what is asked."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.content import Content
from hardboiled.kernel.course import Asks
from hardboiled.kernel.errors import UnknownSeat
from hardboiled.kernel.game import Game, Table
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.option_faces import option_face
from hardboiled.kernel.picture import draw
from hardboiled.kernel.play import Play, Told
from hardboiled.kernel.present import present
from hardboiled.kernel.record import Choice, Header
from hardboiled.kernel.scene import OptionFace, Scene, Stage
from hardboiled.kernel.state import Outcome, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)


class Watched(Generic[S, V, C]):
    """What there is to see of a match."""

    game: Game[S, V, C]
    header: Header
    content: C
    seats: tuple[SeatId, ...]
    play: Play[S, C]
    asks: Asks
    log: list[Choice]
    told_at_start: int
    _told_at: list[int]
    _heard: dict[SeatId, tuple[int, int]]

    @property
    def table(self) -> Table[C]:
        header = self.header
        return Table(
            mode=header.mode,
            seats=self.seats,
            options=self.game.parse_options(header.mode, len(header.seats), header.options),
            content=self.content,
            chance=Chance.of(header.seed),
        )

    @property
    def state(self) -> S:
        return self.play.state

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def outcome(self) -> Outcome | None:
        return self.play.state.outcome

    @property
    def told(self) -> list[Told]:
        """Every event so far, with who may know of it."""
        return self.play.told

    def told_by(self, entries: int) -> int:
        """How many events had been told when so many choices were made."""
        return self._told_at[entries - 1] if entries else self.told_at_start

    def heard_by(self, seat: SeatId) -> int:
        """How many events that seat has heard so far; only those that are new since the last time are looked at."""
        told = self.play.told
        counted, heard = self._heard.get(seat, (0, 0))
        heard += sum(one.heard_by(seat) for one in (told[counted:] if counted else told))
        self._heard[seat] = (len(told), heard)
        return heard

    def name(self, seat: SeatId) -> str:
        return self.header.seats[self.seats.index(seat)]

    def view(self, seat: str) -> V:
        """What that seat may know (`SPECTATOR` for somebody who only watches)."""
        return self.game.view(self.play.state, self._seat(seat), self.content)

    def scene(self, seat: str, locale: str = "en", since: int | None = None) -> Scene:
        """What a client draws for that seat, with what happened since so many choices."""
        return present(self, self._seat(seat), self.game.catalog(locale), since)

    def option(self, seat: str, action: Action, locale: str = "en") -> OptionFace:
        """How an option of that seat reads: its label, its price, its dice."""
        return option_face(self.game, self.view(seat), action, self.content, self.game.catalog(locale))

    def stage(self, locale: str = "en") -> Stage:
        """What never changes during the match."""
        return self.game.stage_of(self.table, self.game.catalog(locale))

    def _repr_svg_(self) -> str:
        """A notebook shows what all may see of it."""
        return draw(self.stage(), self.scene(SPECTATOR), self.game.home / "art")

    def asked(self, seat: str) -> Ask[Any] | None:
        """The open ask this seat may answer, if any."""
        for ask in self.asks:
            if seat in ask.seats:
                return ask
        return None

    def _seat(self, seat: str) -> SeatId:
        if seat in self.seats or seat == SPECTATOR:
            return SeatId(seat)
        raise UnknownSeat(f"No seat {seat!r} at this table; there are {', '.join(self.seats)} and {SPECTATOR}.")
