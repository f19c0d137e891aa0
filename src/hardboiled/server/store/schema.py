"""What is stored: people, tables, their seats, one append-only log, what goes on beside it, what people learned."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _word(name: str, length: int = 32, **more: Any) -> Column[str]:
    """Up to so many letters: an id, a name."""
    return Column(name, String(length), nullable=False, **more)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _count(name: str, **more: Any) -> Column[int]:
    return Column(name, Integer, nullable=False, **more)


def _real(name: str, **more: Any) -> Column[float]:
    """A measure, a moment in seconds."""
    return Column(name, Float, nullable=False, **more)


def _flag(name: str, **more: Any) -> Column[bool]:
    return Column(name, Boolean, nullable=False, **more)


def _of_table(**more: Any) -> Column[str]:
    """The table it belongs to, and goes with."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **more)


def _learned(name: str, *columns: Column[Any], by: tuple[str, ...]) -> Table:
    """What is kept of a player, or a puzzle, in one game; names of games are longer than ids."""
    return Table(name, metadata, *columns, PrimaryKeyConstraint(*by))


def _rating() -> tuple[Column[float], ...]:
    return _real("rating"), _real("deviation"), _real("volatility")


players = Table(
    "players",
    metadata,
    _word("id", primary_key=True),
    _word("name", 40),
    Column("login", String(40), unique=True, nullable=True),
    Column("passphrase", String(200), nullable=True),
    _real("created"),
)

tables = Table(
    "tables",
    metadata,
    _word("id", primary_key=True),
    _text("header"),
    _word("visibility", 8),
    _word("owner"),
    _word("invite", 64),
    _real("created"),
    _real("updated", index=True),
    _count("number"),
    _count("choices"),
    _count("revision"),
    _word("status", 8),
    _text("asked"),
    _word("next"),
    _flag("driven", index=True),
    _word("lease_by", 64),
    _real("lease_until"),
    _word("pack", 60, server_default=""),
    _flag("seeded", server_default=false()),
    _word("episode", server_default=""),
    _flag("known", server_default=false()),
    _word("opened_from", server_default=""),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    _word("seat", 60),
    _count("position"),
    _word("kind", 8),
    _word("name", 40),
    _word("strength", 40),
    _word("player", index=True),
    _real("seen"),
    _text("presets"),
    _flag("until_turn"),
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    _count("number"),
    _word("kind", 8),
    _word("seat", 60),
    _text("body"),
    _real("at"),
    PrimaryKeyConstraint("table_id", "number"),
)

limits = Table("limits", metadata, _word("who", 120, primary_key=True), _real("paid", index=True))

keepsakes = Table("keepsakes", metadata, _of_table(primary_key=True), _text("saved"))

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_table(),
    _word("name", 40),
    _word("seat", 60),
    _text("text"),
    _real("at"),
    Index("chat_of_table", "table_id", "id"),
)

wishes = Table("wishes", metadata, _of_table(primary_key=True), _count("at"), _word("seat", 60), _count("back_to"))

votes = Table("votes", metadata, _of_table(), _word("player"), PrimaryKeyConstraint("table_id", "player"))

ended_sessions = Table("ended_sessions", metadata, _word("session", primary_key=True), _real("at", index=True))

# Learning.

lessons_done = _learned(
    "lessons_done",
    _word("player"),
    _word("game", 60),
    _word("lesson", 60),
    _real("at"),
    by=("player", "game", "lesson"),
)

cases = _learned(
    "cases",
    _word("day", 10),
    _word("game", 60),
    _word("player"),
    _word("table_id", index=True),
    _flag("done", server_default=false()),
    _flag("won", server_default=false()),
    _count("score", server_default="0"),
    _count("choices", server_default="0"),
    _real("seconds", server_default="0"),
    by=("day", "game", "player"),
)

solvers = _learned(
    "solvers", _word("player"), _word("game", 60), *_rating(), _count("streak"), _count("best"), by=("player", "game")
)

puzzles_tried = _learned(
    "puzzles_tried",
    _word("player"),
    _word("game", 60),
    _word("puzzle", 60),
    _flag("solved"),
    _real("at"),
    by=("player", "game", "puzzle"),
)

puzzle_ratings = _learned("puzzle_ratings", _word("game", 60), _word("puzzle", 60), *_rating(), by=("game", "puzzle"))
