"""KA-16 and KA-17: Fights and Lightning."""

import pytest

from hardboiled.games.kick_ass.rules import dice, enemies, plots, striking
from hardboiled.games.kick_ass.rules.activation import FinishCard, MoveTo
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.districts import TakeBonus
from hardboiled.games.kick_ass.rules.fight_results import ResolveNext
from hardboiled.games.kick_ass.rules.fighting import KeepDice, Reroll, StartFight
from hardboiled.games.kick_ass.rules.items import UseItem
from hardboiled.games.kick_ass.rules.state import Fight
from hardboiled.games.kick_ass.rules.striking import HoldBack, Strike
from rules.kick_ass.table import AWAKE, BLANK, FAINT, HIT, LIGHTNING, SHIELD, Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    for hero in table.city.heroes:
        table.disarm(hero.id)
        hero.at = "docks"
    return table


@rule("KA-16.21", "KA-16.8", "KA-16.9", "KA-16.12", "KA-16.15", "KA-16.19")
def test_dr_gravitys_fight_as_in_the_rulebook() -> None:
    """2 Minions in the Library; 2 red and 2 blue dice: Hit + Lightning, blank, Shield, blank."""
    table = Table("dr-gravity", "hit-girl")
    hero = table.hero("dr-gravity", at="police", strength=1, happiness=6)
    table.give("dr-gravity", "motorbike-helmet")
    table.put("library", minions=2)
    table.resolve({"dr-gravity": ("gravity-swing", False)}, chance=[LIGHTNING, BLANK, BLANK, SHIELD, BLANK])
    table.choose(MoveTo("dr-gravity", "library"))
    card = table.content.cards["gravity-swing"]
    assert (card.moves, card.fights) == (1, 1)
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (2, 2)
    table.choose(StartFight("dr-gravity"))
    table.choose(Strike("minions", 1))
    assert hero.life == 3, "1 Power got through"
    assert table.area("library").minions == 1, "1 Hit, 1 Minion; the other stays"
    assert hero.happiness == 7, "the Gravity Pole's Lightning"
    table.choose(FinishCard("dr-gravity"))
    assert hero.happiness == 6, "the card costs 1 Happiness"


@rule("KA-16.1", "KA-16.2")
def test_a_fight_is_against_all_enemies_there(table: Table) -> None:
    table.put("docks", minions=1, supers=1)
    table.set_up_event("turf-war-pier")
    assert enemies.power_at(table.city, "docks") == 1 + 2 + table.foe("lady-bruise").power
    table.hero("hit-girl", strength=1)
    table.fight("hit-girl", chance=[BLANK, BLANK, AWAKE])
    assert table.hero("hit-girl").life == 0
    assert table.city.fight is None


@rule("KA-16.3", "KA-16.20")
def test_the_pool_comes_from_strength_items_and_the_card(table: Table) -> None:
    hero = table.hero("hit-girl", strength=2)
    table.give("hit-girl", "baseball-bat", "leather-jacket")

    def rolled(card: str) -> tuple[int, int]:
        return dice.pool(table.city, table.content, hero, dice.bonuses(hero, table.content, card, []))

    assert rolled("") == (3, 2)
    assert rolled("blade-dance") == (4, 2)
    assert rolled("human-shield-wall") == (3, 4), "only the card that started this Fight"


@rule("KA-16.4")
def test_at_most_eight_dice_of_a_colour(table: Table) -> None:
    hero = table.hero("hit-girl", strength=6)
    table.give("hit-girl", "tripod-mount")
    found = dice.bonuses(hero, table.content, "berserk", [])
    assert sum(bonus.red for bonus in found) == 9
    assert dice.pool(table.city, table.content, hero, found)[0] == 8


@rule("KA-16.5")
def test_red_and_blue_are_rolled_together(table: Table) -> None:
    table.hero("hit-girl", strength=3)
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[HIT, LIGHTNING, SHIELD])
    assert table.city.fight.red == [[1, 2]]
    assert table.city.fight.blue == [[1]], "both are known before anything else happens"


