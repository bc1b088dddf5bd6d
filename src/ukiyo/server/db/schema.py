"""What is kept. Entries are only ever added; tables and seats change until the game starts."""

from typing import Literal

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, String, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from ukiyo.engine.shapes import MoveSummary
from ukiyo.play.kinds import ChatChannel, ChatMessageKind, ChatMode, EventKind, SeatKind, Status
from ukiyo.play.time_control import StoredClocks, TimeControl

LinkKind = Literal["login", "verify"]  # to sign in, or to confirm an address
BlockKind = Literal["mute", "block"]
TournamentKind = Literal["all", "swiss"]
Visibility = Literal["everyone", "opponents", "nobody"]  # who can see a profile; opponents have shared a table with the person


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
    takeover_bot: Mapped[str | None] = mapped_column(String(24))  # the bot that plays for who stays away; none: the strongest
    time_control: Mapped[TimeControl | None] = mapped_column(
        JSON(none_as_null=True)
    )  # how long it waits for people; none: as long as it takes
    clocks: Mapped[StoredClocks | None] = mapped_column(JSON(none_as_null=True))  # once it is played at a pace
    due: Mapped[float | None] = mapped_column(index=True)  # when the time of the person who is asked is over
    chat: Mapped[ChatMode] = mapped_column(String(8))
    asked: Mapped[int | None]  # the seat that is to move; not known where nobody has moved since it was kept
    unfinished: Mapped[bool] = mapped_column(default=False)  # over by agreement: there is no result
    rematch: Mapped[str | None] = mapped_column(String(24))  # the table that follows this one
    forked: Mapped[str | None] = mapped_column(String(24))  # the table this one continues
    day: Mapped[str | None] = mapped_column(String(10))  # whose deal is played here, as a try that counts
    tournament: Mapped[str | None] = mapped_column(String(24), index=True)  # of which it is a table
    rated: Mapped[bool] = mapped_column(default=False)  # whether its result counts for everybody's rating
    scores: Mapped[list[dict[str, object]] | None] = mapped_column(JSON(none_as_null=True))  # once the game is over
    course: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True), deferred=True)  # once somebody asked for it
    taken: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True), deferred=True)  # by seat; likewise
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
    reserved_for: Mapped[str | None] = mapped_column(
        String(24), index=True
    )  # for whom the bot stands in, or who is invited: it is kept for her
    link: Mapped[str | None] = mapped_column(String(64))  # the hash of the seat's secret
    once: Mapped[bool]  # whether the link ends when the seat is claimed with it
    player: Mapped[str | None] = mapped_column(String(24))  # for whom a rated result counts: who sat there when the game began
    rating: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))  # as it is shown at a rated table


class EventRow(Base):
    """One thing that happened: a move, a move taken back, a seat given to a bot or, without one, back to whose it was.

    Or what the players agreed on: to wait for whose seat it is, which a stand-in leaves then, or to end the game.
    """

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[EventKind] = mapped_column(String(8))
    seat: Mapped[int]
    action: Mapped[int]  # -1 where there is none
    bot: Mapped[str | None] = mapped_column(String(24))
    at: Mapped[float]
    outcome: Mapped[MoveSummary | None] = mapped_column(JSON)  # what all may hear of a move beyond its action
    effects: Mapped[list[dict[str, object]]] = mapped_column(JSON)  # what a move brought about


class SnapshotRow(Base):
    """A position that can no longer be taken back, so that opening a table does not replay it from move one."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[dict[str, object]] = mapped_column(JSON)


class VoteRow(Base):
    """Somebody's agreement that an absent player's seat goes to a bot. It holds for one version: if the player comes back, it lapses.

    Below 0 it is no seat but something else that all must want (`tables.PAUSE` and the like).
    """

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)


class DailyAttemptRow(Base):
    """A person's attempt at the daily deal. The primary key allows one per game and day."""

    __tablename__ = "daily_attempts"

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
    mail: Mapped[str | None] = mapped_column(String(254), unique=True, index=True)  # the confirmed address
    since: Mapped[float]
    seen: Mapped[float]  # when she last sat down or said her name


