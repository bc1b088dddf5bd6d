"""Plays thousands of random games and checks every invariant after every move: `make fuzz`."""

import argparse
import itertools
import json

from rich.progress import track

from tests.battery.tables import INVARIANTS, SETTINGS
from ukiyo.engine.generator import seeded


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    decisions = 0
    for number, setting in zip(track(range(arguments.games), "Fuzzing"), itertools.cycle(SETTINGS), strict=False):
        seed = arguments.seed + number
        state, chance, check = setting.new(seed), seeded(seed), INVARIANTS[setting.game]
        while not state.over:
            options = state.legal()
            assert options, f"{setting} seed {seed}: no legal action after {state.moves} moves"
            state.play(options[chance.draw(len(options))])
            check(state)
            if chance.draw(50) == 0:
                rules, where = setting.rules, f"{setting} seed {seed} after {state.moves} moves"
                loaded = rules.load(json.loads(json.dumps(state.save())))
                assert loaded.save() == state.save(), f"{where}: saving changed the state"
                guess = state.determinize(state.seat, seed)
                assert rules.view(guess, state.seat) == rules.view(state, state.seat), f"{where}: determinizing changed the view"
        decisions += state.moves
    print(f"{arguments.games} games, {decisions} decisions, from seed {arguments.seed}: every invariant held.")


if __name__ == "__main__":
    main()
