"""The content pack a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pack", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("pack")
