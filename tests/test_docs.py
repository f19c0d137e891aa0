"""What README and docs show, works.

The blocks of one page run in order in one module, in an empty folder with a saved match `match.json`.

- `python` runs; where it has prompts (`>>>`) it is a doctest.
- `shell` runs: `hardboiled` with fewer games than written and nobody at the keyboard, `python -m`, and
  `make` without doing it (`make -n`). What serves, or measures for minutes, is only read by the command line.
- A block with a title is a file that is written there first, or quotes one that is there already; where the title
  ends in ", added", it is written at that file's end.
- `console` is shown, not run: it installs something or needs other machines. Its `hardboiled` lines are read.
"""

from __future__ import annotations

import builtins
import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import pytest
import typer
from joblib.externals.loky import get_reusable_executor

import hardboiled
from hardboiled.bots import make_bot
from hardboiled.cli import app, main
from hardboiled.kernel.about import about
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.lab.simulate import play_out
from hardboiled.server import live_protocol
from hardboiled.server.app import create_app
from hardboiled.server.refusal import STATUS
from hardboiled.server.settings import Settings
from kernel import smugglers
from kernel.tiny import registered
from server.house import open_house

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [page for page in (*ROOT.glob("*.md"), *sorted(DOCS.rglob("*.md"))) if "```" in page.read_text("utf-8")]
LANGUAGES = {"python", "shell", "console", "toml", "ftl", "nginx", "json"}
ONLY_READ = ("serve", "balance")
FEWER = {"--games": "2", "--jobs": "1"}
QUICKER = {"analyse": ["--bot", "regular", "--worlds", "2", "--most", "1"]}
_FENCE = re.compile(r"^```(\w*)[ \t]*(.*?)\n(.*?)^```$", re.M | re.S)
_TITLE = re.compile(r'title="([^"]+)"')


class Block(NamedTuple):
    language: str
    title: str
    code: str
    line: int

    def commands(self) -> list[list[str]]:
        lines = self.code.replace("\\\n", " ").splitlines()
        words = (shlex.split(line.removeprefix("$ "), comments=True) for line in lines)
        return [command for command in words if command]


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for fence in _FENCE.finditer(text):
        title = _TITLE.search(fence[2])
        yield Block(fence[1], title[1] if title else "", fence[3], text[: fence.start()].count("\n") + 2)


@pytest.fixture
def _own_workers() -> Iterator[None]:
    """Processes that a page started know its folder and its games: they do not outlive it."""
    yield
    get_reusable_executor().shutdown(wait=True)


@pytest.fixture(scope="module")
def saved() -> str:
    match = hardboiled.start("go-ahead-punk", mode="solo", seats=["Ann"], seed=3)
    play_out(match, {seat: make_bot("random", 1) for seat in match.seats})
    return match.save()


