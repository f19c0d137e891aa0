"""Temperaments lean among options about as good; they never take what looks clearly worse."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hardboiled.bots import TEMPERAMENTS, is_bot, make_bot, strength_of, thinks
from hardboiled.bots.race import Runner
from hardboiled.bots.search import SearchBot
from hardboiled.bots.strengths import UnknownBot
from hardboiled.bots.temperaments import LEVEL_HEADED, leaning
from hardboiled.kernel.actions import Action, Manner
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat


class Strike(Action, frozen=True):
    manner: ClassVar[Manner] = "attack"


class Wait(Action, frozen=True):
    manner: ClassVar[Manner] = "pass"


class Blunder(Action, frozen=True):
    manner: ClassVar[Manner] = "attack"


OPTIONS = [Wait(), Strike(), Blunder()]


def test_a_bot_is_called_by_strength_and_temperament() -> None:
    assert is_bot("regular-bold")
    assert is_bot("sharp")
    assert not is_bot("regular-furious")
    assert not is_bot("bold")
    assert strength_of("sharp-quiet") == "sharp"
    assert thinks("sharp-bold")
    assert not thinks("regular-bold")
    with pytest.raises(UnknownBot, match="regular-bold"):
        make_bot("regular-furious")


@pytest.mark.parametrize(("name", "first"), [("bold", 1), ("cautious", 0)])
def test_among_options_about_as_good_a_temperament_takes_what_it_likes(name: str, first: int) -> None:
    ratings = leaning(TEMPERAMENTS[name], OPTIONS, [5.0, 4.9, 0.0])
    assert max(range(3), key=lambda place: ratings[place]) == first


@pytest.mark.parametrize("name", list(TEMPERAMENTS))
def test_no_temperament_takes_what_looks_clearly_worse(name: str) -> None:
    ratings = leaning(TEMPERAMENTS[name], OPTIONS, [5.0, 2.0, 0.0])
    assert max(ratings) == ratings[0]


def test_the_level_headed_rate_as_the_instinct_does() -> None:
    assert leaning(LEVEL_HEADED, OPTIONS, [1.0, 2.0, 3.0]) == [1.0, 2.0, 3.0]


def runner(action: Action, worths: list[float]) -> Runner:
    made = Runner(action, 0.0)
    made.worths = worths
    return made


@pytest.mark.parametrize(("name", "first"), [("bold", "Strike"), ("cautious", "Wait")])
def test_a_search_leans_only_where_the_chance_to_win_is_about_the_same(name: str, first: str) -> None:
    bot = SearchBot(temperament=TEMPERAMENTS[name])
    wait, strike = runner(Wait(), [0.5] * 400), runner(Strike(), [0.506, 0.504] * 200)
    order = bot._by_temperament([strike, wait], wait)
    assert type(order[0].action).__name__ == first
    clear = [runner(Strike(), [0.9] * 400), wait]
    assert bot._by_temperament(clear, wait)[0] is clear[0]


def test_temperaments_play_differently() -> None:
    """Over a game, a bold and a cautious officer part ways where they are free to."""
    match = start("hard-city", "co-op", ["bot"] * 2, 11)
    bold, cautious, apart = make_bot("regular-bold", 1), make_bot("regular-cautious", 1), 0
    while match.asks and len(match.log) < 150:
        seat = Seat(match, match.asks[0].seats[0])
        action = bold.choose(seat)
        apart += action != cautious.choose(seat)
        match.choose(action, seat.id)
    assert apart >= 3
