"""The box: counts of section 4, and the checks that catch a bad content file."""

from collections import Counter

import pytest
from msgspec import ValidationError, convert

from games.content_ranges import odd_numbers
from hardboiled.games.police_precinct.rules import amounts
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
        '[flood]\nsource = "pack"\nicon = "siren"\ncolour = "blue"\nplace = "harbour"\ndifficulty = 3\n'
        "unknown = true\npunks = 0\nreward = []\n",
        "harbour",
    ),
    (
        "emergencies",
        '[flood]\nsource = "pack"\nicon = "siren"\ncolour = "blue"\nplace = "bar"\ndifficulty = 3\n'
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
    (
        "characters",
        '[doe]\nsource = "pack"\nicon = "banana"\ninvestigation = 2\nemergency = 2\narrest = 2\npowers = ["lucky"]\n',
        r"characters.toml, entry \[doe\]: icon: 'banana' is no picture of this game; it has .* fist,",
    ),
    (
        "police",
        '[bribe]\nsource = "pack"\nicon = "wallet"\nsymbols = ["handcuffs"]\ntext = { do = "bribe" }\n',
        "bribe",
    ),
]


@pytest.mark.parametrize(("deck", "text", "said"), BAD)
def test_a_bad_pack_is_named(tmp_path, deck, text, said):
    (tmp_path / f"{deck}.toml").write_text(text)
    with pytest.raises(ContentError, match=said) as error:
        GAME.content([tmp_path])
    assert error.value.file == f"{deck}.toml"


def test_odd_numbers_are_refused_or_played_to_the_end(tmp_path):
    assert odd_numbers("police-precinct", tmp_path) == []


