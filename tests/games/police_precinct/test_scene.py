"""Scenes and texts: complete, from the view alone, without a missing message."""

import json
from pathlib import Path

import pytest

from games.police_precinct.play import instinctive
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.kernel import SPECTATOR
from hardboiled.kernel.present import present
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table

GAME = find_game("police-precinct")
CONTENT = GAME.content()


@pytest.mark.parametrize(("mode", "seats"), [("co-op", 1), ("co-op", 4), ("dirty-cop", 5)])
def test_a_whole_game_is_drawn_without_a_missing_message(mode, seats):
    catalog = GAME.catalog()
    stage = None
    for number, match in enumerate(instinctive(mode, seats, 6, characters="choose")):
        if stage is None:
            stage = match.game.stage(match.table, catalog)
            spaces = {space.id for board in stage.boards for space in board.spaces}
        if number % 13 and not match.over:
            continue
        for seat in (match.asks[0].seats[0] if match.asks else match.seats[0], SPECTATOR):
            scene = present(match, seat, catalog, since=0 if match.over else None)
            assert {piece.space for piece in scene.pieces} <= spaces
            assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
            shown = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
            assert {card.face for zone in shown for card in zone.cards} <= {*stage.cards, ""}
            check_targets(scene, spaces)
    assert catalog.missing == set()


def check_targets(scene, spaces):
    pieces = {piece.id for piece in scene.pieces}
    cards = {c.id for zone in [*scene.zones, *(z for p in scene.panels for z in p.zones)] for c in zone.cards}
    known = {"space": spaces, "piece": pieces, "card": cards, "panel": {panel.id for panel in scene.panels}}
    for ask in scene.asks:
        for option in ask.options:
            assert option.label
            for target in option.targets:
                kind, _, name = target.partition(":")
                if not (kind == "piece" and name.startswith("punks-")):
                    assert name in known[kind], target


def test_every_action_event_and_card_has_its_words():
    catalog = GAME.catalog()
    for action in GAME.actions:
        assert catalog.has(f"action-{action.__struct_config__.tag}")
    for event in GAME.events:
        assert catalog.has(f"event-{event.__struct_config__.tag}")
    for name, deck in CONTENT.decks():
        if name in ("spaces", "intersections"):
            assert all(catalog.has(f"at-{entry}") for entry in deck)
        else:
            for entry in deck:
                assert catalog.has(entry), entry
                if name != "sites":
                    assert catalog.format(entry, attribute="text") != entry
    assert catalog.missing == set()


def test_places_have_names_of_their_own():
    catalog = GAME.catalog()
    names = [catalog.format(f"at-{name}") for name in (*CONTENT.spaces, *CONTENT.intersections)]
    assert len(set(names)) == len(names)


def test_the_stage_is_whole():
    match = next(instinctive("dirty-cop", 4, 1))
    stage = match.stage()
    assert [board.id for board in stage.boards] == ["city", "case-file"]
    for board in stage.boards:
        assert (GAME.home / "art" / board.art).is_file()
        for space in board.spaces:
            assert 0 <= space.x <= space.x + space.w <= board.width
            assert 0 <= space.y <= space.y + space.h <= board.height
    assert all(card.title and card.type and card.source and card.icon for card in stage.cards.values())


def test_icons_exist_in_the_set():
    icons = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not icons.is_file():
        pytest.fail("the icon set is not installed: run `make client`")
    data = json.loads(icons.read_text())
    known = {*data["icons"], *data.get("aliases", {})}
    match = next(instinctive("dirty-cop", 4, 1))
    stage = match.stage()
    named = {card.icon for card in stage.cards.values()} | {s.icon for b in stage.boards for s in b.spaces if s.icon}
    named |= {symbol for card in stage.cards.values() for symbol in card.symbols}
    assert named <= known


def test_a_pool_explains_itself():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "A12").punks(1, 3).gang(1, "iron-dogs")
    table.duty(act_phase)
    scene = table.match.scene("officer-1")
    option = next(o for o in scene.asks[0].options if o.index == table.options.index(Arrest("hood-1")))
    assert option.detail == "3 dice against 3: 3 skill + 1 car − 1 gang"
    assert "space:hood-1" in option.targets


def test_others_see_no_hand_and_no_loyalty():
    table = Table(seats=4, mode="dirty-cop").hand("informant", "overtime")
    scene = table.match.scene("officer-2")
    hand = next(zone for zone in scene.panels[0].zones if zone.kind == "hand")
    assert (hand.cards, hand.count) == ([], 2)
    assert not [stat for stat in scene.panels[0].stats if stat.label == "Loyalty"]
    assert [stat.value for stat in scene.panels[1].stats if stat.label == "Loyalty"] == ["Good Cop"]


def test_a_panel_does_not_say_the_officers_name_twice():
    for panel in start("police-precinct", seats=["Ann", "Bob"], seed=1).scene("officer-1").panels:
        assert panel.title not in [zone.label for zone in panel.zones]
