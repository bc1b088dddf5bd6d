"""Email: language, digest, unsubscribe links, quotas and addresses."""

import itertools
import re
from pathlib import Path
from typing import get_args

import pytest

from tests.server.notification_scenarios import CHO, NotificationTest, run_scenario
from tests.server.scenarios import AKI, BEN
from tests.server.test_clocks import play_turn
from ukiyo.play.errors import Refused
from ukiyo.play.time_control import DAY, HOUR
from ukiyo.server.core.email_address import EmailAddress, sender_of
from ukiyo.server.core.identity import Person
from ukiyo.server.db.outbox import enqueue
from ukiyo.server.db.schema import (
    LinkKind,
)
from ukiyo.server.notifications.delivery import digest_note
from ukiyo.server.notifications.unsubscribe_links import UnsubscribeLinks
from ukiyo.server.tables.notification_requests import MIN_DELAY


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ukiyo.db"


# Email


def test_emails_use_the_recipients_language_and_one_click_unsubscribe(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people = context.services, [AKI, BEN]
        for person in people:
            await context.register(person, "email", language="pl")
        live = await context.table(*people, time_control="live")
        first = people[await play_turn(services, live, people)]
        await context.advance_and_send(MIN_DELAY)
        (email,) = context.receivers.emails
        assert email["Subject"] == f"Twoja kolej · IKI, przy stole: {first.name}", "the email states the deadline"
        assert "Masz czas do" in email.get_content()
        assert email["From"] == "Ukiyo <ukiyo@example.org>"
        assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        text = email.get_content()
        assert f"https://ukiyo.example.org/#/table/{live.table.info.id}" in text
        end = email["List-Unsubscribe"].strip("<>")
        assert end in text.replace("\n", "")
        scope, recipient, address = services.delivery.unsubscribe_links.read(end.rpartition("/")[2], context.clock.time())
        assert (scope, f"{recipient}@example.org", email["To"]) == ("end", address, address)

        context.receivers.emails.clear()
        with services.database.session() as session:
            links, now = services.accounts.links, context.clock.time()
            links.request(session, "sign-in", CHO, EmailAddress("zoe@example.org"), "Firefox", "es", now)
            links.request(session, "verify", AKI, EmailAddress("aki2@example.org"), "", "pl", now)
        await context.advance_and_send(0)
        assert {email["To"]: email["Subject"] for email in context.receivers.emails} == {
            "zoe@example.org": "Tu enlace para entrar en Ukiyo",
            "aki2@example.org": "Potwierdź swój adres e-mail w Ukiyo",
        }

    run_scenario(db, scenario)


def test_a_daily_digest_lists_all_waiting_tables(db: str) -> None:
    async def scenario(context: NotificationTest) -> None:
        services, people, clock = context.services, [AKI, BEN], context.clock
        clock.now = 1_800_052_560.0  # 07:36 in Tokyo
        await context.register(AKI, "email", zone="Asia/Tokyo", digest_hour=8)
        with services.database.session() as session:
            enqueue(session, [digest_note(AKI.id, 8, "Asia/Tokyo", clock.time())])
        live_tables = [await context.table(*people, time_control="calm") for _ in range(3)]
        for live in live_tables[:2]:
            while live.table.person_to_move() != AKI.id:
                await play_turn(services, live, people)
        while live_tables[2].table.person_to_move() == AKI.id:
            await play_turn(services, live_tables[2], people)
        await context.advance_and_send(120)
        assert context.receivers.emails == []
        await context.advance_and_send(HOUR)
        (email,) = context.receivers.emails
        assert email["Subject"] == "It’s your turn at 2 tables"
        assert {live.table.info.id for live in live_tables[:2]} == set(re.findall(r"#/table/(\S+)", email.get_content()))
        assert [
            row.due_at <= clock.now + DAY for row in context.rows() if row.idempotency_key.startswith("digest/") and not row.sent_at
        ] == [True]
        for live in live_tables[:2]:
            await play_turn(services, live, people)
        await context.advance_and_send(DAY)
        assert len(context.receivers.emails) == 1, "without waiting tables there is no email"
        assert [row for row in context.rows() if row.idempotency_key.startswith("digest/") and not row.sent_at]

    run_scenario(db, scenario)


def test_links_are_signed_complete_and_not_expired() -> None:
    links = UnsubscribeLinks(b"x" * 32)
    token = links.sign("end", "aki", "aki@example.org", 1000.0)
    assert links.read(token, 1000.0) == ("end", "aki", "aki@example.org")
    for invalid in (
        token[:-1],
        token + "x",
        UnsubscribeLinks(b"y" * 32).sign("end", "aki", "aki@example.org", 1000.0),
        "",
        "é",
        token * 50,
    ):
        with pytest.raises(Refused, match="This link is invalid"):
            links.read(invalid, 1000.0)
    with pytest.raises(Refused, match="has expired"):
        links.read(token, 1001.0)


def test_a_mailbox_gets_few_links_for_all_spellings_of_its_address(db: str) -> None:
    """The quota is The quota is 3 per hour and 10 per day. The response does not reveal whether another link was sent."""

    async def scenario(context: NotificationTest) -> None:
        spellings = itertools.cycle(["zoe@example.org", "Zoe@Example.org", " zoe+2@example.org ", "zoe+b.c@EXAMPLE.ORG"])
        numbers = itertools.count()
        request_link = context.services.accounts.links.request

        def sent(now: float, times: int) -> int:
            with context.services.database.session() as session:
                for _ in range(times):
                    requester = Person(f"someone-{next(numbers)}", "Somebody")
                    request_link(session, "sign-in", requester, EmailAddress.parse(next(spellings)), "", "en", now)
            return len(context.rows())

        now = context.clock.time()
        assert [sent(now + hour * HOUR, 5) for hour in range(5)] == [3, 6, 9, 10, 10]
        assert sent(now + 2 * DAY, 1) == 11

    run_scenario(db, scenario)


def test_sign_in_links_stop_for_30_days_and_confirmations_permanently(db: str) -> None:
    """Otherwise, one click in an unrequested email would lock the owner out of the account."""

    async def scenario(context: NotificationTest) -> None:
        links, address, now = context.services.accounts.links, EmailAddress.parse("zoe@example.org"), context.clock.time()
        index, kinds = links.index.of(address), get_args(LinkKind)
        with context.services.database.session() as session:
            for kind in kinds:
                links.stop(session, kind, address, now)
        with context.services.database.session(reading=True) as session:
            for days, stopped in ((0, [True, True]), (29, [True, True]), (30, [False, True]), (3000, [False, True])):
                assert [links.is_stopped(session, kind, index, now + days * DAY) for kind in kinds] == stopped

    run_scenario(db, scenario)


GOOD_ADDRESSES = ["aki@example.org", "a.b+c_d-e@mail.example.co.uk", "o'neill@example.org", "x@xn--bcher-kva.example", "1@1.example"]


BAD_ADDRESSES = [
    "", "aki", "@example.org", "aki@", "aki@localhost", "aki@example.org.", "aki@.org", "aki@-x.org", "aki@x-.org", "aki@1.2.3.4",
    "aki@[1.2.3.4]", "a,victim@example.org", ",victim@example.org", "x:victim@example.org", "(x)victim@example.org",
    "=?utf-8?q?victim?=@example.org", "victim@example.org,b@example.org", "victim@example.org;", "<victim@example.org>",
    "Zoe <victim@example.org>", '"victim"@example.org', "relay.org!victim@example.org", "victim%example.org@relay.org",
    "@relay.org:victim@example.org", "victim@example.org(x)", "victim@example.org\r\nBcc: b@example.org", "vic tim@example.org",
    "victim@exam ple.org", "a..b@example.org", ".a@example.org", "a.@example.org", "a@b@example.org", "victi\u212a@example.org",
    "v\u0456ctim@example.org", "\u200bvictim@example.org", "a@b\u3002org", f"{'a' * 65}@example.org", f"a@{'a' * 64}.org",
    f"a@{'a.' * 126}org", "a\\@example.org", "a\0@example.org",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD_ADDRESSES)
def test_email_addresses_are_stored_as_entered(text: str) -> None:
    assert EmailAddress.parse(f" {text.upper()} ").text == text


@pytest.mark.parametrize("text", BAD_ADDRESSES)
def test_invalid_email_addresses_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="Enter an email address"):
        EmailAddress.parse(text)


