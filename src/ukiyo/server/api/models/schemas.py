"""Answers that are written as JSON at once.

They are described, not checked: FastAPI would take seconds to build validators at every start.
"""

from typing import Any

from pydantic import TypeAdapter

from ukiyo.play.frames import Replayed, WhatIf
from ukiyo.play.learning import LessonFrame, Solved
from ukiyo.server.api.models.game_info import Components, Rules
from ukiyo.server.api.models.messages import ServerMessage, client_messages
from ukiyo.server.api.models.responses import Problem


def described_as(name: str) -> dict[str, Any]:
    """An answer of the API that is written as JSON at once: its schema is one of `schemas`."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def schemas() -> dict[str, object]:
    """What FastAPI does not find in the signatures: answers that are written at once, and the messages of the socket."""
    answers: tuple[Any, ...] = (ServerMessage, WhatIf, Solved, Replayed, LessonFrame, Problem, Components, Rules)
    _, schema = TypeAdapter.json_schemas(
        [("", "validation", client_messages), *[(answer, "serialization", TypeAdapter(answer)) for answer in answers]],
        ref_template="#/components/schemas/{model}",
    )
    return dict(schema["$defs"])
