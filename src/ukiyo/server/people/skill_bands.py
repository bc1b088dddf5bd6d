"""Who goes with whom: how strong somebody plays, and who is kept apart.

A level is a place on the ladder of a game's bots, people and bots on one scale: 0 plays like the weakest, 1 like the next.
"""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.lab.matches.anchors import anchors_of
from ukiyo.server.db.schema import BlockRow, RatedRow
from ukiyo.server.people.ratings import Pool, in_pool


def skill_levels(session: Session, pool: Pool, people: Iterable[str]) -> dict[str, float]:
    """The levels of those who are rated there."""
    wanted = list(people)
    last = select(func.max(RatedRow.id)).where(*in_pool(pool), RatedRow.person.in_(wanted)).group_by(RatedRow.person)
    found = session.execute(select(RatedRow.person, RatedRow.after).where(RatedRow.id.in_(last))) if wanted else ()
    return {person: level_of_rating(pool, rating) for person, rating in found if person}


def level_of_rating(pool: Pool, rating: float) -> float:
    """Where a rating stands among the bots: between two of them, or beyond the last."""
    game, players = pool
    steps = sorted(anchor.rating for anchor in anchors_of(games.game(game), players).values())
    below = min(max(sum(step <= rating for step in steps) - 1, 0), len(steps) - 2)
    return below + (rating - steps[below]) / (steps[below + 1] - steps[below])


def default_level(bots: int) -> float:
    """The level of whom nothing is known: the middle between the weakest and the strongest of so many bots."""
    return (bots - 1) / 2


def blocked_pairs(session: Session, people: Iterable[str]) -> set[frozenset[str]]:
    """The pairs among people of whom one has blocked the other."""
    wanted = list(people)
    found = select(BlockRow.person, BlockRow.blocked).where(
        BlockRow.kind == "block", BlockRow.person.in_(wanted), BlockRow.blocked.in_(wanted)
    )
    return {frozenset(pair) for pair in session.execute(found)}
