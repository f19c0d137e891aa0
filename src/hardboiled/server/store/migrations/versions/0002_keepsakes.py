"""Positions kept for the day the rules change."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(32), here, primary_key=True),
        sa.Column("saved", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
