"""Profiles: a person's statistics, ratings and finished games. Profiles are read in reader threads, so that moves do not wait."""

import contextlib
from collections import Counter, defaultdict
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.lab.matches.anchors import anchors_of
from ukiyo.play.errors import Conflict
from ukiyo.play.kinds import OVER
from ukiyo.play.table_info import TableInfo
from ukiyo.server.community.profile_access import ME, ProfileAccess, access_to
from ukiyo.server.community.profile_models import Favourites, FinishedGame, PlayerCountRating, Profile, RatingPoint
from ukiyo.server.community.profile_statistics import Played, counted_game, counted_games, favourites_of, finished, game_profile
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PersonRow, ProfileRow, RatedRow, SeatRow, TableRow, Visibility
from ukiyo.server.people.rating_updates import Rating
from ukiyo.server.people.ratings import result_weight
from ukiyo.server.tables.replays import Replays
from ukiyo.server.tables.repository import info_of

MAX_GAMES = 500  # newest games; also limits the points of a rating curve
PAGE_SIZE = 30  # games per page
MAX_REPLAYED = 20  # games replayed per request for favourites; the next request continues
STRICTEST_FIRST: tuple[Visibility, ...] = ("nobody", "opponents", "everyone")


class Profiles:
    def __init__(self, database: Database, replays: Replays, clock: Clock) -> None:
        self.database = database
        self.replays = replays
        self.clock = clock
        self.exporting: set[str] = set()  # people whose records are being exported

    async def profile(self, handle: str, you: Person | None) -> Profile:
        return await self.database.run_read(self.read, handle, you)

    async def finished(self, handle: str, you: Person | None, before: float | None) -> list[FinishedGame]:
        return await self.database.run_read(self.read_finished, handle, you, before)

    async def favourites(self, handle: str, you: Person | None, game: str) -> Favourites:
        """Returns the components a person took most often. Replays a few games that have not been analysed yet."""
        rows = await self.database.run_read(self.read_taken, handle, you, game)
        unknown = [played_game for played_game, cards in rows if cards is None][:MAX_REPLAYED]
        evidence_by_person = [cards for _, cards in rows if cards is not None]
        for played_game in unknown:
            cards = await self.replays.run((await self.replays.load_uncached(played_game.info)).acquired)
            with contextlib.suppress(StorageFailed):  # the next request replays the game again
                await self.database.run(self.save_taken, played_game.info.id, cards)
            evidence_by_person.append(cards[played_game.seat])
        return {"analysed_games": len(evidence_by_person), "total_games": len(rows), "kinds": favourites_of(game, evidence_by_person)}

    async def set_visibility(self, you: Person, visibility: Visibility) -> None:
        await self.database.run(self.save_visibility, you, visibility)

    async def export_games(self, you: Person) -> list[TableInfo]:
        """Returns the newest finished games, to export their records."""
        return await self.database.run_read(self.read_own, you)

    # In the database's threads

    def read(self, handle: str, you: Person | None) -> Profile:
        with self.database.session(reading=True) as session:
            access = access_to(session, handle, you)
            person = session.get(PersonRow, access.person)
            games = counted_games(self.games_of(session, access), access.person)
            names, handles = Counter(game.info.game for game in games), handles_of(session, games)
            return {
                "handle": access.row.handle or None,
                "name": person.name if person else (you.name if you else ""),
                "yours": access.own,
                "visibility": access.row.visibility,
                "created_at": person.created_at if person else None,
                "games": [
                    game_profile(access, name, [game for game in games if game.info.game == name], handles)
                    for name, _ in names.most_common()
                ],
                "ratings": rating_curves(session, access.person),
            }

    def read_finished(self, handle: str, you: Person | None, before: float | None) -> list[FinishedGame]:
        with self.database.session(reading=True) as session:
            access = access_to(session, handle, you)
            infos = self.games_of(session, access, PAGE_SIZE, *([TableRow.started_at < before] if before is not None else []))
            rows = select(RatedRow).where(RatedRow.person == access.person, RatedRow.table_id.in_([info.id for info in infos]))
            rated = {row.table_id: row for row in session.scalars(rows)}
            return [finished(access, info, rated.get(info.id)) for info in infos]

    def read_taken(self, handle: str, you: Person | None, game: str) -> list[tuple[Played, list[str] | None]]:
        with self.database.session(reading=True) as session:
            access = access_to(session, handle, you)
            games = [
                played_game
                for info in self.games_of(session, access, MAX_GAMES, TableRow.game == game)
                if (played_game := counted_game(info, access.person))
            ]
            rows = select(TableRow.id, TableRow.acquired).where(TableRow.id.in_([game.info.id for game in games]))
            taken_by_table = {row[0]: row[1] for row in session.execute(rows)}
            return [
                (played_game, seats[played_game.seat] if (seats := taken_by_table[played_game.info.id]) is not None else None)
                for played_game in games
            ]

    def read_own(self, you: Person) -> list[TableInfo]:
        with self.database.session(reading=True) as session:
            return self.games_of(session, access_to(session, ME, you))

    def games_of(
        self, session: Session, access: ProfileAccess, limit: int = MAX_GAMES, *conditions: ColumnElement[bool]
    ) -> list[TableInfo]:
        """Returns finished games, newest first. Attempts at today's deal are hidden from other people."""
        if not access.own:
            today = datetime.fromtimestamp(self.clock.time(), UTC).date()
            conditions += (or_(TableRow.daily_date.is_(None), TableRow.daily_date != str(today)),)
        tables = select(SeatRow.table_id).where(or_(SeatRow.person == access.person, SeatRow.reserved_for == access.person))
        is_finished = TableRow.status == OVER, TableRow.unfinished.is_(False)
        newest = (
            select(TableRow).where(*is_finished, TableRow.id.in_(tables), *conditions).order_by(TableRow.started_at.desc()).limit(limit)
        )
        return [info_of(row) for row in session.scalars(newest)]

    def save_taken(self, table_id: str, taken: list[list[str]]) -> None:
        with self.database.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(acquired=taken))

    def save_visibility(self, you: Person, visibility: Visibility) -> None:
        with self.database.session() as session:
            row = session.get(ProfileRow, you.id)
            if row is None:
                raise Conflict("You have no profile yet. Join a table first.")
            row.visibility = visibility


