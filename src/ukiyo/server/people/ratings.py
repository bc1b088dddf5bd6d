"""Stores ratings. People and bots share a scale for each game and number of players; see docs/explanation/ratings.md.

Each rated game adds one row per seat, in the same transaction as the last event of the game. A person's newest row contains their current
rating.
"""

import secrets
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, groupby
from typing import cast

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session, aliased

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat
from ukiyo.lab.matches.anchors import anchors_of
from ukiyo.play import frames
from ukiyo.play.events import Event, own_move_share
from ukiyo.play.kinds import OPEN, SEAT
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.server.db.schema import AddressRow, EventRow, ProfileRow, RatedRow, SeatRow, TableRow
from ukiyo.server.people.rating_updates import Rating, Result, Weights, updated_ratings
from ukiyo.server.people.rating_weights import MAX_HISTORY, UNLIMITED, EarlierResult, Opponent, evidence, weights_at

MIN_OWN_MOVES = 0.5  # share of the moves; below it, the result counts for the takeover bot

Pool = tuple[str, int]
"""A game and a number of players. Ratings are compared within a pool."""


# At a table


def check_rated(info: TableInfo) -> None:
    """Raises an error with the reason if a table can't be rated."""
    people = [occupant.person for occupant in info.occupants if occupant.person]
    if len(info.occupants) == 1:
        raise BadOption("A solo game can't be rated, because it has no opponents.")
    if not people and all(occupant.kind != OPEN for occupant in info.occupants):
        raise BadOption("A game without people can't be rated, because the bots' ratings are fixed.")
    if len(set(people)) < len(people):
        raise BadOption("A person can have only one seat in a rated game.")
    if info.corrections:
        raise BadOption("A game with corrected component values can't be rated, because other rated games use the standard values.")
    if info.time_control is None:
        raise BadOption("A rated game needs a time control, so that it ends even if a player leaves. Choose live, brisk, steady or calm.")
    for occupant in info.occupants:
        if occupant.bot and occupant.bot not in anchors_of(games.game(info.game), len(info.occupants)):
            raise BadOption(f"The bot '{occupant.bot}' has no measured rating for this table, so the game can't be rated.")


def fill_seat_ratings(session: Session, row: TableRow) -> None:
    """Fills in the seat ratings of a rated table. Once the game starts, each seat counts for the player who holds it at that time."""
    for seat in row.seats:
        if seat.rated_person is None:
            seat.rating = cast(dict[str, object] | None, seat_rating(session, seat, (row.game, len(row.seats))))
            seat.rated_person = seat.person if row.status != OPEN else None


def seat_rating(session: Session, seat: SeatRow, pool: Pool) -> frames.Rating | None:
    if seat.bot is not None:
        return bot_rating(pool, seat.bot).to_frame()
    return rating_of(session, seat.person, pool).to_frame(profile=handle_of(session, seat.person)) if seat.person else None


def bot_rating(pool: Pool, bot: str) -> Rating:
    """Returns a bot's rating, or the default for a takeover bot without a measured rating."""
    anchor = anchors_of(games.game(pool[0]), pool[1]).get(bot)
    return Rating(anchor.rating, anchor.deviation) if anchor else Rating()


def rating_of(session: Session, person: str, pool: Pool) -> Rating:
    newest = (
        select(RatedRow.rating_after, RatedRow.deviation_after)
        .where(RatedRow.person == person, *in_pool(pool))
        .order_by(RatedRow.id.desc())
    )
    row = session.execute(newest.limit(1)).first()
    return Rating(*row) if row else Rating()


def in_pool(pool: Pool) -> tuple[ColumnElement[bool], ...]:
    return RatedRow.game == pool[0], RatedRow.players == pool[1]


def handle_of(session: Session, person: str) -> str | None:
    return session.scalar(select(ProfileRow.handle).where(ProfileRow.person == person))


# Finished games


