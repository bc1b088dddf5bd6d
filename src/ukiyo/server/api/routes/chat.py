"""Words at a table, whom one does not want to hear, and notes to oneself."""

from typing import Annotated, Literal

from fastapi import Path, Query, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.errors import Forbidden, NotFound, Refused
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.schema import Shutting
from ukiyo.server.people.blocks import marked
from ukiyo.server.people.people import manner_in
from ukiyo.server.services import Services
from ukiyo.server.tables import notes
from ukiyo.server.tables.chat_messages import Seal
from ukiyo.server.tables.registry import LiveTable

router = api_router()

LineNumber = Annotated[int, Path(ge=1, le=1_000_000, description="A line's number")]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


class Say(requests.Asked):
    """Either a text or a seal."""

    text: Annotated[str, Field(max_length=1200)] | None = None
    seal: Seal | None = None


class Report(requests.Asked):
    why: Annotated[str, Field(max_length=300, description="What is wrong with it, if you like to say so")] = ""


class Block(requests.Asked):
    """Whom: who sits on a `seat`, or who said a `line`. Who is muted is not heard; who is blocked cannot join your tables either."""

    how: Shutting = "block"
    seat: requests.SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000, strict=True)] | None = None


class WriteNotes(requests.Asked):
    """The text, and the version that it was written over."""

    text: Annotated[str, Field(max_length=8000)]
    version: requests.Version


class Blocked(TypedDict):
    """Somebody you have muted or blocked, by the name she had then."""

    id: str
    name: str
    how: Literal["mute", "block"]
    at: Annotated[float, Field(description="Seconds since 1970")]


class Notes(TypedDict):
    text: str
    version: int


# What is said


@router.get("/tables/{table_id}/words", summary="What was said at a table, as far as you may read it")
async def listen(
    table_id: requests.TableId, services: ServicesDep, you: OptionalPerson, since: Number = 0, before: Number = 0
) -> frames.WordsMessage:
    """The newest lines; or those after the line `since`, or the newest before the line `before`."""
    live = await services.tables.open(table_id, you)
    return await services.words.page(live, you.id if you else None, since, before or None)


@router.post("/tables/{table_id}/words", status_code=201, summary="Say something: to the players if you play, else to those who watch")
async def say(table_id: requests.TableId, asked: Say, request: Request, you: CurrentPerson, services: ServicesDep) -> frames.Line:
    said = await services.words.say(await services.tables.open(table_id, you), you, client_address(request.client), asked.text, asked.seal)
    await services.people.meet(you, manner_in(request.headers))  # whoever speaks is known from then on
    return said


@router.post("/tables/{table_id}/words/{line}/sweep", status_code=204, response_model=None, summary="Sweep a line away, as the host")
async def sweep(table_id: requests.TableId, line: LineNumber, you: CurrentPerson, services: ServicesDep) -> None:
    await services.words.sweep(await services.tables.open(table_id, you), you, line)


@router.post("/tables/{table_id}/words/{line}/report", status_code=204, response_model=None, summary="Report a line")
async def report(
    table_id: requests.TableId, line: LineNumber, asked: Report, request: Request, you: CurrentPerson, services: ServicesDep
) -> None:
    """Whoever runs the server is told of it, and nobody else."""
    await services.words.report(await services.tables.open(table_id, you), you, client_address(request.client), line, asked.why)


# Whom one does not want to hear


@router.post("/tables/{table_id}/block", status_code=204, response_model=None, summary="Mute or block somebody")
async def block(table_id: requests.TableId, asked: Block, you: CurrentPerson, services: ServicesDep) -> None:
    live = await services.tables.open(table_id, you)
    await services.database.run(services.blocks.shut, you.id, await whom(services, live, you, asked), asked.how)
    services.words.changed(you.id)


async def whom(services: Services, live: LiveTable, you: Person, asked: Block) -> Person:
    if (asked.seat is None) == (asked.line is None):
        raise Refused("name either a seat or a line")
    if asked.line is not None:
        line = await services.words.found(live, you, asked.line)
        return Person(line.person, line.name)
    occupants = live.table.info.occupants
    occupant = occupants[asked.seat] if asked.seat is not None and asked.seat < len(occupants) else None
    if occupant is None or not (person := occupant.person or occupant.reserved_for):
        raise NotFound(f"nobody sits on seat {asked.seat}")
    return Person(person, occupant.name)


@router.get("/me/blocks", summary="Whom you have muted or blocked")
async def blocks(you: CurrentPerson, services: ServicesDep) -> list[Blocked]:
    kept = await services.database.look(services.blocks.kept, you.id)
    return [{"id": marked(row), "name": row.name, "how": row.how, "at": row.at} for row in kept]


@router.delete("/me/blocks/{mark}", status_code=204, response_model=None, summary="Let somebody be heard again")
async def unblock(mark: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], you: CurrentPerson, services: ServicesDep) -> None:
    await services.database.run(services.blocks.open, you.id, mark)
    services.words.changed(you.id)


# Notes to oneself


async def own_notes(services: Services, table_id: str, you: Person) -> LiveTable:
    live = await services.tables.open(table_id, you)
    if not live.table.plays(you.id):
        raise Forbidden("notes are for those who play at this table")
    return live


@router.get("/tables/{table_id}/notes", summary="Your notes at a table")
async def read_notes(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> Notes:
    await own_notes(services, table_id, you)
    text, version = await services.database.look(notes.read, services.database, you.id, table_id)
    return {"text": text, "version": version}


@router.put("/tables/{table_id}/notes", summary="Write them anew")
async def write_notes(table_id: requests.TableId, asked: WriteNotes, you: CurrentPerson, services: ServicesDep) -> Notes:
    """Only you read them, on all your devices. What you have changed elsewhere in the meantime is not written over (409)."""
    await own_notes(services, table_id, you)
    text = notes.checked_notes(asked.text)
    version = await services.database.run(notes.keep, services.database, you.id, table_id, text, asked.version, services.clock.time())
    return {"text": text, "version": version}
