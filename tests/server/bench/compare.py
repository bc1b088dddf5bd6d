"""Compares the server with an earlier revision and fails if it has become slower. `make bench-server COMPARE=REV`.

Both revisions run alternately, each with its own clients, because the formats of messages differ. A load that only one of them can measure
is left out. A regression is a change of a median beyond 15% plus the noise. The noise is half of the spread of the runs, relative to their
median, of the revision with the larger one.
"""

import argparse
import sys
from dataclasses import dataclass
from statistics import median
from typing import TypeVar

from tests.server.bench.moves import MAX_P95_MS, highest_rate, is_delivered
from tests.server.bench.revision import Revision, prepare, working_tree
from tests.server.bench.rows import Rows, parse_rows
from ukiyo.lab.measure.bench import machine

T = TypeVar("T")

Pair = tuple[T, T]
"""Something of the base, and the same of the working tree."""

TOLERANCE = 0.15
RATES = ("received moves/s", "moves saved/s", "highest moves/s")  # higher is better
COSTS = (  # lower is better
    "p50, ms",
    "p95, ms",
    "memory per table, KB",
    "a decision: p50, s",
    "a decision: p95, s",
    "a turn: p50, s",
    "a turn: p95, s",
    "added, MB",
    "/healthz p95, ms",
    "page p95, ms",
)


@dataclass(frozen=True)
class Comparison:
    """The values of one metric in all runs of both revisions."""

    load: str
    metric: str
    base: list[float]
    current: list[float]

    @property
    def ratio(self) -> float:
        return median(self.current) / median(self.base)

    @property
    def noise(self) -> float:
        return max(half_spread(self.base), half_spread(self.current))

    @property
    def limit(self) -> float:
        """The ratio beyond which this is a regression."""
        worst = 1 + TOLERANCE + self.noise
        return 1 / worst if self.metric in RATES else worst

    def is_regression(self) -> bool:
        if not self.current:
            return True
        return self.ratio < self.limit if self.metric in RATES else self.ratio > self.limit

    def row(self) -> str:
        key = f"| {self.load} | {self.metric} | {described(self.base)} |"
        if not self.current:
            return f"{key} no result | | | | regression |"
        limit = f"{'at least' if self.metric in RATES else 'at most'} {self.limit:.2f}"
        mark = "regression" if self.is_regression() else ""
        return f"{key} {described(self.current)} | {self.ratio:.2f} | {self.noise:.0%} | {limit} | {mark} |"


def half_spread(values: list[float]) -> float:
    return (max(values) - min(values)) / 2 / abs(median(values) or 1)


def described(values: list[float]) -> str:
    return f"{median(values):g} ({min(values):g} to {max(values):g})"


def compare(base: list[Rows], current: list[Rows]) -> list[Comparison]:
    """Compare the metrics that all runs of the base measured. A load without a result in a run of the working tree is a regression."""
    comparisons = []
    for load in base[0]:
        if not any(load in run for run in current):
            continue
        rows = [run.get(load, {}) for run in current]
        for metric in (*RATES, *COSTS):
            before = [run.get(load, {}).get(metric, 0.0) for run in base]
            if min(before) > 0 and all(metric in row for row in rows if row):
                comparisons.append(Comparison(load, metric, before, [row[metric] for row in rows] if all(rows) else []))
    return comparisons


def table(name: str, comparisons: list[Comparison]) -> str:
    header = f"| load | metric | {name} | working tree | ratio | noise | limit | |\n|---|---|---|---|---|---|---|---|"
    return "\n".join([header, *[comparison.row() for comparison in comparisons]])


