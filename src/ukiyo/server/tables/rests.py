"""When somebody's time rests, from what is kept of her: where she lives, and the holidays she has announced."""

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.engine.state import Seat
from ukiyo.play.time_control import Clocks, Pace, Rest, over_days
from ukiyo.server.db.schema import HolidayRow, PersonRow


def clocks_with_rest(session: Session, clocks: Clocks, asked: Seat, person: str | None, pace: Pace) -> Clocks:
    """The clocks with the rest of the person to move. Their time zone at a table is the one of their first turn there.

    Otherwise a player could travel before each turn to where the night begins, and their time would hardly run.
    """
    if person is not None and over_days(pace) and str(asked) not in clocks.zones:
        clocks = replace(clocks, zones={**clocks.zones, str(asked): zone_of(session, person)})
    return replace(clocks, rest=rest_of(session, person, pace, clocks.since, clocks.zones.get(str(asked))))


def zone_of(session: Session, person: str) -> str:
    return session.scalar(select(PersonRow.zone).where(PersonRow.id == person)) or "UTC"


def rest_of(session: Session, person: str | None, pace: Pace, since: float, zone: str | None = None) -> Rest | None:
    """At a table of this pace, from a moment on, with nights in a zone; none: her time runs day and night."""
    if person is None or not over_days(pace):
        return None
    announced = select(HolidayRow.begins, HolidayRow.ends).where(HolidayRow.person == person, HolidayRow.ends > since)
    holidays = [[begins, ends] for begins, ends in session.execute(announced.order_by(HolidayRow.begins))]
    nights = zone if pace.get("nights") else None
    return {"zone": nights, "holidays": holidays} if nights or holidays else None
