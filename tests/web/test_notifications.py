"""Notifications in the browser: settings, permission, and the service worker that shows push messages."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.receivers import Receivers, receiving
from tests.server.server_process import ServerProcess
from tests.server.waiting import wait_for
from tests.web.browsing import SMALL_PHONE, Visitor
from tests.web.conftest import Visit

# The push service, permissions and displayed notifications are mocked, because a headless browser has none of them.
# The permission request, the subscription with the server's key, the push event and the service worker are real.
MOCK_PERMISSION = """
    window.asked = 0;
    Object.defineProperty(Notification, "permission", { get: () => (window.asked ? "granted" : "default") });
    Notification.requestPermission = async () => (window.asked++, "granted");
"""
MOCK_SUBSCRIPTION = """([endpoint, p256dh, auth]) => {
    const found = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => !(window.found = null) };
    PushManager.prototype.subscribe = async (how) => (window.subscribedWith = how.applicationServerKey, window.found = found);
    PushManager.prototype.getSubscription = async () => window.found ?? null;
}"""
MOCK_NOTIFICATIONS = """() => {
    self.shown = [];
    navigator.setAppBadge = async (number) => void (self.badge = number);
    ServiceWorkerRegistration.prototype.getNotifications = async () => self.shown;
    ServiceWorkerRegistration.prototype.showNotification = async (title, how) => void self.shown.push({ title, ...how });
}"""


@pytest.fixture(scope="module")
def receivers() -> Iterator[Receivers]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def notifying_server(receivers: Receivers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with every notification channel."""
    folder: Path = tmp_path_factory.mktemp("telling")
    email = {"UKIYO_SMTP": receivers.smtp, "UKIYO_EMAIL_FROM": "ukiyo@example.org", "UKIYO_URL": "http://127.0.0.1"}
    server = ServerProcess(f"sqlite:///{folder}/tables.db", folder, UKIYO_ALLOW_PRIVATE_HOSTS="1", **email)
    yield server
    server.kill()


def test_a_device_receives_and_shows_notifications(browser: Browser, notifying_server: ServerProcess, receivers: Receivers) -> None:
    person = Visitor(browser, notifying_server.url, service_worker=True)
    person.context.add_init_script(MOCK_PERMISSION)
    table = person.create_table("iki", "me", "open")
    page = person.page
    person.open(f"#/notifications/{table}")
    keys = receivers.browser("chromium").keys()
    page.evaluate(MOCK_SUBSCRIPTION, [f"{receivers.url}/push/chromium", keys["p256dh"], keys["auth"]])
    page.locator("#device-on").click()
    expect(page.locator(".devices li.this-device")).to_contain_text("Chrome")
    assert page.evaluate("window.asked") == 1, "only after the click"
    assert page.evaluate("window.subscribedWith") == person.request("GET", "/me/notifications")["push_key"]

    # Push messages are encrypted for this browser, so DevTools delivers the payload to the service worker.
    page.locator("#send-test").click()
    (pushed,) = wait_for(lambda: list(receivers.pushed), "the push")
    (worker,) = person.context.service_workers
    worker.evaluate(MOCK_NOTIFICATIONS)
    protocol = person.context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    protocol.send("ServiceWorker.enable")
    wait_for(lambda: page.evaluate("1") and known, "the registration of the service worker")
    message = {"origin": notifying_server.url, "registrationId": known[0]["registrationId"], "data": json.dumps(pushed[1].payload)}
    for number in (1, 2):
        protocol.send("ServiceWorker.deliverPushMessage", message)
        wait_for(partial(worker.evaluate, f"self.shown.length === {number}"), "a notification")
    shown = worker.evaluate("self.shown")
    assert [(one["title"], one["tag"], one["data"]["url"], one["silent"]) for one in shown] == [
        ("Test notification", "ukiyo", "/#/notifications", False),
        ("Test notification", "ukiyo", "/#/notifications", True),  # a repeated notification is silent
    ]

    wait_for(lambda: worker.evaluate("self.badge") == 0, "the badge to show the number of waiting tables")

    page.locator("input[value=silent]").click()
    expect(page.locator("input[value=silent]")).to_be_checked()
    expect(page.locator("section", has_text="their own settings")).to_contain_text("no notifications")
    page.locator("input[value=own]").click()
    expect(page.locator("label.own")).to_have_count(4)
    page.locator(".devices li.this-device button").click()
    expect(page.locator("#device-on")).to_be_visible()
    assert person.request("GET", "/me/notifications")["devices"] == []
    person.assert_no_errors()
    person.context.close()
    assert person.console_errors == []


@pytest.mark.parametrize("language", ["en", *[pytest.param(code, marks=pytest.mark.repeats) for code in ("es", "fr", "pl", "pt")]])
def test_the_page_shows_which_channels_are_available(visit: Visit, notifying_server: ServerProcess, language: str) -> None:
    person = visit(language, SMALL_PHONE, url=notifying_server.url)
    person.create_table("iki", "me", "open")
    person.open("#/notifications")
    page = person.page
    page.locator("#address").fill(f"aki-{language}@example.org")
    page.locator("#add-email").click()
    expect(page.locator("#notifications-email [role=status]")).to_contain_text(f"aki-{language}@example.org")
    person.settle()
    person.screenshot(f"notifications-{language}", full=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "⟨" not in page.locator("main").inner_text()
    person.assert_no_errors()


def test_notifications_without_a_name_or_a_email_server(visit: Visit) -> None:
    person = visit()
    person.open("#/notifications")
    expect(person.page.locator("[role=alert]")).to_contain_text("Join a table first")
    person.console_errors.clear()  # the browser logs the 401
    person.create_table("iki", "me", "open")
    person.open("#/")
    person.page.locator(".preferences summary").click()
    person.page.get_by_role("link", name="Notifications").click()
    expect(person.page.locator("main")).to_contain_text("This server doesn’t send email")
    person.assert_no_errors()
