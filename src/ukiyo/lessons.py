"""Lessons: a position, small goals in it, and what is said about them. A lesson is a file; docs/adding-a-lesson.md tells how to write one.

Sentences are messages called by the lesson: `iki-lesson-income-2` before step 2, `-done` behind it once the goal is reached, `-walk`
(a kind of action) about another legal move, `-other` about any other.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ukiyo import bots, games, locales
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State
from ukiyo.locales import words

Names = dict[str, str]
"""Names of things on the table, as previews have them: `{"stall": "b4"}`."""
Value = str | int

FOLDER = "lessons"
LESSON_KEYS = {"players", "seed", "options", "seat", "moves", "bot", "table", "step", "sections"}
STEP_KEYS = {"goal", "until", "solution", "others", "lit", "values", "so"}
MOST_MOVES = 300  # in one lesson
WAYS = 8  # through each lesson that a check tries


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
    lit: list[Names] = field(default_factory=list)  # shown on the table besides what the goal is about
    values: dict[str, str] = field(default_factory=dict)  # numbers and names of the sentences, as paths
    so: list[str] = field(default_factory=list)  # what the sentence behind it says in words: it holds once the goal is reached


@dataclass(frozen=True)
class Said:
    """A sentence: a message and what is filled in."""

    id: str
    values: dict[str, Value]


class Lesson:
    """A lesson as its file tells it."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game, self.file = game, file
        self.id = re.sub(r"^\d+-", "", file.stem)
        self.text = file.read_text(encoding="utf-8")
        try:
            self.read(tomllib.loads(self.text))
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"{file.name}: {error}") from None

    def read(self, told: dict[str, Any]) -> None:
        for key in told.keys() - LESSON_KEYS:
            raise self.wrong(self.line_of(key), f"a lesson has nothing called '{key}'")
        self.players: int = self.typed(told, "players", int, 3)
        self.seed: int = self.typed(told, "seed", int, 0)
        self.seat: Seat = self.typed(told, "seat", int, 0)
        self.bot: str = self.typed(told, "bot", str, "")
        self.options: dict[str, str] = self.typed(told, "options", dict, {})
        self.moves: list[str] = self.typed(told, "moves", list, [])
        self.table: dict[str, object] = self.typed(told, "table", dict, {})
        self.sections: list[str] = self.typed(told, "sections", list, [])  # of the rules, which this lesson teaches
        self.steps = [self.step(place, given) for place, given in enumerate(self.typed(told, "step", list, []))]
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

    def typed(self, told: dict[str, Any], key: str, kind: type, default: Any, line: int = 1) -> Any:
        value = told.get(key, default)
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
                self.game.arrange(state, self.table)
            except UkiyoError as error:
                raise self.wrong(self.line_of("table"), str(error)) from None
        if state.seat != self.seat:
            raise self.wrong(self.line_of("seat"), f"the learner has seat {self.seat}, and seat {state.seat} is to move")
        return state

    def solution(self, step: Step) -> list[str]:
        """The learner's moves that reach the goal of a step."""
        return step.solution or step.goal[:1]


