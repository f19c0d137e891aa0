"""A match: its header, its log, and the flow that is running. Clone, undo and imagining rest on one
mechanism: the snapshot taken when a step began, plus the few actions chosen since."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask, Flow
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.content import Content
from hardboiled.kernel.course import Asks, Course
from hardboiled.kernel.errors import (
    GameBug,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    UndoNeedsConsent,
)
from hardboiled.kernel.game import Game
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.play import Play
from hardboiled.kernel.record import Checkpoint, Choice, Header, save
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.snapshots import NO_SNAPSHOTS, Snapshots
from hardboiled.kernel.state import State
from hardboiled.kernel.suspicions import Case
from hardboiled.kernel.watching import Watched

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)

SILENT_STEPS = 10_000
"""So many steps in a row without a question or an end can only be a loop."""


_choice: Callable[[tuple[str, Action]], Choice] = partial(tuple.__new__, Choice)
"""A choice at half the price: the constructor of a named tuple is a function of Python's."""


class Match(Watched[S, V, C]):
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
        self.game = game
        self.header = header
        self.content = content
        self.seats = game.seat_ids(header.mode, len(header.seats))
        dealt = state is None
        state = game.deal(self.table) if state is None else state
        self._stand_at(state, chance, keep, quiet)
        self._snapshots = Snapshots()
        self.dealt = dealt
        self._begin()

    def _stand_at(self, state: S, chance: Iterable[int], keep: bool, quiet: bool) -> None:
        self.play: Play[S, C] = Play(state, self.content, self.seats, chance)
        self.play.quiet = quiet
        self.asks: Asks = ()
        self.log: list[Choice] = []
        self.dealt = False
        """Whether the header alone leads to the first snapshot."""
        self.told_at_start = 0
        self.steps = 0
        """How many steps of the rules have begun: the game's own clock."""
        self._luck: int | None = None
        """In a world that is played on, each step has dice of its own, whatever was thrown before it."""
        self._keep = keep
        self._course: Course[S, C] | None = None
        self._learned = bytearray()
        self._told_at: list[int] = []
        self.memories: dict[SeatId, Any] = {}
        """What each seat has made of the match so far, where somebody asked (see `beliefs`)."""
        self.beginning = self.step_began = self._checkpoint = Checkpoint()
        """Where the first step began, where the running one did, and where a copy begins (see `checkpoint`)."""
        self._rested: Asks | None = None
        """The question at which the checkpoint was taken, where it was at a question."""
        self._sent_before = 0
        """How many answers the running step had got by then."""
        self._snapshots = NO_SNAPSHOTS
        self._heard: dict[SeatId, tuple[int, int]] = {}

    # Where it stands.

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, none seeing the others' answers."""
        return self._course is not None and self._course.simultaneous

    @property
    def unseen_answers(self) -> int:
        """How many of the last choices nobody else sees yet: all who choose at once are to choose first."""
        return 0 if self._course is None else self._course.answered

    @property
    def keeps(self) -> bool:
        """Whether it can be cloned, undone and imagined."""
        return self._keep

    @property
    def checkpoint(self) -> Checkpoint:
        """Where a copy begins: where the running step began, or here where it rests."""
        asks = self.asks
        if asks and asks[0].rests and self._rested is not asks and self._keep:
            packed, play = self.game.codec.encode(self.play.state), self.play
            self._checkpoint = Checkpoint(len(self.log), packed, tuple(play.forced), len(play.told), self.steps - 1)
            self._rested = asks
            self._sent_before = len(self._course.sent) if self._course is not None else 0
        return self._checkpoint

    @property
    def only_asked(self) -> bool:
        """Whether the running step has only asked so far, so that its state alone leads to this ask again."""
        began = self.checkpoint
        if len(self.log) != began.at or len(self.play.forced) != len(began.forced):
            return False
        return self.game.codec.encode(self.play.state) == began.state

    # Choosing.

    def choose(self, action: Action, seat: str | None = None) -> None:
        """Answer an open ask. Anything but one of its options: IllegalAction, and nothing changes."""
        asks = self.asks
        if len(asks) == 1 and (seat is None or seat in asks[0].seats) and action in asks[0].options:
            ask = asks[0]
        else:
            ask = self._ask_for(action, seat)
        self.log.append(_choice((ask.seats[0] if seat is None else seat, action)))
        play = self.play
        play.revealed = False
        assert self._course is not None
        asks_now = self._course.answer(ask, action)
        self.asks = self._run_steps() if asks_now is None else asks_now
        if self._keep:
            self._learned.append(play.revealed)
            self._told_at.append(len(play.told))

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

    # Running the rules.

    def _begin(self) -> None:
        self.asks = self._run_steps()
        self.told_at_start = len(self.play.told)

    def _run_steps(self) -> Asks:
        """Start the step the state names; go on while steps ask nothing."""
        game, play = self.game, self.play
        for _ in range(SILENT_STEPS):
            if play.state.outcome is not None:
                return ()
            if self._keep:
                self._note_checkpoint()
            self.steps += 1
            if self._luck is not None:
                play.state.chance = Chance.of_step(self._luck, self.steps)
            self._course = course = Course(game, play)
            asks = course.run()
            if asks is not None:
                return asks
        raise GameBug(f"{self.game.id}: {SILENT_STEPS} steps without a question, last {play.state.step!r}")

    def _note_checkpoint(self) -> None:
        play = self.play
        at, packed, forced = len(self.log), self.game.codec.encode(play.state), tuple(play.forced)
        self.step_began = self._checkpoint = began = Checkpoint(at, packed, forced, len(play.told), self.steps)
        self._sent_before = 0
        if at >= self._snapshots.due:
            self._snapshots = self._snapshots.with_one_more(began)
        if not self.beginning.state:
            self.beginning = began

    def _start_step(self) -> Asks | None:
        self._course = Course(self.game, self.play)
        return self._course.run()

    # Copies.

    def clone(self) -> Match[S, V, C]:
        """A match that stands where this one stands and goes on by itself. The dice to come stay what they are: the
        same choices give the same game (`rerolled` gives one with other dice)."""
        twin = self._twin(keep=True)
        twin.dealt, twin.told_at_start = self.dealt, self.told_at_start
        twin.beginning, twin._snapshots, twin.steps = self.beginning, self._snapshots.lend(), self.steps
        if self._heard:
            twin._heard = self._heard.copy()
        twin.memories = dict(self.memories)
        twin._learned, twin._told_at = bytearray(self._learned), list(self._told_at)
        twin.play.told, twin.play.quiet = list(self.play.told), self.play.quiet
        return twin

    def rerolled(self, seed: int) -> Match[S, V, C]:
        """A match that stands where this one stands, secrets and all, with other dice to come. Piles that have been
        shuffled stay as they lie. It only goes forward."""
        twin = self._twin(keep=False)
        twin.play.forced.clear()
        twin.play.state.chance = Chance(seed)
        twin._luck = seed
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S, V, C]:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it is: its header, where it began, and its log."""
        self._must_keep()
        began = None if self.dealt else self.beginning
        ours = self.content.digest == self.game.content().digest
        return restored, (self.header, None if ours else self.content, began, self.log, self.play.quiet)

    def _must_keep(self) -> None:
        if not self._keep:
            raise GameBug("this match keeps no snapshots (keep=False, or imagined): it only goes forward")

    def _twin(self, keep: bool) -> Match[S, V, C]:
        """The snapshot decoded, its step begun again, the answers since given again."""
        self._must_keep()
        began = self.checkpoint
        twin: Match[S, V, C] = Match.__new__(Match)
        twin.game, twin.header, twin.content, twin.seats = self.game, self.header, self.content, self.seats
        twin._stand_at(self.game.codec.decode(began.state), began.forced, keep, quiet=True)
        twin.step_began, twin._checkpoint = self.step_began, began
        twin.log = self.log[:] if keep else self.log[began.at :]
        if self._course is not None and twin.play.state.outcome is None:
            twin._course = Course(self.game, twin.play)
            twin.asks = twin._course.follow(self._course, self._sent_before, self.asks)
        return twin

    def imagine(self, seat: str, rng: Random, supposing: Case | None = None) -> Match[S, V, C]:
        """A match this seat could be in: all that it cannot know, the dice to come too, dealt anew; with `supposing`
        so that this holds, if the game can suppose it.

        It is searched forward, never kept: no clone, no undo, no events.
        """
        seat = self._seat(seat)
        twin = self.rerolled(rng.getrandbits(64))
        self.game.determinize(twin.play.state, seat, self.content, rng)
        suspicions = self.game.suspicions
        if supposing is not None and suspicions is not None and suspicions.suppose is not None:
            suspicions.suppose(twin.play.state, seat, self.content, rng, supposing)
        if twin._course is not None:
            twin.asks = twin._course.forget(twin.asks, seat)
        return twin

    def from_beginning(self) -> Match[S, V, C]:
        """This match before its first choice."""
        self._must_keep()
        state = self.game.codec.decode(self.beginning.state)
        return Match(self.game, self.header, self.content, state, chance=self.beginning.forced, quiet=True)

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
        self._must_keep()
        self._snapshots, near = self._snapshots.back_to(entries)
        told, quiet = self.play.told, self.play.quiet
        again = self.log[near.at : entries]
        self.play = Play(self.game.codec.decode(near.state), self.content, self.seats, near.forced)
        self.play.told, self.play.quiet = told[: near.told], quiet
        self.log, self._learned = self.log[: near.at], self._learned[: near.at]
        self._told_at = self._told_at[: near.at]
        self.step_began = self._checkpoint = near
        self.steps, self._heard, self._sent_before = near.steps + 1, {}, 0
        asks = self._start_step()
        self.asks = self._run_steps() if asks is None else asks
        for seat, action in again:
            self.choose(action, seat)

    def save(self) -> str:
        """The whole match as JSON, secrets included; `hardboiled.load` gives the same match."""
        self._must_keep()
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
            self.game, state.step = self.game.alone(flow)
        self._stand_at(state, chance, keep=True, quiet=False)
        self._snapshots = Snapshots()
        self._begin()


AnyMatch = Match[Any, Any, Any]
"""A match of any game."""


def restored(
    header: Header, content: Content | None, began: Checkpoint | None, log: Iterable[Choice], quiet: bool
) -> AnyMatch:
    """The match that was pickled, played again from where it began."""
    game = find_game(header.game)
    state = None if began is None else game.codec.decode(began.state)
    chance = () if began is None else began.forced
    match: AnyMatch = Match(game, header, content or game.content(), state, chance=chance, quiet=quiet)
    for seat, action in log:
        match.choose(action, seat)
    return match
