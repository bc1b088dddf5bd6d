"""Doors to the tables of whoever comes back: which wait for her, and which is next."""

from typing import Annotated

from fastapi import Query
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.server import wire
from ukiyo.server.asking import Someone, TheHouse, door
from ukiyo.server.entries import public_entry
from ukiyo.server.facts import public_table, rules_of, shown_clocks
from ukiyo.server.house import House
from ukiyo.server.identity import Person
from ukiyo.server.mine import Mine
from ukiyo.server.pace import NOBODY
from ukiyo.server.schema import HUMAN, OVER, PLAYING

waiting = door()


class MyTable(wire.PublicTable):
    """A table of yours: whose `turn` it is while it is played, and the `last` that happened."""

    yours: list[int]
    kept_for_you: wire.KeptForYou
    turn: int | None
    waits: Annotated[bool, Field(description="Whether it waits for you")]
    clocks: wire.Clocks | None
    presence: list[wire.Presence | None]
    last: wire.Entry | None


class Waiting(TypedDict):
    """How many other tables wait for you, and the one whose time is over soonest."""

    waiting: int
    next: str | None


@waiting.get("/waiting", summary="Your tables, those that wait for you first")
async def list_mine(house: TheHouse, you: Someone) -> list[MyTable]:
    """Who has not said a name yet has none. Games that are over are listed for two weeks."""
    if you is None:
        return []
    found = await house.store.look(house.mine.read, you.id, house.clock.time())
    return sorted([await shown(house, mine, you) for mine in found], key=lambda table: not table["waits"])


@waiting.get("/waiting/next", summary="The next table that waits for you")
async def next_table(
    house: TheHouse, you: Someone, besides: Annotated[str, Query(pattern="^[A-Za-z0-9_-]{0,24}$", description="The table you are at")] = ""
) -> Waiting:
    number, table = await house.store.look(house.mine.next, you.id, besides) if you else (0, None)
    return {"waiting": number, "next": table}


async def shown(house: House, mine: Mine, you: Person) -> MyTable:
    facts, turn = mine.facts, mine.asked if mine.facts.status == PLAYING else None
    if facts.status == PLAYING and turn is None:  # nobody has moved since this is kept
        turn = (await house.tables.open(facts.id)).table.state.seat
    yours = [seat for seat, sitter in enumerate(facts.sitters) if sitter.person == you.id]
    kept = [seat for seat, sitter in enumerate(facts.sitters) if sitter.former == you.id and facts.status == PLAYING]
    eyes = frozenset(range(len(facts.sitters)) if facts.status == OVER else yours + kept)
    asked = turn if turn is not None and facts.sitters[turn].kind == HUMAN else NOBODY
    return {
        **public_table(facts),
        "yours": yours,
        "kept_for_you": kept,
        "turn": turn,
        "waits": turn in yours,
        "clocks": shown_clocks(facts, asked, plays=True),
        "presence": house.presence.of(facts),
        "last": public_entry(rules_of(facts), mine.last, eyes) if mine.last else None,
    }
