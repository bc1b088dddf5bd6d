"""What travels: the requests the API takes, which are checked, and the answers it gives, which are plain dictionaries with types.

Elsewhere it is all read as `wire.Frame`, `wire.NewTable` and so on, whatever the part it stands in.
"""
# ruff: noqa: F403

from ukiyo.server.wire.answers import *
from ukiyo.server.wire.coach import *
from ukiyo.server.wire.game import *
from ukiyo.server.wire.learning import *
from ukiyo.server.wire.messages import *
from ukiyo.server.wire.requests import *
from ukiyo.server.wire.table import *
from ukiyo.server.wire.written import *
