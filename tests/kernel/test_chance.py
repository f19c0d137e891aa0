"""Chance: counter-based, forced in tests, fair."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hardboiled
import kernel.smugglers  # noqa: F401
from hardboiled.kernel import Chance, Play, redeal
from hardboiled.kernel.chance import KEY_BITS, drawn_seed
from hardboiled.kernel.errors import BadSave, GameBug
from hardboiled.kernel.laws import random_game
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


# Drawn deals.


def test_a_drawn_deal_has_a_key_that_no_search_finds() -> None:
    seeds = {hardboiled.start("smugglers", seats=["Ann", "Bob"]).header.seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(seed.bit_length() == KEY_BITS + 1 for seed in seeds)
    chance = hardboiled.start("smugglers", seats=["Ann", "Bob"]).state.chance
    assert len(bytes.fromhex(chance.key)) * 8 == KEY_BITS
    assert chance.seed == 0


def test_a_chosen_seed_stays_short_and_draws_as_ever() -> None:
    chance = hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=7).state.chance
    assert (chance.seed, chance.key) == (7, "")


def test_the_numbers_of_a_key_are_those_of_the_hash() -> None:
    chance = Chance.of(1 << KEY_BITS | 5)
    key = (5).to_bytes(32, "big")
    blocks = (blake2b(n.to_bytes(8, "little"), key=key, person=b"hardboiled").digest() for n in range(3))
    numbers = [int.from_bytes(block[at : at + 8], "little") for block in blocks for at in range(0, 64, 8)]
    assert [chance.below(1 << 64) for _ in range(20)] == numbers[1:21]


@pytest.mark.parametrize("sides", [6, 10, 54])
def test_a_drawn_die_is_fair(sides: int) -> None:
    chance = Chance.of(drawn_seed())
    fell = Counter(chance.below(sides) for _ in range(2000 * sides))
    assert set(fell) == set(range(sides))
    assert all(abs(count - 2000) < 6 * 2000**0.5 for count in fell.values())


def test_a_copy_of_a_drawn_chance_draws_the_same_and_shuffles_the_same() -> None:
    chance = Chance.of(drawn_seed())
    for _ in range(5):
        chance.below(6)
    twin = msgspec.json.decode(msgspec.json.encode(chance), type=Chance)
    here, there = list(range(60)), list(range(60))
    chance.shuffle(here)
    for last in range(59, 0, -1):
        other = twin.below(last + 1)
        there[last], there[other] = there[other], there[last]
    assert here == there
    assert sorted(here) == list(range(60))
    assert chance == twin


def test_a_match_of_a_drawn_deal_is_saved_cloned_and_taken_back_like_any() -> None:
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"])
    random_game(match, 3)
    again = hardboiled.load(match.save())
    assert again.state == match.state
    assert again.header == match.header
    match.rewind(2)
    twin = match.clone()
    for one in (match, twin):
        random_game(one, 4)
    assert match.state == twin.state == hardboiled.load(match.save()).state


def test_saves_from_before_there_were_keys_load() -> None:
    saved = json.loads(hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=2**53 - 1).save())
    del saved["snapshot"]["state"]["chance"]["key"]
    saved["header"]["rules_version"] += "-older"
    assert hardboiled.load(json.dumps(saved)).state.chance.seed == 2**53 - 1


@pytest.mark.parametrize("seed", [2**64, 2**200, 2**300])
def test_other_lengths_are_no_seeds(seed: int) -> None:
    saved = json.loads(hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=1).save())
    saved["header"]["seed"] = seed
    with pytest.raises(BadSave):
        hardboiled.load(json.dumps(saved))


def test_a_world_that_is_imagined_has_chance_of_its_own() -> None:
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"])
    assert match.imagine("smuggler-1", Random(1)).state.chance.key == ""
