"""SVG plots: dots with intervals, score distributions and stacked bars."""

import math
from collections.abc import Sequence
from html import escape

from ukiyo.lab.matches.standings import Estimate

PAPER, INK, BLUE, RED, OCHRE = "#f4ecd8", "#22201e", "#1d3f66", "#c8402f", "#c08a2b"
COLOURS = [BLUE, RED, OCHRE, "#5d7a52", "#7b4b6b", "#6f8fae", "#8a5a34", "#9aa36b", "#b98a86", "#55524c"]  # for bots and score categories
WIDTH, LABEL, RIGHT = 960, 190, 150  # widths of the plot, of the names on the left and of the numbers on the right


class Scale:
    """Maps values to coordinates."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high if high > low else low + 1, start, end

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def ticks(self, about: int = 6) -> list[float]:
        """Return approximately `about` round values."""
        raw = (self.high - self.low) / about
        size = 10.0 ** math.floor(math.log10(raw))
        step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= raw)
        first = math.ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def svg(height: float, title: str, parts: list[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}" xmlns="http://www.w3.org/2000/svg">'
        f"{''.join(parts)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" {style}/>'


def text(x: float, y: float, words: str, style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'


def axis(scale: Scale, top: float, bottom: float, form: str) -> list[str]:
    """Draw labelled grid lines."""
    parts: list[str] = []
    for tick in scale.ticks():
        parts.append(line(scale(tick), top, scale(tick), bottom, 'class="grid"'))
        parts.append(text(scale(tick), bottom + 18, form.format(tick), 'class="tick" text-anchor="middle"'))
    return parts


def bounded(values: Sequence[Estimate]) -> list[float]:
    return [bound for value in values for bound in (value.mean, value.low, value.high) if math.isfinite(bound)]


def with_interval(value: Estimate, form: str) -> str:
    """Format a mean with its interval."""
    if not math.isfinite(value.low):
        return form.format(value.mean)
    return f"{form.format(value.mean)} ({form.format(value.low)}–{form.format(value.high)})"


def interval_plot(
    title: str, rows: Sequence[tuple[str, Estimate, str]], form: str, par: float | None, width: float = WIDTH, label: float = LABEL
) -> str:
    """Draw a row for each name, with a dot, an interval and the numbers. `par` adds a reference line."""
    edges = bounded([value for _, value, _ in rows]) + ([par] if par is not None else [])
    low, high = min(edges), max(edges)
    margin = max((high - low) * 0.08, 1e-6)
    floor = 0.0 if low >= 0 and low < (high - low) else low - margin
    scale = Scale(floor, high + margin, label, width - RIGHT)
    bottom = 10 + 34 * len(rows)
    parts = axis(scale, 6, bottom, form)
    if par is not None:
        parts.append(line(scale(par), 0, scale(par), bottom, f'stroke="{INK}" stroke-width="1.4" stroke-dasharray="2 4"'))
    for number, (name, value, colour) in enumerate(rows):
        y = 24 + 34 * number
        parts.append(text(label - 16, y + 5, name, 'class="name" text-anchor="end"'))
        if math.isfinite(value.low):
            parts.append(line(scale(value.low), y, scale(value.high), y, f'stroke="{colour}" stroke-width="9" stroke-opacity=".28"'))
        parts.append(f'<circle cx="{scale(value.mean):g}" cy="{y}" r="6.5" fill="{colour}" stroke="{PAPER}" stroke-width="1.5"/>')
        parts.append(text(width - RIGHT + 14, y + 5, with_interval(value, form), 'class="number"'))
    return svg(bottom + 28, title, parts, width)


def distribution_plot(title: str, rows: Sequence[tuple[str, list[int], str]]) -> str:
    """Draw the score distribution for each name, scaled to the same height."""
    lowest, highest = min(min(values) for _, values, _ in rows), max(max(values) for _, values, _ in rows)
    margin = max((highest - lowest) * 0.06, 1)
    scale = Scale(lowest - margin, highest + margin, LABEL, WIDTH - RIGHT)
    height, tall = 62, 52
    bottom = 14 + height * len(rows)
    parts = axis(scale, 6, bottom, "{:g}")
    for number, (name, values, colour) in enumerate(rows):
        base = 8 + height * (number + 1)
        curve = density(values, scale)
        top = max(density for _, density in curve)
        path = " ".join(f"L{x:g} {base - tall * y / top:.1f}" for x, y in curve)
        start, end = curve[0][0], curve[-1][0]
        parts.append(f'<path d="M{start:g} {base} {path} L{end:g} {base} Z" fill="{colour}" fill-opacity=".82"/>')
        parts.append(line(LABEL, base, WIDTH - RIGHT, base, f'stroke="{INK}" stroke-width=".8"'))
        mean = sum(values) / len(values)
        parts.append(line(scale(mean), base - tall, scale(mean), base, f'stroke="{PAPER}" stroke-width="2"'))
        parts.append(text(LABEL - 16, base - 8, name, 'class="name" text-anchor="end"'))
        parts.append(text(WIDTH - RIGHT + 14, base - 8, f"{mean:.1f}  ({min(values)}–{max(values)})", 'class="number"'))
    return svg(bottom + 28, title, parts)


def density(values: list[int], scale: Scale) -> list[tuple[float, float]]:
    """Return a kernel density estimate with a Gaussian kernel and Silverman's bandwidth."""
    number = len(values)
    mean = sum(values) / number
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / number) or 1.0
    width = max(1.06 * deviation * number**-0.2, 0.8)
    counts: dict[int, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    points = 160
    xs = [scale.low + (scale.high - scale.low) * point / points for point in range(points + 1)]
    return [(scale(x), sum(count * math.exp(-(((x - value) / width) ** 2) / 2) for value, count in counts.items())) for x in xs]


def bar_plot(title: str, rows: Sequence[tuple[str, list[float]]], names: list[str]) -> str:
    """Draw stacked bars with a legend. Categories without points are omitted."""
    columns = [i for i in range(len(names)) if any(abs(parts[i]) >= 0.05 for _, parts in rows)]
    scale = Scale(0, max(sum(max(parts[i], 0) for i in columns) for _, parts in rows), LABEL, WIDTH - RIGHT)
    parts: list[str] = []
    x, y = float(LABEL), 16
    for place, i in enumerate(columns):
        width = 26 + 8.2 * len(names[i])
        if x + width > WIDTH - 20:
            x, y = LABEL, y + 24
        parts.append(f'<rect x="{x:g}" y="{y - 11}" width="13" height="13" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(text(x + 19, y, names[i], 'class="legend"'))
        x += width + 8
    top = y + 18
    for number, (name, values) in enumerate(rows):
        row = top + 38 * number
        parts.append(text(LABEL - 16, row + 19, name, 'class="name" text-anchor="end"'))
        at = 0.0
        for place, i in enumerate(columns):
            start, end = scale(at), scale(at + max(values[i], 0))
            parts.append(f'<rect x="{start:g}" y="{row}" width="{end - start:.1f}" height="28" fill="{COLOURS[place % len(COLOURS)]}"/>')
            if end - start > 30:
                parts.append(text((start + end) / 2, row + 19, f"{values[i]:.1f}", 'class="inside" text-anchor="middle"'))
            at += max(values[i], 0)
        parts.append(text(WIDTH - RIGHT + 14, row + 19, f"{sum(values):.1f}", 'class="number"'))
    return svg(top + 38 * len(rows) + 4, title, parts)


def interval_cell(value: Estimate, limit: float, faint: bool) -> str:
    """Draw a dot and its interval on an axis around zero, for a table cell."""
    scale = Scale(-limit, limit, 6, 214)
    significant = not faint and math.isfinite(value.low) and (value.low > 0 or value.high < 0) and abs(value.mean) > limit / 40
    colour = (BLUE if value.mean > 0 else RED) if significant else "#8d867a"
    parts = [line(scale(0), 0, scale(0), 20, f'stroke="{INK}" stroke-width="1" stroke-opacity=".45"')]
    if math.isfinite(value.low):
        style = f'stroke="{colour}" stroke-width="6" stroke-opacity=".3"'
        parts.append(line(scale(value.low), 10, scale(value.high), 10, style))
    parts.append(f'<circle cx="{scale(value.mean):g}" cy="10" r="4.2" fill="{colour}"/>')
    return svg(20, "", parts, 220).replace('role="img" aria-label=""', 'aria-hidden="true"')


def bar_cell(share: float, maximum: float) -> str:
    """Draw a bar, for a table cell."""
    width = 100 * share / maximum if maximum else 0
    return svg(20, "", [f'<rect x="0" y="5" width="{width:.1f}" height="10" fill="{OCHRE}"/>'], 100).replace(
        'role="img" aria-label=""', 'aria-hidden="true"'
    )
