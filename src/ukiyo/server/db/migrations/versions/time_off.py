"""Add time off, the seat to move, and games ended by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("unfinished", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("first", sa.String(10), primary_key=True),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False, index=True),
    )
