"""Add uncaught page errors."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "page_errors",
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("message", sa.String(200), nullable=False),
        sa.Column("module", sa.String(80), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False, index=True),
    )
