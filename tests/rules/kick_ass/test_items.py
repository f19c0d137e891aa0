"""KA-6: Items and equipment."""

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import dice, districts, items, refresh, tracks
from hardboiled.games.kick_ass.rules.consequences import BreakHand
from hardboiled.games.kick_ass.rules.effects.belongings import FreeItem
from hardboiled.games.kick_ass.rules.fighting import KeepDice, Reroll, Roll
from hardboiled.games.kick_ass.rules.items import Equip, Stow, UseItem
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.games.kick_ass.rules.striking import HoldBack, Strike
from rules.kick_ass.table import BLANK, HIT, LIGHTNING, Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    table.disarm("hit-girl")
    return table


def ids(table: Table, hero_id: str) -> set[str]:
    return {item.id for item in items.working(table.hero(hero_id), table.content)}


@rule("KA-6.1", "KA-6.9", "KA-15.13")
def test_items_come_from_shop_rewards_and_free_items_and_are_equipped_at_once(table: Table) -> None:
    table.city.shop[:] = ["baseball-bat"]
    table.hero("hit-girl", at="shop", dollars=5)
    table.use_district("hit-girl")
    table.choose(Buy("baseball-bat"))
    assert "baseball-bat" in ids(table, "hit-girl")
    table.state.item_deck.append("ski-mask")
    table.carry_out(FreeItem(), "hit-girl")
    assert "ski-mask" in ids(table, "hit-girl")
    table.state.item_deck.append("leather-jacket")
    table.city.shop_track = 2
    table.put("shop", minions=0)
    table.run(lambda play: districts.bonus(play, "shop", ("dr-gravity",)))
    table.choose(table.options[0])
    table.choose(table.options[0])
    assert "leather-jacket" in ids(table, "hit-girl")


