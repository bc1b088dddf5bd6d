"""Add rated tables, rated results, profiles, and the components acquired by each seat of a finished game."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("taken", sa.JSON))
    op.add_column("seats", sa.Column("player", sa.String(24)))
    op.add_column("seats", sa.Column("rating", sa.JSON))
    op.create_table(
        "rated",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(24)),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("before_doubt", sa.Double, nullable=False),
        sa.Column("after", sa.Double, nullable=False),
        sa.Column("after_doubt", sa.Double, nullable=False),
        sa.Column("stood_in", sa.Double),
        sa.Column("stood_in_doubt", sa.Double),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat"),
    )
    op.create_index("ix_rated_person", "rated", ["person", "game", "players", "id"])
    profiles = op.create_table(
        "profiles",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False, unique=True),
        sa.Column("shown", sa.String(12), nullable=False),
    )
    known = op.get_bind().scalars(sa.text("SELECT id FROM people")).all()
    op.bulk_insert(profiles, [{"person": person, "handle": secrets.token_urlsafe(9), "shown": "companions"} for person in known])
