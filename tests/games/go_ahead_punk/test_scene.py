"""Scenes: nothing without words, every target and face is there, and no secret shows."""

from random import Random
from typing import Any

import msgspec
import pytest

from hardboiled.kernel.present import present
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import Scene, Stage


def cards(scene: Scene) -> list[Any]:
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    return [card for zone in zones for card in zone.cards]


def check(scene: Scene, stage: Stage) -> None:
    spaces = {space.id for board in stage.boards for space in board.spaces}
    pieces = {piece.id for piece in scene.pieces}
    lying = {card.id for card in cards(scene)}
    assert all(piece.space in spaces for piece in scene.pieces)
    assert all(mark.space in spaces for mark in scene.marks)
    assert all(not card.face or card.face in stage.cards for card in cards(scene))
    for target in (target for ask in scene.asks for option in ask.options for target in option.targets):
        kind, _, name = target.partition(":")
        if kind == "space":
            assert name in spaces, target
        elif kind == "card":
            assert name in lying, target
        else:
            assert name in pieces or name in ("katherine", "frank", "eddie"), target
    assert msgspec.json.encode(scene)


@pytest.mark.parametrize(
    ("mode", "seats", "seeds"), [("one-vs-all", 2, (1,)), ("one-vs-all", 4, (2,)), ("solo", 1, (1, 2, 3))]
)
def test_every_scene_has_its_words_and_its_parts(mode: str, seats: int, seeds: tuple[int, ...]) -> None:
    for seed in seeds:
        match = start("go-ahead-punk", mode, [f"P{n}" for n in range(seats)], seed)
        rng, catalog = Random(seed), match.game.catalog()
        stage = match.game.stage_of(match.table, catalog)
        while match.asks:
            if mode == "solo" or rng.random() < 0.06:
                for seat in (*match.seats, "spectator"):
                    check(present(match, seat, catalog, max(0, len(match.log) - 1)), stage)
            ask = match.asks[0]
            match.choose(rng.choice(ask.options), ask.seats[0])
        for seat in (*match.seats, "spectator"):
            check(present(match, seat, catalog, 0), stage)
        assert not catalog.missing


def test_the_heat_of_possible_places_can_be_switched_off() -> None:
    for heat in (True, False):
        match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 1, heat=heat)
        match.choose(match.asks[0].options[0])
        assert bool(match.scene("cop-1").marks) is heat
        assert len(match.view("cop-1").possible) == 185


def test_choosing_a_cop_shows_who_is_free_and_what_each_can_do() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob", "Cid"], 1)
    catalog = match.game.catalog()
    scene = present(match, "cop-1", catalog, 0)
    assert scene.asks[0].prompt == "Which Cop do you play?"
    assert [option.label for option in scene.asks[0].options] == [
        "Play Katherine Lacey",
        "Play Frank Brannigan",
        "Play Eddie Johnson",
    ]
    assert all(option.detail for option in scene.asks[0].options)
    match.choose(match.asks[0].options[2])
    match.choose(match.asks[0].options[0])
    scene = present(match, "stinger", catalog, 0)
    assert [happening.text for happening in scene.happenings] == [
        "First Cop player plays Eddie Johnson.",
        "Second Cop player plays Katherine Lacey.",
    ]
    played = {panel.title: panel.notes[-1] for panel in scene.panels if panel.id != "stinger"}
    assert played["Eddie Johnson"] == "Played by First Cop player"
    assert played["Katherine Lacey"] == "Played by Second Cop player"
    assert "First" in played["Frank Brannigan"]
    assert "Second" in played["Frank Brannigan"]


def test_a_cops_scene_has_no_stinger_while_he_hides() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 1)
    match.choose(match.asks[0].options[44])
    assert not [piece for piece in match.scene("cop-1").pieces if piece.id == "stinger"]
    assert [piece.space for piece in match.scene("stinger").pieces] == ["45"]
    assert [piece.faded for piece in match.scene("stinger").pieces] == [True]


def test_a_spotted_stinger_reads_how_long() -> None:
    told: set[str] = set()
    for seed in range(1, 7):
        match, rng = start("go-ahead-punk", "solo", ["Ann"], seed), Random(seed)
        while match.asks:
            match.choose(rng.choice(match.asks[0].options), "stinger")
            view = match.view("stinger")
            values = [stat.value for stat in match.scene("stinger").stats if stat.label == "Spotted"]
            fights = any(cop.fighting for cop in view.cops)
            expected = "as long as the fight goes on" if fights else "until the round ends"
            assert values == ([expected] if view.spotted else [])
            told.update(values)
    assert len(told) == 2
