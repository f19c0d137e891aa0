"""The command line: what it prints, and one clear sentence for every mistake."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

from hardboiled.cli import main
from hardboiled.cli.arguments import game_options
from hardboiled.kernel import OptionError, Options
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.learn import Attempt, find_lesson
from hardboiled.learn.puzzles import read, write
from kernel import smugglers
from kernel.tiny import registered
from learn.test_lessons import solve

GAME = smugglers.GAME.id
COMMANDS = (
    "play",
    "learn",
    "campaign",
    "serve",
    "sim",
    "replay",
    "games",
    "content",
    "rules",
    "tournament",
    "balance",
    "analyse",
)


class Run:
    """Runs a command line and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> str:
        main(arguments)
        return self.capsys.readouterr().out

    def fails(self, *arguments: str) -> str:
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        said = self.capsys.readouterr()
        assert said.err.count("\n") == 1, "one sentence, no traceback"
        return said.err.strip()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "80")
    return Run(capsys)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = list(lines)

    def read(prompt: object = "") -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", read)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = start(GAME, seats=["Ann", "bot:random"], seed=3)
    for _ in range(3):
        match.choose(match.asks[0].options[0])
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file


def test_the_bare_command_lists_the_commands(run: Run) -> None:
    help_text = run()
    for command in COMMANDS:
        assert command in help_text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    assert "Usage: hardboiled" in run(command, "--help")


def test_games(run: Run) -> None:
    assert "2 to 4 seats" in run("games", GAME)
    (info,) = json.loads(run("games", GAME, "--json"))
    assert info["options"][0]["choices"] == [3, 4, 5]
    assert GAME in run("games")


def test_content_by_source(run: Run) -> None:
    assert json.loads(run("content", GAME, "--json")) == [
        {"deck": "cards", "entries": 4, "copies": 21, "by_source": {"original": 21}}
    ]
    assert "21" in run("content", GAME)


def test_content_with_a_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[tea]\nsource = "pack"\ncopies = 2\nworth = 5\n')
    (deck,) = json.loads(run("content", GAME, "--json", "--pack", str(tmp_path)))
    assert deck["by_source"] == {"original": 21, "pack": 2}


def test_a_rule_clause_in_any_case(run: Run) -> None:
    assert run("rules", "KA-4.7") == run("rules", "ka-4.7")
    assert run("rules", "KA-4.7").startswith("KA-4.7 ")


def test_all_clauses_of_a_game(run: Run) -> None:
    text = run("rules", "kick-ass")
    assert "KA-1.1" in text
    assert text.count("KA-") > 100


def test_sim_counts_and_writes_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    text = run("sim", GAME, "--seats", "3", "--games", "20", "--bots", "regular,random,random", "--json", str(file))
    assert "Wins by side" in text
    assert "decisions/s" in text
    whole = json.loads(file.read_text())
    assert len(whole["games"]) == whole["tally"]["games"] == 20
    assert whole["games"][0]["bots"] == ["regular", "random", "random"]


