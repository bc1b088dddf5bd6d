"""How much one person and one address may ask for: every request has a price, and whoever has nothing left waits."""

import ipaddress
import re
from collections.abc import Callable
from functools import lru_cache

from starlette.types import Scope

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.settings import Settings

MAX_BUCKETS = 20_000  # buckets; whoever has not asked for longest is forgotten first

TABLE = "/api/tables/[^/]+"
PRICES = [  # a drop is worth one or two milliseconds of processor
    (re.compile(f"POST {TABLE}/fork"), 25.0),  # and more by its length
    (re.compile(f"GET ({TABLE}/review|/api/habits)"), 10.0),
    (re.compile("GET /api/profiles/me/records.zip"), 50.0),
    (re.compile("GET /api/(profiles/[^/]+|open)"), 15.0),  # of hundreds of games; open tables with levels
    (re.compile("GET /api/(profiles/[^/]+/games|tournaments/[^/]+|known)"), 10.0),
    (re.compile("GET /api/profiles/[^/]+/favourites/[^/]+"), 20.0),
    (re.compile(f"GET {TABLE}/(course|record)"), 5.0),
    (re.compile(f"POST {TABLE}/(hint|remark|rematch|claim)"), 5.0),
    (re.compile(f"((POST|DELETE) {TABLE}/chat(/.*)?|POST {TABLE}/block|PUT {TABLE}/notes)"), 3.0),
    (re.compile(f"GET {TABLE}/chat"), 3.0),
    (re.compile(f"POST {TABLE}/what-if"), 2.0),  # and more by its length
    (re.compile(f"GET {TABLE}/at/[^/]+"), 2.0),
    (re.compile(f"SOCKET {TABLE}/live|GET {TABLE}/components(.toml)?"), 3.0),
    (re.compile("POST /api/tournaments(/[^/]+/(join|start))?"), 25.0),  # with the last player, all tables of a round are set
    (re.compile("POST /api/(me|tables|deals/[^/]+|seeks|tournaments/[^/]+/leave)"), 5.0),
    (re.compile(f"POST {TABLE}/invite|GET /api/(invitations|tournaments)"), 3.0),
    (re.compile("POST /api/puzzles/[^/]+/[^/]+(/why)?"), 5.0),
    (re.compile("GET /api/(deals|puzzles)(/[^/]+)?"), 3.0),
    (re.compile("POST /api/games/[^/]+/components"), 25.0),
    (re.compile("GET /api/account/export"), 25.0),
    (re.compile("(POST|DELETE) /api/account(/.*)?"), 5.0),
    (re.compile("POST /api/lessons/[^/]+/[^/]+"), 5.0),
    (re.compile("POST /api/errors"), 3.0),
    (re.compile("GET /api/(tables|my-tables|games/[^/]+)"), 3.0),
    (re.compile("POST /api/me/time-off(/[^/]+/end)?"), 5.0),
]
FORKED_MOVES_PER_TOKEN = 12  # moves that a fork copies for a drop
CORRECTED_TABLE_PRICE = 20.0  # a table with corrected numbers, for which a game is made
WHAT_IF_ACTIONS_PER_TOKEN = 2  # actions that a plan tries for a drop
SEATED_RATE, SEATED_BURST = 2.0, 40.0  # what somebody with a seat has of her own where others have used up her address's
EVENT_LOG_PRICE = 5.0  # a table with the entries since a version
FILE_BURST_FACTOR = 3  # times as many files of the page at once as requests: a page is made of many
APP_SHELL_PRICE = 20.0  # files that all of them in one answer count as
SEATED_FILE_RATE = (20.0, 200.0)  # the same for files: two pages and a half
MAX_FILE_DELAY = 5.0  # seconds that a file may be late: half a page is worse than a slow one


def method_of(scope: Scope) -> str:
    return "SOCKET" if scope["type"] == "websocket" else str(scope["method"])


def price_of(scope: Scope) -> float:
    asked = f"{method_of(scope)} {scope['path']}"
    price = next((price for pattern, price in PRICES if pattern.fullmatch(asked)), 1.0)
    return max(price, EVENT_LOG_PRICE) if b"since=" in scope["query_string"] else price


class RateLimiter:
    """A bucket each: it holds `burst` drops, loses as many as a request costs, and `rate` drip in a second."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # how full, and when; the one used last stands last

    def take(self, who: str, price: float = 1.0, patience: float = 0.0) -> float:
        """How many seconds to wait, no more than the patience there is. TooMany, and nothing is taken, if that does not do.

        A full bucket pays for anything.
        """
        if not self.rate:
            return 0.0
        now, price = self.clock.monotonic(), min(price, self.burst)
        full, then = self.buckets.pop(who, (self.burst, now))
        full = min(self.burst, full + (now - then) * self.rate)
        wait = max(0.0, (price - full) / self.rate)
        self.buckets[who] = (full - price if wait <= patience else full, now)
        if len(self.buckets) > MAX_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        if wait > patience:
            raise TooManyRequests(f"too many requests: at most {self.rate:g} a second, please")
        return wait


class RateLimits:
    """Of people and of addresses: a name is free, an address is not."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.people = RateLimiter(settings.rate, settings.burst, clock)
        address_rate = settings.address_rate if settings.rate else 0.0
        self.requests = AddressLimits(address_rate, settings.address_burst, SEATED_RATE, SEATED_BURST, clock)
        self.files = AddressLimits(address_rate, settings.address_burst * FILE_BURST_FACTOR, *SEATED_FILE_RATE, clock)

    def charge(self, address: str, person: str, price: float) -> None:
        """For what turned out to cost more."""
        self.people.take(person, price)
        self.requests.addresses.take(address, price)


class AddressLimits:
    """What each address has. Where that is used up, whoever has a seat at a table has a little of her own."""

    def __init__(self, rate: float, burst: float, seat_rate: float, seat_burst: float, clock: Clock) -> None:
        self.addresses = RateLimiter(rate, burst, clock)
        self.seated = RateLimiter(seat_rate if rate else 0.0, seat_burst, clock)
        self.seated_by_address = RateLimiter(rate, burst, clock)  # at an address: a seat is nearly as free as a name

    def take(self, address: str, price: float, seated: Callable[[], str | None], patience: float = 0.0) -> float:
        """How many seconds to wait; `seated` says who asks, if she has a seat."""
        try:
            return self.addresses.take(address, price, patience)
        except TooManyRequests:
            person = seated()
            if person is None:
                raise
            return max(self.seated.take(person, price, patience), self.seated_by_address.take(address, price, patience))


def client_address(client: tuple[str, int] | None) -> str:
    """Where a request comes from. Of a trusted proxy's request this is the address the proxy names: uvicorn has seen to that."""
    return shared_address(client[0]) if client else ""


@lru_cache(4096)
def shared_address(host: str) -> str:
    """In IPv6 one guest has a whole network, so the network counts."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if address.version == 4:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
