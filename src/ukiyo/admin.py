"""The `ukiyo admin` commands, which manage a server's database while the server is running or stopped. All changes are logged."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.engine.errors import BadOption

if TYPE_CHECKING:
    from ukiyo.server.administration import Administration, Row

TEST_TIMEOUT = 10.0  # seconds to wait for a running server to send a test message

ANY_ID = {"ignore_unknown_options": True}  # an id can start with a dash

admin = typer.Typer(help="Administer a server: people, tables, reports and bans. Works while the server is running.", no_args_is_help=True)

Db = Annotated[str | None, typer.Option(help="The server's database; by default, the one that ukiyo serve uses")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON")]
Who = Annotated[str, typer.Argument(help="A person's id, or their name if it is unique")]
WhoOrWhere = Annotated[str, typer.Argument(help="A person's id, their name if it is unique, or an IP address such as 203.0.113.7")]
TableId = Annotated[str, typer.Argument(help="The table's id, as shown in its link")]
Search = Annotated[str, typer.Argument(help="An id or part of a name; by default, everything is listed")]
Limit = Annotated[int, typer.Option(min=1, max=10_000, help="Maximum number of rows")]


@contextmanager
def opened(db: str | None) -> "Iterator[Administration]":
    try:
        from ukiyo.server.administration import Administration  # noqa: PLC0415 - other commands start faster without its libraries
        from ukiyo.server.core.settings import database_url  # noqa: PLC0415

        administration = Administration(database_url(db))
    except ModuleNotFoundError as missing:
        raise BadOption(str(missing)) from missing
    try:
        yield administration
    finally:
        administration.close()


# Output. Names and messages are untrusted, so they must not be interpreted as markup.


def shown(column: str, value: object) -> Text:
    if value is None or value == "":
        return Text("")
    if column.endswith("_at") and isinstance(value, float):
        return Text(f"{datetime.fromtimestamp(value):%Y-%m-%d %H:%M}")
    if isinstance(value, bool):
        return Text("yes" if value else "")
    return Text(", ".join(str(part) for part in value) if isinstance(value, list) else str(value))


def show_rows(rows: "list[Row]", as_json: bool, columns: str, none: str) -> None:
    if as_json:
        print(json.dumps(rows))
        return
    if not rows:
        print(none)
        return
    grid = Grid(*columns.split())
    for row in rows:
        grid.add_row(*[shown(column, row[column]) for column in columns.split()])
    Console().print(grid)


def show_one(row: "Row", as_json: bool) -> None:
    if as_json:
        print(json.dumps(row))
        return
    grid = Grid(show_header=False)
    for column, value in row.items():
        if not isinstance(value, list) or not value or not isinstance(value[0], dict):
            grid.add_row(column, shown(column, value))
    Console().print(grid)


def report(sentence: str, row: object, as_json: bool) -> None:
    print(json.dumps(row) if as_json else sentence)


# People


@admin.command(context_settings=ANY_ID)
def people(search: Search = "", limit: Limit = 50, db: Db = None, as_json: AsJson = False) -> None:
    """List people, most recently active first."""
    with opened(db) as administration:
        show_rows(
            administration.people(search, limit), as_json, "id name language email created_at last_seen_at banned", "No person matches."
        )


@admin.command(context_settings=ANY_ID)
def person(who: Who, db: Db = None, as_json: AsJson = False) -> None:
    """Show a person and their latest tables."""
    with opened(db) as administration:
        row = administration.person(who)
    show_one(row, as_json)
    if not as_json:
        show_rows(row["tables"], False, "id game status started_at people", "This person has no tables.")  # type: ignore[arg-type]


@admin.command(context_settings=ANY_ID)
def ban(
    who: WhoOrWhere, why: Annotated[str, typer.Option(help="The reason, for the log")] = "", db: Db = None, as_json: AsJson = False
) -> None:
    """Ban a person, or ban an IP address for 30 days. The ban takes effect within seconds."""
    with opened(db) as administration:
        banned = administration.ban(who, why)
    how = f"is banned until {shown('expires_at', banned['expires_at'])}" if banned["expires_at"] else f"({banned['id']}) is banned"
    report(f"{banned['name']} {how}.", banned, as_json)


@admin.command(context_settings=ANY_ID)
def unban(who: WhoOrWhere, db: Db = None, as_json: AsJson = False) -> None:
    """Lift a ban."""
    with opened(db) as administration:
        freed = administration.unban(who)
    report(f"{who} is no longer banned.", freed, as_json)


@admin.command(context_settings=ANY_ID)
def bans(db: Db = None, as_json: AsJson = False) -> None:
    """List bans with their reasons."""
    with opened(db) as administration:
        show_rows(administration.bans(), as_json, "person name created_at expires_at reason", "There are no bans.")


# Tables


@admin.command(context_settings=ANY_ID)
def tables(
    search: Search = "",
    status: Annotated[str, typer.Option(help="Only list tables with this status: open, playing or over")] = "",
    limit: Limit = 50,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """List tables, newest first."""
    if status not in ("", "open", "playing", "over"):
        raise BadOption(f"The status must be open, playing or over, not '{status}'.")
    with opened(db) as administration:
        show_rows(administration.tables(status, search, limit), as_json, "id game status started_at chat_mode people", "No table matches.")


@admin.command(context_settings=ANY_ID)
def table(table_id: TableId, db: Db = None, as_json: AsJson = False) -> None:
    """Show a table with its players and its chat, including deleted messages."""
    with opened(db) as administration:
        row = administration.table(table_id)
    show_one(row, as_json)
    if not as_json:
        show_rows(row["seats"], False, "seat kind name person", "")  # type: ignore[arg-type]
        show_rows(row["chat"], False, "number sent_at channel name person text sticker deleted", "The chat is empty.")  # type: ignore[arg-type]


@admin.command(context_settings=ANY_ID)
def remove(
    table_id: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Skip the confirmation prompt")] = False,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Permanently remove a table and all its data."""
    with opened(db) as administration:
        if not yes:
            row = administration.table(table_id)
            people = shown("people", row["people"])
            typer.confirm(f"Remove {table_id} ({row['game']}, {row['status']}; {people}) permanently?", abort=True)
        report(f"{table_id} has been removed.", administration.remove(table_id), as_json)


