"""From a match to what one seat's client draws: its view, its asks, what it heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hardboiled.kernel.actions import Action, Ask, Event
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.scene import AskFace, Ending, Happening, OptionFace, Scene, Target, happening_of
from hardboiled.kernel.text import Catalog

if TYPE_CHECKING:
    from hardboiled.kernel.match import Match


def present(match: Match[Any, Any, Any], seat: SeatId, catalog: Catalog, since: int | None) -> Scene:
    """The scene of one seat; `since` so many choices, what has happened comes along."""
    view = match.view(seat)
    scene = match.game.scene(view, match.content, catalog)
    scene.seat = seat
    scene.heard = sum(told.heard_by(seat) for told in match.told)
    scene.asks = [ask_face(match, view, ask, seat, catalog) for ask in match.asks]
    if since is not None:
        scene.happenings = heard(match, seat, catalog, since)
    if match.outcome is not None:
        scene.ending = _ending(match, catalog)
    return scene


def ask_face(match: Match[Any, Any, Any], view: Any, ask: Ask[Any], seat: SeatId, catalog: Catalog) -> AskFace:
    """The ask as the seat may see it: to others just who is asked, for even the question can tell."""
    face = AskFace(seats=list(ask.seats))
    if seat not in ask.seats:
        return face
    args = {key: catalog.name(value) for key, value in (ask.args or {}).items()}
    face.prompt = catalog.format(f"ask-{ask.prompt}", args) if ask.prompt else ""
    for index, action in enumerate(ask.options):
        option = match.game.option(view, action, match.content, catalog)
        option.index = index
        option.rule = option.rule or action.rule
        option.key = option.key or action.tag
        face.options.append(option)
    return face


def heard(match: Match[Any, Any, Any], seat: SeatId, catalog: Catalog, since: int) -> list[Happening]:
    """What this seat heard since so many choices had been made."""
    began = 0 if since <= 0 else match.told_by(min(since, len(match.log)))
    return [happening(match, told.event, catalog) for told in match.told[began:] if told.heard_by(seat)]


def happening(match: Match[Any, Any, Any], event: Event, catalog: Catalog) -> Happening:
    from hardboiled.kernel.match import Automatic

    if isinstance(event, Automatic):
        names = ", ".join(match.name(seat) for seat in event.seats)
        choice = catalog.of("action", event.action)
        return Happening(text=catalog.format("event-automatic", {"seats": names, "choice": choice}), kind="automatic")
    return match.game.happening(event, match.content, catalog)


def _ending(match: Match[Any, Any, Any], catalog: Catalog) -> Ending:
    outcome = match.outcome
    assert outcome is not None
    return Ending(
        title=catalog.format(f"end-{outcome.reason}"),
        text=catalog.format(f"end-{outcome.reason}", attribute="text"),
        winners=list(outcome.winners),
        scores={str(seat): score for seat, score in outcome.scores.items()},
    )


# What most games need for `option` and `happening`.


def plain_option(action: Action, catalog: Catalog, *targets: Target, **more: Any) -> OptionFace:
    """An option labelled by its message `action-<tag>`."""
    return OptionFace(label=catalog.of("action", action), targets=list(targets), **more)


def plain_happening(event: Event, _content: Any, catalog: Catalog) -> Happening:
    """An event told by its message `event-<tag>`, animated by its fields."""
    return happening_of(event, catalog.of("event", event))
