"""HEAD and OPTIONS requests for every GET route, and a server that shuts down during a request."""

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import httpx
import pytest
from starlette.routing import Route
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

from tests.server.server_process import Guest, ServerProcess
from tests.server.waiting import wait_for
from ukiyo.server.api.app_shell import router
from ukiyo.server.api.routes import ROUTERS
from ukiyo.server.app import routes

FILE_BURST_FACTOR = ["/", "/core/connection.js", "/manifest.webmanifest", "/locales/en/shared.ftl", "/no-such-file"]
CHANGING = {"date", "x-request-id"}
HTTP_METHODS = {
    *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing", "send_400_response"),
    *("on_message_begin", "on_headers_complete", "on_message_complete"),
}
SOCKET_METHODS = {
    *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
    *("handle_connect", "send", "keepalive_timeout", "shutdown"),
}


def get_paths() -> list[str]:
    """Return every readable path, with values for its parameters."""
    endpoints = [route for router in (*ROUTERS, router, routes().router) for route in router.routes if isinstance(route, Route)]
    return sorted({route.path for route in endpoints if "GET" in (route.methods or ())})


def filled(path: str, table: str) -> str:
    for name, value in (("{table_id}", table), ("{game}", "iki"), ("{name}", "iki"), ("{day}", "today"), ("{puzzle}", "1")):
        path = path.replace(name, value)
    return path if "{" not in path else path.replace("{", "").replace("}", "")


def comparable(response: httpx.Response) -> tuple[int, dict[str, str]]:
    return response.status_code, {name: value for name, value in response.headers.items() if name not in CHANGING}


@pytest.mark.any_store
def test_head_returns_the_headers_of_get(server: ServerProcess) -> None:
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    paths = get_paths()
    assert len(paths) > 40
    statuses: set[int] = set()
    for path in [*[filled(path, table) for path in paths], *FILE_BURST_FACTOR]:
        url = f"{server.url}{path}"
        gets = aki.http.get(url), aki.http.get(url)
        head = aki.http.head(url)
        assert head.content == b"", path
        varying = {
            name for name in gets[0].headers if gets[0].headers[name] != gets[1].headers.get(name)
        }  # the body changes between requests
        head_result, get_result = comparable(head), comparable(gets[1])
        assert head_result[0] == get_result[0], path
        assert set(head_result[1]) | {"transfer-encoding"} == set(get_result[1]) | {"transfer-encoding"}, path
        assert all(head_result[1][name] == value for name, value in get_result[1].items() if name not in {*varying, "transfer-encoding"}), (
            path
        )
        statuses.add(head.status_code)
    assert {200, 404} <= statuses


def test_head_costs_as_much_as_get(open_server: Callable[..., ServerProcess]) -> None:
    """Otherwise, HEAD requests would bypass the limits."""
    server = open_server(UKIYO_RATE="0.001", UKIYO_BURST="20", UKIYO_ADDRESS_RATE="0.001", UKIYO_ADDRESS_BURST="20")
    aki = Guest(server, "Aki")
    statuses = [aki.http.head(f"{server.api}/me").status_code for _ in range(40)]
    assert 200 in statuses
    assert 429 in statuses


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/healthz", "GET, HEAD, OPTIONS"),
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/me", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/abc/moves", "OPTIONS, POST"),
        ("/", "GET, HEAD, OPTIONS"),
    ],
)
def test_options_and_wrong_methods_list_the_allowed_ones(server: ServerProcess, path: str, methods: str) -> None:
    with httpx.Client() as http:
        allowed = http.options(f"{server.url}{path}")
        assert (allowed.status_code, allowed.headers["Allow"], allowed.content) == (204, methods, b"")
        refused = http.request("PATCH", f"{server.url}{path}")
        assert (refused.status_code, refused.headers["Allow"]) == (405, methods)


def test_unknown_paths_have_no_methods(server: ServerProcess) -> None:
    for method in ("OPTIONS", "POST", "GET", "HEAD"):
        assert httpx.request(method, f"{server.api}/nothing").status_code == 404, method


def test_cross_origin_preflight_requests_are_refused(server: ServerProcess) -> None:
    """The server allows no cross-origin access."""
    headers = {"Origin": "https://example.org", "Access-Control-Request-Method": "POST"}
    response = httpx.options(f"{server.api}/tables", headers=headers)
    assert response.status_code == 403
    assert not [name for name in response.headers if name.startswith("access-control")]


@pytest.mark.parametrize("head", ["Content-Length: 100", "Transfer-Encoding: chunked"])
def test_a_request_interrupted_by_a_shutdown_gets_a_response(tmp_path: Path, open_server: Callable[..., ServerProcess], head: str) -> None:
    log = tmp_path / "log"
    server = open_server(log=str(log))
    with socket.create_connection(("127.0.0.1", int(server.port))) as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{head}\r\n\r\n".encode())
        line.sendall(b'5\r\n{"nam\r\n' if "chunked" in head else b'{"nam')
        wait_for(lambda: httpx.get(f"{server.url}/healthz").status_code == 200, "the server to read the request")
        os.kill(server.process.pid, signal.SIGTERM)
        response = b""
        while piece := line.recv(4096):
            response += piece
    server.process.wait(60)
    assert response.startswith(b"HTTP/1.1 503")
    assert b"The server is stopping" in response
    assert "Traceback" not in log.read_text()


def test_uvicorn_has_the_attributes_that_the_http_server_uses() -> None:
    """`http_server.py` uses these attributes. pyproject.toml pins uvicorn until they have been checked again."""
    for kind, methods, attributes in (
        (HttpToolsProtocol, HTTP_METHODS, {"pipeline", "cycle", "headers", "url", "transport"}),
        (RequestResponseCycle, set(), {"response_started", "response_complete"}),
        (WebSocketsSansIOProtocol, SOCKET_METHODS, {"conn", "frames", "handshake_initiated", "handshake_complete", "response", "scope"}),
        (Server, {"startup", "shutdown"}, {"server_state", "started", "should_exit"}),
        (ServerState, set(), {"connections"}),
    ):
        assert methods <= set(vars(kind)), kind
        used = {name for member in vars(kind).values() if isinstance(member, FunctionType) for name in member.__code__.co_names}
        assert attributes <= used, kind
