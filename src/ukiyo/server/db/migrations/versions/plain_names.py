"""Name tables and columns as the code names them.

Columns are renamed with `ALTER TABLE ... RENAME COLUMN`, which SQLite and PostgreSQL both know. In batch mode, Alembic would
rebuild the table on SQLite, and dropping the old copy would delete the rows that refer to it.
"""

from alembic import op

revision = "0021"
down_revision = "0020"

TABLES = [
    ("entries", "events"),
    ("cups", "tournaments"),
    ("cup_players", "tournament_players"),
    ("cup_tables", "tournament_tables"),
]
COLUMNS = [
    ("events", "told", "outcome"),
    ("events", "news", "effects"),
    ("tables", "cup", "tournament"),
    ("tournament_players", "cup_id", "tournament_id"),
    ("tournament_tables", "cup_id", "tournament_id"),
    ("tournament_tables", "minder", "bot_process"),
    ("tournament_tables", "minded", "bot_lease_until"),
]
INDEXES = [  # old name, table, column
    ("ix_tables_cup", "tables", "tournament"),
    ("ix_cups_status", "tournaments", "status"),
    ("ix_cups_host", "tournaments", "host"),
    ("ix_cup_players_person", "tournament_players", "person"),
]


def upgrade() -> None:
    for old, new in TABLES:
        op.rename_table(old, new)
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for old, table, column in INDEXES:
        op.drop_index(old, table)
        op.create_index(f"ix_{table}_{column}", table, [column])