# Reports


@admin.command(context_settings=ANY_ID)
def reports(
    settled: Annotated[bool, typer.Option("--all", help="Include settled reports")] = False, db: Db = None, as_json: AsJson = False
) -> None:
    """List reported chat messages, oldest first."""
    with opened(db) as administration:
        show_rows(
            administration.reports(settled),
            as_json,
            "id created_at name author content reason table_id message_number person resolved_at answer",
            "There are no reports.",
        )


@admin.command(context_settings=ANY_ID)
def settle(
    number: Annotated[int, typer.Argument(min=1, help="The id of the report")],
    answer: Annotated[str, typer.Option(help="A note about the action you took")] = "",
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Mark a report as settled."""
    with opened(db) as administration:
        report(f"Report {number} is settled.", administration.settle(number, answer), as_json)


# Browser errors


@admin.command(context_settings=ANY_ID)
def errors(limit: Limit = 50, db: Db = None, as_json: AsJson = False) -> None:
    """List uncaught errors reported by browsers, most recent first, with their count, module, line and page version."""
    with opened(db) as administration:
        show_rows(
            administration.errors(limit), as_json, "last_seen_at count module line version message", "Browsers have reported no errors."
        )


# Maintenance


@admin.command(context_settings=ANY_ID)
def vacuum(
    days: Annotated[float, typer.Option(min=1, help="Minimum age in days")] = 30,
    dry: Annotated[bool, typer.Option("--dry-run", help="Show what would be removed, without removing anything")] = False,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Remove tables that never started, old outbox rows, and people without tables or an account."""
    with opened(db) as administration:
        cleared = administration.vacuum(days, dry)
    done = "would be" if dry else "were"
    number = "{tables} tables, {outbox} outbox rows and {people} people".format(**cleared)
    report(f"{number} {done} removed. {cleared['file']}".strip(), cleared, as_json)


@admin.command(name="test-email", context_settings=ANY_ID)
def email_test(
    to: Annotated[str, typer.Argument(help="An email address, or a person who has one")], db: Db = None, as_json: AsJson = False
) -> None:
    """Send a test email."""
    with opened(db) as administration:
        follow(administration, administration.test("email", to), as_json)


@admin.command(name="test-push", context_settings=ANY_ID)
def push_test(who: Who, db: Db = None, as_json: AsJson = False) -> None:
    """Send a test push message to all of a person's devices."""
    with opened(db) as administration:
        follow(administration, administration.test("push", who), as_json)


def follow(administration: "Administration", notes: list[str], as_json: bool) -> None:
    """Wait for a running server to send the message, and print the result."""
    until, rows = time.monotonic() + TEST_TIMEOUT, administration.sent(notes)
    while any(row["sent_at"] is None and not row["last_error"] for row in rows) and time.monotonic() < until:
        time.sleep(0.2)
        rows = administration.sent(notes)
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        waiting = "still in the outbox. Is the server running, and is this channel configured?"
        state = "sent" if row["sent_at"] else row["last_error"] or waiting
        print(f"{row['channel']}: {state}")


@admin.command(context_settings=ANY_ID)
def log(limit: Limit = 50, db: Db = None, as_json: AsJson = False) -> None:
    """List the changes made with ukiyo admin, newest first."""
    with opened(db) as administration:
        show_rows(administration.log(limit), as_json, "created_at user_name command details", "The log is empty.")
