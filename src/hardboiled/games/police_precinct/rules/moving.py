"""PP-5: Phase 1, driving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, options_of
from hardboiled.games.police_precinct.rules.city import Path, at_station, blocked, reach, routes
from hardboiled.games.police_precinct.rules.events import Drove, SupportDrove, Swapped
from hardboiled.games.police_precinct.rules.punks import may_post
from hardboiled.games.police_precinct.rules.special_events import effect_of, station_closed
from hardboiled.games.police_precinct.rules.state import Move, Officer
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut, ask_if_open, power, power_amount
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Flow, SpaceId


class MoveAction(OfficerAction, frozen=True):
    """Something done in Phase 1 alone, whose state is `table.move`."""

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        return cls.offered_in(table, content, officer, under_way(table))

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        return [cls()]


def under_way(table: Seen) -> Move:
    assert table.move is not None
    return table.move


class Stop(MoveAction, frozen=True):
    rule: ClassVar[str] = "PP-4.5"
    ends = True


class Drive(MoveAction, frozen=True):
    """PP-5.1, PP-5.2: anywhere within reach."""

    rule: ClassVar[str] = "PP-5.1"
    to: SpaceId

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        """The list is shared: nobody may change it."""
        if move.car_through or officer.space is None:
            return []
        key = (officer.space, move.left, blocked(table, content), move.passes)
        found = content.drives.get(key)
        if found is None:
            found = content.drives[key] = [cls(space) for space in reach(content, *key)]
        return found

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-3.3, PP-3.4, PP-16.18: along the shortest way, which can cross what is blocked for others; the van
        comes along. Whoever would rather save the crossing drives the longer way piece by piece."""
        state, move = play.state, under_way(play.state)
        path, crosses = self.way(state, play.content, officer)
        if crosses:
            move.passes = 0
        move.left -= len(path) - 1
        if move.driving == "support":
            move.support_left = 0
        move.driving = "car"
        move.begun = True
        officer.space = self.to
        play.say(Drove(officer.seat, officer.character, f"car-{officer.id}", path, self.to))
        if move.van:
            for event in list(state.ongoing):
                yield from effect_of(play.content, event).follow(play, officer, event, path)

    def way(self, table: Seen, content: C, officer: OfficerSeen) -> tuple[Path, bool]:
        """The way it takes, and whether that uses up a crossing: only where it saves steps."""
        assert officer.space is not None
        closed, passes = blocked(table, content), under_way(table).passes
        around = routes(content, officer.space, closed).get(self.to)
        across = routes(content, officer.space, closed, passes)[self.to] if passes else around
        assert across is not None
        if around is not None and len(around) <= len(across):
            return around, False
        return across, True


class DriveSupport(MoveAction, frozen=True):
    """PP-5.9, PP-5.10, PP-23.2 to PP-23.5: up to three spaces of its own; no pass, no van."""

    rule: ClassVar[str] = "PP-5.9"
    to: SpaceId

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        """The list is shared: nobody may change it."""
        if table.support is None or move.support_left <= 0:
            return []
        key = ("support", table.support, move.support_left, blocked(table, content))
        found = content.drives.get(key)
        if found is None:
            found = content.drives[key] = [cls(space) for space in reach(content, *key[1:], 0)]
        return found

    def take(self, play: P, officer: Officer) -> Flow[None]:
        state, move = play.state, under_way(play.state)
        path = self.way(state, play.content)
        move.support_left -= len(path) - 1
        if move.driving == "car":
            move.car_through = True
        move.driving = "support"
        move.begun = True
        state.support = self.to
        play.say(SupportDrove(officer.seat, officer.character, "support", path, self.to))
        return
        yield

    def way(self, table: Seen, content: C) -> Path:
        assert table.support is not None
        return routes(content, table.support, blocked(table, content))[self.to]


class SwapAction(MoveAction, frozen=True):
    """PP-5.7, PP-16.8: the other side of the car, once, next to the Police Station."""

    @staticmethod
    def possible(table: Seen, content: C, officer: OfficerSeen, move: Move) -> bool:
        return not move.swapped and at_station(officer, content) and not station_closed(table, content)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        officer.marked = not officer.marked
        play.say(Swapped(officer.seat, officer.character, officer.marked))
        return
        yield


class StopAndSwap(SwapAction, frozen=True):
    """PP-5.8: at the end of Phase 1."""

    rule: ClassVar[str] = "PP-5.8"
    ends = True

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        return [cls()] if move.begun and cls.possible(table, content, officer, move) else []


class SwapCar(SwapAction, frozen=True):
    """PP-5.8: at the start of Phase 1, where it sets the base movement."""

    rule: ClassVar[str] = "PP-5.7"

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        return [cls()] if not move.begun and cls.possible(table, content, officer, move) else []

    def take(self, play: P, officer: Officer) -> Flow[None]:
        yield from super().take(play, officer)
        move = under_way(play.state)
        move.swapped = True
        move.left = allowance(officer, play.content)


class TakeVan(MoveAction, frozen=True):
    """PP-16.18: the van comes along if the car starts on its space."""

    rule: ClassVar[str] = "PP-16.18"

    @classmethod
    def offered_in(cls, table: Seen, content: C, officer: OfficerSeen, move: Move) -> Sequence[Self]:
        here = table.van is not None and table.van == officer.space
        return [cls()] if here and not (move.van or move.car_through or move.driving == "car") else []

    def take(self, play: P, officer: Officer) -> Flow[None]:
        move = under_way(play.state)
        move.van = move.begun = True
        return
        yield


KINDS: tuple[type[OfficerAction], ...] = (
    Stop,
    Drive,
    SpendDonut,
    PlayCard,
    TakeVan,
    DriveSupport,
    StopAndSwap,
    SwapCar,
)


def move_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-5: drive the own car, and in small games the Support Vehicle, in either order."""
    state, content = play.state, play.content
    passes = power_amount(officer, content, "first-responder")
    move = state.move = Move(allowance(officer, content), passes, content.settings.support_move)
    options = partial(options_of, KINDS, state, content, officer)
    hides = secrecy(state).hides
    while ask := ask_if_open(officer, hides(officer), options, "move", {"left": move.left}):
        choice = yield ask
        yield from choice.take(play, officer)
        if choice.ends:
            break
    state.move = None
    yield from beat_cop(play, officer)


def allowance(officer: OfficerSeen, content: C) -> int:
    """PP-5.1, PP-5.2, PP-5.4: by the car's side, the Movement Upgrade and the power Quick."""
    settings = content.settings
    base = settings.marked_move if officer.marked else settings.unmarked_move
    return base + ("movement" in officer.upgrades) + power_amount(officer, content, "quick")


def beat_cop(play: P, officer: Officer) -> Flow[None]:
    """Beat Cop (PP-25.5): at the end of Phase 1, one Patrol Officer to a hood beside the own car."""
    if power(officer, play.content, "beat-cop"):
        yield from may_post(play, officer, play.content.hoods_beside[officer.space], "beat-cop")
