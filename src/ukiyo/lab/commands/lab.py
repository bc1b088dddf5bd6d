"""`ukiyo lab`: training, distillation, coach measurements and puzzle mining."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ukiyo import games
from ukiyo.terminal.arguments import GameName, Language
from ukiyo.terminal.artist import HUMAN, Position
from ukiyo.terminal.artists import artist_for

lab = typer.Typer(help="Study the games and teach the bots.", no_args_is_help=True)


@lab.command()
def train(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the network goes; what is needed to go on is kept beside it")] = Path("network.npz"),
    minutes: Annotated[float, typer.Option(help="How long to learn")] = 10.0,
    device: Annotated[str, typer.Option(help="auto, cuda or cpu")] = "auto",
    actors: Annotated[int, typer.Option(help="Processes that play; 0 for one a core but one")] = 0,
    tables: Annotated[int, typer.Option(help="Tables in each of the two groups of an actor")] = 160,
    width: Annotated[int, typer.Option(help="Of the network")] = 512,
    blocks: Annotated[int, typer.Option(help="Of the network")] = 3,
    batch: Annotated[int, typer.Option(help="Decisions learned from at a time", min=1)] = 16384,
    tutored: Annotated[float, typer.Option(help="Minutes at the beginning that imitate the apprentice")] = 0.6,
    rates: Annotated[str, typer.Option(help="Of learning, at the beginning and at the end")] = "4e-4,4e-5",
    entropy: Annotated[str, typer.Option(help="The bonus for variety, at the beginning and at the end")] = "0.015,0.003",
    elders: Annotated[float, typer.Option(help="Share of the tables where the others are an earlier stage of the network")] = 0.0,
    opponent: Annotated[str, typer.Option(help="Whom the network is measured against while it learns")] = "apprentice",
    measured: Annotated[float, typer.Option(help="Minutes between two measurements; 0 for none")] = 2.0,
    seed: Annotated[int, typer.Option(help="Of the games and of the network's first weights")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the network in that file")] = False,
    spread_alone: Annotated[bool, typer.Option("--spread-alone", help="Learn how far off its scores may be, and nothing else")] = False,
) -> None:
    """Teach a network to play, by self-play; on an accelerator where there is one."""
    from ukiyo.lab.learning.training import Course, two  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.lab.learning.training import train as teach  # noqa: PLC0415

    course = Course(
        game, out, minutes, device, actors, tables, width, blocks, seed, resume, two(rates, "rates"), two(entropy, "entropy"), tutored,
        opponent, measured, batch=batch, elders=elders, spread_alone=spread_alone,
    )  # fmt: skip
    teach(course, lambda line: print(line, flush=True))


@lab.command()
def distil(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the smaller network goes; bots look for NAME-quick.npz beside NAME.npz")] = Path(
        "network-quick.npz"
    ),
    teacher: Annotated[Path | None, typer.Option(help="The larger network; the game's own if not given")] = None,
    minutes: Annotated[float, typer.Option(help="How long to learn")] = 20.0,
    width: Annotated[int, typer.Option(help="Of the smaller network", min=1)] = 256,
    blocks: Annotated[int, typer.Option(help="Of the smaller network", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="Of the games and of the network's first weights")] = 1,
) -> None:
    """Teach a smaller network to play like a larger one, in a fraction of the time: bots play on by it."""
    from ukiyo.lab.learning.training import check_torch  # noqa: PLC0415 - the other commands need not wait for the network's library

    check_torch()
    from ukiyo.lab.learning.distillation import Distilling  # noqa: PLC0415
    from ukiyo.lab.learning.distillation import distil as teach  # noqa: PLC0415

    teach(Distilling(game, out, teacher, minutes, width, blocks, seed), lambda line: print(line, flush=True))


@lab.command()
def coach(
    game: GameName = "iki",
    positions: Annotated[int, typer.Option(help="From games of bare networks, one a deal", min=2)] = 200,
    iterations: Annotated[int, typer.Option(help="Comparisons of the ideas, for a hint", min=1)] = 3,
    seed: Annotated[int, typer.Option(help="Of the first game")] = 1,
    read: Annotated[int, typer.Option(help="Instead: so many remarks on beginners' mistakes, with the facts they come from", min=0)] = 0,
    lang: Language = "en",
) -> None:
    """How far the coach can be trusted: whether the review contradicts the hint, and what the hint loses to much longer thought."""
    from ukiyo.lab.measure.coach import HEADING, mistakes, report  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.terminal.advice import with_facts  # noqa: PLC0415

    if read:
        rules, console = games.game(game), Console(soft_wrap=True)
        for deal, state, mistake in mistakes(game, read, iterations, seed):
            artist = artist_for(rules, lang, [HUMAN] * state.players)
            lines = [f"\n{game}, {deal}, {state.round_number()}", *with_facts(mistake, Position(rules, state), game, artist)]
            console.print("\n".join(lines), highlight=False)
        return
    print(f"{HEADING}\n{'|---' * 6}|\n{report(game, positions, iterations, seed)}")


@lab.command()
def puzzles(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the puzzles go")] = Path("puzzles.jsonl"),
    number: Annotated[int, typer.Option(min=1, help="How many are chosen, spread over the game, the grades and the tables")] = 80,
    minutes: Annotated[float, typer.Option(help="How long to look; 0 to choose among what was found")] = 10.0,
    workers: Annotated[int, typer.Option(help="Processes")] = 1,
    seed: Annotated[int, typer.Option(help="Of the games that masters play")] = 1,
    journal: Annotated[Path | None, typer.Option(help="All that is found; what is there already is taken over. None: OUT.journal")] = None,
    again: Annotated[bool, typer.Option("--again", help="Instead: judge those in OUT again that a former network has judged")] = False,
) -> None:
    """Mine puzzles from games between masters: turns that a long search finds clearly best, with the evidence."""
    from ukiyo.lab.puzzles.miner import MiningSettings  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.lab.puzzles.mining import make_puzzles  # noqa: PLC0415
    from ukiyo.lab.puzzles.reevaluation import reevaluate_all  # noqa: PLC0415

    settings, report = MiningSettings(game, seed), partial(print, flush=True)
    if again:
        written = reevaluate_all(settings, out, 60 * minutes, workers, report).puzzles
    else:
        journal = journal or out.with_name(f"{out.name}.journal")
        written = make_puzzles(settings, out, number, 60 * minutes, workers, journal, report)
    print(f"{out}: {len(written)} puzzles")
