"""Rate limits of people and addresses, and bans of addresses."""

import asyncio
import contextlib
import json
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.http_edge import AKI, OTHER_ADDRESS, THIRD_ADDRESS, Edge, run_scenario
from tests.server.server_process import NO_KEEPALIVE
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.server.administration import Administration
from ukiyo.server.api.routes import tables
from ukiyo.server.community.bans import ADDRESS_BAN_LENGTH, ADDRESS_BANNED
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import MAX_BUCKETS, MAX_FILE_DELAY, SEATED_BURST, RateLimiter, client_address

# Rates


def test_rates_are_limited_by_address(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        async def request_statuses(number: int, headers: dict[str, str], path: str = "/api/games") -> int:
            """Return the number of successful requests by this many people at one address."""
            people = [edge.cookie(Person(f"{path}{index}", "X")) for index in range(number)]
            return sum([(await edge.http.get(path, headers=person | headers)).status_code == 200 for person in people])

        assert await request_statuses(40, OTHER_ADDRESS) == 30
        assert await request_statuses(1, THIRD_ADDRESS) == 1, "others behind the same proxy are served"
        assert await request_statuses(1, {"X-Forwarded-For": "203.0.113.8, 203.0.113.7"}) == 0, (
            "the last address is the one that the proxy reports"
        )
        assert await request_statuses(1, OTHER_ADDRESS, "/healthz") == 0
        assert await request_statuses(1, OTHER_ADDRESS, "/metrics") == 0
        assert await request_statuses(90, OTHER_ADDRESS, "/icon.svg") == 90, "a page consists of many files, which have their own limit"
        delayed = asyncio.create_task(request_statuses(1, OTHER_ADDRESS, "/icon.svg"))
        await until(lambda: any(at == edge.clock.now + 0.5 for at, _ in edge.clock.sleepers), "the file request to wait")
        edge.clock.advance(1)
        assert await delayed == 1
        assert await request_statuses(5, OTHER_ADDRESS) == 2
        with pytest.raises(InvalidStatus):
            await edge.watch(await edge.table(), OTHER_ADDRESS)

        stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.2", limits=NO_KEEPALIVE)
        async with httpx.AsyncClient(base_url=edge.url, transport=stranger, timeout=TIMEOUT) as direct:
            forged = [(await direct.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{index}"})).status_code for index in range(40)]
        assert forged.count(200) == 30, "a client that is not a proxy cannot set its address"

    run_scenario(tmp_path, scenario, address_rate=2, address_burst=30)


def test_a_banned_address_receives_an_explanation_for_a_while(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        services, table = edge.services, await edge.table()
        admin = Administration(services.settings.db, edge.clock)
        watching = await edge.watch(table, OTHER_ADDRESS)
        await watching.recv()
        assert admin.ban("203.0.113.7", "a flood of names")["expires_at"] == edge.clock.now + ADDRESS_BAN_LENGTH
        assert await services.bans.refresh()
        await watching.wait_closed()

        async def request_error(headers: dict[str, str]) -> tuple[int, str]:
            response = await edge.http.get("/api/tables", headers=headers)
            return response.status_code, response.json()["error"] if response.status_code != 200 else ""

        assert await request_error(OTHER_ADDRESS) == await request_error(edge.cookie(AKI) | OTHER_ADDRESS) == (403, ADDRESS_BANNED)
        assert await request_error(THIRD_ADDRESS) == (200, "")
        assert (await edge.http.get("/icon.svg", headers=OTHER_ADDRESS)).status_code == 200, "so that the page can show it"
        with pytest.raises(Conflict, match="already banned"):
            admin.ban("203.0.113.7", "")
        with pytest.raises(Conflict, match="is this machine"):
            admin.ban("127.0.0.1", "")
        edge.clock.advance(ADDRESS_BAN_LENGTH)
        services.bans.check_address("203.0.113.7")
        assert admin.ban("2001:db8::1", "")["id"] == "2001:db8::/64"
        assert [row["person"] for row in admin.bans()] == ["2001:db8::/64"], "the other ban has expired"
        admin.unban("2001:db8::7")
        assert [row["command"] for row in admin.log(3)] == ["unban", "ban", "ban"]
        admin.close()

    run_scenario(tmp_path, scenario)


def test_expensive_requests_cost_more(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        table = await edge.table()

        async def forks(person: Person, headers: dict[str, str]) -> list[int]:
            body = {"move": 1, "seat": 0, "bot": "novice"}
            forked = [
                await edge.http.post(f"/api/tables/{table}/fork?since=0", json=body, headers=edge.cookie(person) | headers)
                for _ in range(6)
            ]
            return [response.status_code for response in forked]

        assert await forks(Person("ben", "Ben"), OTHER_ADDRESS) == [409] * 4 + [429] * 2, "the burst of a person, 100, allows four forks"
        assert await forks(Person("cho", "Cho"), OTHER_ADDRESS) == [409] * 2 + [429] * 4, "the burst of an address, 170, allows six"
        assert await forks(Person("ben", "Ben"), THIRD_ADDRESS) == [429] * 6, "a person keeps the same limit at another address"

    run_scenario(tmp_path, scenario, address_burst=170)


def test_tournaments_and_searches_cost_their_work(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        settings = {"name": "Tournament", "game": "iki", "kind": "swiss", "max_players": 16, "players_per_table": 2, "time_control": "live"}

        async def ask(person: str, *paths: str) -> list[int]:
            cookie = edge.cookie(Person(person, person)) | OTHER_ADDRESS
            return [(await edge.http.post(f"/api/tournaments{path}", json=settings, headers=cookie)).status_code for path in paths]

        assert await ask("ben", "", "", "", "", "") == [201, 201, 201, 429, 429], "24 tables per hour; the fifth exceeds the burst"
        statuses = [
            (await edge.http.get("/api/open-tables", headers=edge.cookie(Person("dan", "Dan")) | OTHER_ADDRESS)).status_code
            for _ in range(7)
        ]
        assert statuses == [200] * 6 + [429], "as for a search among two hundred tables"
        assert await ask("cho", *["/nothing/join", "/nothing/start"] * 3) == [404, 422] * 2 + [429] * 2

    run_scenario(tmp_path, scenario)


def test_the_cost_of_a_fork_depends_on_its_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(edge: Edge) -> None:
        table = (await edge.services.tables.open(await edge.table())).table
        moves = list[Event]()
        while len(moves) < 60:
            moves.append(Event(len(moves) + 1, "move", table.state.seat, table.state.legal()[0]))
            table.state.play(moves[-1].action)
        game = SimpleNamespace(info=table.info, moves=moves, check_positions=lambda: None)

        async def finished(_: str) -> SimpleNamespace:
            return game

        monkeypatch.setattr(edge.services.replays, "game", finished)
        monkeypatch.setattr(tables, "FORKED_MOVES_PER_TOKEN", 1)

        async def fork(person: str, move: int) -> int:
            body = {"move": move, "seat": 0, "bot": "novice"}
            cookie = edge.cookie(Person(person, person))
            return (await edge.http.post(f"/api/tables/{table.info.id}/fork", json=body, headers=cookie)).status_code

        assert [await fork("ben", 5) for _ in range(4)] == [201, 201, 201, 429], "30 each"
        assert [await fork("cho", 59) for _ in range(2)] == [201, 429], "84 each"

    run_scenario(tmp_path, scenario)


def test_seated_players_are_served_when_their_address_is_exhausted(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        registry, cookie = edge.services.tables, edge.cookie(AKI)
        table = await edge.table()
        await edge.http.post(f"/api/tables/{table}/start", headers=cookie)
        live = await registry.open(table)
        watching = await edge.watch(table, cookie)
        await watching.recv()
        while (await edge.http.get("/api/me")).status_code != 429:
            pass

        assert edge.services.workers.schedulers["slow"].address("aki") == "127.0.0.1", "search time is shared between addresses as well"

        async def status(path: str, person: Person = AKI) -> int:
            return (await edge.http.get(path, headers=edge.cookie(person))).status_code

        assert await status(f"/api/tables/{table}", Person("ben", "Ben")) == 429, "this person has no seat"
        assert await status(f"/api/tables/{table}") == 200
        move = {"type": "move", "version": live.table.version, "action": live.table.state.legal()[0]}
        await watching.send(json.dumps(move))
        await until(lambda: live.table.version == 1, "the player's move on the socket")
        reconnected = await edge.watch(table, cookie)
        await reconnected.recv()
        served = 0
        while await status(f"/api/tables/{table}") == 200:
            served += 1
        assert 10 < served < SEATED_BURST, "a limited extra allowance"

        edge.clock.advance(30)
        while (await edge.http.get("/api/me")).status_code != 429:
            pass
        registry.add_seated_people(f"{n}" for n in range(30))
        seats = [await status("/api/me", Person(f"{n}", "X")) for n in range(30) for _ in range(5)]
        assert seats.count(200) == 100, "all seats at one address share an extra allowance"

    run_scenario(tmp_path, scenario, address_rate=2, address_burst=100)


def test_a_seated_player_can_reload_while_the_address_is_flooded(tmp_path: Path) -> None:
    table = ""
    stranger = Person("ben", "Ben")

    async def setting(edge: Edge) -> None:
        nonlocal table
        table = await edge.table()

    async def reloading(edge: Edge) -> None:
        async def status(path: str, person: Person) -> int:
            return (await edge.http.get(path, headers=edge.cookie(person))).status_code

        def flood_files() -> None:
            with contextlib.suppress(TooManyRequests):
                while True:
                    edge.files.addresses.consume("127.0.0.1", max_wait=MAX_FILE_DELAY)

        while await status("/api/me", stranger) != 429:
            pass
        flood_files()
        assert await status("/", stranger) == 429
        files = ["/", "/style.css", "/core/api.js", "/locales/languages.json", "/icon.svg"]
        paths = ["/api/me", "/api/games", "/api/games/iki", "/api/games/iki/components", f"/api/tables/{table}"]
        assert [await status(path, AKI) for path in [*files, *paths]] == [200] * 10, "although the server was restarted"
        await (await edge.watch(table, edge.cookie(AKI))).recv()

    run_scenario(tmp_path, setting)
    run_scenario(tmp_path, reloading, address_rate=2, address_burst=10, rate=1000, burst=1000)


def test_the_oldest_seats_are_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ukiyo.server.tables.registry.MAX_KNOWN_PEOPLE", 2)

    async def scenario(edge: Edge) -> None:
        tables = edge.services.tables
        tables.add_seated_people(["aki", "ben", "aki", "cho"])
        assert [tables.seated_person(person) for person in ("aki", "ben", "cho", None)] == ["aki", None, "cho", None]

    run_scenario(tmp_path, scenario)


def test_rate_limits_are_evicted_one_by_one() -> None:
    limiter = RateLimiter(1, 2, ManualClock())
    for number in range(MAX_BUCKETS + 10):
        limiter.consume(str(number))
    assert len(limiter.buckets) == MAX_BUCKETS
    assert "0" not in limiter.buckets
    limiter.consume("big", 50)
    with pytest.raises(TooManyRequests):
        limiter.consume("big", 0.1)


def test_an_ipv6_address_counts_by_its_network() -> None:
    def seen(host: str) -> str:
        return client_address((host, 1))

    assert seen("192.0.2.1") != seen("192.0.2.2")
    assert seen("2001:db8:1:2::1") == seen("2001:db8:1:2:ffff::9") != seen("2001:db8:1:3::1")
    assert seen("::ffff:192.0.2.1") == seen("192.0.2.1")
    assert client_address(None) == ""
