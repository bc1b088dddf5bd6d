"""Reads from the database when a person's clock pauses: nights in their time zone, and their time off."""

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.engine.state import Seat
from ukiyo.play.time_control import Clocks, PauseSchedule, TimeControl, is_correspondence
from ukiyo.server.db.schema import PersonRow, TimeOffRow


def with_schedule(session: Session, clocks: Clocks, running: Seat, person: str | None, time_control: TimeControl) -> Clocks:
    """The clocks with the pauses of the person to move. Their time zone at a table is the one of their first turn there.

    Otherwise a player could travel before each turn to where the night begins, and their time would hardly run.
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
    """The pauses of a person's clock after a moment; None if it never pauses. Live games have no pauses."""
    if person is None or not is_correspondence(time_control):
        return None
    booked = select(TimeOffRow.starts_at, TimeOffRow.ends_at).where(TimeOffRow.person == person, TimeOffRow.ends_at > since)
    time_off = [[start, end] for start, end in session.execute(booked.order_by(TimeOffRow.starts_at))]
    night_zone = zone if time_control.get("nights") else None
    return {"night_zone": night_zone, "time_off": time_off} if night_zone or time_off else None
