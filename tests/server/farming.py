"""Simulates rating farming against a player's own accounts, and measures how quickly honest players are rated, with and without weights.

`python -m tests.server.farming` prints the tables of docs/explanation/ratings.md.
"""

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import fmean, stdev

from ukiyo.lab.matches.anchors import MIDDLE_RATING, TENFOLD_POINTS
from ukiyo.server.people.rating_updates import PROVISIONAL_DEVIATION, Rating, Result, updated_ratings
from ukiyo.server.people.rating_weights import DAY, EarlierResult, Opponent, evidence, weights_at

BOTS = {"novice": 300.0, "apprentice": 900.0, "artisan": 1500.0, "master": 1700.0}
FARMED = 50  # games


@dataclass
class Club:
    """Simulated rated two-player games on a server. `weighted` applies the rules against farming. Otherwise, results count in full."""

    weighted: bool = True
    ratings: dict[str, Rating] = field(default_factory=lambda: defaultdict(Rating))
    histories: dict[str, list[EarlierResult]] = field(default_factory=lambda: defaultdict(list))
    now: float = 0.0
    pace: float = 0.05 * DAY  # seconds between two games

    def play(self, first: str, second: str, first_wins: bool) -> None:
        self.now += self.pace
        seats = first, second
        people = [None if name in BOTS else name for name in seats]
        histories = {name: self.histories[name][-100:] for name in people if name}
        weights = weights_at(people, histories, (), self.now)
        if not self.weighted:
            weights = [[1.0, 1.0], [1.0, 1.0]]
        known = [evidence(histories[name]) if name else 0.0 for name in people]
        places = (1, 2) if first_wins else (2, 1)
        strengths = [Rating(BOTS[name], 0.0) if name in BOTS else self.ratings[name] for name in seats]
        results = [
            Result(person, strength, place, weights=row)
            for person, strength, place, row in zip(people, strengths, places, weights, strict=True)
        ]
        for seat, rating in enumerate(updated_ratings(results)):
            if person := people[seat]:
                self.ratings[person] = rating
                other = Opponent(people[1 - seat], weights[seat][1 - seat], known[1 - seat])
                self.histories[person].append(EarlierResult(self.now, [other]))

    def meet(self, first: str, second: str, skills: dict[str, float], chance: random.Random) -> None:
        """Play an honest game."""
        ratings = {**BOTS, **skills}
        self.play(first, second, chance.random() < 1 / (1 + 10 ** ((ratings[second] - ratings[first]) / TENFOLD_POINTS)))


# Farming: `main` wins 50 games against accounts of the same person


def one_puppet(club: Club, _: random.Random) -> None:
    for _game in range(FARMED):
        club.play("main", "puppet", True)


def fresh_puppets(club: Club, _: random.Random) -> None:
    for game in range(FARMED):
        club.play("main", f"puppet {game}", True)


def puppets_that_trade_wins(club: Club, chance: random.Random) -> None:
    """Ten puppets first play 200 games against each other and take turns winning."""
    puppets = [f"puppet {number}" for number in range(10)]
    for _game in range(200):
        first, second = chance.sample(puppets, 2)
        club.play(first, second, chance.random() < 0.5)
    throw_games(club, puppets)


def puppets_that_lose_to_bots(games: int, bot: str) -> Callable[[Club, random.Random], None]:
    def farm(club: Club, _: random.Random) -> None:
        puppets = [f"puppet {number}" for number in range(10)]
        for puppet in puppets:
            for _game in range(games):
                club.play(puppet, bot, False)
        throw_games(club, puppets)

    return farm


def puppets_that_are_proven_first(bot_games: int, puppets: int) -> Callable[[Club, random.Random], None]:
    """The puppets play honestly against bots, trade wins with each other, and then lose to the main account."""

    def farm(club: Club, chance: random.Random) -> None:
        names = [f"puppet {number}" for number in range(puppets)]
        for puppet in names:
            for _game in range(bot_games):
                club.meet(puppet, "artisan", {puppet: MIDDLE_RATING}, chance)
        trade_wins(club, names, chance)
        throw_games(club, names)

    return farm


def puppets_that_lose_and_trade(bot_games: int, puppets: int) -> Callable[[Club, random.Random], None]:
    """The puppets lose to bots on purpose, trade wins with each other, and then lose to the main account."""

    def farm(club: Club, chance: random.Random) -> None:
        names = [f"puppet {number}" for number in range(puppets)]
        for puppet in names:
            for _game in range(bot_games):
                club.play(puppet, "master", False)
        trade_wins(club, names, chance)
        throw_games(club, names)

    return farm


