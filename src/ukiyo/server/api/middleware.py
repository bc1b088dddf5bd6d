"""Checks every request before the application sees it: size, rate, ban, host and origin. Adds security headers to every response."""

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Sequence
from functools import partial

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ukiyo.engine.errors import UkiyoError
from ukiyo.play import frames
from ukiyo.play.errors import Forbidden, Refused
from ukiyo.server.api.models import responses
from ukiyo.server.core.errors import HeadersTooLarge, PayloadTooLarge, ShuttingDown, Unauthorized, status_of
from ukiyo.server.core.identity import COOKIE_NAME, MAX_COOKIE_LENGTH, Person, read_cookie
from ukiyo.server.core.logs import RefusalLog, request_id
from ukiyo.server.core.rate_limits import APP_SHELL_PRICE, MAX_FILE_DELAY, RateLimits, client_address, price_of
from ukiyo.server.services import Services

HEAD = 16 * 1024  # bytes of all headers and the URL
LINE = 8000  # bytes of one header; the WebSocket library does not accept longer lines
MAX_HEADERS = 100
BODY = 16 * 1024
COMPONENTS_BODY = 64 * 1024  # a request may contain corrected values for all components
COMPONENTS_PATHS = re.compile("/api/(tables|games/[^/]+/components)")
ENTER_NAME = "Enter your name first, with POST /api/me."
YEAR = 365 * 24 * 3600
MONITORING = ("/healthz", "/readyz", "/metrics")  # accept any host name
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

RawHeaders = Sequence[tuple[bytes, bytes]]

logger = logging.getLogger("ukiyo")


class SecurityMiddleware:
    """Wraps the HTTP application and the WebSocket endpoint."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, services: Services, rates: RateLimits, refusals: RefusalLog) -> None:
        self.app = app
        self.sockets = sockets
        self.services = services
        self.rates = rates
        self.refusals = refusals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})["request_id"] = secrets.token_hex(4)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn, which knows the original method, omits the body
        respond = send if scope["type"] == "websocket" else with_security_headers(scope, send)
        try:
            await self.check(scope)
            if scope["type"] == "http":
                scope["state"]["renewed_cookie"] = self.renewed_cookie(scope)
                receive = await whole_body(receive, COMPONENTS_BODY if COMPONENTS_PATHS.fullmatch(scope["path"]) else BODY)
        except Refused as refused:
            self.refusals.record(scope, refused)
            await refuse(scope, receive, respond, refused)
        except ClientDisconnected:
            pass
        except asyncio.CancelledError:  # the server is stopping, and the body is incomplete
            if scope["type"] != "http":
                raise
            await refuse_closing(scope, receive, respond)
        else:
            await (self.sockets if scope["type"] == "websocket" else self.run_app)(scope, receive, respond)

    async def run_app(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if "response_started" not in scope["state"]:
                await refuse_closing(scope, receive, send)
        except Exception:  # the client has received status 500
            logger.exception("request failed", extra={"fields": {"request": request_id(scope)}})

    async def check(self, scope: Scope) -> None:
        """Checks a request, starting with the cheapest checks. Expensive work must come after the rate limits."""
        check_size(scope["headers"])
        address, find_seated_person = client_address(scope.get("client")), partial(self.seated, scope)
        if is_file(scope):
            price = APP_SHELL_PRICE if scope["path"].startswith("/shell/") else 1.0
            if delay := self.rates.files.consume(address, price, find_seated_person, MAX_FILE_DELAY):
                await self.services.clock.sleep(delay)
            self.check_site(scope)
            return
        price = price_of(scope)
        self.rates.requests.consume(address, 1.0, find_seated_person)
        self.services.bans.check_address(address)
        self.check_site(scope)
        if person := known_person(self.services, scope["headers"]):
            self.services.bans.check(person.id)
            self.rates.people.consume(person.id, price)
            self.services.addresses.record(person.id, address)
        # This comes last so that a person's refused requests do not use up other people's tokens at the same address.
        self.rates.requests.consume(address, price - 1.0, find_seated_person)

    def renewed_cookie(self, scope: Scope) -> str | None:
        """Returns a cookie that replaces one of an older format."""
        cookie = read_cookie(scope["headers"]) if scope["path"].startswith("/api/") else None
        person = known_person(self.services, scope["headers"]) if cookie is not None else None
        if cookie is None or person is None or not self.services.signer.is_old(cookie):
            return None
        return set_cookie(self.services.signer.cookie(person), scope["scheme"] == "https")

    def seated(self, scope: Scope) -> str | None:
        """Returns the person if they have a seat. Players can load the page even if others have used up the address's tokens."""
        person = known_person(self.services, scope["headers"])
        return self.services.tables.seated_person(person.id) if person else None

    def check_site(self, scope: Scope) -> None:
        keep_one_cookie(scope)
        if scope["path"] not in MONITORING:
            headers = Headers(scope=scope)
            self.check_host(headers)
            check_origin(scope, headers)

    def check_host(self, headers: Headers) -> None:
        hosts = self.services.settings.hosts
        name = host_name(headers.get("host", ""))
        if hosts and name not in hosts:
            raise Forbidden("This server does not accept that host name. The administrator can add it to UKIYO_HOSTS.")


