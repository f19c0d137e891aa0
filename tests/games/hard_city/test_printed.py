"""Every number and place that is printed: the tables and clauses of docs/rules/hard-city.md and the texts of the cards
against the content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from games.hard_city import card_words, officer_words
from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.content import Layout
from hardboiled.kernel import CardId
from hardboiled.kernel.rules import clauses, folder

CONTENT = GAME.content()
CATALOG = GAME.catalog()
SETTINGS = CONTENT.settings
GET_THEM = CONTENT.skills[CardId("get-them")]
RULES = (folder() / "hard-city.md").read_text("utf-8")


def rows(section: str, heading: str) -> Iterator[list[str]]:
    """The rows of the table with this heading in that section, as printed."""
    text = RULES.split(f"## {section} ", 1)[1].split("\n## ", 1)[0].split("\n---", 1)[0]
    table = text.split(heading, 1)[1].split("\n\n", 1)[0]
    for line in table.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def spaces(cells: Iterable[str]) -> str:
    return " ".join(cell.upper() for cell in cells) or "–"


# Numbers at a glance.


@pytest.mark.parametrize(
    ("constant", "numbers"),
    [
        ("VP_TO_WIN", [SETTINGS.vp_to_win]),
        ("OFFICER_AP", [SETTINGS.officer_ap]),
        ("HP Jenny", [CONTENT.officers["jenny"].hp]),
        ("HP Miranda, HP Marcellus", [CONTENT.officers["miranda"].hp, CONTENT.officers["marcellus"].hp]),
        ("HP Blast", [CONTENT.officers["blast"].hp]),
        ("COST_SHOOT", [SETTINGS.cost_shoot]),
        ("COST_AIMED_SHOT", [SETTINGS.cost_aimed_shot]),
        ("COST_CLOSE_COMBAT", [SETTINGS.cost_close_combat]),
        ("COST_GIVE_TAKE", [SETTINGS.cost_give_take]),
        ("COST_USE_EQUIPMENT", [SETTINGS.cost_use_equipment]),
        ("COST_DONUT_FACE", [SETTINGS.cost_donut_face, 1]),
        ("SHOOT_DICE / CLOSE_DICE", [SETTINGS.shoot_dice, SETTINGS.close_dice]),
        ("AIMED_DAMAGE", [SETTINGS.aimed_damage]),
        ("Leaving a space with active Mutants", [SETTINGS.leave_damage]),
        ("Mutant move / Rat move", [SETTINGS.mutant_move, SETTINGS.rat_move]),
        ("Mutant attack damage", [SETTINGS.mutant_damage]),
        ("KILLS_PER_REWARD", [SETTINGS.kills_per_reward]),
        ("FUBAR_KILL_STEPS", [SETTINGS.fubar_kill_steps]),
        ("FUBAR_AP (1-vs-All)", [SETTINGS.fubar_ap]),
        ("FUBAR damage reduction", [SETTINGS.fubar_armour, 0]),
        ("FUBAR_MIN_HP solo", [SETTINGS.fubar_min_hp_solo]),
        ("FUBAR HP episode 5", [SETTINGS.fubar_hp_episode_5, SETTINGS.fubar_solo_start_episode_5, 1]),
        ("MAX_CUTSCENES on table", [SETTINGS.max_cutscenes]),
        ("Ep 1: evacuate / call helicopter", [SETTINGS.helicopter_evacuation, SETTINGS.call_helicopter]),
        (
            "Ep 1: barrel explodes at / blast / splash",
            [SETTINGS.barrel_threshold, SETTINGS.barrel_blast, SETTINGS.barrel_splash],
        ),
        ("Ep 2: seal with dice / without", [SETTINGS.seal_with_dice, SETTINGS.seal_surely]),
        ("Ep 3: pull Civilian from car / evacuate", [SETTINGS.pull_out, SETTINGS.car_evacuation]),
        ("Ep 3: Toxic Cloud", [SETTINGS.cloud_damage]),
        ("Ep 4: evacuate / call helicopter", [SETTINGS.boat_evacuation, SETTINGS.call_helicopter]),
        ("Ep 5: generator / lab entrance", [SETTINGS.generator, SETTINGS.hatch]),
        ("Ep 5: roof barrel / Doom Device", [SETTINGS.roof_barrel_threshold, SETTINGS.doom_threshold]),
        ("Ep 5: barrels on the roof", [SETTINGS.roof_barrels]),
        ("Ep 5: lights on", [SETTINGS.lights_on]),
    ],
)
def test_numbers_at_a_glance(constant: str, numbers: list[int]) -> None:
    printed = {row[0]: row[1] for row in rows("2.2", "| constant | value |")}
    assert [int(n) for n in re.findall(r"\d+", printed[constant])] == numbers


@pytest.mark.parametrize(
    ("clause", "numbers"),
    [
        ("HC-1.10", [SETTINGS.regular_mutants]),
        ("HC-1.16", [CONTENT.officers["donathan"].hp]),
        ("HC-3.6", [3, 4, 1, SETTINGS.first_hand]),
        ("HC-6.1", [SETTINGS.cost_move, 1, SETTINGS.move_spaces]),
        ("HC-7.23", [SETTINGS.max_dice, SETTINGS.max_dice]),
        ("HC-10.7", [SETTINGS.rats, SETTINGS.soldiers]),
        ("HC-13.8", [GET_THEM.cost, 0, GET_THEM.perk.blast_steps]),
        ("HC-16.6", [sum(card.copies for card in CONTENT.autodoc.values())]),
        ("HC-20.5", [SETTINGS.civilians, SETTINGS.crates]),
        ("HC-21.7", [SETTINGS.barrel_threshold]),
        ("HC-21.11", [SETTINGS.helicopter_evacuation]),
        ("HC-22.2", [SETTINGS.truck_barrels]),
        ("HC-22.8", [SETTINGS.seal_with_dice, SETTINGS.seal_dice]),
        ("HC-22.18", [1, 10, SETTINGS.seal_vp]),
        ("HC-22.19", [SETTINGS.barrel_vp]),
        ("HC-23.2", [SETTINGS.civilians_per_car, 2]),
        ("HC-23.4", [2, 2 * SETTINGS.civilians_per_car, 3, 1, 3, SETTINGS.clouds]),
        ("HC-23.7", [SETTINGS.clouds_each_round]),
        ("HC-23.25", [1, 10, 1, SETTINGS.mayor_vp]),
        ("HC-23.26", [1, 1, SETTINGS.mayor_vp]),
        ("HC-24.2", [SETTINGS.bus_civilians, 2]),
        ("HC-24.5", [SETTINGS.bus_unloads]),
        ("HC-25.4", [SETTINGS.lights]),
        ("HC-25.25", [SETTINGS.doom_vp]),
        ("HC-26.7", [1, 2, 0, SETTINGS.drive]),
        ("HC-26.15", [SETTINGS.jam_markers]),
        ("HC-8.9", [SETTINGS.kills_per_reward]),
    ],
)
def test_a_clause_names_these_numbers(clause: str, numbers: list[int]) -> None:
    text = re.sub(r"\[.*?\]|HC-[\d.]+|1-vs-All|Call 911!|Step \d", "", clauses("hard-city")[clause])
    assert [int(n) for n in re.findall(r"\d+", text)][: len(numbers)] == numbers


def test_dice_and_reward() -> None:
    faces = re.search(r"Die layout: (.*?)\. \[", RULES)
    assert faces is not None
    names = {"1 damage": "1", "2 damage": "2", "blank": "blank", "donut": "donut"}
    printed = {
        names[face]: int(count) for face, count in re.findall(r"([a-z0-9 ]+?) ×(\d)", faces[1].replace(", ", ","))
    }
    assert {face: SETTINGS.die.count(face) for face in SETTINGS.die} == printed
    assert SETTINGS.skills_drawn == 2, "HC-8.9 spells it"
    assert SETTINGS.cost_clear_jam == 1, "ours"


# Tables of what is ours.


def test_officers_and_skills() -> None:
    printed = list(rows("4.1", "| Who | HP |"))
    assert printed == [
        [CATALOG.name(one.id), str(one.hp), CATALOG.name(one.skill)] for one in CONTENT.officers.values()
    ]
    for name, skills in rows("4.1", "| Owner | Skills |"):
        owner = next(one for one in CONTENT.officers if CATALOG.name(one) == name)
        cards = [card for card in CONTENT.skills.values() if card.owner == owner]
        told = [
            " ".join([CATALOG.name(c.id), *([str(c.cost)] if c.cost else ()), *(["once"] if c.once else ())])
            for c in cards
        ]
        assert skills.split(", ") == told
        assert [card.id for card in cards if card.starting] == [CONTENT.officers[owner].skill]


def test_equipment() -> None:
    printed = {deck: cards.split(", ") for deck, cards in rows("4.2", "| Deck |")}
    for deck in ("police", "street"):
        cards = [card for card in CONTENT.equipment.values() if card.deck == deck]
        assert printed[deck.capitalize()] == [f"{CATALOG.name(card.id)} {card.copies}" for card in cards]


def test_basic_numbers_of_chaos_cards() -> None:
    printed = list(rows("4.3", "| Card | Type |"))
    assert printed == [
        [CATALOG.name(card.id), card.type.capitalize(), str(card.spawn), str(card.move), str(card.attack)]
        for card in CONTENT.chaos.values()
    ]


def test_episodes_of_cutscenes() -> None:
    printed = list(rows("4.4", "| Scene |"))
    assert printed == [
        [CATALOG.name(card.id), ", ".join(map(str, card.episodes))] for card in CONTENT.cutscenes.values()
    ]
    assert all(card.opening == CATALOG.name(card.id).startswith("Opening") for card in CONTENT.cutscenes.values())


def test_marks_of_event_cards() -> None:
    printed = list(rows("4.5", "| # |"))
    assert printed == [
        [
            str(card.number),
            *(spaces(m) for marks in (card.episode_1, card.episode_2) for m in (marks.round, marks.square)),
        ]
        for card in CONTENT.events.values()
    ]


def test_boards_and_spawn_zones() -> None:
    for number, boards, specials, zone, also in rows("4.6", "| Episode |"):
        sheet = CONTENT.sheet(int(number))
        assert boards == ", ".join(f"{CATALOG.name(one.board)} {one.x}/{one.y}" for one in sheet.boards)
        assert specials == ", ".join(sheet.specials)
        assert zone == " / ".join(map(spaces, sheet.zone))
        more = []
        if sheet.exits:
            more.append(f"exits {spaces(sheet.exits)}")
        if sheet.ladders:
            more.append(f"ladders {spaces(sheet.ladders)}")
        if sheet.lights:
            more.append(f"lights {' / '.join(map(spaces, sheet.lights))}")
        if sheet.enterable:
            more.append(f"Mutants may enter {' '.join(sheet.enterable)}")
        assert also == ("; ".join(more) or "–")


def test_faces_of_the_episode_special_cards() -> None:
    printed = list(rows("4.8", "| Face |"))
    faces = sorted(CONTENT.specials.values(), key=lambda face: (face.episode, face.mode == "co-op"))
    assert printed == [[CATALOG.name(face.id), str(face.episode), face.mode, text(face.id)] for face in faces]


SINGLE = ("helicopter", "start", "pier", "generator", "entrance", "battery", "hatch", "doom")


@pytest.mark.rule("HC-21.3", "HC-22.3", "HC-23.4", "HC-24.4", "HC-25.3")
def test_layouts() -> None:
    printed = {row[0]: row[1:] for row in rows("4.7", "| Episode, layout |")}
    found = {
        f"{sheet.number}, {number}": _layout(layout)
        for sheet in CONTENT.episodes.values()
        for number, layout in enumerate(sheet.layouts, 1)
    }
    assert printed == found
    for sheet in CONTENT.episodes.values():
        for layout in sheet.layouts:
            assert len(layout.barrels) == {1: 4, 5: SETTINGS.roof_barrels}.get(sheet.number, 0)
            assert len(layout.manholes) == {2: 4, 3: 3}.get(sheet.number, 0)
            assert bool(layout.helicopter) == (sheet.number in (1, 4))
            assert layout.civilians == (), "they come by event cards, cars and the Bus"
            assert (len(layout.police), len(layout.street)) == (1, {1: 3, 2: 4, 4: 4}.get(sheet.number, 2))


def _layout(layout: Layout) -> list[str]:
    single = "; ".join(f"{name} {spaces((getattr(layout, name),))}" for name in SINGLE if getattr(layout, name))
    lying = "; ".join(f"{name} {spaces(cells)}" for name, cells in layout.obstacles.items())
    tokens = (layout.barrels, layout.manholes, layout.police, layout.street)
    return [lying, *map(spaces, tokens), single or "–"]


# Texts.


def text(name: str) -> str:
    return CATALOG.format(name, attribute="text")


@pytest.mark.rule("HC-26.12", "HC-26.13", "HC-26.14", "HC-14.2")
def test_an_autodoc_card_says_what_it_does() -> None:
    for name, card in CONTENT.autodoc.items():
        foot = "— They’re crazy for blood! " if name == "on-the-move" else ""
        assert text(name) == card_words.autodoc(card, foot), name


def test_a_chaos_card_says_what_it_does() -> None:
    for name, card in CONTENT.chaos.items():
        assert text(name) == card_words.chaos(card), name
    for name, event in CONTENT.events.items():
        assert text(name) == card_words.event(event), name
    for face in CONTENT.specials.values():
        assert text(face.id) == card_words.special(face), face.id
        assert face.then == ("queue" if face.mode == "co-op" else "discard"), face.id


@pytest.mark.rule("HC-20.2")
def test_an_officers_card_says_what_it_does() -> None:
    for name, gear in CONTENT.equipment.items():
        assert text(name) == officer_words.equipment(gear), name
    for name, scene in CONTENT.cutscenes.items():
        if name != "call-911":
            assert text(name) == officer_words.cutscene(scene), name
    for name, skill in CONTENT.skills.items():
        dog = skill.owner == "blast" and not skill.starting
        assert text(name) == (officer_words.blast_text(skill.perk) if dog else officer_words.skill(skill)), name


def test_the_opening_that_drives_says_how_far() -> None:
    assert card_words.NUMBERS[SETTINGS.drive] in text("call-911")
