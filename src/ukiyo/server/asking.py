"""What every door of the API begins with: the house, and who asks. Doors beyond tables and games are modules in `doors`."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ukiyo.server import wire
from ukiyo.server.errors import Unknown
from ukiyo.server.guard import known_person, person_of
from ukiyo.server.house import House
from ukiyo.server.identity import COOKIE, Person
from ukiyo.server.people import manner_in

YEAR = 365 * 24 * 3600
REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 507)


def door() -> APIRouter:
    return APIRouter(prefix="/api", responses={status: wire.described_as("Problem") for status in REFUSALS})


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
    await (await house_of(request)).people.meet(you, manner_in(request.headers))
    return you


def give_cookie(request: Request, response: Response, you: Person) -> None:
    """From now on the device is hers."""
    house: House = request.app.state.house
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, house.signer.cookie(you), max_age=YEAR, httponly=True, secure=secure, samesite="strict")


TheHouse = Annotated[House, Depends(house_of)]
Someone = Annotated[Person | None, Depends(someone)]
Anyone = Annotated[Person | None, Depends(anyone)]
You = Annotated[Person, Depends(person)]
Sitting = Annotated[Person, Depends(sitting_down)]
