"""The bystander's measurements as rows of a Markdown table."""

from collections import Counter
from dataclasses import dataclass, field, replace

from tests.server.attack.bystander import Kind, Measurement, Refusal

MOVE_LIMIT = 0.1  # seconds, for the 95th percentile of the bystander's moves
MET = "met"
REASONS = 3  # maximum number of refusal reasons in a row
MASTER_LIMIT = 2.0  # multiple of the median time without an attack

HEADER = """\
| attack | moves, ms | master decisions, s | /healthz, ms | refused | server memory, MB | responses to the attacker | targets |
|---|---|---|---|---|---|---|---|"""

IN_SHORT = """\
| attack (before, during) | p95 of moves, ms | p50 of master decisions, s | p95 of /healthz, ms | refused | targets |
|---|---|---|---|---|---|"""


@dataclass
class Phase:
    """The measurements of one period."""

    notes: list[Measurement]

    def times(self, kind: Kind) -> list[float]:
        return sorted(note.took for note in self.notes if note.kind == kind)

    def part(self, kind: Kind, part: float) -> float | None:
        times = self.times(kind)
        return times[min(len(times) - 1, int(len(times) * part))] if times else None

    def shown(self, kind: Kind, scale: float, digits: int) -> str:
        median, slowest = self.part(kind, 0.50), self.part(kind, 0.95)
        if median is None or slowest is None:
            return "-"
        return f"{median * scale:.{digits}f}/{slowest * scale:.{digits}f} ({len(self.times(kind))})"


def phases(notes: list[Measurement], began: float, ended: float, left: float) -> tuple[Phase, Phase, Phase]:
    """Split the measurements into before, during and after the attack. Actions in progress during the attack count as during."""
    notes = [replace(note, took=min(note.took, left - note.at)) for note in notes if note.at < left]
    before = [note for note in notes if note.at + note.took <= began]
    after = [note for note in notes if note.at >= ended]
    during = [note for note in notes if note.at < ended and note.at + note.took > began]
    return Phase(before), Phase(during), Phase(after)


@dataclass
class Row:
    attack: str
    before: Phase
    during: Phase
    after: Phase
    refusals: list[Refusal]
    memory: tuple[int, int]  # the server's bytes before the attack and at its end
    alive: bool
    got: Counter[str] = field(default_factory=Counter)
    baseline: Phase | None = None  # measured before all attacks, because one quiet period contains too few decisions by a master

    @property
    def verdict(self) -> str:
        faults = []
        moves, quiet, busy = (
            self.during.part("move", 0.95),
            (self.baseline or self.before).part("master", 0.5),
            self.during.part("master", 0.5),
        )
        if not self.alive:
            faults.append("the server died")
        if moves is None or moves >= MOVE_LIMIT:
            faults.append("moves (slow before the attack: the machine is busy)" if self.slow_before_attack else "moves")
        if quiet and busy and busy > MASTER_LIMIT * quiet:
            faults.append("master")
        if self.refusals:
            faults.append(f"refused ({self.reasons})")
        return f"**missed**: {', '.join(faults)}" if faults else MET

    @property
    def reasons(self) -> str:
        """Return the most frequent reasons for a failed row."""
        counts = Counter(refusal.why for refusal in self.refusals).most_common(REASONS)
        return "; ".join(f"{reason} ({number})" for reason, number in counts)

    @property
    def slow_before_attack(self) -> bool:
        """Return whether moves were already too slow before the attack and not slowed down by it."""
        before, during = self.before.part("move", 0.95), self.during.part("move", 0.95)
        return before is not None and during is not None and before >= MOVE_LIMIT and during <= 1.5 * before

    def __str__(self) -> str:
        def three(kind: Kind, scale: float, digits: int) -> str:
            return " → ".join(phase.shown(kind, scale, digits) for phase in (self.before, self.during, self.after))

        returns = len(self.during.times("return"))
        before, after = (round(size / 1e6) for size in self.memory)
        cells = [
            self.attack,
            three("move", 1000, 0),
            three("master", 1, 1),
            three("health", 1000, 0),
            f"{len(self.refusals)} ({returns} reconnections)",
            f"{before} → {after}",
            ", ".join(f"{kind}: {number}" for kind, number in sorted(self.got.items())) or "-",
            self.verdict,
        ]
        return f"| {' | '.join(cells)} |"

    def in_short(self) -> str:
        def two(kind: Kind, part: float, scale: float, digits: int) -> str:
            times = [phase.part(kind, part) for phase in (self.before, self.during)]
            return ", ".join("-" if time is None else f"{time * scale:.{digits}f}" for time in times)

        result = MET if self.verdict == MET else "missed"
        figures = [two("move", 0.95, 1000, 0), two("master", 0.5, 1, 1), two("health", 0.95, 1000, 0), f"{len(self.refusals)}", result]
        return f"| {' | '.join([self.attack, *figures])} |"
