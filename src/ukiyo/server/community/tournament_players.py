"""Entering and leaving tournaments, and players' personal data in tournaments."""

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.kinds import OPEN, OVER, PLAYING
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import TournamentPlayerRow, TournamentRow

MAX_ENTRIES = 10  # unfinished tournaments per player


def check_entry_limit(session: Session, person: str) -> None:
    playing = (
        select(func.count())
        .select_from(TournamentPlayerRow)
        .join(TournamentRow)
        .where(TournamentPlayerRow.person == person, TournamentRow.status != OVER)
    )
    if (session.scalar(playing) or 0) >= MAX_ENTRIES:
        raise Conflict(f"You are playing in {MAX_ENTRIES} unfinished tournaments. Finish one of them first.")


def remove_player(session: Session, row: TournamentRow, person: Person) -> None:
    own = next((player for player in row.players if player.person == person.id), None)
    if own is None:
        raise Forbidden("You are not playing in this tournament.")
    if row.status == OVER:
        raise Conflict("The tournament is over.")
    if row.status == PLAYING:
        own.has_left = True
        return
    people = [player.person for player in row.players if player.person and player is not own]
    if not people:
        session.delete(row)
        return
    if row.host == person.id:
        row.host = people[0]
    remaining = [(player.person, player.name, player.bot) for player in row.players if player is not own]
    row.players.clear()
    session.flush()
    for place, (person_id, name, bot) in enumerate(remaining):
        row.players.append(TournamentPlayerRow(place=place, person=person_id, name=name, bot=bot, has_left=False))


def export_tournaments(session: Session, person: str) -> list[dict[str, object]]:
    """Returns a person's tournaments for their data export."""
    rows = session.scalars(
        select(TournamentRow).join(TournamentPlayerRow).where(TournamentPlayerRow.person == person).order_by(TournamentRow.started_at)
    )
    return [{"tournament": row.id, "name": row.name, "game": row.game, "status": row.status, "started_at": row.started_at} for row in rows]


def forget_tournaments(session: Session, person: str) -> None:
    """Removes the person's name. In unfinished tournaments, the takeover bot plays for them."""
    entered = select(TournamentPlayerRow.tournament_id).where(TournamentPlayerRow.person == person)
    for row in session.scalars(select(TournamentRow).where(TournamentRow.status == OPEN, TournamentRow.id.in_(entered))):
        remove_player(session, row, Person(person, ""))
    session.flush()
    session.execute(update(TournamentPlayerRow).where(TournamentPlayerRow.person == person).values(person=None, name="–"))
    session.execute(update(TournamentRow).where(TournamentRow.host == person).values(host=""))


def merge_tournaments(session: Session, old: str, new: str) -> None:
    """Moves a person's tournaments to another person."""
    session.execute(update(TournamentPlayerRow).where(TournamentPlayerRow.person == old).values(person=new))
    session.execute(update(TournamentRow).where(TournamentRow.host == old).values(host=new))
