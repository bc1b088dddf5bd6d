"""Health checks, logs and shutdown."""

import asyncio
import contextlib
import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import uvloop
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import InvalidStatus

from tests.server.http_edge import AKI, Edge, last_status, run_scenario, running_server
from tests.server.waiting import TIMEOUT, until
from ukiyo import cli
from ukiyo.engine.errors import BadOption
from ukiyo.server.api.health import CACHE_SECONDS, CHECK_TIMEOUT
from ukiyo.server.core import logs
from ukiyo.server.core.logs import JsonFormatter, TextFormatter, configure_logging, redacted_path

# Health


def test_concurrent_health_checks_share_one_query_and_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(edge: Edge) -> None:
        queries: list[object] = []
        answers = asyncio.Event()

        async def slow(*work: object) -> None:
            queries.append(work)
            await answers.wait()

        with monkeypatch.context() as stuck:
            stuck.setattr(edge.services.database, "run", slow)
            all_five = [asyncio.create_task(edge.http.get("/healthz")) for _ in range(5)]
            await until(lambda: queries and len(edge.connections.tasks) == 5, "all requests to arrive")
            assert (await edge.http.get("/readyz")).json() == {"status": "ok"}, "reads do not wait for writes"
            edge.clock.advance(CHECK_TIMEOUT)
            assert [(await check).status_code for check in all_five] == [503] * 5
            assert "has not responded" in (await all_five[0]).json()["error"]
            assert len(queries) == 1
        answers.set()
        edge.clock.advance(CACHE_SECONDS)
        assert (await edge.http.get("/healthz", headers={"Host": "any"})).json() == {"status": "ok"}

    run_scenario(tmp_path, scenario)


