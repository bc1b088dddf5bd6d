"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors.profile import profile

DOORS: tuple[APIRouter, ...] = (profile,)
