"""Hidden tables are not revealed by responses or messages. The tests use every route with a table id."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from tests.server.scenarios import settings
from tests.server.test_daily import end_game
from ukiyo.play.errors import Forbidden
from ukiyo.server.app import application, routes
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable

NAMES = {"owner": "Oyuki", "trying": "Tomoe", "finished": "Fumiko", "named": "Natsu", "stranger": ""}
WITHOUT_ACCESS = ("trying", "named", "stranger")
BODIES: dict[str, list[object]] = {
    "": [None, {}, {"version": -1}],
    "moves": [{"version": 0, "action": 0}, {"version": 999, "action": 0}, {"version": 0, "notation": "nonsense"}],
    "undo": [{"version": 0}, {"version": 999}],
    "what-if": [{"version": 0, "actions": []}, {"version": 999, "actions": []}],
    "remark": [{"version": 0}],
    "replace-player": [{"version": 0, "seat": 0}],
    "pause": [{"version": 0}],
    "proposals": [{"version": 0, "kind": "end"}, {"version": 999, "kind": "nights"}],
    "join": [{"seat": 0}],
    "claim": [{"seat": 0, "secret": "x" * 32}],
    "fork": [{"move": 0, "seat": 0}],
    "chat": [{"text": "Hello"}],
    "report": [{"reason": "rude"}],
    "block": [{"seat": seat} for seat in range(4)],
    "notes": [{"text": "a note", "version": 0}],
    "notifications": [{"enabled": ["push"]}],
    "invite": [{"seat": 0, "shared_table": "table", "shared_seat": 0}],
    "withdraw": [{"seat": 0}],
}
"""Valid and late requests for each route, by the last word of the path."""


def table_routes() -> list[tuple[str, str]]:
    """Return every method and path with a table id."""
    routes_found = [route for route in flat(routes().routes) if "{table_id}" in route.path]
    return [(method, route.path) for route in routes_found for method in sorted(route.methods or ())]


def last_word(path: str) -> str:
    return next(word for word in reversed(path.split("/")) if not word.startswith("{"))


def flat(nested: Iterable[object]) -> Iterator[APIRoute]:
    """Return routes, including those of included routers."""
    for route in nested:
        if isinstance(route, APIRoute):
            yield route
        yield from flat(getattr(getattr(route, "original_router", None), "routes", ()))


class HiddenTable:
    """Four players with the same deal, and a server in this process."""

    def __init__(self, services: Services, server: Any) -> None:
        self.services = services
        self.clients = {role: TestClient(server) for role in NAMES}

    def start(self, portal: TestClient) -> None:
        attempts: dict[str, LiveTable] = {}
        for role, name in NAMES.items():
            if name:
                assert self.clients[role].post("/api/me", json={"name": name}).status_code == 200
            if role in ("owner", "trying", "finished"):
                table = self.clients[role].post("/api/daily/iki").json()["id"]
                attempts[role] = self.call(portal, self.services.tables.open, table)
        self.call(portal, end_game, self.services, attempts["finished"], 70)
        self.live = attempts["owner"]
        self.table = self.live.table.info.id

    def call(self, portal: TestClient, work: Any, *args: object) -> Any:
        assert portal.portal
        return portal.portal.call(work, *args)

    def answers(self, role: str, method: str, path: str) -> Iterator[Any]:
        url = re.sub(r"{[a-z]+}", "1", path.replace("{table_id}", self.table))
        for body in [None] if method in ("GET", "DELETE") else [*BODIES.get(last_word(path), []), *BODIES[""]]:
            yield self.clients[role].request(method, url, json=body)


@pytest.fixture(scope="module")
def hidden(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HiddenTable]:
    data = tmp_path_factory.mktemp("hidden")
    server = application(replace(settings(f"sqlite:///{data}/ukiyo.db"), rate=0))
    server.services.database.migrate()
    with TestClient(server) as portal:
        hidden = HiddenTable(server.services, server)
        hidden.start(portal)
        yield hidden


def test_every_route_with_a_table_id_is_tested() -> None:
    described = {path for path in routes().openapi()["paths"] if "{table_id}" in path}
    assert "/api/tables/{table_id}/moves" in described
    assert described <= {path for _, path in table_routes()}
    assert set(BODIES) - {""} <= {last_word(path) for _, path in table_routes()}, "a route with a request body was renamed"


@pytest.mark.parametrize(("method", "path"), table_routes())
def test_responses_reveal_nothing_about_a_hidden_table(hidden: HiddenTable, method: str, path: str) -> None:
    for role in WITHOUT_ACCESS:
        for response in hidden.answers(role, method, path):
            assert response.status_code == 403, f"{role}: {response.status_code} {response.text}"
            assert set(response.json()) == {"error"}
            assert "today's deal" in response.json()["error"]
            assert NAMES["owner"] not in response.text
            assert hidden.table not in response.text


def test_players_and_people_who_finished_the_deal_get_the_frame(hidden: HiddenTable) -> None:
    """Otherwise, the previous test would pass on a server that does not respond."""
    path = f"/api/tables/{hidden.table}"
    for role in ("owner", "finished"):
        response = hidden.clients[role].get(path)
        assert response.json()["view"], role
        assert NAMES["owner"] in response.text
        conflict = hidden.clients[role].post(f"{path}/moves", json={"version": 999, "action": 0})
        assert conflict.status_code == 409
        assert conflict.json()["frame"]["view"], "people with access get the current state with a conflict"


@pytest.mark.parametrize("role", WITHOUT_ACCESS)
def test_the_socket_of_a_hidden_table_is_refused(hidden: HiddenTable, role: str) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, hidden.clients[role].websocket_connect(f"/api/tables/{hidden.table}/live"):
        pass
    assert refused.value.status_code == 403
    assert set(refused.value.json()) == {"error"}


@pytest.mark.parametrize("role", ["owner", "finished"])
def test_refused_messages_include_the_current_frame_for_readers(hidden: HiddenTable, role: str) -> None:
    with hidden.clients[role].websocket_connect(f"/api/tables/{hidden.table}/live") as socket:
        assert socket.receive_json()["view"]
        socket.send_json({"type": "move", "version": 999, "action": 0})
        refused = next(message for message in iter(socket.receive_json, None) if message["type"] == "refused")
        assert (refused["status"], refused["frame"]["table"]["id"]) == (409, hidden.table)


def test_no_frame_is_made_for_a_person_without_access(hidden: HiddenTable) -> None:
    """The table itself rejects the request, so new routes are protected, too."""
    for person in ("somebody else", None):
        with pytest.raises(Forbidden, match="today's deal"):
            hidden.live.table.frame(person)
        with pytest.raises(Forbidden, match="today's deal"):
            hidden.services.tables.frame_json(hidden.live, person, [])


def test_a_route_without_an_access_check_sends_no_frame(hidden: HiddenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    async def admit(*_: object) -> None:
        """Simulate a route without the check."""

    monkeypatch.setattr(hidden.services.daily, "admit", admit)
    path = f"/api/tables/{hidden.table}"
    conflict = hidden.clients["trying"].post(f"{path}/moves", json={"version": 999, "action": 0})
    assert (conflict.status_code, set(conflict.json())) == (409, {"error"})
    assert hidden.clients["trying"].get(path).status_code == 403


def test_the_daily_deal_cannot_be_forked_to_a_public_table(hidden: HiddenTable) -> None:
    own = hidden.clients["finished"].get("/api/daily/iki").json()["table"]
    response = hidden.clients["finished"].post(f"/api/tables/{own}/fork", json={"move": 0, "seat": 0})
    assert response.status_code == 409
    assert "tomorrow" in response.json()["error"]


def test_lists_and_profiles_do_not_show_attempts_at_the_daily_deal(hidden: HiddenTable) -> None:
    handle = hidden.clients["owner"].get("/api/profiles/me").json()["handle"]
    for path in (
        "/api/tables?status=playing",
        "/api/open-tables",
        "/api/my-tables",
        "/api/daily",
        "/api/daily/iki",
        f"/api/profiles/{handle}",
    ):
        response = hidden.clients["trying"].get(path)
        assert hidden.table not in response.text, path
