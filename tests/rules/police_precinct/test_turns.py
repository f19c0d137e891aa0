"""PP-4: round and turn."""

from hardboiled.games.police_precinct.rules.acting import DrawCard
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.events import EventTurned, TurnBegan
from hardboiled.games.police_precinct.rules.helping import Go
from hardboiled.games.police_precinct.rules.moving import Stop
from hardboiled.games.police_precinct.rules.supplies import Discard
from rules.police_precinct.table import Table
from support import rule


def quiet(table: Table) -> Table:
    """Nothing but Quiet Shifts to come."""
    table.state.events.cards[:] = ["quiet-shift"] * 9
    table.state.events.seen[:] = [0] * 9
    return table


@rule("PP-4.1", "PP-4.3", "PP-19.1")
def test_each_player_has_one_turn_a_round_and_then_the_day_passes():
    table = quiet(Table(seats=3)).begin("move")
    day = table.state.day
    seats = []
    for _ in range(3):
        assert table.state.day == day
        seats.append(table.match.asks[0].seats[0])
        table.choose(Stop(), Pass())
    assert seats == ["officer-1", "officer-2", "officer-3"]
    assert table.state.day == day + 1
    assert table.match.asks[0].seats == ("officer-1",)


@rule("PP-4.2")
def test_a_turn_is_move_action_police_card_event():
    table = quiet(Table(seats=3)).begin("move")
    assert table.prompt == "move"
    table.choose(Stop())
    assert table.prompt == "act"
    assert table.me.hand == []
    first = table.me
    table.choose(DrawCard())
    assert len(first.hand) == 3, "the action's card, Phase 3's, and the Quiet Shift's"
    assert len(table.told(EventTurned)) == 1
    assert table.state.active == 1


@rule("PP-4.4")
def test_no_day_passes_before_the_first_turn():
    table = Table(seats=3)
    assert table.state.day == 8
    quiet(table).begin("move")
    assert table.state.day == 8
    assert [event.day for event in table.told(TurnBegan)] == [8]


@rule("PP-4.5")
def test_moving_and_acting_are_optional():
    table = quiet(Table(seats=3)).begin("move")
    assert Stop() in table.options
    table.choose(Stop())
    assert Pass() in table.options
    table.choose(Pass())
    assert table.officer(0).space == "2BCw"
    assert table.state.active == 1


@rule("PP-4.6", "PP-12.2")
def test_the_hand_limit_counts_at_the_end_of_the_own_turn_only():
    table = Table(seats=3, cast=("sato", "renner", "okafor"))
    table.hand(*["fast-response"] * 4, "informant", "negotiator", "tow-truck", of=0)
    table.hand(*["backup-called"] * 4, *["forensics-kit"] * 4, of=1)
    quiet(table).begin("move").choose(Stop(), Pass())
    assert table.prompt == "hand-limit"
    assert len(table.me.hand) == 9, "seven, Phase 3, Quiet Shift: all nine at once, checked after Phase 4"
    table.choose(Discard("tow-truck"), Discard("negotiator"))
    assert len(table.officer(0).hand) == 7
    assert len(table.officer(1).hand) == 8, "nobody else discards"


def test_a_handled_emergency_can_keep_the_event_away():
    table = Table(seats=3).at("2ABe").emergency("burglars", "warehouse-1").begin("act", 3, 6)
    table.choose(Handle("burglars"))
    assert Go() not in table.options
    assert table.state.active == 1
