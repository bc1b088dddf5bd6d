"""Add accounts: passkeys, login links, and changes that apply to existing cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_table(
        "cookies",
        sa.Column("whose", sa.String(64), primary_key=True),
        sa.Column("leads", sa.String(24), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "used",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
