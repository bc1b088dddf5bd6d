"""The command line: it opens every door of the house."""

import json
import os
import re
import secrets
import sys
import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid

from ukiyo import bots, games
from ukiyo.admin import admin
from ukiyo.engine.correction import Fact, changed, corrected, toml_text
from ukiyo.engine.errors import BadOption, UkiyoError, listed
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record, new_record, read_record
from ukiyo.lab.arena import Match, play_games
from ukiyo.lab.cluster import play_on_ray
from ukiyo.lab.progress import shown
from ukiyo.lab.report import report as write_report
from ukiyo.lab.results import Results
from ukiyo.lab.simulate import Summary, simulate
from ukiyo.locales import languages, rules_text, words
from ukiyo.play import lessons
from ukiyo.terminal.arena import print_speed, print_standings
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

GameName = Annotated[str, typer.Argument(help="The game: " + ", ".join(games.names()))]
Language = Annotated[str, typer.Option("--lang", help=", ".join(languages()))]
Components = Annotated[Path | None, typer.Option("--components", help="A corrected copy of the game's components.toml")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game as NAME=VALUE, such as expansions=track,journey,paths; may be given again"),
]
LINEUP = "One bot for all seats, or one a seat separated by commas: " + ", ".join([*bots.NAMES, "random"]) + ", or your own as module:Class"
Seed = Annotated[int | None, typer.Option(help="The same seed and the same choices give the same game")]


def parse_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not '{text}'")
        options[name.strip()] = value.strip()
    return options


