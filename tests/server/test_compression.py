"""WebSocket compression. It is optional, uses little memory, and compresses each message once for all clients."""

import contextlib
import json
import tracemalloc
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tests.server.http_edge import Edge, run_scenario
from tests.server.waiting import TIMEOUT
from ukiyo import bots
from ukiyo.engine.generator import MIN_SECRET_SEED
from ukiyo.server.api import websocket_compression
from ukiyo.server.api.http_server import MAX_MESSAGE_BYTES
from ukiyo.server.api.websocket_compression import LARGEST, SMALLEST, DeflateFactory
from ukiyo.server.core.identity import Person
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable

PEOPLE = [Person(f"person {seat}", f"Player {seat}") for seat in range(4)]
SEED = 9


class Counting(ClientConnection):
    """A client that counts received bytes."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def watch(edge: Edge, table: str, person: Person, compressing: str | None = "deflate") -> Counting:
    url = f"ws://127.0.0.1:{edge.port}/api/tables/{table}/live"
    socket = await connect(
        url,
        additional_headers=edge.cookie(person),
        compression=compressing,
        max_size=None,
        open_timeout=TIMEOUT,
        ping_timeout=TIMEOUT,
        create_connection=Counting,
    )
    assert isinstance(socket, Counting)
    return socket


async def started(edge: Edge, game: str, seats: int) -> LiveTable:
    """Create a table of people with the same deal each time."""
    services = edge.services
    occupants = [seating.new_occupant("human", "me", game, person) for person in PEOPLE[:seats]]
    info = replace(seating.new_table(game, {}, occupants, False, PEOPLE[0], services.clock.time()), seed=MIN_SECRET_SEED + SEED)
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.change(info.id, lambda _, row: seating.start(row, PEOPLE[0], services.clock.time()))


async def frame_at(socket: ClientConnection, version: int) -> str:
    while True:
        text = await socket.recv()
        if json.loads(text).get("version") == version:
            return str(text)


async def play_whole_game(edge: Edge, game: str, seats: int) -> tuple[int, int, int]:
    """Return the bytes that one player receives in a game, the bytes without compression, and the number of frames.

    Each move waits until the player has received the previous one, so that no frame is skipped.
    """
    live = await started(edge, game, seats)
    table, players = live.table, [bots.create_bot("novice", game, SEED + seat) for seat in range(seats)]
    socket = await watch(edge, table.info.id, PEOPLE[0])
    plain = len(await frame_at(socket, 0))
    while table.info.status != "over":
        version, state = table.version, table.state
        action = players[state.seat].choose(state.determinize(state.seat, version + 1))
        await edge.services.moves.play(table.info.id, PEOPLE[state.seat], version, action)
        plain += len((await frame_at(socket, version + 1)).encode())
    received, frames = socket.received, table.version + 1
    await socket.close()
    return received, plain, frames


@pytest.mark.parametrize(("game", "seats", "max_bytes"), [("iki", 4, 400_000), ("hokusai", 3, 1_500_000)])
def test_a_whole_game_stays_below_its_size_limit(game: str, seats: int, max_bytes: int, tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        received, uncompressed, frames = await play_whole_game(edge, game, seats)
        assert received < max_bytes, f"{uncompressed} bytes in {frames} frames"
        assert received < 0.35 * uncompressed

    run_scenario(tmp_path, scenario, rate=0)


def with_table(tmp_path: Path, scenario: Callable[[Edge, LiveTable], Awaitable[None]]) -> None:
    async def play(edge: Edge) -> None:
        await scenario(edge, await started(edge, "iki", 2))

    run_scenario(tmp_path, play, rate=0)


def test_a_client_without_the_extension_gets_plain_frames(tmp_path: Path) -> None:
    async def scenario(edge: Edge, live: LiveTable) -> None:
        plain, small = await watch(edge, live.table.info.id, PEOPLE[0], None), await watch(edge, live.table.info.id, PEOPLE[0])
        texts = [await frame_at(socket, 0) for socket in (plain, small)]
        assert texts[0] == texts[1]
        assert "Sec-WebSocket-Extensions" not in plain.response.headers  # type: ignore[union-attr]
        agreed = str(small.response.headers["Sec-WebSocket-Extensions"])  # type: ignore[union-attr]
        assert "server_no_context_takeover" in agreed
        assert "client_no_context_takeover" in agreed
        assert plain.received > 1.5 * small.received
        await plain.close()
        await small.close()

    with_table(tmp_path, scenario)


def test_clients_can_send_compressed_messages_but_not_zip_bombs(tmp_path: Path) -> None:
    async def scenario(edge: Edge, live: LiveTable) -> None:
        socket = await watch(edge, live.table.info.id, PEOPLE[0])
        for _ in range(3):
            await socket.send(json.dumps({"type": "ping"}) + " " * 500)
            while json.loads(await socket.recv())["type"] != "pong":
                pass
        await socket.send(" " * (100 * MAX_MESSAGE_BYTES))  # compressed, it is shorter than the limit
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        assert socket.close_code == 1009, "too big"

    with_table(tmp_path, scenario)


def test_a_message_for_many_spectators_is_compressed_once(tmp_path: Path) -> None:
    async def scenario(edge: Edge, live: LiveTable) -> None:
        spectators = [await watch(edge, live.table.info.id, Person(f"stranger {number}", "Ben")) for number in range(20)]
        for socket in spectators:
            await frame_at(socket, 0)
        websocket_compression.shared.cache_clear()
        table = live.table
        await edge.services.moves.play(table.info.id, PEOPLE[table.state.seat], 0, table.state.legal()[0])
        for socket in spectators:
            await frame_at(socket, 1)
        assert websocket_compression.shared.cache_info().misses < 5
        for socket in spectators:
            await socket.close()

    with_table(tmp_path, scenario)


# Without a server


def handshake(compressing: bool, offer: ClientPerMessageDeflateFactory | None = None) -> tuple[ClientProtocol, ServerProtocol]:
    extensions = [offer or ClientPerMessageDeflateFactory()] if compressing else None
    client = ClientProtocol(parse_uri("ws://localhost/"), extensions=extensions, max_size=None)
    server = ServerProtocol(extensions=[DeflateFactory()], max_size=MAX_MESSAGE_BYTES)
    client.send_request(client.connect())
    forward(client, server)
    request = server.events_received()[0]
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    forward(server, client)
    client.events_received()
    return client, server


def forward(sender: ClientProtocol | ServerProtocol, receiver: ClientProtocol | ServerProtocol) -> int:
    data = b"".join(sender.data_to_send())
    receiver.receive_data(data)
    return len(data)


def last_text(protocol: ClientProtocol | ServerProtocol) -> str:
    frame = protocol.events_received()[-1]
    assert isinstance(frame, Frame)
    return bytes(frame.data).decode()


def test_compression_uses_less_than_ten_kilobytes_per_socket() -> None:
    """Includes zlib's own memory. Each socket has sent and received messages."""
    text = json.dumps([{"number": number, "square": number**2} for number in range(300)])

    def taken(compressing: bool) -> float:
        clients, servers = zip(*[handshake(compressing) for _ in range(100)], strict=True)
        websocket_compression.shared.cache_clear()
        tracemalloc.start()
        for client, server in zip(clients, servers, strict=True):
            server.send_text(text.encode())
            server.data_to_send()
            client.send_text(b'{"type":"ping"}' + b" " * SMALLEST)
            forward(client, server)
            assert "ping" in last_text(server)
        websocket_compression.shared.cache_clear()
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return size / len(servers)

    assert taken(compressing=True) - taken(compressing=False) < 10_000


