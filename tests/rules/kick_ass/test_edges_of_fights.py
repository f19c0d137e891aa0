"""Fights at the edges of a rule, each set up by hand: what lies just beside the usual case."""

import pytest

from hardboiled.games.kick_ass.rules import dice, striking
from hardboiled.games.kick_ass.rules.activation import MoveTo
from hardboiled.games.kick_ass.rules.cards import OpenCard
from hardboiled.games.kick_ass.rules.events import FaintRolled, Rolled
from hardboiled.games.kick_ass.rules.fighting import KeepDice, Reroll, StartFight
from hardboiled.games.kick_ass.rules.gang_up import CallIn, GangUp
from hardboiled.games.kick_ass.rules.items import UseItem
from hardboiled.games.kick_ass.rules.state import Fight
from hardboiled.games.kick_ass.rules.striking import Strike
from hardboiled.kernel import SpaceId
from rules.kick_ass.table import AWAKE, BLANK, FAINT, HIT, LIGHTNING, SHIELD, Table
from rules.kick_ass.test_hideaway import inside, square
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    for hero in table.city.heroes:
        table.disarm(hero.id)
    return table


def suffer(table: Table, hero_id: str, right: str) -> None:
    """This Hardship lies face up."""
    table.hardships(hero_id, right=right)
    table.hero(hero_id, happiness=4).hardships[1] = right


@rule("KA-16.4")
def test_self_doubt_takes_a_die_but_never_the_last_and_makes_none(table: Table) -> None:
    hero = table.hero("dr-gravity", strength=1)
    suffer(table, "dr-gravity", "self-doubt")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (1, 1), "one red die stays"
    table.give("dr-gravity", "baseball-bat")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (1, 1), "of two one is lost"
    assert dice.pool(table.city, table.content, hero, []) == (0, 0), "of none none comes"
    suffer(table, "dr-gravity", "burnout")
    table.give("dr-gravity", "dustbin-lid")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (2, 1)


@rule("KA-5.4", "KA-16.6")
def test_shaky_nerves_take_the_rerolls_of_exhausted_items_too(table: Table) -> None:
    table.give("hit-girl", "nunchucks", "crown-of-tinfoil")
    table.hero("hit-girl", at="docks", strength=1)
    suffer(table, "hit-girl", "shaky-nerves")
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, BLANK, SHIELD])
    assert table.options == [UseItem("hit-girl", "crown-of-tinfoil"), KeepDice("hit-girl")]
    table.choose(UseItem("hit-girl", "crown-of-tinfoil"))
    assert not table.offered(Reroll), "it was exhausted for nothing"
    assert table.hero("hit-girl").exhausted == ["crown-of-tinfoil"]


@rule("KA-16.6")
def test_a_reroll_of_its_colour_is_spent_before_one_for_any_die(table: Table) -> None:
    table.give("hit-girl", "star-club", "lucky-comic")
    table.hero("hit-girl", at="docks", strength=1)
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, BLANK, BLANK, BLANK])
    assert table.city.fight.rerolls == [[1, 0, 1]]
    table.choose(Reroll("hit-girl", "red", 0))
    assert table.city.fight.rerolls == [[0, 0, 1]]
    assert Reroll("hit-girl", "blue", 0) in table.options
    table.choose(Reroll("hit-girl", "blue", 0))
    assert not table.offered(Reroll)


@rule("KA-27.9")
def test_forced_rerolls_come_before_optional_ones() -> None:
    table = Table(plot="vic-gigante")
    table.show_plot()
    table.put("police", skulls=0)
    table.disarm("hit-girl")
    table.give("hit-girl", "hockey-mask")
    table.hero("hit-girl", at="police", strength=1, life=3)
    table.fight("hit-girl", chance=[BLANK, SHIELD, BLANK, SHIELD])
    assert [rolled.again for rolled in table.told(Rolled)] == [False, True]
    assert table.city.fight.blue == [[0]], "the Shield was rolled again and is gone"
    table.choose(Reroll("hit-girl", "blue", 0))
    assert table.city.fight is None or table.city.fight.blue == [[1]], "an optional reroll stands"


@rule("KA-18.1", "KA-18.2")
def test_only_fight_icons_in_the_same_district_gang_up(table: Table) -> None:
    table.put("docks", minions=3)
    for hero in table.city.heroes:
        hero.at = "docks"
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless"})
    table.choose(OpenCard("hit-girl"))
    assert table.offered(CallIn) == [CallIn("dr-gravity")]
    assert not table.offered(GangUp), "the other card is not open yet"
    table.choose(CallIn("dr-gravity"))
    assert table.offered(GangUp) == [GangUp(("hit-girl", "dr-gravity"))]
    assert {fight.hero for fight in table.offered(StartFight)} == {"hit-girl", "dr-gravity"}, "they need not"


