"""The kernel's laws in random play of every plot and number of players."""

from random import Random

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules.plots.course import CityLeft
from hardboiled.games.kick_ass.rules.plots.hideaway import JohnGenovese
from hardboiled.games.kick_ass.rules.plots.outside import DecidedOutside
from hardboiled.games.kick_ass.rules.plots.times_square import MotherFucker
from hardboiled.games.kick_ass.rules.state import KickAssState
from hardboiled.kernel import laws
from hardboiled.kernel.saving import start

PLOTS = tuple(GAME.content().plots)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("plot", [*PLOTS, "random"])
def test_the_laws_hold(plot: str, seats: int) -> None:
    watched = laws.play("kick-ass", "co-op", seats, seed=seats, sample=0.4, plot=plot)
    assert watched.worlds


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("plot", PLOTS)
def test_the_laws_hold_once_the_plot_shows(plot: str, seats: int) -> None:
    """Random play rarely comes that far, so it begins there, with strong Heroes."""
    match = start("kick-ass", seats=["P"] * seats, seed=7, plot=plot, heroes="random")
    while match.state.step == "set-up":
        match.choose(match.asks[0].options[0])

    def late(state: KickAssState) -> None:
        city = state.city
        pool = [event.id for event in GAME.content().events.values() if event.players == max(2, seats)]
        city.completed[:] = pool[:3]
        city.row[:] = [None, None, None]
        city.foes.clear()
        for hero in city.heroes:
            hero.strength, hero.dollars, hero.social = 6, 12, 8
        needed = GAME.content().plots[plot].needed
        if needed:
            names = [event.id for event in GAME.content().boss_events.values() if event.plot == plot]
            city.locations[:] = names[: needed - 1]
            city.boss_completed[:] = names[: needed - 1]
        state.step = "sleep"

    match.arrange(late)
    rng, steps = Random(seats), set()
    while match.asks:
        ask = rng.choice(match.asks)
        seat, action = rng.choice(ask.seats), rng.choice(ask.options)
        laws.check_options(match)
        steps.add(match.state.step)
        if rng.random() < 0.3:
            laws.check_plain(match.state)
            laws.check_clone(match)
            laws.check_leaks(match, rng)
            laws.check_terms(match, seat, action)
            laws.check_undo(match, seat, action, rng)
        else:
            match.choose(action, seat)
    assert match.outcome is not None
    assert match.state.city.revealed


def test_every_field_is_shown_or_hidden_and_everything_has_its_words() -> None:
    laws.check_views(GAME)
    laws.check_texts(GAME)


def test_the_same_game_in_another_process() -> None:
    laws.check_same_elsewhere("kick-ass", "co-op", 3, 5, plot="random")


def test_random_games_end() -> None:
    for seed in range(40):
        match = start("kick-ass", seats=["P"] * (seed % 4 + 1), seed=seed, plot=PLOTS[seed % 5])
        laws.random_game(match, seed)
        assert match.outcome is not None


@pytest.mark.parametrize("plot", [JohnGenovese(), MotherFucker()])
def test_outside_the_city_the_laws_hold_too(plot: DecidedOutside) -> None:
    match = start("kick-ass", seats=["P"] * 3, seed=3, plot=plot.id, heroes="random")

    def gone(state: KickAssState) -> None:
        state.city.revealed = True
        state.combat_deck[:] = list(GAME.content().combat)
        for hero in state.city.heroes:
            hero.strength = 6
        with pytest.raises(CityLeft):
            plot.arrive(match.play)
        state.step = plot.way_out

    match.arrange(gone)
    rng = Random(1)
    while match.asks:
        ask = rng.choice(match.asks)
        seat, action = rng.choice(ask.seats), rng.choice(ask.options)
        laws.check_options(match)
        laws.check_clone(match)
        laws.check_leaks(match, rng)
        laws.check_terms(match, seat, action)
        laws.check_undo(match, seat, action, rng)
    assert match.outcome is not None
