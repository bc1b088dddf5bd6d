"""Links, cookies and keys reach only their recipients. The database, exports, logs, metrics and frames contain no valid secrets."""

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.exc import StatementError

from tests.server.passkey import SITE, Passkey
from tests.server.receivers import Receivers, receiving
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, play_to_the_end
from tests.server.waiting import wait_for
from ukiyo.server.community.sign_in_links import EmailedLinks
from ukiyo.server.core.identity import Signer
from ukiyo.server.core.keys import derived_key
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import Base, OutboxRow, PersonRow
from ukiyo.server.notifications.unsubscribe_links import UnsubscribeLinks

SECRET = "the secret of the house"
TOKEN = re.compile(r"[A-Za-z0-9_.-]{20,}")
LINK = re.compile(r"/(?:api/email|api/email/confirm|account/link)/([\w.-]{20,})")

Place = tuple[str, str]
"""A place that was searched, and its text."""


def opens(token: str) -> str:
    """Return what a token grants access to on a server with this secret, or None."""
    key = SECRET.encode()
    readers: dict[str, Callable[[], object]] = {
        "a sign-in link": lambda: EmailedLinks(key).read(token, "sign-in", 0.0),
        "a confirmation": lambda: EmailedLinks(key).read(token, "verify", 0.0),
        "a link in an email": lambda: UnsubscribeLinks(key).read(token, 0.0),
        "a cookie": lambda: Signer(key).person(token),
        "a passkey challenge": lambda: URLSafeSerializer(derived_key(key, "challenges"), salt="passkey").loads(token),
    }
    for kind, read in readers.items():
        try:
            read()
        except Exception:
            continue
        return kind
    return ""


def rows(server: ServerProcess) -> Iterator[Place]:
    database = Database(server.db)
    with database.session(reading=True) as session:
        for table in Base.metadata.sorted_tables:
            for row in session.execute(select(table)):
                for name, value in row._mapping.items():
                    yield f"{table.name}.{name}", value if isinstance(value, str) else json.dumps(value, default=str)
    database.close()


def answers(server: ServerProcess, guests: list[Guest], table: str) -> Iterator[Place]:
    """Return the responses of all readable API paths, for every guest."""
    paths = [path for path, methods in ANONYMOUS.get(f"{server.api}/openapi.json").json()["paths"].items() if "get" in methods]
    assert len(paths) > 20
    for path in paths:
        filled = path.replace("{table_id}", table).replace("{game}", "iki")
        for guest in guests if "{" not in filled else []:
            yield path, guest.http.get(server.url + filled).text
    yield "/metrics", ANONYMOUS.get(f"{server.url}/metrics").text


def leaks(places: Iterator[Place], known: dict[str, str], allowed: dict[str, str]) -> set[tuple[str, str]]:
    """Return which secrets were found and where. `allowed` is the column that must store a known secret."""
    result = set[tuple[str, str]]()
    for place, text in places:
        result |= {(place, kind) for secret, kind in known.items() if secret in text and allowed.get(kind) != place}
        result |= {(place, kind) for token in {token.rstrip(".") for token in TOKEN.findall(text)} if (kind := opens(token))}
    return result


async def frames_of_a_game(aki: Guest, ben: Guest, table: str) -> list[str]:
    async with ben.watching(table, since=0, chat=True) as socket:
        frames = await play_to_the_end(aki, table, random.Random(3))
        return [*frames, str(await socket.recv())]


def busy(server: ServerProcess, receivers: Receivers, guests: list[Guest]) -> tuple[str, dict[str, str], list[str]]:
    """Let guests use every feature that involves a secret. Their notifications are not delivered yet."""
    aki, ben, eve = guests
    keys = receivers.browser("aki").keys()
    table = aki.set_table("me", "me", listed=True)
    seat = str(aki.post(f"/tables/{table}/seats/0/link")["secret"])
    Passkey().register(aki)
    challenge = eve.post("/account/sign-in/options")["challenge"]
    aki.post("/me/notifications/devices", endpoint=f"{receivers.url}/push/aki", name="Browser", p256dh=keys["p256dh"], auth=keys["auth"])
    hook = f"{receivers.url}/hook/aki"
    assert aki.http.put(f"{server.api}/me/notifications/webhook", json={"style": "json", "url": hook}).status_code == 200
    aki.post("/me/notifications/email", address="aki@example.org")
    ben.post("/account/links", 204, address="ben@example.org")
    eve.post("/account/links", 204, address="aki@example.org")
    aki.post("/me/notifications/test")
    aki.post(f"/tables/{table}/start")
    aki.post(f"/tables/{table}/chat", text="Hello")
    frames = asyncio.run(frames_of_a_game(aki, ben, table))
    known = {guest.http.cookies["ukiyo"]: "a cookie" for guest in guests}
    known |= {seat: "a seat link", hook: "a hook", keys["auth"]: "a push key", str(challenge): "a challenge", SECRET: "the secret"}
    return table, known, frames


