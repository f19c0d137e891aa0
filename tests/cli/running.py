"""Command lines run in this process, and what is typed at them."""

from __future__ import annotations

import pytest

from hardboiled.cli import main
from kernel import smugglers

GAME = smugglers.GAME.id


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


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = list(lines)

    def read(prompt: object = "") -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", read)
