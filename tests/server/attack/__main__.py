"""Runs the attacks one by one and prints a bystander's measurements before, during and after each attack."""

import argparse
import os
import platform
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.server.attack import email_exploits, reliability, unfair  # noqa: F401 - the import registers their exploits
from tests.server.attack.attacks import ATTACKS
from tests.server.attack.exploits import EXPLOITS, run_exploit
from tests.server.attack.exploits import HEADER as EXPLOITS_HEADER
from tests.server.attack.preparation import prepare
from tests.server.attack.report import HEADER, IN_SHORT, MET, Phase
from tests.server.attack.runner import attacked
from tests.server.server_process import ServerProcess
from ukiyo.lab.measure.bench import machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"all by default: {', '.join([*ATTACKS, *EXPLOITS])}")
    parser.add_argument("--seconds", type=float, default=7, help="duration of each attack; some need longer")
    parser.add_argument("--quiet", type=float, default=2.5, help="seconds before and after each")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the server, such as UKIYO_RATE=50")
    arguments = parser.parse_args()
    names = arguments.attacks or [*ATTACKS, *EXPLOITS]
    if unknown := [name for name in names if name not in ATTACKS and name not in EXPLOITS]:
        parser.error(f"There is no attack called '{unknown[0]}'. Choose from {', '.join([*ATTACKS, *EXPLOITS])}")
    if invalid := [setting for setting in arguments.set if "=" not in setting]:
        parser.error(f"--set requires NAME=VALUE, but got '{invalid[0]}'")
    settings = dict(setting.split("=", 1) for setting in arguments.set)
    met = run_attacks([name for name in names if name in ATTACKS], arguments.seconds, arguments.quiet, settings)
    blocked = run_exploits([name for name in names if name in EXPLOITS])
    sys.exit(0 if met and blocked else 1)


def run_exploits(names: list[str]) -> bool:
    """Run the exploits. Returns whether the server blocked all of them."""
    if names:
        print(f"\n{EXPLOITS_HEADER}")
    results = []
    for name in names:
        row, withstood = run_exploit(name)
        results.append(withstood)
        print(row, flush=True)
    return all(results)


def run_attacks(names: list[str], seconds: float, quiet_seconds: float, settings: dict[str, str]) -> bool:
    """Run the floods. Returns whether the server met its targets in all of them."""
    if not names:
        return True
    started_at = time.monotonic()
    with tempfile.TemporaryDirectory() as directory:
        data = Path(directory)
        server = ServerProcess(f"sqlite:///{data}/ukiyo.db", data, UKIYO_RATE="0")
        try:
            preparation = prepare(server, names)
        finally:
            server.close()
        print(f"{machine()}; {platform.system()}; {seconds:g} s for each attack, {quiet_seconds:g} s before and after; load {load()}.")
        print("Times are p50/p95, before → during → after; clients and server share the cores.\n")
        print(HEADER)
        rows, baseline = [], Phase([])
        for name in names:
            row = attacked(name, data, preparation, seconds, quiet_seconds, settings)
            baseline.notes += row.before.notes
            rows.append(replace(row, baseline=baseline))
            print(rows[-1], flush=True)
    print("\n".join(["", IN_SHORT, *[row.in_short() for row in rows]]))
    print(f"\nMaster decisions before all attacks, p50/p95: {baseline.shown('master', 1, 2)} s.")
    met = sum(row.verdict == MET for row in rows)
    print(f"The server met the targets in {met} of {len(rows)} attacks; {time.monotonic() - started_at:.0f} s in total; load {load()}.")
    return met == len(rows)


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
