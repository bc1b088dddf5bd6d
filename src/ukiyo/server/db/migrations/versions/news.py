"""Entries keep what a move brought about, so that a log can be drawn without playing the game again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("news", sa.JSON, nullable=False, server_default="[]"))