@rule("KA-6.2", "KA-6.3")
def test_one_head_one_body_two_hands_or_one_for_both(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.give("hit-girl", "ski-mask", "leather-jacket", "baseball-bat", "dustbin-lid")
    assert ids(table, "hit-girl") == {"ski-mask", "leather-jacket", "baseball-bat", "dustbin-lid"}
    table.run(lambda play: items.gain(play, hero, "riot-helmet"))
    assert table.options == [Equip("hit-girl", "riot-helmet", "ski-mask"), Stow("hit-girl", "riot-helmet")]
    table.choose(Equip("hit-girl", "riot-helmet", "ski-mask"))
    assert (hero.head, hero.pack) == ("riot-helmet", ["ski-mask"])
    table.run(lambda play: items.gain(play, hero, "shotgun"))
    table.choose(table.options[0])
    assert hero.hands == ["shotgun", "shotgun"]
    assert {"baseball-bat", "dustbin-lid"} <= set(hero.pack)


@rule("KA-6.2")
def test_a_hand_item_takes_the_place_of_one_of_two(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.give("hit-girl", "baseball-bat", "dustbin-lid")
    table.run(lambda play: items.gain(play, hero, "pistol"))
    assert len(table.offered(Equip)) == 2
    table.choose(Equip("hit-girl", "pistol", "dustbin-lid"))
    assert sorted(hero.hands) == ["baseball-bat", "pistol"]


@rule("KA-6.4", "KA-6.5", "KA-6.18")
def test_backpack_items_work_there_others_are_only_stored(table: Table) -> None:
    table.give("hit-girl", "skateboard")
    table.give("hit-girl", "shotgun", "riot-helmet", "pistol", "stun-gun", "bazooka", "crossbow", into="pack")
    assert ids(table, "hit-girl") == {"skateboard"}


@rule("KA-6.6")
def test_items_can_be_rearranged_while_a_card_is_resolved(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.give("hit-girl", "baseball-bat")
    table.give("hit-girl", "shotgun", into="pack")
    table.resolve({"hit-girl": "drop-in"})
    table.choose(Equip("hit-girl", "shotgun", "baseball-bat"))
    assert hero.hands == ["shotgun", "shotgun"]
    assert hero.pack == ["baseball-bat"]
    assert hero.turn.moves == 3, "rearranging is not an effect of the card"


@rule("KA-6.7")
def test_items_are_frozen_between_roll_and_end_of_a_fight(table: Table) -> None:
    table.hero("hit-girl", at="docks", strength=1)
    table.give("hit-girl", "nunchucks")
    table.give("hit-girl", "shotgun", into="pack")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, HIT, BLANK])
    assert table.prompt == "reroll"
    assert not table.offered(Equip)


@rule("KA-6.8", "KA-6.10")
def test_nothing_gives_sells_or_returns_an_item(table: Table) -> None:
    about_items = {kind.__name__ for kind in GAME.actions if "item" in kind.__struct_fields__}
    assert about_items == {"KeepItem", "UseItem", "Equip", "Stow", "Buy", "ReadyItem", "BreakHand"}
    table.give("dr-gravity", "pistol", into="pack")
    table.resolve({"hit-girl": "drop-in"})
    assert not [option for option in table.offered(Equip) if option.item == "pistol"]


@rule("KA-6.11", "KA-6.12")
def test_an_exhaust_effect_happens_once(table: Table) -> None:
    hero = table.hero("hit-girl", life=1)
    table.give("hit-girl", "first-aid-kit")
    table.resolve({"hit-girl": "drop-in"})
    table.choose(UseItem("hit-girl", "first-aid-kit"))
    assert hero.life == 3
    assert "first-aid-kit" in hero.exhausted
    assert not table.offered(UseItem)


@rule("KA-6.13")
def test_a_regular_effect_works_on_an_exhausted_card(table: Table) -> None:
    hero = table.hero("hit-girl", strength=1)
    table.give("hit-girl", "sledgehammer")
    hero.exhausted.append("sledgehammer")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (2, 1)
    assert sum(bonus.hits for bonus in found) == 1
    assert items.UseItem.offered(table.state, table.content, hero, "roll") == []


@rule("KA-6.14", "KA-6.15", "KA-22.8")
def test_unexhausting_in_the_refresh_phase_or_by_the_own_condition_only(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.give("hit-girl", "boomerang", "first-aid-kit", "police-scanner")
    hero.exhausted[:] = ["boomerang", "first-aid-kit", "police-scanner"]
    items.refresh(hero, table.content)
    assert hero.exhausted == ["boomerang", "police-scanner"]
    table.put("docks", minions=0)
    table.run(lambda play: districts.bonus(play, "docks", ("hit-girl",)))
    table.choose(table.options[0])
    assert hero.exhausted == ["police-scanner"], "a Clean Up Bonus readies the boomerang"
    table.resolve({"hit-girl": "after-school-tutor"})
    assert hero.exhausted == [], "a Job card readies the scanner"


@rule("KA-6.15")
def test_a_super_minion_killed_readies_the_bazooka(table: Table) -> None:
    hero = table.hero("hit-girl", at="docks", strength=6)
    table.give("hit-girl", "bazooka")
    hero.exhausted.append("bazooka")
    table.put("docks", supers=2)
    table.fight("hit-girl", chance=[HIT] * 4 + [HIT] * 2)
    table.choose(KeepDice("hit-girl"))
    table.choose(Strike("supers", 2), HoldBack())
    assert hero.exhausted == []


@rule("KA-6.16")
def test_moving_an_exhausted_item_leaves_it_exhausted(table: Table) -> None:
    hero = table.hero("hit-girl")
    table.give("hit-girl", "pepper-spray", "dustbin-lid")
    hero.exhausted.append("pepper-spray")
    items.equip(hero, table.content.items["pistol"], "pepper-spray")
    items.equip(hero, table.content.items["pepper-spray"], "pistol")
    assert hero.exhausted == ["pepper-spray"]


@rule("KA-6.17")
def test_common_effects_of_items(table: Table) -> None:
    hero = table.hero("hit-girl", strength=1)
    table.give("hit-girl", "baseball-bat", "riot-shield", "night-goggles", "wetsuit", "lucky-comic")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (2, 2)
    assert dice.rerolls(hero, table.content, found) == [0, 1, 2]
    assert sum(bonus.shields for bonus in found) == 1
    table.disarm("hit-girl")
    table.give("hit-girl", "pistol", "butterfly-knife")
    found = dice.bonuses(hero, table.content, "", [])
    assert (sum(bonus.hits for bonus in found), dice.rerolls(hero, table.content, found)) == (1, [1, 0, 0])


@rule("KA-6.19")
def test_break_a_hand(table: Table) -> None:
    table.hardships("hit-girl", right="broken-wrist")
    hero = table.hero("hit-girl", happiness=5)
    table.give("hit-girl", "baseball-bat")
    table.call(lambda play: tracks.change(play, hero, "happiness", -1))
    assert hero.hands == ["baseball-bat", ""]
    assert hero.closed == 1, "the empty hand closes"
    assert items.places(hero, table.content.items["shotgun"]) == []
    table.call(lambda play: tracks.change(play, hero, "happiness", 1))
    assert hero.closed == -1


@rule("KA-6.19")
def test_break_a_hand_with_both_hands_full(table: Table) -> None:
    table.hardships("hit-girl", right="broken-wrist")
    hero = table.hero("hit-girl", happiness=5)
    table.give("hit-girl", "baseball-bat", "dustbin-lid")
    table.call(lambda play: tracks.change(play, hero, "happiness", -1))
    table.settle()
    assert table.options == [BreakHand("baseball-bat"), BreakHand("dustbin-lid")]
    table.choose(BreakHand("baseball-bat"))
    assert (hero.hands, hero.pack, hero.closed) == (["", "dustbin-lid"], ["baseball-bat"], 0)
    assert items.places(hero, table.content.items["pistol"]) == ["dustbin-lid"]


@rule("KA-6.19")
def test_a_broken_hand_sends_a_both_hands_item_to_the_backpack(table: Table) -> None:
    table.hardships("hit-girl", right="broken-wrist")
    hero = table.hero("hit-girl", happiness=5)
    table.give("hit-girl", "shotgun")
    table.call(lambda play: tracks.change(play, hero, "happiness", -1))
    assert (hero.hands, hero.pack) == (["", ""], ["shotgun"])
    assert not items.Equip.offered(table.state, table.content, hero, [])


@rule("KA-6.20")
def test_lost_backpack(table: Table) -> None:
    table.hardships("hit-girl", right="mugged")
    hero = table.hero("hit-girl", happiness=4)
    table.give("hit-girl", "lucky-comic")
    table.give("hit-girl", "pistol", into="pack")
    table.call(lambda play: tracks.flip(play, hero))
    assert ids(table, "hit-girl") == set()
    assert not items.Equip.offered(table.state, table.content, hero, [])
    table.run(lambda play: items.gain(play, hero, "skateboard"))
    assert "skateboard" in hero.pack, "putting Items in stays possible"


@rule("KA-6.21")
def test_an_empty_item_deck_is_reshuffled(table: Table) -> None:
    table.state.item_deck.clear()
    table.city.item_discard[:] = ["pistol", "shotgun"]
    table.city.shop.clear()
    table.call(refresh.renew_shop)
    assert sorted(table.city.shop) == ["pistol", "shotgun"]


@rule("KA-6.11")
def test_items_used_before_and_after_a_roll(table: Table) -> None:
    table.hero("hit-girl", at="docks", strength=1)
    table.give("hit-girl", "utility-harness", "pepper-spray", "crown-of-tinfoil")
    table.put("docks", minions=4)
    table.fight("hit-girl", chance=[BLANK, BLANK, HIT, HIT, LIGHTNING])
    assert table.options == [UseItem("hit-girl", "utility-harness"), Roll("hit-girl")]
    table.choose(UseItem("hit-girl", "utility-harness"))
    fight = table.city.fight
    assert (fight.red, fight.blue) == ([[0, 0]], [[1, 1]])
    table.choose(UseItem("hit-girl", "pepper-spray"), UseItem("hit-girl", "crown-of-tinfoil"))
    table.choose(Reroll("hit-girl", "red", 0))
    assert fight.hits == 2, "one rolled, one sprayed"
    assert fight.shields == 2
