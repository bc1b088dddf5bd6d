"""Dependencies of the API routes: the services, and the person who sent the request."""

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
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,24}")
REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 507)


# Dependencies are coroutines, because FastAPI runs plain functions in a thread.


async def get_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def optional_person(request: Request) -> Person | None:
    """Returns the person, or None without a cookie. An invalid cookie raises `Unauthorized`."""
    return person_of(request.app.state.services, request.headers.raw)


async def known_person_of(request: Request) -> Person | None:
    """Returns the person, or None if the cookie is missing or invalid."""
    return known_person(request.app.state.services, request.headers.raw)


async def person(request: Request) -> Person:
    known = await optional_person(request)
    if known is None:
        raise Unauthorized(ENTER_NAME)
    return known


async def joining_person(request: Request) -> Person:
    """Returns the person and stores their name, language and address, because they are about to take a seat."""
    you = await person(request)
    services = await get_services(request)
    await services.people.save(you, preferences_from(request.headers))
    await services.shared_addresses.note(you.id, client_address(request.client))
    return you


def give_cookie(request: Request, response: Response, you: Person) -> None:
    """Signs the browser in."""
    services: Services = request.app.state.services
    response.headers.append("set-cookie", set_cookie(services.signer.cookie(you), request.url.scheme == "https"))


async def check_readable(request: Request) -> None:
    """Refuses a person who may not read the table in the path, before the route runs."""
    table_id = request.path_params.get("table_id", "")
    if TABLE_ID.fullmatch(table_id):
        services = await get_services(request)
        you = known_person(services, request.headers.raw)
        with contextlib.suppress(NotFound, Conflict):  # the route reports these itself
            await services.daily.admit((await services.tables.open(table_id)).table, you)


def api_router() -> APIRouter:
    responses: dict[int | str, dict[str, Any]] = {status: schemas.described_as("Problem") for status in REFUSALS}
    return APIRouter(prefix="/api", responses=responses, dependencies=[Depends(check_readable)])


ServicesDep = Annotated[Services, Depends(get_services)]
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
KnownPerson = Annotated[Person | None, Depends(known_person_of)]
CurrentPerson = Annotated[Person, Depends(person)]
JoiningPerson = Annotated[Person, Depends(joining_person)]
