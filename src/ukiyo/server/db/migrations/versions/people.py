"""Add people and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, index=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("mail", sa.String(254), index=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("once", sa.String(120), nullable=False, unique=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("table_id", sa.String(24), index=True),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken", sa.Double),
        sa.Column("sent", sa.Double),
        sa.Column("trouble", sa.String(200)),
    )
