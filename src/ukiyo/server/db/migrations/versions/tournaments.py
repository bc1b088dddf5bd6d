"""Add matchmaking and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("here", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(24)),
    )
    op.create_table(
        "cups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("stand_in", sa.String(24), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("host", sa.String(24), nullable=False, index=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_table(
        "cup_players",
        sa.Column("cup_id", sa.String(24), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(24)),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "cup_tables",
        sa.Column("cup_id", sa.String(24), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("minder", sa.String(8)),
        sa.Column("minded", sa.Double, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("cup", sa.String(24)))
        tables.create_index("ix_tables_cup", ["cup"])
