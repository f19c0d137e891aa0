"""What people have learned, the cases of the day, and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons_done",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("lesson", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "lesson"),
    )
    op.create_table(
        "cases",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("won", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("score", sa.Integer, nullable=False, server_default="0"),
        sa.Column("choices", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seconds", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("day", "game", "player"),
    )
    op.create_table(
        "solvers",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "game"),
    )
    op.create_table(
        "puzzles_tried",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "puzzle"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle"),
    )


def downgrade() -> None:
    for name in ("puzzle_ratings", "puzzles_tried", "solvers", "cases", "lessons_done"):
        op.drop_table(name)
