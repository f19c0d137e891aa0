"""What an experienced player would not miss."""

from __future__ import annotations

import pytest

from hardboiled.bots import make_bot
from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules.activation import MoveTo
from hardboiled.games.kick_ass.rules.fighting import StartFight
from hardboiled.games.kick_ass.rules.set_up import PickHero
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from rules.kick_ass.table import Table


def best(table: Table) -> object:
    """What the instinct of the seat that is asked would do."""
    ratings = Seat(table.match, table.match.asks[0].seats[0]).instinct()
    return table.options[max(range(len(ratings)), key=ratings.__getitem__)]


@pytest.mark.parametrize("plot", ["red-mist", "vic-gigante", "john-genovese", "don-genovese", "mother-fucker"])
def test_the_chance_before_heroes_are_picked_is_about_the_chance_after(plot: str) -> None:
    match = start(GAME.id, "co-op", ("regular", "regular"), 7, plot=plot)
    before = GAME.evaluate(match.state, match.seats[0], match.content)
    for _ in match.seats:
        picks = [option for option in match.asks[0].options if isinstance(option, PickHero)]
        match.choose(picks[0])
    after = GAME.evaluate(match.state, match.seats[0], match.content)
    assert before == pytest.approx(after, abs=0.12)


def test_every_hero_is_picked_now_and_then() -> None:
    picked = set()
    for seed in range(60):
        match = start(GAME.id, "co-op", ("regular",), seed)
        choice = make_bot("regular", seed).choose(Seat(match, match.seats[0]))
        assert isinstance(choice, PickHero)
        picked.add(choice.hero)
    assert picked == set(GAME.content().heroes)


def test_who_stands_beside_don_in_the_last_round_strikes() -> None:
    table = Table("hit-girl", plot="don-genovese")
    table.show_plot()
    table.put("wall-street", gang=0)
    don = table.foe("don-genovese")
    assert don is not None
    don.life = 3
    table.put("city-hall", minions=4)
    table.city.round, table.city.segment = table.content.settings.rounds, 2
    table.hero("hit-girl", at="wall-street", strength=5, life=1)
    table.resolve({"hit-girl": "blade-dance"})
    assert best(table) == StartFight("hit-girl")


def test_dollars_are_for_items() -> None:
    table = Table("hit-girl", "dr-gravity")
    table.disarm("dr-gravity")
    table.hero("dr-gravity", at="city-hall", dollars=5, strength=3)
    table.city.shop[:] = ["pistol"]
    table.resolve({"dr-gravity": "movie-night"})
    assert best(table) == MoveTo("dr-gravity", "shop"), "rather than train in the park once more"
    table.hero("dr-gravity", at="shop")
    table.use_district("dr-gravity")
    assert best(table) == Buy("pistol")
