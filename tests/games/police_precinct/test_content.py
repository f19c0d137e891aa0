"""The box: counts of section 4, and the checks that catch a bad content file."""

from collections import Counter

import pytest

from games.content_ranges import odd_numbers
from hardboiled.games.police_precinct.rules.city import FARTHEST, routes, steps_to
from hardboiled.kernel import ContentError
from hardboiled.kernel.registry import find_game

GAME = find_game("police-precinct")
CONTENT = GAME.content()


def copies(deck) -> int:
    return sum(entry.copies for entry in deck.values())


def test_the_city():
    assert len(CONTENT.spaces) == 26
    assert len(CONTENT.intersections) == 12
    assert len(CONTENT.sites) == 23
    assert len(CONTENT.hoods) == 6
    for kind in ("apartment", "warehouse"):
        blocks = sorted(site.block for site in CONTENT.sites.values() if site.kind == kind)
        assert blocks == [1, 2, 3, 4, 5, 6]
    assert all(near for near in CONTENT.beside.values())


def test_distances_on_the_map():
    longest = max(len(path) - 1 for start in CONTENT.spaces for path in routes(CONTENT, start, ()).values())
    assert longest == 7
    assert max(len(path) - 1 for path in routes(CONTENT, "2BCw", ()).values()) == 4


@pytest.mark.parametrize("closed", [(), ("B2",), ("A2", "B1"), tuple(CONTENT.intersections)])
def test_steps_to_a_place_follow_the_shortest_way(closed):
    for place in ("hood-1", "police-station", "B2"):
        steps = steps_to(CONTENT, CONTENT.beside[place], closed)
        for start in CONTENT.spaces:
            ways = [path for goal, path in routes(CONTENT, start, closed).items() if goal in CONTENT.beside[place]]
            assert steps[start] == (len(min(ways, key=len)) - 1 if ways else FARTHEST)


def test_counts():
    assert copies(CONTENT.police) == 44
    assert copies(CONTENT.emergencies) + copies(CONTENT.specials) == 39
    assert copies(CONTENT.findings) == 42
    assert Counter(card.stack for card in CONTENT.findings.values()) == {
        "crime-scene": 14,
        "interview-witness": 10,
        "examine-body": 10,
        "murder-weapon": 8,
    }
    assert copies(CONTENT.circumstances) == 20
    assert copies(CONTENT.gangs) == 4
    assert len(CONTENT.characters) == 8
    assert len(CONTENT.powers) == 13


def test_emergencies():
    colours = Counter(card.colour for card in CONTENT.emergencies.values())
    assert colours == {"red": 7, "blue": 7, "green": 7, "yellow": 6}
    rolled = Counter(card.place for card in CONTENT.emergencies.values() if card.place in CONTENT.by_roll)
    assert max(rolled.values()) <= 6, "a free rolled place always exists"
    assert sum(card.unknown for card in CONTENT.emergencies.values()) == 18


BAD = [
    (
        "emergencies",
        '[flood]\nsource = "pack"\nicon = "drop"\ncolour = "blue"\nplace = "harbour"\ndifficulty = 3\n'
        "unknown = true\npunks = 0\nreward = []\n",
        "harbour",
    ),
    (
        "emergencies",
        '[flood]\nsource = "pack"\nicon = "drop"\ncolour = "blue"\nplace = "bar"\ndifficulty = 3\n'
        "unknown = true\npunks = 0\nreward = []\n",
        "another card",
    ),
    (
        "characters",
        '[doe]\nsource = "pack"\nicon = "fist"\ninvestigation = 2\nemergency = 2\narrest = 2\npowers = ["lucky"]\n',
        "lucky",
    ),
    (
        "sites",
        '[jail]\nsource = "pack"\nblock = 1\nkind = "jail"\naccess = ["9ZZw"]\nx = 0\ny = 0\nw = 1\nh = 1\n',
        "9ZZw",
    ),
    ("police", '[bribe]\nsource = "pack"\nicon = "cash"\nsymbols = ["handcuffs"]\ntext = { do = "bribe" }\n', "bribe"),
]


@pytest.mark.parametrize(("deck", "text", "said"), BAD)
def test_a_bad_pack_is_named(tmp_path, deck, text, said):
    (tmp_path / f"{deck}.toml").write_text(text)
    with pytest.raises(ContentError, match=said) as error:
        GAME.content([tmp_path])
    assert error.value.file == f"{deck}.toml"


def test_odd_numbers_are_refused_or_played_to_the_end(tmp_path):
    assert odd_numbers("police-precinct", tmp_path) == []
