"""Checks that lessons can be completed and that their texts are correct."""

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
from ukiyo.play.lessons.attempt import Attempt, LessonMessage
from ukiyo.play.lessons.lesson import FOLDER, Lesson, Step

MAX_MOVES = 300  # maximum number of moves in a lesson
VARIATIONS = 8  # number of random variations per lesson


def check(game: str) -> Iterator[str]:
    """Returns the errors in a game's lessons, with file and line."""
    rules = games.game(game)
    used = set[str]()
    for file in sorted((rules.folder / FOLDER).glob("*.toml")):
        try:
            lesson = Lesson(rules, file)
            used |= {lesson.message, f"{lesson.message}-about"}
            solve(lesson, used)
            play_variations(lesson)
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
                attempt.state.copy().play(lesson.game.parse(move))  # raises an error that explains why the move is illegal
            check_highlights(attempt, step)
            messages = [attempt.message(), *other_remarks(attempt, used)]
            for message in messages:
                check_message(message, used)
            for move in lesson.solution(step):
                current = attempt.current_message()
                if current is not None:
                    check_message(current, used)
                if not attempt.play(lesson.game.parse(move)):
                    raise UkiyoError(f"'{move}' does not meet the goal")
            if attempt.reached != number:
                raise UkiyoError("the solution does not reach the goal")
            if attempt.done:
                check_message(attempt.done, used)
            check_claims(attempt, step)
            if attempt.answered and attempt.answered < len(step.others):
                raise UkiyoError(f"'{step.others[attempt.answered]}' is never played")
            last = number == len(lesson.steps)
            if attempt.state.seat != lesson.seat and not last and not attempt.state.over:
                raise UkiyoError(f"seat {attempt.state.seat} is to move, but has no scripted move")
        except UkiyoError as error:
            raise lesson.error_at(step.line, f"step {number}: {error}") from None


def play_variations(lesson: Lesson) -> None:
    """Plays random variations of the solution and checks that the lesson can always be completed."""
    for seed in range(VARIATIONS):
        attempt, chance = Attempt(lesson), seeded(seed)
        while (step := attempt.step) is not None:
            number = attempt.reached + 1
            try:
                accepted = [action for action in attempt.state.options if attempt.accepts(action)]
                if attempt.state.seat != lesson.seat or not accepted or len(attempt.played) > MAX_MOVES:
                    raise UkiyoError(f"after {', '.join(attempt.notations()[-3:])} the lesson can't be completed")
                attempt.current_message()
                attempt.play(accepted[chance.draw(len(accepted))])
                if attempt.reached == number:
                    check_claims(attempt, step)
            except UkiyoError as error:
                raise lesson.error_at(step.line, f"step {number}: {error}") from None


def check_highlights(attempt: Attempt, step: Step) -> None:
    """Checks that the highlighted things are not choices."""
    for action in attempt.state.options:
        fields = attempt.game.action(action).fields
        names = {**capabilities.details(attempt.game, attempt.state, action), **fields}
        for highlight in step.highlights:
            if any(names.get(name) == value for name, value in highlight.items()):
                raise UkiyoError(f"{highlight} belongs to the choice '{attempt.game.action(action)}', which the goal highlights")


def check_claims(attempt: Attempt, step: Step) -> None:
    for fact in step.so:
        if not attempt.is_true(fact):
            raise UkiyoError(f"'{fact}' is not true")


def check_sections(lesson: Lesson) -> None:
    """Checks that the lesson's sections of the rules exist."""
    _, rules = locales.rules_text(lesson.game.name, "en")
    anchors = [locales.anchor(line.lstrip("#")) for line in rules.splitlines() if line.startswith("#")]
    for section in lesson.sections:
        if section not in anchors:
            raise lesson.error_at(lesson.line_of("sections"), f"the rules have no section '{section}'")


def other_remarks(attempt: Attempt, used: set[str]) -> Iterator[LessonMessage]:
    """Returns the remarks about other moves. Checks that such moves are legal at the start of the step."""
    legal = [attempt.game.action(action) for action in attempt.state.options]
    other_actions = [action for action in legal if not attempt.accepts(action.index)]
    kinds = {action.kind for action in attempt.game.actions.actions}
    for kind in sorted(kinds):
        if attempt.has_message(f"not-{kind}"):
            if kind not in {action.kind for action in other_actions}:
                raise UkiyoError(f"'{attempt.message_id(f'not-{kind}')}' is about a move that is not legal")
            yield attempt.message(f"not-{kind}")
    if attempt.has_message("other"):
        if not other_actions:
            raise UkiyoError(f"'{attempt.message_id('other')}' is about another move, but there is no other legal move")
        yield attempt.message("other")
    prefix = f"{attempt.message_id('at')}-"
    used |= {
        message for message in lesson_patterns("en") if message.startswith(prefix) and message.removeprefix(prefix) in attempt.state.steps
    }


def check_message(message: LessonMessage, used: set[str]) -> None:
    """Checks that a message exists in every language and contains no numbers."""
    used.add(message.id)
    for language in locales.languages():
        pattern = lesson_patterns(language).get(message.id)
        if pattern is None:
            raise UkiyoError(f"the message '{message.id}' does not exist in '{language}'")
        for name in pattern.variables - message.values.keys():
            raise UkiyoError(f"'{message.id}' in '{language}' requires a value '{name}'")
        if re.search(r"\d", pattern.text):
            raise UkiyoError(f"'{message.id}' in '{language}' contains a number; use a value from the position instead")
        locale(language).text(message.id, **{name: message.values[name] for name in pattern.variables})


def check_messages(game: str, used: set[str]) -> Iterator[str]:
    """Checks that every lesson has a title, and that every message belongs to a lesson and a step."""
    for language in locales.languages():
        known = {message for message in lesson_patterns(language) if message.startswith(f"{game}-lesson-")}
        for message in sorted(known ^ used):
            yield f"{game}, {language}: " + (
                f"'{message}' does not belong to a lesson" if message in known else f"there is no message '{message}'"
            )


@dataclass(frozen=True)
class Pattern:
    """Collects the variables and the text of a message."""

    variables: frozenset[str]
    text: str


class PatternVisitor(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


@cache
def lesson_patterns(language: str) -> dict[str, Pattern]:
    """Returns the messages of all lessons."""
    patterns: dict[str, Pattern] = {}
    for entry in FluentParser().parse(locales.source(language, "*-lessons")).body:
        if isinstance(entry, ast.Message):
            visitor = PatternVisitor()
            visitor.visit(entry)
            patterns[entry.id.name] = Pattern(frozenset(visitor.variables), "".join(visitor.text))
    return patterns
