"""Ratings: people and bots on one scale, by game and number of players, the bots as anchors. docs/ratings.md tells how they work.

Every rated result is a row a seat, added in the same commit as the last entry of its game; a person's rating is what her last row says.
"""

import math
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, cast

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat
from ukiyo.lab.anchors import MIDDLE, TENFOLD, anchors_of
from ukiyo.server import wire
from ukiyo.server.entries import Entry, own_share
from ukiyo.server.facts import Facts, Sitter
from ukiyo.server.schema import OPEN, SEAT, EntryRow, ProfileRow, RatedRow, SeatRow, TableRow

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

DOUBT = 250.0  # of somebody who has not been rated yet
PROVISIONAL = 125.0  # the doubt above which a rating is
DRIFT = 2.5  # by which doubt grows from game to game: nobody stays as she was
ENOUGH = 0.5  # of her moves, for a result to be her own

Pool = tuple[str, int]
"""A game and a number of players: who is compared with whom."""


@dataclass(frozen=True)
class Rating:
    """A number and its doubt, one standard deviation."""

    value: float = MIDDLE
    doubt: float = DOUBT

    def shown(self, change: float | None = None, profile: str | None = None, share: float = 1.0) -> wire.Rating:
        shown: wire.Rating = {
            "value": round(self.value),
            "doubt": round(self.doubt),
            "provisional": self.doubt > PROVISIONAL,
            "change": None if change is None else round(self.value) - round(self.value - change),
            "profile": profile,
        }
        return shown if share == 1.0 else {**shown, "share": share}


@dataclass(frozen=True)
class Result:
    """Who is rated in a seat, as she came to the table, and what she reached."""

    person: str | None  # none: a bot, whose rating stays
    rating: Rating
    place: int
    share: float = 1.0  # of the seat's moves, her own
    stood_in: Rating | None = None  # of the bot that made most of them in her place


@cache
def model() -> "BradleyTerryFull":
    """Every pair at a table is compared. Plackett-Luce would let the third gain as much as two who share the first place."""
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 - only who ends a rated game needs it

    return BradleyTerryFull(mu=MIDDLE, sigma=DOUBT, beta=TENFOLD / math.log(10) / math.sqrt(2), tau=DRIFT, gamma=learned)


def learned(c: float, players: int, *_: object) -> float:
    """How much of what a pair tells is news: the pairs of one table hang together, and say less than as many games of two."""
    return 2 / players


def compared(strengths: list[Rating], places: list[int]) -> list[Rating]:
    """Everybody's rating after a game; who shares a place is half ahead."""
    teams = [[model().rating(strength.value, strength.doubt)] for strength in strengths]
    rated = model().rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def after(results: list[Result]) -> list[Rating]:
    """The ratings after a game, by seat.

    Where a bot made most of a person's moves, the others have met that bot. She herself is rated with the place it reached, but gains
    nothing by it. Who sits in two seats (two who turned out to be one) compares herself with nobody.
    """
    people = [result.person for result in results if result.person]
    if len(set(people)) < len(people):
        return [result.rating for result in results]
    met, places = [result.stood_in or result.rating for result in results], [result.place for result in results]
    rated = compared(met, places)
    for seat, result in enumerate(results):
        if result.stood_in is not None:
            own = compared([*met[:seat], result.rating, *met[seat + 1 :]], places)[seat]
            rated[seat] = own if own.value < result.rating.value else result.rating
    return [now if result.person else result.rating for result, now in zip(results, rated, strict=True)]


# At a table


