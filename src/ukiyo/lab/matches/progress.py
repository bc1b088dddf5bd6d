"""How far a match has come, as a bar on the error output."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, TextColumn

T = TypeVar("T")


def shown(games: Iterable[T], label: str, total: int, done: int = 0) -> Iterator[T]:
    """The games, or whatever it is, as they come; `done` of them came before."""
    columns = [*Progress.get_default_columns(), TextColumn("{task.completed}/{task.total}")]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(label, total=total, completed=done)
        for game in games:
            yield game
            progress.advance(bar)
