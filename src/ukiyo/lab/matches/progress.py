"""A progress bar on standard error."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, TextColumn

T = TypeVar("T")


def with_progress_bar(games: Iterable[T], label: str, total: int, done: int = 0) -> Iterator[T]:
    """Yield the items and advance the bar. `done` is the number of items that were already finished."""
    columns = [*Progress.get_default_columns(), TextColumn("{task.completed}/{task.total}")]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(label, total=total, completed=done)
        for game in games:
            yield game
            progress.advance(bar)
