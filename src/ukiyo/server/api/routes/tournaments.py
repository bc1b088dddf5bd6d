"""Routes for tournaments."""

from typing import Annotated, Literal

from fastapi import Path, Request
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play.kinds import PLAYING
from ukiyo.play.time_control import time_control_name
from ukiyo.server.api.dependencies import CurrentPerson, JoiningPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.community.pairing import Standing, table_sizes
from ukiyo.server.community.tournament_setup import MAX_PLAYERS, MAX_ROUNDS, TournamentSettings
from ukiyo.server.community.tournament_state import Tournament
from ukiyo.server.core.identity import Person
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.schema import TournamentPlayerRow, TournamentRow, TournamentTableRow
from ukiyo.server.services import Services

router = api_router()

TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="The id of a tournament")]


class NewTournament(requests.RequestBody):
    """A new tournament, either a round robin (`all`) or `swiss`, for up to `max_players` players including you."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    game: requests.Short
    kind: Literal["all", "swiss"]
    max_players: Annotated[int, Field(ge=1, le=100, strict=True)]
    players_per_table: Annotated[int, Field(ge=1, le=8, strict=True)]
    time_control: requests.Short
    options: Annotated[dict[requests.Short, requests.Short], Field(max_length=10, default_factory=dict)]
    rounds: (
        Annotated[int, Field(ge=1, le=MAX_ROUNDS, strict=True, description="For Swiss tournaments; null: the default number")] | None
    ) = None
    takeover_bot: Annotated[
        requests.BotName | None, Field(description="The bot that takes over for absent people; null: the strongest bot")
    ] = None
    listed: bool = False
    bots: Annotated[list[requests.BotName], Field(max_length=MAX_PLAYERS, default_factory=list)]


class StartTournament(requests.RequestBody):
    bot: Annotated[
        requests.BotName | None, Field(description="The bot that fills the free places; null: start with the players who have joined")
    ] = None


class TournamentRef(TypedDict):
    id: str


class TournamentInfo(TypedDict):
    """A tournament in a list. Before the start, `rounds` is 0 unless the host chose the number of rounds."""

    id: str
    name: str
    game: str
    kind: Literal["all", "swiss"]
    status: Literal["open", "playing", "over"]
    max_players: int
    player_count: int
    players_per_table: int
    rounds: int
    round: int
    time_control: str
    started_at: float
    ended_at: float | None
    yours: Annotated[bool, Field(description="Whether you are one of the players")]


class TournamentPlayer(TypedDict):
    name: str
    bot: str | None
    taken_over: Annotated[bool, Field(description="Whether the takeover bot plays for this person")]


class TournamentStanding(TypedDict):
    """A player's standing. docs/explanation/tournaments.md describes the tie-breaks."""

    player: int
    rank: int
    played: int
    points: int
    wins: int
    score_difference: float
    opponents_points: float


class TournamentTable(TypedDict):
    """A table of a round, with the players by seat. `clock_expires_at` is when the player to move runs out of time."""

    round: int
    table: str
    status: Literal["open", "playing", "over"]
    players: list[int]
    ranks: list[int] | None
    totals: list[int] | None
    player_to_move: int | None
    clock_expires_at: float | None


class TournamentPage(TournamentInfo):
    """A tournament with its standings, leader first, and the tables of all rounds."""

    options: dict[str, str]
    takeover_bot: str
    listed: bool
    is_host: Annotated[bool, Field(description="Whether you may start the tournament")]
    you: Annotated[int | None, Field(description="Your number among the players")]
    players: list[TournamentPlayer]
    standings: list[TournamentStanding]
    tables: list[TournamentTable]


@router.get("/tournaments", summary="List public tournaments and your own")
async def list_tournaments(services: ServicesDep, you: OptionalPerson) -> list[TournamentInfo]:
    person = you.id if you else None
    return [info(row, person) for row in await services.database.run_read(services.tournaments.listing, person)]


