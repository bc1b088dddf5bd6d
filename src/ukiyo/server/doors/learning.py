"""Lessons at a table, and what a device has learned before its person had a name."""

import contextlib
from typing import Annotated

from fastapi import Response
from pydantic import Field

from ukiyo.server import wire
from ukiyo.server.api import framed
from ukiyo.server.asking import Someone, TheHouse, You, door
from ukiyo.server.classroom import known_lesson, lesson_frame, taught
from ukiyo.server.errors import NotKept

learning = door()

MOST = 200  # lessons told at once

LessonName = Annotated[str, Field(max_length=80, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", description="Game and id, with a slash between them")]


class LessonsDone(wire.Asked):
    """Lessons that were done on this device."""

    done: Annotated[list[LessonName], Field(max_length=MOST)]


@learning.get("/lessons", summary="What can be learned at a table")
async def list_lessons(house: TheHouse, you: Someone) -> list[wire.LessonFacts]:
    done = await house.store.look(house.store.lessons_done, you.id) if you else set()
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


@learning.post("/lessons/{game}/{lesson}", responses={200: wire.described_as("LessonFrame")}, summary="A lesson after your moves")
async def learn(game: str, lesson: str, asked: wire.LessonMoves, house: TheHouse, you: Someone) -> Response:
    """Nothing is kept of it but that you have done it, if you have said your name."""
    found = await house.replays.run(lesson_frame, known_lesson(game, lesson), asked.moves, asked.since, you.name if you else "")
    if you is not None and found["step"] == found["steps"]:
        with contextlib.suppress(NotKept):  # the device remembers it, too
            await house.store.run(house.store.keep_lessons, you.id, [(game, lesson)])
    return framed(wire.compact_json(found))


@learning.post("/lessons", status_code=204, response_model=None, summary="Lessons done before you had a name")
async def learned(asked: LessonsDone, you: You, house: TheHouse) -> None:
    """They are kept with you as if you had done them now. What is not taught here is passed over."""
    known = [(lesson.game.name, lesson.id) for lesson in taught() if f"{lesson.game.name}/{lesson.id}" in asked.done]
    if known:
        await house.store.run(house.store.keep_lessons, you.id, known)
