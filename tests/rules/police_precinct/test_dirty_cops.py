"""PP-22: Dirty Cops."""

from collections import Counter

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.rules.event_deck import Resolve, event_phase
from hardboiled.games.police_precinct.rules.events import CardsShown, DeadEnd, EventTurned, Rolled
from hardboiled.games.police_precinct.rules.helping import Commit, Go
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import Stop
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def force(seats: int = 4, dirty: int = 0, **more) -> Table:
    """A game in which officer number `dirty` is the Dirty Cop."""
    table = Table(seats=seats, mode="dirty-cop", **more)
    table.officer(dirty).loyalty = "dirty"
    return table


CRIME = 3
"""PP-2.20: where the Crime Marker starts."""


def fresh(seats: int, loyalty: str, seed: int = 1):
    return start("police-precinct", "dirty-cop", [f"P{n}" for n in range(seats)], seed, loyalty=loyalty)


@rule("PP-22.1")
def test_eight_loyalty_cards():
    settings = Table().content.settings
    assert (settings.loyalty_good, settings.loyalty_dirty) == (6, 2)


@rule("PP-22.2")
@pytest.mark.parametrize(
    ("loyalty", "extra", "dirty"),
    [("one", 0, 1), ("probably-one", 1, 1), ("two", 0, 2), ("probably-two", 2, 2), ("internal-affairs", None, 2)],
)
def test_how_many_loyalty_cards_are_shuffled(loyalty, extra, dirty):
    for seats in range(4, 7):
        state = fresh(seats, loyalty).state
        undealt = 8 - seats if extra is None else extra
        assert len(state.undealt) == undealt
        cards = Counter([officer.loyalty for officer in state.officers] + state.undealt)
        assert cards == {"dirty": dirty, "good": seats + undealt - dirty}


@rule("PP-2.20")
@pytest.mark.parametrize(
    ("seats", "loyalty", "crime"),
    [(3, "one", 3), (5, "two", 3), (4, "probably-two", 3), (4, "internal-affairs", 0)],
)
def test_with_a_dirty_cop_the_crime_marker_starts_further_on(seats, loyalty, crime):
    assert fresh(seats, loyalty).state.crime == crime
    assert start("police-precinct", "co-op", ["P"] * seats, 1).state.crime == 0


@rule("PP-22.3", "PP-22.4", "PP-22.5")
def test_loyalties_are_secret_even_among_dirty_cops():
    match = fresh(5, "probably-two")
    for officer in match.state.officers:
        officer.loyalty = "dirty"
    view = match.view("officer-2")
    assert [other.loyalty for other in view.officers] == ["", "dirty", "", "", ""]
    assert view.undealt == 2, "how many lie face down, not which"
    assert [other.loyalty for other in match.view("spectator").officers] == [""] * 5


@rule("PP-22.7")
def test_a_hidden_dirty_cop_takes_normal_turns():
    table = force().donuts(1).begin("move")
    assert table.prompt == "move"
    table.choose(Stop())
    assert {DrawCard(), Pass(), Accuse("officer-2")} <= set(table.options)


@rule("PP-22.8")
def test_a_dirty_cop_may_hold_evidence_back():
    table = force().at("2ABw", "D12", "D12", "D12")
    stack = table.stack("crime-scene", "tyre-print", "torn-fabric", "oil-stain")
    table.me.upgrades.append("investigation")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert set(table.options) == {
        Present(("torn-fabric", "tyre-print")),
        Present(("torn-fabric",)),
        Present(("tyre-print",)),
        Present(()),
    }
    table.choose(Present(("tyre-print",)))
    assert table.state.case_file == ["tyre-print"]
    assert "torn-fabric" in stack.cards


@rule("PP-22.9")
def test_a_useless_card_must_be_shown_all_the_same():
    table = force().at("2ABw", "D12", "D12", "D12")
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.duty(act_phase).choose(Investigate("crime-scene"), Present(()))
    assert [event.card for event in table.told(DeadEnd)] == ["oil-stain"]
    assert table.state.removed == ["oil-stain"]


@rule("PP-22.10")
def test_without_a_useless_card_nothing_can_be_held_back():
    table = force().at("2ABw", "D12", "D12", "D12")
    table.stack("crime-scene", "tyre-print", "torn-fabric")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.options == [Present(("torn-fabric", "tyre-print"))]


@rule("PP-22.11")
def test_anyone_on_the_force_may_accuse_anyone_hidden():
    for accuser in (0, 1):
        table = force()
        table.state.active = accuser
        table.officer(2).shown = True
        accusals = [option for option in table.duty(act_phase).options if isinstance(option, Accuse)]
        assert accusals == (
            [Accuse("officer-2"), Accuse("officer-4")] if not accuser else [Accuse("officer-4"), Accuse("officer-1")]
        )
    assert not [option for option in Table(seats=4).duty(act_phase).options if isinstance(option, Accuse)]


