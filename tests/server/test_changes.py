"""Scenes on the wire: only what has changed, and what clients make of it is what the server has."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hardboiled import start
from hardboiled.client import LiveSeat
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import AskFace, Badge, OptionFace, Piece, Scene, Zone
from hardboiled.server.changes import applied, difference, parts_of, scene_of, whole
from hardboiled.server.live_protocol import Change, Look, Update
from server.house import ME, OPEN, House, answer, pump
from server.worlds import CASES

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "changes.json"


def between(old: Scene, new: Scene) -> Change:
    """What goes over the wire from one scene to the next."""
    plain = {"type": "change", **difference(parts_of(old), parts_of(new)), "happenings": new.happenings}
    return msgspec.json.decode(msgspec.json.encode(plain), type=Change)


def played(game: str, mode: str, seats: int, options: dict[str, Any], most: int) -> Any:
    match, rng = start(game, mode, [f"P{n}" for n in range(seats)], 4, **options), Random(4)
    while match.asks and len(match.log) < most:
        yield match
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), rng.choice(ask.seats))
    yield match


@pytest.mark.parametrize("case", list(CASES))
def test_scene_after_scene_is_made_of_the_first_and_the_changes(case: str) -> None:
    game, mode, seats, options = CASES[case]
    shown: dict[str, tuple[Scene, dict[str, Any]]] = {}
    in_full = changed = 0
    for match in played(game, mode, seats, options, 120):
        for viewer in (*match.seats, SPECTATOR):
            scene = match.scene(viewer, since=max(0, len(match.log) - 1))
            if viewer in shown:
                before, plain = shown[viewer]
                change = between(before, scene)
                plain = applied(plain, change)
                assert scene_of(plain) == scene
                assert plain == msgspec.to_builtins(scene)
                in_full += len(msgspec.json.encode(scene))
                changed += len(msgspec.json.encode(change))
            else:
                plain = msgspec.to_builtins(scene)
            shown[viewer] = (scene, plain)
    assert changed < 0.5 * in_full, "it would not be worth it"


def test_the_same_scene_is_no_change() -> None:
    scene = start("smugglers", "docks", ["Ann", "Bob"], 1).scene("smuggler-1")
    assert difference(parts_of(scene), parts_of(scene)) == {}


PIECES = [Piece(id=name, space="a", label=name, badges=[Badge(text="1")]) for name in "xyz"]
TURNS = {
    "a piece moves": [*PIECES[:2], replace(PIECES[2], space="b")],
    "a field has its default again": [*PIECES[:2], replace(PIECES[2], badges=[])],
    "a piece is gone": PIECES[1:],
    "all pieces are gone": [],
    "a piece is new": [*PIECES, Piece(id="w", space="a", label="w")],
    "a new piece comes first": [Piece(id="w", space="a", label="w"), *PIECES],
    "another order": PIECES[::-1],
    "one goes, one comes, in its place": [PIECES[0], Piece(id="w", space="a", label="w"), PIECES[2]],
    "two of one name": [PIECES[0], PIECES[0]],
}


@pytest.mark.parametrize("turn", list(TURNS))
def test_lists_of_things(turn: str) -> None:
    old, new = Scene(status="s", pieces=PIECES), Scene(status="s", pieces=TURNS[turn])
    for before, after in ((old, new), (new, old)):
        assert scene_of(applied(msgspec.to_builtins(before), between(before, after))) == after


def test_parts_that_come_and_go() -> None:
    old = Scene(status="s", heard=3, zones=[Zone(id="z", label="Z")])
    new = Scene(status="t", boards=["b"])
    for before, after in ((old, new), (new, old)):
        assert scene_of(applied(msgspec.to_builtins(before), between(before, after))) == after


def test_a_moved_piece_costs_few_bytes() -> None:
    old, new = Scene(status="s", pieces=PIECES), Scene(status="s", pieces=TURNS["a piece moves"])
    assert msgspec.json.encode(difference(parts_of(old), parts_of(new))) == (
        b'{"items":{"pieces":{"put":[{"id":"z","space":"b"}]}}}'
    )


OPTIONS = [
    OptionFace(label="Go to 1", targets=["space:1"], rule="R-1", key="go", manner="move"),
    OptionFace(label="Go to 2", index=1, targets=["space:2"], rule="R-1", key="go", manner="move"),
    OptionFace(label="Pass", index=2, key="pass", confirm=True),
    OptionFace(label="Pass", index=3, key="pass"),
]


def test_an_option_names_what_is_not_as_in_the_one_before() -> None:
    old = Scene(status="s", asks=[AskFace(seats=["b"])])
    new = Scene(status="s", asks=[AskFace(seats=["a"], prompt="What?", options=OPTIONS), AskFace(seats=["b"])])
    first, then, pass_, again = between(old, new).asks[0].options
    assert first == {"label": "Go to 1", "targets": ["space:1"], "rule": "R-1", "key": "go", "manner": "move"}
    assert then == {"label": "Go to 2", "targets": ["space:2"]}
    assert pass_ == {
        "label": "Pass", "targets": None, "rule": None, "key": "pass", "manner": None, "confirm": True
    }  # fmt: skip
    assert again == {"confirm": None}
    for before, after in ((old, new), (new, old), (new, Scene(status="s"))):
        assert scene_of(applied(msgspec.to_builtins(before), between(before, after))) == after
    whole_again = msgspec.json.decode(msgspec.json.encode(whole(parts_of(new))), type=Scene)
    assert whole_again == new


SIZES = {"go-ahead-punk": "one-vs-all", "hard-city": "one-vs-all", "kick-ass": "co-op", "police-precinct": "co-op"}


@pytest.mark.parametrize("game", list(SIZES))
def test_a_move_costs_four_players_less_than_8_kb(game: str) -> None:
    """Whole scenes were 42 kB a move."""
    sent, moves, last = 0, 0, {}
    for match in played(game, SIZES[game], 4, {}, most=60):
        for seat in match.seats:
            scene = match.scene(seat, since=max(0, len(match.log) - 1))
            if seat in last:
                sent += len(msgspec.json.encode(between(last[seat], scene)))
            last[seat] = scene
        moves += 1
    assert sent / (moves - 1) < 8000


# Over the wire.


def test_after_hello_only_changes_come(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ann.connect(table.id) as wire, bob.sit(table.id) as other:
        assert json.loads(wire.recv(5))["type"] == "hello"
        other.choose(0)
        types = []
        while "change" not in types:
            types.append(json.loads(wire.recv(5))["type"])
        assert "update" not in types


def test_what_a_client_makes_of_changes_is_what_a_newcomer_is_told(house: House) -> None:
    ann, bob = house.duel()
    with ann, bob:
        for number in range(6):
            pump([ann, bob], lambda: ann.asked or bob.asked or ann.over)
            who = ann if ann.asked else bob
            if who.over:
                break
            answer(who, number % len(who.asked.options))
            for seat in (ann, bob):
                _same_as_anew(seat)


def test_whoever_has_lost_a_message_asks_for_everything(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ann.sit(table.id) as one, bob.sit(table.id) as two, ann.sit(table.id) as careless:
        answer(one if one.asked else two)
        while json.loads(careless._connection.recv(10))["type"] != "change":
            pass  # and that one is lost
        pump([one, two], lambda: one.asked or two.asked)
        answer(one if one.asked else two)
        message = careless.receive(10)
        while not isinstance(message, Update):
            message = careless.receive(10)
        assert message.rewound, "it was not made of a change that does not fit"
        with ann.sit(table.id) as anew:
            assert replace(careless.scene, happenings=[]) == replace(anew.scene, happenings=[])


def test_who_comes_again_goes_on_with_changes(house: House) -> None:
    """A reload is a new connection: its first scene is whole, and what comes then fits to it."""
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ann.sit(table.id) as one, bob.sit(table.id) as two:
        for _ in range(3):
            pump([one, two], lambda: one.asked or two.asked)
            with ann.sit(table.id) as reloaded:
                answer(one if one.asked else two)
                message = reloaded.receive(10)
                while not isinstance(message, Update):
                    message = reloaded.receive(10)
                assert not message.rewound
                pump(
                    [one],
                    lambda shown=reloaded: replace(one.scene, happenings=[]) == replace(shown.scene, happenings=[]),
                )


def _same_as_anew(seat: LiveSeat) -> None:
    """Whatever changes have made of the scene, Look shows the same (its happenings aside)."""
    seat.send(Look(seat=seat.scene.seat))
    while True:
        had, message = seat.scene, seat.receive(10)
        if isinstance(message, Update) and message.rewound and not message.answered:
            assert replace(message.scene, happenings=[]) == replace(had, happenings=[])
            return


def test_the_browsers_test_has_real_scenes() -> None:
    """Real scenes and changes for web/tests/changing.test.ts; UPDATE_CHANGES=1 writes them anew."""
    scenes = [match.scene("smuggler-1", since=max(0, len(match.log) - 1)) for match in _smugglers()]
    first = msgspec.to_builtins(scenes[0])
    steps = [
        {"change": msgspec.to_builtins(between(old, new)), "scene": msgspec.to_builtins(replace(new, happenings=[]))}
        for old, new in pairwise(scenes)
    ]
    text = json.dumps({"first": first, "steps": steps}, indent=1) + "\n"
    if os.environ.get("UPDATE_CHANGES"):
        FIXTURE.write_text(text, "utf-8")
    assert len(steps) > 5
    assert FIXTURE.read_text("utf-8") == text, "run: UPDATE_CHANGES=1 pytest tests/server/test_changes.py"


def _smugglers() -> Any:
    match, rng = start("smugglers", "docks", ["Ann", "Bob"], 4), Random(4)
    while match.asks and len(match.log) < 9:
        yield match
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])
    yield match
