"""KA-7: the Event Row."""

import pytest

from hardboiled.games.kick_ass.rules import dashboard, event_row, sleep, spawning, tracks
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.answers import ChooseHero
from hardboiled.games.kick_ass.rules.districts import TakeBonus
from hardboiled.games.kick_ass.rules.effects.city import Delay, Spawn
from hardboiled.games.kick_ass.rules.event_row import BribeFoe, Handover, WorkOnEvent, in_play
from hardboiled.games.kick_ass.rules.events import BonusTaken, EventCompleted, EventMatured, EventRevealed
from hardboiled.games.kick_ass.rules.fight_results import ResolveNext
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, Table
from support import rule


@pytest.fixture
def table() -> Table:
    return Table("hit-girl", "dr-gravity")


def row(table: Table) -> list[str]:
    return [event.id if event else "" for event in table.city.row]


@rule("KA-7.1", "KA-7.2", "KA-7.5", "KA-7.10")
def test_events_slide_and_keep_their_gaps(table: Table) -> None:
    table.event("trolls-awake", 1)
    table.state.event_deck[:] = ["bank-job", "missing-twins"]
    table.run(event_row.event_phase)
    assert row(table) == ["missing-twins", "trolls-awake", ""]
    table.city.row[0] = None
    table.run(event_row.event_phase)
    assert row(table) == ["bank-job", "", "trolls-awake"]


@rule("KA-7.3", "KA-7.4")
def test_an_event_pushed_off_matures_and_takes_its_things_along(table: Table) -> None:
    table.set_up_event("turf-war-pier")
    assert table.foe("lady-bruise").at == "docks"
    table.hero("hit-girl", at="docks", carried=["crate-of-trouble"])
    table.city.row[:] = [None, None, table.city.row[0]]
    table.state.event_deck.clear()
    table.run(event_row.event_phase)
    assert table.city.matured == ["turf-war-pier"]
    assert table.foe("lady-bruise") is None
    assert table.area("docks").minions == 2, "its Maturation: X Minions"
    assert not table.told(BonusTaken)
    table.event("crate-of-trouble", 3)
    table.run(event_row.event_phase)
    assert table.hero("hit-girl").carried == []
    assert table.city.incoming == 2


@rule("KA-7.6", "KA-7.7")
def test_slide_maturation_reveal_set_up_in_this_order(table: Table) -> None:
    table.event("kitchen-chemistry", 3)
    table.state.event_deck[:] = ["bank-job"]
    table.run(event_row.event_phase)
    order = [type(told.event).__name__ for told in table.match.told]
    assert order.index("EventMatured") < order.index("IncomingMoved") < order.index("EventRevealed")
    assert order.index("EventRevealed") < order.index("MinionArrived")
    assert table.area("wall-street").minions == 2


@rule("KA-7.8")
def test_in_round_one_nothing_slides(table: Table) -> None:
    table.state.event_deck[:] = ["bank-job"]
    table.run(event_row.event_phase)
    assert row(table) == ["bank-job", "", ""]
    assert not table.told(EventMatured)


@rule("KA-7.9")
def test_with_an_empty_deck_only_the_slide_happens(table: Table) -> None:
    table.event("bank-job", 1)
    table.state.event_deck.clear()
    table.run(event_row.event_phase)
    assert row(table) == ["", "bank-job", ""]
    assert not table.told(EventRevealed)


@rule("KA-7.11")
def test_every_event_has_four_parts_and_some_rules_that_stay(table: Table) -> None:
    regular = table.content.events.values()
    for event in table.content.all_events.values():
        assert event.tasks
        assert event.reward
        assert event.maturation
    assert len({event.id for event in regular if event.sleep}) >= 3
    table.set_up_event("dirty-cop")
    table.hero("hit-girl", at="police", dollars=2)
    foe = table.foe("sergeant-sleaze")
    power = foe.power
    table.resolve({"hit-girl": "home-schooling"})
    table.choose(BribeFoe("hit-girl", "sergeant-sleaze"))
    assert foe.power == power - 1
    assert table.hero("hit-girl").dollars == 1


@rule("KA-7.12", "KA-13.1")
def test_a_fulfilled_event_leaves_the_row_and_gives_its_reward(table: Table) -> None:
    event = table.event("missing-twins", 2)
    event.left[:] = [1, 0]
    table.city.display.clear()
    hero = table.hero("hit-girl", at="central-park", happiness=5)
    table.resolve({"hit-girl": "home-schooling"})
    table.choose(WorkOnEvent("hit-girl", "missing-twins", 0))
    assert row(table) == ["", "", ""]
    assert table.city.completed == ["missing-twins"]
    assert hero.happiness == 6


