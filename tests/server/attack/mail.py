"""Exploits that use email, against accounts, mailboxes and the privacy of addresses."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path

import httpx
from itsdangerous import URLSafeSerializer

from tests.server.attack.exploits import exploit
from tests.server.receivers import Receivers, receiving
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess
from tests.server.waiting import wait_for

URL = "http://127.0.0.1"
SECRET = "the secret of the attacked server"
VICTIM = "victim@example.org"
LINK = re.compile(r"/#/account/link/([\w.-]+)")
CONFIRMATION = re.compile(rf"{URL}(/api/mail/\S+)")
ODD = [f"{before}{VICTIM}" for before in ("a,", ",", "x:", "(x)")]
SPELLINGS = (VICTIM, *ODD, "=?utf-8?q?victim?=@example.org", "Victim+x@Example.org")

ByMail = Callable[[ServerProcess, Receivers], None]
BY_MAIL: list[str] = []


@contextmanager
def club(data: Path) -> Iterator[tuple[ServerProcess, Receivers]]:
    with receiving() as receivers:
        settings = {"UKIYO_SMTP": receivers.smtp, "UKIYO_MAIL_FROM": "ukiyo@example.org", "UKIYO_URL": URL, "UKIYO_SECRET": SECRET}
        server = ServerProcess(f"sqlite:///{data}/ukiyo.db", data, **settings)
        try:
            yield server, receivers
        finally:
            server.close()


def by_mail(work: ByMail) -> ByMail:
    @wraps(work)
    def alone(data: Path) -> str:
        with club(data) as (server, receivers):
            work(server, receivers)
        return "refused"

    exploit(alone)
    BY_MAIL.append(work.__name__.replace("_", "-"))
    return work


def arrived(receivers: Receivers, number: int) -> str:
    """Return the text of the newest email after this many emails have arrived."""
    wait_for(lambda: len(receivers.mails) >= number, f"{number} mails")
    return str(receivers.mails[number - 1].get_content())


@by_mail
def login_link_in_export(server: ServerProcess, receivers: Receivers) -> None:
    """Request a link for another person's address and find it in the attacker's own data export."""
    eve = Guest(server, "Eve")
    eve.post("/account/links", 204, address=VICTIM)
    exported = eve.http.get(f"{server.api}/account/export").text
    (link,) = LINK.findall(arrived(receivers, 1))
    for export in (exported, eve.http.get(f"{server.api}/account/export").text):
        assert link not in export, "the export contains the link"
        assert VICTIM not in export, "the export contains the mail"


@by_mail
def mail_flood(server: ServerProcess, receivers: Receivers) -> None:
    """Send more emails than the quota allows, using different spellings and names."""
    for spelling in SPELLINGS:
        for _ in range(2):
            Guest(server, "Eve").http.post(f"{server.api}/account/links", json={"address": spelling})
            Guest(server, "Eve").http.post(f"{server.api}/me/notifications/mail", json={"address": spelling})
    Guest(server, "Eve").post("/account/links", 204, address="last@example.net")  # this email is sent last
    wait_for(lambda: any(mail["To"] == "last@example.net" for mail in receivers.mails), "the last mail")
    assert len(receivers.mails) <= 4, f"{len(receivers.mails) - 1} eemails were sent, but the quota is 3"


@by_mail
def unreadable_unsubscribe_header(server: ServerProcess, receivers: Receivers) -> None:
    """Send emails with an unsubscribe header that email programs can't read."""
    Guest(server, "Eve").post("/account/links", 204, address=VICTIM)
    arrived(receivers, 1)
    header = receivers.raw[0].partition(b"\r\n\r\n")[0]
    assert re.search(rb"(?m)^List-Unsubscribe: <http://127\.0\.0\.1/api/mail/[\w.-]+>\r?$", header), "the header is folded or encoded"


@by_mail
def account_pre_hijacking(server: ServerProcess, receivers: Receivers) -> None:
    """Request a link for a newcomer's address to share the newcomer's account."""
    eve, zoe = Guest(server, "Eve"), Guest(server, "Zoe")
    eve.post("/account/links", 204, address=VICTIM)
    zoe.post("/account/links/follow", secret=LINK.findall(arrived(receivers, 1))[0])
    eve.set_table("me", "open")
    eve.post("/me/notifications/mail", address="second@example.org")
    ANONYMOUS.post(server.url + CONFIRMATION.findall(arrived(receivers, 2))[0])
    assert eve.get("/account")["mail"] is None, "The attacker's account has the newcomer's address."
    assert zoe.get("/me") != {"name": "Eve"}, "the newcomer became the attacker"


