"""Calibration of the networks: predicted wins and scores in their own games, compared with the results.

`python -m ukiyo.lab.measure.calibration --games 100 --out docs/images/reliability.svg`
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ukiyo import bots, games
from ukiyo.bots.levels import network_for
from ukiyo.engine import capabilities
from ukiyo.lab.matches.plots import BLUE, INK, RED, Scale, line, svg, text

EVERY = 4  # decisions between two predictions
PHASES = 4
STEPS = 10  # bins of the predicted chance to win
SEED = 3_000_000
SIZE, EDGE, BETWEEN = 300, 50, 90  # size of a plot, its margin, and the space between plots


@dataclass(frozen=True)
class Said:
    """A prediction for one seat at a decision, with the result of the game."""

    part: float  # elapsed share of the game
    win: float
    score: float
    spread: float
    won: float
    total: int


def said_in(game: str, players: int, seed: int) -> list[Said]:
    """Play one game and return the predictions for every seat, as seen from the deciding seat."""
    rules = games.game(game)
    network, observer = network_for(rules), capabilities.observer(rules)
    state = rules.new(players, seed)
    seats = [bots.create_bot("policy", game, seed * 8 + seat) for seat in range(players)]
    heard: list[tuple[int, int, float, float, float]] = []
    decisions = 0
    while not state.over:
        decisions += 1
        if decisions % EVERY == 0:
            wins, scores, spreads = network.predict_outcomes(network.encode(observer, [state]), players)
            for away in range(players):
                seat = (state.seat + away) % players
                heard.append((state.moves, seat, float(wins[0, away]), float(scores[0, away]), float(spreads[0, away])))
        state.play(seats[state.seat].choose_action(state))
    counted = state.scores()
    winners = sum(score.rank == 1 for score in counted)
    won = [1 / winners if score.rank == 1 else 0.0 for score in counted]
    return [Said(moves / state.moves, win, score, spread, won[seat], counted[seat].total) for moves, seat, win, score, spread in heard]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def phase_row(game: str, phase: int, said: list[Said]) -> str:
    off = [one.score - one.total for one in said]
    root = mean([one**2 for one in off]) ** 0.5
    brier = mean([(one.win - one.won) ** 2 for one in said])
    spread = mean([one.spread for one in said])
    return f"| {game} | {phase + 1} of {PHASES} | {len(said)} | {mean(off):+.2f} | {root:.1f} | {spread:.1f} | {brier:.3f} |"


def reliability(said: list[Said]) -> list[tuple[float, float, int]]:
    """Return the mean prediction, the share of wins and the number of predictions of each bin."""
    rows = []
    for step in range(STEPS):
        there = [one for one in said if min(int(one.win * STEPS), STEPS - 1) == step]
        if there:
            rows.append((mean([one.win for one in there]), mean([one.won for one in there]), len(there)))
    return rows


def plot(name: str, said: list[Said], left: float, colour: str) -> list[str]:
    """Plot the share of wins against the prediction. The size of a dot shows the number of predictions; on the diagonal both are equal."""
    across, up = Scale(0, 1, left, left + SIZE), Scale(0, 1, EDGE + SIZE, EDGE)
    style = f'fill="{INK}" font-size="12"'
    parts = [text(left, EDGE - 16, f"{name}: predicted chance to win and share of wins", f'fill="{INK}" font-size="16"')]
    parts.append(line(across(0), up(0), across(1), up(1), f'stroke="{INK}" stroke-dasharray="4 4"'))
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(across(tick), up(0), across(tick), up(0) + 5, f'stroke="{INK}"'))
        parts.append(text(across(tick), up(0) + 20, f"{tick:.0%}", f'{style} text-anchor="middle"'))
        parts.append(text(left - 8, up(tick) + 4, f"{tick:.0%}", f'{style} text-anchor="end"'))
    for win, won, number in reliability(said):
        size = 3 + 9 * (number / len(said)) ** 0.5
        parts.append(f'<circle cx="{across(win):g}" cy="{up(won):g}" r="{size:.1f}" fill="{colour}" opacity="0.8"/>')
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="number of four-player games of IKI and of Hokusai")
    parser.add_argument("--out", type=Path, required=True, help="the SVG file to write")
    arguments = parser.parse_args()
    print("| game | part of the game | n | score error | root mean square | predicted deviation | Brier |\n|---|---|---|---|---|---|---|")
    parts: list[str] = []
    for place, game in enumerate(games.NAMES):
        said = [one for number in range(arguments.games) for one in said_in(game, 4, SEED + number)]
        for phase in range(PHASES):
            print(phase_row(game, phase, [one for one in said if min(int(one.part * PHASES), PHASES - 1) == phase]), flush=True)
        parts += plot(game, said, EDGE + place * (SIZE + BETWEEN), (BLUE, RED)[place % 2])
    arguments.out.write_text(svg(SIZE + 2 * EDGE, "Predicted chances to win and shares of wins", parts, 2 * SIZE + BETWEEN + 2 * EDGE))


if __name__ == "__main__":
    main()
