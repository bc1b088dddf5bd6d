"""The replay of a game: its positions, its course, its record and the components acquired by each seat. Performs no I/O."""

from collections.abc import Sequence

from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.features import Counts, count_features
from ukiyo.engine.record import Move, Record
from ukiyo.engine.state import Seat, State
from ukiyo.play import coaching, frames
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.events import Event, VisibleSeats, moves_of, public_event
from ukiyo.play.kinds import OVER
from ukiyo.play.table_info import TableInfo, check_end, opening_of, rules_of
from ukiyo.play.table_state import SPECTATOR

MOVES_PER_SNAPSHOT = 16
CORRECTIONS_COMMENT = "  # with {number} corrected values; replay it with --components and the file from /api/tables/{id}/components.toml\n"
UNFINISHED_COMMENT = "  # the players agreed to end the game here without a result\n"


class Replay:
    """A game up to a version, with a snapshot every few moves.

    If the rules have changed since the game, `unavailable` contains an explanation. The record and scores are then available, but not the
    positions.
    """

    def __init__(self, info: TableInfo, events: list[Event]) -> None:
        self.info = info
        self.rules = rules_of(info)
        self.version = events[-1].version if events else 0
        self.moves = moves_of(events)
        self.all_seats = frozenset(range(len(info.occupants)))
        self.snapshots: list[State] = []
        self.unavailable = ""
        self.scores = [score["total"] for score in info.scores or []]
        try:
            self.play_moves()
        except UkiyoError as error:
            self.unavailable = (
                f"{str(error).removesuffix('.')}. The record and scores are still available, but positions can't be displayed."
            )

    def play_moves(self) -> None:
        if not self.over and self.info.rules != self.rules.version:
            raise Conflict(f"This game uses version {self.info.rules} of the rules, but the server has version {self.rules.version}.")
        state = opening_of(self.info)
        for number, event in enumerate(self.moves):
            if number % MOVES_PER_SNAPSHOT == 0:
                self.snapshots.append(state.copy())
            state.play(event.action)
        check_end(self.info, state)
        self.snapshots.append(state)
        self.scores = [] if self.info.unfinished else totals(state)

    @property
    def over(self) -> bool:
        return self.info.status == OVER

    @property
    def end(self) -> State:
        return self.snapshots[-1]

    def check_positions(self) -> None:
        if self.unavailable:
            raise Conflict(self.unavailable)

    def check_seat(self, seat: Seat) -> None:
        if seat >= len(self.info.occupants):
            raise NotFound(f"There is no seat {seat}. The table has seats 0 to {len(self.info.occupants) - 1}.")

    def position(self, move: int) -> State:
        """Return the state after a number of moves."""
        self.check_positions()
        if not 0 <= move <= len(self.moves):
            raise NotFound(f"There is no move {move}. The game has {len(self.moves)} moves.")
        if move == len(self.moves):
            return self.end
        nearest = move // MOVES_PER_SNAPSHOT
        state = self.snapshots[nearest].copy()
        for event in self.moves[nearest * MOVES_PER_SNAPSHOT : move]:
            state.play(event.action)
        return state

    def replayed(self, move: int, seat: Seat, own_seats: VisibleSeats) -> frames.Replayed:
        """Return the game after a number of moves, as seen from a seat. Other players' seats are not allowed before the game is over."""
        self.check_seat(seat)
        if not self.over and seat != SPECTATOR and seat not in own_seats:
            raise Forbidden(f"Before the game is over, only the player in seat {seat} can see its view.")
        state = self.position(move)
        deciding = seat == state.seat and not state.over
        return {
            "move": move,
            "moves": len(self.moves),
            "seat": seat,
            "view": self.rules.view(state, seat),
            "previews": capabilities.previews(self.rules, state, state.legal()) if deciding else [],
            "events": [
                public_event(self.rules, event, self.all_seats if self.over else own_seats) for event in self.moves[max(move - 1, 0) : move]
            ],
        }

    def course(self) -> frames.Course:
        """Return the totals after each month or turn."""
        self.check_positions()
        state = opening_of(self.info)
        points: list[frames.CoursePoint] = [{"move": 0, "at": 0, "totals": totals(state)}]
        for event in self.moves:
            before = state.round_number()
            state.play(event.action)
            if state.over:
                points.append({"move": state.moves, "at": state.round_number(), "totals": totals(state)})
            elif state.round_number() > before > 0:
                points.append({"move": state.moves, "at": before, "totals": totals(state)})
        return {"unit": self.rules.unit, "points": points}

    def habits(self, seat: Seat) -> Counts:
        """Return the features of a seat, counted over the whole game."""
        return count_features(capabilities.features(self.rules), opening_of(self.info), [event.action for event in self.moves], seat)

    def acquired(self) -> list[list[str]]:
        """Return the names of the components that each seat acquired, or an empty list if the positions are not available."""
        acquired: list[list[str]] = [[] for _ in self.info.occupants]
        if not self.unavailable:
            state = opening_of(self.info)
            for event in self.moves:
                name = capabilities.acquired(self.rules, state, event.action)
                if name:
                    acquired[event.seat].append(name)
                state.play(event.action)
            for seat, name in capabilities.acquired_at_end(self.rules, state):
                acquired[seat].append(name)
        return acquired

    def record(self) -> str:
        """Return the text that `ukiyo replay` reads, with the rules version of the game."""
        return record_text(self.info, self.moves, self.scores)


def record_text(info: TableInfo, events: list[Event], scores: list[int]) -> str:
    rules, seats = rules_of(info), [occupant.bot or "human" for occupant in info.occupants]
    moves = [Move(event.seat, str(rules.action(event.action))) for event in events]
    fields = (info.game, info.rules, info.components, len(seats), info.seed, seats, info.options)
    text = Record(*fields, moves, scores).text()
    if info.unfinished:
        text = text.replace("\n", UNFINISHED_COMMENT, 1)
    return text.replace("\n", CORRECTIONS_COMMENT.format(number=len(info.corrections), id=info.id), 1) if info.corrections else text


def totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def compare_habits(names: Sequence[str], own_counts: list[Counts], rival_counts: list[Counts]) -> coaching.Habits:
    """Compares a person's mean counts with those of the best other players."""
    return {
        "games": len(own_counts),
        "habits": [
            {"name": name, "you": mean_of(own_counts, name), "best_opponent": mean_of(rival_counts, name) if rival_counts else None}
            for name in names
            if own_counts
        ],
    }


def mean_of(counts_by_game: list[Counts], name: str) -> float:
    return round(sum(counts.get(name, 0) for counts in counts_by_game) / len(counts_by_game), 2)