@rule("KA-11.14", "KA-18.1")
def test_a_card_face_down_is_not_called_in(table: Table) -> None:
    table.put("docks", minions=3)
    for hero in table.city.heroes:
        hero.at = "docks"
    table.resolve({"hit-girl": "drop-in", "dr-gravity": ("weightless", True)})
    table.choose(OpenCard("hit-girl"))
    assert not table.offered(CallIn)
    table.resolve({"hit-girl": ("drop-in", True), "dr-gravity": "weightless"})
    table.choose(OpenCard("dr-gravity"))
    assert not table.offered(CallIn)


@rule("KA-11.20", "KA-18.1")
@pytest.mark.parametrize(("start", "comes"), [("central-park", True), ("police", True), ("library", False)])
def test_only_who_gets_there_is_called_in(table: Table, start: str, comes: bool) -> None:
    """Weightless goes 3 Districts; with Laziness it goes 2."""
    table.put("shop", minions=3)
    table.hero("hit-girl", at="shop")
    table.hero("dr-gravity", at=start)
    suffer(table, "dr-gravity", "laziness")
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless"})
    table.choose(OpenCard("hit-girl"))
    assert bool(table.offered(CallIn)) == comes
    if comes:
        table.choose(CallIn("dr-gravity"))
        assert table.hero("dr-gravity").at == "shop"
        assert not table.offered(MoveTo), "nobody in the gang moves any more"


@rule("KA-19.1", "KA-28.14")
@pytest.mark.parametrize("face", [FAINT, AWAKE])
def test_who_arrives_in_the_hideaway_on_the_faint_space_rolls_there(face: int) -> None:
    table = inside()
    hero = table.hero("hit-girl", fainting=True, life=0)
    table.step("hideaway", chance=[face])
    assert [rolled.fainted for rolled in table.told(FaintRolled)] == [face == FAINT]
    assert (hero.out, hero.fainting) == (face == FAINT, False)
    assert table.city.fight is None or ("hit-girl" in table.city.fight.heroes) == (face == AWAKE)


@rule("KA-19.1", "KA-30.14")
@pytest.mark.parametrize("face", [FAINT, AWAKE])
def test_who_arrives_in_times_square_on_the_faint_space_rolls_there(face: int) -> None:
    table = square()
    hero = table.hero("hit-girl", fainting=True, life=0)
    table.step("times-square", chance=[face])
    assert [rolled.fainted for rolled in table.told(FaintRolled)] == [face == FAINT]
    assert (hero.out, hero.fainting) == (face == FAINT, False)
    assert table.city.wave == 1


@rule("KA-1.6", "KA-28.14")
def test_a_hero_who_is_out_still_counts_for_x() -> None:
    table = square(waves=2)
    table.hero("hit-girl", out=True)
    table.step("times-square")
    russia = table.foe("mother-russia")
    assert (russia.power, russia.armor, russia.life) == (6, 6, 6)
    assert table.area("times-square").minions == 3


@rule("KA-16.12")
def test_heavy_cover_hardens_super_minions_only_where_no_boss_is() -> None:
    table = inside(combat="heavy-cover")
    alone = Fight(SpaceId("hideaway-1"), ["hit-girl"], [""], hits=9)
    assert striking.super_life(table.city, table.content, alone) == 3
    beside = Fight(SpaceId("hideaway-1"), ["hit-girl"], [""], against=["john-genovese"], hits=9)
    assert striking.super_life(table.city, table.content, beside) == 2


@rule("KA-30.10", "KA-30.11")
def test_mother_russia_keeps_her_wounds() -> None:
    table = square(waves=2)
    table.step("times-square", chance=[HIT] * 40)
    russia = table.foe("mother-russia")
    assert russia.tracked
    table.call(lambda play: striking.hurt_foe(play, russia, 2))
    assert (russia.life, russia.armor) == (4, 6)
    assert table.foe("mother-russia") is not None


@rule("KA-16.7", "KA-17.2")
def test_lightning_of_a_blue_die_feeds_a_neutral_effect(table: Table) -> None:
    table.give("hit-girl", "camera-phone")
    hero = table.hero("hit-girl", at="docks", strength=1, social=2)
    table.put("docks", minions=1)
    table.fight("hit-girl", chance=[BLANK, LIGHTNING])
    table.skip_to("")
    assert hero.social == 3


@rule("KA-16.10")
def test_everybody_at_once_costs_what_all_cost_together(table: Table) -> None:
    table.hero("hit-girl", at="docks", strength=6, life=3)
    table.put("docks", minions=1, supers=1)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"))
    assert Strike("all", 3) in table.options
    table.choose(Strike("all", 3))
    assert (table.area("docks").minions, table.area("docks").supers) == (0, 0)


@rule("KA-28.14", "KA-19.4")
def test_who_stays_awake_outside_the_city_is_not_out() -> None:
    table = inside()
    table.hero("hit-girl", fainting=True, life=0)
    table.step("hideaway", chance=[AWAKE])
    assert table.told(FaintRolled) == [FaintRolled("hit-girl", fainted=False, out=False)]
