"""HC-1.23, HC-26.7: the Opening; the Police Car's way in."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import PlaceOfficer
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.effects.order_word import carry_out
from hardboiled.games.hard_city.rules.events import Drove, Moved, SceneUsed
from hardboiled.games.hard_city.rules.ground import survey, terrain
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.kinds import Heading, NamedHeading, Space
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.kernel import Action, CardId, Flow, Manner, SpaceId, ask

CAR = SpaceId("police-car")
_HEADINGS: dict[Heading, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_ENTRY: dict[Heading, int] = {"n": 11, "e": 0, "s": 0, "w": 7}
"""On which row or column of the joined boards a car with this heading comes in."""


class EnterAt(Action, frozen=True):
    """The Police Car comes in here, heading north, east, south or west."""

    rule: ClassVar[str] = "HC-26.7"
    manner: ClassVar[Manner] = "move"
    space: Space
    heading: NamedHeading


class DriveTo(Action, frozen=True):
    """It stops with its rear here."""

    rule: ClassVar[str] = "HC-26.7"
    manner: ClassVar[Manner] = "move"
    space: Space


def resolve_opening(play: P) -> Flow[None]:
    """HC-1.23: it lies first in the row, happens during set-up, and holds the Clapper."""
    card = play.content.sheet(play.state.episode).opening
    play.state.scenes.append(card)
    play.say(SceneUsed(CardId(card)))
    yield from because(play, card, carry_out(play, play.state.officers[0], play.content.cutscenes[card].effects))


def drive_in(play: P) -> Flow[None]:
    """HC-26.7, HC-26.8: in at an edge, straight on, over every Mutant; the officers get out."""
    state = play.state
    bars, tokens = _bars(play), _tokens(state)
    entries = [EnterAt(space, heading) for heading in _HEADINGS for space in _edge(play, heading)]
    lanes = {entry: _lane(play, entry.space, entry.heading, bars) for entry in entries}
    ways = {entry: _stops(lanes[entry], tokens) for entry in entries}
    entry = yield from ask(state.order_seats, [entry for entry in entries if ways[entry]], "enter")
    stop = yield from ask(state.order_seats, [DriveTo(space) for space in ways[entry]], "drive")
    lane = lanes[entry]
    rear = lane.index(stop.space)
    path = lane[: rear + 2]
    state.obstacles[CAR] = path[rear:]
    survey(state)
    play.say(Drove(CAR, tuple(path)))
    for mutant in [mutant for mutant in state.mutants if mutant.at in path]:
        yield from kill(play, mutant)
    yield from get_out(play)


def _edge(play: P, heading: Heading) -> list[SpaceId]:
    spots = play.content.plans[play.state.episode].spots
    axis = 1 if heading in "ns" else 0
    return [s for s, spot in spots.items() if spot.region == "street" and spot.x < 8 and spot[axis] == _ENTRY[heading]]


def _bars(play: P) -> set[SpaceId]:
    """Obstacles, Barrels and Civilians."""
    return {*terrain(play.state, play.content).filled, *play.state.barrels.values(), *play.state.civilians.values()}


def _lane(play: P, space: SpaceId, heading: Heading, bars: set[SpaceId]) -> list[SpaceId]:
    """The spaces ahead, as far as nothing bars the way."""
    plan = play.content.plans[play.state.episode]
    dx, dy = _HEADINGS[heading]
    spot = plan.spots[space]
    lane: list[SpaceId] = []
    here: SpaceId | None = space
    while here is not None and here not in bars and len(lane) < play.content.settings.drive + 2:
        lane.append(here)
        spot = plan.spots[here]
        here = plan.by_place.get((spot.region, spot.x + dx, spot.y + dy))
    return lane


def _stops(lane: list[SpaceId], tokens: set[SpaceId]) -> list[SpaceId]:
    """Where its rear may come to stand: both spaces free of tokens."""
    return [rear for rear, front in pairwise(lane) if rear not in tokens and front not in tokens]


def _tokens(state: HardCityState) -> set[SpaceId]:
    return {*state.crates.values(), *state.manholes.values(), *state.clouds, state.helicopter}


def get_out(play: P) -> Flow[None]:
    """HC-26.7, HC-2.10: each officer on a space directly by the car's side."""
    state = play.state
    spaces = terrain(play.state, play.content).sides(CAR)
    for officer in state.officers:
        options = [PlaceOfficer(officer.id, space) for space in spaces]
        chosen = yield from ask(state.order_seats, options, "get-out", {"officer": officer.id})
        officer.at = chosen.space
        play.say(Moved(officer.id, (chosen.space,)))
