"""Blocks and mutes. Muting hides a person's messages. Blocking also keeps the person from joining the blocker's tables."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import BlockKind, BlockRow, TableRow

MAX_BLOCKS = 200  # per person
CACHE_SIZE = 20_000  # people
BLOCKS_CHANGED = "+blocks"  # suffix of the database notification, after the person's id

NOBODY = frozenset[str]()


class Blocks:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.cache: dict[str, frozenset[str]] = {}  # muted and blocked people by reader, oldest entry first

    async def hidden_from(self, person: str | None) -> frozenset[str]:
        """Return the people whose messages are hidden from a person."""
        if person is None:
            return NOBODY
        if person not in self.cache:
            hidden = frozenset(row.blocked for row in await self.database.run_read(self.list_for, person))
            self.cache[person] = hidden
            if len(self.cache) > CACHE_SIZE:
                del self.cache[next(iter(self.cache))]
            return hidden
        return self.cache[person]

    def forget(self, person: str) -> None:
        """Drop the cached blocks of a person."""
        self.cache.pop(person, None)

    def clear(self) -> None:
        """Drop all cached blocks."""
        self.cache.clear()

    def list_for(self, person: str) -> list[BlockRow]:
        with self.database.session(reading=True) as session:
            return list(session.scalars(select(BlockRow).where(BlockRow.person == person).order_by(BlockRow.created_at)))

    def block(self, person: str, other: Person, kind: BlockKind) -> None:
        if person == other.id:
            raise Refused("You can't mute or block yourself.")
        with self.database.session() as session:
            row = session.get(BlockRow, (person, other.id))
            if row is None and (session.scalar(select(func.count()).where(BlockRow.person == person)) or 0) >= MAX_BLOCKS:
                raise Conflict(f"You have muted or blocked {MAX_BLOCKS} people. Unblock one of them first.")
            if row is None:
                session.add(BlockRow(person=person, blocked=other.id, name=other.name, kind=kind, created_at=self.clock.time()))
            else:
                row.kind = kind
            self.database.notify(session, f"{person} {BLOCKS_CHANGED}")

    def unblock(self, person: str, block_id: str) -> None:
        with self.database.session() as session:
            rows = session.scalars(select(BlockRow).where(BlockRow.person == person))
            row = next((row for row in rows if public_id(row) == block_id), None)
            if row is None:
                raise NotFound("You have no block with that id.")
            session.delete(row)
            self.database.notify(session, f"{person} {BLOCKS_CHANGED}")


def public_id(row: BlockRow) -> str:
    """Return the id of a block in the API, which does not reveal the blocked person's id."""
    return hashed(f"{row.person} {row.blocked}")[:16]


def blockers(session: Session, person: str) -> set[str]:
    """Return the people who have blocked a person."""
    return set(session.scalars(select(BlockRow.person).where(BlockRow.blocked == person, BlockRow.kind == "block")))


def check_can_join(session: Session, row: TableRow, person: Person) -> None:
    if row.host in blockers(session, person.id):
        raise Forbidden("This table is not open to you.")


def check_can_take_seat(session: Session, row: TableRow, person: Person) -> None:
    """Check that neither the host nor any player has blocked a person who takes over a seat, possibly during the game."""
    blocked_by = blockers(session, person.id)
    if row.host in blocked_by or any(seat.person in blocked_by for seat in row.seats):
        raise Forbidden("This seat is not open to you.")
