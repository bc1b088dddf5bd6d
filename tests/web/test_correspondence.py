"""Correspondence games: the player's tables, takeovers, and the installed app, which works offline."""

import json
import random
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.server_process import Guest, ServerProcess, numbers, table_of, view_of
from tests.server.waiting import wait_for
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.test_pages import serious_violations
from ukiyo import locales, web

MOCK_BADGE = "navigator.setAppBadge = async (n) => void (window.badge = n); navigator.clearAppBadge = async () => void (window.badge = 0)"
IS_WORKER_ACTIVE = """async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    return kept?.active?.state === "activated";
}"""
NEWEST_VERSION = """async () => (await (await caches.open("ukiyo")).match("/newest")).text()"""
COMPLETE_CACHES = """async () => (await caches.keys()).filter((name) => name.startsWith("ukiyo-"))"""
LOADED_VERSIONS = "() => [document.documentElement.dataset.version ?? null, document.documentElement.dataset.learn ?? null]"
NO_INTERVALS = "window.setInterval = () => 0"  # a periodic check could reload the page before the test clicks its button


def start_table(person: Visitor, *others: Guest, **options: object) -> str:
    """Start a table with these players."""
    seats = [{"kind": "human"}, *[{"kind": "open"} for _ in others]]
    table = str(person.request("POST", "/tables", game="iki", seats=seats, options={}, **options)["id"])
    for other in others:
        other.post(f"/tables/{table}/join")
    if table_of(person.request("GET", f"/tables/{table}"))["status"] == "open":  # correspondence tables start automatically
        person.request("POST", f"/tables/{table}/start")
    return table


