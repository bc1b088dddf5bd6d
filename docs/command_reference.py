"""Writes the command-line reference as Markdown, from the commands' own help texts."""

import typer
from typer.core import TyperCommand, TyperGroup

from ukiyo.cli import app


def main() -> None:
    command = typer.main.get_command(app)
    for part in sections(command, "ukiyo"):
        print(part)


def sections(command: object, name: str) -> list[str]:
    assert isinstance(command, TyperCommand | TyperGroup)
    context = typer.Context(command, info_name=name)
    if isinstance(command, TyperGroup):
        return [part for child in command.list_commands(context) for part in sections(command.commands[child], f"{name} {child}")]
    rows = [f"| {field(names)} | {field(text)} |" for names, text in options(command, context)]
    table = ["| argument or option | meaning |", "|---|---|", *rows, ""] if rows else []
    return [f"## `{name}`", "", command.help or "", "", *table]


def options(command: TyperCommand | TyperGroup, context: typer.Context) -> list[tuple[str, str]]:
    return [record for parameter in command.get_params(context) if (record := parameter.get_help_record(context))]


def field(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


if __name__ == "__main__":
    main()
