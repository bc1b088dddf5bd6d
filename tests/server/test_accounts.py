"""Accounts: one person on several devices, and the export and deletion of personal data."""

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, event, select, text
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.passkey import SITE, Passkey
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, integer, numbers, play_to_the_end, table_of, view_of
from tests.server.test_lessons import own_moves
from tests.server.waiting import TIMEOUT, wait_for
from ukiyo.play import lessons
from ukiyo.play.errors import Conflict
from ukiyo.server.community.personal_data import PERSONAL_DATA
from ukiyo.server.community.sign_in_links import LINK_LIFETIME, EmailedLinks, Link
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.identity import Person, Signer
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import Base, OutboxRow, PersonRow
from ukiyo.server.people.people import add_person, set_email_address
from ukiyo.server.people.sessions import Sessions
from ukiyo.server.tables.notification_requests import short_hash

SECRET = "the secret of the house"
CLUB = {"UKIYO_URL": SITE, "UKIYO_SECRET": SECRET, "UKIYO_SMTP": "smtp://127.0.0.1:9", "UKIYO_EMAIL_FROM": "ukiyo@example.org"}

Open = Callable[..., ServerProcess]


@contextmanager
def reading(server: ServerProcess) -> Iterator[Session]:
    database = Database(server.db)
    with database.session(reading=True) as session:
        yield session
    database.close()


def emailed(server: ServerProcess, kind: str = "sign-in") -> list[str]:
    """Return the secrets of the links in the outbox in order, as the server will sign them."""
    with reading(server) as session:
        rows = session.scalars(select(OutboxRow).order_by(OutboxRow.id)).all()
    links = EmailedLinks(SECRET.encode())
    return [links.sign(Link(*row.content["link"])) for row in rows if row.content.get("kind") == kind]  # type: ignore[misc]


def sign_in(guest: Guest, passkey: Passkey, merge: bool | None = None) -> None:
    guest.post("/account/sign-in", credential=passkey.sign(guest.post("/account/sign-in/options")), merge=merge)


def names(guest: Guest, table: str) -> list[tuple[str, str]]:
    seats = table_of(guest.frame(table))["seats"]
    assert isinstance(seats, list)
    return [(seat["kind"], seat["name"]) for seat in seats]


# Several devices


def test_a_passkey_signs_in_on_another_device_during_a_game(db: str, open_server: Open) -> None:
    """Aki creates a passkey on a laptop. Aki's phone plays as a guest against Ben, then signs in and keeps the seat."""
    server = open_server(db, **CLUB)
    laptop, phone, ben, passkey = Guest(server, "Aki"), Guest(server, "Aki's phone"), Guest(server, "Ben"), Passkey()
    passkey.register(laptop)
    table = phone.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    phone.post(f"/tables/{table}/start")
    before = dict(phone.http.cookies)
    assertion = passkey.sign(phone.post("/account/sign-in/options"))
    offer = phone.post("/account/sign-in", credential=assertion)["merge_offer"]
    assert offer == {"name": "Aki's phone", "account": "Aki", "tables": 1, "lessons": 0}
    assert dict(phone.http.cookies) == before, "Nothing must change before the response to the challenge."
    assert phone.post("/account/sign-in", credential=assertion, merge=True) == {"name": "Aki", "merge_offer": None}

    for device in (laptop, phone):
        frame = device.frame(table)
        assert table_of(frame)["your_seats"] == [0]
        assert table_of(frame)["is_host"] is True
    frame = next(frame for frame in (laptop.frame(table), ben.frame(table)) if numbers(view_of(frame)["legal"]))
    mover = laptop if integer(frame["seat"]) == 0 else ben
    mover.post(f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])

    old = Guest(server, "somebody")
    old.http.cookies = httpx.Cookies(before)
    assert old.get("/me") == {"name": "Aki"}, "The old cookie must identify the merged person."
    assert table_of(old.frame(table))["your_seats"] == [0]


