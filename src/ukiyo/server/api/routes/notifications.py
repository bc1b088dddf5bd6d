"""How you hear of your tables while you look elsewhere: devices, mail, a hook; and the links in mails."""

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
from ukiyo.server.core.identity import Person
from ukiyo.server.core.mail_address import MailAddress
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow, OutboxRow, PersonRow, SeatRow, TableNotificationSettingsRow, TableRow
from ukiyo.server.notifications.channels import WEBHOOK_FORMATS
from ukiyo.server.notifications.delivery import digest_note
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services
from ukiyo.server.tables.notification_requests import WANTS, Want, hash_of

MOST_DEVICES = 8  # of one person; the oldest goes
MOST_TABLES = 200  # with settings of their own

Hour = Annotated[int, Field(ge=0, le=23, strict=True, description="Of your day, for one mail about all tables; none: a mail each, at once")]

router = api_router()


# Requests and answers


class NewNotificationSettings(requests.Asked):
    """What you want to be told by, and how soon."""

    enabled: Annotated[list[Want], Field(max_length=len(WANTS))]
    digest_hour: Hour | None = None
    immediate: bool = False


class NewTableNotificationSettings(requests.Asked):
    """The same for one table; none: as everywhere."""

    enabled: Annotated[list[Want], Field(max_length=len(WANTS))] | None