def bench_arguments(arguments: argparse.Namespace, known: set[str]) -> Pair[list[str]]:
    """Return the options of a load test for a base with these options, and of the same test for the working tree."""
    base = [f"--tables={arguments.tables}", f"--warm={arguments.warm}", f"--rates={arguments.rates}", f"--seconds={arguments.seconds:g}"]
    current = base.copy()
    for option, value, nothing in (
        ("--masters", arguments.masters, ""),
        ("--shared", arguments.shared, "0"),
        ("--days", arguments.days, "0"),
        ("--people", arguments.people, None),
        ("--hands", arguments.hands, None),
        ("--processes", arguments.processes, None),
    ):
        if option in known:
            base.append(f"{option}={value}")
            current.append(f"{option}={value}")
        elif nothing is not None:
            current.append(f"{option}={nothing}")
    if "--uncompressed" not in known:  # its clients never compress
        current.append("--uncompressed")
    if "--no-bystander" not in known:  # its server has no other requests under load
        current.append("--no-bystander")
    return base, current


def run_alternately(revisions: Pair[Revision], arguments: Pair[list[str]], runs: int) -> Pair[list[Rows]]:
    """Run both benchmarks several times. Every second time the working tree is first, so that a steady drift affects both equally."""
    found: Pair[list[Rows]] = ([], [])
    for number in range(runs):
        for place in (0, 1) if number % 2 == 0 else (1, 0):
            print(f"\n{revisions[place].name}, run {number + 1} of {runs}:", flush=True)
            output = revisions[place].bench(arguments[place])
            print(output, flush=True)
            found[place].append(parse_rows(output))
    return found


def search(revision: Revision, arguments: list[str], start: float) -> float:
    """Find the highest rate that a revision delivers, from the rows that it prints."""

    def delivers(rate: float) -> bool:
        rows = parse_rows(revision.bench([*arguments, f"--rates={rate:g}"]))
        ((load, values),) = rows.items()
        received, p95_ms = values.get("received moves/s", 0), values.get("p95, ms", 0)
        print(f"{revision.name}: {load}: {received:g} moves/s, p95 {p95_ms:g} ms", flush=True)
        return is_delivered(rate, received, p95_ms)

    return highest_rate(delivers, start)


def search_alternately(revisions: Pair[Revision], arguments: Pair[list[str]], runs: int, start: float) -> list[Comparison]:
    rates: Pair[list[float]] = ([], [])
    for number in range(runs):
        for place in (0, 1) if number % 2 == 0 else (1, 0):
            rates[place].append(search(revisions[place], arguments[place], start))
    return [Comparison(f"p95 below {MAX_P95_MS} ms", "highest moves/s", *rates)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.bench.compare")
    parser.add_argument("revision", help="a commit, tag or branch to compare the working tree with")
    parser.add_argument("--runs", type=int, default=3, help="runs of each revision")
    parser.add_argument(
        "--search", type=float, metavar="RATE", help="only compare the highest rates with a p95 below 100 ms, starting with this rate"
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--warm", type=int, default=20)
    parser.add_argument("--rates", default="100,200")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--shared", default="0")
    parser.add_argument("--masters", default="20")
    parser.add_argument("--days", default="2000")
    parser.add_argument("--people", default="200")
    parser.add_argument("--hands", default="16")
    parser.add_argument("--processes", default="1")
    arguments = parser.parse_args()
    if arguments.search:
        arguments.masters, arguments.shared, arguments.days = "", "0", "0"
    revisions = (prepare(arguments.revision), working_tree())
    both = bench_arguments(arguments, revisions[0].options())
    print(f"{machine()}; {arguments.revision}: {' '.join(both[0])}; working tree: {' '.join(both[1])}", flush=True)
    if arguments.search:
        comparisons = search_alternately(revisions, both, arguments.runs, arguments.search)
    else:
        comparisons = compare(*run_alternately(revisions, both, arguments.runs))
    print(f"\n{table(arguments.revision, comparisons)}")
    if not comparisons:
        sys.exit(f"Nothing could be compared with {arguments.revision}.")
    if count := sum(comparison.is_regression() for comparison in comparisons):
        sys.exit(f"Regressions compared with {arguments.revision}: {count}")


if __name__ == "__main__":
    main()
