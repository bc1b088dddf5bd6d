"""The command line: playing, serving, records, rules, hints and reviews. The lab and the administrator's commands are added to it."""

import os
import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from ukiyo import bots, games
from ukiyo.admin import admin
from ukiyo.engine.correction import ComponentValue, changed, corrected, toml_text
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record, new_record, read_record
from ukiyo.lab.commands.lab import lab
from ukiyo.lab.commands.matches import arena, sim
from ukiyo.locales import locale, rules_text
from ukiyo.play import lessons
from ukiyo.terminal.arguments import Components, GameName, Language, Options, Seed, parse_options, write_text
from ukiyo.terminal.artist import HUMAN, Artist, Position
from ukiyo.terminal.artists import artist_for
from ukiyo.terminal.components import MARKS, check_box, component_tables, plain
from ukiyo.terminal.play import Session, score_table

SHOWN = 8  # moves in a hint or review
EXPLAINED = 3  # moves of a hint with reasons

app = typer.Typer(
    help="IKI and Hokusai, two board games of old Edo: play, host, replay and study them. An unofficial implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command()
def play(
    game: GameName = "iki",
    seats: Annotated[
        str,
        typer.Option(help="Who plays each seat, separated by commas: human, " + ", ".join(bots.LEVELS) + "; Hokusai can be played solo"),
    ] = "human,apprentice,apprentice",
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this file; an existing game continues")] = None,
    components: Components = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    console = Console()
    if record is not None and record.exists():
        kept = read_record(record)
        rules = games.game(kept.game, components)
        if seed is not None and seed != kept.seed:
            raise BadOption(f"{record} contains a game with seed {kept.seed}, not {seed}. Choose another file, or leave out the seed.")
        kept.verify(rules)
        text = locale(lang).text
        message = "finished-already" if kept.scores else "continuing"
        console.print(text(message, file=str(record), moves=len(kept.moves)), markup=False)
    else:
        names = [name.strip() for name in seats.split(",")]
        rules = games.game(game, components)
        check_seats(names)
        kept = new_record(rules, len(names), secrets.randbits(32) if seed is None else seed, names, parse_options(option))
        kept.start(rules)
    check_seats(kept.seats)
    artist = artist_for(rules, lang, kept.seats)
    Session(rules, kept, record, artist, console).run()


def check_seats(names: list[str]) -> None:
    """Raise an error if a seat is neither human nor a bot. The bot itself checks the budget of a master."""
    for name in names:
        if name not in [HUMAN, *bots.LEVELS, *bots.OTHER_BOTS] and name.partition("@")[0] not in bots.DEFAULT_SECONDS:
            raise BadOption(f"'{name}' is neither human nor a bot. Choose {listed([HUMAN, *bots.LEVELS])}.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 allows other machines")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 chooses a free port")] = 8000,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...; by default a file in your data directory")] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser")] = True,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error; info logs every rejected request")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object per line")] = False,
    root_path: Annotated[str, typer.Option(help="Not supported: the server needs its own host name")] = "",
) -> None:
    """Serve tables in the browser, for friends and bots."""
    if root_path.strip("/"):
        raise BadOption(
            f"Ukiyo can't be served under a path such as {root_path}. Give it its own host name, such as ukiyo.example.org, "
            "or its own port, and let the proxy pass every request on."
        )
    try:
        from ukiyo.server import app as server  # noqa: PLC0415 - other commands start faster without the web libraries
        from ukiyo.server.core.settings import from_environment  # noqa: PLC0415

        server.serve(host, port, from_environment(host, db, log_level, log_json), open_)
    except ModuleNotFoundError as missing:
        raise BadOption(str(missing)) from missing


