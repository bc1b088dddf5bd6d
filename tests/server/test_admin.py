"""`ukiyo admin` next to a running server, on both databases: its output, its effects, and how the server follows."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

import ukiyo.admin
from tests.server.conftest import STORES
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_chat import read_chat, send_message, table_for_two
from tests.server.waiting import wait_for
from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.play.errors import Conflict
from ukiyo.server.administration import DAY
from ukiyo.server.community.bans import BANNED
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import OutboxMessage
from ukiyo.server.db.schema import OutboxRow, PersonRow, TableRow


def run(server: ServerProcess, *command: str) -> list[dict[str, object]]:
    """Return the JSON output of a command."""
    result = CliRunner().invoke(ukiyo.admin.admin, [*command, "--db", server.db, "--json"])
    if result.exception:
        raise result.exception
    rows = json.loads(result.stdout)
    return rows if isinstance(rows, list) else [rows]


def id_of(server: ServerProcess, guest: str) -> str:
    return str(run(server, "people", guest)[0]["id"])


@pytest.mark.any_store
@pytest.mark.parametrize("kind", STORES)
def test_a_report_leads_to_a_ban_that_the_running_server_applies(kind: str, servers: Callable[[str], ServerProcess]) -> None:
    server = servers(kind)
    aki, rude = Guest(server, "Aki"), Guest(server, f"Rude {kind}")
    table = table_for_two(aki, rude)
    number = send_message(rude, table, "[red]something rude[/red]")
    aki.post(f"/tables/{table}/chat/{number}/report", reason="look at this")
    aki.post(f"/tables/{table}/chat/{number}/report")  # a second report has no effect
    rude.post(f"/tables/{table}/chat/{number}/report", 400)
    aki.delete(f"/tables/{table}/chat/{number}")
    (report,) = [row for row in run(server, "reports") if row["table_id"] == table]
    assert (report["content"], report["reason"], report["name"]) == ("[red]something rude[/red]", "look at this", f"Rude {kind}")
    chat = run(server, "table", table)[0]["chat"]
    assert isinstance(chat, list)
    assert [(message["text"], message["deleted"]) for message in chat] == [("[red]something rude[/red]", True)]
    output = CliRunner().invoke(ukiyo.admin.admin, ["table", table, "--db", server.db]).stdout
    assert "[red]" in output  # text from users must not be interpreted as markup

    async def is_cut_off() -> None:
        async with rude.watching(table) as socket:
            await socket.recv()
            await asyncio.to_thread(run, server, "ban", str(report["author"]), "--why", "rude")
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()  # up to the last page

    asyncio.run(is_cut_off())
    assert rude.get(f"/tables/{table}", 403)["error"] == BANNED
    assert rude.post("/me", 403, name="Somebody else")["error"] == BANNED
    assert run(server, "person", f"Rude {kind}")[0]["banned"] == "rude"
    run(server, "settle", str(report["id"]), "--answer", "banned")
    assert table not in [row["table_id"] for row in run(server, "reports")]
    assert table in [row["table_id"] for row in run(server, "reports", "--all")]
    with pytest.raises(Conflict, match="already banned"):
        run(server, "ban", f"Rude {kind}")
    run(server, "unban", f"Rude {kind}")
    wait_for(lambda: rude.http.get(f"{server.api}/me").status_code == 200, "the person to be served again")
    assert [row["command"] for row in run(server, "log")][:3] == ["unban", "settle", "ban"]


@pytest.mark.parametrize("kind", STORES)
def test_a_deleted_table_is_inaccessible(kind: str, servers: Callable[[str], ServerProcess]) -> None:
    server = servers(kind)
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table, other = table_for_two(aki, ben), table_for_two(aki, ben)
    aki.post(f"/tables/{table}/start")
    legal = aki.frame(table)["view"]["legal"]  # type: ignore[index]
    if legal:
        aki.post(f"/tables/{table}/moves", version=0, action=legal[0])
    send_message(aki, table, "goodbye")
    assert table in [row["id"] for row in run(server, "tables", "--status", "playing")]
    run(server, "remove", table, "--yes")
    wait_for(lambda: aki.http.get(f"{server.api}/tables/{table}").status_code == 404, "the table to disappear")
    assert read_chat(aki, other) == []
    with pytest.raises(UkiyoError, match="There is no table"):
        run(server, "table", table)


def test_abandoned_tables_and_people_are_deleted(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki, ben, cho = Guest(server, "Aki"), Guest(server, "Ben"), Guest(server, "Cho")
    forgotten, waiting = aki.set_table("me", "open"), ben.set_table("me", "open")
    send_message(cho, waiting, "I only talk")
    aki.frame(forgotten)  # to load it into memory
    database = Database(server.db)
    with database.session() as session:
        session.execute(update(TableRow).where(TableRow.id == forgotten).values(started_at=TableRow.started_at - 40 * DAY))
        session.execute(update(PersonRow).values(last_seen_at=PersonRow.last_seen_at - 40 * DAY))
        session.add(
            OutboxRow(**vars(OutboxMessage("turn/1", "push", "aki", {}, 0.0)), attempts=0, sent_at=0.0)
        )  # after this time the server does not access the table
    database.close()
    assert run(server, "vacuum", "--dry-run")[0] == {"tables": 1, "outbox": 1, "people": 0, "file": ""}
    counts = run(server, "vacuum")[0]
    assert (counts["tables"], counts["outbox"], counts["people"]) == (1, 1, 1)  # Aki's data is deleted; Cho has written a message
    assert "a server is using it" in str(counts["file"])
    assert sorted(str(row["name"]) for row in run(server, "people")) == ["Ben", "Cho"]
    wait_for(lambda: aki.http.get(f"{server.api}/tables/{forgotten}").status_code == 404, "the table to disappear")
    aki.set_table("me", "novice")
    assert "Aki" in [row["name"] for row in run(server, "people")]
    server.close()
    assert "KB now" in str(run(server, "vacuum")[0]["file"])


def test_a_test_email_is_added_to_the_outbox(open_server: Callable[..., ServerProcess], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ukiyo.admin, "TEST_TIMEOUT", 0.0)
    server = open_server()
    Guest(server, "Aki").set_table("me", "novice")
    (email,) = run(server, "test-email", "aki@example.org")
    assert email["channel"] == "email"
    assert email["content"]["to"] == "aki@example.org"  # type: ignore[index]
    with pytest.raises(Conflict, match="has no email address"):
        run(server, "test-email", "Aki")
    with pytest.raises(Conflict, match="has no device"):
        run(server, "test-push", "Aki")
    database = Database(server.db)
    with database.session(reading=True) as session:
        assert len(list(session.scalars(select(OutboxRow)))) == 1
    database.close()


def test_an_uninitialized_database_is_reported(tmp_path: Path) -> None:
    result = CliRunner().invoke(ukiyo.admin.admin, ["people", "--db", f"sqlite:///{tmp_path}/none.db"])
    assert isinstance(result.exception, BadOption)
    assert "Run 'ukiyo serve' once" in str(result.exception)
    assert not (tmp_path / "none.db").exists()
