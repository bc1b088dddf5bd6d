"""A table in memory: the position, what was played last, who may do what, and what each is shown. It waits for nothing."""

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import cast

from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.shapes import Scene
from ukiyo.engine.state import Seat, State
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden, Refused
from ukiyo.play.events import Event, VisibleSeats
from ukiyo.play.kinds import HUMAN, MOVE, OPEN, OVER, PLAYING, SEAT, UNDO, WAIT
from ukiyo.play.table_info import (
    TableInfo,
    check_end,
    check_rules,
    opening_of,
    public_table,
    rules_of,
    running_seat,
    scores_of,
    shown_clocks,
)
from ukiyo.play.time_control import NO_SEAT, Clocks, is_correspondence

SPECTATOR: Seat = -1
RECENT = 64  # entries kept in memory for those who come back
POSITIONS = 24  # positions kept in memory for those who watch step by step
SNAPSHOT_EVERY = 20  # entries
UNDOS = 300  # moves that a seat may take back in a game: they stay in the log for ever

PAUSE_VOTE = NO_SEAT  # what people can agree on besides giving away a seat, which is its number
PROPOSAL_VOTES: dict[frames.ProposalKind, int] = {"nights": -2, "wait": -3, "end": -4}


@dataclass(frozen=True)
class TurnMove:
    """A move of a turn, and how the table stood before it."""

    version: int
    action: int
    before: State


@dataclass(frozen=True)
class StoredTable:
    """All that the store has on a table: the last snapshot, and the entries after it."""

    info: TableInfo
    version: int  # of the snapshot
    snapshot: dict[str, object] | None
    events: list[Event]
    votes: dict[int, set[str]]  # who agrees to what: that a seat goes to a bot, or to one of the wishes
    undos: dict[Seat, int] = field(default_factory=dict)  # how many moves each seat had taken back before these entries


@dataclass(frozen=True)
class Position:
    """How the table stood after an entry and so many of its news."""

    version: int
    effects: int
    state: State


