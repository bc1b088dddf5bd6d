"""Arguments that several commands share, and the errors they raise."""

from pathlib import Path
from typing import Annotated

import typer

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.locales import languages

GameName = Annotated[str, typer.Argument(help="The game: " + ", ".join(games.names()))]
Language = Annotated[str, typer.Option("--lang", help=", ".join(languages()))]
Components = Annotated[Path | None, typer.Option("--components", help="A corrected copy of the game's components.toml")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game as NAME=VALUE, such as expansions=track,journey,paths; may be repeated"),
]
Seed = Annotated[int | None, typer.Option(help="The same seed and the same decisions give the same game")]


def parse_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option must be given as NAME=VALUE, not '{text}'.")
        options[name.strip()] = value.strip()
    return options


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"Can't write {path}: {error.strerror}.") from None