def test_a_challenge_works_once_in_one_browser_for_one_site(open_server: Open) -> None:
    server = open_server(**CLUB)
    aki, phone, passkey = Guest(server, "Aki"), Guest(server, "A guest"), Passkey()
    passkey.register(aki)

    def refused(guest: Guest, credential: object, status: int = 403) -> str:
        return str(guest.post("/account/sign-in", status, credential=credential)["error"])

    assertion = passkey.sign(phone.post("/account/sign-in/options"))
    assert "another browser" in refused(Guest(server, "Eve"), assertion)
    phone.post("/account/sign-in", credential=assertion)
    assert phone.get("/me") == {"name": "Aki"}
    assert "response is invalid" in refused(aki, {**assertion, "response": {}})
    second = passkey.sign(phone.post("/account/sign-in/options"))
    phone.post("/account/sign-in", credential=second)
    assert "response is invalid" in refused(phone, second), "the signature counter has not increased"
    for invalid in (
        passkey.sign(phone.post("/account/sign-in/options"), origin="http://evil.example"),
        replace(passkey, key=Passkey().key).sign(phone.post("/account/sign-in/options")),
        passkey.sign({"challenge": "bm90IG91cnM"}),
        {"id": 7, "response": {"clientDataJSON": 7}},
    ):
        assert "response is invalid" in refused(phone, invalid)
    assert "does not belong to an account" in refused(phone, Passkey().sign(phone.post("/account/sign-in/options")))
    uncounted = Passkey(counts=False)  # many devices always send 0, so only the challenge prevents replay attacks
    made = uncounted.create(phone.post("/account/passkeys/options"))
    phone.post("/account/passkeys", credential=made)
    reused = uncounted.sign(phone.post("/account/sign-in/options"))
    phone.post("/account/sign-in", credential=reused)
    assert "already been used" in refused(phone, reused)
    assert "already been used" in str(phone.post("/account/passkeys", 403, credential=made)["error"])


def test_another_person_cannot_change_an_account(open_server: Open) -> None:
    server = open_server(**CLUB)
    aki, eve, passkey = Guest(server, "Aki"), Guest(server, "Eve"), Passkey()
    options = aki.post("/account/passkeys/options")
    eve.post("/account/passkeys", 403, credential=passkey.create(options))
    passkey.register(aki)
    key = dict(aki.get("/account")["passkeys"][0])["id"]  # type: ignore[index]
    assert eve.http.delete(f"{server.api}/account/passkeys/{key}").status_code == 404
    assert eve.get("/account")["passkeys"] == []
    passkey.register(eve, 409)
    assert aki.http.delete(f"{server.api}/account/passkeys/{key}").status_code == 204
    assert "does not belong to an account" in str(
        eve.post("/account/sign-in", 403, credential=passkey.sign(eve.post("/account/sign-in/options")))["error"]
    )


# By email


def test_a_sign_in_link_works_once_and_reveals_no_account(open_server: Open) -> None:
    server = open_server(**CLUB)
    aki, phone = Guest(server, "Aki"), Guest(server, "A guest")
    aki.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    aki.post("/account/links", 204, address=" Aki@Example.org")
    (first,) = emailed(server)
    info = phone.post("/account/links/inspect", secret=first)
    assert {**info, "requested_at": 0} == {
        "address": "aki@example.org",
        "name": "Aki",
        "browser": "Firefox · Linux",
        "requested_at": 0,
        "same_browser": False,
    }
    assert aki.post("/account/links/inspect", secret=first)["same_browser"] is True
    assert aki.get("/account")["email"] is None, "opening a link does not use it"
    assert aki.post("/account/links/follow", secret=first)["name"] == "Aki"
    assert aki.get("/account")["email"] == "aki@example.org"
    assert "already been used" in str(phone.post("/account/links/follow", 403, secret=first)["error"])

    responses = [
        phone.http.post(f"{server.api}/account/links", json={"address": address}) for address in ("aki@example.org", "no@example.org")
    ]
    assert [(response.status_code, response.content) for response in responses] == [(204, b"")] * 2
    assert phone.post("/account/links/follow", secret=emailed(server)[1]) == {"name": "Aki", "merge_offer": None}
    assert phone.get("/account")["email"] == "aki@example.org"


