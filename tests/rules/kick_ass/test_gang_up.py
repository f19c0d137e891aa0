"""KA-18 and KA-19: fighting together, and fainting."""

import pytest

from hardboiled.games.kick_ass.rules import cards, dashboard, fainting, plots, tracks
from hardboiled.games.kick_ass.rules.activation import FinishCard
from hardboiled.games.kick_ass.rules.cards import OpenCard
from hardboiled.games.kick_ass.rules.districts import TakeBonus, UseDistrict
from hardboiled.games.kick_ass.rules.effects.heroes import Each
from hardboiled.games.kick_ass.rules.events import EventMatured, EventRevealed, FaintRolled, Gained
from hardboiled.games.kick_ass.rules.fight_results import TakeDamage
from hardboiled.games.kick_ass.rules.fighting import KeepDice, StartFight
from hardboiled.games.kick_ass.rules.items import UseItem
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import AWAKE, BLANK, FAINT, HIT, LIGHTNING, SHIELD, Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity", "big-daddy")
    for hero in table.city.heroes:
        table.disarm(hero.id)
        hero.at = "docks"
        hero.strength = 1
    return table


def mother_russia(table: Table) -> None:
    table.show_plot()
    table.call(lambda play: plots.place_boss(play, "mother-russia", "docks"))


@rule("KA-24.9", "KA-18.5", "KA-18.7", "KA-18.9", "KA-24.4", "KA-24.5", "KA-30.11")
def test_the_gang_up_on_mother_russia_as_in_the_rulebook() -> None:
    """Power, Armor and Life 6: 4 Shields and 8 Hits, later 3 Shields and 6 Hits."""
    table = Table("hit-girl", "dr-gravity", "big-daddy", plot="mother-fucker")
    mother_russia(table)
    russia = table.foe("mother-russia")
    assert (russia.power, russia.armor, russia.life) == (6, 6, 6)
    for name in ("hit-girl", "dr-gravity"):
        table.disarm(name)
        table.hero(name, at="docks", strength=6)
    table.give("hit-girl", "baseball-bat")
    table.give("dr-gravity", "baseball-bat")
    table.hero("dr-gravity", life=3)
    table.hero("hit-girl", life=1)
    hits = [HIT, HIT, HIT, HIT]
    # Hit-Girl: 4 red, 2 blue, +1 Hit from her row. Dr. Gravity: 4 red, 3 blue.
    table.fight("hit-girl", "dr-gravity", chance=[*hits, SHIELD, SHIELD, HIT, HIT, HIT, BLANK, SHIELD, SHIELD, BLANK])
    table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
    assert (table.city.fight.shields, table.city.fight.hits) == (4, 8)
    assert table.city.fight.damage == 2
    table.choose(TakeDamage("hit-girl", 0))
    assert table.hero("dr-gravity").life == 1
    table.choose(Strike("mother-russia", 8))
    assert russia.life == 4
    # Later: 3 Shields and 6 Hits; Hit-Girl takes all 3 damage and faints at the end.
    table.event("bullion-heist", 1)
    table.hero("hit-girl", happiness=6)
    table.hardships("hit-girl")
    dice = [HIT, HIT, HIT, BLANK, SHIELD, BLANK, HIT, HIT, BLANK, BLANK, SHIELD, SHIELD, BLANK, FAINT]
    table.fight("hit-girl", "dr-gravity", chance=dice)
    table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
    assert (table.city.fight.shields, table.city.fight.hits) == (3, 6)
    table.choose(TakeDamage("hit-girl", 3))
    assert russia.life == 4, "all 6 Hits are absorbed"
    hero = table.hero("hit-girl")
    assert (hero.at, hero.life, hero.happiness) == ("hospital", 3, 4)
    assert [event.id if event else "" for event in table.city.row] == ["", "bullion-heist", ""]


@rule("KA-30.21")
def test_the_example_in_a_district_does_not_change_times_square(table: Table) -> None:
    table.city.wave, table.city.combat = 3, ["quiet-before-the-storm"]
    table.run(lambda play: fainting.roll(play, table.hero("hit-girl")), chance=[FAINT])
    assert table.hero("hit-girl").out
    assert table.hero("hit-girl").at == "docks", "nobody is brought to the Hospital"


