"""What is kept. Entries are only ever added; tables and seats change until the game starts."""

from typing import Final, Literal

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship
from typing_extensions import TypedDict

from ukiyo.engine.shapes import Told

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


class Place(TypedDict):
    """What a seat has reached in the end."""

    rank: int
    total: int


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table: what is played, by how many, how far it is."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24))
    rules: Mapped[int]
    components: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    listed: Mapped[bool]
    status: Mapped[Status] = mapped_column(String(8), index=True)
    host: Mapped[str] = mapped_column(String(24))  # the person who may start it
    began: Mapped[float]  # seconds since 1970
    ended: Mapped[float | None]  # of a table that is over; not known of one that an older server saw end
    result: Mapped[list[Place] | None] = mapped_column(JSON)  # how it ended, by seat
    rematch: Mapped[str | None] = mapped_column(String(24))  # the table that follows this one
    forked: Mapped[str | None] = mapped_column(String(24))  # the table this one continues
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
    link: Mapped[str | None] = mapped_column(String(64))  # the hash of the seat's secret


class EntryRow(Base):
    """One thing that happened: a move, a move taken back, or a seat given to a bot."""

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
