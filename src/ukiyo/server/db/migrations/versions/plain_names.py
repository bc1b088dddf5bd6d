"""Name tables and columns as the code names them.

Columns are renamed with `ALTER TABLE ... RENAME COLUMN`, which SQLite and PostgreSQL both know. In batch mode, Alembic would
rebuild the table on SQLite, and dropping the old copy would delete the rows that refer to it.
"""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

TABLES = [
    ("entries", "events"),
    ("holidays", "time_off"),
    ("cups", "tournaments"),
    ("cup_players", "tournament_players"),
    ("cup_tables", "tournament_tables"),
    ("lines", "chat_messages"),
    ("notices", "notification_settings"),
    ("table_notices", "table_notification_settings"),
    ("stopped", "unsubscribed"),
    ("tries", "daily_attempts"),
    ("used", "used_challenges"),
]
COLUMNS = [
    ("events", "told", "outcome"),
    ("events", "news", "effects"),
    ("tables", "pace", "time_control"),
    ("tables", "stand_in", "takeover_bot"),
    ("seats", "former", "reserved_for"),
    ("seeks", "pace", "time_control"),
    ("tournaments", "pace", "time_control"),
    ("tournaments", "stand_in", "takeover_bot"),
    ("tables", "cup", "tournament"),
    ("tournament_players", "cup_id", "tournament_id"),
    ("tournament_tables", "cup_id", "tournament_id"),
    ("tournament_tables", "minder", "bot_process"),
    ("tournament_tables", "minded", "bot_lease_until"),
    ("tables", "words", "chat"),
    ("chat_messages", "seal", "sticker"),
    ("chat_messages", "about", "deletes"),
    ("blocks", "other", "blocked"),
    ("blocks", "how", "kind"),
    ("reports", "other", "author"),
    ("reports", "said", "content"),
    ("reports", "why", "reason"),
    ("notification_settings", "wants", "enabled"),
    ("notification_settings", "digest", "digest_hour"),
    ("notification_settings", "soon", "immediate"),
    ("notification_settings", "hook", "webhook"),
    ("notification_settings", "style", "webhook_style"),
    ("notification_settings", "trouble", "webhook_error"),
    ("table_notification_settings", "wants", "enabled"),
    ("profiles", "shown", "visibility"),
    ("passkeys", "used", "last_used_at"),
    ("rated", "before_doubt", "before_deviation"),
    ("rated", "after_doubt", "after_deviation"),
    ("rated", "stood_in_doubt", "stood_in_deviation"),
]
INDEXES = [  # old name, table, column
    ("ix_used_until", "used_challenges", "until"),
    ("ix_holidays_ends", "time_off", "ends"),
    ("ix_seats_former", "seats", "reserved_for"),
    ("ix_tables_cup", "tables", "tournament"),
    ("ix_cups_status", "tournaments", "status"),
    ("ix_cups_host", "tournaments", "host"),
    ("ix_cup_players_person", "tournament_players", "person"),
    ("ix_lines_person", "chat_messages", "person"),
    ("ix_blocks_other", "blocks", "blocked"),
    ("ix_reports_other", "reports", "author"),
]
WIDER = [  # columns that hold longer values; no other table refers to theirs, so batch mode is safe
    ("chat_messages", "channel", 12),
    ("outbox", "channel", 16),
]
VALUES = [
    ("tables", "chat", "seals", "stickers"),
    ("chat_messages", "kind", "said", "message"),
    ("chat_messages", "kind", "swept", "deletion"),
    ("chat_messages", "channel", "watchers", "spectators"),
    ("outbox", "channel", "notice", "notification"),
    ("profiles", "visibility", "all", "everyone"),
    ("profiles", "visibility", "companions", "opponents"),
    ("outbox", "channel", "hook", "webhook"),
]

Json = dict[str, object]
CLOCK_KEYS = {"left": "remaining", "since": "updated_at", "turn": "last_mover", "waits": "waiting_for", "rest": "schedule"}
SCHEDULE_KEYS = {"zone": "night_zone", "holidays": "time_off"}


def upgrade() -> None:
    for old, new in TABLES:
        op.rename_table(old, new)
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for old, table, column in INDEXES:
        op.drop_index(old, table)
        op.create_index(f"ix_{table}_{column}", table, [column])
    for table, column, length in WIDER:
        with op.batch_alter_table(table) as batch:
            batch.alter_column(column, type_=sa.String(length))
    for table, column, old, new in VALUES:
        op.execute(f"UPDATE {table} SET {column} = '{new}' WHERE {column} = '{old}'")
    for table in ("notification_settings", "table_notification_settings"):
        replace_in_list(table, "enabled", '"hook"', '"webhook"')
    rewrite("tables", "clocks", new_clocks)
    for table in ("tables", "tournaments"):
        rewrite(table, "time_control", lambda control: renamed(control, {"gain": "increment"}))


def renamed(value: Json, keys: dict[str, str]) -> Json:
    return {keys.get(key, key): inner for key, inner in value.items()}


def new_clocks(value: Json) -> Json:
    clocks = renamed(value, CLOCK_KEYS)
    schedule = clocks.get("schedule")
    return {**clocks, "schedule": renamed(schedule, SCHEDULE_KEYS)} if isinstance(schedule, dict) else clocks


def rewrite(table: str, column: str, change: Callable[[Json], Json]) -> None:
    """Changes a JSON object in every row that has one."""
    connection = op.get_bind()
    rows = sa.table(table, sa.column("id", sa.String), sa.column(column, sa.JSON(none_as_null=True)))
    value = rows.c[column]
    found = connection.execute(sa.select(rows.c.id, value).where(value.is_not(None))).all()
    for row_id, old in found:
        if old is not None:
            connection.execute(sa.update(rows).where(rows.c.id == row_id).values({column: change(old)}))


def replace_in_list(table: str, column: str, old: str, new: str) -> None:
    """Replace an element of a JSON list in every row."""
    replaced = f"replace(CAST({column} AS TEXT), '{old}', '{new}')"
    if op.get_bind().dialect.name == "postgresql":
        replaced = f"CAST({replaced} AS JSON)"
    op.execute(f"UPDATE {table} SET {column} = {replaced}")
