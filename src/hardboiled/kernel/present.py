"""From a match to what one seat's client draws: its view, its asks, what it heard."""

from __future__ import annotations

from typing import Any, Protocol

from hardboiled.kernel.actions import Ask, Event
from hardboiled.kernel.course import Asks
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.kinds import kinds_of
from hardboiled.kernel.option_faces import OnTable, option_face
from hardboiled.kernel.play import Told
from hardboiled.kernel.record import Choice
from hardboiled.kernel.scene import AskFace, Ending, Happening, Scene, happening_of
from hardboiled.kernel.state import Outcome
from hardboiled.kernel.text import Catalog


class Presented(Protocol):
    """A match, as far as it is shown."""

    game: AnyGame
    content: Any
    asks: Asks
    log: list[Choice]

    @property
    def told(self) -> list[Told]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def view(self, seat: str) -> Any: ...

    def told_by(self, entries: int) -> int: ...

    def heard_by(self, seat: SeatId) -> int: ...


def present(match: Presented, seat: SeatId, catalog: Catalog, since: int | None) -> Scene:
    """The scene of one seat; `since` so many choices, what has happened comes along."""
    view = match.view(seat)
    scene = match.game.scene(view, match.content, catalog)
    scene.seat = seat
    scene.heard = match.heard_by(seat)
    scene.asks = [ask_face(match, view, ask, seat, catalog, scene) for ask in match.asks]
    if since is not None:
        scene.happenings = heard(match, seat, catalog, since)
    if match.outcome is not None:
        scene.ending = _ending(match.outcome, catalog)
    return scene


def ask_face(
    match: Presented, view: Any, ask: Ask[Any], seat: SeatId, catalog: Catalog, scene: Scene | None = None
) -> AskFace:
    """The ask as the seat may see it: to others just who is asked, for even the question can tell."""
    face = AskFace(seats=list(ask.seats))
    if seat not in ask.seats:
        return face
    face.prompt, face.kind, face.tip = question(ask, catalog), ask.prompt, tip(ask, catalog)
    table = OnTable(scene or match.game.scene(view, match.content, catalog), seat)
    for index, action in enumerate(ask.options):
        option = option_face(match.game, view, action, match.content, catalog, table)
        option.index = index
        face.options.append(option)
    return face


def question(asked: Ask[Any], catalog: Catalog) -> str:
    """The prompt in words."""
    args = {key: catalog.name(value) for key, value in (asked.args or {}).items()}
    return catalog.format(f"ask-{asked.prompt}", args) if asked.prompt else ""


def tip(asked: Ask[Any], catalog: Catalog) -> str:
    """What a newcomer is told about the question: the message `tip-<prompt>`."""
    message = f"tip-{asked.prompt}"
    return catalog.format(message) if asked.prompt and catalog.has(message) else ""


def heard(match: Presented, seat: SeatId, catalog: Catalog, since: int, most: int | None = None) -> list[Happening]:
    """What this seat heard since so many choices had been made (of that the latest, if there was more)."""
    began = 0 if since <= 0 else match.told_by(min(since, len(match.log)))
    events = [told.event for told in match.told[began:] if told.heard_by(seat)]
    return [happening(match, event, catalog) for event in (events if most is None else events[-most:])]


def happening(match: Presented, event: Event, catalog: Catalog) -> Happening:
    """How an event shows: its message `event-<tag>`, what an animation needs, what it means to the players."""
    shown = happening_of(event, catalog.of("event", event, event.words(match.content, catalog)))
    shown.important, shown.tone, shown.opens = event.important, event.tone, event.opens
    for name, kind in kinds_of(type(event)):
        if name == "cause" and (cause := getattr(event, name)):
            shown.cause = str(catalog.call(kind, cause))
    shown.fight = match.game.fight(event, match.content, catalog)
    return shown


def _ending(outcome: Outcome, catalog: Catalog) -> Ending:
    return Ending(
        title=catalog.format(f"end-{outcome.reason}"),
        text=catalog.format(f"end-{outcome.reason}", attribute="text"),
        winners=list(outcome.winners),
        scores={str(seat): score for seat, score in outcome.scores.items()},
    )
