"""Every component of a game: its name, its numbers and where they come from. It serves all games."""

from rich import box
from rich.table import Table as Grid

from ukiyo.engine.components import NOT_FACTS
from ukiyo.engine.game import Game
from ukiyo.locales import Words

MARKS = {"rulebook": "", "public": "◦", "ruling": "⚖", "reconstructed": "≈"}


def component_tables(game: Game, words: Words) -> list[Grid]:
    """One table a kind of component, in the order of the file."""
    tables: list[Grid] = []
    for kind, found in game.file.tables.items():
        rows = found if isinstance(found, list) else [found] if isinstance(found, dict) and "provenance" in found else []
        if isinstance(found, dict) and not rows:
            rows = [{"id": name, **part} for name, part in found.items()]
        grid = Grid(title=f"[bold]{kind}[/]", title_justify="left", box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
        grid.add_column(words.say("component"), ratio=2)
        grid.add_column(words.say("numbers"), ratio=5)
        grid.add_column(words.say("provenance"), ratio=2)
        for row in rows:
            grid.add_row(words.name(game.name, kind, str(row.get("id", kind))), _numbers(row), _provenance(row, words))
        tables.append(grid)
    return tables


def _sources(row: dict[str, object]) -> dict[str, str]:
    sources = row["provenance"]
    assert isinstance(sources, dict)
    return sources


def _numbers(row: dict[str, object]) -> str:
    """Each field with its value, and a mark where it is not from the rulebook."""
    sources = _sources(row)
    parts = [
        f"[dim]{field}[/] {plain(value)}{MARKS[sources.get(field, sources['default'])]}"
        for field, value in row.items()
        if field not in ("id", *NOT_FACTS) and value != {}
    ]
    return "  ".join(parts)


def plain(value: object) -> str:
    """`{ mon = 2 }` as `2 mon`."""
    if isinstance(value, dict):
        return " + ".join(f"{amount} {good}" for good, amount in value.items()) or "0"
    if isinstance(value, list):
        return " · ".join(plain(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _provenance(row: dict[str, object], words: Words) -> str:
    sources = _sources(row)
    parts = [words.say(f"provenance-{sources['default']}")]
    parts += [f"{field}: {words.say(f'provenance-{source}')}{MARKS[source]}" for field, source in sources.items() if field != "default"]
    return ", ".join(parts)
