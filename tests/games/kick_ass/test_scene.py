"""Scenes and texts: every message is there, every target exists, names can be softened."""

from random import Random

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.look.stage import PANELS, stage
from hardboiled.games.kick_ass.rules.events import CombatCardDrawn
from hardboiled.games.kick_ass.rules.plots.course import CityLeft, place_boss
from hardboiled.games.kick_ass.rules.plots.hideaway import JohnGenovese
from hardboiled.games.kick_ass.rules.plots.outside import DecidedOutside
from hardboiled.games.kick_ass.rules.plots.times_square import MotherFucker
from hardboiled.games.kick_ass.rules.state import KickAssState
from hardboiled.kernel.present import ask_face, heard
from hardboiled.kernel.saving import start

CONTENT = GAME.content()


def watch(match, seed: int, most: int = 120):
    """Play at random, looking at every scene; the catalog with what it missed."""
    catalog = GAME.catalog()
    rng = Random(seed)
    the_stage = GAME.stage_of(match.table, catalog)
    spaces = {space.id for board in the_stage.boards for space in board.spaces}
    count = 0
    while match.asks and count < most:
        seat = match.asks[0].seats[0]
        view = match.view(seat)
        scene = GAME.scene(view, CONTENT, catalog)
        assert {board.id for board in the_stage.boards} >= set(scene.boards)
        ids = [piece.id for piece in scene.pieces]
        assert len(ids) == len(set(ids)), "no two pieces share an id"
        assert {piece.space for piece in scene.pieces} <= spaces
        zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
        shown = {ref.face for zone in zones for ref in zone.cards if ref.face}
        assert shown <= set(the_stage.cards)
        refs = {ref.id for zone in zones for ref in zone.cards}
        for ask in match.asks:
            face = ask_face(match, view, ask, ask.seats[0], catalog)
            labels = [(option.label, option.detail, option.group, tuple(option.targets)) for option in face.options]
            assert all(option.label for option in face.options)
            assert len(labels) == len(ask.options)
            for option in face.options:
                for target in option.targets:
                    kind, _, name = target.partition(":")
                    known = {"space": spaces, "piece": set(ids), "card": refs, "panel": set(match.seats)}[kind]
                    assert name in known, f"{target} of {option.label!r}"
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), rng.choice(ask.seats))
        count += 1
    heard(match, match.seats[0], catalog, 0)
    if match.outcome is not None:
        match.scene(match.seats[0])
    return catalog


@pytest.mark.parametrize("plot", [*CONTENT.plots, "random"])
def test_every_scene_can_be_shown(plot: str) -> None:
    for seats in (1, 3):
        catalog = watch(start("kick-ass", seats=["P"] * seats, seed=seats, plot=plot), seats)
        assert not catalog.missing


@pytest.mark.parametrize("plot", list(CONTENT.plots))
def test_scenes_of_the_final_plots(plot: str) -> None:
    match = start("kick-ass", seats=["P"] * 2, seed=5, plot=plot, heroes="random")

    def late(state: KickAssState) -> None:
        city = state.city
        city.completed[:] = [event.id for event in CONTENT.events.values() if event.players == 2][:3]
        for hero in city.heroes:
            hero.strength, hero.dollars, hero.social = 6, 12, 7
        needed = CONTENT.plots[plot].needed
        if needed:
            names = [event.id for event in CONTENT.boss_events.values() if event.plot == plot]
            city.locations[:] = names[: needed - 1]
        state.step = "sleep"

    match.arrange(late)
    assert not watch(match, 2, 250).missing


@pytest.mark.parametrize("plot", [JohnGenovese(), MotherFucker()])
def test_scenes_outside_the_city(plot: DecidedOutside) -> None:
    match = start("kick-ass", seats=["P"] * 3, seed=3, plot=plot.id, heroes="random")

    def gone(state: KickAssState) -> None:
        state.city.revealed = True
        state.combat_deck[:] = list(CONTENT.combat)
        with pytest.raises(CityLeft):
            plot.arrive(match.play)
        state.step = plot.way_out

    match.arrange(gone)
    assert GAME.scene(match.view("hero-1"), CONTENT, GAME.catalog()).boards == [plot.way_out]
    assert not watch(match, 1).missing


def test_every_card_action_and_event_has_its_text() -> None:
    catalog = GAME.catalog()
    for _, deck in CONTENT.decks():
        for entry in deck.values():
            assert catalog.has(entry.id), entry.id
    for file in (CONTENT.cards, CONTENT.items, CONTENT.all_events, CONTENT.hardships, CONTENT.spawns, CONTENT.combat):
        for name in file:
            catalog.format(name, attribute="text")
    for action in GAME.actions:
        assert catalog.has(f"action-{action.__struct_config__.tag}"), action
        assert action.rule.startswith("KA-")
    for event in GAME.events:
        assert catalog.has(f"event-{event.__struct_config__.tag}"), event
    assert not catalog.missing


def test_card_faces_say_where_they_come_from() -> None:
    match = start("kick-ass", seats=["P"], seed=1)
    shown = stage(match.table, GAME.catalog()).cards
    assert len(shown) >= 96 + 55 + 12 + 20 + 31 + 20 + 5 + 6
    assert {face.source for face in shown.values()} == {"book", "public", "original"}
    assert all(face.title and face.text and face.icon for face in shown.values())


def test_panels_do_not_overlap() -> None:
    boxes = list(PANELS.values())
    for number, (x, y, w, h) in enumerate(boxes):
        for ax, ay, aw, ah in boxes[number + 1 :]:
            assert x + w <= ax or ax + aw <= x or y + h <= ay or ay + ah <= y


def test_clean_language_softens_names_everywhere() -> None:
    match = start("kick-ass", seats=["P"] * 2, seed=1, language="clean", plot="mother-fucker")
    offered = [option.hero for option in match.asks[0].options]
    assert "night-witch" in offered
    assert "night-bitch" not in offered
    match.choose(next(option for option in match.asks[0].options if option.hero == "night-witch"))
    match.choose(match.asks[0].options[0])

    def late(state: KickAssState) -> None:
        state.city.completed[:] = [event.id for event in CONTENT.events.values() if event.players == 2][:3]
        state.step = "sleep"

    match.arrange(late)
    match.play.forced.clear()
    place_boss(match.play, "big-bastard", "docks")
    text = match.scene("hero-1", since=0)
    import msgspec

    words = msgspec.json.encode([text, match.stage()]).decode()
    assert "Bitch" not in words
    assert "Fucker" not in words
    assert "Bastard" not in words
    assert "Night Witch" in words
    assert "Mother F." in words
    assert "Big Brute" in words


def test_the_incoming_track_says_what_comes() -> None:
    match = start("kick-ass", seats=["P"], seed=1)
    [track] = [track for track in match.scene("hero-1").tracks if track.label == "Incoming"]
    assert all(mark.endswith((" Minion", " Minions")) for mark in track.marks.values())


def test_a_boss_combat_card_says_what_it_does() -> None:
    catalog = GAME.catalog()
    for card in CONTENT.combat:
        event = CombatCardDrawn(card)
        text = catalog.of("event", event, event.words(CONTENT, catalog))
        assert catalog.name(card) in text
        assert text.endswith(catalog.format(card, attribute="text"))
    assert not catalog.missing
