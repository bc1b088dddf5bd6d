"""Permissions at a table: moves, undos, votes and proposals. Each check raises an error that explains why a request is rejected."""

from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden, Refused
from ukiyo.play.kinds import HUMAN, OPEN, OVER, PLAYING
from ukiyo.play.table_core import TableCore
from ukiyo.play.table_info import running_seat
from ukiyo.play.time_control import NO_SEAT, Clocks, is_correspondence

MAX_UNDOS_PER_SEAT = 300  # the event log contains undone moves, too

PAUSE_VOTE = NO_SEAT  # votes for replacing a player are stored under the seat number
PROPOSAL_VOTES: dict[frames.ProposalKind, int] = {"nights": -2, "wait": -3, "end": -4}


class TableRules(TableCore):
    # Moves

    def check_playing(self) -> None:
        if self.info.status == OPEN:
            raise Conflict("The game has not started.")
        if self.info.status == OVER:
            raise Conflict("The game is over.")

    def check_coach_allowed(self) -> None:
        if self.info.daily_date and self.info.status != OVER:
            raise Conflict("The coach is not available in a daily deal until the game is over.")
        if self.info.rated and self.info.status != OVER:
            raise Conflict("The coach is not available in a rated game until the game is over.")

    def check_version(self, version: int) -> None:
        if version != self.version:
            raise Conflict(f"The table has changed: your request is for version {version}, and the table is at version {self.version}.")

    def check_turn(self, person: str) -> None:
        if self.info.occupants[self.state.seat].person != person:
            raise Forbidden(f"It is the turn of seat {self.state.seat}, which is not yours.")

    def check_time(self, now: float) -> None:
        due = self.due()
        if due is not None and due <= now:
            raise Conflict("You are out of time. A bot takes over your seat, and you can take it back.")

    def check_undo(self, person: str, moves: int) -> None:
        state = self.state
        if not 0 < moves <= state.moves - state.undo_floor:
            raise Conflict("You can't undo that: something has been drawn or revealed since, or another player has moved.")
        if self.info.occupants[state.mover].person != person:
            raise Forbidden(f"You can't undo the last move: seat {state.mover} made it, which is not yours.")
        taken_back = self.undos[state.mover]
        if taken_back + moves > MAX_UNDOS_PER_SEAT:
            raise Conflict(f"You can't undo more than {MAX_UNDOS_PER_SEAT} moves in a game; seat {state.mover} has undone {taken_back}.")

    # Votes: replacing an absent player, pausing the clocks, replacing a bot that failed

    def check_player(self, person: str) -> None:
        if not self.seats_of(person):
            raise Forbidden("Only the players can agree to that.")

    def check_replacement(self, person: str, seat: Seat) -> None:
        self.check_player(person)
        if seat != self.state.seat or self.info.occupants[seat].kind != HUMAN:
            raise Conflict(f"You can't replace the player in seat {seat}: it is not a person's turn in that seat.")
        if self.info.occupants[seat].person == person:
            raise Refused("You can't give away your own seat.")

    def check_no_clocks(self) -> None:
        if self.info.clocks is not None:
            raise Conflict("You can't vote to replace a player at a table with clocks: a bot takes over when a player runs out of time.")

    def check_pause(self, person: str) -> Clocks:
        self.check_player(person)
        if self.info.clocks is None:
            raise Conflict("This table has no clocks to stop.")
        if not self.info.clocks.paused and not self.may_stop_clocks():
            raise Conflict("You can't stop the clocks while a bot plays: the result of this game counts.")
        return self.info.clocks

    def voters(self) -> set[str]:
        """Returns the people who must agree to replace the player to move or, at a table with clocks, to pause the clocks."""
        to_move = None if self.info.clocks else self.info.occupants[self.state.seat].person
        return self.seated_people() - {to_move}

    def votes_needed(self) -> int:
        """Returns the number of votes required, or 0 if the vote is not possible."""
        pause = self.info.clocks is not None and not self.bot_error
        return 0 if self.info.status != PLAYING or (pause and not self.may_stop_clocks()) else len(self.voters())

    def must_be_finished(self) -> bool:
        """Returns whether the game must be played to the end because its result counts elsewhere."""
        return bool(self.info.daily_date or self.info.tournament or self.info.rated)

    def may_stop_clocks(self) -> bool:
        """Returns whether players can stop the clocks.

        Bots do not restart clocks, so a player could avoid losing to a bot by stopping them.
        """
        return not self.must_be_finished() or all(occupant.kind == HUMAN for occupant in self.info.occupants)

    # Proposals

    def seats_to_wait_for(self) -> list[Seat]:
        """Returns the seats that bots took over, and the seat whose clock is running."""
        clocks, occupants = self.info.clocks, self.info.occupants
        running = running_seat(occupants, self.state)
        runs = clocks is not None and running != NO_SEAT and running not in clocks.waiting_for
        return [seat for seat, occupant in enumerate(occupants) if occupant.reserved_for is not None or (runs and seat == running)]

    def voters_on(self, proposal: frames.ProposalKind) -> set[str]:
        """Returns the people who must support a proposal. The set is empty if the proposal is not possible."""
        to_move = self.person_to_move()
        if self.info.status != PLAYING:
            return set()
        if proposal == "nights":
            return self.seated_people() if self.info.clocks and is_correspondence(self.info.time_control) else set()
        if self.must_be_finished():
            return set()
        if proposal == "wait":
            return self.seated_people() - {to_move} if self.seats_to_wait_for() else set()
        return self.seated_people() - ({to_move} if self.absent else set())

    def check_proposal(self, person: str, proposal: frames.ProposalKind) -> None:
        if self.info.daily_date:
            raise Conflict("You can't make proposals in a daily deal. It is played to the end.")
        self.check_player(person)
        if not self.voters_on(proposal):
            raise Conflict(self.refusal_reason(proposal))
        if proposal == "wait" and person not in self.voters_on(proposal):  # an absent player can agree to end the game
            raise Forbidden("The other players decide whether to wait for you.")

    def refusal_reason(self, proposal: frames.ProposalKind) -> str:
        if proposal == "nights":
            return "Nights can pause the clock only in a correspondence game."
        if proposal == "wait":
            if self.must_be_finished():
                return "The result of this game counts, so the table can't wait without a clock."
            return "There is no player with a running clock to wait for."
        if self.info.rated:
            return "A rated game is played to the end. If you leave, a bot takes over your seat, and the result counts."
        return "No player is here to agree to that."

    def proposals(self, person: str | None) -> list[frames.Proposal]:
        """Returns the possible proposals and their support. Players see only the proposals on which they can vote."""
        result: list[frames.Proposal] = []
        for proposal, number in PROPOSAL_VOTES.items():
            needed, agreed = self.voters_on(proposal), self.votes.get(number, set())
            if needed and (person in needed or not self.seats_of(person)):
                result.append({"kind": proposal, "agreed": len(agreed & needed), "needed": len(needed), "yours": person in agreed})
        return result
