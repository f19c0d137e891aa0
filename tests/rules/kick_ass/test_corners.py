"""Small corners of a rule that a change could take away unnoticed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hardboiled.games.kick_ass.rules import (
    dice,
    effects,
    enemies,
    gone_viral,
    spawning,
    striking,
    tracks,
)
from hardboiled.games.kick_ass.rules.answers import ChooseHero
from hardboiled.games.kick_ass.rules.content_check import check_content
from hardboiled.games.kick_ass.rules.effects import Gain
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp
from hardboiled.games.kick_ass.rules.event_row import WorkOnEvent
from hardboiled.games.kick_ass.rules.events import FaintRolled, NightFell
from hardboiled.games.kick_ass.rules.fighting import Roll
from hardboiled.games.kick_ass.rules.items import UseItem
from hardboiled.games.kick_ass.rules.plots import course, outside
from hardboiled.games.kick_ass.rules.plots.final_plot import PLOTS
from hardboiled.games.kick_ass.rules.sleep import sleep_phase
from hardboiled.games.kick_ass.rules.state import Fight, Foe, Owed
from hardboiled.games.kick_ass.rules.striking import Strike
from hardboiled.games.kick_ass.rules.tasks import Slay
from hardboiled.kernel import CardId
from hardboiled.kernel.content import ContentError
from hardboiled.kernel.saving import start
from rules.kick_ass.table import BLANK, Table
from rules.kick_ass.test_hideaway import inside
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


# Events.


def offered(table: Table) -> list[WorkOnEvent]:
    hero = table.hero("hit-girl")
    return list(WorkOnEvent.offered(table.state, table.content, hero))


@rule("KA-7.10")
def test_work_costs_the_last_dollar(table: Table) -> None:
    table.event("trace-the-phone")
    hero = table.hero("hit-girl", at="police", dollars=1)
    assert offered(table)
    hero.dollars = 0
    assert not offered(table)


@rule("KA-7.10")
def test_only_some_work_waits_until_a_district_is_free(table: Table) -> None:
    table.event("trace-the-phone", 1)
    table.event("overdue-hostages", 2)
    for place, works in (("police", True), ("library", False)):
        table.hero("hit-girl", at=place, dollars=3)
        table.put(place, minions=0)
        assert offered(table)
        table.put(place, minions=9)
        assert bool(offered(table)) == works, place


@rule("KA-7.10", "KA-7.11")
def test_what_all_carry_away_is_not_there_any_more(table: Table) -> None:
    event = table.event("crate-of-trouble")
    hero = table.hero("hit-girl", at="docks")
    assert offered(table)
    hero.carried[:] = [event.id] * event.left[0]
    assert not offered(table)


@rule("KA-23.9")
def test_with_the_softer_option_a_matured_boss_event_is_to_come_again() -> None:
    table = Table(softer=True)
    table.show_plot()
    event = table.state.event_deck.pop()
    table.city.boss_matured.append(event)
    table.call(lambda play: course.boss_event_matured(play, event))
    assert event not in table.city.boss_matured
    assert table.state.event_deck[0] == event


@rule("KA-28.4")
def test_whoever_leaves_the_city_leaves_debts_there(table: Table) -> None:
    table.city.owed.append(Owed("famous", "hit-girl"))
    table.call(lambda play: course.leave_city(play, "hideaway"))
    assert not table.city.owed


# Enemies.


@rule("KA-8.3")
def test_only_the_first_of_a_wave_is_a_super_minion(table: Table) -> None:
    table.state.spawn_deck.append(CardId("made-men"))
    table.run(lambda play: spawning._spawn_card(play, CardId("made-men")))
    assert [table.area(place).supers for place in ("police", "shop", "central-park")] == [1, 0, 0]
    assert sum(area.minions for area in table.city.map.values()) >= 1


@rule("KA-10.8", "KA-21.6")
def test_a_minion_without_room_counts_as_one(table: Table) -> None:
    counting = next(
        table.event(card.id) for card in table.content.events.values() if any(isinstance(t, Slay) for t in card.tasks)
    )
    task = next(task for task in table.content.events[counting.id].tasks if isinstance(task, Slay))
    place = next(iter(task.places()), "docks")
    before = list(counting.left)
    table.put(place, minions=9)
    table.call(lambda play: spawning.move_in(play, place))
    assert sum(before) - sum(counting.left) == 1


@rule("KA-24.7")
def test_one_life_is_life(table: Table) -> None:
    table.set_up_event("cutter-on-the-street")
    cutter = table.foe("the-cutter")
    assert cutter is not None
    table.call(lambda play: striking.hurt_foe(play, cutter, cutter.life - 1))
    assert cutter in table.city.foes
    assert cutter.life == 1
    table.call(lambda play: striking.hurt_foe(play, cutter, 1))
    assert cutter not in table.city.foes


@rule("KA-16.10", "KA-16.13")
def test_all_are_struck_at_once_only_with_hits_for_all(table: Table) -> None:
    table.put("docks", minions=1)
    foe = Foe("the-cutter", "docks", 3, 1, 2)
    table.city.foes.append(foe)
    need = dice.armor(table.city, table.content, foe) + foe.life

    def all_at_once(hits: int) -> list[Strike]:
        fight = Fight("docks", ["hit-girl"], [CardId("")], against=[foe.id], hits=hits)
        return [strike for strike in Strike.offered(table.state, table.content, fight) if strike.target == "all"]

    assert all_at_once(need) == []
    [everything] = all_at_once(need + 9)
    assert everything.hits > need


@rule("KA-27.10")
def test_the_gang_leaves_nobody_behind() -> None:
    table = Table("hit-girl", "dr-gravity", plot="vic-gigante")
    table.show_plot()
    table.call(PLOTS["vic-gigante"].night_move)
    assert table.area("police").skulls == 0
    assert sum(area.skulls for area in table.city.map.values()) == 3


# Dice.


@rule("KA-19.1", "KA-19.2")
@pytest.mark.parametrize("face", range(1, 7))
def test_half_of_the_faces_of_the_faint_die_are_a_faint(table: Table, face: int) -> None:
    table.hero("hit-girl", life=0, fainting=True, happiness=6)
    table.settle(chance=[face])
    assert [rolled.fainted for rolled in table.told(FaintRolled)] == [face <= 3]


@rule("KA-16.3", "KA-28.9")
def test_with_adrenaline_every_die_brings_hits_on_average() -> None:
    table = inside(combat="quiet-before-the-storm")
    hero = table.hero("hit-girl")
    gear = dice.gear(hero, table.content, CardId(""), [])
    calm = dice.pools(table.city, table.content, hero, gear)
    table.city.combat[:] = [CardId("adrenaline")]
    excited = dice.pools(table.city, table.content, hero, gear)
    count = sum(pool.dice for pool in calm)
    assert excited[0].average == pytest.approx((calm[0].average or 0) + count / 6)


@rule("KA-6.11")
def test_whoever_rolls_is_not_asked_again_for_dice(table: Table) -> None:
    exhausting = next(
        item.id
        for item in table.content.items.values()
        if item.slot != "backpack" and getattr(getattr(item, "exhaust", None), "when", "") == "roll"
    )
    table.put("docks", minions=1)
    hero = table.hero("hit-girl", at="docks")
    table.disarm("hit-girl")
    table.give("hit-girl", exhausting)
    table.fight("hit-girl", chance=[BLANK] * 20)
    assert table.prompt == "before-roll"
    table.choose(Roll(hero.id))
    assert table.prompt != "before-roll"
    assert exhausting not in hero.exhausted


# The course of the game.


@rule("KA-20.2")
def test_that_night_falls_is_told(table: Table) -> None:
    table.run(sleep_phase)
    assert table.told(NightFell) == [NightFell(table.city.round)]


@rule("KA-2.1", "KA-2.21")
def test_random_heroes_are_not_always_the_same() -> None:
    firsts = {
        start("kick-ass", None, ["A", "B"], seed, heroes="random").state.city.heroes[0].id for seed in range(1, 12)
    }
    assert len(firsts) > 1


@rule("KA-28.9")
def test_nothing_has_come_to_a_standstill_at_the_start(table: Table) -> None:
    assert table.city.stalemate == 0


@rule("KA-16.3")
def test_a_die_may_have_no_blank_face(table: Table) -> None:
    settings = table.content.settings
    check_content(replace(table.content, settings=replace(settings, lightning_faces=6 - settings.plain_faces)))
    with pytest.raises(ContentError, match="faces"):
        check_content(replace(table.content, settings=replace(settings, lightning_faces=7 - settings.plain_faces)))


@rule("KA-26.2", "KA-26.5")
def test_one_token_of_red_mist_is_the_hiding_place(table: Table) -> None:
    plots = table.content.plots
    tokens = {**plots["red-mist"].tokens, "hiding": 2, "lose": plots["red-mist"].tokens["lose"] - 1}
    with pytest.raises(ContentError, match="hiding"):
        check_content(replace(table.content, plots={**plots, "red-mist": replace(plots["red-mist"], tokens=tokens)}))


@rule("KA-5.4", "KA-5.5")
def test_each_hardship_does_one_thing(table: Table) -> None:
    done = {
        name: {
            field: value
            for field in hardship.__struct_fields__
            if field not in ("id", "source", "copies") and (value := getattr(hardship, field))
        }
        for name, hardship in table.content.hardships.items()
    }
    assert done == {
        "laziness": {"moves": -1},
        "insomnia": {"sleep": "insomnia"},
        "drug-addiction": {"sleep": "addiction"},
        "depression": {"no_park_joy": True},
        "self-doubt": {"red": -1},
        "burnout": {"blue": -1},
        "shaky-nerves": {"no_rerolls": True},
        "debts": {"dearer": 1},
        "bad-press": {"bad_press": True},
        "broken-wrist": {"break_hand": True},
        "mugged": {"lost_backpack": True},
        "isolation": {"alone": True},
    }


@rule("KA-21.3")
def test_gone_viral_protects_two_spaces(table: Table) -> None:
    table.run(lambda play: gone_viral.Protected().do(play, table.hero("hit-girl")))
    table.choose_first()
    assert sum(area.tokens for area in table.city.map.values()) == 2


@rule("KA-28.12", "KA-14.12")
def test_nothing_is_cleaned_up_from_outside_the_city(table: Table) -> None:
    table.put("docks", minions=2)
    assert CleanUp().can(table.state, table.content, ("hit-girl",))
    away = inside()
    away.put("docks", minions=2)
    assert not CleanUp().can(away.state, away.content, ("hit-girl",))


@rule("KA-13.5")
def test_one_foe_here_is_enough_for_a_fight(table: Table) -> None:
    table.city.foes[:] = [Foe("a", "docks", 3, 1, 2), Foe("b", "shop", 3, 1, 2)]
    assert enemies.can_be_fought(table.city, "docks")
    assert not enemies.can_be_fought(table.city, "library")


@rule("KA-16.13", "KA-16.12")
def test_whoever_strikes_all_pays_for_all(table: Table) -> None:
    table.put("docks", supers=2)
    fight = Fight("docks", ["hit-girl"], [CardId("")], hits=20)
    [(_, count, each)] = striking.targets(table.city, table.content, fight)
    table.call(lambda play: striking._strike_all(play, fight))
    assert (count, each > 1, fight.hits) == (2, True, 20 - 2 * each)


@rule("KA-7.15")
def test_all_words_of_a_card_for_one_go_to_the_same_hero(table: Table) -> None:
    words = (Gain(stat="dollars", by=1), Gain(stat="dollars", by=1))
    assert all(word.for_one for word in words)
    before = table.hero("dr-gravity").dollars
    table.run(lambda play: effects.carry_out(play, words, ("hit-girl", "dr-gravity")))
    table.choose(ChooseHero("dr-gravity"))
    assert not table.match.asks, "nobody is asked a second time"
    assert table.hero("dr-gravity").dollars == before + 2


@rule("KA-7.10")
def test_only_the_right_kind_of_minion_counts() -> None:
    for supers in (True, False):
        task = Slay(at="docks", supers=supers)
        assert [task.counts_kill("docks", kind) for kind in (True, False)] == [supers, not supers]
        assert not task.counts_kill("shop", supers)


@rule("KA-16.8")
def test_whoever_faints_does_not_wake_by_another_blow(table: Table) -> None:
    hero = table.hero("hit-girl", life=0, fainting=True)
    tracks._lose_life(hero, 0)
    assert hero.fainting


@rule("KA-16.5")
def test_a_fight_begins_with_nothing() -> None:
    fight = Fight("docks", ["hit-girl"], [CardId("")])
    assert (fight.hits, fight.shields, fight.power) == (0, 0, 0)


@rule("KA-28.12", "KA-6.11")
def test_an_item_that_would_do_nothing_is_not_used_up_outside_the_city() -> None:
    table = inside()
    hero = table.hero("hit-girl")
    city_only = [
        item.id
        for item in table.content.items.values()
        if item.exhaust is not None
        and item.exhaust.when == "card"
        and not all(word.can(table.state, table.content, (hero.id,)) for word in item.exhaust.effects)
    ]
    assert city_only
    table.disarm("hit-girl")
    hero.pack.clear()
    table.give(
        "hit-girl", city_only[0], into="slot" if table.content.items[city_only[0]].slot != "backpack" else "pack"
    )
    table.run(lambda play: outside.fight_together(play, hero.at))
    assert not table.offered(UseItem)
