"""Arguments shared by several commands."""

from pathlib import Path
from typing import Annotated

import typer

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.locales import languages

GameName = Annotated[str, typer.Argument(help="The game: " + ", ".join(games.names()))]
Language = Annotated[str, typer.Option("--lang", help="The language: " + ", ".join(languages()))]
Components = Annotated[Path | None, typer.Option("--components", help="A components file with corrected values")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A game option as NAME=VALUE, such as expansions=track,journey,paths; can be repeated"),
]
Seed = Annotated[int | None, typer.Option(help="The seed for random draws; by default, random")]


def parse_options(arguments: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in arguments or []:
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
