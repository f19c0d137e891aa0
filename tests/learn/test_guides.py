"""The guides: one source for the documentation and the app, with pictures of our own boards."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.learn import find_lesson
from hardboiled.learn.guide import NoGuide, drawn, guide, source
from hardboiled.learn.runner import Attempt

GAMES = sorted(games_with_rules())
HOOKS = Path(__file__).parents[2] / "docs" / "hooks.py"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_guide_has_words_and_pictures_of_what_it_speaks_of(game_id: str) -> None:
    game = find_game(game_id)
    blocks = guide(game)
    pictures = [block for block in blocks if block.kind == "picture"]
    assert len(pictures) >= 3
    for picture in pictures:
        attempt = Attempt(find_lesson(game, picture.lesson))
        spaces = {space.id for board in attempt.match.stage().boards for space in board.spaces}
        targets = {f"space:{space}" for space in spaces} | {f"piece:{piece.id}" for piece in attempt.scene().pieces}
        assert targets.intersection(attempt.coach().points), f"nothing on the board of {picture.lesson} is marked"
        assert picture.text.endswith(".")
    words = " ".join([*(block.text for block in blocks), *(item for block in blocks for item in block.items)])
    assert "hardboiled play" not in words, "what belongs to a terminal"
    assert "](" not in words
    assert {"heading", "text", "list", "table", "picture"} == {block.kind for block in blocks}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_pages_of_the_documentation_draw_the_same_pictures(game_id: str) -> None:
    spec = importlib.util.spec_from_file_location("hooks", HOOKS)
    assert spec is not None
    assert spec.loader is not None
    hooks = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hooks)
    page = hooks.with_pictures(source(find_game(game_id)), game_id)
    assert "lesson:" not in page
    assert page.count("data:image/svg+xml;base64,") == sum(b.kind == "picture" for b in guide(find_game(game_id)))


def test_what_is_pointed_at_is_ringed() -> None:
    game = find_game("go-ahead-punk")
    picture = drawn(game, "close-in")
    ElementTree.fromstring(picture)
    rings = re.findall(r'<circle [^>]*fill="none" stroke="#ffd23f"', picture)
    assert len(rings) == 4  # three places and a Cop


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(NoGuide, match="No guide"):
        source(replace(find_game("kick-ass"), id="smugglers"))
