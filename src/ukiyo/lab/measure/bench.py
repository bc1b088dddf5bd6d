"""`make bench`: compares the speed of the interpreted and the compiled engine with Catanatron, in one run on one core.

Each round measures all engines one after the other. The output is the median and range over the rounds. Timings are noisy, so only ratios
within the same run are meaningful.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

import ukiyo
from ukiyo import games
from ukiyo.bots.random import play_randomly
from ukiyo.engine.generator import seeded
from ukiyo.lab.measure.bench_environments import CATANATRON_GYM, ENVIRONMENTS, TABLES

SEATS = 4  # or the maximum for the game, if lower

CATANATRON = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
random.seed(int(sys.argv[1]))
seconds = float(sys.argv[2])
colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
games = decisions = 0
start = time.perf_counter()
while time.perf_counter() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in colours])
    game.play()
    games += 1
    decisions += len(game.state.actions)
took = time.perf_counter() - start
start = time.perf_counter()
for _ in range(2000):
    game.state.copy()
print(json.dumps([decisions / took, games / took, (time.perf_counter() - start) / 2000 * 1e6]))
"""


def seats(game: str) -> int:
    return min(SEATS, ukiyo.game(game).seats[-1])


def measure(game: str, seed: int, seconds: float) -> list[float]:
    """Return the decisions and games per second in random play, and the microseconds for copying a state in mid-game."""
    rules, rng = ukiyo.game(game), seeded(seed)
    players, played, decisions = seats(game), 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_randomly(rules.new(players, seed + played), rng)
        played += 1
    elapsed = time.perf_counter() - start
    state = rules.new(players, seed)
    for _ in range(decisions // played // 2):
        options = state.legal()
        state.play(options[rng.draw(len(options))])
    copies = 20_000
    start = time.perf_counter()
    for _ in range(copies):
        state.copy()
    return [decisions / elapsed, played / elapsed, (time.perf_counter() - start) / copies * 1e6]


def run(command: list[str], pure: bool) -> list[float]:
    environment = {**os.environ, "UKIYO_PURE": "1" if pure else ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    numbers: list[float] = json.loads(done.stdout)
    return numbers


def machine() -> str:
    model = platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.split(":")[1].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--catanatron", help="a Python interpreter with catanatron installed")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--measure", nargs=3, metavar=("WHAT", "GAME", "SEED"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        subject, game, seed = arguments.measure
        if subject in ENVIRONMENTS:
            print(json.dumps([ENVIRONMENTS[subject](game, seats(game), int(seed), arguments.seconds)]))
        else:
            print(json.dumps(measure(game, int(seed), arguments.seconds)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = ukiyo.compiled()
    engines: dict[str, list[list[float]]] = {}
    environments: dict[str, list[list[float]]] = {}
    for number in range(arguments.rounds):
        for game in games.NAMES:
            engines.setdefault(f"{game} interpreted", []).append(run(own_command("engine", game, number, arguments.seconds), True))
            if compiled:
                engines.setdefault(f"{game} compiled", []).append(run(own_command("engine", game, number, arguments.seconds), False))
            for subject in ENVIRONMENTS:
                environments.setdefault(f"{game} {subject}", []).append(run(own_command(subject, game, number, arguments.seconds), False))
        if arguments.catanatron:
            for script, results in ((CATANATRON, engines), (CATANATRON_GYM, environments)):
                catan = [arguments.catanatron, "-c", script, str(number), str(arguments.seconds)]
                results.setdefault("catanatron", []).append(run(catan, True))
        print(f"\rround {number + 1} of {arguments.rounds}", end="", file=sys.stderr)
    print(file=sys.stderr)
    report(engines, arguments.rounds, arguments.seconds)
    report_environments(environments)
    if not compiled:
        print("No C compiler was found, so the compiled engine was not measured.")


def own_command(subject: str, game: str, number: int, seconds: float) -> list[str]:
    return [sys.executable, "-m", "ukiyo.lab.measure.bench", "--measure", subject, game, str(number), "--seconds", str(seconds)]


def report(results: dict[str, list[list[float]]], rounds: int, seconds: float) -> None:
    print(f"{machine()}; one core, {rounds} rounds of {seconds:g} s, random play at {SEATS} seats; median (lowest-highest)\n")
    print("| engine | decisions/s | games/s | copy, µs | times Catanatron |")
    print("|---|---|---|---|---|")
    catan = results.get("catanatron")
    for name, rows in results.items():
        decisions, played, copies = ([row[column] for row in rows] for column in range(3))
        ratios = [row[0] / other[0] for row, other in zip(rows, catan, strict=True)] if catan else []
        ratio = f"{statistics.median(ratios):.1f} ({min(ratios):.1f}-{max(ratios):.1f})" if ratios else ""
        print(f"| {name} | {spread(decisions, 0)} | {spread(played, 1)} | {spread(copies, 2)} | {ratio} |")


def report_environments(results: dict[str, list[list[float]]]) -> None:
    """Catanatron's environment plays the other seats itself, so the table contains both its steps and its decisions."""
    print(f"\nEnvironments with observation and mask, compiled if possible, per second of processor time; batches of {TABLES} tables\n")
    print("| environment | steps/s | times Catanatron's decisions/s | times its steps/s |")
    print("|---|---|---|---|")
    catan = results.pop("catanatron", None)
    for name, rows in results.items():
        ratios = [[row[0] / other[column] for row, other in zip(rows, catan, strict=True)] if catan else [] for column in (1, 0)]
        print(
            f"| {name} | {spread([row[0] for row in rows], 0)} | "
            + " | ".join(spread(ratio, 1) if ratio else "" for ratio in ratios)
            + " |"
        )
    if catan:
        steps, decisions = spread([row[0] for row in catan], 0), spread([row[1] for row in catan], 0)
        print(f"| catanatron Gym, 4 seats | {steps} of its agent, {decisions} decisions in total | 1.0 | 1.0 |")


def spread(values: list[float], digits: int) -> str:
    return f"{statistics.median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


if __name__ == "__main__":
    main()
