"""What a master would say: the best moves of a position, and the moves of a game that cost most."""

from dataclasses import dataclass

from ukiyo import games
from ukiyo.bots.coach import LEAST, Coach, Verdict
from ukiyo.bots.levels import network_of
from ukiyo.bots.lookahead import Idea, difference
from ukiyo.bots.rollout import Budget, Rollouts
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State

SECOND_LOOK = 0.3  # seconds for a move that may be a mistake


@dataclass(frozen=True)
class Advice:
    """A move, and what would come of it by the best judgement there is."""

    action: int
    win: float  # the share of the win the seat to move would have
    scores: list[float]  # everybody's final score
    worth: float  # what bots compare: the win, and a little for the margin
    visits: int  # in how many draws it was played on


@dataclass(frozen=True)
class Reviewed:
    """A move of a game. Where another would clearly have been better, `why` is that one beside it, in draws of their own."""

    move: int  # moves played before it
    played: Advice
    better: Advice
    why: Verdict | None = None

    @property
    def mistake(self) -> bool:
        return self.why is not None

    @property
    def cost(self) -> float:
        """The share of the win it gave away."""
        return max(self.why.win, 0.0) if self.why else 0.0

    @property
    def loss(self) -> float:
        """What it gave away of all that a bot plays for: early in a game much is lost before the share of the win shows it."""
        return self.why.worth if self.why else 0.0


def advise(game: str | Game, state: State, budget: Budget, seed: int) -> list[Advice]:
    """The moves that were played on, the best first. Only what the seat to move may know is looked at."""
    if state.over:
        raise BadOption("the game is over: there is nothing left to advise")
    rollouts = begin(game, state, seed)
    rollouts.think(budget)
    if len(rollouts.ideas) == 1:
        rollouts.play_on()
    return [advice(state.seat, idea) for idea in ranked(rollouts)]


def explain(game: str | Game, state: State, actions: list[int], budget: Budget, seed: int) -> list[Verdict]:
    """These moves beside each other, as `verdicts` has them; none where there is no other move."""
    coach = compare(game, state, actions, seed)
    if len(coach.actions) == 1:
        return []
    coach.look(budget)
    return verdicts(coach)


def compare(game: str | Game, state: State, actions: list[int], seed: int) -> Coach:
    """A look at a few moves. Where one alone was worth a thought, it is compared with the one that is liked next."""
    rollouts = begin(game, state, seed)
    if len(actions) == 1 and len(state.options) > 1:
        likings = rollouts.network.likings(rollouts.observer, [rollouts.known])[0]
        _, other = max((liking, action) for liking, action in zip(likings, state.options, strict=True) if action not in actions)
        actions = [*actions, other]
    return Coach(rollouts, capabilities.features(rules_of(game)), actions)


def explained(game: str | Game, state: State, advices: list[Advice], budget: Budget, seed: int) -> tuple[list[Advice], list[Verdict]]:
    """These moves beside each other, with the figures of the same draws, so that figures and verdicts agree."""
    coach = compare(game, state, [one.action for one in advices], seed)
    if len(coach.actions) == 1:
        return advices, []
    coach.look(budget)
    found = verdicts(coach)
    return [coached(coach, one.action) for one in found], found


def coached(coach: Coach, action: int) -> Advice:
    """A move with the figures of the coach's draws."""
    figures = coach.figures(action)
    worths = [one.worth for one in coach.outcomes[action]]
    return Advice(action, figures.win, [float(score) for score in figures.scores], sum(worths) / len(worths), coach.draws)


def verdicts(coach: Coach) -> list[Verdict]:
    """The first of the moves beside the second, and every other beside the first. A first move gives way to a clearly better one."""
    actions = coach.actions
    best = max(actions, key=lambda action: coach.beside(action, actions[0]).worth)
    if coach.beside(best, actions[0]).better:
        actions = [best, *[action for action in actions if action != best]]
    return [coach.beside(action, actions[0] if place else actions[1]) for place, action in enumerate(actions)]


def review(
    game: str | Game, opening: State, actions: list[int], seat: Seat, budget: Budget, seed: int, part: int = 0, parts: int = 1
) -> list[Reviewed]:
    """The decisions of a seat in a whole game, the dearest first, within a budget for all of them; or one part in so many of them."""
    state = opening.copy()
    asked: list[int] = []
    for action in actions:
        if state.seat == seat and len(state.options) > 1:
            asked.append(state.moves)
        state.play(action)
    asked = asked[part::parts]
    if not asked:
        return []
    each = Budget(budget.seconds / len(asked), -(-budget.iterations // len(asked)))
    reviewed = review_moves(game, opening, actions, asked, each, seed)
    reviewed.sort(key=lambda one: -one.loss)
    return reviewed


def review_moves(game: str | Game, opening: State, actions: list[int], asked: list[int], budget: Budget, seed: int) -> list[Reviewed]:
    """These moves of a game, each within a budget of its own."""
    reviewed: list[Reviewed] = []
    state = opening.copy()
    for action in actions[: max(asked) + 1 - opening.moves] if asked else []:
        if state.moves in asked:
            reviewed.append(review_move(game, state, action, budget, seed + state.moves))
        state.play(action)
    return reviewed


def review_move(game: str | Game, state: State, action: int, budget: Budget, seed: int) -> Reviewed:
    """The move played beside the best idea. An idea that came out best did so by luck, too: it is tried again in fresh draws."""
    rollouts = begin(game, state, seed, action)
    rollouts.think(budget)
    if len(rollouts.ideas) == 1:
        rollouts.play_on()
    played = next(idea for idea in rollouts.ideas if idea.action == action)
    best, seat = rollouts.best(), state.seat
    if suspected(played, best):
        coach = Coach(rollouts, capabilities.features(rules_of(game)), [best.action, action])
        look = Budget(SECOND_LOOK if budget.seconds else 0.0, 0 if budget.seconds else 2)
        coach.look(look)
        why = coach.beside(best.action, action)
        if why.better and not why.concrete:
            coach.look(look)  # what decides it may show in more draws
            why = coach.beside(best.action, action)
        if why.better:
            return Reviewed(state.moves, coached(coach, action), coached(coach, best.action), why)
    return Reviewed(state.moves, advice(seat, played), advice(seat, played))


def suspected(played: Idea, best: Idea) -> bool:
    """Whether a move is worth a second look: it seems to cost something, and not only by chance."""
    cost, doubt = difference(best.worths, played.worths)
    return cost > max(LEAST, doubt)


def rules_of(game: str | Game) -> Game:
    return games.game(game) if isinstance(game, str) else game


def begin(game: str | Game, state: State, seed: int, insisted: int = -1) -> Rollouts:
    rules, chance = rules_of(game), seeded(seed)
    return Rollouts(network_of(rules), capabilities.observer(rules), state.determinize(state.seat, chance.word()), chance, insisted)


def ranked(rollouts: Rollouts) -> list[Idea]:
    """What a master would play, then the ideas that were never dropped before the others, each by what came of it."""
    best = rollouts.best()
    return sorted(rollouts.ideas, key=lambda idea: (idea is best, len(idea.worths), idea.mean()), reverse=True)


def advice(seat: Seat, idea: Idea) -> Advice:
    draws = len(idea.worths)
    return Advice(idea.action, idea.wins[seat] / draws, [total / draws for total in idea.scores], idea.mean(), draws)
