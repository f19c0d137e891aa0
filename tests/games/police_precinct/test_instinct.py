"""The instinct players: whole games, under the leak law, and some plain sense."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.police_precinct.play import instinctive
from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.mind.dirty_cop import least_believed
from hardboiled.games.police_precinct.mind.suspicions import minded
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, LetItCome, Resolve
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import Drive, Stop, move_phase
from hardboiled.games.police_precinct.rules.rolling import KeepDice, Reroll
from hardboiled.games.police_precinct.rules.state import Attempt
from hardboiled.games.police_precinct.rules.supplies import PlayCard
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Ask, CardId, laws
from rules.police_precinct.table import Table


@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [("co-op", 1, {}), ("co-op", 3, {}), ("dirty-cop", 3, {}), ("dirty-cop", 5, {"loyalty": "two"})],
)
def test_laws_hold_deep_in_the_game(mode, seats, options):
    rng = Random(7)
    for number, match in enumerate(instinctive(mode, seats, 4, **options)):
        if number % 9 == 0 or match.over:
            laws.check_leaks(match, rng)
            laws.check_clone(match)
    assert match.outcome is not None


def ratings(table: Table) -> dict[Action, float]:
    ask = table.match.asks[0]
    rated = table.match.game.instinct(table.match.view(ask.seats[0]), ask, table.content)
    return dict(zip(ask.options, rated, strict=True))


def best(table: Table) -> Any:
    rated = ratings(table)
    return max(rated, key=rated.__getitem__)


def test_a_dirty_cop_hides_what_cannot_be_counted_out():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert best(table) == Present(())
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.me.upgrades.append("investigation")
    stack = table.stack("crime-scene", "tyre-print", "torn-fabric", "oil-stain")
    del stack.cards[:-3], stack.seen[:-3]
    table.state.case_file += ["shell-casing", "security-footage"]
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert len(best(table).cards) == 2, "three cards, one dead end: holding back would be proof"


def test_a_vehicle_on_the_spot_makes_it_better_to_drive_there():
    table = Table(seats=3).at("2BCw", "D12", "D12")
    table.state.hoods[0].punks = 2
    one, other = table.content.beside["hood-1"]
    alone = ratings(table.duty(move_phase))
    table.officer(1).space = one
    helped = ratings(table.duty(move_phase))
    assert helped[Drive(one)] > alone[Drive(one)]
    assert helped[Drive(other)] == alone[Drive(other)]


def test_a_die_that_does_is_not_rolled_again():
    table = Table(cast=("hartley", "sato", "okafor")).at("2ABw", "D12", "D12").ongoing("car-theft", "2ABw")
    table.duty(act_phase, 4, 4, 4).choose(Arrest("car-theft"))
    assert best(table) == KeepDice(), "a 4 is enough to stop the car"


def test_a_good_cop_accuses_who_is_proven_dirty():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty, table.officer(1).exposed = "dirty", 0b1101
    assert best(table.duty(act_phase)) == Accuse("officer-2")


def test_evaluation_follows_the_case_and_the_side():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty = "dirty"
    start = GAME.evaluate(table.state, "officer-1", table.content)
    assert GAME.evaluate(table.state, "officer-2", table.content) == pytest.approx(1 - start)
    table.fill_case_file(leave=2)
    assert GAME.evaluate(table.state, "officer-1", table.content) > start
    table.state.crime = 6
    assert 0 < GAME.evaluate(table.state, "officer-1", table.content) < 1


def asked(table: Table, seat: int, prompt: str, options: list[Action], **args: str | int) -> dict[Action, float]:
    """How a seat's instinct rates the options of a question put to it now."""
    officer = table.officer(seat)
    view = table.match.game.view(table.state, officer.seat, table.content)
    rated = table.match.game.instinct(view, Ask(officer.seat, options, prompt, args), table.content)
    return dict(zip(options, rated, strict=True))


