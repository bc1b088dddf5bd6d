"""Encoded frames are equal to the frames that `ukiyo.play` describes, and share their common parts."""

import json
from pathlib import Path

import pytest

from tests.server.scenarios import run_scenario
from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.state import State
from ukiyo.play import frames
from ukiyo.play.events import public_event
from ukiyo.play.table_core import POSITIONS_IN_MEMORY
from ukiyo.server.core.identity import Person
from ukiyo.server.services import Services
from ukiyo.server.tables import frame_encoder, seating
from ukiyo.server.tables.registry import LiveTable

PEOPLE = [Person("aki", "Aki 火消"), Person("ben", "Ben"), Person("chie", "Chie"), Person("dai", "Dai")]
MISSED = (0, 1, 3, POSITIONS_IN_MEMORY)


async def table_of(services: Services, game: str, seats: int = 4) -> LiveTable:
    occupants = [seating.new_occupant("human", "me", game, person) for person in PEOPLE[:seats]]
    info = seating.new_table(game, {}, occupants, False, PEOPLE[0], services.clock.time())
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.change(info.id, lambda _, row: seating.start(row, PEOPLE[0], services.clock.time()))


async def play(services: Services, live: LiveTable, choice: int) -> None:
    """Play a legal move of the seat to move."""
    state, person = live.table.state, live.table.person_to_move()
    legal = state.legal()
    await services.moves.play(live.table.info.id, Person(person or "", ""), live.table.version, legal[choice % len(legal)])


def described(live: LiveTable, person: str | None, missed: int) -> frames.Frame:
    table = live.table
    events = [event for event in table.recent if event.version > table.version - missed]
    return {**table.frame(person, missed), "events": [public_event(table.rules, event, table.visible_seats(person)) for event in events]}


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_encoded_frames_match_their_description_for_every_person(game: str, tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await table_of(services, game)
        for move in range(40):
            await play(services, live, move * 7)
            for person in (*[person.id for person in PEOPLE], None):
                for missed in MISSED:
                    events = await services.tables.events_since(live, max(live.table.version - missed, 0), person)
                    text = services.tables.frame_json(live, person, events)
                    assert json.loads(text) == described(live, person, len(events))

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_frame_contains_the_current_table_info(tmp_path: Path) -> None:
    """Cached parts must not survive a change of what they encode."""

    async def scenario(services: Services) -> None:
        live = await table_of(services, "iki", 2)
        for change in (None, "Chie"):
            if change:
                await services.tables.change(live.table.info.id, lambda _, row: setattr(row.seats[1], "name", "Chie"))
            live.table.bot_error = change or ""
            live.broadcast()
            for person in ("aki", "ben", None):
                assert json.loads(services.tables.frame_json(live, person, [])) == live.table.frame(person)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_the_public_view_is_computed_once_for_all_subscribers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        live = await table_of(services, "iki")
        await play(services, live, 0)
        computed = list[int]()
        compute = capabilities.public_view

        def counted(rules: Game, state: State) -> dict[str, object]:
            computed.append(live.table.version)
            return compute(rules, state)

        monkeypatch.setattr(capabilities, "public_view", counted)
        for person in (*[person.id for person in PEOPLE], None):
            assert services.tables.frame_json(live, person, [])
        assert computed == [1]

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_the_cache_of_encoded_parts_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame_encoder, "MAX_CACHED_PARTS", 5)

    async def scenario(services: Services) -> None:
        live = await table_of(services, "iki", 2)
        for move in range(10):
            await play(services, live, move)
            events = await services.tables.events_since(live, 0, "aki")
            assert json.loads(services.tables.frame_json(live, "aki", events)) == described(live, "aki", len(events))
        assert len(services.tables.encoder.parts) == 5

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)