@app.command()
def play(
    game: GameName = "iki",
    seats: Annotated[
        str, typer.Option(help="Who sits where, separated by commas: human, " + ", ".join(bots.NAMES) + "; Hokusai can be played alone")
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
        if name not in [HUMAN, *bots.NAMES, *bots.OTHERS] and name.partition("@")[0] not in bots.SECONDS:
            raise BadOption(f"nobody called '{name}' can sit down: choose {listed([HUMAN, *bots.NAMES])}")


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


@app.command()
def sim(
    game: GameName = "iki",
    players: Annotated[int, typer.Option(help="How many play")] = 4,
    games_: Annotated[int, typer.Option("--games", help="How many games")] = 100,
    bots_: Annotated[str, typer.Option("--bots", help=LINEUP)] = "random",
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next ones count up")] = 1,
    workers: Annotated[int, typer.Option(help="Processes")] = 1,
    option: Options = None,
    json_: Annotated[str | None, typer.Option("--json", help="Write one JSON object to this file; - is the screen")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Let bots play many games and add them up."""
    match = Match(game, players, lineup(bots_, players), seed, parse_options(option), path_text(components))
    result = simulate(match, games_, workers, words(lang).say("playing", n=games_))
    if json_ == "-":
        print(json.dumps(result.json()))
    elif json_ is not None:
        write_text(Path(json_), json.dumps(result.json(), indent=2) + "\n")
    else:
        print_summary(result, artist_for(games.game(game), lang, match.bots), Console())


def lineup(text: str, players: int) -> list[str]:
    """One bot a seat; one alone sits on all of them."""
    names = [name.strip() for name in text.split(",")]
    return names * players if len(names) == 1 else names


@app.command()
def arena(
    game: GameName = "iki",
    players: Annotated[int, typer.Option(help="How many play")] = 4,
    bots_: Annotated[str, typer.Option("--bots", help=LINEUP)] = "apprentice,novice,novice,novice",
    games_: Annotated[int, typer.Option("--games", help="How many games; a multiple of the players")] = 400,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the next ones count up")] = 1,
    workers: Annotated[int, typer.Option(help="Processes")] = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Keep every game in this file, .jsonl or .parquet")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the file of --out where it ends")] = False,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots to this file, .html")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on Ray: local, auto, HOST:PORT or ray://HOST:PORT")] = None,
    lang: Language = "en",
    components: Components = None,
) -> None:
    """Let bots play each other on the same deals, every bot on every seat, and say who is stronger, with the doubt."""
    match = Match(game, players, lineup(bots_, players), seed, parse_options(option), path_text(components))
    match.check(games_)
    local, console = words(lang), Console()
    if report is not None:
        check_writable(report)
    with Results(match, out, resume) as results:
        missing = results.missing(games_)
        if results.games:
            console.print(local.say("arena-going-on", file=str(out), games=len(results.games)), markup=False)
        decisions, start = 0, time.perf_counter()
        games_played = play_on_ray(match, missing, ray, workers) if ray else play_games(match, missing, workers)
        for played in shown(games_played, local.say("playing", n=games_), games_, len(results.games)):
            results.add(played)
            decisions += sum(played.decisions)
        seconds = time.perf_counter() - start
    rows = results.in_order()
    print_standings(results.header, rows, local, console)
    if decisions:
        print_speed(decisions, seconds, local, console)
    if out is not None:
        console.print(local.say("arena-kept", file=str(out), games=len(rows)), markup=False)
    if report is not None:
        write_text(report, write_report(match, results.header, rows, lang))
        console.print(local.say("arena-reported", file=str(report)), markup=False)


def path_text(path: Path | None) -> str | None:
    return None if path is None else str(path.absolute())


def check_writable(path: Path) -> None:
    """Whoever plays for hours should not learn at the end that the page cannot be written."""
    if path.is_dir() or not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise BadOption(f"cannot write {path}: there is no such place, or it is not yours")


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None


def print_summary(result: Summary, artist: Artist, console: Console) -> None:
    say = artist.words.say
    console.print(f"[bold]{say('sim-title', game=result.game, players=result.players, n=result.games)}[/]")
    seats = Grid(say("sim-seat"), say("sim-bot"), say("sim-wins"))
    for seat, (name, won) in enumerate(zip(result.bots, result.wins, strict=True), start=1):
        seats.add_row(str(seat), name, f"{won} ({won / result.games:.1%})")
    ranks = Grid(say("sim-rank"), say("sim-mean"), say("sim-min"), say("sim-max"))
    for row in result.scores:
        ranks.add_row(str(row.rank), str(row.mean), str(row.min), str(row.max))
    parts = Grid(say("sim-category"), say("sim-mean"))
    for category, mean in result.categories.items():
        parts.add_row(artist.category(category), str(mean))
    counts = Grid(say("sim-tally"), say("sim-mean"))
    for name, mean in result.tally.items():
        counts.add_row(artist.words.say_or(f"{result.game}-tally-{name}", name), str(mean))
    console.print(Columns([seats, ranks, parts, counts], padding=(0, 2)))
    console.print(say("sim-speed", decisions=str(result.decisions), seconds=str(result.seconds)))


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
    from ukiyo.bots.advice import advise, explained  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.bots.rollout import Budget  # noqa: PLC0415
    from ukiyo.terminal.advice import hint_table, why_lines  # noqa: PLC0415

    record = read_record(file)
    game = games.game(record.game, components)
    at = len(record.moves) if at is None else at
    if not 0 <= at <= len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} moves; --at takes 0 to {len(record.moves)}, not {at}")
    state = record.replay(game, at)
    advices = advise(record.game, state, Budget(seconds), record.seed)
    compared, verdicts = explained(record.game, state, advices[:EXPLAINED], Budget(seconds), record.seed)
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
    from ukiyo.bots.advice import review as review_game  # noqa: PLC0415 - the other commands need not wait for the network's library
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


# The lab


lab = typer.Typer(help="Study the games and teach the bots.", no_args_is_help=True)
app.add_typer(lab, name="lab")


@lab.command()
def train(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the network goes; what is needed to go on is kept beside it")] = Path("network.npz"),
    minutes: Annotated[float, typer.Option(help="How long to learn")] = 10.0,
    device: Annotated[str, typer.Option(help="auto, cuda or cpu")] = "auto",
    actors: Annotated[int, typer.Option(help="Processes that play; 0 for one a core but one")] = 0,
    tables: Annotated[int, typer.Option(help="Tables in each of the two groups of an actor")] = 160,
    width: Annotated[int, typer.Option(help="Of the network")] = 512,
    blocks: Annotated[int, typer.Option(help="Of the network")] = 3,
    batch: Annotated[int, typer.Option(help="Decisions learned from at a time", min=1)] = 16384,
    tutored: Annotated[float, typer.Option(help="Minutes at the beginning that imitate the apprentice")] = 0.6,
    rates: Annotated[str, typer.Option(help="Of learning, at the beginning and at the end")] = "4e-4,4e-5",
    entropy: Annotated[str, typer.Option(help="The bonus for variety, at the beginning and at the end")] = "0.015,0.003",
    elders: Annotated[float, typer.Option(help="Share of the tables where the others are an earlier stage of the network")] = 0.0,
    opponent: Annotated[str, typer.Option(help="Whom the network is measured against while it learns")] = "apprentice",
    measured: Annotated[float, typer.Option(help="Minutes between two measurements; 0 for none")] = 2.0,
    seed: Annotated[int, typer.Option(help="Of the games and of the network's first weights")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the network in that file")] = False,
    spread_alone: Annotated[bool, typer.Option("--spread-alone", help="Learn how far off its scores may be, and nothing else")] = False,
) -> None:
    """Teach a network to play, by self-play; on an accelerator where there is one."""
    from ukiyo.lab.train import Course, two  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.lab.train import train as teach  # noqa: PLC0415

    course = Course(
        game, out, minutes, device, actors, tables, width, blocks, seed, resume, two(rates, "rates"), two(entropy, "entropy"), tutored,
        opponent, measured, batch=batch, elders=elders, spread_alone=spread_alone,
    )  # fmt: skip
    teach(course, lambda line: print(line, flush=True))


@lab.command()
def distil(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the smaller network goes; bots look for NAME-quick.npz beside NAME.npz")] = Path(
        "network-quick.npz"
    ),
    teacher: Annotated[Path | None, typer.Option(help="The larger network; the game's own if not given")] = None,
    minutes: Annotated[float, typer.Option(help="How long to learn")] = 20.0,
    width: Annotated[int, typer.Option(help="Of the smaller network", min=1)] = 256,
    blocks: Annotated[int, typer.Option(help="Of the smaller network", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="Of the games and of the network's first weights")] = 1,
) -> None:
    """Teach a smaller network to play like a larger one, in a fraction of the time: bots play on by it."""
    from ukiyo.lab.train import check_torch  # noqa: PLC0415 - the other commands need not wait for the network's library

    check_torch()
    from ukiyo.lab.distil import Distilling  # noqa: PLC0415
    from ukiyo.lab.distil import distil as teach  # noqa: PLC0415

    teach(Distilling(game, out, teacher, minutes, width, blocks, seed), lambda line: print(line, flush=True))


@lab.command()
def coach(
    game: GameName = "iki",
    positions: Annotated[int, typer.Option(help="From games of bare networks, one a deal", min=2)] = 200,
    iterations: Annotated[int, typer.Option(help="Comparisons of the ideas, for a hint", min=1)] = 3,
    seed: Annotated[int, typer.Option(help="Of the first game")] = 1,
    read: Annotated[int, typer.Option(help="Instead: so many remarks on beginners' mistakes, with the facts they come from", min=0)] = 0,
    lang: Language = "en",
) -> None:
    """How far the coach can be trusted: whether the review contradicts the hint, and what the hint loses to much longer thought."""
    from ukiyo.lab.coach import HEADING, mistakes, report  # noqa: PLC0415 - the other commands need not wait for the network's library
    from ukiyo.terminal.advice import with_facts  # noqa: PLC0415

    if read:
        rules, console = games.game(game), Console(soft_wrap=True)
        for deal, state, mistake in mistakes(game, read, iterations, seed):
            artist = artist_for(rules, lang, [HUMAN] * state.players)
            lines = [f"\n{game}, {deal}, {rules.time(state)}", *with_facts(mistake, Position(rules, state), game, artist)]
            console.print("\n".join(lines), highlight=False)
        return
    print(f"{HEADING}\n{'|---' * 6}|\n{report(game, positions, iterations, seed)}")


@lab.command()
def puzzles(
    game: GameName = "iki",
    out: Annotated[Path, typer.Option(help="Where the puzzles go")] = Path("puzzles.jsonl"),
    number: Annotated[int, typer.Option(min=1, help="How many are chosen, spread over the game, the grades and the tables")] = 80,
    minutes: Annotated[float, typer.Option(help="How long to look; 0 to choose among what was found")] = 10.0,
    workers: Annotated[int, typer.Option(help="Processes")] = 1,
    seed: Annotated[int, typer.Option(help="Of the games that masters play")] = 1,
    journal: Annotated[Path | None, typer.Option(help="All that is found; what is there already is taken over. None: OUT.journal")] = None,
    again: Annotated[bool, typer.Option("--again", help="Instead: judge those in OUT again that a former network has judged")] = False,
) -> None:
    """Mine puzzles from games between masters: turns that a long search finds clearly best, with the evidence."""
    from ukiyo.lab.puzzles import Mine, judge_again, make_puzzles  # noqa: PLC0415 - the other commands need not wait for the network's library

    mine, said = Mine(game, seed), partial(print, flush=True)
    if again:
        taken = judge_again(mine, out, 60 * minutes, workers, said).puzzles
    else:
        taken = make_puzzles(mine, out, number, 60 * minutes, workers, journal or out.with_name(f"{out.name}.journal"), said)
    print(f"{out}: {len(taken)} puzzles")


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
