"""A tournament's state: its tables, results, standings and next round."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.play.errors import NotFound
from ukiyo.play.kinds import BOT, HUMAN, OVER
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.server.community.pairing import Result, Round, Standing, round_robin, standings, swiss
from ukiyo.server.db.schema import TableRow, TournamentPlayerRow, TournamentRow, TournamentTableRow
from ukiyo.server.tables.repository import info_of


@dataclass(frozen=True)
class Tournament:
    """A tournament and its tables, keyed by table id."""

    row: TournamentRow
    tables: Mapping[str, TableInfo]

    def results(self) -> list[Result]:
        ended = [(table, self.tables[table.table_id]) for table in self.row.tables]
        return [result_of(table, info) for table, info in ended if info.status == OVER]

    def standings(self) -> list[Standing]:
        return standings(self.row.kind, len(self.row.players), self.results(), self.byes())

    def byes(self) -> list[int]:
        """Returns the players who had a bye, once for each bye."""
        seated = {(table.round, place) for table in self.row.tables for place in table.player_numbers}
        rounds = range(1, self.row.round + 1) if self.row.tables else ()
        return [player.place for number in rounds for player in self.row.players if (number, player.place) not in seated]

    def place_of(self, person: str | None) -> int | None:
        return next((player.place for player in self.row.players if person and player.person == person), None)

    def last_seat(self, place: int) -> Occupant | None:
        """Returns the occupant of the player's seat at their latest table."""
        for table in reversed(self.row.tables):
            if place in table.player_numbers:
                return self.tables[table.table_id].occupants[table.player_numbers.index(place)]
        return None

    def is_taken_over(self, player: TournamentPlayerRow) -> bool:
        """Returns whether the takeover bot plays for a person who left, or who ran out of time and has not returned."""
        last = self.last_seat(player.place)
        return player.person is not None and (player.has_left or (last is not None and last.kind == BOT))


def result_of(table: TournamentTableRow, info: TableInfo) -> Result:
    scores = sorted(info.scores or [], key=lambda score: score["seat"])
    return Result(table.round, table.player_numbers, [score["rank"] for score in scores], [score["total"] for score in scores])


def next_round(tournament: Tournament) -> Round:
    row = tournament.row
    if row.kind == "all":
        return round_robin(len(row.players), row.players_per_table)[row.round]
    ranking = tournament.standings()
    lots = {
        standing.player: hashlib.blake2b(f"{row.id} {standing.player}".encode()).digest() for standing in ranking
    }  # break ties at random, but the same way in every process
    order = sorted(ranking, key=lambda standing: (standing.rank, lots[standing.player]))
    rounds: dict[int, Round] = {}
    for table in row.tables:
        rounds.setdefault(table.round, []).append(table.player_numbers)
    return swiss(
        [standing.player for standing in order],
        row.players_per_table,
        {standing.player: standing.points for standing in ranking},
        list(rounds.values()),
    )


def occupant_of(row: TournamentRow, player: TournamentPlayerRow, taken_over: bool) -> Occupant:
    if player.person is None:
        return Occupant(BOT, player.name, None, player.bot or row.takeover_bot)
    return Occupant(BOT, player.name, None, row.takeover_bot, player.person) if taken_over else Occupant(HUMAN, player.name, player.person)


def found_tournament(session: Session, tournament_id: str, lock: bool = False) -> TournamentRow:
    row = session.get(TournamentRow, tournament_id, with_for_update=lock or None)
    if row is None:
        raise NotFound(f"There is no tournament '{tournament_id[:24]}'.")
    return row


def tournament_of(session: Session, row: TournamentRow) -> Tournament:
    ids = [table.table_id for table in row.tables]
    return Tournament(row, {table.id: info_of(table) for table in session.scalars(select(TableRow).where(TableRow.id.in_(ids)))})
