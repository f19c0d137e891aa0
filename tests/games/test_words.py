"""Words that every game owes its players: the modes by name, and figures that say what they count."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hardboiled import start
from hardboiled.kernel import laws
from hardboiled.kernel.comparing import LawBroken
from hardboiled.kernel.glossary import glossary
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


JARGON = re.compile(r"\b(seat|seats|ask|asks|world|worlds|scene state|ruling|rulebook|option index)\b", re.IGNORECASE)
"""Words of ours, or of the rulebook, that no newcomer should have to know."""


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_every_question_has_a_tip_in_plain_words(game_id: str) -> None:
    game = find_game(game_id)
    laws.check_tips(game)
    catalog = game.catalog()
    tips = {name: catalog.format(name) for name in (*catalog.messages("tip-"), *catalog.messages("aim"))}
    asked = {name.removeprefix("ask-") for name in catalog.messages("ask-")}
    written = re.findall(r"^tip-([\w-]+)", (game.home / "text" / "en-tips.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(written) == asked
    assert [name for name, text in tips.items() if JARGON.search(text)] == []
    assert [name for name, text in tips.items() if len(text) > (460 if name.startswith("aim") else 260)] == []


def test_a_missing_tip_is_found(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("aim = Win.\nask-hide = Where?\n")
    game = replace(find_game("kick-ass"), home=tmp_path)
    with pytest.raises(LawBroken, match="tip-hide"):
        laws.check_tips(game)
    (tmp_path / "told" / "text").mkdir(parents=True)
    (tmp_path / "told" / "text" / "en.ftl").write_text("aim = Win.\nask-hide = Where?\ntip-hide = Far away.\n")
    laws.check_tips(replace(game, home=tmp_path / "told"))


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_a_question_comes_with_its_tip_to_those_asked_alone(game_id: str) -> None:
    game = find_game(game_id)
    match = start(game_id, game.modes[0].id, [f"P{n}" for n in range(len(game.modes[0].seats[-1]))], 1)
    asked = match.asks[0]
    [face] = [one for one in match.scene(asked.seats[0]).asks if asked.seats[0] in one.seats]
    assert (face.kind, face.tip) == (asked.prompt, game.catalog().format(f"tip-{asked.prompt}"))
    assert [(one.kind, one.tip) for one in match.scene("spectator").asks] == [("", "")] * len(match.asks)
    assert set(match.stage().aims) == set(match.seats)


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_the_glossary_explains_words_the_game_uses(game_id: str) -> None:
    game = find_game(game_id)
    texts = "\n".join(file.read_text("utf-8") for file in sorted((game.home / "text").glob("*.ftl")))
    terms = glossary(game)
    assert len(terms) >= 20
    assert [term.words[0] for term in terms if not any(word in texts for word in term.words)] == []
    words = [word for term in terms for word in term.words]
    assert sorted(set(words)) == sorted(words)
