"""`ukiyo admin`: looking after a server, while it runs or not. What is done is kept in a log."""

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

WAIT = 10.0  # seconds for a running server to send a test
TIMES = ("at", "began", "ended", "seen", "since", "settled", "sent", "due", "until", "first", "last")  # columns that are moments

ANY_ID = {"ignore_unknown_options": True}  # an id may begin with a dash

admin = typer.Typer(help="Look after a server: people, tables, reports, bans. It may be running.", no_args_is_help=True)

Db = Annotated[str | None, typer.Option(help="The server's store, as for ukiyo serve; UKIYO_DB or your data directory if not given")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON, for machines")]
Who = Annotated[str, typer.Argument(help="A person's id, or a name that nobody else has")]
WhoOrWhere = Annotated[str, typer.Argument(help="A person's id, a name that nobody else has, or an address such as 203.0.113.7")]
TableId = Annotated[str, typer.Argument(help="A table's id, as in its link")]
Search = Annotated[str, typer.Argument(help="Part of a name, or an id; all if not given")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="How many at most")]


@contextmanager
def opened(db: str | None) -> "Iterator[Administration]":
    try:
        from ukiyo.server.administration import Administration  # noqa: PLC0415 - the other commands need not wait for its libraries
        from ukiyo.server.core.settings import database_url  # noqa: PLC0415

        services = Administration(database_url(db))
    except ModuleNotFoundError as missing:
        raise BadOption(str(missing)) from missing
    try:
        yield services
    finally:
        services.close()


# What is shown. Names and lines are other people's text: none of it is markup here either.


def shown(column: str, value: object) -> Text:
    if value is None or value == "":
        return Text("")
    if column in TIMES and isinstance(value, float):
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


def say(sentence: str, row: object, as_json: bool) -> None:
    print(json.dumps(row) if as_json else sentence)


# People


@admin.command(context_settings=ANY_ID)
def people(search: Search = "", most: Most = 50, db: Db = None, as_json: AsJson = False) -> None:
    """Who is known, those seen last first."""
    with opened(db) as services:
        show_rows(services.people(search, most), as_json, "id name language mail since seen banned", "Nobody is known by that.")


@admin.command(context_settings=ANY_ID)
def person(who: Who, db: Db = None, as_json: AsJson = False) -> None:
    """Somebody, with her newest tables."""
    with opened(db) as services:
        found = services.person(who)
    show_one(found, as_json)
    if not as_json:
        show_rows(found["tables"], False, "id game status began people", "She sits at no table.")  # type: ignore[arg-type]


@admin.command(context_settings=ANY_ID)
def ban(who: WhoOrWhere, why: Annotated[str, typer.Option(help="For the log")] = "", db: Db = None, as_json: AsJson = False) -> None:
    """Answer somebody no more, however she signs in; or an address, for 30 days. A running server follows within seconds."""
    with opened(db) as services:
        banned = services.ban(who, why)
    how = f"is banned until {shown('until', banned['until'])}" if banned["until"] else f"({banned['id']}) is banned"
    say(f"{banned['name']} {how}.", banned, as_json)


@admin.command(context_settings=ANY_ID)
def unban(who: WhoOrWhere, db: Db = None, as_json: AsJson = False) -> None:
    """Answer somebody again."""
    with opened(db) as services:
        freed = services.unban(who)
    say(f"{who} is answered again.", freed, as_json)


@admin.command(context_settings=ANY_ID)
def bans(db: Db = None, as_json: AsJson = False) -> None:
    """Who is banned, and why."""
    with opened(db) as services:
        show_rows(services.bans(), as_json, "person name at until why", "Nobody is banned.")


# Tables


