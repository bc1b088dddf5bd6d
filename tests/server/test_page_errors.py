"""Browsers report uncaught errors to the host. Floods and personal data are filtered."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from typer.testing import CliRunner

import ukiyo.admin
from tests.server.conftest import STORES
from tests.server.server_process import ANONYMOUS, ServerProcess
from tests.server.test_admin import run
from tests.server.waiting import ManualClock
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.db.database import Database
from ukiyo.server.db.page_errors import MAX_STORED_ERRORS, WRITE_BURST, PageError, PageErrors, without_personal_data
from ukiyo.server.db.schema import PageErrorRow

BROKEN = {"message": "TypeError: x is undefined", "module": "/table/choice-list.js", "line": 12, "version": "00ff"}


def report(server: ServerProcess, code: int = 204, **changes: object) -> httpx.Response:
    response = ANONYMOUS.post(f"{server.api}/errors", json={**BROKEN, **changes})
    assert response.status_code == code, response.text
    return response


@pytest.mark.parametrize("kind", STORES)
def test_the_host_can_read_browser_error_reports(kind: str, servers: Callable[[str], ServerProcess]) -> None:
    server = servers(kind)
    for _ in range(2):
        report(server, message="TypeError: [red]first[/red]")
    report(server, message="TypeError: second", version="")
    first, second = (next(row for row in run(server, "errors") if word in str(row["message"])) for word in ("first", "second"))
    assert (first["count"], first["module"], first["line"], first["version"]) == (2, "/table/choice-list.js", 12, "00ff")
    assert len(str(second["version"])) == 16, "the server fills in its own version"
    assert "[red]first[/red]" in CliRunner().invoke(ukiyo.admin.admin, ["errors", "--db", server.db], env={"COLUMNS": "200"}).stdout
    figures = ANONYMOUS.get(f"{server.url}/metrics").text
    assert 'ukiyo_page_errors_total{result="kept"}' in figures


def test_malformed_reports_are_refused(server: ServerProcess) -> None:
    bad: list[dict[str, object]] = [
        {"message": "x" * 401},
        {"module": "https://example.org/table.js"},
        {"module": "/table/choice-list.js?table=abc"},
        {"line": -1},
        {"line": "12"},
        {"version": "not hex"},
        {"person": "Aki"},
    ]
    for changes in bad:
        report(server, 422, **changes)


def test_other_sites_cannot_report(server: ServerProcess) -> None:
    response = ANONYMOUS.post(f"{server.api}/errors", json=BROKEN, headers={"Origin": "https://example.org"})
    assert response.status_code == 403


def test_too_many_reports_are_refused(open_server: Callable[..., ServerProcess]) -> None:
    """The server stores ten reports per hour and address."""
    server = open_server(UKIYO_RATE="1000", UKIYO_BURST="1000", UKIYO_ADDRESS_RATE="1000", UKIYO_ADDRESS_BURST="1000")
    for line in range(10):
        report(server, line=line)
    assert "Try again in" in report(server, 429, line=11).json()["error"]
    assert len(run(server, "errors")) == 10


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Cannot read properties of undefined (reading 'seat')", "Cannot read properties of undefined (reading 'seat')"),
        ("Unexpected token 'A', \"Aki writes\" is not valid JSON", "Unexpected token 'A', \"...\" is not valid JSON"),
        ("Failed to fetch https://ukiyo.example.org/api/tables/abc?x=1 now", "Failed to fetch (address) now"),
        ('can\'t access property "seat", x is undefined', 'can\'t access property "...", x is undefined'),
        ("no email to aki@example.org", "no email to (address)"),
        ("no table q8Zr1LkW0pXx", "no table (id)"),
        ("'a text with spaces' is wrong", '"..." is wrong'),
        ("one\x1b[2J\ntwo", "one [2J two"),
    ],
)
def test_personal_data_is_removed_from_messages(message: str, expected: str) -> None:
    assert without_personal_data(message) == expected


def test_only_the_newest_errors_are_kept(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/ukiyo.db")
    database.migrate()
    page_errors = PageErrors(database, Clock(), Metrics(Clock()), limited=False)
    for line in range(MAX_STORED_ERRORS + 5):
        page_errors.save(PageError("x", "/main.js", line, ""))
    with database.session(reading=True) as session:
        lines = set(session.scalars(select(PageErrorRow.line)))
    assert lines == set(range(5, MAX_STORED_ERRORS + 5))
    database.close()


def test_a_flood_from_many_addresses_is_counted_and_not_stored(tmp_path: Path) -> None:
    database, clock = Database(f"sqlite:///{tmp_path}/ukiyo.db"), ManualClock()
    database.migrate()
    metrics = Metrics(clock)
    page_errors = PageErrors(database, clock, metrics, limited=True)

    async def flood() -> None:
        for number in range(WRITE_BURST + 5):
            await page_errors.report(f"address {number}", PageError("x", "/main.js", number, ""))

    asyncio.run(flood())
    with database.session(reading=True) as session:
        assert len(session.scalars(select(PageErrorRow.line)).all()) == WRITE_BURST
    figures = [metrics.registry.get_sample_value("ukiyo_page_errors_total", {"result": result}) for result in ("kept", "dropped")]
    assert figures == [WRITE_BURST, 5]
    database.close()
