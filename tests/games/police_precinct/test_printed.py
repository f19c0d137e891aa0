"""Every number that is printed: the tables and clauses of docs/rules/police-precinct.md, and the texts of the cards,
against the content."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.rules.content import SetUp
from hardboiled.games.police_precinct.rules.effects.rewards import (
    DeployPatrols,
    GainCard,
    GainDonut,
    GainUpgrade,
    NoEvent,
    PlaceAgent,
    PlaceSwat,
    ReturnPunk,
    Reward,
    TurnUp,
)
from hardboiled.games.police_precinct.rules.ids import STACKS
from hardboiled.kernel.rules import clauses, folder

CONTENT = GAME.content()
SETTINGS = CONTENT.settings
CATALOG = GAME.catalog()
RULES = (folder() / "police-precinct.md").read_text("utf-8")
SYMBOLS = {"M": "magnifying-glass", "L": "flashing-light", "H": "handcuffs"}
DONUT, CARD = GainDonut(1), GainCard(1)


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table with this heading, as printed."""
    table = RULES.split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0]
    for line in table.splitlines()[2:]:
        yield [cell.strip().replace("`", "") for cell in line.strip("| ").split("|")]


def bare(name: str) -> str:
    """A name without what its table says about it in brackets."""
    return re.sub(r" \(.*\)", "", name)


def called(name: str, *decks: str) -> str:
    """The id of what is called so."""
    (found,) = [
        key for deck in decks for key in getattr(CONTENT, deck) if CATALOG.name(key).lower() == bare(name).lower()
    ]
    return found


def site(name: str) -> str:
    return name.lower().replace(" ", "-").replace("é", "e")


# The city.


def test_every_street_space_touches_and_leads_where_the_map_says() -> None:
    printed = list(rows("Space"))
    assert [row[0] for row in printed] == sorted(CONTENT.spaces, key=[row[0] for row in printed].index)
    for space, touches, near, access, hood in printed:
        assert list(CONTENT.spaces[space].touches) == touches.split(", ")
        assert sorted({other for other, _ in CONTENT.crossings[space]}) == sorted(near.split(", "))
        sites = {name for name, place in CONTENT.sites.items() if space in place.access}
        assert sites == (set() if access == "—" else {site(name) for name in access.split(", ")})
        assert list(CONTENT.hoods_beside[space]) == ([] if hood == "—" else [int(hood)])


def test_the_order_in_which_the_station_and_the_hospital_are_entered() -> None:
    assert CONTENT.sites["police-station"].access == ("2BCw", "2BCe")
    assert CONTENT.sites["hospital"].access == ("C23",)


def test_accidents_roll_for_these_crossings() -> None:
    listed = re.search(r"Numbered accident intersections \(.*?\): (.*)\.", RULES)
    assert listed is not None
    rolls = {cross.id: cross.roll for cross in CONTENT.intersections.values() if cross.roll}
    assert rolls == {place: int(roll) for roll, place in (one.split(" = ") for one in listed[1].split(", "))}
    assert CONTENT.by_roll["intersection"] == tuple(sorted(rolls, key=rolls.__getitem__))


def test_sites_lie_in_their_blocks() -> None:
    listed = re.search(r"Sites \((\d+)\): (.*)\.", RULES)
    assert listed is not None
    assert len(CONTENT.sites) == int(listed[1])
    for part in listed[2].split("; "):
        block, names = re.match(r"block (\d) (.*)", part).groups()
        for name in names.split(", "):
            assert CONTENT.sites[site(name)].block == int(block), name


def test_hoods_have_their_numbers() -> None:
    assert {name: hood.number for name, hood in CONTENT.hoods.items()} == {f"hood-{n}": n for n in range(1, 7)}


# People and decks.


def test_characters() -> None:
    printed = list(rows("Character | Invest."))
    assert len(printed) == len(CONTENT.characters)
    for name, investigation, emergency, arrest, *powers in printed:
        person = CONTENT.characters[called(name, "characters")]
        assert [person.investigation, person.emergency, person.arrest] == [
            int(n) for n in (investigation, emergency, arrest)
        ]
        assert list(person.powers) == [called(power, "powers") for power in powers]


