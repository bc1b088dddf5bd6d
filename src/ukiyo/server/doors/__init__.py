"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors.cups import cups
from ukiyo.server.doors.finding import finding

DOORS: tuple[APIRouter, ...] = (
    cups,
    finding,
)
