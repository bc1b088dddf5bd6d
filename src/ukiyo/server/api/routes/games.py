"""Routes for games: their options, actions, components and rules."""

import hashlib
from functools import lru_cache
from typing import Annotated

from fastapi import Query, Request, Response

from ukiyo import games, web
from ukiyo.engine.correction import ComponentValue, changed, corrected, toml_text
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.play.errors import NotFound
from ukiyo.server.api.dependencies import api_router
from ukiyo.server.api.models import game_info, requests, schemas
from ukiyo.server.api.rulebook import components_page, rules_page
from ukiyo.server.tables import seating

router = api_router()


@lru_cache
def describe_game(game: Game) -> game_info.GameInfo:
    return {
        "name": game.name,
        "rules": game.version,
        "components": game.fingerprint,
        "players": game.seats,
        "bots": seating.bots_for(game.name),
        "categories": game.categories,
        "options": [
            {"name": o.name, "values": o.values, "multiple": o.multiple, "default": o.default, "requires": o.requires} for o in game.options
        ],
        "has_own_board": web.has_own_board(game.name),
    }


def known_game(name: str) -> Game:
    try:
        return games.game(name)
    except UkiyoError as error:
        raise NotFound(str(error)) from None


@router.get("/games", summary="List all games")
async def list_games() -> list[game_info.GameInfo]:
    return [describe_game(game) for game in games.load_all()]


@router.get("/games/{game}", summary="Read a game with its action table")
async def show_game(game: str) -> game_info.GameWithActions:
    rules = known_game(game)
    actions: list[game_info.Action] = [{"kind": a.kind, "fields": a.fields, "notation": str(a)} for a in rules.actions.actions]
    return {**describe_game(rules), "actions": actions}


@router.get(
    "/games/{game}/components",
    responses={200: schemas.described_as("Components"), 304: {"description": "Not modified"}},
    summary="Read the components of a game",
)
def show_components(game: str, request: Request) -> Response:
    """Returns the components in use, with ids, names in every language, values and their provenance."""
    return cacheable(request, components_page(known_game(game)))


@router.post("/games/{game}/components", summary="Create a components file with corrected values")
def correct_components(game: str, body: requests.PrintedComponents) -> game_info.ComponentsFile:
    """Returns the components in use with the values of your printed game. The server does not store them."""
    rules = known_game(game)
    file = components_toml(rules, [value.component_value() for value in body.printed_values])
    checked = games.game_with(rules.name, file)
    return {"file": file, "fingerprint": checked.fingerprint, "correction_count": len(changed(rules.file.tables, checked.file.tables))}


def components_toml(rules: Game, printed: list[ComponentValue]) -> str:
    heading = f"The components of {rules.name}, checked against the printed box: {len(printed)} values."
    return toml_text(corrected(rules.file.tables, printed), heading)


def cacheable(request: Request, content: bytes) -> Response:
    """Returns a JSON response with an ETag, so that clients can cache it."""
    headers = {"ETag": f'"{hashlib.sha256(content).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


@router.get("/games/{game}/rules", responses={200: schemas.described_as("Rules")}, summary="Read the rules in our own words")
async def show_rules(game: str, request: Request, language: Annotated[str, Query(max_length=10)] = "en") -> Response:
    return cacheable(request, rules_page(known_game(game).name, language))