class Attempt:
    """A lesson as far as a learner has come. Moves others make are played at once; a move beside the goal changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game = lesson, lesson.game
        self.state = lesson.opening.copy()
        self.reached = 0  # steps
        self.played: list[tuple[Seat, int]] = []
        self.done: Said | None = None  # about the step reached last
        self.other: Said | None = None  # about a move that was not taken
        self.answered = 0  # of what is written for the others in this step
        self.chosen: dict[str, object] = {}
        self.begin()

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.reached] if self.reached < len(self.lesson.steps) else None

    def begin(self) -> None:
        """Remember what the goal's move costs and gives before it is played."""
        if self.step is None:
            return
        self.answered = 0
        self.chosen = {}
        for text in self.lesson.solution(self.step)[:1]:
            action = self.game.parse(text)
            if action in self.state.options:
                self.chosen = {"choice": self.game.preview(self.state, action), "action": self.game.action(action).fields}
        self.chosen["was"] = self.view()

    def view(self) -> dict[str, object]:
        return self.game.view(self.state, self.lesson.seat)

    def play(self, action: int) -> bool:
        """Play a legal move of the learner's; whether it was taken."""
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
        """Whether a move is one that the step asks for."""
        goals = self.step.goal if self.step else []
        return not goals or any(fnmatchcase(str(self.game.action(action)), goal) for goal in goals)

    def line(self) -> list[str]:
        """What was played, by all."""
        return [str(self.game.action(action)) for _, action in self.played]

    def move(self, action: int) -> None:
        self.played.append((self.state.seat, action))
        self.state.play(action)

    def let_others_move(self, step: Step) -> None:
        """As the lesson has it written, and then as the bot does that it names."""
        while not self.state.over and self.state.seat != self.lesson.seat:
            if self.answered < len(step.others):
                self.move(self.game.parse(step.others[self.answered]))
                self.answered += 1
            elif self.lesson.bot:
                self.move(bots.named(self.lesson.bot, self.game.name, self.state.moves).ask(self.state))
            else:
                return

    # What is said

    def sentence(self) -> Said | None:
        """Before the step that is to be done; in a free one, by what is asked."""
        if self.step is None:
            return None
        asked = f"{self.lesson.message}-{self.reached + 1}-at-{self.state.decision()}"
        return Said(asked, self.values()) if words("en").known(asked) else self.say()

    def say(self, part: str = "") -> Said:
        return Said(self.name(part), self.values())

    def name(self, part: str) -> str:
        return "-".join([self.lesson.message, str(self.reached + 1), *([part] if part else [])])

    def known(self, part: str) -> bool:
        return words("en").known(self.name(part))

    def remark(self, action: int) -> Said:
        """On another legal move: by its kind, about any other, or what is always true."""
        kind = self.game.action(action).kind
        part = next((part for part in (f"not-{kind}", "other") if self.known(part)), "")
        return self.say(part) if part else Said("lesson-other", {})

    def lit(self) -> list[Names]:
        """What the goal is about, by the names of things on the table."""
        if self.step is None:
            return []
        fields, choice = self.chosen.get("action"), self.chosen.get("choice")
        about = {**(choice.get("at", {}) if isinstance(choice, dict) else {}), **(fields if isinstance(fields, dict) else {})}
        asked = self.state.moves == self.opened  # further on in a step it is about something else
        return [*([about] if about and asked else []), *self.step.lit]

    @property
    def opened(self) -> int:
        """How many moves were played when the step began."""
        was: Any = self.chosen["was"]
        return int(was["moves"])

    def values(self) -> dict[str, Value]:
        step = self.step
        return {name: self.value(path) for name, path in step.values.items()} if step else {}

    def value(self, path: str) -> Value:
        """A path, or two with + or - between them: `me.goods.mon - was.me.goods.mon`."""
        parts = re.split(r" ([+-]) ", path)
        found = self.found(parts[0])
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            more = self.found(part)
            if not isinstance(found, int) or not isinstance(more, int):
                raise UkiyoError(f"'{path}' counts something that is no number")
            found += more if sign == "+" else -more
        return found

    def found(self, path: str) -> Value:
        """`me`, `view`, `was` (the view when the step began), `choice` (the preview of the goal), `action` (its fields), `box`, `count`."""
        first, *rest = path.split(".")
        if first == "was":
            thing, rest = self.chosen["was"], ["players", str(self.lesson.seat), *rest[1:]] if rest[0] == "me" else rest
        elif first == "me":
            thing, rest = self.view(), ["players", str(self.lesson.seat), *rest]
        elif first == "count":
            whole = self.thing(self.view(), rest[1:] if rest[0] == "view" else ["players", str(self.lesson.seat), *rest[1:]], path)
            return len(whole)
        else:
            roots = {"view": self.view, "box": lambda: self.game.file.tables}
            thing = roots[first]() if first in roots else self.chosen.get(first)
        found = self.thing(thing, rest, path)
        if isinstance(found, list | dict):
            return ", ".join(str(part) for part in found)
        if not isinstance(found, str | int):
            raise UkiyoError(f"'{path}' is neither a number nor a name here")
        return found

    def thing(self, thing: Any, path: list[str], whole: str) -> Any:
        for name in path:
            if isinstance(thing, list):
                by_id = [row for row in thing if isinstance(row, dict) and row.get("id") == name]
                thing = by_id[0] if by_id else thing[int(name)] if name.isdigit() and int(name) < len(thing) else None
            elif isinstance(thing, dict):
                thing = thing.get(name)
            else:
                thing = None
            if thing is None:
                raise UkiyoError(f"there is no '{whole}' here: '{name}' leads nowhere")
        return thing

    def holds(self, condition: str) -> bool:
        """`me.goods.rice >= 2`, `view.month > 3`, `me.retired has monk`, `view.stalls.b4.card = monk`."""
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


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """A game's lessons in order, by id."""
    rules = games.game(game)
    found = [Lesson(rules, file) for file in sorted((rules.folder / FOLDER).glob("*.toml"))]
    return {lesson.id: lesson for lesson in found}


# Whether all that the lessons say is so


def check(game: str) -> Iterator[str]:
    """A sentence for everything that is wrong with a game's lessons, with file and line."""
    rules = games.game(game)
    used = set[str]()
    for file in sorted((rules.folder / FOLDER).glob("*.toml")):
        try:
            lesson = Lesson(rules, file)
            used |= {lesson.message, f"{lesson.message}-about"}
            solve(lesson, used)
            wander(lesson)
            check_sections(lesson)
        except UkiyoError as error:
            yield str(error)
    yield from check_messages(game, used)


