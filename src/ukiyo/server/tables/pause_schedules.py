"""Reads the pauses of a person's clock from the database: nights in the person's time zone, and time off."""

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.engine.state import Seat
from ukiyo.play.time_control import Clocks, PauseSchedule, TimeControl, is_correspondence
from ukiyo.server.db.schema import PersonRow, TimeOffRow


def with_schedule(session: Session, clocks: Clocks, running: Seat, person: str | None, time_control: TimeControl) -> Clocks:
    """Return the clocks with the pauses of the person to move. At each table, a person keeps the time zone of their first turn.

    Otherwise, a player could switch to a time zone where the night begins before every turn, and the clock would hardly run.
    """
    if person is not None and is_correspondence(time_control) and str(running) not in clocks.zones:
        clocks = replace(clocks, zones={**clocks.zones, str(running): zone_of(session, person)})
    schedule = schedule_of(session, person, time_control, clocks.updated_at, clocks.zones.get(str(running)))
    return replace(clocks, schedule=schedule)


def zone_of(session: Session, person: str) -> str:
    return session.scalar(select(PersonRow.time_zone).where(PersonRow.id == person)) or "UTC"


def schedule_of(
    session: Session, person: str | None, time_control: TimeControl, since: float, zone: str | None = None
) -> PauseSchedule | None:
    """Return the pauses of a person's clock after a given time, or None if it never pauses. Live games have no pauses."""
    if person is None or not is_correspondence(time_control):
        return None
    booked = select(TimeOffRow.starts_at, TimeOffRow.ends_at).where(TimeOffRow.person == person, TimeOffRow.ends_at > since)
    time_off = [[start, end] for start, end in session.execute(booked.order_by(TimeOffRow.starts_at))]
    night_zone = zone if time_control.get("nights") else None
    return {"night_zone": night_zone, "time_off": time_off} if night_zone or time_off else None
