"""The lab's tests play the kernel's small game, in other processes too."""

from pathlib import Path

import pytest

from kernel import smugglers  # noqa: F401  (registers itself)

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _small_game_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARDBOILED_GAMES", "kernel.smugglers")
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
