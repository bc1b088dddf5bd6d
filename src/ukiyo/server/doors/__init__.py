"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors import account, cups, finding, holidays, learning, notices, profile, waiting, words

DOORS: tuple[APIRouter, ...] = (
    account.api,
    cups.cups,
    finding.finding,
    holidays.holidays,
    learning.learning,
    notices.notices,
    profile.profile,
    waiting.waiting,
    words.words,
)
