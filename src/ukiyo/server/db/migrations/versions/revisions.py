"""Number changes to cookies in commit order, so that each process can query the changes it has not seen."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("cookies", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_cookies_revision", "cookies", ["revision"])
