"""Add notification settings and devices."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("wants", sa.JSON, nullable=False),
        sa.Column("digest", sa.Integer),
        sa.Column("soon", sa.Boolean, nullable=False),
        sa.Column("hook", sa.String(500)),
        sa.Column("style", sa.String(8)),
        sa.Column("trouble", sa.String(200)),
    )
    op.create_table(
        "table_notices",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("wants", sa.JSON, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "silenced",
        sa.Column("address", sa.String(24), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    # The server polls for unsent messages every two seconds, and most rows were sent long ago.
    op.drop_index("ix_outbox_due", "outbox")
    waiting = sa.text("sent IS NULL")
    op.create_index("ix_outbox_waiting", "outbox", ["due"], sqlite_where=waiting, postgresql_where=waiting)
