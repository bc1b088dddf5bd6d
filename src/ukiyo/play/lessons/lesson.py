"""A lesson as its file tells it."""

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
"""Names of things on the table, as previews have them: `{"stall": "b4"}`."""

FOLDER = "lessons"
LESSON_KEYS = {"players", "seed", "options", "seat", "moves", "bot", "table", "step", "sections"}
STEP_KEYS = {"goal", "until", "solution", "others", "lit", "values", "so"}


class BadLesson(UkiyoError):
    """A lesson file that says something that is not so: with its line."""


@dataclass(frozen=True)
class Step:
    """One goal. `goal` are the moves that are taken, any if there are none; it is reached when `until` holds, or at once."""

    line: int
    goal: list[str] = field(default_factory=list)  # notations, with * for anything
    until: str = ""
    solution: list[str] = field(default_factory=list)  # a way there, where the goal itself does not say it
    others: list[str] = field(default_factory=list)  # what the others play meanwhile
    lit: list[Names] = field(default_factory=list)  # things the sentence speaks of that are not choices
    values: dict[str, str] = field(default_factory=dict)  # numbers and names of the sentences, as paths
    so: list[str] = field(default_factory=list)  # what the sentence behind it says in words: it holds once the goal is reached


class Lesson:
    """A position, and the steps from there."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game, self.file = game, file
        self.id = re.sub(r"^\d+-", "", file.stem)
        self.text = file.read_text(encoding="utf-8")
        try:
            self.read(tomllib.loads(self.text))
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"{file.name}: {error}") from None

    def read(self, given: dict[str, Any]) -> None:
        for key in given.keys() - LESSON_KEYS:
            raise self.wrong(self.line_of(key), f"a lesson has nothing called '{key}'")
        self.players: int = self.typed(given, "players", int, 3)
        self.seed: int = self.typed(given, "seed", int, 0)
        self.seat: Seat = self.typed(given, "seat", int, 0)
        self.bot: str = self.typed(given, "bot", str, "")
        self.options: dict[str, str] = self.typed(given, "options", dict, {})
        self.moves: list[str] = self.typed(given, "moves", list, [])
        self.table: dict[str, object] = self.typed(given, "table", dict, {})
        self.sections: list[str] = self.typed(given, "sections", list, [])  # of the rules, which this lesson teaches
        self.steps = [self.step(place, step) for place, step in enumerate(self.typed(given, "step", list, []))]
        if not self.steps:
            raise self.wrong(1, "a lesson has at least one [[step]]")

    def step(self, place: int, given: dict[str, Any]) -> Step:
        lines = [number for number, line in enumerate(self.text.splitlines(), start=1) if line.startswith("[[step]]")]
        line = lines[place] if place < len(lines) else 1
        for key in given.keys() - STEP_KEYS:
            raise self.wrong(self.line_of(key, line), f"a step has nothing called '{key}'")
        goal, until = given.get("goal", []), self.typed(given, "until", str, "", line)
        step = Step(
            line,
            [goal] if isinstance(goal, str) else goal,
            until,
            self.typed(given, "solution", list, [], line),
            self.typed(given, "others", list, [], line),
            self.typed(given, "lit", list, [], line),
            self.typed(given, "values", dict, {}, line),
            self.typed(given, "so", list, [], line),
        )
        if not step.goal and not until:
            raise self.wrong(line, "a step has a goal, or says until when it goes on")
        notations = [str(action) for action in self.game.actions.actions]
        for goal in step.goal:
            if not any(fnmatchcase(notation, goal) for notation in notations):
                raise self.wrong(self.line_of("goal", line), f"'{goal}' is not an action of {self.game.name}")
        for key, moves in (("solution", self.solution(step)), ("others", step.others)):
            for move in moves:
                if move not in notations:
                    raise self.wrong(self.line_of(key, line), f"'{move}' is not an action of {self.game.name}")
        return step

    def typed(self, given: dict[str, Any], key: str, kind: type, default: Any, line: int = 1) -> Any:
        value = given.get(key, default)
        if not isinstance(value, kind):
            raise self.wrong(self.line_of(key, line), f"'{key}' is not written like this: '{value}'")
        return value

    def line_of(self, key: str, after: int = 1) -> int:
        """Where something is written, from a line on; that line itself where it is not found."""
        lines = self.text.splitlines()
        for number in range(after, len(lines) + 1):
            if re.match(rf"\s*(\[+\s*(step\.)?)?{re.escape(key)}\b", lines[number - 1]):
                return number
        return after

    def wrong(self, line: int, why: str) -> BadLesson:
        return BadLesson(f"{self.file.parent.parent.name}/{FOLDER}/{self.file.name}, line {line}: {why}")

    @property
    def message(self) -> str:
        return f"{self.game.name}-lesson-{self.id}"

    @cached_property
    def opening(self) -> State:
        """The position it begins with."""
        try:
            state = self.game.new(self.players, self.seed, **self.options)
        except UkiyoError as error:
            raise self.wrong(self.line_of("players"), str(error)) from None
        for move in self.moves:
            try:
                state.play(self.game.parse(move))
            except UkiyoError as error:
                raise self.wrong(self.line_of("moves"), str(error)) from None
        if self.table:
            try:
                capabilities.arrange(self.game, state, self.table)
            except UkiyoError as error:
                raise self.wrong(self.line_of("table"), str(error)) from None
        if state.seat != self.seat:
            raise self.wrong(self.line_of("seat"), f"the learner has seat {self.seat}, and seat {state.seat} is to move")
        return state

    def solution(self, step: Step) -> list[str]:
        """The learner's moves that reach the goal of a step."""
        return step.solution or step.goal[:1]
