"""Lessons. A lesson is a position with small goals and texts, defined in a file. See docs/guides/adding-a-lesson.md.

The ids of the texts begin with the id of the lesson, such as `iki-lesson-income-2` for the text before step 2. The suffix `-done` marks the
text after the goal is reached. `-not-move` is the remark about a legal move of kind `move` that misses the goal, and `-other` is the remark
about any other legal move.
"""

from functools import cache

from ukiyo import games
from ukiyo.play.lessons.attempt import Attempt, LessonMessage
from ukiyo.play.lessons.checking import check, solve
from ukiyo.play.lessons.lesson import FOLDER, BadLesson, Lesson, Step

__all__ = ["Attempt", "BadLesson", "Lesson", "LessonMessage", "Step", "check", "lessons", "solve"]


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Returns a game's lessons by id, in order."""
    rules = games.game(game)
    result = [Lesson(rules, file) for file in sorted((rules.folder / FOLDER).glob("*.toml"))]
    return {lesson.id: lesson for lesson in result}
