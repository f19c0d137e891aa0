"""KA-27: Vic Gigante and the Skull Gang."""

import pytest

from hardboiled.games.kick_ass.rules import enemies, event_row, striking
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp, Kill, KillMinion
from hardboiled.games.kick_ass.rules.events import BonusTaken
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.plots import PLOTS, vic
from hardboiled.games.kick_ass.rules.state import Fight
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, LIGHTNING, SHIELD, Table
from support import rule


@pytest.fixture
def gang() -> Table:
    table = Table("hit-girl", "dr-gravity", plot="vic-gigante")
    table.show_plot()
    return table


@rule("KA-27.1", "KA-27.2", "KA-27.3")
def test_vic_and_three_gang_members_in_the_police_department(gang: Table) -> None:
    assert len(gang.state.event_deck) == 4
    assert gang.foe("vic-gigante").at == "police"
    assert gang.area("police").skulls == 3
    assert gang.city.marker == 15


@rule("KA-27.4")
def test_the_gang_takes_spaces_and_replaces_whoever_is_there() -> None:
    table = Table(plot="vic-gigante")
    table.put("police", minions=1, supers=2)
    table.show_plot()
    area = table.area("police")
    assert (area.minions, area.supers, area.skulls) == (0, 0, 3)
    assert enemies.taken(table.city, table.content, "police")


@rule("KA-27.5")
def test_vic_stands_back_while_the_gang_lives(gang: Table) -> None:
    gang.city.marker = 0
    gang.put("police", skulls=1)
    assert enemies.power_at(gang.city, "police") == 4, "one member of 2X, no Vic"
    fight = Fight("police", ["hit-girl"], [""], hits=20)
    assert [option.target for option in Strike.offered(gang.state, gang.content, fight)] == ["skulls"]
    gang.put("police", skulls=0)
    vic_himself = gang.foe("vic-gigante")
    fight = Fight("police", ["hit-girl"], [""], enemies.taking_part(gang.city, "police"), hits=20)
    assert enemies.power_at(gang.city, "police") == vic_himself.power
    assert "vic-gigante" in {option.target for option in Strike.offered(gang.state, gang.content, fight)}


@rule("KA-27.5")
def test_vic_stays_out_of_the_fight_in_which_his_last_man_falls(gang: Table) -> None:
    gang.city.marker = 0
    gang.put("police", skulls=1, minions=1)
    vic_himself = gang.foe("vic-gigante")
    life = vic_himself.life
    gang.hero("hit-girl", at="police", strength=6, life=6)
    gang.give("hit-girl", "stab-vest", "baseball-bat")
    gang.fight("hit-girl", chance=[HIT] * 5 + [SHIELD] * 2)
    gang.choose(KeepDice("hit-girl"))
    assert gang.city.fight.hits > vic_himself.armor
    assert Strike("all", 5) in gang.options
    gang.choose(Strike("all", 5))
    assert vic_himself.life == life
    assert not gang.won
    gang.put("police", minions=1)
    gang.fight("hit-girl", chance=[HIT] * 5 + [SHIELD] * 2 + [BLANK] * 2)
    gang.choose(KeepDice("hit-girl"))
    assert gang.city.fight.power == 1 + vic_himself.power, "in the next he is there"


@rule("KA-27.6")
def test_at_fifteen_or_more_nobody_fights_the_gang(gang: Table) -> None:
    assert not enemies.can_be_fought(gang.city, "police")
    gang.put("police", skulls=2, minions=1)
    assert enemies.can_be_fought(gang.city, "police")
    assert enemies.power_at(gang.city, "police") == 1
    fight = Fight("police", ["hit-girl"], [""], hits=20)
    assert {option.target for option in Strike.offered(gang.state, gang.content, fight)} == {"minions"}


@rule("KA-27.7", "KA-27.8")
def test_gang_values_follow_the_marker(gang: Table) -> None:
    for marker, value in ((0, 4), (4, 4), (5, 6), (9, 6), (10, 8), (14, 8)):
        gang.city.marker = marker
        assert enemies.skull_value(gang.city) == value
        assert enemies.power_at(gang.city, "police") == 3 * value
    gang.city.marker = 0
    fight = Fight("police", ["hit-girl"], [""], hits=3)
    assert Strike.offered(gang.state, gang.content, fight) == [], "a member dies in one Fight or not at all"
    fight.hits = 8
    assert Strike.offered(gang.state, gang.content, fight) == [Strike("skulls", 4), Strike("skulls", 8)]


