"""What tests of the command line start from."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import GAME, Run
from hardboiled.kernel.saving import start


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "80")
    return Run(capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = start(GAME, seats=["Ann", "bot:random"], seed=3)
    for _ in range(3):
        match.choose(match.asks[0].options[0])
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file
