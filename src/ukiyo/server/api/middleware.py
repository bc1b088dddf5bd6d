"""The guard at the door: who may ask, how much and how often, and what a browser may do with the answer."""

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

HEAD = 16 * 1024  # bytes in all that comes before the body
LINE = 8000  # and in a single line: the library of the sockets takes no longer one
MOST_HEADERS = 100
BODY = 16 * 1024
BOX = 64 * 1024  # a whole box, number by number
BOXED = re.compile("/api/(tables|games/[^/]+/components)")
ENTER_NAME = "Enter your name first, with POST /api/me."
YEAR = 365 * 24 * 3600
WATCHED = ("/healthz", "/readyz", "/metrics")  # by those who look after the server, who come by any name
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
    """Stands before the pages and the API, and before the sockets."""

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
            scope = {**scope, "method": "GET"}  # answered like GET; uvicorn, which has the original, leaves out the body
        answer = send if scope["type"] == "websocket" else dress(scope, send)
        try:
            await self.check(scope)
            if scope["type"] == "http":
                scope["state"]["renewed_cookie"] = self.renewed_cookie(scope)
                receive = await whole_body(receive, BOX if BOXED.fullmatch(scope["path"]) else BODY)
        except Refused as refused:
            self.refusals.record(scope, refused)
            await refuse(scope, receive, answer, refused)
        except HungUp:
            pass
        except asyncio.CancelledError:  # the server is being closed, and the rest of the body has not come
            if scope["type"] != "http":
                raise
            await refuse_closing(scope, receive, answer)
        else:
            await (self.sockets if scope["type"] == "websocket" else self.answer)(scope, receive, answer)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if "answered" not in scope["state"]:
                await refuse_closing(scope, receive, send)
        except Exception:  # whoever asked has got a 500
            logger.exception("failed", extra={"fields": {"request": request_id(scope)}})

    async def check(self, scope: Scope) -> None:
        """What costs least comes first: until the rates are asked, nobody's request may cost anything worth mentioning."""
        check_size(scope["headers"])
        address, seated = client_address(scope.get("client")), partial(self.seated, scope)
        if is_file(scope):
            price = APP_SHELL_PRICE if scope["path"].startswith("/shell/") else 1.0
            if late := self.rates.files.take(address, price, seated, MAX_FILE_DELAY):
                await self.services.clock.sleep(late)
            self.check_site(scope)
            return
        price = price_of(scope)
        self.rates.requests.take(address, 1.0, seated)
        self.services.bans.check_address(address)
        self.check_site(scope)
        if person := known_person(self.services, scope["headers"]):
            self.services.bans.check(person.id)
            self.rates.people.take(person.id, price)
            self.services.addresses.record(person.id, address)
        self.rates.requests.take(address, price - 1.0, seated)  # not before: what one person cannot pay, others there need not pay either

    def renewed_cookie(self, scope: Scope) -> str | None:
        """The cookie that replaces one of the old scheme. Old cookies are accepted until browsers have none any more."""
        given = read_cookie(scope["headers"]) if scope["path"].startswith("/api/") else None
        person = known_person(self.services, scope["headers"]) if given is not None else None
        if given is None or person is None or not self.services.signer.is_old(given):
            return None
        return set_cookie(self.services.signer.cookie(person), scope["scheme"] == "https")

    def seated(self, scope: Scope) -> str | None:
        """Who asks, if she has a seat at a table: she may look at it, and first her page must come."""
        person = known_person(self.services, scope["headers"])
        return self.services.tables.if_seated(person.id) if person else None

    def check_site(self, scope: Scope) -> None:
        keep_one_cookie(scope)
        if scope["path"] not in WATCHED:
            headers = Headers(scope=scope)
            self.check_host(headers)
            check_origin(scope, headers)

    def check_host(self, headers: Headers) -> None:
        hosts = self.services.settings.hosts
        name = host_name(headers.get("host", ""))
        if hosts and name not in hosts:
            raise Forbidden("this server does not answer to that host name; whoever runs it can add it to UKIYO_HOSTS")


def set_cookie(value: str, secure: bool) -> str:
    response = Response()
    response.set_cookie(COOKIE_NAME, value, max_age=YEAR, httponly=True, secure=secure, samesite="strict")
    return response.headers["set-cookie"]


def is_file(scope: Scope) -> bool:
    return scope["type"] == "http" and not scope["path"].startswith("/api/") and scope["path"] not in WATCHED


def check_size(headers: RawHeaders) -> None:
    sizes = [len(name) + len(value) for name, value in headers]
    if len(sizes) > MOST_HEADERS or sum(sizes) > HEAD or max(sizes, default=0) > LINE:
        raise HeadersTooLarge(f"a request may have at most {MOST_HEADERS} headers, of {LINE} bytes each and {HEAD} in all")


def keep_one_cookie(scope: Scope) -> None:
    """Nobody behind the guard sees another cookie than ours: the libraries there parse them all, and too slowly."""
    cookie = read_cookie(scope["headers"])
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    if cookie is not None:
        scope["headers"].append((b"cookie", f"{COOKIE_NAME}={cookie[: MAX_COOKIE_LENGTH + 1]}".encode("latin-1")))


def host_name(host: str) -> str:
    """Without the port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host


def check_origin(scope: Scope, headers: Headers) -> None:
    """A browser says which page asks. What changes something, and every socket, must come from our own page; scripts say nothing."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return
    if origin.partition("://")[2] != headers.get("host"):
        raise Forbidden("this request comes from a page of another site")


def known_person(services: Services, headers: RawHeaders) -> Person | None:
    """Who asks, where a wrong cookie is as good as none."""
    try:
        return person_of(services, headers)
    except Unauthorized:
        return None


def person_of(services: Services, headers: RawHeaders) -> Person | None:
    """Who asks. A cookie that is not ours is refused where it matters."""
    return services.sessions.person(read_cookie(headers))


class HungUp(Exception):
    """Whoever asked is gone before all of it was said."""


async def whole_body(receive: Receive, most: int) -> Receive:
    """Read the body before anyone works on it, but not one that is too long or never ends."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise HungUp
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise PayloadTooLarge(f"a request may have at most {most} bytes")
    read: list[Message] = [{"type": "http.request", "body": body}]

    async def again() -> Message:
        return read.pop() if read else await receive()

    return again


def dress(scope: Scope, send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            scope["state"]["answered"] = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers["X-Request-Id"] = request_id(scope)
            if renewed := scope["state"].get("renewed_cookie"):
                headers.setdefault("Set-Cookie", renewed)
        await send(message)

    return with_headers


def refusal(error: UkiyoError, now: frames.Frame | None = None) -> bytes:
    """The sentence as JSON, and how the table stands now. Plain ASCII: what was sent to us may hold what cannot be encoded."""
    problem: responses.Problem = {"error": str(error)}
    if now is not None:
        problem["frame"] = now
    return json.dumps(problem).encode()


async def refuse_closing(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse(scope, receive, send, ShuttingDown("the server is being closed: ask again in a moment"))


async def refuse(scope: Scope, receive: Receive, send: Send, refused: UkiyoError) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
    body = refusal(refused)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "x-request-id": request_id(scope)}
    await send({"type": f"{kind}.start", "status": status_of(refused), "headers": Headers(headers).raw})
    await send({"type": f"{kind}.body", "body": body})
