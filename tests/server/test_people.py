"""People on the server, and their notifications in the outbox."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.server_process import Guest, ServerProcess
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import OutboxRow, PersonRow
from ukiyo.server.people.people import Preferences, preferences_from


@pytest.mark.parametrize(
    ("headers", "preferences"),
    [
        ({}, Preferences("en", "UTC")),
        ({"accept-language": "de-CH, pt-BR;q=0.8, fr"}, Preferences("pt", "UTC")),
        ({"accept-language": "pl", "time-zone": "Europe/Warsaw"}, Preferences("pl", "Europe/Warsaw")),
        ({"accept-language": ";;,", "time-zone": "../../etc/passwd"}, Preferences("en", "UTC")),
    ],
)
def test_preferences_are_read_from_headers(headers: dict[str, str], preferences: Preferences) -> None:
    assert preferences_from(headers) == preferences


def test_players_are_stored_but_visitors_are_not(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki, _ = Guest(server, "Aki"), Guest(server, "Ben")
    aki.set_table("me", "novice")
    aki.post("/me", name="Aki of Edo")
    database = Database(server.db)
    with database.session(reading=True) as session:
        assert [(row.name, row.language, row.time_zone) for row in session.scalars(select(PersonRow))] == [("Aki of Edo", "en", "UTC")]
    database.close()


def test_the_same_notification_is_added_once(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'outbox.db'}")
    database.migrate()
    note = OutboxMessage("turn/t/7/aki", "push", "aki", {"title": "Your turn"}, 0.0, "t")
    for _ in range(2):
        with database.session() as session:
            enqueue(session, [note, note])
    with database.session(reading=True) as session:
        assert [(row.idempotency_key, row.attempts, row.sent_at) for row in session.scalars(select(OutboxRow))] == [
            ("turn/t/7/aki", 0, None)
        ]
    database.close()
