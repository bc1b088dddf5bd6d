"""A table in memory, and the frames for players and spectators. This module performs no I/O."""

from ukiyo.engine import capabilities
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Forbidden
from ukiyo.play.events import VisibleSeats
from ukiyo.play.kinds import OPEN, OVER
from ukiyo.play.table_core import Position
from ukiyo.play.table_info import public_table, running_seat, scores_of, shown_clocks
from ukiyo.play.table_rules import PAUSE_VOTE, TableRules

SPECTATOR: Seat = -1


class TableState(TableRules):
    def may_read(self, person: str | None) -> bool:
        """Returns whether a person can see this table. `Daily.admit` adds the readers of hidden tables."""
        return not self.hidden or self.plays(person) or person in self.readers

    def check_reader(self, person: str | None) -> None:
        if not self.may_read(person):
            raise Forbidden("You can't see another player's attempt at today's deal before you have finished your own.")

    def viewing_seat(self, person: str | None) -> Seat:
        """Returns the seat whose view a person receives.

        For a person with several seats, it is the deciding seat or the one that decided last.
        """
        seats = self.seats_of(person) or self.seats_reserved_for(person)
        for seat in (self.state.seat, self.state.mover):
            if seat in seats:
                return seat
        return seats[0] if seats else SPECTATOR

    def visible_seats(self, person: str | None) -> VisibleSeats:
        """Returns the seats whose secret choices a person can see: their own seats or, after the game, all seats."""
        if self.info.status == OVER:
            return frozenset(range(len(self.info.occupants)))
        return frozenset(self.seats_of(person) + self.seats_reserved_for(person))

    def frame(self, person: str | None, missed: int = 0) -> frames.Frame:
        """Returns the frame for a person who missed `missed` events, without these events.

        Raises `Forbidden` if they can't see the table.
        """
        self.check_reader(person)
        return self.unchecked_frame(person, missed)

    def unchecked_frame(self, person: str | None, missed: int) -> frames.Frame:
        seat = self.viewing_seat(person)
        return {
            "type": "frame",
            "version": self.version,
            "seat": seat,
            "table": self.summary(person),
            "view": self.rules.view(self.state, seat) if self.has_view() else None,
            "previews": self.previews(person),
            "steps": [self.step(position, seat) for position in self.positions_since(missed)],
            "events": [],
        }

    def step(self, position: Position, seat: Seat) -> frames.Step:
        """Returns an earlier position as a seat sees it, without legal actions."""
        view = {**self.rules.view(position.state, seat), "legal": []}
        return {"version": position.version, "effects": position.effects, "view": view}

    def has_view(self) -> bool:
        return self.info.status != OPEN and self.has_state

    def previews(self, person: str | None) -> list[dict[str, object]]:
        """Returns the previews of all legal actions if it is the person's turn."""
        if person is None or self.person_to_move() != person:
            return []
        return capabilities.previews(self.rules, self.state, self.state.legal())

    def summary(self, person: str | None) -> frames.YourTable:
        return {**public_table(self.info), **self.personal_info(person)}

    def personal_info(self, person: str | None) -> frames.PersonalInfo:
        info = self.info
        over = info.status == OVER
        return {
            "your_seats": self.seats_of(person),
            "is_host": person == info.host,
            "bot_error": self.bot_error,
            "search_share": self.search_share,
            "absent": self.absent,
            "agreed": len(self.votes.get(PAUSE_VOTE if info.clocks and not self.bot_error else self.state.seat, ())),
            "needed": self.votes_needed(),
            "reserved_seats": self.seats_reserved_for(person) if not over else [],
            "clocks": shown_clocks(info, running_seat(info.occupants, self.state), self.plays(person)),
            "proposals": self.proposals(person),
            "presence": self.presence
            if self.plays(person)
            else [presence and {**presence, "time_off": None} for presence in self.presence],
            "scores": info.scores or (scores_of(self.state) if over and self.has_state and not info.unfinished else None),
        }