def test_a_die_that_has_succeeded_is_not_rolled_again():
    table = Table(seats=3).at("2BCw", "D12", "D12")
    table.state.hoods[0].punks = 1
    table.state.attempt = Attempt("arrest", "hood-1", helped=[0, 0, 0])
    again = [KeepDice(), Reroll(2), Reroll(6)]
    rated = asked(table, 0, "reroll", again, faces="2 6")
    assert rated[KeepDice()] > max(rated[Reroll(2)], rated[Reroll(6)]), "one Punk, one success: nothing more to win"
    table.state.hoods[0].punks = 2
    rated = asked(table, 0, "reroll", [KeepDice(), Reroll(1), Reroll(6)], faces="1 6")
    assert rated[Reroll(1)] > rated[KeepDice()] > rated[Reroll(6)]


def test_who_stirs_resolves_what_hurts_most():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.state.stockpile = 1
    rated = asked(table, 0, "stir", [Resolve("quiet-shift"), Resolve("turf-war")])
    assert rated[Resolve("turf-war")] > rated[Resolve("quiet-shift")]


def test_a_dirty_cop_cancels_nothing_for_the_others():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.state.turned_up[:] = ["turf-war"]
    table.state.stockpile = 0
    options = [LetItCome(), CancelEvent()]
    honest = asked(table, 0, "cancel-event", options, card="turf-war")
    assert honest[CancelEvent()] > honest[LetItCome()]
    table.officer(0).loyalty = "dirty"
    dirty = asked(table, 0, "cancel-event", options, card="turf-war")
    assert dirty[LetItCome()] > dirty[CancelEvent()]


def loyal(table: Table, *dirty: int) -> None:
    for number, officer in enumerate(table.state.officers):
        officer.loyalty = "dirty" if number in dirty else "good"
    table.state.undealt.clear()
    table.state.dirty = len(dirty)


def test_who_alone_can_be_dirty_is_accused():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    loyal(table, 3)
    accusations = [Accuse(table.officer(number).id) for number in (1, 2, 3)]
    assert max(asked(table, 0, "act", accusations).values()) < 0
    table.officer(1).shown = table.officer(2).shown = True
    rated = asked(table, 0, "act", accusations)
    assert rated[accusations[2]] > 0 > rated[accusations[0]]


def test_the_odds_decide_whom_who_thinks_accuses():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    loyal(table, 3)
    options = [Pass(), *(Accuse(table.officer(number).id) for number in (1, 2, 3))]
    odds = {table.officer(3).id: {"dirty": 0.9}, table.officer(1).id: {"dirty": 0.1}}
    view = table.match.game.view(table.state, table.officer(0).seat, table.content)
    ask = Ask(view.seat, options, "act")
    for day in (view.day, table.content.settings.last_day - 2):
        rated = minded(replace(view, day=day), ask, table.content, lambda: [0.0] * 4, lambda name: odds.get(name, {}))
        assert rated[3] > rated[0] > max(rated[1], rated[2])


def test_a_dirty_cop_shows_as_much_as_can_be_believed():
    """Nothing found among four cards of five, three of them evidence, is not bad luck."""
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    loyal(table, 0)
    stack = table.state.stacks[0]
    view = table.match.game.view(table.state, table.officer(0).seat, table.content)
    attempt = Attempt("investigate", stack.id, helped=[0] * 4)
    rich = replace(view, attempt=attempt, drawn_count=stack_size(view, stack.id) - 1)
    assert least_believed(rich, table.content) > 0
    poor = replace(view, attempt=attempt, drawn_count=1)
    assert least_believed(poor, table.content) == 0


def stack_size(view: View, name: str) -> int:
    return next(stack.count for stack in view.stacks if stack.id == name)


def test_overtime_is_for_something():
    """Extra action only where another action is worth more than the card."""
    table = Table(seats=3).at("D12", "D12", "D12")
    table.me.hand[:] = ["overtime"]
    table.state.turn.done.append("draw-card")
    idle = asked(table, 0, "act", [Pass(), PlayCard("overtime")])
    assert idle[Pass()] > idle[PlayCard("overtime")]


@pytest.mark.parametrize("day", [12, 17, 18])
def test_evidence_is_fetched_in_the_last_days_too(day):
    """Drive to a stack, and search it: no day is too late while the case is open."""
    table = Table(seats=3).at("2BCw", "D12", "D12")
    table.state.day = day
    sites = [stack.site for stack in table.state.stacks if stack.site]
    there = {space for site in sites for space in table.content.beside[site]}
    table.me.space = next(space for space in table.content.spaces if space not in there)
    assert best(table.duty(move_phase)).to in there
    table.me.space = table.content.beside[sites[0]][0]
    assert isinstance(best(table.duty(act_phase)), Investigate)


