"""Ratings: people and bots on one scale, by game and number of players, the bots as anchors. See docs/explanation/ratings.md.

Every rated result is a row a seat, added in the same commit as the last entry of its game; a person's rating is what her last row says.
"""

import math
import secrets
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import cast

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session, aliased

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat
from ukiyo.lab.matches.anchors import MIDDLE_RATING, TENFOLD_POINTS, anchors_of
from ukiyo.play import frames
from ukiyo.play.events import Event, own_move_share
from ukiyo.play.kinds import OPEN, SEAT
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.server.db.schema import AddressRow, EventRow, ProfileRow, RatedRow, SeatRow, TableRow
from ukiyo.server.people.rating_weights import LOOKED_BACK, UNLIMITED, EarlierResult, Opponent, evidence, weights_at

DEFAULT_DEVIATION = 250.0  # of somebody who has not been rated yet
PROVISIONAL_DEVIATION = 125.0  # the deviation above which a rating is
DRIFT = 2.5  # by which deviation grows from game to game: nobody stays as she was
LEAST_SHRUNK = 0.0001  # of the variance stays, whatever a game tells
SPREAD = TENFOLD_POINTS / math.log(10)  # of what two equals reach in a game
ENOUGH = 0.5  # of her moves, for a result to be her own

Pool = tuple[str, int]
"""A game and a number of players: who is compared with whom."""


@dataclass(frozen=True)
class Rating:
    """A number and its deviation, one standard deviation."""

    value: float = MIDDLE_RATING
    deviation: float = DEFAULT_DEVIATION

    def shown(self, change: float | None = None, profile: str | None = None, share: float = 1.0, counted: float = 1.0) -> frames.Rating:
        shown: frames.Rating = {
            "value": round(self.value),
            "deviation": round(self.deviation),
            "provisional": self.deviation > PROVISIONAL_DEVIATION,
            "change": None if change is None else round(self.value) - round(self.value - change),
            "profile": profile,
        }
        if share != 1.0:
            shown["share"] = share
        if counted != 1.0:
            shown["counted"] = round(counted, 2)
        return shown


Weights = Sequence[float | None]


@dataclass(frozen=True)
class Result:
    """Who is rated in a seat, as she came to the table, and what she reached."""

    person: str | None  # none: a bot, whose rating stays
    rating: Rating
    place: int
    share: float = 1.0  # of the seat's moves, her own
    stood_in: Rating | None = None  # of the bot that made most of them in her place
    weights: Weights | None = None  # by seat, how much their results count for this one; none: in full


def compared(strengths: list[Rating], places: list[int], seat: Seat, weights: Weights | None) -> Rating:
    """The rating of a seat after a game; who shares a place is half ahead. `weights` says how much each other seat counts for it.

    Every pair at a table is compared, by Bradley and Terry's model as Weng and Lin (2011) approximate it. Plackett and Luce's would let
    the third gain as much as two who share the first place. What the pairs of one table tell hangs together: they shrink the deviation less
    than as many games of two.
    """
    counted = [1.0 if weights is None else weights[other] or 0.0 for other in range(len(strengths))]
    heaviest = max((weight for other, weight in enumerate(counted) if other != seat), default=0.0)
    own, variance = strengths[seat], strengths[seat].deviation ** 2 + heaviest * DRIFT**2
    gained = learned = 0.0
    for other, strength in enumerate(strengths):
        if other != seat:
            spread = math.sqrt(variance + strength.deviation**2 + DRIFT**2 + SPREAD**2)
            expected = 1 / (1 + math.exp((strength.value - own.value) / spread))
            reached = (1 + (places[other] > places[seat]) - (places[other] < places[seat])) / 2
            gained += counted[other] * variance / spread * (reached - expected)
            learned += counted[other] * variance / spread**2 * expected * (1 - expected) * 2 / len(strengths)
    return Rating(own.value + gained, math.sqrt(variance * max(1 - learned, LEAST_SHRUNK)))


def after(results: list[Result]) -> list[Rating]:
    """The ratings after a game, by seat.

    Where a bot made most of a person's moves, the others have met that bot. The person is rated with the place it reached, but gains
    nothing. A person in two seats, as two accounts that became one during the game or later, is not compared with themselves. Both seats
    are compared with the others, and the lower rating counts if it is a loss. Otherwise merging accounts would cancel a lost game.
    """
    met, places = [result.stood_in or result.rating for result in results], [result.place for result in results]
    rated = [result.rating for result in results]
    for seat, result in enumerate(results):
        if result.person:
            own = compared([*met[:seat], result.rating, *met[seat + 1 :]], places, seat, weights_apart(results, seat))
            gains_nothing = result.stood_in is not None or len(seats_of(results, result.person)) > 1
            rated[seat] = result.rating if gains_nothing and own.value > result.rating.value else own
    return [lowest(rated, seats_of(results, result.person)) if result.person else result.rating for result in results]


