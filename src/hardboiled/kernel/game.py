"""What a game is to the kernel: one object that names its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask, Event, Flow, declared_in
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.codec import Codec
from hardboiled.kernel.content import Content, fitting, load_content
from hardboiled.kernel.errors import GameBug, where
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.options import OptionError, Options, parse
from hardboiled.kernel.play import Ended, Play
from hardboiled.kernel.prospects import Prospect
from hardboiled.kernel.review import Review
from hardboiled.kernel.riddles import Riddle
from hardboiled.kernel.scene import Fight, Scene, Stage
from hardboiled.kernel.state import State
from hardboiled.kernel.suspicions import Suspicions
from hardboiled.kernel.text import Catalog, languages
from hardboiled.kernel.wording import counted, listed

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)

ALONE, DONE = "alone", "done"
"""The step that runs one flow by itself, and the one after it, which asks nothing."""


@dataclass(frozen=True)
class Mode:
    """One way to play. `seats` lists the seat ids for each number of players it takes."""

    id: str
    seats: tuple[tuple[SeatId, ...], ...]

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(len(seats) for seats in self.seats)


@dataclass(frozen=True)
class Table(Generic[C]):
    """What a game is dealt from: everything the header fixes."""

    mode: str
    seats: tuple[SeatId, ...]
    options: Any
    content: C
    chance: Chance


def everything(state: Any, seat: SeatId, content: Any) -> Any:
    """The view of a game without secrets: the whole state, but for the chance to come."""
    kind: type[State] = type(state)
    seen = _codec(kind).copy(state)
    seen.chance = Chance(0)
    return seen


@lru_cache(maxsize=64)
def _codec(kind: type[State]) -> Codec[State]:
    return Codec(kind)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S, V, C]):
    """The parts of a game, in the order a reader finds them in its package. Most have a default: a small game names
    its state, its steps and its view, and adds the rest when it wants more."""

    id: str
    title: str
    home: Path
    """The package's folder; holds content/, text/ and art/, and its actions and events are found there."""
    modes: tuple[Mode, ...]
    state_type: type[S]
    deal: Callable[[Table[C]], S]
    """The state as set up, before its first step. Set-up that asks players belongs into a step."""
    steps: Mapping[str, Callable[[Play[S, C]], Flow[None]]]
    view: Callable[[S, SeatId, C], V] = everything
    """Everything that seat may know, put together from nothing; left out, all of the state lies open."""
    glance: Callable[[S, SeatId, C], V] | None = None
    """The same for whoever reads a little of it and keeps nothing: bots that play worlds on (see `glances`)."""
    determinize: Callable[[S, SeatId, C, Random], None] = lambda state, seat, content, rng: None
    """Re-deal, in place, all that the seat cannot know; lists are refilled, not replaced."""
    rules_version: str = "1"
    prefix: str = ""
    """Of its rule clauses: 'KA'."""
    options: type[Options] = Options
    content_type: type[C] = Content  # type: ignore[assignment]
    actions: tuple[type[Action], ...] = ()
    """Every action; left out, all that are declared in the game's folder."""
    events: tuple[type[Event], ...] = ()
    """Every event; left out, all that are declared in the game's folder."""
    stage: Callable[[Table[C], Catalog], Stage] | None = None
    """What never changes during a match and all may see: boards, card faces, theme."""
    scene: Callable[[V, C, Catalog], Scene] = lambda view, content, catalog: Scene(status="")
    """What a client draws, made from the view alone."""
    fight: Callable[[Event, C, Catalog], Fight | None] = lambda event, content, catalog: None
    """How a throw of dice shows, of the events that tell of one: who rolls what against what."""
    instinct: Callable[[V, Ask[Any], C], Sequence[float]] = lambda view, ask, content: [0.0] * len(ask.options)
    """How good each option looks to an experienced player, from the view alone; the highest is played."""
    evaluate: Callable[[S, SeatId, C], float] = lambda state, seat, content: 0.5
    """The chance, 0 to 1, that the seat's side wins from a state whose secrets are known."""
    side: Callable[[S, SeatId], str] = lambda state, seat: seat
    """The side a seat is on; seats of one side want the same."""
    known_side: Callable[[SeatId, Sequence[Event]], str] = lambda seat, seen: ""
    """The side that all know a seat to be on after these public events, none where all hope for the same: bots speak
    from it."""
    prospect: Callable[[S, C], Prospect] | None = None
    """The signs `evaluate` reads that chance from, where it was learned from played games."""
    suspicions: Suspicions[S, V, C] | None = None
    """What seats wonder about, where choices tell something of it."""
    riddles: tuple[Riddle[S, V, C], ...] = ()
    """What can be worked out for certain from what a seat sees: deduction puzzles ask it."""
    foresight: int = 6
    """So many steps of the rules after a choice, `evaluate` tells best what came of it: sooner, signs stand
    for what has not happened yet; later, luck covers it."""
    check_content: Callable[[C], None] = lambda content: None
    """Raises ContentError where entries do not fit together."""
    mend: Callable[[S, C], None] = lambda state, content: None
    """Put right what no longer fits in the state of a match that was saved under other rules or content."""
    review: Review[C] | None = None
    """How its entries are compared: what each gives, and which actions take one instead of another."""
    check_options: Callable[[Mode, int, Any], None] = lambda mode, seats, options: None
    """Raises OptionError where options do not fit the mode or the number of seats."""
    next_options: Callable[[S, Mapping[str, Any]], dict[str, Any]] | None = None
    """In a campaign: the options of the match that follows a finished one; a HardboiledError after the last."""
    arrange: Mapping[str, Callable[..., object]] = field(default_factory=dict)
    """Words that put things on the table by hand, `word(state, content, **fields)`: for lessons."""
    complete: bool = False
    """Every clause is shown by a test; the test run fails if one is not."""
    blurb: Mapping[str, str | int] = field(default_factory=dict)
    """For the lobby: minutes, weight, tagline, `gentle`, the mode and seat for a newcomer (`co-op:officers-1`), and
    `company`, how strong the bots beside a newcomer are (`regular` where they help)."""

    def __post_init__(self) -> None:
        found = object.__setattr__
        if not self.actions:
            found(self, "actions", declared_in(Action, self.home))
        if not self.events:
            found(self, "events", declared_in(Event, self.home))
        if not self.actions:
            raise GameBug(f"{self.id}: no action is declared in {self.home}; a player must be able to choose something")
        for kind in self.actions:
            if taken := [name for name in kind.__struct_fields__ if hasattr(Action, name)]:
                raise GameBug(
                    f"{self.id}: {kind.__name__} ({where(kind)}) has a field {taken[0]}: call it otherwise, "
                    "for the kernel asks every action by that name"
                )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied by its name: there is one of each game."""
        return _find, (self.id,)

    @cached_property
    def look(self) -> Callable[[S, SeatId, C], V]:
        """The cheapest way to see what a seat may know: to be read at once, never kept."""
        return self.glance or self.view

    def stage_of(self, table: Table[C], catalog: Catalog) -> Stage:
        """The stage of a match; a game without one of its own has no board."""
        if self.stage is None:
            stage = Stage(game=self.id, title=self.title, mode=table.mode)
        else:
            stage = self.stage(table, catalog)
        stage.aims = {str(seat): aim for seat in table.seats if (aim := self.aim(seat, table.mode, catalog))}
        return stage

    def aim(self, seat: SeatId, mode: str, catalog: Catalog) -> str:
        """What somebody in that seat is trying to do: the message `aim-<seat>`, `aim-<mode>` or `aim`."""
        return next((catalog.format(name) for name in (f"aim-{seat}", f"aim-{mode}", "aim") if catalog.has(name)), "")

    def mode(self, mode_id: str) -> Mode:
        for mode in self.modes:
            if mode.id == mode_id:
                return mode
        raise OptionError(f"{self.title} has no mode {mode_id!r}; it has {listed(m.id for m in self.modes)}.")

    def seat_ids(self, mode_id: str, count: int) -> tuple[SeatId, ...]:
        mode = self.mode(mode_id)
        for seats in mode.seats:
            if len(seats) == count:
                return seats
        seats_given = counted(count, "seat")
        raise OptionError(f"{self.title}, {mode.id}: {seats_given} will not do; it takes {listed(mode.counts)}.")

    def parse_options(self, mode_id: str, count: int, options: Mapping[str, Any]) -> Any:
        """The options as the game's own Struct, defaults filled in; checked against mode and seats."""
        parsed = parse(self.options, options, self.title)
        self.check_options(self.mode(mode_id), count, parsed)
        return parsed

    def alone(self, flow: Callable[[Play[S, C]], Flow[Any]]) -> tuple[Game[S, V, C], str]:
        """The game with one more step, and its name: it runs this flow and then nothing more."""

        def alone(play: Play[S, C]) -> Flow[None]:
            yield from flow(play)
            play.state.step = DONE

        def done(play: Play[S, C]) -> Flow[None]:
            raise Ended
            yield

        return replace(self, steps={**self.steps, ALONE: alone, DONE: done}), ALONE

    def content(self, packs: Sequence[Path] = ()) -> C:
        """The content, checked; with packs, theirs in place of or beside ours."""
        key = tuple((pack, *_changes(pack)) for pack in packs)
        if key not in self._contents:
            content = load_content(self.content_type, self.home / "content", packs)
            with fitting(packs):
                self.check_content(content)
            self._contents[key] = content
        return self._contents[key]

    def catalog(self, locale: str = "en") -> Catalog:
        """Its words in that language, in English where it has none."""
        return Catalog(self.home / "text", locale)

    @property
    def languages(self) -> list[str]:
        return languages(self.home / "text")

    @cached_property
    def _contents(self) -> dict[tuple[Any, ...], C]:
        return {}

    @cached_property
    def codec(self) -> Codec[S]:
        return Codec(self.state_type)

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Action]:
        union: Any = self.actions[0]
        for kind in self.actions[1:]:
            union = union | kind
        return msgspec.json.Decoder(union)


AnyGame = Game[Any, Any, Any]
"""Any game."""


def _find(game_id: str) -> AnyGame:
    from hardboiled.kernel.registry import find_game  # which knows games, and so comes after this

    return find_game(game_id)


def _changes(pack: Path) -> list[tuple[str, int, int]]:
    """What tells that a pack has been edited."""
    files = [(file.name, file.stat()) for file in sorted(pack.glob("*.toml"))]
    return [(name, found.st_mtime_ns, found.st_size) for name, found in files]
