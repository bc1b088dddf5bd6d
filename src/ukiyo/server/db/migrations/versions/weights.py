"""How much each result of a rated game counts, and from which addresses people play, as keyed hashes that expire."""

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
