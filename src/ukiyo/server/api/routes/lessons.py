"""Lessons at a table, and what a device has learned before its person had a name."""

import contextlib
from typing import Annotated

from fastapi import Response
from pydantic import Field

from ukiyo.play import frames, learning
from ukiyo.play.lesson_table import known_lesson, lesson_frame, taught
from ukiyo.server.api.dependencies import CurrentPerson, OptionalPerson, ServicesDep, api_router
from ukiyo.server.api.models import requests, schemas
from ukiyo.server.api.routes.tables import framed
from ukiyo.server.core.errors import StorageFailed

router = api_router()

MOST = 200  # lessons told at once

LessonName = Annotated[str, Field(max_length=80, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", description="Game and id, with a slash between them")]


class LessonsDone(requests.Asked):
    """Lessons that were done on this device."""

    done: Annotated[list[LessonName], Field(max_length=MOST)]


@router.get("/lessons", summary="What can be learned at a table")
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


@router.post("/lessons/{game}/{lesson}", responses={200: schemas.described_as("LessonFrame")}, summary="A lesson after your moves")
async def learn(game: str, lesson: str, asked: requests.LessonMoves, services: ServicesDep, you: OptionalPerson) -> Response:
    """Nothing is kept of it but that you have done it, if you have said your name."""
    found = await services.replays.run(lesson_frame, known_lesson(game, lesson), asked.moves, asked.since, you.name if you else "")
    if you is not None and found["step"] == found["steps"]:
        with contextlib.suppress(StorageFailed):  # the device remembers it, too
            await services.database.run(services.lesson_progress.keep_lessons, you.id, [(game, lesson)])
    return framed(frames.compact_json(found))


@router.post("/lessons", status_code=204, response_model=None, summary="Lessons done before you had a name")
async def learned(asked: LessonsDone, you: CurrentPerson, services: ServicesDep) -> None:
    """They are kept with you as if you had done them now. What is not taught here is passed over."""
    known = [(lesson.game.name, lesson.id) for lesson in taught() if f"{lesson.game.name}/{lesson.id}" in asked.done]
    if known:
        await services.database.run(services.lesson_progress.keep_lessons, you.id, known)
