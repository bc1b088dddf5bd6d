"""Words at a table, whom one does not want to hear, and notes to oneself."""

from typing import Annotated, Literal

from fastapi import Path, Query, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.server import notes, wire
from ukiyo.server.asking import Someone, TheHouse, You, door
from ukiyo.server.blocks import marked
from ukiyo.server.errors import NotFound, NotYours, Refused
from ukiyo.server.house import House
from ukiyo.server.identity import Person
from ukiyo.server.limiter import address_of
from ukiyo.server.lines import Seal
from ukiyo.server.live import LiveTable
from ukiyo.server.people import manner_in
from ukiyo.server.schema import Shutting

words = door()

LineNumber = Annotated[int, Path(ge=1, le=1_000_000, description="A line's number")]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


class Say(wire.Asked):
    """Either a text or a seal."""

    text: Annotated[str, Field(max_length=1200)] | None = None
    seal: Seal | None = None


class Report(wire.Asked):
    why: Annotated[str, Field(max_length=300, description="What is wrong with it, if you like to say so")] = ""


class Block(wire.Asked):
    """Whom: who sits on a `seat`, or who said a `line`. Who is muted is not heard; who is blocked cannot join your tables either."""

    how: Shutting = "block"
    seat: wire.SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000, strict=True)] | None = None


class WriteNotes(wire.Asked):
    """The text, and the version that it was written over."""

    text: Annotated[str, Field(max_length=8000)]
    version: wire.Version


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


@words.get("/tables/{table_id}/words", summary="What was said at a table, as far as you may read it")
async def listen(table_id: wire.TableId, house: TheHouse, you: Someone, since: Number = 0, before: Number = 0) -> wire.WordsMessage:
    """The newest lines; or those after the line `since`, or the newest before the line `before`."""
    live = await house.tables.open(table_id, you)
    return await house.words.page(live, you.id if you else None, since, before or None)


@words.post("/tables/{table_id}/words", status_code=201, summary="Say something: to the players if you play, else to those who watch")
async def say(table_id: wire.TableId, asked: Say, request: Request, you: You, house: TheHouse) -> wire.Line:
    said = await house.words.say(await house.tables.open(table_id, you), you, address_of(request.client), asked.text, asked.seal)
    await house.people.meet(you, manner_in(request.headers))  # whoever speaks is known from then on
    return said


@words.post("/tables/{table_id}/words/{line}/sweep", status_code=204, response_model=None, summary="Sweep a line away, as the host")
async def sweep(table_id: wire.TableId, line: LineNumber, you: You, house: TheHouse) -> None:
    await house.words.sweep(await house.tables.open(table_id, you), you, line)


@words.post("/tables/{table_id}/words/{line}/report", status_code=204, response_model=None, summary="Report a line")
async def report(table_id: wire.TableId, line: LineNumber, asked: Report, request: Request, you: You, house: TheHouse) -> None:
    """Whoever runs the server is told of it, and nobody else."""
    await house.words.report(await house.tables.open(table_id, you), you, address_of(request.client), line, asked.why)


# Whom one does not want to hear


@words.post("/tables/{table_id}/block", status_code=204, response_model=None, summary="Mute or block somebody")
async def block(table_id: wire.TableId, asked: Block, you: You, house: TheHouse) -> None:
    live = await house.tables.open(table_id, you)
    await house.store.run(house.blocks.shut, you.id, await whom(house, live, you, asked), asked.how)
    house.words.changed(you.id)


async def whom(house: House, live: LiveTable, you: Person, asked: Block) -> Person:
    if (asked.seat is None) == (asked.line is None):
        raise Refused("name either a seat or a line")
    if asked.line is not None:
        line = await house.words.found(live, you, asked.line)
        return Person(line.person, line.name)
    sitters = live.table.facts.sitters
    sitter = sitters[asked.seat] if asked.seat is not None and asked.seat < len(sitters) else None
    if sitter is None or not (person := sitter.person or sitter.former):
        raise NotFound(f"nobody sits on seat {asked.seat}")
    return Person(person, sitter.name)


@words.get("/me/blocks", summary="Whom you have muted or blocked")
async def blocks(you: You, house: TheHouse) -> list[Blocked]:
    kept = await house.store.look(house.blocks.kept, you.id)
    return [{"id": marked(row), "name": row.name, "how": row.how, "at": row.at} for row in kept]


@words.delete("/me/blocks/{mark}", status_code=204, response_model=None, summary="Let somebody be heard again")
async def unblock(mark: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], you: You, house: TheHouse) -> None:
    await house.store.run(house.blocks.open, you.id, mark)
    house.words.changed(you.id)


# Notes to oneself


async def own_notes(house: House, table_id: str, you: Person) -> LiveTable:
    live = await house.tables.open(table_id, you)
    if not live.table.plays(you.id):
        raise NotYours("notes are for those who play at this table")
    return live


@words.get("/tables/{table_id}/notes", summary="Your notes at a table")
async def read_notes(table_id: wire.TableId, you: You, house: TheHouse) -> Notes:
    await own_notes(house, table_id, you)
    text, version = await house.store.look(notes.read, house.store, you.id, table_id)
    return {"text": text, "version": version}


@words.put("/tables/{table_id}/notes", summary="Write them anew")
async def write_notes(table_id: wire.TableId, asked: WriteNotes, you: You, house: TheHouse) -> Notes:
    """Only you read them, on all your devices. What you have changed elsewhere in the meantime is not written over (409)."""
    await own_notes(house, table_id, you)
    text = notes.checked_notes(asked.text)
    version = await house.store.run(notes.keep, house.store, you.id, table_id, text, asked.version, house.clock.time())
    return {"text": text, "version": version}
