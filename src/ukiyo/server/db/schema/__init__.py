"""The database tables, with one module per domain.

They depend on SQLAlchemy and on types from `ukiyo.play` and `ukiyo.engine`. Events are append-only, whereas a table's seats and settings
can change until its game starts.
"""

from ukiyo.server.db.schema.base import Base
from ukiyo.server.db.schema.community import (
    DailyAttemptRow,
    LessonRow,
    RatedRow,
    SeekRow,
    TournamentKind,
    TournamentPlayerRow,
    TournamentRow,
    TournamentTableRow,
)
from ukiyo.server.db.schema.notifications import (
    DeviceRow,
    NotificationSettingsRow,
    OutboxRow,
    PageErrorRow,
    TableNotificationSettingsRow,
    UnsubscribedRow,
)
from ukiyo.server.db.schema.people import (
    AddressRow,
    AdminRow,
    BanRow,
    BlockKind,
    BlockRow,
    CookieRow,
    LinkKind,
    LinkRow,
    PasskeyRow,
    PersonRow,
    ProfileRow,
    ReportRow,
    TimeOffRow,
    UsedChallengeRow,
    Visibility,
)
from ukiyo.server.db.schema.tables import ChatMessageRow, EventRow, NotesRow, SeatRow, SnapshotRow, TableRow, VoteRow

__all__ = [
    "AddressRow",
    "AdminRow",
    "BanRow",
    "Base",
    "BlockKind",
    "BlockRow",
    "ChatMessageRow",
    "CookieRow",
    "DailyAttemptRow",
    "DeviceRow",
    "EventRow",
    "LessonRow",
    "LinkKind",
    "LinkRow",
    "NotesRow",
    "NotificationSettingsRow",
    "OutboxRow",
    "PageErrorRow",
    "PasskeyRow",
    "PersonRow",
    "ProfileRow",
    "RatedRow",
    "ReportRow",
    "SeatRow",
    "SeekRow",
    "SnapshotRow",
    "TableNotificationSettingsRow",
    "TableRow",
    "TimeOffRow",
    "TournamentKind",
    "TournamentPlayerRow",
    "TournamentRow",
    "TournamentTableRow",
    "UnsubscribedRow",
    "UsedChallengeRow",
    "Visibility",
    "VoteRow",
]
