"""Every number that is printed: the tables of docs/rules/kick-ass.md and the texts of the cards against the content."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.kick_ass import card_words
from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import dashboard, enemies, gone_viral, refresh, set_up, striking
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.bonus import Bonus
from hardboiled.games.kick_ass.rules.plots import don, red_mist, vic
from hardboiled.kernel.rules import clauses, folder

CONTENT = GAME.content()
CATALOG = GAME.catalog()
RULES = (folder() / "kick-ass.md").read_text("utf-8")
SPOKEN = {name.removeprefix("the "): place for place, name in card_words.PLACES.items()}
PLAYERS = (1, 2, 3, 4)


def rows(section: str, heading: str) -> Iterator[list[str]]:
    """The rows of the table with this heading in that section, as printed, without their source tags."""
    text = RULES.split(f"### {section} ", 1)[1].split("\n### ", 1)[0].split("\n---", 1)[0]
    table = text.split(heading, 1)[1].split("\n\n", 1)[0]
    for line in table.splitlines()[2:]:
        yield [re.sub(r" ?\[[^]]*\]", "", cell).strip() for cell in line.strip("| ").split("|")]


def place(name: str) -> str:
    return SPOKEN[re.sub(r" \(.*\)", "", name.removeprefix("the "))]


# Tables.


def test_heroes() -> None:
    viral = {
        "Inspirational Hero": "inspire",
        "Surprise Attack": "surprise",
        "Trap": "trap",
        "Protected": "protected",
        "Healthy Heroes": "healthy",
        "Rich Heroes": "rich",
        "Spread Attack": "spread",
    }
    printed = list(rows("4.2", "| Hero | Start |"))
    assert len(printed) == len(CONTENT.heroes)
    for name, start, happiness, strength, social, life, item, bonus in printed:
        hero = next(sheet for sheet in CONTENT.heroes.values() if CATALOG.name(sheet.id) == name)
        assert (hero.start, hero.viral) == (place(start), viral[bonus])
        assert [hero.happiness, hero.strength, hero.social, hero.life] == [
            int(n) for n in (happiness, strength, social, life)
        ]
        own = CONTENT.items[CONTENT.starting_item[hero.id]]
        assert f"({CATALOG.name(own.slot)})" in item
        assert own.cost == 0
        said = ", ".join(card_words.bonus(own.bonus)).lower()
        meant = item.split("): ", 1)[1].replace("neutral ", "").replace(": +1 Happiness", ": gain 1 Happiness")
        meant = meant.replace(": +1 Social", ": gain 1 Social").replace(" of any colour", "")
        assert said == meant.strip().lower()


def test_strength_rows() -> None:
    printed = list(rows("4.2", "| Hero | 1 | 2 |"))
    assert len(printed) == len(CONTENT.heroes)
    for name, *levels in printed:
        hero = next(sheet for sheet in CONTENT.heroes.values() if CATALOG.name(sheet.id) == name)
        assert list(hero.rows) == [strength_row(level) for level in levels]


def strength_row(text: str) -> Bonus:
    red, blue = re.findall(r"\d", text)
    return Bonus(
        red=int(red),
        blue=int(blue),
        hits=text.count("H"),
        shields=text.count("S"),
        reroll_any=text.count("R"),
    )


def test_map() -> None:
    printed = list(rows("4.3", "| District | Limit |"))
    assert len(printed) == len(CONTENT.districts)
    for name, limit, near, arrow in printed:
        district = CONTENT.districts[place(name)]
        assert district.limit == int(limit)
        assert set(district.near) == {place(other) for other in near.split(", ")}
        assert district.arrow == ("" if arrow == "none" else place(arrow))
    ring = re.search(r"Clockwise path \[book\]: (.*)\.", RULES)
    assert ring is not None
    assert [place(name) for name in ring[1].split(" > ")] == [
        *CONTENT.settings.clockwise,
        CONTENT.settings.clockwise[0],
    ]


def test_dice() -> None:
    faces = {die: [int(n) for n in re.findall(r"\d", text)] for die, text in rows("4.4", "| Die | Faces |")}
    settings = CONTENT.settings
    plain, bright = settings.plain_faces, settings.lightning_faces
    assert faces["Red"] == faces["Blue"] == [plain, bright, 6 - plain - bright]
    assert faces["Faint"] == [settings.faint_faces, 6 - settings.faint_faces]


def test_incoming_tracks() -> None:
    printed = [[int(n) for n in row] for row in rows("4.5", "| Players | 1 |")]
    assert printed == [[players, *CONTENT.settings.incoming[players - 1]] for players in PLAYERS]


def test_final_plot_values() -> None:
    names = {CATALOG.name(foe.id): foe for foe in CONTENT.foes.values()}
    for name, *cells, _ in rows("4.6", "| Enemy | X = 1 |"):
        if name == "Don's gang (Minions)":
            gang = CONTENT.plots["don-genovese"].gang
            assert [amount(gang, x) for x in PLAYERS] == [int(cell) for cell in cells]
        elif name != "Skull Gang member":
            foe = names[name]
            values = [[amount(value, x) for value in (foe.power, foe.armor, foe.life)] for x in PLAYERS]
            assert values == [[int(n) for n in cell.split(" / ")] for cell in cells], name


def test_mini_bosses_of_events() -> None:
    listed = re.search(r"Mini-Bosses \(Power / Life, none has Armor\): (.*)\.\n", RULES)
    assert listed is not None
    for one in listed[1].split("; "):
        named = re.match(r"\w (?:the )?(.*?) ([0-9X][^/]*) / (.*)", one)
        assert named is not None
        foe = next(foe for foe in CONTENT.foes.values() if CATALOG.name(foe.id).removeprefix("The ") == named[1])
        assert [foe.power, foe.life, foe.armor, foe.tracked] == [
            named[2].replace(" ", ""),
            named[3].replace(" ", ""),
            0,
            False,
        ]


def in_numbers(cell: str) -> list[int]:
    """`X + 1`, 3 or `2 / 2 / 4 / 5`, for each number of players."""
    said = cell.replace(" ", "").replace("−", "-").split("/")
    values = [int(one) if one.isdigit() else one for one in said] * (len(PLAYERS) // len(said))
    return [amount(value, x) for value, x in zip(values, PLAYERS, strict=True)]


def test_waves() -> None:
    printed = list(rows("4.7", "| Wave | Minions |"))
    waves = CONTENT.plots["mother-fucker"].waves
    assert len(printed) == len(waves)
    for (_, minions, supers, special), wave in zip(printed, waves, strict=True):
        for cell, coming in ((minions, wave.minions), (supers, wave.supers)):
            assert [amount(coming, x) for x in PLAYERS] == in_numbers(cell)
        assert (CATALOG.name(wave.foe) if wave.foe else "–") == special


def test_what_items_cost() -> None:
    printed = {
        name.rsplit(" ", 1)[0]: (slot, int(name.rsplit(" ", 1)[1]))
        for slot, names in rows("4.9", "| Slot | Items")
        for name in names.split(", ")
    }
    shop = [item for item in CONTENT.items.values() if not item.hero]
    assert printed == {CATALOG.name(item.id): (CATALOG.name(item.slot), item.cost) for item in shop}


def test_the_spawn_deck() -> None:
    printed = list(rows("4.11", "| # | Incoming |"))
    for (_, incoming, places, _), card in zip(printed, CONTENT.spawns.values(), strict=True):
        assert card.incoming == (0 if incoming == "–" else int(incoming))
        assert list(card.districts) == [place(name) for name in places.split(" > ")]


# Numbers that clauses name.


@pytest.mark.parametrize(
    ("clause", "numbers"),
    [
        ("KA-1.3", [CONTENT.settings.rounds]),
        ("KA-2.9", [CONTENT.settings.start_dollars]),
        ("KA-2.13", [CONTENT.settings.blue_display, CONTENT.settings.red_display]),
        ("KA-2.14", [CONTENT.settings.offer]),
        ("KA-2.17", [2, 3, 4, CONTENT.settings.events]),
        ("KA-3.2", [CONTENT.settings.solo_dollars]),
        ("KA-3.3", [set_up.SOLO_CARDS]),
        ("KA-3.6", [set_up.SOLO_ITEMS]),
        ("KA-3.7", [CONTENT.settings.solo_blue_display, CONTENT.settings.red_display]),
        ("KA-4.2", [1, dashboard.TOP]),
        ("KA-4.3", [dashboard.HARDSHIP_LEVELS[dashboard.RIGHT]]),
        ("KA-4.4", [dashboard.HARDSHIP_LEVELS[dashboard.LEFT]]),
        ("KA-4.9", [1, dashboard.STRENGTH_TOP]),
        ("KA-8.19", [CONTENT.settings.minions]),
        ("KA-10.9", [CONTENT.settings.protection]),
        ("KA-11.5", [CONTENT.settings.hand]),
        ("KA-15.1", [CONTENT.settings.police_cost]),
        ("KA-15.6", [1, CONTENT.settings.wall_street_dollars]),
        ("KA-15.17", [CONTENT.settings.shop_spaces]),
        ("KA-15.20", [CONTENT.settings.library_tokens]),
        ("KA-15.22", [CONTENT.settings.hospital_life]),
        ("KA-20.8", [4, CONTENT.settings.needed]),
        ("KA-21.1", [gone_viral.INSPIRE_DICE.dice]),
        ("KA-21.5", [gone_viral.TRAP_MOVES]),
        ("KA-27.6", [enemies.SKULLS_SAFE_AT]),
        ("KA-27.15", [-CONTENT.plots["vic-gigante"].completed]),
        ("KA-27.16", [CONTENT.plots["vic-gigante"].matured]),
        ("KA-27.17", [0, CONTENT.settings.plot_track]),
        ("KA-9.1", [2, striking.SUPER_LIFE]),
    ],
)
def test_a_clause_names_these_numbers(clause: str, numbers: list[int]) -> None:
    text = re.sub(r"\[.*?\]|KA-[\d.]+", "", clauses("kick-ass")[clause])
    assert [int(n) for n in re.findall(r"\d+", text)][: len(numbers)] == numbers


def test_numbers_of_the_final_plots() -> None:
    plots = CONTENT.plots
    assert plots["red-mist"].tokens == {"nothing": 3, "lose": 2, "gain": 2, "hiding": 1}
    assert (plots["vic-gigante"].marker, plots["vic-gigante"].start, vic.GANG) == (15, "police", 3)
    assert (plots["john-genovese"].needed, plots["mother-fucker"].needed) == (3, 4)
    assert plots["don-genovese"].start == "wall-street"
    assert (don.DISTRICTS_A_NIGHT, don.WEAKENED_BY, CONTENT.settings.bribe, CONTENT.settings.loot) == (2, 2, 4, 3)
    assert (red_mist.TOKENS_A_SEARCH, CONTENT.settings.docks_spaces, CONTENT.settings.stalemate) == (2, 3, 100)
    assert (CONTENT.settings.dice, refresh.INSTEAD) == (8, ("happiness", "life", "dollars"))


# Texts.


def text(name: str) -> str:
    return CATALOG.format(name, attribute="text")


@pytest.mark.parametrize("name", CONTENT.cards)
def test_an_activation_card_says_what_it_does(name: str) -> None:
    assert text(name) == card_words.activation(CONTENT.cards[name])


@pytest.mark.parametrize("name", CONTENT.items)
def test_an_item_says_what_it_does(name: str) -> None:
    assert text(name) == card_words.item(CONTENT.items[name])


@pytest.mark.parametrize("name", CONTENT.all_events)
def test_an_event_says_what_it_does(name: str) -> None:
    assert text(name) == card_words.event(CONTENT.all_events[name])


@pytest.mark.parametrize("name", CONTENT.spawns)
def test_a_spawn_card_says_what_it_does(name: str) -> None:
    assert text(name) == card_words.spawn(CONTENT.spawns[name])


def test_hardships_and_boss_combat_cards_do_what_they_say() -> None:
    hardships, combat = CONTENT.hardships, CONTENT.combat
    assert (hardships["laziness"].moves, hardships["self-doubt"].red, hardships["burnout"].blue) == (-1, -1, -1)
    assert hardships["debts"].dearer == 1
    assert (combat["heavy-cover"].armor, combat["heavy-cover"].super_life, combat["dim-light"].red) == (1, 1, -1)
    assert (combat["crossfire"].power, combat["adrenaline"].lightning_hits) == ("X", 1)