@rule("KA-18.1", "KA-18.2")
def test_heroes_may_also_fight_one_after_another(table: Table) -> None:
    table.put("docks", minions=3)
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless"}, chance=[HIT, SHIELD])
    table.choose(OpenCard("hit-girl"), StartFight("hit-girl"))
    assert table.city.fight.heroes == ["hit-girl"]


@rule("KA-18.4", "KA-18.6")
def test_own_dice_own_rerolls_own_lightning(table: Table) -> None:
    table.hero("hit-girl", happiness=5)
    table.give("hit-girl", "gravity-pole")
    table.give("dr-gravity", "nunchucks", "camera-phone")
    table.put("docks", minions=3)
    table.fight("hit-girl", "dr-gravity", chance=[LIGHTNING, BLANK, SHIELD, BLANK, BLANK, SHIELD])
    assert table.match.asks[0].seats == ("hero-2",), "only Dr. Gravity has a reroll"
    assert {option.hero for option in table.options} == {"dr-gravity"}
    table.choose(KeepDice("dr-gravity"))
    table.choose(TakeDamage("hit-girl", 1), Strike("minions", 1))
    assert table.hero("hit-girl").happiness == 6
    assert table.hero("dr-gravity").social == 3, "not his Lightning"


@rule("KA-18.5", "KA-15.26")
def test_hits_and_shields_are_added_and_the_docks_token_counts_once(table: Table) -> None:
    table.city.docks, table.city.docks_side = 1, "hit"
    table.put("docks", minions=3)
    table.fight("hit-girl", "dr-gravity", chance=[HIT, SHIELD, HIT, SHIELD])
    assert (table.city.fight.hits, table.city.fight.shields) == (3, 2)


@rule("KA-18.7", "KA-18.8")
def test_damage_is_divided_as_they_like_even_beyond_life(table: Table) -> None:
    table.put("docks", supers=3)
    table.fight("hit-girl", "dr-gravity", chance=[BLANK, BLANK, BLANK, BLANK, AWAKE])
    assert table.options == [TakeDamage("hit-girl", share) for share in range(7)]
    table.choose(TakeDamage("hit-girl", 6))
    assert table.hero("dr-gravity").life == 4
    assert table.hero("hit-girl").life == 0


@rule("KA-18.11")
def test_bystanders_are_not_affected(table: Table) -> None:
    table.put("docks", supers=3)
    table.fight("hit-girl", "dr-gravity", chance=[BLANK, BLANK, BLANK, BLANK, AWAKE])
    table.choose(TakeDamage("hit-girl", 6))
    assert table.hero("big-daddy").life == 5


# Fainting.


@rule("KA-19.1", "KA-19.3", "KA-19.4")
def test_outside_a_fight_the_die_is_rolled_right_after_the_effect(table: Table) -> None:
    table.hero("hit-girl", life=0)
    table.carry_out(Each(stat="life", by=-1), chance=[AWAKE])
    assert len(table.told(FaintRolled)) == 1
    hero = table.hero("hit-girl")
    assert (hero.life, hero.at, hero.happiness) == (0, "docks", 6)
    assert table.hero("dr-gravity").life == 3


@rule("KA-19.5", "KA-19.6")
def test_a_faint_leads_to_the_hospital_and_the_next_hardship_level(table: Table) -> None:
    for before, after in ((9, 4), (5, 4), (4, 1), (2, 1)):
        table.hardships("hit-girl", right="laziness")
        hero = table.hero("hit-girl", at="docks", life=0, happiness=before, fainting=True)
        table.call(lambda play: tracks.flip(play, table.hero("hit-girl")))
        table.settle(chance=[FAINT])
        assert (hero.at, hero.life, hero.happiness) == ("hospital", 3, after)
        assert hero.hardships[dashboard.RIGHT] == "laziness", "active at once"


@rule("KA-19.7")
def test_a_faint_at_happiness_one_costs_social_media(table: Table) -> None:
    table.hardships("hit-girl")
    hero = table.hero("hit-girl", happiness=1, social=4, fainting=True)
    table.call(lambda play: tracks.flip(play, hero))
    table.settle(chance=[FAINT])
    assert (hero.happiness, hero.social) == (1, 3)


@rule("KA-19.8")
def test_a_faint_moves_the_events_and_reveals_none(table: Table) -> None:
    table.event("bullion-heist", 1)
    table.event("smear-campaign", 3)
    table.hero("hit-girl", fainting=True)
    table.settle(chance=[FAINT])
    assert [event.id if event else "" for event in table.city.row] == ["", "bullion-heist", ""]
    assert [event.card for event in table.told(EventMatured)] == ["smear-campaign"]
    assert not table.told(EventRevealed)


