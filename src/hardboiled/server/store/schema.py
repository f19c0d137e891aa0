"""What is stored: people, tables, their seats, one append-only log, and what goes on beside it."""

from __future__ import annotations

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

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True, nullable=True),
    Column("passphrase", String(200), nullable=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked", Text, nullable=False),
    Column("next", String(32), nullable=False),
    Column("driven", Boolean, nullable=False, index=True),
    Column("lease_by", String(64), nullable=False),
    Column("lease_until", Float, nullable=False),
    Column("pack", String(60), nullable=False, server_default=""),
    Column("seeded", Boolean, nullable=False, server_default=false()),
    Column("episode", String(32), nullable=False, server_default=""),
    Column("known", Boolean, nullable=False, server_default=false()),
    Column("opened_from", String(32), nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(60), nullable=False),
    Column("position", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("strength", String(40), nullable=False),
    Column("player", String(32), nullable=False, index=True),
    Column("seen", Float, nullable=False),
    Column("presets", Text, nullable=False),
    Column("until_turn", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", String(60), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

limits = Table(
    "limits",
    metadata,
    Column("who", String(120), primary_key=True),
    Column("paid", Float, nullable=False, index=True),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("saved", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_of_table", "table_id", "id"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, nullable=False),
    Column("seat", String(60), nullable=False),
    Column("back_to", Integer, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
)

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("session", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
)
