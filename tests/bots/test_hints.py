"""Hints: what to choose, what for and what that avoids, in the game's own words, from what the seat knows."""

from __future__ import annotations

import re
import tomllib
from random import Random

import pytest

from hardboiled.bots import Hint, hint, make_bot
from hardboiled.bots.reasons import Tallies, Turn, Why, sentence, why
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat

GAMES = ["go-ahead-punk", "hard-city", "kick-ass", "police-precinct"]


def tallies(**worth: float) -> Tallies:
    found = Tallies()
    for _ in range(20):
        found.add({sign.replace("_", "-"): value for sign, value in worth.items()})
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sign_has_words_for_both_ways(game_id: str) -> None:
    game = find_game(game_id)
    catalog, moments = game.catalog(), [played(game_id, choices) for choices in (30, 200)]
    assert game.prospect is not None
    learned = tomllib.loads((game.home / "mind" / "prospects.toml").read_text("utf-8"))
    circumstances = {"easy", "hard", "insane", "constant"}
    for match in moments:
        circumstances |= set(game.prospect(match.state, match.content).circumstances)
    signs = {sign for chapter in learned.values() for sign in chapter} - circumstances
    for sign in ("victory", "no-defeat", *sorted(signs)):
        up, down = (sentence(Why(gains=(Turn(sign, up),)), catalog) for up in (True, False))
        assert up != down, f"{game_id}: {sign} reads the same both ways"
    assert not catalog.missing


def played(game_id: str, choices: int, mode: str | None = None, seats: int = 2, seed: int = 3) -> AnyMatch:
    match, regular = start(game_id, mode, ["bot"] * seats, seed), make_bot("regular", seed)
    while match.asks and (len(match.log) < choices or len(match.asks[0].options) < 3):
        seat = Seat(match, match.asks[0].seats[0])
        match.choose(regular.choose(seat), seat.id)
    return match


def test_what_comes_out_better_is_gained_and_what_comes_out_worse_is_what_it_costs() -> None:
    best, second = tallies(found=0.5, safe=0.9, cards=0.1), tallies(found=0.1, safe=0.4, cards=0.4)
    reason = why(best, second, reads_for_me=True)
    assert reason == Why(gains=(Turn("safe", True), Turn("found", True)), costs=(Turn("cards", False),))
    words = sentence(reason, find_game("police-precinct").catalog())
    told = "It brings less crime and more evidence, at the price of fewer Police Cards in hand."
    assert words == told


def test_what_only_costs_is_little_to_choose_by() -> None:
    reason = why(tallies(found=0.0), tallies(found=0.4), reads_for_me=True)
    assert sentence(reason, find_game("police-precinct").catalog()) == "There is little between the two."


def test_the_other_side_reads_the_signs_the_other_way_round() -> None:
    reason = why(tallies(found=0.4), tallies(found=0.0), reads_for_me=False)
    told = "It brings less evidence."
    assert sentence(reason, find_game("police-precinct").catalog()) == told


def test_what_is_better_by_many_small_things_is_not_called_little() -> None:
    words = sentence(Why(), find_game("police-precinct").catalog(), clearly=True)
    assert words == "No single thing decides it; it comes out better over all."


def test_what_luck_alone_would_make_differ_is_not_told() -> None:
    told, rng = 0, Random(1)
    for _ in range(400):
        best, second = Tallies(), Tallies()
        for _ in range(12):
            best.add({"found": rng.choice([-3.0, 3.0])})
            second.add({"found": rng.choice([-3.0, 3.0])})
        told += why(best, second, reads_for_me=True) != Why()
    assert told <= 40


def test_options_are_compared_world_by_world_however_the_worlds_differ() -> None:
    best, second, rng = Tallies(), Tallies(), Random(1)
    for _ in range(8):
        world = rng.uniform(-3, 3)
        best.add({"found": world + 0.1 + rng.uniform(-0.02, 0.02)})
        second.add({"found": world})
    best.add({"found": -9.0})
    assert why(best, second, reads_for_me=True) == Why(gains=(Turn("found", True),))


@pytest.mark.parametrize(
    ("game_id", "mode", "seats"),
    [
        ("go-ahead-punk", "one-vs-all", 3),
        ("hard-city", "one-vs-all", 3),
        ("kick-ass", "co-op", 2),
        ("police-precinct", "dirty-cop", 4),
    ],
)
def test_a_hint_names_an_option_and_gives_its_reason(game_id: str, mode: str, seats: int) -> None:
    match = played(game_id, 40, mode, seats)
    seat = Seat(match, match.asks[0].seats[0])
    given: Hint = hint(seat)
    assert seat.label(seat.ask.options[given.option]) in given.text
    assert given.text.count("“") == 2
    assert re.fullmatch(r"(It brings .+|There is little between the two|No single thing decides it.+?)\.", given.reason)
    assert "sign-" not in given.reason


def test_cops_are_told_where_stinger_may_be_and_he_is_not() -> None:
    match = played("go-ahead-punk", 40, "one-vs-all")
    (suspected,) = Seat(match, SeatId("cop-1")).suspected()
    possible = {f"space:{space}" for space in match.view(SeatId("cop-1")).possible}
    assert {one.target for one in suspected.likely} <= possible
    chances = [one.chance for one in suspected.likely]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) <= 1
    assert suspected.sentence().startswith("Where Stinger is, by what you have seen: ")
    assert Seat(match, SeatId("stinger")).suspected() == ()


def test_a_good_cop_is_told_how_likely_each_of_the_others_is_dirty_and_a_dirty_one_is_not() -> None:
    match = played("police-precinct", 60, "dirty-cop", 4)
    for seat in match.seats:
        view, suspected = match.view(seat), Seat(match, seat).suspected()
        people = [one for one in suspected if one.heading.startswith("Who is dirty")]
        if view.officers[view.mine].loyalty == "dirty":
            assert not people
        else:
            others = {f"panel:{other}" for other in match.seats} - {f"panel:{seat}"}
            assert {one.target for one in people[0].likely} == others


def test_everybody_is_told_how_likely_evidence_lies_on_top_of_a_stack() -> None:
    """As likely as it is missing among the cards nobody has seen."""
    match = played("police-precinct", 40, "co-op")
    (suspected,) = Seat(match, match.asks[0].seats[0]).suspected()
    told = {one.target: one.chance for one in suspected.likely}
    state = match.state
    for stack in state.stacks:
        if stack.site and stack.cards and not any(stack.seen):
            missing = len(match.content.evidence[stack.id].difference(state.case_file))
            assert told[f"piece:stack-{stack.id}"] == pytest.approx(missing / len(stack.cards), abs=0.1)


def test_what_lies_on_top_is_told_by_the_view_not_by_the_truth() -> None:
    match = start("police-precinct", "co-op", ["Ann", "Bob"], seed=4)
    state = match.game.codec.decode(match.beginning.state)
    for stack in state.stacks:
        stack.cards.reverse()
    twin: AnyMatch = Match(match.game, match.header, match.content, state)
    tops = [[stack.cards[-1] for stack in one.state.stacks] for one in (match, twin)]
    assert tops[0] != tops[1]
    seat = match.asks[0].seats[0]
    assert match.view(seat) == twin.view(seat)
    told = Seat(match, seat).suspected()
    assert told
    assert Seat(twin, seat).suspected() == told


def test_nobody_is_told_odds_where_there_is_nothing_to_wonder_about() -> None:
    for game_id in ("hard-city", "kick-ass"):
        match = played(game_id, 30)
        assert Seat(match, match.asks[0].seats[0]).suspected() == ()
