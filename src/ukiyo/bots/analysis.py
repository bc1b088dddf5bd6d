"""Hints and reviews: the best moves in a position, and the costliest mistakes in a game."""

from dataclasses import dataclass

from ukiyo import games
from ukiyo.bots.comparison import MIN_DIFFERENCE, Comparison, Verdict
from ukiyo.bots.levels import network_for
from ukiyo.bots.lookahead import Candidate, paired_difference
from ukiyo.bots.rollout import Budget, RolloutSearch
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State

RECHECK_SECONDS = 0.3  # for a move that may be a mistake


@dataclass(frozen=True)
class Hint:
    """A move and its expected result."""

    action: int
    win: float  # the expected share of the win for the seat to move
    scores: list[float]  # the final score of every seat
    utility: float  # the value that bots maximise, which combines the win share and the margin
    determinizations: int  # the number of rollouts of the move


@dataclass(frozen=True)
class ReviewedMove:
    """A move in a reviewed game. If another move is clearly better, `verdict` compares the two in new determinizations."""

    move: int  # the number of moves played before it
    played: Hint
    better: Hint
    verdict: Verdict | None = None

    @property
    def mistake(self) -> bool:
        return self.verdict is not None

    @property
    def cost(self) -> float:
        """The win share that the move lost."""
        return max(self.verdict.win, 0.0) if self.verdict else 0.0

    @property
    def loss(self) -> float:
        """The utility that the move lost. Early in a game, a loss of utility is measurable before a loss of win share."""
        return self.verdict.utility if self.verdict else 0.0


def find_hints(game: str | Game, state: State, budget: Budget, seed: int) -> list[Hint]:
    """Return the candidates for the seat to move, best first, using only information that the seat can see."""
    if state.over:
        raise BadOption("The game is over, so there are no hints.")
    search = start_search(game, state, seed)
    search.run(budget)
    if len(search.candidates) == 1:
        search.extend()
    return [hint_for(state.seat, candidate) for candidate in ranked(search)]


def explain(game: str | Game, state: State, actions: list[int], budget: Budget, seed: int) -> list[Verdict]:
    """Compare these moves, as `verdicts` does. Returns an empty list if there is only one legal move."""
    comparison = start_comparison(game, state, actions, seed)
    if len(comparison.actions) == 1:
        return []
    comparison.run(budget)
    return verdicts(comparison)


def start_comparison(game: str | Game, state: State, actions: list[int], seed: int) -> Comparison:
    """Return a comparison of these moves. A single move is compared with the other move that has the highest prior."""
    search = start_search(game, state, seed)
    if len(actions) == 1 and len(state.options) > 1:
        logits = search.network.policy_logits(search.observer, [search.root])[0]
        _, other = max((logit, action) for logit, action in zip(logits, state.options, strict=True) if action not in actions)
        actions = [*actions, other]
    return Comparison(search, capabilities.features(rules_of(game)), actions)


def explain_hints(game: str | Game, state: State, hints: list[Hint], budget: Budget, seed: int) -> tuple[list[Hint], list[Verdict]]:
    """Compare the moves of these hints. The returned hints use results from the same determinizations as the verdicts."""
    comparison = start_comparison(game, state, [hint.action for hint in hints], seed)
    if len(comparison.actions) == 1:
        return hints, []
    comparison.run(budget)
    explanations = verdicts(comparison)
    return [compared_hint(comparison, verdict.action) for verdict in explanations], explanations


def compared_hint(comparison: Comparison, action: int) -> Hint:
    """Return a hint for a move with the results of a comparison."""
    expected = comparison.expectation(action)
    utilities = [outcome.utility for outcome in comparison.outcomes[action]]
    scores = [float(score) for score in expected.scores]
    return Hint(action, expected.win, scores, sum(utilities) / len(utilities), comparison.determinizations)


