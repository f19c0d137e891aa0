"""Games of a few lines, to look at one feature of the kernel at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from hardboiled.kernel import Action, Content, Event, Flow, Game, Mode, Options, Play, SeatId, State, Table, registry
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import Header
from hardboiled.kernel.scene import Scene, Stage

ANN, BOB, CID = SeatId("ann"), SeatId("bob"), SeatId("cid")
SEATS = (ANN, BOB, CID)


class Say(Action, frozen=True):
    rule = "KA-4.7"
    number: int


class Said(Event, frozen=True):
    seat: SeatId
    number: int


class Tiny(State, kw_only=True):
    said: list[int] = field(default_factory=list)
    secrets: dict[SeatId, int] = field(default_factory=dict)


class TinyView(Struct, frozen=True):
    seat: SeatId
    said: tuple[int, ...]
    secret: int


class Nothing(Content, frozen=True, kw_only=True):
    pass


class TinyOptions(Options, frozen=True):
    pass


TinyPlay = Play[Tiny, Nothing]
Step = Callable[[TinyPlay], Flow[None]]
TinyGame = Game[Tiny, TinyView, Nothing]


def view(state: Tiny, seat: SeatId, content: Nothing) -> TinyView:
    return TinyView(seat, tuple(state.said), state.secrets.get(seat, 0))


def determinize(state: Tiny, seat: SeatId, content: Nothing, rng: Random) -> None:
    for other in state.secrets:
        if other != seat:
            state.secrets[other] = rng.randrange(10)


def tiny(first: Step, deal: Callable[[Table[Nothing]], Tiny] | None = None, **steps: Step) -> TinyGame:
    """A game for one to three seats that begins with the step `first`."""
    return Game(
        id="tiny",
        title="Tiny",
        rules_version="1",
        prefix="TI",
        modes=(Mode("plain", (SEATS[:1], SEATS[:2], SEATS)),),
        options=TinyOptions,
        home=Path(__file__).parent / "tiny",
        content_type=Nothing,
        state_type=Tiny,
        actions=(Say,),
        events=(Said,),
        deal=deal or (lambda table: Tiny(chance=table.chance, step="first")),
        steps={"first": first, **steps},
        view=view,
        determinize=determinize,
        stage=lambda table, catalog: Stage(game="tiny", title="Tiny", mode=table.mode),
        scene=lambda view, content, catalog: Scene(status=f"{len(view.said)} said"),
        instinct=lambda view, ask, content: [0.0] * len(ask.options),
        evaluate=lambda state, seat, content: 0.5,
        side=lambda state, seat: seat,
    )


def begin(game: Game[Any, Any, Any], seats: int = 2, seed: int = 1, **more: Any) -> AnyMatch:
    """A match of a game that is not registered."""
    content = game.content_type() if not game.content_type.__struct_fields__ else game.content()
    header = Header(
        game=game.id,
        mode=game.modes[0].id,
        seats=("Ann", "Bob", "Cid")[:seats],
        seed=seed,
        options={},
        rules_version=game.rules_version,
        content_digest=content.digest,
    )
    return Match(game, header, content, **more)


@contextmanager
def registered(game: Game[Any, Any, Any]) -> Iterator[Game[Any, Any, Any]]:
    """The game can be started by its id for a while."""
    before = dict(registry._registered)
    registry.register(game)
    try:
        yield game
    finally:
        registry._registered.clear()
        registry._registered.update(before)
