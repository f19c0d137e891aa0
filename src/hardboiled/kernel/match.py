"""A match: its header, its log, and the flow that is running. Clone, undo and imagining rest on one
mechanism: the snapshot taken when a step began, plus the few actions chosen since."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask, Event, Flow, Together
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.content import Content
from hardboiled.kernel.errors import (
    GameBug,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    UndoNeedsConsent,
    UnknownSeat,
)
from hardboiled.kernel.game import Game, Table
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.play import Ended, Play, Told
from hardboiled.kernel.scene import Scene, Stage
from hardboiled.kernel.state import Outcome, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)

SILENT_STEPS = 10_000
"""So many steps in a row without a question or an end can only be a loop."""


class Header(Struct, frozen=True, kw_only=True):
    """All that a match starts from. With the log it gives the same game anywhere."""

    game: str
    mode: str
    seats: tuple[str, ...]
    """The players' names, in the order of the mode's seat ids."""
    seed: int
    options: dict[str, Any]
    rules_version: str
    content_digest: str


class Entry(NamedTuple):
    """One line of the log: who chose what."""

    seat: SeatId
    action: Action


class Automatic(Event, frozen=True):
    """A choice with one possible answer, made for the player."""

    seats: tuple[SeatId, ...]
    action: Action


class Match(Generic[S, V, C]):
    """One game in play. `asks` are the questions open now, () once it is over."""

    def __init__(
        self,
        game: Game[S, V, C],
        header: Header,
        content: C,
        state: S | None = None,
        *,
        chance: Iterable[int] = (),
        keep: bool = True,
        quiet: bool = False,
    ) -> None:
        """Begin at the header's deal, or at the given state. `chance` forces outcomes. Without
        `keep` the match cannot be cloned, undone or saved, and is faster; `quiet` tells no events."""
        self._sit_down(game, header, content)
        dealt = state is None
        state = game.deal(self.table) if state is None else state
        self._stand_at(state, chance, keep, quiet)
        self.dealt = dealt
        self._run_steps()
        self.told_at_start = len(self.play.told)

    def _sit_down(self, game: Game[S, V, C], header: Header, content: C) -> None:
        self.game = game
        self.header = header
        self.content = content
        self.seats = game.seat_ids(header.mode, len(header.seats))

    def _stand_at(self, state: S, chance: Iterable[int], keep: bool, quiet: bool) -> None:
        self.play: Play[S, C] = Play(state, self.content, self.seats, chance)
        self.play.quiet = quiet
        self.asks: tuple[Ask[Any], ...] = ()
        self.log: list[Entry] = []
        self.dealt = False
        """Whether the header alone leads to the first snapshot."""
        self.told_at_start = 0
        self._keep = keep
        self._together: Together | None = None
        self._answers: dict[int, Action] = {}
        self._learned = bytearray()
        self._told_at: list[int] = []
        self._first = b""
        self._first_forced: tuple[int, ...] = ()
        self._snapshot = b""
        self._snapshot_at = 0
        self._snapshot_forced: tuple[int, ...] = ()

    # What there is to see.

    @property
    def table(self) -> Table[C]:
        header = self.header
        return Table(
            mode=header.mode,
            seats=self.seats,
            options=self.game.parse_options(header.mode, len(header.seats), header.options),
            content=self.content,
            chance=Chance(header.seed),
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
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, none seeing the others' answers."""
        return self._together is not None

    @property
    def told(self) -> list[Told]:
        """Every event so far, with who may know of it."""
        return self.play.told

    def told_by(self, entries: int) -> int:
        """How many events had been told when so many choices were made."""
        return self._told_at[entries - 1] if entries else self.told_at_start

    def name(self, seat: SeatId) -> str:
        return self.header.seats[self.seats.index(seat)]

    def view(self, seat: str) -> V:
        """What that seat may know (`SPECTATOR` for somebody who only watches)."""
        return self.game.view(self.play.state, self._seat(seat), self.content)

    def scene(self, seat: str, locale: str = "en", since: int | None = None) -> Scene:
        """What a client draws for that seat, with what happened since so many choices."""
        from hardboiled.kernel.present import present

        return present(self, self._seat(seat), self.game.catalog(locale), since)

    def stage(self, locale: str = "en") -> Stage:
        """What never changes during the match."""
        return self.game.stage(self.table, self.game.catalog(locale))

    def _repr_svg_(self) -> str:
        """A notebook shows what all may see of it."""
        from hardboiled.kernel.picture import draw

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

    # Choosing.

    def choose(self, action: Action, seat: str | None = None) -> None:
        """Answer an open ask. Anything but one of its options: IllegalAction, and nothing changes."""
        asks = self.asks
        if len(asks) == 1 and (seat is None or seat in asks[0].seats) and action in asks[0].options:
            ask = asks[0]
        else:
            ask = self._ask_for(action, seat)
        self.log.append(Entry(asks[0].seats[0] if seat is None and len(asks) == 1 else self._who(ask, seat), action))
        play = self.play
        play.revealed = False
        if self._together is None:
            self._advance(action)
        else:
            self._gather(ask, action)
        if self._keep:
            self._learned.append(play.revealed)
            self._told_at.append(len(play.told))

    @staticmethod
    def _who(ask: Ask[Any], seat: str | None) -> SeatId:
        return ask.seats[0] if seat is None else SeatId(seat)

    def _ask_for(self, action: Action, seat: str | None) -> Ask[Any]:
        """The open ask that this action answers, or the error that says why there is none."""
        if not self.asks:
            raise MatchOver("The match is over; nothing can be chosen any more.")
        if seat is not None:
            self._seat(seat)
        mine = [ask for ask in self.asks if seat is None or seat in ask.seats]
        if not mine:
            asked = ", ".join(sorted({name for ask in self.asks for name in ask.seats}))
            raise NotYourTurn(f"{seat} is not asked anything now; waiting for {asked}.")
        for ask in mine:
            if action in ask.options:
                return ask
        raise IllegalAction(f"{action!r} is not one of the {len(mine[0].options)} options of {mine[0].prompt!r}.")

    def _gather(self, ask: Ask[Any], action: Action) -> None:
        """Keep one answer of several; go on when all are in."""
        together = self._together
        assert together is not None
        self._answers[next(i for i, other in enumerate(together.asks) if other is ask)] = action
        if len(self._answers) == len(together.asks):
            self._advance([self._answers[i] for i in range(len(together.asks))])
        else:
            self.asks = tuple(other for other in self.asks if other is not ask)

    # Running the rules.

    def _run_steps(self) -> None:
        """Start the step the state names; go on while steps ask nothing."""
        play = self.play
        for _ in range(SILENT_STEPS):
            if play.state.outcome is not None:
                self.asks = ()
                return
            if self._keep:
                self._take_snapshot()
            if self._start_step():
                return
        raise GameBug(f"{self.game.id}: {SILENT_STEPS} steps without a question, last {play.state.step!r}")

    def _take_snapshot(self) -> None:
        self._snapshot = self.game.codec.encode(self.play.state)
        self._snapshot_at = len(self.log)
        self._snapshot_forced = tuple(self.play.forced)
        if not self._first:
            self._first, self._first_forced = self._snapshot, self._snapshot_forced

    def _start_step(self) -> bool:
        step = self.game.steps.get(self.play.state.step)
        if step is None:
            raise GameBug(f"{self.game.id} has no step {self.play.state.step!r}")
        self._flow: Flow[None] = step(self.play)
        return self._send(None)

    def _advance(self, answer: Any) -> None:
        if not self._send(answer):
            self._run_steps()

    def _send(self, answer: Any) -> bool:
        """Let the flow run to a question a player must answer (or the end): False if it ran out."""
        send = self._flow.send
        try:
            while True:
                pending = send(answer)
                if isinstance(pending, Ask):
                    options = pending.options
                    if len(options) > 1 or (pending.always and options):
                        self._together = None
                        self.asks = (pending,)
                        return True
                    if not options:
                        raise GameBug(f"{self.game.id}: {pending!r} has no options")
                    answer = options[0]
                    self.play.say(Automatic(pending.seats, answer), to=pending.seats)
                else:
                    answers = self._pend_together(pending)
                    if answers is None:
                        return True
                    answer = answers
        except StopIteration:
            return False
        except Ended:
            self.asks = ()
            self._together = None
            return True

    def _pend_together(self, together: Together) -> list[Action] | None:
        """Open several asks at once, except those with one answer; all answers if none is open."""
        self._answers = {}
        waiting: list[Ask[Any]] = []
        for number, ask in enumerate(together.asks):
            if not ask.options:
                raise GameBug(f"{self.game.id}: {ask!r} has no options")
            if len(ask.options) == 1 and not ask.always:
                self._answers[number] = ask.options[0]
                self.play.say(Automatic(ask.seats, ask.options[0]), to=ask.seats)
            else:
                waiting.append(ask)
        if not waiting:
            return [self._answers[i] for i in range(len(together.asks))]
        self._together = together
        self.asks = tuple(waiting)
        return None

    # Copies.

    def clone(self) -> Match[S, V, C]:
        """A match that stands where this one stands and goes on by itself."""
        twin = self._twin(keep=True)
        twin.dealt, twin.told_at_start = self.dealt, self.told_at_start
        twin._first, twin._first_forced = self._first, self._first_forced
        twin._learned, twin._told_at = bytearray(self._learned), list(self._told_at)
        twin.play.told, twin.play.quiet = list(self.play.told), self.play.quiet
        return twin

    def _twin(self, keep: bool) -> Match[S, V, C]:
        """The snapshot decoded, its step begun again, the actions since chosen again."""
        if not self._keep:
            raise GameBug("this match keeps no snapshots (keep=False, or imagined): it only goes forward")
        twin: Match[S, V, C] = Match.__new__(Match)
        twin.game, twin.header, twin.content, twin.seats = self.game, self.header, self.content, self.seats
        twin._stand_at(self.game.codec.decode(self._snapshot), self._snapshot_forced, keep, quiet=True)
        twin._snapshot, twin._snapshot_at = self._snapshot, self._snapshot_at
        twin._snapshot_forced = self._snapshot_forced
        if keep:
            twin.log = self.log[: self._snapshot_at]
        if twin.play.state.outcome is None:
            twin._start_step()
        for seat, action in self.log[self._snapshot_at :]:
            twin.choose(action, seat)
        return twin

    def imagine(self, seat: str, rng: Random) -> Match[S, V, C]:
        """A match this seat could be in: all that it cannot know, the dice to come too, dealt anew.

        It is searched forward, never kept: no clone, no undo, no events.
        """
        seat = self._seat(seat)
        twin = self._twin(keep=False)
        twin.play.forced.clear()
        twin.play.state.chance = Chance(rng.getrandbits(64))
        self.game.determinize(twin.play.state, seat, self.content, rng)
        twin._forget_answers(seat)
        return twin

    def _forget_answers(self, seat: SeatId) -> None:
        """List the options of others anew, and open again what they have answered at the same time."""
        together = self._together
        for ask in self.asks if together is None else together.asks:
            if seat not in ask.seats:
                ask.relist()
        if together is not None:
            own = {i: answer for i, answer in self._answers.items() if seat in together.asks[i].seats}
            self._answers = own
            self.asks = tuple(ask for i, ask in enumerate(together.asks) if i not in own)

    # Undoing.

    @property
    def undo_is_free(self) -> bool:
        """Whether nobody learned anything from the last choice (dice, cards, secrets)."""
        return bool(self.log) and not self.learned_since(len(self.log) - 1)

    def learned_since(self, entries: int) -> bool:
        """Whether somebody learned something from the choices after so many."""
        return any(self._learned[entries:])

    def undo(self, agreed: bool = False) -> None:
        """Take the last choice back. Where somebody has learned something from it, the table must
        have agreed. The dice stay what they were: the same choice gives the same result again."""
        if not self.log:
            raise NothingToUndo("The match stands at its beginning; there is nothing to undo.")
        if not agreed and not self.undo_is_free:
            raise UndoNeedsConsent("Dice, cards or secrets have come into play since; ask the table to agree.")
        self.rewind(len(self.log) - 1)

    def rewind(self, entries: int) -> None:
        """Go back to where so many choices had been made."""
        past, dealt = self.log[:entries], self.dealt
        first, forced = self.game.codec.decode(self._first), self._first_forced
        self._stand_at(first, forced, keep=True, quiet=self.play.quiet)
        self.dealt = dealt
        self._run_steps()
        self.told_at_start = len(self.play.told)
        for seat, action in past:
            self.choose(action, seat)

    def save(self) -> str:
        """The whole match as JSON, secrets included; `hardboiled.load` gives the same match."""
        from hardboiled.kernel.saving import save

        return save(self)

    # Positions set by hand, for tests and puzzles.

    def arrange(
        self,
        edit: Callable[[S], object] = lambda state: None,
        *,
        chance: Iterable[int] = (),
        flow: Callable[[Play[S, C]], Flow[Any]] | None = None,
    ) -> None:
        """Change the state by hand and begin its step anew, with a new log and these outcomes of
        chance; with `flow`, run just that rule (the match has no asks once it is through)."""
        state = self.play.state
        edit(state)
        if flow is not None:
            self.game = _only(self.game, flow)
            state.step = _ALONE
        self._stand_at(state, chance, keep=True, quiet=False)
        self._run_steps()
        self.told_at_start = len(self.play.told)


_ALONE, _DONE = "arranged", "done"


def _only(game: Game[S, V, C], flow: Callable[[Play[S, C]], Flow[Any]]) -> Game[S, V, C]:
    """The game with one more step that runs this flow and then stands still."""
    from dataclasses import replace

    def alone(play: Play[S, C]) -> Flow[None]:
        yield from flow(play)
        play.state.step = _DONE

    def done(play: Play[S, C]) -> Flow[None]:
        raise Ended
        yield

    return replace(game, steps={**game.steps, _ALONE: alone, _DONE: done})
