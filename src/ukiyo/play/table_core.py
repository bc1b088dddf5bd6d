"""A table's state, which changes as events are applied to it."""

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import cast

from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.shapes import Scene
from ukiyo.engine.state import Seat, State
from ukiyo.play import frames
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE, OVER, PLAYING, SEAT, UNDO, WAIT
from ukiyo.play.table_info import TableInfo, check_end, check_rules, opening_of, rules_of, running_seat, scores_of
from ukiyo.play.time_control import Clocks

EVENTS_IN_MEMORY = 32  # enough for clients that reconnect
POSITIONS_IN_MEMORY = 24  # enough for clients that animate each step
EVENTS_PER_SNAPSHOT = 20


@dataclass(frozen=True)
class TurnMove:
    """A move of the current turn, and the state before it."""

    version: int
    action: int
    before: State


@dataclass(frozen=True)
class StoredTable:
    """A table as stored in the database: the latest snapshot, and the events after it."""

    info: TableInfo
    version: int  # the version of the snapshot
    snapshot: dict[str, object] | None
    events: list[Event]
    votes: dict[int, set[str]]  # the supporters of each proposal; votes for replacing a player are stored under the seat number
    undos: dict[Seat, int] = field(default_factory=dict)  # how many moves each seat had undone before these events


@dataclass(frozen=True)
class Position:
    """An intermediate state of the table: after an event and the first few of its effects."""

    version: int
    effects: int
    state: State