app.command()(sim)
app.command()(arena)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record")],
    at: Annotated[int | None, typer.Option(help="Show the state after this many moves")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Replay a record, verify every move and show the result."""
    record = read_record(file)
    game = games.game(record.game, components)
    artist = artist_for(game, lang, record.seats)
    console, text = Console(), locale(lang).text
    final = record.verify(game)
    console.print(text("verified", file=str(file), moves=len(record.moves)), markup=False)
    if at is not None:
        show_position(record, game, at, artist, console)
    elif final.over:
        console.print(score_table(final, artist))
    else:
        console.print(text("not-over"))
        console.print(artist.board(Position(game, final)))


def show_position(record: Record, game: Game, at: int, artist: Artist, console: Console) -> None:
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"The record has {len(record.moves)} moves, so --at must be from 0 to {len(record.moves)}, not {at}.")
    position = Position(game, record.replay(game, at))
    console.print(f"[bold]{artist.locale.text('after-move', moves=at)}[/]")
    console.print(artist.board(position))
    if not position.view["over"]:
        console.print(artist.asked(position), highlight=False)


@app.command()
def components(game: GameName = "iki", lang: Language = "en", components: Components = None) -> None:
    """Show every component with its values and their provenance."""
    console, text = Console(), locale(lang).text
    for table in component_tables(games.game(game, components), locale(lang)):
        console.print(table)
    console.print("  ".join(f"{mark} {text(f'provenance-{source}')}" for source, mark in MARKS.items() if mark))


@app.command()
def check(
    game: GameName = "iki",
    out: Annotated[Path | None, typer.Option(help="The components file to write; by default GAME-components.toml")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Check your copy of the game: confirm or correct the reconstructed values and save them to a components file."""
    console, local, rules = Console(), locale(lang), games.game(game, components)

    def ask(question: str) -> str:
        try:
            return console.input(f"{escape(question)} ? ")
        except EOFError:
            return "q"

    def text(printed: list[ComponentValue]) -> str:
        return toml_text(corrected(rules.file.tables, printed), local.text("box-heading", game=game, n=len(printed)))

    printed = check_box(rules, local, ask, console.print, lambda fact: games.game_with(game, text([fact])))
    if not printed:
        console.print(local.text("box-nothing"))
        return
    checked = games.game_with(game, text(printed))
    path = out or Path(f"{game}-components.toml")
    write_text(path, text(printed))
    for fact, value in changed(rules.file.tables, checked.file.tables):
        console.print(f"{local.name(game, fact.kind, fact.id or fact.kind)}, {fact.field}: {plain(fact.value)} → {plain(value)}")
    console.print(local.text("box-kept", path=str(path), game=game))


@app.command(name="check-lessons")
def check_lessons(game: Annotated[str, typer.Argument(help="The game; by default all games")] = "") -> None:
    """Play every lesson and report its errors; docs/guides/adding-a-lesson.md explains how to write one."""
    wrong = [trouble for name in ([game] if game else games.names()) for trouble in lessons.check(name)]
    for trouble in wrong:
        print(trouble)
    if wrong:
        raise BadOption(f"The lessons have {len(wrong)} errors.")
    print("All lessons are valid.")


@app.command()
def rules(game: GameName = "iki", lang: Language = "en") -> None:
    """Show the rules."""
    _, page = rules_text(games.game(game).name, locale(lang).language)
    text = re.sub(r"^!\[.*\n", "", page, flags=re.MULTILINE)  # replace each drawing by its caption
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


Seconds = Annotated[float, typer.Option(help="Total search time")]


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A record")],
    at: Annotated[int | None, typer.Option(help="Use the state after this many moves; by default the last one")] = None,
    seconds: Seconds = 2.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Show the best moves of a position, with expected scores, chances to win and reasons."""
    from ukiyo.bots.analysis import explain_hints, find_hints  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import hint_table, why_lines  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    at = len(record.moves) if at is None else at
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"The record has {len(record.moves)} moves, so --at must be from 0 to {len(record.moves)}, not {at}.")
    state = record.replay(game, at)
    advices = find_hints(record.game, state, Budget(seconds), record.seed)
    compared, verdicts = explain_hints(record.game, state, advices[:EXPLAINED], Budget(seconds), record.seed)
    position, artist, console = Position(game, state), artist_for(game, lang, record.seats), Console(soft_wrap=True)
    console.print(hint_table([*compared, *advices[EXPLAINED:SHOWN]], position, artist))
    for line in why_lines(verdicts, position, game.name, artist):
        console.print(line, highlight=False)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record")],
    seat: Annotated[int, typer.Option(help="The seat to review, counted from 0")] = 0,
    seconds: Seconds = 20.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Show the most costly moves of a seat, and better ones."""
    from ukiyo.bots.analysis import review as review_game  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import review_table  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    if not 0 <= seat < record.players:
        raise BadOption(f"The record has seats 0 to {record.players - 1}, not {seat}.")
    budget = Budget(seconds)
    record.verify(game)
    actions = [game.parse(move.notation) for move in record.moves]
    reviewed = [one for one in review_game(record.game, record.start(game), actions, seat, budget, record.seed) if one.loss > 0][:SHOWN]
    artist, console = artist_for(game, lang, record.seats), Console()
    console.print(review_table(reviewed, record, game, artist) if reviewed else artist.locale.text("review-nothing"))


app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command. A user error prints a sentence to standard error and exits with code 2."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot's matrices are too small to gain from several threads
    try:
        app()
    except UkiyoError as error:
        print(f"ukiyo: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
