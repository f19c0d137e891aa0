"""Every game has learned what the signs of its prospect are worth."""

import pytest

from hardboiled import start
from hardboiled.bots import make_bot
from hardboiled.kernel import Weights
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.seat import Seat

GAMES = ("go-ahead-punk", "hard-city", "kick-ass", "police-precinct")


@pytest.mark.parametrize("game_id", GAMES)
def test_each_seat_gets_its_own_sides_chance(game_id: str) -> None:
    game = find_game(game_id)
    assert game.prospect is not None
    for mode in game.modes:
        match = start(game_id, mode.id, ["A"] * max(mode.counts), 3, keep=False)
        bot = make_bot("regular")
        while match.asks and len(match.log) < 20:
            seat = match.asks[0].seats[0]
            match.choose(bot.choose(Seat(match, seat)), seat)
        assert match.asks
        prospect = game.prospect(match.state, match.content)
        chance = Weights(game.home).chance(prospect)
        assert 0 < chance < 1
        assert chance != 0.5, f"nothing was learned about {prospect.chapter!r}"
        for seat in match.seats:
            mine = chance if game.side(match.state, seat) == prospect.side else 1 - chance
            assert game.evaluate(match.state, seat, match.content) == pytest.approx(mine)
