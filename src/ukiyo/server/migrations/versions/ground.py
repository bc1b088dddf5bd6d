"""A table's seed has 256 bits, it says which bot stands in, a seat's link may end when it is claimed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("stand_in", sa.String(24)))
    op.add_column("seats", sa.Column("once", sa.Boolean, nullable=False, server_default=sa.false()))
