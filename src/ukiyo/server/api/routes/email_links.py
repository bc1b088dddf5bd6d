"""Pages opened by links in emails, to confirm an address or to unsubscribe. Opening a page has no effect until its button is pressed."""

from collections.abc import Callable
from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse
from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.locales import locale
from ukiyo.play.errors import Forbidden
from ukiyo.server.api.dependencies import KnownPerson, ServicesDep, api_router
from ukiyo.server.api.routes.notifications import set_channel, set_digest, settings_row, stop_email
from ukiyo.server.community.sign_in_links import Link
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import LinkKind, PersonRow
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services

STOP_SCOPES: dict[str, LinkKind] = {"silence": "verify", "pause": "sign-in"}
RESUME_BODY = b"again=1"  # the form field that allows email again
PAGE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self';"
    " base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # browsers must send the origin with the form
}

router = api_router()


# Confirming an address


@router.get("/email/confirm/{token}", include_in_schema=False)
async def show_confirmation(token: str, request: Request, services: ServicesDep) -> HTMLResponse:
    """Changes nothing, because mail scanners also open links."""
    try:
        link = services.accounts.links.read(token, "verify", services.clock.time())
    except Forbidden:
        return page(request, "void", status=403)
    return page(request, "verify", link.address, button="verify")


@router.post("/email/confirm/{token}", include_in_schema=False)
async def confirm(token: str, request: Request, services: ServicesDep, you: KnownPerson) -> HTMLResponse:
    """Works only in the browser that requested the link. Otherwise, a stranger could add your address to their own account."""
    try:
        link = services.accounts.links.read(token, "verify", services.clock.time())
        if you is None or not services.accounts.requested_by(you, link):
            return page(request, "elsewhere", link.address, status=403)
        done = await services.database.run(add_address, services, you, link)
    except Forbidden:
        return page(request, "void", status=403)
    return page(request, "verify-done" if done else "taken", link.address, status=200 if done else 409)


def add_address(services: Services, you: Person, link: Link) -> bool:
    """Adds the address to the person. Returns False if it belongs to another account."""
    with services.database.session() as session:
        if session.scalar(select(PersonRow.id).where(PersonRow.email == link.address, PersonRow.id != you.id)):
            return False
        services.accounts.links.use(session, link)
        services.accounts.attach(session, you, link)
        row = settings_row(session, you.id)
        set_channel(row, "email")
        set_digest(session, services, row)
        return True


# Unsubscribing


@router.get("/email/{token}", include_in_schema=False)
async def show_stop(token: str, request: Request, services: ServicesDep) -> HTMLResponse:
    try:
        scope, _, text = services.delivery.unsubscribe_links.read(token, services.clock.time())
    except Forbidden:
        return page(request, "void", status=403)
    if scope in STOP_SCOPES and await services.database.run_read(is_stopped_for, services, STOP_SCOPES[scope], EmailAddress(text.lower())):
        return page(request, "again", text, button="again", sent="again")
    return page(request, scope, text, button=scope)


@router.post("/email/{token}", include_in_schema=False)
async def follow_stop(token: str, request: Request, services: ServicesDep) -> HTMLResponse:
    """Called by the button on the page, or by the email client's one-click unsubscribe (RFC 8058)."""
    try:
        scope, person, text = services.delivery.unsubscribe_links.read(token, services.clock.time())
    except Forbidden:
        return page(request, "void", status=403)
    address, resume = EmailAddress(text.lower()), await request.body() == RESUME_BODY
    if scope not in STOP_SCOPES:
        done = await services.database.run(stop_table_email, services, person, address)
        return page(request, "end-done", text) if done else page(request, "void", status=403)
    links, kind = services.accounts.links, STOP_SCOPES[scope]

    def stop(session: Session) -> None:
        links.stop(session, kind, address, services.clock.time())

    def allow(session: Session) -> None:
        links.allow(session, kind, address)

    await services.database.run(commit, services, allow if resume else stop)
    return page(request, "again-done" if resume else f"{scope}-done", text)


def commit(services: Services, work: Callable[[Session], None]) -> None:
    with services.database.session() as session:
        work(session)


def is_stopped_for(services: Services, kind: LinkKind, address: EmailAddress) -> bool:
    links = services.accounts.links
    with services.database.session(reading=True) as session:
        return links.is_stopped(session, kind, links.index.of(address), services.clock.time())


def stop_table_email(services: Services, person: str, address: EmailAddress) -> bool:
    """Stops emails about tables to an address if it is still the person's address. Returns False for unknown people."""
    with services.database.session() as session:
        known = session.get(PersonRow, person)
        if known is None:
            return False
        row = settings_row(session, person)
        if known.email == address.text:
            stop_email(session, row)
            set_digest(session, services, row)
        return True


def page(request: Request, message_id: str, address: str = "", button: str = "", sent: str = "", status: int = 200) -> HTMLResponse:
    language = preferences_from(request.headers).language
    message = locale(language).text
    field = f'<input type="hidden" name="{sent}" value="1">' if sent else ""
    pressed = f'<button class="primary">{escape(message(f"notifications-page-{button}-button"))}</button>' if button else ""
    form = f'<form method="post">{field}{pressed}</form>' if button else ""
    text = f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ukiyo</title>
<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg"></head>
<body><main class="sheet"><h1>Ukiyo</h1><p>{escape(message(f"notifications-page-{message_id}", address=address))}</p>
{form}<p><a href="/#/notifications">{escape(message("notifications-page-settings"))}</a></p></main></body>
</html>"""
    return HTMLResponse(text, status, PAGE_HEADERS)
