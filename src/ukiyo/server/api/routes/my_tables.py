"""A person's tables, and the next one at which it is their turn."""

from typing import Annotated

from fastapi import Query
from typing_extensions import TypedDict

from ukiyo.play import frames
from ukiyo.play.events import public_event
from ukiyo.play.kinds import HUMAN, OVER, PLAYING
from ukiyo.play.table_info import public_table, rules_of, shown_clocks
from ukiyo.play.time_control import NO_SEAT
from ukiyo.server.api.dependencies import OptionalPerson, ServicesDep, api_router
from ukiyo.server.community.my_tables import TableSummary
from ukiyo.server.core.identity import Person
from ukiyo.server.services import Services

router = api_router()


class MyTable(frames.PublicTable):
    """One of your tables, with its latest event. `seat_to_move` is null if no game is in progress."""

    your_seats: list[int]
    reserved_seats: frames.ReservedSeats
    seat_to_move: int | None
    your_turn: bool
    clocks: frames.Clocks | None
    presence: list[frames.Presence | None]
    last_event: frames.TableEvent | None


class WaitingTables(TypedDict):
    """The `count` of other tables at which it is your turn, and the most urgent one."""

    count: int
    next_table: str | None


@router.get("/my-tables", summary="List your tables, starting with those where it is your turn")
async def list_mine(services: ServicesDep, you: OptionalPerson) -> list[MyTable]:
    """Finished games are listed for two weeks. Without a session, the list is empty."""
    if you is None:
        return []
    summaries = await services.database.run_read(services.my_tables.read, you.id, services.clock.time())
    return sorted([await my_table(services, summary, you) for summary in summaries], key=lambda table: not table["your_turn"])


@router.get("/my-tables/next", summary="Find the next table where it is your turn")
async def next_table(
    services: ServicesDep,
    you: OptionalPerson,
    current: Annotated[str, Query(pattern="^[A-Za-z0-9_-]{0,24}$", description="The table that you are viewing")] = "",
) -> WaitingTables:
    number, table = await services.database.run_read(services.my_tables.next, you.id, current) if you else (0, None)
    return {"count": number, "next_table": table}


async def my_table(services: Services, summary: TableSummary, you: Person) -> MyTable:
    info, turn = summary.info, summary.asked if summary.info.status == PLAYING else None
    if info.status == PLAYING and turn is None:  # no move since the seat to move was added to the database
        turn = (await services.tables.open(info.id)).table.state.seat
    yours = [seat for seat, occupant in enumerate(info.occupants) if occupant.person == you.id]
    reserved = [seat for seat, occupant in enumerate(info.occupants) if occupant.reserved_for == you.id and info.status == PLAYING]
    visible_seats = frozenset(range(len(info.occupants)) if info.status == OVER else yours + reserved)
    running = turn if turn is not None and info.occupants[turn].kind == HUMAN else NO_SEAT
    return {
        **public_table(info),
        "your_seats": yours,
        "reserved_seats": reserved,
        "seat_to_move": turn,
        "your_turn": turn in yours,
        "clocks": shown_clocks(info, running, plays=True),
        "presence": services.presence.of(info),
        "last_event": public_event(rules_of(info), summary.last, visible_seats) if summary.last else None,
    }
