"""Lost connections: the server is killed or the network fails. Moves must not be lost."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.server_process import ServerProcess
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

SEND_BEFORE_OPEN = """async (id) => {
    const { TableConnection } = await import("/core/connection.js");
    const frame = await (await fetch(`/api/tables/${id}`)).json();
    return new Promise((done) => {
        const onFrame = ({ version }) => version > frame.version && done(version - frame.version);
        const connection = new TableConnection(id, frame.version, { onFrame, onError: done, onState() {}, onChat() {} });
        if (!connection.send({ type: "move", version: frame.version, action: frame.view.legal[0] })) done("the connection is not open");
    });
}"""


def test_a_move_before_the_connection_opens_is_sent_when_it_opens(visit: Visit) -> None:
    person = visit()
    table = person.create_table("iki", "me", "me")
    assert person.page.evaluate(SEND_BEFORE_OPEN, table) == 1


def test_a_table_survives_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    person = Visitor(browser, server.url)
    rng = random.Random(7)
    try:
        person.create_table("iki", "me", "novice")
        person.play_choices(rng, 6)
        person.wait_for_turn()
        version = int(person.page.locator(".table-page").get_attribute("data-version") or 0)
        server.kill()
        expect(person.page.locator(".connection.lost")).to_be_visible()
        server.open()
        expect(person.page.locator(".connection.open")).to_be_attached()
        assert int(person.page.locator(".table-page").get_attribute("data-version") or 0) >= version
        person.play_choices(rng, 6)
        assert int(person.page.locator(".table-page").get_attribute("data-version") or 0) > version
    finally:
        person.context.close()
        server.close()


def test_the_lost_connection_notice_disappears_after_reconnecting(browser: Browser, tmp_path: Path) -> None:
    """Tests a move and an HTTP request, which fail differently."""
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    person = Visitor(browser, server.url)
    person.records_errors = False  # the browser logs the lost connection
    page, alert = person.page, person.page.locator(".side > .notice[role=alert]")
    try:
        person.create_table("iki", "me", "novice")
        person.play_choices(random.Random(7), 4)
        person.wait_for_turn()
        for control, text in ((".choices [data-action]", "Connection lost"), (".log button.plain", "can’t be reached")):
            server.kill()
            expect(page.locator(".connection.lost")).to_be_visible()
            page.locator(control).first.click()
            expect(alert).to_contain_text(text)
            server.open()
            expect(page.locator(".connection.open")).to_be_attached()
            expect(alert).to_have_count(0)
    finally:
        person.context.close()
        server.close()


def test_a_table_catches_up_after_being_offline(browser: Browser, server: ServerProcess) -> None:
    """A bot's move during the outage is shown after reconnecting."""
    person = Visitor(browser, server.url)
    table = person.create_table("iki", "me", "me")
    person.wait_for_turn()
    person.context.set_offline(True)
    person.page.evaluate("navigator.onLine")
    frame = person.request("GET", f"/tables/{table}")
    view = frame["view"]
    assert isinstance(view, dict)
    person.request("POST", f"/tables/{table}/moves", version=frame["version"], action=view["legal"][0])
    person.context.set_offline(False)
    expect(person.page.locator(".table-page")).not_to_have_attribute("data-version", str(frame["version"]))
    expect(person.page.locator(".connection.open")).to_be_attached()
    person.play_choices(random.Random(8), 5)
    person.context.close()
