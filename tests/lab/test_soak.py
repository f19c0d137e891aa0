"""Random games of everything, and what is said when one of them breaks."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hardboiled.kernel import Flow
from hardboiled.lab import soak
from kernel import heist, smugglers
from kernel.smugglers import P, hiding
from kernel.tiny import registered


def test_every_mode_number_of_seats_and_option_value_gets_its_share() -> None:
    seatings = list(soak.tables(smugglers.GAME.id))
    assert len(seatings) == 3 * 3
    assert ("docks", 3, {"hand": 5}) in seatings
    planned = soak.cases(["smugglers", "heist"], 91)
    assert len(planned) == 91
    assert sum(case.game == "heist" for case in planned) == 45
    assert {(c.mode, c.seats) for c in planned if c.game == heist.GAME.id} == {
        ("mole", 3),
        ("mole", 4),
        ("honest", 2),
        ("honest", 3),
        ("honest", 4),
    }
    assert {tuple(case.options.items()) for case in planned if case.law and case.game == "smugglers"} > {()}


def test_sound_games_give_no_failure() -> None:
    reports = soak.soak(soak.cases(["smugglers", "heist"], 60))
    assert not [report.failure for report in reports if report.failure]
    assert all(report.decisions for report in reports)
    assert any(report.worlds for report in reports)


def crashing(play: P) -> Flow[None]:
    if play.state.day == 4:
        raise ZeroDivisionError("day four")
    yield from hiding(play)


BROKEN = replace(smugglers.GAME, steps={**smugglers.GAME.steps, "hiding": crashing})


def test_a_failure_comes_with_the_line_that_repeats_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "soak.json"
    with registered(BROKEN):
        assert soak.main(["--games", "40", "--only", "smugglers", "--resume", str(file)]) == 1
        summary = json.loads(file.read_text())
        assert 0 < len(summary["failures"]) < 40
        failure = summary["failures"][0]
        assert "day four" in failure["error"]
        assert failure["command"] in capsys.readouterr().out
        python, m, module, *arguments = shlex.split(failure["command"])
        assert (python, m, module) == ("python", "-m", "hardboiled.lab.soak")
        with pytest.raises(ZeroDivisionError):
            soak.main(arguments)
    assert soak.main(arguments) == 0, "the sound game plays it"


def test_the_summary_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "27", "--only", "smugglers"]) == 0
    said = capsys.readouterr().out
    assert "27 games, no failures" in said


def test_an_unknown_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_as_a_command_it_plays_on_several_cores(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hardboiled.lab.soak", "--games", "8", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert "8 games, no failures" in done.stdout


def test_a_soak_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "PIECE", 10)
    whole, pieces = tmp_path / "whole.json", tmp_path / "pieces.json"
    assert soak.main(["--games", "45", "--only", "smugglers", "--resume", str(whole)]) == 0
    for games in (20, 20, 45):
        assert soak.main(["--games", str(games), "--only", "smugglers", "--resume", str(pieces)]) == 0
    one, other = (json.loads(file.read_text()) for file in (whole, pieces))
    for tally in (one, other):
        tally["kinds"]["smugglers docks"].pop("seconds")
    assert one == other
    assert one["played"] == 45
    assert "45 games, no failures" in capsys.readouterr().out


def test_no_time_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "45", "--only", "smugglers", "--minutes", "0"]) == 0
    assert "0 games" in capsys.readouterr().out


@pytest.mark.parametrize("other", [["--seed", "3"], ["--only", "heist"]])
def test_another_soaks_counts_are_left_alone(
    other: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "soak.json"
    assert soak.main(["--games", "9", "--only", "smugglers", "--resume", str(file)]) == 0
    before = file.read_bytes()
    assert soak.main(["--games", "9", "--only", "smugglers", "--resume", str(file), *other]) == 2
    assert "name another file" in capsys.readouterr().err
    assert file.read_bytes() == before
