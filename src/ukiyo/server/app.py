"""The application: the API, the socket, the page, health and figures, behind the guard."""

import contextlib
import gc
import gzip
import json
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse
from starlette.routing import Route
from starlette.types import Lifespan, Scope

import ukiyo
from ukiyo import games, locales, web
from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.play import frames
from ukiyo.server.api.app_shell import router as app_shell_router
from ukiyo.server.api.health import Health
from ukiyo.server.api.http_server import MESSAGE, Connections, HttpConnection, Server, WebSocketConnection
from ukiyo.server.api.middleware import SecurityMiddleware, known_person, refusal
from ukiyo.server.api.models import schemas
from ukiyo.server.api.routes import ROUTERS
from ukiyo.server.api.websocket import WebSocketEndpoint
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import Malformed, NotRouted, status_of
from ukiyo.server.core.logs import RefusalLog, configure_logging
from ukiyo.server.core.rate_limits import RateLimits
from ukiyo.server.core.settings import Settings
from ukiyo.server.services import Services

ABOUT = """Tables of IKI and Hokusai. Say your name (`POST /api/me`, it sets a cookie), set or join a table, start it, and listen on the
socket `/api/tables/{id}/live`: every frame holds your seat's view with the numbers of the legal actions. Answer with
`{"type":"move","version":V,"action":N}` there, or `POST /api/tables/{id}/moves`. A move carries the version it answers; a second or
stale one gets 409 and how the table stands. Every refusal is a 4xx with a sentence in `error`. The schemas `ServerMessage` and
`ClientMessage` are what travels on the socket."""

SWITCH_INTERVAL = (
    0.0005  # seconds after which a thread lets another run: beside a busy one a move is kept in 3 to 12 ms, with 5 ms in 13 to 21
)
GC_THRESHOLDS = (50_000, 50, 100)  # collecting cycles through all that many tables hold would stop every one of them

SMALL, LARGE = 1000, 1_000_000  # bytes: files between are kept in memory as they are sent, if they are texts
TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".svg")


def application(settings: Settings, clock: Clock | None = None) -> SecurityMiddleware:
    """A server, not yet running."""

    @contextlib.asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_INTERVAL)
        await services.start()
        yield
        await services.stop()

    services = Services(settings, clock)
    rates, refusals = RateLimits(settings, services.clock), RefusalLog(services.metrics, services.clock)
    app = routes(life)
    app.state.services, app.state.rates, app.state.refusals = services, rates, refusals
    app.state.health = Health(services.database, services.clock)
    return SecurityMiddleware(app, WebSocketEndpoint(services, rates, refusals), services, rates, refusals)


