"""Printed counts, and content errors that name file and entry."""

import pytest

from games.content_ranges import odd_numbers
from hardboiled.games.hard_city import GAME
from hardboiled.kernel import ContentError

CITY = GAME.content()


def count(deck, keep=lambda card: True):
    return sum(card.copies for card in deck.values() if keep(card))


def test_printed_counts():
    assert count(CITY.chaos) == 36
    assert count(CITY.autodoc) == 36
    assert count(CITY.equipment, lambda card: card.deck == "police") == 18
    assert count(CITY.equipment, lambda card: card.deck == "street") == 18
    assert count(CITY.skills, lambda card: not card.starting) == 24
    assert count(CITY.cutscenes) == 18
    assert count(CITY.cutscenes, lambda card: card.opening) == 4
    assert count(CITY.events) == 8
    assert count(CITY.specials) == 10
    assert len(CITY.boards) == 10


def test_the_frame_of_the_chaos_decks():
    types = [card.type for card in CITY.chaos.values()]
    assert {kind: types.count(kind) for kind in sorted(set(types))} == {
        "action": 14,
        "instant": 8,
        "reaction": 8,
        "special": 6,
    }
    for card in CITY.chaos.values():
        assert 7 <= card.spawn + card.move + card.attack <= 9, card.id
        assert bool(card.effects) == (card.type != "special"), card.id
        assert bool(card.trigger) == (card.type == "reaction"), card.id
    letters = sorted(card.letter for card in CITY.autodoc.values() if card.letter)
    assert letters == ["A", "B", "F", "R", "U"]
    assert sum(card.special for card in CITY.autodoc.values()) == 5


def test_every_card_has_a_name_and_a_text():
    catalog = GAME.catalog()
    for name, deck in CITY.decks():
        for card in deck.values():
            assert catalog.has(card.id), card.id
            if name not in ("boards",):
                assert catalog.format(card.id, attribute="text") != card.id, card.id
    assert not catalog.missing


def test_every_layout_differs_from_the_others():
    for sheet in CITY.episodes.values():
        assert len({repr(layout) for layout in sheet.layouts}) == 4


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        (
            "events.toml",
            '[event-1]\nsource = "pack"\nnumber = 1\nepisode_1 = {round = ["z9"], square = []}\n'
            "episode_2 = {round = [], square = []}\n",
            "z9",
        ),
        ("skills.toml", '[lost]\nsource = "pack"\nowner = "nobody"\n', "nobody"),
        ("equipment.toml", '[odd]\nsource = "pack"\ndeck = "police"\neffects = [{do = "fly"}]\n', "fly"),
        ("autodoc.toml", '[both]\nsource = "pack"\nletter = "F"\nbottom = [{do = "score"}]\n', "letter"),
    ],
)
def test_a_wrong_pack_is_named(tmp_path, file, text, message):
    (tmp_path / file).write_text(text)
    with pytest.raises(ContentError, match=message):
        GAME.content([tmp_path])


def test_odd_numbers_are_refused_or_played_with(tmp_path):
    assert odd_numbers("hard-city", tmp_path) == []
