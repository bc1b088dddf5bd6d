"""What is known of a table besides its moves: the game and its numbers, who sits there, the clocks, how it ended."""

from dataclasses import dataclass, field, replace
from itertools import takewhile

from ukiyo import games
from ukiyo.engine.correction import Fact
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State
from ukiyo.play import frames
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, OVER, PLAYING, SEAT, WAIT, ChatMode, SeatKind, Status
from ukiyo.play.time_control import NO_SEAT, Clocks, TimeControl, pauses_after


@dataclass(frozen=True)
class Occupant:
    """Who holds a seat: a person, a bot, or nobody yet."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    reserved_for: str | None = None  # for whom the bot stands in; or, of an open seat, who is invited
    player: str | None = None  # for whom a rated result counts, once the game has begun
    rating: frames.Rating | None = None  # as it is shown at a rated table


@dataclass(frozen=True)
class TableInfo:
    """What is known of a table besides its moves."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seed: int
    listed: bool
    status: Status
    host: str
    began: float
    takeover_bot: str | None  # the bot that plays for who stays away; none: the strongest
    rematch: str | None
    forked: str | None
    occupants: list[Occupant]
    scores: list[frames.Score] | None = None  # once the game is over
    ended: float | None = None  # likewise; not known of a game that an older server saw end
    time_control: TimeControl | None = None  # how long it waits for people; none: as long as it takes
    clocks: Clocks | None = None  # once it is played at a pace
    printed: list[Fact] = field(default_factory=list)  # numbers of the components that were corrected for this table
    day: str | None = None  # whose deal is played, as a try that counts
    chat: ChatMode = "off"
    tournament: str | None = None  # of which it is a table
    unfinished: bool = False  # over by agreement: there is no result
    rated: bool = False  # whether the result counts for everybody's rating


def rules_of(info: TableInfo) -> Game:
    """The game as it is played at a table, with the numbers that were corrected for it."""
    return games.game_printed(info.game, info.printed)


def check_rules(info: TableInfo) -> None:
    """A table goes on only with the components it was begun with; one of older rules with those of today."""
    rules = rules_of(info)
    if info.rules > rules.version or not rules.file.matches(info.rules, info.components):
        raise Conflict(
            f"this table was begun with rules {info.rules} and components {info.components};"
            f" this server has rules {rules.version} and components {rules.fingerprint}"
        )


def opening_of(info: TableInfo) -> State:
    check_rules(info)
    return rules_of(info).new(len(info.occupants), info.seed, **info.options)


def check_end(info: TableInfo, state: State) -> None:
    """A finished game ends as it did, or the rules of today play it otherwise."""
    if info.status == OVER and not info.unfinished and (not state.over or (info.scores is not None and info.scores != scores_of(state))):
        raise Conflict(f"this game was played with rules {info.rules}, and those of today play it otherwise")


def scores_of(state: State) -> list[frames.Score]:
    return [{"seat": score.seat, "rank": score.rank, "total": score.total, "parts": score.parts} for score in state.scores()]


def running_seat(occupants: list[Occupant], state: State) -> Seat:
    """The seat whose time runs: the one that is asked, if a person sits there."""
    return NO_SEAT if state.over or occupants[state.seat].kind != HUMAN else state.seat


def occupants_after(occupants: list[Occupant], event: Event) -> list[Occupant]:
    """Who sits where after an entry: a bot in a seat that was given to one, and in her own who comes back or is waited for."""
    if event.kind not in (SEAT, WAIT):
        return occupants
    was = occupants[event.seat]
    if event.kind == WAIT and was.reserved_for is None:
        return occupants
    if event.bot is None:
        now = replace(was, kind=HUMAN, person=was.reserved_for, bot=None, reserved_for=None)
    else:
        name = event.bot if was.name in ("", was.bot) else was.name  # a player's name stays, a bot's follows its level
        now = replace(was, kind=BOT, name=name, person=None, bot=event.bot, reserved_for=was.person or was.reserved_for)
    return [now if seat == event.seat else occupant for seat, occupant in enumerate(occupants)]


def public_table(info: TableInfo) -> frames.PublicTable:
    """What anyone may know of a table: never its seed, nor who is behind a name."""
    return {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "corrected": len(info.printed),
        "listed": info.listed,
        "status": info.status,
        "began": info.began,
        "seats": [public_occupant(occupant) for occupant in info.occupants],
        "ended": info.ended,
        "result": [{"rank": score["rank"], "total": score["total"]} for score in info.scores] if info.scores else None,
        "takeover_bot": info.takeover_bot,
        "time_control": info.time_control,
        "chat": info.chat,
        "rematch": info.rematch,
        "forked": info.forked,
        "day": info.day,
        "tournament": info.tournament,
        "unfinished": info.unfinished,
        "rated": info.rated,
    }


def public_occupant(occupant: Occupant) -> frames.Occupant:
    taken_over = occupant.kind == BOT and occupant.reserved_for is not None
    return {"kind": occupant.kind, "name": occupant.name, "bot": occupant.bot, "taken_over": taken_over, "rating": occupant.rating}


def shown_clocks(info: TableInfo, asked: Seat, plays: bool) -> frames.Clocks | None:
    """The clocks of a table at which a seat's time runs, or nobody's.

    Who only watches does not see time run that a holiday will interrupt: when somebody is away concerns those who play with her.
    """
    clocks = info.clocks
    if clocks is None:
        return None
    shown = plays or not (clocks.schedule and clocks.schedule["time_off"])
    running = asked if info.status == PLAYING and not clocks.paused and shown else NO_SEAT
    expires_at = clocks.expires_at(running) if running != NO_SEAT else None
    pauses = pauses_after(clocks.schedule, clocks.updated_at)
    return {
        "remaining": list(clocks.remaining),
        "updated_at": clocks.updated_at,
        "running": running,
        "paused": clocks.paused,
        "expires_at": expires_at,
        "pauses": list(takewhile(lambda pause: expires_at is not None and pause[0] < expires_at, pauses)),
        "waiting_for": list(clocks.waiting_for),
    }
