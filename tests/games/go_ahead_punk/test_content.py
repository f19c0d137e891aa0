"""The map and the decks: what is printed survives, and the layout keeps its own rules (4.2, 4.3, 4.9)."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from games.content_ranges import odd_numbers
from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.content import CopCard, PunkContent, StingerCard
from hardboiled.games.go_ahead_punk.rules.hospital import to_er
from hardboiled.kernel import ContentError
from hardboiled.kernel.saving import start

CITY: PunkContent = GAME.content()
STREETS = CITY.streets


def test_one_hundred_and_eighty_five_spaces_and_their_roads() -> None:
    assert Counter(place.kind for place in CITY.spaces.values()) == {"star": 167, "black": 5, "red": 4, "green": 9}
    assert len(CITY.lines.roads) == len({frozenset(road) for road in CITY.lines.roads}) == 284
    assert {len(ends) for ends in STREETS.roads.values()} <= {2, 3, 4}
    assert len(STREETS.road_steps("1")) == 185
    assert max(max(STREETS.road_steps(space).values()) for space in STREETS.names) == 22


def test_no_two_roads_cross() -> None:
    def at(space: str) -> tuple[float, float]:
        return CITY.spaces[space].x, CITY.spaces[space].y

    def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for (a, b), (c, d) in combinations(CITY.lines.roads, 2):
        if {a, b} & {c, d}:
            continue
        p, q, r, s = at(a), at(b), at(c), at(d)
        crosses = side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0
        assert not crosses, f"{a}-{b} and {c}-{d}"


def test_spaces_keep_their_distance() -> None:
    places = list(CITY.spaces.values())
    for a, b in combinations(places, 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= 19.5**2, f"{a.id} and {b.id}"


@pytest.mark.parametrize("district", CITY.districts)
def test_every_district_is_connected_inside_itself(district: str) -> None:
    mask = STREETS.districts[district]
    reached = mask & -mask
    for _ in range(mask.bit_count()):
        reached |= STREETS.by_road(reached) & mask
    assert reached == mask


def test_districts_and_their_steps_to_a_port() -> None:
    assert len(CITY.districts) == 24
    assert CITY.districts_to_port["marina"] == CITY.districts_to_port["bayview"] == 0
    assert CITY.districts_to_port["golden-gate-park"] == CITY.districts_to_port["sunset"] == 3


def test_ports_are_apart_and_quiet_locations_are_away_from_them() -> None:
    for a, b in combinations(CITY.ports, 2):
        assert STREETS.road_steps(a)[b] >= 5
    for space in CITY.hit_locations:
        nearest = min(STREETS.road_steps(space)[port] for port in CITY.ports)
        assert nearest <= 2 if CITY.spaces[space].kind == "red" else nearest >= 4


def test_facts_of_the_printed_board() -> None:
    assert "1" in STREETS.roads["4"]
    assert "7" in STREETS.freeways["1"]
    assert "8" in STREETS.roads["7"]
    assert {"52", "48"} <= set(STREETS.roads["BA"])
    assert STREETS.road_steps("45")["48"] == 3
    assert len(STREETS.rides["1"]) == 2
    assert len(STREETS.rides["152"]) == 17
    named = {"AP", "BA", "ML", "CH", "XT"}
    assert all(CITY.spaces[space].source == "book" for space in named)
    assert [CITY.spaces[port].x for port in CITY.ports] == sorted(CITY.spaces[port].x for port in CITY.ports)


def test_decks_have_the_printed_counts() -> None:
    assert sum(card.copies for card in CITY.stinger_cards.values()) == 36
    assert sum(card.copies for card in CITY.cop_cards.values()) == 45
    assert sum(item.deck for item in CITY.items.values()) == 14
    assert len(CITY.ai_cards) == 24
    kinds: Counter[str] = Counter()
    cards: list[StingerCard | CopCard] = [*CITY.stinger_cards.values(), *CITY.cop_cards.values()]
    for card in cards:
        kinds[type(card.effect).__name__] += card.copies
    assert kinds == {
        "FindKey": 7,
        "Uniform": 2,
        "TransitPass": 4,
        "Spotted": 2,
        "Jam": 2,
        "Diversion": 4,
        "MoreDamage": 10,
        "Cancel": 5,
        "GainItem": 9,
        "LocationIntel": 4,
        "TakeCar": 3,
        "Hoods": 5,
        "Movement": 8,
        "Chopper": 2,
        "Inventory": 10,
        "DrawAgain": 4,
    }
    hoods = sorted((c.effect.dice, c.effect.toughness) for c in CITY.cop_cards.values() if c.id.startswith("hoods"))
    assert hoods == [(1, 2), (2, 1), (2, 2), (2, 3), (3, 2)]


def test_the_solo_deck_is_even() -> None:
    for cop in CITY.cops:
        hunt = Counter(card.hunt[cop] for card in CITY.ai_cards.values())
        assert hunt == {"lkl": 9, "target": 7, "card": 8}
        escape = Counter(card.escape[cop] for card in CITY.ai_cards.values())
        assert escape == {"port-1": 4, "port-2": 4, "port-3": 4, "port-4": 4, "target": 6, "card": 2}
    for card in CITY.ai_cards.values():
        ports = [symbol for symbol in card.escape.values() if symbol.startswith("port")]
        assert len(ports) == len(set(ports))
        assert list(card.escape.values()).count("card") <= 1


def test_every_card_item_and_place_has_its_words() -> None:
    catalog = GAME.catalog()
    decks = (CITY.stinger_cards, CITY.cop_cards, CITY.items, CITY.ai_cards)
    for entry in (entry for deck in decks for entry in deck.values()):
        assert catalog.has(entry.id)
        assert catalog.format(entry.id, attribute="text") != entry.id
    for space, place in CITY.spaces.items():
        assert catalog.has(f"star-{space}" if place.kind == "star" else space)
    assert all(catalog.has(district) for district in CITY.districts)
    assert not catalog.missing


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("spaces.toml", '1 = { source = "pack", district = "atlantis", x = 1, y = 1 }', "atlantis"),
        ("lines.toml", 'roads = [["1", "999"]]', "999"),
        ("cops.toml", '[frank]\nsource = "pack"\nhealth = 5\nmove = 3\nitem = "banana"\nsolo_start = "1"', "banana"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_by_name(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(ContentError, match=complaint):
        GAME.content([tmp_path])


def test_odd_numbers_are_refused_or_played_with(tmp_path: Path) -> None:
    assert odd_numbers("go-ahead-punk", tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("settings.toml", "stinger_move = 4", "stinger_move = 0", "stinger_move"),
        ("settings.toml", "escape_move = 4", "escape_move = 0", "escape_move"),
        ("settings.toml", "hunch_steps = 4", "hunch_steps = 0", "hunch_steps"),
        ("settings.toml", "heal = 2", "heal = 0", "heal"),
        ("settings.toml", "hits = 3", "hits = 0", "hits"),
        ("settings.toml", "stinger_slots = 5", "stinger_slots = 1", "do not fit"),
        ("settings.toml", '"escape", "escape"]', "]", "needs a hit and an escape"),
        ("settings.toml", 'cars = ["katherine"]', 'cars = ["columbo"]', "columbo"),
        ("settings.toml", 'uniform_item = "ranger-sidearm"', 'uniform_item = "radio"', "needs dice"),
        ("settings.toml", '["sniper-rifle", "free-escape"]', '["free-escape", "sniper-rifle"]', "first weapon"),
        ("cops.toml", 'item = "pistol-38"', 'item = "radio"', "first weapon"),
        ("cop_cards.toml", "dice = 3, toughness = 2", "dice = 5, toughness = 2", "hoods-bank-job"),
    ],
)
def test_numbers_and_things_that_do_not_fit_are_refused_by_file_and_name(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    text = (GAME.home / "content" / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=complaint) as refused:
        GAME.content([tmp_path])
    assert ".toml" in str(refused.value)


def test_a_beaten_cop_never_has_more_health_than_it_started_with(tmp_path: Path) -> None:
    text = (GAME.home / "content" / "settings.toml").read_text("utf-8")
    (tmp_path / "settings.toml").write_text(text.replace("heal = 2", "heal = 9"), "utf-8")
    match = start("go-ahead-punk", "solo", ["Ann"], 1, packs=[tmp_path])
    frank = match.state.cops[1]
    frank.health = 0
    match.arrange(flow=lambda play: to_er(play, frank))
    assert frank.health == 5


def changed(tmp_path: Path, file: str, pattern: str, new: str) -> str:
    """What is said of a pack in which every such piece of a file is another."""
    text = (GAME.home / "content" / file).read_text("utf-8")
    other = re.sub(pattern, new, text)
    assert other != text
    (tmp_path / file).write_text(other, "utf-8")
    with pytest.raises(ContentError) as refused:
        GAME.content([tmp_path])
    return str(refused.value)


@pytest.mark.parametrize(
    ("file", "pattern", "new", "complaint"),
    [
        ("spaces.toml", r"(?m)^port = \d$", "port = 0", "at least one port"),
        ("spaces.toml", r"(?m)^er = true$", "er = false", "at least one ER"),
        ("spaces.toml", r'kind = "(?:black|red)"', 'kind = "green"', "at least one keyed hit location"),
        ("lines.toml", r'\["\w+", "HC"\],?|\["HC", "\w+"\],?', "", "[HC]: roads do not reach this space"),
        ("lines.toml", r'"27", "50"', '"27", "999"', "999"),
        ("lines.toml", r'"46", "45", "48"', '"46", "998", "48"', "998"),
        ("lines.toml", r'"137", "163", "165"', '"137", "997", "165"', "997"),
        ("districts.toml", r"\Z", '\n[atlantis]\nsource = "pack"\nlabel = [1, 1]\ntint = "#000000"\n', "atlantis"),
        ("settings.toml", r'"free-escape"\]', '"banana"]', "banana"),
        ("settings.toml", r'"ranger-sidearm"', '"banana"', "banana"),
        ("stinger_cards.toml", r'item = "silencer"', 'item = "banana"', "banana"),
        ("cops.toml", r'solo_start = "ML"', 'solo_start = "996"', "996"),
        ("ai_cards.toml", r'(?m)^hunt = \{ ?katherine = "\w+", ', "hunt = { ", "no instruction for katherine"),
        ("ai_cards.toml", r'(?m)^escape = \{ ?katherine = "[\w-]+", ', "escape = { ", "no instruction for katherine"),
    ],
)
def test_a_city_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, pattern: str, new: str, complaint: str
) -> None:
    said = changed(tmp_path, file, pattern, new)
    assert complaint in said
    assert ".toml" in said
