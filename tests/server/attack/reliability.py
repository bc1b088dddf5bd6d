"""Exploits against reliability: lost notifications between processes, server shutdowns, and requests to the server's own network."""

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psycopg

from tests.server.attack.exploits import exploit
from tests.server.bench.servers import postgres
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, numbers, view_of
from tests.server.test_outbound_addresses import INNER, SPECIAL, carrying, ends
from tests.server.waiting import wait_for
from ukiyo.server.db.database import Database
from ukiyo.server.tables.listener import APPLICATION

SECRET = {"UKIYO_SECRET": "a secret of the attacks"}
CUTS = 3
SIGN_OUTS = 5
SIGN_OUT_SECONDS = 2.0
CLOSED = 20  # requests in progress when the server stops


class Mute(ServerProcess):
    """A server that does not notify the other processes."""

    forked = True

    @staticmethod
    def before() -> None:
        Database.notify = lambda *_: None  # type: ignore[method-assign]


@contextmanager
def two_processes(folder: Path, kind: type[ServerProcess] = ServerProcess) -> Iterator[tuple[str, ServerProcess, ServerProcess]]:
    with postgres() as uri:
        servers = [kind(uri, folder, UKIYO_TAKEOVER_DELAY="", **SECRET) for _ in range(2)]
        try:
            yield uri, servers[0], servers[1]
        finally:
            for server in servers:
                server.kill()


def cut_listeners(uri: str) -> int:
    """Close all database connections on which servers listen."""
    query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = %s"
    with psycopg.connect(uri, autocommit=True) as connection:
        row = connection.execute(query, (APPLICATION,)).fetchone()
    return int(row[0]) if row else 0


def ready(server: ServerProcess) -> int:
    return ANONYMOUS.get(f"{server.url}/readyz").status_code


@exploit
def lost_listener(folder: Path) -> str:
    """Close all listening connections three times, and make moves while no process is listening."""
    with two_processes(folder) as (uri, here, there):
        aki, ben = Guest(here, "Aki"), Guest(there, "Ben")
        table = aki.set_table("me", "me")
        aki.post(f"/tables/{table}/start")
        ben.frame(table)
        outages: list[float] = []
        for _ in range(CUTS):
            wait_for(lambda: ready(here) == ready(there) == 200, "both processes to listen")
            assert cut_listeners(uri) == 2, "a process stopped listening"
            begun = time.monotonic()
            wait_for(lambda: ready(there) == 503, "the process to report its lost listener")
            frame = aki.frame(table)
            aki.post(f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
            wait_for(lambda: ready(there) == 200, "the process to listen again")
            outages.append(time.monotonic() - begun)
            assert ben.frame(table)["version"] == aki.frame(table)["version"], "a move was missed"
    return f"{CUTS} cuts; not listening, and not ready, for at most {max(outages):.1f} s; no missed move"


@exploit
def sign_out_without_notification(folder: Path) -> str:
    """Sign out everywhere on a process whose notifications are lost."""
    with two_processes(folder, Mute) as (_, here, there):
        took: list[float] = []
        for number in range(SIGN_OUTS):
            aki, stolen = Guest(here, f"Aki {number}"), Guest(there, "-")
            stolen.http.cookies = httpx.Cookies(dict(aki.http.cookies))
            stolen.get("/me")
            aki.post("/account/sign-out", 204, everywhere=True)
            begun = time.monotonic()
            wait_for(lambda: stolen.http.get(f"{there.api}/me").status_code == 401, "the cookie to be refused")  # noqa: B023
            took.append(time.monotonic() - begun)
        assert max(took) < SIGN_OUT_SECONDS, f"a cookie was accepted for another {max(took):.1f} s"
    return f"{SIGN_OUTS} sign-outs; the other process accepted the cookie for at most {max(took):.1f} s"


@exploit
def shutdown_during_request_bodies(folder: Path) -> str:
    """Stop the server while it waits for the bodies of many requests."""
    log = folder / "log"
    server = ServerProcess(f"sqlite:///{folder}/ukiyo.db", folder, str(log))
    head = "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    lines = [socket.create_connection(("127.0.0.1", int(server.port))) for _ in range(CLOSED)]
    try:
        for line in lines:
            line.sendall(head.encode() + b'{"name')
        wait_for(lambda: ready(server) == 200, "the server to read the requests")
        os.kill(server.process.pid, signal.SIGTERM)
        answers = [line.recv(4096) for line in lines]
        server.process.wait(60)
    finally:
        server.kill()
        for line in lines:
            line.close()
    assert all(answer.startswith(b"HTTP/1.1 503") for answer in answers), f"a response was {answers[0][:60]!r}"
    assert "Traceback" not in log.read_text(), "the log has a traceback"
    return f"{len(answers)} of {CLOSED} requests got a 503 response; no traceback"


@exploit
def private_webhook_addresses(folder: Path) -> str:
    """Register webhooks at every special-purpose address and at every disguised private address."""
    literals = {address for block in SPECIAL for address in ends(block)} | {form for inner in INNER for form in [inner, *carrying(inner)]}
    literals |= {"127.1", "2130706433", "0x7f000001", "localhost"}
    server = ServerProcess(f"sqlite:///{folder}/ukiyo.db", folder, UKIYO_ALLOW_PRIVATE_HOSTS="")
    try:
        eve = Guest(server, "Eve")
        for literal in sorted(literals):
            url = f"https://[{literal}]/hook" if ":" in literal else f"https://{literal}/hook"
            assert urlsplit(url).hostname
            answer = eve.http.put(f"{server.api}/me/notifications/webhook", json={"style": "json", "url": url})
            assert answer.status_code == 400, f"{url}: {answer.status_code} {answer.text}"
    finally:
        server.kill()
    return f"{len(literals)} of {len(literals)} addresses were refused"


@exploit
def deleted_account_data(folder: Path) -> str:
    """Search the database file and its write-ahead log for the data of a deleted account."""
    server = ServerProcess(f"sqlite:///{folder}/ukiyo.db", folder)
    name, note = "Akiko the unmistakable", "a note that only its author may read"

    def traces() -> list[str]:
        content = b"".join(path.read_bytes() for path in folder.glob("ukiyo.db*"))
        return [trace for trace in (name, note) if trace.encode() in content]

    try:
        aki = Guest(server, name)
        for _ in range(10):
            table = aki.set_table("me", "novice")
            aki.post(f"/tables/{table}/start")
            aki.http.put(f"{server.api}/tables/{table}/notes", json={"text": note, "version": 0}).raise_for_status()
        assert len(traces()) == 2, "nothing was stored"
        aki.post("/account/delete", 204, name=name)
        begun = time.monotonic()
        wait_for(lambda: not traces(), "every trace to disappear")
    finally:
        server.kill()
    return f"no trace {time.monotonic() - begun:.1f} s after the request"
