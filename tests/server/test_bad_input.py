"""Invalid input leads to a 4xx response with an explanation and does not change tables."""

import asyncio
import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.server_process import ANONYMOUS, Guest, Json, ServerProcess, numbers, table_of, view_of
from tests.server.waiting import TIMEOUT
from ukiyo.server.api.http_server import MAX_MESSAGE_BYTES
from ukiyo.server.api.middleware import BODY
from ukiyo.server.app import described

PARTS = 8  # used by several processes in turn
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def public_frame(guest: Guest, table: str) -> Json:
    """Return the public state of a table."""
    frame = guest.frame(table)
    return {**frame, "table": {**table_of(frame), "presence": None}}


@pytest.fixture(scope="module")
def server(servers: Callable[[str], ServerProcess]) -> ServerProcess:
    """Uses PostgreSQL, which rejects more values than SQLite."""
    return servers("postgresql")


@pytest.fixture(scope="module")
def stranger(server: ServerProcess) -> Guest:
    return Guest(server, "Stranger")


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> tuple[Guest, str]:
    """Create a game in which Aki plays both seats."""
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    return aki, table


@pytest.fixture(scope="module")
def schema() -> "schemathesis.BaseSchema":
    """Loaded here, because it is slow and only this test needs it."""
    return schemathesis.openapi.from_dict(described())


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """A client without a cookie jar. Requests set the cookie explicitly."""
    with requests.Session() as client:
        client.trust_env = False  # ignores proxy settings
        client.headers["Connection"] = "close"  # generating the next request can take longer than the server's idle timeout
        client.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield client


@pytest.mark.parametrize("part", range(PARTS))
def test_generated_requests_never_cause_a_server_error(
    part: int,
    schema: "schemathesis.BaseSchema",
    server: ServerProcess,
    session: requests.Session,
    stranger: Guest,
    table: tuple[Guest, str],
) -> None:
    """Sends generated requests to Aki's table and to one that does not exist, with a stranger's cookie and without one."""
    aki, id = table
    before = public_frame(aki, id)

    @settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def sent(case: "schemathesis.Case[Any]") -> None:
        attempts = [(id, stranger.cookie), (id, {}), ("nowhere", stranger.cookie)]
        for table_id, headers in attempts if "table_id" in case.path_parameters else attempts[:2]:
            case.path_parameters |= {"table_id": table_id} if "table_id" in case.path_parameters else {}
            response = case.call(base_url=server.url, session=session, headers=headers, timeout=TIMEOUT)
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                assert json.loads(response.content)["error"]

    for result in list(schema.get_all_operations())[part::PARTS]:
        assert isinstance(result, Ok)
        operation = result.ok()
        build_operation_test(config=schema.config, operation=operation, test_func=sent, given_kwargs={}, feedback=FeedbackSources())()
        assert public_frame(aki, id) == before, operation.label


def test_null_bytes_in_a_url_are_rejected(schema: "schemathesis.BaseSchema", server: ServerProcess, stranger: Guest) -> None:
    """PostgreSQL rejects null bytes. Puts one into each text parameter of each URL."""
    for path, operations in schema.raw_schema["paths"].items():
        for method, operation in operations.items():
            for bad in (parameter for parameter in operation.get("parameters", []) if "string" in str(parameter["schema"])):
                written = path.replace(f"{{{bad['name']}}}", "a%00b")
                address = re.sub(r"{\w+}", "0", written) + (f"?{bad['name']}=a%00b" if bad["in"] == "query" else "")
                response = stranger.http.request(method, server.url + address)
                assert response.status_code < 500, (method, address, response.text)


def test_invalid_requests_of_the_host_do_not_change_the_table(server: ServerProcess, table: tuple[Guest, str]) -> None:
    aki, id = table
    version = aki.frame(id)["version"]
    bodies: list[object] = [
        {"version": version, "action": 10**9},
        {"version": version, "action": 311},
        {"version": version, "action": "0"},
        {"version": version, "action": 1.5},
        {"version": version, "notation": "\ud800"},
        {"version": version, "notation": "fly away"},
        {"version": version, "action": None},
        {"version": -1, "action": 0},
        {"version": version, "action": 0, "\ud800": 1},
        {"version": 10**30, "action": 0},
        [],
        "x",
        None,
    ]
    for body in bodies:
        response = aki.http.post(f"{server.api}/tables/{id}/moves", content=json.dumps(body), headers={"Content-Type": "application/json"})
        assert 400 <= response.status_code < 500, body
        assert response.json()["error"]
    assert aki.frame(id)["version"] == version


