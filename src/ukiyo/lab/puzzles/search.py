"""The long search that decides whether a position is a puzzle."""

import time
from dataclasses import replace

from ukiyo.bots import rollout
from ukiyo.bots.lookahead import Idea, difference
from ukiyo.bots.network import Network
from ukiyo.bots.rollout import Rollouts
from ukiyo.engine.game import Game
from ukiyo.engine.generator import Generator
from ukiyo.engine.observation import Observer
from ukiyo.engine.puzzles import (
    Step,
    Try,
)
from ukiyo.engine.state import State

HOPE = 0.05  # by how much an action must seem better than each other one for a long search to begin
GAP = 0.06  # by how much it must be better: a twentieth of a win, or four points
SURE = 4.0  # and by how many standard errors
BEHIND = 5.0  # standard errors by which an action must be worse to be left behind on the way
HOPELESS = 1.5  # standard errors by which the best must lead after the first draws, or the search ends
FIRST = 16  # draws in which all actions are
SECOND = 48  # draws after which a search that leads nowhere ends


class TimeIsUp(Exception):
    """The budget is spent; what was found is kept."""


class LongSearch(Rollouts):
    """Every legal action, played on by the larger network alone; those that are clearly worse are left behind on the way."""

    def __init__(self, network: Network, observer: Observer, known: State, chance: Generator) -> None:
        super().__init__(network, observer, known, chance, sight=replace(rollout.FAR, near=rollout.FAR.marks[-1]))
        self.ideas = [Idea(action, known.players) for action in known.options]
        self.left = self.ideas

    def clear(self, draws: int, until: float) -> bool:
        """Whether one action is clearly the best; the best two are compared to the end."""
        while len(self.left[0].worths) < draws:
            if time.monotonic() > until:
                raise TimeIsUp
            self.play_on()
            if len(self.left[0].worths) < min(FIRST, draws):
                continue
            best = self.highest()
            behind = sorted([(*compared(best, idea), idea) for idea in self.left if idea is not best], key=lambda one: one[0])
            gap, error = behind[0][:2]
            if len(best.worths) >= SECOND and (gap < GAP / 2 or gap < HOPELESS * error):
                return False
            self.left = [best, *[idea for at, (gap, error, idea) in enumerate(behind) if at == 0 or gap < BEHIND * error]]
        best = self.highest()
        gaps = [compared(best, idea) for idea in self.ideas if idea is not best]
        return all(gap >= GAP and gap >= SURE * error for gap, error in gaps)

    def step(self, game: Game, liked: float) -> Step:
        best = self.highest()
        seat = self.known.seat
        tries = []
        for idea in self.ideas:
            gap, error = compared(best, idea)
            n = len(idea.worths)
            tries.append(
                Try(
                    str(game.action(idea.action)), round(idea.mean(), 4), round(idea.wins[seat] / n, 4), round(idea.scores[seat] / n, 2),
                    round(gap, 4), round(error, 4), n,
                )
            )  # fmt: skip
        return Step(round(liked, 4), sorted(tries, key=lambda tried: tried.gap))


def compared(best: Idea, idea: Idea) -> tuple[float, float]:
    """By how much an idea is worth less than the best in the same draws, and the standard error of that."""
    draws = min(len(best.worths), len(idea.worths))
    return difference(best.worths[:draws], idea.worths[:draws])
