"""`make mutants [GAME=kick-ass SAMPLE=400 SEED=1]`: break rules one small change at a time, see which tests notice.

Of all changes that can be made to a game's rules and printed numbers, so many are drawn at random; for each only the
tests that run through the line are run. What survives is listed with its place, its difference and the clauses nearby.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random

from bench.mutants.changes import Change, changed, changes
from bench.mutants.covering import ROOT, Covering, covering
from bench.mutants.printed import printed, reprinted
from bench.mutants.trial import Verdict, trial

GAMES = ("go-ahead-punk", "hard-city", "kick-ass", "police-precinct")
PRINTED = 0.15
"""The share of the sample that is drawn from the printed numbers."""
FEW = 10
"""Fewer tests than these may only be the first to ask for what is then kept."""
_CLAUSE = re.compile(r"\b(?:HC|KA|PP|GP)-[A-Z0-9]+\.\d+[a-z]?\b")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="one game; all four if left out")
    parser.add_argument("--sample", type=int, default=400, help="how many changes are drawn (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only files whose path has this in it")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT / "tests"))
    import hardboiled.testing  # noqa: F401  (so that the processes on trial need not read it again)

    for game in arguments.game or GAMES:
        report(game.replace("-", "_"), arguments.sample, arguments.seed, arguments.jobs, arguments.only)


def report(game: str, sample: int, seed: int, jobs: int, only: str = "") -> None:
    """Break a game so often and say what was noticed."""
    tests = covering(game)
    drawn = draw(game, sample, seed, only)
    print(f"{game}: {len(drawn)} changes on trial", flush=True)
    counts: Counter[Verdict] = Counter()
    with ThreadPoolExecutor(jobs) as pool:
        for change, verdict in zip(drawn, pool.map(lambda change: judge(change, tests), drawn), strict=True):
            counts[verdict] += 1
            if verdict != "killed":
                print(f"{verdict}: {told(change, tests)}\n({counts.total()} tried)", flush=True)
    noticed = counts["killed"] + counts["timeout"]
    share = noticed / len(drawn)
    error = 1.96 * sqrt(share * (1 - share) / len(drawn))
    print(f"{game}: {noticed} of {len(drawn)} noticed ({share:.1%} ± {error:.1%}); {counts['survived']} survived")


def draw(game: str, sample: int, seed: int, only: str = "") -> list[Change]:
    home = ROOT / "src/hardboiled/games" / game
    rules = [change for file in sorted((home / "rules").rglob("*.py")) for change in changes(file)]
    numbers = [change for file in sorted((home / "content").glob("*.toml")) for change in printed(file)]
    if only:
        rules, numbers = ([c for c in some if only in str(c.file)] for some in (rules, numbers))
    rng = Random(seed)
    if not sample or sample >= len(rules) + len(numbers):
        return [*rules, *numbers]
    few = min(len(numbers), round(sample * PRINTED)) if rules else min(sample, len(numbers))
    return [*rng.sample(rules, min(len(rules), sample - few)), *rng.sample(numbers, few)]


def judge(change: Change, tests: Covering) -> Verdict:
    """What no test runs through survives without a trial; what is read or worked out once, then kept, is measured in
    the first test that asks for it, but concerns all."""
    if change.file.suffix == ".toml":
        return trial(change, _content_first(tests.all()))
    concerned = tests.of(change.file, change.line, change.line)
    if len(concerned) < FEW and (concerned or not _in_function(change)):
        concerned = [*concerned, *(test for test in tests.all() if test not in concerned)]
    return trial(change, concerned) if concerned else "survived"


def _content_first(tests: list[str]) -> list[str]:
    return sorted(tests, key=lambda test: ("test_printed" not in test, "test_content" not in test))


def _in_function(change: Change) -> bool:
    import ast

    tree = ast.parse(change.file.read_text("utf-8"))
    return any(
        isinstance(node, ast.FunctionDef | ast.Lambda) and node.lineno <= change.line <= (node.end_lineno or 0)
        for node in ast.walk(tree)
    )


def told(change: Change, tests: Covering) -> str:
    """A survivor: where, what differs, and the clauses that stand nearby."""
    _, difference = changed(change) if change.file.suffix == ".py" else reprinted(change)
    covered = "" if change.file.suffix == ".toml" else f", {len(tests.of(change.file, change.line, change.line))} tests"
    where = f"{change.file.relative_to(ROOT)}:{change.line}: {change.what}{covered}"
    near = ", ".join(_clauses_near(change.file, change.line))
    return f"{where}{f' ({near})' if near else ''}\n{difference}"


def _clauses_near(file: Path, line: int) -> list[str]:
    """The clauses of the docstring above."""
    for text in reversed(file.read_text("utf-8").splitlines()[:line]):
        if found := _CLAUSE.findall(text):
            return list(dict.fromkeys(found))
    return []


if __name__ == "__main__":
    main()
