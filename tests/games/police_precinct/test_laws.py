"""The kernel's laws, and random games of every mode, loyalty option and number of seats."""

import pytest

from hardboiled.kernel import laws
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start

CO_OP = [("co-op", seats, {}) for seats in range(1, 7)]
LOYALTIES = ("one", "probably-one", "two", "probably-two", "internal-affairs")
DIRTY = [
    ("dirty-cop", seats, {"loyalty": loyalty})
    for seats in range(3, 7)
    for loyalty in LOYALTIES
    if seats > 3 or "two" not in loyalty
]
HARDER = [("co-op", 2, {"degree": degree, "manic": True}) for degree in ("5", "6", "7")]
CHOSEN = [("dirty-cop", 4, {"degree": "7", "characters": "choose"})]
EVERY = [*CO_OP, *DIRTY, *HARDER, *CHOSEN]


@pytest.mark.parametrize(("mode", "seats", "options"), EVERY)
def test_every_law_holds_in_random_play(mode, seats, options):
    watched = laws.play("police-precinct", mode, seats, seed=seats, sample=0.5, **options)
    assert watched.decisions
    assert watched.worlds


@pytest.mark.parametrize(("mode", "seats", "options"), EVERY)
def test_random_games_end(mode, seats, options):
    for seed in range(10):
        match = start("police-precinct", mode, [f"P{n}" for n in range(seats)], seed, keep=False, **options)
        laws.random_game(match, seed)
        assert match.outcome is not None


def test_every_field_of_the_state_is_decided_and_everything_has_words():
    game = find_game("police-precinct")
    laws.check_views(game)
    laws.check_texts(game)


@pytest.mark.parametrize(("mode", "seats"), [("co-op", 1), ("dirty-cop", 5)])
def test_the_same_game_in_another_process(mode, seats):
    laws.check_same_elsewhere("police-precinct", mode, seats, seed=3)
