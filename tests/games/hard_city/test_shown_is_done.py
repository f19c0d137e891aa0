"""What an option shows of its price, its dice and its numbers is what choosing it takes, throws and does."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.dice import WORTH, PayDonuts, shooting_pool
from hardboiled.games.hard_city.rules.doctor_zero import PlayInstant, PlayText
from hardboiled.games.hard_city.rules.effects.perk import Perk
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole
from hardboiled.games.hard_city.rules.equipment import Give, Take, UseGear
from hardboiled.games.hard_city.rules.events import Rolled
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.kernel import Action, Price
from hardboiled.kernel.present import present, question
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import OptionFace
from rules.hard_city.table import BLANK, DONUT, ONE, Table

SEAT = "officers-1"


def face(table: Table, action: Action, seat: str = SEAT) -> OptionFace:
    scene = present(table.match, table.match._seat(seat), GAME.catalog(), None)
    return scene.asks[0].options[table.options.index(action)]


@pytest.mark.parametrize("action", [Give("radio", "jenny"), Take("walkman", "jenny")])
@pytest.mark.parametrize(("skills", "price"), [((), 1), (("deep-pockets",), 0)])
def test_a_trade_costs_what_it_says(action: Action, skills: tuple[str, ...], price: int) -> None:
    table = Table()
    table.officer("jenny", at="f8", gear=["walkman"])
    table.turn("marcellus", at="f8", gear=["radio"], skills=list(skills))
    assert face(table, action).cost == f"{price} AP"
    table.choose(action)
    assert table.officer("marcellus").ap == 5 - price


def test_a_card_like_ones_own_is_taken_by_its_giver() -> None:
    table = Table()
    table.officer("jenny", at="f8", gear=["radio", "walkman"])
    table.turn("donathan", at="f8", gear=["radio"])
    assert face(table, Take("radio", "jenny")).targets == ["piece:jenny"]
    assert "card:gear-jenny-1" in face(table, Take("walkman", "jenny")).targets


def test_more_skills_than_dice_show_the_limit() -> None:
    table = Table()
    table.mutant("b2")
    miranda = table.officer("miranda")
    skills = [*miranda.skills, "hail-of-lead", "hail-of-lead"]
    table.turn("miranda", at="f8", skills=skills, chance=[BLANK, BLANK, BLANK])
    shown = face(table, Shoot("b2")).detail
    assert shown.startswith("3 dice")
    assert shown.endswith(": 2 gun + 2 skills − 1 over the limit")
    table.choose(Shoot("b2"))
    assert len(table.told(Rolled)[-1].faces) == 3


@pytest.mark.parametrize("more", range(4))
def test_the_average_of_a_shot_is_that_of_its_faces(more: int) -> None:
    content = GAME.content()
    pool = shooting_pool(content, Perk(shoot_dice=more))
    throws = [sum(WORTH[face] for face in throw) for throw in product(content.settings.die, repeat=pool.dice)]
    assert pool.average == pytest.approx(sum(throws) / len(throws))


def test_what_a_barrel_or_a_manhole_needs_is_shown() -> None:
    table = Table()
    table.state.barrels["barrel-1"] = "b3"
    table.turn("donathan", at="f8")
    assert face(table, ShootBarrel("barrel-1")).detail == "2 dice, 1.3 damage on average, 2 needed"
    heist = Table(episode=2)
    heist.state.manholes["manhole-1"] = "f8"
    heist.turn("donathan", at="f8", chance=[BLANK, ONE])
    assert face(heist, SealManhole("manhole-1", False)).detail.endswith(", 1 needed")
    assert face(heist, SealManhole("manhole-1", True)).detail == ""
    heist.choose(SealManhole("manhole-1", False))
    assert len(heist.told(Rolled)[-1].faces) == 2


def test_steps_that_a_card_gives_are_free_and_say_so() -> None:
    table = Table()
    table.turn("donathan", at="f8", gear=["skateboard"])
    assert face(table, Step("f7")).cost == "1 AP"
    table.choose(UseGear("skateboard"))
    assert table.prompt == "run"
    ap = table.officer("donathan").ap
    for option in table.offered(Step):
        assert face(table, option).cost == "0 AP"
    table.choose(table.offered(Step)[0])
    assert table.officer("donathan").ap == ap
    table.skip_to("turn")
    assert face(table, table.offered(Step)[0]).cost == "1 AP", "no spaces are left over"


def test_donut_faces_say_their_price_whatever_it_is() -> None:
    table = Table()
    table.mutant("b2")
    table.turn("donathan", at="f8", chance=[DONUT, DONUT])
    table.choose(Shoot("b2"))
    content = table.content
    dear = replace(content, settings=replace(content.settings, cost_donut_face=2))
    assert face(table, PayDonuts(2)).label == "Pay 2 AP for donuts"
    assert PayDonuts(2).price(table.state, dear) == Price(4, "ap")
    assert PayDonuts(2).words(table.state, dear) == {"ap": 4}
    table.choose(PayDonuts(2))
    assert table.officer("donathan").ap == 5 - 1 - 2


def test_a_card_played_with_another_shows_its_raised_numbers() -> None:
    table = Table()
    table.doctor("take-the-city", "howl")
    printed = PlayBasics("howl").numbers(table.state, table.content)
    table.choose(PlayInstant("take-the-city"))
    shown = face(table, PlayBasics("howl"), "doctor-zero").detail
    assert [int(number) for number in re.findall(r"\d+", shown)] == [number + 1 for number in printed.values()]
    table.choose(PlayBasics("howl"), UseBasic("spawn"))
    assert table.ask.args == {"left": printed["spawn"] + 1}
    assert table.state.turn.raised == 0


def test_a_special_card_says_what_it_stands_for() -> None:
    table = Table()
    special = next(card for card in sorted(table.content.special_cards))
    table.doctor(special)
    assert face(table, PlayText(special), "doctor-zero").label.endswith(", Takeover")


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize(("mode", "players"), [("one-vs-all", 3), ("co-op", 2)])
def test_questions_name_spaces_and_pieces_as_players_do(mode: str, players: int, episode: int) -> None:
    match = start("hard-city", mode, [f"P{n}" for n in range(players)], episode, episode=episode, ally="blast")
    catalog, rng, asked = GAME.catalog(), Random(episode), set()
    while match.asks:
        asked.add(question(match.asks[0], catalog))
        match.choose(rng.choice(match.asks[0].options), match.asks[0].seats[0])
    raw = re.compile(r"\b(mutant|rat|soldier|civilian)-\d|\b([sr]-)?[a-k]\d+\b|\bkind-|\bregion-")
    assert [text for text in sorted(asked) if raw.search(text)] == []
