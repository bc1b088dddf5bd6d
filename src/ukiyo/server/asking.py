"""What every door of the API begins with: the house, and who asks. Doors beyond tables and games are modules in `doors`."""

import contextlib
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from ukiyo.server import wire
from ukiyo.server.errors import NotFound, NotNow, Unknown
from ukiyo.server.guard import known_person, person_of, set_cookie
from ukiyo.server.house import House
from ukiyo.server.identity import Person
from ukiyo.server.limiter import address_of
from ukiyo.server.people import manner_in

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,24}")
REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 507)


# Dependencies are coroutines: plain functions would each be run in a thread.


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def someone(request: Request) -> Person | None:
    """Who asks, if she has said so."""
    return person_of(request.app.state.house, request.headers.raw)


async def anyone(request: Request) -> Person | None:
    """The same where a cookie that is not ours is no reason to refuse."""
    return known_person(request.app.state.house, request.headers.raw)


async def person(request: Request) -> Person:
    found = await someone(request)
    if found is None:
        raise Unknown("say your name first: POST /api/me")
    return found


async def sitting_down(request: Request) -> Person:
    """Who takes a seat: from then on she is known, and how she is spoken to."""
    you = await person(request)
    house = await house_of(request)
    await house.people.meet(you, manner_in(request.headers))
    await house.households.note(you.id, address_of(request.client))
    return you


def give_cookie(request: Request, response: Response, you: Person) -> None:
    """From now on the device is hers."""
    house: House = request.app.state.house
    response.headers.append("set-cookie", set_cookie(house.signer.cookie(you), request.url.scheme == "https"))


async def admitted(request: Request) -> None:
    """Refuses a person who may not read the table that the path names, before the route does anything."""
    table_id = request.path_params.get("table_id", "")
    if TABLE_ID.fullmatch(table_id):
        house = await house_of(request)
        you = known_person(house, request.headers.raw)
        with contextlib.suppress(NotFound, NotNow):  # then there is nothing to read, and the route says so where it matters
            await house.deals.admit((await house.tables.open(table_id)).table, you)


def door() -> APIRouter:
    responses: dict[int | str, dict[str, Any]] = {status: wire.described_as("Problem") for status in REFUSALS}
    return APIRouter(prefix="/api", responses=responses, dependencies=[Depends(admitted)])


TheHouse = Annotated[House, Depends(house_of)]
Someone = Annotated[Person | None, Depends(someone)]
Anyone = Annotated[Person | None, Depends(anyone)]
You = Annotated[Person, Depends(person)]
Sitting = Annotated[Person, Depends(sitting_down)]