@by_mail
def confirmation_link_reuse(server: ServerProcess, receivers: Receivers) -> None:
    """Use a confirmation link again after the owner removed the address."""
    aki = Guest(server, "Aki")
    aki.post("/me/notifications/mail", address=VICTIM)
    link = server.url + CONFIRMATION.findall(arrived(receivers, 1))[0]
    aki.http.post(link)
    assert aki.get("/account")["mail"] == VICTIM
    aki.http.delete(f"{server.api}/account/mail")
    aki.http.post(link)
    assert aki.get("/account")["mail"] is None, "the link worked again"


@by_mail
def unsubscribe_disclosure(server: ServerProcess, receivers: Receivers) -> None:
    """Find out from a response whether an address is unsubscribed."""
    aki, eve = Guest(server, "Aki"), Guest(server, "Eve")
    aki.post("/me/notifications/mail", address=VICTIM)
    arrived(receivers, 1)
    stop = receivers.mails[0]["List-Unsubscribe"].strip("<>").removeprefix(URL)
    assert ANONYMOUS.post(server.url + stop).status_code == 200
    responses = [
        eve.http.post(f"{server.api}/me/notifications/mail", json={"address": address}) for address in (VICTIM, "other@example.org")
    ]
    assert len({(response.status_code, json.dumps(response.json())) for response in responses}) == 1, "the answers differ"


@by_mail
def malformed_signed_cookie(server: ServerProcess, _: Receivers) -> None:
    """Cause a server error with a correctly signed cookie in another format."""
    shapes: list[object] = [["aki"], [1, 2, 3, 4], {}, None]
    for fields in shapes:
        cookie = URLSafeSerializer(SECRET, salt="person", signer_kwargs={"digest_method": hashlib.sha256}).dumps(fields)
        response = ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={cookie!s}"})
        assert response.status_code == 401, f"{fields}: {response.status_code}"


@by_mail
def address_confirmed_twice(server: ServerProcess, receivers: Receivers) -> None:
    """Confirm an address for two accounts that both requested a link first."""
    guests = [Guest(server, "Aki"), Guest(server, "Eve")]
    for number, guest in enumerate(guests, 1):
        guest.post("/me/notifications/mail", address=VICTIM)
        arrived(receivers, number)
    links = [CONFIRMATION.findall(mail.get_content())[0] for mail in receivers.mails]
    for guest in guests:
        for link in links:
            guest.http.post(server.url + link)
    owners = [guest.get("/account")["mail"] for guest in guests]
    assert owners.count(VICTIM) == 1, f"{owners.count(VICTIM)} accounts have the address"


@by_mail
def unsubscribe_lockout(server: ServerProcess, receivers: Receivers) -> None:
    """Lock out the owner of an address with the unsubscribe link in a confirmation email."""
    aki = Guest(server, "Aki")
    aki.post("/me/notifications/mail", address=VICTIM)
    arrived(receivers, 1)
    stop = receivers.mails[0]["List-Unsubscribe"].strip("<>").removeprefix(URL)
    assert ANONYMOUS.post(server.url + stop).status_code == 200
    aki.post("/account/links", 204, address=VICTIM)
    assert LINK.search(arrived(receivers, 2)), "no login link was sent"


@by_mail
def token_confusion(server: ServerProcess, receivers: Receivers) -> None:
    """Use each kind of signed token in place of every other kind."""
    eve = Guest(server, "Eve")
    eve.post("/account/links", 204, address=VICTIM)
    arrived(receivers, 1)
    eve.post("/me/notifications/mail", address=VICTIM)
    confirmation = CONFIRMATION.findall(arrived(receivers, 2))[0]
    stop = receivers.mails[0]["List-Unsubscribe"].rpartition("/")[2].strip(">")
    tokens = {
        "cookie": eve.http.cookies["ukiyo"],
        "login link": LINK.findall(receivers.mails[0].get_content())[0],
        "confirmation": confirmation.rpartition("/")[2],
        "unsubscribe link": stop,
    }
    for kind, token in tokens.items():
        for expected in tokens:
            if expected != kind:
                response = used_as(server, eve, expected, token)
                assert response.is_client_error, f"a {kind} was accepted as a {expected}: {response.status_code}"


def used_as(server: ServerProcess, guest: Guest, kind: str, token: str) -> httpx.Response:
    if kind == "cookie":
        return ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={token}"})
    if kind == "login link":
        return guest.http.post(f"{server.api}/account/links/follow", json={"secret": token})
    return guest.http.post(f"{server.api}/mail/{'confirm/' if kind == 'confirmation' else ''}{token}")
