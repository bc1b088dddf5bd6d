"""When somebody's time rests, from what is kept of her: where she lives, and the holidays she has announced."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.server.pace import Pace, Rest, over_days
from ukiyo.server.schema import HolidayRow, PersonRow


def rest_of(session: Session, person: str | None, pace: Pace, since: float) -> Rest | None:
    """At a table of this pace, from a moment on; none: her time runs day and night."""
    if person is None or not over_days(pace):
        return None
    announced = select(HolidayRow.begins, HolidayRow.ends).where(HolidayRow.person == person, HolidayRow.ends > since)
    holidays = [[begins, ends] for begins, ends in session.execute(announced.order_by(HolidayRow.begins))]
    zone = (session.scalar(select(PersonRow.zone).where(PersonRow.id == person)) or "UTC") if pace.get("nights") else None
    return {"zone": zone, "holidays": holidays} if zone or holidays else None