def test_forged_expired_and_excess_links_are_rejected(open_server: Open) -> None:
    server = open_server(**CLUB)
    aki, eve = Guest(server, "Aki"), Guest(server, "Eve")
    aki.post("/account/links", 204, address="aki@example.org")
    links = EmailedLinks(SECRET.encode())
    good = links.read(emailed(server)[0], "sign-in", 0)
    for link_token, reason in (
        (links.sign(replace(good, address="eve@example.org", id="x")), "already been used"),
        (links.sign(replace(good, at=good.at - LINK_LIFETIME["sign-in"] - 1)), "has expired"),
        (EmailedLinks(b"another house").sign(good), "link is invalid"),
        (links.sign(replace(good, kind="verify")), "link is invalid"),
        (emailed(server)[0][:-2], "link is invalid"),
        ("nothing", "link is invalid"),
    ):
        assert reason in str(eve.post("/account/links/follow", 403, secret=link_token)["error"])
    for address in ("no address", "a@b@c.org", "aki@example.org\nbcc: x@y.org", "a b@c.org"):
        eve.post("/account/links", 400, address=address)
    for number in range(6):
        eve.post("/account/links", 204, address="aki@example.org" if number < 5 else "ben@example.org")
    assert len([token for token in emailed(server) if links.read(token, "sign-in", 0).address == "aki@example.org"]) == 3
    assert "within an hour" in str(eve.post("/account/links", 429, address="cleo@example.org")["error"])


def test_a_link_requested_by_a_stranger_never_signs_in_the_stranger(open_server: Open) -> None:
    """Eve requests a link to Zoe's address, which has no account yet. Zoe follows it and gets a separate account."""
    server = open_server(**CLUB)
    eve, zoe = Guest(server, "Eve"), Guest(server, "Zoe")
    table = eve.set_table("me", "novice")
    eve.post("/account/links", 204, address="zoe@example.org")
    (link,) = emailed(server)
    assert zoe.post("/account/links/follow", secret=link)["merge_offer"] is None
    assert zoe.get("/account")["email"] == "zoe@example.org"
    assert table_of(zoe.frame(table))["your_seats"] == []
    assert eve.get("/account")["email"] is None

    # A guest's games are transferred on request. Without a cookie, the new account gets the name in the email.
    eve.post("/account/links", 204, address="cho@example.org")
    cho = Guest(server, "Cho")
    own = cho.set_table("me", "novice")
    link = emailed(server)[1]
    assert cho.post("/account/links/follow", secret=link)["merge_offer"] == {"name": "Cho", "account": "Cho", "tables": 1, "lessons": 0}
    cho.post("/account/links/follow", secret=link, merge=True)
    assert (table_of(cho.frame(own))["your_seats"], cho.get("/account")["email"]) == ([0], "cho@example.org")
    assert table_of(eve.frame(own))["your_seats"] == []


def test_two_accounts_cannot_have_the_same_address(db: str, open_server: Open) -> None:
    server = open_server(db, **CLUB)
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    for guest in (aki, ben):  # both request a link before either is confirmed
        guest.post("/me/notifications/email", address="both@example.org")
    first, second = (f"{server.api}/email/confirm/{token}" for token in emailed(server, "verify"))
    assert ben.http.post(first).status_code == 403, "another account's link"
    assert ANONYMOUS.post(first).status_code == 403
    assert aki.http.post(first).status_code == 200
    assert ben.http.post(second).status_code == 409
    assert [guest.get("/account")["email"] for guest in (aki, ben)] == ["both@example.org", None]
    with reading(server) as session:
        assert len(session.scalars(select(PersonRow).where(PersonRow.email == "both@example.org")).all()) == 1

    # Merging accounts keeps the address, unless the other account already has one.
    Passkey().register(ben)
    ben.post("/account/links", 204, address="both@example.org")
    ben.post("/account/links/follow", secret=emailed(server)[0], merge=True)
    assert ben.get("/me") == {"name": "Aki"}
    assert len(ben.get("/account")["passkeys"]) == 1  # type: ignore[arg-type]


