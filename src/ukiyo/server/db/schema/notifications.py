"""Notification settings, devices, the outbox and page errors."""

from sqlalchemy import JSON, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from ukiyo.server.db.schema.base import Base
from ukiyo.server.db.schema.people import LinkKind


class NotificationSettingsRow(Base):
    """A person's notification settings."""

    __tablename__ = "notification_settings"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    enabled: Mapped[list[str]] = mapped_column(JSON)  # any of push, email, webhook and reminder
    digest_hour: Mapped[int | None]  # local hour of the daily email about all tables; None: one email per event
    immediate: Mapped[bool]  # no delay in correspondence games
    webhook: Mapped[str | None] = mapped_column(String(500))  # a URL
    webhook_style: Mapped[str | None] = mapped_column(String(8))  # discord, slack or json
    webhook_error: Mapped[str | None] = mapped_column(String(200))  # why the server stopped calling it


class TableNotificationSettingsRow(Base):
    """A person's notification settings for one table."""

    __tablename__ = "table_notification_settings"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    enabled: Mapped[list[str]] = mapped_column(JSON)


class DeviceRow(Base):
    """A browser that receives push messages."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)  # the hash of the endpoint
    person: Mapped[str] = mapped_column(String(24), index=True)
    endpoint: Mapped[str] = mapped_column(String(1000))
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    created_at: Mapped[float]


class UnsubscribedRow(Base):
    """An email address that has opted out of requested links of this kind."""

    __tablename__ = "unsubscribed"

    address: Mapped[str] = mapped_column(String(64), primary_key=True)  # a keyed hash; rows from older versions contain a plain hash
    kind: Mapped[LinkKind] = mapped_column(String(8), primary_key=True)
    created_at: Mapped[float]


class OutboxRow(Base):
    """A notification queued for delivery. It is committed with the change it reports. The first process to claim it sends it."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_waiting", "due_at", sqlite_where=text("sent_at IS NULL"), postgresql_where=text("sent_at IS NULL")),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    idempotency_key: Mapped[str] = mapped_column(String(120), unique=True)
    channel: Mapped[str] = mapped_column(String(16))  # a `notification` expands to a row for each enabled channel
    person: Mapped[str] = mapped_column(String(24), index=True)
    table_id: Mapped[str | None] = mapped_column(String(24), index=True)
    content: Mapped[dict[str, object]] = mapped_column(JSON)  # the fields required by the channel
    due_at: Mapped[float]  # the earliest time to send it
    attempts: Mapped[int]
    lease_until: Mapped[float | None]  # when another process may claim it
    sent_at: Mapped[float | None]
    last_error: Mapped[str | None] = mapped_column(String(200))  # of the last attempt


class PageErrorRow(Base):
    """An uncaught page error with its number of reports, without any data about the people whose browsers reported it."""

    __tablename__ = "page_errors"

    fingerprint: Mapped[str] = mapped_column(String(16), primary_key=True)  # of message, module and line
    message: Mapped[str] = mapped_column(String(200))
    module: Mapped[str] = mapped_column(String(80))
    line: Mapped[int]
    version: Mapped[str] = mapped_column(String(16))  # of the page that reported it last
    count: Mapped[int]
    first_seen_at: Mapped[float]
    last_seen_at: Mapped[float] = mapped_column(index=True)
