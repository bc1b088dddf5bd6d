"""Regenerates the golden files: `python -m tests.golden.make`.

Use this only after correcting a rule, and describe it in the commit message.
"""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

from tests.battery.tables import SETTINGS, Setting, perft, walk
from ukiyo import bots
from ukiyo.engine.generator import seeded
from ukiyo.engine.record import Record, new_record, read_record

HERE = Path(__file__).parent
BOTS = ["random", "greedy"]
TRACED = 5
GAMES_EACH = {"iki": 2, "hokusai": 1}
PERFT_STARTS = [0, 40, 120]  # random moves before the count
PERFT_DEPTH = {"iki": 7, "hokusai": 5}


def name(setting: Setting, bot: str, number: int) -> str:
    return f"{setting}-{bot}-{number}.uki"


def play(setting: Setting, bot: str, number: int) -> tuple[Record, list[dict[str, int]]]:
    """Play a whole game between bots and return it with its final scores by category."""
    record = new_record(setting.rules, setting.players, 100 + number, [bot] * setting.players, dict(setting.options))
    state = record.start(setting.rules)
    seats = [bots.create_bot(bot, setting.game, number * 8 + seat) for seat in range(setting.players)]
    while not state.over:
        record.play(state, seats[state.seat].choose_action(state))
    return record, [score.parts for score in state.scores()]


def trace(setting: Setting, games: int) -> str:
    """Return a hash of every state in some random games. Two engines with the same hash play identically."""
    digest = hashlib.sha256()
    for seed in range(games):
        state, chance = setting.new(seed), seeded(seed)
        while not state.over:
            options = state.legal()
            state.play(options[chance.draw(len(options))])
            digest.update(repr((options, state.save())).encode())
    return digest.hexdigest()


def trees(setting: Setting) -> list[int]:
    return [perft(walk(setting, 7, moves)[0], PERFT_DEPTH[setting.game]) for moves in PERFT_STARTS]


def keep(path: Path, record: Record) -> None:
    """Write a record. If the game is unchanged, the file is left as it is, because it tests that older records can be opened."""
    golden = read_record(path) if path.exists() else None
    if golden is None or record.text() != retitled(golden, record):
        record.write(path)


def retitled(golden: Record, record: Record) -> str:
    """Return a golden record's text with the rules version and fingerprint of another record."""
    return replace(golden, rules=record.rules, components=record.components).text()


def main() -> None:
    breakdowns: dict[str, list[dict[str, int]]] = {}
    for setting in SETTINGS:
        for bot in BOTS:
            for number in range(GAMES_EACH[setting.game]):
                record, parts = play(setting, bot, number)
                keep(HERE / name(setting, bot, number), record)
                breakdowns[name(setting, bot, number)] = parts
    counted = {
        "breakdowns": breakdowns,
        "traces": {str(setting): trace(setting, TRACED) for setting in SETTINGS},
        "perft": {str(setting): trees(setting) for setting in SETTINGS},
    }
    HERE.joinpath("golden.json").write_text(json.dumps(counted, indent=1) + "\n")


if __name__ == "__main__":
    main()