def test_readiness_requires_reads_and_reports_failed_writes(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        async def read_status(path: str) -> tuple[int, dict[str, str]]:
            edge.clock.advance(CACHE_SECONDS)
            response = await edge.http.get(path)
            return response.status_code, response.json()

        def refuse_writes(connection: Connection) -> None:
            if not connection.get_execution_options().get("reading"):
                raise DBAPIError("BEGIN", {}, Exception("attempt to write a readonly database"))

        database = edge.services.database
        event.listen(database.engine, "begin", refuse_writes)
        body = {"game": "iki", "seats": [{"kind": "human"}] * 2}
        assert (await edge.http.post("/api/tables", json=body, headers=edge.cookie(AKI))).status_code == 507
        reason = "The data could not be saved: the server can't write to the disk. Nothing was changed."
        assert await read_status("/readyz") == (200, {"status": "read-only", "error": reason})
        assert await read_status("/healthz") == (503, {"status": "failing", "error": reason})
        event.remove(database.engine, "begin", refuse_writes)
        assert await read_status("/readyz") == (200, {"status": "ok"}), "it checks again whether writes still fail"

        with database.engine.begin() as connection:
            connection.execute(text("ALTER TABLE tables RENAME TO elsewhere"))
        status, readiness = await read_status("/readyz")
        assert (status, readiness["status"]) == (503, "failing")
        assert "could not be read" in readiness["error"]

    run_scenario(tmp_path, scenario)


# Logs


def test_a_refusal_is_logged_in_one_line_with_its_request_id(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(edge: Edge) -> None:
        caplog.clear()
        response = await edge.http.get("/api/tables/secret-table/record")
        with pytest.raises(InvalidStatus) as refused:
            await edge.watch("secret-table")
        (line, other), request = caplog.records, response.headers["x-request-id"]
        fields = {"status": 404, "reason": "NotFound", "method": "GET", "path": "/api/tables/{id}/record", "request": request}
        assert (line.levelname, line.getMessage(), vars(line)["fields"]) == ("INFO", "refused", fields)
        assert TextFormatter("%(levelname)s %(message)s").format(line).startswith("INFO refused status=404 reason=NotFound method=GET")
        logged = json.loads(JsonFormatter().format(line))
        assert (logged["level"], logged["message"], logged["request"]) == ("info", "refused", request)
        assert vars(other)["fields"]["request"] == refused.value.response.headers["x-request-id"]
        assert vars(other)["fields"]["method"] == "SOCKET"

        caplog.clear()
        for _ in range(30):
            await edge.http.get("/nowhere")
        assert len(caplog.records) == 18, "a flood of requests does not flood the log"
        edge.clock.advance(60)
        await edge.http.get("/nowhere")
        assert vars(caplog.records[-1])["fields"]["suppressed"] == 12

        caplog.clear()
        reader, _ = await edge.raw(b"this is not HTTP\r\n\r\n")
        unread = await reader.read()
        assert last_status(unread) == 400
        assert f"x-request-id: {vars(caplog.records[0])['fields']['request']}".encode() in unread
        watching = await edge.watch(await edge.table())
        watching.transport.write(b"\x81\x81abcd\x9e")  # an invalid character
        await asyncio.wait_for(watching.wait_closed(), TIMEOUT)
        for line in caplog.records:
            assert line.levelname == "INFO", line

    monkeypatch.setattr(logs, "LOG_RATE", (20, 20))
    configure_logging("info", as_json=False)
    caplog.set_level(logging.INFO, "ukiyo")
    run_scenario(tmp_path, scenario, rate=0)


def test_requests_waiting_during_a_shutdown_get_a_503(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> httpx.Response:
        async with running_server(tmp_path) as edge:
            request_started = asyncio.Event()

            async def stuck(*_: object) -> None:
                if asyncio.current_task() in edge.server.server_state.tasks:  # not one of the server's own tasks
                    request_started.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(edge.services.database, "run_read", stuck)
            edge.server.config.timeout_graceful_shutdown = 0
            async with httpx.AsyncClient(timeout=TIMEOUT) as client:
                waiting = asyncio.create_task(client.get(f"{edge.url}/api/tables"))
                await asyncio.wait_for(request_started.wait(), TIMEOUT)
                edge.server.should_exit = True
                return await waiting

    configure_logging("info", as_json=False)
    response = uvloop.run(scenario())
    assert response.status_code == 503
    assert "is stopping" in response.json()["error"]
    assert caplog.records == []


def test_a_worker_without_its_server_exits_quietly() -> None:
    """This is also the case if the worker receives Ctrl-C before the server."""
    command = [sys.executable, "-m", "ukiyo.server.bots.worker_process"]
    for interrupted in (False, True):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
            assert worker.stdin
            assert worker.stdout
            assert worker.stderr
            worker.stdin.write(b"{}\n")
            worker.stdin.flush()
            assert b"error" in worker.stdout.readline()
            if interrupted:
                worker.send_signal(signal.SIGINT)
            else:
                worker.stdout.close()
            with contextlib.suppress(BrokenPipeError):
                worker.stdin.write(b"{}\n")
                worker.stdin.close()
            assert worker.stderr.read() == b""


def test_logged_paths_are_redacted() -> None:
    assert redacted_path("/api/tables/abc/live") == "/api/tables/{id}/live"
    assert redacted_path("//api//tables/abc/live") == "/api/tables/{id}/live"
    assert redacted_path("/api/email/confirm/abc.def") == "/api/email/{id}"
    assert redacted_path("/#seat=LYjZKP2UP-kv/1/LQ9KucGe8UeoG8ole_JwYayNN3InXh9Q") == "/#{id}"
    assert redacted_path("/#/account/link/abc.def") == "/#{id}"
    assert redacted_path("/seat=LYjZKP2UP-kv/1/LQ9KucGe8UeoG8ole_JwYayNN3InXh9Q") == "/{id}/1/{id}"
    assert redacted_path("/table/LYjZKP2UP-kv") == "/table/{id}"
    assert redacted_path("/locales/en/shared.ftl") == "/locales/en/shared.ftl"
    assert redacted_path("/a\nERROR all is lost") == "/a\\nERROR all is lost"
    assert len(redacted_path("/" + "x" * 1000)) == 80


def test_invalid_settings_are_rejected_with_an_explanation() -> None:
    with pytest.raises(BadOption, match="Use a separate host name"):
        cli.serve(root_path="/ukiyo")
    with pytest.raises(BadOption, match="debug, info, warning or error, not 'loud'"):
        configure_logging("loud", as_json=True)
