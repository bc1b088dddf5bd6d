"""Limits on the cost of a move. They are counts, so they do not depend on the machine's speed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import event

from tests.server.scenarios import run_scenario
from tests.server.test_frame_encoder import play, table_of
from ukiyo.server.db.database import Database
from ukiyo.server.services import Services

MAX_STATEMENTS = 3  # without BEGIN, COMMIT and the snapshot that follows every 20 moves or so
MAX_MEAN_STATEMENTS = 2.2


@contextmanager
def recorded_statements(database: Database) -> Iterator[list[str]]:
    statements: list[str] = []

    def record(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    event.listen(database.engine, "before_cursor_execute", record)
    try:
        yield statements
    finally:
        event.remove(database.engine, "before_cursor_execute", record)


def test_a_move_takes_few_statements(tmp_path: Path) -> None:
    """The players have no notifications. Periodic tasks are stopped, because their statements do not belong to a move."""

    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        live, counts = await table_of(services, "iki"), list[int]()
        await play(services, live, 0)
        for move in range(60):
            with recorded_statements(services.database) as statements:
                await play(services, live, move * 7)
            counts.append(len([text for text in statements if not text.startswith(("BEGIN", "INSERT INTO snapshots"))]))
        assert max(counts) <= MAX_STATEMENTS
        assert sum(counts) / len(counts) <= MAX_MEAN_STATEMENTS

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)
