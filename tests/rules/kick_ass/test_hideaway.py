"""KA-28 and KA-30: John Genovese's Hideaway and the battle of Times Square."""

import pytest

from hardboiled.games.kick_ass.rules import dice, enemies, event_row, plots
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.answers import ChooseHero
from hardboiled.games.kick_ass.rules.cards import OpenCard
from hardboiled.games.kick_ass.rules.event_row import WorkOnEvent
from hardboiled.games.kick_ass.rules.events import BonusTaken, EventRevealed, SpawnDrawn
from hardboiled.games.kick_ass.rules.fight_results import TakeDamage
from hardboiled.games.kick_ass.rules.fighting import KeepDice, Roll
from hardboiled.games.kick_ass.rules.items import Equip, UseItem
from hardboiled.games.kick_ass.rules.plots.hideaway import JohnGenovese
from hardboiled.games.kick_ass.rules.plots.times_square import MotherFucker
from hardboiled.games.kick_ass.rules.state import Fight, Turn
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import AWAKE, BLANK, FAINT, HIT, LIGHTNING, SHIELD, Table
from support import rule

QUIET = "quiet-before-the-storm"


def at_the_door(plot: str, *heroes: str) -> Table:
    """One Timer action away from leaving the city."""
    table = Table(*(heroes or ("hit-girl", "dr-gravity")), plot=plot)
    table.show_plot()
    needed = table.content.plots[plot].needed
    names = [event.id for event in table.content.boss_events.values() if event.plot == plot]
    table.city.locations[:] = names[: needed - 1]
    table.city.boss_completed[:] = names[: needed - 1]
    table.state.event_deck[:] = names[needed:]
    event = table.event(names[needed - 1])
    event.left[:] = [1, 0]
    place = table.content.boss_events[event.id].tasks[0].at
    table.hero("hit-girl", at=place)
    return table


def enter(table: Table, chance: tuple[int, ...] = ()) -> None:
    """Do the last bit of work; then the Heroes are there."""
    event = event_row.in_play(table.city)[0]
    hero = table.hero("hit-girl")
    for other in table.city.heroes:
        other.turn = None
    hero.turn = Turn("home-schooling", False)
    if len(table.city.heroes) > 1:
        table.hero("dr-gravity").turn = Turn("weightless", False)
    table.step("resolve", chance=chance)
    if len(table.city.heroes) > 1:
        table.choose(OpenCard("hit-girl"))
    table.choose(WorkOnEvent("hit-girl", event.id, 0))
    while table.match.asks and table.prompt in ("receiver", "protect", "take-card", "equip"):
        table.match.choose(table.options[-1])


def inside(*heroes: str, combat: str = QUIET) -> Table:
    """In the first Location, with a Boss Combat card of our choice, about to fight."""
    table = at_the_door("john-genovese", *heroes)
    table.call(lambda play: _quietly(JohnGenovese().arrive, play))
    table.city.combat[:] = [combat] * 3
    for hero in table.city.heroes:
        table.disarm(hero.id)
        hero.strength = 6
    return table


def _quietly(arrive, play) -> None:
    with pytest.raises(plots.CityLeft):
        arrive(play)


@rule("KA-28.1", "KA-30.1")
def test_boss_events_and_boss_combat_cards() -> None:
    for plot in ("john-genovese", "mother-fucker"):
        table = Table(plot=plot)
        table.show_plot()
        assert {table.content.boss_events[event].plot for event in table.state.event_deck} == {plot}
        assert sorted(table.state.combat_deck) == sorted(table.content.combat)


@rule("KA-28.2", "KA-28.3")
def test_completed_boss_events_become_locations_in_order() -> None:
    table = Table(plot="john-genovese")
    table.show_plot()
    table.state.event_deck.clear()
    for number, name in enumerate(("rooftop", "cellar"), 1):
        event = table.event(name, 1)
        table.run(lambda play, event=event: event_row.complete(play, event, ("hit-girl",)))
        table.skip_to("")
        assert len(table.city.locations) == number
    assert table.city.locations == ["rooftop", "cellar"]
    assert not table.city.location, "two are not enough"


