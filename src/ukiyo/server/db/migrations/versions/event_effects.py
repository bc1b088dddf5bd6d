"""Store the effects of each move, so that the log can be displayed without replaying the game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("news", sa.JSON, nullable=False, server_default="[]"))
