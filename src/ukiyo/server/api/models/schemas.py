"""Schemas of responses that routes encode as JSON themselves.

They appear in the OpenAPI description but are not validated, because building the validators would delay each start by seconds.
"""

from typing import Any

from pydantic import TypeAdapter

from ukiyo.play.frames import Replayed, WhatIf
from ukiyo.play.learning import LessonFrame, PuzzleProgress
from ukiyo.server.api.models.game_info import Components, Rules
from ukiyo.server.api.models.messages import ServerMessage, client_messages
from ukiyo.server.api.models.responses import Problem


def described_as(name: str) -> dict[str, Any]:
    """Returns the OpenAPI entry for a response that a route encodes itself. `name` is a key of `schemas`."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def schemas() -> dict[str, object]:
    """Returns the schemas that FastAPI can't derive from signatures: responses encoded by routes, and WebSocket messages."""
    models: tuple[Any, ...] = (ServerMessage, WhatIf, PuzzleProgress, Replayed, LessonFrame, Problem, Components, Rules)
    _, schema = TypeAdapter.json_schemas(
        [("", "validation", client_messages), *[(model, "serialization", TypeAdapter(model)) for model in models]],
        ref_template="#/components/schemas/{model}",
    )
    return dict(schema["$defs"])
