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
class Said:
    """A message with its values."""

    id: str
    values: dict[str, Value]


class Attempt:
    """The moves played in a lesson, and its texts. A move that misses the goal is not played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game = lesson, lesson.game
        self.state = lesson.opening.copy()
        self.reached = 0  # number of completed steps
        self.played: list[tuple[Seat, int]] = []
        self.done: Said | None = None  # text after the last completed step
        self.other: Said | None = None  # remark about a move that was not accepted
        self.answered = 0  # scripted moves of other seats played in this step
        self.chosen: dict[str, object] = {}
        self.begin()

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.reached] if self.reached < len(self.lesson.steps) else None

    def begin(self) -> None:
        """Starts a step: stores the preview of the goal's move."""
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
        """Plays a legal move of the learner. Returns whether it was accepted."""
        step = self.step
        assert step is not None
        if action not in self.state.options:
            self.state.play(action)  # says why not
        self.other = None
        if not self.takes(action):
            self.other = self.remark(action)
            return False
        self.done = None
        self.move(action)
        self.let_others_move(step)
        if not step.until or self.holds(step.until):
            self.done = self.say("done") if self.known("done") else None
            self.reached += 1
            self.begin()
        return True

    def takes(self, action: int) -> bool:
        """Whether the step accepts a move."""
        return self.step is not None and (not self.step.goal or self.meets_goal(self.step, action))

    def accepted(self) -> list[int]:
        """The legal moves that meet the goal of the step: the ones to highlight. A step without a goal highlights none."""
        return [action for action in self.state.options if self.step and self.meets_goal(self.step, action)]

    def meets_goal(self, step: Step, action: int) -> bool:
        return any(fnmatchcase(str(self.game.action(action)), goal) for goal in step.goal)

    def line(self) -> list[str]:
        """Returns the moves of all seats."""
        return [str(self.game.action(action)) for _, action in self.played]

    def move(self, action: int) -> None:
        self.played.append((self.state.seat, action))
        self.state.play(action)

    def let_others_move(self, step: Step) -> None:
        """Plays the scripted moves of the other seats, then the moves of the lesson's bot."""
        while not self.state.over and self.state.seat != self.lesson.seat:
            if self.answered < len(step.others):
                self.move(self.game.parse(step.others[self.answered]))
                self.answered += 1
            elif self.lesson.bot:
                self.move(bots.create_bot(self.lesson.bot, self.game.name, self.state.moves).choose_action(self.state))
            else:
                return

    # Texts

    def sentence(self) -> Said | None:
        """Returns the text before the current step. In a step without a goal, it depends on the decision."""
        if self.step is None:
            return None
        asked = f"{self.lesson.message}-{self.reached + 1}-at-{self.state.decision()}"
        return Said(asked, self.values()) if locale("en").has_message(asked) else self.say()

    def say(self, part: str = "") -> Said:
        return Said(self.name(part), self.values())

    def name(self, part: str) -> str:
        return "-".join([self.lesson.message, str(self.reached + 1), *([part] if part else [])])

    def known(self, part: str) -> bool:
        return locale("en").has_message(self.name(part))

    def remark(self, action: int) -> Said:
        """Returns the remark about another legal move."""
        kind = self.game.action(action).kind
        part = next((part for part in (f"not-{kind}", "other") if self.known(part)), "")
        return self.say(part) if part else Said("lesson-other", {})

    def lit(self) -> list[Names]:
        """Returns the things to highlight besides choices."""
        return self.step.lit if self.step else []

    def values(self) -> dict[str, Value]:
        step = self.step
        return {name: self.value(path) for name, path in step.values.items()} if step else {}

    def value(self, path: str) -> Value:
        """Evaluates a path, or a sum or difference of two: `me.goods.mon - was.me.goods.mon`."""
        parts = re.split(r" ([+-]) ", path)
        found = self.found(parts[0])
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            more = self.found(part)
            if not isinstance(found, int) or not isinstance(more, int):
                raise UkiyoError(f"'{path}' counts something that is no number")
            found += more if sign == "+" else -more
        return found

    def found(self, path: str) -> Value:
        """Returns the value of a path: a number, a name, or a list."""
        first, *rest = path.split(".")
        found = len(self.thing(rest, path)) if first == "count" else self.thing([first, *rest], path)
        if isinstance(found, list | dict):
            return ", ".join(str(part) for part in found)
        if not isinstance(found, str | int):
            raise UkiyoError(f"'{path}' is neither a number nor a name here")
        return found

    def thing(self, path: list[str], whole: str) -> Any:
        """Returns the start of a path. `was` is the view at the start of the step, `choice` the preview of the goal."""
        names = ["view", *path] if path[0] == "me" else path
        if "me" in names:
            place = names.index("me")
            names = [*names[:place], "players", str(self.lesson.seat), *names[place + 1 :]]
        thing: Any = {**self.chosen, "view": self.view(), "box": self.game.file.tables}
        for name in names:
            if isinstance(thing, list):
                by_id = [row for row in thing if isinstance(row, dict) and row.get("id") == name]
                thing = by_id[0] if by_id else thing[int(name)] if name.isdigit() and int(name) < len(thing) else None
            else:
                thing = thing.get(name) if isinstance(thing, dict) else None
            if thing is None:
                raise UkiyoError(f"there is no '{whole}' here: '{name}' leads nowhere")
        return thing

    def holds(self, condition: str) -> bool:
        """Evaluates a condition, such as `me.goods.rice >= 2` or `me.retired has monk`."""
        met = re.fullmatch(r"(\S+) (>=|<=|>|<|=|!=|has|lacks) (\S+)", condition)
        if met is None:
            raise UkiyoError(f"'{condition}' is no condition")
        path, sign, wanted = met.groups()
        try:
            found = self.found(path)
        except UkiyoError:
            return sign in ("!=", "lacks")
        if sign in ("has", "lacks"):
            return (wanted in str(found).split(", ")) == (sign == "has")
        if sign in ("=", "!="):
            return (str(found) == wanted) == (sign == "=")
        if not isinstance(found, int):
            raise UkiyoError(f"'{path}' is no number")
        bound = int(wanted)
        return {">=": found >= bound, "<=": found <= bound, ">": found > bound, "<": found < bound}[sign]
