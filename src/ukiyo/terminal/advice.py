"""Formats hints and reviews."""

from rich.console import RenderableType
from rich.table import Table as Grid

from ukiyo.bots.analysis import Hint, ReviewedMove
from ukiyo.bots.comparison import EXPECTED_SCORE, EXPECTED_WIN, Reason, Verdict
from ukiyo.engine.features import RIVALS, SCORE
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record
from ukiyo.terminal.renderer import Position, Renderer

SIMULATIONS_SHOWN = 10  # the text is "in n of 10 simulations"


def hint_table(hints: list[Hint], position: Position, renderer: Renderer) -> RenderableType:
    """Returns a table with the win chance and the expected final scores for each move."""
    grid = Grid(title=renderer.prompt(position))
    grid.add_column(renderer.text("hint-move"))
    grid.add_column(renderer.text("hint-win"), justify="right")
    for seat in range(len(renderer.names)):
        grid.add_column(renderer.player(seat), justify="right")
    for hint in hints:
        grid.add_row(renderer.choice(position, hint.action), f"{hint.win:.0%}", *[f"{score:.0f}" for score in hint.scores])
    return grid


def explanation_lines(verdicts: list[Verdict], position: Position, game: str, renderer: Renderer) -> list[str]:
    """Returns the reasons for and against each move in comparison with another. The two best moves share one line."""
    lines: list[str] = []
    for place, verdict in enumerate(verdicts):
        equal = not verdict.better and not verdict.worse
        if (place == 0 and equal and len(verdicts) > 1) or (place == 1 and not equal):
            continue
        move, other = renderer.choice(position, verdict.action), renderer.choice(position, verdict.other_action)
        if equal:
            lines += ["", f"{move}. {renderer.text('why-equal', move=other)}"]
            continue
        lines += ["", f"{move}. {renderer.text('why-beside', move=other)}"]
        lines += [f"  {reason}" for reason in reason_lines(verdict, game, renderer)]
    return lines


def reason_lines(verdict: Verdict, game: str, renderer: Renderer) -> list[str]:
    """Returns a line for each reason with a mark for or against the move, or a default line if there are no reasons."""
    lines = [f"{'✓' if reason.favourable else '✗'} {reason_text(reason, game, renderer)}" for reason in verdict.reasons]
    if any(reason.favourable == verdict.better for reason in verdict.reasons):
        return lines
    return [f"{'✓' if verdict.better else '✗'} {renderer.text('why-unclear')}", *lines]


def reason_text(reason: Reason, game: str, renderer: Renderer) -> str:
    if reason.event:
        count, other_count = round(SIMULATIONS_SHOWN * reason.value), round(SIMULATIONS_SHOWN * reason.other_value)
        return renderer.text("why-event", what=renderer.text(f"{game}-why-{reason.feature}"), here=count, there=other_count)
    sign, n = sign_and_amount(reason.value - reason.other_value)
    if reason.feature == EXPECTED_WIN:
        return renderer.text("why-outlook-win", sign=sign, share=f"{abs(reason.value - reason.other_value):.0%}")
    if reason.feature.startswith(SCORE):
        category = reason.feature.removeprefix(SCORE)
        subject = renderer.locale.text_or(f"{game}-why-for-{category}", f"({renderer.locale.text_or(f'{game}-{category}', category)})")
        return renderer.text("why-score", sign=sign, n=n, what=subject)
    message = f"why-{reason.feature}" if reason.feature in (RIVALS, EXPECTED_SCORE) else f"{game}-why-{reason.feature}"
    return renderer.text(message, sign=sign, n=n)


def mistake_report(reviewed: ReviewedMove, position: Position, game: str, renderer: Renderer) -> list[str]:
    """Describes a mistake with the figures behind each reason, for checking the coach's remarks."""
    played, better = [renderer.choice(position, move.action) for move in (reviewed.played, reviewed.better)]
    lines = [renderer.decision_text(position), f"{renderer.text('review-played')}: {played}", f"{renderer.text('review-better')}: {better}"]
    if reviewed.verdict:
        verdict = reviewed.verdict
        lines += reason_lines(verdict, game, renderer)
        lines += [f"    {reason.feature}: {reason.value:.2f}, {reason.other_value:.2f}" for reason in verdict.reasons]
        figures = f"utility {verdict.utility:+.3f} ± {verdict.error:.3f}, win {verdict.win:+.1%}, score {verdict.score:+.1f}"
        lines.append(f"    {verdict.determinizations} determinizations: {figures}")
    return lines


def sign_and_amount(amount: float) -> tuple[str, int]:
    return "−" if amount < 0 else "+", abs(round(amount))


def review_table(reviewed: list[ReviewedMove], record: Record, game: Game, renderer: Renderer) -> RenderableType:
    """Returns a table of mistakes. Each row contains the move, a better move with reasons, and the cost."""
    grid = Grid()
    for heading in ("review-at", "review-played", "review-better"):
        grid.add_column(renderer.text(heading))
    grid.add_column(renderer.text("review-cost"), justify="right")
    for mistake in reviewed:
        position = Position(game, record.replay(game, mistake.move))
        played, better = [renderer.choice(position, move.action) for move in (mistake.played, mistake.better)]
        reasons = reason_lines(mistake.verdict, game.name, renderer) if mistake.verdict else []
        grid.add_row(str(mistake.move), played, "\n".join([better, *reasons]), f"{mistake.cost:.0%}")
    return grid
