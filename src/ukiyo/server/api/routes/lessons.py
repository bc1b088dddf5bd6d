"""Routes for lessons."""

import contextlib
from typing import Annotated

from fastapi import Response
from pydantic import Field

from ukiyo.play import learning
from ukiyo.play.lesson_table import all_lessons, find_lesson, lesson_frame
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, schemas
from ukiyo.server.api.routes.tables import json_response
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.json import to_json

router = api_router()

MAX_LESSONS = 200  # per request

LessonName = Annotated[
    str, Field(max_length=80, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", description="The game and the id of the lesson, separated by a slash")
]


class CompletedLessons(requests.RequestBody):
    """Lessons finished on this device."""

    completed: Annotated[list[LessonName], Field(max_length=MAX_LESSONS)]


@router.get("/lessons", summary="List the lessons")
async def list_lessons(services: ServicesDep, you: OptionalPerson) -> list[learning.LessonInfo]:
    done = await services.database.run_read(services.lesson_progress.lessons_done, you.id) if you else set()
    return [
        {
            "game": lesson.game.name,
            "id": lesson.id,
            "steps": len(lesson.steps),
            "sections": lesson.sections,
            "completed": (lesson.game.name, lesson.id) in done,
        }
        for lesson in all_lessons()
    ]


@router.post("/lessons/{game}/{lesson}", responses={200: schemas.described_as("LessonFrame")}, summary="Read a lesson after your moves")
async def learn(game: str, lesson: str, body: requests.LessonMoves, services: ServicesDep, you: OptionalPerson) -> Response:
    """The server stores only whether you have finished the lesson, and only if you have a name."""
    frame = await services.replays.run(lesson_frame, find_lesson(game, lesson), body.moves, body.since, you.name if you else "")
    if you is not None and frame["step"] == frame["steps"]:
        with contextlib.suppress(StorageFailed):  # the browser also stores it
            await services.database.run(services.lesson_progress.add_lessons, you.id, [(game, lesson)])
    return json_response(to_json(frame))


@router.post("/lessons", status_code=204, response_model=None, summary="Add lessons finished before you had a name")
async def learned(body: CompletedLessons, you: CurrentPerson, services: ServicesDep) -> None:
    """Marks the lessons as finished now. Unknown lessons are ignored."""
    known = [(lesson.game.name, lesson.id) for lesson in all_lessons() if f"{lesson.game.name}/{lesson.id}" in body.completed]
    if known:
        await services.database.run(services.lesson_progress.add_lessons, you.id, known)
