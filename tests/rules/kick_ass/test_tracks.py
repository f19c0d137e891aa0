"""KA-4 and KA-5: dashboard tracks and Hardships."""

import pytest

from hardboiled.games.kick_ass.rules import activation, dashboard, dice, districts, sleep, tracks
from hardboiled.games.kick_ass.rules.districts import ChooseStat, UseDistrict
from hardboiled.games.kick_ass.rules.events import HardshipTurned
from hardboiled.games.kick_ass.rules.hand import RemoveCard
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.games.kick_ass.rules.sleep import SleepEffect
from hardboiled.games.kick_ass.rules.state import Turn
from rules.kick_ass.table import BLANK, HIT, Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


def change(table: Table, hero_id: str, stat: str, by: int) -> None:
    table.call(lambda play: tracks.change(play, table.hero(hero_id), stat, by))


@rule("KA-4.1", "KA-4.5")
def test_happiness_rises_and_falls_by_one_never_below_one(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=3)
    change(table, "hit-girl", "happiness", 1)
    assert hero.happiness == 4
    change(table, "hit-girl", "happiness", -1)
    assert hero.happiness == 3
    change(table, "hit-girl", "happiness", -9)
    assert hero.happiness == 1


@rule("KA-4.6", "KA-4.7")
def test_happiness_lost_past_one_is_social_media_point_by_point(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=1, social=5)
    change(table, "hit-girl", "happiness", -1)
    assert (hero.happiness, hero.social) == (1, 4)
    table.hero("hit-girl", happiness=3, social=5)
    change(table, "hit-girl", "happiness", -4)
    assert (hero.happiness, hero.social) == (1, 3)


@rule("KA-4.3", "KA-4.4", "KA-5.2", "KA-5.3", "KA-5.5", "KA-5.6")
def test_hardships_turn_up_at_four_and_one_and_down_again(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=5)
    table.hardships("hit-girl", left="debts", right="laziness")

    def active() -> list[str]:
        return [hardship.id for hardship in dashboard.suffers(hero, table.content)]

    assert active() == []
    change(table, "hit-girl", "happiness", -1)
    assert active() == ["laziness"]
    change(table, "hit-girl", "happiness", -3)
    assert active() == ["debts", "laziness"]
    change(table, "hit-girl", "happiness", 1)
    assert active() == ["laziness"]
    change(table, "hit-girl", "happiness", 3)
    assert active() == []
    change(table, "hit-girl", "happiness", -2)
    assert active() == ["laziness"], "the same card turns up again"


@rule("KA-5.2")
def test_the_right_hardship_turns_up_also_when_four_is_passed(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=6)
    table.hardships("hit-girl", right="burnout")
    change(table, "hit-girl", "happiness", -4)
    assert hero.hardships[dashboard.RIGHT] == "burnout"


@rule("KA-5.4", "KA-5.10")
def test_a_face_up_hardship_applies_all_the_time(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=4)
    table.hardships("hit-girl", right="laziness")
    table.call(lambda play: tracks.flip(play, hero))
    for card, moves in (("drop-in", 2), ("home-schooling", 0)):
        hero.turn = Turn(card, False)
        activation.open_card(table.play, hero)
        assert hero.turn.moves == moves
    hero.turn = Turn("drop-in", True)
    activation.open_card(table.play, hero)
    assert hero.turn.moves == 0, "never below 0"


@rule("KA-5.7")
def test_the_flip_is_immediate_and_undoes_nothing(table: Table) -> None:
    table.hero("hit-girl", happiness=5, at="wall-street", dollars=0)
    table.hardships("hit-girl", right="debts")
    table.use_district("hit-girl")
    hero = table.hero("hit-girl")
    assert hero.hardships[dashboard.RIGHT] == "debts"
    assert hero.dollars == 3
    assert table.told(HardshipTurned)


@rule("KA-5.8")
def test_a_sleep_hardship_applies_only_if_face_up_in_step_two(table: Table) -> None:
    table.hardships("hit-girl", right="insomnia")
    hero = table.hero("hit-girl", happiness=5, life=3)
    table.run(sleep.dashboards)
    assert hero.life == 3
    table.hero("hit-girl", happiness=4)
    table.call(lambda play: tracks.flip(play, hero))
    table.run(sleep.dashboards)
    assert hero.life == 2


