"""The public face of a match: what it asks, what it takes, what it shows."""

from __future__ import annotations

from typing import Any

import pytest

import hardboiled
from hardboiled.kernel import Action, Ask, Flow, Together, ask
from hardboiled.kernel.errors import GameBug, IllegalAction, MatchOver, NotYourTurn, UnknownGame, UnknownSeat
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.match import Match
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.play import Told
from kernel.smugglers import Bid, Pass
from kernel.tiny import ANN, BOB, Said, Say, TinyPlay, begin, tiny


def smugglers(seats: int = 2, seed: int = 7, **options: int) -> Match:
    return hardboiled.start("smugglers", seats=["Ann", "Bob", "Cid", "Dan"][:seats], seed=seed, **options)


def picture(match: Match) -> tuple:
    """Everything that a refused choice must leave as it was."""
    return (
        match.game.codec.encode(match.state),
        [(ask.seats, ask.prompt, list(ask.options)) for ask in match.asks],
        list(match.log),
        list(match.told),
    )


def test_a_match_is_started_asked_and_played_to_its_end() -> None:
    match = smugglers()
    assert not match.over
    assert match.outcome is None
    assert match.header.seats == ("Ann", "Bob")
    assert match.name("smuggler-2") == "Bob"
    while not match.over:
        match.choose(match.asks[0].options[0])
    assert match.asks == ()
    assert match.outcome.reason == "points"
    assert set(match.outcome.winners) <= set(match.seats)
    assert match.outcome.scores.keys() == set(match.seats)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": "Ann"}, "Seats are a list of names, as in seats=['Ann', 'Bob']; not 'Ann'."),
        ({"seats": 2}, "Seats are a list of names"),
        ({"seats": ["Ann"]}, "Smugglers, docks: 1 seat will not do; it takes 2, 3, 4."),
        ({"mode": "harbour"}, "Smugglers has no mode 'harbour'; it has docks."),
        ({"packs": "folder"}, "Packs are a list of folders: packs=['folder']."),
        ({"seed": "seven"}, "A seed is a whole number from 0 to 9007199254740992; not 'seven'."),
        ({"seed": -1}, "A seed is a whole number from 0 to"),
        ({"seed": 2**80}, "A seed is a whole number from 0 to"),
        ({"hand": 9}, "The option hand can be 3, 4, 5; not 9."),
    ],
)
def test_a_match_that_cannot_be_started_says_what_would_be_right(given: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as caught:
        hardboiled.start("smugglers", **{"seats": ["Ann", "Bob"], **given})
    assert str(caught.value).startswith(says)


def test_the_mode_is_the_first_unless_named_and_the_seed_is_drawn_unless_given() -> None:
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"])
    assert match.header.mode == "docks"
    assert match.header.seed != hardboiled.start("smugglers", seats=["Ann", "Bob"]).header.seed


def test_names_are_trimmed_and_never_empty() -> None:
    match = hardboiled.start("smugglers", seats=["  Ann \n the  Great ", " " * 3, "x" * 100], seed=1)
    assert match.header.seats == ("Ann the Great", "Player", "x" * 40)


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"game_id": "chess"}, UnknownGame, "smugglers"),
        ({"mode": "harbour"}, OptionError, "it has docks"),
        ({"seats": ["Ann"]}, OptionError, "it takes 2, 3, 4"),
        ({"hand": 9}, OptionError, "hand"),
        ({"foot": 1}, OptionError, "it has hand"),
        ({"hand": "4"}, OptionError, "hand"),
    ],
)
def test_what_cannot_be_started_is_said(wrong: dict, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        hardboiled.start(**{"game_id": "smugglers", "seats": ["Ann", "Bob"], **wrong})


class Foreign(Action, frozen=True):
    card: str


@pytest.mark.parametrize("action", [Pass(), Bid("no-such-card"), Foreign("rum"), None, "rum"], ids=repr)
@pytest.mark.parametrize("seat", [None, "smuggler-1"])
def test_a_wrong_action_is_refused_and_changes_nothing(action: object, seat: str | None) -> None:
    match = smugglers()
    before = picture(match)
    with pytest.raises(IllegalAction):
        match.choose(action, seat)
    assert picture(match) == before


def test_a_wrong_seat_is_refused_and_changes_nothing() -> None:
    match = smugglers()
    match.choose(match.asked("smuggler-1").options[0], "smuggler-1")
    before = picture(match)
    with pytest.raises(NotYourTurn, match="waiting for smuggler-2"):
        match.choose(match.asks[0].options[0], "smuggler-1")
    with pytest.raises(UnknownSeat, match="smuggler-1, smuggler-2 and spectator"):
        match.choose(match.asks[0].options[0], "mayor")
    with pytest.raises(NotYourTurn):
        match.choose(match.asks[0].options[0], hardboiled.SPECTATOR)
    assert picture(match) == before


def test_another_seats_option_is_not_mine() -> None:
    match = smugglers()
    match.arrange(
        lambda s: (
            s.smugglers[0].hand.__setitem__(slice(None), ["rum"] * 4),
            s.smugglers[1].hand.__setitem__(slice(None), ["silk"] * 4),
        )
    )
    with pytest.raises(IllegalAction):
        match.choose(Bid("silk"), "smuggler-1")
    match.choose(Bid("silk"))
    assert match.log[0].seat == "smuggler-2", "without a seat the ask that has the option is answered"


def test_a_match_that_is_over_takes_nothing() -> None:
    match = smugglers()
    random_game(match, 3)
    before = picture(match)
    with pytest.raises(MatchOver):
        match.choose(Pass())
    assert picture(match) == before
    assert match.asked("smuggler-1") is None


def test_views_and_scenes_are_for_seats_of_this_table_and_spectators() -> None:
    match = smugglers()
    assert match.view("smuggler-1").hand
    assert match.view(hardboiled.SPECTATOR).hand == ()
    with pytest.raises(UnknownSeat):
        match.view("smuggler-3")
    with pytest.raises(UnknownSeat):
        match.scene("")


def test_a_choice_with_one_answer_is_made_without_a_word() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        one = yield Ask(ANN, [Say(1)], "how-many", {"of": "boats"})
        two = yield Ask(BOB, [Say(2), Say(3)])
        play.state.said += [one.number, two.number]
        play.end([ANN], "done")

    match = begin(tiny(first))
    assert [ask.seats for ask in match.asks] == [(BOB,)]
    assert match.told == []
    match.choose(Say(3))
    assert match.state.said == [1, 3]
    assert len(match.log) == 1, "what nobody decided is not in the log"


def test_ask_takes_the_only_option_without_a_word() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        one = yield from ask(ANN, [Say(1)], "how-many")
        two = yield from ask(BOB, [Say(2), Say(3)], "how-many")
        play.state.said += [one.number, two.number]
        play.end([ANN], "done")

    match = begin(tiny(first))
    assert match.told == []
    match.choose(Say(3))
    assert match.state.said == [1, 3]


def test_always_asks_even_with_one_answer() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        answer = yield Ask(ANN, [Say(1)], always=True)
        play.end([ANN], f"said-{answer.number}")

    match = begin(tiny(first))
    assert match.asks[0].options == [Say(1)]
    match.choose(Say(1))
    assert match.outcome.reason == "said-1"


def test_an_ask_without_options_is_a_bug_of_the_game() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [], "nothing")

    def several(play: TinyPlay) -> Flow[None]:
        yield Together([Ask(ANN, [Say(1), Say(2)]), Ask(BOB, [])])

    for broken in (first, several):
        with pytest.raises(GameBug, match="no options"):
            begin(tiny(broken))


