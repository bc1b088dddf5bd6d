"""Rename tables and columns to match the code.

Columns are renamed with `ALTER TABLE ... RENAME COLUMN`, which SQLite and PostgreSQL support. In batch mode, Alembic would rebuild
the table on SQLite, and dropping the old copy would delete the rows that refer to it.
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
    ("tables", "printed", "corrections"),
    ("tables", "seed", "legacy_seed"),
    ("tables", "secret", "seed_hex"),
    ("tables", "began", "started_at"),
    ("tables", "ended", "ended_at"),
    ("tables", "due", "clock_expires_at"),
    ("tables", "asked", "seat_to_move"),
    ("tables", "forked", "forked_from"),
    ("tables", "day", "daily_date"),
    ("tables", "taken", "acquired"),
    ("seats", "link", "link_hash"),
    ("seats", "once", "single_use"),
    ("events", "at", "created_at"),
    ("chat_messages", "at", "sent_at"),
    ("notes", "at", "updated_at"),
    ("daily_attempts", "day", "date"),
    ("seeks", "since", "created_at"),
    ("seeks", "until", "bots_join_at"),
    ("seeks", "here", "last_polled_at"),
    ("tournaments", "began", "started_at"),
    ("tournaments", "ended", "ended_at"),
    ("rated", "before", "rating_before"),
    ("rated", "before_doubt", "deviation_before"),
    ("rated", "after", "rating_after"),
    ("rated", "after_doubt", "deviation_after"),
    ("rated", "stood_in", "takeover_rating"),
    ("rated", "stood_in_doubt", "takeover_deviation"),
    ("rated", "share", "own_move_share"),
    ("rated", "at", "ended_at"),
    ("devices", "since", "created_at"),
    ("unsubscribed", "since", "created_at"),
    ("outbox", "once", "idempotency_key"),
    ("outbox", "due", "due_at"),
    ("outbox", "tries", "attempts"),
    ("outbox", "taken", "lease_until"),
    ("outbox", "sent", "sent_at"),
    ("outbox", "trouble", "last_error"),
    ("page_errors", "first", "first_seen_at"),
    ("page_errors", "last", "last_seen_at"),
    ("people", "zone", "time_zone"),
    ("people", "since", "created_at"),
    ("people", "seen", "last_seen_at"),
    ("passkeys", "count", "sign_count"),
    ("passkeys", "since", "created_at"),
    ("links", "at", "created_at"),
    ("used_challenges", "until", "expires_at"),
    ("time_off", "first", "first_day"),
    ("time_off", "last", "last_day"),
    ("time_off", "begins", "starts_at"),
    ("time_off", "ends", "ends_at"),
    ("addresses", "until", "expires_at"),
    ("blocks", "at", "created_at"),
    ("reports", "number", "message_number"),
    ("reports", "at", "created_at"),
    ("reports", "settled", "resolved_at"),
    ("bans", "why", "reason"),
    ("bans", "at", "created_at"),
    ("admin", "at", "created_at"),
    ("admin", "who", "user_name"),
    ("admin", "what", "command"),
    ("admin", "about", "details"),
    ("cookies", "whose", "person_hash"),
    ("cookies", "leads", "merged_into"),
    ("seats", "player", "rated_person"),
    ("people", "mail", "email"),
    ("tournaments", "places", "max_players"),
    ("tournaments", "seats", "players_per_table"),
    ("tournament_players", "away", "has_left"),
    ("tournament_tables", "places", "player_numbers"),
]
INDEXES = [  # old name, table, column
    ("ix_used_until", "used_challenges", "expires_at"),
    ("ix_holidays_ends", "time_off", "ends_at"),
    ("ix_seats_former", "seats", "reserved_for"),
    ("ix_tables_cup", "tables", "tournament"),
    ("ix_cups_status", "tournaments", "status"),
    ("ix_cups_host", "tournaments", "host"),
    ("ix_cup_players_person", "tournament_players", "person"),
    ("ix_lines_person", "chat_messages", "person"),
    ("ix_blocks_other", "blocks", "blocked"),
    ("ix_reports_other", "reports", "author"),
    ("ix_reports_settled", "reports", "resolved_at"),
    ("ix_tables_due", "tables", "clock_expires_at"),
    ("ix_addresses_until", "addresses", "expires_at"),
    ("ix_page_errors_last", "page_errors", "last_seen_at"),
    ("ix_links_at", "links", "created_at"),
    ("ix_cookies_leads", "cookies", "merged_into"),
    ("ix_people_mail", "people", "email"),
]
UNIQUE = {"email"}
WIDER = [  # columns with longer values; no other table references these tables, so batch mode is safe
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
    ("outbox", "channel", "mail", "email"),
    ("links", "kind", "login", "sign-in"),
    ("unsubscribed", "kind", "login", "sign-in"),
]

Json = dict[str, object]
CLOCK_KEYS = {"left": "remaining_seconds", "since": "updated_at", "turn": "last_mover", "waits": "waiting_for", "rest": "schedule"}
TIME_CONTROL_KEYS = {"bank": "bank_seconds", "gain": "increment_seconds", "cap": "cap_seconds"}
SCHEDULE_KEYS = {"zone": "night_zone", "holidays": "time_off"}


def upgrade() -> None:
    for old, new in TABLES:
        op.rename_table(old, new)
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for old, table, column in INDEXES:
        op.drop_index(old, table)
        op.create_index(f"ix_{table}_{column}", table, [column], unique=column in UNIQUE)
    for table, column, length in WIDER:
        with op.batch_alter_table(table) as batch:
            batch.alter_column(column, type_=sa.String(length))
    for table, column, old, new in VALUES:
        op.execute(f"UPDATE {table} SET {column} = '{new}' WHERE {column} = '{old}'")
    for table in ("notification_settings", "table_notification_settings"):
        replace_in_json(table, "enabled", '"hook"', '"webhook"')
        replace_in_json(table, "enabled", '"mail"', '"email"')
    op.execute("UPDATE outbox SET idempotency_key = 'email' || substr(idempotency_key, 5) WHERE idempotency_key LIKE 'mail/%'")
    replace_in_json("outbox", "content", '"facts":', '"details":')  # of webhooks
    replace_in_json("outbox", "content", '"kind": "login"', '"kind": "sign-in"')  # of requested links
    replace_in_json("outbox", "content", '["login",', '["sign-in",')
    for column in ("outcome", "effects"):
        replace_in_json("events", column, '"beside":', '"jokers":')  # a key of the changes
    rewrite("tables", "clocks", new_clocks)
    for table in ("tables", "tournaments"):
        rewrite(table, "time_control", lambda control: renamed(control, TIME_CONTROL_KEYS))


def renamed(value: Json, keys: dict[str, str]) -> Json:
    return {keys.get(key, key): inner for key, inner in value.items()}


def new_clocks(value: Json) -> Json:
    clocks = renamed(value, CLOCK_KEYS)
    schedule = clocks.get("schedule")
    return {**clocks, "schedule": renamed(schedule, SCHEDULE_KEYS)} if isinstance(schedule, dict) else clocks


def rewrite(table: str, column: str, change: Callable[[Json], Json]) -> None:
    """Change a JSON object in every row that has one."""
    connection = op.get_bind()
    rows = sa.table(table, sa.column("id", sa.String), sa.column(column, sa.JSON(none_as_null=True)))
    value = rows.c[column]
    found = connection.execute(sa.select(rows.c.id, value).where(value.is_not(None))).all()
    for row_id, old in found:
        if old is not None:
            connection.execute(sa.update(rows).where(rows.c.id == row_id).values({column: change(old)}))


def replace_in_json(table: str, column: str, old: str, new: str) -> None:
    """Replace part of the JSON text in every row that contains it."""
    replaced = f"replace(CAST({column} AS TEXT), '{old}', '{new}')"
    if op.get_bind().dialect.name == "postgresql":
        replaced = f"CAST({replaced} AS JSON)"
    op.execute(f"UPDATE {table} SET {column} = {replaced} WHERE CAST({column} AS TEXT) LIKE '%{old}%'")