def test_all_spellings_of_a_mailbox_share_a_quota() -> None:
    spellings = ["zoe@gmail.com", "z.o.e@gmail.com", "ZOE+x@googlemail.com", "zo.e+y.z@gmail.com"]
    assert {EmailAddress.parse(text).mailbox for text in spellings} == {"zoe@gmail.com"}
    assert EmailAddress.parse("z.oe+x@example.org").mailbox == "z.oe@example.org", "with other providers a dot makes a different mailbox"


def test_email_programs_can_read_the_raw_bytes_of_an_email(db: str) -> None:
    """Checks the addresses, and that the unsubscribe link is on one line and not an encoded word (RFC 2047)."""

    async def scenario(context: NotificationTest) -> None:
        address = f"{'long' * 15}@{'example.' * 20}org"
        with context.services.database.session() as session:
            context.services.accounts.links.request(
                session, "sign-in", AKI, EmailAddress.parse(address), "Fírefox", "pl", context.clock.time()
            )
        await context.advance_and_send(0)
        (raw,) = context.receivers.raw
        head, _, body = raw.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        (unsubscribe,) = [line for line in lines if line.lower().startswith(b"list-unsubscribe:")]
        assert re.fullmatch(rb"List-Unsubscribe: <https://ukiyo\.example\.org/api/email/[\w.-]+>", unsubscribe), unsubscribe
        assert len(unsubscribe) < 998
        assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
        unfolded = head.replace(b"\r\n ", b" ").split(b"\r\n")
        assert b"To: " + address.encode() in unfolded
        assert "From: Z\u00f3e <ukiyo@example.org>".encode() not in raw
        assert [line for line in lines if line.startswith(b"From: ") and line.endswith(b" <ukiyo@example.org>")]
        assert (head + body).isascii()
        assert max(map(len, raw.split(b"\r\n"))) < 998

    run_scenario(db, scenario, email_from="Z\u00f3e <ukiyo@example.org>")


def test_the_sender_address_is_checked_at_startup() -> None:
    assert str(sender_of("ukiyo@example.org")) == "Ukiyo <ukiyo@example.org>"
    assert sender_of("Ukiyo of Edo <ukiyo@localhost>").addr_spec == "ukiyo@localhost"
    for invalid in ("", "ukiyo", "Ukiyo <>", "a@b@c"):
        with pytest.raises(Refused, match="Enter a sender"):
            sender_of(invalid)
