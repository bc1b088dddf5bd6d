"""Reads lesson files."""

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.state import Seat, State

Names = dict[str, str]
"""Names of things on the table, as in previews. Example: `{"stall": "b4"}`."""

FOLDER = "lessons"
LESSON_KEYS = {"players", "seed", "options", "seat", "moves", "bot", "table", "step", "sections"}
STEP_KEYS = {"goal", "until", "solution", "others", "highlights", "values", "so"}


class BadLesson(UkiyoError):
    """An error in a lesson file, with the line number."""


@dataclass(frozen=True)
class Step:
    """One step. Without a `goal`, every move is accepted. Without `until`, the first accepted move completes the step."""

    line: int
    goal: list[str] = field(default_factory=list)  # notations; * matches anything
    until: str = ""
    solution: list[str] = field(default_factory=list)  # moves that complete the step, if not defined by the goal
    others: list[str] = field(default_factory=list)  # moves of the other seats
    highlights: list[Names] = field(default_factory=list)  # highlighted things that are not choices
    values: dict[str, str] = field(default_factory=dict)  # values for the texts, as paths
    so: list[str] = field(default_factory=list)  # claims made by the text after the step, as conditions


class Lesson:
    """A position and its steps."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game, self.file = game, file
        self.id = re.sub(r"^\d+-", "", file.stem)
        self.text = file.read_text(encoding="utf-8")
        try:
            self.read(tomllib.loads(self.text))
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"{file.name}: {error}") from None

    def read(self, data: dict[str, Any]) -> None:
        for key in data.keys() - LESSON_KEYS:
            raise self.error_at(self.line_of(key), f"a lesson has no field '{key}'")
        self.players: int = self.typed_value(data, "players", int, 3)
        self.seed: int = self.typed_value(data, "seed", int, 0)
        self.seat: Seat = self.typed_value(data, "seat", int, 0)
        self.bot: str = self.typed_value(data, "bot", str, "")
        self.options: dict[str, str] = self.typed_value(data, "options", dict, {})
        self.moves: list[str] = self.typed_value(data, "moves", list, [])
        self.table: dict[str, object] = self.typed_value(data, "table", dict, {})
        self.sections: list[str] = self.typed_value(data, "sections", list, [])  # sections of the rules taught by this lesson
        self.steps = [self.step(place, step) for place, step in enumerate(self.typed_value(data, "step", list, []))]
        if not self.steps:
            raise self.error_at(1, "a lesson requires at least one [[step]]")

    def step(self, index: int, data: dict[str, Any]) -> Step:
        lines = [number for number, line in enumerate(self.text.splitlines(), start=1) if line.startswith("[[step]]")]
        line = lines[index] if index < len(lines) else 1
        for key in data.keys() - STEP_KEYS:
            raise self.error_at(self.line_of(key, line), f"a step has no field '{key}'")
        goal, until = data.get("goal", []), self.typed_value(data, "until", str, "", line)
        step = Step(
            line,
            [goal] if isinstance(goal, str) else goal,
            until,
            self.typed_value(data, "solution", list, [], line),
            self.typed_value(data, "others", list, [], line),
            self.typed_value(data, "highlights", list, [], line),
            self.typed_value(data, "values", dict, {}, line),
            self.typed_value(data, "so", list, [], line),
        )
        if not step.goal and not until:
            raise self.error_at(line, "a step requires 'goal' or 'until'")
        notations = [str(action) for action in self.game.actions.actions]
        for goal in step.goal:
            if not any(fnmatchcase(notation, goal) for notation in notations):
                raise self.error_at(self.line_of("goal", line), f"'{goal}' is not an action of {self.game.name}")
        for key, moves in (("solution", self.solution(step)), ("others", step.others)):
            for move in moves:
                if move not in notations:
                    raise self.error_at(self.line_of(key, line), f"'{move}' is not an action of {self.game.name}")
        return step

    def typed_value(self, data: dict[str, Any], key: str, kind: type, default: Any, line: int = 1) -> Any:
        value = data.get(key, default)
        if not isinstance(value, kind):
            raise self.error_at(self.line_of(key, line), f"'{key}' has the wrong type: '{value}'")
        return value

    def line_of(self, key: str, after: int = 1) -> int:
        """Returns the number of the first line that defines a key, starting the search at line `after`.

        Returns `after` if there is none.
        """
        lines = self.text.splitlines()
        for number in range(after, len(lines) + 1):
            if re.match(rf"\s*(\[+\s*(step\.)?)?{re.escape(key)}\b", lines[number - 1]):
                return number
        return after

    def error_at(self, line: int, problem: str) -> BadLesson:
        return BadLesson(f"{self.file.parent.parent.name}/{FOLDER}/{self.file.name}, line {line}: {problem}")

    @property
    def message(self) -> str:
        return f"{self.game.name}-lesson-{self.id}"

    @cached_property
    def opening(self) -> State:
        """Returns the initial position."""
        try:
            state = self.game.new(self.players, self.seed, **self.options)
        except UkiyoError as error:
            raise self.error_at(self.line_of("players"), str(error)) from None
        for move in self.moves:
            try:
                state.play(self.game.parse(move))
            except UkiyoError as error:
                raise self.error_at(self.line_of("moves"), str(error)) from None
        if self.table:
            try:
                capabilities.arrange(self.game, state, self.table)
            except UkiyoError as error:
                raise self.error_at(self.line_of("table"), str(error)) from None
        if state.seat != self.seat:
            raise self.error_at(self.line_of("seat"), f"the learner has seat {self.seat}, but seat {state.seat} is to move")
        return state

    def solution(self, step: Step) -> list[str]:
        """Returns the learner's moves that complete a step."""
        return step.solution or step.goal[:1]
