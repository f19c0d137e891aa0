"""Chance: counter-based, forced in tests, fair."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardboiled.kernel import Chance, Play, redeal
from hardboiled.kernel.errors import GameBug
from kernel.tiny import SEATS, Nothing, Tiny


def playing(seed: int = 1, forced: tuple[int, ...] = ()) -> Play[Tiny, Nothing]:
    return Play(Tiny(chance=Chance(seed), step="first"), Nothing(), SEATS, forced)


def test_a_draw_depends_on_seed_and_counter_alone() -> None:
    whole = Chance(42)
    drawn = [whole.below(1000) for _ in range(20)]
    later = Chance(42, drawn=10)
    assert [later.below(1000) for _ in range(10)] == drawn[10:]
    assert [Chance(42).below(1000) for _ in range(3)] == [drawn[0]] * 3


def test_the_numbers_are_these_for_ever() -> None:
    """Saved matches are replayed with them: they must never change."""
    chance = Chance(7)
    assert [chance.below(100) for _ in range(8)] == KNOWN
    cards = list("abcdefgh")
    Chance(7).shuffle(cards)
    assert "".join(cards) == SHUFFLED


KNOWN = [38, 1, 90, 58, 45, 24, 46, 32]
SHUFFLED = "hegbcfad"


@given(seed=st.integers(0, 2**64), drawn=st.integers(0, 2**40), n=st.integers(1, 2**40))
def test_below_stays_in_its_range(seed: int, drawn: int, n: int) -> None:
    assert 0 <= Chance(seed, drawn).below(n) < n


@given(seed=st.integers(0, 2**53), items=st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_card(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(seed=st.integers(0, 999), items=st.lists(st.integers(), max_size=12), data=st.data())
def test_dealing_anew_rests_on_what_there_is_not_on_its_order(seed: int, items: list[int], data: st.DataObject) -> None:
    other = data.draw(st.permutations(items))
    redeal(items, Random(seed))
    redeal(other, Random(seed))
    assert items == other


@pytest.mark.parametrize("sides", [2, 6, 10])
def test_a_die_is_fair(sides: int) -> None:
    play = playing(seed=99)
    rolls = 20_000
    counts = Counter(play.roll(sides) for _ in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    expected = rolls / sides
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 30, "a fair d10 exceeds this once in two thousand seeds"


def test_first_draws_of_neighbouring_seeds_do_not_hang_together() -> None:
    counts = Counter((Chance(seed).below(6), Chance(seed + 1).below(6)) for seed in range(20_000))
    expected = 20_000 / 36
    assert len(counts) == 36
    assert max(abs(count - expected) for count in counts.values()) < 6 * expected**0.5


def test_every_order_of_four_cards_comes_up() -> None:
    orders = Counter()
    for seed in range(4_800):
        cards = list("abcd")
        Chance(seed).shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 120
    assert max(orders.values()) < 290


def test_forced_outcomes_come_first_and_draw_nothing() -> None:
    play = playing(forced=(6, 2, 0, 1))
    assert play.roll(6) == 6
    assert play.below(3) == 2
    assert play.pick("xyz") == "x"
    assert play.roll(6) == 1
    assert play.state.chance.drawn == 0
    play.roll(6)
    assert play.state.chance.drawn == 1


@pytest.mark.parametrize(("outcome", "throw"), [(7, "roll"), (0, "roll"), (6, "below"), (-1, "below")])
def test_a_forced_outcome_that_is_impossible_is_refused(outcome: int, throw: str) -> None:
    play = playing(forced=(outcome,))
    with pytest.raises(GameBug, match=str(outcome)):
        getattr(play, throw)(6)


def test_a_shuffle_is_never_forced() -> None:
    free, forced = playing(), playing(forced=(1, 2, 3))
    cards, others = list("abcdef"), list("abcdef")
    free.shuffle(cards)
    forced.shuffle(others)
    assert cards == others
    assert list(forced.forced) == [1, 2, 3]


def test_a_pile_that_is_used_up_is_made_anew_from_its_discard() -> None:
    play, other = playing(), playing()
    pile, discard, shuffled = [], list("abcdef"), list("abcdef")
    play.refill(pile, discard)
    other.shuffle(shuffled)
    assert (pile, discard) == (shuffled, [])
    discard.append(pile.pop())
    play.refill(pile, discard)
    assert len(discard) == 1, "not before it is used up"


def test_a_card_is_drawn_from_a_pile_that_its_discard_refills() -> None:
    play, pile, discard = playing(), ["top"], ["a", "b"]
    assert play.draw_from(pile, discard) == "top"
    assert {play.draw_from(pile, discard), play.draw_from(pile, discard)} == {"a", "b"}
    assert play.draw_from(pile, discard) is None


def test_nothing_is_made_of_an_empty_discard_and_nobody_learns_anything() -> None:
    play = playing()
    play.refill([], [])
    assert not play.revealed


def test_several_dice_in_the_order_they_fell() -> None:
    assert playing(forced=(3, 1, 2)).rolls(3) == [3, 1, 2]


@pytest.mark.parametrize(
    ("use", "arguments"),
    [("roll", []), ("below", [2]), ("pick", ["ab"]), ("shuffle", [[1]]), ("draw", [[1]]), ("reveal", [])],
)
def test_whoever_uses_chance_or_draws_has_taught_somebody_something(use: str, arguments: list) -> None:
    play = playing()
    assert not play.revealed
    getattr(play, use)(*arguments)
    assert play.revealed
