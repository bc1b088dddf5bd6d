"""Where the server under attack listens, and lines to it that say whatever they are told to."""

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
CUT = (OSError, EOFError)  # the server hung up, in whatever way


class NotHere(Exception):
    """Somebody wants to attack what is not on this machine."""


@dataclass(frozen=True)
class Door:
    """The server's address, and the one attackers come from: both of the loopback, always."""

    url: str
    source: str = "127.0.0.2"

    def __post_init__(self) -> None:
        for address in (self.host, self.source):
            if not on_loopback(address):
                raise NotHere(f"attacks are made on this machine's loopback only, and '{address}' is not an address of it")

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    def request(self, method: str, path: str, *headers: str, cookie: str = "", body: object = None) -> bytes:
        """A whole request as it travels."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *headers]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return "\r\n".join([*lines, "", ""]).encode() + content

    def upgrade(self, path: str, cookie: str = "") -> bytes:
        """A request for a socket."""
        headers = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dWtpeW8gdWtpeW8gdWtpeQ==")
        return self.request("GET", path, *headers, cookie=cookie)

    def held(self) -> int:
        """How many lines from the attackers' address the server has not hung up, as the kernel knows them."""
        server, attackers = f"{in_hex(self.host)}:{self.port:04X}", in_hex(self.source)
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return sum(row[1] == server and row[2].startswith(attackers) and row[3] == ESTABLISHED for row in rows)


def in_hex(address: str) -> str:
    """As the kernel writes it."""
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


class Line:
    """A connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, door: Door, buffer: int = 0) -> "Line":
        """`buffer`: how many bytes the kernel may take for us."""
        end = socket.socket()
        try:
            if buffer:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            end.bind((door.source, 0))
            end.setblocking(False)
            await asyncio.get_running_loop().sock_connect(end, (door.host, door.port))
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
        """Read until the server hangs up."""
        with contextlib.suppress(*CUT):
            while await self.reader.read(1 << 16):
                pass

    def close(self) -> None:
        self.writer.transport.abort()
