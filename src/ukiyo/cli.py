"""The command line: it opens every door of the house."""

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
from ukiyo.engine.correction import Fact, changed, corrected, toml_text
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record, new_record, read_record
from ukiyo.lab.commands.lab import lab
from ukiyo.lab.commands.matches import arena, sim
from ukiyo.locales import rules_text, words
from ukiyo.play import lessons
from ukiyo.terminal.arguments import Components, GameName, Language, Options, Seed, parse_options, write_text
from ukiyo.terminal.artist import HUMAN, Artist, Position
from ukiyo.terminal.artists import artist_for
from ukiyo.terminal.components import MARKS, check_box, component_tables, plain
from ukiyo.terminal.play import Session, score_table

SHOWN = 8  # moves of a hint or a review
EXPLAINED = 3  # of them with reasons

app = typer.Typer(
    help="IKI and Hokusai, two board games of old Edo: play, simulate, replay. An unofficial implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command()
def play(
    game: GameName = "iki",
    seats: Annotated[
        str, typer.Option(help="Who sits where, separated by commas: human, " + ", ".join(bots.LEVELS) + "; Hokusai can be played alone")
    ] = "human,apprentice,apprentice",
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file; if it is there already, the game goes on")] = None,
    components: Components = None,
) -> None:
    """Play at the terminal, against bots or with others at the same keyboard."""
    console = Console()
    if record is not None and record.exists():
        kept = read_record(record)
        rules = games.game(kept.game, components)
        if seed is not None and seed != kept.seed:
            raise BadOption(f"{record} holds a game with seed {kept.seed}, not {seed}: choose another file, or leave the seed out")
        kept.verify(rules)
        say = words(lang).say
        message = "finished-already" if kept.scores else "continuing"
        console.print(say(message, file=str(record), moves=len(kept.moves)), markup=False)
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
    """People and bots can sit down. What is wrong with a master's budget, the bot says itself when it takes its seat."""
    for name in names:
        if name not in [HUMAN, *bots.LEVELS, *bots.OTHER_BOTS] and name.partition("@")[0] not in bots.DEFAULT_SECONDS:
            raise BadOption(f"nobody called '{name}' can sit down: choose {listed([HUMAN, *bots.LEVELS])}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free")] = 8000,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...; a file in your data directory if not given")] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser")] = True,
    log_level: Annotated[str | None, typer.Option(help="What is logged: debug, info, warning or error; info has a line a refusal")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log a JSON object a line")] = False,
    root_path: Annotated[str, typer.Option(help="Not possible: the server must have a host name of its own")] = "",
) -> None:
    """Open tables to play at in the browser, with friends and bots."""
    if root_path.strip("/"):
        raise BadOption(
            f"Ukiyo cannot be served under a path such as {root_path}: give it a host name of its own, such as ukiyo.example.org, "
            "or a port, and let the proxy pass everything on"
        )
    try:
        from ukiyo.server import app as server  # noqa: PLC0415 - the other commands need not wait for the web's libraries
        from ukiyo.server.core.settings import from_environment  # noqa: PLC0415

        server.serve(host, port, from_environment(host, db, log_level, log_json), open_)
    except ModuleNotFoundError as missing:
        raise BadOption(str(missing)) from missing


