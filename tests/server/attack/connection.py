"""The address of the server under attack, and raw connections to it."""

import asyncio
import contextlib
import ipaddress
import json
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

ESTABLISHED = "01"
CUT = (OSError, EOFError)  # the server closed the connection


class NotLocal(Exception):
    """Raised if the target is not on this machine."""


@dataclass(frozen=True)
class Target:
    """The server's address and the attackers' address. Both are on the loopback interface."""

    url: str
    source: str = "127.0.0.2"

    def __post_init__(self) -> None:
        for address in (self.host, self.source):
            if not on_loopback(address):
                raise NotLocal(f"Attacks are limited to this machine's loopback interface, and '{address}' is not a loopback address.")

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    def request(self, method: str, path: str, *headers: str, cookie: str = "", body: object = None) -> bytes:
        """Format a request as bytes."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *headers]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return "\r\n".join([*lines, "", ""]).encode() + content

    def upgrade(self, path: str, cookie: str = "") -> bytes:
        """Format the request that opens a WebSocket connection."""
        headers = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dWtpeW8gdWtpeW8gdWtpeQ==")
        return self.request("GET", path, *headers, cookie=cookie)

    def held(self) -> int:
        """Return the number of open connections from the attackers' address, according to the kernel."""
        server, attackers = f"{in_hex(self.host)}:{self.port:04X}", in_hex(self.source)
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return sum(row[1] == server and row[2].startswith(attackers) and row[3] == ESTABLISHED for row in rows)


def in_hex(address: str) -> str:
    """Format an address as /proc/net/tcp does."""
    return f"{int.from_bytes(socket.inet_aton(address), 'little'):08X}"


def on_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return False


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class RawConnection:
    """A raw connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, target: Target, buffer: int = 0) -> "RawConnection":
        """Connect. `buffer` is the size of the receive buffer in bytes."""
        end = socket.socket()
        try:
            if buffer:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            end.bind((target.source, 0))
            end.setblocking(False)
            await asyncio.get_running_loop().sock_connect(end, (target.host, target.port))
            return cls(*await asyncio.open_connection(sock=end))
        except BaseException:
            end.close()
            raise

    async def say(self, content: bytes) -> None:
        self.writer.write(content)
        await self.writer.drain()

    async def ask(self, request: bytes) -> Answer:
        """Send a request and read the whole answer."""
        await self.say(request)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status, length = int(head.split()[1]), head.partition("content-length:")[2].split("\r\n")[0]
        if "transfer-encoding: chunked" in head:
            return Answer(status, b"".join([chunk async for chunk in self.chunks()]))
        return Answer(status, await self.reader.readexactly(int(length or 0)))

    async def chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self.reader.readline() or b"0", 16):
            yield await self.reader.readexactly(size)
            await self.reader.readline()
        await self.reader.readline()

    def stop_reading(self) -> None:
        transport = self.writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()

    async def ended(self) -> None:
        """Read until the server closes the connection."""
        with contextlib.suppress(*CUT):
            while await self.reader.read(1 << 16):
                pass

    def close(self) -> None:
        self.writer.transport.abort()