class TableState:
    """A table as it stands. `settled` is the last position that cannot be taken back, `line` the actions since.

    A finished game whose rules have changed since is known by its moves and scores only, and its position is not (`known`).
    """

    def __init__(self, kept: StoredTable) -> None:
        self.info = kept.info
        self.rules = rules_of(kept.info)
        self.version = self.snapshot_version = kept.version
        self.votes = kept.votes
        self.undos = Counter(kept.undos)
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.positions: deque[Position] = deque(maxlen=POSITIONS)
        self.bot_error = ""  # why the bot to move does not
        self.absent = False  # whether the others may do without the person to move: give her seat to a bot, or agree to end
        people = [occupant.person or occupant.reserved_for for occupant in kept.info.occupants]
        self.presence: list[frames.Presence | None] = [{"state": "disconnected", "time_off": None} if person else None for person in people]
        self.proposed = ""  # the level that those who agree want instead of it
        self.search_share = 1.0  # the share of its time the bot that moved last had to think
        self.line: list[int] = []
        self.turn: list[TurnMove] = []  # that is being played, or was last; replaced, never changed in place
        self.spectators_frames: dict[int, str] = {}  # by the number of entries in it
        self.hidden = kept.info.day is not None  # from all but its players and `readers`, until its day is over
        self.readers: set[str] = set()
        self.known = True
        try:
            check_rules(kept.info)
            self.state = self.rules.load(kept.snapshot) if kept.snapshot else opening_of(kept.info)
            self.settled = self.state.copy()
            for event in kept.events:
                self.adopt(event, self.after(event))
            check_end(kept.info, self.state)
        except UkiyoError:
            if kept.info.status != OVER:
                raise
            self.known = False
            self.state = self.settled = self.rules.empty_state(len(kept.info.occupants))
            self.recent = deque(kept.events, RECENT)
            self.version = kept.events[-1].version if kept.events else kept.version

    # What happens

    def after(self, event: Event) -> State:
        """The position an entry leads to."""
        if event.kind == UNDO:
            state = self.settled.copy()
            for action in self.line[:-1]:
                state.play(action)
            return state
        state = self.state.copy()
        if event.kind == MOVE:
            state.records_effects = True
            state.play(event.action)
        return state

    def adopt(self, event: Event, state: State) -> None:
        """Let an entry that is kept be true here too."""
        if event.kind == MOVE:
            self.line.append(event.action)
            self.turn = [*(self.turn if self.turn_goes_on() else []), TurnMove(event.version, event.action, self.state)]
        elif event.kind == UNDO:
            self.line.pop()
            self.undos[event.seat] += 1
            self.turn = self.turn[:-1]
        elif event.seat == self.state.mover:
            self.turn = []  # somebody else goes on with it
        self.version = event.version
        self.state = state
        self.recent.append(event)
        self.positions.extend(self.watched(event, state))
        state.effect_states = []
        self.votes = {}
        self.bot_error = self.proposed = ""
        self.absent = False
        self.spectators_frames = {}
        if state.undo_floor == state.moves:
            self.settled = state.copy()
            self.line = []

    def turn_goes_on(self) -> bool:
        """Whether the seat that moved last is asked again, before the game itself goes on."""
        if not self.turn or self.state.over:
            return False
        first = self.turn[0].before
        return self.state.seat == first.seat and self.state.round_number() == first.round_number()

    def last_chance(self, alone: bool) -> bool:
        """Whether the turn could not be taken back any more after one of the choices there are, as far as the seat that decides can know.

        Bots wait for a person who is alone with them, and others do not.
        """
        known = self.state.determinize(self.state.seat, 1)

        def final(action: int) -> bool:
            after = known.copy()
            after.play(action)
            return after.over or after.undo_floor == after.moves or (after.seat != known.seat and not alone)

        return any(final(action) for action in known.options)

    def stands(self, version: int) -> bool:
        """Whether a move of late has not been taken back."""
        since = [1 if event.kind == MOVE else -1 for event in self.recent if event.version > version and event.kind in (MOVE, UNDO)]
        return min(accumulate(since), default=0) >= 0

    def snapshot_due(self, event: Event, state: State) -> bool:
        return state.undo_floor == state.moves and event.version - self.snapshot_version >= SNAPSHOT_EVERY

    def ended(self, state: State, at: float) -> TableInfo:
        """What is known of the table once the game is over: when that was, the scores, and the rules it ended with."""
        rules = self.rules
        return replace(self.info, status=OVER, ended=at, scores=scores_of(state), rules=rules.version, components=rules.fingerprint)

    def closed(self, at: float) -> TableInfo:
        """What is known of the table once its people have agreed to end it: there is no result."""
        return replace(self.info, status=OVER, ended=at, unfinished=True)

    # Who may do what

    def held(self, person: str | None) -> list[Seat]:
        return [seat for seat, occupant in enumerate(self.info.occupants) if person is not None and occupant.person == person]

    def seats_reserved_for(self, person: str | None) -> list[Seat]:
        """The seats in which a bot stands in for somebody, or to which she is invited."""
        return [seat for seat, occupant in enumerate(self.info.occupants) if person is not None and occupant.reserved_for == person]

    def involved(self) -> set[str]:
        """Whoever has to do with the table."""
        seated = {person for occupant in self.info.occupants for person in (occupant.person, occupant.reserved_for) if person is not None}
        return seated.union({self.info.host}, *self.votes.values())

    def plays(self, person: str | None) -> bool:
        """Whether somebody is a player here, if only in a seat where a bot stands in for her."""
        return bool(self.held(person) or self.seats_reserved_for(person))

    def check_playing(self) -> None:
        if self.info.status == OPEN:
            raise Conflict("the game has not started")
        if self.info.status == OVER:
            raise Conflict("the game is over")

    def check_advised(self) -> None:
        if self.info.day and self.info.status != OVER:
            raise Conflict("this is a try at the deal of the day: until it is over the coach says nothing")
        if self.info.rated and self.info.status != OVER:
            raise Conflict("this game is rated: until it is over the coach says nothing")

    def check_version(self, version: int) -> None:
        if version != self.version:
            raise Conflict(f"the table has moved on: that answers version {version}, it is at version {self.version}")

    def check_turn(self, person: str) -> None:
        if self.info.occupants[self.state.seat].person != person:
            raise Forbidden(f"it is the turn of seat {self.state.seat}, and that seat is not yours")

    def check_time(self, now: float) -> None:
        due = self.due()
        if due is not None and due <= now:
            raise Conflict("your time is over: a bot stands in for you, and you may sit down again")

    def check_undo(self, person: str, moves: int) -> None:
        state = self.state
        if not 0 < moves <= state.moves - state.undo_floor:
            raise Conflict("nothing can be taken back: something was drawn or revealed since, or another player has moved")
        if self.info.occupants[state.mover].person != person:
            raise Forbidden(f"the last move was made by seat {state.mover}, and that seat is not yours")
        taken_back = self.undos[state.mover]
        if taken_back + moves > UNDOS:
            raise Conflict(f"seat {state.mover} has taken back {taken_back} moves, and cannot take back more than {UNDOS} in a game")

    def bot_to_move(self) -> str | None:
        """The bot that is awaited, if one is."""
        return None if self.info.status != PLAYING else self.info.occupants[self.state.seat].bot

    def absent_since(self) -> float:
        """When the seat to move began to be awaited."""
        return self.recent[-1].at if self.recent else self.info.began

    def due(self) -> float | None:
        """When the time of the person who is asked is over, at a table with clocks."""
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

    def awaited(self) -> str | None:
        """The person everybody waits for, if it is one."""
        return None if self.info.status != PLAYING else self.info.occupants[self.state.seat].person

    def voters(self) -> set[str]:
        """All who must agree that the seat to move goes to a bot; or, at a table with clocks, to a pause."""
        occupants = self.info.occupants
        awaited = None if self.info.clocks else occupants[self.state.seat].person
        return {occupant.person for occupant in occupants if occupant.person is not None and occupant.person != awaited}

    def needed(self) -> int:
        """How many must agree to what `voters` agree to; 0: it cannot be done."""
        pause = self.info.clocks is not None and not self.bot_error
        return 0 if self.info.status != PLAYING or (pause and not self.may_stop_clocks()) else len(self.voters())

    def people(self) -> set[str]:
        """All who sit at the table themselves."""
        return {occupant.person for occupant in self.info.occupants if occupant.person is not None}

    def awaited_seats(self) -> list[Seat]:
        """For whom the others could agree to wait: those a bot stands in for, and who is asked while her time runs."""
        clocks, occupants = self.info.clocks, self.info.occupants
        asked = running_seat(occupants, self.state)
        runs = clocks is not None and asked != NO_SEAT and asked not in clocks.waiting_for
        return [seat for seat, occupant in enumerate(occupants) if occupant.reserved_for is not None or (runs and seat == asked)]

    def is_played_to_the_end(self) -> bool:
        """Others rely on the result. A player who is about to lose must not be able to avoid it, alone or with an accomplice."""
        return bool(self.info.day or self.info.tournament or self.info.rated)

    def may_stop_clocks(self) -> bool:
        """A bot never lets stopped clocks run again, so a game against one could be stopped for good."""
        return not self.is_played_to_the_end() or all(occupant.kind == HUMAN for occupant in self.info.occupants)

    def voters_on(self, wish: frames.ProposalKind) -> set[str]:
        """All who must agree to something; none: it cannot be wished for now."""
        asked = self.awaited()
        if self.info.status != PLAYING:
            return set()
        if wish == "nights":
            return self.people() if self.info.clocks and is_correspondence(self.info.time_control) else set()
        if self.is_played_to_the_end():
            return set()
        if wish == "wait":
            return self.people() - {asked} if self.awaited_seats() else set()
        return self.people() - ({asked} if self.absent else set())

    def check_player(self, person: str) -> None:
        if not self.held(person):
            raise Forbidden("only the players can agree to that")

    def check_proposal(self, person: str, wish: frames.ProposalKind) -> None:
        if self.info.day:
            raise Conflict("a try at the deal of the day is played to its end, and takes as long as it takes")
        self.check_player(person)
        if not self.voters_on(wish):
            if wish == "end" and self.info.rated:
                raise Conflict("a rated game is played to its end: if you leave, a bot plays on for you, and the result counts")
            if wish == "wait" and self.is_played_to_the_end():
                raise Conflict("the result of this game counts, so it cannot wait without a clock")
            why = {"nights": "nights count here: the table is not played over days", "wait": "this table waits for nobody with a clock"}
            raise Conflict(why.get(wish, "nobody is here to agree to that"))
        if wish == "wait" and person not in self.voters_on(wish):  # who was taken for absent may still agree to an end
            raise Forbidden("the others decide whether they wait for you")

    def proposals(self, person: str | None) -> list[frames.Proposal]:
        """What the people at the table may agree on, and how far they are; to a player, what she has a say in."""
        found: list[frames.Proposal] = []
        for wish, number in PROPOSAL_VOTES.items():
            needed, agreed = self.voters_on(wish), self.votes.get(number, set())
            if needed and (person in needed or not self.held(person)):
                found.append({"kind": wish, "agreed": len(agreed & needed), "needed": len(needed), "yours": person in agreed})
        return found

    def check_replacement(self, person: str, seat: Seat) -> None:
        self.check_player(person)
        if seat != self.state.seat or self.info.occupants[seat].kind != HUMAN:
            raise Conflict(f"nobody is waiting for a player in seat {seat}")
        if self.info.occupants[seat].person == person:
            raise Refused("your own seat cannot be given away")

    def check_no_clocks(self) -> None:
        if self.info.clocks is not None:
            raise Conflict("this table has clocks: a bot stands in for whoever has no time left")

    def check_pause(self, person: str) -> Clocks:
        self.check_player(person)
        if self.info.clocks is None:
            raise Conflict("this table has no clocks that could be stopped")
        if not self.info.clocks.paused and not self.may_stop_clocks():
            raise Conflict("the result of this game counts, so its clocks cannot be stopped while a bot plays")
        return self.info.clocks

    # What is shown

    def may_read(self, person: str | None) -> bool:
        """Whether a person may be sent anything about this table. `Deals.admit` adds readers of hidden tables."""
        return not self.hidden or self.plays(person) or person in self.readers

    def check_reader(self, person: str | None) -> None:
        if not self.may_read(person):
            raise Forbidden("this is another player's try at today's deal: finish your own first, or come back tomorrow")

    def shown(self, person: str | None) -> Seat:
        """The seat through whose eyes a person sees. Who holds several sees the one that decides, or decided last."""
        held = self.held(person) or self.seats_reserved_for(person)
        for seat in (self.state.seat, self.state.mover):
            if seat in held:
                return seat
        return held[0] if held else SPECTATOR

    def visible_seats(self, person: str | None) -> VisibleSeats:
        """The seats whose secret choices a person may know: his own, and all once the game is over."""
        if self.info.status == OVER:
            return frozenset(range(len(self.info.occupants)))
        return frozenset(self.held(person) + self.seats_reserved_for(person))

    def frame(self, person: str | None, behind: int = 0) -> frames.Frame:
        """All that one viewer is sent but the entries: the table, the view of his seat, and the steps by which it came there.

        `behind` entries have not been heard yet; they close the frame (`with_entries`). Refused to a person who may not read the table.
        """
        self.check_reader(person)
        return self.unchecked_frame(person, behind)

    def unchecked_frame(self, person: str | None, behind: int) -> frames.Frame:
        seat, status = self.shown(person), self.info.status
        deciding = status == PLAYING and seat == self.state.seat and seat in self.held(person)
        return {
            "type": "frame",
            "version": self.version,
            "seat": seat,
            "table": self.summary(person),
            "view": self.rules.view(self.state, seat) if status != OPEN and self.known else None,
            "previews": [capabilities.preview(self.rules, self.state, action) for action in self.state.legal()] if deciding else [],
            "steps": [self.step(position, seat) for position in self.passed_since(behind)],
            "events": [],
        }

    def watched(self, event: Event, state: State) -> list[Position]:
        """The positions worth a look on the way to this one: where the game itself goes on, at each new kind of news or seat it befalls."""
        found: list[Position] = []
        scene, before = event.outcome and event.outcome["scene"], None
        begins = capabilities.effect_starts(self.rules, state) if event.kind == MOVE else []
        for number, (begin, item) in enumerate(zip(begins, event.effects, strict=False)):  # an older server told less
            scene = cast(Scene | None, item.get("scene", scene))
            what = item["kind"], item.get("seat")
            if scene and scene["seat"] is None and what != before:
                found.append(Position(event.version, number, state.effect_states[begin]))
            before = what
        return [*found, Position(event.version, len(event.effects), state)]

    def passed_since(self, behind: int) -> list[Position]:
        """The positions between the one a viewer knows and this one, as far as memory reaches; who missed more is told, and not shown."""
        first = self.version - behind + 1
        if not behind or not self.positions or first < self.positions[0].version:
            return []
        return [position for position in self.positions if position.version >= first and position.state is not self.state]

    def step(self, position: Position, seat: Seat) -> frames.Step:
        """A position through the eyes of a seat; nothing is chosen in it any more."""
        view = {**self.rules.view(position.state, seat), "legal": []}
        return {"version": position.version, "effects": position.effects, "view": view}

    def frame_json(self, person: str | None, missed: list[str]) -> str:
        """A frame as JSON, with entries that are JSON already.

        Spectators may be many, and all who missed as much are sent the same: theirs is written once.
        """
        self.check_reader(person)
        if self.plays(person) or person == self.info.host:
            return self.with_events(person, missed)
        if len(missed) not in self.spectators_frames:
            self.spectators_frames[len(missed)] = self.with_events(None, missed)
        return self.spectators_frames[len(missed)]

    def with_events(self, person: str | None, missed: list[str]) -> str:
        """Entries close a frame, so that a long log is only put in."""
        return f"{frames.compact_json(self.unchecked_frame(person, len(missed))).removesuffix(']}')}{','.join(missed)}]}}"

    def summary(self, person: str | None) -> frames.YourTable:
        info = self.info
        over = info.status == OVER
        return {
            **public_table(info),
            "yours": self.held(person),
            "host": person == info.host,
            "bot_error": self.bot_error,
            "search_share": self.search_share,
            "absent": self.absent,
            "agreed": len(self.votes.get(PAUSE_VOTE if info.clocks and not self.bot_error else self.state.seat, ())),
            "needed": self.needed(),
            "reserved_seats": self.seats_reserved_for(person) if not over else [],
            "clocks": shown_clocks(info, running_seat(info.occupants, self.state), self.plays(person)),
            "proposals": self.proposals(person),
            "presence": self.presence if self.plays(person) else [here and {**here, "time_off": None} for here in self.presence],
            "scores": info.scores or (scores_of(self.state) if over and self.known and not info.unfinished else None),
        }

    def since(self, version: int) -> list[Event] | None:
        """The entries after a version; None if they are not in memory any more."""
        if version >= self.version:
            return []
        if self.recent and self.recent[0].version <= version + 1:
            return [event for event in self.recent if event.version > version]
        return None
