"""Settings of a new tournament, and their validation."""

import secrets
from dataclasses import dataclass, field

from ukiyo import games
from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.errors import BadOption, listed
from ukiyo.play.kinds import OPEN
from ukiyo.play.time_control import named_time_control
from ukiyo.server.community.pairing import table_sizes
from ukiyo.server.core.identity import Person, checked_name
from ukiyo.server.db.schema import TournamentKind, TournamentPlayerRow, TournamentRow
from ukiyo.server.tables.seating import checked_bot

MIN_PLAYERS, MAX_PLAYERS = 3, 16
TABLE_SIZES = (2, 3, 4)
MAX_ROUNDS = 9  # of a Swiss tournament


@dataclass(frozen=True)
class TournamentSettings:
    """The settings of a new tournament."""

    name: str
    game: str
    kind: TournamentKind
    max_players: int
    players_per_table: int
    time_control: str
    options: dict[str, str] = field(default_factory=dict)
    rounds: int | None = None
    takeover_bot: str | None = None
    listed: bool = False
    bots: tuple[str, ...] = ()


def new_tournament(host: Person, settings: TournamentSettings, now: float) -> TournamentRow:
    """Validates the settings and returns an open tournament with its first players."""
    rules = games.game(settings.game)
    if not MIN_PLAYERS <= settings.max_players <= MAX_PLAYERS:
        raise BadOption(f"A tournament has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {settings.max_players}.")
    allowed = [seats for seats in TABLE_SIZES if seats in rules.seats]
    if settings.players_per_table not in allowed:
        sizes = listed([str(seats) for seats in allowed])
        raise BadOption(f"Tournament tables of {settings.game} have {sizes} seats, not {settings.players_per_table}.")
    if settings.players_per_table > settings.max_players:
        raise BadOption(
            f"A table of {settings.players_per_table} needs at least {settings.players_per_table} players, not {settings.max_players}."
        )
    time_control = named_time_control(settings.time_control)
    if settings.rounds is not None and (settings.kind == "all" or not 1 <= settings.rounds <= MAX_ROUNDS):
        raise BadOption(f"A Swiss tournament has 1 to {MAX_ROUNDS} rounds. The number of rounds of a round robin can't be chosen.")
    if len(settings.bots) >= settings.max_players:
        raise BadOption(
            f"You and {len(settings.bots)} bots do not fit into a tournament with {settings.max_players} places. Choose fewer bots."
        )
    options = {name: str(value) for name, value in rules.check_options({**settings.options}).items()}
    check_sizes(settings.game, settings.max_players, settings.players_per_table, options)
    row = TournamentRow(
        id=secrets.token_urlsafe(9), name=checked_name(settings.name), game=settings.game, options=options, kind=settings.kind,
        max_players=settings.max_players, players_per_table=settings.players_per_table, rounds=settings.rounds or 0, round=0,
        time_control=time_control, takeover_bot=checked_bot(settings.takeover_bot, settings.game), listed=settings.listed,
        status=OPEN, host=host.id, started_at=now, ended_at=None,
    )  # fmt: skip
    row.players.append(TournamentPlayerRow(place=0, person=host.id, name=host.name, bot=None, has_left=False))
    add_bots(row, [checked_bot(bot, settings.game) for bot in settings.bots])
    return row


def check_sizes(game: str, players: int, seats: int, options: dict[str, str]) -> None:
    """Checks that the game supports every table size that the tournament may need."""
    rules = games.game(game)
    for size in sorted(set(table_sizes(players, seats))):
        if size not in rules.seats:
            raise BadOption(
                f"{players} players need a table of {size}, which {game} does not support. Choose another table size or more players."
            )
        rules.new(size, 0, **options)


def add_bots(row: TournamentRow, bots: list[str]) -> None:
    names = edo_names(len(bots), [player.name for player in row.players], secrets.randbelow(len(EDO_NAMES)))
    for bot, name in zip(bots, names, strict=False):
        row.players.append(TournamentPlayerRow(place=len(row.players), person=None, name=name, bot=bot, has_left=False))
