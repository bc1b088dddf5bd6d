"""A learner's progress through a lesson."""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from ukiyo import bots
from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.state import Seat
from ukiyo.locales import locale
from ukiyo.play.lessons.lesson import Lesson, Names, Step

Value = str | int


@dataclass(frozen=True)
class LessonMessage:
    """A message and its values."""

    id: str
    values: dict[str, Value]


class Attempt:
    """The moves played in a lesson and the current texts. Moves that miss the goal are not played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game = lesson, lesson.game
        self.state = lesson.opening.copy()
        self.reached = 0  # number of completed steps
        self.played: list[tuple[Seat, int]] = []
        self.done: LessonMessage | None = None  # text after the last completed step
        self.rejection: LessonMessage | None = None  # remark about a move that was not accepted
        self.answered = 0  # number of scripted opponent moves played in this step
        self.chosen: dict[str, object] = {}
        self.begin_step()

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.reached] if self.reached < len(self.lesson.steps) else None

    def begin_step(self) -> None:
        """Starts a step and stores the preview of its goal."""
        if self.step is None:
            return
        self.answered = 0
        self.chosen = {}
        for text in self.lesson.solution(self.step)[:1]:
            action = self.game.parse(text)
            if action in self.state.options:
                self.chosen = {"choice": capabilities.preview(self.game, self.state, action), "action": self.game.action(action).fields}
        self.chosen["was"] = self.view()

    def view(self) -> dict[str, object]:
        return self.game.view(self.state, self.lesson.seat)

    def play(self, action: int) -> bool:
        """Plays the learner's move. Returns whether it was accepted."""
        step = self.step
        assert step is not None
        if action not in self.state.options:
            self.state.play(action)  # raises an error that explains why the move is illegal
        self.rejection = None
        if not self.accepts(action):
            self.rejection = self.remark_about(action)
            return False
        self.done = None
        self.play_action(action)
        self.let_others_move(step)
        if not step.until or self.is_true(step.until):
            self.done = self.message("done") if self.has_message("done") else None
            self.reached += 1
            self.begin_step()
        return True

    def accepts(self, action: int) -> bool:
        """Returns whether the step accepts a move."""
        return self.step is not None and (not self.step.goal or self.meets_goal(self.step, action))

    def accepted_actions(self) -> list[int]:
        """Returns the legal moves that meet the goal of the step, which clients highlight. The list is empty if the step has no goal."""
        return [action for action in self.state.options if self.step and self.meets_goal(self.step, action)]

    def meets_goal(self, step: Step, action: int) -> bool:
        return any(fnmatchcase(str(self.game.action(action)), goal) for goal in step.goal)

    def notations(self) -> list[str]:
        """Returns the moves played by all seats."""
        return [str(self.game.action(action)) for _, action in self.played]

    def play_action(self, action: int) -> None:
        self.played.append((self.state.seat, action))
        self.state.play(action)

    def let_others_move(self, step: Step) -> None:
        """Plays the scripted opponent moves, and then the moves of the lesson's bot."""
        while not self.state.over and self.state.seat != self.lesson.seat:
            if self.answered < len(step.others):
                self.play_action(self.game.parse(step.others[self.answered]))
                self.answered += 1
            elif self.lesson.bot:
                self.play_action(bots.create_bot(self.lesson.bot, self.game.name, self.state.moves).choose_action(self.state))
            else:
                return

    # Texts

    def current_message(self) -> LessonMessage | None:
        """Returns the text before the current step. If the step has no goal, the text depends on the decision."""
        if self.step is None:
            return None
        message_id = f"{self.lesson.message}-{self.reached + 1}-at-{self.state.decision()}"
        return LessonMessage(message_id, self.values()) if locale("en").has_message(message_id) else self.message()

    def message(self, part: str = "") -> LessonMessage:
        return LessonMessage(self.message_id(part), self.values())

    def message_id(self, part: str) -> str:
        return "-".join([self.lesson.message, str(self.reached + 1), *([part] if part else [])])

    def has_message(self, part: str) -> bool:
        return locale("en").has_message(self.message_id(part))

    def remark_about(self, action: int) -> LessonMessage:
        """Returns the remark about a legal move that misses the goal."""
        kind = self.game.action(action).kind
        part = next((part for part in (f"not-{kind}", "other") if self.has_message(part)), "")
        return self.message(part) if part else LessonMessage("lesson-other", {})

    def highlights(self) -> list[Names]:
        """Returns the things to highlight in addition to choices."""
        return self.step.highlights if self.step else []

    def values(self) -> dict[str, Value]:
        step = self.step
        return {name: self.expression_value(path) for name, path in step.values.items()} if step else {}

    def expression_value(self, path: str) -> Value:
        """Evaluates a path, or a sum or difference of two paths, such as `me.goods.mon - was.me.goods.mon`."""
        parts = re.split(r" ([+-]) ", path)
        total = self.path_value(parts[0])
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            term = self.path_value(part)
            if not isinstance(total, int) or not isinstance(term, int):
                raise UkiyoError(f"'{path}' is not a number")
            total += term if sign == "+" else -term
        return total

    def path_value(self, path: str) -> Value:
        """Returns the value of a path: a number, a name or a list."""
        first, *names = path.split(".")
        value = len(self.resolve(names, path)) if first == "count" else self.resolve([first, *names], path)
        if isinstance(value, list | dict):
            return ", ".join(str(part) for part in value)
        if not isinstance(value, str | int):
            raise UkiyoError(f"'{path}' is neither a number nor a name")
        return value

    def resolve(self, path: list[str], full_path: str) -> Any:
        """Returns the root of a path. `was` is the view at the start of the step, and `choice` is the preview of the goal."""
        names = ["view", *path] if path[0] == "me" else path
        if "me" in names:
            index = names.index("me")
            names = [*names[:index], "players", str(self.lesson.seat), *names[index + 1 :]]
        value: Any = {**self.chosen, "view": self.view(), "box": self.game.file.tables}
        for name in names:
            if isinstance(value, list):
                by_id = [row for row in value if isinstance(row, dict) and row.get("id") == name]
                value = by_id[0] if by_id else value[int(name)] if name.isdigit() and int(name) < len(value) else None
            else:
                value = value.get(name) if isinstance(value, dict) else None
            if value is None:
                raise UkiyoError(f"'{full_path}' does not exist: '{name}' was not found")
        return value

    def is_true(self, condition: str) -> bool:
        """Evaluates a condition, such as `me.goods.rice >= 2` or `me.retired has monk`."""
        match = re.fullmatch(r"(\S+) (>=|<=|>|<|=|!=|has|lacks) (\S+)", condition)
        if match is None:
            raise UkiyoError(f"'{condition}' is not a condition")
        path, sign, expected = match.groups()
        try:
            value = self.path_value(path)
        except UkiyoError:
            return sign in ("!=", "lacks")
        if sign in ("has", "lacks"):
            return (expected in str(value).split(", ")) == (sign == "has")
        if sign in ("=", "!="):
            return (str(value) == expected) == (sign == "=")
        if not isinstance(value, int):
            raise UkiyoError(f"'{path}' is not a number")
        bound = int(expected)
        return {">=": value >= bound, "<=": value <= bound, ">": value > bound, "<": value < bound}[sign]
