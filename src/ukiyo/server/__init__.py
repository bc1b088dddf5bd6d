"""Tables on a server: friends open a link and sit down; what was played is kept before anyone hears of it."""

from ukiyo.extras import require

require("server", "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "platformdirs", "prometheus_client")
require("server", "itsdangerous", "markdown_it", "openskill")
