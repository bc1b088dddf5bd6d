"""Commands that play matches: `ukiyo sim` and `ukiyo arena`."""

import json
import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ukiyo import bots, games
from ukiyo.engine.errors import BadOption
from ukiyo.lab.commands.tables import print_speed, print_standings, print_summary
from ukiyo.lab.matches.arena import Match, play_games
from ukiyo.lab.matches.progress import with_progress_bar
from ukiyo.lab.matches.ray_cluster import play_on_ray
from ukiyo.lab.matches.report import report as write_report
from ukiyo.lab.matches.results import Results
from ukiyo.lab.matches.simulate import simulate
from ukiyo.locales import locale
from ukiyo.terminal.arguments import Components, GameName, Language, Options, parse_options, write_text
from ukiyo.terminal.renderers import renderer_for

LINEUP = (
    "A bot for all seats, or one bot per seat, separated by commas: "
    + ", ".join([*bots.LEVELS, "random"])
    + ", or your own bot as module:Class"
)


def sim(
    game: GameName = games.NAMES[0],
    players: Annotated[int, typer.Option(help="Number of players")] = 4,
    games_: Annotated[int, typer.Option("--games", help="Number of games")] = 100,
    bots_: Annotated[str, typer.Option("--bots", help=LINEUP)] = "random",
    seed: Annotated[int, typer.Option(help="Seed of the first game; later games use the following seeds")] = 1,
    workers: Annotated[int, typer.Option(help="Number of worker processes")] = 1,
    option: Options = None,
    json_: Annotated[str | None, typer.Option("--json", help="Write the results to this file as JSON; use - for standard output")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Play games between bots and print a summary."""
    match = Match(game, players, lineup(bots_, players), seed, parse_options(option), path_text(components))
    result = simulate(match, games_, workers, locale(lang).text("playing", n=games_))
    if json_ == "-":
        print(json.dumps(result.json()))
    elif json_ is not None:
        write_text(Path(json_), json.dumps(result.json(), indent=2) + "\n")
    else:
        print_summary(result, renderer_for(games.game(game), lang, match.bots), Console())


def arena(
    game: GameName = games.NAMES[0],
    players: Annotated[int, typer.Option(help="Number of players")] = 4,
    bots_: Annotated[str, typer.Option("--bots", help=LINEUP)] = "apprentice,novice,novice,novice",
    games_: Annotated[int, typer.Option("--games", help="Number of games; a multiple of the number of players")] = 400,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; later deals use the following seeds")] = 1,
    workers: Annotated[int, typer.Option(help="Number of worker processes")] = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Save each game to this file (.jsonl or .parquet)")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the match in the --out file")] = False,
    report: Annotated[Path | None, typer.Option(help="Write a report with plots to this file (.html)")] = None,
    ray: Annotated[str | None, typer.Option(help="Use Ray: local, auto, HOST:PORT or ray://HOST:PORT")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Compare the strength of bots. They play the same deals from every seat, and the results include confidence intervals."""
    match = Match(game, players, lineup(bots_, players), seed, parse_options(option), path_text(components))
    match.check(games_)
    local, console = locale(lang), Console()
    if report is not None:
        check_writable(report)
    with Results(match, out, resume) as results:
        missing = results.missing(games_)
        if results.games:
            console.print(local.text("arena-going-on", file=str(out), games=len(results.games)), markup=False)
        decisions, start = 0, time.perf_counter()
        games_played = play_on_ray(match, missing, ray, workers) if ray else play_games(match, missing, workers)
        for result in with_progress_bar(games_played, local.text("playing", n=games_), games_, len(results.games)):
            results.add(result)
            decisions += sum(result.decisions)
        seconds = time.perf_counter() - start
    rows = results.in_order()
    print_standings(results.header, rows, local, console)
    if decisions:
        print_speed(decisions, seconds, local, console)
    if out is not None:
        console.print(local.text("arena-saved", file=str(out), games=len(rows)), markup=False)
    if report is not None:
        write_text(report, write_report(match, results.header, rows, lang))
        console.print(local.text("arena-reported", file=str(report)), markup=False)


def lineup(text: str, players: int) -> list[str]:
    """Return one bot per seat. A single bot plays all seats."""
    names = [name.strip() for name in text.split(",")]
    return names * players if len(names) == 1 else names


def path_text(path: Path | None) -> str | None:
    return None if path is None else str(path.absolute())


def check_writable(path: Path) -> None:
    """Raise an error if the report can't be written. Called before a long match starts."""
    if path.is_dir() or not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise BadOption(f"Can't write {path}: the folder does not exist, or you have no permission.")
