"""Tables, seats, events, snapshots, votes, chat messages and notes."""

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ukiyo.engine.shapes import MoveSummary
from ukiyo.play.kinds import ChatChannel, ChatMessageKind, ChatMode, EventKind, SeatKind, Status
from ukiyo.play.time_control import StoredClocks, TimeControl
from ukiyo.server.db.schema.base import Base


class TableRow(Base):
    """A table: the game, its settings and its status."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lists", "listed", "status", "started_at"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24))
    rules: Mapped[int]
    components: Mapped[str] = mapped_column(String(64))
    corrections: Mapped[list[dict[str, object]] | None] = mapped_column(JSON(none_as_null=True))  # of component values
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    legacy_seed: Mapped[int] = mapped_column(BigInteger)  # of a table created by an older version; otherwise 0
    seed_hex: Mapped[str | None] = mapped_column(String(64))  # the seed in hex, because no database integer has 256 bits
    listed: Mapped[bool]
    status: Mapped[Status] = mapped_column(String(8), index=True)
    host: Mapped[str] = mapped_column(String(24), index=True)  # the person who may start it
    started_at: Mapped[float]  # seconds since 1970
    ended_at: Mapped[float | None]  # None until the game is over, and for games that ended on an older version
    takeover_bot: Mapped[str | None] = mapped_column(String(24))  # replaces absent players; None: the strongest bot
    time_control: Mapped[TimeControl | None] = mapped_column(JSON(none_as_null=True))  # None: no clocks
    clocks: Mapped[StoredClocks | None] = mapped_column(JSON(none_as_null=True))  # None before the start, and without a time control
    clock_expires_at: Mapped[float | None] = mapped_column(index=True)  # when the player to move runs out of time
    chat: Mapped[ChatMode] = mapped_column(String(8))
    seat_to_move: Mapped[int | None]  # None at tables without a move since this column was added
    unfinished: Mapped[bool] = mapped_column(default=False)  # ended by agreement, without a result
    rematch: Mapped[str | None] = mapped_column(String(24))  # the rematch of this table
    forked_from: Mapped[str | None] = mapped_column(String(24))  # the table that this fork continues
    daily_date: Mapped[str | None] = mapped_column(String(10))  # of the daily deal that is played here
    tournament: Mapped[str | None] = mapped_column(String(24), index=True)  # the tournament that this table belongs to
    rated: Mapped[bool] = mapped_column(default=False)  # the result changes the players' ratings
    scores: Mapped[list[dict[str, object]] | None] = mapped_column(JSON(none_as_null=True))  # None until the game is over
    course: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True), deferred=True)  # stored on the first request
    acquired: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True), deferred=True)  # by seat; stored on the first request
    seats: Mapped[list["SeatRow"]] = relationship(order_by="SeatRow.seat", lazy="selectin", cascade="all, delete-orphan")


class SeatRow(Base):
    """A seat of a table and its occupant."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(24))
    reserved_for: Mapped[str | None] = mapped_column(String(24), index=True)  # the invited person, or the player a bot replaces
    link_hash: Mapped[str | None] = mapped_column(String(64))  # the hash of the seat's secret
    single_use: Mapped[bool]  # the link works for one claim only
    rated_person: Mapped[str | None] = mapped_column(String(24))  # the person who had the seat when the rated game started
    rating: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))  # displayed at rated tables


class EventRow(Base):
    """A move, an undo, a bot takeover or return, a wait, or the end of a game by agreement. Rows are append-only."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[EventKind] = mapped_column(String(8))
    seat: Mapped[int]
    action: Mapped[int]  # -1 if the event is not a move
    bot: Mapped[str | None] = mapped_column(String(24))
    created_at: Mapped[float]
    outcome: Mapped[MoveSummary | None] = mapped_column(JSON)  # public information about a move beyond its action
    effects: Mapped[list[dict[str, object]]] = mapped_column(JSON)  # public effects of a move


class SnapshotRow(Base):
    """A state that can't be undone. Loading a table replays only the events after its latest snapshot."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[dict[str, object]] = mapped_column(JSON)


class VoteRow(Base):
    """A person's vote to replace the player in a seat, valid for one version of the table.

    Negative seats represent other votes: `PAUSE_VOTE` and `PROPOSAL_VOTES` of `ukiyo.play.table_rules`.
    """

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)


class ChatMessageRow(Base):
    """A chat message, or its deletion by the host. A table's messages are numbered without gaps."""

    __tablename__ = "chat_messages"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[ChatMessageKind] = mapped_column(String(8))
    channel: Mapped[ChatChannel] = mapped_column(String(12))
    person: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int]  # -1: a spectator
    text: Mapped[str | None] = mapped_column(String(300))
    sticker: Mapped[str | None] = mapped_column(String(16))
    deletes: Mapped[int | None]  # the number of the deleted message, which administrators can still read
    sent_at: Mapped[float]


class NotesRow(Base):
    """A player's private notes at a table."""

    __tablename__ = "notes"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str] = mapped_column(String(4000))
    version: Mapped[int]  # the number of times it was saved
    updated_at: Mapped[float]
