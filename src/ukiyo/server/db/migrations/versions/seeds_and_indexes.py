"""Add 256-bit seeds, the takeover bot, final scores, single-use seat links, and indexes for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("stand_in", sa.String(24)))
    op.add_column("tables", sa.Column("scores", sa.JSON))
    op.add_column("tables", sa.Column("course", sa.JSON))
    op.add_column("seats", sa.Column("once", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_lists", "tables", ["listed", "status", "began"])
