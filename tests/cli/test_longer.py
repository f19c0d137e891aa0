"""Campaigns, lessons and puzzles at the command line: what is kept, and when."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from cli.running import GAME, Run, type_in
from hardboiled.kernel.registry import find_game
from hardboiled.learn import Attempt, find_lesson
from hardboiled.learn.puzzles import read, write
from learn.test_lessons import solve


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
