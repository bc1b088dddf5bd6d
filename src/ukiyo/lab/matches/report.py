"""The arena report: a self-contained HTML page in the user's language."""

from html import escape
from pathlib import Path
from string import Template

from ukiyo import games
from ukiyo.lab.matches import plots
from ukiyo.lab.matches.arena import GameResult, Match
from ukiyo.lab.matches.results import Header
from ukiyo.lab.matches.standings import MIN_TAKERS, CardValue, Rating, Standing, card_values, ratings, standings, turn_orders
from ukiyo.locales import Locale, locale

PAGE = Template(Path(__file__).with_name("report.html").read_text(encoding="utf-8"))


def report(match: Match, header: Header, results: list[GameResult], language: str) -> str:
    """Return the page. `results` contains all games of the match in order."""
    local = locale(language)
    rows = standings(header, results)
    title = local.text("arena-title", game=local.text_or(f"game-{header.game}", header.game.capitalize()), players=header.players)
    lead = [local.text("arena-lead", games=len(results), deals=len(results) // header.players, seed=str(header.seed))]
    lead += [f"{name}={value}" for name, value in header.options.items()]
    sections = [wins(rows, header, local), scores(rows, local), categories(rows, header, local)]
    if header.players > 1:
        sections.append(advantage(header, results, local))
    sections += [speed(rows, ratings(header, results), local), balance(match, header, results, local)]
    footer = local.text("arena-made", rules=str(header.rules), components=header.components, bots=header.bots)
    return PAGE.substitute(
        lang=language,
        title=escape(title),
        lead=escape(" ".join(lead)),
        sections="".join(sections),
        footer=escape(footer),
    )


def section(title: str, note: str, content: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{content}</section>'


def grid(head: list[str], rows: list[list[str]]) -> str:
    """Return an HTML table whose first column contains names. The cells must be HTML."""
    top = "".join(f"<th{' class=n' if place else ''}>{name}</th>" for place, name in enumerate(head))
    lines = ["".join(f"<td{' class=n' if place else ''}>{cell}</td>" for place, cell in enumerate(row)) for row in rows]
    return f'<div class="wide"><table><tr>{top}</tr>{"".join(f"<tr>{line}</tr>" for line in lines)}</table></div>'


def colours(rows: list[Standing]) -> dict[str, str]:
    return {row.bot: plots.COLOURS[place % 5] for place, row in enumerate(rows)}


def label(row: Standing) -> str:
    return row.bot if row.seats == 1 else f"{row.bot} ×{row.seats}"


def wins(rows: list[Standing], header: Header, local: Locale) -> str:
    par = 1 / header.players if header.players > 1 else None
    bars = [(label(row), row.share, colours(rows)[row.bot]) for row in rows]
    note = local.text("arena-wins-note") if par else local.text("arena-solo-note")
    return section(local.text("arena-wins"), note, plots.interval_plot(local.text("arena-wins"), bars, "{:.0%}", par))


def scores(rows: list[Standing], local: Locale) -> str:
    title = local.text("arena-scores")
    return section(
        title, local.text("arena-scores-note"), plots.distribution_plot(title, [(label(r), r.totals, colours(rows)[r.bot]) for r in rows])
    )


def categories(rows: list[Standing], header: Header, local: Locale) -> str:
    title, names = local.text("arena-categories"), [local.text_or(f"{header.game}-{name}", name) for name in header.categories]
    return section(title, local.text("arena-categories-note"), plots.bar_plot(title, [(label(row), row.parts) for row in rows], names))


def advantage(header: Header, results: list[GameResult], local: Locale) -> str:
    """Show how much each position in turn order gains or loses."""
    rows = turn_orders(header, results)
    names = [local.text("arena-place", n=row.place + 1) for row in rows]
    halves: list[str] = []
    for title, form, par, values in (
        (local.text("arena-share"), "{:.0%}", 1 / header.players, [row.share for row in rows]),
        (local.text("arena-score"), "{:.1f}", None, [row.score for row in rows]),
    ):
        bars = [(name, value, plots.BLUE) for name, value in zip(names, values, strict=True)]
        halves.append(f"<div><h3>{escape(title)}</h3>{plots.interval_plot(title, bars, form, par, 560, 120)}</div>")
    return section(local.text("arena-places"), local.text("arena-places-note"), f'<div class="two">{"".join(halves)}</div>')


def speed(rows: list[Standing], rated: list[Rating] | None, local: Locale) -> str:
    """Show the ratings and the time per decision."""
    content = ""
    if rated:
        head = [local.text("arena-bot"), local.text("arena-rating"), local.text("arena-doubt")]
        content += grid(head, [[escape(row.bot), f"{row.mu:.1f}", f"± {row.sigma:.1f}"] for row in rated])
    head = [local.text(f"arena-{name}") for name in ("bot", "decisions", "move-time", "longest")]
    times = [
        [
            escape(row.bot),
            f"{row.decisions:,}".replace(",", "\u202f"),
            milliseconds(row.seconds / max(row.decisions, 1)),
            milliseconds(row.longest),
        ]
        for row in rows
    ]
    halves = [f"<div>{content}</div>"] if content else []
    halves.append(f"<div>{grid(head, times)}</div>")
    return section(local.text("arena-ratings"), local.text("arena-ratings-note"), f'<div class="two">{"".join(halves)}</div>')


def thousands(number: float) -> str:
    return f"{number:,.0f}".replace(",", "\u202f")


def milliseconds(seconds: float) -> str:
    """Format a short time with two or three digits."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{thousands(seconds * 1000)} ms"


def signed(number: float, digits: int) -> str:
    text = f"{abs(number):.{digits}f}"
    if float(text) == 0:
        return text
    return ("+" if number > 0 else "−") + text


def balance(match: Match, header: Header, results: list[GameResult], local: Locale) -> str:
    """Show what correlates with winning."""
    rows = card_values(header, results)
    frequent = [row for row in rows if row.takers >= MIN_TAKERS] or rows
    shares = max([0.02] + [abs(bound) for bound in plots.bounded([row.share for row in frequent])])
    points = max([1.0] + [abs(bound) for bound in plots.bounded([row.score for row in frequent])])
    content = ""
    for kind in games.game(match.game, match.components).file.tables:
        of_kind = [row for row in rows if row.kind == kind]
        if of_kind:
            content += f"<h3>{escape(local.text_or(f'{header.game}-taken-{kind}', kind))}</h3>"
            content += worth_table(of_kind, component_names(match, kind, local), shares, points, local)
    return section(local.text("arena-balance"), local.text("arena-balance-note", few=MIN_TAKERS), content)


def component_names(match: Match, kind: str, local: Locale) -> dict[str, str]:
    """Return names by id, with ≈ after names of cards that have reconstructed values."""
    names: dict[str, str] = {}
    for entry in games.game(match.game, match.components).file.entries(kind):
        reconstructed = "reconstructed" in entry.provenance().values()
        names[entry.id] = local.name(match.game, kind, entry.id) + (" ≈" if reconstructed else "")
    return names


def worth_table(rows: list[CardValue], names: dict[str, str], shares: float, points: float, local: Locale) -> str:
    head = [
        local.text("arena-name"),
        local.text("arena-taken"),
        local.text("arena-share-difference", reach=f"{100 * shares:.0f}"),
        local.text("arena-score-difference", reach=f"{points:.0f}"),
        local.text("arena-takers"),
    ]
    max_rate = max(row.rate for row in rows)
    lines = [
        f"<tr><th>{head[0]}</th><th>{head[1]}</th><th colspan=2>{head[2]}</th><th colspan=2>{head[3]}</th><th class=n>{head[4]}</th></tr>"
    ]
    for row in rows:
        faint = row.takers < MIN_TAKERS
        lines.append(
            f"<tr{' class=faint' if faint else ''}><td class=what>{escape(names[row.name])}</td>"
            f"<td class=rate>{plots.bar_cell(row.rate, max_rate)}{row.rate:.2f}</td>"
            f"<td>{plots.interval_cell(row.share, shares, faint)}</td><td class=n>{signed(100 * row.share.mean, 0)}</td>"
            f"<td>{plots.interval_cell(row.score, points, faint)}</td><td class=n>{signed(row.score.mean, 1)}</td>"
            f"<td class=n>{row.takers}</td></tr>"
        )
    return f'<div class="wide"><table class="worth"><colgroup>{"<col>" * 7}</colgroup>{"".join(lines)}</table></div>'