def test_sim_is_the_same_twice(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "b.json")]
    for file in files:
        run("sim", GAME, "--games", "10", "--seed", "7", "--option", "hand=5", "--json", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_sim_keeps_results_and_plays_no_game_twice(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    file, jsons = tmp_path / "results.parquet", [tmp_path / "a.json", tmp_path / "b.json"]
    for json_file in jsons:
        run("sim", GAME, "--games", "6", "--results", str(file), "--json", str(json_file))
    assert file.exists()
    assert jsons[0].read_text() == jsons[1].read_text()


def test_serve_passes_its_options_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = pytest.importorskip("hardboiled.server.serve")
    heard: dict[str, Any] = {}
    monkeypatch.setattr(server, "serve", lambda **options: heard.update(options))
    run(
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "8123",
        "--data-dir",
        str(tmp_path),
        "--workers",
        "2",
        "--no-bot-talk",
        "--no-browser",
    )
    assert heard == {
        "host": "0.0.0.0",
        "port": 8123,
        "data_dir": tmp_path,
        "database_url": None,
        "workers": 2,
        "proxies": (),
        "bot_talk": False,
        "open_browser": False,
    }


def test_play_a_little_and_save(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    type_in(monkeypatch, "1", f"save {file}", "quit")
    text = run("play", GAME, "--seats", "Ann,bot:random", "--seed", "4", "--option", "hand=3")
    assert "Ann (smuggler-1): Day 1: bid a card" in text
    header = json.loads(file.read_text())["header"]
    assert header["options"] == {"hand": 3}
    assert header["seats"] == ["Ann", "bot:random"]


def test_play_goes_on_with_a_save(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    type_in(monkeypatch, "quit", "y")
    assert "Smugglers" in run("play", "--load", str(saved))


def test_play_without_a_game_has_a_menu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.cli.play.all_games", lambda: [i for i in games_now() if i.id == GAME])
    type_in(monkeypatch, "", "", "", "", "quit")
    text = run("play")
    assert "How many seats?" in text
    assert "[bot:regular] >" in text


def games_now() -> list[Any]:
    from hardboiled.kernel.about import games

    return games()


def test_replay(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    type_in(monkeypatch, "n", "3", "p", "q")
    assert "Choice 3 of 3" in run("replay", str(saved))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", GAME, "--mode", "harbour"], "it has docks"),
        (["play", GAME, "--seats", "Ann"], "it takes 2, 3, 4"),
        (["play", GAME, "--seats", "Ann,,Bob"], "A seat without a name"),
        (["play", GAME, "--seats", "Ann,bot:genius"], "There is no bot 'genius'"),
        (["play", GAME, "--option", "hand=9"], "hand can be 3, 4, 5"),
        (["play", GAME, "--option", "hand"], "key=value"),
        (["play", GAME, "--option", "foot=1"], "has no option 'foot'"),
        (["play", GAME, "--pack", "no-such-folder"], "no such folder"),
        (["play", GAME, "--seed", "x"], "'--seed': 'x' is not a whole number from 0 to 9007199254740992."),
        (["sim", GAME, "--seed", str(10**30)], "is not a whole number from 0 to"),
        (["play", GAME, "--language", "xx"], "Smugglers has no texts in the language 'xx'; it has en."),
        (["replay", "{saved}", "--language", "xx"], "it has en."),
        (["play", "--load", "no-such-file"], "There is no saved match"),
        (["play", GAME, "--load", "x"], "leave them out"),
        (["play", "--mode", "docks"], "Name the game too"),
        (["sim", GAME, "--games", "0"], "'--games': '0' is not a whole number of 1 or more."),
        (["sim", GAME, "--games", "many"], "'many' is not a whole number of 1 or more."),
        (["sim", GAME, "--seats", "9"], "9 seats will not do; it takes 2, 3, 4."),
        (["sim", GAME, "--seats", "1"], "1 seat will not do"),
        (["sim", GAME, "--bots", "genius"], "There is no bot"),
        (["sim", GAME, "--bots", "random,regular,sharp"], "3 bots for 2 seats will not do"),
        (["sim", GAME, "--json", "{file}/x"], "file' is a file."),
        (["sim", GAME, "--json", "{folder}"], "cannot be written: Is a directory."),
        (["sim", GAME, "--results", "{file}/x"], "file' is a file."),
        (["sim", GAME, "--results", "{file}"], "is no Parquet file of results"),
        (["sim", GAME, "--jobs", "0"], "'--jobs': '0' is neither a whole number of 1 or more nor -1."),
        (["sim", GAME, "--cluster", "cloud"], "is no cluster"),
        (["tournament", "chess"], "There is no game 'chess'"),
        (["tournament", GAME, "--bots", "genius"], "There is no bot 'genius'"),
        (["tournament", GAME, "--bots", ""], "No bots, no games"),
        (["tournament", GAME, "--bots", "regular"], "name two bots or more"),
        (["tournament", GAME, "--jobs", "some"], "'some' is neither"),
        (["tournament", GAME, "--json", "{file}/x"], "cannot be written"),
        (["balance", "chess"], "There is no game 'chess'"),
        (["balance", GAME, "--mode", "harbour", "--out", "{folder}/b.html"], "it has docks"),
        (["balance", GAME, "--out", "{file}/b.html"], "cannot be written"),
        (["analyse", "no-such-file"], "There is no saved match 'no-such-file'."),
        (["analyse", "{folder}"], "cannot be read: Is a directory."),
        (["analyse", "{file}"], "This is not a save of a match"),
        (["analyse", "{saved}", "--bot", "genius"], "There is no bot 'genius'"),
        (["analyse", "{saved}", "--svg", "{file}/x"], "cannot be written"),
        (["campaign", "hard-city", "--file", "{file}/x"], "cannot be written"),
        (["campaign", "hard-city", "--file", "{saved}"], "is a match of Smugglers; name another --file."),
        (["sim"], "Missing argument"),
        (["replay", "no-such-file"], "There is no saved match"),
        (["content", "chess"], "There is no game 'chess'"),
        (["content", GAME, "--pack", "no-such-folder"], "no such folder"),
        (["rules", "KA-4.999"], "That section has KA-4.1"),
        (["rules", "nonsense"], "neither a clause"),
        (["games", "chess"], "There is no game 'chess'"),
        (["serve", "--port", "99999999"], "--port"),
        (["dance"], "No such command 'dance'"),
        (["sim", GAME, "--nonsense"], "--nonsense"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    run: Run, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    """Long runs are stopped before they begin."""
    monkeypatch.setattr("hardboiled.lab.simulate.play_one", None)
    monkeypatch.setattr("hardboiled.lab.balance.observe", None)
    monkeypatch.setattr("hardboiled.terminal.session.Session.run", None)
    (tmp_path / "file").write_text("no save, no folder, no table")
    names = {"saved": saved, "folder": tmp_path, "file": tmp_path / "file"}
    assert says in run.fails(*(argument.format(**names) for argument in arguments))


class ManyOptions(Options, frozen=True):
    hard: bool = False
    title: str = ""
    names: tuple[str, ...] = ()
    size: int = 3
    pace: Literal["slow", "fast"] = "slow"


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("hard=yes", True),
        ("hard=off", False),
        ("title=42", "42"),
        ("names=ann, bob", ["ann", "bob"]),
        ('names=["ann"]', ["ann"]),
        ("names=", []),
        ("size=7", 7),
        ("size=big", "big"),
        ("pace=fast", "fast"),
    ],
)
def test_options_are_typed_as_the_game_wants_them(typed: str, value: object) -> None:
    with registered(replace(smugglers.GAME, options=ManyOptions)):
        assert list(game_options(GAME, [typed]).values()) == [value]


@pytest.mark.parametrize(("typed", "says"), [("hard=maybe", "yes or no"), ("pace=warp", "slow")])
def test_an_option_that_cannot_be_is_said(typed: str, says: str) -> None:
    with registered(replace(smugglers.GAME, options=ManyOptions)), pytest.raises(OptionError, match=says):
        game_options(GAME, [typed])


def test_ctrl_c_just_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hardboiled.cli.sim.simulate", interrupted)
    with pytest.raises(SystemExit) as stopped:
        main(["sim", GAME])
    assert stopped.value.code == 130


@pytest.mark.parametrize("command", ["replay", "play"])
@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe\x00", b"[1, 2", b'{"hardboiled": 1}'])
def test_a_damaged_save_is_one_sentence(run: Run, tmp_path: Path, command: str, damage: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(damage)
    assert run.fails(command, *(["--load"] if command == "play" else []), str(file))


def test_a_folder_is_not_a_save(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run.fails("replay", str(tmp_path))


def test_a_bad_pack_names_file_entry_and_field(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[tea]\nsource = "pack"\nworth = "much"\n')
    said = run.fails("content", GAME, "--pack", str(tmp_path))
    assert "cards.toml, entry [tea]" in said
    assert "worth: Expected int, got str." in said


def test_a_campaign_runs_through_its_episodes_and_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    type_in(monkeypatch, *["next"] * 5)
    file = tmp_path / "campaign.json"
    run("campaign", "hard-city", "--mode", "co-op", "--seats", "bot:random", "--seed", "3", "--file", str(file))
    kept = json.loads(file.read_text())["header"]["options"]
    assert kept["episode"] == 5
    assert len(kept["campaign"]["officers"]) == 4
    assert "leave them out" in run.fails("campaign", "hard-city", "--seats", "Ann", "--file", str(file))


EPISODES_OF_BOTS = ("campaign", "hard-city", "--mode", "co-op", "--seats", "bot:random", "--seed", "3", "--file")


@pytest.mark.parametrize("typed", [["quit"], []])
def test_who_leaves_after_an_episode_has_left(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: list[str]
) -> None:
    type_in(monkeypatch, *typed)
    file = tmp_path / "campaign.json"
    text = run(*EPISODES_OF_BOTS, str(file))
    assert "The match is over: next, log" in text
    assert "the same command goes on with it" in text
    assert json.loads(file.read_text())["header"]["options"].get("episode", 1) == 1


def test_a_campaign_is_kept_whatever_ends_the_session(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(prompt: object = "") -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("builtins.input", broken)
    file = tmp_path / "campaign.json"
    with pytest.raises(ZeroDivisionError):
        run(*EPISODES_OF_BOTS, str(file))
    assert json.loads(file.read_text())["log"]


def test_the_name_of_a_campaign_is_no_markup(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "e[").mkdir()
    monkeypatch.chdir(tmp_path)
    type_in(monkeypatch, "quit")
    assert "kept in e[/b].json;" in run(*EPISODES_OF_BOTS, "e[/b].json")


def test_the_name_of_a_report_is_no_markup(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found, written = SimpleNamespace(games=2), SimpleNamespace(page="e[/b].html", tables="e.json", games="e.parquet")
    monkeypatch.setattr("hardboiled.cli.balance.need", lambda *_: None)
    monkeypatch.setattr("hardboiled.lab.balance.balance", lambda *_: (found, []))
    monkeypatch.setattr("hardboiled.lab.report.write_report", lambda *_: written)
    assert "2 games watched: e[/b].html" in run("balance", GAME, "--out", str(tmp_path / "e.html"))


def test_what_cannot_be_written_whole_leaves_the_file_before(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "out.json"
    file.write_text("precious")
    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in run.fails("sim", GAME, "--games", "2", "--json", str(file))
    assert file.read_text() == "precious"


def test_a_game_without_campaigns_says_so(run: Run, tmp_path: Path) -> None:
    assert "has no campaign" in run.fails("campaign", "kick-ass", "--file", str(tmp_path / "none.json"))


def test_a_lesson_in_the_terminal_is_kept_when_it_is_done(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    listed = run("learn", "hard-city", "--list")
    assert "  donuts" in listed
    assert "✓" not in listed
    attempt = Attempt(find_lesson(find_game("hard-city"), "donuts"))
    wrong = next(i for i, option in enumerate(attempt.ask.options) if option.tag == "end-turn")
    right = [str(choice + 1) for choice in solve(attempt)]
    type_in(monkeypatch, str(wrong + 1), "99", "what", "why", *right)
    said = run("learn", "hard-city", "donuts")
    assert "Coach, 1 of 2" in said
    assert "Shoot at the Mutant on E6" in said
    assert "There is no option 99" in said
    assert "Next: hardboiled learn hard-city" in said
    assert "✓ donuts" in run("learn", "hard-city", "--list")
    assert "has no lesson 'juggling'" in run.fails("learn", "hard-city", "juggling")
    assert "brings no lessons" in run.fails("learn", GAME)
    type_in(monkeypatch)
    assert "Down the street" in run("learn", "hard-city")


def test_puzzles_are_mined_checked_and_solved(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    mined = run("puzzles", "mine", "kick-ass", "--kind", "deduction", "--most", "3", "--alike", "1", "--out", str(file))
    assert "3 kept; 3 in found.json." in mined
    found = read(file)
    broken = msgspec.structs.replace(
        found[0], id="broken", asks=msgspec.structs.replace(found[0].asks, answer="nowhere")
    )
    write(file, [*found, broken])
    checked = run("puzzles", "check", "kick-ass", "--out", str(file))
    assert "broken does not hold" in checked
    assert "3 of 4 deductions hold." in checked
    assert [puzzle.id for puzzle in read(file)] == [puzzle.id for puzzle in found]
    type_in(monkeypatch, "1", "quit")
    assert "1 solved." in run("puzzles", "solve", "kick-ass")
    assert "has no puzzle 'none'" in run.fails("puzzles", "solve", "kick-ass", "none")
    assert "has no puzzles yet" in run.fails("puzzles", "solve", GAME)
