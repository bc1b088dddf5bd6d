"""Routes for notification settings: devices, email and webhooks."""

import base64
from collections.abc import Callable
from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import Path, Request
from pydantic import Field
from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from typing_extensions import TypedDict

from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.server.api.dependencies import CurrentPerson, JoiningPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow, OutboxRow, PersonRow, SeatRow, TableNotificationSettingsRow, TableRow
from ukiyo.server.notifications.channels import WEBHOOK_FORMATS
from ukiyo.server.notifications.delivery import digest_note
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services
from ukiyo.server.tables.notification_requests import NOTIFICATION_OPTIONS, NotificationOption, short_hash

MAX_DEVICES = 8  # per person; a new one replaces the oldest
MAX_TABLES = 200  # with their own settings, per person

Hour = Annotated[
    int, Field(ge=0, le=23, strict=True, description="Local hour of a daily email about all tables; null: immediate, separate emails")
]

router = api_router()


# Requests and responses


class NewNotificationSettings(requests.RequestBody):
    """The channels to use and the timing."""

    enabled: Annotated[list[NotificationOption], Field(max_length=len(NOTIFICATION_OPTIONS))]
    digest_hour: Hour | None = None
    immediate: bool = False


class NewTableNotificationSettings(requests.RequestBody):
    """The channels for one table. If null, the general settings apply."""

    enabled: Annotated[list[NotificationOption], Field(max_length=len(NOTIFICATION_OPTIONS))] | None


