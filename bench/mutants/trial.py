"""One broken rule on trial: a process of its own reads the changed file and runs the tests that should notice."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Literal

import pytest

from bench.mutants.changes import Change, changed
from bench.mutants.covering import ROOT
from bench.mutants.printed import reprinted

Verdict = Literal["killed", "survived", "timeout"]
LONGEST = 30
"""Seconds of processor time one test may take; after that a broken rule counts as one that never comes to an end."""
LIKELIEST = 8
"""So many tests are run before the others are even read: most broken rules are noticed by one of them."""


class _Changed(importlib.abc.Loader):
    def __init__(self, file: Path, source: str) -> None:
        self._file, self._source = file, source

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        code: CodeType = compile(self._source, str(self._file), "exec")
        exec(code, module.__dict__)


class _Finder(importlib.abc.MetaPathFinder):
    """Gives one module out of another source than its file's."""

    def __init__(self, file: Path, source: str) -> None:
        self._file, self._source = file, source
        parts = file.relative_to(ROOT / "src").with_suffix("").parts
        self._package = parts[-1] == "__init__"
        self._name = ".".join(parts[:-1] if self._package else parts)

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        where = [str(self._file.parent)] if self._package else None
        loader = _Changed(self._file, self._source)
        return importlib.util.spec_from_file_location(name, self._file, loader=loader, submodule_search_locations=where)


def trial(change: Change, tests: Sequence[str]) -> Verdict:
    """Whether one of the tests fails with the change made."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            _run(change, tests, writer)
        finally:
            os._exit(3)
    os.close(writer)
    with os.fdopen(reader) as said:
        verdict = said.read()
    os.waitpid(child, 0)
    if verdict not in ("killed", "survived"):
        return "timeout"
    return "killed" if verdict == "killed" else "survived"


def _run(change: Change, tests: Sequence[str], writer: int) -> None:
    """In the child: the changed file in place of the true one, then pytest until the first failure."""
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    if change.file.suffix == ".py":
        sys.meta_path.insert(0, _Finder(change.file, changed(change)[0]))
    else:
        _reprint(change)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # rule tests need none, and reading them is half of a trial
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
    try:
        noticed = any(
            pytest.main([*arguments, *some], plugins=[_Clock()])
            for some in (tests[:LIKELIEST], tests[LIKELIEST:])
            if some
        )
    except BaseException:  # a rule that cannot even be imported is noticed
        noticed = True
    os.write(writer, b"killed" if noticed else b"survived")
    os._exit(0)


class _Clock:
    """Ends the process, without a verdict, at a test that takes too long."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)


def _reprint(change: Change) -> None:
    """The content folder as it would be with the figure changed, in place of the true one."""
    from hardboiled.kernel import content

    true_read = content._read
    folder = tempfile.mkdtemp()
    copy = Path(folder) / change.file.name
    copy.write_text(reprinted(change)[0], "utf-8")
    content._read = lambda path: true_read(copy if path == change.file else path)
