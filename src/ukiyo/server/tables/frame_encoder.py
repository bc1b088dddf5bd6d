"""Encodes frames as JSON. A part that several people see, such as the public view of a position, is encoded only once."""

from collections.abc import Callable, Hashable

from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State
from ukiyo.play.events import Event, VisibleSeats, public_event, sees_action
from ukiyo.play.table_core import Position
from ukiyo.play.table_info import public_table
from ukiyo.play.table_state import TableState
from ukiyo.server.core.json import to_json

MAX_CACHED_PARTS = 512  # about 2 KB each


class FrameEncoder:
    """Holds the recently encoded parts of all tables, so that an idle table needs no memory for them."""

    def __init__(self) -> None:
        self.parts: dict[Hashable, tuple[object, str]] = {}  # the oldest first

    def frame(self, table: TableState, person: str | None, missed: list[str]) -> str:
        """Returns the frame for a person who missed these encoded events. The caller checks that the person can see the table."""
        seat = table.viewing_seat(person)
        view = self.view(table.rules, table.state, seat) if table.has_view() else "null"
        info = joined(self.part(table.info, "info", lambda: to_json(public_table(table.info))), to_json(table.personal_info(person)))
        steps = ",".join([self.step(table.rules, position, seat) for position in table.positions_since(len(missed))])
        return (
            f'{{"type":"frame","version":{table.version},"seat":{seat},"table":{info},"view":{view},'
            f'"previews":{to_json(table.previews(person))},"steps":[{steps}],"events":[{",".join(missed)}]}}'
        )

    def step(self, rules: Game, position: Position, seat: Seat) -> str:
        view = self.view(rules, position.state, seat, is_step=True)
        return f'{{"version":{position.version},"effects":{position.effects},"view":{view}}}'

    def view(self, rules: Game, state: State, seat: Seat, *, is_step: bool = False) -> str:
        """Returns the view of a seat. The view of an earlier step contains no legal actions."""
        public = self.part(state, "view", lambda: to_json(capabilities.public_view(rules, state)))
        own = capabilities.seat_view(rules, state, seat)
        return joined(public, to_json({**own, "legal": []} if is_step else own))

    def event(self, rules: Game, event: Event, visible_seats: VisibleSeats) -> str:
        """Returns an event as a person who may see these seats sees it."""
        return self.part(event, sees_action(rules, event, visible_seats), lambda: event_json(rules, event, visible_seats))

    def part(self, value: object, variant: Hashable, encode: Callable[[], str]) -> str:
        """Returns the JSON for an immutable value. The cache identifies the value by its id and keeps it alive, so the id stays unique."""
        key = (id(value), variant)
        cached = self.parts.get(key)
        if cached is None:
            cached = self.parts[key] = (value, encode())
            if len(self.parts) > MAX_CACHED_PARTS:
                del self.parts[next(iter(self.parts))]
        return cached[1]


def joined(first: str, second: str) -> str:
    """Merges two JSON objects with different keys. The second has at least one."""
    return f"{first[:-1]},{second[1:]}" if first != "{}" else second


def event_json(rules: Game, event: Event, visible_seats: VisibleSeats) -> str:
    return to_json(public_event(rules, event, visible_seats))
