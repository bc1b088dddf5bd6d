"""Correspondence games: the list of the player's tables, takeovers, and the installed app, which works offline."""

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
from tests.web.test_pages import serious
from ukiyo import locales, web

BADGED = "navigator.setAppBadge = async (n) => void (window.badge = n); navigator.clearAppBadge = async () => void (window.badge = 0)"
KEPT = """async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    return kept?.active?.state === "activated";
}"""
NEWEST = """async () => (await (await caches.open("ukiyo")).match("/newest")).text()"""
WHOLE = """async () => (await caches.keys()).filter((name) => name.startsWith("ukiyo-"))"""
MARKS = "() => [document.documentElement.dataset.version ?? null, document.documentElement.dataset.learn ?? null]"
NEVER_BY_ITSELF = "window.setInterval = () => 0"  # a periodic check could reload the page before the test clicks its button


def set_table(person: Visitor, *others: Guest, **wanted: object) -> str:
    """A started table with these players."""
    seats = [{"kind": "human"}, *[{"kind": "open"} for _ in others]]
    table = str(person.ask("POST", "/tables", game="iki", seats=seats, options={}, **wanted)["id"])
    for other in others:
        other.post(f"/tables/{table}/join")
    if table_of(person.ask("GET", f"/tables/{table}"))["status"] == "open":  # correspondence tables start automatically
        person.ask("POST", f"/tables/{table}/start")
    return table