def trade_wins(club: Club, puppets: list[str], chance: random.Random) -> None:
    """Each puppet plays against up to eight other puppets."""
    for number, puppet in enumerate(puppets):
        for step in range(1, min(5, (len(puppets) + 1) // 2 + 1)):
            club.play(puppet, puppets[(number + step) % len(puppets)], chance.random() < 0.5)


def throw_games(club: Club, puppets: list[str]) -> None:
    for game in range(FARMED):
        club.play("main", puppets[game % len(puppets)], True)


STRATEGIES: dict[str, Callable[[Club, random.Random], None]] = {
    "one puppet": one_puppet,
    "50 fresh puppets": fresh_puppets,
    "10 puppets that trade 200 wins first": puppets_that_trade_wins,
    "10 puppets that lose 5 games to masters first": puppets_that_lose_to_bots(5, "master"),
    "10 puppets that lose 30 games to masters first": puppets_that_lose_to_bots(30, "master"),
    "10 puppets that lose 10 games to artisans first": puppets_that_lose_to_bots(10, "artisan"),
    "3 puppets with 3 honest games each that trade wins": puppets_that_are_proven_first(3, 3),
    "10 puppets with 10 honest games each that trade wins": puppets_that_are_proven_first(10, 10),
    "10 puppets that lose 3 games to masters and trade wins": puppets_that_lose_and_trade(3, 10),
}
NOT_PREVENTED = [*STRATEGIES][-3:]  # puppets with other rated games against bots and each other can't be distinguished from other players


def farmed(strategy: Callable[[Club, random.Random], None], weighted: bool, known: bool, seed: int) -> float:
    """Return the rating points gained in 50 games by a new account and by an account with 30 honest games."""
    club, chance = Club(weighted), random.Random(seed)
    for _game in range(30 if known else 0):
        club.meet("main", "artisan", {"main": MIDDLE_RATING}, chance)
    before = club.ratings["main"].value
    strategy(club, chance)
    return club.ratings["main"].value - before


# Honest players


def settled_club(weighted: bool, people: int, chance: random.Random) -> tuple[Club, dict[str, float]]:
    """A club of established players."""
    club, skills = Club(weighted), {f"member {number}": chance.gauss(MIDDLE_RATING, 200) for number in range(people)}
    names = [*skills]
    for name in names:
        for _game in range(8):
            club.meet(name, chance.choice([*BOTS]), skills, chance)
    for _game in range(people * 15):
        first, second = chance.sample(names, 2)
        club.meet(first, second, skills, chance)
    club.now += 30 * DAY
    return club, skills


def newcomers(weighted: bool, bots: float, number: int, people: int = 30, upto: int = 200) -> list[tuple[int, float]]:
    """Newcomers join a club one after another. They play until their rating is not provisional, with a share of the games against bots.

    Returns the number of games that each newcomer needed, and the error of the resulting rating.
    """
    chance, results = random.Random(1), list[tuple[int, float]]()
    club, skills = settled_club(weighted, people, chance)
    members = [*skills]
    for new in (f"newcomer {index}" for index in range(number)):
        skills[new], games = chance.gauss(MIDDLE_RATING, 200), 0
        while club.ratings[new].deviation > PROVISIONAL_DEVIATION and games < upto:
            club.meet(new, near(club, chance, new) if chance.random() < bots else chance.choice(members), skills, chance)
            games += 1
        results.append((games, club.ratings[new].value - skills[new]))
    return results


def near(club: Club, chance: random.Random, name: str) -> str:
    """Return a bot of similar strength."""
    return min(BOTS, key=lambda bot: abs(BOTS[bot] - club.ratings[name].value) + chance.random() * 300)


def founders(weighted: bool, bots: float, seed: int, people: int = 12, upto: int = 100) -> float:
    """Return the mean number of games until a rating is not provisional if all players are new."""
    chance = random.Random(seed)
    club, skills = Club(weighted), {f"founder {number}": chance.gauss(MIDDLE_RATING, 200) for number in range(people)}
    names, games, rated = [*skills], dict.fromkeys(skills, 0), dict[str, int]()
    for _round in range(upto):
        for name in names:
            if chance.random() < bots:
                club.meet(name, near(club, chance, name), skills, chance)
                players = [name]
            else:
                other = chance.choice([candidate for candidate in names if candidate != name])
                club.meet(name, other, skills, chance)
                players = [name, other]
            for player in players:
                games[player] += 1
                if club.ratings[player].deviation <= PROVISIONAL_DEVIATION:
                    rated.setdefault(player, games[player])
    return fmean(rated.get(name, games[name]) for name in names)


def mean_and_error(values: Iterable[float]) -> tuple[float, float]:
    numbers = list(values)
    return fmean(numbers), stdev(numbers) / math.sqrt(len(numbers))


def main() -> None:
    print("| strategy, 50 games won | new account, in full | weighted | 30 games, in full | weighted |")
    print("|---|---|---|---|---|")
    for name, strategy in STRATEGIES.items():
        cells = [
            fmean(farmed(strategy, weighted, known, seed) for seed in range(10)) for known in (False, True) for weighted in (False, True)
        ]
        print(f"| {name} | {' | '.join(f'{cell:+.0f}' for cell in cells)} |")
    print("\n| newcomers, games against bots | games, in full | weighted | error, in full | weighted |\n|---|---|---|---|---|")
    for bots in (1.0, 0.5, 0.2, 0.0):
        results = [newcomers(weighted, bots, 200) for weighted in (False, True)]
        games = [mean_and_error(game for game, _ in values) for values in results]
        errors = [math.sqrt(fmean(error**2 for _, error in values)) for values in results]
        figures = " | ".join(f"{mean:.1f} ± {error:.1f}" for mean, error in games)
        print(f"| {bots:.0%} | {figures} | {errors[0]:.0f} | {errors[1]:.0f} |")
    print("\n| founders, games against bots | games, in full | weighted |\n|---|---|---|")
    for bots in (1.0, 0.8, 0.5, 0.2):
        cells = [fmean(founders(weighted, bots, seed) for seed in range(10)) for weighted in (False, True)]
        print(f"| {bots:.0%} | {' | '.join(f'{cell:.1f}' for cell in cells)} |")


if __name__ == "__main__":
    main()
