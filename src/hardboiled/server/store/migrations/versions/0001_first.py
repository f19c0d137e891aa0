"""The first shape of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True, nullable=True),
        sa.Column("passphrase", sa.String(200), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False, index=True),
        sa.Column("lease_by", sa.String(64), nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("strength", sa.String(40), nullable=False),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("presets", sa.Text, nullable=False),
        sa.Column("until_turn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "log",
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table_id(),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_of_table", "chat", ["table_id", "id"])
    op.create_table(
        "wishes",
        _table_id(primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
    )
    op.create_table(
        "votes",
        _table_id(),
        sa.Column("player", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )


def downgrade() -> None:
    for name in ("votes", "wishes", "chat", "log", "seats", "tables", "players"):
        op.drop_table(name)


def _table_id(primary_key: bool = False) -> sa.Column[str]:
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), here, nullable=False, primary_key=primary_key)
