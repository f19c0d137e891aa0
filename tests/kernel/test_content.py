"""Content files and packs: typed, with errors that name file, entry and field."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import hardboiled
from hardboiled.kernel import ContentError
from hardboiled.kernel.content import load_content, pile
from hardboiled.kernel.registry import find_game
from kernel import heist, smugglers
from kernel.heist.content import Each, Either, Guard, House, IfAlarm, RaiseAlarm
from kernel.smugglers import Cargo

CARGO = smugglers.GAME.home / "content"
HOUSE = heist.GAME.home / "content"


@pytest.fixture
def cargo(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CARGO, tmp_path / "content"))


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True, parents=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_entries_know_their_id_source_and_copies() -> None:
    content = load_content(Cargo, CARGO)
    rum = content.cards["rum"]
    assert (rum.id, rum.source, rum.copies, rum.worth, rum.bribe) == ("rum", "original", 6, 1, False)
    assert content.settings.goal == 10
    assert [name for name, _ in content.decks()] == ["cards"]


def test_a_pile_has_each_card_as_often_as_it_has_copies() -> None:
    cards = load_content(Cargo, CARGO).cards
    assert len(pile(cards)) == 21
    assert pile(cards)[:7] == ["rum"] * 6 + ["silk"]
    assert set(pile(cards, lambda card: card.bribe)) == {"envelope"}


def test_effects_are_typed_and_run_other_effects() -> None:
    house = load_content(House, HOUSE)
    assert house.trouble["searchlight"].effects == (IfAlarm(at_least=2, then=(Each(then=(Guard(),)),)),)
    assert house.trouble["dilemma"].effects == (Either(one=(RaiseAlarm(by=2),), other=(Guard(strength=3),)),)


UNKNOWN_SOURCE = "source: 'hearsay' is none of book, public, original, pack"
UNKNOWN_FIELD = "unknown field price; there are source, copies, meant, worth, bribe"


@pytest.mark.parametrize(
    ("text", "entry", "says"),
    [
        ('[rum]\nsource = "original"\nworth = "much"', "rum", "worth: Expected int, got str"),
        ('[rum]\nsource = "original"', "rum", "missing required field worth"),
        ("[rum]\nworth = 1", "rum", "missing required field source"),
        ('[rum]\nsource = "hearsay"\nworth = 1', "rum", UNKNOWN_SOURCE),
        ('[rum]\nsource = "original"\nworth = 1\nprice = 3', "rum", UNKNOWN_FIELD),
        ("rum = 3", "rum", "expected a table [rum], got 3"),
    ],
)
def test_a_wrong_entry_is_named_with_its_file_and_field(cargo: Path, text: str, entry: str, says: str) -> None:
    (cargo / "cards.toml").write_text(text)
    with pytest.raises(ContentError) as caught:
        load_content(Cargo, cargo)
    assert caught.value.file == "cards.toml"
    assert caught.value.entry == entry
    assert caught.value.problem == says
    assert str(caught.value) == f"cards.toml, entry [{entry}]: {says}."


@pytest.mark.parametrize(
    ("effects", "says"),
    [
        ('[{ do = "fly" }]', "fly"),
        ('[{ do = "raise-alarm", by = "a lot" }]', "effects[0].by: Expected int"),
        ('[{ do = "guard", force = 1 }]', "force"),
        ('[{ do = "each", then = [{ do = "raise-alarm" }] }]', "effects[0].then[0]: "),
    ],
)
def test_a_wrong_effect_is_named_however_deep(tmp_path: Path, effects: str, says: str) -> None:
    folder = Path(shutil.copytree(HOUSE, tmp_path / "content"))
    write(folder, trouble=f'[dog]\nsource = "original"\neffects = {effects}')
    with pytest.raises(ContentError) as caught:
        load_content(House, folder)
    assert (caught.value.file, caught.value.entry) == ("trouble.toml", "dog")
    assert says in caught.value.problem


def test_settings_are_checked_too(cargo: Path) -> None:
    (cargo / "settings.toml").write_text("goal = 10")
    with pytest.raises(ContentError, match=r"settings\.toml: .*days"):
        load_content(Cargo, cargo)


def test_a_missing_or_broken_file_is_named(cargo: Path) -> None:
    (cargo / "cards.toml").write_text("[rum\n")
    with pytest.raises(ContentError, match=r"cards\.toml: not valid TOML"):
        load_content(Cargo, cargo)
    (cargo / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"cards\.toml: not valid TOML"):
        load_content(Cargo, cargo)
    (cargo / "cards.toml").unlink()
    with pytest.raises(ContentError, match=r"cards\.toml: missing"):
        load_content(Cargo, cargo)


def test_entries_that_do_not_fit_together_are_found_before_a_game_starts(tmp_path: Path) -> None:
    rooms = '[hall]\nsource = "pack"\nx = 1\ny = 1\nnext_to = ["cellar"]\n'
    with pytest.raises(ContentError, match="'cellar', which is no room"):
        hardboiled.start("heist", seats=["A", "B", "C"], packs=[write(tmp_path / "pack", rooms=rooms)])


# Packs.


def test_a_pack_replaces_and_adds_entries(tmp_path: Path) -> None:
    cards = '[rum]\nsource = "pack"\nworth = 8\n[tea]\nsource = "pack"\nworth = 5\ncopies = 3\n'
    content = smugglers.GAME.content([write(tmp_path / "pack", cards=cards)])
    assert content.cards["rum"].worth == 8
    assert content.cards["rum"].copies == 1, "an entry is replaced whole"
    assert content.cards["tea"].source == "pack"
    assert content.cards["silk"].source == "original"
    assert content.settings.goal == 10


def test_a_pack_file_can_stand_alone(tmp_path: Path) -> None:
    cards = 'replace = true\n[tea]\nsource = "pack"\nworth = 5\ncopies = 30\n'
    pack = write(tmp_path / "pack", cards=cards)
    assert set(smugglers.GAME.content([pack]).cards) == {"tea"}
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"], packs=[pack])
    assert match.view("smuggler-1").hand == ("tea",) * 4


def test_a_pack_changes_settings_one_by_one(tmp_path: Path) -> None:
    content = smugglers.GAME.content([write(tmp_path / "pack", settings="goal = 3\n")])
    assert (content.settings.goal, content.settings.days) == (3, 6)


def test_later_packs_come_on_top(tmp_path: Path) -> None:
    one = write(tmp_path / "one", settings="goal = 3\ndays = 2\n")
    two = write(tmp_path / "two", settings="goal = 4\n")
    settings = smugglers.GAME.content([one, two]).settings
    assert (settings.goal, settings.days) == (4, 2)


def test_packs_change_the_digest_and_nothing_else_does(tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", settings="goal = 3\n")
    plain = smugglers.GAME.content()
    assert smugglers.GAME.content([pack]).digest != plain.digest
    assert load_content(Cargo, CARGO).digest == plain.digest


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({}, "the pack has no TOML file; it can have cards.toml, settings.toml"),
        ({"crads": "[rum]"}, "crads.toml: no such content file in this game; it has cards.toml"),
        ({"cards": "[rum"}, "not valid TOML"),
        ({"cards": '[rum]\nsource = "pack"\nworth = true'}, "entry [rum]"),
    ],
)
def test_a_bad_pack_is_said(tmp_path: Path, files: dict[str, str], says: str) -> None:
    with pytest.raises(ContentError) as caught:
        hardboiled.start("smugglers", seats=["Ann", "Bob"], packs=[write(tmp_path / "pack", **files)])
    assert says in str(caught.value)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such folder"):
        smugglers.GAME.content([tmp_path / "nowhere"])


def test_the_same_content_is_read_once() -> None:
    assert smugglers.GAME.content() is smugglers.GAME.content()


def test_the_order_of_entries_is_part_of_the_fingerprint(tmp_path: Path) -> None:
    """Decks are dealt in the file's order: the same entries in another order are another game."""
    game = hardboiled.start("smugglers", seats=["A", "B"], seed=1).game
    entries = [
        f'[{card.id}]\nsource = "pack"\nworth = {card.worth}\ncopies = {card.copies}\n'
        for card in game.content().cards.values()
    ]
    pack = tmp_path / "pack"
    found = []
    for number, texts in enumerate((entries, entries[::-1])):
        found.append(game.content([write(pack / str(number), cards="replace = true\n" + "".join(texts))]).digest)
    assert found[0] != found[1]


