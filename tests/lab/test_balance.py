"""The balance report: what it plays, what its tables say, and that its page stands alone."""

from random import Random
from statistics import fmean

import msgspec
import polars
import pytest
from msgspec import structs

from hardboiled import start
from hardboiled.kernel.options import OptionInfo
from hardboiled.lab.balance import Balance, _sure, balance, tables
from hardboiled.lab.charts import charts
from hardboiled.lab.observe import observe
from hardboiled.lab.report import write_report
from hardboiled.lab.simulate import Result, play_one, setups
from hardboiled.lab.variants import Variant, values, variants
from hardboiled.lab.worlds import Judge
from kernel import smugglers


@pytest.fixture(scope="module")
def report():
    return balance("smugglers", games=10, bots=["rookie"], worlds=3)


def test_every_number_of_players_and_every_value_of_an_option_is_played():
    played = [(v.seats, v.option, v.value) for v in variants("smugglers", 1, ["random"])]
    assert played == [(2, "", None), (3, "", None), (4, "", None), (3, "hand", 3), (3, "hand", 4), (3, "hand", 5)]


def test_values_of_options():
    def option(kind, *choices):
        return OptionInfo("x", kind, None, choices, "")

    assert values(option("bool")) == [False, True]
    assert values(option("choice", "easy", "hard")) == ["easy", "hard"]
    assert values(option("str")) == []
    assert len(values(option("int", *range(1, 101)))) == 12


def test_a_watched_game_is_the_game_as_played_unwatched():
    for setup in setups("smugglers", seats=3, bots=["rookie"], games=5):
        seen = structs.asdict(observe(setup))
        assert Result(**{name: seen[name] for name in Result.__struct_fields__}) == play_one(setup)


def test_what_was_chosen_is_counted_by_kind_and_by_card():
    seen = observe(setups("smugglers", seats=2, bots=["regular"])[0])
    bids = [taken["action:bid"] for taken in seen.taken]
    assert bids[0] == bids[1] > 0
    cards = sum(n for taken in seen.taken for thing, n in taken.items() if thing.startswith("cards:"))
    bribes = sum(taken.get("action:bribe", 0) for taken in seen.taken)
    assert cards == sum(bids) + bribes
    assert all(0 <= chance <= 1 for point in seen.course for chance in point.chances.values())


def test_the_tables_count_wins_with_their_intervals(report):
    found, watched = report
    assert found.games == len(watched) == 60
    for row in found.wins:
        won = [one for v, one in watched if v.plain and v.seats == row["seats"] and row["side"] in one.winners]
        assert row["count"] == len(won)
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    assert {row["value"] for row in found.options} == {"3", "4", "5"}
    usual = [v.value for v, _ in watched if v.usual]
    assert usual == [4] * 10, "the games of an option as it is anyway are those of the plain table"
    assert sum(row["count"] for row in found.endings) == 30
    assert {row["result"] for row in found.course} == {"won", "lost"}
    assert found.hidden
    assert all(0 <= row["low"] <= row["mean"] <= row["high"] for row in found.hidden)


def test_what_winners_take_shows():
    setup = setups("smugglers", seats=2)[0]
    variant = Variant(mode="docks", seats=2, setups=())
    model = observe(setup, worlds=0)
    watched = []
    for number in range(20):
        winner = ("smuggler-1", "smuggler-2")[number % 2]
        pearls = {"action:bid": 4, "cards:pearls": 2}
        rum = {"action:bid": 4, "cards:rum": 2}
        taken = (pearls, rum) if winner == "smuggler-1" else (rum, pearls)
        watched.append((variant, structs.replace(model, winners=(winner,), taken=taken)))
    rows = {row["id"]: row for row in tables("smugglers", ("regular",), watched).taken}
    assert rows["pearls"]["difference"] == 1
    assert rows["pearls"]["low"] > 0
    assert rows["rum"]["difference"] == -1
    assert rows["bid"]["difference"] is None
    assert rows["pearls"]["label"] == smugglers.GAME.catalog().format("pearls")


def test_the_page_stands_alone_and_its_data_lies_beside_it(report, tmp_path):
    found, watched = report
    written = write_report(found, watched, tmp_path / "out" / "smugglers.html")
    page = written.page.read_text()
    assert "window.vegaEmbed=" in page
    assert 'src="http' not in page
    assert 'href="http' not in page
    for chart in charts(found):
        assert chart.title in page
    assert msgspec.json.decode(written.tables.read_bytes(), type=Balance) == msgspec.convert(
        msgspec.to_builtins(found), Balance
    )
    assert len(polars.read_parquet(written.games)) == 60


class Telling(Judge):
    """What a world is worth, for once, is told by a function of it."""

    def __init__(self, tell):
        super().__init__()
        self._judge = lambda world, seat, until, rng: tell(world)


def test_what_is_unknown_is_told_apart_from_the_luck_of_dice():
    match = start("smugglers", "docks", ["Ann", "Bob"], 1)

    def hand(world):
        return float("pearls" in world.state.smugglers[1].hand)

    def die(world):
        return float(world.state.chance.below(2))

    def unknown(tell):
        return Telling(tell).unknown(match, "smuggler-1", 200)

    share = fmean(hand(match.imagine("smuggler-1", Random(number))) for number in range(400))
    assert 0.2 < share < 0.8, "the hand is no secret"
    assert unknown(hand) == pytest.approx(share * (1 - share), abs=0.08)
    assert unknown(die) == pytest.approx(0, abs=0.1)
    assert unknown(lambda world: hand(world) + die(world)) == pytest.approx(share * (1 - share), abs=0.15)
    assert unknown(lambda world: float("pearls" in world.state.smugglers[0].hand)) == 0, "its own hand it knows"


def test_the_same_game_is_played_once(monkeypatch):
    watched = []

    def count(setup, worlds):
        watched.append((setup.seats, setup.seed, setup.options.get("hand", 4)))
        return observe(setup, worlds)

    monkeypatch.setattr("hardboiled.lab.balance.observe", count)
    balance("smugglers", games=2, worlds=0)
    assert len(watched) == len(set(watched))


def test_what_is_called_sure_regards_how_many_things_were_looked_at():
    rows = [{"p": p} for p in (0.001, 0.02, 0.03, None, *[0.5] * 20)]
    assert [row["sure"] for row in _sure(rows)][:4] == [True, False, False, False]
    assert [row["sure"] for row in _sure([{"p": 0.02}, {"p": 0.04}])] == [True, True]
