"""Reads component files. All values are validated, and error messages identify the entry."""

import hashlib
import json
import tomllib
from pathlib import Path

from ukiyo.engine.errors import BadComponents

PROVENANCES = ["rulebook", "public", "ruling", "reconstructed", "box"]  # box: read from the printed game by an owner
UNRELATED_TO_PLAY = ["name", "provenance"]  # corrected copies of older files contain names, which are now in the locales


class Entry:
    """A table of a components file. Values are read by name, and `finish` reports unknown fields."""

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, dict):
            raise BadComponents(f"{where} is missing or is not a table")
        self.where = where
        self.values: dict[str, object] = values
        self.read_fields: set[str] = set(UNRELATED_TO_PLAY)

    def invalid(self, field: str, expected: str) -> BadComponents:
        actual = f", not {self.values[field]!r}" if field in self.values else ": it is missing"
        return BadComponents(f"{self.where}: {field} must be {expected}{actual}")

    @property
    def id(self) -> str:
        return str(self.values["id"])

    def has(self, field: str) -> bool:
        return field in self.values

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        self.read_fields.add(field)
        value = self.values.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.invalid(field, f"a whole number from {low} to {high}")
        return value

    def numbers(self, field: str, length: int, low: int = 0, high: int = 99) -> list[int]:
        self.read_fields.add(field)
        value = self.values.get(field)
        expected = f"a list of {length} whole numbers from {low} to {high}"
        if not isinstance(value, list) or len(value) != length:
            raise self.invalid(field, expected)
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
                raise self.invalid(field, expected)
        return [int(number) for number in value]

    def flag(self, field: str) -> bool:
        self.read_fields.add(field)
        value = self.values.get(field)
        if not isinstance(value, bool):
            raise self.invalid(field, "true or false")
        return value

    def choice(self, field: str, choices: list[str]) -> int:
        """Return the index of the value in `choices`."""
        self.read_fields.add(field)
        value = self.values.get(field)
        if not isinstance(value, str) or value not in choices:
            raise self.invalid(field, "one of " + ", ".join(choices))
        return choices.index(value)

    def amounts(self, field: str, goods: list[str], low: int = 0) -> list[int]:
        """Return amounts such as `{ rice = 2, wood = 1 }` in the form that the rules use: good, amount, good, amount."""
        self.read_fields.add(field)
        value = self.values.get(field)
        if not isinstance(value, dict):
            raise self.invalid(field, "a table such as { mon = 1 }")
        return self._flat(field, value, goods, low)

    def amount_list(self, field: str, goods: list[str], low: int = 0) -> list[list[int]]:
        self.read_fields.add(field)
        value = self.values.get(field)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.invalid(field, "a list of tables such as [{ mon = 1 }]")
        return [self._flat(field, row, goods, low) for row in value]

    def _flat(self, field: str, table: dict[str, object], goods: list[str], low: int) -> list[int]:
        flat: list[int] = []
        for good, amount in table.items():
            if good not in goods:
                raise BadComponents(f"{self.where}: {field} can't contain '{good}', only " + ", ".join(goods))
            if not isinstance(amount, int) or isinstance(amount, bool) or not low <= amount <= 99:
                raise BadComponents(f"{self.where}: {field} must have a whole number from {low} to 99 of {good}, not {amount!r}")
            flat += [goods.index(good), amount]
        return flat

    def provenance(self) -> dict[str, str]:
        """Return the provenance of each field. `default` applies to fields that are not listed."""
        value = self.values.get("provenance")
        if not isinstance(value, dict) or "default" not in value:
            raise self.invalid("provenance", 'a table with a default, such as { default = "rulebook" }')
        for field, source in value.items():
            if source not in PROVENANCES:
                raise BadComponents(f"{self.where}: provenance of {field} must be one of " + ", ".join(PROVENANCES))
            if field not in ("default", "name") and field not in self.values:
                raise BadComponents(f"{self.where}: provenance lists the unknown field '{field}'")
        return {str(field): str(source) for field, source in value.items()}

    def finish(self) -> None:
        self.provenance()
        for field in self.values:
            if field not in self.read_fields:
                raise BadComponents(f"{self.where}: '{field}' is not a known field")


def play_values(value: object) -> object:
    """Return the values that affect play, which excludes names and provenance."""
    if isinstance(value, dict):
        return {key: play_values(part) for key, part in value.items() if key not in UNRELATED_TO_PLAY}
    return [play_values(part) for part in value] if isinstance(value, list) else value


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


class ComponentFile:
    """A components file, read once.

    `former` maps old fingerprints, which were hashes of the file's bytes, to the current fingerprints of the same values.
    """

    def __init__(self, path: Path, former_fingerprints: dict[str, str] | None = None) -> None:
        try:
            content = path.read_bytes()
            self.tables: dict[str, object] = tomllib.loads(content.decode())
        except OSError as error:
            raise BadComponents(f"Can't read {path}: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadComponents(f"{path.name} is not a TOML file: {error}") from None
        self.path = path
        self.play_values = json.dumps(play_values(self.tables), sort_keys=True, separators=(",", ":"), default=str)
        self.bytes_fingerprint = digest(content)
        self.former = former_fingerprints or {}

    def fingerprint(self, rules: int) -> str:
        """Return a hash of the rules version and the values, independent of the formatting."""
        return digest(f"rules {rules}\n{self.play_values}".encode())

    def matches(self, rules: int, recorded: str) -> bool:
        """Return whether a record or table with this fingerprint used these values. Old fingerprints are hashes of the file's bytes."""
        fingerprint = self.fingerprint(rules)
        return recorded in (fingerprint, self.bytes_fingerprint) or self.former.get(recorded) == fingerprint

    def table(self, *names: str) -> Entry:
        value: object = self.tables
        for name in names:
            value = value.get(name) if isinstance(value, dict) else None
        return Entry(f"{self.path.name}, [{'.'.join(names)}]", value)

    def entries(self, kind: str) -> list[Entry]:
        """Return the `[[kind]]` entries in file order. Each entry has an id."""
        rows = self.tables.get(kind)
        if not isinstance(rows, list) or not rows:
            raise BadComponents(f"{self.path.name} has no [[{kind}]]")
        entries: list[Entry] = []
        for place, values in enumerate(rows):
            entry = Entry(f"{self.path.name}, {kind} {place + 1}", values)
            if not isinstance(entry.values.get("id"), str):
                raise entry.invalid("id", "a string")
            entry.where = f"{self.path.name}, {kind} '{entry.id}'"
            entry.read_fields.add("id")
            entries.append(entry)
        return entries
