"""Rate limits for people and addresses, implemented as token buckets. Each request has a price in tokens."""

import ipaddress
import re
from collections.abc import Callable
from functools import lru_cache

from starlette.types import Scope

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.settings import Settings

MAX_BUCKETS = 20_000  # the least recently used bucket is evicted first

TABLE = "/api/tables/[^/]+"
PRICES = [  # in tokens; a token corresponds to 1 or 2 ms of processor time
    (re.compile(f"POST {TABLE}/fork"), 25.0),  # more for long requests
    (re.compile(f"GET ({TABLE}/review|/api/habits)"), 10.0),
    (re.compile("GET /api/profiles/me/records.zip"), 50.0),
    (re.compile("GET /api/(profiles/[^/]+|open-tables)"), 15.0),  # a profile reads hundreds of games
    (re.compile("GET /api/(profiles/[^/]+/games|tournaments/[^/]+|me/contacts)"), 10.0),
    (re.compile("GET /api/profiles/[^/]+/favourites/[^/]+"), 20.0),
    (re.compile(f"GET {TABLE}/(course|record)"), 5.0),
    (re.compile(f"POST {TABLE}/(hint|remark|rematch|claim)"), 5.0),
    (re.compile(f"((POST|DELETE) {TABLE}/chat(/.*)?|POST {TABLE}/block|PUT {TABLE}/notes)"), 3.0),
    (re.compile(f"GET {TABLE}/chat"), 3.0),
    (re.compile(f"POST {TABLE}/what-if"), 2.0),  # more for long requests
    (re.compile(f"GET {TABLE}/at/[^/]+"), 2.0),
    (re.compile(f"SOCKET {TABLE}/live|GET {TABLE}/components(.toml)?"), 3.0),
    (re.compile("POST /api/tournaments(/[^/]+/(join|start))?"), 25.0),  # the last player to join creates all tables of a round
    (re.compile("POST /api/(me|tables|daily/[^/]+|seeks|tournaments/[^/]+/leave)"), 5.0),
    (re.compile(f"POST {TABLE}/invite|GET /api/(me/invitations|tournaments)"), 3.0),
    (re.compile("POST /api/puzzles/[^/]+/[^/]+(/why)?"), 5.0),
    (re.compile("GET /api/(daily|puzzles)(/[^/]+)?"), 3.0),
    (re.compile("POST /api/games/[^/]+/components"), 25.0),
    (re.compile("GET /api/account/export"), 25.0),
    (re.compile("(POST|DELETE) /api/account(/.*)?"), 5.0),
    (re.compile("POST /api/lessons/[^/]+/[^/]+"), 5.0),
    (re.compile("POST /api/errors"), 3.0),
    (re.compile("GET /api/(tables|my-tables|games/[^/]+)"), 3.0),
    (re.compile("POST /api/me/time-off(/[^/]+/end)?"), 5.0),
]
FORKED_MOVES_PER_TOKEN = 12  # moves copied by a fork per token
CORRECTED_TABLE_PRICE = 20.0  # a table with corrected component values needs its own game object
WHAT_IF_ACTIONS_PER_TOKEN = 2
SEATED_RATE, SEATED_BURST = 2.0, 40.0  # reserved for a person with a seat when others have used up the address's tokens
EVENT_LOG_PRICE = 5.0  # a frame with all events since a version
FILE_BURST_FACTOR = 3  # a page consists of many files, so their bucket is larger than the bucket for requests
APP_SHELL_PRICE = 20.0  # all page files in one response
SEATED_FILE_RATE = (20.0, 200.0)  # rate and burst: enough for two and a half page loads
MAX_FILE_DELAY = 5.0  # seconds; a slow page is better than an incomplete page


def method_of(scope: Scope) -> str:
    return "SOCKET" if scope["type"] == "websocket" else str(scope["method"])


def price_of(scope: Scope) -> float:
    request_line = f"{method_of(scope)} {scope['path']}"
    price = next((price for pattern, price in PRICES if pattern.fullmatch(request_line)), 1.0)
    return max(price, EVENT_LOG_PRICE) if b"since=" in scope["query_string"] else price


class RateLimiter:
    """One token bucket per key, with at most `burst` tokens and `rate` new tokens per second."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # tokens and the time of the last update; the most recently used bucket is last

    def consume(self, key: str, price: float = 1.0, max_wait: float = 0.0) -> float:
        """Takes tokens and returns the number of seconds that the caller must wait, at most `max_wait`.

        Raises `TooManyRequests` without taking any tokens if the wait would be longer. A full bucket covers any price.
        """
        if not self.rate:
            return 0.0
        now, price = self.clock.monotonic(), min(price, self.burst)
        tokens, counted_at = self.buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - counted_at) * self.rate)
        wait = max(0.0, (price - tokens) / self.rate)
        self.buckets[key] = (tokens - price if wait <= max_wait else tokens, now)
        if len(self.buckets) > MAX_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        if wait > max_wait:
            raise TooManyRequests(f"You are sending too many requests. The limit is {self.rate:g} per second.")
        return wait


class RateLimits:
    """Limits people and addresses. Addresses count because anyone can create additional people."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.people = RateLimiter(settings.rate, settings.burst, clock)
        address_rate = settings.address_rate if settings.rate else 0.0
        self.requests = AddressLimits(address_rate, settings.address_burst, SEATED_RATE, SEATED_BURST, clock)
        self.files = AddressLimits(address_rate, settings.address_burst * FILE_BURST_FACTOR, *SEATED_FILE_RATE, clock)

    def charge(self, address: str, person: str, price: float) -> None:
        """Takes more tokens for a request that turned out to be expensive."""
        self.people.consume(person, price)
        self.requests.addresses.consume(address, price)


class AddressLimits:
    """Limits each address. People with a seat have a small reserve that they can use when the address has no tokens left."""

    def __init__(self, rate: float, burst: float, seated_rate: float, seated_burst: float, clock: Clock) -> None:
        self.addresses = RateLimiter(rate, burst, clock)
        self.seated = RateLimiter(seated_rate if rate else 0.0, seated_burst, clock)
        self.seated_by_address = RateLimiter(rate, burst, clock)  # anyone can take many seats, so the reserves are limited as well

    def consume(self, address: str, price: float, seated: Callable[[], str | None], max_wait: float = 0.0) -> float:
        """Takes tokens and returns the number of seconds to wait. `seated` returns the person if they have a seat."""
        try:
            return self.addresses.consume(address, price, max_wait)
        except TooManyRequests:
            person = seated()
            if person is None:
                raise
            return max(self.seated.consume(person, price, max_wait), self.seated_by_address.consume(address, price, max_wait))


def client_address(client: tuple[str, int] | None) -> str:
    """Returns a client's address. Behind a trusted proxy, uvicorn has already replaced the proxy's address with the forwarded one."""
    return shared_address(client[0]) if client else ""


@lru_cache(4096)
def shared_address(host: str) -> str:
    """Returns the address or network to which limits apply. IPv6 clients usually have an entire /64 network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if address.version == 4:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
