"""What we ship, reviewed: every entry its own, none that another beats in everything, no text told twice."""

from __future__ import annotations

import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.lab.review import entries, review

GAMES = ["go-ahead-punk", "hard-city", "kick-ass", "police-precinct"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_lays_its_entries_open(game_id: str) -> None:
    game = find_game(game_id)
    found = entries(game, game.content())
    assert len({one.entry.id for one in found}) > 50
    assert any(one.chosen for one in found)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_we_ship_stands_the_review(game_id: str) -> None:
    found = [f"{finding.entry} {finding.told}" for finding in review(game_id) if not finding.reason]
    assert not found, "\n".join(found)