@rule("PP-22.12")
def test_accusing_a_good_cop_costs_the_accuser_everything():
    table = force(dirty=3).donuts(3).hand("informant", "overtime")
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert table.officer(1).shown
    assert table.match.view("officer-3").officers[1].loyalty == "good"
    assert (table.me.donuts, table.me.hand, table.state.turn.no_draw) == (0, [], True)
    assert table.state.donuts == 18
    assert table.state.crime == CRIME


@rule("PP-22.13")
def test_accusing_a_dirty_cop_takes_him_off_the_force():
    table = force(dirty=1).hand("informant", of=1).donuts(2, of=1)
    table.officer(1).upgrades.append("arrest")
    table.state.upgrades["arrest"] = 2
    table.duty(act_phase).choose(Accuse("officer-2"))
    caught = table.officer(1)
    assert (caught.standing, caught.space, caught.hand, caught.donuts, caught.upgrades) == ("caught", None, [], 0, [])
    assert table.state.upgrades["arrest"] == 3
    assert table.state.police_discard == ["informant"]
    assert not table.state.turn.no_draw


@rule("PP-22.14")
def test_a_caught_dirty_cop_has_no_turn():
    table = force(dirty=0, cast=("kinney", "sato", "okafor", "lindqvist"))
    table.me.standing, table.me.space, table.me.shown = "caught", None, True
    table.next_event("bar-brawl").begin("move")
    assert table.state.active == 1
    assert table.told(EventTurned) == []
    assert table.officer(0).hand == []


@rule("PP-22.23")
def test_the_desk_of_a_caught_dirty_cop_is_searched():
    table = force(dirty=1)
    table.stack("crime-scene", "tyre-print", "oil-stain", "chewing-gum", "torn-fabric")
    table.stack("examine-body", "old-tattoo", "dental-work", "last-meal", "time-of-death")
    weapon = table.stack("murder-weapon", "the-weapon")
    table.state.stack("interview-witness").site = ""
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert set(table.state.case_file) == {"tyre-print", "the-weapon"}, "the top cards of each stack that is open"
    assert table.me.donuts == 1, "the last of a category"
    assert (weapon.site, table.state.removed) == ("", []), "no useless card leaves the game"
    innocent = force(dirty=2)
    innocent.stack("crime-scene", "tyre-print")
    innocent.duty(act_phase).choose(Accuse("officer-2"))
    assert innocent.state.case_file == []


@rule("PP-22.23")
@pytest.mark.parametrize(
    ("seats", "dirty_cops", "cards"), [(3, 1, 3), (4, 1, 2), (5, 1, 4), (6, 1, 6), (4, 2, 3), (5, 2, 4), (6, 2, 5)]
)
def test_how_much_a_desk_holds(seats, dirty_cops, cards):
    table = force(seats, dirty=1)
    table.state.dirty = dirty_cops
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert [len(shown.cards) for shown in table.told(CardsShown)] == [cards] * 4


@rule("PP-22.15")
def test_revealing_oneself_costs_donuts_and_the_badge_and_raises_crime():
    assert Reveal() not in force().donuts(2).duty(act_phase).options
    assert Reveal() in force().donuts(3).duty(act_phase).options
    assert Reveal() not in force(dirty=1).donuts(3).duty(act_phase).options, "a Good Cop cannot"
    table = force().donuts(4).hand("informant")
    table.state.events.cards[-1:] = ["detainees-run-amok"]
    table.begin("act").choose(Reveal())
    revealed = table.officer(0)
    assert (revealed.standing, revealed.shown, revealed.space) == ("revealed", True, None)
    assert (revealed.hand, revealed.donuts) == ([], 0)
    assert table.state.donuts == 18
    assert table.told(EventTurned) == [], "neither Phase 3 nor Phase 4"
    assert table.state.crime == CRIME + 1
    last = force().donuts(3)
    last.state.crime = last.content.settings.crime_track - 1
    last.duty(act_phase).choose(Reveal())
    assert last.match.outcome.winners == ("officer-1",)


def underworld(**more) -> Table:
    table = force(**more)
    table.me.standing, table.me.space, table.me.shown = "revealed", None, True
    return table


@rule("PP-22.16")
def test_a_revealed_dirty_cop_takes_one_underworld_action():
    table = underworld().next_event("quiet-shift").begin("move")
    assert table.prompt == "underworld"
    assert {type(option) for option in table.options} == {Recruit, Stir, LeanOn}
    table.choose(LeanOn("officer-2"))
    assert table.told(EventTurned) == [], "no Phase 4"
    assert table.state.active == 1
    table = underworld().next_event("quiet-shift", "bar-brawl").begin("move").choose(Stir(), Resolve("quiet-shift"))
    assert len(table.told(EventTurned)) == 1
    assert table.officer(0).hand == [], "Quiet Shift is not for him"


