"""Others' turns are watched: step by step at a pace of one's own, skipped at will, and told afterwards."""

import itertools
import json
import random

import pytest
from playwright.sync_api import WebSocket

from tests.server.served import numbers, view_of, whole
from tests.web.browsing import LONG, Visitor
from tests.web.conftest import Visit

PAUSE = 20  # ms between two looks at what has come
NOTE = """() => {
    const page = document.querySelector(".table-page");
    window.drawn = [];
    new MutationObserver(() => window.drawn.push([Date.now(), Number(page.dataset.version)]))
        .observe(page, { attributes: true, attributeFilter: ["data-version"] });
}"""
PACES = {"calm": 1300, "normal": 700, "quick": 300}


class Watcher:
    """Somebody who watches with a clock that stands still unless it is told to go on."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.heard = 0
        self.page.on("websocket", self.listen)
        self.page.clock.install(time=0)
        visitor.look(table)
        self.page.clock.pause_at(60_000)
        self.page.evaluate(NOTE)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, message: dict[str, object]) -> None:
        if message["type"] == "frame":
            self.heard = whole(message["version"])

    def hears(self, version: int) -> None:
        """Wait until the frame of this version has come."""
        for _ in range(LONG // PAUSE):
            if self.heard >= version:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"version {version} was not heard")

    def lets_pass(self, ms: int) -> None:
        self.page.clock.run_for(ms)

    @property
    def drawn(self) -> list[tuple[int, int]]:
        """When which version was drawn."""
        return [(at, version) for at, version in self.page.evaluate("window.drawn")]


def play(person: Visitor, table: str, moves: int, chance: random.Random | None = None) -> int:
    """So many moves of whoever is asked, all at once; returns the version they make."""
    for _ in range(moves):
        frame = person.ask("GET", f"/tables/{table}")
        legal = numbers(view_of(frame)["legal"])
        person.ask("POST", f"/tables/{table}/moves", version=frame["version"], action=chance.choice(legal) if chance else legal[0])
    return whole(person.ask("GET", f"/tables/{table}")["version"])


@pytest.mark.parametrize("pace", PACES)
def test_steps_are_drawn_one_after_the_other_however_fast_they_come(visit: Visit, pace: str) -> None:
    person, stranger = visit(), visit(name="Nobody", pace=pace)
    table = person.sit("iki", "me", "me")
    watcher = Watcher(stranger, table)
    version = play(person, table, 6)
    watcher.hears(version)
    watcher.lets_pass(PACES[pace] * 7)
    times = [at for at, _ in watcher.drawn]
    assert [seen for _, seen in watcher.drawn] == [1, 2, 3, 4, 5, 6]
    assert [later - earlier for earlier, later in itertools.pairwise(times)] == [PACES[pace]] * 5
