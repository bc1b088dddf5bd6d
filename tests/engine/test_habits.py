"""Habits are counted from game records."""

from collections import Counter
from pathlib import Path

import pytest

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.features import Counts, count_features
from ukiyo.engine.record import Record, read_record
from ukiyo.games.hokusai import actions as hokusai_actions
from ukiyo.games.iki import actions as iki_actions

GOLDEN = Path(__file__).parent.parent / "golden"


def habits(record: Record, seat: int) -> Counts:
    game = games.game(record.game)
    counter = capabilities.features(game)
    counts = count_features(counter, record.start(game), [game.parse(move.notation) for move in record.moves], seat)
    return {name: counts[name] for name in counter.habits if counts.get(name)}


def golden(name: str) -> Record:
    return read_record(GOLDEN / f"{name}.uki")


# Counted manually in the record: the ikizama in each month; turns without a visit, trade, building or purchase; turns without a visit.
# Seat 2 does nothing after `move 5` in month 12, and walks 44 spaces on a street with 8 spaces.
IKI_BY_HAND = {
    1: {"place-1-4": 2, "place-1": 3, "place-2": 1, "place-3": 4, "place-4": 2, "unvisited": 8},
    2: {"place-1": 1, "place-2": 3, "place-3": 2, "place-4": 6, "idle": 1, "unvisited": 5, "lap": 5},
}


@pytest.mark.parametrize("seat", IKI_BY_HAND)
def test_iki_habits_match_a_manual_count(seat: int) -> None:
    counts = habits(golden("iki-3-greedy-0"), seat)
    by_hand = IKI_BY_HAND[seat]
    of_the_street = [name for name in counts if name.startswith("place-") or name in ("idle", "unvisited")]
    assert {name: counts[name] for name in {*of_the_street, *by_hand}} == by_hand


@pytest.mark.parametrize("name", ["iki-2-greedy-0", "iki-3-random-0", "iki-4-random-1"])
def test_each_ikizama_counts_for_its_space_but_not_as_a_turn(name: str) -> None:
    record = golden(name)
    for seat in range(record.players):
        moves = [move.notation for move in record.moves if move.seat == seat]
        counts = habits(record, seat)
        chosen = Counter(move.removeprefix("ikizama ") for move in moves if move.startswith("ikizama "))
        assert {name.removeprefix("place-"): n for name, n in counts.items() if name.startswith("place-")} == chosen
        turns = [move for move in moves if move.split()[0] in ("move", "stand")]
        assert counts.get("idle", 0) <= counts.get("unvisited", 0) <= len(turns)


@pytest.mark.parametrize("name", ["hokusai-2-greedy-0", "hokusai-3-random-0", "hokusai-5-greedy-0"])
def test_hokusai_habits_match_the_record(name: str) -> None:
    record = golden(name)
    kinds = {"exhibited": ["exhibit"], "redrawn": ["discard"], "taken": ["take"], "mixed": ["mix"], "hired": ["hire", "pick"]}
    for seat in range(record.players):
        played = Counter(move.notation.split()[0] for move in record.moves if move.seat == seat)
        counts = habits(record, seat)
        assert {habit: counts.get(habit, 0) for habit in kinds} == {habit: sum(played[kind] for kind in of) for habit, of in kinds.items()}


# In IKI, `take` and `hire` share a constant, because starting characters are taken. Street spaces and steps are counted from 1.
COUNTED_FROM = {"iki": {"hire": 4, "neutral": 4, "stand": 1, "move": 1}, "hokusai": {}}


@pytest.mark.parametrize(("game", "constants"), [("iki", iki_actions), ("hokusai", hokusai_actions)])
def test_action_numbers_of_different_kinds_do_not_overlap(game: str, constants: object) -> None:
    kinds = [action.kind for action in games.game(game).actions.actions]
    firsts = {kind: kinds.index(kind) for kind in kinds}
    assert kinds == sorted(kinds, key=lambda kind: firsts[kind]), "The actions of one kind must have consecutive numbers."
    for kind in firsts.keys() - ({"take"} if game == "iki" else set()):
        assert firsts[kind] == getattr(constants, kind.upper()) + COUNTED_FROM[game].get(kind, 0), kind
