"""Checks that lessons can be completed and that their texts are true."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ukiyo import games, locales
from ukiyo.engine import capabilities
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.generator import seeded
from ukiyo.locales import locale
from ukiyo.play.lessons.attempt import Attempt, Said
from ukiyo.play.lessons.lesson import FOLDER, Lesson, Step

MOST_MOVES = 300  # per lesson
WAYS = 8  # random variations per lesson


def check(game: str) -> Iterator[str]:
    """Returns the errors in a game's lessons, with file and line."""
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
    """Plays the solution of every step and checks the texts in every language."""
    attempt = Attempt(lesson)
    for step in lesson.steps:
        number = attempt.reached + 1
        try:
            for move in lesson.solution(step)[:1]:
                attempt.state.copy().play(lesson.game.parse(move))  # says why not
            check_lit(attempt, step)
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
    """Plays random variations of the solution and checks that the lesson can always be completed."""
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


def check_lit(attempt: Attempt, step: Step) -> None:
    """Checks that highlighted things are not choices."""
    for action in attempt.state.options:
        fields = attempt.game.action(action).fields
        names = {**capabilities.details(attempt.game, attempt.state, action), **fields}
        for lit in step.lit:
            if any(names.get(name) == value for name, value in lit.items()):
                raise UkiyoError(f"{lit} is lit, but '{attempt.game.action(action)}' is a choice: choices are highlighted by the goal")


def check_facts(attempt: Attempt, step: Step) -> None:
    for fact in step.so:
        if not attempt.holds(fact):
            raise UkiyoError(f"it is not so that {fact}")


def check_sections(lesson: Lesson) -> None:
    """Checks that the rules have the lesson's sections."""
    _, rules = locales.rules_text(lesson.game.name, "en")
    there = [locales.anchor(line.lstrip("#")) for line in rules.splitlines() if line.startswith("#")]
    for section in lesson.sections:
        if section not in there:
            raise lesson.wrong(lesson.line_of("sections"), f"the rules have no section '{section}'")


def others(attempt: Attempt, used: set[str]) -> Iterator[Said]:
    """Returns the remarks about other moves, and checks that such moves are legal at the start of the step."""
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
    """Checks that a message exists in every language and contains no numbers."""
    used.add(said.id)
    for language in locales.languages():
        found = messages(language).get(said.id)
        if found is None:
            raise UkiyoError(f"there is no message '{said.id}' in '{language}'")
        for name in found.variables - said.values.keys():
            raise UkiyoError(f"'{said.id}' in '{language}' wants a value '{name}'")
        if re.search(r"\d", found.text):
            raise UkiyoError(f"'{said.id}' in '{language}' has a number of its own; numbers come from the position, by values")
        locale(language).text(said.id, **{name: said.values[name] for name in found.variables})


def check_messages(game: str, used: set[str]) -> Iterator[str]:
    """Checks that every lesson has a title, and that every message belongs to a lesson and a step."""
    for language in locales.languages():
        there = {message for message in messages(language) if message.startswith(f"{game}-lesson-")}
        for message in sorted(there ^ used):
            yield f"{game}, {language}: " + (
                f"'{message}' belongs to no lesson" if message in there else f"there is no message '{message}'"
            )


@dataclass(frozen=True)
class Pattern:
    """Collects the variables and the text of a message."""

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
    """Returns the messages of all lessons."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(locales.source(language, "*-lessons")).body:
        if isinstance(entry, ast.Message):
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = Pattern(frozenset(parts.variables), "".join(parts.text))
    return found