def test_clients_cannot_use_a_file_as_a_bot(aki: Guest) -> None:
    """The lab's bots are files. With them, the server would reveal which files exist, and would block on a pipe."""
    for bot in ("policy=/etc/passwd", "policy=/tmp/nothing", "policy=", "artisan=/etc/passwd", "master=/etc/passwd"):
        proposals: list[dict[str, object]] = [
            {"seats": [{"kind": "bot", "bot": bot}] * 2},
            {"seats": [{"kind": "human"}] * 2, "takeover_bot": bot},
        ]
        for body in proposals:
            assert f"There is no bot called '{bot}'" in str(aki.post("/tables", 400, game="iki", **body)["error"])


@pytest.mark.parametrize(
    "message",
    [
        "",
        "not json",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"move"}',
        '{"type":"move","version":0}',
        '{"type":"move","version":0,"action":-1}',
        '{"type":"move","version":0,"action":true}',
        '{"type":"move","version":0,"action":99999}',
        '{"type":"move","version":0,"action":1,"seat":1}',
        '{"type":"undo","version":"0"}',
        '{"type":"undo","version":7777}',
        '{"type":"move","version":7777,"action":1}',
        '{"type":"move","version":0,"notation":"\\ud800"}',
        "[" * 2000,
    ],
)
def test_a_malformed_message_is_refused_and_the_socket_stays_open(message: str, table: tuple[Guest, str]) -> None:
    aki, id = table
    before = public_frame(aki, id)
    refused = asyncio.run(answer_to(aki, id, message))
    assert 400 <= int(str(refused["status"])) < 500
    assert refused["error"]
    assert public_frame(aki, id) == before


async def answer_to(guest: Guest, table: str, message: str | bytes) -> Json:
    async with guest.watching(table) as socket:

        async def next_message() -> Json:
            while (received := json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT)))["type"] == "heartbeat":
                pass  # a heartbeat can arrive at any time
            return dict(received)

        await next_message()
        await socket.send(message)
        reply = await next_message()
        await socket.send('{"type":"ping"}')
        assert await next_message() == {"type": "pong"}
        return reply


def test_out_of_turn_and_unauthorised_messages_are_refused(server: ServerProcess, table: tuple[Guest, str]) -> None:
    aki, id = table
    before = public_frame(aki, id)
    move = json.dumps({"type": "move", "version": before["version"], "action": numbers(view_of(before)["legal"])[0]})
    assert asyncio.run(answer_to(Guest(server, "Stranger"), id, move))["status"] == 403
    spectator = Guest(server, "Nobody")
    spectator.http.cookies.clear()
    assert asyncio.run(answer_to(spectator, id, move))["status"] == 401
    assert public_frame(aki, id) == before


def test_huge_and_binary_messages_close_the_socket(table: tuple[Guest, str]) -> None:
    aki, id = table
    before = public_frame(aki, id)
    for message in ("x" * (MAX_MESSAGE_BYTES + 1), b"\x00\xff"):
        with pytest.raises(ConnectionClosed):
            asyncio.run(answer_to(aki, id, message))
    assert public_frame(aki, id) == before


def test_invalid_cookies_are_refused_and_a_new_name_replaces_them(server: ServerProcess, table: tuple[Guest, str]) -> None:
    aki, id = table
    good = next(iter(aki.http.cookies.values()))
    for invalid in ("x", "", "a.b.c", good[:-1], "x" + good, good.replace(".", ".A", 1), '"'):
        headers = {"Cookie": f"ukiyo={invalid}"}
        response = ANONYMOUS.get(f"{server.api}/me", headers=headers)
        assert response.status_code == 401
        assert "name" in response.json()["error"]
        mended = ANONYMOUS.post(f"{server.api}/me", json={"name": "Aki"}, headers=headers)
        assert mended.status_code == 200
    stranger = Guest(server, "Stranger")
    stranger.http.cookies = httpx.Cookies({"ukiyo": "forged"})
    assert stranger.get(f"/tables/{id}", code=401)["error"]
    assert stranger.get(f"/tables/{id}/record", code=409)["error"]
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(answer_to(stranger, id, "{}"))
    assert refused.value.response.status_code == 401


