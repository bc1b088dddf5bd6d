"""Runs an attack on a server while a bystander plays."""

import asyncio
import contextlib
import multiprocessing
import os
import resource
import shutil
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.attack.attacks import ATTACKS, HOLDING, LONGER, Attacker, Preparation
from tests.server.attack.bystander import Bystander
from tests.server.attack.connection import Target
from tests.server.attack.report import Row, phases
from tests.server.bench.servers import resident
from tests.server.server_process import ServerProcess

DEFAULTS = {"UKIYO_RATE": "", "UKIYO_BURST": "", "UKIYO_BOT_TIMEOUT": "", "UKIYO_TAKEOVER_DELAY": "", "UKIYO_BOT_DELAY": "0"}
MOST_MEMORY = 4 << 30  # address space for the attackers in bytes
GRACE = 20.0  # seconds within which the attackers must stop


def attack_in_process(name: str, attacker: Attacker, seconds: float, report: Connection) -> None:
    """Run the attackers in a separate process with a lower priority, because they share the machine with the server."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    report.send("begun")
    asyncio.run(attack_for(name, attacker, seconds))
    report.send(attacker.got)


async def attack_for(name: str, attacker: Attacker, seconds: float) -> None:
    """Attack for this duration after the first response, or after the start if the attack only keeps connections open."""
    attacking = asyncio.ensure_future(ATTACKS[name](attacker))
    while not (name in HOLDING or attacker.got or attacking.done()):
        await asyncio.sleep(0.001)
    await asyncio.sleep(seconds)  # connections stay open until the end
    attacking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attacking
    if name in HOLDING:
        attacker.got["still open"] = attacker.target.held()
    for line in attacker.held:
        line.close()


async def watched(name: str, server: ServerProcess, preparation: Preparation, seconds: float, quiet_seconds: float) -> Row:
    """Run one attack while a bystander plays."""
    bystander = Bystander(server)
    attacker = Attacker(Target(server.url), preparation, bystander.moving, bystander.home)
    staying = asyncio.create_task(bystander.stay())
    await asyncio.sleep(min(1.0, quiet_seconds))  # until the first worker has started
    bystander.notes.clear()
    await asyncio.sleep(quiet_seconds)
    parent_end, child_end = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=attack_in_process, args=(name, attacker, seconds, child_end), daemon=True)
    process.start()
    child_end.close()
    await asyncio.to_thread(parent_end.recv)
    quiet_size, began = resident(server.process.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    got: Counter[str] = await asyncio.to_thread(
        lambda: parent_end.recv() if parent_end.poll(GRACE) else Counter({"attackers did not stop": 1})
    )
    alive = server.process.poll() is None
    size, ended = resident(server.process.pid) if alive else 0, time.perf_counter()
    process.kill()
    await asyncio.sleep(quiet_seconds)
    left = time.perf_counter()
    staying.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await staying
    refusals = [refusal for refusal in bystander.refusals if refusal.at >= began]
    return Row(name, *phases(bystander.notes, began, ended, left), refusals, (quiet_size, size), alive, got)


def attacked(name: str, prepared: Path, preparation: Preparation, seconds: float, quiet_seconds: float, settings: dict[str, str]) -> Row:
    """Run one attack on a new server that starts from the prepared database."""
    with tempfile.TemporaryDirectory() as directory:
        data = Path(directory, "data")
        shutil.copytree(prepared, data)
        server = ServerProcess(f"sqlite:///{data}/ukiyo.db", data, str(data / "log"), **{**DEFAULTS, **settings})
        try:
            return asyncio.run(watched(name, server, preparation, max(seconds, LONGER.get(name, 0)), quiet_seconds))
        finally:
            server.close()
