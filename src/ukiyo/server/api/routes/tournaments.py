"""Doors of cups: set one, join, leave, start, and see how it stands."""

from typing import Annotated, Literal

from fastapi import Path, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play.kinds import PLAYING
from ukiyo.play.time_control import pace_name
from ukiyo.server.api.dependencies import Sitting, Someone, TheServices, You, door
from ukiyo.server.api.models import requests
from ukiyo.server.community.pairing import Standing, sizes
from ukiyo.server.community.tournaments import MOST, ROUNDS, Cup, Wish
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import address_of
from ukiyo.server.db.schema import CupPlayerRow, CupRow, CupTableRow
from ukiyo.server.services import Services

router = door()

CupId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A cup's id, as in its link")]


class NewCup(requests.Asked):
    """A cup to be: everybody against everybody (`all`) or `swiss`, for so many `places`, at tables of so many `seats`. You play in it."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    game: requests.Short
    kind: Literal["all", "swiss"]
    places: Annotated[int, Field(ge=1, le=100, strict=True)]
    seats: Annotated[int, Field(ge=1, le=8, strict=True)]
    pace: requests.Short
    options: Annotated[dict[requests.Short, requests.Short], Field(max_length=10, default_factory=dict)]
    rounds: Annotated[int, Field(ge=1, le=ROUNDS, strict=True, description="Of a Swiss cup; none: as many as it takes")] | None = None
    stand_in: Annotated[
        requests.BotName | None, Field(description="The bot that plays for a person who stays away; none: the strongest")
    ] = None
    listed: bool = False
    bots: Annotated[list[requests.BotName], Field(max_length=MOST, default_factory=list)]


class StartCup(requests.Asked):
    bot: Annotated[
        requests.BotName | None, Field(description="Who takes the places that are free; none: it begins with those who are there")
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


@router.get("/cups", summary="Listed cups, and yours")
async def list_cups(services: TheServices, you: Someone) -> list[CupFacts]:
    person = you.id if you else None
    return [info(row, person) for row in await services.database.look(services.cups.listing, person)]


@router.post("/cups", status_code=201, summary="Set a cup")
async def set_up(asked: NewCup, request: Request, you: Sitting, services: TheServices) -> CupRef:
    services.quota.take(you.id, address_of(request.client), len(sizes(min(asked.places, MOST), asked.seats)))
    wish = Wish(**{**asked.model_dump(), "bots": tuple(asked.bots)})
    return {"id": await services.cups.set_up(you, wish)}


@router.get("/cups/{cup_id}", summary="How a cup stands")
async def show(cup_id: CupId, services: TheServices, you: Someone) -> CupPage:
    return await page(services, cup_id, you)


@router.post("/cups/{cup_id}/join", summary="Take a place in a cup, or your seat back from the stand-in")
async def join(cup_id: CupId, you: Sitting, services: TheServices) -> CupPage:
    """Over days it begins with the last place; otherwise when its host starts it."""
    await services.cups.join(cup_id, you)
    return await page(services, cup_id, you)


@router.post("/cups/{cup_id}/leave", status_code=204, response_model=None, summary="Leave a cup")
async def leave(cup_id: CupId, you: You, services: TheServices) -> None:
    """Once it has begun, the stand-in plays for you in all rounds to come, unless you join again."""
    await services.cups.leave(cup_id, you)


@router.post("/cups/{cup_id}/start", summary="Begin a cup")
async def start(cup_id: CupId, asked: StartCup, you: You, services: TheServices) -> CupPage:
    await services.cups.start(cup_id, you, asked.bot)
    return await page(services, cup_id, you)


def info(row: CupRow, person: str | None) -> CupFacts:
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


async def page(services: Services, cup_id: str, you: Person | None) -> CupPage:
    cup = await services.database.look(services.cups.read, cup_id)
    row, person = cup.row, you.id if you else None
    return {
        **info(row, person),
        "options": row.options,
        "stand_in": row.stand_in,
        "listed": row.listed,
        "host": row.host == person,
        "you": cup.place_of(person),
        "players": [shown_player(cup, player) for player in row.players],
        "standings": [shown_standing(one) for one in cup.standings()],
        "tables": [await shown_table(services, cup, table) for table in row.tables],
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


async def shown_table(services: Services, cup: Cup, table: CupTableRow) -> CupTable:
    known = cup.tables[table.table_id]
    scores = sorted(known.scores, key=lambda score: score["seat"]) if known.scores else None
    awaited, due = None, None
    if known.status == PLAYING:
        live = (await services.tables.open(table.table_id)).table
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
