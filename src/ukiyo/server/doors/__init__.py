"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors import account, learning, notices, words

DOORS: tuple[APIRouter, ...] = (
    account.api,
    learning.learning,
    notices.notices,
    words.words,
)
