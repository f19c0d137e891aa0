"""Which games there are, what a lobby shows of them, and the rule clauses."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

import hardboiled
from hardboiled.kernel import Action, Ask, Effect, Flow, Options, at_once, rules
from hardboiled.kernel.about import about, games
from hardboiled.kernel.comparing import LawBroken
from hardboiled.kernel.errors import GameBug, UnknownGame, unwritten
from hardboiled.kernel.laws import check_options, check_prompts, check_texts
from hardboiled.kernel.registry import find_game, game_ids
from kernel import heist, smugglers
from kernel.tiny import ANN, Say, TinyPlay, begin, registered, tiny


def test_a_registered_game_is_found_by_its_id() -> None:
    assert find_game("heist") is heist.GAME
    assert {"heist", "smugglers"} <= set(game_ids())
    assert game_ids() == sorted(game_ids())


def test_an_unknown_game_is_said_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'.*heist.*smugglers"):
        find_game("chess")


def test_a_game_registered_for_a_while_is_gone_afterwards() -> None:
    with registered(tiny(at_once(lambda play: None))):
        assert "tiny" in game_ids()
    assert "tiny" not in game_ids()


def test_the_environment_can_bring_games() -> None:
    tests = Path(__file__).parents[1]
    code = "from hardboiled.kernel.registry import game_ids; print({'heist', 'smugglers'} <= set(game_ids()))"
    env = {**os.environ, "HARDBOILED_GAMES": "kernel.heist, kernel.smugglers", "PYTHONPATH": str(tests)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_an_installed_package_can_bring_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import EntryPoint

    point = EntryPoint("parlour", "kernel.smugglers:GAME", "hardboiled.games")
    monkeypatch.setattr("hardboiled.kernel.registry.entry_points", lambda group: [point])
    with registered(smugglers.GAME):
        assert "parlour" in game_ids()
        assert find_game("parlour") is smugglers.GAME


def test_what_a_lobby_shows() -> None:
    info = about(smugglers.GAME)
    assert (info.id, info.title) == ("smugglers", "Smugglers")
    assert [len(seats) for seats in info.modes[0].seats] == [2, 3, 4]
    (hand,) = info.options
    assert (hand.name, hand.kind, hand.default, hand.choices) == ("hand", "choice", 4, (3, 4, 5))
    assert info in games()


def test_the_list_of_games_can_be_asked_for_twice() -> None:
    find_game("smugglers")
    import_module("hardboiled.games")
    assert [game.id for game in hardboiled.games()] == [game.id for game in hardboiled.games()]


class ManyOptions(Options, frozen=True):
    hard: Annotated[bool, Meta(description="For those who know it.")] = False
    episode: Annotated[int, Meta(ge=1, le=3, description="Which part.")] = 2
    pace: Literal["slow", "fast"] = "slow"
    title: str = ""
    carried: tuple[str, ...] = ("a",)


def test_options_tell_their_kind_default_choices_and_help() -> None:
    from dataclasses import replace

    options = {o.name: o for o in about(replace(smugglers.GAME, options=ManyOptions)).options}
    assert (options["hard"].kind, options["hard"].default, options["hard"].help) == (
        "bool",
        False,
        "For those who know it.",
    )
    assert (options["episode"].kind, options["episode"].choices, options["episode"].help) == (
        "int",
        (1, 2, 3),
        "Which part.",
    )
    assert (options["pace"].kind, options["pace"].choices) == ("choice", ("slow", "fast"))
    assert (options["title"].kind, options["title"].choices) == ("str", ())
    assert list(options["carried"].default) == ["a"]


def test_rule_clauses_are_read_from_the_rules_files() -> None:
    clauses = rules.clauses("kick-ass")
    assert rules.find_clause("KA-4.7") == clauses["KA-4.7"]
    assert len(clauses) > 100
    assert all(text.strip() for text in clauses.values())


def test_an_unknown_clause_says_where_to_look() -> None:
    with pytest.raises(rules.UnknownClause, match=r"That section has KA-4\.1 to"):
        rules.find_clause("KA-4.999")
    with pytest.raises(rules.UnknownClause, match="A clause looks like"):
        rules.find_clause("nonsense")


def test_every_exempt_clause_exists_and_has_a_reason() -> None:
    for game in rules.games_with_rules():
        for clause, reason in rules.exempt(game).items():
            assert clause in rules.clauses(game)
            assert len(reason) > 10


def test_a_step_that_never_yields_is_named_with_its_file() -> None:
    def first(play: TinyPlay) -> None:
        play.state.said.append(1)

    with pytest.raises(GameBug, match=r"tiny: the step 'first' \(.*test_registry.py, line \d+\) is no flow.*@at_once"):
        begin(tiny(first))


def test_a_word_that_nobody_carries_out_is_named_with_its_file() -> None:
    class Explode(Effect, frozen=True, kw_only=True):
        size: int = 1

    with pytest.raises(GameBug, match=r"'explode' \(.*test_registry.py, line \d+\) is carried out by nobody"):
        Explode().do()


def test_a_class_that_forgot_what_its_base_leaves_to_it_is_named_with_its_file() -> None:
    class Spell:
        def cast(self) -> None:
            raise unwritten(self, "cast")

        @classmethod
        def known(cls) -> bool:
            raise unwritten(cls, "known")

    class Fizzle(Spell):
        pass

    with pytest.raises(GameBug, match=r"Fizzle \(.*test_registry.py, line \d+\) lacks .*: write its `cast`"):
        Fizzle().cast()
    with pytest.raises(GameBug, match=r"Fizzle \(.*: write its `known`"):
        Fizzle.known()


def test_a_forgotten_action_is_named_with_its_file() -> None:
    class Shout(Action, frozen=True):
        pass

    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Shout()])

    with pytest.raises(LawBroken, match=r"Shout \(.*test_registry.py, line \d+\), missing from the actions of tiny"):
        check_options(begin(tiny(first)))


def test_missing_words_are_named_with_their_file() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)], "how-many")

    game = tiny(first)
    with pytest.raises(LawBroken, match=r"tiny has no words for action-say, event-said, mode-plain; .*en.ftl"):
        check_texts(game)
    with pytest.raises(LawBroken, match=r"tiny has no words for ask-how-many; write them in .*en.ftl"):
        check_prompts(begin(game))


def test_actions_and_events_are_found_in_the_games_folder() -> None:
    found = replace(smugglers.GAME, actions=(), events=())
    assert {kind.__name__ for kind in found.actions} == {"Bid", "Bribe", "Guess", "Hide", "Pass"}
    assert {kind.__name__ for kind in found.events} == {"Bribed", "Found", "Hidden", "Rolled"}
    with pytest.raises(GameBug, match="no action is declared in"):
        replace(smugglers.GAME, actions=(), home=Path(__file__).parent / "nowhere")