WORDS = {"one": 1, "two": 2, "three": 3, "once": 1}
NUMBER = re.compile(r"\b(\d+|one|two|three|once)\b", re.I)
AMOUNTS = {
    "committed": 1,
    "dispatcher": 1,
    "quick": 1,
    "connected": 2,
    "sharp-eyed": 2,
    "organised": 9,
    "first-responder": 1,
    "sweet-tooth": 2,
}
"""The powers whose text speaks of a number that the rules read."""


def test_powers() -> None:
    printed = dict(rows("Power"))
    assert len(printed) == len(CONTENT.powers)
    for name, text in printed.items():
        power = CONTENT.powers[called(re.sub(r" \(.*", "", name), "powers")]
        for said in (text, CATALOG.format(power.id, attribute="text")):
            numbers = [
                int(n) if n.isdigit() else WORDS[n.lower()] for n in NUMBER.findall(re.sub(r"Phase \d", "", said))
            ]
            assert not power.amount or power.amount in numbers, said
    assert {name: power.amount for name, power in CONTENT.powers.items() if power.amount} == AMOUNTS


def test_police_cards() -> None:
    printed = list(rows("Id | Name | Copies | Symbols"))
    assert len(printed) == len(CONTENT.police)
    for number, (_, name, copies, symbols, text) in enumerate(printed):
        card = list(CONTENT.police.values())[number]
        assert CATALOG.name(card.id) == bare(name)
        assert card.copies == int(copies)
        assert list(card.symbols) == [SYMBOLS[letter] for letter in symbols.split()]
        said = text if not text.startswith("As ") else printed[number - 1][4]
        for words in (said, CATALOG.format(card.id, attribute="text")):
            numbers = {int(n) if n.isdigit() else WORDS[n.lower()] for n in NUMBER.findall(words)}
            assert set(figures(card.text)) <= numbers, (card.id, words)


def figures(effect: object) -> list[int]:
    """The numbers of an effect word."""
    return [value for name in effect.__struct_fields__ if type(value := getattr(effect, name)) is int]  # type: ignore[attr-defined]


REWARDS: dict[str, Callable[[int], Reward]] = {
    "D": GainDonut,
    "C": GainCard,
    "P": DeployPatrols,
    "T": TurnUp,
    "R": ReturnPunk,
    "N": lambda count: NoEvent(),
    "S": lambda count: PlaceSwat(),
    "F": lambda count: PlaceAgent(),
    "U": lambda count: GainUpgrade(),
}


def rewards(printed: str) -> tuple[Reward, ...]:
    """`D D C`: two Donuts and a card."""
    return tuple(REWARDS[letter](count) for letter, count in Counter(printed.replace(",", "").split()).items())


def test_emergencies() -> None:
    printed = list(rows("Id | Name | Colour"))
    assert len(printed) == len(CONTENT.emergencies)
    for _, name, colour, place, difficulty, slot, punks, reward in printed:
        card = CONTENT.emergencies[called(name, "emergencies")]
        assert (card.colour, card.copies) == (colour, 1)
        assert card.place == site(place.removesuffix(" d6"))
        assert (card.difficulty, card.unknown, card.punks) == (int(difficulty), slot == "yes", int(punks))
        assert card.reward == rewards(reward), name


def test_special_events() -> None:
    names = [(name, len(ids.split(", "))) for ids, name, _, _ in rows("Id | Name | Kind")]
    assert {called(name, "specials"): copies for name, copies in names} == {
        name: card.copies for name, card in CONTENT.specials.items()
    }
    numbers = {name: figures(card.effect) for name, card in CONTENT.specials.items()}
    assert numbers == {
        "street-riot": [1, 1],
        "detainees-run-amok": [4],
        "jail-break": [2, 4, 2, 5],
        "gas-leak": [1, 4],
        "officer-down": [3, 1, 6],
        "escort-van": [8],
        "car-theft": [4],
        "corner-crew": [3],
        "turf-war": [3],
        "bad-press": [1],
        "quiet-shift": [1],
    }