@pytest.fixture
def _nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(prompt: object = "") -> str:
        raise EOFError

    monkeypatch.setattr(builtins, "input", gone)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("_own_workers", "_nobody_at_the_keyboard")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_this_page_shows_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str) -> None:
    found = list(blocks(page))
    module = ModuleType(f"page_{page.stem.replace('-', '_')}")
    module.__file__ = str(tmp_path / "page.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.chdir(tmp_path)
    Path("match.json").write_text(saved, "utf-8")
    with registered(smugglers.GAME):
        if any("HARDBOILED_URL" in block.code for block in found):
            with open_house(Settings(data_dir=str(tmp_path / "tables"), bot_pause=0, limited=False)) as house:
                monkeypatch.setenv("HARDBOILED_URL", house.url)
                run_all(found, module, page)
        else:
            run_all(found, module, page)


def run_all(found: list[Block], module: ModuleType, page: Path) -> None:
    for block in found:
        run(block, module, page)


def run(block: Block, module: ModuleType, page: Path) -> None:
    assert block.language in LANGUAGES, f"{page.name}, line {block.line}: say in which language this is"
    if block.title:
        name, _, added = block.title.partition(", ")
        write_or_compare(Path(name), block, bool(added), page)
    elif block.language == "python" and ">>>" in block.code:
        run_prompts(block, module, page)
    elif block.language == "python":
        # Blank lines before the code make a traceback show the line of the page.
        exec(compile("\n" * (block.line - 1) + block.code, page.name, "exec"), module.__dict__)
    elif block.language == "shell":
        for words in block.commands():
            run_command(words)
    elif block.language == "console":
        for words in block.commands():
            if words[0] == "hardboiled":
                read_command(words[1:])


def write_or_compare(path: Path, block: Block, added: bool, page: Path) -> None:
    there = path.read_text("utf-8") if path.exists() else ""
    if there and not added:
        assert block.code in there, f"{page.name}, line {block.line}: {path} says otherwise"
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(there + block.code, "utf-8")


def run_prompts(block: Block, module: ModuleType, page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(block.code, module.__dict__, page.name, str(page), block.line - 1)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


def run_command(words: list[str]) -> None:
    program, *arguments = words
    if program == "make":
        subprocess.run(["make", "-n", *arguments], cwd=ROOT, check=True, capture_output=True)
    elif program == "python":
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    else:
        assert program == "hardboiled", f"{program} cannot be run here: make it a console block"
        if arguments == ["play"] or arguments[0] in ONLY_READ:
            read_command(arguments)
        else:
            main(smaller(arguments))


def smaller(arguments: list[str]) -> list[str]:
    shrunk = [FEWER.get(before, word) for before, word in zip(["", *arguments], arguments, strict=False)]
    return [*shrunk, *QUICKER.get(arguments[0], [])]


def commands() -> dict[str, Any]:
    group: Any = typer.main.get_command(app)
    return dict(group.commands)


def read_command(arguments: list[str]) -> None:
    """The command line understands it: the command is there, and every option and value of it."""
    name, *rest = arguments
    command = commands()[name]
    command.make_context(name, rest)


# The pages themselves.


def test_the_drawing_of_the_rooms_shows_who_imports_whom() -> None:
    drawn = set(re.findall(r'data-from="(\w+)" data-to="(\w+)"', (DOCS / "img" / "rooms.svg").read_text("utf-8")))
    home = Path(hardboiled.__file__).parent
    rooms = {path.stem for path in home.iterdir() if path.is_dir() or path.stem == "client"} - {"__pycache__"}
    imports = {
        (room, other)
        for room in rooms
        for file in ([home / "client.py"] if room == "client" else (home / room).rglob("*.py"))
        for other in re.findall(r"^ *from hardboiled\.(\w+)", file.read_text("utf-8"), re.M)
        if other in rooms and other != room
    }
    assert drawn - {("web", "server")} == {(room, other) for room, other in imports if other != "kernel"}
    assert {room for room, other in imports if other == "kernel"} == rooms - {"kernel"}


def test_the_protocol_guide_names_every_call_message_and_code(tmp_path: Path) -> None:
    guide = (DOCS / "guides" / "protocol.md").read_text("utf-8")
    shown = set(re.findall(r"^\| `([A-Z]+ /api/[^`]*)`", guide, re.M))
    described = create_app(Settings(data_dir=str(tmp_path))).openapi_schema.to_schema()["paths"]
    calls = {f"{verb.upper()} {path}" for path, verbs in described.items() for verb in verbs if verb != "options"}
    assert shown == calls
    for message in get_args(live_protocol.ClientMessage) + get_args(live_protocol.ServerMessage):
        assert f"| `{message.__struct_config__.tag}` |" in guide
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in guide


def test_the_playing_guides_name_every_option() -> None:
    for game in games_with_rules():
        guide = (DOCS / "playing" / f"{game}.md").read_text("utf-8")
        for option in about(find_game(game)).options:
            assert f"| `{option.name}` |" in guide, f"{game} has an option {option.name}"


def test_the_hosting_guide_names_every_flag() -> None:
    guide = (DOCS / "hosting.md").read_text("utf-8")
    for option in commands()["serve"].params:
        assert any(f"`{flag}`" in guide for flag in (*option.opts, *option.secondary_opts)), option.name


def test_a_block_that_fails_fails_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in ("python\nassert 1 == 2", "python\n>>> 1\n2", "shell\nhardboiled sim nothing", "sh\nls"):
        page = tmp_path / "page.md"
        page.write_text(f"# A page\n\n```{code}\n```\n")
        with pytest.raises((AssertionError, SystemExit)):
            run_all(list(blocks(page)), ModuleType("page"), page)