@router.post("/tournaments", status_code=201, summary="Create a tournament")
async def create(body: NewTournament, request: Request, you: JoiningPerson, services: ServicesDep) -> TournamentRef:
    services.table_quota.consume(
        you.id, client_address(request.client), len(table_sizes(min(body.max_players, MAX_PLAYERS), body.players_per_table))
    )
    settings = TournamentSettings(**{**body.model_dump(), "bots": tuple(body.bots)})
    return {"id": await services.tournaments.create(you, settings)}


@router.get("/tournaments/{tournament_id}", summary="Read a tournament")
async def show(tournament_id: TournamentId, services: ServicesDep, you: OptionalPerson) -> TournamentPage:
    return await page(services, tournament_id, you)


@router.post("/tournaments/{tournament_id}/join", summary="Join a tournament, or take your seat back from the takeover bot")
async def join(tournament_id: TournamentId, you: JoiningPerson, services: ServicesDep) -> TournamentPage:
    """A correspondence tournament starts when all places are taken. A live tournament starts when its host starts it."""
    await services.tournaments.join(tournament_id, you)
    return await page(services, tournament_id, you)


@router.post("/tournaments/{tournament_id}/leave", status_code=204, response_model=None, summary="Leave a tournament")
async def leave(tournament_id: TournamentId, you: CurrentPerson, services: ServicesDep) -> None:
    """After the start, the takeover bot plays for you in all later rounds, unless you join again."""
    await services.tournaments.leave(tournament_id, you)


@router.post("/tournaments/{tournament_id}/start", summary="Start a tournament")
async def start(tournament_id: TournamentId, body: StartTournament, you: CurrentPerson, services: ServicesDep) -> TournamentPage:
    await services.tournaments.start(tournament_id, you, body.bot)
    return await page(services, tournament_id, you)


def info(row: TournamentRow, person: str | None) -> TournamentInfo:
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "kind": row.kind,
        "status": row.status,
        "max_players": row.max_players,
        "player_count": len(row.players),
        "players_per_table": row.players_per_table,
        "rounds": row.rounds,
        "round": row.round,
        "time_control": time_control_name(row.time_control),
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "yours": any(person is not None and player.person == person for player in row.players),
    }


async def page(services: Services, tournament_id: str, you: Person | None) -> TournamentPage:
    tournament = await services.database.run_read(services.tournaments.read, tournament_id)
    row, person = tournament.row, you.id if you else None
    return {
        **info(row, person),
        "options": row.options,
        "takeover_bot": row.takeover_bot,
        "listed": row.listed,
        "is_host": row.host == person,
        "you": tournament.place_of(person),
        "players": [shown_player(tournament, player) for player in row.players],
        "standings": [shown_standing(standing) for standing in tournament.standings()],
        "tables": [await shown_table(services, tournament, table) for table in row.tables],
    }


def shown_player(tournament: Tournament, player: TournamentPlayerRow) -> TournamentPlayer:
    return {"name": player.name, "bot": player.bot, "taken_over": tournament.row.status == PLAYING and tournament.is_taken_over(player)}


def shown_standing(standing: Standing) -> TournamentStanding:
    return {
        "player": standing.player,
        "rank": standing.rank,
        "played": standing.played,
        "points": standing.points,
        "wins": standing.wins,
        "score_difference": standing.difference,
        "opponents_points": standing.opponents,
    }


async def shown_table(services: Services, tournament: Tournament, table: TournamentTableRow) -> TournamentTable:
    known = tournament.tables[table.table_id]
    scores = sorted(known.scores, key=lambda score: score["seat"]) if known.scores else None
    awaited, due = None, None
    if known.status == PLAYING:
        live = (await services.tables.open(table.table_id)).table
        awaited, due = table.player_numbers[live.state.seat] if not live.state.over else None, live.due()
    return {
        "round": table.round,
        "table": table.table_id,
        "status": known.status,
        "players": table.player_numbers,
        "ranks": [score["rank"] for score in scores] if scores else None,
        "totals": [score["total"] for score in scores] if scores else None,
        "player_to_move": awaited,
        "clock_expires_at": due,
    }
