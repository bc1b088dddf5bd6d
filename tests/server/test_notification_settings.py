"""The API of notification settings."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.notification_scenarios import KEY
from tests.server.receivers import Receivers, receiving
from tests.server.server_process import ANONYMOUS, Guest, Json, ServerProcess
from tests.server.waiting import wait_for
from ukiyo.engine.errors import BadOption
from ukiyo.server.api.routes.notifications import MAX_DEVICES
from ukiyo.server.core.settings import address, push_key

# The API


def test_people_choose_their_notification_channels(open_server: Callable[..., ServerProcess]) -> None:
    with receiving() as receivers:
        email = {"UKIYO_SMTP": receivers.smtp, "UKIYO_EMAIL_FROM": "Ukiyo of Edo <ukiyo@example.org>", "UKIYO_URL": "http://127.0.0.1"}
        settle(open_server(UKIYO_ALLOW_PRIVATE_HOSTS="1", **email), receivers)


def settle(server: ServerProcess, receivers: Receivers) -> None:
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    assert aki.get("/me/notifications")["enabled"] == []
    table = aki.set_table("me", "open")

    # Devices: the newest eight are stored, and the owner can delete each of them.
    keys = receivers.browser("aki").keys()
    for number in range(MAX_DEVICES + 1):
        endpoint = f"{receivers.url}/push/{'aki' if number == MAX_DEVICES else number}"
        current = aki.post(
            "/me/notifications/devices", endpoint=endpoint, name=f"Browser {number}", p256dh=keys["p256dh"], auth=keys["auth"]
        )
    names = [device["name"] for device in listed(current, "devices")]
    assert names == [f"Browser {number}" for number in range(1, MAX_DEVICES + 1)]
    assert current["enabled"] == ["push", "reminder"]
    for device in listed(current, "devices")[:-1]:
        assert delete(ben, f"/me/notifications/devices/{device['id']}").status_code == 404
        assert delete(aki, f"/me/notifications/devices/{device['id']}").status_code == 200
    refused = aki.post("/me/notifications/devices", 400, endpoint=f"{receivers.url}/x", p256dh="x", auth="x")
    assert "keys of the push subscription" in str(refused["error"])

    # Email: an address is confirmed when its link is used. Opening the link is not enough.
    aki.post("/me/notifications/email", 400, address="no address")
    assert aki.post("/me/notifications/email", address="aki@example.org")["email"] is None
    (email,) = wait_for(lambda: list(receivers.emails), "the email with the link")
    link = re.findall(r"http://127.0.0.1(/api/email/confirm/\S+)", email.get_content())[0]
    page = ANONYMOUS.get(server.url + link, headers={"Accept-Language": "fr"})
    assert "aki@example.org" in page.text
    assert "confirmer cette adresse" in page.text
    assert aki.get("/me/notifications")["email"] is None
    assert aki.http.post(server.url + link[:-1]).status_code == 403
    elsewhere = ANONYMOUS.post(server.url + link)
    assert (elsewhere.status_code, "browser where you requested it" in elsewhere.text) == (403, True)
    assert aki.http.post(server.url + link).status_code == 200
    assert aki.get("/me/notifications")["email"] == "aki@example.org"

    # A webhook, and a test of all channels.
    current = put(aki, "/me/notifications/webhook", style="discord", url=f"{receivers.url}/hook/aki")
    assert current["webhook"] == {"style": "discord", "host": "127.0.0.1", "error": None}, "the response must not contain the address"
    receivers.emails.clear()
    aki.post("/me/notifications/test")
    wait_for(lambda: receivers.pushed and receivers.emails and receivers.called, "all three notifications")
    assert receivers.pushed[0][1].payload["url"] == "/#/notifications"
    assert receivers.called[0][1].payload == {
        "content": "Test notification: Notifications are working. http://127.0.0.1/#/notifications",
        "allowed_mentions": {"parse": []},
    }

    # One click unsubscribes from emails.
    end = receivers.emails[0]["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert ANONYMOUS.post(server.url + end, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert aki.get("/me/notifications")["enabled"] == ["push", "webhook", "reminder"]
    silence = email["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert ANONYMOUS.post(server.url + silence, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    stop_and_allow(server, receivers, aki, ben, silence)

    # Settings for all tables, and for one of your tables.
    assert put(aki, "/me/notifications", enabled=["email", "push"], digest_hour=7)["digest_hour"] == 7
    assert listed(put(aki, f"/tables/{table}/notifications", enabled=[]), "tables") == [{"id": table, "game": "iki", "enabled": []}]
    assert listed(put(aki, f"/tables/{table}/notifications", enabled=None), "tables") == []
    response = ben.http.put(f"{server.api}/tables/{table}/notifications", json={"enabled": []})
    assert (response.status_code, response.json()["error"]) == (403, "You have no seat at this table.")
    put(aki, f"/tables/{table}/notifications", enabled=["email"])
    settings_after = delete(aki, "/me/notifications/email").json()
    assert (settings_after["enabled"], [entry["enabled"] for entry in settings_after["tables"]]) == (["push"], [[]])
    assert (settings_after["email"], aki.get("/account")["email"]) == ("aki@example.org",) * 2, "the address can still be used to sign in"
    assert delete(aki, "/me/notifications/webhook").json()["webhook"] is None


def stop_and_allow(server: ServerProcess, receivers: Receivers, aki: Guest, ben: Guest, silence: str) -> None:
    """Confirmations stop permanently, and sign-in links stop for 30 days. The two are independent. The response reveals nothing."""
    receivers.emails.clear()

    def post_link(path: str, address: str) -> tuple[int, str]:
        response = ben.http.post(server.api + path, json={"address": address})
        return response.status_code, response.text

    assert post_link("/me/notifications/email", "Aki@example.org") == post_link("/me/notifications/email", "nobody@example.org")
    (email,) = wait_for(lambda: list(receivers.emails), "one of the two emails")
    assert email["To"] == "nobody@example.org"
    aki.post("/account/links", 204, address="aki@example.org")
    wait_for(lambda: len(receivers.emails) == 2, "a sign-in link, which is not stopped")
    pause = receivers.emails[1]["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    assert "for 30 days" in ANONYMOUS.get(server.url + pause).text
    assert ANONYMOUS.post(server.url + pause, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    aki.post("/account/links", 204, address="aki@example.org")
    for link in (pause, silence):
        assert "Allow them again?" in ANONYMOUS.get(server.url + link).text
        assert "allowed again" in ANONYMOUS.post(server.url + link, data={"again": "1"}).text
        assert "Allow them again?" not in ANONYMOUS.get(server.url + link).text
    aki.post("/account/links", 204, address="aki@example.org")
    wait_for(lambda: len(receivers.emails) == 3, "the sign-in link and no confirmation")


def listed(settings: Json, name: str) -> list[Json]:
    entries = settings[name]
    assert isinstance(entries, list)
    return entries


def put(guest: Guest, path: str, **body: object) -> Json:
    response = guest.http.put(guest.server.api + path, json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def delete(guest: Guest, path: str) -> httpx.Response:
    return guest.http.delete(guest.server.api + path)


def test_a_server_reports_unavailable_channels(server: ServerProcess) -> None:
    """Uses a server on a home network. It can send pushes, but does not call addresses in its own network."""
    zoe = Guest(server, "Zoe")
    settings = zoe.get("/me/notifications")
    assert settings["push_key"]
    assert settings["email_available"] is False
    assert "UKIYO_SMTP" in str(zoe.post("/me/notifications/email", 409, address="zoe@example.org")["error"])
    keys = Receivers().browser("zoe").keys()
    for path, body in (
        ("devices", {"endpoint": "https://localhost/push", **keys}),
        ("webhook", {"style": "json", "url": "https://127.0.0.1/x"}),
    ):
        method = zoe.http.post if path == "devices" else zoe.http.put
        response = method(f"{server.api}/me/notifications/{path}", json=body)
        assert (response.status_code, "private network" in response.json()["error"]) == (400, True)


def test_the_push_key_is_kept_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UKIYO_DATA", str(tmp_path))
    key = push_key()
    assert push_key() == key
    assert (tmp_path / "vapid").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("UKIYO_VAPID_KEY", KEY)
    assert push_key() == KEY
    for invalid in ("x", "A" * 43, key[:-1], "_" * 43, "é" * 43):
        monkeypatch.setenv("UKIYO_VAPID_KEY", invalid)
        with pytest.raises(BadOption, match="UKIYO_VAPID_KEY"):
            push_key()
    for name, invalid in (("UKIYO_SMTP", "mail.example.org"), ("UKIYO_URL", "https://"), ("UKIYO_URL", "https://x:port")):
        monkeypatch.setenv(name, invalid)
        with pytest.raises(BadOption, match=name):
            address(name, "that", "smtp" if name == "UKIYO_SMTP" else "https")