def test_the_cookie_is_protected_from_scripts_and_other_sites(server: ServerProcess) -> None:
    cookie = ANONYMOUS.post(f"{server.api}/me", json={"name": "Aki"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


NAMELESS = ["", "   ", "x" * 31, "a\u0000b", "\u202egnp", "\n", "a\u200bb", "\u00ad", "\u2066a\u2069", "\ue000"]
BLANK = [
    "\u3164",
    "\uffa0",
    "\u115f\u1160",
    "Aki\u3164",
    "\u2800 \u2800",
    "\u034f",
    "\ufe0f",
    "\u0301",
    "A \u0301",
    "Z" + "\u0310" * 9,
    "\ufdfa" * 2,
]


@pytest.mark.parametrize("name", [*NAMELESS, *BLANK])
def test_invisible_and_overlong_names_are_rejected(server: ServerProcess, name: str) -> None:
    response = ANONYMOUS.post(f"{server.api}/me", json={"name": name})
    assert 400 <= response.status_code < 500
    assert response.json()["error"]


def test_names_in_all_languages_are_accepted_and_normalized(server: ServerProcess) -> None:
    written = {
        "  Aki  ": "Aki",
        "\uff21ki": "Aki",
        "E\u0301va": "\u00c9va",
        "शिवानी": "शिवानी",
        "שָׁלוֹם": "שָׁלוֹם",
        "浮世 1": "浮世 1",
        "❤️": "❤️",
    }
    for name, read in written.items():
        assert ANONYMOUS.post(f"{server.api}/me", json={"name": name}).json() == {"name": unicodedata.normalize("NFKC", read)}


def test_requests_from_other_sites_and_hosts_are_refused(server: ServerProcess, table: tuple[Guest, str]) -> None:
    aki, id = table
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert aki.http.post(f"{server.api}/tables", json={}, headers=elsewhere).status_code == 403
    assert ANONYMOUS.get(f"{server.api}/games", headers={"Host": "elsewhere.example"}).status_code == 403
    own = {"Origin": server.url}
    assert aki.http.post(f"{server.api}/me", json={"name": "Aki"}, headers=own).status_code == 200

    async def from_elsewhere() -> None:
        async with aki.watching(id, headers=elsewhere):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(from_elsewhere())
    assert refused.value.response.status_code == 403


def endless() -> Iterator[bytes]:
    for _ in range(64):
        yield b"x" * 1024


@pytest.mark.parametrize("content", [lambda: b"x" * (BODY + 1), endless])
def test_a_huge_body_is_not_read(server: ServerProcess, content: Callable[[], bytes | Iterator[bytes]]) -> None:
    response = ANONYMOUS.post(f"{server.api}/me", content=content())
    assert response.status_code == 413
    assert "at most" in response.json()["error"]


def test_too_many_requests_are_refused_with_a_reason(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server(UKIYO_RATE="0.001", UKIYO_BURST="20")
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    answers = [aki.http.get(f"{server.api}/games").status_code for _ in range(40)]
    assert answers.count(429) >= 10
    assert answers[0] == 200
    assert ben.http.get(f"{server.api}/games").status_code == 200, "the limit of one guest does not affect another"
    table = ben.set_table("me", "me")

    async def shout() -> None:
        async with ben.watching(table) as socket:
            for _ in range(60):
                await socket.send('{"type":"ping"}')
            async for text in socket:
                if json.loads(text)["type"] == "refused":
                    assert json.loads(text)["status"] == 429
                    break
            await asyncio.wait_for(socket.wait_closed(), TIMEOUT)

    asyncio.run(shout())


def test_unknown_paths_and_methods_return_an_explanation(server: ServerProcess) -> None:
    for method, path, code in (("GET", "/api/nothing", 404), ("PUT", "/api/me", 405), ("GET", "/../secret", 404), ("POST", "/", 405)):
        response = ANONYMOUS.request(method, server.url + path)
        assert response.status_code == code
        assert response.json()["error"]


def test_logs_contain_no_requests_or_secrets(open_server: Callable[..., ServerProcess], tmp_path: Path) -> None:
    """Searches the output of the server."""
    server = open_server(log=str(tmp_path / "log"))
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "apprentice")
    secret = str(aki.post(f"/tables/{table}/seats/0/link")["secret"])
    aki.post(f"/tables/{table}/claim", seat=0, secret=secret)
    aki.post(f"/tables/{table}/claim", code=403, seat=0, secret=secret + "x")
    aki.get(f"/tables/{table}?secret={secret}")
    logged = (tmp_path / "log").read_text()
    for private in (secret, table, *aki.http.cookies.values()):
        assert private not in logged
