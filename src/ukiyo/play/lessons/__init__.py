"""Lessons: a position, small goals in it, and what is said about them. Each lesson is a file: see docs/guides/adding-a-lesson.md.

Sentences are messages called by the lesson: `iki-lesson-income-2` before step 2, `-done` behind it once the goal is reached, `-not-move`
(a kind of action) about another legal move, `-other` about any other.
"""

from functools import cache

from ukiyo import games
from ukiyo.play.lessons.attempt import Attempt, LessonMessage
from ukiyo.play.lessons.checking import check, solve
from ukiyo.play.lessons.lesson import FOLDER, BadLesson, Lesson, Step

__all__ = ["Attempt", "BadLesson", "Lesson", "LessonMessage", "Step", "check", "lessons", "solve"]


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Returns a game's lessons in order, by id."""
    rules = games.game(game)
    result = [Lesson(rules, file) for file in sorted((rules.folder / FOLDER).glob("*.toml"))]
    return {lesson.id: lesson for lesson in result}