@pytest.mark.parametrize("bits", [9, 10, 12, 15])
def test_a_client_with_a_small_window_can_read_every_frame(bits: int) -> None:
    client, server = handshake(True, ClientPerMessageDeflateFactory(server_max_window_bits=bits, client_max_window_bits=9))
    text = json.dumps([{"number": number, "square": number**2} for number in range(3000)])
    server.send_text(text.encode())
    assert forward(server, client) < len(text) / 2
    assert last_text(client) == text


def test_short_messages_are_not_compressed() -> None:
    client, server = handshake(True)
    server.send_text(b'{"type":"heartbeat"}')
    assert forward(server, client) == len('{"type":"heartbeat"}') + 2
    assert last_text(client) == '{"type":"heartbeat"}'


def test_compressing_a_very_long_message_does_not_delay_others() -> None:
    """Uses the log of a table with thousands of moves and undos."""
    client, server = handshake(True)
    text = "entry " * (LARGEST // 6 + 1)
    server.send_text(text.encode())
    assert forward(server, client) > LARGEST
    assert last_text(client) == text


def test_compressed_messages_end_as_the_standard_requires() -> None:
    message = b"text " * 100
    compressed = websocket_compression.compressed(message, 13)
    assert not compressed.endswith(websocket_compression.END)
    assert zlib.decompressobj(-13).decompress(compressed + websocket_compression.END) == message
    assert websocket_compression.Deflate(True, True, 15, 13).encode(Frame(Opcode.PING, message)).data == message
