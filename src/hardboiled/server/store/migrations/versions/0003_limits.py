"""Rate limits that workers share. A crash may lose them: on PostgreSQL they cost no flush to disk."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kind = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "limits",
        sa.Column("who", sa.String(120), primary_key=True),
        sa.Column("paid", sa.Float, nullable=False, index=True),
        prefixes=kind,
    )


def downgrade() -> None:
    op.drop_table("limits")