def play_until(person: Visitor, other: Guest, table: str, mine: bool) -> None:
    """Play until it is this person's turn, or the opponent's."""
    while True:
        frame = person.ask("GET", f"/tables/{table}")
        yours = view_of(frame)["seat"] in numbers(table_of(frame)["yours"])
        if yours == mine and frame["version"]:
            return
        if yours:
            person.ask("POST", f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
        else:
            legal = numbers(view_of(other.frame(table))["legal"])
            other.post(f"/tables/{table}/moves", version=frame["version"], action=legal[0])


def test_the_home_page_starts_with_the_players_tables_and_links_to_the_next_one(visit: Visit, server: ServerProcess) -> None:
    person, ben = visit(), Guest(server, "Ben")
    person.page.add_init_script(BADGED)
    person.open()
    person.ask("POST", "/me", name="Aki")
    slow, urgent, theirs = (set_table(person, ben, time_control=name) for name in ("calm", "brisk", "steady"))
    for table, mine in ((slow, True), (urgent, True), (theirs, False)):
        play_until(person, ben, table, mine)
    person.open()
    lines = person.page.locator(".mine .table-line")
    expect(person.page.locator("#running")).to_have_text("It’s your turn at 2 tables")
    assert [str(line.get_attribute("href")) for line in lines.all()][:3] == [f"#/table/{table}" for table in (urgent, slow, theirs)]
    expect(lines.first.locator(".left")).to_have_text(re.compile("left"))
    expect(lines.first.locator(".last")).to_have_text(re.compile(r"^(Aki|Ben) .*·"))
    expect(lines.first.locator(".presence")).to_have_count(1)
    box = person.page.locator(".mine").bounding_box()
    assert box
    assert box["y"] < 300, "it is the first thing that is seen"
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
    play_until(person, ben, urgent, mine=False)
    expect(person.page.locator(".next-table")).to_have_text("Next table · one waiting for you")
    person.page.wait_for_function("() => window.badge === 1")
    person.page.locator(".next-table").click()
    expect(person.page).to_have_url(re.compile(slow))
    person.open()
    person.settle()
    assert serious(person) == []


def test_a_takeover_is_announced_and_the_players_can_agree_to_adjourn(visit: Visit, server: ServerProcess) -> None:
    person, ben = visit(size=PHONE), Guest(server, "Ben")
    person.open()
    person.ask("POST", "/me", name="Aki")
    table = set_table(person, ben, takeover_bot="novice")
    play_until(person, ben, table, mine=True)
    frame = ben.frame(table)
    ben.post(f"/tables/{table}/replace-player", version=frame["version"], seat=view_of(frame)["seat"])

    wait_for(lambda: view_of(ben.frame(table))["legal"], "the stand-in to have played")
    person.open()
    expect(person.page.locator(".mine .state").first).to_have_text("Novice is playing for you")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    person.screenshot("home-mine-phone", full=True)
    person.open_table(table)
    expect(person.page.locator(".panel .notice")).to_have_text("You were away, so the others let Novice play for Aki.")
    person.page.locator("#sit-again").click()
    expect(person.page.locator(".recap[open] li").first).to_contain_text("Novice for Aki")
    expect(person.page.locator(".log")).to_contain_text("Novice for Aki")
    expect(person.page.locator(".log")).to_contain_text("is back")
    play_until(person, ben, table, mine=True)  # Ben is not connected; on his turn he would count as absent
    expect(person.page.locator(".table-page")).to_have_attribute("data-version", str(ben.frame(table)["version"]))
    person.page.locator(".agreeing summary").click()
    person.page.locator("#proposal-end").click()
    expect(person.page.locator("#proposal-end")).to_have_attribute("aria-pressed", "true")
    ben.post(f"/tables/{table}/proposals", version=ben.frame(table)["version"], kind="end")
    expect(person.page.locator("#verdict")).to_contain_text("There is no result")
    person.assert_no_errors()


# The installed app


def serve_from(folder: Path) -> None:
    web.FOLDERS[:] = [folder]


class Copied(ServerProcess):
    """A server with its own copy of the web files, which tests can change."""

    def __init__(self, folder: Path) -> None:
        self.web = folder / "web"
        shutil.copytree(web.FOLDERS[0], self.web)
        self.before = partial(serve_from, self.web)
        super().__init__(f"sqlite:///{folder}/tables.db", folder)


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Copied]:
    server = Copied(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def keeper(browser: Browser, copied: Copied) -> Iterator[Visitor]:
    """A visitor with the service worker enabled."""
    visitor = Visitor(browser, copied.url, service_worker=True, language="fr")
    visitor.open()
    wait_for(lambda: visitor.page.evaluate(KEPT), "the page to be kept")
    visitor.page.reload()  # from the cache of the service worker
    visitor.page.locator(".game-box").first.wait_for()
    yield visitor
    visitor.context.close()


def test_the_page_opens_offline_and_says_so(copied: Copied, keeper: Visitor) -> None:
    asked: list[str] = []
    keeper.page.on("response", lambda answer: asked.append(answer.url) if not answer.from_service_worker else None)
    keeper.open("#/learn")
    keeper.settle()
    assert [url for url in asked if "/api/" not in url and "manifest" not in url] == [], "what is kept is not asked for"
    kept = keeper.page.evaluate(f"async () => (await (await caches.open((await ({WHOLE})())[0])).keys()).map(({{ url }}) => url)")
    assert not [url for url in kept if "/api/" in url], "what the server is asked is never kept"
    keeper.assert_no_errors()
    copied.kill()
    keeper.records_errors = False  # the browser logs failed requests
    keeper.page.add_init_script(NEVER_BY_ITSELF)
    keeper.page.reload()
    expect(keeper.page.locator("h1")).to_have_text("Pas de connexion")
    keeper.screenshot("offline")
    copied.open()
    keeper.page.locator("button").click()
    expect(keeper.page.locator("main.bare")).to_have_count(0)


def test_a_new_version_is_used_at_the_next_visit_and_versions_are_not_mixed(copied: Copied, keeper: Visitor) -> None:
    """Files of the new version import from each other, so mixing them with old files would fail."""
    old = keeper.page.evaluate(NEWEST)
    for name, begins, new in (
        ("core/title.js", "// ", 'export const NEWER = "newer";\n// '),
        (
            "pages/home.js",
            "// ",
            'import { NEWER } from "../core/title.js";\ndocument.documentElement.dataset.version = NEWER;\n// ',
        ),
        ("pages/learn.js", "// ", 'document.documentElement.dataset.learn = "newer";\n// '),
    ):
        file = copied.web / name
        text = file.read_text()
        assert begins in text
        file.write_text(text.replace(begins, new, 1))
    keeper.page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
    wait_for(lambda: keeper.page.evaluate(NEWEST) != old, "the new version to be fetched")
    second = keeper.context.new_page()
    second.goto(copied.url)
    second.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    keeper.page.goto(f"{copied.url}/#/learn")  # this page has not loaded it yet
    keeper.page.locator(".page.learn").wait_for()
    assert keeper.page.evaluate(MARKS) == [None, None], "while a page is open nothing of another version comes in"
    assert len(keeper.page.evaluate(WHOLE)) == 2
    keeper.page.goto(f"{copied.url}/#/")
    keeper.page.reload()
    keeper.page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    keeper.page.goto(f"{copied.url}/#/learn")
    keeper.page.wait_for_function("() => document.documentElement.dataset.learn === 'newer'")
    keeper.page.reload()
    wait_for(lambda: len(keeper.page.evaluate(WHOLE)) == 1, "the old version, which nobody has open, to be forgotten")
    keeper.assert_no_errors()


CHECK_FOR_UPDATE = """async () => (await import("/core/update-notice.js")).checkForUpdateNow()"""


def release(copied: Copied) -> None:
    """Change the server's web files to a new version."""
    file = copied.web / "core" / "title.js"
    file.write_text(file.read_text() + "document.documentElement.dataset.version = 'newer';\n")


def test_an_open_table_offers_a_newer_version_between_two_decisions(browser: Browser, copied: Copied) -> None:
    """The table notices the newer version when it reconnects to the restarted server."""
    person = Visitor(browser, copied.url)
    page, offer = person.page, person.page.locator(".newer")
    person.records_errors = False  # the browser logs the lost connection
    person.create_table("iki", "me", "me")
    person.wait_for_turn()
    page.evaluate(CHECK_FOR_UPDATE)
    expect(offer).to_be_empty()
    copied.kill()
    expect(page.locator(".line.lost")).to_be_visible()
    release(copied)
    copied.open()
    expect(offer).to_contain_text("A new version of Ukiyo is available.")
    expect(offer).to_have_attribute("role", "status")
    person.screenshot("newer-table")
    page.locator("#plan").click()
    expect(offer).to_have_count(0)
    page.locator("#plan-drop").click()
    person.choose_at_random(random.Random(1))
    person.wait_for_turn()
    version = page.locator(".table-page").get_attribute("data-version")
    page.locator("#reload").click()
    page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    page.locator(".board > *").first.wait_for()
    expect(page.locator(".table-page")).to_have_attribute("data-version", str(version))
    expect(offer).to_be_empty()
    person.context.close()


def test_a_page_from_the_service_worker_offers_a_newer_version(copied: Copied, keeper: Visitor) -> None:
    page, offer = keeper.page, keeper.page.locator(".newer")
    release(copied)
    keeper.page.evaluate(CHECK_FOR_UPDATE)
    expect(offer).to_contain_text("Une version plus récente")
    keeper.screenshot("newer-home")
    offer.get_by_role("button", name="Pas maintenant").click()
    expect(offer).to_be_empty()
    page.goto(f"{copied.url}/#/learn")
    page.locator(".page.learn").wait_for()
    page.evaluate(CHECK_FOR_UPDATE)
    expect(offer).to_be_empty()
    page.reload()  # the new version is not cached yet, so the old page offers it again
    page.evaluate(CHECK_FOR_UPDATE)
    for _ in range(2):  # unless the service worker was faster
        if offer.inner_text():
            page.locator("#reload").click()
        page.wait_for_function("() => document.documentElement.dataset.version === 'newer'")
    page.evaluate(CHECK_FOR_UPDATE)
    expect(offer).to_be_empty()


def test_the_app_can_be_installed(copied: Copied, keeper: Visitor) -> None:
    described = keeper.context.new_cdp_session(keeper.page).send("Page.getAppManifest")
    assert described["errors"] == []
    manifest = json.loads(described["data"])
    assert (manifest["lang"], manifest["description"]) == ("fr", locales.locale("fr", "correspondence").text("app-description"))
    for icon in manifest["icons"]:
        answer = keeper.context.request.get(copied.url + icon["src"])
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, icon["type"])
    keeper.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => void (window.prompted = true);
            dispatchEvent(offer);
        }"""
    )
    keeper.page.locator(".preferences summary").click()
    keeper.page.locator("#install").click()
    expect(keeper.page.locator("#install")).to_have_count(0)
    assert keeper.page.evaluate("window.prompted")
    assert keeper.context.request.get(f"{copied.url}/shell/0123456789abcdef.json").status == 404
