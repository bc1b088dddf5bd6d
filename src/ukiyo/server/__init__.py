"""The web server. Friends join a table through its link, and every move is committed before it is broadcast."""

from ukiyo.extras import require

require("server", "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "platformdirs", "prometheus_client")
require("server", "itsdangerous", "markdown_it", "openskill", "orjson")