@rule("KA-7.13", "KA-20.9", "KA-20.12")
def test_events_can_be_completed_at_any_time(table: Table) -> None:
    table.city.completed[:] = ["dirty-cop", "masked-copycat"]
    table.event("bank-job", 2)
    table.hero("hit-girl", dollars=0)
    table.run(sleep.sleep_phase)
    assert "bank-job" in table.city.completed
    assert table.hero("hit-girl").dollars == 2
    assert table.city.revealed, "it counts for the check of the same Sleep Phase"


@rule("KA-7.13")
def test_a_spawn_into_a_patrol_can_complete_an_event(table: Table) -> None:
    event = table.event("kitchen-chemistry")
    event.left[:] = [1]
    table.put("hospital", tokens=1)
    table.carry_out(Spawn(at="hospital"))
    assert table.told(EventCompleted)


@rule("KA-7.14")
def test_on_completion_specific_things_go_and_minions_stay(table: Table) -> None:
    table.set_up_event("crate-of-trouble")
    assert table.area("docks").minions == 2
    table.hero("hit-girl", at="police", carried=["crate-of-trouble"])
    table.hero("dr-gravity", carried=["crate-of-trouble"])
    table.city.row[0].left[:] = [1]
    table.resolve({"hit-girl": "home-schooling"})
    table.state.item_deck.append("ski-mask")
    table.choose(Handover("hit-girl"))
    assert table.city.completed == ["crate-of-trouble"]
    assert table.hero("dr-gravity").carried == []
    assert table.area("docks").minions == 2
    assert not table.told(BonusTaken)


@rule("KA-7.15")
def test_the_receiver_is_one_of_those_who_took_part() -> None:
    table = Table("hit-girl", "dr-gravity", "big-daddy")
    event = table.event("smear-campaign")
    event.left[:] = [0]
    table.run(lambda play: event_row.complete(play, event, ("hit-girl", "dr-gravity")))
    assert [hero.happiness for hero in table.city.heroes] == [7, 7, 6], "a Reward that names all needs no choice"
    table.event("visiting-hours").left[:] = [0]
    table.settle("hit-girl", "dr-gravity")
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]
    table.choose(ChooseHero("dr-gravity"))
    assert table.hero("dr-gravity").social == 5


@rule("KA-7.16")
def test_more_than_three_events_can_be_completed(table: Table) -> None:
    table.city.completed[:] = ["dirty-cop", "masked-copycat", "bank-job"]
    table.city.matured[:] = ["missing-twins"]
    event = table.event("trolls-awake")
    table.run(lambda play: event_row.complete(play, event, ()))
    assert len(table.city.completed) == 4
    assert len(table.city.matured) == 1
    assert table.hero("hit-girl").happiness == 7
    assert not table.city.revealed


@rule("KA-7.17", "KA-9.9", "KA-14.5", "KA-8.13")
def test_a_mini_boss_takes_no_minion_space(table: Table) -> None:
    table.put("docks", minions=2)
    table.set_up_event("turf-war-pier")
    table.hero("hit-girl", at="docks")
    card = table.content.foes["lady-bruise"]
    foe = table.foe("lady-bruise")
    assert (foe.power, foe.life) == (amount(card.power, 2), amount(card.life, 2))
    table.call(lambda play: spawning.spawn(play, "docks"))
    assert table.area("docks").minions == 3


@rule("KA-7.18")
def test_each_event_counts_its_own_interest_tokens(table: Table) -> None:
    table.event("crate-of-trouble", 1)
    first = table.event("missing-twins", 2)
    before = list(first.left)
    table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": "home-schooling"})
    assert table.offered(WorkOnEvent) == [
        WorkOnEvent("hit-girl", "crate-of-trouble", 0),
        WorkOnEvent("hit-girl", "missing-twins", 1),
    ]
    table.choose(WorkOnEvent("hit-girl", "crate-of-trouble", 0))
    assert table.hero("hit-girl").carried == ["crate-of-trouble"]
    assert first.left == before


@rule("KA-7.19", "KA-25.4")
def test_the_fourth_matured_event_loses_the_game(table: Table) -> None:
    table.city.matured[:] = ["dirty-cop", "masked-copycat"]
    table.event("bank-job", 3)
    table.state.event_deck.clear()
    table.run(event_row.event_phase)
    assert not table.lost
    table.event("trolls-awake", 3)
    table.run(event_row.event_phase)
    assert table.lost == "lost-matured"


# How each kind of Event is solved.


def test_hostages_are_not_freed_while_the_district_is_taken(table: Table) -> None:
    table.event("overdue-hostages")
    table.hero("hit-girl", at="library")
    table.put("library", minions=3)
    table.resolve({"hit-girl": "home-schooling"})
    assert not table.offered(WorkOnEvent)
    table.put("library", minions=2)
    table.resolve({"hit-girl": "home-schooling"})
    assert table.offered(WorkOnEvent)


