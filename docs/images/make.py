"""Draw the picture of the README anew: `python docs/images/make.py`."""

import re
from pathlib import Path

from rich.console import Console

import ukiyo
from ukiyo import bots
from ukiyo.games.iki.game import IkiGame
from ukiyo.games.iki.rules import IkiState
from ukiyo.locales import words
from ukiyo.terminal.iki import IkiArtist


def main() -> None:
    game = ukiyo.game("iki")
    assert isinstance(game, IkiGame)
    state = game.new(3, 11)
    assert isinstance(state, IkiState)
    seats = [bots.named("greedy", "iki", seat) for seat in range(3)]
    while not (state.month >= 6 and state.decision() == "earn" and state.seat == 0):
        state.play(seats[state.seat].ask(state))
    artist = IkiArtist(words("en"), ["you", "greedy", "greedy"], game.components)
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=110, file=nowhere)
        console.print(artist.board(state))
        console.print(
            f"\n[bold]{artist.words.say('whose-turn', player=artist.player(0), question=artist.question(state))}[/]", highlight=False
        )
        for number, action in enumerate(state.legal(), start=1):
            console.print(f"[bold]{number:3}[/]  {artist.choice(state, action)}", highlight=False)
        drawing = console.export_svg(title="ukiyo play iki")
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    Path(__file__).with_name("iki.svg").write_text(drawing)


if __name__ == "__main__":
    main()
