"""Routes of lessons."""

import contextlib
from typing import Annotated

from fastapi import Response
from pydantic import Field

from ukiyo.play import frames, learning
from ukiyo.play.lesson_table import known_lesson, lesson_frame, taught
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, schemas
from ukiyo.server.api.routes.tables import json_response
from ukiyo.server.core.errors import StorageFailed

router = api_router()

MAX_LESSONS = 200  # per request

LessonName = Annotated[
    str, Field(max_length=80, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", description="The game and the id of the lesson, separated by a slash")
]


class LessonsDone(requests.RequestBody):
    """Lessons finished on this device."""

    done: Annotated[list[LessonName], Field(max_length=MAX_LESSONS)]


@router.get("/lessons", summary="List the lessons")
async def list_lessons(services: ServicesDep, you: OptionalPerson) -> list[learning.LessonFacts]:
    done = await services.database.run_read(services.lesson_progress.lessons_done, you.id) if you else set()
    return [
        {
            "game": lesson.game.name,
            "id": lesson.id,
            "steps": len(lesson.steps),
            "sections": lesson.sections,
            "done": (lesson.game.name, lesson.id) in done,
        }
        for lesson in taught()
    ]


@router.post("/lessons/{game}/{lesson}", responses={200: schemas.described_as("LessonFrame")}, summary="Read a lesson after your moves")
async def learn(game: str, lesson: str, asked: requests.LessonMoves, services: ServicesDep, you: OptionalPerson) -> Response:
    """The server only stores that you have finished the lesson, if you have a name."""
    found = await services.replays.run(lesson_frame, known_lesson(game, lesson), asked.moves, asked.since, you.name if you else "")
    if you is not None and found["step"] == found["steps"]:
        with contextlib.suppress(StorageFailed):  # the browser also stores it
            await services.database.run(services.lesson_progress.keep_lessons, you.id, [(game, lesson)])
    return json_response(frames.compact_json(found))


@router.post("/lessons", status_code=204, response_model=None, summary="Add lessons finished before you had a name")
async def learned(asked: LessonsDone, you: CurrentPerson, services: ServicesDep) -> None:
    """Marks the lessons as finished now. Unknown lessons are ignored."""
    known = [(lesson.game.name, lesson.id) for lesson in taught() if f"{lesson.game.name}/{lesson.id}" in asked.done]
    if known:
        await services.database.run(services.lesson_progress.keep_lessons, you.id, known)
