"""Calling other servers at addresses that guests have given: never in our own network, and never where they redirect to."""

import asyncio
import errno
import ipaddress
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ukiyo.play.errors import Refused

if TYPE_CHECKING:
    import aiohttp

DNS_TIMEOUT = 5.0  # seconds for finding out where a name is
MAX_RESPONSE_BYTES = 4096  # bytes of an answer
ALLOWED_PORTS = (None, 443, 8443)
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")  # nothing else is routed on the Internet, NAT64 apart
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # the IPv4 address in the last 32 bits is called
# The special-purpose registries of IANA (iana-ipv4-special-registry, iana-ipv6-special-registry), those blocks included that are reachable:
# nobody's server is there. Python's `is_global` depends on the version of Python.
SPECIAL_IPV4 = [
    ipaddress.IPv4Network(block)
    for block in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"),
        *("192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]
SPECIAL_IPV6 = [  # within GLOBAL_UNICAST
    ipaddress.IPv6Network(block)
    for block in (
        "2001::/23",  # IETF protocol assignments, Teredo among them
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",
        "3fff::/20",
    )
]

AddressInfo = tuple[int | socket.AddressFamily, int | socket.SocketKind, int, str, tuple[str, int] | tuple[str, int, int, int]]


class RequestFailed(Exception):
    """Nobody answered, or not as a server should; it says why."""


class Answer:
    def __init__(self, status: int, wait: float | None) -> None:
        self.status = status
        self.wait = wait  # seconds after which it wants to be asked again


class OutboundHttp:
    """Whatever a name stands for when it is set, the address is looked at again when it is connected to: there is no moment in between."""

    def __init__(self, allow_private: bool) -> None:
        self.allow_private = allow_private
        self.session: aiohttp.ClientSession | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        import aiohttp  # noqa: PLC0415 - a club has it

        if self.session is None:
            connector = aiohttp.TCPConnector(socket_factory=self.open_socket, limit_per_host=8, ttl_dns_cache=60)
            jar = aiohttp.DummyCookieJar()
            self.session = aiohttp.ClientSession(connector=connector, cookie_jar=jar, auto_decompress=False)
        try:
            self.check(url)
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False, max_line_size=8190) as response:
                await response.content.read(MAX_RESPONSE_BYTES)
                return Answer(response.status, seconds(response.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, Refused) as error:
            raise RequestFailed(str(error)[:150] or type(error).__name__) from None

    def check(self, url: str) -> None:
        """That an address can be called at all; where its name leads is seen later."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname
        except ValueError:
            host, port = None, None
        if not host or not url.isascii() or not url.isprintable() or " " in url:
            raise Refused("this address cannot be called: it should begin with https://")
        if parts.username is not None or parts.scheme not in ("https", "http"):
            raise Refused("an address to call begins with https:// and holds no name and password before the host")
        if not self.allow_private and (parts.scheme != "https" or port not in ALLOWED_PORTS):
            raise Refused("only addresses with https:// on port 443 or 8443 are called")

    async def check_host(self, url: str) -> None:
        """That its name leads out of our own network, as far as can be known now."""
        self.check(url)
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(DNS_TIMEOUT):
                found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, TimeoutError, UnicodeError):
            raise Refused(f"there is no server called '{str(parts.hostname)[:80]}'") from None
        if not self.allow_private and not all(is_public(str(info[4][0])) for info in found):
            raise Refused("this address leads into the server's own network, where nothing is called")

    def open_socket(self, info: AddressInfo) -> socket.socket:
        if not self.allow_private and not is_public(str(info[4][0])):
            raise PermissionError(errno.EACCES, "this address leads into the server's own network, where nothing is called")
        return socket.socket(info[0], info[1], info[2])

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


def is_public(host: str) -> bool:
    """Whether an address is one of the whole world. Where another address is carried inside and is the one called, that one counts."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None and address not in NAT64:
            return address in GLOBAL_UNICAST and not any(address in block for block in SPECIAL_IPV6)
        address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return not any(address in block for block in SPECIAL_IPV4)


def seconds(text: str) -> float | None:
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None
