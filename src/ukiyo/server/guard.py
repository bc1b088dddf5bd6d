"""The guard at the door: who may ask, how much and how often, and what a browser may do with the answer."""

import json
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ukiyo.engine.errors import UkiyoError
from ukiyo.server import wire
from ukiyo.server.clock import Clock
from ukiyo.server.errors import NotYours, Refused, TooLarge, TooMany, Unknown
from ukiyo.server.house import House
from ukiyo.server.identity import COOKIE, Person

BODY = 16 * 1024
BOX = 64 * 1024  # a whole box, number by number
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Limiter:
    """A bucket a person: it holds `burst` drops, loses one a request, and `rate` drip in a second."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # how full, and when

    def take(self, who: str) -> None:
        if not self.rate:
            return
        now = self.clock.monotonic()
        if len(self.buckets) > 10_000:
            self.buckets = {key: held for key, held in self.buckets.items() if now - held[1] < self.burst / self.rate}
        full, then = self.buckets.get(who, (self.burst, now))
        full = min(self.burst, full + (now - then) * self.rate)
        if full < 1:
            raise TooMany(f"too many requests: at most {self.rate:g} a second, please")
        self.buckets[who] = (full - 1, now)


class Guard:
    """Stands before the pages and the API, and before the sockets."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, house: House, limiter: Limiter) -> None:
        self.app = app
        self.sockets = sockets
        self.house = house
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        answer = send if scope["type"] == "websocket" else dress(send)
        try:
            self.check(scope, Headers(scope=scope))
            if scope["type"] == "http":
                receive = await whole_body(receive, BOX if scope["path"].endswith("/components") else BODY)
        except Refused as refused:
            await refuse(self.house, scope, receive, answer, refused)
            return
        await (self.sockets if scope["type"] == "websocket" else self.app)(scope, receive, answer)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Those who watch over the server itself come by any name, and often."""
        if scope["path"] not in ("/healthz", "/metrics"):
            self.check_host(headers)
            check_origin(scope, headers)
            if scope["path"].startswith("/api/"):  # a page is made of many files, all asked for at once
                self.limiter.take(who(self.house, scope, headers))

    def check_host(self, headers: Headers) -> None:
        hosts = self.house.settings.hosts
        name = host_name(headers.get("host", ""))
        if hosts and name not in hosts:
            raise NotYours("this server does not answer to that host name; whoever runs it can add it to UKIYO_HOSTS")


def host_name(host: str) -> str:
    """Without the port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host


def check_origin(scope: Scope, headers: Headers) -> None:
    """A browser says which page asks. What changes something, and every socket, must come from our own page; scripts say nothing."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return
    if origin.partition("://")[2] != headers.get("host"):
        raise NotYours("this request comes from a page of another site")


def who(house: House, scope: Scope, headers: Headers) -> str:
    """Whose rate it counts against: the person's, or the address's if nobody has said a name."""
    person = known_person(house, headers)
    address = scope["client"][0] if scope.get("client") else ""
    return person.id if person and scope["path"] != "/api/me" else address


def known_person(house: House, headers: Headers) -> Person | None:
    """Who asks, where a wrong cookie is as good as none."""
    try:
        return person_of(house, headers)
    except Unknown:
        return None


def person_of(house: House, headers: Headers) -> Person | None:
    """Who asks. A cookie that is not ours is refused where it matters."""
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        raise Unknown("your cookie cannot be read: please say your name again") from None
    return house.signer.person(cookies[COOKIE].value if COOKIE in cookies else None)


async def whole_body(receive: Receive, most: int) -> Receive:
    """Read the body before anyone works on it, but not one that is too long or never ends."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise TooLarge(f"a request may have at most {most} bytes")
    read: list[Message] = [{"type": "http.request", "body": body}]

    async def again() -> Message:
        return read.pop() if read else await receive()

    return again


def dress(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


def status_of(error: UkiyoError) -> int:
    """What the engine refuses is the asker's mistake."""
    return error.status if isinstance(error, Refused) else Refused.status


def refusal(error: UkiyoError, now: wire.Frame | None = None) -> bytes:
    """The sentence as JSON, and how the table stands now. Plain ASCII: what was sent to us may hold what cannot be encoded."""
    problem: wire.Problem = {"error": str(error)}
    if now is not None:
        problem["frame"] = now
    return json.dumps(problem).encode()


async def refuse(house: House, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    house.metrics.refused.labels(str(refused.status)).inc()
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": refusal(refused)})
