"""Builds the ASGI application from the services, and runs the server."""

import contextlib
import gc
import json
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Lifespan

import ukiyo
from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.interpreted import interpreted_notice
from ukiyo.server.api.app_shell import router as app_shell_router
from ukiyo.server.api.error_handlers import add_error_handlers
from ukiyo.server.api.health import Health
from ukiyo.server.api.http_server import MAX_MESSAGE_BYTES, Connections, HttpConnection, Server, WebSocketConnection
from ukiyo.server.api.middleware import SecurityMiddleware
from ukiyo.server.api.models import schemas
from ukiyo.server.api.routes import ROUTERS
from ukiyo.server.api.static_files import MIN_COMPRESSED, MessageFiles, PageFiles, language_names
from ukiyo.server.api.websocket import WebSocketEndpoint
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.logs import RefusalLog, configure_logging
from ukiyo.server.core.rate_limits import RateLimits
from ukiyo.server.core.settings import Settings
from ukiyo.server.services import Services

ABOUT = """Play IKI and Hokusai on this server. Choose a name with `POST /api/me`, which sets a cookie. Create or join a table and start
the game. Connect to the WebSocket `/api/tables/{id}/live` to receive frames, which contain your seat's view and the numbers of the legal
actions. To move, send `{"type":"move","version":V,"action":N}` or use `POST /api/tables/{id}/moves`. If `version` is out of date, the
server responds with status 409 and the current frame. Error responses contain a message in `error`. The schemas `ServerMessage` and
`ClientMessage` describe the WebSocket messages."""

# Python's thread switch interval in seconds. While another thread is busy, a move takes 3 to 12 ms to commit (13 to 21 ms by default).
SWITCH_INTERVAL = 0.0005
GC_THRESHOLDS = (50_000, 50, 100)  # a full collection pauses a server with many tables, so it must be rare


def application(settings: Settings, clock: Clock | None = None) -> SecurityMiddleware:
    """Builds the application. The services start when the server starts."""

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_INTERVAL)
        await services.start()
        yield
        await services.stop()

    services = Services(settings, clock)
    rates, refusals = RateLimits(settings, services.clock), RefusalLog(services.metrics, services.clock)
    app = routes(lifespan)
    app.state.services, app.state.rates, app.state.refusals = services, rates, refusals
    app.state.health = Health(services.database, services.clock)
    return SecurityMiddleware(app, WebSocketEndpoint(services, rates, refusals), services, rates, refusals)


class Api(FastAPI):
    """Adds schemas that FastAPI can't derive from signatures: responses encoded by routes, and WebSocket messages."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            components = super().openapi()["components"]
            components["schemas"] = dict(sorted({**components["schemas"], **schemas.schemas()}.items()))
        return super().openapi()


def routes(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    app = Api(
        title="Ukiyo",
        version=ukiyo.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in (*ROUTERS, app_shell_router):
        app.include_router(router)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.add_api_route("/readyz", readiness, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.add_api_route("/locales/languages.json", language_names, include_in_schema=False)
    app.mount("/locales", MessageFiles())
    app.mount("/", PageFiles(html=True))
    app.add_middleware(GZipMiddleware, minimum_size=MIN_COMPRESSED, compresslevel=5)
    add_error_handlers(app)
    return app


def described() -> dict[str, object]:
    """Returns the OpenAPI description."""
    return routes().openapi()


async def health(request: Request) -> Response:
    """Reports whether the database accepts writes."""
    return health_response(await health_of(request).writable.problem())


async def readiness(request: Request) -> Response:
    """Reports whether the database is readable and all required tasks are running. With a full disk, the server is ready but read-only."""
    health = health_of(request)
    services: Services = request.app.state.services
    if problem := await health.readable.problem() or services.supervisor.problem():
        return health_response(problem)
    return health_response(await health.read_only(), 200, "read-only")


def health_of(request: Request) -> Health:
    health: Health = request.app.state.health
    return health


def health_response(problem: str, code: int = 503, status: str = "failing") -> Response:
    content = {"status": status, "error": problem} if problem else {"status": "ok"}
    return Response(json.dumps(content), code if problem else 200, media_type="application/json")


async def metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


# Running


def serve(host: str, port: int, settings: Settings, browser: bool) -> None:
    """Runs the server until it is stopped. Prints the address once the server accepts connections."""
    configure_logging(settings.log_level, settings.log_json)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise BadOption(f"Cannot listen on {host}, port {port}: {error.strerror}. Choose another port with --port.") from None
    url_host = f"[{host}]" if family == socket.AF_INET6 else host
    address = f"http://{url_host}:{listening.getsockname()[1]}/"
    for problem in [*games.load_errors(), interpreted_notice()]:
        if problem:
            logging.warning("%s", problem)
    app = application(settings)
    app.services.database.migrate()
    raise_file_limit()
    server(app, lambda: announce(address, browser)).run(sockets=[listening])


def raise_file_limit() -> None:
    """Raises the limit on open files to the system's maximum. Every connection is a file, and many systems default to a limit of 1024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on Windows

        _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def server(app: SecurityMiddleware, on_start: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # WebSocketConnection uses its own implementation, which shares compressed messages
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config, Connections(app.services.clock, app.rates, app.refusals), app.services.supervisor, on_start)


def announce(address: str, browser: bool) -> None:
    print(f"Ukiyo is running at {address}  (Ctrl-C stops the server; all tables are saved)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
