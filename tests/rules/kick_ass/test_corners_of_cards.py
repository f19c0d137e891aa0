"""Small corners of the rules of Items and cards that a change could take away unnoticed."""

from __future__ import annotations

import pytest

from hardboiled.games.kick_ass.rules import (
    consequences,
    items,
    tracks,
)
from hardboiled.games.kick_ass.rules.activation import ApplyEffect
from hardboiled.games.kick_ass.rules.answers import ChooseHero
from hardboiled.games.kick_ass.rules.districts import ChooseStat
from hardboiled.games.kick_ass.rules.effects.belongings import Shopping, TakeCard
from hardboiled.games.kick_ass.rules.effects.streets import Protect
from hardboiled.games.kick_ass.rules.items import Equip, Stow
from hardboiled.games.kick_ass.rules.plots import outside
from hardboiled.kernel import CardId
from rules.kick_ass.table import Table
from rules.kick_ass.test_hideaway import inside
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


# Items and hands.


@rule("KA-6.9", "KA-6.5")
def test_a_new_item_can_go_into_the_backpack(table: Table) -> None:
    table.disarm("hit-girl")
    table.give("hit-girl", "ski-mask")
    table.run(lambda play: items.gain(play, table.hero("hit-girl"), CardId("motorbike-helmet")))
    table.choose(Stow("hit-girl", "motorbike-helmet"))
    hero = table.hero("hit-girl")
    assert (hero.head, hero.pack) == ("ski-mask", ["motorbike-helmet"])


@rule("KA-6.19")
def test_a_broken_hand_puts_what_needs_both_away(table: Table) -> None:
    table.disarm("hit-girl")
    table.give("hit-girl", "twin-batons")
    hero = table.hero("hit-girl")
    table.call(lambda play: tracks.break_hand(play, hero))
    assert (hero.hands, hero.pack, hero.closed) == (["", ""], ["twin-batons"], 1)


@rule("KA-6.19")
@pytest.mark.parametrize("closed", [0, 1])
def test_a_hand_breaks_only_once(table: Table, closed: int) -> None:
    hero = table.hero("hit-girl", closed=closed, happiness=4)
    hero.hardships[:] = [CardId("debts"), CardId("broken-wrist")]
    hero.hands[:] = [CardId("short-blade"), CardId("star-club")]
    table.run(lambda play: consequences._break_hand(play, hero))
    assert not table.match.asks
    assert hero.closed == closed


@rule("KA-28.9", "KA-6.5")
def test_before_a_battle_each_item_is_put_on_once() -> None:
    table = inside()
    hero = table.hero("hit-girl")
    table.disarm("hit-girl")
    table.give("hit-girl", "motorbike-helmet")
    hero.pack[:] = [CardId("ski-mask")]
    table.run(lambda play: outside.fight_together(play, hero.at))
    for item in ("ski-mask", "motorbike-helmet"):
        assert {option.item for option in table.offered(Equip)} == {item}
        table.choose(table.offered(Equip)[0])
    assert not table.offered(Equip), "the mask was on already"


# Words of cards.


@rule("KA-7.15")
def test_shopping_from_anywhere_is_for_one(table: Table) -> None:
    table.carry_out(Shopping(discount=1), "hit-girl", "dr-gravity")
    assert {*table.options} == {ChooseHero("hit-girl"), ChooseHero("dr-gravity")}


@rule("KA-28.12")
def test_a_card_is_taken_only_in_the_city_and_from_what_lies_there(table: Table) -> None:
    word = TakeCard()
    assert word.can(table.state, table.content, ("hit-girl",))
    shown = list(table.city.display)
    table.city.display.clear()
    assert not word.can(table.state, table.content, ("hit-girl",))
    table.city.display[:] = shown
    away = inside()
    away.city.display[:] = shown
    assert not word.can(away.state, away.content, ("hit-girl",))


@rule("KA-10.1", "KA-15.20")
def test_protection_here_is_where_the_hero_is(table: Table) -> None:
    table.hero("hit-girl", at="docks")
    table.hero("dr-gravity", at="shop")
    table.carry_out(Protect(where="here"), "hit-girl")
    table.choose_first()
    assert [place for place, area in table.city.map.items() if area.tokens] == ["docks"]


@rule("KA-11.11")
def test_of_several_adjustments_it_is_said_which(table: Table) -> None:
    words = [ApplyEffect("hit-girl", "comic-shop-shift", number).words(table.state, table.content) for number in (0, 1)]
    assert words == [{"which": 1}, {"which": 2}]
    single = next(card.id for card in table.content.cards.values() if len(card.effects) == 1)
    assert ApplyEffect("hit-girl", single, 0).words(table.state, table.content) == {"which": 0}


@rule("KA-15.4", "KA-5.4")
@pytest.mark.parametrize(("hardship", "joy"), [("self-doubt", True), ("depression", False)])
def test_only_depression_takes_the_joy_out_of_the_park(table: Table, hardship: str, joy: bool) -> None:
    table.hardships("hit-girl", right=hardship)
    hero = table.hero("hit-girl", at="central-park", happiness=4)
    table.call(lambda play: tracks.flip(play, hero))
    table.use_district("hit-girl")
    assert (ChooseStat("happiness") in table.options) == joy
