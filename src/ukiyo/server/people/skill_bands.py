"""Skill levels for matchmaking, and pairs of people who must not be matched.

A level is a position on the scale of a game's bots. Level 0 is as strong as the weakest bot, and level 1 as strong as the next bot.
"""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ukiyo import games
from ukiyo.lab.matches.anchors import anchors_of
from ukiyo.server.db.schema import BlockRow, RatedRow
from ukiyo.server.people.ratings import Pool, in_pool


def skill_levels(session: Session, pool: Pool, people: Iterable[str]) -> dict[str, float]:
    """Returns the levels of the people who have a rating in the pool."""
    ids = list(people)
    last = select(func.max(RatedRow.id)).where(*in_pool(pool), RatedRow.person.in_(ids)).group_by(RatedRow.person)
    rows = session.execute(select(RatedRow.person, RatedRow.rating_after).where(RatedRow.id.in_(last))) if ids else ()
    return {person: level_of_rating(pool, rating) for person, rating in rows if person}


def level_of_rating(pool: Pool, rating: float) -> float:
    """Converts a rating to a level, interpolated between the bots' ratings."""
    game, players = pool
    steps = sorted(anchor.rating for anchor in anchors_of(games.game(game), players).values())
    below = min(max(sum(step <= rating for step in steps) - 1, 0), len(steps) - 2)
    return below + (rating - steps[below]) / (steps[below + 1] - steps[below])


def default_level(bots: int) -> float:
    """Returns the level of unrated people, halfway between the weakest and the strongest bot."""
    return (bots - 1) / 2


def blocked_pairs(session: Session, people: Iterable[str]) -> set[frozenset[str]]:
    """Returns the pairs in which at least one person has blocked the other."""
    ids = list(people)
    query = select(BlockRow.person, BlockRow.blocked).where(BlockRow.kind == "block", BlockRow.person.in_(ids), BlockRow.blocked.in_(ids))
    return {frozenset(pair) for pair in session.execute(query)}
