"""Choosing what to play, and stepping through what was played."""

import pytest

from hardboiled.kernel.about import games
from hardboiled.kernel.saving import start
from hardboiled.terminal.menu import Order, ask_what_to_play
from hardboiled.terminal.players import parse_players
from hardboiled.terminal.replay import Replay
from terminal.script import GAME, Script


def smugglers_only() -> list:
    return [info for info in games() if info.id == GAME]


def test_enter_takes_what_is_offered() -> None:
    script = Script(["", "", "", ""])
    assert ask_what_to_play(script.console, script.read, smugglers_only()) == Order(
        GAME, "docks", ("You", "bot:regular"), {}
    )


def test_every_question_can_be_answered() -> None:
    script = Script(["x", "2", "Ann", "bot:clever", "bot:random", "Bob", "2", "3"])
    order = ask_what_to_play(script.console, script.read, smugglers_only())
    assert order == Order(GAME, "docks", ("Ann", "bot:random", "Bob"), {"hand": 5})
    assert "Please type a number from 1 to 3." in script.text
    assert "There is no bot 'clever'" in script.text


@pytest.mark.parametrize("typed", ["²", "٢", "9" * 5000])
def test_what_only_looks_like_a_number_is_asked_again(typed: str) -> None:
    script = Script([typed, "", "", "", ""])
    order = ask_what_to_play(script.console, script.read, smugglers_only())
    assert order.seats == ("You", "bot:regular")
    assert "Please type a number from 1 to 3." in script.text


def test_seats_are_people_and_bots() -> None:
    ann, bob, bot = parse_players("Ann, Bob ,bot")
    assert (ann.name, bob.is_bot, bot.strength) == ("Ann", False, "regular")


def replayed(lines: list[str]) -> tuple[str, Replay]:
    match = start(GAME, seats=["Ann", "Bob"], seed=9)
    while len(match.log) < 6:
        match.choose(match.asks[0].options[0])
    script = Script(lines)
    replay = Replay(match, script.console, script.read)
    replay.run()
    return script.text, replay


def test_a_replay_steps_forwards_and_back() -> None:
    text, replay = replayed(["n", "n", "n", "p"])
    assert len(replay.match.log) == 2
    assert "Choice 1 of 6: Ann: Bid" in text
    assert text.count("Choice 2 of 6: Bob: Bid") == 2


def test_a_replay_goes_to_a_number_and_never_beyond_the_ends() -> None:
    text, replay = replayed(["4", "999", "n", "0", "p", "q"])
    assert len(replay.match.log) == 0
    assert "Choice 6 of 6" in text
    assert "That was the last choice." in text
    assert "This is the beginning." in text


@pytest.mark.parametrize("typed", ["²", "9" * 5000])
def test_a_replay_stays_where_it_is_at_what_only_looks_like_a_number(typed: str) -> None:
    text, replay = replayed(["2", typed])
    assert len(replay.match.log) == 2
    assert text.count("n or Enter") == 2, "the list of commands comes again"


def test_a_replay_can_look_from_a_seat() -> None:
    text, replay = replayed(["2", "seat smuggler-2", "seat nobody"])
    assert replay.seat == "smuggler-2"
    assert "No seat 'nobody'" in text


def test_stepping_to_a_place_gives_the_match_that_was_played() -> None:
    _, replay = replayed(["6", "2", "6"])
    again = start(GAME, seats=["Ann", "Bob"], seed=9)
    for seat, action in replay.log:
        again.choose(action, seat)
    assert replay.match.state == again.state
