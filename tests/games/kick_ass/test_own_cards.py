"""Every card, Item and Boss Event its own (the review of what we ship sees to that), and every enemy with a face."""

from __future__ import annotations

from hardboiled.games.kick_ass import GAME
from hardboiled.kernel.review import beats, same
from hardboiled.lab.review import entries

CONTENT = GAME.content()
WEIGHED = {(one.kind, one.entry.id): one for one in entries(GAME, CONTENT)}


def test_items_in_one_hand_are_compared_with_those_that_take_both() -> None:
    assert {name for kind, name in WEIGHED if kind == "hands Item"} == {
        item.id for item in CONTENT.items.values() if item.slot in ("hand", "both")
    }


def test_only_what_is_bought_or_drawn_can_be_worse_than_another() -> None:
    chosen = {name for (kind, name), one in WEIGHED.items() if one.chosen and kind != "Hero"}
    pool = {card.id for card in CONTENT.cards.values() if not card.hero}
    shop = {item.id for item in CONTENT.items.values() if not item.hero}
    assert chosen == pool | shop


def test_a_card_bound_to_a_district_is_worse_than_one_that_is_not() -> None:
    bound = next(one for one in WEIGHED.values() if any(thing.startswith("only in") for thing in one.gives))
    free = type(bound)(entry=bound.entry, kind=bound.kind, gives={k: v for k, v in bound.gives.items() if v > 0})
    assert beats(free, bound)
    assert not same(free, bound)


def test_every_enemy_has_a_face() -> None:
    for foe in CONTENT.foes.values():
        assert (GAME.home / f"art/portraits/{foe.id}.svg").is_file(), foe.id
