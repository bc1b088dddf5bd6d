"""Whom a person does not want to hear (mute), nor have at her tables (block)."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import BlockRow, Shutting, TableRow

MOST = 200  # people whom one person can mute or block
REMEMBERED = 20_000  # people with those they do not hear
CHANGED = "+blocks"  # what the other processes are told, after a person

NO_SEAT = frozenset[str]()


class Blocks:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.unheard: dict[str, frozenset[str]] = {}  # by who does not hear them; those asked for longest ago come first

    async def not_heard_by(self, person: str | None) -> frozenset[str]:
        if person is None:
            return NO_SEAT
        if person not in self.unheard:
            found = frozenset(row.other for row in await self.database.look(self.kept, person))
            self.unheard[person] = found
            if len(self.unheard) > REMEMBERED:
                del self.unheard[next(iter(self.unheard))]
            return found
        return self.unheard[person]

    def forget(self, person: str) -> None:
        """What she wants was changed: it is read again when it is asked for."""
        self.unheard.pop(person, None)

    def kept(self, person: str) -> list[BlockRow]:
        with self.database.session(reading=True) as session:
            return list(session.scalars(select(BlockRow).where(BlockRow.person == person).order_by(BlockRow.at)))

    def shut(self, person: str, other: Person, how: Shutting) -> None:
        if person == other.id:
            raise Refused("that is you yourself")
        with self.database.session() as session:
            row = session.get(BlockRow, (person, other.id))
            if row is None and (session.scalar(select(func.count()).where(BlockRow.person == person)) or 0) >= MOST:
                raise Conflict(f"you have muted or blocked {MOST} people: let one of them be heard again first")
            if row is None:
                session.add(BlockRow(person=person, other=other.id, name=other.name, how=how, at=self.clock.time()))
            else:
                row.how = how
            self.database.notify(session, f"{person} {CHANGED}")

    def open(self, person: str, mark: str) -> None:
        """Let somebody be heard again."""
        with self.database.session() as session:
            row = next((row for row in session.scalars(select(BlockRow).where(BlockRow.person == person)) if marked(row) == mark), None)
            if row is None:
                raise NotFound("you have not muted or blocked anybody with that id")
            session.delete(row)
            self.database.notify(session, f"{person} {CHANGED}")


def marked(row: BlockRow) -> str:
    """What stands for the other outside: who she is, nobody is told."""
    return hashed(f"{row.person} {row.other}")[:16]


def blockers(session: Session, person: str) -> set[str]:
    """Who has blocked somebody: she does not join their tables and does not invite them."""
    return set(session.scalars(select(BlockRow.person).where(BlockRow.other == person, BlockRow.how == "block")))


def check_welcome(session: Session, row: TableRow, person: Person) -> None:
    if row.host in blockers(session, person.id):
        raise Forbidden("whoever set this table has not opened it to you")


def check_accepted(session: Session, row: TableRow, person: Person) -> None:
    """For a seat that is handed over, perhaps in the middle of a game: neither the host nor a player has blocked the newcomer."""
    blocked_by = blockers(session, person.id)
    if row.host in blocked_by or any(seat.person in blocked_by for seat in row.seats):
        raise Forbidden("this seat is not open to you")
