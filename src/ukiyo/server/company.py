"""Who goes with whom: how strong somebody plays, who is kept apart, and who is told what was set for her.

A level is a place on the ladder of a game's bots, people and bots on one scale: 0 plays like the weakest, 1 like the next.
"""

from collections.abc import Callable, Iterable
from typing import Literal

from sqlalchemy.orm import Session

from ukiyo.server.tables import Facts

Told = Literal["started", "invited"]

Pool = tuple[str, int]
"""A game, played by so many."""

ratings: list[Callable[[Session, Pool, Iterable[str]], dict[str, float]]] = []
"""What is known of people's levels: whoever rates them adds a function here."""
walls: list[Callable[[Session, Iterable[str]], set[frozenset[str]]]] = []
"""Pairs who are never brought together: whoever keeps people apart adds a function here."""
heralds: list[Callable[[Session, Told, Facts, set[str]], None]] = []
"""Who lets people know what was set for them, in the commit that sets it."""


def levels_of(session: Session, pool: Pool, people: Iterable[str]) -> dict[str, float]:
    """The levels of those who have one."""
    wanted = list(people)
    return {person: level for rating in ratings for person, level in rating(session, pool, wanted).items()} if wanted else {}


def level_of(session: Session, person: str, pool: Pool, bots: int) -> float:
    """How strong somebody plays; of whom nothing is known, the middle between the weakest and the strongest of so many bots."""
    return levels_of(session, pool, [person]).get(person, (bots - 1) / 2)


def kept_apart(session: Session, people: Iterable[str]) -> set[frozenset[str]]:
    """The pairs among people of whom one has blocked the other."""
    wanted = list(people)
    return {pair for wall in walls for pair in wall(session, wanted)}


def tell(session: Session, what: Told, facts: Facts, people: set[str]) -> None:
    for herald in heralds:
        herald(session, what, facts, people)
