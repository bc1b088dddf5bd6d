"""Information-set Monte Carlo tree search, a turn at a time.

Every iteration draws anew what the seat cannot know, goes down the tree with it and judges where it comes out. An edge of the tree is
a way through a turn, or up to where chance shows something: what comes then is drawn in each iteration, so that a node stands for all
that may have come (open loop). A way that the drawn position does not allow is not available, and ways are compared by how often they
were. Everybody in the tree plays for himself (max^n): a node's value is one for each seat.
"""

import math
import time

from ukiyo.bots.judge import HEADS, HandJudge, Judge, worth
from ukiyo.bots.turn import PlanningBot
from ukiyo.bots.ways import Breadth, Walk
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import Generator
from ukiyo.engine.state import Seat, State

HERE = Breadth(6, 99, 16)  # of the turn the seat decides on: every legal action is looked at
FURTHER = Breadth(3, 3, 6)  # of those that come after it
KEPT = 5  # ways of these
QUICKEST = Breadth(1, 1, 1)  # where a turn is only played on
FARTHEST = 12  # turns that are
CURIOSITY = 0.25
SHARPNESS = 0.04  # a way worth so much less than the best is tried e times less at first
LONGEST = 3600.0
AGAIN = [8, 32, 128, 512]  # visits after which a turn is looked at once more, with what is drawn then


class Budget:
    """How long to think: seconds, iterations, or whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if not 0.0 <= seconds <= LONGEST or iterations < 0 or (seconds == 0 and iterations == 0):
            raise BadOption(f"a bot needs some time or some iterations to think, not {seconds:g} s and {iterations}")
        self.seconds = seconds
        self.iterations = iterations


class Edge:
    """A way through a turn, with what came of it."""

    def __init__(self, actions: list[int], prior: float, players: int) -> None:
        self.actions = actions
        self.prior = prior  # its worth at first sight
        self.share = 0.0  # of curiosity
        self.visits = 0
        self.available = 0
        self.sums = [0.0] * (HEADS * players)
        self.node = Node()

    def value(self, seat: Seat) -> float:
        """What it is worth to a seat; the first sight counts as one visit."""
        return (worth(self.sums[seat * HEADS], self.sums[seat * HEADS + 2]) + self.prior) / (self.visits + 1)

    def add(self, standing: list[float]) -> None:
        self.visits += 1
        for i in range(len(standing)):
            self.sums[i] += standing[i]


class Node:
    """A turn to be decided, by whomever it is."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []


class Search:
    """A tree over one position; it can be grown as long as one likes."""

    def __init__(self, judge: Judge, known: State, chance: Generator) -> None:
        self.judge = judge
        self.quick = HandJudge(judge.valuation)
        self.known = known
        self.seat: Seat = known.seat
        self.chance = chance
        self.root = Node()
        self.iterations = 0
        self.look(self.root, self.known)

    def grow(self, budget: Budget) -> None:
        until = time.monotonic() + budget.seconds
        done = 0
        while (budget.iterations == 0 or done < budget.iterations) and (budget.seconds == 0 or time.monotonic() < until):
            if len(self.root.edges) == 1 and done > 0:
                return
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Down the tree with another draw of what is hidden, on to where it can be judged, and the judgement back up."""
        state = self.known.determinize(self.seat, self.chance.word())
        node = self.root
        path: list[Edge] = []
        while not state.over:
            node.visits += 1
            if not node.edges or node.visits in AGAIN:
                self.look(node, state)
            edge, state = self.go_down(node, state)
            if edge is None:
                break  # nothing that was thought of can be done in this draw
            path.append(edge)
            node = edge.node
            if edge.visits == 0:
                break
        standing = self.judge.standing(self.played_on(state))
        for edge in path:
            edge.add(standing)
        self.iterations += 1

    def go_down(self, node: Node, state: State) -> tuple[Edge | None, State]:
        """Take the best way there is, and count those that could have been taken."""
        options = state.options
        available = [edge for edge in node.edges if edge.actions[0] in options]
        while available:
            edge = self.select(available, state.seat)
            after = played(state, edge.actions)
            if after is not None:
                for other in available:
                    other.available += 1
                return edge, after
            available.remove(edge)
        return None, state

    def played_on(self, state: State) -> State:
        """The turn that the seat is in the middle of, or has prepared, is played to its end by the quickest good way."""
        for _ in range(FARTHEST):
            if state.over or not self.judge.valuation.in_between(state, self.seat):
                break
            way = Walk(self.quick, state, True).ways(QUICKEST)[0]
            after = played(state, way.playable()) if way.imagined else way.state
            assert after is not None
            state = after
        return state

    def insist(self, edge: Edge, times: int) -> None:
        """Look into one of the seat's own ways so many times, promising or not."""
        for _ in range(times):
            after = played(self.known.determinize(self.seat, self.chance.word()), edge.actions)
            if after is not None:
                edge.available += 1
                edge.add(self.judge.standing(self.played_on(after)))

    def select(self, edges: list[Edge], seat: Seat) -> Edge:
        """The way with the best of worth and curiosity, for whoever is to move."""
        best = edges[0]
        highest = -1e9
        for edge in edges:
            value = edge.value(seat) + CURIOSITY * edge.share * math.sqrt(edge.available + 1) / (edge.visits + 1)
            if value > highest:
                best, highest = edge, value
        return best

    def look(self, node: Node, state: State) -> None:
        """Find the ways through a turn; those known already stay as they are."""
        here = node is self.root
        ways = Walk(self.judge, state, True).ways(HERE if here else FURTHER)
        for way in ways if here else ways[:KEPT]:
            actions = way.playable()
            known = False
            for edge in node.edges:
                if edge.actions == actions:
                    known = True
            if not known:
                node.edges.append(Edge(actions, way.worth, state.players))
        highest = max([edge.prior for edge in node.edges])
        total = 0.0
        for edge in node.edges:
            edge.share = math.exp((edge.prior - highest) / SHARPNESS)
            total += edge.share
        for edge in node.edges:
            edge.share /= total

    def best(self) -> Edge:
        """The way tried most; among equals the better one."""
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.value(self.seat) > best.value(self.seat)):
                best = edge
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
    def __init__(self, seed: int, judge: Judge, budget: Budget) -> None:
        super().__init__(seed, judge)
        self.budget = budget

    def decide(self, known: State) -> list[int]:
        search = Search(self.judge, known, self.chance)
        search.grow(self.budget)
        return search.best().actions