class TableCore:
    """A table's state and event log. `settled` is the last state that can't be undone, and `undoable` contains the actions since then.

    If the rules have changed since the game was played, only its moves and scores are known. In this case, `has_state` is false.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.info = stored.info
        self.rules = rules_of(stored.info)
        self.version = self.snapshot_version = stored.version
        self.votes = stored.votes
        self.undos = Counter(stored.undos)
        self.recent: deque[Event] = deque(maxlen=EVENTS_IN_MEMORY)
        self.positions: deque[Position] = deque(maxlen=POSITIONS_IN_MEMORY)
        self.bot_error = ""
        self.absent = False  # whether the player to move is away and can be replaced
        people = [occupant.person or occupant.reserved_for for occupant in stored.info.occupants]
        self.presence: list[frames.Presence | None] = [{"state": "disconnected", "time_off": None} if person else None for person in people]
        self.proposed_bot = ""  # the bot that voters propose as a replacement for a failed bot
        self.search_share = 1.0  # the fraction of its search time that the last bot move used
        self.undoable: list[int] = []
        self.turn: list[TurnMove] = []  # the current or last turn; the list is replaced instead of modified
        self.hidden = stored.info.daily_date is not None  # a daily deal is visible only to its players and `readers` until its day is over
        self.readers: set[str] = set()
        self.has_state = True
        try:
            check_rules(stored.info)
            self.state = self.rules.load(stored.snapshot) if stored.snapshot else opening_of(stored.info)
            self.settled = self.state
            for event in stored.events:
                self.apply(event, self.state_after(event))
            check_end(stored.info, self.state)
        except UkiyoError:
            if stored.info.status != OVER:
                raise
            self.has_state = False
            self.state = self.settled = self.rules.empty_state(len(stored.info.occupants))
            self.recent = deque(stored.events, EVENTS_IN_MEMORY)
            self.version = stored.events[-1].version if stored.events else stored.version

    # Events

    def state_after(self, event: Event) -> State:
        if event.kind == UNDO:
            state = self.settled.copy()
            for action in self.undoable[:-1]:
                state.play(action)
            return state
        state = self.state.copy()
        if event.kind == MOVE:
            state.records_effects = True
            state.play(event.action)
        return state

    def apply(self, event: Event, state: State) -> None:
        """Applies a committed event. `state` is the state after it."""
        if event.kind == MOVE:
            self.undoable.append(event.action)
            self.turn = [*(self.turn if self.turn_continues() else []), TurnMove(event.version, event.action, self.state)]
        elif event.kind == UNDO:
            self.undoable.pop()
            self.undos[event.seat] += 1
            self.turn = self.turn[:-1]
        elif event.seat == self.state.mover:
            self.turn = []  # the turn continues with another player
        self.version = event.version
        self.state = state
        self.recent.append(event)
        self.positions.extend(positions_of(self.rules, event, state))
        state.effect_states = []
        self.votes = {}
        self.bot_error = self.proposed_bot = ""
        self.absent = False
        if state.undo_floor == state.moves:
            self.settled = state  # applied states are never modified
            self.undoable = []

    def events_after(self, version: int) -> list[Event] | None:
        """Returns the events after a version, or None if they are no longer in memory."""
        if version >= self.version:
            return []
        if self.recent and self.recent[0].version <= version + 1:
            return [event for event in self.recent if event.version > version]
        return None

    def positions_since(self, missed: int) -> list[Position]:
        """Returns the positions between a client's position and the current one.

        Returns none if the missed events are no longer in memory.
        """
        first = self.version - missed + 1
        if not missed or not self.positions or first < self.positions[0].version:
            return []
        return [position for position in self.positions if position.version >= first and position.state is not self.state]

    def turn_continues(self) -> bool:
        """Returns whether the seat that moved last decides again in the same round."""
        if not self.turn or self.state.over:
            return False
        first = self.turn[0].before
        return self.state.seat == first.seat and self.state.round_number() == first.round_number()

    def is_last_chance(self, alone: bool) -> bool:
        """Returns whether, to the player's knowledge, a legal action would make it impossible to undo the turn.

        If all opponents are bots (`alone`), passing the turn to another seat does not count, because bots wait.
        """
        known = self.state.determinize(self.state.seat, 1)

        def is_final(action: int) -> bool:
            after = known.copy()
            after.play(action)
            return after.over or after.undo_floor == after.moves or (after.seat != known.seat and not alone)

        return any(is_final(action) for action in known.options)

    def is_in_effect(self, version: int) -> bool:
        """Returns whether a recent move has not been undone."""
        since = [1 if event.kind == MOVE else -1 for event in self.recent if event.version > version and event.kind in (MOVE, UNDO)]
        return min(accumulate(since), default=0) >= 0

    def snapshot_due(self, event: Event, state: State) -> bool:
        return state.undo_floor == state.moves and event.version - self.snapshot_version >= EVENTS_PER_SNAPSHOT

    def info_after_end(self, state: State, at: float) -> TableInfo:
        """Returns the table info of the finished game, with the scores and the current rules."""
        rules = self.rules
        return replace(self.info, status=OVER, ended_at=at, scores=scores_of(state), rules=rules.version, components=rules.fingerprint)

    def info_without_result(self, at: float) -> TableInfo:
        """Returns the table info of a game that the players have agreed to end."""
        return replace(self.info, status=OVER, ended_at=at, unfinished=True)

    # Seats and people

    def seats_of(self, person: str | None) -> list[Seat]:
        return [seat for seat, occupant in enumerate(self.info.occupants) if person is not None and occupant.person == person]

    def seats_reserved_for(self, person: str | None) -> list[Seat]:
        """Returns the seats that bots took over for a person, and the seats that the person is invited to."""
        return [seat for seat, occupant in enumerate(self.info.occupants) if person is not None and occupant.reserved_for == person]

    def plays(self, person: str | None) -> bool:
        """Returns whether a person is a player at this table, even if a bot has taken over their seat."""
        return bool(self.seats_of(person) or self.seats_reserved_for(person))

    def seated_people(self) -> set[str]:
        return {occupant.person for occupant in self.info.occupants if occupant.person is not None}

    def people_involved(self) -> set[str]:
        """Returns the players, the invited people, the voters and the host."""
        people = {person for occupant in self.info.occupants for person in (occupant.person, occupant.reserved_for) if person is not None}
        return people.union({self.info.host}, *self.votes.values())

    def bot_to_move(self) -> str | None:
        return None if self.info.status != PLAYING else self.info.occupants[self.state.seat].bot

    def person_to_move(self) -> str | None:
        return None if self.info.status != PLAYING else self.info.occupants[self.state.seat].person

    def to_move_since(self) -> float:
        """Returns the time when the current decision began."""
        return self.recent[-1].created_at if self.recent else self.info.started_at

    # Clocks

    def due(self) -> float | None:
        """Returns the time when the clock of the person to move expires, or None without clocks."""
        return self.info.clocks.due(running_seat(self.info.occupants, self.state)) if self.info.clocks else None

    def clocks_after(self, event: Event, now: float) -> Clocks | None:
        clocks, time_control = self.info.clocks, self.info.time_control
        if clocks is None or time_control is None:
            return None
        clocks = clocks.at(now, running_seat(self.info.occupants, self.state))
        if event.kind == MOVE:
            return clocks.after_move(event.seat, time_control)
        if event.kind == WAIT:
            return clocks.wait_for(event.seat)
        return clocks.after_return(event.seat, time_control) if event.kind == SEAT and event.bot is None else clocks


def positions_of(rules: Game, event: Event, state: State) -> list[Position]:
    """Returns the intermediate positions that clients animate.

    In each scene played by the game itself, there is a position for every new kind of effect and for every new seat.
    """
    positions: list[Position] = []
    scene, before = event.outcome and event.outcome["scene"], None
    starts = capabilities.effect_starts(rules, state) if event.kind == MOVE else []
    for number, (start, item) in enumerate(zip(starts, event.effects, strict=False)):  # events from older servers can have fewer effects
        scene = cast(Scene | None, item.get("scene", scene))
        subject = item["kind"], item.get("seat")
        if scene and scene["seat"] is None and subject != before:
            positions.append(Position(event.version, number, state.effect_states[start]))
        before = subject
    return [*positions, Position(event.version, len(event.effects), state)]