class OutboxRow(Base):
    """Something to be sent. It is kept with what it speaks of, and sent by whichever process takes it first."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_waiting", "due", sqlite_where=text("sent IS NULL"), postgresql_where=text("sent IS NULL")),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    once: Mapped[str] = mapped_column(String(120), unique=True)  # what it is: the same is never put in twice
    channel: Mapped[str] = mapped_column(String(16))  # notification: becomes a row for each enabled channel
    person: Mapped[str] = mapped_column(String(24), index=True)
    table_id: Mapped[str | None] = mapped_column(String(24), index=True)
    content: Mapped[dict[str, object]] = mapped_column(JSON)  # to whom and what, as its channel reads it
    due: Mapped[float]  # not before
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


class NotificationSettingsRow(Base):
    """A person's notification settings."""

    __tablename__ = "notification_settings"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    enabled: Mapped[list[str]] = mapped_column(JSON)  # some of push, mail, webhook and reminder
    digest_hour: Mapped[int | None]  # local hour of a daily mail about all tables; None: one mail per event
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
    """A browser that shows what is pushed to it."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)  # a hash of its endpoint
    person: Mapped[str] = mapped_column(String(24), index=True)
    endpoint: Mapped[str] = mapped_column(String(1000))
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    since: Mapped[float]


class UnsubscribedRow(Base):
    """A mail address that receives no requested links of this kind."""

    __tablename__ = "unsubscribed"

    address: Mapped[str] = mapped_column(String(64), primary_key=True)  # its index; of an older server, a plain hash
    kind: Mapped[LinkKind] = mapped_column(String(8), primary_key=True)
    since: Mapped[float]


class PasskeyRow(Base):
    """A passkey that opens a person's account."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)  # as its device calls it
    person: Mapped[str] = mapped_column(String(24), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    count: Mapped[int] = mapped_column(BigInteger)  # of signatures, as the device counts them; many count none
    name: Mapped[str] = mapped_column(String(40))  # of the device
    since: Mapped[float]
    last_used_at: Mapped[float]


class CookieRow(Base):
    """What has changed for a person's cookies since they were written. Of a person who is forgotten, no more than that they are no good."""

    __tablename__ = "cookies"

    whose: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of the person's id
    leads: Mapped[str | None] = mapped_column(String(24), index=True)  # to the person with whom she is one now
    name: Mapped[str] = mapped_column(String(40))  # what she is called by now; none: as the cookie says
    generation: Mapped[int]  # older cookies are signed out
    revision: Mapped[int] = mapped_column(default=0, index=True)  # higher than that of every change committed before


class LinkRow(Base):
    """A link that was asked for by mail, for a day. The row is deleted when the link is used."""

    __tablename__ = "links"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # a hash
    kind: Mapped[LinkKind] = mapped_column(String(8))
    address: Mapped[str] = mapped_column(String(64), index=True)  # its index
    person: Mapped[str] = mapped_column(String(24), index=True)  # who asked for it
    at: Mapped[float] = mapped_column(index=True)


class UsedChallengeRow(Base):
    """A passkey's answer that has been used, so that it is good once."""

    __tablename__ = "used_challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[float] = mapped_column(index=True)


class ChatMessageRow(Base):
    """A chat message, or its deletion by the host. The messages of a table are numbered without gaps."""

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
    at: Mapped[float]


class BlockRow(Base):
    """A person whose messages another person does not want to see. A `block` also keeps them from joining the other's tables."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))  # of the blocked person, at that time
    kind: Mapped[BlockKind] = mapped_column(String(8))
    at: Mapped[float]


class ReportRow(Base):
    """A chat message that a person reported to the administrators. It is kept when the table is deleted."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))
    number: Mapped[int]
    person: Mapped[str] = mapped_column(String(24), index=True)  # who reported it
    author: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))  # of the author
    content: Mapped[str] = mapped_column(String(300))
    reason: Mapped[str] = mapped_column(String(300))
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
    """Somebody the server does not answer any more; or an address, for a while."""

    __tablename__ = "bans"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)  # or the address, in which there is a dot or a colon
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


class SeekRow(Base):
    """Somebody looks for others about her level. Once they are found it says where, until she has gone there."""

    __tablename__ = "seeks"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = mapped_column(String(24), index=True)
    game: Mapped[str] = mapped_column(String(24))
    players: Mapped[int]
    time_control: Mapped[str] = mapped_column(String(12))  # by its name
    rated: Mapped[bool]
    since: Mapped[float]
    until: Mapped[float]  # when bots take the seats that are free
    here: Mapped[float]  # when she was last seen waiting
    table_id: Mapped[str | None] = mapped_column(String(24))


