"""Routes for puzzles and the daily deal."""

from fastapi import Request, Response

from ukiyo import games
from ukiyo.play import coaching, learning, puzzle_table
from ukiyo.server.api.dependencies import JoiningPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, responses, schemas
from ukiyo.server.api.routes.games import known_game
from ukiyo.server.api.routes.tables import json_response
from ukiyo.server.core.json import to_json
from ukiyo.server.core.rate_limits import client_address

router = api_router()


@router.get("/puzzles/{game}", summary="List a game's puzzles")
async def list_puzzles(game: str, services: ServicesDep) -> learning.PuzzleList:
    return puzzle_table.puzzle_list(known_game(game), services.daily.today())


@router.post("/puzzles/{game}/{puzzle}", responses={200: schemas.described_as("PuzzleProgress")}, summary="Solve a puzzle")
async def solve(game: str, puzzle: requests.PuzzleId, body: requests.PuzzleChoices, services: ServicesDep) -> Response:
    """Returns the state after your choices so far, and the solution after a complete attempt. Nothing is stored."""
    return json_response(to_json(await services.replays.run(puzzle_table.solve, known_game(game), puzzle, body.actions)))


@router.post("/puzzles/{game}/{puzzle}/why", summary="Explain the decisive choice of a puzzle")
async def explain_puzzle(
    game: str, puzzle: requests.PuzzleId, body: requests.PuzzleChoices, request: Request, services: ServicesDep, you: OptionalPerson
) -> coaching.MoveComparison:
    """Compares the best choice with yours, or with the second-best choice if yours was the best. Available after an attempt."""
    task = await services.replays.run(puzzle_table.comparison_task, known_game(game), puzzle, body.actions)
    return await services.analysis.compare(task, you.id if you else client_address(request.client))


@router.get("/daily", summary="List today's deals")
async def list_deals(services: ServicesDep, you: OptionalPerson) -> list[learning.DailyDeal]:
    return [await services.daily.describe(game, services.daily.today(), you) for game in games.load_all()]


@router.get("/daily/{game}", summary="Read a day's deal and its results")
async def show_deal(game: str, services: ServicesDep, you: OptionalPerson, day: requests.Day = None) -> learning.DailyDeal:
    return await services.daily.describe_with_results(known_game(game), services.daily.day(day), you)


@router.post("/daily/{game}", status_code=201, summary="Start or continue your attempt at today's deal")
async def try_deal(game: str, request: Request, you: JoiningPerson, services: ServicesDep) -> responses.TableRef:
    """Returns a table with hints disabled until the game ends. You have one attempt per game and day."""
    rules = known_game(game)
    _, table_id = await services.daily.own_attempt(services.daily.today(), rules.name, you)
    if not table_id:
        services.table_quota.consume(you.id, client_address(request.client))
    return {"id": await services.daily.start(rules, you)}