def open_wrongly(server: ServerProcess, links: set[str], table: str, seat: str) -> None:
    """Open links in the forms that programs change them to: with an encoded "#", without it, and with different slashes.

    Refusals are logged.
    """
    fragments = [f"#seat={table}/0/{seat}", f"#/table/{table}", *[f"#/account/link/{link}" for link in links]]
    paths = [form for text in fragments for form in (f"/%23{text[1:]}", f"/{text[1:]}", f"//{text[1:]}")]
    paths += [f"{start}{link}" for link in links for start in ("/api/email/", "//api/email/", "/api//email/confirm/", "/API/email/")]
    for path in [*paths, f"//api/tables/{table}", f"/API/tables/{table}"]:
        assert ANONYMOUS.patch(f"{server.url}{path}").is_client_error, path


def make_due(server: ServerProcess) -> list[str]:
    """Make all waiting notifications due, and return their channels."""
    database = Database(server.db)
    with database.session() as session:
        waiting = update(OutboxRow).where(OutboxRow.sent_at.is_(None)).values(due_at=0.0)
        channels = list(session.scalars(waiting.returning(OutboxRow.channel)))
    database.close()
    return channels


@pytest.mark.any_store
def test_no_secret_leaves_the_server_except_to_its_recipient(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with receiving() as receivers:
        for path in ("/push/aki", "/hook/aki"):
            receivers.answers[path] = [503]
        settings = {"UKIYO_URL": SITE, "UKIYO_SECRET": SECRET, "UKIYO_EMAIL_FROM": "ukiyo@example.org", "UKIYO_ALLOW_PRIVATE_HOSTS": "1"}
        settings |= {"UKIYO_SMTP": "smtp://127.0.0.1:9", "UKIYO_LOG_LEVEL": "debug"}
        server = ServerProcess(f"sqlite:///{tmp_path}/ukiyo.db", tmp_path, str(log), **settings)
        try:
            guests = [Guest(server, name) for name in ("Aki", "Ben", "Eve")]
            table, known, frames = busy(server, receivers, guests)
            wait_for(lambda: "Message not sent" in log.read_text(), "the first attempt of the outbox")
            allowed = {"a push key": "devices.auth", "a hook": "notification_settings.webhook"}

            def everywhere() -> Iterator[Place]:
                yield from rows(server)
                yield from answers(server, guests, table)
                yield from (("a frame", frame) for frame in frames)
                yield "the log", log.read_text()

            assert leaks(everywhere(), known, allowed) == set()

            # All notifications are sent. The recipients' secrets work, and are not found elsewhere.
            server.kill()
            waiting = make_due(server)
            assert {"push", "email", "webhook"} <= set(waiting)
            server.environment["UKIYO_SMTP"] = receivers.smtp
            server.open()
            wait_for(lambda: len(receivers.emails) == waiting.count("email"), "all emails to arrive")
            wait_for(lambda: receivers.pushed and receivers.called, "a push and a webhook call to arrive")
            links = {link for email in receivers.emails for link in LINK.findall(email.get_content())}
            assert {opens(link) for link in links} == {"a sign-in link", "a confirmation", "a link in an email"}
            seat = next(secret for secret, kind in known.items() if kind == "a seat link")
            open_wrongly(server, links, table, seat)
            assert leaks(everywhere(), {**known, **dict.fromkeys(links, "a link")}, allowed) == set()
            assert log.read_text().count("method=PATCH") > 20, "the log must contain the wrong requests"
            assert table not in log.read_text()
        finally:
            server.kill()


def test_the_search_recognizes_each_kind_of_secret() -> None:
    """Otherwise, the previous test would pass without finding anything."""
    key = SECRET.encode()
    cookie = URLSafeSerializer(derived_key(key, "challenges"), salt="passkey").dumps(["sign in", "", 1e12, "x"])
    assert leaks(iter([("here", f'{{"text": "see {cookie}"}}')]), {}, {}) == {("here", "a passkey challenge")}
    link = UnsubscribeLinks(key).sign("end", "aki", "aki@example.org", 1e12)
    for text in (json.dumps(f"\n\nhttp://x/api/email/{link}\n"), f"Not sent: http://x/api/email/{link}."):
        assert leaks(iter([("here", text)]), {}, {}) == {("here", "a link in an email")}
    assert leaks(iter([("here", "seat=abc")]), {"abc": "a seat link"}, {}) == {("here", "a seat link")}


def test_database_errors_do_not_contain_values() -> None:
    """Errors are logged with their tracebacks."""
    database = Database("sqlite:///:memory:")
    database.migrate()
    with pytest.raises(StatementError) as failed, database.session() as session:
        session.execute(insert(PersonRow).values(id="aki", email="aki@example.org", created_at="not a number", name=object()))
    assert "aki@example.org" not in str(failed.value)
    database.close()


def test_requesting_a_link_to_another_address_reveals_nothing(tmp_path: Path, open_server: Callable[..., ServerProcess]) -> None:
    """It was once possible to take over any account with an email address by requesting a link and exporting the data."""
    server = open_server(UKIYO_URL=SITE, UKIYO_SECRET=SECRET, UKIYO_SMTP="smtp://127.0.0.1:9", UKIYO_EMAIL_FROM="ukiyo@example.org")
    eve = Guest(server, "Eve")
    eve.post("/account/links", 204, address="victim@example.org")
    export = eve.http.get(f"{server.api}/account/export").text
    assert "victim@example.org" not in export
    assert leaks(iter([("the export", export)]), {}, {}) == set()
