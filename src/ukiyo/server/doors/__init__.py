"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors.holidays import holidays
from ukiyo.server.doors.waiting import waiting

DOORS: tuple[APIRouter, ...] = (
    holidays,
    waiting,
)