def play_until(person: Visitor, other: Guest, table: str, own_turn: bool) -> None:
    """Play until it is this person's turn or the opponent's turn."""
    while True:
        frame = person.request("GET", f"/tables/{table}")
        yours = view_of(frame)["seat"] in numbers(table_of(frame)["your_seats"])
        if yours == own_turn and frame["version"]:
            return
        if yours:
            person.request("POST", f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
        else:
            legal = numbers(view_of(other.frame(table))["legal"])
            other.post(f"/tables/{table}/moves", version=frame["version"], action=legal[0])


def test_the_home_page_starts_with_the_players_tables_and_links_to_the_next_one(visit: Visit, server: ServerProcess) -> None:
    person, ben = visit(), Guest(server, "Ben")
    person.page.add_init_script(MOCK_BADGE)
    person.open()
    person.request("POST", "/me", name="Aki")
    slow, urgent, theirs = (start_table(person, ben, time_control=name) for name in ("calm", "brisk", "steady"))
    for table, own_turn in ((slow, True), (urgent, True), (theirs, False)):
        play_until(person, ben, table, own_turn)
    person.open()
    lines = person.page.locator(".my-tables .table-row")
    expect(person.page.locator("#running")).to_have_text("It’s your turn at 2 tables")
    assert [str(line.get_attribute("href")) for line in lines.all()][:3] == [f"#/table/{table}" for table in (urgent, slow, theirs)]
    expect(lines.first.locator(".remaining-time")).to_have_text(re.compile("left"))
    expect(lines.first.locator(".last-event")).to_have_text(re.compile(r"^(Aki|Ben) .*·"))
    expect(lines.first.locator(".presence")).to_have_count(1)
    box = person.page.locator(".my-tables").bounding_box()
    assert box
    assert box["y"] < 300, "the list of tables is at the top of the page"
    assert person.page.title().startswith("(2) ")
    assert person.page.evaluate("window.badge") == 2
    person.assert_no_errors()
    person.screenshot("home-mine")
    for language in [*locales.languages()[1:], "en"]:
        person.select_language(language)
        person.settle()
        person.assert_no_errors()
    lines.first.click()
    person.page.locator(".board > *").first.wait_for()
    expect(person.page.locator(".next-table")).to_have_count(0)
    play_until(person, ben, urgent, own_turn=False)
    expect(person.page.locator(".next-table")).to_have_text("Next table · one waiting for you")
    person.page.wait_for_function("() => window.badge === 1")
    person.page.locator(".next-table").click()
    expect(person.page).to_have_url(re.compile(slow))
    person.open()
    person.settle()
    assert serious_violations(person) == []


def test_a_takeover_is_announced_and_the_players_can_agree_to_adjourn(visit: Visit, server: ServerProcess) -> None:
    person, ben = visit(size=PHONE), Guest(server, "Ben")
    person.open()
    person.request("POST", "/me", name="Aki")
    table = start_table(person, ben, takeover_bot="novice")
    play_until(person, ben, table, own_turn=True)
    frame = ben.frame(table)
    ben.post(f"/tables/{table}/replace-player", version=frame["version"], seat=view_of(frame)["seat"])

    wait_for(lambda: view_of(ben.frame(table))["legal"], "the bot to play")
    person.open()
    expect(person.page.locator(".my-tables .state").first).to_have_text("Novice is playing for you")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    person.screenshot("home-mine-phone", full=True)
    person.open_table(table)
    expect(person.page.locator(".panel .notice")).to_have_text("You were away, so the others let Novice play for Aki.")
    person.page.locator("#take-seat-back").click()
    expect(person.page.locator(".recap[open] li").first).to_contain_text("Novice for Aki")
    expect(person.page.locator(".log")).to_contain_text("Novice for Aki")
    expect(person.page.locator(".log")).to_contain_text("is back")
    play_until(person, ben, table, own_turn=True)  # Ben is not connected and would count as absent on his turn
    expect(person.page.locator(".table-page")).to_have_attribute("data-version", str(ben.frame(table)["version"]))
    person.page.locator(".proposals summary").click()
    person.page.locator("#proposal-end").click()
    expect(person.page.locator("#proposal-end")).to_have_attribute("aria-pressed", "true")
    ben.post(f"/tables/{table}/proposals", version=ben.frame(table)["version"], kind="end")
    expect(person.page.locator("#verdict")).to_contain_text("There is no result")
    person.assert_no_errors()


# The installed app


def serve_from(folder: Path) -> None:
    web.FOLDERS[:] = [folder]


class CopiedServer(ServerProcess):
    """A server with its own copy of the web files, which tests can change."""

    def __init__(self, folder: Path) -> None:
        self.web = folder / "web"
        shutil.copytree(web.FOLDERS[0], self.web)
        self.before = partial(serve_from, self.web)
        super().__init__(f"sqlite:///{folder}/tables.db", folder)


@pytest.fixture
def copied_server(tmp_path: Path) -> Iterator[CopiedServer]:
    server = CopiedServer(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def cached_visitor(browser: Browser, copied_server: CopiedServer) -> Iterator[Visitor]:
    """A visitor with the service worker enabled."""
    visitor = Visitor(browser, copied_server.url, service_worker=True, language="fr")
    visitor.open()
    wait_for(lambda: visitor.page.evaluate(IS_WORKER_ACTIVE), "the service worker to be active")
    visitor.page.reload()  # from the cache of the service worker
    visitor.page.locator(".game-card").first.wait_for()
    yield visitor
    visitor.context.close()


def test_the_page_opens_offline_with_a_notice(copied_server: CopiedServer, cached_visitor: Visitor) -> None:
    requested_urls: list[str] = []
    cached_visitor.page.on("response", lambda answer: requested_urls.append(answer.url) if not answer.from_service_worker else None)
    cached_visitor.open("#/learn")
    cached_visitor.settle()
    assert [url for url in requested_urls if "/api/" not in url and "manifest" not in url] == [], "cached files are not requested again"
    cached_urls = cached_visitor.page.evaluate(
        f"async () => (await (await caches.open((await ({COMPLETE_CACHES})())[0])).keys()).map(({{ url }}) => url)"
    )
    assert not [url for url in cached_urls if "/api/" in url], "API responses are not cached"
    cached_visitor.assert_no_errors()
    copied_server.kill()
    cached_visitor.records_errors = False  # the browser logs failed requests
    cached_visitor.page.add_init_script(NO_INTERVALS)
    cached_visitor.page.reload()
    expect(cached_visitor.page.locator("h1")).to_have_text("Pas de connexion")
    cached_visitor.screenshot("offline")
    copied_server.open()
    cached_visitor.page.locator("button").click()
    expect(cached_visitor.page.locator("main.empty-state")).to_have_count(0)


def test_a_new_version_is_used_at_the_next_visit_and_versions_are_not_mixed(copied_server: CopiedServer, cached_visitor: Visitor) -> None:
    """Files of the new version import from each other, so mixing them with old files would fail."""
    old = cached_visitor.page.evaluate(NEWEST_VERSION)
    for name, old_text, new_text in (
        ("core/title.js", "// ", 'export const NEWER = "newer";\n// '),
        (
            "pages/home.js",
            "// ",
            'import { NEWER } from "../core/title.js";\ndocument.documentElement.dataset.version = NEWER;\n// ',
        ),
        ("pages/learn.js", "// ", 'document.documentElement.dataset.learn = "newer";\n// '),
    ):
        file = copied_server.web / name
        text = file.read_text()
        assert old_text in text
        file.write_text(text.replace(old_text, new_text, 1))
    cached_visitor.page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
    wait_for(lambda: cached_visitor.page.evaluate(NEWEST_VERSION) != old, "the new version to be downloaded")
    second = cached_visitor.context.new_page()
    second.goto(copied_server.url)
    second.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    cached_visitor.page.goto(f"{copied_server.url}/#/learn")  # this page has not loaded it yet
    cached_visitor.page.locator(".page.learn").wait_for()
    assert cached_visitor.page.evaluate(LOADED_VERSIONS) == [None, None], "an open page loads no files of another version"
    assert len(cached_visitor.page.evaluate(COMPLETE_CACHES)) == 2
    cached_visitor.page.goto(f"{copied_server.url}/#/")
    cached_visitor.page.reload()
    cached_visitor.page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    cached_visitor.page.goto(f"{copied_server.url}/#/learn")
    cached_visitor.page.wait_for_function("() => document.documentElement.dataset.learn === 'newer'")
    cached_visitor.page.reload()
    wait_for(lambda: len(cached_visitor.page.evaluate(COMPLETE_CACHES)) == 1, "the unused version to be deleted")
    cached_visitor.assert_no_errors()


CHECK_FOR_UPDATE = """async () => (await import("/core/update-notice.js")).checkForUpdateNow()"""


def release_version(copied_server: CopiedServer) -> None:
    """Change the server's web files to a new version."""
    file = copied_server.web / "core" / "title.js"
    file.write_text(file.read_text() + "document.documentElement.dataset.version = 'newer';\n")


def test_an_open_table_offers_a_newer_version_between_two_decisions(browser: Browser, copied_server: CopiedServer) -> None:
    """The table notices the newer version when it reconnects to the restarted server."""
    person = Visitor(browser, copied_server.url)
    page, notice = person.page, person.page.locator(".update-notice")
    person.records_errors = False  # the browser logs the lost connection
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page.evaluate(CHECK_FOR_UPDATE)
    expect(notice).to_be_empty()
    copied_server.kill()
    expect(page.locator(".connection.lost")).to_be_visible()
    release_version(copied_server)
    copied_server.open()
    expect(notice).to_contain_text("A new version of Ukiyo is available.")
    expect(notice).to_have_attribute("role", "status")
    person.screenshot("newer-table")
    page.locator("#what-if").click()
    expect(notice).to_have_count(0)
    page.locator("#what-if-drop").click()
    person.choose_at_random(random.Random(1))
    person.wait_for_turn()
    version = page.locator(".table-page").get_attribute("data-version")
    page.locator("#reload").click()
    page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    page.locator(".board > *").first.wait_for()
    expect(page.locator(".table-page")).to_have_attribute("data-version", str(version))
    expect(notice).to_be_empty()
    person.context.close()


def test_a_page_from_the_service_worker_offers_a_newer_version(copied_server: CopiedServer, cached_visitor: Visitor) -> None:
    page, notice = cached_visitor.page, cached_visitor.page.locator(".update-notice")
    release_version(copied_server)
    cached_visitor.page.evaluate(CHECK_FOR_UPDATE)
    expect(notice).to_contain_text("Une version plus récente")
    cached_visitor.screenshot("newer-home")
    notice.get_by_role("button", name="Pas maintenant").click()
    expect(notice).to_be_empty()
    page.goto(f"{copied_server.url}/#/learn")
    page.locator(".page.learn").wait_for()
    page.evaluate(CHECK_FOR_UPDATE)
    expect(notice).to_be_empty()
    page.reload()  # the new version is not cached yet, so the old page offers it again
    page.evaluate(CHECK_FOR_UPDATE)
    for _ in range(2):  # unless the service worker was faster
        if notice.inner_text():
            page.locator("#reload").click()
        page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    page.evaluate(CHECK_FOR_UPDATE)
    expect(notice).to_be_empty()


def test_the_app_can_be_installed(copied_server: CopiedServer, cached_visitor: Visitor) -> None:
    response = cached_visitor.context.new_cdp_session(cached_visitor.page).send("Page.getAppManifest")
    assert response["errors"] == []
    manifest = json.loads(response["data"])
    assert (manifest["lang"], manifest["description"]) == ("fr", locales.locale("fr", "correspondence").text("app-description"))
    for icon in manifest["icons"]:
        answer = cached_visitor.context.request.get(copied_server.url + icon["src"])
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, icon["type"])
    cached_visitor.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => void (window.prompted = true);
            dispatchEvent(offer);
        }"""
    )
    cached_visitor.page.locator(".preferences summary").click()
    cached_visitor.page.locator("#install").click()
    expect(cached_visitor.page.locator("#install")).to_have_count(0)
    assert cached_visitor.page.evaluate("window.prompted")
    assert cached_visitor.context.request.get(f"{copied_server.url}/shell/0123456789abcdef.json").status == 404
