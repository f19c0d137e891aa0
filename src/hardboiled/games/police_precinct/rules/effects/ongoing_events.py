"""PP-16.2: Special Events that stay on the board until they are dealt with."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.police_precinct.rules import C, P, Seen
from hardboiled.games.police_precinct.rules.amounts import Count, Few, Level, Some, UpTo6
from hardboiled.games.police_precinct.rules.city import Path, blocked
from hardboiled.games.police_precinct.rules.effects.instant_events import SpecialEvent
from hardboiled.games.police_precinct.rules.effects.rewards import Reward
from hardboiled.games.police_precinct.rules.events import LeakRolled, OtherCarMoved
from hardboiled.games.police_precinct.rules.hoods import hood_number, place_name
from hardboiled.games.police_precinct.rules.ids import HOODS, STOLEN_CAR, VAN, AttemptKind
from hardboiled.games.police_precinct.rules.punks import punks_by_die, punks_to
from hardboiled.games.police_precinct.rules.special_events import resolve_ongoing
from hardboiled.games.police_precinct.rules.state import Officer, Ongoing
from hardboiled.kernel import Flow, PieceId, SpaceId, at_once
from hardboiled.kernel.errors import unwritten

STATION = "police-station"


class OngoingEvent(SpecialEvent, frozen=True):
    """What an ongoing event changes while it lies there, how it acts, and how it ends."""

    ends_by: ClassVar[AttemptKind | None] = None
    """The kind of attempt that ends it."""
    closes_station: ClassVar[bool] = False
    piece: ClassVar[PieceId | None] = None
    """The vehicle that stands on the board in place of its card."""
    reward: tuple[Reward, ...]

    @property
    def named(self) -> tuple[SpaceId, ...]:
        """The street spaces it names."""
        return self.drives

    @property
    def drives(self) -> tuple[SpaceId, ...]:
        """The street spaces it drives along, one by one."""
        return ()

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def face_needed(self) -> int:
        """What a die must show to end it."""
        raise unwritten(self, "face_needed")

    @property
    def dice_needed(self) -> int:
        """How many dice must show that."""
        return 1

    @property
    def crowd(self) -> int:
        """What it adds to the Criminal Population of its hood."""
        return 0

    @property
    def fewer_dice(self) -> int:
        """What it takes from arrests in its hood."""
        return 0

    def spaces(self, content: C, event: Ongoing) -> tuple[SpaceId, ...]:
        """From where it can be dealt with."""
        return content.beside[event.place]

    def tick(self, play: P, event: Ongoing) -> bool:
        """PP-13.11: it acts after an Event Card; whether it now ends badly."""
        return False

    def is_over(self, table: Seen, event: Ongoing) -> bool:
        """Whether it has ended well by itself."""
        return False

    @at_once
    def follow(self, play: P, officer: Officer, event: Ongoing, path: Path) -> None:
        """A car that escorts it has driven this way."""

    def solved(self, play: P) -> None:
        """What its good end brings besides the reward."""

    def clear(self, play: P) -> None:
        """What leaves the board with its card."""


class StreetRiot(OngoingEvent, frozen=True):
    """PP-16.6, PP-16.7: in the hood with the most Punks, until the last of them is gone."""

    punks: Count
    population: UpTo6

    @property
    def crowd(self) -> int:
        return self.population

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        most = max(HOODS, key=lambda number: (play.state.hoods[number - 1].punks, number))
        return place_name(most) if punks_to(play, [most] * self.punks) else ""

    def is_over(self, table: Seen, event: Ongoing) -> bool:
        return not table.hoods[hood_number(event.place) - 1].punks


class Detainees(OngoingEvent, frozen=True):
    """PP-16.8, PP-16.9."""

    ends_by = "handle"
    closes_station = True
    difficulty: Level

    @property
    def face_needed(self) -> int:
        return self.difficulty

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        return STATION


class JailBreak(OngoingEvent, frozen=True):
    """PP-16.10, PP-16.11: Punks now, and one more at every so many ticks; `need` dice of `face` end it."""

    ends_by = "arrest"
    punks: Count
    every: Some
    need: Few
    face: Few

    @property
    def face_needed(self) -> int:
        return self.face

    @property
    def dice_needed(self) -> int:
        return self.need

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        return STATION if punks_by_die(play, self.punks) else ""

    def tick(self, play: P, event: Ongoing) -> bool:
        if event.ticks % self.every == 0:
            punks_by_die(play, 1)
        return False


class GasLeak(OngoingEvent, frozen=True):
    """PP-16.12, PP-16.13: in a rolled apartment building; a die a tick says whether it explodes."""

    ends_by = "handle"
    explodes: UpTo6
    difficulty: Level

    @property
    def face_needed(self) -> int:
        return self.difficulty

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        return play.content.by_roll["apartment"][play.roll() - 1]

    def tick(self, play: P, event: Ongoing) -> bool:
        rolled = play.roll()
        play.say(LeakRolled((rolled,), rolled <= self.explodes, event.place, self.explodes))
        return rolled <= self.explodes


class OfficerDown(OngoingEvent, frozen=True):
    """PP-16.15 to PP-16.17: a Patrol Officer lies in a rolled hood; arrests there roll fewer dice."""

    ends_by = "handle"
    difficulty: Level
    dice: UpTo6
    ticks: Some

    @property
    def face_needed(self) -> int:
        return self.difficulty

    @property
    def fewer_dice(self) -> int:
        return self.dice

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        """Of that hood, else of the Police Station, else of the lowest hood that has one."""
        state = play.state
        number = play.roll()
        posted = [hood for hood in (state.hoods[number - 1], *state.hoods) if hood.patrols]
        if posted and (posted[0] is state.hoods[number - 1] or not state.patrols):
            posted[0].patrols -= 1
        elif state.patrols:
            state.patrols -= 1
        else:
            return ""
        return place_name(number)

    def tick(self, play: P, event: Ongoing) -> bool:
        return event.ticks >= self.ticks

    def solved(self, play: P) -> None:
        play.state.patrols += 1


class EscortVan(OngoingEvent, frozen=True):
    """PP-16.18 to PP-16.20: a van that wants to be escorted to its goal in time."""

    piece = VAN
    start: SpaceId
    goal: SpaceId
    ticks: Some

    @property
    def named(self) -> tuple[SpaceId, ...]:
        return (self.start, self.goal)

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        play.state.van = self.start
        return self.start

    def tick(self, play: P, event: Ongoing) -> bool:
        return event.ticks >= self.ticks

    def follow(self, play: P, officer: Officer, event: Ongoing, path: Path) -> Flow[None]:
        """PP-16.18, PP-16.19: the van follows the car; at its goal it is safe."""
        state = play.state
        arrived = self.goal in path
        way = path[: path.index(self.goal) + 1] if arrived else path
        state.van = event.place = way[-1]
        play.say(OtherCarMoved(VAN, way, way[-1], event.card))
        if arrived:
            assert state.move is not None
            state.move.van = False
            yield from resolve_ongoing(play, officer, event)

    def clear(self, play: P) -> None:
        play.state.van = None


class CarTheft(OngoingEvent, frozen=True):
    """PP-16.21 to PP-16.23: a stolen car that drives out of the city."""

    ends_by = "arrest"
    piece = STOLEN_CAR
    route: tuple[SpaceId, ...]
    face: Few

    @property
    def drives(self) -> tuple[SpaceId, ...]:
        return self.route

    @property
    def face_needed(self) -> int:
        return self.face

    def spaces(self, content: C, event: Ongoing) -> tuple[SpaceId, ...]:
        return (SpaceId(event.place),)

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        play.state.stolen = self.route[0]
        return self.route[0]

    def tick(self, play: P, event: Ongoing) -> bool:
        """One space east unless an Emergency blocks the crossing; then out of the city."""
        state, content = play.state, play.content
        here = SpaceId(event.place)
        at = self.route.index(here)
        if at + 1 == len(self.route):
            return True
        ahead, cross = next((near, cross) for near, cross in content.crossings[here] if near == self.route[at + 1])
        if cross not in blocked(state, content):
            state.stolen = event.place = ahead
            play.say(OtherCarMoved(STOLEN_CAR, (here, ahead), ahead, event.card))
        return False

    def clear(self, play: P) -> None:
        play.state.stolen = None
