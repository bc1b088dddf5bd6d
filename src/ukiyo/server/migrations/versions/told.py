"""Entries keep what all may hear of a move: its scene, what it was about, what it changed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.JSON))
