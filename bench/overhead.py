"""What the kernel itself costs: an ask answered in a game that computes nothing."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import process_time

from msgspec import Struct

from hardboiled.kernel import Action, Ask, Content, Flow, Game, Mode, Options, Play, SeatId, State
from hardboiled.kernel.match import Match
from hardboiled.kernel.record import Header
from hardboiled.kernel.scene import Scene, Stage

SEAT = SeatId("player")
ANSWERS = 20_000


class Go(Action, frozen=True):
    to: int


class Empty(State, kw_only=True):
    pass


class NoView(Struct, frozen=True):
    seat: SeatId


class NoContent(Content, frozen=True, kw_only=True):
    pass


OPTIONS = [Go(0), Go(1)]


def walk(play: Play[Empty, NoContent]) -> Flow[None]:
    """One step that asks the same thing for ever."""
    while True:
        yield Ask(SEAT, OPTIONS, "go")


GAME: Game[Empty, NoView, NoContent] = Game(
    id="nothing",
    title="Nothing",
    rules_version="1",
    prefix="NO",
    modes=(Mode("alone", ((SEAT,),)),),
    options=Options,
    home=Path(__file__).parent,
    content_type=NoContent,
    state_type=Empty,
    actions=(Go,),
    events=(),
    deal=lambda table: Empty(chance=table.chance, step="walk"),
    steps={"walk": walk},
    view=lambda state, seat, content: NoView(seat),
    determinize=lambda state, seat, content, rng: None,
    stage=lambda table, catalog: Stage(game="nothing", title="Nothing", mode=table.mode),
    scene=lambda view, content, catalog: Scene(status=""),
    instinct=lambda view, ask, content: [0.0] * len(ask.options),
    evaluate=lambda state, seat, content: 0.5,
    side=lambda state, seat: seat,
)


class Overhead(Struct, kw_only=True):
    """Microseconds for one ask answered."""

    kept: float
    forward: float


def overhead(rounds: int) -> Overhead:
    times: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(rounds + 1):
        for keep in (True, False):
            times[keep].append(_answer(keep))
    return Overhead(kept=median(times[True][1:]), forward=median(times[False][1:]))


def _answer(keep: bool) -> float:
    content = NoContent()
    header = Header(
        game="nothing", mode="alone", seats=("P",), seed=1, options={}, rules_version="1", content_digest=""
    )
    match = Match(GAME, header, content, keep=keep)
    choose, action = match.choose, OPTIONS[1]
    began = process_time()
    for _ in range(ANSWERS):
        choose(action, SEAT)
    return (process_time() - began) / ANSWERS * 1e6
