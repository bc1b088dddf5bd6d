"""People, passkeys, sign-in links, profiles, time off, addresses, blocks, reports and bans."""

from typing import Literal

from sqlalchemy import BigInteger, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from ukiyo.server.db.schema.base import Base

LinkKind = Literal["sign-in", "verify"]
BlockKind = Literal["mute", "block"]
Visibility = Literal["everyone", "opponents", "nobody"]  # of a profile; opponents are people who have played at a table with the person


class PersonRow(Base):
    """A person who has taken a seat, with their language and time zone."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), index=True)
    language: Mapped[str] = mapped_column(String(8))
    time_zone: Mapped[str] = mapped_column(String(40))  # a name from the tz database
    email: Mapped[str | None] = mapped_column(String(254), unique=True, index=True)  # the confirmed address
    created_at: Mapped[float]
    last_seen_at: Mapped[float]  # when the person last took a seat or gave a name


class PasskeyRow(Base):
    """A passkey that signs a person in."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)  # the credential id
    person: Mapped[str] = mapped_column(String(24), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)  # the device's signature counter; 0 on devices without one
    name: Mapped[str] = mapped_column(String(40))  # of the device
    created_at: Mapped[float]
    last_used_at: Mapped[float]


class CookieRow(Base):
    """Changes that apply to a person's session cookies. The row of a deleted person only marks the cookies as invalid."""

    __tablename__ = "cookies"

    person_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    merged_into: Mapped[str | None] = mapped_column(String(24), index=True)  # the id of another person
    name: Mapped[str] = mapped_column(String(40))  # the current name; empty: the name in the cookie
    generation: Mapped[int]  # cookies of earlier generations are signed out
    revision: Mapped[int] = mapped_column(default=0, index=True)  # increases with every change to any row


class LinkRow(Base):
    """A sign-in or verification link, valid for a day. The row is deleted when the link is used."""

    __tablename__ = "links"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # a hash
    kind: Mapped[LinkKind] = mapped_column(String(8))
    address: Mapped[str] = mapped_column(String(64), index=True)  # a keyed hash
    person: Mapped[str] = mapped_column(String(24), index=True)  # the person who requested it
    created_at: Mapped[float] = mapped_column(index=True)


class UsedChallengeRow(Base):
    """A passkey challenge that has been used and can't be used again."""

    __tablename__ = "used_challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    expires_at: Mapped[float] = mapped_column(index=True)


class ProfileRow(Base):
    """The handle and visibility of a person's profile."""

    __tablename__ = "profiles"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    handle: Mapped[str] = mapped_column(String(16), unique=True)  # random, so that it does not identify the person
    visibility: Mapped[Visibility] = mapped_column(String(12))


class TimeOffRow(Base):
    """Days on which a person's clock is paused in correspondence games, in the person's time zone."""

    __tablename__ = "time_off"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    first_day: Mapped[str] = mapped_column(String(10), primary_key=True)  # a day, such as 2026-12-24
    last_day: Mapped[str] = mapped_column(String(10))
    starts_at: Mapped[float]  # seconds since 1970
    ends_at: Mapped[float] = mapped_column(index=True)


class AddressRow(Base):
    """A keyed hash of an address from which a person plays. Results between players at the same address are not rated."""

    __tablename__ = "addresses"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    address: Mapped[str] = mapped_column(String(32), primary_key=True)
    expires_at: Mapped[float] = mapped_column(index=True)


class BlockRow(Base):
    """A muted or blocked person, whose messages are hidden. A `block` also keeps the person from joining the blocker's tables."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))  # of the blocked person at that time
    kind: Mapped[BlockKind] = mapped_column(String(8))
    created_at: Mapped[float]


class ReportRow(Base):
    """A chat message reported to the administrators. The report remains if the table is deleted."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))
    message_number: Mapped[int]
    person: Mapped[str] = mapped_column(String(24), index=True)  # the reporter
    author: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))  # of the author
    content: Mapped[str] = mapped_column(String(300))
    reason: Mapped[str] = mapped_column(String(300))
    created_at: Mapped[float]
    resolved_at: Mapped[float | None] = mapped_column(index=True)
    answer: Mapped[str | None] = mapped_column(String(300))


class BanRow(Base):
    """A banned person, or a temporarily banned address."""

    __tablename__ = "bans"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)  # or an address, which contains a dot or a colon
    reason: Mapped[str] = mapped_column(String(300))
    created_at: Mapped[float]


class AdminRow(Base):
    """A command run with `ukiyo admin`. Running servers poll this table to apply new commands."""

    __tablename__ = "admin"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    created_at: Mapped[float]
    user_name: Mapped[str] = mapped_column(String(80))  # the user name on the operating system
    command: Mapped[str] = mapped_column(String(40))
    details: Mapped[str] = mapped_column(String(300))
