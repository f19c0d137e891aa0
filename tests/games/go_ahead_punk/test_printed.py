"""Every number that is printed: the tables and clauses of docs/rules/go-ahead-punk.md and the texts of the cards
against the content."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.content import CopCard, PunkContent, StingerCard
from hardboiled.kernel.rules import clauses, folder

CITY: PunkContent = GAME.content()
STREETS = CITY.streets
CATALOG = GAME.catalog()
RULES = (folder() / "go-ahead-punk.md").read_text("utf-8")
CLAUSES = clauses("go-ahead-punk")
COLOURS = ("black", "red", "green")
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "six": 6, "nine": 9}


def section(number: str) -> str:
    return re.split(r"\n#+ ", RULES.split(f"## {number} ", 1)[1], maxsplit=1)[0]


def rows(text: str, heading: str) -> list[list[str]]:
    table = text.split(heading, 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in table.splitlines()[2:]]


def clause(name: str) -> str:
    return CLAUSES[f"GP-{name}"]


def numbers(name: str, *patterns: str) -> list[int]:
    """The numbers a clause gives where these patterns have their brackets."""
    found = []
    for pattern in patterns:
        match = re.search(pattern, clause(name), re.I)
        assert match, f"{name} does not say {pattern!r}"
        found += [NUMBERS.get(word.lower(), 0) or int(word) for word in match.groups()]
    return found


def named(entries: dict[Any, Any], name: str) -> str:
    return next(entry for entry in entries if CATALOG.name(entry) == name)


# The map.


def test_districts() -> None:
    printed = rows(section("4.4"), "| # | District |")
    assert [CITY.districts[named(CITY.districts, row[1])].id for row in printed] == list(CITY.districts)
    for _, name, stars, label, hits, beside, to_port in printed:
        district = named(CITY.districts, name)
        first, last, count = map(int, re.findall(r"\d+", stars))
        spaces = [place for place in CITY.spaces.values() if place.district == district]
        assert [place.id for place in spaces if place.kind == "star"] == [str(n) for n in range(first, last + 1)]
        assert count == last + 1 - first
        assert [f"({x:.0f}, {y:.0f})" for x, y in [CITY.districts[district].label]] == [label]
        there = [f"{CATALOG.name(place.id)} ({place.kind})" for place in spaces if place.kind != "star"]
        assert sorted(hits.split(", ")) == sorted(there or ["–"])
        assert sorted(beside.split(", ")) == sorted(map(CATALOG.name, STREETS.beside[district]))
        assert int(to_port) == CITY.districts_to_port[district]


def test_hit_locations() -> None:
    printed = rows(section("4.5"), "| Code | Name |")
    assert {row[0] for row in printed} == set(CITY.hit_locations)
    for code, name, colour, district, at, roads, port in printed:
        place = CITY.spaces[code]
        assert (CATALOG.name(code), place.kind, CATALOG.name(place.district)) == (name, colour, district)
        assert at == f"({place.x:.0f}, {place.y:.0f})"
        assert set(roads.split(", ")) == set(STREETS.roads[code])
        steps = STREETS.road_steps(code)
        nearest = min(CITY.ports, key=lambda port: steps[port])
        assert port == f"{steps[nearest]} (port at {nearest})"
    keys = re.search(r"Key deck \((\d+)\): ([A-Z, ]+)", section("4.5"))
    assert keys
    assert (int(keys[1]), set(keys[2].split(", "))) == (len(CITY.keys), set(CITY.keys))


def test_lines() -> None:
    for heading, lines in (
        ("| Freeway | Stars", CITY.lines.freeways),
        ("**Cable cars (green), 11 stops.**", CITY.lines.cable),
        ("**Street cars (green), 24 stops.**", CITY.lines.street),
    ):
        text = section("4.6").split(heading, 1)[1]
        table = text if heading.startswith("|") else text.split("| Line | Stops |", 1)[1]
        printed = [line.strip("| ").split("|")[1] for line in table.split("\n\n", 1)[0].splitlines()[2:]]
        assert [tuple(re.findall(r"\b\d+\b", row)) for row in printed] == [line.stops for line in lines]
        tunnels = [{(a, b) for a, b in re.findall(r"(\d+) ⇢ (?=(\d+))", row)} for row in printed]
        assert tunnels == [set(line.tunnels) for line in lines]
    stops = {name: len(STREETS.listed(mask)) for name, mask in STREETS.networks.items()}
    assert stops == {"cable": 11, "street": 24}
    assert "North-west component: 3 stars. South-east component: 18 stars." in section("4.6")
    assert sorted({len(rides) + 1 for rides in STREETS.rides.values()}) == [3, 18]


def test_ports_and_hospitals() -> None:
    text = section("4.6")
    ports = re.findall(r"(\d) = star (\d+)", text)
    assert [(str(CITY.spaces[port].port), port) for port in CITY.ports] == ports
    rooms = re.search(r"\*\*ERs:\*\* star (\d+) .*; star (\d+)", text)
    assert rooms
    assert CITY.emergency_rooms == [rooms[1], rooms[2]]
    assert (len(CITY.ports), len(CITY.emergency_rooms)) == (4, 2)


def test_roads() -> None:
    text = section("4.7")
    printed = set()
    for start, ends in re.findall(r"(\d+): ((?:[A-Z0-9]+ ?)+)", text):
        printed |= {frozenset((start, end)) for end in ends.split()}
    assert printed == {frozenset(road) for road in CITY.lines.roads}
    assert f"{len(printed)} in all" in text


def test_stars() -> None:
    printed = list(stars())
    assert [number for number, *_ in printed] == [str(n) for n in range(1, 168)]
    for number, corner, x, y in printed:
        place = CITY.spaces[number]
        assert (place.x, place.y) == (x, y), number
        assert CATALOG.format(f"star-{number}") == re.sub(r" \((?:PORT \d|ER)\)$", "", corner)
        assert bool(place.port) == ("(PORT" in corner)
        assert place.er == corner.endswith("(ER)")


def stars() -> Iterator[tuple[str, str, int, int]]:
    for line in section("4.8").splitlines():
        for entry in line.partition(":** ")[2].rstrip(".").split("; "):
            if found := re.fullmatch(r"(\d+) (.*) \((\d+),(\d+)\)", entry):
                yield found[1], found[2], int(found[3]), int(found[4])


# Decks.


WORDS = {
    "Find a Key": {"do": "FindKey"},
    "Park Ranger Uniform": {"do": "Uniform"},
    "Cable Car Pass": {"do": "TransitPass", "network": "cable"},
    "Street Car Pass": {"do": "TransitPass", "network": "street"},
    "Spotted": {"do": "Spotted"},
    "Jam": {"do": "Jam"},
    "Diversion": {"do": "Diversion"},
    "Double Damage": {"do": "MoreDamage", "factor": 2, "bonus": 0},
    "Extra Damage +1": {"do": "MoreDamage", "factor": 1, "bonus": 1},
    "Cancel": {"do": "Cancel"},
    "Silencer": {"do": "GainItem", "item": "silencer"},
    "Rocket Launcher": {"do": "GainItem", "item": "rocket-launcher"},
    "Grenades": {"do": "GainItem", "item": "grenades"},
    "Machine Pistol": {"do": "GainItem", "item": "machine-pistol"},
    "Automatic Pistol": {"do": "GainItem", "item": "automatic-pistol"},
    "First Aid Kit": {"do": "GainItem", "item": "stinger-first-aid"},
    "Location Intel": {"do": "LocationIntel"},
    "Car": {"do": "TakeCar"},
    "Hoods!": {"do": "Hoods"},
    "Lights & Sirens +2": {"do": "Movement", "bonus": 2},
    "Short Cut +1": {"do": "Movement", "bonus": 1},
    "Chopper": {"do": "Chopper"},
    "Evidence Locker": {"do": "Inventory"},
    "Dead End": {"do": "DrawAgain"},
}
"""The cards as the rules file lists them."""
ICONS = {"play or keep": "play-or-keep", "draw again": "draw-again", "no Escape": "no-escape"}


def is_one(card: StingerCard | CopCard, word: dict[str, Any]) -> bool:
    effect = card.effect
    return all((type(effect).__name__ if key == "do" else getattr(effect, key)) == value for key, value in word.items())


@pytest.mark.parametrize(
    ("heading", "deck"),
    [("**Stinger deck, 36**", CITY.stinger_cards), ("**Cop deck, 45**", CITY.cop_cards)],
    ids=["stinger", "cops"],
)
def test_decks(heading: str, deck: dict[str, StingerCard | CopCard]) -> None:
    text = section("4.9").split(heading, 1)[1]
    printed = [line.strip("| ").split(" | ") for line in text.split("\n\n", 2)[1].splitlines()[2:]]
    assert [row[1] for row in printed] == [CATALOG.name(card) for card in deck]
    for kind, name, copies, icons, effect in printed:
        card = deck[named(deck, name)]
        assert is_one(card, WORDS[kind]), name
        assert card.copies == int(copies), name
        assert set(card.icons) == {ICONS.get(icon, icon) for icon in icons.split(", ")}, name
        if kind == "Hoods!":
            said = re.search(r"(\d)/(\d)", effect)
            assert said
            assert (str(card.effect.dice), str(card.effect.toughness)) == said.groups()
    assert sum(card.copies for card in deck.values()) == int(re.findall(r"\d+", heading)[0])


def test_the_inventory_deck() -> None:
    line = re.search(r"\*\*Cop inventory deck, (\d+):\*\* (.*?)\. In solo (\d+) \(Cash out\)", section("4.9"))
    assert line
    printed = dict(part.rsplit(" ", 1) for part in line[2].split(", "))
    cop_items = {item.id: item for item in CITY.items.values() if item.side == "cop"}
    assert {CATALOG.name(item.id): str(item.deck) for item in cop_items.values() if item.deck} == printed
    assert sum(item.deck for item in CITY.items.values()) == int(line[1])
    assert int(line[1]) - CITY.items["cash"].deck == int(line[3])


def test_the_solo_deck() -> None:
    text = section("4.9").split("**Solo AI deck, 24.**", 1)[1].split("\n", 1)[0]
    found = re.search(
        r"Hunt (\d+) LKL, (\d+) Target, (\d+) Card; Escape (\d+) each of ports 1–4, (\d+) Target, (\d+)", text
    )
    assert found
    lkl, target, card, ports, late_target, late_card = map(int, found.groups())
    for cop in CITY.cops:
        hunt = Counter(one.hunt[cop] for one in CITY.ai_cards.values())
        assert hunt == {"lkl": lkl, "target": target, "card": card}
        escape = Counter(one.escape[cop] for one in CITY.ai_cards.values())
        assert escape == {**{f"port-{n}": ports for n in (1, 2, 3, 4)}, "target": late_target, "card": late_card}
    assert [one.copies for one in CITY.ai_cards.values()] == [1] * 24


SYMBOLS = {"lkl": "to last known location", "target": "to Stinger", "card": "draws a card"}


@pytest.mark.parametrize("card", CITY.ai_cards)
def test_a_solo_card_says_what_it_does(card: str) -> None:
    def said(symbols: dict[str, str]) -> str:
        return "; ".join(f"{cop.title()} {SYMBOLS.get(s, f'to port {s[-1]}')}" for cop, s in symbols.items())

    entry = CITY.ai_cards[card]
    assert CATALOG.format(card, attribute="text") == f"Hunt: {said(entry.hunt)}. Escape: {said(entry.escape)}."


# Characters, items and the numbers of the clauses.


def test_characters() -> None:
    printed = rows(RULES, "| Character | Side |")
    items = {"Free Escape token": "Free Escape"}
    settings = CITY.settings
    for name, side, health, move, starting, _ability in printed:
        held = [named(CITY.items, items.get(item, item)) for item in starting.split(", ")]
        if side == "killer":
            assert (settings.stinger_health, settings.stinger_move) == (int(health), int(move))
            assert list(settings.stinger_items) == held
        else:
            cop = CITY.cops[named(CITY.cops, name)]
            assert (cop.health, cop.move, [cop.item]) == (int(health), int(move), held)
    assert [row[0] for row in printed] == ["Stinger", *map(CATALOG.name, CITY.cops)]
    assert {cop.id: (cop.bonus_damage, cop.reroll, cop.intel) for cop in CITY.cops.values()} == {
        "katherine": (0, False, True),
        "frank": (1, False, False),
        "eddie": (0, True, False),
    }


def test_weapons_roll_as_many_dice_as_the_clauses_and_their_texts_say() -> None:
    said = {"sniper-rifle": numbers("ITM.3", r"(\d) die"), "pistol-44": numbers("ITM.4", r"(\d) dice")}
    said["shotgun"] = numbers("ITM.5", r"(\d) dice, as Eddie")
    patterns = {
        "pistol-38": r"\.38 Pistol (\d)",
        "automatic-45": r"\.45 Automatic (\d)",
        "ranger-sidearm": r"ranger sidearm (\d)",
        "automatic-pistol": r"automatic pistol (\d)",
        "machine-pistol": r"machine pistol (\d)",
        "rifle-7mm": r"7mm Rifle (\d)",
        "grenades": r"Grenades (\d)",
        "rocket-launcher": r"Rocket Launcher (\d)",
    }
    said |= {item: numbers("ITM.6", pattern) for item, pattern in patterns.items()}
    assert {item.id: [item.dice] for item in CITY.items.values() if item.dice} == said
    for item in said:
        text = CATALOG.format(item, attribute="text")
        assert re.match(r"\d", text)[0] == str(CITY.items[item].dice)
    most = numbers("DIE.5", r"more than (\w+) dice")[0]
    assert max(item.dice for item in CITY.items.values()) == most


def test_the_numbers_of_the_clauses() -> None:
    settings = CITY.settings
    assert numbers("MOV.1", r"up to (\d)") == [settings.stinger_move]
    assert numbers("MOV.2", r"up to (\d)") == [cop.move for cop in CITY.cops.values()][:1]
    assert numbers("CHR.6", r"with (\d+) health") == [settings.stinger_health]
    assert numbers("GEN.2", r"has (\w+) hits") == [settings.hits]
    assert numbers("INV.4", r"Capacity: (\d)", r", (\d) for Stinger") == [settings.cop_slots, settings.stinger_slots]
    assert numbers("INV.6", r"gives \+(\d)") == [settings.car_bonus]
    assert numbers("ITM.17", r"has \+(\d)") == [settings.radio_bonus]
    assert numbers("ER.1", r"heals (\d)") + numbers("ER.7", r"has (\d) health") == [settings.heal] * 2
    assert numbers("ITM.22", r"heal (\d)") + numbers("ER.2", r"up to (\d) more") == [settings.heal] * 2
    assert numbers("RET.3", r"up to (\d)") == [settings.escape_move]
    assert numbers("SOL.9", r"up to (\d) instead of (\d)") == [settings.escape_move_from_car, settings.escape_move]
    assert numbers("AIC.8", r"more than (\w+) districts") == [settings.port_leash]
    assert len(re.search(r"positions (1, 2, 3) and", clause("MAP.12"))[1].split(", ")) + 1 == settings.hunch_steps
    assert "through the next one, the first whole round" in clause("DIF.9")
    assert settings.lock_rounds == 1
    faces = numbers("DIE.4", r"(\w+) faces", r"(\d) Hit", r"(\d) Ricochet", r"(\d) Escape")
    assert faces == [len(settings.die), *(settings.die.count(face) for face in ("hit", "ricochet", "escape"))]
    assert settings.uniform_item == "ranger-sidearm"
    assert numbers("MAP.1", r"1–(\d+)") == [sum(place.kind == "star" for place in CITY.spaces.values())]
    assert numbers("CHR.1", r"deals (\d) extra") == [CITY.cops["frank"].bonus_damage]


def test_solo_starts() -> None:
    starts = dict(re.findall(r"(Katherine|Frank|Eddie) ([A-Z][\w ]+\w)", clause("SOL.4")))
    assert {cop.title(): CATALOG.name(CITY.cops[cop].solo_start) for cop in CITY.cops} == starts


def test_difficulties() -> None:
    levels = CITY.settings.difficulties
    plain = {
        "opening_cards": 1,
        "hit_cards": 1,
        "intel": True,
        "leash": True,
        "cops_to_ports": False,
        "stinger_er": True,
    }
    told = {
        "easy": {**plain, "opening_cards": 2, "hit_cards": 2, "intel": False, "leash": False},
        "medium": plain,
        "hard": {**plain, "opening_cards": 0, "hit_cards": 0, "cops_to_ports": True},
        "insane": {**plain, "opening_cards": 0, "hit_cards": 0, "cops_to_ports": True, "stinger_er": False},
    }
    assert {name: {key: getattr(level, key) for key in plain} for name, level in levels.items()} == told
    cars = {name: (set(level.cars), level.car_cards_out) for name, level in levels.items()}
    everybody = set(CITY.cops)
    assert cars == {
        "easy": (set(), 1),
        "medium": ({"katherine"}, 1),
        "hard": ({"katherine"}, 1),
        "insane": (everybody, 3),
    }
    assert "two opening cards and two cards per hit" in clause("DIF.1")
    assert "one Car card leaves" in clause("SOL.3")
    assert "all three Car cards leave" in clause("DIF.8")


# What the cards say.


@pytest.mark.parametrize("card", [card.id for card in CITY.cop_cards.values() if card.id.startswith("hoods")])
def test_a_hoods_card_says_their_strength(card: str) -> None:
    said = re.search(r"with (\d) di[ce]e?; (\d) damage", CATALOG.format(card, attribute="text"))
    effect: Any = CITY.cop_cards[card].effect
    assert said
    assert (effect.dice, effect.toughness) == (int(said[1]), int(said[2]))


def test_texts_say_the_numbers_of_the_rules() -> None:
    for card in CITY.cop_cards.values():
        if card.effect.farther:
            said = re.search(r"Move with (\d) more", CATALOG.format(card.id, attribute="text"))
            assert said
            assert card.effect.farther == int(said[1])
        if card.effect.gives_car:
            assert f"(+{CITY.settings.car_bonus} movement)" in CATALOG.format(card.id, attribute="text")
    for card in (*CITY.stinger_cards.values(), *CITY.cop_cards.values()):
        if card.effect.hurts:
            effect: Any = card.effect
            text = CATALOG.format(card.id, attribute="text")
            assert ("count double" in text, "1 more damage" in text) == (effect.factor == 2, effect.bonus == 1)
    for kit in ("stinger-first-aid", "cop-first-aid"):
        assert f"heal {CITY.settings.heal} of" in CATALOG.format(kit, attribute="text")
    assert CATALOG.format("radio", attribute="text").startswith(f"+{CITY.settings.radio_bonus} movement")