@rule("KA-5.9")
def test_face_down_hardships_are_unknown_until_first_turned_up(table: Table) -> None:
    table.hardships("hit-girl", right="mugged")
    assert table.match.view("hero-1").city.hero("hit-girl").hardships == ["", ""]
    table.hero("hit-girl", happiness=5)
    change(table, "hit-girl", "happiness", -1)
    change(table, "hit-girl", "happiness", 4)
    assert table.match.view("hero-2").city.hero("hit-girl").hardships == ["", "mugged"]


@rule("KA-4.8", "KA-4.10")
def test_each_strength_level_has_its_own_row(table: Table) -> None:
    hero = table.hero("dr-gravity", strength=1)
    table.disarm("dr-gravity")
    change(table, "dr-gravity", "strength", 1)
    assert hero.strength == 2
    change(table, "dr-gravity", "strength", -1)
    assert hero.strength == 1
    rows = []
    for level in range(1, 7):
        hero.strength = level
        found = dice.bonuses(hero, table.content, "", [])
        assert len(found) == 1, "the row of the current level only"
        rows.append(dice.pool(table.city, table.content, hero, found))
    assert rows == [(1, 1), (1, 2), (1, 2), (2, 2), (2, 3), (3, 3)]


@rule("KA-4.11")
def test_social_media_runs_from_one_to_nine(table: Table) -> None:
    hero = table.hero("hit-girl", social=2)
    change(table, "hit-girl", "social", 1)
    assert hero.social == 3
    change(table, "hit-girl", "social", -7)
    assert hero.social == 1


@rule("KA-4.12", "KA-15.14", "KA-4.18")
def test_from_four_on_one_dollar_off_the_total(table: Table) -> None:
    table.city.shop[:] = ["baseball-bat", "leather-jacket"]
    for social, left in ((3, 0), (4, 1), (6, 1), (3, 0)):
        table.city.shop[:] = ["baseball-bat", "leather-jacket"]
        table.disarm("hit-girl")
        hero = table.hero("hit-girl", social=social, dollars=4, at="shop", discounted=False)
        table.use_district("hit-girl")
        table.choose(Buy("baseball-bat"), Buy("leather-jacket"))
        assert hero.dollars == left


@rule("KA-4.13", "KA-4.18")
def test_from_seven_on_the_hero_has_gone_viral(table: Table) -> None:
    for social, viral in ((6, False), (7, True), (8, True), (6, False)):
        table.hero("hit-girl", social=social)
        bonuses, _ = sleep.night_effects(table.state, table.content)
        assert (SleepEffect("hit-girl", "viral") in bonuses) is viral


@rule("KA-4.14", "KA-4.15")
def test_at_nine_the_green_card_comes_and_another_goes(table: Table) -> None:
    hero = table.hero("hit-girl", social=8)
    change(table, "hit-girl", "social", 1)
    table.settle()
    assert table.offered(RemoveCard) == [RemoveCard(card) for card in hero.hand]
    table.choose(RemoveCard("home-schooling"))
    assert "purple-storm" in hero.hand
    assert "home-schooling" not in hero.hand
    assert len(hero.hand) == 5


@rule("KA-4.15")
def test_no_discard_with_fewer_cards_and_a_played_one_from_an_empty_hand(table: Table) -> None:
    hero = table.hero("hit-girl", social=8)
    hero.hand.remove("home-schooling")
    change(table, "hit-girl", "social", 1)
    table.settle()
    assert len(hero.hand) == 5
    other = table.hero("dr-gravity", social=8, played=["weightless", "borrowed-lab", "gravity-swing", "night-orderly"])
    other.hand.clear()
    other.played.append("science-podcast")
    change(table, "dr-gravity", "social", 1)
    table.settle()
    assert table.offered(RemoveCard) == [RemoveCard(card) for card in other.played]


@rule("KA-4.16", "KA-4.17")
def test_gains_past_nine_are_dollars(table: Table) -> None:
    hero = table.hero("hit-girl", social=9, famous=True, dollars=0)
    change(table, "hit-girl", "social", 2)
    assert (hero.social, hero.dollars) == (9, 2)
    table.hero("hit-girl", social=8, dollars=0)
    change(table, "hit-girl", "social", 3)
    assert (hero.social, hero.dollars) == (9, 2)


