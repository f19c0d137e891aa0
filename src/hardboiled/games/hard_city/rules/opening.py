"""HC-1.23, HC-26.7: the Opening; the Police Car's way in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import PlaceOfficer
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.effects.order_word import carry_out
from hardboiled.games.hard_city.rules.events import Drove, Moved, SceneUsed
from hardboiled.games.hard_city.rules.ground import survey, terrain
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.kinds import Heading, NamedHeading, Space
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.rules.terrain import Plan
from hardboiled.kernel import Action, CardId, Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent

CAR = SpaceId("police-car")
_HEADINGS: dict[Heading, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_ENTRY: dict[Heading, int] = {"n": 11, "e": 0, "s": 0, "w": 7}
"""On which row or column of the joined boards a car with this heading comes in."""


class EnterAt(Action, frozen=True):
    """The Police Car comes in here and heads for one edge of the boards."""

    rule: ClassVar[str] = "HC-26.7"
    manner: ClassVar[Manner] = "move"
    space: Space
    heading: NamedHeading

    def way(self, table: Seen, content: HardCityContent) -> Sequence[SpaceId]:
        """The car's length: which way it heads."""
        return content.plans[table.episode].ahead(self.space, *_HEADINGS[self.heading])[:2]


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
    lanes = _lanes(play)
    ways = {entry: _stops(lane, bars, tokens) for entry, lane in lanes.items()}
    entry = yield from ask(state.order_seats, [entry for entry in lanes if ways[entry]], "enter")
    stop = yield from ask(state.order_seats, [DriveTo(space) for space in ways[entry]], "drive")
    lane = lanes[entry]
    rear = lane.index(stop.space)
    path = lane[: rear + 2]
    state.obstacles[CAR] = list(path[rear:])
    survey(state)
    play.say(Drove(CAR, path))
    for mutant in [mutant for mutant in state.mutants if mutant.at in path]:
        yield from kill(play, mutant)
    yield from get_out(play)


def _lanes(play: P) -> dict[EnterAt, tuple[SpaceId, ...]]:
    """The ways in: the spaces straight ahead from each edge, whatever lies there."""
    plan, longest = play.content.plans[play.state.episode], play.content.settings.drive + 2
    if not plan.lanes:
        for heading, (dx, dy) in _HEADINGS.items():
            for space in _edge(plan, heading):
                plan.lanes[EnterAt(space, heading)] = plan.ahead(space, dx, dy)[:longest]
    return plan.lanes


def _edge(plan: Plan, heading: Heading) -> list[SpaceId]:
    axis = 1 if heading in "ns" else 0
    on_street = [(space, spot) for space, spot in plan.spots.items() if spot.region == "street" and spot.x < 8]
    return [space for space, spot in on_street if spot[axis] == _ENTRY[heading]]


def _bars(play: P) -> set[SpaceId]:
    """Obstacles, Barrels and Civilians."""
    return {*terrain(play.state, play.content).filled, *play.state.barrels.values(), *play.state.civilians.values()}


def _stops(lane: Sequence[SpaceId], bars: set[SpaceId], tokens: set[SpaceId]) -> list[SpaceId]:
    """Where its rear may come to stand before something bars the way: both spaces free of tokens."""
    found: list[SpaceId] = []
    rear: SpaceId | None = None
    for space in lane:
        if space in bars:
            break
        free = space not in tokens
        if free and rear is not None:
            found.append(rear)
        rear = space if free else None
    return found


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
