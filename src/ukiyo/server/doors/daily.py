"""Something to come back for: puzzles, and the deal of the day."""

from fastapi import Request, Response

from ukiyo import games
from ukiyo.server import puzzles, wire
from ukiyo.server.api import framed, known_game
from ukiyo.server.asking import Sitting, Someone, TheHouse, door
from ukiyo.server.limiter import address_of

daily = door()


@daily.get("/puzzles/{game}", summary="A game's puzzles")
async def list_puzzles(game: str, house: TheHouse) -> wire.PuzzleList:
    return puzzles.listed(known_game(game), house.deals.today())


@daily.post("/puzzles/{game}/{puzzle}", responses={200: wire.described_as("Solved")}, summary="Solve a puzzle")
async def solve(game: str, puzzle: wire.PuzzleId, asked: wire.Solving, house: TheHouse) -> Response:
    """How it stands after what you have chosen so far: nothing is kept. The answer comes once you have tried."""
    return framed(wire.compact_json(await house.replays.run(puzzles.solved, known_game(game), puzzle, asked.actions)))


@daily.post("/puzzles/{game}/{puzzle}/why", summary="The coach about the choice that decided a puzzle")
async def explain_puzzle(
    game: str, puzzle: wire.PuzzleId, asked: wire.Solving, request: Request, house: TheHouse, you: Someone
) -> wire.Why:
    """The best choice beside yours, or beside the next best if yours was the best. Like the answer, it comes after a try."""
    question = await house.replays.run(puzzles.decided, known_game(game), puzzle, asked.actions)
    return await house.adviser.why(question, you.id if you else address_of(request.client))


@daily.get("/deals", summary="Today's deals")
async def list_deals(house: TheHouse, you: Someone) -> list[wire.Deal]:
    return [await house.deals.shown(game, house.deals.today(), you) for game in games.playable()]


@daily.get("/deals/{game}", summary="The deal of a day, and how it went for everybody")
async def show_deal(game: str, house: TheHouse, you: Someone, day: wire.Day = None) -> wire.Deal:
    return await house.deals.with_results(known_game(game), house.deals.day(day), you)


@daily.post("/deals/{game}", status_code=201, summary="Begin your try at today's deal, or go on with it")
async def try_deal(game: str, request: Request, you: Sitting, house: TheHouse) -> wire.TableRef:
    """A table like any other, but that hints are silent until it is over. There is one try a day and game."""
    rules = known_game(game)
    _, begun = await house.deals.own(house.deals.today(), rules.name, you)
    if not begun:
        house.quota.take(you.id, address_of(request.client))
    return {"id": await house.deals.begin(rules, you)}
