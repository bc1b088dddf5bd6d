"""Reading a components file: every value is checked, and what is wrong is said with the entry it stands in."""

import hashlib
import tomllib
from pathlib import Path

from ukiyo.engine.errors import BadComponents

LANGUAGES = ["en", "fr", "es", "pl", "pt"]
PROVENANCES = ["rulebook", "public", "ruling", "reconstructed"]


class Entry:
    """One table of the file. Values are asked for by name; `done` complains about any that nobody asked for."""

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, dict):
            raise BadComponents(f"{where} is missing or is not a table")
        self.where = where
        self.values: dict[str, object] = values
        self.asked: set[str] = {"provenance"}

    def wrong(self, field: str, wanted: str) -> BadComponents:
        found = f", not {self.values[field]!r}" if field in self.values else ": it is missing"
        return BadComponents(f"{self.where}: {field} must be {wanted}{found}")

    @property
    def id(self) -> str:
        return str(self.values["id"])

    def has(self, field: str) -> bool:
        return field in self.values

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        self.asked.add(field)
        value = self.values.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"a whole number from {low} to {high}")
        return value

    def numbers(self, field: str, length: int, low: int = 0, high: int = 99) -> list[int]:
        self.asked.add(field)
        value = self.values.get(field)
        wanted = f"a list of {length} whole numbers from {low} to {high}"
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(field, wanted)
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
                raise self.wrong(field, wanted)
        return [int(number) for number in value]

    def flag(self, field: str) -> bool:
        self.asked.add(field)
        value = self.values.get(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false")
        return value

    def choice(self, field: str, choices: list[str]) -> int:
        """The place of the value among `choices`."""
        self.asked.add(field)
        value = self.values.get(field)
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(field, "one of " + ", ".join(choices))
        return choices.index(value)

    def amounts(self, field: str, goods: list[str], low: int = 0) -> list[int]:
        """`{ rice = 2, wood = 1 }` as good, amount, good, amount: the form the rules pay and gain by."""
        self.asked.add(field)
        value = self.values.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "a table such as { mon = 1 }")
        return self._flat(field, value, goods, low)

    def amount_list(self, field: str, goods: list[str], low: int = 0) -> list[list[int]]:
        self.asked.add(field)
        value = self.values.get(field)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(field, "a list of tables such as [{ mon = 1 }]")
        return [self._flat(field, row, goods, low) for row in value]

    def _flat(self, field: str, table: dict[str, object], goods: list[str], low: int) -> list[int]:
        flat: list[int] = []
        for good, amount in table.items():
            if good not in goods:
                raise BadComponents(f"{self.where}: {field} has '{good}'; it can have " + ", ".join(goods))
            if not isinstance(amount, int) or isinstance(amount, bool) or not low <= amount <= 99:
                raise BadComponents(f"{self.where}: {field} must have a whole number from {low} to 99 of {good}, not {amount!r}")
            flat += [goods.index(good), amount]
        return flat

    def names(self) -> dict[str, str]:
        """The name in every language."""
        self.asked.add("name")
        value = self.values.get("name")
        names: dict[str, str] = {}
        for language in LANGUAGES:
            name = value.get(language) if isinstance(value, dict) else None
            if not isinstance(name, str) or not name.strip():
                raise BadComponents(f"{self.where}: name has no '{language}'")
            names[language] = name
        return names

    def provenance(self) -> dict[str, str]:
        """Where each fact comes from: `default` for all fields but those named."""
        value = self.values.get("provenance")
        if not isinstance(value, dict) or "default" not in value:
            raise self.wrong("provenance", 'a table with a default, such as { default = "rulebook" }')
        for field, source in value.items():
            if source not in PROVENANCES:
                raise BadComponents(f"{self.where}: provenance of {field} must be one of " + ", ".join(PROVENANCES))
            if field != "default" and field not in self.values:
                raise BadComponents(f"{self.where}: provenance names '{field}', which is not there")
        return {str(field): str(source) for field, source in value.items()}

    def done(self) -> None:
        self.provenance()
        for field in self.values:
            if field not in self.asked:
                raise BadComponents(f"{self.where}: '{field}' means nothing there")


class ComponentFile:
    """A whole components file, read once."""

    def __init__(self, path: Path) -> None:
        try:
            content = path.read_bytes()
            self.tables: dict[str, object] = tomllib.loads(content.decode())
        except OSError as error:
            raise BadComponents(f"cannot read {path}: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadComponents(f"{path.name} is not a TOML file: {error}") from None
        self.path = path
        self.fingerprint = hashlib.sha256(content).hexdigest()[:16]

    def table(self, *names: str) -> Entry:
        found: object = self.tables
        for name in names:
            found = found.get(name) if isinstance(found, dict) else None
        return Entry(f"{self.path.name}, [{'.'.join(names)}]", found)

    def entries(self, kind: str) -> list[Entry]:
        """The entries `[[kind]]` in their order; each has an id."""
        found = self.tables.get(kind)
        if not isinstance(found, list) or not found:
            raise BadComponents(f"{self.path.name} has no [[{kind}]]")
        entries: list[Entry] = []
        for place, values in enumerate(found):
            entry = Entry(f"{self.path.name}, {kind} {place + 1}", values)
            if not isinstance(entry.values.get("id"), str):
                raise entry.wrong("id", "a text")
            entry.where = f"{self.path.name}, {kind} '{entry.id}'"
            entry.asked.add("id")
            entries.append(entry)
        return entries
