"""The code in README and guides runs.

The blocks of one page run in order in one module, in an empty folder. A block with a title is a file
that is written there first; lines of shell blocks that call `hardboiled` without waiting for a person
are run too.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from joblib.externals.loky import get_reusable_executor

from hardboiled.cli import main
from kernel import smugglers
from kernel.tiny import registered

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs" / "guides").glob("*.md"))]
_FENCE = re.compile(r"^```(\w*)[ \t]*(.*?)\n(.*?)^```$", re.M | re.S)
_TITLE = re.compile(r'title="([^"]+)"')
_NEEDS_A_PERSON = ("play", "serve", "replay")


class Block(NamedTuple):
    language: str
    title: str
    code: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for fence in _FENCE.finditer(text):
        title = _TITLE.search(fence[2])
        yield Block(fence[1], title[1] if title else "", fence[3], text[: fence.start()].count("\n") + 2)


def runnable(block: Block) -> bool:
    return bool(block.title) or block.language == "python" or (block.language == "shell" and bool(commands(block)))


def commands(block: Block) -> list[list[str]]:
    lines = [shlex.split(line, comments=True) for line in block.code.splitlines() if line.startswith("hardboiled ")]
    return [words[1:] for words in lines if words[1] not in _NEEDS_A_PERSON]


@pytest.fixture
def _own_workers() -> Iterator[None]:
    """Processes that a page started know its folder and its games: they do not outlive it."""
    yield
    get_reusable_executor().shutdown(wait=True)


@pytest.mark.usefixtures("_own_workers")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_on_this_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [block for block in blocks(page) if runnable(block)]
    if not found:
        pytest.skip("no code that runs")
    module = ModuleType(f"page_{page.stem.replace('-', '_')}")
    module.__file__ = str(tmp_path / "page.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.chdir(tmp_path)
    with registered(smugglers.GAME):
        for block in found:
            run(block, module, page)


def run(block: Block, module: ModuleType, page: Path) -> None:
    if block.title:
        path = Path(block.title)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.code, "utf-8")
    elif block.language == "python":
        # Blank lines before the code make a traceback show the line of the page.
        exec(compile("\n" * (block.line - 1) + block.code, page.name, "exec"), module.__dict__)
    else:
        for words in commands(block):
            main(words)


def test_the_new_game_guide_builds_a_whole_game() -> None:
    code = "".join(block.code for block in blocks(ROOT / "docs" / "guides" / "new-game.md"))
    for part in ("def deal", "def view", "def determinize", "def scene", "def instinct", "laws.play"):
        assert part in code


def test_a_block_that_fails_fails_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n```python\nassert 1 == 2\n```\n")
    with pytest.raises(AssertionError):
        test_the_code_on_this_page_runs(page, tmp_path, monkeypatch)
