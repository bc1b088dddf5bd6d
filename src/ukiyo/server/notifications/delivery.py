"""Turns due notifications into messages for the channels a person has chosen, in their language and time zone."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from ukiyo.locales import locale
from ukiyo.play.kinds import OPEN, PLAYING
from ukiyo.play.time_control import DAY, HOUR, is_correspondence
from ukiyo.server.community.sign_in_links import LINK_LIFETIME, EmailedLinks, Link
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.settings import Settings
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import Channel, ClaimedMessage, OutboxMessage, enqueue
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow, OutboxRow, PersonRow, SeatRow, TableRow
from ukiyo.server.notifications.channels import DeliveryFailed
from ukiyo.server.notifications.unsubscribe_links import UnsubscribeLinks
from ukiyo.server.people.people import Preferences
from ukiyo.server.tables.notification_requests import REMINDER_SHARE, enabled_at, short_hash, unsent
from ukiyo.server.tables.registry import TableRegistry

VIEWING_DELAY = 60.0  # seconds until the next check, while the person is viewing the table
PUSH_TTL = 3 * DAY  # how long a push service keeps a message for an offline device
UNSUBSCRIBE_LIFETIME = 365 * DAY  # of the unsubscribe links in emails
MAX_DIGEST_TABLES = 50  # tables
LINK_PATHS = {"sign-in": "#/account/link", "verify": "api/email/confirm"}  # of the pages opened by links in emails


@dataclass(frozen=True)
class NotificationText:
    """The text of a notification in the recipient's language."""

    title: str
    at: str  # the game and the other players
    body: str
    path: str  # of the page it opens
    urgent: bool
    until: float | None

    def ttl(self, now: float) -> int:
        return int(PUSH_TTL if self.until is None else max(60.0, min(PUSH_TTL, self.until - now)))


def message(kind: str, preferences: Preferences, person: str, table: TableRow | None, player: str = "") -> NotificationText:
    local = locale(preferences.language)
    title = local.text(f"notifications-{kind}", player=player)
    if table is None:
        return NotificationText(title, "Ukiyo", local.text("notifications-works"), "/#/notifications", False, None)
    at = local.text_or(f"game-{table.game}", table.game.capitalize())
    others = [seat.name for seat in table.seats if person not in (seat.person, seat.reserved_for) and seat.name]
    if others:
        last = others[-1] if len(others) == 1 else local.text("notifications-and", first=", ".join(others[:-1]), last=others[-1])
        at = local.text("notifications-at", game=at, others=last)
    body = at
    until = table.clock_expires_at if kind in ("turn", "reminder") else None
    if until is not None:
        when = datetime.fromtimestamp(until, ZoneInfo(preferences.zone))
        day = format_skeleton("MMMEd", when, locale=preferences.language)
        body = local.text("notifications-until", at=at, until=f"{day}, {when:%H:%M}")
    elif kind == "takeover":
        body = local.text("notifications-come-back", at=at)
    elif kind == "accepted" and all(seat.kind != OPEN for seat in table.seats):
        body = local.text("notifications-all-here", at=at)
    urgent = kind == "reminder" or not is_correspondence(table.time_control)
    return NotificationText(title, at, body, f"/#/table/{table.id}", urgent, until)


