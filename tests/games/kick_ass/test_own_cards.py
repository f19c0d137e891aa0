"""Every card, Item and Boss Event its own: none does what another does, none is beaten by another in everything."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from msgspec import to_builtins

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules.bonus import Bonus
from hardboiled.games.kick_ass.rules.content import ActivationCard, EventCard, Item
from hardboiled.games.kick_ass.rules.effects.word import Word

CONTENT = GAME.content()
Worth = dict[str, int]
"""How much a card gives of each thing; more is better."""


def words(said: tuple[Word, ...], when: str = "") -> Worth:
    found: Worth = {}
    for word in said:
        fields: dict[str, Any] = to_builtins(word)
        much = fields.pop("by", fields.pop("count", fields.pop("discount", 1)))
        name = f"{when}{fields}"
        found[name] = found.get(name, 0) + (-much if fields["do"] == "incoming" else much)
    return found


def dice(bonus: Bonus, when: str = "") -> Worth:
    fields = to_builtins(bonus)
    found: Worth = {}
    for lightning in fields.pop("lightning", ()):
        much = lightning.pop("by", 1)
        found[f"{when}{lightning}"] = found.get(f"{when}{lightning}", 0) + much
    return found | {f"{when}{name}": much for name, much in fields.items() if much}


def of_card(card: ActivationCard) -> Worth:
    icons = {"moves": card.moves, "timers": card.timers, "fights": card.fights}
    return {name: much for name, much in icons.items() if much} | words(card.effects) | dice(card.bonus)


def of_item(item: Item) -> Worth:
    found = ({"moves": item.moves} if item.moves else {}) | words(item.sleep, "sleep") | dice(item.bonus)
    if item.exhaust is not None:
        when = f"{item.exhaust.when} {item.exhaust.ready} "
        found |= words(item.exhaust.effects, when) | dice(item.exhaust.bonus, when)
    return found


def beats(one: Worth, other: Worth) -> bool:
    return one != other and all(one.get(name, 0) >= other.get(name, 0) for name in one | other)


def test_no_two_activation_cards_are_alike() -> None:
    for one, other in combinations(CONTENT.cards.values(), 2):
        if one.colour == other.colour and one.at == other.at:
            assert of_card(one) != of_card(other), (one.id, other.id)


def test_no_card_of_the_pool_is_beaten_by_another() -> None:
    pool = [card for card in CONTENT.cards.values() if not card.hero]
    for one, other in permutations(pool, 2):
        if one.colour == other.colour and one.at in ("", other.at):
            assert not beats(of_card(one), of_card(other)), (one.id, other.id)


def test_no_item_of_the_shop_is_beaten_at_its_price() -> None:
    shop = [item for item in CONTENT.items.values() if not item.hero]
    for one, other in permutations(shop, 2):
        if one.slot == other.slot or (one.slot, other.slot) == ("hand", "both"):
            assert of_item(one) != of_item(other), (one.id, other.id)
            assert one.cost > other.cost or not beats(of_item(one), of_item(other)), (one.id, other.id)


def kinds(event: EventCard) -> list[str]:
    asked = [to_builtins(task) for task in event.tasks]
    return sorted(str({name: value for name, value in task.items() if name not in ("at", "to")}) for task in asked)


def test_the_boss_events_of_a_plot_ask_for_different_things() -> None:
    for plot in ("john-genovese", "mother-fucker"):
        asked = [kinds(event) for event in CONTENT.boss_events.values() if event.plot == plot]
        assert all(one != other for one, other in combinations(asked, 2))


def test_every_enemy_has_a_face() -> None:
    for foe in CONTENT.foes.values():
        assert (GAME.home / f"art/portraits/{foe.id}.svg").is_file(), foe.id
