"""Whether a table's deal was chosen, and the table of a campaign's next episode."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seeded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("episode", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("episode")
        tables.drop_column("seeded")