def verdicts(comparison: Comparison) -> list[Verdict]:
    """Compare the first move with the second, and every other move with the first. A clearly better move becomes the first."""
    actions = comparison.actions
    best = max(actions, key=lambda action: comparison.verdict(action, actions[0]).utility)
    if comparison.verdict(best, actions[0]).better:
        actions = [best, *[action for action in actions if action != best]]
    return [comparison.verdict(action, actions[0] if place else actions[1]) for place, action in enumerate(actions)]


def review(
    game: str | Game, opening: State, actions: list[int], seat: Seat, budget: Budget, seed: int, part: int = 0, parts: int = 1
) -> list[ReviewedMove]:
    """Review a seat's decisions in a game and return the costliest first. The budget covers the whole review.

    If `parts` is greater than 1, only every `parts`-th decision is reviewed, starting with number `part`.
    """
    state = opening.copy()
    decisions: list[int] = []
    for action in actions:
        if state.seat == seat and len(state.options) > 1:
            decisions.append(state.moves)
        state.play(action)
    decisions = decisions[part::parts]
    if not decisions:
        return []
    each = Budget(budget.seconds / len(decisions), -(-budget.iterations // len(decisions)))
    reviewed = review_moves(game, opening, actions, decisions, each, seed)
    reviewed.sort(key=lambda move: -move.loss)
    return reviewed


def review_moves(game: str | Game, opening: State, actions: list[int], moves: list[int], budget: Budget, seed: int) -> list[ReviewedMove]:
    """Review the moves with these numbers. The budget applies to each move."""
    reviewed: list[ReviewedMove] = []
    state = opening.copy()
    for action in actions[: max(moves) + 1 - opening.moves] if moves else []:
        if state.moves in moves:
            reviewed.append(review_move(game, state, action, budget, seed + state.moves))
        state.play(action)
    return reviewed


def review_move(game: str | Game, state: State, action: int, budget: Budget, seed: int) -> ReviewedMove:
    """Compare the move played with the best candidate.

    The best candidate may have been lucky in these determinizations, so the comparison is repeated in new ones.
    """
    search = start_search(game, state, seed, action)
    search.run(budget)
    if len(search.candidates) == 1:
        search.extend()
    played = next(candidate for candidate in search.candidates if candidate.action == action)
    best, seat = search.best(), state.seat
    if is_suspect(played, best):
        comparison = Comparison(search, capabilities.features(rules_of(game)), [best.action, action])
        recheck = Budget(RECHECK_SECONDS if budget.seconds else 0.0, 0 if budget.seconds else 2)
        comparison.run(recheck)
        verdict = comparison.verdict(best.action, action)
        if verdict.better and not verdict.concrete:
            comparison.run(recheck)  # more determinizations may reveal a concrete difference
            verdict = comparison.verdict(best.action, action)
        if verdict.better:
            return ReviewedMove(state.moves, compared_hint(comparison, action), compared_hint(comparison, best.action), verdict)
    return ReviewedMove(state.moves, hint_for(seat, played), hint_for(seat, played))


def is_suspect(played: Candidate, best: Candidate) -> bool:
    """Return whether a move may be a mistake and should be compared again."""
    cost, error = paired_difference(best.utilities, played.utilities)
    return cost > max(MIN_DIFFERENCE, error)


def rules_of(game: str | Game) -> Game:
    return games.game(game) if isinstance(game, str) else game


def start_search(game: str | Game, state: State, seed: int, required: int = -1) -> RolloutSearch:
    rules, rng = rules_of(game), seeded(seed)
    return RolloutSearch(network_for(rules), capabilities.observer(rules), state.determinize(state.seat, rng.word()), rng, required)


def ranked(search: RolloutSearch) -> list[Candidate]:
    """Return the move that a master plays, followed by the other moves in order of their number of rollouts and mean utility."""
    best = search.best()
    return sorted(search.candidates, key=lambda candidate: (candidate is best, len(candidate.utilities), candidate.mean()), reverse=True)


def hint_for(seat: Seat, candidate: Candidate) -> Hint:
    number = len(candidate.utilities)
    return Hint(candidate.action, candidate.wins[seat] / number, [total / number for total in candidate.scores], candidate.mean(), number)
