"""The arena's standings as tables in the terminal."""

from rich.console import Console
from rich.table import Table as Grid

from ukiyo.lab.arena import Played
from ukiyo.lab.plots import with_interval
from ukiyo.lab.report import label, milliseconds, thousands
from ukiyo.lab.results import Header
from ukiyo.lab.standings import ratings, standings
from ukiyo.locales import Words


def print_standings(found: Header, played: list[Played], local: Words, console: Console) -> None:
    say = local.say
    table = Grid(
        say("arena-bot"), f"{say('arena-share')} (95%)", f"{say('arena-score')} (95%)", say("arena-move-time"), say("arena-longest")
    )
    for row in standings(found, played):
        thought = milliseconds(row.seconds / max(row.decisions, 1)), milliseconds(row.longest)
        table.add_row(label(row), with_interval(row.share, "{:.1%}"), with_interval(row.score, "{:.1f}"), *thought)
    console.print(table)
    rated = ratings(found, played)
    if rated:
        table = Grid(say("arena-bot"), say("arena-rating"), say("arena-doubt"))
        for rating in rated:
            table.add_row(rating.bot, f"{rating.mu:.1f}", f"{rating.sigma:.1f}")
        console.print(table)
    elif found.players > 1:
        console.print(say("arena-no-ratings"), markup=False)


def print_speed(decisions: int, seconds: float, local: Words, console: Console) -> None:
    rate = thousands(decisions / max(seconds, 1e-9))
    console.print(local.say("arena-speed", decisions=thousands(decisions), seconds=f"{seconds:.1f}", rate=rate), highlight=False)
