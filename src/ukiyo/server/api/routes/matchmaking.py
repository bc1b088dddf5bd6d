"""Routes for matchmaking: open tables, seeks, contacts and invitations."""

from typing import Annotated, Literal

from fastapi import Path, Query, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.table_info import public_table
from ukiyo.server.api.dependencies import CurrentPerson, JoiningPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.community import invitations
from ukiyo.server.community.matchmaking import Filter
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.schema import SeekRow
from ukiyo.server.tables import seating
from ukiyo.server.tables.repository import MAX_PAGE_SIZE, Page

router = api_router()

Chosen = Annotated[str, Query(max_length=24, pattern=r"^[^\x00]*$")]


class NewSeek(requests.RequestBody):
    """A seek. After `wait`, bots of about your level take the free seats."""

    game: requests.Short
    players: Annotated[int, Field(ge=1, le=8, strict=True)]
    time_control: requests.Short
    rated: bool = False
    wait: Literal["2min", "10min", "day"]


class Invite(requests.RequestBody):
    """The seat to reserve and the guest, identified by the seat they held at a shared table, as in GET /api/me/contacts."""

    seat: requests.SeatNumber
    shared_table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
    shared_seat: requests.SeatNumber


class Withdraw(requests.RequestBody):
    seat: requests.SeatNumber


class OpenTable(TypedDict):
    """A listed table that waits for people, with its level (the name of a bot) and its host's language."""

    table: frames.PublicTable
    time_control: Annotated[str, Field(description="The name of the time control; `none` if there are no clocks, `own` for custom times")]
    level: str | None
    language: str


class Seek(TypedDict):
    """Your seek, and the number of other people with the same seek. `table` is set once it is matched."""

    id: str
    game: str
    players: int
    time_control: str
    rated: bool
    created_at: float
    bots_join_at: Annotated[float, Field(description="When bots take the free seats, in seconds since 1970")]
    others_waiting: int
    table: str | None


class Contact(TypedDict):
    """A person you have played with, and the seat they held at your latest shared table."""

    name: str
    table: str
    seat: int
    game: str
    last_played_at: float


class Invitation(TypedDict):
    """A table with a seat reserved for you, and the name of its host."""

    table: frames.PublicTable
    invited_by: str


@router.get("/open-tables", summary="List open tables by game, time control, level and language")
async def open_tables(
    services: ServicesDep,
    you: OptionalPerson,
    game: Chosen = "",
    time_control: Chosen = "",
    level: Chosen = "",
    language: Chosen = "",
    before: requests.Before = None,
    limit: Annotated[int, Query(ge=1, le=MAX_PAGE_SIZE)] = MAX_PAGE_SIZE,
) -> list[OpenTable]:
    """Returns a page of tables, newest first. `time_control` is a name or `none`; `level` is the name of a bot."""
    filters = Filter(game, time_control, level, language)
    tables = await services.database.run_read(services.matchmaking.open_tables, filters, you.id if you else None, Page(limit, before))
    return [
        {"table": public_table(table.info), "time_control": table.time_control, "level": table.level, "language": table.language}
        for table in tables
    ]


@router.get("/seeks", summary="List your seeks")
async def seeks(services: ServicesDep, you: OptionalPerson) -> list[Seek]:
    """Poll this while you wait for a live game. After 90 seconds without a request, you count as absent."""
    return [shown(row, others) for row, others in await services.matchmaking.list_seeks(you.id)] if you else []


@router.post("/seeks", status_code=201, summary="Seek opponents of about your level")
async def seek(body: NewSeek, request: Request, you: JoiningPerson, services: ServicesDep) -> list[Seek]:
    services.table_quota.consume(you.id, client_address(request.client))
    await services.matchmaking.seek(you, body.game, body.players, body.time_control, body.rated, body.wait)
    return await seeks(services, you)


@router.delete("/seeks/{seek_id}", status_code=204, response_model=None, summary="Cancel a seek")
async def end(seek_id: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")], you: CurrentPerson, services: ServicesDep) -> None:
    await services.database.run(services.matchmaking.cancel, you.id, seek_id)


def shown(row: SeekRow, others: int) -> Seek:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "time_control": row.time_control,
        "rated": row.rated,
        "created_at": row.created_at,
        "bots_join_at": row.bots_join_at,
        "others_waiting": others,
        "table": row.table_id,
    }


# Invitations


@router.get("/me/contacts", summary="List the people you have played with")
async def list_contacts(you: OptionalPerson, services: ServicesDep) -> list[Contact]:
    contacts = await services.database.run_read(invitations.contacts, services.database, you.id) if you else []
    return [
        {"name": contact.name, "table": contact.table, "seat": contact.seat, "game": contact.game, "last_played_at": contact.last}
        for contact in contacts
    ]


@router.get("/me/invitations", summary="List your invitations")
async def list_invitations(you: OptionalPerson, services: ServicesDep) -> list[Invitation]:
    """To accept an invitation, use `POST /api/tables/{id}/join`."""
    rows = await services.database.run_read(invitations.invitations, services.database, you.id) if you else []
    return [{"table": public_table(info), "invited_by": by} for info, by in rows]


@router.post("/tables/{table_id}/invite", status_code=204, response_model=None, summary="Invite a contact to a seat")
async def invite(table_id: requests.TableId, body: Invite, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, invitations.invite(you, body.seat, body.shared_table, body.shared_seat))


@router.post("/tables/{table_id}/withdraw", status_code=204, response_model=None, summary="Withdraw an invitation")
async def withdraw(table_id: requests.TableId, body: Withdraw, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda _, row: seating.withdraw(row, you, body.seat))


@router.post("/tables/{table_id}/decline", status_code=204, response_model=None, summary="Decline an invitation")
async def decline(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda _, row: seating.decline(row, you))
