"""Chat at a table, blocks and private notes."""

from typing import Annotated

from fastapi import Path, Query, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.errors import Forbidden, NotFound, Refused
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.schema import BlockKind
from ukiyo.server.people.blocks import public_id
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services
from ukiyo.server.tables import notes
from ukiyo.server.tables.chat_messages import Sticker
from ukiyo.server.tables.registry import LiveTable

router = api_router()

MessageNumber = Annotated[int, Path(ge=1, le=1_000_000, description="The number of a message")]
OptionalNumber = Annotated[int, Query(ge=0, le=1_000_000)]


class NewChatMessage(requests.RequestBody):
    """Either a text or a sticker."""

    text: Annotated[str, Field(max_length=1200)] | None = None
    sticker: Sticker | None = None


class NewReport(requests.RequestBody):
    reason: Annotated[str, Field(max_length=300, description="The reason for the report (optional)")] = ""


class NewBlock(requests.RequestBody):
    """The person to mute or block: the player in a `seat` or the author of a `message`."""

    kind: BlockKind = "block"
    seat: requests.SeatNumber | None = None
    message: Annotated[int, Field(ge=1, le=1_000_000, strict=True)] | None = None


class NewNotes(requests.RequestBody):
    """The text, and the version that it replaces."""

    text: Annotated[str, Field(max_length=8000)]
    version: requests.Version


class Block(TypedDict):
    """A person you have muted or blocked, with the name they had at that time."""

    id: str
    name: str
    kind: BlockKind
    created_at: Annotated[float, Field(description="Seconds since 1970")]


class Notes(TypedDict):
    text: str
    version: int


# Chat


@router.get("/tables/{table_id}/chat", summary="Read the chat of a table")
async def read_chat(
    table_id: requests.TableId, services: ServicesDep, you: OptionalPerson, since: OptionalNumber = 0, before: OptionalNumber = 0
) -> frames.ChatUpdate:
    """Returns the newest messages, all messages after message `since`, or the newest messages before message `before`."""
    live = await services.tables.open(table_id, you)
    return await services.chat.page(live, you.id if you else None, since, before or None)


@router.post("/tables/{table_id}/chat", status_code=201, summary="Send a message to the players, or as a spectator to the spectators")
async def send_message(
    table_id: requests.TableId, body: NewChatMessage, request: Request, you: CurrentPerson, services: ServicesDep
) -> frames.ChatMessage:
    live = await services.tables.open(table_id, you)
    message = await services.chat.post(live, you, client_address(request.client), body.text, body.sticker)
    await services.people.save(you, preferences_from(request.headers))
    return message


@router.delete("/tables/{table_id}/chat/{number}", status_code=204, response_model=None, summary="Delete a message, as the host")
async def delete_message(table_id: requests.TableId, number: MessageNumber, you: CurrentPerson, services: ServicesDep) -> None:
    await services.chat.delete(await services.tables.open(table_id, you), you, number)


@router.post("/tables/{table_id}/chat/{number}/report", status_code=204, response_model=None, summary="Report a message")
async def report(
    table_id: requests.TableId, number: MessageNumber, body: NewReport, request: Request, you: CurrentPerson, services: ServicesDep
) -> None:
    """Only the server's administrators see the report."""
    await services.chat.report(await services.tables.open(table_id, you), you, client_address(request.client), number, body.reason)


# Blocks


@router.post("/tables/{table_id}/block", status_code=204, response_model=None, summary="Mute or block a person")
async def block(table_id: requests.TableId, body: NewBlock, you: CurrentPerson, services: ServicesDep) -> None:
    """Muting hides a person's messages. Blocking also keeps the person from joining your tables."""
    live = await services.tables.open(table_id, you)
    await services.database.run(services.blocks.block, you.id, await person_to_block(services, live, you, body), body.kind)
    services.chat.blocks_changed(you.id)


async def person_to_block(services: Services, live: LiveTable, you: Person, body: NewBlock) -> Person:
    if (body.seat is None) == (body.message is None):
        raise Refused("Specify either a seat or a message.")
    if body.message is not None:
        message = await services.chat.readable(live, you, body.message)
        return Person(message.person, message.name)
    occupants = live.table.info.occupants
    occupant = occupants[body.seat] if body.seat is not None and body.seat < len(occupants) else None
    if occupant is None or not (person := occupant.person or occupant.reserved_for):
        raise NotFound(f"There is no person in seat {body.seat}.")
    return Person(person, occupant.name)


@router.get("/me/blocks", summary="List the people you have muted or blocked")
async def list_blocks(you: CurrentPerson, services: ServicesDep) -> list[Block]:
    rows = await services.database.run_read(services.blocks.list_for, you.id)
    return [{"id": public_id(row), "name": row.name, "kind": row.kind, "created_at": row.created_at} for row in rows]


@router.delete("/me/blocks/{block_id}", status_code=204, response_model=None, summary="Unmute or unblock a person")
async def unblock(block_id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], you: CurrentPerson, services: ServicesDep) -> None:
    await services.database.run(services.blocks.unblock, you.id, block_id)
    services.chat.blocks_changed(you.id)


# Private notes


async def check_can_take_notes(services: Services, table_id: str, you: Person) -> None:
    live = await services.tables.open(table_id, you)
    if not live.table.plays(you.id):
        raise Forbidden("Only the players of a table can take notes there.")


@router.get("/tables/{table_id}/notes", summary="Read your private notes")
async def read_notes(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> Notes:
    await check_can_take_notes(services, table_id, you)
    text, version = await services.database.run_read(notes.read, services.database, you.id, table_id)
    return {"text": text, "version": version}


@router.put("/tables/{table_id}/notes", summary="Replace your private notes")
async def write_notes(table_id: requests.TableId, body: NewNotes, you: CurrentPerson, services: ServicesDep) -> Notes:
    """Only you can read them, on all your devices. Returns 409 if you have changed them on another device since `version`."""
    await check_can_take_notes(services, table_id, you)
    text = notes.checked_notes(body.text)
    version = await services.database.run(notes.save, services.database, you.id, table_id, text, body.version, services.clock.time())
    return {"text": text, "version": version}