@rule("KA-19.9")
def test_several_faints_each_move_the_row(table: Table) -> None:
    table.event("bullion-heist", 1)
    table.hero("hit-girl", fainting=True)
    table.hero("dr-gravity", fainting=True)
    table.settle(chance=[FAINT, FAINT])
    assert [event.id if event else "" for event in table.city.row] == ["", "", "bullion-heist"]


@rule("KA-19.4", "KA-19.10")
def test_a_blank_puts_life_back_to_zero_whatever_was_gained_before(table: Table) -> None:
    table.hero("hit-girl", at="hospital", life=0)
    table.put("hospital", minions=1)
    table.fight("hit-girl", chance=[HIT, BLANK, AWAKE])
    table.choose(Strike("minions", 1), TakeBonus("hit-girl", "hospital"))
    hero = table.hero("hit-girl")
    assert [event.amount for event in table.told(Gained)] == [1], "by the Clean Up Bonus"
    assert len(table.told(FaintRolled)) == 1, "the roll is made all the same"
    assert hero.life == 0, "and a blank puts it back to 0"


@rule("KA-19.11")
def test_the_rest_of_the_card_is_forfeited(table: Table) -> None:
    table.hero("dr-gravity", life=0, happiness=6)
    table.hero("dr-gravity").hand.append("home-turf")
    table.put("docks", minions=2)
    table.resolve({"dr-gravity": "home-turf"}, chance=[BLANK, BLANK, BLANK, BLANK, FAINT])
    table.choose(StartFight("dr-gravity"))
    hero = table.hero("dr-gravity")
    assert hero.at == "hospital"
    assert not table.match.asks, "the Timer of the card is lost"
    assert hero.played == ["home-turf"]
    assert UseDistrict("dr-gravity") not in table.options


@rule("KA-19.12", "KA-19.13")
def test_a_fainted_hero_goes_on_with_everything_else(table: Table) -> None:
    table.give("hit-girl", "pistol")
    hero = table.hero("hit-girl", dollars=5, fainting=True)
    table.resolve({"hit-girl": "drop-in"})
    table.choose(FinishCard("hit-girl"))
    table.resolve({"hit-girl": "drop-in", "dr-gravity": "weightless"})
    table.settle(chance=[FAINT])
    assert hero.at == "hospital"
    assert not hero.turn.done, "a card not yet resolved may still be resolved"
    assert (hero.dollars, "pistol" in hero.hands, len(hero.hand)) == (5, True, 4)

    table.run(cards.resolve)
    table.choose(OpenCard("hit-girl"))
    assert table.options, "from the Hospital"


@rule("KA-19.14", "KA-28.14", "KA-30.14")
def test_in_the_hideaway_and_times_square_a_fainted_hero_is_out(table: Table) -> None:
    table.event("bullion-heist", 1)
    table.city.location, table.city.combat = 1, ["quiet-before-the-storm"]
    hero = table.hero("hit-girl", fainting=True, happiness=6)
    table.settle(chance=[FAINT])
    assert hero.out
    assert hero.happiness == 6
    assert table.city.row[0].id == "bullion-heist"
    table.city.location, table.city.wave = 0, 2
    other = table.hero("dr-gravity", fainting=True, happiness=6)
    table.settle(chance=[FAINT])
    assert other.out
    assert other.happiness == 6


def test_isolation_takes_every_shield_of_items_in_a_gang_up_and_none_alone(table: Table) -> None:
    table.hero("hit-girl", hardships=["debts", "isolation"], happiness=1)
    table.put("docks", minions=5)

    def shields(*heroes: str) -> int:
        table.disarm("hit-girl")
        table.hero("hit-girl").exhausted.clear()
        table.give("hit-girl", "stab-vest", "smoke-grenades", "stun-gun")
        table.hero("hit-girl", strength=1, life=9)
        table.hero("dr-gravity", life=9)
        dice = [LIGHTNING] * 2 + [BLANK]
        table.fight(*heroes, chance=[*dice, *[BLANK] * 8])
        table.choose(UseItem("hit-girl", "smoke-grenades"))
        return table.city.fight.shields

    assert shields("hit-girl") == 1 + 2 + 2
    assert shields("hit-girl", "dr-gravity") == 0
