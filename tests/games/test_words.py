"""Words that every game owes its players: the modes by name, and figures that say what they count."""

from random import Random

import pytest

from hardboiled import start
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.kernel.scene import Piece

COUNTED = ("punks", "patrol")
"""Tokens whose name is what their figure counts: `Patrol Officers`, 2."""


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_every_mode_has_a_name(game_id: str) -> None:
    game = find_game(game_id)
    assert [mode.id for mode in game.modes if not game.catalog().has(f"mode-{mode.id}")] == []


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_figures_on_a_piece_say_what_they_count(game_id: str) -> None:
    game, rng = find_game(game_id), Random(1)
    seats = max(game.modes[0].seats, key=len)
    match = start(game_id, game.modes[0].id, [f"P{n}" for n in range(len(seats))], 1)
    seen: list[Piece] = []
    for _ in range(150):
        if not match.asks:
            break
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])
        seen += match.scene("spectator").pieces
    figures = [
        (piece, badge)
        for piece in seen
        for badge in piece.badges
        if piece.kind not in COUNTED and badge.text.replace("/", "").isdigit()
    ]
    assert figures
    assert [f"{piece.label} {badge.text}" for piece, badge in figures if not badge.hint] == []
    assert [badge.hint for _, badge in figures if any(letter.isdigit() for letter in badge.hint)] == []


@pytest.mark.parametrize(
    ("game_id", "message", "count", "others"),
    [
        ("hard-city", "pool-of-damage", "n", {"average": "0.7", "need": 0, "parts": "none"}),
        ("go-ahead-punk", "pool-of-shot", "n", {"average": "0.5"}),
    ],
)
def test_one_die_is_not_dice(game_id: str, message: str, count: str, others: dict[str, str]) -> None:
    catalog = find_game(game_id).catalog()
    assert catalog.format(message, {count: 1, **others}).startswith("1 die")
    assert "dice" not in catalog.format(message, {count: 1, **others})
    assert catalog.format(message, {count: 2, **others}).startswith("2 dice")
