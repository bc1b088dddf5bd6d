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

lab = typer.Typer(help="Train and study bots.", no_args_is_help=True)


@lab.command()
def train(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The network's file; the data for --resume is saved next to it")] = Path("network.npz"),
    minutes: Annotated[float, typer.Option(help="Training time")] = 10.0,
    device: Annotated[str, typer.Option(help="auto, cuda or cpu")] = "auto",
    actors: Annotated[int, typer.Option(help="Number of playing processes; 0 uses all cores but one")] = 0,
    tables: Annotated[int, typer.Option(help="Tables in each of an actor's two groups")] = 160,
    width: Annotated[int, typer.Option(help="Width of the network")] = 512,
    blocks: Annotated[int, typer.Option(help="Residual blocks of the network")] = 3,
    batch: Annotated[int, typer.Option(help="Decisions per gradient step", min=1)] = 16384,
    imitation: Annotated[float, typer.Option(help="Minutes at the start that imitate the apprentice")] = 0.6,
    rates: Annotated[str, typer.Option(help="Learning rates at the start and at the end")] = "4e-4,4e-5",
    entropy: Annotated[str, typer.Option(help="Entropy bonus at the start and at the end")] = "0.015,0.003",
    past_share: Annotated[float, typer.Option(help="Share of the tables with an earlier version of the network in the other seats")] = 0.0,
    opponent: Annotated[str, typer.Option(help="The opponent in measurements")] = "apprentice",
    measure_every: Annotated[float, typer.Option(help="Minutes between two measurements; 0 for none")] = 2.0,
    seed: Annotated[int, typer.Option(help="Seed of the games and the initial weights")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Continue with the network in that file")] = False,
    spread_only: Annotated[bool, typer.Option("--spread-only", help="Train only the deviation of the scores")] = False,
) -> None:
    """Train a network by self-play, on an accelerator if there is one."""
    from ukiyo.lab.learning.training import TrainingSettings, parse_pair  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.lab.learning.training import train as teach  # noqa: PLC0415

    settings = TrainingSettings(
        game, out, minutes, device, actors, tables, width, blocks, seed, resume,
        rates=parse_pair(rates, "rates"), entropy=parse_pair(entropy, "entropy"), imitation=imitation, opponent=opponent,
        measure_every=measure_every, batch=batch, past_share=past_share, spread_only=spread_only,
    )  # fmt: skip
    teach(settings, lambda line: print(line, flush=True))


@lab.command()
def distil(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The small network's file; bots look for NAME-quick.npz next to NAME.npz")] = Path(
        "network-quick.npz"
    ),
    teacher: Annotated[Path | None, typer.Option(help="The larger network; by default the game's own")] = None,
    minutes: Annotated[float, typer.Option(help="Training time")] = 20.0,
    width: Annotated[int, typer.Option(help="Width of the small network", min=1)] = 256,
    blocks: Annotated[int, typer.Option(help="Residual blocks of the small network", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the games and the initial weights")] = 1,
) -> None:
    """Train a small network to play like a larger one in a fraction of the time. Bots use it in rollouts."""
    from ukiyo.lab.learning.training import check_torch  # noqa: PLC0415 - other commands start faster without NumPy

    check_torch()
    from ukiyo.lab.learning.distillation import DistillationSettings  # noqa: PLC0415
    from ukiyo.lab.learning.distillation import distil as teach  # noqa: PLC0415

    teach(DistillationSettings(game, out, teacher, minutes, width, blocks, seed), lambda line: print(line, flush=True))


@lab.command()
def coach(
    game: GameName = games.NAMES[0],
    positions: Annotated[int, typer.Option(help="Positions from games of bare networks, one per deal", min=2)] = 200,
    iterations: Annotated[int, typer.Option(help="Iterations of the search for a hint", min=1)] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the first game")] = 1,
    show: Annotated[int, typer.Option(help="Show this many remarks with their features instead", min=0)] = 0,
    lang: Language = "en",
) -> None:
    """Measure how often the review contradicts a hint, and what a hint loses against a much longer search."""
    from ukiyo.lab.measure.coach import HEADING, mistakes, report  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.terminal.advice import with_facts  # noqa: PLC0415

    if show:
        rules, console = games.game(game), Console(soft_wrap=True)
        for deal, state, mistake in mistakes(game, show, iterations, seed):
            artist = artist_for(rules, lang, [HUMAN] * state.players)
            lines = [f"\n{game}, {deal}, {state.round_number()}", *with_facts(mistake, Position(rules, state), game, artist)]
            console.print("\n".join(lines), highlight=False)
        return
    print(f"{HEADING}\n{'|---' * 6}|\n{report(game, positions, iterations, seed)}")


@lab.command()
def puzzles(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The file of puzzles")] = Path("puzzles.jsonl"),
    number: Annotated[int, typer.Option(min=1, help="How many to select")] = 80,
    minutes: Annotated[float, typer.Option(help="Search time; 0 only selects from the journal")] = 10.0,
    workers: Annotated[int, typer.Option(help="Processes")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the games between masters")] = 1,
    journal: Annotated[Path | None, typer.Option(help="Everything that was found; by default OUT.journal")] = None,
    reevaluate: Annotated[bool, typer.Option("--reevaluate", help="Evaluate outdated puzzles in OUT again instead")] = False,
) -> None:
    """Mine puzzles from games between masters: turns that a long search finds clearly best, with the evidence."""
    from ukiyo.lab.puzzles.miner import MiningSettings  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.lab.puzzles.mining import make_puzzles  # noqa: PLC0415
    from ukiyo.lab.puzzles.reevaluation import reevaluate_all  # noqa: PLC0415

    settings, report = MiningSettings(game, seed), partial(print, flush=True)
    if reevaluate:
        written = reevaluate_all(settings, out, 60 * minutes, workers, report).puzzles
    else:
        journal = journal or out.with_name(f"{out.name}.journal")
        written = make_puzzles(settings, out, number, 60 * minutes, workers, journal, report)
    print(f"{out}: {len(written)} puzzles")
