"""Table info: everything about a table except its events, such as the game, the options, the occupants, the clocks and the result."""

from dataclasses import dataclass, field, replace
from itertools import takewhile

from ukiyo import games
from ukiyo.engine.correction import ComponentValue
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State
from ukiyo.play import frames
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, OVER, PLAYING, SEAT, WAIT, ChatMode, SeatKind, Status
from ukiyo.play.time_control import NO_SEAT, Clocks, TimeControl, pauses_after


@dataclass(frozen=True)
class Occupant:
    """The occupant of a seat: a person, a bot, or none."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    reserved_for: str | None = None  # the person whose seat a bot took over, or the invited person of an open seat
    rated_person: str | None = None  # the person whose rating changes, in a rated game that has started
    rating: frames.Rating | None = None  # only at rated tables


@dataclass(frozen=True)
class TableInfo:
    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seed: int
    listed: bool
    status: Status
    host: str
    started_at: float
    takeover_bot: str | None  # None: the strongest bot
    rematch: str | None
    forked_from: str | None
    occupants: list[Occupant]
    scores: list[frames.Score] | None = None  # None until the game is over
    ended_at: float | None = None  # None until the game is over, and for games that ended on older servers
    time_control: TimeControl | None = None
    clocks: Clocks | None = None  # None until the game starts, and without a time control
    corrections: list[ComponentValue] = field(default_factory=list)  # corrected component values
    daily_date: str | None = None  # the date of a daily deal
    chat: ChatMode = "off"
    tournament: str | None = None
    unfinished: bool = False  # whether the game ended by agreement
    rated: bool = False


def rules_of(info: TableInfo) -> Game:
    """Returns the game with the table's corrected components."""
    return games.game_with_values(info.game, info.corrections)


def check_rules(info: TableInfo) -> None:
    """Rejects tables from newer servers and with different components. Tables with older rules continue with the current rules."""
    rules = rules_of(info)
    if info.rules > rules.version or not rules.file.matches(info.rules, info.components):
        raise Conflict(
            f"This table was created with rules {info.rules} and components {info.components}."
            f" This server has rules {rules.version} and components {rules.fingerprint}."
        )


def opening_of(info: TableInfo) -> State:
    check_rules(info)
    return rules_of(info).new(len(info.occupants), info.seed, **info.options)


def check_end(info: TableInfo, state: State) -> None:
    """Rejects a finished game whose replay has a different result because the rules have changed."""
    if info.status == OVER and not info.unfinished and (not state.over or (info.scores is not None and info.scores != scores_of(state))):
        raise Conflict(f"This game was played with rules {info.rules}, and the current rules give a different result.")


def scores_of(state: State) -> list[frames.Score]:
    return [{"seat": score.seat, "rank": score.rank, "total": score.total, "parts": score.parts} for score in state.scores()]


def running_seat(occupants: list[Occupant], state: State) -> Seat:
    """Returns the seat whose clock is running: the seat to move, if its occupant is a person."""
    return NO_SEAT if state.over or occupants[state.seat].kind != HUMAN else state.seat


def occupants_after(occupants: list[Occupant], event: Event) -> list[Occupant]:
    """Returns the occupants after a bot has taken over a seat or a person has returned to it."""
    if event.kind not in (SEAT, WAIT):
        return occupants
    before = occupants[event.seat]
    if event.kind == WAIT and before.reserved_for is None:
        return occupants
    if event.bot is None:
        after = replace(before, kind=HUMAN, person=before.reserved_for, bot=None, reserved_for=None)
    else:
        name = event.bot if before.name in ("", before.bot) else before.name  # seats keep a person's name, but a bot's name is its level
        after = replace(before, kind=BOT, name=name, person=None, bot=event.bot, reserved_for=before.person or before.reserved_for)
    return [after if seat == event.seat else occupant for seat, occupant in enumerate(occupants)]


def public_table(info: TableInfo) -> frames.PublicTable:
    """Returns the public part of the table info, without the seed and the ids of people."""
    return {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "correction_count": len(info.corrections),
        "listed": info.listed,
        "status": info.status,
        "started_at": info.started_at,
        "seats": [public_occupant(occupant) for occupant in info.occupants],
        "ended_at": info.ended_at,
        "result": [{"rank": score["rank"], "total": score["total"]} for score in info.scores] if info.scores else None,
        "takeover_bot": info.takeover_bot,
        "time_control": info.time_control,
        "chat": info.chat,
        "rematch": info.rematch,
        "forked_from": info.forked_from,
        "daily_date": info.daily_date,
        "tournament": info.tournament,
        "unfinished": info.unfinished,
        "rated": info.rated,
    }


def public_occupant(occupant: Occupant) -> frames.Occupant:
    taken_over = occupant.kind == BOT and occupant.reserved_for is not None
    return {"kind": occupant.kind, "name": occupant.name, "bot": occupant.bot, "taken_over": taken_over, "rating": occupant.rating}


def shown_clocks(info: TableInfo, to_move: Seat, plays: bool) -> frames.Clocks | None:
    """Returns the clocks as seen by a player or a spectator.

    Spectators see a stopped clock if time off is scheduled, because only the players at the table can know when a player is away.
    """
    clocks = info.clocks
    if clocks is None:
        return None
    shows_schedule = plays or not (clocks.schedule and clocks.schedule["time_off"])
    running = to_move if info.status == PLAYING and not clocks.paused and shows_schedule else NO_SEAT
    expires_at = clocks.expires_at(running) if running != NO_SEAT else None
    pauses = pauses_after(clocks.schedule, clocks.updated_at)
    return {
        "remaining_seconds": list(clocks.remaining_seconds),
        "updated_at": clocks.updated_at,
        "running": running,
        "paused": clocks.paused,
        "expires_at": expires_at,
        "pauses": list(takewhile(lambda pause: expires_at is not None and pause[0] < expires_at, pauses)),
        "waiting_for": list(clocks.waiting_for),
    }
