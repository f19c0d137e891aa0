"""The board rules the page in every episode of a campaign and in every Final Plot, too."""

from __future__ import annotations

from functools import cache

import pytest

from hardboiled.bots import make_bot
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from web.conftest import Visit
from web.fitting import DESKTOPS, SIZES, WINDOWS, fits, fits_at_every_prompt, resize, table_of
from web.house import answer, ended, sit_at, uploaded, wait_for_choice

FEW = 3
EPISODES = {f"hard-city episode {number}": ("hard-city", {"episode": number}) for number in range(2, 6)}
PLOTS = ("red-mist", "vic-gigante", "john-genovese", "don-genovese", "mother-fucker")
BEFORE_THE_END = 10
"""So many choices before a game of Kick-Ass ends, its Final Plot is on."""


@cache
def in_the_final_plot(plot: str) -> str:
    """A save of a game that bots have played into its Final Plot."""
    game = start("kick-ass", "co-op", ["Ann"], seed=1, plot=plot)
    bot, seat = make_bot("regular", 1), game.seats[0]
    while game.asks:
        game.choose(bot.choose(Seat(game, seat)), seat)
    game.rewind(len(game.log) - BEFORE_THE_END)
    return game.save()


@pytest.mark.parametrize("sizes", WINDOWS, ids=" ".join)
@pytest.mark.parametrize("episode", EPISODES)
def test_every_episode_of_a_campaign_fits(visit: Visit, episode: str, sizes: tuple[str, ...]) -> None:
    page = visit(*SIZES[sizes[0]])
    sit_at(page, table_of(page, *EPISODES[episode]))
    fits_at_every_prompt(page, sizes, FEW)


@pytest.mark.parametrize("plot", PLOTS)
def test_every_final_plot_fits(visit: Visit, plot: str) -> None:
    """One table in windows of several sizes, each for some prompts: uploads are rationed."""
    page = visit(*SIZES["laptop"])
    sit_at(page, uploaded(page, in_the_final_plot(plot)))
    for size in DESKTOPS:
        resize(page, size)
        widths: dict[str, float] = {}
        for turn in range(FEW):
            wait_for_choice(page)
            if ended(page):
                return
            fits(page, size, widths)
            answer(page, turn)
