"""What is kept. Entries are only ever added; tables and seats change until the game starts."""

from typing import Final, Literal

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from ukiyo.engine.shapes import Told
from ukiyo.server.pace import Pace, Times

OPEN: Final = "open"  # of a table and of a seat
PLAYING: Final = "playing"
OVER: Final = "over"
HUMAN: Final = "human"
BOT: Final = "bot"
MOVE: Final = "move"
UNDO: Final = "undo"
SEAT: Final = "seat"

Status = Literal["open", "playing", "over"]
SeatKind = Literal["human", "bot", "open"]
EntryKind = Literal["move", "undo", "seat"]
Words = Literal["on", "seals", "off"]  # whether people at a table talk, or only in seals
Channel = Literal["players", "watchers"]
LineKind = Literal["said", "swept"]
Shutting = Literal["mute", "block"]


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table: what is played, by how many, how far it is."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lists", "listed", "status", "began"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24))
    rules: Mapped[int]
    components: Mapped[str] = mapped_column(String(64))
    printed: Mapped[list[dict[str, object]] | None] = mapped_column(JSON(none_as_null=True))  # what was corrected of the components
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)  # of a table set by an older server; now 0
    secret: Mapped[str | None] = mapped_column(String(64))  # the seed, in hex: 256 bits fit no number of a database
    listed: Mapped[bool]
    status: Mapped[Status] = mapped_column(String(8), index=True)
    host: Mapped[str] = mapped_column(String(24), index=True)  # the person who may start it
    began: Mapped[float]  # seconds since 1970
    ended: Mapped[float | None]  # of a table that is over; not known of one that an older server saw end
    stand_in: Mapped[str | None] = mapped_column(String(24))  # the bot that plays for who stays away; none: the strongest
    pace: Mapped[Pace | None] = mapped_column(JSON(none_as_null=True))  # how long it waits for people; none: as long as it takes
    clocks: Mapped[Times | None] = mapped_column(JSON(none_as_null=True))  # once it is played at a pace
    due: Mapped[float | None] = mapped_column(index=True)  # when the time of the person who is asked is over
    words: Mapped[Words] = mapped_column(String(8))
    rematch: Mapped[str | None] = mapped_column(String(24))  # the table that follows this one
    forked: Mapped[str | None] = mapped_column(String(24))  # the table this one continues
    day: Mapped[str | None] = mapped_column(String(10))  # whose deal is played here, as a try that counts
    scores: Mapped[list[dict[str, object]] | None] = mapped_column(JSON(none_as_null=True))  # once the game is over
    course: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True), deferred=True)  # once somebody asked for it
    seats: Mapped[list["SeatRow"]] = relationship(order_by="SeatRow.seat", lazy="selectin", cascade="all, delete-orphan")


class SeatRow(Base):
    """Who sits where. An open seat waits for somebody."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(24))
    former: Mapped[str | None] = mapped_column(String(24), index=True)  # for whom the bot stands in: she may sit down again
    link: Mapped[str | None] = mapped_column(String(64))  # the hash of the seat's secret
    once: Mapped[bool]  # whether the link ends when the seat is claimed with it


class EntryRow(Base):
    """One thing that happened: a move, a move taken back, a seat given to a bot or, without one, back to whose it was."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[EntryKind] = mapped_column(String(8))
    seat: Mapped[int]
    action: Mapped[int]  # -1 where there is none
    bot: Mapped[str | None] = mapped_column(String(24))
    at: Mapped[float]
    told: Mapped[Told | None] = mapped_column(JSON)  # what all may hear of a move beyond its action
    news: Mapped[list[dict[str, object]]] = mapped_column(JSON)  # what a move brought about


class SnapshotRow(Base):
    """A position that can no longer be taken back, so that opening a table does not replay it from move one."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[dict[str, object]] = mapped_column(JSON)


class VoteRow(Base):
    """Somebody's agreement that an absent player's seat goes to a bot. It holds for one version: if the player comes back, it lapses."""

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)


class TryRow(Base):
    """Somebody's try at the deal of a day. There is one, and the store itself refuses a second."""

    __tablename__ = "tries"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)


class PersonRow(Base):
    """Whoever has sat down somewhere, and how she is spoken to."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), index=True)
    language: Mapped[str] = mapped_column(String(8))
    zone: Mapped[str] = mapped_column(String(40))  # where she lives, as the tz database calls it
    mail: Mapped[str | None] = mapped_column(String(254), index=True)  # where mail reaches her, once she has shown that it does
    since: Mapped[float]
    seen: Mapped[float]  # when she last sat down or said her name


class OutboxRow(Base):
    """Something to be sent. It is kept with what it speaks of, and sent by whichever process takes it first."""

    __tablename__ = "outbox"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    once: Mapped[str] = mapped_column(String(120), unique=True)  # what it is: the same is never put in twice
    channel: Mapped[str] = mapped_column(String(8))  # push, mail or hook
    person: Mapped[str] = mapped_column(String(24), index=True)
    table_id: Mapped[str | None] = mapped_column(String(24), index=True)
    content: Mapped[dict[str, object]] = mapped_column(JSON)  # to whom and what, as its channel reads it
    due: Mapped[float] = mapped_column(index=True)  # not before
    tries: Mapped[int]
    taken: Mapped[float | None]  # until when a process is busy with it
    sent: Mapped[float | None]
    trouble: Mapped[str | None] = mapped_column(String(200))  # why it was not sent the last time; for good if it has no more tries


class LessonRow(Base):
    """A lesson somebody has done."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)


class LineRow(Base):
    """A line somebody said at a table, or that the host has swept one away. Lines are numbered by table, without gaps."""

    __tablename__ = "lines"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[LineKind] = mapped_column(String(8))
    channel: Mapped[Channel] = mapped_column(String(8))
    person: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int]  # -1: somebody who watches
    text: Mapped[str | None] = mapped_column(String(300))
    seal: Mapped[str | None] = mapped_column(String(16))
    about: Mapped[int | None]  # the line that was swept away; it stays here for whoever runs the server
    at: Mapped[float]


class BlockRow(Base):
    """Somebody whose words a person does not want to hear; who is blocked cannot join her tables either."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    other: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))  # of the other, as she was called then
    how: Mapped[Shutting] = mapped_column(String(8))
    at: Mapped[float]


class ReportRow(Base):
    """A line that somebody found wrong, for whoever runs the server. It outlives the table."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))
    number: Mapped[int]
    person: Mapped[str] = mapped_column(String(24), index=True)  # who reports
    other: Mapped[str] = mapped_column(String(24), index=True)  # who said it
    name: Mapped[str] = mapped_column(String(40))
    said: Mapped[str] = mapped_column(String(300))
    why: Mapped[str] = mapped_column(String(300))
    at: Mapped[float]
    settled: Mapped[float | None] = mapped_column(index=True)
    answer: Mapped[str | None] = mapped_column(String(300))


class NotesRow(Base):
    """What a player notes for herself at a table."""

    __tablename__ = "notes"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str] = mapped_column(String(4000))
    version: Mapped[int]  # how often it was written
    at: Mapped[float]


class BanRow(Base):
    """Somebody the server does not answer any more."""

    __tablename__ = "bans"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    why: Mapped[str] = mapped_column(String(300))
    at: Mapped[float]


class AdminRow(Base):
    """What was done with `ukiyo admin`. Running servers look here to learn that something was."""

    __tablename__ = "admin"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float]
    who: Mapped[str] = mapped_column(String(80))  # the user of the machine it was done on
    what: Mapped[str] = mapped_column(String(40))
    about: Mapped[str] = mapped_column(String(300))
