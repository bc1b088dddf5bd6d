"""Files with arena results. Games are appended as they finish, so an interrupted match can be resumed.

In JSON Lines files, the first line describes the match and the versions, and each following line is a game. Parquet files, which require
`ukiyo[lab]`, have a row for each seat in each game. They store the header in the file's metadata. During the match, the games are stored as
JSON Lines in FILE.parquet.part.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from ukiyo import games
from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.matches.arena import GameResult, Match, bots_fingerprint

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
    """Raised if a results file can't be read, written or continued. The file is unchanged."""


@dataclass(frozen=True)
class Header:
    """The match, with the versions of the rules, components and bots."""

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
    """The games of a match, in a file or in memory. The context manager completes the file."""

    def __init__(self, match: Match, path: Path | None = None, resume: bool = False) -> None:
        self.header = header(match)
        self.path = path
        self.games: dict[int, GameResult] = {}
        self._begun = False  # whether this run has created the file
        self._journal: IO[str] | None = None
        if path is None:
            return
        self._parquet = path.suffix == ".parquet"
        if self._parquet:
            pyarrow()
        elif path.suffix not in (".jsonl", ".json"):
            raise BadResults(f"Results are written to a file that ends in .jsonl or .parquet, not to '{path.name}'.")
        self._part = path.with_name(path.name + ".part") if self._parquet else path
        self._begin(resume)

    def _begin(self, resume: bool) -> None:
        """Read an existing file or start a new one."""
        assert self.path is not None
        existing = [file for file in dict.fromkeys([self.path, self._part]) if file.exists()]
        if existing and not resume:
            raise BadResults(f"{existing[0]} already exists. Continue it with --resume, or choose another file.")
        try:
            if self._parquet and self.path.exists():
                self._take(*read_parquet(self.path), self.path)
            if self._part.exists():
                header, rows, end = read_lines(self._part)
                self._take(header, rows, self._part)
                os.truncate(self._part, end)  # the game of a truncated line is played again
                self._journal = self._part.open("a", encoding="utf-8")
            else:
                self._begun = not existing
                self._journal = self._part.open("x", encoding="utf-8")
                self._write(asdict(self.header))
        except OSError as error:
            raise BadResults(f"Can't write {self.path}: {error.strerror}.") from None

    def _take(self, header: Header, rows: list[GameResult], path: Path) -> None:
        for name, label in LABELS.items():
            stored, current = getattr(header, name), getattr(self.header, name)
            if stored != current:
                stored_text, current_text = as_text(stored), as_text(current)
                raise BadResults(f"{path} contains another match: {label} there: {stored_text}, here: {current_text}. Choose another file.")
        self.games.update({row.number: row for row in rows})

    def _write(self, row: dict[str, object]) -> None:
        assert self._journal is not None
        self._journal.write(json.dumps(row, separators=(",", ":")) + "\n")
        self._journal.flush()

    def missing(self, number: int) -> list[int]:
        """Return the numbers of the games that have not been played."""
        if len(self.games) > number:
            raise BadResults(f"{self.path} already contains {len(self.games)} games. Ask for at least as many.")
        return [game for game in range(number) if game not in self.games]

    def add(self, result: GameResult) -> None:
        """Add a game and write it to the file."""
        self.games[result.number] = result
        if self._journal is not None:
            try:
                self._write(asdict(result))
            except OSError as error:
                raise BadResults(f"Can't write {self.path}: {error.strerror}. The earlier games are saved.") from None

    def in_order(self) -> list[GameResult]:
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
        raise BadResults(f"{path} is not a results file of the arena: it has no header. Choose another file.")
    if values["format"] != FORMAT:
        raise BadResults(f"{path} has format {values['format']}, but this version reads {FORMAT}. Choose another file.")
    try:
        return Header(**values)
    except TypeError:
        raise BadResults(f"{path} has a header that this version can't read. Choose another file.") from None


