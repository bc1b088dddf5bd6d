"""What is known of a table besides its moves: the game and its numbers, who sits there, the clocks, how it ended."""

from dataclasses import dataclass, field, replace
from itertools import takewhile

from ukiyo import games
from ukiyo.engine.correction import Fact
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State
from ukiyo.server import wire
from ukiyo.server.entries import Entry
from ukiyo.server.errors import NotNow
from ukiyo.server.pace import NOBODY, Clocks, Pace, spells
from ukiyo.server.schema import BOT, HUMAN, OVER, PLAYING, SEAT, WAIT, SeatKind, Status, Words


@dataclass(frozen=True)
class Sitter:
    """Who holds a seat: a person, a bot, or nobody yet."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    former: str | None = None  # for whom the bot stands in; or, of an open seat, who is invited
    player: str | None = None  # for whom a rated result counts, once the game has begun
    rating: wire.Rating | None = None  # as it is shown at a rated table


@dataclass(frozen=True)
class Facts:
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
    stand_in: str | None  # the bot that plays for who stays away; none: the strongest
    rematch: str | None
    forked: str | None
    sitters: list[Sitter]
    scores: list[wire.Score] | None = None  # once the game is over
    ended: float | None = None  # likewise; not known of a game that an older server saw end
    pace: Pace | None = None  # how long it waits for people; none: as long as it takes
    clocks: Clocks | None = None  # once it is played at a pace
    printed: list[Fact] = field(default_factory=list)  # numbers of the components that were corrected for this table
    day: str | None = None  # whose deal is played, as a try that counts
    words: Words = "off"  # whether people here talk, or only in seals
    cup: str | None = None  # of which it is a table
    unfinished: bool = False  # over by agreement: there is no result
    rated: bool = False  # whether the result counts for everybody's rating


def rules_of(facts: Facts) -> Game:
    """The game as it is played at a table, with the numbers that were corrected for it."""
    return games.game_printed(facts.game, facts.printed)


def check_rules(facts: Facts) -> None:
    """A table goes on only with the components it was begun with; one of older rules with those of today."""
    rules = rules_of(facts)
    if facts.rules > rules.version or not rules.file.matches(facts.rules, facts.components):
        raise NotNow(
            f"this table was begun with rules {facts.rules} and components {facts.components};"
            f" this server has rules {rules.version} and components {rules.fingerprint}"
        )


def opening_of(facts: Facts) -> State:
    check_rules(facts)
    return rules_of(facts).new(len(facts.sitters), facts.seed, **facts.options)


def check_end(facts: Facts, state: State) -> None:
    """A finished game ends as it did, or the rules of today play it otherwise."""
    if (
        facts.status == OVER
        and not facts.unfinished
        and (not state.over or (facts.scores is not None and facts.scores != scores_of(state)))
    ):
        raise NotNow(f"this game was played with rules {facts.rules}, and those of today play it otherwise")


def scores_of(state: State) -> list[wire.Score]:
    return [{"seat": score.seat, "rank": score.rank, "total": score.total, "parts": score.parts} for score in state.scores()]


def timed(sitters: list[Sitter], state: State) -> Seat:
    """The seat whose time runs: the one that is asked, if a person sits there."""
    return NOBODY if state.over or sitters[state.seat].kind != HUMAN else state.seat


def seated_after(sitters: list[Sitter], entry: Entry) -> list[Sitter]:
    """Who sits where after an entry: a bot in a seat that was given to one, and in her own who comes back or is waited for."""
    if entry.kind not in (SEAT, WAIT):
        return sitters
    was = sitters[entry.seat]
    if entry.kind == WAIT and was.former is None:
        return sitters
    if entry.bot is None:
        now = replace(was, kind=HUMAN, person=was.former, bot=None, former=None)
    else:
        name = entry.bot if was.name in ("", was.bot) else was.name  # a player's name stays, a bot's follows its level
        now = replace(was, kind=BOT, name=name, person=None, bot=entry.bot, former=was.person or was.former)
    return [now if seat == entry.seat else sitter for seat, sitter in enumerate(sitters)]


def public_table(facts: Facts) -> wire.PublicTable:
    """What anyone may know of a table: never its seed, nor who is behind a name."""
    return {
        "id": facts.id,
        "game": facts.game,
        "options": facts.options,
        "corrected": len(facts.printed),
        "listed": facts.listed,
        "status": facts.status,
        "began": facts.began,
        "seats": [shown_sitter(sitter) for sitter in facts.sitters],
        "ended": facts.ended,
        "result": [{"rank": score["rank"], "total": score["total"]} for score in facts.scores] if facts.scores else None,
        "stand_in": facts.stand_in,
        "pace": facts.pace,
        "words": facts.words,
        "rematch": facts.rematch,
        "forked": facts.forked,
        "day": facts.day,
        "cup": facts.cup,
        "unfinished": facts.unfinished,
        "rated": facts.rated,
    }


def shown_sitter(sitter: Sitter) -> wire.Sitter:
    stands_in = sitter.kind == BOT and sitter.former is not None
    return {"kind": sitter.kind, "name": sitter.name, "bot": sitter.bot, "stands_in": stands_in, "rating": sitter.rating}


def shown_clocks(facts: Facts, asked: Seat, plays: bool) -> wire.Clocks | None:
    """The clocks of a table at which a seat's time runs, or nobody's.

    Who only watches does not see time run that a holiday will interrupt: when somebody is away concerns those who play with her.
    """
    clocks = facts.clocks
    if clocks is None:
        return None
    told = plays or not (clocks.rest and clocks.rest["holidays"])
    running = asked if facts.status == PLAYING and not clocks.paused and told else NOBODY
    over = clocks.over(running) if running != NOBODY else None
    rests = list(takewhile(lambda spell: over is not None and spell[0] < over, spells(clocks.rest, clocks.since)))
    return {
        "left": list(clocks.left),
        "since": clocks.since,
        "running": running,
        "paused": clocks.paused,
        "over": over,
        "rests": rests,
        "waits": list(clocks.waits),
    }
