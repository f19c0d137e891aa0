"""Which tests run through which line of a game's rules, measured once by coverage.py and kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from msgspec import Struct, json

from hardboiled.kernel.codec import digest

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".mutants"


class Covering(Struct):
    """The tests of a game by what they run through, and how long each takes to say so."""

    tests: list[str]
    """All of them, those too that run through no rule but read the content."""
    lines: dict[str, dict[int, list[int]]]
    """File and line: the numbers of the tests that run through it while they test."""

    def of(self, file: Path, first: int, last: int) -> list[str]:
        """The tests of some lines, those that run through little first: they are the likeliest to notice."""
        known = self.lines.get(str(file.relative_to(ROOT)), {})
        found = {number for line in range(first, last + 1) for number in known.get(line, [])}
        return [self.tests[number] for number in sorted(found, key=self._breadth.__getitem__)]

    def all(self) -> list[str]:
        return [self.tests[number] for number in sorted(range(len(self.tests)), key=self._breadth.__getitem__)]

    @property
    def _breadth(self) -> dict[int, int]:
        counts = dict.fromkeys(range(len(self.tests)), 0)
        for lines in self.lines.values():
            for numbers in lines.values():
                for number in numbers:
                    counts[number] += 1
        return counts


def folders(game: str) -> list[str]:
    """The tests that speak of a game's rules."""
    return [f"tests/rules/{game}", f"tests/games/{game}"]


def covering(game: str) -> Covering:
    """As kept from the last time, unless rules or tests have changed since."""
    sources = [*(ROOT / "src/hardboiled/games" / game / "rules").rglob("*.py")]
    tests = [file for folder in folders(game) for file in (ROOT / folder).rglob("*.py")]
    key = digest([file.read_text("utf-8") for file in sorted([*sources, *tests])])
    kept = KEPT / f"{game}-{key}.json"
    if not kept.exists():
        KEPT.mkdir(exist_ok=True)
        kept.write_bytes(json.encode(_measured(game)))
    return json.decode(kept.read_bytes(), type=Covering)


def _measured(game: str) -> Covering:
    from coverage import CoverageData

    data = KEPT / f"{game}.coverage"
    settings = KEPT / f"{game}.cfg"
    settings.write_text(
        f"[run]\ndata_file = {data}\ndynamic_context = test_function\nsource = src/hardboiled/games/{game}/rules\n"
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", "-n", "0"]
    done = subprocess.run([*command, *folders(game)], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"The tests must pass before anything is broken:\n{done.stdout[-2000:]}{done.stderr[-500:]}")
    seen = CoverageData(str(data))
    seen.read()
    tests = _collected(game)
    missing = [name for name in seen.measured_contexts() if name and name not in tests]
    if missing:
        raise SystemExit(f"No test goes by these names, so none of them could be run: {', '.join(missing[:5])}")
    numbers = {name: number for number, name in enumerate(tests)}
    lines: dict[str, dict[int, list[int]]] = {}
    for file in seen.measured_files():
        by_line = seen.contexts_by_lineno(file)
        lines[str(Path(file).relative_to(ROOT))] = {
            line: sorted(numbers[name] for name in contexts if name) for line, contexts in by_line.items()
        }
    return Covering(list(tests.values()), lines)


def _collected(game: str) -> dict[str, str]:
    """Every test function as pytest is told to run it, by the name coverage.py gives it."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-n", "0", *folders(game)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    ids = [line.split("[")[0] for line in done.stdout.splitlines() if "::" in line]
    return {one.removeprefix("tests/").replace(".py::", ".").replace("::", ".").replace("/", "."): one for one in ids}
