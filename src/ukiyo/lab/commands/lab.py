"""`ukiyo lab`: training, distillation, coach measurements and puzzle mining."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ukiyo import games
from ukiyo.terminal.arguments import GameName, Language
from ukiyo.terminal.renderer import HUMAN, Position
from ukiyo.terminal.renderers import renderer_for

lab = typer.Typer(help="Train and analyse bots.", no_args_is_help=True)


@lab.command()
def train(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The network file to write; data for --resume is saved in the same folder")] = Path(
        "network.npz"
    ),
    minutes: Annotated[float, typer.Option(help="Training time in minutes")] = 10.0,
    device: Annotated[str, typer.Option(help="The device: auto, cuda or cpu")] = "auto",
    actors: Annotated[int, typer.Option(help="Number of self-play processes; 0 uses all cores but one")] = 0,
    tables: Annotated[int, typer.Option(help="Number of tables in each of the two groups of an actor")] = 160,
    width: Annotated[int, typer.Option(help="Width of the network")] = 512,
    blocks: Annotated[int, typer.Option(help="Number of residual blocks")] = 3,
    batch: Annotated[int, typer.Option(help="Number of decisions per gradient step", min=1)] = 16384,
    imitation: Annotated[float, typer.Option(help="Initial time in minutes for imitating the apprentice")] = 0.6,
    rates: Annotated[str, typer.Option(help="Initial and final learning rate")] = "4e-4,4e-5",
    entropy: Annotated[str, typer.Option(help="Initial and final entropy bonus")] = "0.015,0.003",
    past_share: Annotated[
        float, typer.Option(help="Share of the tables at which the opponents are an earlier version of the network")
    ] = 0.0,
    past: Annotated[list[Path] | None, typer.Option(help="Another network that plays at these tables; repeatable")] = None,
    opponent: Annotated[str, typer.Option(help="The opponent in evaluation games")] = "apprentice",
    measure_every: Annotated[float, typer.Option(help="Minutes between evaluations; 0 disables them")] = 2.0,
    seed: Annotated[int, typer.Option(help="Seed of the games and of the initial weights")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Continue training the network in the output file")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Also train NAME-quick.npz, the smaller network for rollouts")] = False,
    quick_share: Annotated[float, typer.Option(help="Share of the positions that the smaller network is trained on")] = 0.25,
    grow: Annotated[bool, typer.Option("--grow", help="Continue with a larger network of the given width and blocks")] = False,
    spread_only: Annotated[bool, typer.Option("--spread-only", help="Train only the predicted standard deviation of the scores")] = False,
    outcome_only: Annotated[
        bool, typer.Option("--outcome-only", help="Train only the predicted outcomes, in games without exploration")
    ] = False,
) -> None:
    """Train a network by self-play, on an accelerator if available."""
    from ukiyo.lab.learning.training import TrainingSettings, parse_pair  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.lab.learning.training import train as teach  # noqa: PLC0415

    settings = TrainingSettings(
        game, out, minutes, device, actors, tables, width, blocks, seed, resume,
        rates=parse_pair(rates, "rates"), entropy=parse_pair(entropy, "entropy"), imitation=imitation, opponent=opponent,
        measure_every=measure_every, batch=batch, past_share=past_share, past=tuple(past or ()), quick=quick,
        quick_share=quick_share, grow=grow, spread_only=spread_only, outcome_only=outcome_only,
    )  # fmt: skip
    teach(settings, lambda line: print(line, flush=True))


@lab.command()
def distil(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The network file to write; bots look for NAME-quick.npz in the folder of NAME.npz")] = Path(
        "network-quick.npz"
    ),
    teacher: Annotated[Path | None, typer.Option(help="The larger network; by default, the network of the game")] = None,
    minutes: Annotated[float, typer.Option(help="Training time in minutes")] = 20.0,
    width: Annotated[int, typer.Option(help="Width of the small network", min=1)] = 256,
    blocks: Annotated[int, typer.Option(help="Number of residual blocks of the small network", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the games and of the initial weights")] = 1,
) -> None:
    """Train a small, fast network to reproduce a larger one. Bots use it in rollouts."""
    from ukiyo.lab.learning.training import check_torch  # noqa: PLC0415 - other commands start faster without NumPy

    check_torch()
    from ukiyo.lab.learning.distillation import DistillationSettings  # noqa: PLC0415
    from ukiyo.lab.learning.distillation import distil as teach  # noqa: PLC0415

    teach(DistillationSettings(game, out, teacher, minutes, width, blocks, seed), lambda line: print(line, flush=True))


@lab.command()
def coach(
    game: GameName = games.NAMES[0],
    positions: Annotated[
        int, typer.Option(help="Number of positions, one per deal, from games that networks played without search", min=2)
    ] = 200,
    iterations: Annotated[int, typer.Option(help="Number of search iterations for a hint", min=1)] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the first game")] = 1,
    show: Annotated[int, typer.Option(help="Instead, show this number of remarks with their features", min=0)] = 0,
    lang: Language = "en",
) -> None:
    """Measure how many hints the review contradicts, and how much worse hints are than the results of a much longer search."""
    from ukiyo.lab.measure.coach import HEADING, mistakes, report  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.terminal.advice import mistake_report  # noqa: PLC0415

    if show:
        rules, console = games.game(game), Console(soft_wrap=True)
        for deal, state, mistake in mistakes(game, show, iterations, seed):
            renderer = renderer_for(rules, lang, [HUMAN] * state.players)
            lines = [f"\n{game}, {deal}, {state.round_number()}", *mistake_report(mistake, Position(rules, state), game, renderer)]
            console.print("\n".join(lines), highlight=False)
        return
    print(f"{HEADING}\n{'|---' * 6}|\n{report(game, positions, iterations, seed)}")


@lab.command()
def puzzles(
    game: GameName = games.NAMES[0],
    out: Annotated[Path, typer.Option(help="The puzzle file to write")] = Path("puzzles.jsonl"),
    number: Annotated[int, typer.Option(min=1, help="Number of puzzles to select")] = 80,
    minutes: Annotated[float, typer.Option(help="Search time in minutes; 0 only selects puzzles from the journal")] = 10.0,
    workers: Annotated[int, typer.Option(help="Number of worker processes")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the first game")] = 1,
    journal: Annotated[
        Path | None, typer.Option(help="The file that stores all results, for continuing an interrupted run; by default, OUT.journal")
    ] = None,
    reevaluate: Annotated[bool, typer.Option("--reevaluate", help="Instead, evaluate the outdated puzzles in OUT again")] = False,
) -> None:
    """Mine puzzles from games between masters: positions in which a long search finds one turn clearly best."""
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
