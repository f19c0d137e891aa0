"""What people have learned, the cases of the day they took on, and how well they solve puzzles."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from datetime import UTC, datetime

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, insert, select, update

from hardboiled.server.store.database import Database, Taken
from hardboiled.server.store.schema import cases, lessons_done, players, puzzle_ratings, puzzles_tried, solvers


def today() -> str:
    return datetime.now(UTC).date().isoformat()


class LessonStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def done(self, player: str, game: str) -> set[str]:
        query = select(lessons_done.c.lesson).where(lessons_done.c.player == player, lessons_done.c.game == game)
        return set(await self._db.read(lambda db: db.execute(query).scalars().all()))

    async def finish(self, player: str, game: str, lesson: str) -> None:
        row = insert(lessons_done).values(player=player, game=game, lesson=lesson, at=time.time())
        with contextlib.suppress(Taken):
            await self._db.write(lambda tx: tx.execute(row))


class CaseRow(Struct, frozen=True, kw_only=True):
    day: str
    game: str
    player: str
    name: str
    table: str
    done: bool = False
    won: bool = False
    score: int = 0
    choices: int = 0
    seconds: float = 0.0


class CaseStore:
    def __init__(self, database: Database) -> None:
        self._db = database
        self._days: LRUCache[str, str] = LRUCache(10_000)
        """Of which day a table is a case ('' if it is none); that never changes."""

    async def take(self, day: str, game: str, player: str, table: str) -> None:
        """Taken: this player has a table for this case already."""
        row = insert(cases).values(day=day, game=game, player=player, table_id=table)
        await self._db.write(lambda tx: tx.execute(row))
        self._days[table] = day

    async def mine(self, day: str, player: str) -> dict[str, CaseRow]:
        """My cases of a day, by game."""
        return {row.game: row for row in await self._rows(cases.c.day == day, cases.c.player == player)}

    async def of(self, day: str, game: str) -> list[CaseRow]:
        return await self._rows(cases.c.day == day, cases.c.game == game)

    async def settle(self, row: CaseRow) -> None:
        """How it ended."""
        here = (cases.c.day == row.day) & (cases.c.game == row.game) & (cases.c.player == row.player)
        values = {"done": True} | {name: getattr(row, name) for name in ("won", "score", "choices", "seconds")}
        await self._db.write(lambda tx: tx.execute(update(cases).where(here).values(values)))

    async def sealed(self, table: str) -> bool:
        """Whether the table is a case of a day that is not over: nobody may look into it from behind."""
        if table not in self._days:
            query = select(cases.c.day).where(cases.c.table_id == table)
            found = await self._db.read(lambda db: db.execute(query).scalars().all())
            self._days[table] = found[0] if found else ""
        return self._days[table] >= today()

    async def _rows(self, *conditions: object) -> list[CaseRow]:
        columns = (*cases.c, cases.c.table_id.label("table"), players.c.name)
        query = select(*columns).join(players, players.c.id == cases.c.player, isouter=True).where(*conditions)  # type: ignore[arg-type]
        found = await self._db.read(lambda db: db.execute(query).all())
        rows = ({name: getattr(row, name) for name in CaseRow.__struct_fields__} for row in found)
        return [CaseRow(**{**row, "name": row["name"] or "Guest"}) for row in rows]


class Rating(Struct, frozen=True):
    """How strong a solver, or how hard a puzzle, is (Glicko-2)."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Solver(Struct, frozen=True):
    rating: Rating = Rating()
    streak: int = 0
    best: int = 0
    tried: frozenset[str] = frozenset()


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def solver(self, player: str, game: str) -> Solver:
        def work(db: Connection) -> Solver:
            row = db.execute(select(solvers).where(solvers.c.player == player, solvers.c.game == game)).first()
            mine = (puzzles_tried.c.player == player) & (puzzles_tried.c.game == game)
            tried = frozenset(db.execute(select(puzzles_tried.c.puzzle).where(mine)).scalars())
            if row is None:
                return Solver(tried=tried)
            return Solver(Rating(row.rating, row.deviation, row.volatility), row.streak, row.best, tried)

        return await self._db.read(work)

    async def ratings(self, game: str) -> dict[str, Rating]:
        """Of the puzzles somebody has tried."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.game == game)
        found = await self._db.read(lambda db: db.execute(query).all())
        return {row.puzzle: Rating(row.rating, row.deviation, row.volatility) for row in found}

    async def settle(self, player: str, game: str, puzzle: str, solved: bool, solver: Solver, rated: Rating) -> None:
        """The first try at a puzzle counts. Taken: this one has been tried before."""

        def work(tx: Connection) -> None:
            tried = {"player": player, "game": game, "puzzle": puzzle, "solved": solved, "at": time.time()}
            tx.execute(insert(puzzles_tried).values(tried))
            strength = asdict(solver.rating) | {"streak": solver.streak, "best": solver.best}
            _replace(tx, solvers, {"player": player, "game": game}, strength)
            _replace(tx, puzzle_ratings, {"game": game, "puzzle": puzzle}, asdict(rated))

        await self._db.write(work)


def _replace(tx: Connection, table: Table, key: Mapping[str, str], values: Mapping[str, float]) -> None:
    """The row with this key has these values from now on."""
    tx.execute(table.delete().where(*(table.c[name] == value for name, value in key.items())))
    tx.execute(insert(table).values(**key, **values))


def hand_over_learning(tx: Connection, guest: str, player: str) -> None:
    """A guest turned out to be somebody known: what the guest has learned and taken on is theirs, where they have
    not done the same already."""
    for table, keys in (
        (lessons_done, ("game", "lesson")),
        (cases, ("day", "game")),
        (puzzles_tried, ("game", "puzzle")),
        (solvers, ("game",)),
    ):
        columns = [table.c[key] for key in keys]
        known = {tuple(row) for row in tx.execute(select(*columns).where(table.c.player == player))}
        for row in tx.execute(select(*columns).where(table.c.player == guest)).all():
            here = table.c.player == guest
            for column, value in zip(columns, row, strict=True):
                here &= column == value
            if tuple(row) in known:
                tx.execute(table.delete().where(here))
            else:
                tx.execute(update(table).where(here).values(player=player))
