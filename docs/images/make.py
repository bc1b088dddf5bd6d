"""Generates `iki.svg` and `hokusai.svg`, which show each game in the terminal. Run `python docs/images/make.py`."""

import re
from pathlib import Path

from rich.console import Console

import ukiyo
from ukiyo import bots
from ukiyo.terminal.play import choice_table
from ukiyo.terminal.renderer import Position, Renderer
from ukiyo.terminal.renderers import renderer_for


def position(game: str, seed: int, moves: int, decision: str) -> tuple[Position, Renderer]:
    """Play a game between apprentices until seat 0 has this decision after at least `moves` moves. Return the position and its renderer."""
    rules = ukiyo.game(game)
    state = rules.new(3, seed)
    seats = [bots.create_bot("apprentice", game, seat) for seat in range(3)]
    while state.moves < moves or state.decision() != decision or state.seat != 0:
        state.play(seats[state.seat].choose_action(state))
    return Position(rules, state), renderer_for(rules, "en", ["you", "apprentice", "apprentice"])


def draw(name: str, position: Position, renderer: Renderer) -> None:
    """Write the board and the choices to an SVG file. The embedded web font is replaced with the browser's monospace font."""
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=110, file=nowhere)
        console.print(renderer.board(position), choice_table(position, renderer))
        drawing = console.export_svg(title=f"ukiyo play {name}")
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    Path(__file__).with_name(f"{name}.svg").write_text(drawing)


if __name__ == "__main__":
    draw("iki", *position("iki", 11, 90, "earn"))
    draw("hokusai", *position("hokusai", 3, 130, "turn"))