@rule("KA-28.4", "KA-28.5", "KA-28.6", "KA-28.7", "KA-28.8")
def test_the_third_location_brings_everybody_there_at_once() -> None:
    table = at_the_door("john-genovese")
    table.hero("dr-gravity", at="shop")
    enter(table)
    assert {hero.at for hero in table.city.heroes} == {"hideaway-1"}
    assert all(hero.turn is None for hero in table.city.heroes), "unresolved cards lapse"
    assert table.state.step == "hideaway"
    assert len(table.city.combat) == 3
    assert [table.area(f"hideaway-{n}").supers for n in (1, 2, 3)] == [2, 2, 0]
    john, card = table.foe("john-genovese"), table.content.foes["john-genovese"]
    assert john.at == "hideaway-3"
    assert (john.power, john.armor, john.life) == tuple(amount(v, 2) for v in (card.power, card.armor, card.life))
    assert enemies.power_at(table.city, "hideaway-1") == 4, "normal Super Minions"
    assert "hideaway-1" not in table.content.districts, "no District, no limit"


@rule("KA-28.9", "KA-28.10", "KA-28.13")
def test_all_fight_again_and_again_and_go_on_when_it_is_clear() -> None:
    table = inside()
    table.city.round = 9
    misses = [BLANK] * 3 + [SHIELD] * 2 + [BLANK] * 3 + [SHIELD] * 3
    hits = [HIT] * 3 + [SHIELD] * 2 + [HIT] * 3 + [SHIELD] * 3
    table.step("hideaway", chance=[*misses, *hits])
    for _ in range(2):
        assert table.city.fight.heroes == ["hit-girl", "dr-gravity"]
        assert not table.city.fight.cards[0], "no cards"
        table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
        if table.prompt == "strike":
            table.choose(table.offered(Strike)[0])
    table.choose(Strike("supers", 2))
    assert table.city.location == 2
    assert {hero.at for hero in table.city.heroes} == {"hideaway-2"}
    assert not table.told(BonusTaken)
    assert not table.told(SpawnDrawn)
    assert not table.told(EventRevealed)
    assert not table.lost, "no Round limit"


@rule("KA-28.11", "KA-30.12")
def test_an_exhaust_effect_works_once_in_the_whole_hideaway() -> None:
    table = inside("hit-girl")
    table.give("hit-girl", "utility-harness")
    table.step("hideaway", chance=[BLANK] * 4 + [SHIELD] * 3)
    assert table.options == [UseItem("hit-girl", "utility-harness"), Roll("hit-girl")]
    table.choose(UseItem("hit-girl", "utility-harness"), KeepDice("hit-girl"))
    assert table.city.fight is not None, "the next Fight follows at once"
    assert table.hero("hit-girl").exhausted == ["utility-harness"]
    assert not table.offered(UseItem)


@rule("KA-28.12")
def test_strength_items_rerolls_lightning_and_the_docks_token_apply() -> None:
    table = inside("hit-girl")
    table.give("hit-girl", "gravity-pole", "first-aid-kit")
    table.give("hit-girl", "dustbin-lid", into="pack")
    table.city.docks, table.city.docks_side = 2, "shield"
    hero = table.hero("hit-girl", happiness=5, life=1)
    table.step("hideaway", chance=[LIGHTNING, HIT, HIT, HIT, BLANK, BLANK, BLANK])
    assert table.prompt == "prepare"
    table.choose(Equip("hit-girl", "dustbin-lid"), UseItem("hit-girl", "first-aid-kit"))
    assert hero.life == 3
    assert table.prompt == "reroll"
    table.choose(KeepDice("hit-girl"))
    assert table.city.fight.shields == 1
    assert hero.life == 2
    table.choose(Strike("supers", 2))
    assert hero.happiness == 6
    assert hero.life == 2, "nothing heals between Locations"


@rule("KA-28.14", "KA-28.15", "KA-25.6")
def test_when_all_are_out_the_game_is_lost() -> None:
    table = inside()
    for hero in table.city.heroes:
        hero.life, hero.strength = 0, 1
    table.step("hideaway", chance=[BLANK] * 4 + [FAINT] + [BLANK] * 2 + [FAINT])
    table.choose(TakeDamage("hit-girl", 4))
    assert table.lost == "lost-all-out"


