"""Doors to a person's holidays, and to what the people at a table agree on."""

from datetime import date
from typing import Annotated

from fastapi import Path, Request
from typing_extensions import TypedDict

from ukiyo.server import wire
from ukiyo.server.asking import Someone, TheHouse, You, door
from ukiyo.server.holidays import YEARLY, Holiday
from ukiyo.server.people import manner_in

holidays = door()

Day = Annotated[date, Path(description="The first day of a holiday, such as 2026-12-24")]


class NewHoliday(wire.Asked):
    """From one day to another, both included, by the calendar where you live."""

    first: date
    last: date


class YourHolidays(TypedDict):
    """Those that are not over, how many days there are in a calendar year, and how many are left of this one."""

    holidays: list[Holiday]
    yearly: int
    left: int


class AskWish(wire.Asked):
    version: wire.Version
    what: wire.Wished


@holidays.get("/me/holidays", summary="Your holidays")
async def list_holidays(you: Someone, house: TheHouse) -> YourHolidays:
    found, left = await house.holidays.of(you) if you else ([], YEARLY)
    return {"holidays": found, "yearly": YEARLY, "left": left}


@holidays.post("/me/holidays", status_code=201, summary="Announce a holiday")
async def announce(asked: NewHoliday, request: Request, you: You, house: TheHouse) -> YourHolidays:
    """Wherever you play over days, your time does not run meanwhile; everybody at your tables sees until when you are away."""
    await house.people.meet(you, manner_in(request.headers), sits=False)  # days are those where she is now
    await house.holidays.announce(you, asked.first, asked.last)
    return await list_holidays(you, house)


@holidays.post("/me/holidays/{first}/end", summary="Come back early, or do not go")
async def end(first: Day, you: You, house: TheHouse) -> YourHolidays:
    """A holiday that has begun ends now; one that has not is forgotten."""
    await house.holidays.end(you, first)
    return await list_holidays(you, house)


@holidays.post("/tables/{table_id}/wish", summary="Agree that nights do not count, to wait, or to end the game")
async def wish(table_id: wire.TableId, asked: AskWish, you: You, house: TheHouse) -> wire.Agreed:
    """Done once all who must agree do: `table.wishes` says how many that are. A move made meanwhile begins it anew."""
    return {"done": await house.moves.wish(table_id, you, asked.version, asked.what)}
