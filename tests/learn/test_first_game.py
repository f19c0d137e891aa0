"""A newcomer's first game: at every question a tip, and whoever follows the hints comes to an end."""

import pytest

from hardboiled.bots import make_bot
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_a_newcomer_who_follows_the_hints_finishes_the_first_game(game_id: str) -> None:
    game = find_game(game_id)
    mode_id, _, seat_id = str(game.blurb.get("gentle", "")).partition(":")
    mode = next((mode for mode in game.modes if mode.id == mode_id), game.modes[0])
    seats = next((seats for seats in mode.seats if len(seats) > 1), mode.seats[0])
    mine = seat_id if seat_id in seats else seats[0]
    match = start(game_id, mode.id, [f"P{n}" for n in range(len(seats))], seed=5)
    coach, company, tips = make_bot("regular"), make_bot(str(game.blurb["company"])), set()
    for _ in range(6000):
        if match.over:
            break
        ask = match.asks[0]
        seat = mine if mine in ask.seats else ask.seats[0]
        if seat == mine:
            [face] = [face for face in match.scene(mine).asks if mine in face.seats]
            assert face.tip, f"{face.kind}: a newcomer would be left alone"
            tips.add(face.kind)
        match.choose((coach if seat == mine else company).choose(Seat(match, seat)), seat)
    assert match.over
    assert match.outcome is not None
    assert len(tips) >= 3
