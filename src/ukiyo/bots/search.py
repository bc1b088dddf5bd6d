"""Information-set Monte Carlo tree search, a turn at a time.

Every iteration draws anew what the seat cannot know, goes down the tree with it, plays on for some rounds and judges where it comes
out. An edge of the tree is a line through a turn, or up to where chance shows something: what comes then is drawn in each iteration, so
that a node stands for all that may have come (open loop). A line that the drawn position does not allow is not available, and lines are
compared by how often they were. Everybody in the tree plays for himself (max^n): a node's value is one for each seat.
"""

import math
import time

from ukiyo.bots.evaluator import HEADS, Evaluator
from ukiyo.bots.greedy import GreedyBot
from ukiyo.bots.lines import Beam, Breadth
from ukiyo.bots.turn import PlanningBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.state import Seat, State

HERE = Breadth(6, 99, 16)  # of the turn the seat decides on: every legal action is looked at
FURTHER = Breadth(3, 3, 6)  # of those that come after it
KEPT = 5  # lines of these
OWN = Breadth(3, 3, 3)  # of the seat's own turn, where it is played on
ROUNDS = 3  # played on; the evaluator is asked after each
FEW = 6  # options that others look at in a decision, where they are played on
RIPE = 8  # visits before a turn is searched and no longer played out
AGAIN = [32, 128, 512]  # visits after which a turn is looked at once more, with what is drawn then
TRUST = 2.0  # visits that the worth at first sight counts for
NEAR = 0.1  # how far it may lie from the truth
CURIOSITY = 0.5
SHARPNESS = 0.15  # a line worth so much less than the best is tried e times less at first
CHECKED = 16  # iterations after which it is asked whether more would change anything
SURE = 3.0  # standard errors between the best line and the others: nothing would
LONGEST = 3600.0


