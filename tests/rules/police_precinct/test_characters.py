"""PP-25: characters and their powers."""

from collections import Counter

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, event_phase
from hardboiled.games.police_precinct.rules.events import Helped, Rerolled, Rolled, Searched
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, Stop, move_phase
from hardboiled.games.police_precinct.rules.punks import PostPatrol
from hardboiled.games.police_precinct.rules.rolling import KeepDice, Reroll
from hardboiled.games.police_precinct.rules.supplies import Discard
from hardboiled.games.police_precinct.rules.turns import Keep
from rules.police_precinct.table import Table
from support import rule

CONTENT = Table().content


def cast(first: str, *others: str) -> tuple[str, ...]:
    rest = [name for name in ("sato", "lindqvist", "hartley") if name not in (first, *others)]
    return (first, *others, *rest)[:3]


def play_as(first: str, *others: str, **more) -> Table:
    return Table(cast=cast(first, *others), **more).at("2BCw", "D12", "D12")


@rule("PP-25.1")
def test_eight_characters_with_three_skills():
    assert len(CONTENT.characters) == 8
    for person in CONTENT.characters.values():
        assert {person.investigation, person.emergency, person.arrest} == {2, 3}


@rule("PP-25.2")
def test_two_powers_each_thirteen_in_all():
    powers = Counter(power for person in CONTENT.characters.values() for power in person.powers)
    assert all(len(set(person.powers)) == 2 for person in CONTENT.characters.values())
    assert len(powers) == len(CONTENT.powers) == 13
    assert {name for name, count in powers.items() if count == 2} == {"thorough", "dispatcher", "quick"}


@rule("PP-25.3")
def test_several_characters_share_the_same_numbers():
    skills = Counter((p.investigation, p.emergency, p.arrest) for p in CONTENT.characters.values())
    assert skills == {(3, 2, 2): 3, (2, 2, 3): 3, (2, 3, 2): 2}


@rule("PP-25.4")
def test_the_known_powers():
    assert CONTENT.characters["kinney"].powers == ("committed", "quick")
    assert "tough" in CONTENT.characters["hartley"].powers
    table = play_as("kinney").donuts(1).next_event("bar-brawl").duty(event_phase).choose(CancelEvent())
    assert not table.state.emergencies
    table = play_as("hartley").at("A12").punks(1, 6).hand("informant").duty(act_phase, 1, 1, 1)
    table.choose(Arrest("hood-1"), KeepDice())
    assert (table.me.space, table.me.hand) == ("C23", ["informant"])


@rule("PP-25.5")
def test_quick_drives_one_space_more():
    quick = play_as("okafor").at("A12").duty(move_phase)
    slow = play_as("renner").at("A12").duty(move_phase)
    assert len(quick.options) > len(slow.options)
    assert Drive("2BCe") in quick.options
    assert Drive("2BCe") not in slow.options


@rule("PP-25.5")
def test_dispatcher_counts_one_extra_symbol_once_a_turn():
    table = play_as("sato", "okafor").at("A12", "D12", "D12").punks(1, 6).hand("street-sweep", "swat-team", of=1)
    table.duty(act_phase, *[6] * 6).choose(Arrest("hood-1"), Commit("street-sweep"), Commit("swat-team"))
    assert [event.amount for event in table.told(Helped)] == [2, 2]
    assert len(table.told(Rolled)[0].faces) == 2 + 2 + 2


@rule("PP-25.5")
def test_connected_draws_two_and_keeps_one():
    table = play_as("velasco")
    table.state.police[-2:] = ["informant", "overtime"]
    table.state.events.cards[-1] = "escort-van"
    table.begin("draw")
    assert set(table.options) == {Keep("informant"), Keep("overtime")}
    table.choose(Keep("overtime"))
    assert table.officer(0).hand == ["overtime"]
    assert table.state.police_discard == ["informant"]


@rule("PP-25.5")
def test_sharp_eyed_sees_two_more_unmarked():
    table = play_as("lindqvist").at("2ABw")
    table.me.marked = False
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.told(Searched)[0].amount == 3 + 2


@rule("PP-25.5")
def test_beat_cop_posts_a_patrol_officer_beside_the_car():
    table = play_as("barrow").at("A12").duty(move_phase).choose(Stop())
    assert table.options == [PostPatrol(1), Pass()]
    table.choose(PostPatrol(1))
    assert table.state.hoods[0].patrols == 1


@rule("PP-25.5")
def test_organised_holds_nine_cards():
    table = play_as("renner").hand(*["forensics-kit"] * 4, *["backup-called"] * 2, *["fast-response"] * 4)
    table.state.turn.no_event = True
    table.match.arrange(lambda state: setattr(state, "step", "event"))
    table.choose(Discard("fast-response"))
    assert len(table.officer(0).hand) == 9


@rule("PP-25.5")
def test_first_responder_crosses_one_closed_intersection():
    table = (
        play_as("sato", "renner").at("2ABe").emergency("pile-up", "B2").emergency("bus-crash", "C2").duty(move_phase)
    )
    assert Drive("2BCw") in table.options
    table.choose(Drive("2BCe"))
    assert Drive("2CDw") not in table.options, "one intersection, once"
    assert Drive("2BCw") not in play_as("renner").at("2ABe").emergency("pile-up", "B2").duty(move_phase).options


def test_first_responder_takes_the_shortest_way_and_may_go_around_piece_by_piece():
    def ready() -> Table:
        table = play_as("sato", "renner").at("1ABe").emergency("pile-up", "B1")
        table.me.upgrades.append("movement")
        return table.duty(move_phase)

    table = ready().choose(Drive("2ABe"))
    assert (table.state.move.left, table.state.move.passes) == (2, 0)
    table = ready().choose(Drive("A12"), Drive("2ABw"))
    assert table.state.move.passes == 1, "the crossing is saved"


@rule("PP-25.5")
def test_sweet_tooth_needs_two_arrests_for_the_donut():
    table = play_as("sato", "renner").at("A12").punks(1, 2).duty(act_phase, 2, 2).choose(Arrest("hood-1"))
    assert table.me.donuts == 1


@rule("PP-25.6")
def test_a_re_roll_comes_before_the_result_once_and_stands():
    table = play_as("velasco").emergency("bar-brawl").duty(act_phase, 1, 2, 2, 6).choose(Handle("bar-brawl"))
    assert table.options == [Reroll(1), Reroll(2), KeepDice()]
    assert table.state.emergencies
    table.choose(Reroll(2))
    assert table.told(Rerolled)[0].faces == (1, 6, 2)
    assert not table.state.emergencies
    table = play_as("hartley").at("A12").punks(1, 4).duty(act_phase, 4, 1, 1, 1).choose(Arrest("hood-1"), Reroll(4))
    assert table.me.space == "C23", "the new 1 stands, and there is no second try"