def seats_of(results: list[Result], person: str) -> list[Seat]:
    return [seat for seat, result in enumerate(results) if result.person == person]


def weights_apart(results: list[Result], seat: Seat) -> Weights:
    """How much the other seats count for a seat; a second seat of the same person does not."""
    own = results[seat]
    weights = own.weights or [1.0] * len(results)
    return [None if other.person == own.person else weight for other, weight in zip(results, weights, strict=True)]


def lowest(rated: list[Rating], seats: list[Seat]) -> Rating:
    return min((rated[seat] for seat in seats), key=lambda rating: rating.value)


# At a table


def check_rated(info: TableInfo) -> None:
    """Why a table cannot be rated, if it cannot."""
    people = [occupant.person for occupant in info.occupants if occupant.person]
    if len(info.occupants) == 1:
        raise BadOption("a game alone cannot be rated: there is nobody to be compared with")
    if not people and all(occupant.kind != OPEN for occupant in info.occupants):
        raise BadOption("a game of bots alone cannot be rated: their strength is fixed")
    if len(set(people)) < len(people):
        raise BadOption("a rated game has one seat for each person: nobody can be compared with herself")
    if info.printed:
        raise BadOption("a game with the numbers of your own box cannot be rated: it is not quite the game that others are rated at")
    if info.time_control is None:
        raise BadOption("A rated game needs a time control, so that it ends even if a player leaves. Choose live, brisk, steady or calm.")
    for occupant in info.occupants:
        if occupant.bot and occupant.bot not in anchors_of(games.game(info.game), len(info.occupants)):
            raise BadOption(f"nobody has measured how strong the bot '{occupant.bot}' is at this table, so it cannot be rated")


def show_ratings(session: Session, row: TableRow) -> None:
    """Let everybody at a rated table see how strong the others are; from the start on it is settled for whom the seats count."""
    for seat in row.seats:
        if seat.player is None:
            seat.rating = cast(dict[str, object] | None, shown_at(session, seat, (row.game, len(row.seats))))
            seat.player = seat.person if row.status != OPEN else None


def shown_at(session: Session, seat: SeatRow, pool: Pool) -> frames.Rating | None:
    if seat.bot is not None:
        return fixed(pool, seat.bot).shown()
    return rating_of(session, seat.person, pool).shown(profile=handle_of(session, seat.person)) if seat.person else None


def fixed(pool: Pool, bot: str) -> Rating:
    """A bot's rating; of one that was put in place of another and was never measured, anything."""
    anchor = anchors_of(games.game(pool[0]), pool[1]).get(bot)
    return Rating(anchor.rating, anchor.deviation) if anchor else Rating()


def rating_of(session: Session, person: str, pool: Pool) -> Rating:
    newest = select(RatedRow.after, RatedRow.after_deviation).where(RatedRow.person == person, *in_pool(pool)).order_by(RatedRow.id.desc())
    found = session.execute(newest.limit(1)).first()
    return Rating(*found) if found else Rating()


def in_pool(pool: Pool) -> tuple[ColumnElement[bool], ...]:
    return RatedRow.game == pool[0], RatedRow.players == pool[1]


def handle_of(session: Session, person: str) -> str | None:
    return session.scalar(select(ProfileRow.handle).where(ProfileRow.person == person))


# When a game is over


def keep_result(session: Session, info: TableInfo) -> list[Occupant]:
    """Add a finished game's rows, in the transaction of its last entry; returns the sitters with their new ratings."""
    pool, scores = (info.game, len(info.occupants)), info.scores or []
    hold(session, [pool])
    shares = shares_played(session, info)
    results: list[Result] = []
    weights, known = weights_of(session, info, pool)
    for seat, occupant in enumerate(info.occupants):
        rating = rating_of(session, occupant.player, pool) if occupant.player else fixed(pool, occupant.bot or "")
        taken_over = occupant.player is not None and shares[seat] < ENOUGH and occupant.bot in anchors_of(games.game(info.game), pool[1])
        stood_in = fixed(pool, occupant.bot or "") if taken_over else None
        results.append(Result(occupant.player, rating, scores[seat]["rank"], shares[seat], stood_in, weights[seat]))
    occupants: list[Occupant] = []
    for seat, (occupant, result, now) in enumerate(zip(info.occupants, results, after(results), strict=True)):
        session.add(row_of(info, seat, result, now, known.get(result.person or "")))
        change = now.value - result.rating.value if result.person else None
        counted = mean_weight(weights[seat], seat) if result.person else 1.0
        shown = now.shown(change, handle_of(session, result.person) if result.person else None, result.share, counted)
        occupants.append(replace(occupant, rating=shown))
        session.execute(update(SeatRow).where(SeatRow.table_id == info.id, SeatRow.seat == seat).values(rating=shown))
    session.flush()
    return occupants


