"""The `ukiyo` command, which includes the `ukiyo lab` and `ukiyo admin` commands."""

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

import ukiyo
from ukiyo import bots, games
from ukiyo.admin import admin
from ukiyo.engine.correction import ComponentValue, changed, corrected, toml_text
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record, new_record, read_record
from ukiyo.interpreted import interpreted_notice
from ukiyo.lab.commands.lab import lab
from ukiyo.lab.commands.matches import arena, sim
from ukiyo.locales import locale, rules_text
from ukiyo.play import lessons
from ukiyo.terminal.arguments import Components, GameName, Language, Options, Seed, parse_options, write_text
from ukiyo.terminal.components import MARKS, check_box, component_tables, plain
from ukiyo.terminal.play import Session, score_table
from ukiyo.terminal.renderer import HUMAN, Position, Renderer
from ukiyo.terminal.renderers import renderer_for

MAX_LISTED_MOVES = 8  # the maximum number of moves in a hint or review
EXPLAINED_MOVES = 3  # the number of moves that a hint explains

app = typer.Typer(
    help="Play, host, replay and analyse the board games IKI and Hokusai. An unofficial implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(requested: bool) -> None:
    if requested:
        print(f"ukiyo {ukiyo.__version__}")
        print_interpreted_notice()
        raise typer.Exit


def print_interpreted_notice() -> None:
    if notice := interpreted_notice():
        print(notice, file=sys.stderr)


@app.callback()
def ukiyo_command(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit")] = False,
) -> None:
    """Add the options of the command without a subcommand."""


@app.command()
def play(
    game: GameName = "iki",
    seats: Annotated[
        str,
        typer.Option(help="The players in seat order, separated by commas: human, " + ", ".join(bots.LEVELS) + "; Hokusai has a solo mode"),
    ] = "human,apprentice,apprentice",
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this file, or continue the game in it")] = None,
    components: Components = None,
) -> None:
    """Play in the terminal, against bots or with other people on the same machine."""
    console = Console()
    if record is not None and record.exists():
        recorded = read_record(record)
        rules = games.game(recorded.game, components)
        if seed is not None and seed != recorded.seed:
            raise BadOption(f"{record} contains a game with seed {recorded.seed}, not {seed}. Choose another file, or leave out the seed.")
        recorded.verify(rules)
        text = locale(lang).text
        message = "finished-already" if recorded.scores else "continuing"
        console.print(text(message, file=str(record), moves=len(recorded.moves)), markup=False)
    else:
        names = [name.strip() for name in seats.split(",")]
        rules = games.game(game, components)
        check_seats(names)
        recorded = new_record(rules, len(names), secrets.randbits(32) if seed is None else seed, names, parse_options(option))
        recorded.start(rules)
    check_seats(recorded.seats)
    print_interpreted_notice()
    renderer = renderer_for(rules, lang, recorded.seats)
    Session(rules, recorded, record, renderer, console).run()


def check_seats(names: list[str]) -> None:
    """Raise `BadOption` if a seat is neither human nor a bot. The bot validates its own budget, such as `master@4i`."""
    for name in names:
        if name not in [HUMAN, *bots.LEVELS, *bots.OTHER_BOTS] and name.partition("@")[0] not in bots.DEFAULT_SECONDS:
            raise BadOption(f"'{name}' is neither human nor a bot. Choose {listed([HUMAN, *bots.LEVELS])}.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; use 0.0.0.0 to allow connections from other machines")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 selects a free port")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="The database, sqlite:///FILE or postgresql://...; by default, a file in your data directory")
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser")] = True,
    log_level: Annotated[str | None, typer.Option(help="The log level: debug, info (logs each rejected request), warning or error")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object per line")] = False,
    root_path: Annotated[str, typer.Option(help="Not supported; the server requires its own host name")] = "",
) -> None:
    """Run the server, so that you and others can play in the browser."""
    if root_path.strip("/"):
        raise BadOption(
            f"Ukiyo can't be served under a path such as {root_path}. Use a separate host name, such as ukiyo.example.org, "
            "or a separate port, and configure the proxy to forward all requests to it."
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
    file: Annotated[Path, typer.Argument(help="The record file")],
    at: Annotated[int | None, typer.Option(help="Show the position after this number of moves")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Replay a record, verify all moves and show the result."""
    record = read_record(file)
    game = games.game(record.game, components)
    renderer = renderer_for(game, lang, record.seats)
    console, text = Console(), locale(lang).text
    final = record.verify(game)
    console.print(text("verified", file=str(file), moves=len(record.moves)), markup=False)
    if at is not None:
        show_position(record, game, at, renderer, console)
    elif final.over:
        console.print(score_table(final, renderer))
    else:
        console.print(text("not-over"))
        console.print(renderer.board(Position(game, final)))


def show_position(record: Record, game: Game, at: int, renderer: Renderer, console: Console) -> None:
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"The record has {len(record.moves)} moves, so --at must be from 0 to {len(record.moves)}, not {at}.")
    position = Position(game, record.replay(game, at))
    console.print(f"[bold]{renderer.locale.text('after-move', moves=at)}[/]")
    console.print(renderer.board(position))
    if not position.view["over"]:
        console.print(renderer.prompt(position), highlight=False)


@app.command()
def components(game: GameName = "iki", lang: Language = "en", components: Components = None) -> None:
    """Show all components with their values and provenance."""
    console, text = Console(), locale(lang).text
    for table in component_tables(games.game(game, components), locale(lang)):
        console.print(table)
    console.print("  ".join(f"{mark} {text(f'provenance-{source}')}" for source, mark in MARKS.items() if mark))


@app.command()
def check(
    game: GameName = "iki",
    out: Annotated[Path | None, typer.Option(help="The components file to write; by default, GAME-components.toml")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Confirm or correct reconstructed component values with your copy of the game, and save them to a components file."""
    console, local, rules = Console(), locale(lang), games.game(game, components)

    def ask(question: str) -> str:
        try:
            return console.input(f"{escape(question)} ? ")
        except EOFError:
            return "q"

    def text(printed: list[ComponentValue]) -> str:
        return toml_text(corrected(rules.file.tables, printed), local.text("box-heading", game=game, n=len(printed)))

    printed = check_box(rules, local, ask, console.print, lambda correction: games.game_with(game, text([correction])))
    if not printed:
        console.print(local.text("box-nothing"))
        return
    checked = games.game_with(game, text(printed))
    path = out or Path(f"{game}-components.toml")
    write_text(path, text(printed))
    for printed_value, value in changed(rules.file.tables, checked.file.tables):
        kind, id, field = printed_value.kind, printed_value.id, printed_value.field
        console.print(f"{local.name(game, kind, id or kind)}, {field}: {plain(printed_value.value)} → {plain(value)}")
    console.print(local.text("components-saved", path=str(path), game=game))


@app.command(name="check-lessons")
def check_lessons(game: Annotated[str, typer.Argument(help="The game; by default, all games")] = "") -> None:
    """Play all lessons and report errors. To write a lesson, see docs/guides/adding-a-lesson.md."""
    problems = [problem for name in ([game] if game else games.names()) for problem in lessons.check(name)]
    for problem in problems:
        print(problem)
    if problems:
        raise BadOption(f"The lessons have {len(problems)} errors.")
    print("All lessons are valid.")


@app.command()
def rules(game: GameName = "iki", lang: Language = "en") -> None:
    """Show a game's rules."""
    _, page = rules_text(games.game(game).name, locale(lang).language)
    text = re.sub(r"^!\[.*\n", "", page, flags=re.MULTILINE)  # replace each drawing with its caption
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


Seconds = Annotated[float, typer.Option(help="Total search time in seconds")]


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="The record file")],
    at: Annotated[int | None, typer.Option(help="Analyse the position after this number of moves; by default, the last position")] = None,
    seconds: Seconds = 2.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Show the best moves in a position, with expected scores, win chances and reasons."""
    from ukiyo.bots.analysis import explain_hints, find_hints  # noqa: PLC0415 - other commands start faster without NumPy
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import explanation_lines, hint_table  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    at = len(record.moves) if at is None else at
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"The record has {len(record.moves)} moves, so --at must be from 0 to {len(record.moves)}, not {at}.")
    state = record.replay(game, at)
    advices = find_hints(record.game, state, Budget(seconds), record.seed)
    compared, verdicts = explain_hints(record.game, state, advices[:EXPLAINED_MOVES], Budget(seconds), record.seed)
    position, renderer, console = Position(game, state), renderer_for(game, lang, record.seats), Console(soft_wrap=True)
    console.print(hint_table([*compared, *advices[EXPLAINED_MOVES:MAX_LISTED_MOVES]], position, renderer))
    for line in explanation_lines(verdicts, position, game.name, renderer):
        console.print(line, highlight=False)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The record file")],
    seat: Annotated[int, typer.Option(help="The seat to review, counted from 0")] = 0,
    seconds: Seconds = 20.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Show a player's costliest mistakes and the better moves."""
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
    reviewed = [move for move in review_game(record.game, record.start(game), actions, seat, budget, record.seed) if move.loss > 0][
        :MAX_LISTED_MOVES
    ]
    renderer, console = renderer_for(game, lang, record.seats), Console()
    console.print(review_table(reviewed, record, game, renderer) if reviewed else renderer.locale.text("review-nothing"))


app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command. User errors are printed to standard error, and the exit code is 2."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the bots' matrices are too small to benefit from multiple threads
    try:
        app()
    except UkiyoError as error:
        print(f"ukiyo: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