@rule("KA-4.19")
def test_the_green_card_is_kept_and_comes_only_once(table: Table) -> None:
    hero = table.hero("hit-girl", social=9, famous=True)
    hero.hand.append("purple-storm")
    change(table, "hit-girl", "social", -2)
    assert "purple-storm" in hero.hand
    change(table, "hit-girl", "social", 2)
    assert not table.city.owed


@rule("KA-4.20", "KA-4.21", "KA-4.24")
def test_life_between_zero_and_the_maximum(table: Table) -> None:
    hero = table.hero("hit-girl")
    assert hero.life == 3
    change(table, "hit-girl", "life", -3)
    assert hero.life == 0
    assert not hero.fainting
    change(table, "hit-girl", "life", 1)
    assert hero.life == 1
    change(table, "hit-girl", "life", 9)
    assert hero.life == 3


@rule("KA-4.22")
def test_losing_life_at_zero_leads_to_the_faint_space(table: Table) -> None:
    hero = table.hero("hit-girl", life=0)
    change(table, "hit-girl", "life", -1)
    assert hero.fainting
    change(table, "hit-girl", "life", -5)
    assert (hero.life, hero.fainting) == (0, True), "further loss has no effect"
    table.hero("hit-girl", life=2, fainting=False)
    change(table, "hit-girl", "life", -3)
    assert hero.fainting


@rule("KA-4.23")
def test_both_fights_and_other_losses_lead_there(table: Table) -> None:
    hero = table.hero("hit-girl", life=0, at="docks", strength=1)
    table.put("docks", minions=2)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, BLANK])
    assert hero.fainting
    table = Table("hit-girl", "dr-gravity")
    table.hero("dr-gravity", life=0)
    change(table, "dr-gravity", "life", -1)
    assert table.hero("dr-gravity").fainting


@rule("KA-4.25", "KA-4.26")
def test_dollars_are_ones_own_and_without_limit(table: Table) -> None:
    hero = table.hero("hit-girl", dollars=2, at="police")
    table.hero("dr-gravity", dollars=60, at="police")
    table.put("docks", minions=1)
    assert not districts.timer_usable(table.city, table.content, hero), "nobody can pay for another"
    change(table, "dr-gravity", "dollars", 40)
    assert table.hero("dr-gravity").dollars == 100


@rule("KA-15.4")
def test_depression_the_card_takes_the_joy_out_of_the_park(table: Table) -> None:
    table.hardships("hit-girl", right="depression")
    hero = table.hero("hit-girl", happiness=4, at="central-park")
    table.call(lambda play: tracks.flip(play, hero))
    table.use_district(hero.id)
    assert hero.strength == 4, "only Strength is left, so nothing is asked"
    table.hero("dr-gravity", at="central-park")
    table.resolve({"dr-gravity": "borrowed-lab"})
    table.choose(UseDistrict("dr-gravity"))
    assert table.offered(ChooseStat) == [ChooseStat("strength"), ChooseStat("happiness")]


def test_self_doubt_burnout_and_shaky_nerves_in_a_fight(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=1, strength=6)
    table.hardships("hit-girl", left="self-doubt", right="burnout")
    table.call(lambda play: tracks.flip(play, hero))
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (3, 1)
    table.hardships("hit-girl", left="shaky-nerves", right="burnout")
    table.call(lambda play: tracks.flip(play, hero))
    assert dice.rerolls(hero, table.content, found) == [0, 0, 0]
    hero.strength = 1
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found)[1] == 1, "never below 1"


def test_bad_press_eats_the_first_gain_of_each_round(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=4, social=3)
    table.hardships("hit-girl", right="bad-press")
    table.call(lambda play: tracks.flip(play, hero))
    change(table, "hit-girl", "social", 1)
    assert hero.social == 3
    change(table, "hit-girl", "social", 1)
    assert hero.social == 4
    table.city.round += 1
    change(table, "hit-girl", "social", 1)
    assert hero.social == 4
