"""Trains a small network to play IKI or Hokusai by self-play: masked PPO in plain NumPy on the batched environment.

    pip install 'ukiyo[lab]'
    python examples/train_ppo.py --game iki --players 2 --minutes 3 --curve curve.svg

After every few updates the network plays random bots in every seat; the win share and the mean score form the curve. The code knows no
rules: it receives observations and masks and returns actions. Three minutes on one core are enough to beat random players, but not more.
The purpose is to show how to use the environment.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ukiyo.lab.learning.batch_env import BatchEnv, any_legal

Floats = NDArray[np.float32]
Curve = list[tuple[float, int, float, float, float]]

TABLES = 128
STEPS = 96  # decisions per table between two updates
DISCOUNT, SMOOTHING = 1.0, 0.95  # of generalized advantage estimation
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, BATCH, PACE = 2, 2048, 7e-4
POINTS = 20.0  # points of margin that are worth as much as a win


class Network:
    """Two hidden layers, a policy head and a value head, with gradients written by hand."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        sizes = [(inputs, 128), (128, 128), (128, actions), (128, 1)]
        gains = [2.0, 2.0, 0.01, 0.1]
        self.weights = [
            (chance.standard_normal(size) * np.sqrt(gain / size[0])).astype(np.float32) for size, gain in zip(sizes, gains, strict=True)
        ]
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.means = [np.zeros_like(weight) for weight in self.weights]  # moments of Adam
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Return both hidden layers, the logits and the value."""
        first = np.maximum(seen @ self.weights[0] + self.weights[4], 0)
        second = np.maximum(first @ self.weights[1] + self.weights[5], 0)
        return first, second, second @ self.weights[2] + self.weights[6], (second @ self.weights[3] + self.weights[7])[:, 0]

    def backward(self, seen: Floats, first: Floats, second: Floats, of_scores: Floats, of_value: Floats) -> list[Floats]:
        value = of_value[:, None]
        of_second = (of_scores @ self.weights[2].T + value @ self.weights[3].T) * (second > 0)
        of_first = (of_second @ self.weights[1].T) * (first > 0)
        slopes = [seen.T @ of_first, first.T @ of_second, second.T @ of_scores, second.T @ value]
        return [*slopes, of_first.sum(0), of_second.sum(0), of_scores.sum(0), value.sum(0)]

    def learn(self, slopes: list[Floats]) -> None:
        """Do one step of Adam, with the gradient's norm limited to 1."""
        self.updates += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        shorter, early, late = min(1.0, 1.0 / (length + 1e-9)), 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope * shorter - self.means[i])
            self.squares[i] += 0.001 * ((slope * shorter) ** 2 - self.squares[i])
            self.weights[i] -= PACE * (self.means[i] / early) / (np.sqrt(self.squares[i] / late) + 1e-8)


def chances(scores: Floats, mask: NDArray[np.bool_]) -> Floats:
    """Return the probability of each action; illegal actions have 0."""
    scores = np.where(mask, scores, -1e9)
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(scores / scores.sum(1, keepdims=True))


def pick(likely: Floats, chance: np.random.Generator) -> NDArray[np.intp]:
    heights = likely.cumsum(1)
    return np.asarray((heights < (chance.random(len(likely)) * heights[:, -1])[:, None]).sum(1))


@dataclass
class Memory:
    """The decisions of all tables since the last update, as arrays of steps times tables."""

    seen: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    action: NDArray[np.intp]
    likely: Floats
    value: Floats
    seat: NDArray[np.uint8]
    reward: Floats
    done: NDArray[np.bool_]


def advantages(memory: Memory, players: int) -> Floats:
    """Return the advantage of each decision, from the last step to the first. Every seat of a table has its own sequence."""
    steps, tables = memory.value.shape
    rows = np.arange(tables)
    next_value = np.zeros((tables, players), np.float32)
    for step in range(steps):  # unfinished games are bootstrapped from the seat's last value
        next_value[rows, memory.seat[step]] = memory.value[step]
    next_gain, owed = np.zeros_like(next_value), np.zeros_like(next_value)
    gains = np.zeros_like(memory.value)
    for step in range(steps - 1, -1, -1):
        over = memory.done[step]
        next_value[over], next_gain[over], owed[over] = 0, 0, memory.reward[step][over]
        seat = memory.seat[step]
        surprise = owed[rows, seat] + DISCOUNT * next_value[rows, seat] - memory.value[step]
        gains[step] = surprise + DISCOUNT * SMOOTHING * next_gain[rows, seat]
        next_value[rows, seat], next_gain[rows, seat], owed[rows, seat] = memory.value[step], gains[step], 0
    return gains


