"""The box: component counts, and entries that fit together."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert

from games.content_ranges import odd_numbers
from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import amounts, content
from hardboiled.kernel import ContentError

CONTENT = GAME.content()


def test_component_counts() -> None:
    assert len(CONTENT.heroes) == 7
    assert len(CONTENT.cards) == 96
    assert len(CONTENT.items) == 55
    assert len(CONTENT.hardships) == 12
    assert len(CONTENT.spawns) == 20
    assert len(CONTENT.events) == 31
    assert len(CONTENT.boss_events) == 20
    assert len(CONTENT.plots) == 5
    assert len(CONTENT.combat) == 6
    assert all(entry.copies == 1 for _, deck in CONTENT.decks() for entry in deck.values())


def test_activation_cards_by_group() -> None:
    pool = Counter((card.colour, card.type) for card in CONTENT.cards.values() if not card.hero)
    assert pool == {("blue", "job"): 12, ("blue", "personal"): 14, ("blue", ""): 10, ("red", "hero"): 18}
    for hero in CONTENT.heroes:
        types = Counter((CONTENT.cards[c].colour, CONTENT.cards[c].type) for c in CONTENT.starting_cards[hero])
        assert types == {("blue", "job"): 1, ("blue", "personal"): 1, ("blue", ""): 1, ("red", "hero"): 2}


def test_items_by_slot() -> None:
    slots = Counter(item.slot for item in CONTENT.items.values() if not item.hero)
    assert slots == {"head": 8, "body": 9, "hand": 14, "both": 8, "backpack": 9}
    assert all(1 <= item.cost <= 6 for item in CONTENT.items.values() if not item.hero)
    own = [item for item in CONTENT.items.values() if item.exhaust and item.exhaust.ready != "refresh"]
    assert len(own) == 5


def test_events_by_players() -> None:
    assert Counter(event.players for event in CONTENT.events.values()) == {2: 10, 3: 10, 4: 11}
    assert Counter(event.plot for event in CONTENT.boss_events.values()) == dict.fromkeys(CONTENT.plots, 4)


def test_no_two_cards_do_the_same() -> None:
    seen = Counter(
        (c.colour, c.type, c.moves, c.timers, c.fights, c.at, c.effects, c.bonus)
        for c in CONTENT.cards.values()
        if not c.hero
    )
    assert max(seen.values()) == 1
    items = Counter((i.slot, i.moves, i.bonus, i.exhaust, i.sleep) for i in CONTENT.items.values() if not i.hero)
    assert max(items.values()) == 1


def test_spawn_cards_spread_over_the_city() -> None:
    named = Counter(place for card in CONTENT.spawns.values() for place in card.districts)
    assert named["city-hall"] == 5
    assert named["wall-street"] == 7
    assert {count for place, count in named.items() if place not in ("city-hall", "wall-street")} == {8}
    assert sum(card.incoming for card in CONTENT.spawns.values()) == 9
    assert all(card.districts[0] != "city-hall" for card in CONTENT.spawns.values())


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("districts", '[docks]\nsource = "pack"\nlimit = 3\nnear = ["moon"]\narrow = "moon"\n', "no District 'moon'"),
        ("cards", '[new]\nsource = "pack"\ncolour = "red"\ntype = "hero"\nmoves = 1\n', "a Fight icon"),
        ("items", '[new]\nsource = "pack"\nslot = "tail"\n', "slot: 'tail' is none of head"),
        (
            "events",
            '[new]\nsource = "pack"\nplayers = 2\ntasks = [{ do = "defeat", foe = "nobody", at = "docks" }]\n',
            "no Mini-Boss 'nobody'",
        ),
        ("spawns", '[new]\nsource = "pack"\ndistricts = ["moon"]\n', "no District 'moon'"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, file: str, text: str, problem: str) -> None:
    (tmp_path / f"{file}.toml").write_text(text)
    with pytest.raises(ContentError, match=problem):
        GAME.content([tmp_path])


def test_odd_numbers_are_refused_or_played_with(tmp_path: Path) -> None:
    assert odd_numbers("kick-ass", tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("settings", "hand = 5", "hand = 4", "5 starting cards"),
        ("settings", "plain_faces = 3", "plain_faces = 6", "a die has 6 faces"),
        ("settings", "needed = 3", "needed = 7", "no more Events can be needed"),
        ("settings", "  [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4],\n", "", "one track for each of 1 to 4 players"),
        ("plots", "nothing = 3", "nothing = 4", "one token a District"),
        ("plots", "hiding = 1", "hiding = 0", "one token a District"),
        ("plots", "needed = 4", "needed = 5", "of its 4 Boss Events"),
        ("plots", "needed = 3\n", "", "of its 4 Boss Events"),
        ("plots", 'foe = "big-bastard"', 'foe = "nobody"', "no Mini-Boss 'nobody'"),
        ("foes", 'life = "2X"', 'life = "X-1"', "its life is at least 1"),
        ("foes", 'life = "2X"', 'life = "2Y"', "'2Y' is not a number like"),
        ("districts", 'near = ["police", "hospital"]', 'near = ["police", "hospital", "docks"]', "next to it in turn"),
        ("districts", 'arrow = "shop"', 'arrow = "library"', "'library', which is not adjacent"),
        ("cards", 'hero = "hit-girl"', 'hero = "nobody"', "no Hero 'nobody'"),
        ("cards", 'at = "docks"', 'at = "moon"', "no District 'moon'"),
        ("heroes", 'start = "library"', 'start = "moon"', "no District 'moon'"),
        ("heroes", "  { red = 1, blue = 1 },\n", "", "a dashboard has 6 Strength rows"),
        ("cards", 'colour = "green"', 'colour = "blue"', "needs a green card and a starting Item"),
        ("items", 'hero = "hit-girl"', 'hero = "kick-ass"', "needs a green card and a starting Item"),
        ("cards", 'type = "personal"\nhero = "hit-girl"', 'type = "personal"', "needs 5 starting cards"),
        ("boss_events", 'plot = "red-mist"', 'plot = "nobody"', "no Final Plot 'nobody'"),
        ("events", "players = 4", "players = 1", "players is 2, 3 or 4"),
        ("events", 'do = "work", at = "library"', 'do = "work", at = "moon"', "no District 'moon'"),
    ],
)
def test_numbers_that_do_not_fit_together_are_named(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    text = (GAME.home / "content" / f"{file}.toml").read_text("utf-8")
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new))
    with pytest.raises(ContentError, match=problem):
        GAME.content([tmp_path])


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [
        (amounts.Amount, 0, 60),
        (amounts.Count, 0, 12),
        (amounts.Some, 1, 12),
        (amounts.Change, -12, 12),
        (amounts.Less, -12, 0),
        (amounts.Dollars, 0, 20),
        (content.Level, 1, 9),
        (content.Faces, 0, 6),
    ],
)
def test_ranges_of_printed_numbers(kind: Any, low: int, high: int) -> None:
    assert (convert(low, kind), convert(high, kind)) == (low, high)
    for odd in (low - 1, high + 1):
        with pytest.raises(ValidationError):
            convert(odd, kind)


def test_an_enemy_may_have_a_single_life(tmp_path: Path) -> None:
    text = (GAME.home / "content/foes.toml").read_text("utf-8")
    (tmp_path / "foes.toml").write_text(text.replace('life = "2X"', 'life = "X"'))
    assert GAME.content([tmp_path]).foes["lady-bruise"].life == "X"


def test_the_marker_of_a_plot_lies_on_the_track(tmp_path: Path) -> None:
    for file, old, new in (("settings", "plot_track = 20", "plot_track = 15"), ("plots", "marker = 15", "marker = 16")):
        text = (GAME.home / "content" / f"{file}.toml").read_text("utf-8")
        (tmp_path / f"{file}.toml").write_text(text.replace(old, new))
    with pytest.raises(ContentError, match="its marker lies past the end of the track"):
        GAME.content([tmp_path])
