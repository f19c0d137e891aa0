"""What the table hears of Dirty Cops."""

from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.rules.event_deck import Resolve
from hardboiled.games.police_precinct.rules.ids import STACKS
from hardboiled.kernel import Event
from rules.police_precinct.table import Table

ME = ("officer-1", "renner")
SATO = ("officer-2", "sato")


def alone(seats: int = 3, **more) -> Table:
    """Renner acts, nobody else is near and nobody holds a card."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


def heard(table: Table) -> list[Event]:
    """All that all hear."""
    return [told.event for told in table.match.told if told.to is None]


def underworld(dirty: int = 0) -> Table:
    table = Table(seats=4, mode="dirty-cop", cast=("renner", "sato", "lindqvist", "hartley")).next_event("bad-press")
    officer = table.officer(dirty)
    officer.loyalty, officer.standing, officer.shown, officer.space = "dirty", "revealed", True, None
    return table


def test_the_underworld_is_told():
    table = underworld().begin("move").choose(Recruit(2))
    assert heard(table)[1:3] == [e.Recruiting(*ME), e.PunkAdded("hood-2", "underworld")]
    table = underworld().begin("move").choose(LeanOn("officer-3"))
    assert heard(table)[1] == e.LeanedOn(*ME, "lindqvist")
    table = underworld().next_event("bad-press", "quiet-shift").begin("move").choose(Stir(), Resolve("quiet-shift"))
    assert heard(table)[1:3] == [e.StirredUp(*ME, ("bad-press", "quiet-shift")), e.EventTurned(*ME, "quiet-shift")]


def test_accusations_and_masks_are_told():
    table = alone(mode="dirty-cop").hand("informant").donuts(2).duty(act_phase).choose(Accuse("officer-2"))
    assert heard(table) == [e.Accused(*ME, "sato", "good"), e.CardDiscarded(*ME, "informant", "false-accusation")]
    table = alone(mode="dirty-cop").hand("informant", of=1)
    table.officer(1).loyalty = "dirty"
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert heard(table)[:2] == [e.Accused(*ME, "sato", "dirty"), e.CardDiscarded(*SATO, "informant")]
    assert [(event.stack, event.cause) for event in table.told(e.Searched)] == [(name, "desk") for name in STACKS]
    table = alone(mode="dirty-cop").donuts(3)
    table.me.loyalty = "dirty"
    table.duty(act_phase).choose(Reveal())
    assert heard(table) == [
        *[e.DonutSpent(*ME, "reveal")] * 3,
        e.Unmasked(*ME),
        e.CrimeRose(table.state.crime, "last-blow", "underworld"),
    ]
    assert (table.me.donuts, table.state.donuts) == (0, 18)