@rule("KA-9.10", "KA-16.16")
def test_a_mini_boss_dies_in_one_fight_or_not_at_all(table: Table) -> None:
    table.set_up_event("cutter-on-the-street")
    table.hero("hit-girl", at="wall-street", strength=1)
    table.foe("the-cutter").life = 3
    table.foe("the-cutter").power = 2
    table.fight("hit-girl", chance=[HIT, HIT, BLANK])
    assert table.foe("the-cutter").life == 3, "2 Hits are not enough and are forgotten"
    table.hero("hit-girl", strength=5, life=3, happiness=6, at="wall-street")
    table.fight("hit-girl", chance=[HIT, HIT, HIT, BLANK, BLANK, BLANK])
    table.choose(KeepDice("hit-girl"), Strike("the-cutter", 3))
    assert table.prompt == "results"
    table.choose(ResolveNext("events"))
    assert table.city.completed == ["cutter-on-the-street"]
    table.choose(TakeBonus("hit-girl", "wall-street"))
    assert table.hero("hit-girl").dollars == 7


def test_a_copycat_falls_only_to_two_heroes_at_once() -> None:
    table = Table("hit-girl", "dr-gravity", "big-daddy")
    table.set_up_event("copycat-parade")
    table.put("city-hall", minions=0)
    for hero in table.city.heroes:
        hero.at, hero.strength = "city-hall", 6
    table.fight("hit-girl", chance=[HIT] * 4 + [BLANK, BLANK])
    table.choose(KeepDice("hit-girl"))
    assert not table.offered(Strike)
    for hero in table.city.heroes:
        hero.at, hero.life, hero.fainting = "city-hall", 3, False
    table.fight("hit-girl", "big-daddy", chance=[HIT] * 4 + [BLANK, BLANK] + [HIT] * 3 + [HIT] * 3)
    table.choose(KeepDice("hit-girl"))
    table.skip_to("strike")
    assert table.offered(Strike)


def test_bank_turf_war_and_siege_in_the_sleep_phase() -> None:
    table = Table("hit-girl", "dr-gravity", "big-daddy", "kick-ass")
    table.set_up_event("city-siege")
    table.run(sleep.event_effects)
    assert table.foe("general-havoc").at == "hospital"
    table.run(sleep.event_effects)
    assert table.foe("general-havoc").at == "city-hall"
    table.set_up_event("market-crash")
    table.run(sleep.event_effects)
    assert not table.city.completed
    table.put("wall-street", minions=0, supers=0)
    table.run(sleep.event_effects)
    assert table.city.completed == ["market-crash"]
    table.set_up_event("turf-war-mall")
    table.run(sleep.event_effects)
    assert table.area("shop").minions == 1


def test_fame_and_kills_are_counted(table: Table) -> None:
    table.event("trolls-awake", 1).left[:] = [3]
    table.event("kitchen-chemistry", 2).left[:] = [3]
    table.call(lambda play: tracks.change(play, table.hero("hit-girl"), "social", 2))
    assert in_play(table.city)[0].left == [1]
    table.hero("hit-girl", at="hospital", strength=4)
    table.put("hospital", minions=3)
    table.fight("hit-girl", chance=[HIT, HIT, BLANK, BLANK, BLANK])
    table.choose(KeepDice("hit-girl"), Strike("minions", 2))
    assert in_play(table.city)[1].left == [1]


def test_a_delayed_event_goes_back_one_space(table: Table) -> None:
    table.event("trolls-awake", 1)
    table.event("bank-job", 3)
    table.carry_out(Delay(), "hit-girl")
    table.choose(table.options[0])
    assert row(table) == ["trolls-awake", "bank-job", ""]


def test_maturation_effects_of_every_kind(table: Table) -> None:
    table.city.shop[:] = ["pistol", "shotgun"]
    table.event("missing-twins", 3)
    table.state.event_deck.clear()
    table.run(event_row.event_phase)
    assert table.city.shop == ["shotgun"]
    table.hardships("dr-gravity", right="laziness")
    table.event("masked-copycat", 3)
    table.run(event_row.event_phase)
    table.choose(ChooseHero("dr-gravity"))
    assert [h.id for h in dashboard.suffers(table.hero("dr-gravity"), table.content)] == ["laziness"]
    table.run(sleep.sleep_phase)
    assert dashboard.suffers(table.hero("dr-gravity"), table.content) == []
    table.event("dirty-cop", 3)
    table.run(event_row.event_phase)
    assert table.area("police").off_until > 9
    assert table.city.matured == ["missing-twins", "masked-copycat", "dirty-cop"]