def read_lines(path: Path) -> tuple[Header, list[GameResult], int]:
    """Return the header, the games and the file position after the last complete line."""
    try:
        content = path.read_bytes()
        complete = content[: content.rfind(b"\n") + 1]
        first, *lines = complete.decode().splitlines() or [""]
        header = parse_header(json.loads(first) if first else None, path)
    except OSError as error:
        raise BadResults(f"Can't read {path}: {error.strerror}.") from None
    except ValueError:
        raise BadResults(f"{path} is not a results file of the arena. Choose another file.") from None
    rows: list[GameResult] = []
    for number, line in enumerate(lines, start=2):
        try:
            rows.append(GameResult(**json.loads(line)))
        except (ValueError, TypeError):
            raise BadResults(f"Line {number} of {path} is not a game of the arena. Choose another file.") from None
    return header, rows, len(complete)


def read_results(path: Path) -> tuple[Header, list[GameResult]]:
    """Read a results file in either format."""
    if path.suffix == ".parquet":
        return read_parquet(path)
    header, rows, _ = read_lines(path)
    return header, sorted(rows, key=lambda row: row.number)


def pyarrow() -> None:
    """Raise an error before the first game if pyarrow is missing."""
    try:
        import pyarrow.parquet  # noqa: F401, PLC0415
    except ImportError:
        raise BadResults("Parquet files need pyarrow. Run pip install 'ukiyo[lab]', or write a .jsonl file.") from None


def write_parquet(path: Path, header: Header, rows: Iterable[GameResult]) -> None:
    """Write a row for each seat. The file is replaced atomically."""
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    flat: list[dict[str, object]] = []
    for row in rows:
        for seat in range(header.players):
            flat.append(
                {
                    "game": row.number,
                    "deal": header.seed + row.number // header.players,
                    "seat": seat,
                    "first": row.first,
                    "entry": row.seating[seat],
                    "bot": header.lineup[row.seating[seat]],
                    "score": row.totals[seat],
                    "rank": row.ranks[seat],
                    "share": row.shares[seat],
                    **{f"points_{name}": row.parts[seat][i] for i, name in enumerate(header.categories)},
                    "taken": row.taken[seat],
                    "decisions": row.decisions[seat],
                    "seconds": row.seconds[seat],
                    "longest": row.longest[seat],
                    **{f"tally_{name}": count for name, count in row.tally.items()},
                }
            )
    table = pa.Table.from_pylist(flat).replace_schema_metadata({"ukiyo": json.dumps(asdict(header))})
    temporary = path.with_name(path.name + ".new")
    try:
        pq.write_table(table, temporary)
        os.replace(temporary, path)
    except OSError as error:
        raise BadResults(f"Can't write {path}: {error.strerror}.") from None


def read_parquet(path: Path) -> tuple[Header, list[GameResult]]:
    pyarrow()
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        table = pq.read_table(path)
    except OSError as error:
        raise BadResults(f"Can't read {path}: {error.strerror or error}.") from None
    except pa.ArrowInvalid:
        raise BadResults(f"{path} is not a Parquet file. Choose another file.") from None
    header = parse_header(json.loads((table.schema.metadata or {}).get(b"ukiyo", b"null")), path)
    seats: dict[int, list[dict[str, Any]]] = {}
    for row in sorted(table.to_pylist(), key=lambda row: (row["game"], row["seat"])):
        seats.setdefault(row["game"], []).append(row)
    games: list[GameResult] = []
    for number, rows in seats.items():
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        parts = [[row[f"points_{name}"] for name in header.categories] for row in rows]
        results = (columns["entry"], columns["score"], columns["rank"], parts, columns["taken"])
        tally = {name.removeprefix("tally_"): count for name, count in rows[0].items() if name.startswith("tally_") and count is not None}
        games.append(GameResult(number, rows[0]["first"], *results, columns["decisions"], columns["seconds"], columns["longest"], tally))
    return header, games
