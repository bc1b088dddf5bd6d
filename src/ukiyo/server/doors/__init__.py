"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors.learning import learning

DOORS: tuple[APIRouter, ...] = (learning,)