app.command()(sim)
app.command()(arena)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record")],
    at: Annotated[int | None, typer.Option(help="Show the position after so many moves")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Replay a record, verify every move of it and show how it ended."""
    record = read_record(file)
    game = games.game(record.game, components)
    artist = artist_for(game, lang, record.seats)
    console, say = Console(), words(lang).say
    final = record.verify(game)
    console.print(say("verified", file=str(file), moves=len(record.moves)), markup=False)
    if at is not None:
        show_position(record, game, at, artist, console)
    elif final.over:
        console.print(score_table(final, artist))
    else:
        console.print(say("not-over"))
        console.print(artist.board(Position(game, final)))


def show_position(record: Record, game: Game, at: int, artist: Artist, console: Console) -> None:
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} moves; --at takes 0 to {len(record.moves)}, not {at}")
    position = Position(game, record.replay(game, at))
    console.print(f"[bold]{artist.words.say('after-move', moves=at)}[/]")
    console.print(artist.board(position))
    if not position.view["over"]:
        console.print(artist.asked(position), highlight=False)


@app.command()
def components(game: GameName = "iki", lang: Language = "en", components: Components = None) -> None:
    """Every component with its numbers and where they come from."""
    console, say = Console(), words(lang).say
    for table in component_tables(games.game(game, components), words(lang)):
        console.print(table)
    console.print("  ".join(f"{mark} {say(f'provenance-{source}')}" for source, mark in MARKS.items() if mark))


@app.command()
def check(
    game: GameName = "iki",
    out: Annotated[Path | None, typer.Option(help="Where the components file goes; GAME-components.toml unless told")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Check your box: go through the reconstructed numbers, confirm or correct them, and keep a components file."""
    console, local, rules = Console(), words(lang), games.game(game, components)

    def ask(question: str) -> str:
        try:
            return console.input(f"{escape(question)} ? ")
        except EOFError:
            return "q"

    def text(printed: list[Fact]) -> str:
        return toml_text(corrected(rules.file.tables, printed), local.say("box-heading", game=game, n=len(printed)))

    printed = check_box(rules, local, ask, console.print, lambda fact: games.game_with(game, text([fact])))
    if not printed:
        console.print(local.say("box-nothing"))
        return
    checked = games.game_with(game, text(printed))
    path = out or Path(f"{game}-components.toml")
    write_text(path, text(printed))
    for fact, value in changed(rules.file.tables, checked.file.tables):
        console.print(f"{local.name(game, fact.kind, fact.id or fact.kind)}, {fact.field}: {plain(fact.value)} → {plain(value)}")
    console.print(local.say("box-kept", path=str(path), game=game))


@app.command(name="check-lessons")
def check_lessons(game: Annotated[str, typer.Argument(help="The game; all of them unless told")] = "") -> None:
    """Play every lesson, and say what is wrong with it; docs/adding-a-lesson.md tells how one is written."""
    wrong = [trouble for name in ([game] if game else games.names()) for trouble in lessons.check(name)]
    for trouble in wrong:
        print(trouble)
    if wrong:
        raise BadOption(f"{len(wrong)} things are wrong with the lessons")
    print("every lesson is sound")


@app.command()
def rules(game: GameName = "iki", lang: Language = "en") -> None:
    """The rules in our own words."""
    _, page = rules_text(games.game(game).name, words(lang).language)
    text = re.sub(r"^!\[.*\n", "", page, flags=re.MULTILINE)  # of the drawings, the captions remain
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


# Advice


Seconds = Annotated[float, typer.Option(help="How long to think, in all")]


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A record")],
    at: Annotated[int | None, typer.Option(help="The position after so many moves; the last one if not given")] = None,
    seconds: Seconds = 2.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """The best moves for whoever is to move, with the final scores and the share of the win they promise, and why."""
    from ukiyo.bots.analysis import explain_hints, find_hints  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import hint_table, why_lines  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    at = len(record.moves) if at is None else at
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} moves; --at takes 0 to {len(record.moves)}, not {at}")
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
    seat: Annotated[int, typer.Option(help="Whose moves, counted from 0")] = 0,
    seconds: Seconds = 20.0,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """The moves of a game that cost a seat most, and what would have been better."""
    from ukiyo.bots.analysis import review as review_game  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import review_table  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    if not 0 <= seat < record.players:
        raise BadOption(f"the record has seats 0 to {record.players - 1}, not {seat}")
    budget = Budget(seconds)
    record.verify(game)
    actions = [game.parse(move.notation) for move in record.moves]
    reviewed = [one for one in review_game(record.game, record.start(game), actions, seat, budget, record.seed) if one.loss > 0][:SHOWN]
    artist, console = artist_for(game, lang, record.seats), Console()
    console.print(review_table(reviewed, record, game, artist) if reviewed else artist.words.say("review-nothing"))


app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command; whatever a person did wrong is a sentence on the error output and exit code 2."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot's matrices are too small to wake other threads for
    try:
        app()
    except UkiyoError as error:
        print(f"ukiyo: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
