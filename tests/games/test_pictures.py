"""Every portrait and picture that a stage or a scene names is there."""

from random import Random

import pytest

from hardboiled import start
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules

MODES = [(game, mode.id) for game in sorted(games_with_rules()) for mode in find_game(game).modes]


@pytest.mark.parametrize(("game_id", "mode"), MODES)
def test_pictures_are_there(game_id: str, mode: str) -> None:
    game, rng = find_game(game_id), Random(2)
    seats = max(game.mode(mode).counts)
    match = start(game_id, mode, [f"P{n}" for n in range(seats)], 2)
    named = {face.picture for face in match.stage().cards.values()}
    for number in range(240):
        if not match.asks:
            break
        if number % 8 == 0:
            scene = match.scene(match.asks[0].seats[0])
            named |= {piece.portrait for piece in scene.pieces} | {panel.portrait for panel in scene.panels}
            named |= {option.portrait for ask in scene.asks for option in ask.options}
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])
    named.discard("")
    assert len(named) > 5
    assert [name for name in sorted(named) if not (game.home / "art" / name).is_file()] == []


@pytest.mark.parametrize(
    ("game_id", "options", "faces"),
    [("kick-ass", {}, 7), ("hard-city", {}, 4), ("police-precinct", {"characters": "choose"}, 8)],
)
def test_whoever_can_be_picked_has_a_face(game_id: str, options: dict[str, str], faces: int) -> None:
    match = start(game_id, "co-op", ["P1", "P2"], 2, **options)
    offered = {option.portrait for option in match.scene(match.asks[0].seats[0]).asks[0].options}
    assert len(offered - {""}) == faces