def save_result(session: Session, info: TableInfo) -> list[Occupant]:
    """Adds the rows of a finished game, in the transaction of its last event. Returns the occupants with their new ratings."""
    pool, scores = (info.game, len(info.occupants)), info.scores or []
    lock_pools(session, [pool])
    shares = shares_played(session, info)
    results: list[Result] = []
    weights, evidence_by_person = weights_of(session, info, pool)
    for seat, occupant in enumerate(info.occupants):
        rating = rating_of(session, occupant.rated_person, pool) if occupant.rated_person else bot_rating(pool, occupant.bot or "")
        replaced = (
            occupant.rated_person is not None
            and shares[seat] < MIN_OWN_MOVES
            and occupant.bot in anchors_of(games.game(info.game), pool[1])
        )
        stood_in = bot_rating(pool, occupant.bot or "") if replaced else None
        results.append(Result(occupant.rated_person, rating, scores[seat]["rank"], shares[seat], stood_in, weights[seat]))
    occupants: list[Occupant] = []
    for seat, (occupant, result, now) in enumerate(zip(info.occupants, results, updated_ratings(results), strict=True)):
        session.add(result_row(info, seat, result, now, evidence_by_person.get(result.person or "")))
        change = now.value - result.rating.value if result.person else None
        result_share = mean_weight(weights[seat], seat) if result.person else 1.0
        frame = now.to_frame(change, handle_of(session, result.person) if result.person else None, result.share, result_share)
        occupants.append(replace(occupant, rating=frame))
        session.execute(update(SeatRow).where(SeatRow.table_id == info.id, SeatRow.seat == seat).values(rating=frame))
    session.flush()
    return occupants


def weights_of(session: Session, info: TableInfo, pool: Pool) -> tuple[list[list[float | None]], dict[str, float]]:
    """Returns the weight of every seat for every other seat, and the evidence behind each person's rating."""
    people, now = [occupant.rated_person for occupant in info.occupants], info.ended_at or info.started_at
    histories = {person: history_of(session, person, pool) for person in people if person}
    together = sharing_an_address(session, [*histories], now)
    return weights_at(people, histories, together, now), {person: evidence(history) for person, history in histories.items()}


def sharing_an_address(session: Session, people: Sequence[str], now: float) -> set[frozenset[str]]:
    """Returns the pairs of people who played from the same address in the last 30 days."""
    at: dict[str, set[str]] = defaultdict(set)
    query = select(AddressRow.address, AddressRow.person).where(AddressRow.person.in_(people), AddressRow.expires_at > now)
    for address, person in session.execute(query):
        at[address].add(person)
    return {frozenset(pair) for together in at.values() for pair in combinations(sorted(together), 2)}


def history_of(session: Session, person: str, pool: Pool) -> list[EarlierResult]:
    """Returns a person's latest results, which determine the weights of results against them."""
    own = aliased(RatedRow)
    newest = select(own.table_id).where(own.person == person, own.game == pool[0], own.players == pool[1]).order_by(own.id.desc())
    tables = [*session.scalars(newest.limit(MAX_HISTORY))]
    rows = session.scalars(select(RatedRow).where(RatedRow.table_id.in_(tables)).order_by(RatedRow.id))
    return [result for _, table in groupby(rows, key=lambda row: row.table_id) if (result := earlier_result([*table], person))]


def earlier_result(table: list[RatedRow], person: str) -> EarlierResult | None:
    """Returns None if the person had two seats, because of merged accounts."""
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
    return EarlierResult(own[0].ended_at, others)


def mean_weight(weights: Weights, seat: Seat) -> float:
    others = [weight or 0.0 for other, weight in enumerate(weights) if other != seat]
    return sum(others) / len(others)


def result_weight(row: RatedRow) -> float:
    """The average weight of a result in the person's rating."""
    return 1.0 if row.weights is None else mean_weight(row.weights, row.seat)


def result_row(info: TableInfo, seat: Seat, result: Result, now: Rating, evidence_by_person: float | None) -> RatedRow:
    return RatedRow(
        table_id=info.id,
        seat=seat,
        person=result.person,
        bot=None if result.person else info.occupants[seat].bot,
        game=info.game,
        players=len(info.occupants),
        place=result.place,
        own_move_share=result.share,
        rating_before=result.rating.value,
        deviation_before=result.rating.deviation,
        rating_after=now.value,
        deviation_after=now.deviation,
        takeover_rating=result.takeover_rating.value if result.takeover_rating else None,
        takeover_deviation=result.takeover_rating.deviation if result.takeover_rating else None,
        weights=None if result.weights is None else [*result.weights],
        evidence=evidence_by_person,
        ended_at=info.ended_at,
    )