@rule("KA-28.16")
def test_two_matured_boss_events_lose() -> None:
    table = Table(plot="john-genovese")
    table.show_plot()
    for name, lost in (("rooftop", ""), ("garage", "lost-plot-impossible")):
        table.state.event_deck[:] = [event for event in table.state.event_deck if event != name]
        table.event(name, 3)
        table.run(event_row.slide)
        assert table.lost == lost


@rule("KA-28.17", "KA-28.19")
def test_johns_damage_stays_and_his_death_wins() -> None:
    table = inside("hit-girl")
    table.city.location = 3
    table.hero("hit-girl", at="hideaway-3")
    john = table.foe("john-genovese")
    john.armor, john.power, john.life = 0, 0, 4
    table.step("hideaway", chance=[HIT, BLANK, BLANK, BLANK, BLANK] + [HIT] * 3 + [BLANK] * 2)
    table.choose(KeepDice("hit-girl"), Strike("john-genovese", 2))
    assert john.life == 2
    table.choose(KeepDice("hit-girl"), Strike("john-genovese", 2))
    assert table.won == "won-john-genovese"


@rule("KA-28.18")
def test_a_hundred_fights_without_a_change_are_a_loss() -> None:
    table = inside("hit-girl")
    table.hero("hit-girl", strength=1)
    for name in ("stab-vest", "riot-shield", "stun-gun"):
        table.give("hit-girl", name)
    table.city.docks, table.city.docks_side = 1, "shield"
    table.city.stalemate = 98
    table.step("hideaway", chance=[BLANK, BLANK, SHIELD, SHIELD] * 2)
    assert table.lost == "lost-stalemate"


def test_boss_combat_cards() -> None:
    table = inside(combat="dim-light")
    hero = table.hero("dr-gravity")
    found = dice.bonuses(hero, table.content, "", [])
    assert dice.pool(table.city, table.content, hero, found) == (2, 3)
    table = inside(combat="heavy-cover")
    fight = Fight("hideaway-1", ["hit-girl"], [""], hits=6)
    assert Strike.offered(table.state, table.content, fight)[0] == Strike("supers", 3)
    table.city.location = 3
    assert dice.armor(table.city, table.content, table.foe("john-genovese")) == table.foe("john-genovese").armor + 1
    table = inside(combat="crossfire")
    table.step("hideaway")
    assert table.city.fight.power == 4 + 2
    table = inside(combat="adrenaline")
    table.step("hideaway", chance=[BLANK] * 3 + [LIGHTNING] * 2 + [BLANK] * 3 + [LIGHTNING] * 3)
    table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
    assert table.city.fight.hits == 1 + 5
    table = inside(combat="tight-corridor")
    table.step("hideaway", chance=[BLANK] * 3 + [SHIELD, BLANK] + [BLANK] * 6)
    table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
    assert [hero.life for hero in table.city.heroes] == [2, 3]
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]


# Times Square.


def square(*heroes: str, waves: int = 0) -> Table:
    """In Times Square, so many Waves behind."""
    table = Table(*(heroes or ("hit-girl", "dr-gravity", "big-daddy")), plot="mother-fucker")
    table.show_plot()

    table.call(lambda play: _quietly(MotherFucker().arrive, play))
    table.city.wave = waves
    table.city.combat[:] = [QUIET] * waves
    table.state.combat_deck[:] = [QUIET] * (6 - waves)
    for hero in table.city.heroes:
        table.disarm(hero.id)
        hero.strength = 6
    return table


@rule("KA-30.2", "KA-30.3", "KA-30.4")
def test_all_four_boss_events_lead_to_times_square() -> None:
    table = at_the_door("mother-fucker")
    table.hero("dr-gravity", at="docks")
    assert "times-square" not in table.city.map, "before that it cannot be entered"
    assert len(table.city.locations) == 3
    enter(table)
    assert len(table.city.locations) == 4
    assert {hero.at for hero in table.city.heroes} == {"times-square"}
    assert all(hero.turn is None for hero in table.city.heroes)
    assert table.state.step == "times-square"


