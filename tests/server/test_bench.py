"""The server's load tests: reading their tables, deciding about regressions, searching the highest rate, and the bystander."""

import argparse
import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from tests.server.bench import correspondence, masters, moves
from tests.server.bench.__main__ import options
from tests.server.bench.bystander import HOME_PAGE, Bystander, ResponseTimes
from tests.server.bench.compare import Comparison, bench_arguments, compare, described, table
from tests.server.bench.moves import LiveTables, MoveTimes, highest_rate, is_delivered
from tests.server.bench.revision import missing_packages, use_default_settings
from tests.server.bench.rows import parse_rows

FIRST_FORMAT = """Intel Xeon, 2 cores; Linux; 30 s a row, client and server on the same cores

| 4-seat tables | asked moves/s | heard moves/s | p50, ms | p95, ms | p99, ms | memory a table, KB | n |
|---|---|---|---|---|---|---|---|
| 500 | 100 | 100 | 5.5 | 9.1 | 34.0 | 138 | 3000 |
| 500 | 200 | 172 | 2220.4 | 4072.0 | 4240.1 | 307 | 5160 | 840 not heard in time
"""
MEMORY = "memory empty, MB | and more, MB"
SECOND_FORMAT = f"""
| tables with a master | a decision: p50, s | p95, s | a turn: p50, s | p95, s | with less thought | decisions | turns |
|---|---|---|---|---|---|---|---|
| 20 | 0.20 | 0.30 | 0.33 | 0.93 | 45% | 1719 | 420 |

| tables over days | people | processes | at a time | moves kept/s | notices/s | p50, ms | p95, ms | {MEMORY} | n | idle |
|---|---|---|---|---|---|---|---|---|---|---|---|
| 2000 | 200 | 1 | 16 | 36 | 6 | 168.0 | 297.2 | 128 | 97 | 2076 | 12 |
| 2000 | 200 | 2 | 16 | 37 | 16 | 166.1 | 345.0 | 251 | 165 | 1990 | 5 |
"""
CURRENT_FORMAT = f"""
{moves.HEADER}
| 500 | 1 | 100 | 99 | 4.0 | 6.0 | 9.0 | 95 | 12.5 | 40.0 | 2970 |

Two processes with PostgreSQL:

{moves.HEADER}
| 2000 | 2 | 200 | no move was received within 30 s |

{masters.HEADER}
| 20 | 0.10 | 0.20 | 0.30 | 0.40 | 0% | 10.0 | – | 2000 | 500 |

{correspondence.HEADER}
| 2000 | 200 | 1 | 16 | 150 | 30 | 40.0 | 70.0 | 128 | 60 | 8.0 | 30.0 | 9000 | 3 |
"""
MOVES = "500 4-seat tables, 100 requested moves/s"
P95 = "p95, ms"


def test_tables_of_the_first_format_are_read() -> None:
    rows = parse_rows(FIRST_FORMAT)
    assert rows[MOVES] == {"received moves/s": 100, "p50, ms": 5.5, P95: 9.1, "p99, ms": 34, "memory per table, KB": 138, "n": 3000}
    assert rows["500 4-seat tables, 200 requested moves/s"]["received moves/s"] == 172


def test_tables_of_the_second_format_are_read() -> None:
    rows = parse_rows(SECOND_FORMAT)
    assert list(rows) == [
        "20 tables with a master",
        "2000 correspondence tables, 200 people, 16 connected",
        "2000 correspondence tables, 200 people, 2 processes, 16 connected",
    ]
    master, club, _ = rows.values()
    assert [master[f"{wait}: {part}, s"] for wait in ("a decision", "a turn") for part in ("p50", "p95")] == [0.2, 0.3, 0.33, 0.93]
    assert "with less thought" not in master
    assert (club["moves saved/s"], club[P95], club["added, MB"]) == (36, 297.2, 97)