def improve(network: Network, memory: Memory, gains: Floats, scale: Floats, chance: np.random.Generator) -> None:
    """Do a step of clipped PPO on the legal actions."""
    flat = memory.value.size
    seen, mask = memory.seen.reshape(flat, -1), memory.mask.reshape(flat, -1)
    action, old, wanted = memory.action.ravel(), memory.likely.ravel(), (gains + memory.value).ravel()
    gain = ((gains - gains.mean()) / (gains.std() + 1e-6)).ravel()
    for _ in range(EPOCHS):
        order = chance.permutation(flat)
        for start in range(0, flat, BATCH):
            rows = order[start : start + BATCH]
            inputs = seen[rows] * scale
            first, second, scores, value = network.forward(inputs)
            likely = chances(scores, mask[rows])
            chosen = np.arange(len(rows)), action[rows]
            ratio = likely[chosen] / old[rows]
            inside = np.where(gain[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.where(inside, ratio * gain[rows], 0)[:, None]
            logs = np.log(likely + 1e-9)
            surprise = -(likely * logs).sum(1, keepdims=True)
            of_scores = push * likely + ENTROPY * likely * (logs + surprise)
            of_scores[chosen] -= push[:, 0]
            of_value = np.asarray(VALUE * (value - wanted[rows]), np.float32)
            network.learn(network.backward(inputs, first, second, of_scores / len(rows), of_value / np.float32(len(rows))))


def examine(network: Network, env: BatchEnv, seed: int) -> tuple[float, float, float, int]:
    """Return the win share, the mean score and the opponents' mean score over one game per table, with the network in every seat."""
    chance = np.random.default_rng(seed)
    now = env.reset(seed)
    own = np.arange(env.number) % env.players
    going = np.ones(env.number, np.bool_)
    wins, scores = np.zeros(env.number), np.zeros((env.number, env.players))
    while going.any():
        action = any_legal(now.mask, chance)
        mine = np.flatnonzero(now.seat == own)
        action[mine] = pick(chances(network.forward(now.observation[mine] * env.scale)[2], now.mask[mine]), chance)
        now = env.step(action)
        ended = np.flatnonzero(now.done & going)
        wins[ended], scores[ended] = now.reward[ended, own[ended]], now.score[ended]
        going[ended] = False
    points = scores[np.arange(env.number), own]
    others = (scores.sum(1) - points) / max(env.players - 1, 1)
    return float(wins.mean()), float(points.mean()), float(others.mean()), env.number


def train(game: str, players: int, minutes: float, seed: int) -> Iterator[Curve]:
    """Return the curve: minutes of processor time, decisions, win share, score, opponents' score."""
    env = BatchEnv(game, TABLES, players, seed)
    exam = BatchEnv(game, 200 // players * players, players, seed)
    network, chance = Network(env.size, env.actions, seed), np.random.default_rng(seed)
    now = env.reset(seed)
    curve: Curve = []
    start, decisions, updates = time.process_time(), 0, 0
    while True:
        spent = (time.process_time() - start) / 60
        if updates % 8 == 0 or spent >= minutes:
            share, score, others, games = examine(network, exam, 1000 + updates)
            curve.append((spent, decisions, share, score, others))
            print(
                f"{spent:5.1f} min {decisions:9,} decisions: wins {share:.0%} of {games} games, {score:.1f} points to {others:.1f}",
                flush=True,
            )
            yield curve
        if spent >= minutes:
            return
        kept: list[list[NDArray[np.generic]]] = []
        for _ in range(STEPS):
            _, _, scores, value = network.forward(now.observation * env.scale)
            likely = chances(scores, now.mask)
            action = pick(likely, chance)
            then = env.step(action)
            lead = then.score - then.score.mean(1, keepdims=True)
            reward = np.where(then.done[:, None], then.reward + lead / POINTS, 0).astype(np.float32)
            kept.append([now.observation, now.mask, action, likely[np.arange(TABLES), action], value, now.seat, reward, then.done])
            now = then
        memory = Memory(*[np.stack(column) for column in zip(*kept, strict=True)])
        improve(network, memory, advantages(memory, players), env.scale, chance)
        decisions += TABLES * STEPS
        updates += 1


def draw(curve: Curve, title: str) -> str:
    """Draw the win share and the points against random players as an SVG."""
    wide, high, left, top = 720, 220, 70, 76
    most = max(row[1] for row in curve) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 120} {2 * high + 180}" font-family="Georgia, serif" font-size="15">',
        f'<rect width="100%" height="100%" fill="#f4ecd8"/><text x="{left}" y="30" font-size="20" fill="#22201e">{title}</text>',
    ]
    tallest = 20.0 * -(-max(max(row[3], row[4]) for row in curve) // 20)
    panels = [
        ("win share", 1.0, "{:.0%}", [([row[2] for row in curve], "#1d3f66", "the network")]),
        (
            "points",
            tallest * 1.1,
            "{:.0f}",
            [([row[3] for row in curve], "#1d3f66", "the network"), ([row[4] for row in curve], "#c8402f", "random")],
        ),
    ]
    for number, (name, limit, form, lines) in enumerate(panels):
        base = top + high + number * (high + 50)
        for part in range(5):
            y = base - high * part / 4
            parts.append(f'<line x1="{left}" x2="{left + wide}" y1="{y:.0f}" y2="{y:.0f}" stroke="#22201e" stroke-opacity=".15"/>')
            parts.append(f'<text x="{left - 8}" y="{y + 5:.0f}" text-anchor="end" fill="#57524a">{form.format(limit * part / 4)}</text>')
        parts.append(f'<text x="{left + 8}" y="{base - high - 6:.0f}" fill="#57524a">{name}</text>')
        for values, colour, who in lines:
            points = [(left + wide * row[1] / most, base - high * min(value / limit, 1)) for row, value in zip(curve, values, strict=True)]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
            end = points[-1]
            parts.append(f'<circle cx="{end[0]:.1f}" cy="{end[1]:.1f}" r="4" fill="{colour}"/>')
            parts.append(f'<text x="{end[0] - 6:.1f}" y="{end[1] - 10:.1f}" text-anchor="end" fill="{colour}">{who}</text>')
    foot = f"{curve[-1][1]:,} decisions of self-play in {curve[-1][0]:.0f} minutes".replace(",", " ")
    parts.append(f'<text x="{left + wide}" y="{2 * high + 160}" text-anchor="end" fill="#57524a">{foot}</text></svg>')
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="iki")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    asked = parser.parse_args()
    title = f"{asked.game}, {asked.players} players: masked PPO against random"
    for curve in train(asked.game, asked.players, asked.minutes, asked.seed):
        asked.curve.write_text(draw(curve, title), encoding="utf-8")
    print(f"The curve is in {asked.curve}.")


if __name__ == "__main__":
    main()