class NewDevice(requests.RequestBody):
    """The push subscription of a browser, and a name for it."""

    endpoint: Annotated[str, Field(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Field(min_length=1, max_length=100)]
    auth: Annotated[str, Field(min_length=1, max_length=40)]
    name: Annotated[str, Field(max_length=60)] = ""


class NewAddress(requests.RequestBody):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class NewWebhook(requests.RequestBody):
    style: Literal["discord", "slack", "json"]
    url: Annotated[str, Field(min_length=10, max_length=500)]


class Device(TypedDict):
    id: str
    name: str
    created_at: float


class Webhook(TypedDict):
    """A webhook. The full URL is secret and never returned."""

    style: str
    host: str
    error: str | None


class TableNotificationSettings(TypedDict):
    id: str
    game: str
    enabled: list[str]


class NotificationSettings(TypedDict):
    push_key: str | None  # to subscribe a device; null: push is not available
    email_available: bool
    webhook_available: bool
    enabled: list[str]
    digest_hour: int | None
    immediate: bool
    email: str | None
    webhook: Webhook | None
    devices: list[Device]
    tables: list[TableNotificationSettings]  # tables with their own settings


# Settings


def read_settings(session: Session, services: Services, person: str) -> NotificationSettings:
    settings, known = session.get(NotificationSettingsRow, person), session.get(PersonRow, person)
    devices = session.scalars(select(DeviceRow).where(DeviceRow.person == person).order_by(DeviceRow.created_at))
    own = select(TableNotificationSettingsRow, TableRow.game).join(TableRow, TableRow.id == TableNotificationSettingsRow.table_id)
    available, webhook = services.sender.channels.available, None
    if settings and settings.webhook:
        webhook = Webhook(style=settings.webhook_style or "", host=urlsplit(settings.webhook).hostname or "", error=settings.webhook_error)
    return {
        "push_key": services.sender.channels.public_key if available.push else None,
        "email_available": available.email,
        "webhook_available": available.webhook,
        "enabled": settings.enabled if settings else [],
        "digest_hour": settings.digest_hour if settings else None,
        "immediate": settings.immediate if settings else False,
        "email": known.email if known else None,
        "webhook": webhook,
        "devices": [{"id": row.id, "name": row.name, "created_at": row.created_at} for row in devices],
        "tables": [
            {"id": row.table_id, "game": game, "enabled": row.enabled}
            for row, game in session.execute(own.where(TableNotificationSettingsRow.person == person).order_by(TableRow.started_at.desc()))
        ],
    }


async def change(services: Services, you: Person, edit: Callable[[Session, NotificationSettingsRow], None]) -> NotificationSettings:
    """Changes a person's settings and returns them."""

    def apply() -> NotificationSettings:
        with services.database.session() as session:
            row = settings_row(session, you.id)
            edit(session, row)
            session.flush()
            set_digest(session, services, row)
            return read_settings(session, services, you.id)

    return await services.database.run(apply)


def settings_row(session: Session, person: str) -> NotificationSettingsRow:
    row = session.get(NotificationSettingsRow, person)
    if row is None:
        row = NotificationSettingsRow(person=person, enabled=["reminder"], immediate=False)
        session.add(row)
    return row


def set_digest(session: Session, services: Services, row: NotificationSettingsRow) -> None:
    """Makes sure that exactly one digest is queued if the person has chosen daily emails, and none otherwise."""
    digests = (
        OutboxRow.person == row.person,
        OutboxRow.sent_at.is_(None),
        OutboxRow.idempotency_key.like("digest/%"),
        OutboxRow.channel == "notification",
    )
    session.execute(delete(OutboxRow).where(*digests))
    person = session.get(PersonRow, row.person)
    if row.digest_hour is not None and "email" in row.enabled and person is not None and person.email:
        enqueue(session, [digest_note(row.person, row.digest_hour, person.time_zone, services.clock.time())])


def set_channel(row: NotificationSettingsRow, channel: NotificationOption, on: bool = True) -> None:
    row.enabled = in_order([*row.enabled, channel] if on else [other for other in row.enabled if other != channel])


def in_order(names: list[str]) -> list[str]:
    return [name for name in NOTIFICATION_OPTIONS if name in names]


@router.get("/me/notifications", summary="Read your notification settings")
async def show_settings(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    def read() -> NotificationSettings:
        with services.database.session(reading=True) as session:
            return read_settings(session, services, you.id)

    return await services.database.run_read(read)


@router.put("/me/notifications", summary="Change your notification settings")
async def change_settings(body: NewNotificationSettings, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    def edit(_: Session, row: NotificationSettingsRow) -> None:
        row.enabled, row.digest_hour, row.immediate = in_order([*body.enabled]), body.digest_hour, body.immediate

    return await change(services, you, edit)


@router.put("/tables/{table_id}/notifications", summary="Change the notification settings of a table")
async def change_table_settings(
    table_id: requests.TableId, body: NewTableNotificationSettings, you: JoiningPerson, services: ServicesDep
) -> NotificationSettings:
    def edit(session: Session, row: NotificationSettingsRow) -> None:
        seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id)).all()
        if not seats:
            raise NotFound(f"There is no table '{table_id}'.")
        if all(you.id not in (seat.person, seat.reserved_for) for seat in seats):
            raise Forbidden("You have no seat at this table.")
        session.execute(
            delete(TableNotificationSettingsRow).where(
                TableNotificationSettingsRow.person == you.id, TableNotificationSettingsRow.table_id == table_id
            )
        )
        if body.enabled is not None:
            own = session.scalars(select(TableNotificationSettingsRow.table_id).where(TableNotificationSettingsRow.person == you.id)).all()
            if len(own) >= MAX_TABLES:
                raise Conflict(f"{MAX_TABLES} of your tables have their own settings. Reset one of them first.")
            session.add(TableNotificationSettingsRow(person=you.id, table_id=table_id, enabled=in_order([*body.enabled])))

    return await change(services, you, edit)


# Devices


@router.post("/me/notifications/devices", status_code=201, summary="Add a device for push notifications")
async def add_device(body: NewDevice, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """The newest 8 devices are stored. A device registered by another person becomes yours."""
    check_keys(body)
    if not services.sender.channels.available.push:
        raise Conflict("This server can't send push notifications. Its administrator can install the extra 'club'.")
    services.channel_quota.consume(you.id, client_address(request.client))
    await services.sender.channels.outbound.check_host(body.endpoint)
    name = "".join(character for character in body.name if character.isprintable()).strip()

    def edit(session: Session, row: NotificationSettingsRow) -> None:
        device = DeviceRow(id=short_hash(body.endpoint), person=you.id, created_at=services.clock.time(), name=name)
        device.endpoint, device.p256dh, device.auth = body.endpoint, body.p256dh, body.auth
        session.merge(device)
        session.flush()
        newest = select(DeviceRow).where(DeviceRow.person == you.id).order_by(DeviceRow.created_at.desc())
        for old in session.scalars(newest.offset(MAX_DEVICES)):
            session.delete(old)
        set_channel(row, "push")

    return await change(services, you, edit)


def check_keys(device: NewDevice) -> None:
    try:
        point, auth = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (device.p256dh, device.auth))
    except ValueError:
        point, auth = b"", b""
    if len(point) != 65 or point[0] != 4 or len(auth) != 16:
        raise Refused("The keys of the push subscription are invalid: p256dh must have 65 bytes and auth 16, in URL-safe base64.")


@router.delete("/me/notifications/devices/{device}", summary="Remove a device")
async def forget_device(
    device: Annotated[str, Path(pattern="^[0-9a-f]{24}$", description="The id of a device")],
    you: CurrentPerson,
    services: ServicesDep,
) -> NotificationSettings:
    def edit(session: Session, _: NotificationSettingsRow) -> None:
        row = session.get(DeviceRow, device)
        if row is None or row.person != you.id:
            raise NotFound("You have no device with that id.")
        session.delete(row)
        unsent_messages = (OutboxRow.person == you.id, OutboxRow.idempotency_key.endswith(f"/{device}"), OutboxRow.sent_at.is_(None))
        session.execute(delete(OutboxRow).where(*unsent_messages))

    return await change(services, you, edit)


# Email


@router.post("/me/notifications/email", status_code=202, summary="Add your email address")
async def add_email_address(body: NewAddress, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """Sends an email with a link. Open it in this browser to confirm the address. The response is the same for all addresses."""
    address, language = EmailAddress.parse(body.address), preferences_from(request.headers).language
    if not services.sender.channels.available.email:
        raise Conflict("This server can't send email. Its administrator can set UKIYO_SMTP, UKIYO_EMAIL_FROM and UKIYO_URL.")
    services.sign_in_link_quota.consume(you.id, client_address(request.client))

    def edit(session: Session, _: NotificationSettingsRow) -> None:
        services.accounts.links.request(session, "verify", you, address, "", language, services.clock.time())

    return await change(services, you, edit)


@router.delete("/me/notifications/email", summary="Stop emails about your tables")
async def remove_email_channel(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    """Your address remains, because you may use it to sign in. To remove it, use `DELETE /api/account/email`."""
    return await change(services, you, stop_email)


def stop_email(session: Session, row: NotificationSettingsRow) -> None:
    set_channel(row, "email", False)
    own = session.scalars(select(TableNotificationSettingsRow).where(TableNotificationSettingsRow.person == row.person))
    for table in own:
        table.enabled = [name for name in table.enabled if name != "email"]
    unsent = (OutboxRow.person == row.person, OutboxRow.channel == "email", OutboxRow.sent_at.is_(None))
    session.execute(delete(OutboxRow).where(*unsent, OutboxRow.idempotency_key.not_like("email/%")))


# Webhooks


@router.put("/me/notifications/webhook", summary="Set your webhook")
async def set_webhook(body: NewWebhook, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """Discord and Slack webhooks are supported. Any other URL receives JSON with kind, table, title, body and url."""
    if not services.sender.channels.available.webhook:
        raise Conflict("This server can't call webhooks. Its administrator can install the extra 'club'.")
    services.channel_quota.consume(you.id, client_address(request.client))
    await services.sender.channels.outbound.check_host(body.url)
    assert body.style in WEBHOOK_FORMATS

    def edit(_: Session, row: NotificationSettingsRow) -> None:
        row.webhook, row.webhook_style, row.webhook_error = body.url, body.style, None
        set_channel(row, "webhook")

    return await change(services, you, edit)


@router.delete("/me/notifications/webhook", summary="Remove your webhook")
async def remove_webhook(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    def edit(session: Session, row: NotificationSettingsRow) -> None:
        row.webhook = row.webhook_style = row.webhook_error = None
        set_channel(row, "webhook", False)
        session.execute(delete(OutboxRow).where(OutboxRow.sent_at.is_(None), OutboxRow.person == you.id, OutboxRow.channel == "webhook"))

    return await change(services, you, edit)


@router.post("/me/notifications/test", status_code=202, summary="Send a test notification to all your channels")
async def send_test(request: Request, you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    services.channel_quota.consume(you.id, client_address(request.client))
    now = services.clock.time()

    def edit(session: Session, _: NotificationSettingsRow) -> None:
        enqueue(session, [OutboxMessage(f"test/{you.id}/{now:.3f}", "notification", you.id, {"kind": "test"}, now)])

    return await change(services, you, edit)