def test_the_database_rejects_a_duplicate_address_in_a_race(db: str) -> None:
    database = Database(db)
    database.migrate()
    with database.session() as session:
        people = [add_person(session, Person(name, name), 1.0) for name in ("aki", "ben")]
        set_email_address(session, people[0], "aki@example.org")
        with pytest.raises(Conflict, match="another account"):
            set_email_address(session, people[1], "aki@example.org")
    database.close()


def test_a_link_does_not_work_after_the_address_was_removed(open_server: Open) -> None:
    server = open_server(**CLUB)
    aki = Guest(server, "Aki")
    aki.post("/me/notifications/email", address="aki@example.org")
    confirming = f"{server.api}/email/confirm/{emailed(server, 'verify')[0]}"
    assert aki.http.post(confirming).status_code == 200
    aki.post("/account/links", 204, address="aki@example.org")
    aki.post("/me/notifications/email", address="aki@example.org")
    unused, sign_in = emailed(server, "verify")[1], emailed(server)[0]
    assert aki.http.delete(f"{server.api}/account/email").status_code == 204
    assert emailed(server) == emailed(server, "verify") == [], "waiting email is not sent"
    for link in (confirming, f"{server.api}/email/confirm/{unused}"):
        assert aki.http.post(link).status_code == 403
    aki.post("/account/links/follow", 403, secret=sign_in)
    assert aki.get("/account")["email"] is None


def test_a_migration_keeps_a_duplicate_address_for_the_oldest_account(db: str) -> None:
    database = Database(db)
    database.migrate("0015")
    with database.engine.begin() as connection:
        for person, mail, since in (("aki", "Aki@Example.org", 1.0), ("ben", "aki@example.org", 2.0), ("cho", None, 3.0)):
            values = {"id": person, "mail": mail, "since": since}
            columns = "id, name, language, zone, mail, since, seen"
            connection.execute(text(f"INSERT INTO people ({columns}) VALUES (:id, :id, 'en', 'UTC', :mail, :since, 0)"), values)
        connection.execute(text("INSERT INTO silenced VALUES (:hash, 5)"), {"hash": short_hash("zoe@example.org")})
        for once, channel, content in (
            ("mail/x/login/y", "mail", {"to": "a@example.org", "kind": "login", "facts": {"link": "live"}}),
            ("turn/x", "mail", {"to": "a@example.org", "subject": "s", "text": "Your turn\n\nlive", "end": "live"}),
            ("turn/y", "hook", {"to": "live", "style": "json", "facts": {}}),
        ):
            columns = "once, channel, person, content, due, tries"
            values = {"once": once, "channel": channel, "content": json.dumps(content)}
            connection.execute(text(f"INSERT INTO outbox ({columns}) VALUES (:once, :channel, 'aki', :content, 0, 0)"), values)
    database.migrate()
    links = EmailedLinks(SECRET.encode())
    with database.session() as session:
        assert [row.email for row in session.scalars(select(PersonRow).order_by(PersonRow.id))] == ["aki@example.org", None, None]
        remaining = session.scalars(select(OutboxRow).order_by(OutboxRow.id)).all()
        assert [row.idempotency_key for row in remaining] == ["turn/x", "turn/y"]
        assert "live" not in str([row.content for row in remaining])
        links.rehash_addresses(session)
        zoe = links.index.of(EmailAddress.parse("zoe@example.org"))
        assert [links.is_stopped(session, kind, zoe, 6.0) for kind in ("sign-in", "verify")] == [True, True]
    database.close()


# Names and signing out


