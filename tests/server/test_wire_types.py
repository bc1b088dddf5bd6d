"""The games' views, previews and effects match the types in the API description and in the browser."""

import random

import pytest
from pydantic import TypeAdapter

import ukiyo
from ukiyo.engine import capabilities, move_log
from ukiyo.engine.shapes import MoveSummary
from ukiyo.server.api.models import messages
from ukiyo.server.app import described

TABLES = [("iki", 2, {}), ("iki", 4, {}), ("hokusai", 3, {}), ("hokusai", 1, {"expansions": "paths"})] + [
    ("hokusai", 2, {"expansions": expansions, "masters": "random"}) for expansions in ("track", "journey", "track,journey,paths")
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_views_previews_and_effects_of_whole_games_match_their_types(name: str, players: int, options: dict[str, str]) -> None:
    """Validation would drop an undeclared key, and reject a value of another type."""
    game = ukiyo.game(name)
    assert game.shapes is not None
    view, preview, news = (TypeAdapter(shape) for shape in (game.shapes.view, game.shapes.preview, game.shapes.effect))
    summary_type = TypeAdapter(MoveSummary)
    chance = random.Random(players)
    for seed in range(2):
        state = game.new(players, seed, **options)
        state.records_effects = True
        while not state.over:
            if chance.random() < 0.2:
                for seat in range(-1, players):
                    game_view = game.view(state, seat)
                    assert view.validate_python(game_view, strict=True) == game_view
            for action in state.legal():
                game_preview = capabilities.preview(game, state, action)
                assert preview.validate_python(game_preview, strict=True) == game_preview
            action = chance.choice(state.legal())
            state.play(action)
            for item in move_log.effects(game, state):
                assert news.validate_python(item, strict=True) == item
            summary = move_log.summary(game, state, action)
            assert summary_type.validate_python(summary, strict=True) == summary


def test_the_api_description_contains_the_websocket_messages() -> None:
    components = described()["components"]
    assert isinstance(components, dict)
    schemas = components["schemas"]
    assert {"ServerMessage", "ClientMessage", "Frame", "RefusedMessage", "IkiView", "HokusaiView"} <= set(schemas)
    for message in ('{"type": "heartbeat"}', '{"type": "pong"}', '{"type": "refused", "status": 403, "error": "no", "frame": null}'):
        TypeAdapter(messages.ServerMessage).validate_json(message)