def test_an_edited_pack_is_read_again(tmp_path: Path) -> None:
    game = hardboiled.start("smugglers", seats=["A", "B"], seed=1).game
    pack = write(tmp_path / "pack", cards='[rum]\nsource = "pack"\nworth = 1\ncopies = 3\n')
    before = game.content([pack])
    assert game.content([pack]) is before
    write(pack, cards='[rum]\nsource = "pack"\nworth = 1\ncopies = 12\n')
    assert game.content([pack]).cards["rum"].copies == 12


def test_fewer_than_no_copies_are_refused(cargo: Path) -> None:
    (cargo / "cards.toml").write_text('[rum]\nsource = "original"\nworth = 1\ncopies = -3')
    with pytest.raises(ContentError, match="copies"):
        load_content(Cargo, cargo)


@pytest.mark.parametrize(
    ("game", "file"),
    [("hard-city", "boards"), ("hard-city", "episodes"), ("police-precinct", "characters"), ("kick-ass", "hardships")],
)
def test_a_pack_that_leaves_too_little_is_named(tmp_path: Path, game: str, file: str) -> None:
    shipped = find_game(game).home / "content" / f"{file}.toml"
    first = re.split(r"(?m)^(?=\[[\w-]+\]$)", shipped.read_text("utf-8"))[1]
    pack = write(tmp_path / "tiny", **{file: "replace = true\n" + first})
    seats = ["A", "B"]
    with pytest.raises(ContentError, match=r"tiny: too little|entry|\.toml"):
        hardboiled.start(game, seats=seats, seed=1, packs=[pack])
