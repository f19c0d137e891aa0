"""Rule coverage: every clause a passing test cites is counted, a game that calls itself complete
must have them all, and a test that cites a clause nobody wrote fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hardboiled.kernel import rules
from hardboiled.kernel.registry import find_game, game_ids

TESTS = Path(__file__).parent
LONGEST_FIRST = ("web", "server", "lab", "learn", "terminal", "games")
"""Folders whose files take long: begun with, they leave short files for the end, which two workers share evenly."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", action="store_true", help="list the rule clauses no passing test cites")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {clause for game in rules.games_with_rules() for clause in rules.clauses(game)}
    for item in items:
        for marker in item.iter_markers("rule"):
            for clause in marker.args:
                if clause not in known:
                    raise pytest.UsageError(f"{item.nodeid} cites {clause}, which no rules file has")
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return LONGEST_FIRST.index(folder) if folder in LONGEST_FIRST else len(LONGEST_FIRST)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    report = (yield).get_result()
    if report.when == "call" and report.passed:
        cited = [clause for marker in item.iter_markers("rule") for clause in marker.args]
        report.user_properties.append(("rules", json.dumps(cited)))


def cited_by_passing(terminalreporter) -> set[str]:
    cited: set[str] = set()
    for report in terminalreporter.stats.get("passed", []):
        for key, value in report.user_properties:
            if key == "rules":
                cited.update(json.loads(value))
    return cited


def ran_whole(config: pytest.Config, game: str) -> bool:
    """Whether this run took in all rule tests of a game: no -k, -m or single files of it."""
    if config.option.keyword or config.option.markexpr:
        return False
    folder = TESTS / "rules" / game.replace("-", "_")
    chosen = [Path(arg.split("::")[0]).resolve() for arg in config.args if "::" not in arg]
    return folder.is_dir() and any(folder == path or path in folder.parents for path in chosen)


def pytest_terminal_summary(terminalreporter, exitstatus: int, config: pytest.Config) -> None:
    cited = cited_by_passing(terminalreporter)
    for game in rules.games_with_rules():
        if not ran_whole(config, game):
            continue
        wanted = [clause for clause in rules.clauses(game) if clause not in rules.exempt(game)]
        missing = [clause for clause in wanted if clause not in cited]
        terminalreporter.write_line(
            f"{game}: {len(wanted) - len(missing)} of {len(wanted)} rule clauses are shown by a passing test"
        )
        if missing and config.option.rule_report:
            terminalreporter.write_line("  not shown: " + ", ".join(missing))
        config.stash.setdefault(UNCITED, {})[game] = missing


UNCITED: pytest.StashKey[dict[str, list[str]]] = pytest.StashKey()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Fail a run in which a game that calls itself complete has a clause without a passing test."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if hasattr(session.config, "workerinput") or reporter is None or session.config.option.collectonly:
        return
    cited = cited_by_passing(reporter)
    for game in game_ids():
        if not ran_whole(session.config, game) or not find_game(game).complete:
            continue
        missing = [c for c in rules.clauses(game) if c not in cited and c not in rules.exempt(game)]
        if missing:
            reporter.write_line(f"\n{game} calls itself complete, but no passing test cites {', '.join(missing)}")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