def test_the_current_tables_are_read_with_the_same_names() -> None:
    rows = parse_rows(CURRENT_FORMAT)
    earlier = parse_rows(FIRST_FORMAT + SECOND_FORMAT)
    for load in (MOVES, "20 tables with a master", "2000 correspondence tables, 200 people, 16 connected"):
        assert rows[load].keys() >= earlier[load].keys()
    assert (rows[MOVES]["/healthz p95, ms"], rows[MOVES]["page p95, ms"]) == (12.5, 40)
    assert "page p95, ms" not in rows["20 tables with a master"]
    assert rows["2000 4-seat tables, 2 processes, 200 requested moves/s"] == {}


def test_a_measurement_is_printed_as_a_row_that_can_be_read() -> None:
    settings = LiveTables(tables=500, warm=20, rate=100, seconds=1)
    bystander = ResponseTimes(health=[0.002, 0.003], page=[0.02])
    result = MoveTimes(settings, 1, sent=100, times=[0.004] * 90 + [0.006] * 9, memory_per_table=95_000, bystander=bystander)
    assert parse_rows(f"{moves.HEADER}\n{result.row()}") == {
        MOVES: {
            "received moves/s": 99,
            "p50, ms": 4,
            P95: 6,
            "p99, ms": 6,
            "memory per table, KB": 95,
            "/healthz p95, ms": 3,
            "page p95, ms": 20,
            "n": 99,
        }
    }
    assert result.row().endswith("1 not received in time")
    assert result.is_delivered()
    silent = MoveTimes(settings, 1, sent=0, times=[], memory_per_table=0, bystander=ResponseTimes())
    assert parse_rows(f"{moves.HEADER}\n{silent.row()}") == {MOVES: {}}
    assert not silent.is_delivered()


@pytest.mark.parametrize(
    ("base", "current", "is_regression"),
    [
        ([10, 10, 10], [11.4, 11.4, 11.4], False),
        ([10, 10, 10], [11.6, 11.6, 11.6], True),
        ([8, 10, 12], [13.4, 13.4, 13.4], False),  # noise of 20%
        ([8, 10, 12], [13.6, 13.6, 13.6], True),
        ([10, 10, 10], [5, 5, 5], False),
    ],
)
def test_a_cost_may_rise_by_the_tolerance_and_the_noise(base: list[float], current: list[float], is_regression: bool) -> None:
    assert Comparison(MOVES, P95, base, current).is_regression() == is_regression


@pytest.mark.parametrize(("current", "is_regression"), [(180, False), (175, False), (173, True), (0, True), (400, False)])
def test_a_rate_may_fall_by_the_tolerance_and_the_noise(current: float, is_regression: bool) -> None:
    assert Comparison(MOVES, "received moves/s", [200, 200, 200], [current] * 3).is_regression() == is_regression


def test_metrics_that_both_revisions_measure_are_compared() -> None:
    base = [parse_rows(FIRST_FORMAT + SECOND_FORMAT)] * 3
    comparisons = compare(base, [parse_rows(CURRENT_FORMAT)] * 3)
    assert {comparison.load for comparison in comparisons} == {
        MOVES,
        "20 tables with a master",
        "2000 correspondence tables, 200 people, 16 connected",
    }
    assert {comparison.metric for comparison in comparisons if comparison.load == MOVES} == {
        "received moves/s",
        "p50, ms",
        P95,
        "memory per table, KB",
    }
    assert not any(comparison.is_regression() for comparison in comparisons)


def test_a_load_without_a_result_is_a_regression() -> None:
    rows = parse_rows(FIRST_FORMAT)
    silent = {**rows, MOVES: {}}
    comparisons = [comparison for comparison in compare([rows, rows], [rows, silent]) if comparison.load == MOVES]
    assert comparisons
    assert all(comparison.is_regression() for comparison in comparisons)
    assert "no result" in table("main", comparisons)
    assert not [comparison for comparison in compare([silent, rows], [rows, rows]) if comparison.load == MOVES]


