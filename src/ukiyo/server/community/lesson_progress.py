"""The lessons that each person has finished."""

from sqlalchemy import select

from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import LessonRow


class LessonProgress:
    def __init__(self, database: Database) -> None:
        self.database = database

    def lessons_done(self, person: str) -> set[tuple[str, str]]:
        """Returns a person's finished lessons, by game and id."""
        with self.database.session(reading=True) as session:
            rows = session.execute(select(LessonRow.game, LessonRow.lesson).where(LessonRow.person == person))
            return {(game, lesson) for game, lesson in rows}

    def add_lessons(self, person: str, done: list[tuple[str, str]]) -> None:
        with self.database.session() as session:
            for game, lesson in done:
                session.merge(LessonRow(person=person, game=game, lesson=lesson))