def test_a_team_is_asked_and_the_log_says_who_answered() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask((ANN, BOB), [Say(1), Say(2)])
        play.end([ANN], "done")

    match = begin(tiny(first), seats=3)
    assert match.asked(ANN) is match.asked(BOB) is match.asks[0]
    with pytest.raises(NotYourTurn):
        match.choose(Say(1), "cid")
    match.choose(Say(2), BOB)
    assert match.log == [(BOB, Say(2))]


def test_steps_that_ask_nothing_run_on_and_an_endless_row_of_them_is_a_bug() -> None:
    def count(play: TinyPlay) -> Flow[None]:
        play.state.said.append(len(play.state.said))
        play.state.step = "second" if len(play.state.said) >= 5 else "first"
        return
        yield

    def second(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)])
        play.end([ANN], "done")

    match = begin(tiny(count, second=second))
    assert match.state.said == [0, 1, 2, 3, 4]
    assert match.asks

    def forever(play: TinyPlay) -> Flow[None]:
        return
        yield

    with pytest.raises(GameBug, match="without a question"):
        begin(tiny(forever))


def test_a_step_that_does_not_exist_is_a_bug() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        play.state.step = "nowhere"
        return
        yield

    with pytest.raises(GameBug, match="nowhere"):
        begin(tiny(first))


def test_the_end_leaves_every_flow_at_once() -> None:
    def inner(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)])
        play.end([BOB], "inside", {BOB: 3})

    def first(play: TinyPlay) -> Flow[None]:
        yield from inner(play)
        play.state.said.append(99)

    match = begin(tiny(first))
    match.choose(Say(1))
    assert match.over
    assert match.state.said == []
    assert match.outcome.winners == (BOB,)
    assert match.outcome.scores == {BOB: 3}


def test_events_are_told_to_all_or_to_some() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        play.say(Said(ANN, 1))
        play.say(Said(ANN, 2), to=ANN)
        play.say(Said(ANN, 3), to=[ANN, BOB])
        yield Ask(ANN, [Say(1), Say(2)])

    match = begin(tiny(first), seats=3)
    said: list[tuple[Any, Told]] = [(told.event, told) for told in match.told]
    seats = (ANN, BOB, "cid", "spectator")
    heard = {seat: [event.number for event, told in said if told.heard_by(seat)] for seat in seats}
    assert heard == {ANN: [1, 2, 3], BOB: [1, 3], "cid": [1], "spectator": [1]}
    assert match.told_at_start == 3
    assert match.told_by(0) == 3


def test_a_position_set_by_hand_begins_its_step_anew() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "day", 6))
    assert match.asks[0].args == {"day": 6}
    assert match.log == []


def test_one_rule_alone() -> None:
    from kernel.smugglers import hiding

    match = smugglers()
    match.arrange(flow=hiding)
    match.choose(match.asks[0].options[1])
    assert match.over
    assert match.state.crate == "south"
    assert match.outcome is None


def test_chance_is_forced_in_an_arranged_position() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "carrying"), chance=[5])
    rolled: Any = match.told[0].event
    assert rolled.faces == (5,)


def test_a_match_that_keeps_nothing_only_goes_forward() -> None:
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=3, keep=False)
    match.choose(match.asks[0].options[0])
    with pytest.raises(GameBug):
        match.clone()
    assert random_game(match, 1)
    kept = smugglers(seed=3)
    kept.choose(kept.asks[0].options[0])
    random_game(kept, 1)
    assert kept.outcome == match.outcome


def test_the_stage_never_changes() -> None:
    match = smugglers()
    before = match.stage()
    random_game(match, 1)
    assert match.stage() == before
    assert before.boards[0].id == "docks"
