"""Self-play over shared memory. Actor processes step the tables; the learner reads observations and writes actions.

Each actor has two groups of tables. While the learner decides for one group, the actor steps the other, so that neither waits. Decisions
with a single legal action are played without the learner.
"""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore

import numpy as np
import numpy.typing as npt

from ukiyo import bots, games
from ukiyo.bots.bot import Bot
from ukiyo.engine import capabilities
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import TrainingTable

GROUPS = 2
POLL_SECONDS = 1.0  # interval between checks that an actor is alive


class ActorLost(UkiyoError):
    """Raised when an actor process dies."""


@dataclass(frozen=True)
class Layout:
    """A group's arrays in shared memory. They contain the tables of all actors in order."""

    rows: int
    inputs: int
    actions: int
    seats: int

    def fields(self) -> list[tuple[str, type, tuple[int, ...]]]:
        rows = self.rows
        return [
            ("observation", np.uint8, (rows, self.inputs)),
            ("mask", np.uint8, (rows, self.actions)),
            ("win", np.float32, (rows, self.seats)),  # per seat, if the last action ended a game
            ("score", np.float32, (rows, self.seats)),
            ("action", np.int32, (rows,)),
            ("seat", np.uint8, (rows,)),
            ("done", np.uint8, (rows,)),
            ("tutor_action", np.int32, (rows,)),  # during imitation
            ("imitating", np.uint8, (1,)),
        ]

    def size(self) -> int:
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, kind, shape in self.fields())

    def arrays(self, memory: SharedMemory) -> dict[str, npt.NDArray[np.generic]]:
        arrays, offset = {}, 0
        for name, kind, shape in self.fields():
            arrays[name] = np.ndarray(shape, kind, memory.buf, offset)
            offset += arrays[name].nbytes
        return arrays


class Actors:
    """The actor processes, with `number` tables per group. `plan[actor][group]` is the kind of table in that group."""

    def __init__(self, game: str, plan: list[list[TrainingTable]], number: int, seed: int, tutor: str = "") -> None:
        rules = games.game(game)
        self.number = number
        self.players = [np.repeat([tables[group].players for tables in plan], number) for group in range(GROUPS)]
        self.layout = Layout(len(plan) * number, capabilities.observer(rules).size, len(rules.actions), rules.seats[-1])
        self.memory = [SharedMemory(create=True, size=self.layout.size()) for _ in range(GROUPS)]
        self.groups = [self.layout.arrays(memory) for memory in self.memory]
        self.set_imitating(bool(tutor))
        context = multiprocessing.get_context("spawn")
        self.go: list[list[Semaphore]] = [[context.Semaphore(0) for _ in plan] for _ in range(GROUPS)]
        self.ready: list[list[Semaphore]] = [[context.Semaphore(0) for _ in plan] for _ in range(GROUPS)]
        self.processes = []
        for actor, tables in enumerate(plan):
            semaphores = [(self.go[group][actor], self.ready[group][actor]) for group in range(GROUPS)]
            experience = [(table.players, table.options) for table in tables]
            arguments = (game, experience, tutor, actor, number, seed, self.layout, [memory.name for memory in self.memory], semaphores)
            self.processes.append(context.Process(target=run_actor, args=arguments, daemon=True))
            self.processes[-1].start()

    def wait(self, group: int) -> dict[str, npt.NDArray[np.generic]]:
        """Wait until all tables of a group have been stepped and return its arrays."""
        for process, ready in zip(self.processes, self.ready[group], strict=True):
            while not ready.acquire(timeout=POLL_SECONDS):
                if not process.is_alive():
                    raise ActorLost("An actor process died. The last saved network is intact. Continue with --resume.")
        return self.groups[group]

    def step(self, group: int, actions: npt.NDArray[np.int32]) -> None:
        """Play an action at every table in a group. Call `wait` for the results."""
        self.groups[group]["action"][:] = actions
        for go in self.go[group]:
            go.release()

    def set_imitating(self, imitating: bool) -> None:
        """Turn the tutor on or off, starting with the next step."""
        for arrays in self.groups:
            arrays["imitating"][0] = imitating

    def close(self) -> None:
        """Stop the processes. The program can't exit while they are running."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(5)
        self.groups = []
        for memory in self.memory:
            memory.close()
            memory.unlink()


def run_actor(
    game: str,
    tables: list[tuple[int, dict[str, str]]],
    tutor: str,
    actor: int,
    number: int,
    seed: int,
    layout: Layout,
    names: list[str],
    semaphores: list[tuple[Semaphore, Semaphore]],
) -> None:
    """Run an actor's main loop: publish the state of a group, wait for actions and play them."""
    rules = games.game(game)
    memories = [SharedMemory(name) for name in names]
    rows = slice(actor * number, (actor + 1) * number)
    teacher = bots.create_bot(tutor, game, seed * 1009 + actor) if tutor else None
    groups = []
    for group, (players, options) in enumerate(tables):
        batch = Batch(rules, number, players, dict(options), seed * 1009 + actor * GROUPS + group, forced=True)
        arrays = {name: array if name == "imitating" else array[rows] for name, array in layout.arrays(memories[group]).items()}
        write_tables(batch, arrays, layout, teacher)
        groups.append((batch, arrays, *semaphores[group]))
        semaphores[group][1].release()
    while True:
        for batch, arrays, go, ready in groups:
            go.acquire()
            batch.play(arrays["action"].tolist())
            write_tables(batch, arrays, layout, teacher)
            ready.release()


def write_tables(batch: Batch, arrays: dict[str, npt.NDArray[np.generic]], layout: Layout, teacher: Bot | None) -> None:
    """Write the state of the tables to shared memory."""
    number = len(arrays["seat"])
    arrays["observation"][:] = np.frombuffer(batch.observations(), np.uint8).reshape(number, layout.inputs)
    arrays["mask"][:] = np.frombuffer(batch.masks(), np.uint8).reshape(number, layout.actions)
    arrays["seat"][:] = np.frombuffer(batch.seats(), np.uint8)
    if teacher is not None and arrays["imitating"][0]:
        arrays["tutor_action"][:] = [teacher.choose_action(state) for state in batch.states]
    arrays["done"][:] = 0
    if batch.ended:
        won = np.array(batch.ranks) == 1
        arrays["done"][batch.ended] = 1
        arrays["win"][batch.ended, : batch.players] = won / np.maximum(won.sum(1, keepdims=True), 1)
        arrays["score"][batch.ended, : batch.players] = batch.counts if batch.players == 1 else batch.totals
