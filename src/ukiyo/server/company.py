"""Who goes with whom: how strong somebody plays, and who is kept apart.

A level is a place on the ladder of a game's bots, people and bots on one scale: 0 plays like the weakest, 1 like the next.
"""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.lab.anchors import anchors_of
from ukiyo.server.schema import BlockRow, RatedRow


def levels_of(session: Session, game: str, people: Iterable[str]) -> dict[str, float]:
    """The levels of those who are rated, by their last rated game."""
    wanted = list(people)
    last = select(func.max(RatedRow.id)).where(RatedRow.game == game, RatedRow.person.in_(wanted)).group_by(RatedRow.person)
    rated = select(RatedRow.person, RatedRow.players, RatedRow.after).where(RatedRow.id.in_(last))
    found = session.execute(rated) if wanted else ()
    return {person: on_ladder(game, players, value) for person, players, value in found if person}


def on_ladder(game: str, players: int, rating: float) -> float:
    """Where a rating stands among the bots: between two of them, or beyond the last."""
    steps = sorted(anchor.rating for anchor in anchors_of(games.game(game), players).values())
    below = min(max(sum(step <= rating for step in steps) - 1, 0), len(steps) - 2)
    return below + (rating - steps[below]) / (steps[below + 1] - steps[below])


def level_of(session: Session, person: str, game: str, bots: int) -> float:
    """How strong somebody plays; of whom nothing is known, the middle between the weakest and the strongest of so many bots."""
    return levels_of(session, game, [person]).get(person, (bots - 1) / 2)


def kept_apart(session: Session, people: Iterable[str]) -> set[frozenset[str]]:
    """The pairs among people of whom one has blocked the other."""
    wanted = list(people)
    found = select(BlockRow.person, BlockRow.other).where(BlockRow.how == "block", BlockRow.person.in_(wanted), BlockRow.other.in_(wanted))
    return {frozenset(pair) for pair in session.execute(found)}