def test_a_new_name_and_a_sign_out_reach_all_devices(open_server: Open) -> None:
    server = open_server(**CLUB)
    laptop, phone, passkey = Guest(server, "Aki"), Guest(server, "A guest"), Passkey()
    table = laptop.set_table("me", "novice")
    assert "would not be able to return" in str(laptop.post("/account/sign-out", 409)["error"])
    passkey.register(laptop)
    sign_in(phone, passkey)
    phone.post("/me", name="Akiko")
    assert laptop.get("/me") == {"name": "Akiko"}
    assert laptop.post("/me", name="what the browser remembers", rename=False) == {"name": "Akiko"}
    merged = Guest(server, "Third")
    merged.set_table("me", "novice")
    third = dict(merged.http.cookies)
    sign_in(merged, passkey, merge=True)
    phone.post("/account/sign-out", 204)
    assert phone.http.get(f"{server.api}/me").status_code == 401
    assert laptop.get("/me") == {"name": "Akiko"}
    old_cookies = dict(laptop.http.cookies)
    live = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(live, additional_headers=laptop.cookie, open_timeout=TIMEOUT) as socket:
        merged.post("/account/sign-out", 204, everywhere=True)
        with pytest.raises(ConnectionClosed):
            list(socket)
    server.kill()
    server.open()
    for cookies in (old_cookies, third):
        laptop.http.cookies = httpx.Cookies(cookies)
        assert laptop.http.get(f"{server.api}/me").status_code == 401
    laptop.http.cookies.clear()
    sign_in(laptop, passkey)
    assert laptop.get("/me") == {"name": "Akiko"}


def test_an_old_cookie_stays_valid_and_a_new_one_has_a_generation() -> None:
    signer = Signer(SECRET.encode())
    old, new = Person("aki", "Aki"), Person("aki", "Aki", 3)
    assert signer.cookie(old) == str(signer.serializer.dumps(["aki", "Aki"]))
    assert [signer.person(signer.cookie(person)) for person in (old, new)] == [old, new]


