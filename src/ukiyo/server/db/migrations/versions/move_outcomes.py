"""Add public information about moves, and the end time of finished tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.JSON))
    op.add_column("tables", sa.Column("ended", sa.Double))
