"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors import account, cups, finding, learning, notices, words

DOORS: tuple[APIRouter, ...] = (
    account.api,
    cups.cups,
    finding.finding,
    learning.learning,
    notices.notices,
    words.words,
)
