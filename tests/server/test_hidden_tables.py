"""No response or message reveals a hidden table. Tries every route with a table id."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from tests.server.test_daily import finish
from tests.server.test_services import settings
from ukiyo.play.errors import Forbidden
from ukiyo.server.app import application, routes
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable

NAMES = {"owner": "Oyuki", "trying": "Tomoe", "finished": "Fumiko", "named": "Natsu", "stranger": ""}
KEPT_OUT = ("trying", "named", "stranger")
BODIES: dict[str, list[object]] = {
    "": [None, {}, {"version": -1}],
    "moves": [{"version": 0, "action": 0}, {"version": 999, "action": 0}, {"version": 0, "notation": "nonsense"}],
    "undo": [{"version": 0}, {"version": 999}],
    "plan": [{"version": 0, "actions": []}, {"version": 999, "actions": []}],
    "remark": [{"version": 0}],
    "kick": [{"version": 0, "seat": 0}],
    "pause": [{"version": 0}],
    "wish": [{"version": 0, "what": "end"}, {"version": 999, "what": "nights"}],
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
"""Requests that a route takes, and some that come too late, by the last word of its path."""


def table_routes() -> list[tuple[str, str]]:
    """Return every method and path with a table id."""
    found = [route for route in flat(routes().routes) if "{table_id}" in route.path]
    return [(method, route.path) for route in found for method in sorted(route.methods or ())]


def flat(some: Iterable[object]) -> Iterator[APIRoute]:
    """Return routes, including those of included routers."""
    for route in some:
        if isinstance(route, APIRoute):
            yield route
        yield from flat(getattr(getattr(route, "original_router", None), "routes", ()))


class Scene:
    """Four players of the same deal, and a server in this process."""

    def __init__(self, services: Services, guard: Any) -> None:
        self.services = services
        self.clients = {role: TestClient(guard) for role in NAMES}

    def begin(self, portal: TestClient) -> None:
        tries: dict[str, LiveTable] = {}
        for role, name in NAMES.items():
            if name:
                assert self.clients[role].post("/api/me", json={"name": name}).status_code == 200
            if role in ("owner", "trying", "finished"):
                table = self.clients[role].post("/api/daily/iki").json()["id"]
                tries[role] = self.call(portal, self.services.tables.open, table)
        self.call(portal, finish, self.services, tries["finished"], 70)
        self.live = tries["owner"]
        self.table = self.live.table.info.id

    def call(self, portal: TestClient, work: Any, *args: object) -> Any:
        assert portal.portal
        return portal.portal.call(work, *args)

    def answers(self, role: str, method: str, path: str) -> Iterator[Any]:
        url = re.sub(r"{[a-z]+}", "1", path.replace("{table_id}", self.table))
        last = next((word for word in reversed(path.split("/")) if not word.startswith("{")), "")
        for body in [None] if method in ("GET", "DELETE") else [*BODIES.get(last, []), *BODIES[""]]:
            yield self.clients[role].request(method, url, json=body)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    data = tmp_path_factory.mktemp("hidden")
    guard = application(replace(settings(f"sqlite:///{data}/ukiyo.db"), rate=0))
    guard.services.database.migrate()
    with TestClient(guard) as portal:
        scene = Scene(guard.services, guard)
        scene.begin(portal)
        yield scene


def test_every_route_with_a_table_id_is_tried() -> None:
    described = {path for path in routes().openapi()["paths"] if "{table_id}" in path}
    assert "/api/tables/{table_id}/moves" in described
    assert described <= {path for _, path in table_routes()}


@pytest.mark.parametrize(("method", "path"), table_routes())
def test_responses_reveal_nothing_of_a_hidden_table(scene: Scene, method: str, path: str) -> None:
    for role in KEPT_OUT:
        for answer in scene.answers(role, method, path):
            assert answer.status_code == 403, f"{role}: {answer.status_code} {answer.text}"
            assert set(answer.json()) == {"error"}
            assert "today's deal" in answer.json()["error"]
            assert NAMES["owner"] not in answer.text
            assert scene.table not in answer.text


def test_players_and_people_who_finished_the_deal_get_the_frame(scene: Scene) -> None:
    """Otherwise the test above would pass on a server without any responses."""
    path = f"/api/tables/{scene.table}"
    for role in ("owner", "finished"):
        seen = scene.clients[role].get(path)
        assert seen.json()["view"], role
        assert NAMES["owner"] in seen.text
        late = scene.clients[role].post(f"{path}/moves", json={"version": 999, "action": 0})
        assert late.status_code == 409
        assert late.json()["frame"]["view"], "people with access get the current state with a conflict"


@pytest.mark.parametrize("role", KEPT_OUT)
def test_the_socket_of_a_hidden_table_is_refused(scene: Scene, role: str) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, scene.clients[role].websocket_connect(f"/api/tables/{scene.table}/live"):
        pass
    assert refused.value.status_code == 403
    assert set(refused.value.json()) == {"error"}


@pytest.mark.parametrize("role", ["owner", "finished"])
def test_refused_messages_include_the_current_frame_for_readers(scene: Scene, role: str) -> None:
    with scene.clients[role].websocket_connect(f"/api/tables/{scene.table}/live") as socket:
        assert socket.receive_json()["view"]
        socket.send_json({"type": "move", "version": 999, "action": 0})
        refused = next(message for message in iter(socket.receive_json, None) if message["type"] == "refused")
        assert (refused["status"], refused["frame"]["table"]["id"]) == (409, scene.table)


def test_no_frame_is_made_for_a_person_without_access(scene: Scene) -> None:
    """The table itself refuses, so this also holds for new routes."""
    for person in ("somebody else", None):
        with pytest.raises(Forbidden, match="today's deal"):
            scene.live.table.frame(person)
        with pytest.raises(Forbidden, match="today's deal"):
            scene.live.table.frame_json(person, [])


def test_a_route_without_an_access_check_sends_no_frame(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def admit(*_: object) -> None:
        """Simulate a route without the check."""

    monkeypatch.setattr(scene.services.daily, "admit", admit)
    path = f"/api/tables/{scene.table}"
    late = scene.clients["trying"].post(f"{path}/moves", json={"version": 999, "action": 0})
    assert (late.status_code, set(late.json())) == (409, {"error"})
    assert scene.clients["trying"].get(path).status_code == 403


def test_the_daily_deal_cannot_be_forked_to_a_public_table(scene: Scene) -> None:
    own = scene.clients["finished"].get("/api/daily/iki").json()["table"]
    answer = scene.clients["finished"].post(f"/api/tables/{own}/fork", json={"move": 0, "seat": 0})
    assert answer.status_code == 409
    assert "tomorrow" in answer.json()["error"]


def test_lists_and_profiles_do_not_show_attempts_at_the_daily_deal(scene: Scene) -> None:
    handle = scene.clients["owner"].get("/api/profiles/me").json()["handle"]
    for path in (
        "/api/tables?status=playing",
        "/api/open-tables",
        "/api/my-tables",
        "/api/daily",
        "/api/daily/iki",
        f"/api/profiles/{handle}",
    ):
        answer = scene.clients["trying"].get(path)
        assert scene.table not in answer.text, path