def set_cookie(value: str, secure: bool) -> str:
    response = Response()
    response.set_cookie(COOKIE_NAME, value, max_age=YEAR, httponly=True, secure=secure, samesite="strict")
    return response.headers["set-cookie"]


def is_file(scope: Scope) -> bool:
    return scope["type"] == "http" and not scope["path"].startswith("/api/") and scope["path"] not in MONITORING


def check_size(headers: RawHeaders) -> None:
    sizes = [len(name) + len(value) for name, value in headers]
    if len(sizes) > MAX_HEADERS or sum(sizes) > HEAD or max(sizes, default=0) > LINE:
        raise HeadersTooLarge(f"A request may have at most {MAX_HEADERS} headers, with {LINE} bytes each and {HEAD} in total.")


def keep_one_cookie(scope: Scope) -> None:
    """Removes all cookies except the server's own, because the libraries behind this middleware parse cookies in quadratic time."""
    cookie = read_cookie(scope["headers"])
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    if cookie is not None:
        scope["headers"].append((b"cookie", f"{COOKIE_NAME}={cookie[: MAX_COOKIE_LENGTH + 1]}".encode("latin-1")))


def host_name(host: str) -> str:
    """Returns the host without the port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host


def check_origin(scope: Scope, headers: Headers) -> None:
    """Refuses WebSockets and changes from browsers on another site. Clients other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return
    if origin.partition("://")[2] != headers.get("host"):
        raise Forbidden("This request comes from a page on another site.")


def known_person(services: Services, headers: RawHeaders) -> Person | None:
    """Returns the person identified by the cookie, or None if it is missing or invalid."""
    try:
        return person_of(services, headers)
    except Unauthorized:
        return None


def person_of(services: Services, headers: RawHeaders) -> Person | None:
    """Returns the person identified by the cookie, or None if it is missing. Raises `Unauthorized` if it is invalid."""
    return services.sessions.person(read_cookie(headers))


class ClientDisconnected(Exception):
    """The client disconnected before it had sent the whole body."""


async def whole_body(receive: Receive, limit: int) -> Receive:
    """Reads the body before the application starts, and refuses one that is too long."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnected
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise PayloadTooLarge(f"A request may have at most {limit} bytes.")
    read: list[Message] = [{"type": "http.request", "body": body}]

    async def replay() -> Message:
        return read.pop() if read else await receive()

    return replay


def with_security_headers(scope: Scope, send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            scope["state"]["response_started"] = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers["X-Request-Id"] = request_id(scope)
            if renewed := scope["state"].get("renewed_cookie"):
                headers.setdefault("Set-Cookie", renewed)
        await send(message)

    return with_headers


def refusal(error: UkiyoError, now: frames.Frame | None = None) -> bytes:
    """Returns the error and the current frame as JSON, in ASCII: quoted input may contain characters that cannot be encoded."""
    problem: responses.Problem = {"error": str(error)}
    if now is not None:
        problem["frame"] = now
    return json.dumps(problem).encode()


async def refuse_closing(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse(scope, receive, send, ShuttingDown("The server is stopping. Try again in a moment."))


async def refuse(scope: Scope, receive: Receive, send: Send, refused: UkiyoError) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
    body = refusal(refused)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "x-request-id": request_id(scope)}
    await send({"type": f"{kind}.start", "status": status_of(refused), "headers": Headers(headers).raw})
    await send({"type": f"{kind}.body", "body": body})
