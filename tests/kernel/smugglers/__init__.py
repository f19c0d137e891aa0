"""A small game for the kernel's tests: secret bids, hidden hands, a secret place, interrupts.

Two to four smugglers. Each day all bid a card from a secret hand at once; the highest (a tie: the
first seat) carries the crate and rolls a die. Before the roll counts, each other smuggler may play
a bribe that cancels it. The carrier then hides the crate at one of three docks, and the next one in
turn guesses where. First to ten points wins; after six days the most points.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Struct

from hardboiled.kernel import (
    Action,
    Ask,
    CardId,
    Catalog,
    Content,
    Entry,
    Event,
    Flow,
    Game,
    Mode,
    Options,
    Outcome,
    Play,
    Review,
    SeatId,
    SpaceId,
    State,
    Table,
    Together,
    Weighed,
    ask,
    printed,
    weigh,
)
from hardboiled.kernel.content import pile
from hardboiled.kernel.registry import register
from hardboiled.kernel.scene import Board, Panel, Scene, Space, Stage

DOCKS = (SpaceId("north"), SpaceId("south"), SpaceId("west"))


class Card(Entry, frozen=True, kw_only=True):
    worth: int
    bribe: bool = False


class Settings(Struct, frozen=True):
    goal: int
    days: int


class Cargo(Content, frozen=True, kw_only=True):
    cards: dict[CardId, Card]
    settings: Settings


class SmugglersOptions(Options, frozen=True):
    hand: Literal[3, 4, 5] = 4


class Smuggler(Struct):
    seat: SeatId
    hand: list[CardId]
    points: int = 0


class Smugglers(State, kw_only=True):
    smugglers: list[Smuggler]
    deck: list[CardId]
    discard: list[CardId]
    day: int = 1
    carrier: int = 0
    crate: str = ""


class Bid(Action, frozen=True):
    card: CardId


class Bribe(Action, frozen=True):
    card: CardId


class Pass(Action, frozen=True):
    pass


class Hide(Action, frozen=True):
    dock: SpaceId


class Guess(Action, frozen=True):
    dock: SpaceId


class Rolled(Event, frozen=True):
    seat: SeatId
    faces: tuple[int, ...]


class Bribed(Event, frozen=True):
    seat: SeatId


class Hidden(Event, frozen=True):
    seat: SeatId
    dock: str


class Found(Event, frozen=True):
    seat: SeatId
    dock: str


P = Play[Smugglers, Cargo]


def deal(table: Table[Cargo]) -> Smugglers:
    deck = [CardId(card) for card in pile(table.content.cards)]
    table.chance.shuffle(deck)
    smugglers = [Smuggler(seat, sorted(deck.pop() for _ in range(table.options.hand))) for seat in table.seats]
    return Smugglers(chance=table.chance, step="bidding", smugglers=smugglers, deck=deck, discard=[])


def bidding(play: P) -> Flow[None]:
    state = play.state
    asks = [
        Ask(s.seat, lambda s=s: [Bid(card) for card in dict.fromkeys(s.hand)], "bid", {"day": state.day}, always=True)
        for s in state.smugglers
    ]
    bids: list[Bid] = yield Together(asks)
    play.reveal()
    for smuggler, bid in zip(state.smugglers, bids, strict=True):
        smuggler.hand.remove(bid.card)
        state.discard.append(bid.card)
    worth = [play.content.cards[bid.card].worth for bid in bids]
    state.carrier = worth.index(max(worth))
    state.step = "carrying"


def carrying(play: P) -> Flow[None]:
    state = play.state
    carrier = state.smugglers[state.carrier]
    face = play.roll(6)
    play.say(Rolled(carrier.seat, (face,)))
    for other in state.smugglers:
        if other is carrier or not other.hand:
            continue
        answer = yield Ask(other.seat, lambda other=other: bribes(play, other), "bribe", {"face": face}, always=True)
        if isinstance(answer, Bribe):
            play.reveal()
            other.hand.remove(answer.card)
            state.discard.append(answer.card)
            play.say(Bribed(other.seat))
            state.step = "evening"
            return
    carrier.points += face
    state.step = "hiding"


def bribes(play: P, smuggler: Smuggler) -> list[Action]:
    cards = [card for card in dict.fromkeys(smuggler.hand) if play.content.cards[card].bribe]
    return [*(Bribe(card) for card in cards), Pass()]


def hiding(play: P) -> Flow[None]:
    state = play.state
    carrier = state.smugglers[state.carrier]
    hide = yield from ask(carrier.seat, [Hide(dock) for dock in DOCKS], "hide")
    state.crate = hide.dock
    play.say(Hidden(carrier.seat, hide.dock), to=carrier.seat)
    state.step = "searching"


def searching(play: P) -> Flow[None]:
    state = play.state
    searcher = state.smugglers[(state.carrier + 1) % len(state.smugglers)]
    guess = yield from ask(searcher.seat, [Guess(dock) for dock in DOCKS], "search")
    play.reveal()
    finder = searcher if guess.dock == state.crate else state.smugglers[state.carrier]
    finder.points += 2
    play.say(Found(finder.seat, state.crate))
    state.crate = ""
    state.step = "evening"
    if finder.points >= play.content.settings.goal:
        finish(play)


def evening(play: P) -> Flow[None]:
    state = play.state
    for smuggler in state.smugglers:
        if state.deck:
            smuggler.hand.append(play.draw(state.deck))
            smuggler.hand.sort()
    state.day += 1
    state.step = "bidding"
    if state.day > play.content.settings.days or not all(s.hand for s in state.smugglers):
        finish(play)
    return
    yield


def finish(play: P) -> None:
    scores = {s.seat: s.points for s in play.state.smugglers}
    best = max(scores.values())
    play.end([seat for seat, points in scores.items() if points == best], "points", scores)


class OtherView(Struct, frozen=True):
    seat: SeatId
    cards: int
    points: int


class View(Struct, frozen=True):
    seat: SeatId
    hand: tuple[CardId, ...]
    smugglers: tuple[OtherView, ...]
    discard: tuple[CardId, ...]
    deck: int
    day: int
    carrier: int
    crate: str
    outcome: Outcome | None


def view(state: Smugglers, seat: SeatId, content: Cargo) -> View:
    mine = next((s for s in state.smugglers if s.seat == seat), None)
    carries = mine is not None and state.smugglers[state.carrier] is mine
    return View(
        seat=seat,
        hand=tuple(mine.hand) if mine else (),
        smugglers=tuple(OtherView(s.seat, len(s.hand), s.points) for s in state.smugglers),
        discard=tuple(state.discard),
        deck=len(state.deck),
        day=state.day,
        carrier=state.carrier,
        crate=state.crate if carries else "hidden" if state.crate else "",
        outcome=state.outcome,
    )


def determinize(state: Smugglers, seat: SeatId, content: Cargo, rng: Random) -> None:
    others = [s for s in state.smugglers if s.seat != seat]
    unseen = sorted([card for s in others for card in s.hand] + state.deck)
    rng.shuffle(unseen)
    for smuggler in others:
        smuggler.hand[:] = sorted(unseen.pop() for _ in smuggler.hand)
    state.deck[:] = unseen
    if state.crate and state.smugglers[state.carrier].seat != seat:
        state.crate = rng.choice(DOCKS)


def stage(table: Table[Cargo], catalog: Catalog) -> Stage:
    spaces = [Space(id=dock, label=catalog.name(dock), x=i, y=0) for i, dock in enumerate(DOCKS)]
    board = Board(id="docks", title="Docks", kind="grid", width=3, height=1, spaces=spaces)
    return Stage(game="smugglers", title="Smugglers", mode=table.mode, boards=[board])


def scene(view: View, content: Cargo, catalog: Catalog) -> Scene:
    panels = [
        Panel(id=s.seat, seat=s.seat, title=catalog.name(s.seat), notes=[f"{s.points} points, {s.cards} cards"])
        for s in view.smugglers
    ]
    return Scene(status=f"Day {view.day}", boards=["docks"], panels=panels)


def instinct(view: View, ask: Ask[Any], content: Cargo) -> Sequence[float]:
    return [
        content.cards[action.card].worth if isinstance(action, Bid) else float(isinstance(action, Bribe))
        for action in ask.options
    ]


def evaluate(state: Smugglers, seat: SeatId, content: Cargo) -> float:
    points = {s.seat: s.points for s in state.smugglers}
    return points[seat] / max(1, sum(points.values()))


SEATS = tuple(SeatId(f"smuggler-{n}") for n in range(1, 5))

GAME: Game[Smugglers, View, Cargo] = register(
    Game(
        id="smugglers",
        title="Smugglers",
        rules_version="1",
        prefix="SM",
        modes=(Mode("docks", (SEATS[:2], SEATS[:3], SEATS[:4])),),
        options=SmugglersOptions,
        home=Path(__file__).parent,
        content_type=Cargo,
        state_type=Smugglers,
        actions=(Bid, Bribe, Pass, Hide, Guess),
        events=(Rolled, Bribed, Hidden, Found),
        deal=deal,
        steps={
            "bidding": bidding,
            "carrying": carrying,
            "hiding": hiding,
            "searching": searching,
            "evening": evening,
        },
        view=view,
        determinize=determinize,
        stage=stage,
        scene=scene,
        instinct=instinct,
        evaluate=evaluate,
        side=lambda state, seat: seat,
        review=Review(
            entries=lambda cargo: [
                Weighed(entry=card, kind="cargo", gives=weigh(printed(card)), chosen=True)
                for card in cargo.cards.values()
            ],
            taking={Bid: "card"},
        ),
    )
)