@rule("KA-30.5", "KA-30.6", "KA-30.7", "KA-30.20")
def test_waves_come_with_a_boss_combat_card_each() -> None:
    table = square()
    table.put("docks", minions=3)
    table.put("wall-street", gang=24)
    table.state.combat_deck[:] = [QUIET, "crossfire"]
    table.step("times-square")
    assert table.city.wave == 1
    coming = amount(table.content.plots["mother-fucker"].waves[0].minions, 3)
    assert table.area("times-square").minions == coming, "no supply is needed"
    assert table.city.combat == ["crossfire"]
    assert table.city.fight.power == coming + 3
    assert table.city.fight.heroes == ["hit-girl", "dr-gravity", "big-daddy"]


@rule("KA-30.8", "KA-30.9", "KA-30.18")
def test_one_fight_a_wave_and_whoever_is_left_stays() -> None:
    table = square(waves=3)
    table.put("times-square", minions=1)
    table.step("times-square")
    assert table.city.wave == 4
    coming = amount(table.content.plots["mother-fucker"].waves[3].supers, 3)
    assert (table.area("times-square").minions, table.area("times-square").supers) == (1, coming)
    table = square(waves=0)
    hits = ([HIT] * 3 + [SHIELD] * 2) + ([HIT] * 3 + [SHIELD] * 3) * 2
    table.step("times-square", chance=hits)
    table.choose(KeepDice("hit-girl"), KeepDice("dr-gravity"))
    table.choose(Strike("minions", amount(table.content.plots["mother-fucker"].waves[0].minions, 3)))
    assert table.city.wave == 2, "clear, and the next Wave comes all the same"
    assert not table.won


@rule("KA-30.10", "KA-30.11")
def test_big_bastard_and_mother_russia() -> None:
    table = square(waves=1)
    table.step("times-square")
    foe, card = table.foe("big-bastard"), table.content.foes["big-bastard"]
    assert (foe.power, foe.armor, foe.life) == tuple(amount(v, 3) for v in (card.power, card.armor, card.life))
    assert foe.tracked
    table = square(waves=2)
    table.step("times-square")
    foe = table.foe("mother-russia")
    assert (foe.power, foe.armor, foe.life, foe.tracked) == (6, 6, 6, True)


@rule("KA-30.13", "KA-25.6")
def test_an_enemy_left_after_the_fifth_wave_loses() -> None:
    table = square("hit-girl", waves=4)
    table.step("times-square", chance=[BLANK] * 3 + [SHIELD] * 2 + [AWAKE])
    table.choose(KeepDice("hit-girl"))
    table.skip_to("")
    assert table.lost == "lost-times-square"


@rule("KA-30.14", "KA-30.15")
def test_all_out_is_a_loss() -> None:
    table = square("hit-girl", waves=1)
    table.hero("hit-girl", life=0)
    table.step("times-square", chance=[BLANK] * 5 + [FAINT])
    table.choose(KeepDice("hit-girl"))
    table.skip_to("")
    assert table.lost == "lost-all-out"


@rule("KA-30.15", "KA-30.22")
def test_a_clear_square_after_wave_five_wins_even_if_all_would_faint() -> None:
    table = square("hit-girl", waves=4)
    table.hero("hit-girl", life=0)
    table.give("hit-girl", "pistol")
    table.step("times-square", chance=[HIT] * 3 + [BLANK] * 2)
    table.choose(KeepDice("hit-girl"))
    assert table.hero("hit-girl").fainting
    table.choose(table.offered(Strike)[-1])
    assert table.won == "won-mother-fucker"


@rule("KA-30.16")
def test_one_matured_boss_event_loses() -> None:
    table = Table(plot="mother-fucker")
    table.show_plot()
    table.event("blackout", 3)
    table.run(event_row.slide)
    assert table.lost == "lost-plot-impossible"


@rule("KA-30.17")
def test_all_five_waves_must_come() -> None:
    table = square("hit-girl", waves=0)
    hits = [HIT] * 3 + [SHIELD] * 2
    table.step("times-square", chance=hits)
    table.choose(KeepDice("hit-girl"))
    table.choose(table.offered(Strike)[-1])
    assert not table.won
    assert table.city.wave == 2


@rule("KA-30.19")
def test_mother_fucker_never_appears() -> None:
    table = Table(plot="mother-fucker")
    table.show_plot()
    plot = table.content.plots["mother-fucker"]
    assert not plot.boss
    assert "mother-fucker" not in table.content.foes
    assert {wave.foe for wave in plot.waves} == {"", "big-bastard", "mother-russia"}
