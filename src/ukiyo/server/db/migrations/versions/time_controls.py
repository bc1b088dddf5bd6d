"""Add time controls, clocks, and the players replaced by bots."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.JSON))
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("former", sa.String(24)))
    op.create_index("ix_seats_former", "seats", ["former"])
