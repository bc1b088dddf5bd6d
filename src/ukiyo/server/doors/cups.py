"""Doors of cups: set one, join, leave, start, and see how it stands."""

from typing import Annotated, Literal

from fastapi import Path, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.server import wire
from ukiyo.server.asking import Sitting, Someone, TheHouse, You, door
from ukiyo.server.cups import MOST, ROUNDS, Cup, Wish
from ukiyo.server.house import House
from ukiyo.server.identity import Person
from ukiyo.server.limiter import address_of
from ukiyo.server.pace import pace_name
from ukiyo.server.pairing import Standing, sizes
from ukiyo.server.schema import PLAYING, CupPlayerRow, CupRow, CupTableRow

cups = door()

CupId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A cup's id, as in its link")]


class NewCup(wire.Asked):
    """A cup to be: everybody against everybody (`all`) or `swiss`, for so many `places`, at tables of so many `seats`. You play in it."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    game: wire.Short
    kind: Literal["all", "swiss"]
    places: Annotated[int, Field(ge=1, le=100, strict=True)]
    seats: Annotated[int, Field(ge=1, le=8, strict=True)]
    pace: wire.Short
    options: Annotated[dict[wire.Short, wire.Short], Field(max_length=10, default_factory=dict)]
    rounds: Annotated[int, Field(ge=1, le=ROUNDS, strict=True, description="Of a Swiss cup; none: as many as it takes")] | None = None
    stand_in: Annotated[wire.BotName | None, Field(description="The bot that plays for a person who stays away; none: the strongest")] = (
        None
    )
    listed: bool = False
    bots: Annotated[list[wire.BotName], Field(max_length=MOST, default_factory=list)]


class StartCup(wire.Asked):
    bot: Annotated[
        wire.BotName | None, Field(description="Who takes the places that are free; none: it begins with those who are there")
    ] = None


class CupRef(TypedDict):
    id: str


class CupFacts(TypedDict):
    """A cup in a list. Before it begins, `rounds` is 0 unless it was agreed."""

    id: str
    name: str
    game: str
    kind: Literal["all", "swiss"]
    status: Literal["open", "playing", "over"]
    places: int
    taken: int
    seats: int
    rounds: int
    round: int
    pace: str
    began: float
    ended: float | None
    yours: Annotated[bool, Field(description="Whether you play in it")]


class CupPlayer(TypedDict):
    name: str
    bot: str | None
    away: Annotated[bool, Field(description="Whether the stand-in plays for this person")]


class CupStanding(TypedDict):
    """How a player stands; what decides after the points, docs/cups.md says."""

    player: int
    rank: int
    played: int
    points: int
    wins: int
    difference: float
    opponents: float


class CupTable(TypedDict):
    """A table of a round: who sits there, by seat, as numbers of players; how it ended; or who is awaited, and until when."""

    round: int
    table: str
    status: Literal["open", "playing", "over"]
    players: list[int]
    ranks: list[int] | None
    totals: list[int] | None
    awaited: int | None
    due: float | None


class CupPage(CupFacts):
    """A cup as it stands, the leader first, the last round last."""

    options: dict[str, str]
    stand_in: str
    listed: bool
    host: Annotated[bool, Field(description="Whether you may start it")]
    you: Annotated[int | None, Field(description="Your number among the players")]
    players: list[CupPlayer]
    standings: list[CupStanding]
    tables: list[CupTable]


@cups.get("/cups", summary="Listed cups, and yours")
async def list_cups(house: TheHouse, you: Someone) -> list[CupFacts]:
    person = you.id if you else None
    return [facts(row, person) for row in await house.store.look(house.cups.listing, person)]


@cups.post("/cups", status_code=201, summary="Set a cup")
async def set_up(asked: NewCup, request: Request, you: Sitting, house: TheHouse) -> CupRef:
    house.quota.take(you.id, address_of(request.client), len(sizes(min(asked.places, MOST), asked.seats)))
    wish = Wish(**{**asked.model_dump(), "bots": tuple(asked.bots)})
    return {"id": await house.cups.set_up(you, wish)}


@cups.get("/cups/{cup_id}", summary="How a cup stands")
async def show(cup_id: CupId, house: TheHouse, you: Someone) -> CupPage:
    return await page(house, cup_id, you)


@cups.post("/cups/{cup_id}/join", summary="Take a place in a cup, or your seat back from the stand-in")
async def join(cup_id: CupId, you: Sitting, house: TheHouse) -> CupPage:
    """Over days it begins with the last place; otherwise when its host starts it."""
    await house.cups.join(cup_id, you)
    return await page(house, cup_id, you)


@cups.post("/cups/{cup_id}/leave", status_code=204, response_model=None, summary="Leave a cup")
async def leave(cup_id: CupId, you: You, house: TheHouse) -> None:
    """Once it has begun, the stand-in plays for you in all rounds to come, unless you join again."""
    await house.cups.leave(cup_id, you)


@cups.post("/cups/{cup_id}/start", summary="Begin a cup")
async def start(cup_id: CupId, asked: StartCup, you: You, house: TheHouse) -> CupPage:
    await house.cups.start(cup_id, you, asked.bot)
    return await page(house, cup_id, you)


def facts(row: CupRow, person: str | None) -> CupFacts:
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "kind": row.kind,
        "status": row.status,
        "places": row.places,
        "taken": len(row.players),
        "seats": row.seats,
        "rounds": row.rounds,
        "round": row.round,
        "pace": pace_name(row.pace),
        "began": row.began,
        "ended": row.ended,
        "yours": any(person is not None and player.person == person for player in row.players),
    }


async def page(house: House, cup_id: str, you: Person | None) -> CupPage:
    cup = await house.store.look(house.cups.read, cup_id)
    row, person = cup.row, you.id if you else None
    return {
        **facts(row, person),
        "options": row.options,
        "stand_in": row.stand_in,
        "listed": row.listed,
        "host": row.host == person,
        "you": cup.place_of(person),
        "players": [shown_player(cup, player) for player in row.players],
        "standings": [shown_standing(one) for one in cup.standings()],
        "tables": [await shown_table(house, cup, table) for table in row.tables],
    }


def shown_player(cup: Cup, player: CupPlayerRow) -> CupPlayer:
    return {"name": player.name, "bot": player.bot, "away": cup.row.status == PLAYING and cup.away(player)}


def shown_standing(one: Standing) -> CupStanding:
    return {
        "player": one.player,
        "rank": one.rank,
        "played": one.played,
        "points": one.points,
        "wins": one.wins,
        "difference": one.difference,
        "opponents": one.opponents,
    }


async def shown_table(house: House, cup: Cup, table: CupTableRow) -> CupTable:
    known = cup.tables[table.table_id]
    scores = sorted(known.scores, key=lambda score: score["seat"]) if known.scores else None
    awaited, due = None, None
    if known.status == PLAYING:
        live = (await house.tables.open(table.table_id)).table
        awaited, due = table.places[live.state.seat] if not live.state.over else None, live.due()
    return {
        "round": table.round,
        "table": table.table_id,
        "status": known.status,
        "players": table.places,
        "ranks": [score["rank"] for score in scores] if scores else None,
        "totals": [score["total"] for score in scores] if scores else None,
        "awaited": awaited,
        "due": due,
    }
