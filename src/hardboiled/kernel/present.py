"""From a match to what one seat's client draws: its view, its asks, what it heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hardboiled.kernel.actions import Action, Ask, Automatic, Event
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.scene import AskFace, Ending, Happening, OptionFace, Scene, Target, happening_of
from hardboiled.kernel.text import Catalog

if TYPE_CHECKING:
    from hardboiled.kernel.match import AnyMatch


def present(match: AnyMatch, seat: SeatId, catalog: Catalog, since: int | None) -> Scene:
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


def ask_face(match: AnyMatch, view: Any, ask: Ask[Any], seat: SeatId, catalog: Catalog) -> AskFace:
    """The ask as the seat may see it: to others just who is asked, for even the question can tell."""
    face = AskFace(seats=list(ask.seats))
    if seat not in ask.seats:
        return face
    face.prompt = question(ask, catalog)
    for index, action in enumerate(ask.options):
        option = match.game.option(view, action, match.content, catalog)
        option.index = index
        option.rule = option.rule or action.rule
        option.key = option.key or action.tag
        face.options.append(option)
    return face


def question(asked: Ask[Any] | Automatic, catalog: Catalog) -> str:
    """The prompt in words."""
    args = {key: catalog.name(value) for key, value in (asked.args or {}).items()}
    return catalog.format(f"ask-{asked.prompt}", args) if asked.prompt else ""


def heard(match: AnyMatch, seat: SeatId, catalog: Catalog, since: int) -> list[Happening]:
    """What this seat heard since so many choices had been made."""
    began = 0 if since <= 0 else match.told_by(min(since, len(match.log)))
    return [happening(match, told.event, catalog) for told in match.told[began:] if told.heard_by(seat)]


def happening(match: AnyMatch, event: Event, catalog: Catalog) -> Happening:
    """How an event shows: as its game tells it, and an answer that was given automatically as the kernel does."""
    if not isinstance(event, Automatic):
        return match.game.happening(event, match.content, catalog)
    *some, last = (match.name(seat) for seat in event.seats)
    who = catalog.format("several", {"some": ", ".join(some), "last": last}) if some else last
    choice = match.game.line(catalog, "action", event.action)
    args = {"who": who, "question": question(event, catalog), "choice": choice}
    message = "event-automatic" if event.prompt else "event-automatic-unasked"
    return Happening(text=catalog.format(message, args), kind="automatic")


def _ending(match: AnyMatch, catalog: Catalog) -> Ending:
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
