"""Plays a game in the terminal. People enter numbers or notation, and the game can be recorded."""

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid

from ukiyo import bots
from ukiyo.bots.bot import Bot
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.record import Record
from ukiyo.engine.shapes import Scene
from ukiyo.engine.state import Seat, State
from ukiyo.terminal.renderer import HUMAN, Position, Renderer


class Session:
    """A game in progress: its record, its position and its players."""

    def __init__(self, game: Game, record: Record, path: Path | None, renderer: Renderer, console: Console) -> None:
        self.game = game
        self.record = record
        self.path = path
        self.renderer = renderer
        self.console = console
        self.text = renderer.text
        self.bots: dict[Seat, Bot] = {
            seat: bots.create_bot(name, game, record.seed * 8 + seat) for seat, name in enumerate(record.seats) if name != HUMAN
        }
        self.drawn_at = (-1, -1)  # move number and seat when the table was last drawn
        self.choices_listed_at = -1  # move number when the choices were last listed
        self.scene: Scene | None = None  # the last scene with a printed heading
        self.replay()

    def replay(self) -> None:
        self.state = self.record.replay(self.game)
        self.state.records_effects = True
        self.position = Position(self.game, self.state)

    def run(self) -> None:
        """Plays until the game is over or a person quits."""
        if self.bots:
            levels = [f"{self.renderer.player(seat)} ({name})" for seat, name in enumerate(self.record.seats) if name != HUMAN]
            self.console.print(", ".join(levels), highlight=False)
        while not self.state.over:
            seat = self.state.seat
            if seat in self.bots:
                self.play(self.bots[seat].choose_action(self.state))
            elif not self.prompt():
                return
        self.save_record()
        self.console.print(self.renderer.board(self.position))
        self.console.print(score_table(self.state, self.renderer))
        for line in self.renderer.result_lines(self.position.view, self.state.scores()):
            self.console.print(f"[bold]{line}[/]", highlight=False)

    def play(self, action: int) -> None:
        seat, log_line = self.state.seat, self.renderer.log_line(self.position, action)
        self.record.play(self.state, action)
        self.position = Position(self.game, self.state, action)
        for line in [*self.move_lines(seat, action, log_line), *self.renderer.effect_lines(self.position)]:
            self.console.print(line, highlight=False)

    def move_lines(self, seat: Seat, action: int, log_line: str) -> list[str]:
        """Prints the log line of a move, with a heading for a new scene."""
        summary = self.position.summary
        assert summary is not None
        line = self.renderer.with_changes(log_line, summary["changes"], seat, self.game.action(action).kind)
        is_new_scene = summary["scene"] != self.scene
        scenes = [summary["scene"], *[item["scene"] for item in self.position.effects if "scene" in item]]
        self.scene = scenes[-1]
        heading = [f"\n[bold]{self.renderer.scene(self.position.view, dict(summary['scene']))}[/]"] if is_new_scene else []
        return [*heading, f"{self.renderer.player(seat)} {line}"]

    def save_record(self) -> None:
        if self.path is not None:
            self.record.write(self.path)

    # Decisions by people

    def prompt(self) -> bool:
        """Shows the choices and runs a command. Returns False if the person quits."""
        view, options = self.position.view, self.state.legal()
        moves, seat = self.drawn_at
        if moves < view["undo_floor"] or seat != view["seat"]:
            self.show()
        if self.choices_listed_at != view["moves"]:
            self.console.print(choice_table(self.position, self.renderer))
            self.choices_listed_at = view["moves"]
        line = self.read(self.text("choose"))
        if line is None:
            return self.quit()
        return self.run_command(line, options)

    def show(self) -> None:
        self.console.print(self.renderer.board(self.position))
        self.drawn_at = self.position.view["moves"], self.position.view["seat"]
        self.choices_listed_at = -1

    def read(self, prompt: str) -> str | None:
        """Reads a line. Returns None at the end of the input."""
        try:
            return self.console.input(f"[bold]{prompt}[/] > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def run_command(self, line: str, options: list[int]) -> bool:
        command, _, argument = line.partition(" ")
        if command == "quit":
            return self.quit()
        if command == "help" or not line:
            self.console.print(self.text("help", example=self.renderer.example), highlight=False)
        elif command == "undo":
            self.undo(whole_turn=argument == "turn")
        elif command == "board":
            self.show()
        elif command == "rules":
            self.console.print(self.text("rules-hint", game=self.game.name))
        elif command == "info":
            self.console.print(self.renderer.explain(self.position, argument) or self.text("unknown-card", text=argument))
        elif command == "save":
            self.save(argument)
        else:
            action = self.parse_action(line, options)
            if action is not None:
                self.play(action)
                self.save_record()
                return self.pause()
        return True

    def parse_action(self, text: str, options: list[int]) -> int | None:
        """Parses a legal action from a number or notation."""
        if text.isdecimal() and 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        try:
            action = self.game.parse(text)
        except UkiyoError:
            action = -1
        if action in options:
            return action
        example = str(self.game.action(options[0]))
        self.console.print(self.text("not-a-choice", text=text, last=len(options), example=example), style="red", markup=False)
        return None

    def pause(self) -> bool:
        """Offers an undo before a bot moves."""
        while not self.state.over and self.state.seat in self.bots and self.position.view["undo_seat"] is not None:
            line = self.read(self.text("enter-or-undo"))
            if line is None or line == "quit":
                return self.quit()
            if line in ("undo", "undo turn"):
                self.undo(whole_turn=line != "undo")
                return True
            if not line:
                return True
        return True

    def undo(self, whole_turn: bool = False) -> None:
        """Undoes the last choice or the whole turn, unless it can't be undone."""
        mover = self.position.view["undo_seat"]
        if mover is None or mover in self.bots:
            self.console.print(self.text("nothing-to-undo"), style="yellow")
            return
        floor, last = self.position.view["undo_floor"], len(self.record.moves) - 1
        while len(self.record.moves) > (floor if whole_turn else last):
            taken_back = self.game.parse(self.record.moves[-1].notation)
            self.record.truncate(len(self.record.moves) - 1)
            self.replay()
            self.console.print(self.text("undone", move=self.renderer.choice(self.position, taken_back)), style="yellow", highlight=False)
        self.save_record()

    def save(self, name: str) -> None:
        path = Path(name) if name else self.path
        if path is None:
            self.console.print(self.text("save-where"))
            return
        try:
            self.record.write(path)
        except UkiyoError as error:
            self.console.print(str(error), style="red", markup=False)
            return
        self.path = path
        self.console.print(self.text("saved", file=str(path), moves=len(self.record.moves)), markup=False)

    def quit(self) -> bool:
        if self.path is None:
            self.console.print(self.text("bye"))
        else:
            self.save_record()
            self.console.print(self.text("saved", file=str(self.path), moves=len(self.record.moves)), markup=False)
        return False


def choice_table(position: Position, renderer: Renderer) -> RenderableType:
    """Prints the decision and the numbered choices."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", min_width=3)
    grid.add_column()
    for number, action in enumerate(position.view["legal"], start=1):
        grid.add_row(str(number), renderer.choice(position, action))
    return Group(f"\n[bold]{renderer.prompt(position)}[/]", grid)


def score_table(state: State, renderer: Renderer) -> RenderableType:
    """Prints the scores by category with a column for each player, best first."""
    text = renderer.text
    scores = sorted(state.scores(), key=lambda score: score.rank)
    grid = Grid(title=text("final-scores") if state.over else None, show_footer=True)
    grid.add_column(text("rank"), text("total"))
    for score in scores:
        grid.add_column(f"{score.rank}. {renderer.player(score.seat)}", f"[bold]{score.total}[/]", justify="right")
    for category in scores[0].parts:
        grid.add_row(renderer.category(category), *[str(score.parts[category]) for score in scores])
    return grid
