"""Whole games over real sockets with every number of players and both databases. All frames are searched for hidden information."""

import asyncio
import itertools
import json
import random
from dataclasses import replace

import pytest

from tests.battery.tables import SETTINGS, Setting, expansions
from tests.server.conftest import STORES
from tests.server.server_process import Guest, Json, ServerProcess, play_to_the_end
from ukiyo.engine import capabilities, move_log
from ukiyo.engine.record import parse_record
from ukiyo.engine.state import State
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_state import TableState
from ukiyo.server.core.settings import normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.tables.repository import TableRepository

FRAMES_PER_CHECK = 8  # one frame in this many is compared with a determinization


FASTEST_SETTING = Setting("hokusai", 2, expansions("track,journey,paths"))  # the fastest setting that covers everything
# These settings are slow or covered by other settings. Games with five players are slow.
EXPECTED_SETTINGS = ["iki-2", "iki-4", "hokusai-1", str(FASTEST_SETTING)]
TAKING_TURNS = [
    pytest.param(setting, database, marks=[] if str(setting) in EXPECTED_SETTINGS else [pytest.mark.repeats], id=f"{setting}-{database}")
    for setting, database in zip([*SETTINGS, FASTEST_SETTING], itertools.cycle(STORES), strict=False)
]
"""Return all settings, alternating between the databases."""


@pytest.mark.parametrize(("setting", "server"), TAKING_TURNS, indirect=["server"])
def test_frames_of_a_whole_game_reveal_no_hidden_information(setting: Setting, server: ServerProcess) -> None:
    """Each guest has a seat and sometimes undoes a move. Another guest is a spectator."""
    guests = [Guest(server, f"Guest {seat}") for seat in range(setting.players)]
    table = guests[0].set_table("me", *["open"] * (setting.players - 1), game=setting.game, options=dict(setting.options))
    for guest in guests[1:]:
        guest.post(f"/tables/{table}/join")
    guests[0].post(f"/tables/{table}/start")
    watcher = Guest(server, "Watcher")

    async def play_game() -> list[list[str]]:
        chance = random.Random(setting.players)
        return await asyncio.gather(*[play_to_the_end(guest, table, chance, undo=0.1) for guest in [*guests, watcher]])

    frames_by_person = asyncio.run(play_game())
    record = parse_record(guests[0].http.get(f"{server.api}/tables/{table}/record").text)
    assert record.verify(setting.rules).over

    database = Database(normal_url(server.db))
    stored, events = TableRepository(database).read(table), TableRepository(database).events(table, 0)
    game = Replayed(setting, stored, events)
    for seat, frames in zip([*range(setting.players), -1], frames_by_person, strict=True):
        search(setting, stored, events, game, seat, frames)
    database.close()


class Replayed:
    """A replayed game: the states and effects at every version."""

    def __init__(self, setting: Setting, stored: StoredTable, events: list[Event]) -> None:
        table = TableState(StoredTable(replace(stored.info, status="playing"), 0, None, [], {}))
        self.positions = [table.state]
        self.on_the_way: dict[tuple[int, int], State] = {}  # per version and number of displayed effects
        for event in events:
            after = table.state_after(event)
            moved = event.kind == MOVE
            assert event.effects == (move_log.effects(setting.rules, after) if moved else [])
            assert event.outcome == (move_log.summary(setting.rules, after, event.action) if moved else None)
            table.apply(event, after)
            self.positions.append(after)
            self.on_the_way |= {
                (position.version, position.effects): position.state for position in table.positions if position.version == event.version
            }


def search(setting: Setting, stored: StoredTable, events: list[Event], game: Replayed, seat: int, frames: list[str]) -> None:
    """Check that a frame contains only the seat's view. View, steps and moves must not depend on hidden information."""
    positions = game.positions
    rules = setting.rules
    persons = [occupant.person for occupant in stored.info.occupants if occupant.person]
    received: list[Json] = []
    openly: list[bool] = []  # all information is revealed after the game
    for number, text in enumerate(frames):
        frame = json.loads(text)
        state = positions[frame["version"]]
        assert set(frame) == {"type", "version", "seat", "table", "view", "previews", "steps", "events"}
        assert frame["seat"] == seat
        assert frame["view"] == rules.view(state, seat)
        assert frame["previews"] == [capabilities.preview(rules, state, action) for action in frame["view"]["legal"]]
        if seat >= 0 and number % FRAMES_PER_CHECK == 0:
            guess = state.determinize(seat, number)
            assert rules.view(guess, seat) == frame["view"]
            assert [capabilities.preview(rules, guess, action) for action in frame["view"]["legal"]] == frame["previews"]
        for step in frame["steps"]:
            passed = game.on_the_way[step["version"], step["effects"]]
            assert step["view"] == {**rules.view(passed, seat), "legal": []}
            if seat >= 0 and step["version"] % FRAMES_PER_CHECK == 0:
                assert {**rules.view(passed.determinize(seat, number), seat), "legal": []} == step["view"]
        assert str(stored.info.seed) not in text
        assert not any(person in text for person in persons)
        assert not any(str(word) in text for word in state.chance.words() if word > 100_000)
        received += frame["events"]
        openly += [state.over] * len(frame["events"])
    assert [event["version"] for event in received] == list(range(1, len(events) + 1)), "Every event must arrive once, in order."
    for received_event, event, public in zip(received, events, openly, strict=True):
        assert (received_event["effects"], received_event["outcome"]) == (event.effects, event.outcome)
        if event.kind == MOVE and event.seat != seat and not public:
            reveals_nothing(setting, positions[event.version - 1], positions[event.version], event, seat, str(received_event["notation"]))


def reveals_nothing(setting: Setting, before: State, after: State, event: Event, seat: int, notation: str) -> None:
    """Check that a move visible to another seat is consistent with that seat's knowledge or public afterwards."""
    action = setting.rules.action(event.action)
    if notation == action.kind and action.fields:
        return
    assert not setting.rules.is_secret(event.action)
    knower = seat if seat >= 0 else (event.seat + 1) % setting.players  # spectators know no more than any player
    guess = before.determinize(knower, event.version)
    if event.action in guess.legal():
        assert capabilities.details(setting.rules, guess, event.action) == capabilities.details(setting.rules, before, event.action)
    else:
        view_text = json.dumps(setting.rules.view(after, seat))
        assert all(value in view_text for value in action.fields.values()), f"seat {seat} received '{notation}'"
