"""Something to come back for: puzzles, and the deal of the day."""

from fastapi import Request, Response

from ukiyo import games
from ukiyo.play import coaching, frames, learning, puzzle_table
from ukiyo.server.api.dependencies import JoiningPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, responses, schemas
from ukiyo.server.api.routes.games import known_game
from ukiyo.server.api.routes.tables import framed
from ukiyo.server.core.rate_limits import client_address

router = api_router()


@router.get("/puzzles/{game}", summary="A game's puzzles")
async def list_puzzles(game: str, services: ServicesDep) -> learning.PuzzleList:
    return puzzle_table.listed(known_game(game), services.daily.today())


@router.post("/puzzles/{game}/{puzzle}", responses={200: schemas.described_as("Solved")}, summary="Solve a puzzle")
async def solve(game: str, puzzle: requests.PuzzleId, asked: requests.Solving, services: ServicesDep) -> Response:
    """How it stands after what you have chosen so far: nothing is kept. The answer comes once you have tried."""
    return framed(frames.compact_json(await services.replays.run(puzzle_table.solved, known_game(game), puzzle, asked.actions)))


@router.post("/puzzles/{game}/{puzzle}/why", summary="The coach about the choice that decided a puzzle")
async def explain_puzzle(
    game: str, puzzle: requests.PuzzleId, asked: requests.Solving, request: Request, services: ServicesDep, you: OptionalPerson
) -> coaching.Why:
    """The best choice beside yours, or beside the next best if yours was the best. Like the answer, it comes after a try."""
    question = await services.replays.run(puzzle_table.decided, known_game(game), puzzle, asked.actions)
    return await services.analysis.compare(question, you.id if you else client_address(request.client))


@router.get("/daily", summary="Today's deals")
async def list_deals(services: ServicesDep, you: OptionalPerson) -> list[learning.DailyDeal]:
    return [await services.daily.describe(game, services.daily.today(), you) for game in games.load_all()]


@router.get("/daily/{game}", summary="The deal of a day, and how it went for everybody")
async def show_deal(game: str, services: ServicesDep, you: OptionalPerson, day: requests.Day = None) -> learning.DailyDeal:
    return await services.daily.describe_with_results(known_game(game), services.daily.day(day), you)


@router.post("/daily/{game}", status_code=201, summary="Begin your try at today's deal, or go on with it")
async def try_deal(game: str, request: Request, you: JoiningPerson, services: ServicesDep) -> responses.TableRef:
    """A table like any other, but that hints are silent until it is over. There is one try a day and game."""
    rules = known_game(game)
    _, begun = await services.daily.own_attempt(services.daily.today(), rules.name, you)
    if not begun:
        services.table_quota.take(you.id, client_address(request.client))
    return {"id": await services.daily.start(rules, you)}
