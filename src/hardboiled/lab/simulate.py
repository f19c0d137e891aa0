"""Many games between bots: the same seeds give the same results, whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from joblib import delayed
from msgspec import Struct, structs

from hardboiled.bots import Advisor, thinks
from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Bot, Seat
from hardboiled.kernel.wording import counted
from hardboiled.lab.cluster import as_they_come
from hardboiled.lab.rivals import rival

LONGEST_GAME = 200_000
"""Decisions after which a game counts as one that never ends."""

LARGEST_BATCH = 25
"""Games a process plays before it reports; small enough for a smooth progress bar."""


class Setup(Struct, frozen=True, kw_only=True):
    """One game to play: all that its result depends on."""

    game: str
    mode: str
    seats: int
    bots: tuple[str, ...]
    """The bot of each seat."""
    options: dict[str, Any]
    packs: tuple[str, ...] = ()
    seed: int = 0

    @property
    def seat_ids(self) -> tuple[str, ...]:
        return find_game(self.game).seat_ids(self.mode, self.seats)


class Result(Setup, frozen=True, kw_only=True):
    """A game that was played."""

    winners: tuple[str, ...]
    """Seat ids; none where the game itself won."""
    sides: tuple[str, ...]
    """The side each seat was on at the end."""
    reason: str
    scores: dict[str, int]
    decisions: int

    @property
    def winning_sides(self) -> tuple[str, ...]:
        sides = dict(zip(self.seat_ids, self.sides, strict=True))
        return tuple(dict.fromkeys(sides[seat] for seat in self.winners))


def setups(
    game_id: str,
    mode: str | None = None,
    seats: int | None = None,
    bots: Sequence[str] = ("regular",),
    options: Mapping[str, Any] | None = None,
    packs: Sequence[str | Path] = (),
    games: int = 1,
    seed: int = 0,
) -> list[Setup]:
    """So many games with the seeds `seed`, `seed + 1`, …, everything checked.

    `mode` defaults to the game's first, `seats` to the fewest it takes.
    """
    game = find_game(game_id)
    chosen = game.mode(mode or game.modes[0].id)
    ids = game.seat_ids(chosen.id, seats if seats is not None else min(chosen.counts))
    game.parse_options(chosen.id, len(ids), dict(options or {}))
    game.content([Path(pack) for pack in packs])
    first = Setup(
        game=game.id,
        mode=chosen.id,
        seats=len(ids),
        bots=bot_of_each_seat(bots, ids),
        options=dict(options or {}),
        packs=tuple(str(pack) for pack in packs),
    )
    return [structs.replace(first, seed=number) for number in range(seed, seed + games)]


def bot_of_each_seat(bots: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """One name for all, one a seat, or `seat=name` for single seats beside one name for the rest."""
    named = dict(bot.split("=", 1) for bot in bots if "=" in bot)
    general = [bot for bot in bots if "=" not in bot] or ["regular"]
    for seat in named:
        if seat not in seats:
            raise OptionError(f"No seat {seat!r} in this game; there are {', '.join(seats)}.")
    if len(general) not in (1, len(seats)):
        many, few = counted(len(general), "bot"), counted(len(seats), "seat")
        raise OptionError(f"{many} for {few} will not do: name one for all, or one a seat.")
    for bot in [*general, *named.values()]:
        rival(bot)  # UnknownBot says which there are
    each = general * len(seats) if len(general) == 1 else general
    return tuple(named.get(seat, bot) for seat, bot in zip(seats, each, strict=True))


def play_one(setup: Setup) -> Result:
    """Play it; the same setup gives the same result in any process."""
    try:
        match = quick_table(setup)
        play_out(match, seat_bots(match, setup))
        return result_of(match, setup)
    except Exception as error:
        error.add_note(f"while playing {setup}")
        raise


def quick_table(setup: Setup) -> AnyMatch:
    """The table of a game that only its end is wanted of: what its bots can do without is not kept and not told."""
    fast = not any(thinks(bot) for bot in setup.bots)
    match = open_table(setup, keep=not fast)
    if fast and _imagines(match):
        match = open_table(setup, keep=True)
    match.play.quiet = fast
    return match


def _imagines(match: AnyMatch) -> bool:
    """Whether even quick bots look into worlds here: some questions nobody answers without thinking of the odds. All
    others need no snapshots, and play faster without."""
    suspicions = match.game.suspicions
    return suspicions is not None and suspicions.weighed is not None and bool(suspicions.case(match.state))


def open_table(setup: Setup, keep: bool) -> AnyMatch:
    return start(setup.game, setup.mode, setup.bots, setup.seed, setup.packs, keep=keep, **setup.options)


def seat_bots(match: AnyMatch, setup: Setup) -> dict[SeatId, Advisor]:
    """The bot of each seat, each with a seed of its own."""
    bots = (rival(name, setup.seed * 31 + number) for number, name in enumerate(setup.bots))
    return dict(zip(match.seats, bots, strict=True))


def result_of(match: AnyMatch, setup: Setup) -> Result:
    """What a match that was played to its end comes to."""
    outcome = match.outcome
    if outcome is None:
        raise GameBug(f"{setup.game}: the match asks nothing and has no outcome")
    return Result(
        **structs.asdict(setup),
        winners=tuple(outcome.winners),
        sides=tuple(match.game.side(match.state, seat) for seat in match.seats),
        reason=outcome.reason,
        scores={str(seat): score for seat, score in outcome.scores.items()},
        decisions=len(match.log),
    )


def play_out(match: AnyMatch, bots: Mapping[SeatId, Bot]) -> int:
    """Let the bots play a match to its end: how many decisions it took.

    Of a team that decides together, the first seat answers.
    """
    seats = {seat: Seat(match, seat) for seat in match.seats}
    decisions = 0
    while match.asks:
        seat = match.asks[0].seats[0]
        match.choose(bots[seat].choose(seats[seat]), seat)
        decisions += 1
        if decisions > LONGEST_GAME:
            raise GameBug(f"{match.game.id} has not ended after {LONGEST_GAME:,} decisions")
    return decisions


class Simulation(Struct, frozen=True):
    """The results in the order of the setups, and the processor time of those that were played for it."""

    results: tuple[Result, ...]
    seconds: float
    played: int
    """The decisions of the games that were played for it; the others were found in a file."""

    @property
    def decisions(self) -> int:
        return sum(result.decisions for result in self.results)

    @property
    def speed(self) -> float | None:
        """Decisions a second; None where nothing had to be played."""
        return self.played / max(self.seconds, 1e-9) if self.played else None


class Batch(NamedTuple):
    """Some results of a longer list: of the setups from number `first` on, and the processor time they took."""

    first: int
    results: list[Result]
    seconds: float


def simulate(games: Sequence[Setup], jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Simulation:
    """Play all the games; `progress` hears how many have ended each time some have."""
    batches: list[Batch] = []
    done = 0
    for batch in played(games, jobs=jobs):
        batches.append(batch)
        done += len(batch.results)
        progress(done)
    batches.sort(key=lambda batch: batch.first)
    results = tuple(result for batch in batches for result in batch.results)
    seconds = sum(batch.seconds for batch in batches)
    return Simulation(results, seconds, sum(result.decisions for result in results))


def played(games: Sequence[Setup], size: int | None = None, jobs: int = 1) -> Iterator[Batch]:
    """The results as they come, batch by batch, in any order.

    With more than one job they run on joblib's backend: this machine's cores unless another one
    (Dask, Ray) was chosen with `joblib.parallel_config`.
    """
    if size is None:
        size = 1 if jobs == 1 else max(1, min(LARGEST_BATCH, len(games) // 40))
    batches = ((first, games[first : first + size]) for first in range(0, len(games), size))
    if jobs == 1:
        return (_play_batch(first, batch) for first, batch in batches)
    return as_they_come((delayed(_play_batch)(first, batch) for first, batch in batches), jobs)


def _play_batch(first: int, batch: Sequence[Setup]) -> Batch:
    began = process_time()
    results = [play_one(setup) for setup in batch]
    return Batch(first, results, process_time() - began)
