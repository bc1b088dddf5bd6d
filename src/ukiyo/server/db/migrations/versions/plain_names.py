"""Name tables and columns as the code names them.

Columns are renamed with `ALTER TABLE ... RENAME COLUMN`, which SQLite and PostgreSQL both know. In batch mode, Alembic would
rebuild the table on SQLite, and dropping the old copy would delete the rows that refer to it.
"""

from alembic import op

revision = "0021"
down_revision = "0020"

COLUMNS = [
    ("events", "told", "outcome"),
    ("events", "news", "effects"),
]


def upgrade() -> None:
    op.rename_table("entries", "events")
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