@rule("KA-27.9")
def test_against_vic_every_shield_is_rolled_again(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.disarm("dr-gravity")
    gang.hero("dr-gravity", at="police", strength=4)
    boss = gang.foe("vic-gigante")
    boss.power = 2
    gang.fight("dr-gravity", chance=[BLANK, BLANK, SHIELD, LIGHTNING, BLANK, SHIELD])
    assert gang.city.fight.blue == [[0, 1]], "the forced rerolls come first, the new results stand"
    assert gang.prompt == "reroll"
    gang.put("police", skulls=1)
    gang.city.marker = 0
    gang.hero("dr-gravity", life=4, fainting=False, at="police")
    gang.fight("dr-gravity", chance=[BLANK, BLANK, SHIELD, LIGHTNING])
    assert gang.city.fight.blue == [[1, 2]], "only where Vic takes part"


@rule("KA-27.10")
def test_the_way_around_the_city(gang: Table) -> None:
    seen = []
    for _ in range(7):
        gang.call(PLOTS["vic-gigante"].night_move)
        seen.append(gang.foe("vic-gigante").at)
        assert gang.area(seen[-1]).skulls == 3
    assert seen == ["library", "hospital", "wall-street", "docks", "shop", "central-park", "police"]


@rule("KA-27.11", "KA-27.12", "KA-27.13")
def test_entering_a_district(gang: Table) -> None:
    gang.city.marker = 10
    gang.put("library", minions=1, supers=2)
    gang.call(PLOTS["vic-gigante"].night_move)
    assert gang.city.marker == 15
    area = gang.area("library")
    assert (area.minions, area.supers, area.skulls) == (0, 0, 3)
    assert not gang.told(BonusTaken)
    gang.hero("hit-girl", at="hospital")
    gang.put("hospital", tokens=0)
    gang.call(PLOTS["vic-gigante"].night_move)
    assert gang.city.marker == 13, "nobody there: 2 less; Heroes do not matter"


@rule("KA-27.14")
def test_the_gang_removes_tokens_only_if_it_needs_the_space(gang: Table) -> None:
    gang.put("library", tokens=3)
    gang.call(PLOTS["vic-gigante"].night_move)
    assert gang.area("library").tokens == 0
    gang.put("library", skulls=1)
    gang.put("hospital", tokens=2)
    gang.call(PLOTS["vic-gigante"].night_move)
    assert gang.area("hospital").tokens == 2


@rule("KA-27.15", "KA-27.16", "KA-27.17")
def test_boss_events_move_the_marker(gang: Table) -> None:
    gang.state.event_deck.clear()
    gang.event("honest-witness", 1)
    gang.complete("honest-witness")
    assert gang.city.marker == 11
    gang.event("burn-the-stash", 3)
    gang.run(event_row.slide)
    assert gang.city.marker == 16
    gang.event("bank-job", 3)
    gang.run(event_row.slide)
    assert gang.city.marker == 20, "left-over regular Events too, within the track"
    gang.call(lambda play: vic.move_marker(play, -8))
    gang.event("bank-job", 3)
    gang.run(event_row.slide)
    assert gang.city.marker == 17
    gang.call(lambda play: vic.move_marker(play, 9))
    assert gang.city.marker == 20
    gang.call(lambda play: vic.move_marker(play, -30))
    assert gang.city.marker == 0


@rule("KA-27.18")
def test_with_the_gang_dead_vic_moves_on(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.put("library", minions=2)
    gang.call(PLOTS["vic-gigante"].night_move)
    assert gang.foe("vic-gigante").at == "library"
    assert gang.area("library").minions == 0
    assert gang.city.marker == 17


@rule("KA-27.19")
def test_icons_do_not_touch_the_gang(gang: Table) -> None:
    hero = gang.hero("hit-girl")
    gang.carry_out(CleanUp(), hero.id)
    gang.carry_out(Kill(), hero.id)
    assert not gang.offered(KillMinion)
    assert gang.area("police").skulls == 3


@rule("KA-27.20")
def test_vic_dead_is_a_win(gang: Table) -> None:
    gang.put("police", skulls=0)
    gang.call(lambda play: striking.hurt_foe(play, gang.foe("vic-gigante"), 99))
    assert gang.won == "won-vic-gigante"
