"""Deals somebody may know, where tables were opened from, and sessions that were ended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("known", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("opened_from", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("ended_sessions")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("opened_from")
        tables.drop_column("known")
