"""Add chat, blocks, private notes, reports, bans, and the log of `ukiyo admin`."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("words", sa.String(8), nullable=False, server_default="on"))
    op.execute("UPDATE tables SET words = 'off' WHERE day IS NOT NULL")
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(300)),
        sa.Column("seal", sa.String(16)),
        sa.Column("about", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("other", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.String(300), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Double, index=True),
        sa.Column("answer", sa.String(300)),
    )
    op.create_table(
        "notes",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.String(4000), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "admin",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
    )
