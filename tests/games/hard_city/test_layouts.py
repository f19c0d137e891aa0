"""The four ways an episode begins: each another evening, and none that plays itself."""

from __future__ import annotations

from itertools import combinations

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.content import Layout
from hardboiled.games.hard_city.rules.opening import CAR, drive_in
from hardboiled.games.hard_city.rules.set_up import lay_out
from hardboiled.games.hard_city.rules.terrain import Terrain
from rules.hard_city.table import Table
from support import rule

CONTENT = GAME.content()
SETTINGS = CONTENT.settings
WAITING = ("limousine", "car-1", "car-2")
layouts = pytest.mark.parametrize("number", range(4))


def streets(layout: Layout, sewer: bool = False) -> Terrain:
    sheet = CONTENT.sheet(3)
    links = list(zip(layout.manholes, sheet.ladders, strict=True)) if sewer else []
    return Terrain(CONTENT.plans[3], layout.obstacles, sheet.enterable, links, ())


def escort(ground: Terrain, car: str) -> int:
    """Spaces from the side of a car to the side of the Police Car."""
    return min(ground.distance(a, b) for a in ground.sides(car) for b in ground.sides(CAR))


@rule("HC-23.12", "HC-23.25")
@layouts
def test_nobody_scores_in_the_first_turn_of_toxic_revenge(number: int) -> None:
    """Walk to a car, pull somebody out, walk to the Police Car, evacuate: more AP than an officer has."""
    layout = CONTENT.layout(3, number)
    ground = streets(layout)
    for car in WAITING:
        ways = [
            -(-ground.distance(layout.start, side) // SETTINGS.move_spaces)
            - (-min(ground.distance(side, end) for end in ground.sides(CAR)) // SETTINGS.move_spaces)
            for side in ground.sides(car)
        ]
        assert SETTINGS.pull_out + min(ways) + SETTINGS.car_evacuation > SETTINGS.officer_ap, car


@rule("HC-23.18")
@layouts
def test_the_sewer_is_worth_entering(number: int) -> None:
    """A short cut for an escort, and a box down there."""
    layout = CONTENT.layout(3, number)
    above, below = streets(layout), streets(layout, sewer=True)
    assert any(escort(below, car) < escort(above, car) for car in WAITING)
    assert [space for space in (*layout.police, *layout.street) if space.startswith("s-")]


@rule("HC-22.8", "HC-26.7")
@layouts
def test_nobody_gets_out_of_the_police_car_onto_a_manhole(number: int) -> None:
    """Wherever the Opening lets it stop."""
    table = Table(episode=2)
    table.state.layout = number
    lay_out(table.match.play)
    table.run(drive_in)
    stops = {}
    for entry in list(table.options):
        table.choose(entry)
        if table.ask.prompt == "drive":
            stops[entry] = [option.space for option in table.options]
        else:  # one place to stop: the car is there
            stops[entry] = [table.state.obstacles[CAR][0]]
        table.match.undo(agreed=True)
    plan = CONTENT.plans[2]
    step = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    for entry, rears in stops.items():
        for rear in rears:
            at, (dx, dy) = plan.spots[rear], step[entry.heading]
            front = plan.by_place["street", at.x + dx, at.y + dy]
            beside = {*plan.beside[rear], *plan.beside[front]}
            assert not beside & set(table.state.manholes.values()), (entry, rear)


def test_no_two_rooftops_are_alike() -> None:
    roofs = [(layout.hatch, layout.doom, set(layout.barrels)) for layout in CONTENT.sheet(5).layouts]
    for (hatch, doom, barrels), (other_hatch, other_doom, others) in combinations(roofs, 2):
        assert hatch != other_hatch
        assert doom != other_doom
        assert len(barrels & others) <= 2
    assert SETTINGS.doom_threshold > SETTINGS.roof_barrel_threshold, "the end is harder than a Barrel"


@pytest.mark.parametrize("board", [name for name in CONTENT.boards if name.startswith("side-")])
def test_streets_have_houses(board: str) -> None:
    """Four of 48 squares at the least, so that there are corners to go round."""
    assert sum(row.count("#") for row in CONTENT.boards[board].rows) >= 4


@rule("HC-22.4")
def test_in_the_heist_mutants_climb_out_where_the_officers_are_going() -> None:
    """Every event marks a space that is a Manhole in most layouts, so none is sealed in peace."""
    manholes = [set(CONTENT.layout(2, number).manholes) for number in range(4)]
    for event in CONTENT.events.values():
        assert any(sum(mark in layout for layout in manholes) >= 3 for mark in event.episode_2.round), event.id
