"""Migrations run by themselves when a server starts; one process at a time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from hardboiled.server.store.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x4A52D  # any number of our own


async def migrate(database: Database) -> None:
    """Bring the database to the newest shape."""
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
