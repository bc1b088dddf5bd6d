"""Lists a game's components with their provenance, and checks them against a printed copy."""

from collections.abc import Callable
from dataclasses import replace

from rich import box
from rich.table import Table as Grid

from ukiyo.engine.components import UNRELATED_TO_PLAY
from ukiyo.engine.correction import ComponentValue, reconstructed_values
from ukiyo.engine.errors import BadComponents
from ukiyo.engine.game import Game
from ukiyo.locales import Locale

MARKS = {"rulebook": "", "public": "◦", "ruling": "⚖", "reconstructed": "≈", "box": "✓"}


def component_tables(game: Game, locale: Locale) -> list[Grid]:
    """Returns one table for each kind of component, in the order of the components file."""
    tables: list[Grid] = []
    for kind, value in game.file.tables.items():
        rows = value if isinstance(value, list) else [value] if isinstance(value, dict) and "provenance" in value else []
        if isinstance(value, dict) and not rows:
            rows = [{"id": name, **part} for name, part in value.items()]
        grid = Grid(title=f"[bold]{kind}[/]", title_justify="left", box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(locale.text("component"), ratio=2)
        grid.add_column(locale.text("numbers"), ratio=5)
        grid.add_column(locale.text("provenance"), ratio=2)
        for row in rows:
            grid.add_row(locale.name(game.name, kind, str(row.get("id", kind))), _numbers(row), _provenance(row, locale))
        tables.append(grid)
    return tables


def _sources(row: dict[str, object]) -> dict[str, str]:
    sources = row["provenance"]
    assert isinstance(sources, dict)
    return sources


def _numbers(row: dict[str, object]) -> str:
    """Formats a component's fields. Values that are not from the rulebook are marked."""
    sources = _sources(row)
    parts = [
        f"[dim]{field}[/] {plain(value)}{MARKS[sources.get(field, sources['default'])]}"
        for field, value in row.items()
        if field not in ("id", *UNRELATED_TO_PLAY) and value != {}
    ]
    return "  ".join(parts)


def plain(value: object) -> str:
    """Formats `{ mon = 2 }` as `2 mon`."""
    if isinstance(value, dict):
        return " + ".join(f"{amount} {good}" for good, amount in value.items()) or "0"
    if isinstance(value, list):
        return " · ".join(plain(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _provenance(row: dict[str, object], locale: Locale) -> str:
    sources = _sources(row)
    parts = [locale.text(f"provenance-{sources['default']}")]
    parts += [f"{field}: {locale.text(f'provenance-{source}')}{MARKS[source]}" for field, source in sources.items() if field != "default"]
    return ", ".join(parts)


def check_box(
    game: Game,
    locale: Locale,
    read_line: Callable[[str], str],
    write_line: Callable[[str], None],
    check_value: Callable[[ComponentValue], object],
) -> list[ComponentValue]:
    """Asks about each reconstructed value and returns the answers."""
    unconfirmed, printed = reconstructed_values(game.file.tables), list[ComponentValue]()
    write_line(locale.text("box-how", n=len(unconfirmed)))
    for number, entry in enumerate(unconfirmed, 1):
        name = locale.name(game.name, entry.kind, entry.id or entry.kind)
        answer = None
        while answer is None:
            answer = read_line(f"{number}/{len(unconfirmed)} {name}, {entry.field}: {plain(entry.value)}").strip()
            if answer == "q":
                return printed
            if answer == "s":
                continue
            try:
                confirmed = replace(entry, value=parse_answer(entry.value, answer) if answer else entry.value)
                check_value(confirmed)
                printed.append(confirmed)
            except BadComponents as error:
                write_line(str(error))
                answer = None
    return printed


def parse_answer(old: object, answer: str) -> object:
    """Parses an answer, such as `3`, `2 wood + 1 koban`, `1 2 3` or `blue`. The result has the same type as the value it replaces."""
    if isinstance(old, bool):
        return {"true": True, "false": False}.get(answer, answer)
    if isinstance(old, str):
        return answer
    try:
        if isinstance(old, int):
            return int(answer)
        if isinstance(old, dict):
            return {good: int(amount) for amount, good in (part.split() for part in answer.replace(",", "+").split("+"))}
        return [int(number) for number in answer.replace("·", " ").replace(",", " ").split()]
    except ValueError:
        raise BadComponents(f"{answer!r} does not look like {plain(old)}") from None
