"""No bot sees more than its seat, and thinking never changes the game."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from msgspec.structs import replace

import hardboiled
from hardboiled.bots import STRENGTHS, make_bot
from hardboiled.bots.playout import by_instinct
from hardboiled.bots.race import Runner, ranked
from hardboiled.bots.search import SearchBot
from hardboiled.kernel.match import Match
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat


def swap_everything_hidden(match, seat, rng):
    """The same table with all that the seat cannot know dealt anew, standing at the same ask. The seat has seen the
    same of the match until now, and remembers it (what it makes of that: tests/games/test_beliefs.py)."""
    Seat(match, seat).beliefs()
    state = match.game.codec.copy(match.state)
    match.game.determinize(state, seat, match.content, rng)
    state.chance.seed = rng.getrandbits(60)
    other = Match(match.game, match.header, match.content, state)
    other.log, other.memories = list(match.log), {name: kept for name, kept in match.memories.items() if name == seat}
    other._checkpoint = replace(other.checkpoint, at=len(match.log))
    return other


@pytest.mark.parametrize("bot", sorted(STRENGTHS))
def test_a_bot_chooses_the_same_whatever_lies_hidden(bot):
    match, rng, swapped = start("smugglers", seats=["A", "B", "C"], seed=21), Random(5), 0
    while not match.over:
        ask = match.asks[0]
        seat = ask.seats[0]
        if match.only_asked:
            choice = make_bot(bot, seed=3).choose(Seat(match, seat))
            for _ in range(4):
                other = swap_everything_hidden(match, seat, rng)
                swapped += other.state != match.state
                assert make_bot(bot, seed=3).choose(Seat(other, seat)) == choice
        match.choose(rng.choice(ask.options), seat)
    assert swapped > 20


@pytest.mark.parametrize("bot", sorted(STRENGTHS))
def test_thinking_and_advising_never_change_the_dice(bot):
    calm, watched = (start("smugglers", seats=["A", "B"], seed=33) for _ in range(2))
    rng = Random(1)
    while not calm.over:
        ask = calm.asks[0]
        action, seat = rng.choice(ask.options), ask.seats[0]
        thinker = make_bot(bot, seed=9)
        thinker.advise(Seat(watched, seat))
        thinker.choose(Seat(watched, seat))
        calm.choose(action, seat)
        watched.choose(action, seat)
        assert calm.state == watched.state
    assert calm.save() == watched.save()


SHIPPED = [game for id in game_ids() if Path(hardboiled.__file__).parent in (game := find_game(id)).home.parents]
MODES = [(game.id, mode.id, max(mode.counts)) for game in SHIPPED for mode in game.modes]


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_in_no_game_a_bot_chooses_by_what_lies_hidden(game, mode, seats):
    match, rng, asked = start(game, mode, ["P"] * seats, seed=8), Random(2), 0
    while not match.over and asked < 6:
        ask = match.asks[0]
        seat = ask.seats[0]
        if match.only_asked and rng.random() < 0.5:
            asked += 1
            other = swap_everything_hidden(match, seat, rng)
            for make in (lambda: make_bot("regular", 3), lambda: SearchBot(3, iterations=15)):
                assert make().choose(Seat(match, seat)) == make().choose(Seat(other, seat))
        match.choose(rng.choice(ask.options), seat)
    assert asked


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_in_no_game_thinking_changes_the_dice(game, mode, seats):
    calm, watched = (start(game, mode, ["P"] * seats, seed=12) for _ in range(2))
    regular = make_bot("regular", 4)
    thinker, thoughts = SearchBot(9, iterations=12), 0
    while calm.asks and len(calm.log) < 60:
        seat = calm.asks[0].seats[0]
        action = regular.choose(Seat(calm, seat))
        if len(calm.log) % 5 == 0:
            thinker.advise(Seat(watched, seat))
            thoughts += thinker.searched
        calm.choose(action, seat)
        watched.choose(action, seat)
        assert calm.state == watched.state
    assert calm.save() == watched.save()
    assert thoughts


THOUGHTS = """
import sys
from hardboiled import start
from hardboiled.bots import make_bot
from hardboiled.bots.race import Runner, ranked
from hardboiled.bots.search import SearchBot
from hardboiled.kernel.seat import Seat

game, mode, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
match, regular = start(game, mode, ["P"] * seats, seed=5), make_bot("regular", 1)
while match.asks:
    seat = Seat(match, match.asks[0].seats[0])
    print(match.game.evaluate(match.state, seat.id, match.content), seat.instinct())
    if len(match.log) % 50 == 0:
        print(SearchBot(3, iterations=24).advise(seat))
    match.choose(regular.choose(seat), seat.id)
"""


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_the_same_seed_gives_the_same_thoughts_in_every_process(game, mode, seats):
    """Whatever order a process gives its sets in."""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", THOUGHTS, game, mode, str(seats)],
            env={**os.environ, "PYTHONHASHSEED": str(order)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for order in (1, 2)
    )
    assert first
    assert first == second


def test_others_in_an_imagined_world_act_by_what_they_see_there():
    """An opponent who acted by more would find the best reply with the searcher's secrets open on the table."""
    match, regular = start("go-ahead-punk", "one-vs-all", ["A", "B"], 3), make_bot("regular", 1)
    while match.asks[0].seats[0] == "stinger" or match.state.round < 2 or len(match.asks[0].options) < 3:
        seat = Seat(match, match.asks[0].seats[0])
        match.choose(regular.choose(seat), seat.id)
    cop, rng, swapped = match.asks[0].seats[0], Random(4), 0
    for seed in range(5):
        other = swap_everything_hidden(match, cop, rng)
        swapped += other.state != match.state
        first, second = (by_instinct(table, table.asks[0], cop, Random(seed)) for table in (match, other))
        assert first == second
    assert swapped


@pytest.mark.parametrize("iterations", [30, 120, 400])
def test_a_budget_is_used(iterations):
    match = start("smugglers", "docks", ["A", "B", "C"], 4)
    bot = SearchBot(1, iterations=iterations)
    bot.choose(Seat(match, match.asks[0].seats[0]))
    assert bot.searched == iterations


def test_a_budget_in_seconds_is_used():
    match = start("smugglers", "docks", ["A", "B", "C"], 4)
    began = perf_counter()
    SearchBot(1, seconds=0.4).choose(Seat(match, match.asks[0].seats[0]))
    assert 0.3 < perf_counter() - began < 2


def test_without_a_budget_what_is_clear_takes_less():
    """Where one option wins in every world and the others never do, more worlds tell nothing."""
    won = [Runner(f"option {n}", 0.0) for n in range(3)]
    for runner, value in zip(won, (0.0, 1.0, 0.0), strict=True):
        runner.worths += [value] * 20
    bot = SearchBot(1)
    assert bot._settled(won, won[0])
    for runner in won[1:]:
        runner.worths[:] = [0.0, 0.1, 0.0, -0.1] * 2
    won[0].worths[:] = [0.0] * 8
    assert not bot._settled(won, won[0])


def test_the_favourite_yields_to_what_is_seen_and_not_to_luck():
    favourite, lucky, better = (Runner(name, 0.0) for name in ("favourite", "lucky", "better"))
    favourite.worths += [0.5] * 40
    lucky.worths += [0.53]
    better.worths += [0.6, 0.5] * 20
    assert lucky.lead(favourite).mean < 0 < better.lead(favourite).mean
    assert ranked([favourite, lucky, better], favourite) == [better, favourite, lucky]