class NewDevice(requests.Asked):
    """What the browser's push service says of itself, and what you call it."""

    endpoint: Annotated[str, Field(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Field(min_length=1, max_length=100)]
    auth: Annotated[str, Field(min_length=1, max_length=40)]
    name: Annotated[str, Field(max_length=60)] = ""


class NewAddress(requests.Asked):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class NewWebhook(requests.Asked):
    style: Literal["discord", "slack", "json"]
    url: Annotated[str, Field(min_length=10, max_length=500)]


class Device(TypedDict):
    id: str
    name: str
    since: float


class Webhook(TypedDict):
    """Whom it calls; the address itself is a secret, and stays with the server."""

    style: str
    host: str
    error: str | None


class OwnTable(TypedDict):
    id: str
    game: str
    enabled: list[str]


class NotificationSettings(TypedDict):
    push_key: str | None  # to subscribe a device with; none: this server pushes nothing
    mail_available: bool  # whether this server sends mail
    webhook_available: bool
    enabled: list[str]
    digest_hour: int | None
    immediate: bool
    mail: str | None
    webhook: Webhook | None
    devices: list[Device]
    tables: list[OwnTable]  # those with settings of their own


# Settings


def shown(session: Session, services: Services, person: str) -> NotificationSettings:
    wanted, known = session.get(NotificationSettingsRow, person), session.get(PersonRow, person)
    devices = session.scalars(select(DeviceRow).where(DeviceRow.person == person).order_by(DeviceRow.since))
    own = select(TableNotificationSettingsRow, TableRow.game).join(TableRow, TableRow.id == TableNotificationSettingsRow.table_id)
    able, webhook = services.sender.channels.available, None
    if wanted and wanted.webhook:
        webhook = Webhook(style=wanted.webhook_style or "", host=urlsplit(wanted.webhook).hostname or "", error=wanted.webhook_error)
    return {
        "push_key": services.sender.channels.public_key if able.push else None,
        "mail_available": able.mail,
        "webhook_available": able.webhook,
        "enabled": wanted.enabled if wanted else [],
        "digest_hour": wanted.digest_hour if wanted else None,
        "immediate": wanted.immediate if wanted else False,
        "mail": known.mail if known else None,
        "webhook": webhook,
        "devices": [{"id": row.id, "name": row.name, "since": row.since} for row in devices],
        "tables": [
            {"id": row.table_id, "game": game, "enabled": row.enabled}
            for row, game in session.execute(own.where(TableNotificationSettingsRow.person == person).order_by(TableRow.began.desc()))
        ],
    }


async def change(services: Services, you: Person, do: Callable[[Session, NotificationSettingsRow], None]) -> NotificationSettings:
    """Change how somebody hears of her tables, and answer how that is now."""

    def keep() -> NotificationSettings:
        with services.database.session() as session:
            row = settings_row(session, you.id)
            do(session, row)
            session.flush()
            set_digest(session, services, row)
            return shown(session, services, you.id)

    return await services.database.run(keep)


def settings_row(session: Session, person: str) -> NotificationSettingsRow:
    row = session.get(NotificationSettingsRow, person)
    if row is None:
        row = NotificationSettingsRow(person=person, enabled=["reminder"], immediate=False)
        session.add(row)
    return row


def set_digest(session: Session, services: Services, row: NotificationSettingsRow) -> None:
    """Where one mail a day is wanted, the next is in line, and no other."""
    digests = (
        OutboxRow.person == row.person,
        OutboxRow.sent.is_(None),
        OutboxRow.once.like("digest/%"),
        OutboxRow.channel == "notification",
    )
    session.execute(delete(OutboxRow).where(*digests))
    person = session.get(PersonRow, row.person)
    if row.digest_hour is not None and "mail" in row.enabled and person is not None and person.mail:
        enqueue(session, [digest_note(row.person, row.digest_hour, person.zone, services.clock.time())])


def wanting(row: NotificationSettingsRow, want: Want, on: bool = True) -> None:
    row.enabled = ordered([*row.enabled, want] if on else [one for one in row.enabled if one != want])


def ordered(wants: list[str]) -> list[str]:
    return [want for want in WANTS if want in wants]


@router.get("/me/notifications", summary="How you hear of your tables")
async def show_notices(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    def read() -> NotificationSettings:
        with services.database.session(reading=True) as session:
            return shown(session, services, you.id)

    return await services.database.run_read(read)


@router.put("/me/notifications", summary="Choose how you hear of your tables")
async def choose_notices(asked: NewNotificationSettings, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    def do(_: Session, row: NotificationSettingsRow) -> None:
        row.enabled, row.digest_hour, row.immediate = ordered([*asked.enabled]), asked.digest_hour, asked.immediate

    return await change(services, you, do)


@router.put("/tables/{table_id}/notifications", summary="Choose it for one of your tables")
async def choose_table_notices(
    table_id: requests.TableId, asked: NewTableNotificationSettings, you: JoiningPerson, services: ServicesDep
) -> NotificationSettings:
    def do(session: Session, row: NotificationSettingsRow) -> None:
        seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id)).all()
        if not seats:
            raise NotFound(f"there is no table '{table_id}'")
        if all(you.id not in (seat.person, seat.reserved_for) for seat in seats):
            raise Forbidden("you are not sitting at this table")
        session.execute(
            delete(TableNotificationSettingsRow).where(
                TableNotificationSettingsRow.person == you.id, TableNotificationSettingsRow.table_id == table_id
            )
        )
        if asked.enabled is not None:
            own = session.scalars(select(TableNotificationSettingsRow.table_id).where(TableNotificationSettingsRow.person == you.id)).all()
            if len(own) >= MOST_TABLES:
                raise Conflict(f"{MOST_TABLES} of your tables have settings of their own: let another be as everywhere first")
            session.add(TableNotificationSettingsRow(person=you.id, table_id=table_id, enabled=ordered([*asked.enabled])))

    return await change(services, you, do)


# Devices


@router.post("/me/notifications/devices", status_code=201, summary="Let a browser be pushed to")
async def add_device(asked: NewDevice, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """Of your devices the newest 8 are kept. One that is somebody else's here becomes yours: it is the browser you use."""
    check_keys(asked)
    if not services.sender.channels.available.push:
        raise Conflict("this server pushes nothing: whoever runs it can install the extra 'club'")
    services.channel_quota.take(you.id, client_address(request.client))
    await services.sender.channels.outbound.check_host(asked.endpoint)
    name = "".join(letter for letter in asked.name if letter.isprintable()).strip()

    def do(session: Session, row: NotificationSettingsRow) -> None:
        device = DeviceRow(id=hash_of(asked.endpoint), person=you.id, since=services.clock.time(), name=name)
        device.endpoint, device.p256dh, device.auth = asked.endpoint, asked.p256dh, asked.auth
        session.merge(device)
        session.flush()
        newest = select(DeviceRow).where(DeviceRow.person == you.id).order_by(DeviceRow.since.desc())
        for old in session.scalars(newest.offset(MOST_DEVICES)):
            session.delete(old)
        wanting(row, "push")

    return await change(services, you, do)


def check_keys(device: NewDevice) -> None:
    try:
        point, auth = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (device.p256dh, device.auth))
    except ValueError:
        point, auth = b"", b""
    if len(point) != 65 or point[0] != 4 or len(auth) != 16:
        raise Refused("these are not the keys of a push subscription: p256dh has 65 bytes and auth 16, in URL-safe base64")


@router.delete("/me/notifications/devices/{device}", summary="Forget a device")
async def forget_device(
    device: Annotated[str, Path(pattern="^[0-9a-f]{24}$", description="A device's id, as listed")],
    you: CurrentPerson,
    services: ServicesDep,
) -> NotificationSettings:
    def do(session: Session, _: NotificationSettingsRow) -> None:
        found = session.get(DeviceRow, device)
        if found is None or found.person != you.id:
            raise NotFound("you have no such device")
        session.delete(found)
        its = (OutboxRow.person == you.id, OutboxRow.once.endswith(f"/{device}"), OutboxRow.sent.is_(None))
        session.execute(delete(OutboxRow).where(*its))

    return await change(services, you, do)


# Mail


@router.post("/me/notifications/mail", status_code=202, summary="Say where mail reaches you")
async def ask_for_mail(asked: NewAddress, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """A mail goes there with a link. Once you open it in this browser, the address is yours. The answer is the same for every address."""
    address, language = MailAddress.parse(asked.address), preferences_from(request.headers).language
    if not services.sender.channels.available.mail:
        raise Conflict("this server sends no mail: whoever runs it can set UKIYO_SMTP, UKIYO_MAIL_FROM and UKIYO_URL")
    services.login_link_quota.take(you.id, client_address(request.client))

    def do(session: Session, _: NotificationSettingsRow) -> None:
        services.accounts.links.request(session, "verify", you, address, "", language, services.clock.time())

    return await change(services, you, do)


@router.delete("/me/notifications/mail", summary="Get no more mail about your tables")
async def end_mails(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    """Your address stays, since you may sign in with it: `DELETE /api/account/mail` has it forgotten."""
    return await change(services, you, end_mail)


def end_mail(session: Session, row: NotificationSettingsRow) -> None:
    wanting(row, "mail", False)
    own = session.scalars(select(TableNotificationSettingsRow).where(TableNotificationSettingsRow.person == row.person))
    for table in own:
        table.enabled = [want for want in table.enabled if want != "mail"]
    unsent = (OutboxRow.person == row.person, OutboxRow.channel == "mail", OutboxRow.sent.is_(None))
    session.execute(delete(OutboxRow).where(*unsent, OutboxRow.once.not_like("mail/%")))


# Hooks


@router.put("/me/notifications/webhook", summary="Let an address be called")
async def set_hook(asked: NewWebhook, request: Request, you: JoiningPerson, services: ServicesDep) -> NotificationSettings:
    """A webhook of Discord or Slack, or one of your own that takes JSON: kind, table, title, body, url."""
    if not services.sender.channels.available.webhook:
        raise Conflict("this server calls nobody: whoever runs it can install the extra 'club'")
    services.channel_quota.take(you.id, client_address(request.client))
    await services.sender.channels.outbound.check_host(asked.url)
    assert asked.style in WEBHOOK_FORMATS

    def do(_: Session, row: NotificationSettingsRow) -> None:
        row.webhook, row.webhook_style, row.webhook_error = asked.url, asked.style, None
        wanting(row, "webhook")

    return await change(services, you, do)


@router.delete("/me/notifications/webhook", summary="Let it be called no more")
async def forget_hook(you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    def do(session: Session, row: NotificationSettingsRow) -> None:
        row.webhook = row.webhook_style = row.webhook_error = None
        wanting(row, "webhook", False)
        session.execute(delete(OutboxRow).where(OutboxRow.sent.is_(None), OutboxRow.person == you.id, OutboxRow.channel == "webhook"))

    return await change(services, you, do)


@router.post("/me/notifications/test", status_code=202, summary="Be told something by all your ways")
async def try_notices(request: Request, you: CurrentPerson, services: ServicesDep) -> NotificationSettings:
    services.channel_quota.take(you.id, client_address(request.client))
    now = services.clock.time()

    def do(session: Session, _: NotificationSettingsRow) -> None:
        enqueue(session, [OutboxMessage(f"test/{you.id}/{now:.3f}", "notification", you.id, {"kind": "test"}, now)])

    return await change(services, you, do)
