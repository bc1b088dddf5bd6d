"""Measures coach reliability: how often a review contradicts a hint, and how much worse hints are than a much longer search.

The positions come from games between networks without search. Each is a decision with several candidates from a different deal. The remarks
come from games between novices and apprentices, because these levels make typical mistakes.
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
from ukiyo.lab.matches.progress import with_progress_bar
from ukiyo.lab.matches.standings import estimate, estimate_share

LONG_SEARCH_FACTOR = 20  # factor by which the longer search has more iterations
COMPARED_MOVES = 3  # number of moves in a hint
COMPARISON_ROUNDS = 2  # rounds of the comparison in a hint
CHECK_ROUNDS = 6  # rounds of the comparison between the hint and the longer search's move
MAX_DECISIONS = 160  # maximum number of decisions before the position


@dataclass(frozen=True)
class HintCheck:
    """Whether the review calls a hint a mistake, and how much win probability the hint gives up according to a longer search."""

    mistake: bool
    same: bool  # whether the longer search prefers the same move
    lost: float


def check_hints(game: str, positions: int, iterations: int, seed: int) -> Iterator[HintCheck]:
    """Evaluate hints in many positions. The budget is a number of iterations, so the results do not depend on the machine."""
    rules = games.game(game)
    for number in range(positions):
        state = position(rules, seed + number)
        yield check_hint(game, state, iterations, seed + number)


def position(rules: Game, seed: int) -> State:
    """Return a position with several candidates from a game between networks without search."""
    rng, seats = seeded(seed), [players for players in rules.seats if players > 1]
    state = rules.new(seats[rng.draw(len(seats))], seed)
    bot, wait = bots.create_bot("policy", rules.name, seed), rng.draw(MAX_DECISIONS)
    while not state.over and (state.moves < wait or len(start_search(rules.name, state, seed).candidates) < 2):
        state.play(bot.choose_action(state))
    return position(rules, seed + 2**32) if state.over else state


def check_hint(game: str, state: State, iterations: int, seed: int) -> HintCheck:
    first = hinted_action(game, state, Budget(0.0, iterations), seed)
    reviewed = review_move(game, state, first, Budget(0.0, iterations), seed + 1)
    long_search = start_search(game, state, seed + 2, first)
    long_search.run(Budget(0.0, LONG_SEARCH_FACTOR * iterations))
    best = long_search.best().action
    if best == first:
        return HintCheck(reviewed.mistake, True, 0.0)
    coach = Comparison(long_search, capabilities.features(games.game(game)), [best, first])
    coach.run(Budget(0.0, CHECK_ROUNDS))
    return HintCheck(reviewed.mistake, False, coach.verdict(best, first).win)


def hinted_action(game: str, state: State, budget: Budget, seed: int) -> int:
    """Return the first move of a hint, as computed for a table."""
    rollouts = start_search(game, state, seed)
    rollouts.run(budget)
    actions = [candidate.action for candidate in ranked(rollouts)][:COMPARED_MOVES]
    return explain(game, state, actions, Budget(0.0, COMPARISON_ROUNDS), seed)[0].action


BEGINNER_LEVELS = ["novice", "apprentice"]


def mistakes(game: str, number: int, iterations: int, seed: int) -> Iterator[tuple[int, State, ReviewedMove]]:
    """Yield mistakes made by novices and apprentices, one per deal, with the seed and the position before the move."""
    rules, count, deal = games.game(game), 0, seed
    while count < number:
        mistake = mistake_of(rules, iterations, deal)
        if mistake:
            yield deal, *mistake
            count += 1
        deal += 1


def mistake_of(rules: Game, iterations: int, seed: int) -> tuple[State, ReviewedMove] | None:
    """Return the first mistake after a random number of moves, or None if there is none."""
    rng = seeded(seed)
    state = rules.new(rules.seats[rng.draw(len(rules.seats))], seed)
    players, wait = (
        [bots.create_bot(BEGINNER_LEVELS[rng.draw(2)], rules.name, seed + seat) for seat in range(state.players)],
        rng.draw(MAX_DECISIONS),
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
    """Return a row of the table in docs/results/benchmarks.md."""
    checks = list(with_progress_bar(check_hints(game, positions, iterations, seed), game, positions))
    mistakes_share = estimate_share([float(check.mistake) for check in checks], positions)
    same_move = estimate_share([float(check.same) for check in checks], positions)
    loss = estimate([check.lost for check in checks])
    cells = [with_interval(mistakes_share, "{:.1%}"), with_interval(same_move, "{:.1%}"), with_interval(loss, "{:.2%}")]
    return f"| {game} | {positions} | {iterations} | {' | '.join(cells)} |"


HEADING = (
    "| game | positions | iterations | hints called a mistake | same move after 20 times the iterations | share of the win lost to it |"
)
