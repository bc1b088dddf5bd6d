"""What a device has learned before its person had a name."""

from typing import Annotated

from pydantic import Field

from ukiyo.server import wire
from ukiyo.server.asking import TheHouse, You, door
from ukiyo.server.classroom import taught

learning = door()

MOST = 200  # lessons told at once

LessonName = Annotated[str, Field(max_length=80, pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", description="Game and id, with a slash between them")]


class LessonsDone(wire.Asked):
    """Lessons that were done on this device."""

    done: Annotated[list[LessonName], Field(max_length=MOST)]


@learning.post("/lessons", status_code=204, response_model=None, summary="Lessons done before you had a name")
async def learned(asked: LessonsDone, you: You, house: TheHouse) -> None:
    """They are kept with you as if you had done them now. What is not taught here is passed over."""
    known = [(lesson.game.name, lesson.id) for lesson in taught() if f"{lesson.game.name}/{lesson.id}" in asked.done]
    if known:
        await house.store.run(house.store.keep_lessons, you.id, known)
