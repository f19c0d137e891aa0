"""From a match to what one seat's client draws."""

from __future__ import annotations

import msgspec
import pytest

import hardboiled
from hardboiled.kernel import Ask, Flow
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.present import present
from hardboiled.kernel.scene import Scene, happening_of
from kernel import heist as _heist  # noqa: F401
from kernel.heist.rules import Fought, Sneaked
from kernel.test_copies import heist, midway
from kernel.test_match import smugglers
from kernel.tiny import ANN, BOB, Said, Say, TinyPlay, begin, tiny


def test_the_asked_seat_sees_numbered_options_with_targets_rules_and_keys() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "hiding"))
    (ask,) = match.scene("smuggler-1").asks
    assert ask.prompt == "Where do you hide the crate?"
    assert [option.index for option in ask.options] == [0, 1, 2]
    assert ask.options[0].label == "Hide the crate at the North dock"
    assert ask.options[0].targets == ["space:north"]
    assert ask.options[0].key == "hide"


def test_an_option_names_the_rule_of_its_action() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)])

    (ask,) = begin(tiny(first)).scene(ANN).asks
    assert ask.options[0].rule == "KA-4.7"


@pytest.mark.parametrize("seat", ["smuggler-2", hardboiled.SPECTATOR])
def test_others_see_who_is_asked_and_nothing_more(seat: str) -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "hiding"))
    (ask,) = match.scene(seat).asks
    assert ask.seats == ["smuggler-1"]
    assert ask.prompt == ""
    assert ask.options == []


def test_each_seat_hears_what_it_may_since_the_last_time() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        play.say(Said(ANN, 1))
        yield Ask(ANN, [Say(1), Say(2)])
        play.say(Said(ANN, 2), to=ANN)
        yield Ask(ANN, [Say(1), Say(2)])
        play.say(Said(ANN, 3))
        yield Ask(ANN, [Say(1), Say(2)])

    match = begin(tiny(first))
    match.choose(Say(1))
    match.choose(Say(1))

    def heard(seat: str, since: int | None) -> int:
        return len(match.scene(seat, since=since).happenings)

    assert [heard(ANN, since) for since in (0, 1, 2, 99)] == [3, 1, 0, 0]
    assert [heard(BOB, since) for since in (0, 1, 2)] == [2, 1, 0]
    assert heard(ANN, None) == 0
    assert match.scene(ANN).heard == 3
    assert match.scene(BOB).heard == match.scene(hardboiled.SPECTATOR).heard == 2


def test_the_ending_says_who_won_and_how() -> None:
    match = smugglers()
    assert match.scene("smuggler-1").ending is None
    random_game(match, 1)
    ending = match.scene("smuggler-1").ending
    assert ending.title == "The smuggling season is over"
    assert ending.text == "Most points win."
    assert ending.winners == list(match.outcome.winners)
    assert ending.scores.keys() == {"smuggler-1", "smuggler-2"}
    assert match.scene("smuggler-1").asks == []


def test_a_scene_belongs_to_its_seat() -> None:
    match = midway(heist(), 5)
    assert match.scene("driver").seat == "driver"
    mine, others = match.scene("driver"), match.scene(hardboiled.SPECTATOR)
    role = match.view("driver").role
    assert any(f"You are {role}." in panel.notes for panel in mine.panels)
    assert not any(panel.notes for panel in others.panels)


def test_an_event_brings_what_an_animation_needs() -> None:
    walked = happening_of(Sneaked("hacker", ("roof", "hall")), "sneaks")
    assert (walked.piece, walked.path, walked.kind) == ("hacker", ["roof", "hall"], "sneaked")
    punched = happening_of(Fought("hacker", (3, 5)), "punches")
    assert (punched.seat, punched.faces) == ("hacker", ["3", "5"])


def test_a_scene_goes_over_the_wire_and_back() -> None:
    match = midway(heist(), 14)
    for seat in (*match.seats, hardboiled.SPECTATOR):
        scene = match.scene(seat, since=0)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
    stage = match.stage()
    assert msgspec.json.decode(msgspec.json.encode(stage), type=type(stage)) == stage


def test_a_whole_game_shows_without_a_missing_message() -> None:
    for match in (heist(seed=4), smugglers(seats=3)):
        catalog = match.game.catalog()
        random_game(match, 8)
        for entries in range(len(match.log), -1, -3):
            match.rewind(entries)
            for seat in (*match.seats, hardboiled.SPECTATOR):
                present(match, seat, catalog, 0)
        assert not catalog.missing


def test_a_match_draws_itself_for_a_notebook() -> None:
    svg = midway(heist(), 6)._repr_svg_()
    assert svg.startswith("<svg")
    assert svg.endswith("</svg>")