@admin.command(context_settings=ANY_ID)
def tables(
    search: Search = "",
    status: Annotated[str, typer.Option(help="open, playing or over; all if not given")] = "",
    most: Most = 50,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """The tables, the newest first."""
    if status not in ("", "open", "playing", "over"):
        raise BadOption(f"a table is open, playing or over, not '{status}'")
    with opened(db) as services:
        show_rows(services.tables(status, search, most), as_json, "id game status began chat_mode people", "There is no such table.")


@admin.command(context_settings=ANY_ID)
def table(table_id: TableId, db: Db = None, as_json: AsJson = False) -> None:
    """Show a table with its players and its chat, deleted messages included."""
    with opened(db) as services:
        found = services.table(table_id)
    show_one(found, as_json)
    if not as_json:
        show_rows(found["seats"], False, "seat kind name person", "")  # type: ignore[arg-type]
        show_rows(found["chat"], False, "number at channel name person text sticker deleted", "The chat is empty.")  # type: ignore[arg-type]


@admin.command(context_settings=ANY_ID)
def remove(
    table_id: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask")] = False,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Remove a table with all that is kept of it. It cannot be brought back."""
    with opened(db) as services:
        if not yes:
            found = services.table(table_id)
            people = shown("people", found["people"])
            typer.confirm(f"Remove {table_id} ({found['game']}, {found['status']}; {people}) for good?", abort=True)
        say(f"{table_id} is removed.", services.remove(table_id), as_json)


# Reports


@admin.command(context_settings=ANY_ID)
def reports(
    settled: Annotated[bool, typer.Option("--all", help="Also those that are settled")] = False, db: Db = None, as_json: AsJson = False
) -> None:
    """Lines that people have reported, the oldest first."""
    with opened(db) as services:
        show_rows(
            services.reports(settled),
            as_json,
            "id at name author content reason table_id number person settled answer",
            "There are no reports.",
        )


@admin.command(context_settings=ANY_ID)
def settle(
    number: Annotated[int, typer.Argument(min=1, help="The report's id")],
    answer: Annotated[str, typer.Option(help="What was done about it")] = "",
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Put a report away."""
    with opened(db) as services:
        say(f"Report {number} is settled.", services.settle(number, answer), as_json)


# Errors of the page


@admin.command(context_settings=ANY_ID)
def errors(most: Most = 50, db: Db = None, as_json: AsJson = False) -> None:
    """Uncaught errors that browsers reported, the latest first: how often, in which module and line, of which version of the page."""
    with opened(db) as services:
        show_rows(services.errors(most), as_json, "last count module line version message", "No browser has reported an error.")


# Keeping house


@admin.command(context_settings=ANY_ID)
def vacuum(
    days: Annotated[float, typer.Option(min=1, help="What is older is cleared away")] = 30,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say how much it would be")] = False,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Clear away tables that never began, what was sent long ago, and people of whom nothing is known but the name."""
    with opened(db) as services:
        cleared = services.vacuum(days, dry)
    done = "would be" if dry else "were"
    number = "{tables} tables, {outbox} rows of the outbox and {people} people".format(**cleared)
    say(f"{number} {done} cleared away. {cleared['file']}".strip(), cleared, as_json)


@admin.command(name="test-mail", context_settings=ANY_ID)
def mail_test(
    to: Annotated[str, typer.Argument(help="An address, or a person who has given hers")], db: Db = None, as_json: AsJson = False
) -> None:
    """Send a mail, to see whether it arrives."""
    with opened(db) as services:
        follow(services, services.test("mail", to), as_json)


@admin.command(name="test-push", context_settings=ANY_ID)
def push_test(who: Who, db: Db = None, as_json: AsJson = False) -> None:
    """Push to all devices of a person."""
    with opened(db) as services:
        follow(services, services.test("push", who), as_json)


def follow(services: "Administration", notes: list[str], as_json: bool) -> None:
    """Wait a moment for a running server to send it, and say where it went."""
    until, rows = time.monotonic() + WAIT, services.sent(notes)
    while any(row["sent"] is None and not row["trouble"] for row in rows) and time.monotonic() < until:
        time.sleep(0.2)
        rows = services.sent(notes)
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        state = "sent" if row["sent"] else row["trouble"] or "in the outbox: no server has sent it yet. Is one running that can?"
        print(f"{row['channel']}: {state}")


@admin.command(context_settings=ANY_ID)
def log(most: Most = 50, db: Db = None, as_json: AsJson = False) -> None:
    """What was done with ukiyo admin, the newest first."""
    with opened(db) as services:
        show_rows(services.log(most), as_json, "at who what about", "Nothing was done yet.")
