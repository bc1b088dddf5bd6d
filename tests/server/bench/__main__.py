"""Runs the load tests and prints their tables. `make bench-server`."""

import argparse
import functools
import platform

from tests.server.bench import correspondence, masters, moves
from tests.server.bench.correspondence import Club, measure_correspondence
from tests.server.bench.masters import measure_masters
from tests.server.bench.moves import LiveTables, highest_rate, measure_moves
from tests.server.bench.servers import NOTIFICATIONS_TO_THIS_MACHINE, SEATS, postgres, run_on_postgres, run_on_sqlite
from ukiyo.lab.measure.bench import machine


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.server.bench")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--warm", type=int, default=20, help="moves at every table before the measurement")
    parser.add_argument("--rates", default="100,200", help="moves per second, one run for each value")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--uncompressed", action="store_true", help="connect without permessage-deflate, which browsers use")
    parser.add_argument("--db", help="database URL (default: a new SQLite file)")
    parser.add_argument("--no-bystander", action="store_true", help="do not measure /healthz and the home page under load")
    parser.add_argument(
        "--search",
        type=float,
        metavar="RATE",
        help="only find the highest rate that is delivered with a p95 below 100 ms, starting with this rate",
    )
    parser.add_argument("--shared", type=int, default=2000, help="live tables on two processes and PostgreSQL; 0 skips this part")
    parser.add_argument("--shared-rates", default="200", help="moves per second on two processes, one run for each value")
    parser.add_argument("--masters", default="20,100", help="tables with a person and a master, one run for each value")
    parser.add_argument("--days", type=int, default=2000, help="correspondence tables on PostgreSQL; 0 skips this part")
    parser.add_argument("--people", type=int, default=200, help="people who play correspondence games")
    parser.add_argument("--hands", type=int, default=16, help="people who are connected at the same time")
    parser.add_argument("--processes", default="1,2", help="server processes for correspondence games, one run for each value")
    return parser


def numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",") if number]


def main() -> None:
    parser = options()
    arguments = parser.parse_args()
    if arguments.days and not SEATS <= arguments.hands <= arguments.people:
        parser.error(f"--people must be at least --hands, and --hands at least {SEATS}.")
    print(f"{machine()}; {platform.system()}; {arguments.seconds:g} s for each row, client and server share the cores", flush=True)
    if arguments.search:
        search(arguments)
        return
    if rates := numbers(arguments.rates):
        print(f"\n{moves.HEADER}", flush=True)
        for rate in rates:
            measured = functools.partial(measure_moves, settings=live_tables(arguments, arguments.tables, rate))
            print(run_on_sqlite(measured, arguments.db).row(), flush=True)
    if arguments.shared:
        print(f"\nTwo processes with PostgreSQL:\n\n{moves.HEADER}", flush=True)
        with postgres() as uri:
            for rate in numbers(arguments.shared_rates):
                measured = functools.partial(measure_moves, settings=live_tables(arguments, arguments.shared, rate))
                print(run_on_postgres(uri, 2, measured).row(), flush=True)
    if counts := numbers(arguments.masters):
        print(f"\n{masters.HEADER}", flush=True)
        for count in counts:
            playing = functools.partial(measure_masters, number=int(count), seconds=arguments.seconds, bystander=not arguments.no_bystander)
            print(run_on_sqlite(playing, arguments.db), flush=True)
    if arguments.days:
        print(f"\n{correspondence.HEADER}", flush=True)
        club = Club(arguments.days, arguments.people, arguments.hands, arguments.seconds, not arguments.no_bystander)
        with postgres() as uri:
            for processes in numbers(arguments.processes):
                returning = functools.partial(measure_correspondence, club=club)
                print(run_on_postgres(uri, int(processes), returning, **NOTIFICATIONS_TO_THIS_MACHINE), flush=True)


def live_tables(arguments: argparse.Namespace, tables: int, rate: float) -> LiveTables:
    return LiveTables(tables, arguments.warm, rate, arguments.seconds, not arguments.uncompressed, not arguments.no_bystander)


def search(arguments: argparse.Namespace) -> None:
    """Find the highest rate that is delivered. Each step starts a new server."""
    print(f"\n{moves.HEADER}", flush=True)

    def delivers(rate: float) -> bool:
        measured = functools.partial(measure_moves, settings=live_tables(arguments, arguments.tables, rate))
        result = run_on_sqlite(measured, arguments.db)
        print(result.row(), flush=True)
        return result.is_delivered()

    rate = highest_rate(delivers, arguments.search)
    limit = f"with a p95 below {moves.MAX_P95_MS} ms"
    print(f"\nThe highest rate delivered {limit} is {rate:.0f} moves/s, to within 10%." if rate else f"\nNo rate is delivered {limit}.")


if __name__ == "__main__":
    main()