def last_piece(table: Table) -> Table:
    """Only the weapon is missing, in a stack of three cards at the Warehouse of block 2, beside space 1BCw."""
    table.fill_case_file(leave=1)
    weapon = table.stack("murder-weapon", "the-weapon", site="warehouse-2")
    del weapon.cards[:-3], weapon.seen[:-3]
    return table


def test_the_last_of_the_evidence_is_searched_for_before_all_else():
    """PP-21.1: while the Murderer is not on the board it wins the game."""
    table = last_piece(Table(seats=3).at("1BCw", "D12", "D12")).emergency("bar-brawl")
    table.state.urgent = table.state.emergencies[0].card
    assert best(table.duty(move_phase)) == Stop(), "a search from here may win: the Urgent Emergency can wait"
    table.state.murderer = 6
    on_the_run = asked(table, 0, "act", [Investigate("murder-weapon")])
    table.state.murderer = 0
    at_once = asked(table, 0, "act", [Investigate("murder-weapon")])
    assert at_once[Investigate("murder-weapon")] > on_the_run[Investigate("murder-weapon")]


def test_cards_are_given_for_the_search_that_may_win():
    table = last_piece(Table(seats=3).at("1BCw", "D12", "D12")).hand("forensics-kit", of=1)
    table.state.day = 15
    weapon = table.state.stack("murder-weapon")
    dead_ends = [card for card in table.content.findings if table.content.findings[card].stack == "murder-weapon"]
    weapon.cards[:0], weapon.seen[:0] = [card for card in dead_ends if card not in weapon.cards], [0] * 5
    table.duty(act_phase).choose(Investigate("murder-weapon"))
    offer = [Pass(), Commit(CardId("forensics-kit"))]
    rated = asked(table, 1, "help-investigate", offer)
    assert rated[offer[1]] > rated[offer[0]]


def test_a_dirty_cop_never_closes_the_case_himself():
    """Even in a search in which he would show what he finds, and where to hold back is proof."""
    for day in (12, 13, 14):
        table = last_piece(Table(seats=4, mode="dirty-cop").at("1BCw", "D12", "D12", "D12"))
        loyal(table, 0)
        table.state.day = day
        table.me.upgrades.append("investigation")
        table.duty(act_phase).choose(Investigate("murder-weapon"))
        assert best(table) == Present(())


def test_a_dirty_cop_does_not_lend_the_car_to_close_the_case():
    """PP-6.11: a car on the space of the last stack adds a card to everybody's search."""
    table = Table(seats=4, mode="dirty-cop").at("1BCw", "D12", "D12", "D12")
    loyal(table, 0)
    table.stack("murder-weapon", site="warehouse-2")
    early = ratings(table.duty(move_phase))
    assert early[Stop()] > early[Drive("1ABw")]
    late = ratings(last_piece(table).duty(move_phase))
    assert late[Stop()] < late[Drive("1ABw")]


def test_help_that_the_others_could_give_is_hoped_for():
    table = Table(seats=3).at("2BCw", "D12", "D12").emergency("bar-brawl", marker="angry-dog")
    handle = Handle(CardId("bar-brawl"))
    alone = asked(table, 0, "act", [handle])[handle]
    table.hand("lights-and-sirens", "lights-and-sirens", of=1)
    assert asked(table, 0, "act", [handle])[handle] > alone
    table.me.leaned_on = True
    assert asked(table, 0, "act", [handle])[handle] == pytest.approx(alone), "nobody may help"


def test_the_last_piece_of_a_stack_is_worth_most():
    """All of the evidence is needed: pieces that are easily found can wait, even where a search of either promises
    as much."""
    table = Table(seats=3).at("1BCw", "D12", "D12")
    evidence = sorted(table.content.evidence["crime-scene"])
    many, last = table.stack("crime-scene", *evidence), table.stack("murder-weapon", "the-weapon", site="warehouse-2")
    del many.cards[:-12], many.seen[:-12], last.cards[:-3], last.seen[:-3]
    search = {name: Investigate(name) for name in ("crime-scene", "murder-weapon")}
    rated = asked(table, 0, "act", list(search.values()))
    assert rated[search["murder-weapon"]] > rated[search["crime-scene"]]