@rule("KA-16.6")
def test_rerolls_once_each_the_new_result_stands(table: Table) -> None:
    table.hero("hit-girl", strength=1)
    table.give("hit-girl", "nunchucks", "wetsuit")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, HIT, BLANK, BLANK, SHIELD])
    assert Reroll("hit-girl", "red", 0) in table.options
    assert Reroll("hit-girl", "red", 1) in table.options
    table.choose(Reroll("hit-girl", "red", 0))
    assert table.city.fight.red == [[0, 1]]
    assert not [o for o in table.offered(Reroll) if o.colour == "red"], "that icon is used up"
    table.choose(Reroll("hit-girl", "blue", 0))
    assert table.city.fight.blue == [[1]]
    assert table.prompt == "strike"


@rule("KA-16.6")
def test_the_same_die_may_be_rerolled_by_another_icon(table: Table) -> None:
    table.hero("hit-girl", strength=1)
    table.give("hit-girl", "targeting-visor")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, SHIELD, BLANK, HIT])
    table.choose(Reroll("hit-girl", "red", 0), Reroll("hit-girl", "red", 0))
    assert table.city.fight.red == [[1]]


@rule("KA-16.7")
def test_lightning_that_adds_hits_or_shields_enters_the_totals(table: Table) -> None:
    table.hero("hit-girl", strength=1)
    table.give("hit-girl", "butterfly-knife", "stun-gun")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[LIGHTNING, BLANK, BLANK])
    table.choose(KeepDice("hit-girl"))
    fight = table.city.fight
    assert (fight.hits, fight.shields) == (2, 1)
    assert table.hero("hit-girl").life == 1


@rule("KA-16.8", "KA-16.11")
def test_damage_never_falls_below_zero(table: Table) -> None:
    hero = table.hero("hit-girl", strength=1)
    table.give("hit-girl", "stab-vest", "riot-shield")
    table.put("docks", minions=1)
    table.fight("hit-girl", chance=[HIT, SHIELD, SHIELD])
    assert hero.life == 3
    assert table.offered(Strike) == [Strike("minions", 1)]


@rule("KA-16.10", "KA-16.12")
def test_hits_are_divided_as_the_hero_likes_or_wasted(table: Table) -> None:
    table.hero("hit-girl", strength=5)
    table.put("docks", minions=2, supers=1)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"))
    assert table.options == [Strike("minions", 1), Strike("minions", 2), Strike("supers", 2), HoldBack()]
    table.choose(Strike("supers", 2))
    assert table.options == [Strike("minions", 1), HoldBack()]
    table.choose(HoldBack())
    assert (table.area("docks").minions, table.area("docks").supers) == (2, 0)


@rule("KA-16.13")
def test_partial_damage_is_forgotten(table: Table) -> None:
    table.hero("hit-girl", strength=1)
    table.put("docks", supers=1)
    for _ in range(2):
        table.hero("hit-girl", life=3)
        table.fight("hit-girl", chance=[HIT, BLANK])
        assert not table.match.asks, "1 Hit kills no Super Minion"
    assert table.area("docks").supers == 1


@rule("KA-16.14", "KA-24.1")
def test_tracked_enemies_keep_their_damage(table: Table) -> None:
    table.show_plot()
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    boss.armor = 0
    life = boss.life
    table.hero("hit-girl", strength=2)
    for hits in (2, 4):
        table.hero("hit-girl", life=3, fainting=False, at="docks")
        table.fight("hit-girl", chance=[HIT, HIT, SHIELD, AWAKE])
        table.choose(Strike("red-mist", 2))
        assert boss.life == life - hits


@rule("KA-16.16")
def test_the_order_of_results_is_the_players_choice(table: Table) -> None:
    table.hero("hit-girl", strength=1, happiness=5)
    table.give("hit-girl", "gravity-pole")
    table.put("docks", minions=1)
    table.fight("hit-girl", chance=[LIGHTNING, BLANK, BLANK])
    table.choose(Strike("minions", 1))
    assert table.options == [ResolveNext("lightning"), ResolveNext("clean-up")]
    table.choose(ResolveNext("clean-up"))
    assert table.hero("hit-girl").happiness == 5
    table.choose(TakeBonus("hit-girl", "docks"))
    assert table.hero("hit-girl").happiness == 6


