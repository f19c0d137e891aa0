"""The store on both databases: its shape, and writes that do not get in each other's way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select

from hardboiled.server.settings import Settings
from hardboiled.server.store import Database, Taken, migrate, open_database
from hardboiled.server.store.schema import metadata, players


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    given = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    return Settings(data_dir=str(tmp_path), database_url=given).url


def in_store(url: str, work: Any) -> Any:
    async def run() -> Any:
        database = open_database(url)
        try:
            await migrate(database)
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def test_migrations_lead_to_the_schema_we_use(url: str) -> None:
    async def differences(database: Database) -> Any:
        await migrate(database)
        return await database.read(lambda db: compare_metadata(MigrationContext.configure(db), metadata))

    assert in_store(url, differences) == []


def test_a_write_that_fails_takes_only_itself_back(url: str) -> None:
    def player(number: int) -> Any:
        row = insert(players).values(id=f"{url[:6]}{number}", name="x", created=0.0)
        return lambda tx: tx.execute(row) and None

    async def work(database: Database) -> tuple[list[Any], int]:
        await database.write(player(7))
        results = await asyncio.gather(*(database.write(player(n)) for n in range(20)), return_exceptions=True)
        mine = select(players.c.id).where(players.c.id.startswith(url[:6]))
        return results, await database.read(lambda db: len(db.execute(mine).all()))

    results, count = in_store(url, work)
    assert [type(result) for result in results] == [Taken if n == 7 else type(None) for n in range(20)]
    assert count == 20
