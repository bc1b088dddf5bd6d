"""The application: the API, the socket, the page, health and figures, behind the guard."""

import contextlib
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from os import PathLike
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Lifespan, Scope

import ukiyo
from ukiyo import games, locales, web
from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.server import wire
from ukiyo.server.api import api
from ukiyo.server.errors import NotNow, Refused
from ukiyo.server.guard import Guard, Limiter, known_person, refusal, status_of
from ukiyo.server.house import House
from ukiyo.server.settings import Settings
from ukiyo.server.sockets import Sockets

MESSAGE = 4096  # bytes in a message on a socket
ABOUT = """Tables of IKI and Hokusai. Say your name (`POST /api/me`, it sets a cookie), set or join a table, start it, and listen on the
socket `/api/tables/{id}/live`: every frame holds your seat's view with the numbers of the legal actions. Answer with
`{"type":"move","version":V,"action":N}` there, or `POST /api/tables/{id}/moves`. A move carries the version it answers; a second or
stale one gets 409 and how the table stands. Every refusal is a 4xx with a sentence in `error`. The schemas `ServerMessage` and
`ClientMessage` are what travels on the socket."""

RARELY = (50_000, 50, 100)  # collecting cycles through all that many tables hold would stop every one of them


def application(settings: Settings) -> Guard:
    """A server, not yet running."""

    @contextlib.asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        gc.set_threshold(*RARELY)
        await house.begin()
        yield
        await house.end()

    house = House(settings)
    limiter = Limiter(settings.rate, settings.burst, house.clock)
    app = routes(life)
    app.state.house = house
    return Guard(app, Sockets(house, limiter), house, limiter)


class Api(FastAPI):
    """Describes more than its signatures say: what is written as JSON at once, and what travels on the socket."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            components = super().openapi()["components"]
            components["schemas"] = dict(sorted({**components["schemas"], **wire.schemas()}.items()))
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
    app.include_router(api)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    app.add_api_route("/locales/languages.json", spoken, include_in_schema=False)
    app.mount("/locales", Messages())
    app.mount("/", Pages(html=True))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_exception_handler(UkiyoError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, plain)
    return app


class Files(StaticFiles):
    """The page's files: a browser keeps them, and asks each time whether they are still the newest."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


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
        with contextlib.suppress(HTTPException):
            return await super().get_response(path, scope)
        with contextlib.suppress(HTTPException):
            return await super().get_response(f"en/{Path(path).name}", scope)
        if Path(path).stem in games.names():
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
    """Well if the store answers."""
    house: House = request.app.state.house
    await house.store.run(house.store.listed, "none")
    return Response('{"status":"ok"}', media_type="application/json")


async def figures(request: Request) -> Response:
    house: House = request.app.state.house
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


# What is refused


def sentence(request: Request, error: UkiyoError, now: wire.Frame | None = None) -> Response:
    status = status_of(error)
    request.app.state.house.metrics.refused.labels(str(status)).inc()
    return Response(refusal(error, now), status, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """The sentence; and to whom the table has moved on, how it stands now."""
    assert isinstance(error, UkiyoError)
    house: House = request.app.state.house
    live = house.tables.live.get(request.path_params.get("table_id", ""))
    now = None
    if isinstance(error, NotNow) and live is not None:
        you = known_person(house, request.headers)
        now = live.table.frame(you.id if you else None, [])
    return sentence(request, error, now)


async def malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return sentence(request, Malformed(f"{where}: {first['msg']}"))


class Malformed(Refused):
    status = 422


async def plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = sentence(request, Refused(f"{error.detail}: {request.method} {request.url.path}"))
    answer.status_code = error.status_code
    return answer


# Running


def serve(host: str, port: int, settings: Settings, browser: bool) -> None:
    """Listen until stopped. The address is printed once the door is open."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError as error:
        raise BadOption(f"cannot listen on {host}, port {port}: {error.strerror}; choose another port with --port") from None
    shown = f"[{host}]" if family == socket.AF_INET6 else host
    address = f"http://{shown}:{door.getsockname()[1]}/"
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    for trouble in games.broken():
        logging.warning("%s", trouble)
    app = application(settings)
    app.house.store.migrate()
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    Server(config, lambda: announce(address, browser)).run(sockets=[door])


class Server(uvicorn.Server):
    """Says when the door is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()


def announce(address: str, browser: bool) -> None:
    print(f"Ukiyo is open at {address}  (Ctrl-C closes it; every table is kept)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
