"""Sends requests to URLs that users have entered. Refuses addresses in private networks and follows no redirects."""

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

DNS_TIMEOUT = 5.0  # seconds
MAX_RESPONSE_BYTES = 4096
ALLOWED_PORTS = (None, 443, 8443)
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")  # the only IPv6 range routed on the Internet, apart from NAT64
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # the last 32 bits hold the IPv4 address of the target
# IANA's special-purpose registries (iana-ipv4-special-registry, iana-ipv6-special-registry), including reachable blocks, because they
# contain no public servers. Python's `is_global` depends on the Python version.
SPECIAL_IPV4 = [
    ipaddress.IPv4Network(block)
    for block in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"),
        *("192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]
SPECIAL_IPV6 = [  # subsets of GLOBAL_UNICAST
    ipaddress.IPv6Network(block)
    for block in (
        "2001::/23",  # IETF protocol assignments, including Teredo
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",
        "3fff::/20",
    )
]

AddressInfo = tuple[int | socket.AddressFamily, int | socket.SocketKind, int, str, tuple[str, int] | tuple[str, int, int, int]]


class RequestFailed(Exception):
    """A request failed without a valid response. The message contains the reason."""


class OutboundResponse:
    def __init__(self, status: int, retry_after: float | None) -> None:
        self.status = status
        self.retry_after = retry_after  # seconds, from the Retry-After header


class OutboundHttp:
    """Checks the resolved address again when it opens the socket, so that DNS changes can't bypass the check."""

    def __init__(self, allow_private: bool) -> None:
        self.allow_private = allow_private
        self.session: aiohttp.ClientSession | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> OutboundResponse:
        import aiohttp  # noqa: PLC0415 - an optional dependency

        if self.session is None:
            connector = aiohttp.TCPConnector(socket_factory=self.open_socket, limit_per_host=8, ttl_dns_cache=60)
            jar = aiohttp.DummyCookieJar()
            self.session = aiohttp.ClientSession(connector=connector, cookie_jar=jar, auto_decompress=False)
        try:
            self.check(url)
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False, max_line_size=8190) as response:
                await response.content.read(MAX_RESPONSE_BYTES)
                return OutboundResponse(response.status, parse_retry_after(response.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, Refused) as error:
            raise RequestFailed(str(error)[:150] or type(error).__name__) from None

    def check(self, url: str) -> None:
        """Checks the form of a URL. The resolved address is checked later."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname
        except ValueError:
            host, port = None, None
        if not host or not url.isascii() or not url.isprintable() or " " in url:
            raise Refused("This URL is invalid. It should start with https://.")
        if parts.username is not None or parts.scheme not in ("https", "http"):
            raise Refused("The URL must start with https:// and must not contain a user name or password.")
        if not self.allow_private and (parts.scheme != "https" or port not in ALLOWED_PORTS):
            raise Refused("The URL must use https:// on port 443 or 8443.")

    async def check_host(self, url: str) -> None:
        """Checks that the host name currently resolves to public addresses only."""
        self.check(url)
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(DNS_TIMEOUT):
                addresses = await asyncio.get_running_loop().getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, TimeoutError, UnicodeError):
            raise Refused(f"The host '{str(parts.hostname)[:80]}' was not found.") from None
        if not self.allow_private and not all(is_public(str(info[4][0])) for info in addresses):
            raise Refused("This address is in a private network and can't be called.")

    def open_socket(self, info: AddressInfo) -> socket.socket:
        if not self.allow_private and not is_public(str(info[4][0])):
            raise PermissionError(errno.EACCES, "This address is in a private network and can't be called.")
        return socket.socket(info[0], info[1], info[2])

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


def is_public(host: str) -> bool:
    """Returns whether an address is public. For NAT64 and IPv4-mapped addresses, the embedded IPv4 address counts."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None and address not in NAT64:
            return address in GLOBAL_UNICAST and not any(address in block for block in SPECIAL_IPV6)
        address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return not any(address in block for block in SPECIAL_IPV4)


def parse_retry_after(text: str) -> float | None:
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None