@pytest.mark.parametrize(
    ("clause", "event", "field"),
    [
        ("PP-16.6", "street-riot", "punks"),
        ("PP-16.6", "street-riot", "population"),
        ("PP-16.9", "detainees-run-amok", "difficulty"),
        ("PP-16.10", "jail-break", "punks"),
        ("PP-16.11", "jail-break", "face"),
        ("PP-16.12", "gas-leak", "explodes"),
        ("PP-16.13", "gas-leak", "difficulty"),
        ("PP-16.15", "officer-down", "dice"),
        ("PP-16.16", "officer-down", "difficulty"),
        ("PP-16.22", "car-theft", "face"),
    ],
)
def test_a_clause_of_an_ongoing_event_names_its_number(clause: str, event: str, field: str) -> None:
    assert getattr(CONTENT.specials[event].effect, field) in numbers_of(clause)


def test_what_ongoing_events_are_worth() -> None:
    rewards = {name: effect.reward for name, effect in CONTENT.ongoing_events.items()}
    usual = dict.fromkeys(CONTENT.ongoing_events, (DONUT,))
    assert rewards == {**usual, "gas-leak": (DONUT, CARD), "escort-van": (GainDonut(2),)}
    assert numbers_of("PP-16.19") == [2]


def test_where_the_van_and_the_stolen_car_go() -> None:
    van, car = CONTENT.specials["escort-van"].effect, CONTENT.specials["car-theft"].effect
    assert [van.start, van.goal] == re.findall(r"`(\w+)`", clauses("police-precinct")["PP-16.18"])
    start, *route = re.findall(r"`(\w+)`", clauses("police-precinct")["PP-16.21"])
    assert list(car.route) == route
    assert start == route[0]


EVERY = {"fourth": 4, "sixth": 6, "eighth": 8}


@pytest.mark.parametrize(
    ("clause", "event", "field"),
    [
        ("PP-16.10", "jail-break", "every"),
        ("PP-16.17", "officer-down", "ticks"),
        ("PP-16.20", "escort-van", "ticks"),
    ],
)
def test_which_tick_counts(clause: str, event: str, field: str) -> None:
    said = re.search("|".join(EVERY), clauses("police-precinct")[clause])
    assert said is not None
    assert getattr(CONTENT.specials[event].effect, field) == EVERY[said[0]]


def test_markers() -> None:
    printed = list(rows("Id | Name | Copies | Effect"))
    assert len(printed) == len(CONTENT.circumstances)
    for _, name, copies, effect in printed:
        marker = CONTENT.circumstances[called(name, "circumstances")]
        assert marker.copies == int(copies)
        said = re.search(r"([+−])(\d) (?:die|dice)", effect)
        assert marker.dice == (int(said[1].replace("−", "-") + said[2]) if said else 0), name
        level = re.fullmatch(r"Difficulty Level ([+−])(\d)", effect)
        assert marker.level == (int(level[1].replace("−", "-") + level[2]) if level else 0), name
        adds = re.match(r"Adds (\d) Punk", effect)
        assert marker.punks == (int(adds[1]) if adds else 0), name
        assert marker.hospital == effect.startswith("Failing means the Hospital"), name
        assert (marker.bonus is not None) == effect.startswith("Bonus")
    bonuses = {name: figures(marker.bonus) for name, marker in CONTENT.circumstances.items() if marker.bonus}
    assert bonuses == {"bag-of-loot": [1], "talkative": [1], "knows-about-the-murder": [2], "gang-recruiter": [1]}


