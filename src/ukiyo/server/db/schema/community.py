"""Daily deals, lessons, matchmaking, tournaments and rated results."""

from typing import Literal

from sqlalchemy import JSON, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ukiyo.play.kinds import Status
from ukiyo.play.time_control import TimeControl
from ukiyo.server.db.schema.base import Base

TournamentKind = Literal["all", "swiss"]


class DailyAttemptRow(Base):
    """A person's attempt at the daily deal. The primary key allows one per game and day."""

    __tablename__ = "daily_attempts"

    date: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)


class LessonRow(Base):
    """A lesson that a person has completed."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(24), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)


class SeekRow(Base):
    """A person's request for opponents of similar rating. A matched seek refers to its table until the person opens the table."""

    __tablename__ = "seeks"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = mapped_column(String(24), index=True)
    game: Mapped[str] = mapped_column(String(24))
    players: Mapped[int]
    time_control: Mapped[str] = mapped_column(String(12))  # the name of a time control
    rated: Mapped[bool]
    created_at: Mapped[float]
    bots_join_at: Mapped[float]  # when bots take the remaining seats
    last_polled_at: Mapped[float]  # when the waiting page last contacted the server
    table_id: Mapped[str | None] = mapped_column(String(24))


class TournamentRow(Base):
    """A tournament: several rounds of tables with the same people and bots."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(24))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    kind: Mapped[TournamentKind] = mapped_column(String(8))
    max_players: Mapped[int]  # after the start, the number of players
    players_per_table: Mapped[int]
    rounds: Mapped[int]
    round: Mapped[int]  # the current round, from 1; 0 before the start
    time_control: Mapped[TimeControl] = mapped_column(JSON)
    takeover_bot: Mapped[str] = mapped_column(String(24))
    listed: Mapped[bool]
    status: Mapped[Status] = mapped_column(String(8), index=True)
    host: Mapped[str] = mapped_column(String(24), index=True)
    started_at: Mapped[float]  # when it was created or, after the start, when it started
    ended_at: Mapped[float | None]
    players: Mapped[list["TournamentPlayerRow"]] = relationship(
        order_by="TournamentPlayerRow.place", lazy="selectin", cascade="all, delete-orphan"
    )
    tables: Mapped[list["TournamentTableRow"]] = relationship(
        order_by="TournamentTableRow.round, TournamentTableRow.number", lazy="selectin", cascade="all, delete-orphan"
    )


class TournamentPlayerRow(Base):
    """A tournament player: a person or a bot."""

    __tablename__ = "tournament_players"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    place: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(24))
    has_left: Mapped[bool]  # the person has left, and the takeover bot plays for them


class TournamentTableRow(Base):
    """A tournament table. The primary key prevents a round from being created twice."""

    __tablename__ = "tournament_tables"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)
    player_numbers: Mapped[list[int]] = mapped_column(JSON)  # by seat
    bot_process: Mapped[str | None] = mapped_column(String(8))  # the process that plays the bots' turns while the table has no subscribers
    bot_lease_until: Mapped[float]  # when that process's lease expires


class RatedRow(Base):
    """A seat's result in a rated game, and the player's rating before and after it. Bots' ratings do not change.

    The rows of a table have consecutive ids. Tables with the same number of players are in the order in which their games ended.
    """

    __tablename__ = "rated"
    __table_args__ = (UniqueConstraint("table_id", "seat"), Index("ix_rated_person", "person", "game", "players", "id"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(24))  # the table may have been deleted
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(24))
    game: Mapped[str] = mapped_column(String(24))
    players: Mapped[int]
    place: Mapped[int]
    own_move_share: Mapped[float]  # the share of the seat's moves made by its player instead of a bot
    rating_before: Mapped[float]
    deviation_before: Mapped[float]
    rating_after: Mapped[float]
    deviation_after: Mapped[float]
    takeover_rating: Mapped[float | None]  # the rating of the bot that made most of the player's moves
    takeover_deviation: Mapped[float | None]
    weights: Mapped[list[float | None] | None] = mapped_column(JSON(none_as_null=True))  # by seat: the weight of that seat's result
    evidence: Mapped[float | None]  # the sum of the weights behind the rating before this game
    ended_at: Mapped[float]
