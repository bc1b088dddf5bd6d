"""The API routes, with one module per domain. `ROUTERS` lists them.

They depend on the services, on the API models, and on `ukiyo.play`. FastAPI validates each request before it calls the route.
"""

from fastapi import APIRouter

from ukiyo.server.api.routes import (
    account,
    chat,
    daily,
    email_links,
    games,
    lessons,
    matchmaking,
    my_tables,
    notifications,
    page_errors,
    profiles,
    tables,
    time_off,
    tournaments,
)

ROUTERS: tuple[APIRouter, ...] = (
    tables.router,
    account.router,
    chat.router,
    daily.router,
    games.router,
    lessons.router,
    email_links.router,
    matchmaking.router,
    my_tables.router,
    notifications.router,
    page_errors.router,
    profiles.router,
    time_off.router,
    tournaments.router,
)
