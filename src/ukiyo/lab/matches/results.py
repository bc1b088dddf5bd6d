"""Results of the arena in a file: one game after the other while it plays, so that a run that was killed goes on where it was.

JSON lines: the first line says what was played and by which version, every other line is a game. Parquet (`ukiyo[lab]`): a row for
every seat of every game, the same header in the file's metadata; while the arena plays, its games wait in FILE.parquet.part as JSON lines.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from ukiyo import games
from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.matches.arena import Match, Played, bots_fingerprint

FORMAT = 1
LABELS = {
    "format": "the file's format",
    "game": "the game",
    "rules": "the rules",
    "components": "the components",
    "players": "the number of players",
    "options": "the options",
    "lineup": "the lineup",
    "bots": "the bots' version",
    "seed": "the seed",
}


class BadResults(UkiyoError):
    """A results file that cannot be read, written or continued; nothing in it was changed."""


@dataclass(frozen=True)
class Header:
    """What was played, by whom, by which version."""

    format: int
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    lineup: list[str]
    bots: str
    seed: int
    categories: list[str]


def header(match: Match) -> Header:
    game = games.game(match.game, match.components)
    return Header(
        FORMAT, game.name, game.version, game.fingerprint, match.players, match.options, match.bots,
        bots_fingerprint(match.game, match.bots), match.seed, list(game.categories),
    )  # fmt: skip


class Results:
    """The games of a match, kept in a file or only in memory. Use it as a context: the file is closed whole."""

    def __init__(self, match: Match, path: Path | None = None, resume: bool = False) -> None:
        self.header = header(match)
        self.path = path
        self.games: dict[int, Played] = {}
        self._begun = False  # the file is ours
        self._journal: IO[str] | None = None
        if path is None:
            return
        self._parquet = path.suffix == ".parquet"
        if self._parquet:
            pyarrow()
        elif path.suffix not in (".jsonl", ".json"):
            raise BadResults(f"results are written as .jsonl or .parquet, not '{path.name}'")
        self._part = path.with_name(path.name + ".part") if self._parquet else path
        self._begin(resume)

    def _begin(self, resume: bool) -> None:
        """Read what is there, or begin a new file."""
        assert self.path is not None
        there = [file for file in dict.fromkeys([self.path, self._part]) if file.exists()]
        if there and not resume:
            raise BadResults(f"{there[0]} is there already: go on with it by --resume, or choose another file")
        try:
            if self._parquet and self.path.exists():
                self._take(*read_parquet(self.path), self.path)
            if self._part.exists():
                found, rows, end = read_lines(self._part)
                self._take(found, rows, self._part)
                os.truncate(self._part, end)  # a line that was cut short is played again
                self._journal = self._part.open("a", encoding="utf-8")
            else:
                self._begun = not there
                self._journal = self._part.open("x", encoding="utf-8")
                self._write(asdict(self.header))
        except OSError as error:
            raise BadResults(f"cannot write {self.path}: {error.strerror}") from None

    def _take(self, found: Header, rows: list[Played], path: Path) -> None:
        for name, label in LABELS.items():
            theirs, ours = getattr(found, name), getattr(self.header, name)
            if theirs != ours:
                there, here = as_text(theirs), as_text(ours)
                raise BadResults(
                    f"{path} holds another match: {label} there: {there}, here: {here}. Choose another file; nothing was changed"
                )
        self.games.update({row.number: row for row in rows})

    def _write(self, row: dict[str, object]) -> None:
        assert self._journal is not None
        self._journal.write(json.dumps(row, separators=(",", ":")) + "\n")
        self._journal.flush()

    def missing(self, number: int) -> list[int]:
        """The games still to be played for a match of so many."""
        if len(self.games) > number:
            raise BadResults(f"{self.path} holds {len(self.games)} games already: ask for at least as many")
        return [game for game in range(number) if game not in self.games]

    def add(self, played: Played) -> None:
        """Keep a game; when this returns it is in the file."""
        self.games[played.number] = played
        if self._journal is not None:
            try:
                self._write(asdict(played))
            except OSError as error:
                raise BadResults(f"cannot write {self.path}: {error.strerror}; the games before this one are kept") from None

    def in_order(self) -> list[Played]:
        return [self.games[number] for number in sorted(self.games)]

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *problem: object) -> None:
        if self._journal is None:
            return
        self._journal.close()
        if self._begun and not self.games:
            self._part.unlink()
        elif self._parquet and problem == (None, None, None):
            assert self.path is not None
            write_parquet(self.path, self.header, self.in_order())
            self._part.unlink()


def as_text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={entry}" for name, entry in value.items()) or "none"
    return ",".join(value) if isinstance(value, list) else str(value)


def parse_header(values: object, path: Path) -> Header:
    if not isinstance(values, dict) or "format" not in values:
        raise BadResults(f"{path} is not a results file of the arena: its header is missing. Choose another file; nothing was changed")
    if values["format"] != FORMAT:
        raise BadResults(f"{path} has format {values['format']}, this version reads {FORMAT}. Choose another file; nothing was changed")
    try:
        return Header(**values)
    except TypeError:
        raise BadResults(f"{path} has a header that this version cannot read. Choose another file; nothing was changed") from None


def read_lines(path: Path) -> tuple[Header, list[Played], int]:
    """The header, the games, and where the last whole line ends."""
    try:
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        first, *lines = whole.decode().splitlines() or [""]
        found = parse_header(json.loads(first) if first else None, path)
    except OSError as error:
        raise BadResults(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise BadResults(f"{path} is not a results file of the arena. Choose another file; nothing was changed") from None
    rows: list[Played] = []
    for number, line in enumerate(lines, start=2):
        try:
            rows.append(Played(**json.loads(line)))
        except (ValueError, TypeError):
            raise BadResults(f"{path}, line {number} is not a game of the arena. Choose another file; nothing was changed") from None
    return found, rows, len(whole)


def read_results(path: Path) -> tuple[Header, list[Played]]:
    """A results file of either kind, for whoever studies it."""
    if path.suffix == ".parquet":
        return read_parquet(path)
    found, rows, _ = read_lines(path)
    return found, sorted(rows, key=lambda row: row.number)


# Parquet


def pyarrow() -> None:
    """Parquet needs pyarrow; a person without it is told so before anything is played."""
    try:
        import pyarrow.parquet  # noqa: F401, PLC0415
    except ImportError:
        raise BadResults("Parquet needs pyarrow: pip install 'ukiyo[lab]', or write .jsonl") from None


def write_parquet(path: Path, found: Header, rows: Iterable[Played]) -> None:
    """A row a seat, whole or not at all."""
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    flat: list[dict[str, object]] = []
    for row in rows:
        for seat in range(found.players):
            flat.append(
                {
                    "game": row.number,
                    "deal": found.seed + row.number // found.players,
                    "seat": seat,
                    "first": row.first,
                    "entry": row.seating[seat],
                    "bot": found.lineup[row.seating[seat]],
                    "score": row.totals[seat],
                    "rank": row.ranks[seat],
                    "share": row.shares[seat],
                    **{f"points_{name}": row.parts[seat][i] for i, name in enumerate(found.categories)},
                    "taken": row.taken[seat],
                    "decisions": row.decisions[seat],
                    "seconds": row.seconds[seat],
                    "longest": row.longest[seat],
                    **{f"tally_{name}": count for name, count in row.tally.items()},
                }
            )
    table = pa.Table.from_pylist(flat).replace_schema_metadata({"ukiyo": json.dumps(asdict(found))})
    whole = path.with_name(path.name + ".new")
    try:
        pq.write_table(table, whole)
        os.replace(whole, path)
    except OSError as error:
        raise BadResults(f"cannot write {path}: {error.strerror}") from None


def read_parquet(path: Path) -> tuple[Header, list[Played]]:
    pyarrow()
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        table = pq.read_table(path)
    except OSError as error:
        raise BadResults(f"cannot read {path}: {error.strerror or error}") from None
    except pa.ArrowInvalid:
        raise BadResults(f"{path} is not a Parquet file. Choose another file; nothing was changed") from None
    found = parse_header(json.loads((table.schema.metadata or {}).get(b"ukiyo", b"null")), path)
    seats: dict[int, list[dict[str, Any]]] = {}
    for row in sorted(table.to_pylist(), key=lambda row: (row["game"], row["seat"])):
        seats.setdefault(row["game"], []).append(row)
    played: list[Played] = []
    for number, rows in seats.items():
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        parts = [[row[f"points_{name}"] for name in found.categories] for row in rows]
        results = (columns["entry"], columns["score"], columns["rank"], parts, columns["taken"])
        tally = {name.removeprefix("tally_"): count for name, count in rows[0].items() if name.startswith("tally_") and count is not None}
        played.append(Played(number, rows[0]["first"], *results, columns["decisions"], columns["seconds"], columns["longest"], tally))
    return found, played
