"""The account page, with Chromium's virtual authenticator for passkeys."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.server_process import ServerProcess
from tests.server.test_accounts import CLUB, emailed
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.test_layout_shift import LIMIT, layout_shift, open_page

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a public address and email."""
    folder: Path = tmp_path_factory.mktemp("club")
    server = ServerProcess(f"sqlite:///{folder}/club.db", folder, **CLUB)
    server.kill()
    server.url = server.environment["UKIYO_URL"] = f"http://localhost:{server.port}"
    url = server.url
    server.open()
    server.url = url
    yield server
    server.kill()


class Device:
    """A virtual authenticator in one browser."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def passkeys(self) -> list[dict[str, object]]:
        return list(self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])

    def add(self, passkey: dict[str, object]) -> None:
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


def seats(person: Visitor, table: str) -> object:
    return person.request("GET", f"/tables/{table}")["table"]["your_seats"]  # type: ignore[index]


def test_a_passkey_signs_in_a_second_browser_and_merges_its_game(visit: Visit, club: ServerProcess) -> None:
    laptop, phone = visit(url=club.url), visit(url=club.url, size=PHONE, name="Phone")
    device = Device(laptop.page)
    laptop.open("#/account")
    laptop.page.locator("#create-passkey").click()
    expect(laptop.page.locator(".passkeys li")).to_have_count(1)
    laptop.page.locator("#create-passkey").click()
    expect(laptop.page.locator("[role=alert]")).to_contain_text("already")

    table = phone.create_table("iki", "me", "novice")
    Device(phone.page).add(device.passkeys()[0])
    phone.open("#/account")
    with phone.page.expect_request("**/api/account/sign-in") as sent:
        phone.page.locator("#sign-in").click()
    phone.page.locator("#merge").click()
    expect(phone.page.locator(".passkeys li")).to_have_count(1)
    phone.screenshot("account-phone", full=True)
    assert seats(laptop, table) == seats(phone, table) == [0]
    credential = json.loads(sent.value.post_data or "")
    second_attempt = phone.context.request.post(f"{club.url}/api/account/sign-in", data={**credential, "merge": False})
    assert (second_attempt.status, "error" in second_attempt.json()) == (403, True)

    laptop.page.get_by_role("button", name="On all devices").click()
    expect(laptop.page.locator(".page.home")).to_be_visible()
    phone.page.reload()
    expect(phone.page.locator("#sign-in")).to_be_visible()
    assert seats(phone, table) == []


def test_a_sign_in_link_works_once_after_confirmation(visit: Visit, club: ServerProcess) -> None:
    laptop, phone = visit(url=club.url), visit(url=club.url, size=PHONE)
    laptop.open("#/account")
    laptop.page.locator("[name=address]").fill("cleo@example.org")
    laptop.page.get_by_role("button", name="Send me a link").click()
    expect(laptop.page.locator("main [role=status]")).to_contain_text("cleo@example.org")
    secret = emailed(club)[-1]
    phone.open(f"#/account/link/{secret}")
    expect(phone.page.locator("main")).to_contain_text("a different browser")
    assert secret not in phone.page.url
    phone.screenshot("account-link-phone", full=True)
    phone.page.locator("#confirm-sign-in").click()
    expect(phone.page.locator("main")).to_contain_text("Sign-in links go to cleo@example.org.")
    laptop.open(f"#/account/link/{secret}")
    laptop.records_errors = False  # the browser logs every refused request
    laptop.page.locator("#confirm-sign-in").click()
    expect(laptop.page.locator("[role=alert]")).to_contain_text("already been used")


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.repeats)], ids=["fast line", "slow line"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_login_link_does_not_shift_while_it_loads(visit: Visit, club: ServerProcess, size: tuple[int, int], slow: bool) -> None:
    person = open_page(visit, size, slow, club.url)
    person.context.request.post(f"{club.url}/api/account/links", data={"address": f"width-{size[0]}-{slow}@example.org"})
    shift, found = layout_shift(person, f"#/account/link/{emailed(club)[-1]}")
    expect(person.page.locator("#confirm-sign-in")).to_be_visible()
    assert shift < LIMIT, found


def test_deleting_an_account_requires_typing_the_name(visit: Visit, club: ServerProcess) -> None:
    person = visit(url=club.url, name="Dora")
    table = person.create_table("iki", "me", "novice")
    person.request("POST", "/me", name="Dora")
    person.open("#/account")
    person.page.get_by_text("Delete my account", exact=True).click()
    delete_button = person.page.get_by_role("button", name="Delete permanently")
    expect(delete_button).to_be_disabled()
    person.page.get_by_label("To confirm").fill("Dora")
    delete_button.click()
    expect(person.page.locator("main [role=status]")).to_contain_text("Your data has been deleted")
    assert seats(person, table) == []
    person.assert_no_errors()