def test_gangs() -> None:
    assert {called(name, "gangs") for _, name, _ in rows("Id | Gang")} == set(CONTENT.gangs)
    powers = {name: gang.power for name, gang in CONTENT.gangs.items()}
    assert [power.fewer_dice for power in powers.values()] == [1, 0, 0, 0]
    assert [power.keeps_vehicles_out for power in powers.values()] == [False, True, False, False]
    assert [power.harder_sites for power in powers.values()] == [0, 0, 1, 0]
    assert [power.daily_punks for power in powers.values()] == [0, 0, 0, 1]
    assert all(gang.copies == 1 for gang in CONTENT.gangs.values())


def test_investigation_cards() -> None:
    printed = list(rows("Stack | Cards"))
    for (_, cards, evidence, useless), stack in zip(printed, STACKS, strict=True):
        pile = CONTENT.piles[stack]
        found = CONTENT.evidence[stack]
        assert [len(pile), len(found), len(pile) - len(found)] == [
            int(cards),
            int(evidence.partition(":")[0]),
            int(useless),
        ]
        names = {CATALOG.name(card).lower().replace("the ", "") for card in found}
        assert {name.replace("the ", "") for name in evidence.split(": ")[1].split(", ")} == names


# Set-up.


def test_the_set_up_tables() -> None:
    plain = [
        SetUp(seats=int(seats), cards=int(cards), punks=int(punks), day=int(day), patrols=5)
        for seats, cards, punks, day in rows("Seats | Police Cards per character")
    ]
    (crime,) = numbers_of("PP-2.20")
    dirty = [
        SetUp(
            seats=seats,
            dirty=dirty,
            cards=cards,
            punks=punks,
            day=day,
            patrols=patrols,
            crime=crime,
        )
        for seats, dirty, cards, punks, day, patrols in (map(int, row) for row in rows("Seats | Dirty Cops"))
    ]
    assert list(SETTINGS.tables) == [*plain, *dirty]


def test_the_degrees() -> None:
    degrees = SETTINGS.degrees
    assert (degrees["none"].punks, degrees["none"].emergencies, degrees["none"].support) == (6, 2, True)
    five, six, seven = degrees["5"], degrees["6"], degrees["7"]
    assert [five.dice_cap, five.emergencies, five.punks] == numbers_of("PP-24.6")[1:]
    assert (five.support, five.crime, five.fewer_punks, any(five.later)) == (False, 0, 0, False)
    assert [degree.donuts for degree in degrees.values()] == [tuple(map(int, row[1:])) for row in rows("Donuts each")]
    days = numbers_of("PP-24.7")[4:9]
    assert [six.fewer_punks, six.punks, six.crime] == numbers_of("PP-24.7")[1:4]
    assert list(six.later) == [days[0], *days]
    assert (six.emergencies, six.dice_cap, six.support) == (2, 0, False)
    assert [seven.fewer_punks, seven.punks, seven.emergencies, seven.crime] == numbers_of("PP-24.8")[1:5]
    assert (seven.later, seven.dice_cap, seven.support) == (six.later, 0, False)
    none = degrees["none"]
    assert (none.fewer_punks, none.crime, none.dice_cap, any(none.later)) == (0, 0, 0, False)


def test_where_the_stacks_lie() -> None:
    assert {name: stack.place for name, stack in SETTINGS.stacks.items()} == {
        "examine-body": "morgue",
        "crime-scene": "parking-lot",
        "murder-weapon": "warehouse",
        "interview-witness": "apartment",
    }


# Numbers that clauses name.


def numbers_of(clause: str) -> list[int]:
    text = re.sub(r"\[.*|PP-[\d.]+|Phase \d|`\w+`", "", clauses("police-precinct")[clause])
    return [int(n) for n in re.findall(r"\d+", text)]


