"""Add completed lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
    )