class TournamentRow(Base):
    """A tournament: table after table among the same people and bots."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(24))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    kind: Mapped[TournamentKind] = mapped_column(String(8))
    places: Mapped[int]  # for so many, and it begins when they are taken
    seats: Mapped[int]  # of a table
    rounds: Mapped[int]
    round: Mapped[int]  # the one that is played, from 1; 0: it has not begun
    time_control: Mapped[TimeControl] = mapped_column(JSON)
    takeover_bot: Mapped[str] = mapped_column(String(24))
    listed: Mapped[bool]
    status: Mapped[Status] = mapped_column(String(8), index=True)
    host: Mapped[str] = mapped_column(String(24), index=True)
    began: Mapped[float]  # when it was set, then when it began
    ended: Mapped[float | None]
    players: Mapped[list["TournamentPlayerRow"]] = relationship(
        order_by="TournamentPlayerRow.place", lazy="selectin", cascade="all, delete-orphan"
    )
    tables: Mapped[list["TournamentTableRow"]] = relationship(
        order_by="TournamentTableRow.round, TournamentTableRow.number", lazy="selectin", cascade="all, delete-orphan"
    )


class TournamentPlayerRow(Base):
    """Who plays in a tournament: a person, or a bot."""

    __tablename__ = "tournament_players"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    place: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(24))
    away: Mapped[bool]  # she has left, and the stand-in plays for her


class TournamentTableRow(Base):
    """A table of a tournament, and who sits there, by seat. The store itself refuses to set a round twice."""

    __tablename__ = "tournament_tables"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)
    places: Mapped[list[int]] = mapped_column(JSON)
    bot_process: Mapped[str | None] = mapped_column(String(8))  # the process whose bots play here although nobody watches
    bot_lease_until: Mapped[float]  # until when


class TimeOffRow(Base):
    """Days on which somebody's time does not run, as she has announced. They are hers, by the calendar where she lives."""

    __tablename__ = "time_off"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    first: Mapped[str] = mapped_column(String(10), primary_key=True)  # a day, such as 2026-12-24
    last: Mapped[str] = mapped_column(String(10))
    begins: Mapped[float]  # seconds since 1970
    ends: Mapped[float] = mapped_column(index=True)


class RatedRow(Base):
    """What a seat of a rated game reached, and what became of its player's rating. A bot's stays.

    Of one game and number of players the rows of a table stand together, in the order in which the games ended.
    """

    __tablename__ = "rated"
    __table_args__ = (UniqueConstraint("table_id", "seat"), Index("ix_rated_person", "person", "game", "players", "id"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))  # which may be gone: what was rated stays
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(24))
    game: Mapped[str] = mapped_column(String(24))
    players: Mapped[int]
    place: Mapped[int]
    share: Mapped[float]  # of the seat's moves, those that its player made herself
    before: Mapped[float]
    before_deviation: Mapped[float]
    after: Mapped[float]
    after_deviation: Mapped[float]
    stood_in: Mapped[float | None]  # the strength of the bot that made most of the moves in her place
    stood_in_deviation: Mapped[float | None]
    weights: Mapped[list[float | None] | None] = mapped_column(JSON(none_as_null=True))  # by seat: how much each other result counted here
    evidence: Mapped[float | None]  # on how many full comparisons its person's rating rested before
    at: Mapped[float]


class AddressRow(Base):
    """An address from which a person plays, as a keyed hash: players at one address are not rated against each other."""

    __tablename__ = "addresses"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    address: Mapped[str] = mapped_column(String(32), primary_key=True)
    until: Mapped[float] = mapped_column(index=True)


class ProfileRow(Base):
    """By which name others find somebody's profile, and who may see it."""

    __tablename__ = "profiles"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    handle: Mapped[str] = mapped_column(String(16), unique=True)  # drawn by chance: it says nothing of who she is
    visibility: Mapped[Visibility] = mapped_column(String(12))


class PageErrorRow(Base):
    """An uncaught error of the page, with the number of reports. It has nothing about the person whose browser reported it."""

    __tablename__ = "page_errors"

    fingerprint: Mapped[str] = mapped_column(String(16), primary_key=True)  # of message, module and line
    message: Mapped[str] = mapped_column(String(200))
    module: Mapped[str] = mapped_column(String(80))
    line: Mapped[int]
    version: Mapped[str] = mapped_column(String(16))  # of the page that reported it last
    count: Mapped[int]
    first: Mapped[float]
    last: Mapped[float] = mapped_column(index=True)
