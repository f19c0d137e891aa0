"""What the Cops can know is exact: on a small map, every game Stinger could have played is tried out.

Worlds that differ only in what is hidden are played side by side, the Cops always doing the same. All
that look alike from a Cop's seat, from the beginning on, are one case: the places he really is in
there must be the places the Cops are told are possible, no more and no less.
"""

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.kernel.saving import start

SMALL = Path(__file__).parent / "small_map"
SECRET = {"stinger-turn", "where", "escape-by", "drawn", "diversion", "lead", "opening"}
"""Questions whose answers only Stinger knows: every answer is tried. Others get one open answer."""
OPEN_ANSWER = {"retreat": "try-escape", "escape-first": "try-escape", "burn": "give-up", "combat-card": "no-card"}


def new_world(seed: int, space: str, starts: tuple[str, ...], **stinger: Any) -> Any:
    """A world in which all know that he is in one of these places."""
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], seed, packs=[SMALL])

    def edit(state: Any) -> None:
        state.step, state.round, state.turn = "stinger-turn", 1, -1
        for cop, at in zip(state.cops, ("1", "6", "6"), strict=True):
            cop.space = at
        state.known.places = packed(match.content.streets.mask(starts))
        state.stinger.space = space
        state.stinger_deck[:] = ["hollow-points", "old-wound"]
        for name, value in stinger.items():
            setattr(state.stinger, name, list(value))

    match.arrange(edit)
    return match


def seen(match: Any, shown: Any, since: int) -> bytes:
    """What a Cop's seat has just seen: its view but for what is worked out, and the events it heard."""
    view = msgspec.to_builtins(shown)
    for worked_out in ("possible", "maybe_silent"):
        del view[worked_out]
    heard = [msgspec.to_builtins(told.event) for told in match.told[since:] if told.heard_by("cop-1")]
    return msgspec.json.encode([view, heard, [list(ask.seats) for ask in match.asks]])


class Case:
    """Everything that looks alike."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.possible: set[tuple[str, ...]] = set()


def explore(worlds: list[Any], turns: int, seed: int) -> dict[int, Case]:
    """Play all worlds, every secret choice of Stinger's, through so many of his turns."""
    cases: dict[int, Case] = defaultdict(Case)
    done: set[tuple[int, int, bytes]] = set()
    """Ways that lead to the same position and looked alike go on alike: one is enough."""

    def note(match: Any, history: int, since: int) -> int:
        view = match.view("cop-1")
        history = hash((history, seen(match, view, since)))
        if match.outcome is None:
            cases[history].places.add(match.state.stinger.space)
            cases[history].possible.add(view.possible)
        return history

    def go_on(match: Any, history: int, choices: int) -> None:
        position = (history, choices, match.game.codec.encode(match.state))
        if not match.asks or match.state.round > turns or position in done:
            return
        done.add(position)
        ask = match.asks[0]
        if ask.prompt in SECRET:
            options = list(ask.options)
        elif ask.prompt in OPEN_ANSWER:
            options = [option for option in ask.options if option.tag == OPEN_ANSWER[ask.prompt]]
        else:
            options = [ask.options[Random(f"{seed} {choices}").randrange(len(ask.options))]]
        for option in options:
            twin = match.clone()
            since = len(twin.told)
            twin.play.quiet = False
            twin.choose(option)
            asked_cop = "stinger" not in ask.seats
            go_on(twin, note(twin, history, since), choices + asked_cop)

    for world in worlds:
        go_on(world, note(world, 0, 0), 0)
    return cases


def check(cases: dict[int, Case]) -> int:
    for case in cases.values():
        assert len(case.possible) == 1, "what is worked out depends on something hidden"
        assert set(next(iter(case.possible))) == case.places
    return len(cases)


@pytest.mark.parametrize(("seed", "starts"), [(0, ("BK", "GR")), (1, ("RD", "4"))])
def test_two_turns_with_a_silencer_and_every_key_and_uniform_he_could_hold(seed: int, starts: tuple[str, ...]) -> None:
    worlds = [
        new_world(seed, space, starts, keys=[key], hand=[card], items=["sniper-rifle", "silencer"])
        for space in starts
        for key in ("BK", "RD")
        for card in ("hollow-points", "ranger-uniform")
    ]
    assert check(explore(worlds, 2, seed)) > 100


@pytest.mark.parametrize(("seed", "starts"), [(4, ("7",)), (6, ("2",))])
def test_two_turns_with_passes(seed: int, starts: tuple[str, ...]) -> None:
    worlds = [
        new_world(seed, space, starts, hand=[card])
        for space in starts
        for card in ("cable-car-pass", "street-car-pass", "hollow-points")
    ]
    assert check(explore(worlds, 2, seed)) > 50


@pytest.mark.parametrize("passes", [("cable",), ("street",), ("cable", "cable"), ("cable", "street")])
@pytest.mark.parametrize("points", [1, 3, 4])
def test_where_passes_can_be_used_from(points: int, passes: tuple[str, ...]) -> None:
    """Worked out for all places at once, as it is for each alone."""
    streets = GAME.content().streets
    rng = Random(points)
    for _ in range(5):
        blocked = streets.mask(rng.sample(streets.names, 3))
        able = streets.starts(points, blocked, passes)
        for space, bit in streets.bits.items():
            if not bit & blocked:
                ends = streets.spread(bit, points, blocked, True, passes)
                assert bool(ends.free or ends.met) == bool(able & bit), space