def handles_of(session: Session, games: list[Played]) -> dict[str, str]:
    people = {person for game in games for occupant in game.info.occupants if (person := occupant.person or occupant.reserved_for)}
    query = select(ProfileRow.person, ProfileRow.handle).where(ProfileRow.person.in_(people), ProfileRow.visibility != "nobody")
    return {row[0]: row[1] for row in session.execute(query)}


def rating_curves(session: Session, person: str) -> dict[str, list[PlayerCountRating]]:
    """Returns the ratings and their history, by game and number of players."""
    newest = select(RatedRow).where(RatedRow.person == person).order_by(RatedRow.id.desc()).limit(MAX_GAMES)
    pools: dict[tuple[str, int], list[RatedRow]] = defaultdict(list)
    for row in session.scalars(newest):
        pools[row.game, row.players].insert(0, row)
    curves: dict[str, list[PlayerCountRating]] = defaultdict(list)
    for (game, players), rows in sorted(pools.items()):
        rating = Rating(rows[-1].rating_after, rows[-1].deviation_after).to_frame(
            rows[-1].rating_after - rows[-1].rating_before, counted=result_weight(rows[-1])
        )
        curve: list[RatingPoint] = [
            {"ended_at": row.ended_at, "value": round(row.rating_after), "deviation": round(row.deviation_after)} for row in rows
        ]
        bots = {name: round(anchor.rating) for name, anchor in anchors_of(games.game(game), players).items()}
        curves[game].append({"players": players, "games": len(rows), "rating": rating, "history": curve, "bots": bots})
    return dict(curves)


# Personal data


def export_profile(session: Session, person: str) -> list[dict[str, object]]:
    row = session.get(ProfileRow, person)
    return [{"handle": row.handle, "visibility": row.visibility}] if row else []


def forget_profile(session: Session, person: str) -> None:
    row = session.get(ProfileRow, person)
    if row is not None:
        session.delete(row)


def merge_profiles(session: Session, person: str, into: str) -> None:
    """The merged profile gets the stricter visibility of the two."""
    old, kept = session.get(ProfileRow, person), session.get(ProfileRow, into)
    if old is not None and kept is not None:
        kept.visibility = next(visibility for visibility in STRICTEST_FIRST if visibility in (old.visibility, kept.visibility))
        session.delete(old)
    elif old is not None:
        old.person = into
