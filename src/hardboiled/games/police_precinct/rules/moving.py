"""PP-5: Phase 1, driving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, options_of
from hardboiled.games.police_precinct.rules.city import Path, blocked, car_of, reach, routes
from hardboiled.games.police_precinct.rules.events import Drove, SupportDrove, Swapped
from hardboiled.games.police_precinct.rules.ids import SUPPORT, VAN, Street
from hardboiled.games.police_precinct.rules.ongoing import effect_of, station_closed
from hardboiled.games.police_precinct.rules.punks import may_post
from hardboiled.games.police_precinct.rules.state import Move, Officer
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut, power, power_amount
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Flow, Price, ask, at_once


def under_way(table: Seen) -> Move:
    assert table.move is not None
    return table.move


def steps(path: Path, purse: str) -> Price:
    return Price(len(path) - 1, purse)


class Stop(OfficerAction, frozen=True):
    rule: ClassVar[str] = "PP-4.5"
    manner = "pass"
    ends = True


class Drive(OfficerAction, frozen=True):
    """PP-5.1, PP-5.2: anywhere within reach."""

    rule: ClassVar[str] = "PP-5.1"
    group = "drive"
    manner = "move"
    to: Street

    def price(self, table: Seen, content: C) -> Price:
        return steps(self.way(table, content), "left")

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """The list is shared: nobody may change it."""
        move = table.move
        assert move is not None
        assert officer.space is not None
        if move.car_through:
            return ()
        key = (officer.space, move.left, blocked(table, content), move.passes)
        found = content.drives.get(key)
        if found is None:
            found = content.drives[key] = [cls(space) for space in reach(content, *key)]
        return found

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-3.3, PP-3.4, PP-16.18: along the shortest way, which can cross what is blocked for others; the van
        comes along. Whoever would rather save the crossing drives the longer way piece by piece."""
        state, move = play.state, play.state.move
        assert move is not None
        path, crosses = self.route(state, play.content)
        play.pay(steps(path, "left"), move)
        if crosses:
            move.passes = 0
        if move.driving == "support":
            move.support_left = 0
        move.driving = "car"
        move.begun = True
        officer.space = self.to
        play.say(Drove(officer.seat, officer.character, car_of(officer), path, self.to))
        if move.van:
            for event in list(state.ongoing):
                yield from effect_of(play.content, event).follow(play, officer, event, path)

    def way(self, table: Seen, content: C) -> Path:
        return self.route(table, content)[0]

    def route(self, table: Seen, content: C) -> tuple[Path, bool]:
        """The way it takes, and whether that uses up a crossing: only where it saves steps."""
        officer = table.officers[table.active]
        assert officer.space is not None
        assert table.move is not None
        closed, passes = blocked(table, content), table.move.passes
        around = routes(content, officer.space, closed).get(self.to)
        across = routes(content, officer.space, closed, passes)[self.to] if passes else around
        assert across is not None
        if around is not None and len(around) <= len(across):
            return around, False
        return across, True


class DriveSupport(OfficerAction, frozen=True):
    """PP-5.9, PP-5.10, PP-23.2 to PP-23.5: up to three spaces of its own; no pass, no van."""

    rule: ClassVar[str] = "PP-5.9"
    group = "support"
    manner = "move"
    to: Street

    def points_at(self, table: Seen, content: C) -> Sequence[str]:
        return [f"space:{self.to}", f"piece:{SUPPORT}"]

    def price(self, table: Seen, content: C) -> Price:
        return steps(self.way(table, content), "support_left")

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """The list is shared: nobody may change it."""
        if table.support is None:
            return ()
        move = table.move
        assert move is not None
        key = ("support", table.support, move.support_left, blocked(table, content))
        found = content.drives.get(key)
        if found is None:
            found = content.drives[key] = [cls(space) for space in reach(content, *key[1:], 0)]
        return found

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        state, move = play.state, play.state.move
        assert move is not None
        path = self.way(state, play.content)
        play.pay(steps(path, "support_left"), move)
        if move.driving == "car":
            move.car_through = True
        move.driving = "support"
        move.begun = True
        state.support = self.to
        play.say(SupportDrove(officer.seat, officer.character, SUPPORT, path, self.to))

    def way(self, table: Seen, content: C) -> Path:
        assert table.support is not None
        return routes(content, table.support, blocked(table, content))[self.to]


