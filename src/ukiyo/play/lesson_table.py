"""Lessons as temporary tables. The client sends all moves of the attempt with each request, so the server stores nothing."""

from dataclasses import replace

from ukiyo import games
from ukiyo.bots.names import edo_names
from ukiyo.engine import move_log
from ukiyo.engine.errors import UkiyoError
from ukiyo.play import frames, learning
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.events import Event, public_event
from ukiyo.play.kinds import BOT, HUMAN, MOVE, PLAYING
from ukiyo.play.lessons import Attempt, Lesson, LessonMessage, lessons
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.table_state import TableState

LEARNER = "learner"
OPPONENT = "novice"  # level shown for opponents whose moves are scripted


def all_lessons() -> list[Lesson]:
    """Returns all lessons in order. Skips games whose lessons can't be read."""
    result: list[Lesson] = []
    for game in games.load_all():
        try:
            result += lessons(game.name).values()
        except UkiyoError:
            continue
    return result


def find_lesson(game: str, lesson_id: str) -> Lesson:
    for lesson in all_lessons():
        if (lesson.game.name, lesson.id) == (game, lesson_id):
            return lesson
    raise NotFound(f"The game '{game}' has no lesson '{lesson_id}'.")


def lesson_frame(lesson: Lesson, moves: list[int], since: int, name: str) -> learning.LessonFrame:
    """Returns the attempt after the learner's moves.

    If the last move misses the goal, it is not played, and the frame contains a remark.
    """
    attempt = Attempt(lesson)
    for place, action in enumerate(moves, start=1):
        if attempt.step is None:
            raise Conflict("This lesson is over.")
        if not attempt.play(action) and place < len(moves):
            raise Conflict(f"Move {place} was not accepted, but it is followed by {len(moves) - place} more.")
    messages = [attempt.done, attempt.current_message()]
    return {
        "frame": table_frame(lesson, attempt, since, name),
        "moves_played": len(moves) - (attempt.rejection is not None),
        "step": attempt.reached,
        "steps": len(lesson.steps),
        "explanations": [message_json(message) for message in messages if message is not None],
        "rejection": message_json(attempt.rejection) if attempt.rejection else None,
        "accepted_actions": attempt.accepted_actions(),
        "highlights": attempt.highlights(),
    }


def message_json(message: LessonMessage) -> learning.LessonMessage:
    return {"id": message.id, "values": message.values}


def table_frame(lesson: Lesson, attempt: Attempt, since: int, name: str) -> frames.Frame:
    """Returns the learner's frame with the events after a version."""
    rules = lesson.game
    table = TableState(StoredTable(info_of(lesson, name), 0, lesson.opening.save(), [], {}))
    events: list[Event] = []
    for version, (seat, action) in enumerate(attempt.played, start=1):
        event = Event(version, MOVE, seat, action)
        after = table.state_after(event)
        event = replace(event, outcome=move_log.summary(rules, after, action), effects=move_log.effects(rules, after))
        table.apply(event, after)
        events.append(event)
    missed = events[since:]
    visible_seats = table.visible_seats(LEARNER)
    frame = table.frame(LEARNER, len(missed))
    return {**frame, "events": [public_event(rules, event, visible_seats) for event in missed]}


def info_of(lesson: Lesson, name: str) -> TableInfo:
    bot = lesson.bot or OPPONENT
    names = iter(edo_names(lesson.players - 1, [name], 0))
    learner = Occupant(HUMAN, name, LEARNER)
    occupants = [learner if seat == lesson.seat else Occupant(BOT, next(names), None, bot) for seat in range(lesson.players)]
    rules = lesson.game
    options = {option: str(value) for option, value in rules.check_options({**lesson.options}).items()}
    return TableInfo(
        id="",
        game=rules.name,
        rules=rules.version,
        components=rules.fingerprint,
        options=options,
        seed=0,
        listed=False,
        status=PLAYING,
        host=LEARNER,
        started_at=0.0,
        takeover_bot=None,
        rematch=None,
        forked_from=None,
        occupants=occupants,
    )
