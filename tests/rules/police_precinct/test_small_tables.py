"""PP-23: solo and two players."""

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.events import Rolled
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, TakeVan, move_phase
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from rules.police_precinct.table import Table
from support import rule


def support(table: Table) -> set[str]:
    return {option.to for option in table.options if isinstance(option, DriveSupport)}


@rule("PP-23.1")
def test_one_and_two_players_have_the_support_vehicle():
    assert [Table(seats=seats).state.support for seats in (1, 2, 3, 6)] == ["2BCw", "2BCw", None, None]


@rule("PP-23.3")
def test_nothing_speeds_it_up():
    table = Table(seats=2, cast=("kinney", "sato")).donuts(1).hand("fast-response")
    table.me.upgrades.append("movement")
    reach = support(table.duty(move_phase))
    table.choose(SpendDonut(), PlayCard("fast-response"))
    assert support(table) == reach
    assert len([option for option in table.options if isinstance(option, Drive)]) > len(reach)


@rule("PP-23.4")
def test_it_obeys_closed_intersections_and_helps():
    table = Table(seats=2, cast=("sato", "renner")).at("2ABe", "D23").emergency("pile-up", "B2")
    table.state.support = "2ABe"
    assert "2BCw" not in support(table.duty(move_phase))
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "D23").punks(1, 2)
    table.state.support = "A12"
    table.duty(act_phase, 6, 6, 6, 6).choose(Arrest("hood-1"))
    assert len(table.told(Rolled)[0].faces) == 3 + 1


@rule("PP-23.5")
def test_it_takes_no_van_along_and_never_acts():
    table = Table(seats=2).at("A12", "D23").ongoing("escort-van", "2BCw").duty(move_phase)
    table.choose(DriveSupport("2BCe"))
    assert table.state.van == "2BCw"
    assert TakeVan() not in table.options
    table.punks(1, 1)
    table.state.support = "1ABw"
    assert Arrest("hood-1") not in table.at("2ABw").duty(act_phase).options


@rule("PP-23.7")
def test_in_solo_the_second_character_helps_the_first_and_the_reverse():
    table = Table(seats=1, cast=("renner", "sato")).at("A12", "D12").punks(1, 2).hand("swat-team", of=1)
    table.state.support = None
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"))
    assert table.match.asks[0].seats == ("officer-1",)
    table.choose(Commit("swat-team"))
    assert len(table.told(Rolled)[0].faces) == 3 + 2
    table = Table(seats=1, cast=("renner", "sato")).at("D12", "A12").punks(1, 2).hand("swat-team", of=0)
    table.state.support = None
    table.state.active = 1
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"), Commit("swat-team"))
    assert len(table.told(Rolled)[0].faces) == 2 + 2 + 1, "Sato's two, the card, Renner's Dispatcher"
