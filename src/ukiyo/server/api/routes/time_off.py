"""Routes for time off, and for proposals at a table."""

from datetime import date
from typing import Annotated

from fastapi import Path, Request
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, responses
from ukiyo.server.people.people import preferences_from
from ukiyo.server.tables.time_off import DAYS_PER_YEAR, TimeOffPeriod

router = api_router()

FirstDay = Annotated[date, Path(description="The first day of a period, such as 2026-12-24")]


class NewTimeOff(requests.RequestBody):
    """A period in your time zone, including its first and last day."""

    first_day: date
    last_day: date


class YourTimeOff(TypedDict):
    """Your current and future periods, the number of days that you can take per calendar year, and the number left this year."""

    periods: list[TimeOffPeriod]
    days_per_year: int
    days_left: int


class SupportProposal(requests.RequestBody):
    version: requests.Version
    kind: frames.ProposalKind


@router.get("/me/time-off", summary="Read your time off")
async def list_time_off(you: OptionalPerson, services: ServicesDep) -> YourTimeOff:
    periods, days_left = await services.time_off.of(you) if you else ([], DAYS_PER_YEAR)
    return {"periods": periods, "days_per_year": DAYS_PER_YEAR, "days_left": days_left}


@router.post("/me/time-off", status_code=201, summary="Book time off")
async def book(body: NewTimeOff, request: Request, you: CurrentPerson, services: ServicesDep) -> YourTimeOff:
    """During time off, your clock is paused in correspondence games. The players at your tables see when you will be back."""
    await services.people.save(you, preferences_from(request.headers), create=False)  # the days are in the current time zone
    await services.time_off.book(you, body.first_day, body.last_day)
    return await list_time_off(you, services)


@router.post("/me/time-off/{first_day}/end", summary="End or cancel time off")
async def end(first_day: FirstDay, you: CurrentPerson, services: ServicesDep) -> YourTimeOff:
    """Ends a period that has started, or cancels one that has not."""
    await services.time_off.end(you, first_day)
    return await list_time_off(you, services)


@router.post("/tables/{table_id}/proposals", summary="Support a proposal: night pauses, waiting for a player, or ending the game")
async def support(table_id: requests.TableId, body: SupportProposal, you: CurrentPerson, services: ServicesDep) -> responses.Agreement:
    """Takes effect once all players concerned support it. `table.proposals` contains the numbers. A move discards all proposals."""
    return {"done": await services.moves.support(table_id, you, body.version, body.kind)}