@pytest.mark.parametrize(
    ("clause", "numbers"),
    [
        ("PP-2.8", [SETTINGS.patrol_officers]),
        ("PP-2.10", [SETTINGS.degrees["none"].punks, SETTINGS.start_hood_cap]),
        ("PP-2.11", [SETTINGS.degrees["none"].emergencies]),
        ("PP-5.1", [SETTINGS.marked_move]),
        ("PP-5.2", [SETTINGS.unmarked_move]),
        ("PP-5.5", [CONTENT.police["fast-response"].text.spaces]),
        ("PP-5.9", [2, SETTINGS.support_move]),
        ("PP-7.1", [SETTINGS.unmarked_cards]),
        ("PP-7.12", [len(CONTENT.all_evidence)]),
        ("PP-7.13", [len(CONTENT.evidence[name]) for name in STACKS]),
        ("PP-8.6", [SETTINGS.highest_level, SETTINGS.lowest_level]),
        ("PP-8.12", [SETTINGS.hospital_difficulty]),
        ("PP-9.3", [SETTINGS.murderer_population]),
        ("PP-10.1", [SETTINGS.hospital_cards]),
        ("PP-11.3", [4 * SETTINGS.upgrades_each, SETTINGS.upgrades_each]),
        ("PP-11.6", [SETTINGS.donuts]),
        ("PP-12.2", [SETTINGS.hand_limit]),
        ("PP-15.6", [SETTINGS.gang_punks]),
        ("PP-15.13", [len(CONTENT.piles["gangs"])]),
        ("PP-18.5", [SETTINGS.patrol_officers, SETTINGS.swat_tokens, SETTINGS.federal_agents]),
        ("PP-18.8", [SETTINGS.agent_cards]),
        ("PP-19.2", [SETTINGS.murderer_day, SETTINGS.last_day - SETTINGS.murderer_day]),
        ("PP-19.4", [SETTINGS.last_day]),
        ("PP-22.1", [SETTINGS.loyalty_good + SETTINGS.loyalty_dirty, SETTINGS.loyalty_good, SETTINGS.loyalty_dirty]),
        ("PP-22.15", [SETTINGS.reveal_donuts, SETTINGS.reveal_crime]),
        ("PP-22.23", [*SETTINGS.desk_cards[3:], 4, 5, 6, *SETTINGS.desk_of_one[2:], 3, 4, 5, 6]),
        ("PP-22.17", [SETTINGS.recruit_punks]),
        ("PP-23.2", [SETTINGS.support_move]),
        ("PP-17.4", [len(CONTENT.piles["markers"])]),
        ("PP-12.10", [len(CONTENT.piles["police"])]),
        ("PP-13.10", [len(CONTENT.piles["events"])]),
    ],
)
def test_a_clause_names_these_numbers(clause: str, numbers: list[int]) -> None:
    assert numbers_of(clause)[: len(numbers)] == numbers


def test_numbers_that_clauses_name_in_words() -> None:
    said = clauses("police-precinct")
    assert "the sixth advance loses" in said["PP-20.3"]
    assert SETTINGS.crime_track == 6
    assert "Three or more arrests" in said["PP-9.9"]
    assert SETTINGS.donut_arrests == 3
    assert "one or two different Upgrade Tokens" in said["PP-11.1"]
    assert SETTINGS.upgrades_at_once == 2
    assert "Solo and 2-player games use" in said["PP-23.1"]
    assert SETTINGS.support_seats == 2
    assert SETTINGS.start_space in said["PP-2.16"]


def test_the_inventory_counts_what_is_there() -> None:
    counts = {bare(row[0]): row[1] for row in rows("Component")}
    assert int(counts["Street Punk tokens"]) == SETTINGS.punk_tokens
    assert int(counts["Donut tokens"]) == SETTINGS.donuts
    assert int(counts["Patrol Officer tokens"]) == SETTINGS.patrol_officers
    assert int(counts["Event Cards"]) == len(CONTENT.piles["events"])
    assert counts["SWAT tokens / Federal Agent tokens"] == f"{SETTINGS.swat_tokens} / {SETTINGS.federal_agents}"


def test_each_symbol_is_on_as_many_cards_as_printed() -> None:
    said = re.search(r"Totals: (\d+) cards with M, (\d+) with L, (\d+) with H", RULES)
    assert said is not None
    counted = Counter(card.symbols[0] for card in CONTENT.police.values() for _ in range(card.copies))
    assert [counted[symbol] for symbol in SYMBOLS.values()] == [int(n) for n in said.groups()]