class Delivery:
    """Expands each notification into messages for the person's channels."""

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, settings: Settings) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.url = settings.url
        self.unsubscribe_links = UnsubscribeLinks(settings.secret)
        self.emailed_links = EmailedLinks(settings.secret)

    async def seen(self, table_id: str, person: str) -> None:
        """Called when a person views a table. Removes their queued notifications about it, except reminders."""
        pending = (*unsent(person, table_id), OutboxRow.idempotency_key.not_like("reminder/%"))

        def has_pending() -> bool:
            with self.database.session(reading=True) as session:
                return session.scalar(select(OutboxRow.id).where(*pending).limit(1)) is not None

        def forget() -> None:
            with self.database.session() as session:
                session.execute(delete(OutboxRow).where(*pending))

        with contextlib.suppress(StorageFailed):
            if await self.database.run_read(has_pending):
                await self.database.run(forget)

    async def expand(self, notification: ClaimedMessage) -> None:
        """Expands a notification into messages, or postpones it while the person is viewing the table."""
        tables: list[TableRow] = []
        if notification.kind == "digest":
            tables = await self.tables_to_move(notification.person)
        elif notification.table_id and any(self.tables.page_visibility(notification.table_id, notification.person)):
            await self.database.run(
                self.postpone, notification, None if notification.kind not in ("turn", "reminder") else self.clock.time() + VIEWING_DELAY
            )
            return
        await self.database.run(self.expand_now, notification, tables)

    def postpone(self, notification: ClaimedMessage, due: float | None) -> None:
        """Postpones a notification, or deletes it if `due` is None."""
        with self.database.session() as session:
            row = session.get(OutboxRow, notification.id, with_for_update=True)
            if row is not None and due is None:
                session.delete(row)
            elif row is not None and due is not None:
                row.due_at, row.lease_until = due, None

    async def tables_to_move(self, person: str) -> list[TableRow]:
        """Returns the tables where it is the person's turn."""

        def find() -> list[TableRow]:
            with self.database.session(reading=True) as session:
                own_tables = select(SeatRow.table_id).where(SeatRow.person == person)
                playing = session.scalars(
                    select(TableRow).where(TableRow.id.in_(own_tables), TableRow.status == PLAYING).limit(MAX_DIGEST_TABLES)
                ).all()
            return [row for row in playing if self.tables.load(row.id).person_to_move() == person]

        return await self.database.run_read(find)

    def expand_now(self, notification: ClaimedMessage, tables: list[TableRow]) -> None:
        """Marks the notification as done and adds its messages to the outbox, in one transaction."""
        now = self.clock.time()
        with self.database.session() as session:
            row = session.get(OutboxRow, notification.id, with_for_update=True)
            if row is None or row.sent_at is not None:  # the person has moved, or another process was faster
                return
            later = self.reminded_later(session, row)
            if later is not None:
                row.due_at, row.lease_until = later, None
                return
            row.sent_at, row.lease_until = now, None
            person, settings = session.get(PersonRow, row.person), session.get(NotificationSettingsRow, row.person)
            if person is None or settings is None:
                return
            preferences = Preferences(person.language, person.time_zone)
            if notification.kind == "digest":
                self.expand_digest(session, person, settings, preferences, tables, now)
            elif (enabled := enabled_at(session, settings, row.table_id)) and (notification.kind != "reminder" or "reminder" in enabled):
                table = session.get(TableRow, row.table_id) if row.table_id else None
                if notification.kind not in ("test", "invited") and not is_involved(table, row.person):
                    return  # the table was deleted, or the person has lost their seat
                text_of = message(notification.kind, preferences, row.person, table, str(row.content.get("player", "")))
                enqueue(session, self.notes(session, row, text_of, person, settings, enabled, now))

    def reminded_later(self, session: Session, row: OutboxRow) -> float | None:
        """Returns a new time for a reminder if the clock was paused or extended since the reminder was created."""
        if row.content["kind"] != "reminder":
            return None
        due = session.scalar(select(TableRow.clock_expires_at).where(TableRow.id == row.table_id))
        remaining = row.content["had"]
        assert isinstance(remaining, float)
        wait = min(HOUR, remaining / 20) if due is None else due - (1 - REMINDER_SHARE) * remaining - self.clock.steady()
        return self.clock.time() + wait if wait > 1.0 else None

    def notes(
        self,
        session: Session,
        row: OutboxRow,
        text_of: NotificationText,
        person: PersonRow,
        settings: NotificationSettingsRow,
        enabled: list[str],
        now: float,
    ) -> Iterator[OutboxMessage]:
        once, table_id, link = row.idempotency_key, row.table_id, f"{self.url}{text_of.path}"
        key = short_hash(once)

        def note(channel: Channel, target: str, content: dict[str, object]) -> OutboxMessage:
            return OutboxMessage(f"{once}/{target}", channel, row.person, content, now, table_id)

        if "push" in enabled:
            payload = {"title": text_of.title, "body": text_of.body, "tag": table_id or "ukiyo", "url": text_of.path, "id": key}
            options = {"ttl": text_of.ttl(now), "urgency": "high" if text_of.urgent else "normal", "topic": table_id or "ukiyo"}
            for device in session.scalars(select(DeviceRow).where(DeviceRow.person == row.person)):
                yield note("push", device.id, {"device": device.id, "payload": payload, **options})
        if "email" in enabled and person.email and (settings.digest_hour is None or table_id is None):
            local = locale(person.language)
            text = f"{text_of.body}\n\n{local.text('notifications-email-open', link=link) if table_id else link}"
            yield note("email", "email", self.email_content(person, f"{text_of.title} · {text_of.at}", text))
        if "webhook" in enabled and settings.webhook and not settings.webhook_error:
            details = {
                "kind": row.content["kind"],
                "table": table_id,
                "title": text_of.title,
                "body": text_of.body,
                "url": link if self.url else "",
            }
            yield note("webhook", "webhook", {"details": details})

    def email_content(self, person: PersonRow, subject: str, text: str) -> dict[str, object]:
        assert person.email is not None
        return {"to": person.email, "subject": subject, "text": text, "language": person.language}

    def expand_digest(
        self,
        session: Session,
        person: PersonRow,
        settings: NotificationSettingsRow,
        preferences: Preferences,
        tables: list[TableRow],
        now: float,
    ) -> None:
        """Adds one email about all waiting tables, and schedules the digest for the next day."""
        if settings.digest_hour is None or "email" not in settings.enabled or not person.email:
            return
        enqueue(session, [digest_note(person.id, settings.digest_hour, preferences.zone, now)])
        waiting = [row for row in tables if "email" in enabled_at(session, settings, row.id)]
        if waiting:
            local = locale(preferences.language)
            lines = [f"- {message('turn', preferences, person.id, row).body}\n  {self.url}/#/table/{row.id}" for row in waiting]
            home_text = local.text("notifications-email-home", link=f"{self.url}/")
            subject, text = local.text("notifications-digest", n=len(waiting)), "\n".join([*lines, "", home_text])
            email_content = self.email_content(person, subject, text)
            enqueue(session, [OutboxMessage(f"digest/{person.id}/{now:.0f}/email", "email", person.id, email_content, now)])

    def prepare(self, message: ClaimedMessage) -> dict[str, object]:
        """Returns the content to send. Adds links, push keys and webhook URLs, which are not stored in the outbox."""
        if message.channel == "email":
            return self.prepare_email(message)
        with self.database.session(reading=True) as session:
            if message.channel == "push":
                device = session.get(DeviceRow, message.content["device"])
                if device is None or device.person != message.person:
                    raise DeliveryFailed("The device was removed.", permanent=True)
                return {**message.content, "to": {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}}
            settings = session.get(NotificationSettingsRow, message.person)
            if settings is None or settings.webhook is None:
                raise DeliveryFailed("The webhook was removed.", permanent=True)
            return {**message.content, "to": settings.webhook, "style": settings.webhook_style}

    def prepare_email(self, email: ClaimedMessage) -> dict[str, object]:
        """Returns an email with its signed links."""
        address = email.content["to"]
        assert isinstance(address, str)
        link = email.content.get("link")
        if isinstance(link, list):
            return self.prepare_requested_email(Link(*link), str(email.content["language"]))
        if "end" in email.content:  # a test email from `ukiyo admin`
            return email.content
        end = self.unsubscribe_link("end", email.person, address)
        footer = locale(str(email.content["language"])).text("notifications-email-end", link=end)
        return {**email.content, "text": f"{email.content['text']}\n\n{footer}", "end": end}

    def prepare_requested_email(self, link: Link, language: str) -> dict[str, object]:
        """Returns an email with a requested link and a link that stops such emails."""
        local, kind = locale(language), link.kind
        url = f"{self.url}/{LINK_PATHS[kind]}/{self.emailed_links.sign(link)}"
        end = self.unsubscribe_link("pause" if kind == "sign-in" else "silence", "", link.address)
        info: dict[str, str | int] = {"name": link.name, "browser": link.browser, "minutes": int(LINK_LIFETIME[kind] // 60)}
        footer = local.text("notifications-email-pause" if kind == "sign-in" else "notifications-email-silence", link=end)
        text = f"{local.text(f'notifications-email-{kind}', link=url, **info)}\n\n{footer}"
        return {"to": link.address, "subject": local.text(f"notifications-email-{kind}-subject", **info), "text": text, "end": end}

    def unsubscribe_link(self, scope: str, person: str, address: str) -> str:
        return f"{self.url}/api/email/{self.unsubscribe_links.sign(scope, person, address, self.clock.time() + UNSUBSCRIBE_LIFETIME)}"


def is_involved(table: TableRow | None, person: str) -> bool:
    return table is not None and (person == table.host or any(person in (seat.person, seat.reserved_for) for seat in table.seats))


def digest_note(person: str, hour: int, zone: str, now: float) -> OutboxMessage:
    """Returns the next digest, due at the given hour in the person's time zone."""
    local_time = datetime.fromtimestamp(now, ZoneInfo(zone))
    at = local_time.replace(hour=hour, minute=0, second=0, microsecond=0)
    at += timedelta(days=at <= local_time)
    return OutboxMessage(f"digest/{person}/{at:%Y-%m-%dT%H}", "notification", person, {"kind": "digest"}, at.timestamp())
