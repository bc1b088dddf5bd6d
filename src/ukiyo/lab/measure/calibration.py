"""Measures network calibration: compares the wins and scores that networks predict in their own games with the results.

`python -m ukiyo.lab.measure.calibration --games 100 --out docs/images/reliability.svg`
`python -m ukiyo.lab.measure.calibration --games 400 --game GAME --players 2 --network FILE`
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ukiyo import bots, games
from ukiyo.bots.levels import network_for
from ukiyo.engine import capabilities
from ukiyo.lab.matches.plots import BLUE, INK, RED, Scale, line, svg, text

PREDICTION_INTERVAL = 4  # decisions between predictions
PHASES = 4
BINS = 10  # bins of the predicted win chance
SEED = 3_000_000
PLOT_SIZE, MARGIN, GAP = 300, 50, 90  # size of a plot, its margin, and the space between plots


@dataclass(frozen=True)
class Prediction:
    """A prediction for one seat at a decision, and the result of the game."""

    part: float  # completed fraction of the game
    win: float
    score: float
    spread: float
    won: float
    total: int


def predictions_in(game: str, players: int, seed: int, file: Path | None = None) -> list[Prediction]:
    """Play one game and return the predictions that the deciding seats make for every seat. By default, the packaged network plays."""
    rules = games.game(game)
    network, observer = network_for(rules, file), capabilities.observer(rules)
    state = rules.new(players, seed)
    seats = [bots.create_bot(f"policy={file}" if file else "policy", game, seed * 8 + seat) for seat in range(players)]
    predictions: list[tuple[int, int, float, float, float]] = []
    decisions = 0
    while not state.over:
        decisions += 1
        if decisions % PREDICTION_INTERVAL == 0:
            wins, scores, spreads = network.predict_outcomes(network.encode(observer, [state]), players)
            for offset in range(players):
                seat = (state.seat + offset) % players
                predictions.append((state.moves, seat, float(wins[0, offset]), float(scores[0, offset]), float(spreads[0, offset])))
        state.play(seats[state.seat].choose_action(state))
    final_scores = state.scores()
    winners = sum(score.rank == 1 for score in final_scores)
    won = [1 / winners if score.rank == 1 else 0.0 for score in final_scores]
    return [
        Prediction(moves / state.moves, win, score, spread, won[seat], final_scores[seat].total)
        for moves, seat, win, score, spread in predictions
    ]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def phase_row(game: str, phase: int, predictions: list[Prediction]) -> str:
    errors = [prediction.score - prediction.total for prediction in predictions]
    rms = mean([error**2 for error in errors]) ** 0.5
    brier = mean([(prediction.win - prediction.won) ** 2 for prediction in predictions])
    spread = mean([prediction.spread for prediction in predictions])
    return f"| {game} | {phase + 1} of {PHASES} | {len(predictions)} | {mean(errors):+.2f} | {rms:.1f} | {spread:.1f} | {brier:.3f} |"


def reliability(predictions: list[Prediction]) -> list[tuple[float, float, int]]:
    """Return the mean prediction, the share of wins and the number of predictions in each bin."""
    rows = []
    for step in range(BINS):
        in_bin = [prediction for prediction in predictions if min(int(prediction.win * BINS), BINS - 1) == step]
        if in_bin:
            rows.append((mean([prediction.win for prediction in in_bin]), mean([prediction.won for prediction in in_bin]), len(in_bin)))
    return rows


def chances_row(game: str, players: int, predictions: list[Prediction]) -> str:
    """Return the mean error of the win chances over all predictions, and the largest error of a bin with 5% of them."""
    errors = [(abs(won - win), number) for win, won, number in reliability(predictions)]
    mean_error = sum(error * number for error, number in errors) / len(predictions)
    largest = max(error for error, number in errors if number >= len(predictions) / 20)
    return f"| {game} | {players} | {len(predictions)} | {mean_error:.3f} | {largest:.3f} |"


def plot(name: str, predictions: list[Prediction], left: float, colour: str) -> list[str]:
    """Plot the share of wins against the prediction. Larger dots represent more predictions. A calibrated network is on the diagonal."""
    x_scale, y_scale = Scale(0, 1, left, left + PLOT_SIZE), Scale(0, 1, MARGIN + PLOT_SIZE, MARGIN)
    style = f'fill="{INK}" font-size="12"'
    parts = [text(left, MARGIN - 16, f"{name}: predicted chance to win and share of wins", f'fill="{INK}" font-size="16"')]
    parts.append(line(x_scale(0), y_scale(0), x_scale(1), y_scale(1), f'stroke="{INK}" stroke-dasharray="4 4"'))
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(x_scale(tick), y_scale(0), x_scale(tick), y_scale(0) + 5, f'stroke="{INK}"'))
        parts.append(text(x_scale(tick), y_scale(0) + 20, f"{tick:.0%}", f'{style} text-anchor="middle"'))
        parts.append(text(left - 8, y_scale(tick) + 4, f"{tick:.0%}", f'{style} text-anchor="end"'))
    for win, won, number in reliability(predictions):
        size = 3 + 9 * (number / len(predictions)) ** 0.5
        parts.append(f'<circle cx="{x_scale(win):g}" cy="{y_scale(won):g}" r="{size:.1f}" fill="{colour}" opacity="0.8"/>')
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="number of games of each kind")
    parser.add_argument("--game", choices=games.NAMES, action="append", help="repeatable; by default, all games")
    parser.add_argument("--players", type=int, default=4, help="number of players")
    parser.add_argument("--network", type=Path, help="the network file; by default, the network of the game")
    parser.add_argument("--out", type=Path, help="the SVG file to write")
    arguments = parser.parse_args()
    players: int = arguments.players
    print("| game | part of the game | n | score error | root mean square | predicted deviation | Brier |\n|---|---|---|---|---|---|---|")
    parts: list[str] = []
    chances: list[str] = []
    for place, game in enumerate(arguments.game or games.NAMES):
        predictions = [
            prediction
            for number in range(arguments.games)
            for prediction in predictions_in(game, players, SEED + number, arguments.network)
        ]
        for phase in range(PHASES):
            in_phase = [prediction for prediction in predictions if min(int(prediction.part * PHASES), PHASES - 1) == phase]
            print(phase_row(game, phase, in_phase), flush=True)
        parts += plot(game, predictions, MARGIN + place * (PLOT_SIZE + GAP), (BLUE, RED)[place % 2])
        chances.append(chances_row(game, players, predictions))
    print("\n| game | players | n | mean error of the win chances | largest error |\n|---|---|---|---|---|", *chances, sep="\n")
    if arguments.out:
        width = len(chances) * (PLOT_SIZE + GAP) - GAP + 2 * MARGIN
        arguments.out.write_text(svg(PLOT_SIZE + 2 * MARGIN, "Predicted chances to win and shares of wins", parts, width))


if __name__ == "__main__":
    main()
