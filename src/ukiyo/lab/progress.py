"""How far a match has come, as a bar on the error output."""

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.progress import Progress, TextColumn

from ukiyo.lab.arena import Played


def shown(games: Iterable[Played], label: str, total: int, done: int = 0) -> Iterator[Played]:
    """The games as they come; `done` of them were played before."""
    columns = [*Progress.get_default_columns(), TextColumn("{task.completed}/{task.total}")]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(label, total=total, completed=done)
        for game in games:
            yield game
            progress.advance(bar)
