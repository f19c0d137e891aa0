"""Whom one suspects, and what a suspect makes of it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from hardboiled.bots import make_bot
from hardboiled.bots.race import Runner, ranked
from hardboiled.games.police_precinct.mind.dirty_cop import least_believed
from hardboiled.games.police_precinct.mind.loyalties import counted_out
from hardboiled.games.police_precinct.mind.suspicions import DETECTIVE, accusing, likelihoods, presented
from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.helping import Commit, Go, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.state import Attempt
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Ask, CardId, SeatId
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from rules.police_precinct.table import Table


def force(dirty: int = 0, seats: int = 4) -> Table:
    table = Table(seats=seats, mode="dirty-cop").at(*["2ABw", *["D12"] * (seats - 1)])
    for number, officer in enumerate(table.state.officers):
        officer.loyalty = "dirty" if number == dirty else "good"
    table.state.undealt.clear()
    table.state.dirty = 1
    return table


def seen_by(table: Table, number: int) -> View:
    view: View = table.match.game.view(table.state, table.officer(number).seat, table.content)
    return view


def rated(table: Table, number: int, prompt: str, *options: Action) -> list[float]:
    ask = Ask(table.officer(number).seat, list(options), prompt)
    return list(table.match.game.instinct(seen_by(table, number), ask, table.content))


def searched(drawn: int) -> tuple[View, Table]:
    """The Crime Scene under search, as another officer sees it: four of fourteen cards are evidence."""
    table = force()
    view = seen_by(table, 1)
    stacks = tuple(replace(s, count=s.count - drawn) if s.id == "crime-scene" else s for s in view.stacks)
    attempt = Attempt("investigate", "crime-scene", helped=[0] * 4)
    return replace(view, attempt=attempt, drawn_count=drawn, stacks=stacks), table


def test_to_find_nothing_speaks_against_an_officer_and_to_find_much_for_one():
    view, table = searched(drawn=7)
    believed = least_believed(view, table.content)
    little, much = (presented(view, table.content, count) for count in (believed, believed + 2))
    assert little["dirty"] > little["good"]
    assert much["dirty"] < much["good"]
    for side in ("good", "dirty"):
        assert sum(presented(view, table.content, count)[side] for count in range(5)) == pytest.approx(1)


def test_who_searches_rather_than_works_is_suspected_and_help_with_a_search_tells_nothing():
    view, table = searched(drawn=3)
    seat = SeatId("officer-3")
    search = likelihoods(view, table.content, seat, Investigate("crime-scene"))
    assert search is not None
    assert search["dirty"] > search["good"]
    for work in (Handle(CardId("bar-brawl")), Arrest("hood-1")):
        found = likelihoods(view, table.content, seat, work)
        assert found is not None
        assert found["good"] > found["dirty"]
    assert likelihoods(view, table.content, seat, Commit(CardId("informant"))) is None


def test_searching_tells_less_of_a_detective():
    view, table = searched(drawn=3)
    by_skill = {content.investigation: name for name, content in table.content.characters.items()}
    told = []
    for skill in (DETECTIVE - 1, DETECTIVE):
        officers = tuple(replace(officer, character=by_skill[skill]) for officer in view.officers)
        found = likelihoods(replace(view, officers=officers), table.content, SeatId("officer-3"), Investigate("x"))
        assert found is not None
        told.append(found["dirty"] / found["good"])
    assert told[0] > told[1] > 1


@pytest.mark.parametrize("spared", [Commit(CardId("informant")), SpendDonut(), SendPatrol()])
def test_who_spares_something_for_the_others_work_is_trusted(spared):
    view, table = searched(drawn=3)
    arrest = replace(view, attempt=Attempt("arrest", "hood-1", helped=[0] * 4))
    found = likelihoods(arrest, table.content, SeatId("officer-3"), spared)
    assert found is not None
    assert found["good"] > found["dirty"]
    driving = replace(view, attempt=None)
    assert likelihoods(driving, table.content, SeatId("officer-3"), SpendDonut()) is None, "for a space of the drive"


def test_who_keeps_the_donuts_through_an_own_search_is_suspected():
    view, table = searched(drawn=0)
    rich = replace(view, officers=tuple(replace(officer, donuts=2) for officer in view.officers))
    mover = table.officer(0).seat
    kept, spent = (likelihoods(rich, table.content, mover, action) for action in (Go(), SpendDonut()))
    assert kept is not None
    assert spent is not None
    assert kept["dirty"] > kept["good"]
    assert spent["dirty"] < spent["good"]
    assert likelihoods(view, table.content, mover, Go()) is None, "nothing was there to be spent"


def test_a_card_played_for_all_speaks_for_an_officer_and_one_for_oneself_does_not():
    table = force()
    view, mover = replace(seen_by(table, 1), step="act"), table.officer(0).seat
    for_all = likelihoods(view, table.content, mover, PlayCard(CardId("swat-team")))
    assert for_all is not None
    assert for_all["dirty"] < for_all["good"]
    assert likelihoods(view, table.content, mover, PlayCard(CardId("coffee-break"))) is None


@pytest.mark.parametrize("idle", [DrawCard(), Pass()])
def test_who_does_nothing_all_turn_is_suspected(idle):
    table = force().duty(act_phase)
    view, mover = replace(seen_by(table, 1), step="act"), table.officer(0).seat
    found = likelihoods(view, table.content, mover, idle)
    assert found is not None
    assert found["dirty"] > found["good"]
    done = replace(view, turn=replace(view.turn, done=["handle"]))
    assert likelihoods(done, table.content, mover, idle) is None, "the work is done"
    helping = replace(view, attempt=Attempt("arrest", "hood-1", helped=[0] * 4))
    assert likelihoods(helping, table.content, mover, idle) is None, "it is somebody else's turn"


def test_who_holds_less_and_has_longer_to_go_accuses_sooner():
    table = force(dirty=3)
    view = seen_by(table, 0)
    assert accusing(view, table.content, 0.9) > 0 > accusing(view, table.content, 0.4)
    rich = seen_by(table.hand("informant", "overtime").donuts(2), 0)
    assert accusing(rich, table.content, 0.7) < accusing(view, table.content, 0.7)
    assert accusing(replace(view, day=21), table.content, 0.7) < accusing(view, table.content, 0.7)


def test_who_is_probably_dirty_is_accused_before_everyday_work():
    """A catch opens every stack and ends the tampering; a mere suspicion is not worth a good name."""
    table = force(dirty=3).at("2BCw", "D12", "D12", "D12").emergency("bar-brawl", marker="angry-dog")
    work = rated(table, 0, "act", Handle(CardId("bar-brawl")))[0]
    view = seen_by(table, 0)
    assert accusing(view, table.content, 0.65) > work > accusing(view, table.content, 0.5)


def test_the_mask_falls_when_it_is_of_no_more_use():
    hidden = force().donuts(3)
    assert rated(hidden, 0, "act", Reveal())[0] < 0
    hidden.state.crime = hidden.content.settings.crime_track - 1
    assert rated(hidden, 0, "act", Reveal())[0] > 10, "it loses the city at once"
    late = force().donuts(3)
    late.state.day = 20
    assert rated(late, 0, "act", Reveal())[0] > 0
    known = force(seats=3).donuts(3)
    assert not counted_out(seen_by(known, 0))
    known.officer(1).shown = True
    assert counted_out(seen_by(known, 0)), "the third knows the own card"
    assert rated(known, 0, "act", Reveal())[0] > 0


def test_a_dirty_cop_works_where_it_matters_least():
    table = force().at("2BCw", "D12", "D12", "D12").emergency("bar-brawl").emergency("axe-rampage")
    table.state.urgent = CardId("bar-brawl")
    urgent = rated(table, 0, "act", Handle(CardId("bar-brawl")))[0]
    table.me.loyalty = "good"
    honest = rated(table, 0, "act", Handle(CardId("bar-brawl")))[0]
    table.state.urgent = None
    assert honest > rated(table, 0, "act", Handle(CardId("bar-brawl")))[0], "an Urgent one first"
    table.me.loyalty = "dirty"
    assert rated(table, 0, "act", Handle(CardId("bar-brawl")))[0] > urgent, "rather one that is not"


def test_every_way_of_the_underworld_has_its_moment():
    def best(table: Table) -> Action:
        options: list[Action] = [Recruit(1), Recruit(2), Stir(), LeanOn("officer-2"), LeanOn("officer-3")]
        worth = rated(table, 0, "underworld", *options)
        return options[worth.index(max(worth))]

    table = force()
    table.me.standing, table.me.shown, table.me.space = "revealed", True, None
    table.hand(*["informant"] * 3, *["forensics-kit"] * 3, of=1)
    table.hand(*["backup-called"] * 4, *["fast-response"] * 3, of=2)
    table.hand(*["lights-and-sirens"] * 4, *["street-sweep"] * 3, of=3)
    assert best(table) == LeanOn("officer-2"), "full hands that could have helped"
    table.state.stockpile = 0
    assert isinstance(best(table), Recruit), "nobody is left to come: crime rises"
    table = force()
    table.me.standing, table.me.shown, table.me.space = "revealed", True, None
    table.emergency("bar-brawl").emergency("axe-rampage").emergency("pickpocket").emergency("vandals", "warehouse-1")
    table.state.urgent = CardId("bar-brawl")
    assert best(table) == Stir(), "an Urgent Emergency may fail"
    table.punks(2, 3)
    table.state.urgent = None
    table.state.emergencies.clear()
    assert best(table) == Recruit(2), "a gang forms"
    table.state.case_file.extend(CardId(card) for card in sorted(table.content.all_evidence))
    table.state.murderer = 1
    table.officer(2).space = table.content.beside["hood-1"][0]
    assert best(table) == LeanOn("officer-3"), "about to arrest the Murderer"


def test_who_tampers_helps_too():
    table = force().hand("forensics-kit", "informant", "overtime", "case-notes", "federal-agent")
    table.state.active = 1
    table.officer(1).space = table.content.beside["parking-lot"][0]
    table.duty(act_phase).choose(Investigate("crime-scene"))
    offer = Commit(CardId("forensics-kit"))
    full = rated(table, 0, "help-investigate", offer)[0]
    del table.officer(0).hand[3:]
    assert rated(table, 0, "help-investigate", offer)[0] == -1.0 != full


def test_what_a_dirty_cop_gives_away_by_a_choice():
    table = force(dirty=0).duty(act_phase)
    dirty, good = (Seat(table.match, table.officer(number).seat) for number in (0, 1))
    options: list[Action] = [Investigate("crime-scene"), Handle(CardId("bar-brawl")), Stir()]
    search, work, quiet = dirty.given_away(options)
    assert search > 0 > work
    assert quiet == 0.0, "nobody can learn anything from what tells nothing"
    assert good.given_away(options) == [0.0] * 3, "a Good Cop has nothing to hide"
    table.officer(0).shown = True
    assert dirty.given_away(options) == [0.0] * 3, "nor has who is known"


def test_a_dirty_cop_who_thinks_takes_of_two_choices_worth_the_same_the_one_that_looks_innocent():
    favourite, innocent, guilty = (Runner(Stir(), 0.0, cost) for cost in (0.0, -0.05, 0.05))
    for runner in (favourite, innocent, guilty):
        runner.worths = [0.5] * 8
    assert ranked([favourite, guilty, innocent], favourite) == [innocent, favourite, guilty]


def test_what_is_given_away_rests_on_what_all_have_seen():
    match, regular = start("police-precinct", "dirty-cop", ["bot"] * 4, 5), make_bot("regular", 5)
    traitor = next(officer.seat for officer in match.state.officers if officer.loyalty == "dirty")
    looked = 0
    while match.asks and len(match.log) < 160:
        seat = Seat(match, match.asks[0].seats[0])
        if seat.id == traitor and len(seat.ask.options) > 1:
            match.memories.clear()
            other, given = match.clone(), seat.given_away(seat.ask.options)
            other.memories.clear()
            match.game.determinize(other.state, seat.id, match.content, Random(len(match.log)))
            assert Seat(other, seat.id).given_away(seat.ask.options) == given
            looked += any(given)
        match.choose(regular.choose(seat), seat.id)
    assert looked
