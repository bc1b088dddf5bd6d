"""Prints arena and simulation results as tables in the terminal."""

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid

from ukiyo.lab.matches.arena import GameResult
from ukiyo.lab.matches.plots import with_interval
from ukiyo.lab.matches.report import label, milliseconds, thousands
from ukiyo.lab.matches.results import Header
from ukiyo.lab.matches.simulate import Summary
from ukiyo.lab.matches.standings import ratings, standings
from ukiyo.locales import Locale
from ukiyo.terminal.renderer import Renderer


def print_standings(header: Header, results: list[GameResult], local: Locale, console: Console) -> None:
    text = local.text
    table = Grid(
        text("arena-bot"), f"{text('arena-share')} (95%)", f"{text('arena-score')} (95%)", text("arena-move-time"), text("arena-longest")
    )
    for row in standings(header, results):
        times = milliseconds(row.seconds / max(row.decisions, 1)), milliseconds(row.longest)
        table.add_row(label(row), with_interval(row.share, "{:.1%}"), with_interval(row.score, "{:.1f}"), *times)
    console.print(table)
    rated = ratings(header, results)
    if rated:
        table = Grid(text("arena-bot"), text("arena-rating"), text("arena-doubt"))
        for rating in rated:
            table.add_row(rating.bot, f"{rating.mu:.1f}", f"{rating.sigma:.1f}")
        console.print(table)
    elif header.players > 1:
        console.print(text("arena-no-ratings"), markup=False)


def print_speed(decisions: int, seconds: float, local: Locale, console: Console) -> None:
    rate = thousands(decisions / max(seconds, 1e-9))
    console.print(local.text("arena-speed", decisions=thousands(decisions), seconds=f"{seconds:.1f}", rate=rate), highlight=False)


def print_summary(result: Summary, renderer: Renderer, console: Console) -> None:
    text = renderer.locale.text
    console.print(f"[bold]{text('sim-title', game=result.game, players=result.players, n=result.games)}[/]")
    seats = Grid(text("sim-seat"), text("sim-bot"), text("sim-wins"))
    for seat, (name, won) in enumerate(zip(result.bots, result.wins, strict=True), start=1):
        seats.add_row(str(seat), name, f"{won} ({won / result.games:.1%})")
    ranks = Grid(text("sim-rank"), text("sim-mean"), text("sim-min"), text("sim-max"))
    for row in result.scores:
        ranks.add_row(str(row.rank), str(row.mean), str(row.min), str(row.max))
    parts = Grid(text("sim-category"), text("sim-mean"))
    for category, mean in result.categories.items():
        parts.add_row(renderer.category(category), str(mean))
    counts = Grid(text("sim-tally"), text("sim-mean"))
    for name, mean in result.tally.items():
        counts.add_row(renderer.locale.text_or(f"{result.game}-tally-{name}", name), str(mean))
    console.print(Columns([seats, ranks, parts, counts], padding=(0, 2)))
    console.print(text("sim-speed", decisions=str(result.decisions), seconds=str(result.seconds)))
