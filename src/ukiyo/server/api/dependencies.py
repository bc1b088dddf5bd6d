"""What every door of the API begins with: the house, and who asks. Doors beyond tables and games are modules in `doors`."""

import contextlib
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from ukiyo.play.errors import Conflict, NotFound
from ukiyo.server.api.middleware import ENTER_NAME, known_person, person_of, set_cookie
from ukiyo.server.api.models import schemas
from ukiyo.server.core.errors import Unauthorized
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.people.people import manner_in
from ukiyo.server.services import Services

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,24}")
REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 507)


# Dependencies are coroutines: plain functions would each be run in a thread.


async def get_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def someone(request: Request) -> Person | None:
    """Who asks, if she has said so."""
    return person_of(request.app.state.services, request.headers.raw)


async def anyone(request: Request) -> Person | None:
    """The same where a cookie that is not ours is no reason to refuse."""
    return known_person(request.app.state.services, request.headers.raw)


async def person(request: Request) -> Person:
    found = await someone(request)
    if found is None:
        raise Unauthorized(ENTER_NAME)
    return found


async def sitting_down(request: Request) -> Person:
    """Who takes a seat: from then on she is known, and how she is spoken to."""
    you = await person(request)
    services = await get_services(request)
    await services.people.meet(you, manner_in(request.headers))
    await services.shared_addresses.note(you.id, client_address(request.client))
    return you


def give_cookie(request: Request, response: Response, you: Person) -> None:
    """From now on the device is hers."""
    services: Services = request.app.state.services
    response.headers.append("set-cookie", set_cookie(services.signer.cookie(you), request.url.scheme == "https"))


async def admitted(request: Request) -> None:
    """Refuses a person who may not read the table that the path names, before the route does anything."""
    table_id = request.path_params.get("table_id", "")
    if TABLE_ID.fullmatch(table_id):
        services = await get_services(request)
        you = known_person(services, request.headers.raw)
        with contextlib.suppress(NotFound, Conflict):  # then there is nothing to read, and the route says so where it matters
            await services.daily.admit((await services.tables.open(table_id)).table, you)


def api_router() -> APIRouter:
    responses: dict[int | str, dict[str, Any]] = {status: schemas.described_as("Problem") for status in REFUSALS}
    return APIRouter(prefix="/api", responses=responses, dependencies=[Depends(admitted)])


ServicesDep = Annotated[Services, Depends(get_services)]
OptionalPerson = Annotated[Person | None, Depends(someone)]
KnownPerson = Annotated[Person | None, Depends(anyone)]
CurrentPerson = Annotated[Person, Depends(person)]
JoiningPerson = Annotated[Person, Depends(sitting_down)]