class SwapAction(OfficerAction, frozen=True):
    """PP-5.7, PP-16.8: the other side of the car, once, next to the Police Station."""

    at_start: ClassVar[bool]
    """Whether it is made before anything else in Phase 1, or ends it."""

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        move = table.move
        assert move is not None
        if move.begun == cls.at_start or move.swapped or officer.space not in content.station:
            return ()
        return () if station_closed(table, content) else [cls()]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        officer.marked = not officer.marked
        play.say(Swapped(officer.seat, officer.character, officer.marked))


class StopAndSwap(SwapAction, frozen=True):
    """PP-5.8: at the end of Phase 1."""

    rule: ClassVar[str] = "PP-5.8"
    manner = "use"
    at_start = False
    ends = True


class SwapCar(SwapAction, frozen=True):
    """PP-5.8: at the start of Phase 1, where it sets the base movement."""

    rule: ClassVar[str] = "PP-5.7"
    manner = "use"
    at_start = True

    def take(self, play: P, officer: Officer) -> Flow[None]:
        yield from super().take(play, officer)
        move = under_way(play.state)
        move.swapped = True
        move.left = allowance(officer, play.content)


class TakeVan(OfficerAction, frozen=True):
    """PP-16.18: the van comes along if the car starts on its space."""

    rule: ClassVar[str] = "PP-16.18"
    manner = "use"

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        if table.van != officer.space:
            return ()
        move = under_way(table)
        return () if move.van or move.car_through or move.driving == "car" else [cls()]

    def points_at(self, table: Seen, content: C) -> Sequence[str]:
        return [f"piece:{VAN}"]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        move = under_way(play.state)
        move.van = move.begun = True


KINDS: tuple[type[OfficerAction], ...] = (Drive, SpendDonut, PlayCard, TakeVan, DriveSupport, StopAndSwap, SwapCar)


def move_options(table: Seen, content: C, officer: OfficerSeen) -> list[OfficerAction]:
    return options_of(KINDS, table, content, officer, Stop())


def move_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-5: drive the own car, and in small games the Support Vehicle, in either order."""
    state, content = play.state, play.content
    passes = power_amount(officer, content, "first-responder")
    move = state.move = Move(allowance(officer, content), passes, content.settings.support_move)
    options = partial(move_options, state, content, officer)
    hidden = secrecy(state).hidden
    while True:
        secret = hidden and bool(officer.hand)
        prompt, args = move_question(state, move)
        choice = yield from ask(officer.seat, options, prompt, args, always=secret)
        if isinstance(choice, Stop):
            break
        yield from choice.take(play, officer)
        if choice.ends:
            break
    state.move = None
    yield from beat_cop(play, officer)


def move_question(table: Seen, move: Move) -> tuple[str, dict[str, str | int]]:
    """What there is to drive: the own car, the Support Vehicle, or both."""
    car = 0 if move.car_through else move.left
    if table.support is None or not move.support_left:
        return "move", {"left": car}
    if car:
        return "move-both", {"left": car, "support": move.support_left}
    return "move-support", {"support": move.support_left}


def allowance(officer: OfficerSeen, content: C) -> int:
    """PP-5.1, PP-5.2, PP-5.4: by the car's side, the Movement Upgrade and the power Quick."""
    settings = content.settings
    base = settings.marked_move if officer.marked else settings.unmarked_move
    return base + ("movement" in officer.upgrades) + power_amount(officer, content, "quick")


def beat_cop(play: P, officer: Officer) -> Flow[None]:
    """Beat Cop (PP-25.5): at the end of Phase 1, one Patrol Officer to a hood beside the own car."""
    if power(officer, play.content, "beat-cop"):
        yield from may_post(play, officer, play.content.hoods_beside[officer.space], "beat-cop")