def solve(lesson: Lesson, used: set[str]) -> None:
    """Reach every goal by its solution; whatever is said on the way is there in every language, and its numbers are so."""
    attempt = Attempt(lesson)
    for step in lesson.steps:
        number = attempt.reached + 1
        try:
            asked = [attempt.say(), *others(attempt, used)]
            for said in asked:
                speak(said, used)
            for move in lesson.solution(step):
                during = attempt.sentence()
                if during is not None:
                    speak(during, used)
                if not attempt.play(lesson.game.parse(move)):
                    raise UkiyoError(f"'{move}' is not what the goal asks for")
            if attempt.reached != number:
                raise UkiyoError("its solution does not reach the goal")
            if attempt.done:
                speak(attempt.done, used)
            check_facts(attempt, step)
            if attempt.answered and attempt.answered < len(step.others):
                raise UkiyoError(f"'{step.others[attempt.answered]}' is never played")
            last = number == len(lesson.steps)
            if attempt.state.seat != lesson.seat and not last and not attempt.state.over:
                raise UkiyoError(f"then seat {attempt.state.seat} is to move, and nothing is written for it")
        except UkiyoError as error:
            raise lesson.wrong(step.line, f"step {number}: {error}") from None


def wander(lesson: Lesson) -> None:
    """Whatever way the goals leave open, there is always a next move, it leads to the end, and what is said then is so."""
    for seed in range(WAYS):
        attempt, chance = Attempt(lesson), seeded(seed)
        while (step := attempt.step) is not None:
            number = attempt.reached + 1
            try:
                taken = [action for action in attempt.state.options if attempt.takes(action)]
                if attempt.state.seat != lesson.seat or not taken or len(attempt.played) > MOST_MOVES:
                    raise UkiyoError(f"after {', '.join(attempt.line()[-3:])} the lesson does not go on")
                attempt.sentence()
                attempt.play(taken[chance.draw(len(taken))])
                if attempt.reached == number:
                    check_facts(attempt, step)
            except UkiyoError as error:
                raise lesson.wrong(step.line, f"step {number}: {error}") from None


def check_facts(attempt: Attempt, step: Step) -> None:
    for fact in step.so:
        if not attempt.holds(fact):
            raise UkiyoError(f"it is not so that {fact}")


def check_sections(lesson: Lesson) -> None:
    """The sections of the rules that it teaches are there."""
    _, rules = locales.rules_text(lesson.game.name, "en")
    there = [locales.anchor(line.lstrip("#")) for line in rules.splitlines() if line.startswith("#")]
    for section in lesson.sections:
        if section not in there:
            raise lesson.wrong(lesson.line_of("sections"), f"the rules have no section '{section}'")


def others(attempt: Attempt, used: set[str]) -> Iterator[Said]:
    """The remarks on other moves; each must be about one that is legal when the step begins."""
    legal = [attempt.game.action(action) for action in attempt.state.options]
    beside = [action for action in legal if not attempt.takes(action.index)]
    kinds = {action.kind for action in attempt.game.actions.actions}
    for kind in sorted(kinds):
        if attempt.known(f"not-{kind}"):
            if kind not in {action.kind for action in beside}:
                raise UkiyoError(f"'{attempt.name(f'not-{kind}')}' is about a move that cannot be made")
            yield attempt.say(f"not-{kind}")
    if attempt.known("other"):
        if not beside:
            raise UkiyoError(f"'{attempt.name('other')}' is about another move, and there is none")
        yield attempt.say("other")
    prefix = f"{attempt.name('at')}-"
    used |= {message for message in messages("en") if message.startswith(prefix) and message.removeprefix(prefix) in attempt.state.steps}


def speak(said: Said, used: set[str]) -> None:
    """A sentence can be said in every language, and whatever number it has comes from the position."""
    used.add(said.id)
    for language in locales.languages():
        found = messages(language).get(said.id)
        if found is None:
            raise UkiyoError(f"there is no message '{said.id}' in '{language}'")
        for name in found.variables - said.values.keys():
            raise UkiyoError(f"'{said.id}' in '{language}' wants a value '{name}'")
        if re.search(r"\d", found.text):
            raise UkiyoError(f"'{said.id}' in '{language}' has a number of its own; numbers come from the position, by values")
        words(language).say(said.id, **{name: said.values[name] for name in found.variables})


def check_messages(game: str, used: set[str]) -> Iterator[str]:
    """Titles are there, and no message is about a lesson or a step that is not."""
    for language in locales.languages():
        there = {message for message in messages(language) if message.startswith(f"{game}-lesson-")}
        for message in sorted(there ^ used):
            yield f"{game}, {language}: " + (
                f"'{message}' belongs to no lesson" if message in there else f"there is no message '{message}'"
            )


@dataclass(frozen=True)
class Pattern:
    """What a message is made of."""

    variables: frozenset[str]
    text: str


class Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


@cache
def messages(language: str) -> dict[str, Pattern]:
    """The messages of all lessons."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(locales.source(language, "*-lessons")).body:
        if isinstance(entry, ast.Message):
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = Pattern(frozenset(parts.variables), "".join(parts.text))
    return found