def test_two_processes_can_first_see_the_same_person_together(db: str) -> None:
    stores = [Database(db), Database(db)]
    stores[0].migrate()
    both = threading.Barrier(2)

    def meet(database: Database) -> None:
        with database.session() as session:
            if not database.sqlite:
                assert session.get(PersonRow, "aki") is None
                both.wait()
            add_person(session, Person("aki", "Aki"), 1.0).last_seen_at = 2.0

    threads = [threading.Thread(target=meet, args=[database]) for database in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with stores[0].session(reading=True) as session:
        assert [row.last_seen_at for row in session.scalars(select(PersonRow))] == [2.0]
    for database in stores:
        database.close()


@pytest.mark.parametrize("db", ["postgresql"], indirect=True)
def test_another_process_follows_a_merge(db: str, open_server: Open) -> None:
    first, second = open_server(db, **CLUB), open_server(db, **CLUB)
    aki, phone, passkey = Guest(first, "Aki"), Guest(first, "Phone"), Passkey()
    passkey.register(aki)
    table = phone.set_table("me", "me")
    phone.post(f"/tables/{table}/start")
    elsewhere, old = Guest(second, "-"), Guest(second, "-")
    old.http.cookies = httpx.Cookies(dict(phone.http.cookies))
    assert table_of(old.frame(table))["your_seats"] == [0, 1]
    sign_in(phone, passkey, merge=True)
    elsewhere.http.cookies = httpx.Cookies(dict(phone.http.cookies))
    wait_for(lambda: old.get("/me") == {"name": "Aki"}, "the other process to load the change")
    wait_for(lambda: table_of(elsewhere.frame(table))["your_seats"] == [0, 1], "the other process to reload the table")
    phone.post("/account/sign-out", 204, everywhere=True)
    wait_for(lambda: elsewhere.http.get(f"{second.api}/me").status_code == 401, "the other process to see the sign-out")


# Personal data


def test_an_export_is_complete_and_a_deletion_leaves_nothing(open_server: Open) -> None:
    """Searches every column of the database for the person's id, name and address."""
    server = open_server(**CLUB)
    name, email = "Akiko the unmistakable", "akiko.u@example.org"
    aki, ben = Guest(server, name), Guest(server, "Ben")
    person = Signer(SECRET.encode()).person(aki.http.cookies["ukiyo"])
    assert person is not None
    Passkey().register(aki)
    aki.post("/account/links", 204, address=email)
    aki.post("/account/links/follow", secret=emailed(server)[0])
    Guest(server, "A friend").post("/account/links", 204, address=email)
    over, running, waiting = aki.set_table("me", "me"), aki.set_table("me", "open"), aki.set_table("me", "open")
    aki.post(f"/tables/{over}/start")
    asyncio.run(play_to_the_end(aki, over, random.Random(3)))
    ben.post(f"/tables/{running}/join")
    aki.post(f"/tables/{running}/start")
    aki.post("/daily/iki")
    ben.post(f"/tables/{waiting}/join")
    aki.post("/lessons/hokusai/painting", moves=own_moves(lessons.lessons("hokusai")["painting"]))

    exported = aki.get("/account/export")
    has_record = {game["id"]: game["record"] is not None for game in exported["games"]}  # type: ignore[attr-defined]
    assert has_record.items() >= {over: True, running: False, waiting: False}.items()
    record = next(game["record"] for game in exported["games"] if game["id"] == over)  # type: ignore[attr-defined]
    assert record == aki.http.get(f"{server.api}/tables/{over}/record").text
    assert dict(exported["person"])["email"] == email  # type: ignore[call-overload]
    assert [len(exported[what]) for what in ("passkeys", "daily_attempts", "lessons")] == [1, 1, 1]  # type: ignore[arg-type]
    with reading(server) as session:
        for data in PERSONAL_DATA:
            assert not data.name or len(data.rows(session, person.id)) == len(exported[data.name])  # type: ignore[arg-type]
    assert str(Guest(server, "Eve").get("/account/export")).count(person.id) == 0

    aki.post("/account/delete", 409, name="Ben")
    cookies = dict(aki.http.cookies)
    aki.post("/account/delete", 204, name=name)
    with reading(server) as session:
        for table in Base.metadata.sorted_tables:
            for row in session.execute(select(table)):
                for trace in (person.id, name, email):
                    assert trace not in str(row), f"{table.name} still has {trace}"
    assert names(ben, over) == [("human", ""), ("human", "")]
    assert [kind for kind, _ in names(ben, running)] == ["bot", "human"]
    assert names(ben, waiting) == [("open", ""), ("human", "Ben")]
    assert table_of(ben.frame(waiting))["is_host"] is True
    aki.http.cookies = httpx.Cookies(cookies)
    assert aki.http.get(f"{server.api}/me").status_code == 401, "the person's other devices are signed out"
    aki.get("/account/export", 401)
    new_guest = Guest(server, "Aki")
    assert new_guest.get("/account")["email"] is None


def without_secure_delete() -> None:
    """SQLite in Debian overwrites deleted data by default. Most other builds do not."""
    event.listen(Engine, "connect", lambda connection, _: connection.execute("PRAGMA secure_delete=OFF"))


def test_the_bytes_of_a_deleted_person_are_overwritten(open_server: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches free pages and the write-ahead log while the server runs."""
    monkeypatch.setattr(ServerProcess, "before", staticmethod(without_secure_delete))
    server = open_server(**CLUB)
    name, email, note = "Akiko the unmistakable", "akiko.u@example.org", "a note nobody else may read"
    aki, ben = Guest(server, name), Guest(server, "Ben")
    aki.post("/account/links", 204, address=email)
    aki.post("/account/links/follow", secret=emailed(server)[0])
    tables = [aki.set_table("me", "open") for _ in range(10)]
    for table in tables:
        ben.post(f"/tables/{table}/join")
        aki.post(f"/tables/{table}/start")
        aki.http.put(f"{server.api}/tables/{table}/notes", json={"text": note, "version": 0}).raise_for_status()
        ben.get(f"/tables/{table}")

    def traces() -> list[str]:
        content = b"".join(path.read_bytes() for path in tmp_path.glob("ukiyo.db*"))
        return [trace for trace in (name, email, note) if trace.encode() in content]

    assert traces() == [name, email, note], "the test must find the data before the deletion"
    aki.post("/account/delete", 204, name=name)
    wait_for(lambda: not traces(), "every trace to disappear")
    assert ben.frame(tables[0])["version"] is not None


def test_a_person_without_changes_is_read_from_the_cookie() -> None:
    signer = Signer(SECRET.encode())
    cookies = Sessions(Database("sqlite:///:memory:"), signer, Clock())
    assert cookies.person(None) is None
    assert cookies.person(signer.cookie(Person("aki", "Aki"))) == Person("aki", "Aki")