@rule("PP-22.17")
def test_recruit_adds_a_punk_to_a_chosen_hood():
    table = underworld().begin("move")
    table.choose(Recruit(2))
    assert [hood.punks for hood in table.state.hoods] == [0, 1, 0, 0, 0, 0]
    table = underworld()
    table.state.stockpile = 0
    table.begin("move").choose(Recruit(2))
    assert table.state.crime == CRIME + 1


@rule("PP-22.18")
def test_stir_turns_up_two_events_and_resolves_one():
    table = underworld().next_event("quiet-shift", "bar-brawl").ongoing("car-theft", "2ABw").begin("move")
    table.choose(Stir())
    assert table.options == [Resolve("quiet-shift"), Resolve("bar-brawl")]
    table.choose(Resolve("bar-brawl"))
    assert [emergency.card for emergency in table.state.emergencies] == ["bar-brawl"]
    assert table.state.events.cards[0] == "quiet-shift"
    assert table.state.stolen == "2ABe", "one draw, one tick"
    assert table.match.view("officer-3").events.known == ((len(table.state.events.cards) - 1, "quiet-shift"),)
    table = underworld()
    table.state.events.cards[:], table.state.events.seen[:] = ["bar-brawl"], [0]
    table.begin("move").choose(Stir())
    assert [emergency.card for emergency in table.state.emergencies] == ["bar-brawl"], "a single card is just resolved"
    table = underworld()
    table.state.events.cards[:], table.state.events.seen[:] = ["bar-brawl", "quiet-shift"], [0, 0]
    table.begin("move").choose(Stir(), Resolve("quiet-shift"))
    assert table.state.crime == CRIME, "the card put back does not count as drawn"


@rule("PP-22.19")
def test_lean_on_costs_a_good_cop_the_next_phase_3():
    table = underworld()
    table.state.events.cards[:] = ["escort-van", "gas-leak", "corner-crew", "turf-war"]
    table.state.events.seen[:] = [0] * 4
    table.begin("move").choose(LeanOn("officer-2"))
    assert table.match.view("officer-4").officers[1].leaned_on
    table.choose(Stop(), Pass())
    assert table.state.active == 2
    assert table.officer(1).hand == []
    assert not table.officer(1).leaned_on, "only the next turn"


@rule("PP-22.19")
def test_who_is_leaned_on_gets_no_help():
    table = force(dirty=3).at("A12", "A12", "D12", "D12").punks(1, 2).hand("swat-team", of=1)
    table.me.leaned_on = True
    table.duty(act_phase, *[6] * 3).choose(Arrest("hood-1"))
    assert table.match.over, "nobody is asked to help"
    assert len(table.told(Rolled)[0].faces) == table.content.characters[table.me.character].arrest, "no car counts"
    assert table.officer(1).hand == ["swat-team"]


@rule("PP-22.20")
def test_off_the_force_nobody_helps_is_helped_or_accused():
    table = force(dirty=1).at("A12", "A12", "D12", "D12").punks(1, 2).hand("swat-team", of=1)
    off = table.officer(1)
    off.standing, off.shown = "caught", True
    off.space = None
    table.duty(act_phase, 6, 6, 6)
    assert Accuse("officer-2") not in table.options
    table.choose(Arrest("hood-1"))
    assert Commit("swat-team") not in table.options
    assert len(table.told(Rolled)[0].faces) == 3


@rule("PP-22.21")
def test_the_start_players_duty_stays_with_the_seat():
    table = force(dirty=0, seats=3)
    table.me.standing, table.me.space, table.me.shown = "caught", None, True
    day = table.state.day
    table.state.active = 2
    table.state.events.cards[-2:] = ["quiet-shift", "quiet-shift"]
    table.begin("event")
    assert table.state.first == 0
    assert table.state.day == day + 1, "the day passes before that seat's turn"
    assert table.state.active == 1


@rule("PP-22.22")
def test_powers_end_with_the_badge():
    table = force(dirty=0, cast=("kinney", "sato", "okafor", "lindqvist")).donuts(1)
    table.me.standing = "revealed"
    table.next_event("bar-brawl").duty(event_phase)
    assert table.match.over, "Committed no longer asks"


def test_what_a_search_proves_is_remembered():
    table = force().at("2ABw", "D12", "D12", "D12")
    stack = table.stack("crime-scene", "tyre-print", "torn-fabric", "oil-stain")
    del stack.cards[:-3], stack.seen[:-3]
    table.me.upgrades.append("investigation")
    table.duty(act_phase).choose(Investigate("crime-scene"), Present(("tyre-print",)))
    assert table.officer(0).exposed == 0b1110, "three cards, one of them useless: one more was there"
    assert table.match.view("officer-3").officers[0].exposed
    assert not table.match.view("spectator").officers[0].exposed


def test_a_good_search_proves_nothing():
    table = force(dirty=1).at("2ABw", "D12", "D12", "D12")
    table.stack("crime-scene", "tyre-print", "torn-fabric")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    table.choose(*table.options)
    assert table.officer(0).exposed == 0
    assert Go() not in table.options
