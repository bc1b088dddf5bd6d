"""Add the weights of rated results, and keyed hashes of the addresses from which people play."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("rated", sa.Column("weights", sa.JSON))
    op.add_column("rated", sa.Column("evidence", sa.Double))
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_addresses_until", "addresses", ["until"])