def shares_played(session: Session, info: TableInfo) -> list[float]:
    """Returns the share of each seat's moves that its player made, excluding undone moves. For bots, the share is always 1."""
    shares = [1.0] * len(info.occupants)
    takeovers = select(EventRow.version).where(EventRow.table_id == info.id, EventRow.kind == SEAT).limit(1)
    if session.scalar(takeovers) is None:
        return shares
    columns = EventRow.version, EventRow.kind, EventRow.seat, EventRow.bot
    rows = session.execute(select(*columns).where(EventRow.table_id == info.id).order_by(EventRow.version))
    events = [Event(version, kind, seat, bot=bot) for version, kind, seat, bot in rows]
    return [own_move_share(events, seat) if occupant.rated_person else 1.0 for seat, occupant in enumerate(info.occupants)]


def lock_pools(session: Session, pools: Iterable[Pool]) -> None:
    """Keeps other processes from saving results for the same pools until this transaction commits. SQLite has only one writer."""
    if session.get_bind().dialect.name == "postgresql":
        for game, players in sorted(pools):
            session.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"ratings {game} {players}"))))


# Recalculation


def recalculated(rows: Iterable[RatedRow]) -> Iterator[tuple[RatedRow, Rating, Rating]]:
    """Yields every row of a pool with the ratings before and after it, recalculated from the results."""
    now: dict[str, Rating] = {}
    for _, table in groupby(rows, key=lambda row: row.table_id):
        seats = list(table)
        results = [result_of(row, now) for row in seats]
        for row, result, rating in zip(seats, results, updated_ratings(results), strict=True):
            yield row, result.rating, rating
            if row.person:
                now[row.person] = rating


def result_of(row: RatedRow, now: dict[str, Rating]) -> Result:
    rating = now.get(row.person, Rating()) if row.person else Rating(row.rating_before, row.deviation_before)
    stood_in = None if row.takeover_rating is None else Rating(row.takeover_rating, row.takeover_deviation or 0.0)
    return Result(row.person, rating, row.place, row.own_move_share, stood_in, row.weights)


def rows_of(session: Session, pool: Pool) -> list[RatedRow]:
    return list(session.scalars(select(RatedRow).where(*in_pool(pool)).order_by(RatedRow.id)))


# Personal data


def export_ratings(session: Session, person: str) -> list[dict[str, object]]:
    """Returns a person's rated results, oldest first."""
    rows = session.scalars(select(RatedRow).where(RatedRow.person == person).order_by(RatedRow.id))
    names = [name for name in RatedRow.__annotations__ if name not in ("id", "person", "bot")]
    return [{name: getattr(row, name) for name in names} for row in rows]


def forget_ratings(session: Session, person: str) -> None:
    """Replaces the person with a random id. The results remain because other players' ratings depend on them."""
    random_id = secrets.token_urlsafe(12)
    session.execute(update(RatedRow).where(RatedRow.person == person).values(person=random_id))
    session.execute(update(SeatRow).where(SeatRow.rated_person == person).values(rated_person=random_id, rating=None))


def merge_ratings(session: Session, person: str, into: str) -> None:
    """Assigns a person's results to another person, and recalculates all pools in which the first person has played."""
    pools_played = select(RatedRow.game, RatedRow.players).where(RatedRow.person == person).distinct()
    pools: set[Pool] = {(row[0], row[1]) for row in session.execute(pools_played)}
    lock_pools(session, pools)
    session.execute(update(RatedRow).where(RatedRow.person == person).values(person=into))
    session.execute(update(SeatRow).where(SeatRow.rated_person == person).values(rated_person=into))
    for pool in pools:
        for row, before, now in recalculated(rows_of(session, pool)):
            row.rating_before, row.deviation_before, row.rating_after, row.deviation_after = (
                before.value,
                before.deviation,
                now.value,
                now.deviation,
            )
