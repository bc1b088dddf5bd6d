"""The reliability of the coach: how often its review contradicts its own hint, and what a hint loses against a much longer search.

The positions come from games of bare networks, one per deal, at a decision with several candidates. The remarks to read come from games of
novices and apprentices, because those make the mistakes that the coach remarks on.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ukiyo import bots, games
from ukiyo.bots.analysis import ReviewedMove, explain, ranked, review_move, start_search
from ukiyo.bots.comparison import Comparison
from ukiyo.bots.rollout import Budget
from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import State
from ukiyo.lab.matches.plots import with_interval
from ukiyo.lab.matches.progress import shown
from ukiyo.lab.matches.standings import estimate, estimate_share

LONGER = 20  # as many iterations
COMPARED = 3  # moves, as in a hint
EXPLAINED = 2  # rounds in a hint's comparison
WEIGHED = 6  # rounds in which the hint is compared with the move that the longer search prefers
LATEST = 160  # decisions before the position, at most


@dataclass(frozen=True)
class Weighed:
    """The check of a hint: whether the review calls it a mistake, and the share of the win it loses against the longer search."""

    mistake: bool
    same: bool  # the longer search prefers the same move
    lost: float


def weigh(game: str, positions: int, iterations: int, seed: int) -> Iterator[Weighed]:
    """Check hints in many positions. The budget is in iterations, so that the result does not depend on the machine."""
    rules = games.game(game)
    for number in range(positions):
        state = position(rules, seed + number)
        yield weigh_one(game, state, iterations, seed + number)


def position(rules: Game, seed: int) -> State:
    """Return a position from a game of bare networks that has several candidates."""
    rng, seats = seeded(seed), [players for players in rules.seats if players > 1]
    state = rules.new(seats[rng.draw(len(seats))], seed)
    bot, wait = bots.create_bot("policy", rules.name, seed), rng.draw(LATEST)
    while not state.over and (state.moves < wait or len(start_search(rules.name, state, seed).candidates) < 2):
        state.play(bot.choose_action(state))
    return position(rules, seed + 2**32) if state.over else state


def weigh_one(game: str, state: State, iterations: int, seed: int) -> Weighed:
    first = hinted(game, state, Budget(0.0, iterations), seed)
    reviewed = review_move(game, state, first, Budget(0.0, iterations), seed + 1)
    long = start_search(game, state, seed + 2, first)
    long.run(Budget(0.0, LONGER * iterations))
    best = long.best().action
    if best == first:
        return Weighed(reviewed.mistake, True, 0.0)
    coach = Comparison(long, capabilities.features(games.game(game)), [best, first])
    coach.run(Budget(0.0, WEIGHED))
    return Weighed(reviewed.mistake, False, coach.verdict(best, first).win)


def hinted(game: str, state: State, budget: Budget, seed: int) -> int:
    """Return the first move of a hint, computed as at a table."""
    rollouts = start_search(game, state, seed)
    rollouts.run(budget)
    actions = [candidate.action for candidate in ranked(rollouts)][:COMPARED]
    return explain(game, state, actions, Budget(0.0, EXPLAINED), seed)[0].action


BEGINNERS = ["novice", "apprentice"]


def mistakes(game: str, number: int, iterations: int, seed: int) -> Iterator[tuple[int, State, ReviewedMove]]:
    """Yield mistakes of novices and apprentices, one per deal, with the seed and the position before the move."""
    rules, found, deal = games.game(game), 0, seed
    while found < number:
        mistake = mistake_of(rules, iterations, deal)
        if mistake:
            yield deal, *mistake
            found += 1
        deal += 1


def mistake_of(rules: Game, iterations: int, seed: int) -> tuple[State, ReviewedMove] | None:
    """Return the first mistake after a random number of moves, or None if the game ends before."""
    rng = seeded(seed)
    state = rules.new(rules.seats[rng.draw(len(rules.seats))], seed)
    players, wait = (
        [bots.create_bot(BEGINNERS[rng.draw(2)], rules.name, seed + seat) for seat in range(state.players)],
        rng.draw(LATEST),
    )
    while not state.over:
        action = players[state.seat].choose_action(state)
        if state.moves >= wait and len(state.options) > 1:
            reviewed = review_move(rules, state, action, Budget(0.0, iterations), seed + state.moves)
            if reviewed.mistake:
                return state, reviewed
        state.play(action)
    return None


def report(game: str, positions: int, iterations: int, seed: int) -> str:
    """Return a row for the table in docs/results/benchmarks.md."""
    found = list(shown(weigh(game, positions, iterations, seed), game, positions))
    mistaken = estimate_share([float(one.mistake) for one in found], positions)
    same = estimate_share([float(one.same) for one in found], positions)
    lost = estimate([one.lost for one in found])
    cells = [with_interval(mistaken, "{:.1%}"), with_interval(same, "{:.1%}"), with_interval(lost, "{:.2%}")]
    return f"| {game} | {positions} | {iterations} | {' | '.join(cells)} |"


HEADING = (
    "| game | positions | iterations | hints called a mistake | same move after 20 times the iterations | share of the win lost to it |"
)
