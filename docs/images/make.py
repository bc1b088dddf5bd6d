"""Draw the pictures of the README anew: `python docs/images/make.py`."""

import re
from pathlib import Path

from rich.console import Console

import ukiyo
from ukiyo import bots
from ukiyo.terminal.artist import Artist, Position
from ukiyo.terminal.artists import artist_for
from ukiyo.terminal.play import choice_table


def position(game: str, seed: int, moves: int, decision: str) -> tuple[Position, Artist]:
    """Where the first seat has this decision, some moves into a game of apprentices."""
    rules = ukiyo.game(game)
    state = rules.new(3, seed)
    seats = [bots.create_bot("apprentice", game, seat) for seat in range(3)]
    while state.moves < moves or state.decision() != decision or state.seat != 0:
        state.play(seats[state.seat].choose_action(state))
    return Position(rules, state), artist_for(rules, "en", ["you", "apprentice", "apprentice"])


def draw(name: str, position: Position, artist: Artist) -> None:
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=110, file=nowhere)
        console.print(artist.board(position), choice_table(position, artist))
        drawing = console.export_svg(title=f"ukiyo play {name}")
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    Path(__file__).with_name(f"{name}.svg").write_text(drawing)


if __name__ == "__main__":
    draw("iki", *position("iki", 11, 90, "earn"))
    draw("hokusai", *position("hokusai", 3, 130, "turn"))