class Api(FastAPI):
    """Describes more than its signatures say: what is written as JSON at once, and what travels on the socket."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            components = super().openapi()["components"]
            components["schemas"] = dict(sorted({**components["schemas"], **schemas.schemas()}.items()))
        return super().openapi()


def routes(life: Lifespan[FastAPI] | None = None) -> FastAPI:
    app = Api(
        title="Ukiyo",
        version=ukiyo.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    for router in (*ROUTERS, app_shell_router):
        app.include_router(router)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.add_api_route("/readyz", readiness, include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    app.add_api_route("/locales/languages.json", spoken, include_in_schema=False)
    app.mount("/locales", Messages())
    app.mount("/", Pages(html=True))
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=5)
    app.add_exception_handler(UkiyoError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, plain)
    return app


class Files(StaticFiles):
    """The page's files: a browser keeps them, and asks each time whether they are still the newest."""

    def file_response(self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "no-cache"
        text = str(full_path).endswith(TEXTS) and SMALL <= stat_result.st_size <= LARGE
        if not (text and isinstance(response, FileResponse) and asks_for_gzip(scope)):
            return response
        headers = {name: value for name, value in response.headers.items() if name not in ("accept-ranges", "content-length")}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(compressed(str(full_path), stat_result.st_mtime_ns), status_code, headers)


def asks_for_gzip(scope: Scope) -> bool:
    return scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")


@lru_cache(1000)
def compressed(path: str, _written: int) -> bytes:
    """A file as it was written then: everybody gets the same, and it is the smaller for being made once."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Pages(Files):
    """The page itself, and the rooms of games from elsewhere too."""

    def get_directories(self, *_: object) -> list[str | PathLike[str]]:
        return [*web.folders()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith((".py", ".pyc")):
            raise HTTPException(404)
        return await super().get_response(path, scope)


class Messages(Files):
    """The words of all languages, those of games from elsewhere too."""

    def get_directories(self, *_: object) -> list[str | PathLike[str]]:
        return [*locales.folders()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Messages and nothing else. A game from elsewhere may have words in English only, or none at all."""
        if Path(path).parent.as_posix() not in locales.languages() or not path.endswith(".ftl"):
            raise HTTPException(404)
        language, name = path.split("/")
        if locales.is_partial(language, name):
            return Response(locales.file_text(language, name), media_type="text/plain", headers={"Cache-Control": "no-cache"})
        with contextlib.suppress(HTTPException):
            return await super().get_response(path, scope)
        with contextlib.suppress(HTTPException):
            return await super().get_response(f"en/{name}", scope)
        if Path(name).stem in games.names():
            return Response(status_code=204)
        raise HTTPException(404)


def spoken(response: Response) -> dict[str, str]:
    """The languages, each by its own name."""
    response.headers["Cache-Control"] = "no-cache"
    return {language: locales.words(language, "shared").say("language-name") for language in locales.languages()}


def described() -> dict[str, object]:
    """The OpenAPI description."""
    return routes().openapi()


async def health(request: Request) -> Response:
    """Well if the store keeps what it is given."""
    return answer(await health_of(request).writable.trouble())


async def readiness(request: Request) -> Response:
    """Ready for guests if the store can be read and all required tasks run; on a full disk they can still look, and that is said."""
    health = health_of(request)
    services: Services = request.app.state.services
    if trouble := await health.readable.trouble() or services.supervisor.trouble():
        return answer(trouble)
    return answer(await health.read_only(), 200, "read-only")


def health_of(request: Request) -> Health:
    health: Health = request.app.state.health
    return health


def answer(trouble: str, code: int = 503, status: str = "failing") -> Response:
    said = {"status": status, "error": trouble} if trouble else {"status": "ok"}
    return Response(json.dumps(said), code if trouble else 200, media_type="application/json")


async def figures(request: Request) -> Response:
    services: Services = request.app.state.services
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


# What is refused


def sentence(request: Request, error: UkiyoError, now: frames.Frame | None = None) -> Response:
    request.app.state.refusals.record(request.scope, error)
    return Response(refusal(error, now), status_of(error), media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """The sentence; and to whom the table has moved on, how it stands now."""
    assert isinstance(error, UkiyoError)
    services: Services = request.app.state.services
    live = services.tables.live.get(request.path_params.get("table_id", ""))
    you = known_person(services, request.headers.raw)
    return sentence(request, error, live.frame_after(error, you.id if you else None) if live else None)


async def malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return sentence(request, Malformed(f"{where}: {first['msg']}"))


async def plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    methods = allowed(request) if error.status_code == 405 else []
    if methods and request.method == "OPTIONS":
        return Response(status_code=204, headers={"Allow": ", ".join(methods)})
    known = error.status_code != 405 or methods
    detail, status = (error.detail, error.status_code) if known else ("Not Found", 404)
    refused = NotRouted(f"{detail}: {request.method} {request.url.path}", status)
    response = sentence(request, refused)
    if methods:
        response.headers["Allow"] = ", ".join(methods)
    return response


def allowed(request: Request) -> list[str]:
    """The methods of a path; none if there is no such path. What is not part of the API is a file."""
    path = request.url.path
    endpoints = [
        route for router in (*ROUTERS, app_shell_router, request.app.router) for route in router.routes if isinstance(route, Route)
    ]
    methods = {method for route in endpoints if route.path_regex.match(path) for method in route.methods or ()}
    if not methods and not path.startswith("/api/"):
        methods = {"GET"}
    if "GET" in methods:
        methods.add("HEAD")
    return sorted({*methods, "OPTIONS"}) if methods else []


# Running


def serve(host: str, port: int, settings: Settings, browser: bool) -> None:
    """Listen until stopped. The address is printed once the door is open."""
    configure_logging(settings.log_level, settings.log_json)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError as error:
        raise BadOption(f"cannot listen on {host}, port {port}: {error.strerror}; choose another port with --port") from None
    shown = f"[{host}]" if family == socket.AF_INET6 else host
    address = f"http://{shown}:{door.getsockname()[1]}/"
    for trouble in games.broken():
        logging.warning("%s", trouble)
    app = application(settings)
    app.services.database.migrate()
    open_files()
    server(app, lambda: announce(address, browser)).run(sockets=[door])


def open_files() -> None:
    """As many as the system permits: every guest is a file, and many systems begin with 1024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(app: SecurityMiddleware, opened: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # Socket has its own, which shares what it compresses
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config, Connections(app.services.clock, app.rates, app.refusals), app.services.supervisor, opened)


def announce(address: str, browser: bool) -> None:
    print(f"Ukiyo is open at {address}  (Ctrl-C closes it; every table is kept)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
