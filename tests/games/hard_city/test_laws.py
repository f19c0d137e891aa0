"""The kernel's laws in random play, and scenes without a missing word."""

from random import Random

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.kernel import laws
from hardboiled.kernel.comparing import viewers
from hardboiled.kernel.present import present
from hardboiled.kernel.saving import start

TABLES = [("one-vs-all", players) for players in (2, 3, 4, 5)] + [("co-op", players) for players in (1, 2, 3, 4)]


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_laws_hold(mode, players, episode):
    ally = ("none", "blast", "blast-with-skills")[(players + episode) % 3]
    laws.play("hard-city", mode, players, seed=10 * episode + players, sample=0.05, episode=episode, ally=ally)


def test_views_are_decided_and_everything_has_words():
    laws.check_views(GAME)
    laws.check_texts(GAME)


@pytest.mark.parametrize(("mode", "players"), [("one-vs-all", 3), ("co-op", 2)])
def test_the_same_game_in_another_process(mode, players):
    laws.check_same_elsewhere("hard-city", mode, players, seed=2, episode=2)


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize(("mode", "players"), [("one-vs-all", 3), ("co-op", 2)])
def test_scenes_say_everything(mode, players, episode):
    match = start("hard-city", mode, [f"P{n}" for n in range(players)], episode, episode=episode, ally="blast")
    catalog, rng = GAME.catalog(), Random(episode)
    spaces = {space.id for board in match.stage().boards for space in board.spaces}
    faces = match.stage().cards
    while not match.over:
        ask = rng.choice(match.asks)
        if rng.random() < 0.1:
            for seat in viewers(match):
                scene = present(match, seat, catalog, max(0, len(match.log) - 2))
                assert {piece.space for piece in scene.pieces} <= spaces
                assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
                shown = [zone for panel in scene.panels for zone in panel.zones] + scene.zones
                cards = [card for zone in shown for card in zone.cards]
                assert all(not card.face or card.face in faces for card in cards)
                assert len({card.id for card in cards}) == len(cards)
                check_targets(scene, spaces, cards)
        match.choose(rng.choice(ask.options), ask.seats[0])
    assert present(match, match.seats[0], catalog, 0).ending is not None
    assert not catalog.missing


def check_targets(scene, spaces, cards):
    known = {f"space:{space}" for space in spaces}
    known |= {f"piece:{piece.id}" for piece in scene.pieces}
    known |= {f"card:{card.id}" for card in cards}
    for ask in scene.asks:
        labels = [option.label for option in ask.options]
        assert len(labels) == len(ask.options)
        for option in ask.options:
            assert option.rule.startswith("HC-")
            assert set(option.targets) <= known, option