def check_rated(facts: Facts) -> None:
    """Why a table cannot be rated, if it cannot."""
    people = [sitter.person for sitter in facts.sitters if sitter.person]
    if len(facts.sitters) == 1:
        raise BadOption("a game alone cannot be rated: there is nobody to be compared with")
    if not people and all(sitter.kind != OPEN for sitter in facts.sitters):
        raise BadOption("a game of bots alone cannot be rated: their strength is fixed")
    if len(set(people)) < len(people):
        raise BadOption("a rated game has one seat for each person: nobody can be compared with herself")
    if facts.printed:
        raise BadOption("a game with the numbers of your own box cannot be rated: it is not quite the game that others are rated at")
    if facts.pace is None:
        raise BadOption("a rated game needs a pace, so that it ends even if somebody leaves: choose live, brisk, steady or calm")
    for sitter in facts.sitters:
        if sitter.bot and sitter.bot not in anchors_of(games.game(facts.game), len(facts.sitters)):
            raise BadOption(f"nobody has measured how strong the bot '{sitter.bot}' is at this table, so it cannot be rated")


def show_ratings(session: Session, row: TableRow) -> None:
    """Let everybody at a rated table see how strong the others are; from the start on it is settled for whom the seats count."""
    for seat in row.seats:
        if seat.player is None:
            seat.rating = cast(dict[str, object] | None, shown_at(session, seat, (row.game, len(row.seats))))
            seat.player = seat.person if row.status != OPEN else None


def shown_at(session: Session, seat: SeatRow, pool: Pool) -> wire.Rating | None:
    if seat.bot is not None:
        return fixed(pool, seat.bot).shown()
    return rating_of(session, seat.person, pool).shown(profile=handle_of(session, seat.person)) if seat.person else None


def fixed(pool: Pool, bot: str) -> Rating:
    """A bot's rating; of one that was put in place of another and was never measured, anything."""
    anchor = anchors_of(games.game(pool[0]), pool[1]).get(bot)
    return Rating(anchor.rating, anchor.doubt) if anchor else Rating()


def rating_of(session: Session, person: str, pool: Pool) -> Rating:
    newest = select(RatedRow.after, RatedRow.after_doubt).where(RatedRow.person == person, *in_pool(pool)).order_by(RatedRow.id.desc())
    found = session.execute(newest.limit(1)).first()
    return Rating(*found) if found else Rating()


def in_pool(pool: Pool) -> tuple[ColumnElement[bool], ...]:
    return RatedRow.game == pool[0], RatedRow.players == pool[1]


def handle_of(session: Session, person: str) -> str | None:
    return session.scalar(select(ProfileRow.handle).where(ProfileRow.person == person))


# When a game is over


def keep_result(session: Session, facts: Facts) -> list[Sitter]:
    """Add a finished game's rows, in the transaction of its last entry; returns the sitters with their new ratings."""
    pool, scores = (facts.game, len(facts.sitters)), facts.scores or []
    hold(session, [pool])
    shares = shares_played(session, facts)
    results: list[Result] = []
    for seat, sitter in enumerate(facts.sitters):
        rating = rating_of(session, sitter.player, pool) if sitter.player else fixed(pool, sitter.bot or "")
        stands_in = sitter.player is not None and shares[seat] < ENOUGH and sitter.bot in anchors_of(games.game(facts.game), pool[1])
        stood_in = fixed(pool, sitter.bot or "") if stands_in else None
        results.append(Result(sitter.player, rating, scores[seat]["rank"], shares[seat], stood_in))
    sitters: list[Sitter] = []
    for seat, (sitter, result, now) in enumerate(zip(facts.sitters, results, after(results), strict=True)):
        session.add(row_of(facts, seat, result, now))
        change = now.value - result.rating.value if result.person else None
        shown = now.shown(change, handle_of(session, result.person) if result.person else None, result.share)
        sitters.append(replace(sitter, rating=shown))
        session.execute(update(SeatRow).where(SeatRow.table_id == facts.id, SeatRow.seat == seat).values(rating=shown))
    session.flush()
    return sitters


def row_of(facts: Facts, seat: Seat, result: Result, now: Rating) -> RatedRow:
    return RatedRow(
        table_id=facts.id,
        seat=seat,
        person=result.person,
        bot=None if result.person else facts.sitters[seat].bot,
        game=facts.game,
        players=len(facts.sitters),
        place=result.place,
        share=result.share,
        before=result.rating.value,
        before_doubt=result.rating.doubt,
        after=now.value,
        after_doubt=now.doubt,
        stood_in=result.stood_in.value if result.stood_in else None,
        stood_in_doubt=result.stood_in.doubt if result.stood_in else None,
        at=facts.ended,
    )


