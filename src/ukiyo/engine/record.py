"""Records: a game as a readable text file with a header, one move per line (seat and notation), and the number of moves.

    ukiyo record 1
    game: iki
    rules: 1
    components: 5f2c0b6e1d9a4c37
    players: 2
    seed: 7
    seats: human, apprentice

    1 take salt-peddler
    1 stall b1

    moves: 2

The record of a finished game also ends with its `scores:`, so that a replay verifies the whole file. `#` starts a comment.
"""

import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from ukiyo.engine.errors import BadRecord, UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State

FIRST_LINE = "ukiyo record 1"
HEADER = ["game", "rules", "components", "players", "seed", "seats"]


@dataclass(frozen=True)
class Move:
    """One line of a record."""

    seat: Seat
    notation: str
    line: int = 0  # the line number in the file, or 0 if the move was not read from a file


@dataclass
class Record:
    """Everything needed to replay a game: its setup and every move."""

    game: str
    rules: int
    components: str
    players: int
    seed: int
    seats: list[str]  # `human` or the name of a bot for each seat
    options: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # set when the game is over

    def start(self, game: Game) -> State:
        """Return the state before the first move."""
        if self.game != game.name or self.rules > game.version:
            raise BadRecord(f"the record is for {self.game} with rules {self.rules}, not for {game.name} with rules {game.version}")
        if not game.file.matches(self.rules, self.components):
            raise BadRecord(
                f"the record was played with components {self.components}, not {game.fingerprint};"
                " use --components to select the same components file"
            )
        return game.new(self.players, self.seed, **self.options)

    def play(self, state: State, action: int) -> None:
        """Play an action and append it to the record."""
        move = Move(state.seat, str(state.actions[action]))
        state.play(action)
        self.moves.append(move)
        if state.over:
            self.scores = [score.total for score in state.scores()]

    def truncate(self, moves: int) -> None:
        """Remove all moves after the first `moves`."""
        del self.moves[moves:]
        self.scores = []

    def replay(self, game: Game, moves: int | None = None) -> State:
        """Return the state after a number of moves, or by default after all moves. Error messages contain the line number."""
        state = self.start(game)
        for move in self.moves if moves is None else self.moves[:moves]:
            try:
                if move.seat != state.seat or state.over:
                    raise BadRecord("the game is over" if state.over else f"it is seat {state.seat}'s turn, not seat {move.seat}'s")
                state.play(game.parse(move.notation))
            except UkiyoError as error:
                where = f"line {move.line}: " if move.line else ""
                raise BadRecord(f"{self.older_rules_note(game)}{where}{error}") from None
        if moves is None and self.scores:
            self.check_scores(game, state)
        return state

    def older_rules_note(self, game: Game) -> str:
        """Return the start of an error message if the record was played with older rules."""
        return f"it was played with rules {self.rules}, which differ from rules {game.version}: " if self.rules != game.version else ""

    def verify(self, game: Game) -> State:
        """Replay the whole record and compare the scores."""
        state = self.replay(game)
        self.check_scores(game, state)
        return state

    def check_scores(self, game: Game, state: State) -> None:
        scores = [score.total for score in state.scores()] if state.over else []
        if scores != self.scores:
            recorded, actual = " ".join(map(str, self.scores)) or "none", " ".join(map(str, scores)) or "none yet"
            raise BadRecord(f"{self.older_rules_note(game)}the record ends with scores {recorded}, but its moves result in {actual}")

    def text(self) -> str:
        header = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"players: {self.players}",
            f"seed: {self.seed}",
            f"seats: {', '.join(self.seats)}",
            *[f"option {name}: {value}" for name, value in self.options.items()],
        ]
        moves = [f"{move.seat} {move.notation}" for move in self.moves]
        closing = [f"moves: {len(self.moves)}"]
        if self.scores:
            closing.append("scores: " + " ".join(map(str, self.scores)))
        return "\n".join([*header, "", *moves, "", *closing, ""])

    def write(self, path: Path) -> None:
        """Write the file atomically."""
        temporary = ""
        try:
            handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except OSError as error:
            if temporary and os.path.exists(temporary):
                os.unlink(temporary)
            raise BadRecord(f"Can't write {path}: {error.strerror}") from None


def new_record(game: Game, players: int, seed: int, seats: list[str], options: dict[str, str]) -> Record:
    return Record(game.name, game.version, game.fingerprint, players, seed, seats, options)


def read_record(path: Path) -> Record:
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"Can't read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: it is not text.") from None


def parse_record(text: str) -> Record:
    """Read a record. Replaying it checks its moves."""
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    closing: dict[str, str] = {}
    moves: list[Move] = []
    number = 1
    for number, raw in enumerate(text.splitlines() or [""], start=1):
        line = raw.split("#")[0].strip()
        if number == 1:
            if line != FIRST_LINE:
                raise BadRecord(f"line 1: a record begins with '{FIRST_LINE}'")
        elif line:
            key, colon, value = (part.strip() for part in line.partition(":"))
            if colon and key in HEADER and not moves:
                header[key] = value
            elif colon and key.startswith("option ") and not moves:
                options[key[len("option ") :]] = value
            elif colon and key in ("moves", "scores"):
                closing[key] = value
            elif closing:
                raise BadRecord(f"line {number}: the closing lines must be at the end")
            else:
                moves.append(_parse_move(line, number))
    for key in HEADER:
        if key not in header:
            raise BadRecord(f"line {number}: the header has no '{key}:'")
    if closing.get("moves") != str(len(moves)):
        problem = f"declares {closing['moves']} moves" if "moves" in closing else "does not end with 'moves:'"
        raise BadRecord(f"line {number}: the record {problem}, but it contains {len(moves)} moves: it was truncated or edited")
    return Record(
        header["game"],
        _parse_number(header["rules"], "rules"),
        header["components"],
        _parse_number(header["players"], "players"),
        _parse_number(header["seed"], "seed"),
        [seat.strip() for seat in header["seats"].split(",")],
        options,
        moves,
        [_parse_number(score, "scores") for score in closing.get("scores", "").split()],
    )


def _parse_move(line: str, number: int) -> Move:
    seat, _, notation = line.partition(" ")
    if not seat.isdecimal() or not notation:
        raise BadRecord(f"line {number}: '{line[:60]}' is not a move such as '0 income'")
    return Move(int(seat), notation.strip(), number)


def _parse_number(text: str, description: str) -> int:
    if not text.lstrip("-").isdecimal():
        raise BadRecord(f"the header's {description} must be a whole number, not '{text[:30]}'")
    return int(text)
