"""Formats hints and reviews: the best moves of a position, and the costliest moves of a game."""

from rich.console import RenderableType
from rich.table import Table as Grid

from ukiyo.bots.analysis import Hint, ReviewedMove
from ukiyo.bots.comparison import EXPECTED_SCORE, EXPECTED_WIN, Reason, Verdict
from ukiyo.engine.features import RIVALS, SCORE
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record
from ukiyo.terminal.artist import Artist, Position

FUTURES = 10  # events are given as "in n of 10 simulations"


def hint_table(advices: list[Hint], position: Position, artist: Artist) -> RenderableType:
    """Returns a table with a row for each move: the chance to win and the expected final scores."""
    grid = Grid(title=artist.asked(position))
    grid.add_column(artist.text("hint-move"))
    grid.add_column(artist.text("hint-win"), justify="right")
    for seat in range(len(artist.names)):
        grid.add_column(artist.player(seat), justify="right")
    for advice in advices:
        grid.add_row(artist.choice(position, advice.action), f"{advice.win:.0%}", *[f"{score:.0f}" for score in advice.scores])
    return grid


def why_lines(verdicts: list[Verdict], position: Position, game: str, artist: Artist) -> list[str]:
    """Returns the reasons for and against each move, compared with another. The two best moves share one line."""
    lines: list[str] = []
    for place, verdict in enumerate(verdicts):
        equal = not verdict.better and not verdict.worse
        if (place == 0 and equal and len(verdicts) > 1) or (place == 1 and not equal):
            continue
        move, other = artist.choice(position, verdict.action), artist.choice(position, verdict.other)
        if equal:
            lines += ["", f"{move}. {artist.text('why-equal', move=other)}"]
            continue
        lines += ["", f"{move}. {artist.text('why-beside', move=other)}"]
        lines += [f"  {reason}" for reason in reasons_in_words(verdict, game, artist)]
    return lines


def reasons_in_words(verdict: Verdict, game: str, artist: Artist) -> list[str]:
    """Returns a line for each reason, with a sign for or against the move, or a line that no reason stands out."""
    said = [f"{'✓' if reason.good else '✗'} {reason_in_words(reason, game, artist)}" for reason in verdict.reasons]
    if any(reason.good == verdict.better for reason in verdict.reasons):
        return said
    return [f"{'✓' if verdict.better else '✗'} {artist.text('why-unclear')}", *said]


def reason_in_words(reason: Reason, game: str, artist: Artist) -> str:
    if reason.event:
        here, there = round(FUTURES * reason.here), round(FUTURES * reason.there)
        return artist.text("why-event", what=artist.text(f"{game}-why-{reason.feature}"), here=here, there=there)
    sign, n = signed(reason.here - reason.there)
    if reason.feature == EXPECTED_WIN:
        return artist.text("why-outlook-win", sign=sign, share=f"{abs(reason.here - reason.there):.0%}")
    if reason.feature.startswith(SCORE):
        category = reason.feature.removeprefix(SCORE)
        what = artist.locale.text_or(f"{game}-why-for-{category}", f"({artist.locale.text_or(f'{game}-{category}', category)})")
        return artist.text("why-score", sign=sign, n=n, what=what)
    message = f"why-{reason.feature}" if reason.feature in (RIVALS, EXPECTED_SCORE) else f"{game}-why-{reason.feature}"
    return artist.text(message, sign=sign, n=n)


def with_facts(one: ReviewedMove, position: Position, game: str, artist: Artist) -> list[str]:
    """Describes a mistake with the figures behind each reason, to check what the coach says."""
    played, better = [artist.choice(position, move.action) for move in (one.played, one.better)]
    lines = [artist.question(position), f"{artist.text('review-played')}: {played}", f"{artist.text('review-better')}: {better}"]
    if one.verdict:
        why = one.verdict
        lines += reasons_in_words(why, game, artist)
        lines += [f"    {reason.feature}: {reason.here:.2f}, {reason.there:.2f}" for reason in why.reasons]
        figures = f"utility {why.utility:+.3f} ± {why.error:.3f}, win {why.win:+.1%}, score {why.score:+.1f}"
        lines.append(f"    {why.determinizations} determinizations: {figures}")
    return lines


def signed(amount: float) -> tuple[str, int]:
    return "−" if amount < 0 else "+", abs(round(amount))


def review_table(reviewed: list[ReviewedMove], record: Record, game: Game, artist: Artist) -> RenderableType:
    """Returns a table with a row for each mistake: the move, a better move with reasons, and its cost."""
    grid = Grid()
    for heading in ("review-at", "review-played", "review-better"):
        grid.add_column(artist.text(heading))
    grid.add_column(artist.text("review-cost"), justify="right")
    for one in reviewed:
        position = Position(game, record.replay(game, one.move))
        played, better = [artist.choice(position, move.action) for move in (one.played, one.better)]
        reasons = reasons_in_words(one.verdict, game.name, artist) if one.verdict else []
        grid.add_row(str(one.move), played, "\n".join([better, *reasons]), f"{one.cost:.0%}")
    return grid