class Budget:
    """How long to think: seconds, iterations, or whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= LONGEST or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(f"a bot needs some time or some iterations to think, not {seconds:g} s and {iterations}")
        self.seconds = seconds
        self.iterations = iterations


class Edge:
    """A line through a turn, with what came of it."""

    def __init__(self, actions: list[int], prior: float, players: int) -> None:
        self.actions = actions
        self.prior = prior  # its worth at first sight
        self.share = 0.0  # of curiosity
        self.visits = 0
        self.available = 0
        self.worths = [0.0] * players  # these are sums
        self.squares = [0.0] * players
        self.sums = [0.0] * (HEADS * players)
        self.node = Node()

    def doubt(self, seat: Seat) -> float:
        """How far from the truth its value may lie: the square of the standard error."""
        mean = self.worths[seat] / max(self.visits, 1)
        spread = max(self.squares[seat] / max(self.visits, 1) - mean * mean, 0.0)
        return (spread * self.visits + NEAR * NEAR * TRUST) / (self.visits + TRUST) ** 2

    def add(self, worths: list[float], standing: list[float]) -> None:
        self.visits += 1
        for seat in range(len(worths)):
            self.worths[seat] += worths[seat]
            self.squares[seat] += worths[seat] * worths[seat]
        for i in range(len(standing)):
            self.sums[i] += standing[i]


class Node:
    """A turn to be decided, by whomever it is."""

    def __init__(self) -> None:
        self.seat: Seat = 0
        self.visits = 0
        self.edges: list[Edge] = []
        self.taken = 0  # visits that went on by an edge
        self.better = 0.0  # how much better than at first sight these came out, in sum

    def value(self, edge: Edge) -> float:
        """What a line is worth to whoever moves here: what came of it, and its worth at first sight as far as such worths hold here."""
        first_sight = edge.prior + self.better / max(self.taken, 1)
        return (edge.worths[self.seat] + TRUST * first_sight) / (edge.visits + TRUST)


class Search:
    """A tree over one position; it can be grown as long as one likes."""

    def __init__(self, evaluator: Evaluator, known: State, chance: Generator) -> None:
        self.evaluator = evaluator
        self.calm = GreedyBot(chance.word(), evaluator.valuation)
        self.hasty = GreedyBot(chance.word(), evaluator.valuation, FEW)
        self.known = known
        self.seat: Seat = known.seat
        self.chance = chance
        self.draws: list[int] = []  # the seat's own lines are tried with the same ones
        self.root = Node()
        self.iterations = 0
        self.look(self.root, self.known)

    def grow(self, budget: Budget) -> None:
        until = time.monotonic() + budget.seconds
        done = 0
        while (budget.iterations == 0 or done < budget.iterations) and (budget.seconds == 0 or time.monotonic() < until):
            self.iterate()
            done += 1
            if done % CHECKED == 0 and self.settled():
                return

    def settled(self) -> bool:
        """Whether no other line can be expected to come out better than the best one."""
        best = self.best()
        for edge in self.root.edges:
            if edge is not best:
                doubt = math.sqrt(best.doubt(self.seat) + edge.doubt(self.seat))
                if self.value(edge) + SURE * doubt > self.value(best):
                    return False
        return True

    def iterate(self) -> None:
        """Look into the best line there is, and count those that could have been looked into."""
        available = self.root.edges[:]
        while available:
            edge = self.select(self.root, available)
            if self.look_into(edge):
                for other in available:
                    other.available += 1
                break
            available.remove(edge)
        self.iterations += 1

    def look_into(self, edge: Edge) -> bool:
        """Down the tree with another draw of what is hidden, on to where it can be judged, and the judgement back up."""
        while edge.visits >= len(self.draws):
            self.draws.append(self.chance.word())
        after = played(self.known.determinize(self.seat, self.draws[edge.visits]), edge.actions)
        if after is None:
            return False
        nodes, path = [self.root], [edge]
        node, state = edge.node, after
        while node.visits >= RIPE and not state.over and self.evaluator.valuation.rounds(self.known, state) == 0:
            if not node.edges or node.visits in AGAIN:
                self.look(node, state)
            further, state = self.go_down(node, state)
            if further is None:
                break  # nothing that was thought of can be done in this draw
            nodes.append(node)
            path.append(further)
            node = further.node
        node.visits += 1
        worths, standing = self.evaluate(state)
        for i in range(len(path)):
            path[i].add(worths, standing)
            nodes[i].visits += 1
            nodes[i].taken += 1
            nodes[i].better += worths[nodes[i].seat] - path[i].prior
        return True

    def evaluate(self, state: State) -> tuple[list[float], list[float]]:
        """What a position is worth to everybody and how they stand: the mean of what the evaluator says after each round played on.

        The first knows least of what will come of it, the last has seen the most chance.
        """
        worths = [0.0] * state.players
        standing = [0.0] * (HEADS * state.players)
        for rounds in range(1, ROUNDS + 1):
            state = self.played_on(state, rounds)
            stands = self.evaluator.standing(state)
            each = self.evaluator.worth_to_each(state, stands)
            for i in range(len(worths)):
                worths[i] += each[i] / ROUNDS
            for i in range(len(standing)):
                standing[i] += stands[i] / ROUNDS
        return worths, standing

    def insist(self, edge: Edge, times: int) -> None:
        """Look into one of the seat's own lines so many times, promising or not."""
        for _ in range(times):
            if self.look_into(edge):
                edge.available += 1

    def go_down(self, node: Node, state: State) -> tuple[Edge | None, State]:
        """Take the best line there is, and count those that could have been taken."""
        options = state.options
        available = [edge for edge in node.edges if edge.actions[0] in options and state.seat == node.seat]
        while available:
            edge = self.select(node, available)
            after = played(state, edge.actions)
            if after is not None:
                for other in available:
                    other.available += 1
                return edge, after
            available.remove(edge)
        return None, state

    def played_on(self, state: State, rounds: int) -> State:
        """To where so many rounds are over. The seat plays the turn it decides on with care and later ones calmly; others are in haste."""
        valuation = self.evaluator.valuation
        state = state.copy()
        while not state.over:
            played = valuation.rounds(self.known, state)
            if played >= rounds:
                break
            habit = valuation.habit(state)
            if played == 0 and state.seat == self.seat and len(state.options) > 1:
                for action in Beam(self.evaluator, state).lines(OWN)[0].playable():
                    state.play(action)
            elif habit >= 0:
                state.play(habit)
            else:
                state.play((self.calm if state.seat == self.seat else self.hasty).choose(state))
        return state

    def select(self, node: Node, edges: list[Edge]) -> Edge:
        """The line with the best of worth and curiosity, for whoever is to move."""
        best = edges[0]
        highest = -1e9
        for edge in edges:
            value = node.value(edge) + CURIOSITY * edge.share * math.sqrt(edge.available + 1) / (edge.visits + 1)
            if value > highest:
                best, highest = edge, value
        return best

    def look(self, node: Node, state: State) -> None:
        """Find the lines through a turn; those known already stay as they are."""
        node.seat = state.seat
        here = node is self.root
        lines = Beam(self.evaluator, state).lines(HERE if here else FURTHER)
        for line in lines if here else lines[:KEPT]:
            actions = line.playable()
            known = False
            for edge in node.edges:
                if edge.actions == actions:
                    known = True
            if not known:
                node.edges.append(Edge(actions, line.worth, state.players))
        highest = max([edge.prior for edge in node.edges])
        total = 0.0
        for edge in node.edges:
            edge.share = math.exp((edge.prior - highest) / SHARPNESS)
            total += edge.share
        for edge in node.edges:
            edge.share /= total

    def value(self, edge: Edge) -> float:
        """What one of the seat's own lines is worth to it."""
        return self.root.value(edge)

    def best(self) -> Edge:
        """The line worth most, of those looked into."""
        best = self.root.edges[0]
        highest = -1e9
        for edge in self.root.edges:
            value = self.value(edge)
            if value > highest and (edge.visits > 0 or self.iterations == 0):
                best, highest = edge, value
        return best


def played(state: State, actions: list[int]) -> State | None:
    """The position after these actions, or nothing where one of them cannot be played."""
    after = state.copy()
    for action in actions:
        if action not in after.options or after.seat != state.seat:
            return None
        after.play(action)
    return after


class SearchBot(PlanningBot):
    """Plays the line that its search found worth most."""

    def __init__(self, seed: int, evaluator: Evaluator, budget: Budget) -> None:
        super().__init__(seed, evaluator)
        self.budget = budget

    def decide(self, known: State) -> list[int]:
        search = Search(self.evaluator, known, self.chance)
        search.grow(self.budget)
        return search.best().actions
