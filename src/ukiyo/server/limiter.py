"""How much one person and one address may ask for: every request has a price, and whoever has nothing left waits."""

import ipaddress
import re
from collections.abc import Callable
from functools import lru_cache

from starlette.types import Scope

from ukiyo.server.clock import Clock
from ukiyo.server.errors import TooMany
from ukiyo.server.settings import Settings

REMEMBERED = 20_000  # buckets; whoever has not asked for longest is forgotten first

TABLE = "/api/tables/[^/]+"
PRICES = [  # a drop is worth one or two milliseconds of processor
    (re.compile(f"POST {TABLE}/fork"), 25.0),  # and more by its length
    (re.compile(f"GET {TABLE}/review"), 10.0),
    (re.compile(f"GET {TABLE}/(course|record)"), 5.0),
    (re.compile(f"POST {TABLE}/(hint|rematch|claim)"), 5.0),
    (re.compile(f"POST {TABLE}/plan"), 2.0),  # and more by its length
    (re.compile(f"GET {TABLE}/at/[^/]+"), 2.0),
    (re.compile(f"SOCKET {TABLE}/live"), 3.0),
    (re.compile("POST /api/(me|tables)"), 5.0),
    (re.compile("POST /api/games/[^/]+/components"), 25.0),
    (re.compile("POST /api/lessons/[^/]+/[^/]+"), 5.0),
    (re.compile("GET /api/(tables|games/[^/]+)"), 3.0),
]
FORKED = 12  # moves that a fork copies for a drop
PLANNED = 2  # actions that a plan tries for a drop
SEAT_RATE, SEAT_BURST = 2.0, 20.0  # what a player has of her own where others have used up her address's
LOG = 5.0  # a table with the entries since a version
FILES = 3  # times as many files of the page at once as requests: a page is made of many
FILE_PATIENCE = 5.0  # seconds that a file may be late: half a page is worse than a slow one


def method_of(scope: Scope) -> str:
    return "SOCKET" if scope["type"] == "websocket" else str(scope["method"])


def price_of(scope: Scope) -> float:
    asked = f"{method_of(scope)} {scope['path']}"
    price = next((price for pattern, price in PRICES if pattern.fullmatch(asked)), 1.0)
    return max(price, LOG) if b"since=" in scope["query_string"] else price


class Limiter:
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
        if len(self.buckets) > REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        if wait > patience:
            raise TooMany(f"too many requests: at most {self.rate:g} a second, please")
        return wait


class Rates:
    """Of people and of addresses: a name is free, an address is not."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.people = Limiter(settings.rate, settings.burst, clock)
        address_rate = settings.address_rate if settings.rate else 0.0
        self.addresses = Limiter(address_rate, settings.address_burst, clock)
        self.files = Limiter(address_rate, settings.address_burst * FILES, clock)
        self.players = Limiter(SEAT_RATE if settings.rate else 0.0, SEAT_BURST, clock)
        self.players_addresses = Limiter(address_rate, settings.address_burst, clock)  # a seat is nearly as free as a name

    def take(self, address: str, price: float, player: Callable[[], str | None]) -> None:
        """From an address. Where that has nothing left, whoever plays at the table in question has a little of her own."""
        try:
            self.addresses.take(address, price)
        except TooMany:
            person = player()
            if person is None:
                raise
            self.players.take(person, price)
            self.players_addresses.take(address, price)

    def charge(self, address: str, person: str, price: float) -> None:
        """For what turned out to cost more."""
        self.people.take(person, price)
        self.addresses.take(address, price)


def address_of(client: tuple[str, int] | None) -> str:
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