def test_the_comparison_shows_medians_spread_ratio_and_limit() -> None:
    row = Comparison(MOVES, P95, [6.9, 7.4, 9.1], [369, 493, 550]).row()
    assert row == f"| {MOVES} | p95, ms | 7.4 (6.9 to 9.1) | 493 (369 to 550) | 66.62 | 18% | at most 1.33 | regression |"
    assert described([2, 1, 3]) == "2 (1 to 3)"


def arguments() -> argparse.Namespace:
    return argparse.Namespace(
        tables=500, warm=20, rates="100", seconds=30.0, shared="0", masters="20", days="2000", people="200", hands="16", processes="1"
    )


def test_both_revisions_measure_only_what_the_earlier_one_can() -> None:
    common = ["--tables=500", "--warm=20", "--rates=100", "--seconds=30"]
    base, current = bench_arguments(arguments(), {"--tables", "--warm", "--rates", "--seconds", "--db"})
    assert base == common
    assert current == [*common, "--masters=", "--shared=0", "--days=0", "--uncompressed", "--no-bystander"]


def test_the_working_tree_compared_with_itself_gets_the_same_options() -> None:
    parser = options()
    base, current = bench_arguments(arguments(), set(parser._option_string_actions))
    assert base == current
    assert parser.parse_args(current).masters == "20"


@pytest.mark.parametrize(("capacity", "start"), [(340, 100), (340, 1000), (340, 340), (3, 100), (6000, 100)])
def test_the_highest_rate_is_found_to_within_a_tenth(capacity: float, start: float) -> None:
    steps: list[float] = []

    def delivers(rate: float) -> bool:
        steps.append(rate)
        return rate <= capacity

    found = highest_rate(delivers, start)
    assert found <= capacity < found * 1.1
    assert len(steps) == len(set(steps)) < 15


def test_the_search_ends_if_nothing_is_delivered() -> None:
    assert highest_rate(lambda _rate: False, 100) == 0


def test_a_rate_is_delivered_if_all_moves_arrive_in_time() -> None:
    assert is_delivered(requested=200, received=199, p95_ms=99)
    assert not is_delivered(requested=200, received=190, p95_ms=50)
    assert not is_delivered(requested=200, received=200, p95_ms=101)


def test_earlier_benchmarks_run_with_the_default_settings(tmp_path: Path) -> None:
    module = tmp_path / "served.py"
    module.write_text('{\n    "UKIYO_PAUSE": "0",\n    "UKIYO_PATIENCE": "0",\n    "UKIYO_RATE": "0",\n}\n')
    use_default_settings(module)
    use_default_settings(tmp_path / "missing.py")
    assert module.read_text() == '{\n    "UKIYO_RATE": "0",\n}\n'


def test_missing_packages_of_a_revision_are_found(tmp_path: Path) -> None:
    lines = [
        "# Comment",
        "-r other.txt",
        "pytest==0.0.1",
        "pytest>=1  # any",
        "no-such-package==1",
        "ruff==0.0.1",
        'gone==1; sys_platform == "win32"',
    ]
    (tmp_path / "requirements.txt").write_text("\n".join(lines))
    assert missing_packages(tmp_path) == ["pytest==0.0.1", "no-such-package==1"]


class Site(BaseHTTPRequestHandler):
    """Accepts every request."""

    requested: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.requested.append(self.path)
        self.send_response(204)
        self.end_headers()

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        pass


def test_a_bystander_measures_response_times() -> None:
    async def watch(enabled: bool) -> ResponseTimes:
        async with Bystander(f"http://127.0.0.1:{site.server_port}", enabled) as bystander:
            pass
        return bystander.times

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        times = asyncio.run(watch(True))
        assert asyncio.run(watch(False)).cells() == "– | –"
        site.shutdown()
    assert min(times.health) > 0
    assert min(times.page) > 0
    assert "–" not in times.cells()
    assert set(Site.requested) == {"/api/me", "/healthz", *HOME_PAGE}
