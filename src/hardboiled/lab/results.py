"""Results of many games as a table: one Parquet file that grows, can be stopped and goes on.

A game whose row is already there (same setup, rules, content and code) is not played again, and
rows are kept in the order of their setups: the same seeds give the same file, whatever the number
of processes and however often the work was interrupted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

import hardboiled
from hardboiled import __version__
from hardboiled.extras import need
from hardboiled.kernel.codec import digest
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import find_game
from hardboiled.lab.cluster import on_cluster
from hardboiled.lab.simulate import Result, Setup, Simulation, played

if TYPE_CHECKING:
    import polars

SAVE_EVERY = 5.0
"""Seconds between two writes while games are played (more for a table that takes long to write)."""

ORDER = ("game", "mode", "seats", "bots", "options", "packs", "seed", "rules", "version")


class BadResults(HardboiledError):
    """The file is no table of results."""


class ResultsFile:
    """A Parquet file of results that grows."""

    def __init__(self, path: str | Path) -> None:
        self._polars = need("polars", "A file of results")
        self.path = Path(path)
        self._rows: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            self._rows = {_key(row): row for row in self._read().to_dicts()}

    def _read(self) -> polars.DataFrame:
        try:
            table: polars.DataFrame = self._polars.read_parquet(self.path)
        except (self._polars.exceptions.PolarsError, OSError) as error:
            raise BadResults(f"{self.path} is no Parquet file of results ({error}).") from None
        missing = [name for name in _schema(self._polars) if name not in table.columns]
        if missing:
            raise BadResults(f"{self.path} is no table of results: it has no column {', '.join(missing)}.")
        return table

    def __len__(self) -> int:
        return len(self._rows)

    def find(self, setup: Setup) -> Result | None:
        """The result of that game, if it has been played."""
        row = self._rows.get(_key(_setup_row(setup)))
        return None if row is None else result_in(row)

    def add(self, results: Sequence[Result]) -> None:
        for result in results:
            row = _row(result)
            self._rows[_key(row)] = row

    def write(self) -> None:
        """Put the whole table in place at once: whoever reads sees the old one or the new one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        self.table().write_parquet(unfinished)
        unfinished.replace(self.path)

    def table(self) -> polars.DataFrame:
        table: polars.DataFrame = self._polars.DataFrame(
            sorted(self._rows.values(), key=lambda row: [row[name] for name in ORDER]),
            schema=_schema(self._polars),
            orient="row",
        )
        return table


def run(
    games: Sequence[Setup],
    path: str | Path | None = None,
    jobs: int = 1,
    cluster: str = "",
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play the games that `path` does not have yet, on this machine or a cluster, and add them to it.

    Results come in the order of the setups; `progress` hears how many are there, those found
    included. Interrupted, the file keeps what has been played.
    """
    file = None if path is None else ResultsFile(path)
    known = {number: found for number, setup in enumerate(games) if file is not None and (found := file.find(setup))}
    missing = [number for number in range(len(games)) if number not in known]
    progress(len(known))
    seconds, decisions, writing = 0.0, 0, _Pace()
    try:
        with on_cluster(cluster):
            left = [games[number] for number in missing]
            for first, results, spent in played(left, jobs=-1 if cluster else jobs):
                known.update(zip(missing[first : first + len(results)], results, strict=True))
                seconds += spent
                decisions += sum(result.decisions for result in results)
                if file is not None:
                    file.add(results)
                    writing.now_and_then(file.write)
                progress(len(known))
    finally:
        if file is not None and missing:
            file.write()
    return Simulation(tuple(known[number] for number in range(len(games))), seconds, decisions)


class _Pace:
    """Writes every few seconds, and rarely enough that writing takes a small part of the time."""

    def __init__(self) -> None:
        self._next = monotonic() + SAVE_EVERY

    def now_and_then(self, write: Callable[[], None]) -> None:
        began = monotonic()
        if began >= self._next:
            write()
            ended = monotonic()
            self._next = ended + max(SAVE_EVERY, 20 * (ended - began))


# Rows: lists and dictionaries of any shape are kept as JSON.


def _setup_row(setup: Setup) -> dict[str, Any]:
    return {
        "game": setup.game,
        "mode": setup.mode,
        "seats": setup.seats,
        "bots": list(setup.bots),
        "options": _json(setup.options),
        "packs": list(setup.packs),
        "seed": setup.seed,
        "rules": played_with(setup.game, setup.packs),
        "version": __version__,
    }


def _row(result: Result) -> dict[str, Any]:
    return {
        **_setup_row(result),
        "winners": list(result.winners),
        "sides": list(result.sides),
        "reason": result.reason,
        "scores": _json(result.scores),
        "decisions": result.decisions,
    }


def result_in(row: Mapping[str, Any]) -> Result:
    """A row of the table as the result it was."""
    fields = {name: row[name] for name in Result.__struct_fields__}
    fields |= {name: msgspec.json.decode(row[name]) for name in ("options", "scores")}
    return msgspec.convert(fields, Result)


def _key(row: Mapping[str, Any]) -> str:
    return digest([row[name] for name in ORDER])


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def played_with(game_id: str, packs: tuple[str, ...]) -> str:
    """What a result was played with: the rules' version, the content, and the code of game, bots and
    kernel, with the weights a game's prospects have. The bots play by a game's instinct, so results from before
    a change of it are no longer true."""
    game = find_game(game_id)
    content = game.content([Path(pack) for pack in packs])
    home = Path(hardboiled.__file__).parent
    return f"{game.rules_version}/{content.digest}/{_code(game.home, home / 'bots', home / 'kernel')}"


@lru_cache(maxsize=64)
def _code(*folders: Path) -> str:
    files = [file for folder in folders for file in sorted([*folder.rglob("*.py"), *folder.rglob("prospects.toml")])]
    return digest([file.read_text("utf-8") for file in files])


def _schema(polars: Any) -> dict[str, Any]:
    text, texts, number = polars.String, polars.List(polars.String), polars.Int64
    return {
        "game": text,
        "mode": text,
        "seats": number,
        "bots": texts,
        "options": text,
        "packs": texts,
        "seed": number,
        "rules": text,
        "version": text,
        "winners": texts,
        "sides": texts,
        "reason": text,
        "scores": text,
        "decisions": number,
    }
