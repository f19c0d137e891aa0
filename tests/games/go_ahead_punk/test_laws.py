"""The kernel's laws in random play, and that Stinger's true place is always among the possible ones."""

import json
from random import Random

import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.kernel import laws
from hardboiled.kernel.saving import load, start

TABLES = [("one-vs-all", 2, "medium"), ("one-vs-all", 3, "medium"), ("one-vs-all", 4, "medium")]
SOLO = [("solo", 1, level) for level in ("easy", "medium", "hard", "insane")]


@pytest.mark.parametrize(("mode", "seats", "difficulty"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_law_holds_at_every_table(mode: str, seats: int, difficulty: str, seed: int) -> None:
    watched = laws.play("go-ahead-punk", mode, seats, seed, sample=0.1, difficulty=difficulty)
    assert watched.worlds


@pytest.mark.parametrize(("mode", "seats", "difficulty"), SOLO)
@pytest.mark.parametrize("seed", range(6))
def test_every_law_holds_in_solo(mode: str, seats: int, difficulty: str, seed: int) -> None:
    assert laws.play("go-ahead-punk", mode, seats, seed, difficulty=difficulty).worlds


@pytest.mark.parametrize(("mode", "seats"), [("one-vs-all", 3), ("solo", 1)])
def test_the_same_game_in_another_process(mode: str, seats: int) -> None:
    laws.check_same_elsewhere("go-ahead-punk", mode, seats, 4)


@pytest.mark.parametrize("seed", range(6))
def test_the_true_place_is_always_possible(seed: int) -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], seed, keep=False)
    rng = Random(seed)
    while match.asks:
        space = match.state.stinger.space
        assert not space or space in match.view("cop-1").possible
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])


@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_depend_on_nothing_hidden(seed: int) -> None:
    """Two worlds a Cop cannot tell apart give the same imagined world from the same numbers."""
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob", "Cid"], seed)
    rng, checked = Random(seed), 0
    codec = match.game.codec
    while match.asks and checked < 40:
        if rng.random() < 0.1 and match.state.round:
            for seat in ("cop-1", "stinger", "spectator"):
                other = codec.copy(match.state)
                match.game.determinize(other, seat, match.content, Random(rng.random()))
                one, two, number = codec.copy(match.state), other, rng.random()
                match.game.determinize(one, seat, match.content, Random(number))
                match.game.determinize(two, seat, match.content, Random(number))
                assert codec.encode(one) == codec.encode(two)
            checked += 1
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])


def test_of_everything_it_is_decided_who_may_see_it_and_how_it_is_called() -> None:
    laws.check_views(GAME)
    laws.check_texts(GAME)


@pytest.mark.parametrize("older", ["2", "3"])
@pytest.mark.parametrize(("mode", "seats", "choices"), [("one-vs-all", 3, 60), ("solo", 1, 8)])
def test_a_match_that_began_under_older_rules_goes_on(mode: str, seats: int, choices: int, older: str) -> None:
    match, rng = start("go-ahead-punk", mode, ["P"] * seats, 2), Random(2)
    for _ in range(choices):
        match.choose(rng.choice(match.asks[0].options), match.asks[0].seats[0])
    saved = json.loads(match.save())
    saved["header"]["rules_version"] = older
    again = load(json.dumps(saved))
    assert again.header.rules_version == GAME.rules_version == "4"
    assert again.view("stinger") == match.view("stinger")
    assert again.asks[0].options == match.asks[0].options
    while again.asks:
        again.choose(rng.choice(again.asks[0].options), again.asks[0].seats[0])
    assert again.outcome is not None