@rule("KA-16.17", "KA-16.18", "KA-19.2")
def test_the_faint_die_comes_last_and_the_damage_still_counts(table: Table) -> None:
    table.hero("hit-girl", strength=1, life=0)
    table.put("docks", minions=2)
    table.fight("hit-girl", chance=[HIT, BLANK, FAINT])
    assert table.hero("hit-girl").fainting
    table.choose(Strike("minions", 1))
    assert table.area("docks").minions == 1
    assert table.hero("hit-girl").at == "hospital"


# Lightning.


@rule("KA-17.1", "KA-17.2", "KA-17.3", "KA-17.7")
def test_every_neutral_effect_once_for_each_lightning(table: Table) -> None:
    hero = table.hero("hit-girl", strength=5, happiness=5, social=2)
    table.give("hit-girl", "gravity-pole", "camera-phone")
    table.give("hit-girl", "antenna-hood", into="pack")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[LIGHTNING, LIGHTNING, BLANK, BLANK, LIGHTNING, BLANK])
    table.skip_to("strike")
    table.choose(HoldBack())
    assert hero.happiness == 8, "three times"
    assert hero.social == 5, "a stored Item gives nothing"


@rule("KA-17.1")
def test_the_played_cards_lightning_counts_too(table: Table) -> None:
    table.hero("hit-girl", strength=1)
    table.put("docks", minions=3)
    table.fight("hit-girl", card="lucky-strike", chance=[LIGHTNING, BLANK, BLANK])
    assert table.city.fight.hits == 2


@rule("KA-17.4", "KA-17.5", "KA-17.6")
def test_red_and_blue_lightning(table: Table) -> None:
    table.hero("dr-gravity", strength=4)
    table.give("dr-gravity", "brass-knuckles", "welding-mask")
    table.put("docks", supers=3)
    table.fight("dr-gravity", chance=[BLANK, BLANK, LIGHTNING, LIGHTNING, BLANK])
    table.skip_to("damage")
    fight = table.city.fight or Fight("", [], [])
    assert fight.hits == 0, "the knuckles want red Lightning"
    assert table.hero("dr-gravity").life == 2, "6 less 2 Shields and 2 more by Lightning"
    table = Table("dr-gravity", "hit-girl")
    table.disarm("dr-gravity")
    table.hero("dr-gravity", strength=1, at="docks")
    table.give("dr-gravity", "brass-knuckles", "welding-mask")
    table.put("docks", minions=3)
    table.fight("dr-gravity", chance=[LIGHTNING, BLANK, BLANK])
    assert table.city.fight.hits == 2, "it counts as a Hit and triggers one"
    assert table.city.fight.shields == 0
    assert {"any", "red", "blue"} >= {
        lightning.colour for item in table.content.items.values() for lightning in item.bonus.lightning
    }


@rule("KA-17.8")
def test_a_lightning_effect_that_exhausts_happens_once(table: Table) -> None:
    hero = table.hero("hit-girl", strength=2)
    table.give("hit-girl", "whetstone")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[LIGHTNING, LIGHTNING, BLANK])
    assert table.options == [UseItem("hit-girl", "whetstone"), KeepDice("hit-girl")]
    table.choose(UseItem("hit-girl", "whetstone"))
    assert table.city.fight.hits == 3
    assert hero.exhausted == ["whetstone"]


def test_lightning_can_kill_elsewhere_and_nothing_is_left_open(table: Table) -> None:
    assert striking.ALL == "all"
    table.hero("hit-girl", strength=6)
    table.put("docks", minions=1, supers=1)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"), Strike("all", 3))
    table.choose(NoThanks())
    assert enemies.clear(table.city, "docks")
