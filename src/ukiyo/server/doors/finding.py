"""Doors for those who look for others: open tables, seeks, people one knows, invitations."""

from typing import Annotated, Literal

from fastapi import Path, Query, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.server import inviting, seating, wire
from ukiyo.server.asking import Sitting, Someone, TheHouse, You, door
from ukiyo.server.facts import public_table
from ukiyo.server.finding import Filter
from ukiyo.server.limiter import address_of
from ukiyo.server.schema import SeekRow
from ukiyo.server.store import LISTED, Page

finding = door()

Chosen = Annotated[str, Query(max_length=24, pattern=r"^[^\x00]*$")]


class NewSeek(wire.Asked):
    """What you look for. When `wait` is over, bots about your level take the seats that are free."""

    game: wire.Short
    players: Annotated[int, Field(ge=1, le=8, strict=True)]
    pace: wire.Short
    rated: bool = False
    wait: Literal["2min", "10min", "day"]


class Invite(wire.Asked):
    """The seat to keep, and for whom: whoever held a seat at a table you have shared, as GET /api/known names it."""

    seat: wire.SeatNumber
    known_table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
    known_seat: wire.SeatNumber


class Withdraw(wire.Asked):
    seat: wire.SeatNumber


class OpenTable(TypedDict):
    """A listed table that waits for people: about which level is played there, by the name of a bot, and its host's language."""

    table: wire.PublicTable
    pace: Annotated[str, Field(description="The name of its pace; `none` without clocks, `own` if it has numbers of its own")]
    level: str | None
    language: str


class Seek(TypedDict):
    """What you wait for, and how many others wait for the same. Once it is found, `table` says where it is played."""

    id: str
    game: str
    players: int
    pace: str
    rated: bool
    since: float
    until: Annotated[float, Field(description="When bots take the seats that are free, in seconds since 1970")]
    others: int
    table: str | None


class KnownPerson(TypedDict):
    """Somebody you have played with: her name, and the seat she held when you last did."""

    name: str
    table: str
    seat: int
    game: str
    last: float


class Invitation(TypedDict):
    """A table at which a seat is kept for you, and who asks."""

    table: wire.PublicTable
    by: str


@finding.get("/open", summary="Open tables by game, pace, level and language")
async def open_tables(
    house: TheHouse,
    you: Someone,
    game: Chosen = "",
    pace: Chosen = "",
    level: Chosen = "",
    language: Chosen = "",
    before: wire.Before = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> list[OpenTable]:
    """The newest first, page by page. A pace is named as for a new table, or `none`; a level is the name of a bot."""
    wanted = Filter(game, pace, level, language)
    found = await house.store.look(house.finding.open_tables, wanted, you.id if you else None, Page(limit, before))
    return [{"table": public_table(one.facts), "pace": one.pace, "level": one.level, "language": one.language} for one in found]


@finding.get("/seeks", summary="What you wait for")
async def seeks(house: TheHouse, you: Someone) -> list[Seek]:
    """Whoever waits for a live game must ask every now and then: who has not for 90 seconds is not there."""
    return [shown(row, others) for row, others in await house.finding.waiting(you.id)] if you else []


@finding.post("/seeks", status_code=201, summary="Play with people about your level")
async def seek(asked: NewSeek, request: Request, you: Sitting, house: TheHouse) -> list[Seek]:
    house.quota.take(you.id, address_of(request.client))
    await house.finding.seek(you, asked.game, asked.players, asked.pace, asked.rated, asked.wait)
    return await seeks(house, you)


@finding.delete("/seeks/{seek_id}", status_code=204, response_model=None, summary="Wait no longer")
async def end(seek_id: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")], you: You, house: TheHouse) -> None:
    await house.store.run(house.finding.end, you.id, seek_id)


def shown(row: SeekRow, others: int) -> Seek:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "pace": row.pace,
        "rated": row.rated,
        "since": row.since,
        "until": row.until,
        "others": others,
        "table": row.table_id,
    }


# Invitations


@finding.get("/known", summary="People you have played with")
async def known(you: Someone, house: TheHouse) -> list[KnownPerson]:
    return [KnownPerson(**vars(one)) for one in await house.store.look(inviting.known, house.store, you.id)] if you else []  # type: ignore[typeddict-item]


@finding.get("/invitations", summary="Tables at which a seat is kept for you")
async def invitations(you: Someone, house: TheHouse) -> list[Invitation]:
    """Take it with `POST /api/tables/{id}/join`, or decline."""
    found = await house.store.look(inviting.invitations, house.store, you.id) if you else []
    return [{"table": public_table(facts), "by": by} for facts, by in found]


@finding.post("/tables/{table_id}/invite", status_code=204, response_model=None, summary="Keep a seat for somebody you know")
async def invite(table_id: wire.TableId, asked: Invite, you: You, house: TheHouse) -> None:
    await house.tables.change(table_id, inviting.invite(you, asked.seat, asked.known_table, asked.known_seat))


@finding.post("/tables/{table_id}/withdraw", status_code=204, response_model=None, summary="Take an invitation back")
async def withdraw(table_id: wire.TableId, asked: Withdraw, you: You, house: TheHouse) -> None:
    await house.tables.change(table_id, lambda _, row: seating.withdraw(row, you, asked.seat))


@finding.post("/tables/{table_id}/decline", status_code=204, response_model=None, summary="Decline an invitation")
async def decline(table_id: wire.TableId, you: You, house: TheHouse) -> None:
    await house.tables.change(table_id, lambda _, row: seating.decline(row, you))
