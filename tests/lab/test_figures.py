"""The figures: every pairing in every mode, and what counts as shown."""

from datetime import date

from hardboiled.lab.figures import as_markdown, difference_is_sure, figures, parse_pairing
from hardboiled.lab.tally import share
from kernel import smugglers


def test_a_pairing_with_sides(tmp_path):
    found = figures(["smugglers"], [parse_pairing("regular:random", 80)], path=tmp_path / "figures.parquet")
    (one,) = found
    assert (one.mode, one.seats, one.games, one.shown) == ("docks", 2, 80, True)
    assert "as smuggler-2" in one.rates
    page = as_markdown(found, date(2026, 11, 15))
    assert "15 November 2026" in page
    assert "| smugglers | 1 | docks | 2 | regular v random | 80 |" in page


def test_a_pairing_on_one_side(monkeypatch):
    monkeypatch.setitem(smugglers.GAME.__dict__, "side", lambda state, seat: "all")
    (one,) = figures(["smugglers"], [parse_pairing("regular:random:10", 80)])
    assert (one.games, one.games_of_weaker) == (10, 200)
    assert "against" in one.rates
    assert not one.shown
    assert "| regular v random | 10 and 200 |" in as_markdown([one], date(2026, 11, 15))


def test_two_rates_differ_when_their_intervals_leave_no_doubt():
    assert difference_is_sure(share(120, 200), share(90, 200))
    assert not difference_is_sure(share(110, 200), share(95, 200))
    assert not difference_is_sure(share(90, 200), share(120, 200))