def shares_played(session: Session, facts: Facts) -> list[float]:
    """Of each seat's moves that still stand, the share of its player; a bot that took another bot's place counts as the same."""
    shares = [1.0] * len(facts.sitters)
    given = select(EntryRow.version).where(EntryRow.table_id == facts.id, EntryRow.kind == SEAT).limit(1)
    if session.scalar(given) is None:
        return shares
    columns = EntryRow.version, EntryRow.kind, EntryRow.seat, EntryRow.bot
    found = session.execute(select(*columns).where(EntryRow.table_id == facts.id).order_by(EntryRow.version))
    entries = [Entry(version, kind, seat, bot=bot) for version, kind, seat, bot in found]
    return [own_share(entries, seat) if sitter.player else 1.0 for seat, sitter in enumerate(facts.sitters)]


def hold(session: Session, pools: Iterable[Pool]) -> None:
    """Results of a pool come one after the other, whichever processes end their games. SQLite has one writer anyway."""
    if session.get_bind().dialect.name == "postgresql":
        for game, players in sorted(pools):
            session.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"ratings {game} {players}"))))


# Once more from the beginning


def played_again(rows: Iterable[RatedRow]) -> Iterator[tuple[RatedRow, Rating, Rating]]:
    """Every row of a pool with the rating before and after it, worked out from the results alone."""
    now: dict[str, Rating] = {}
    for _, table in groupby(rows, key=lambda row: row.table_id):
        seats = list(table)
        results = [result_of(row, now) for row in seats]
        for row, result, rating in zip(seats, results, after(results), strict=True):
            yield row, result.rating, rating
            if row.person:
                now[row.person] = rating


def result_of(row: RatedRow, now: dict[str, Rating]) -> Result:
    rating = now.get(row.person, Rating()) if row.person else Rating(row.before, row.before_doubt)
    stood_in = None if row.stood_in is None else Rating(row.stood_in, row.stood_in_doubt or 0.0)
    return Result(row.person, rating, row.place, row.share, stood_in)


def rows_of(session: Session, pool: Pool) -> list[RatedRow]:
    return list(session.scalars(select(RatedRow).where(*in_pool(pool)).order_by(RatedRow.id)))


# What is kept of a person: each takes a session and her id


def export_ratings(session: Session, person: str) -> list[dict[str, object]]:
    """Her rated results, the oldest first."""
    rows = session.scalars(select(RatedRow).where(RatedRow.person == person).order_by(RatedRow.id))
    names = [name for name in RatedRow.__annotations__ if name not in ("id", "person", "bot")]
    return [{name: getattr(row, name) for name in names} for row in rows]


def forget_ratings(session: Session, person: str) -> None:
    """Her results stay, since those of others hang on them, but nobody's name is on them."""
    nobody = secrets.token_urlsafe(12)
    session.execute(update(RatedRow).where(RatedRow.person == person).values(person=nobody))
    session.execute(update(SeatRow).where(SeatRow.player == person).values(player=nobody, rating=None))


def merge_ratings(session: Session, person: str, into: str) -> None:
    """Two who turn out to be one have been one from the beginning: what both have played in is worked out once more."""
    played = select(RatedRow.game, RatedRow.players).where(RatedRow.person == person).distinct()
    pools: set[Pool] = {(row[0], row[1]) for row in session.execute(played)}
    hold(session, pools)
    session.execute(update(RatedRow).where(RatedRow.person == person).values(person=into))
    session.execute(update(SeatRow).where(SeatRow.player == person).values(player=into))
    for pool in pools:
        for row, was, now in played_again(rows_of(session, pool)):
            row.before, row.before_doubt, row.after, row.after_doubt = was.value, was.doubt, now.value, now.doubt