FIT = [
    ("spaces", 'touches = ["A1"]', 'touches = ["Z9"]', "touches 'Z9', which is no intersection"),
    ("hoods", 'beside = ["1ABw", "A12"]', 'beside = ["1ABw", "9ZZw"]', "lies beside '9ZZw', which is no street space"),
    ("sites", 'access = ["1ABe"]', 'access = ["9ZZw"]', "lies beside '9ZZw', which is no street space"),
    ("sites", "[apartment-1]", "[appartment-1]", "a die needs six such places"),
    ("sites", "[hospital]", "[clinic]", "the rules need it"),
    ("sites", 'access = ["2BCw", "2BCe"]', "access = []", "the rules need it"),
    ("characters", 'powers = ["committed", "quick"]', 'powers = ["lucky"]', "no such power as 'lucky'"),
    ("emergencies", 'place = "bar"', 'place = "harbour"', "there is no site 'harbour'"),
    ("emergencies", 'place = "bar"', 'place = "bank"', "'bank' is printed on another card too"),
    ("emergencies", 'place = "bar"', 'place = "warehouse"', "more than six cards roll for a warehouse"),
    ("hoods", "number = 2", "number = 3", "its number is 3"),
    ("intersections", "roll = 2", "roll = 3", "`roll` numbers six crossings"),
    ("specials", 'icon = "truck"', 'icon = "truck"\ncopies = 2', "copies: an ongoing event is in the deck once"),
    ("specials", 'goal = "D12"', 'goal = "D99"', "'D99' is no street space"),
    ("specials", 'start = "2BCw"', 'start = "D99"', "'D99' is no street space"),
    ("specials", '"2ABe", "2BCw"', '"2BCw"', "2BCw does not lie next to 2ABw"),
    ("specials", '"2ABe", "2BCw"', '"2ABe", "9ZZw"', "'9ZZw' is no street space"),
    ("circumstances", "copies = 3", "copies = 1", "18 Emergencies have a slot for a marker"),
    ("findings", "evidence = true", "evidence = true\ncopies = 0", "the case file has a slot for it"),
    ("settings", 'start_space = "2BCw"', 'start_space = "B2"', "start_space 'B2' is no street space"),
    ("settings", "murderer_day = 16", "murderer_day = 15", "murderer_day is one to six days before last_day"),
    ("settings", "murderer_day = 16", "murderer_day = 22", "murderer_day is one to six days before last_day"),
    ("settings", "highest_level = 6", "highest_level = 2\nlowest_level = 3", "lowest_level is above highest_level"),
    ("settings", "loyalty_good = 6", "loyalty_good = 3", "6 seats need a card each"),
    ("settings", "seats = 6\ncards = 2", "seats = 5\ncards = 2", r"no row for seats and dirty of \[\(6, 0\)\]"),
    ("settings", "[degrees.5]", "[degrees.8]", "these are"),
    ("settings", "start_hood_cap = 3", "start_hood_cap = 1", "start_hood_cap leaves no room for 7"),
    ("settings", "crime_track = 6", "crime_track = 3", "degree 7 starts beyond crime_track"),
    ("settings", "emergencies = 2\nfewer_punks", "emergencies = 28\nfewer_punks", "there are fewer than 28"),
    ("settings", "punk_tokens = 18", "punk_tokens = 16", "need more tokens than there are"),
    ("settings", "patrol_officers = 5", "patrol_officers = 4", "need more tokens than there are"),
    ("settings", "fewer_punks = 3", "fewer_punks = 6", "start with more Punks than are in the game"),
    ("settings", "day = 15", "day = 21", "6 seats with 0 Dirty Cops under degrees.6 start after last_day"),
    ("settings", "cards = 7", "cards = 12", "need more Police Cards than there are"),
    ("settings", "crime = 3", "crime = 6", "3 seats with 1 Dirty Cops start beyond crime_track"),
    ("settings", 'place = "morgue"', 'place = "harbour"', "there is no place 'harbour'"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FIT)
def test_what_does_not_fit_together_is_named(tmp_path, file, old, new, said):
    text = (GAME.home / "content" / f"{file}.toml").read_text("utf-8")
    assert old in text
    if "lowest_level" in new:
        text = text.replace("lowest_level = 2\n", "")
    changed = text.replace(old, new) if file == "circumstances" else text.replace(old, new, 1)
    (tmp_path / f"{file}.toml").write_text(f"replace = true\n{changed}" if file != "settings" else changed)
    with pytest.raises(ContentError, match=said) as error:
        GAME.content([tmp_path])
    assert error.value.file == f"{file}.toml"


EDGES = [
    ("settings", "murderer_day = 16", "murderer_day = 21"),
    ("settings", "highest_level = 6", "highest_level = 2"),
    ("settings", "loyalty_good = 6", "loyalty_good = 4"),
    ("settings", "start_hood_cap = 3", "start_hood_cap = 2"),
    ("settings", "crime_track = 6", "crime_track = 4"),
    ("settings", "emergencies = 2\nfewer_punks", "emergencies = 27\nfewer_punks"),
    ("settings", "punk_tokens = 18", "punk_tokens = 17"),
    ("settings", "fewer_punks = 3", "fewer_punks = 5"),
    ("settings", "day = 15", "day = 20"),
    ("settings", "cards = 7", "cards = 11"),
]


@pytest.mark.parametrize(("file", "old", "new"), EDGES)
def test_what_just_fits_is_taken(tmp_path, file, old, new):
    text = (GAME.home / "content" / f"{file}.toml").read_text("utf-8")
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new, 1))
    assert GAME.content([tmp_path])


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [
        (amounts.Count, 0, 20),
        (amounts.Some, 1, 20),
        (amounts.Few, 1, 6),
        (amounts.UpTo6, 0, 6),
        (amounts.Level, 2, 6),
        (amounts.Change, -6, 6),
        (amounts.Tokens, 0, 60),
        (amounts.Day, 1, 60),
        (amounts.One, 0, 1),
    ],
)
def test_ranges_of_printed_numbers(kind, low, high):
    assert (convert(low, kind), convert(high, kind)) == (low, high)
    for odd in (low - 1, high + 1):
        with pytest.raises(ValidationError):
            convert(odd, kind)
