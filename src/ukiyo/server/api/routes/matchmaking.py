"""Doors for those who look for others: open tables, seeks, people one knows, invitations."""

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


class NewSeek(requests.Asked):
    """What you look for. When `wait` is over, bots about your level take the seats that are free."""

    game: requests.Short
    players: Annotated[int, Field(ge=1, le=8, strict=True)]
    time_control: requests.Short
    rated: bool = False
    wait: Literal["2min", "10min", "day"]


class Invite(requests.Asked):
    """The seat to keep, and for whom: whoever held a seat at a table you have shared, as GET /api/me/contacts names it."""

    seat: requests.SeatNumber
    shared_table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
    shared_seat: requests.SeatNumber


class Withdraw(requests.Asked):
    seat: requests.SeatNumber


class OpenTable(TypedDict):
    """A listed table that waits for people: about which level is played there, by the name of a bot, and its host's language."""

    table: frames.PublicTable
    time_control: Annotated[str, Field(description="The name of its pace; `none` without clocks, `own` if it has numbers of its own")]
    level: str | None
    language: str


class Seek(TypedDict):
    """What you wait for, and how many others wait for the same. Once it is found, `table` says where it is played."""

    id: str
    game: str
    players: int
    time_control: str
    rated: bool
    since: float
    until: Annotated[float, Field(description="When bots take the seats that are free, in seconds since 1970")]
    others: int
    table: str | None


class Contact(TypedDict):
    """Somebody you have played with: her name, and the seat she held when you last did."""

    name: str
    table: str
    seat: int
    game: str
    last: float


class Invitation(TypedDict):
    """A table at which a seat is kept for you, and who asks."""

    table: frames.PublicTable
    invited_by: str


@router.get("/open-tables", summary="Open tables by game, pace, level and language")
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
    """The newest first, page by page. A pace is named as for a new table, or `none`; a level is the name of a bot."""
    wanted = Filter(game, time_control, level, language)
    found = await services.database.run_read(services.matchmaking.open_tables, wanted, you.id if you else None, Page(limit, before))
    return [
        {"table": public_table(one.info), "time_control": one.time_control, "level": one.level, "language": one.language} for one in found
    ]


@router.get("/seeks", summary="What you wait for")
async def seeks(services: ServicesDep, you: OptionalPerson) -> list[Seek]:
    """Whoever waits for a live game must ask every now and then: who has not for 90 seconds is not there."""
    return [shown(row, others) for row, others in await services.matchmaking.list_seeks(you.id)] if you else []


@router.post("/seeks", status_code=201, summary="Play with people about your level")
async def seek(asked: NewSeek, request: Request, you: JoiningPerson, services: ServicesDep) -> list[Seek]:
    services.table_quota.take(you.id, client_address(request.client))
    await services.matchmaking.seek(you, asked.game, asked.players, asked.time_control, asked.rated, asked.wait)
    return await seeks(services, you)


@router.delete("/seeks/{seek_id}", status_code=204, response_model=None, summary="Wait no longer")
async def end(seek_id: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")], you: CurrentPerson, services: ServicesDep) -> None:
    await services.database.run(services.matchmaking.cancel, you.id, seek_id)


def shown(row: SeekRow, others: int) -> Seek:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "time_control": row.time_control,
        "rated": row.rated,
        "since": row.since,
        "until": row.until,
        "others": others,
        "table": row.table_id,
    }


# Invitations


@router.get("/me/contacts", summary="List the people you have played with")
async def list_contacts(you: OptionalPerson, services: ServicesDep) -> list[Contact]:
    found = await services.database.run_read(invitations.contacts, services.database, you.id) if you else []
    return [{"name": one.name, "table": one.table, "seat": one.seat, "game": one.game, "last": one.last} for one in found]


@router.get("/me/invitations", summary="Tables at which a seat is kept for you")
async def list_invitations(you: OptionalPerson, services: ServicesDep) -> list[Invitation]:
    """Take it with `POST /api/tables/{id}/join`, or decline."""
    found = await services.database.run_read(invitations.invitations, services.database, you.id) if you else []
    return [{"table": public_table(info), "invited_by": by} for info, by in found]


@router.post("/tables/{table_id}/invite", status_code=204, response_model=None, summary="Keep a seat for somebody you know")
async def invite(table_id: requests.TableId, asked: Invite, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, invitations.invite(you, asked.seat, asked.shared_table, asked.shared_seat))


@router.post("/tables/{table_id}/withdraw", status_code=204, response_model=None, summary="Take an invitation back")
async def withdraw(table_id: requests.TableId, asked: Withdraw, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda _, row: seating.withdraw(row, you, asked.seat))


@router.post("/tables/{table_id}/decline", status_code=204, response_model=None, summary="Decline an invitation")
async def decline(table_id: requests.TableId, you: CurrentPerson, services: ServicesDep) -> None:
    await services.tables.change(table_id, lambda _, row: seating.decline(row, you))