def weights_of(session: Session, info: TableInfo, pool: Pool) -> tuple[list[list[float | None]], dict[str, float]]:
    """How much the seats' results count for each other, and on how much evidence each person's rating rests so far."""
    people, now = [occupant.player for occupant in info.occupants], info.ended or info.began
    histories = {person: history_of(session, person, pool) for person in people if person}
    together = sharing_an_address(session, [*histories], now)
    return weights_at(people, histories, together, now), {person: evidence(history) for person, history in histories.items()}


def sharing_an_address(session: Session, people: Sequence[str], now: float) -> set[frozenset[str]]:
    """The pairs among people who have played from one address in the last 30 days."""
    at: dict[str, set[str]] = defaultdict(set)
    found = select(AddressRow.address, AddressRow.person).where(AddressRow.person.in_(people), AddressRow.until > now)
    for address, person in session.execute(found):
        at[address].add(person)
    return {frozenset(pair) for together in at.values() for pair in combinations(sorted(together), 2)}


def history_of(session: Session, person: str, pool: Pool) -> list[EarlierResult]:
    """The newest results of a person, as they count for others."""
    own = aliased(RatedRow)
    newest = select(own.table_id).where(own.person == person, own.game == pool[0], own.players == pool[1]).order_by(own.id.desc())
    tables = [*session.scalars(newest.limit(LOOKED_BACK))]
    rows = session.scalars(select(RatedRow).where(RatedRow.table_id.in_(tables)).order_by(RatedRow.id))
    return [result for _, table in groupby(rows, key=lambda row: row.table_id) if (result := earlier_result([*table], person))]


def earlier_result(table: list[RatedRow], person: str) -> EarlierResult | None:
    """None where a person sat in two seats, as two accounts that became one."""
    own = [row for row in table if row.person == person]
    if len(own) != 1:
        return None
    others = [
        Opponent(
            row.person, 1.0 if own[0].weights is None else own[0].weights[row.seat], UNLIMITED if row.evidence is None else row.evidence
        )
        for row in table
        if row is not own[0]
    ]
    return EarlierResult(own[0].at, others)


def mean_weight(weights: Weights, seat: Seat) -> float:
    others = [weight or 0.0 for other, weight in enumerate(weights) if other != seat]
    return sum(others) / len(others)


def counted_in(row: RatedRow) -> float:
    """How much a result counted for its person's rating."""
    return 1.0 if row.weights is None else mean_weight(row.weights, row.seat)


def row_of(info: TableInfo, seat: Seat, result: Result, now: Rating, known: float | None) -> RatedRow:
    return RatedRow(
        table_id=info.id,
        seat=seat,
        person=result.person,
        bot=None if result.person else info.occupants[seat].bot,
        game=info.game,
        players=len(info.occupants),
        place=result.place,
        share=result.share,
        before=result.rating.value,
        before_deviation=result.rating.deviation,
        after=now.value,
        after_deviation=now.deviation,
        stood_in=result.stood_in.value if result.stood_in else None,
        stood_in_deviation=result.stood_in.deviation if result.stood_in else None,
        weights=None if result.weights is None else [*result.weights],
        evidence=known,
        at=info.ended,
    )


def shares_played(session: Session, info: TableInfo) -> list[float]:
    """Of each seat's moves that still stand, the share of its player; a bot that took another bot's place counts as the same."""
    shares = [1.0] * len(info.occupants)
    given = select(EventRow.version).where(EventRow.table_id == info.id, EventRow.kind == SEAT).limit(1)
    if session.scalar(given) is None:
        return shares
    columns = EventRow.version, EventRow.kind, EventRow.seat, EventRow.bot
    found = session.execute(select(*columns).where(EventRow.table_id == info.id).order_by(EventRow.version))
    events = [Event(version, kind, seat, bot=bot) for version, kind, seat, bot in found]
    return [own_move_share(events, seat) if occupant.player else 1.0 for seat, occupant in enumerate(info.occupants)]


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
    rating = now.get(row.person, Rating()) if row.person else Rating(row.before, row.before_deviation)
    stood_in = None if row.stood_in is None else Rating(row.stood_in, row.stood_in_deviation or 0.0)
    return Result(row.person, rating, row.place, row.share, stood_in, row.weights)


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
            row.before, row.before_deviation, row.after, row.after_deviation = was.value, was.deviation, now.value, now.deviation
