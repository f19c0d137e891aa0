"""`hardboiled new`: what it writes runs as it is, installed as a package of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hardboiled.scaffold import CannotCreate, create


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, and what an installer would leave to tell of it."""
    folder = create("Bank job", tmp_path_factory.mktemp("games"))
    told = folder / "src" / "bank_job-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: bank-job\nVersion: 0.1.0\n")
    points = (folder / "pyproject.toml").read_text().partition('[project.entry-points."hardboiled.games"]\n')[2]
    (told / "entry_points.txt").write_text("[hardboiled.games]\n" + points.partition("\n")[0].replace('"', "") + "\n")
    return folder


def run(folder: Path, *command: str, answers: str = "") -> str:
    path = os.pathsep.join([str(folder / "src"), *(part for part in sys.path if part)])
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_pass(written: Path) -> None:
    assert "passed" in run(written, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_it_is_found_simulated_and_played(written: Path) -> None:
    call = "from hardboiled.cli import main; main({})"
    assert "Bank Job" in run(written, "-c", call.format(["games"]))
    assert "detective" in run(written, "-c", call.format(["sim", "bank-job", "--games", "20"])).lower()
    at_table = ["play", "bank-job", "--seats", "Ann,bot", "--seed", "1"]
    shown = run(written, "-c", call.format(at_table), answers="1\n")
    assert "Where do you hide?" in shown


def test_no_trace_of_the_template_is_left(written: Path) -> None:
    for file in written.rglob("*"):
        if file.is_file() and file.suffix in (".py", ".toml", ".ftl", ".md"):
            text = f"{file.name} {file.read_text()}".lower()
            assert not any(word in text for word in ("night-watch", "night_watch", "nightwatch", "night watch")), file


@pytest.mark.parametrize("name", ["", "!", "3", "kick-ass", "Kick Ass"])
def test_a_name_that_will_not_do(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotCreate):
        create(name, tmp_path)


def test_nothing_is_written_over(written: Path) -> None:
    with pytest.raises(CannotCreate, match="is there already"):
        create("bank_job", written.parent)
