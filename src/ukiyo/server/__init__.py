"""The web server: accounts, tables, bots, tournaments, notifications, and the API for browsers.

It depends on `ukiyo.play`, the packages below it, and `ukiyo.lab.matches`, but not on the terminal. Every move is committed to the
database before it is broadcast.
"""

from ukiyo.extras import require

require("server", "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "platformdirs", "prometheus_client")
require("server", "itsdangerous", "markdown_it", "openskill", "orjson")
