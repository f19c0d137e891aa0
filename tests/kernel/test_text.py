"""Catalogs: missing messages are noted, another language falls back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardboiled.kernel import Catalog
from hardboiled.kernel.text import languages
from kernel import heist, smugglers
from kernel.heist.rules import Fought, Sneak
from kernel.smugglers import Bid, Pass
from kernel.tiny import Said, Say

ENGLISH = """\
rum = Rum
    .text = Strong.
count = { $number ->
    [one] one crate
   *[other] { $number } crates
  }
action-say = Say { $number }
event-said = { $seat } says { $number }
only-english = Cheers
plays = Ann plays { $card }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "fr.ftl").write_text("rum = Rhum\naction-say = Dire { $number }\n")
    return tmp_path


def test_messages_attributes_and_plurals(folder: Path) -> None:
    catalog = Catalog(folder)
    assert catalog.format("rum") == "Rum"
    assert catalog.format("rum", attribute="text") == "Strong."
    assert catalog.format("count", {"number": 1}) == "one crate"
    assert catalog.format("count", {"number": 3}) == "3 crates"
    assert not catalog.missing


def test_a_name_that_ends_a_sentence_needs_no_full_stop(folder: Path) -> None:
    catalog = Catalog(folder)
    assert catalog.format("plays", {"card": "Form Up!"}) == "Ann plays Form Up!"
    assert catalog.format("plays", {"card": "Rum"}) == "Ann plays Rum."


def test_a_missing_message_is_noted_and_shown_by_its_id(folder: Path) -> None:
    catalog = Catalog(folder)
    assert catalog.format("gin") == "gin"
    assert catalog.format("rum", attribute="colour") == "rum"
    assert catalog.format("event-said", {"seat": "Ann"}).startswith("Ann says")
    assert "gin" in catalog.missing
    assert "rum.colour" in catalog.missing
    assert any(note.startswith("event-said") for note in catalog.missing)


def test_a_second_language_needs_only_a_catalog_and_falls_back_to_english(folder: Path) -> None:
    french = Catalog(folder, "fr")
    assert french.format("rum") == "Rhum"
    assert french.of("action", Say(4)) == "Dire 4"
    assert french.format("only-english") == "Cheers"
    assert french.format("rum", attribute="text") == "Strong."
    assert not french.missing


def test_the_languages_of_a_game_are_those_of_its_files(folder: Path) -> None:
    (folder / "en-cards.ftl").write_text("gin = Gin\n")
    assert languages(folder) == ["en", "fr"]
    assert Catalog(folder, "en").format("gin") == "Gin"
    assert not Catalog(folder, "e").has("action-say-in-french")
    assert Catalog(folder, "f").format("rum") == "Rum", "a part of a language's name is no language"


def test_a_language_nobody_wrote_is_english(folder: Path) -> None:
    assert Catalog(folder, "tlh").format("rum") == "Rum"


def test_names_are_found_by_id_and_what_has_none_stays(folder: Path) -> None:
    catalog = Catalog(folder)
    assert catalog.name("rum") == "Rum"
    assert catalog.name("Ann") == "Ann"
    assert catalog.name(3) == 3
    assert catalog.name(("rum", "Ann")) == "Rum, Ann"
    assert not catalog.missing


def test_lines_of_actions_and_events_name_their_fields(folder: Path) -> None:
    catalog = Catalog(folder)
    assert catalog.of("action", Say(4)) == "Say 4"
    assert catalog.of("event", Said("rum", 2)) == "Rum says 2"


def test_the_games_own_words() -> None:
    catalog = heist.GAME.catalog()
    assert catalog.of("action", Sneak("safe-room")) == "Sneak to the Safe room"
    assert catalog.of("event", Fought("hacker", (3, 4))) == "The Hacker punches: 3, 4"
    assert smugglers.GAME.catalog().of("action", Bid("pearls")) == "Bid Pearls"


def test_the_kernels_words_are_in_every_catalog() -> None:
    assert smugglers.GAME.catalog().format("spectator") == "Spectator"


def test_a_class_is_named_in_kebab_case() -> None:
    assert Pass().tag == "pass"
    assert Fought("x", ()).tag == "fought"


@pytest.mark.parametrize("game", [smugglers.GAME, heist.GAME], ids=lambda game: game.id)
def test_the_small_games_miss_no_message(game) -> None:
    catalog = game.catalog()
    for kind in game.actions:
        assert catalog.has(f"action-{kind.__struct_config__.tag}"), kind
    for kind in game.events:
        assert catalog.has(f"event-{kind.__struct_config__.tag}"), kind
    for _, deck in game.content().decks():
        for entry in deck:
            assert catalog.has(entry), entry
