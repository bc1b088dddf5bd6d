"""Computes new ratings from a game's result and the players' previous ratings. docs/explanation/ratings.md explains the model."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ukiyo.engine.state import Seat
from ukiyo.lab.matches.anchors import MIDDLE_RATING, TENFOLD_POINTS
from ukiyo.play import frames

DEFAULT_DEVIATION = 250.0  # for people without rated games
PROVISIONAL_DEVIATION = 125.0  # a rating with a larger deviation is provisional
DRIFT = 2.5  # added to the deviation by each game, because players' strength changes over time
MIN_VARIANCE_FACTOR = 0.0001  # minimum share of the variance that remains after a game
SPREAD = TENFOLD_POINTS / math.log(10)  # of the results between two equal players

Weights = Sequence[float | None]


@dataclass(frozen=True)
class Rating:
    """A rating and its standard deviation."""

    value: float = MIDDLE_RATING
    deviation: float = DEFAULT_DEVIATION

    def to_frame(self, change: float | None = None, profile: str | None = None, share: float = 1.0, counted: float = 1.0) -> frames.Rating:
        frame: frames.Rating = {
            "value": round(self.value),
            "deviation": round(self.deviation),
            "provisional": self.deviation > PROVISIONAL_DEVIATION,
            "change": None if change is None else round(self.value) - round(self.value - change),
            "profile": profile,
        }
        if share != 1.0:
            frame["share"] = share
        if counted != 1.0:
            frame["counted"] = round(counted, 2)
        return frame


@dataclass(frozen=True)
class Result:
    """A seat's player with their rating before the game and their result."""

    person: str | None  # None for a bot, whose rating is fixed
    rating: Rating
    place: int
    share: float = 1.0  # of the seat's moves that the player made
    takeover_rating: Rating | None = None  # of the bot that made most of the moves, if any
    weights: Weights | None = None  # of the other seats, by seat; None: all have full weight


def updated_rating(strengths: list[Rating], places: list[int], seat: Seat, weights: Weights | None) -> Rating:
    """Returns the rating of a seat after a game. A tie counts as half a win.

    All pairs at the table are compared with the Bradley-Terry model, as approximated by Weng and Lin (2011). With the Plackett-Luce
    model, the third player would gain as much as two players who share first place. The pairs at one table are correlated, so they reduce
    the deviation less than the same number of two-player games.
    """
    opponent_weights = [1.0 if weights is None else weights[other] or 0.0 for other in range(len(strengths))]
    heaviest = max((weight for other, weight in enumerate(opponent_weights) if other != seat), default=0.0)
    own, variance = strengths[seat], strengths[seat].deviation ** 2 + heaviest * DRIFT**2
    gained = learned = 0.0
    for other, strength in enumerate(strengths):
        if other != seat:
            spread = math.sqrt(variance + strength.deviation**2 + DRIFT**2 + SPREAD**2)
            expected = 1 / (1 + math.exp((strength.value - own.value) / spread))
            actual = (1 + (places[other] > places[seat]) - (places[other] < places[seat])) / 2
            gained += opponent_weights[other] * variance / spread * (actual - expected)
            learned += opponent_weights[other] * variance / spread**2 * expected * (1 - expected) * 2 / len(strengths)
    return Rating(own.value + gained, math.sqrt(variance * max(1 - learned, MIN_VARIANCE_FACTOR)))


def updated_ratings(results: list[Result]) -> list[Rating]:
    """Returns the ratings after a game, by seat.

    If a bot made most of a person's moves, the other players are compared with the bot. The person can lose rating points because of the
    bot's result, but can't gain any. After accounts are merged, a person may have two seats. They are compared with the other seats but
    not with each other. The person can't gain points, and the lower of the two new ratings counts, so that merging can't cancel a loss.
    """
    opponent_ratings, places = [result.takeover_rating or result.rating for result in results], [result.place for result in results]
    rated = [result.rating for result in results]
    for seat, result in enumerate(results):
        if result.person:
            own = updated_rating(
                [*opponent_ratings[:seat], result.rating, *opponent_ratings[seat + 1 :]], places, seat, weights_for(results, seat)
            )
            gains_nothing = result.takeover_rating is not None or len(seats_of(results, result.person)) > 1
            rated[seat] = result.rating if gains_nothing and own.value > result.rating.value else own
    return [lowest_rating(rated, seats_of(results, result.person)) if result.person else result.rating for result in results]


def seats_of(results: list[Result], person: str) -> list[Seat]:
    return [seat for seat, result in enumerate(results) if result.person == person]


def weights_for(results: list[Result], seat: Seat) -> Weights:
    """Returns the weights of the other seats. A second seat of the same person has no weight."""
    own = results[seat]
    weights = own.weights or [1.0] * len(results)
    return [None if other.person == own.person else weight for other, weight in zip(results, weights, strict=True)]


def lowest_rating(rated: list[Rating], seats: list[Seat]) -> Rating:
    return min((rated[seat] for seat in seats), key=lambda rating: rating.value)
