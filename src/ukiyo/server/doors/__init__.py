"""Doors of the API beyond games and tables, one module each. `DOORS` lists them."""

from fastapi import APIRouter

from ukiyo.server.doors import account, cups, daily, finding, holidays, learning, mail, notices, page_errors, profile, waiting, words

DOORS: tuple[APIRouter, ...] = (
    account.api,
    cups.cups,
    daily.daily,
    finding.finding,
    holidays.holidays,
    learning.learning,
    mail.mail,
    notices.notices,
    page_errors.page_errors,
    profile.profile,
    waiting.waiting,
    words.words,
)
