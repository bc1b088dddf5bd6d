"""Doors to a person's holidays, and to what the people at a table agree on."""

from datetime import date
from typing import Annotated

from fastapi import Path, Request
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, responses
from ukiyo.server.people.people import manner_in
from ukiyo.server.tables.time_off import YEARLY, Holiday

router = api_router()

Day = Annotated[date, Path(description="The first day of a holiday, such as 2026-12-24")]


class NewHoliday(requests.Asked):
    """From one day to another, both included, by the calendar where you live."""

    first: date
    last: date


class YourHolidays(TypedDict):
    """Those that are not over, how many days there are in a calendar year, and how many are left of this one."""

    holidays: list[Holiday]
    yearly: int
    left: int


class AskWish(requests.Asked):
    version: requests.Version
    what: frames.Wished


@router.get("/me/holidays", summary="Your holidays")
async def list_holidays(you: OptionalPerson, services: ServicesDep) -> YourHolidays:
    found, left = await services.holidays.of(you) if you else ([], YEARLY)
    return {"holidays": found, "yearly": YEARLY, "left": left}


@router.post("/me/holidays", status_code=201, summary="Announce a holiday")
async def announce(asked: NewHoliday, request: Request, you: CurrentPerson, services: ServicesDep) -> YourHolidays:
    """Wherever you play over days, your time does not run meanwhile; everybody at your tables sees until when you are away."""
    await services.people.meet(you, manner_in(request.headers), sits=False)  # days are those where she is now
    await services.holidays.announce(you, asked.first, asked.last)
    return await list_holidays(you, services)


@router.post("/me/holidays/{first}/end", summary="Come back early, or do not go")
async def end(first: Day, you: CurrentPerson, services: ServicesDep) -> YourHolidays:
    """A holiday that has begun ends now; one that has not is forgotten."""
    await services.holidays.end(you, first)
    return await list_holidays(you, services)


@router.post("/tables/{table_id}/wish", summary="Agree that nights do not count, to wait, or to end the game")
async def wish(table_id: requests.TableId, asked: AskWish, you: CurrentPerson, services: ServicesDep) -> responses.Agreed:
    """Done once all who must agree do: `table.wishes` says how many that are. A move made meanwhile begins it anew."""
    return {"done": await services.moves.wish(table_id, you, asked.version, asked.what)}
