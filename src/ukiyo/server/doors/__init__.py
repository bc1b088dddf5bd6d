"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

DOORS: tuple[APIRouter, ...] = ()
