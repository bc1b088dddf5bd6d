"""Routes for accounts: signing in and out, passkeys, sign-in links, data export and deletion."""

import contextlib
import ipaddress
from collections.abc import AsyncIterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Path, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from typing_extensions import TypedDict

from ukiyo.play.errors import Conflict, NotFound
from ukiyo.server.api.dependencies import CurrentPerson, KnownPerson, ServicesDep, api_router, give_cookie
from ukiyo.server.api.middleware import host_name
from ukiyo.server.api.models.requests import RequestBody
from ukiyo.server.community.accounts import MergeOffer, Passkey, SignIn
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.identity import COOKIE_NAME
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.people.people import preferences_from
from ukiyo.server.services import Services

if TYPE_CHECKING:
    from ukiyo.server.community.passkeys import Passkeys

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {name: name for name in ("iPhone", "iPad", "Android", "Windows")} | {"Mac OS X": "Mac", "CrOS": "ChromeOS", "Linux": "Linux"}

router = api_router()

Credential = Annotated[dict[str, Any], Field(description="The browser's credential as JSON")]
Merge = Annotated[
    bool | None, Field(description="Whether to merge this device's person into the account; omit it to receive the offer first")
]
Secret = Annotated[str, Field(min_length=1, max_length=2000, description="The secret of the link")]


class NewPasskey(RequestBody):
    credential: Credential


class PasskeySignIn(RequestBody):
    credential: Credential
    merge: Merge = None


class SignInLinkRequest(RequestBody):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class LinkSecret(RequestBody):
    secret: Secret


class LinkSignIn(LinkSecret):
    merge: Merge = None


class SignOut(RequestBody):
    everywhere: bool = False


class AccountDeletion(RequestBody):
    """Your name, to confirm the deletion."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class Account(TypedDict):
    """Your account. `sign_in_methods` lists the methods that this server supports."""

    name: str
    language: str | None
    time_zone: str | None
    email: str | None
    created_at: float | None
    passkeys: list[Passkey]
    sign_in_methods: list[str]


class SignedIn(TypedDict):
    """The person who is signed in, or an offer to merge that must be answered first."""

    name: str
    merge_offer: MergeOffer | None


class SignInLink(TypedDict):
    """The address of a sign-in link, and the person, browser and time of the request."""

    address: str
    name: str
    browser: str
    requested_at: float
    same_browser: bool


def browser_in(request: Request) -> str:
    """Returns the names of the browser and its operating system."""
    agent = request.headers.get("user-agent", "")[:300]
    names = [next((name for marker, name in known.items() if marker in agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in names if name) or "?"


def site_of(services: Services, request: Request) -> str:
    return services.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"


def is_named(site: str) -> bool:
    """Returns whether the site has a host name. Passkeys can't be bound to an IP address."""
    host = host_name(site.partition("://")[2])
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host.strip("[]"))
        return False
    return bool(host)


def sign_in_methods_of(services: Services, request: Request) -> list[str]:
    passkeys = find_spec("webauthn") is not None and is_named(site_of(services, request))
    return [method for method, available in (("passkey", passkeys), ("email", services.sender.channels.available.email)) if available]


def passkeys_of(services: Services, request: Request) -> "Passkeys":
    if "passkey" not in sign_in_methods_of(services, request):
        raise NotFound("This server does not support passkeys, which require a host name and the extra ukiyo[club].")
    from ukiyo.server.community.passkeys import Passkeys, Site  # noqa: PLC0415 - an optional dependency

    site = site_of(services, request)
    return Passkeys(services.accounts, services.settings.secret, Site(host_name(site.partition("://")[2]), site))


@router.get("/account", summary="Read your account")
async def show(request: Request, services: ServicesDep, you: KnownPerson) -> Account:
    row, passkeys = await services.database.run_read(services.accounts.person, you) if you else (None, [])
    return {
        "name": you.name if you else "",
        "language": row.language if row else None,
        "time_zone": row.time_zone if row else None,
        "email": row.email if row else None,
        "created_at": row.created_at if row else None,
        "passkeys": passkeys,
        "sign_in_methods": sign_in_methods_of(services, request),
    }


# Passkeys


@router.post("/account/passkeys/options", summary="Get the options for a new passkey")
async def to_register(request: Request, services: ServicesDep, you: CurrentPerson) -> dict[str, Any]:
    return await passkeys_of(services, request).registration_options(you)


@router.post("/account/passkeys", status_code=204, response_model=None, summary="Add a passkey")
async def register(body: NewPasskey, request: Request, services: ServicesDep, you: CurrentPerson) -> None:
    await passkeys_of(services, request).register(you, body.credential, browser_in(request))


@router.delete("/account/passkeys/{passkey}", status_code=204, response_model=None, summary="Remove a passkey")
async def remove_passkey(
    passkey: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,1400}$", description="The id of a passkey")],
    services: ServicesDep,
    you: CurrentPerson,
) -> None:
    await services.database.run(services.accounts.remove_passkey, you, passkey)


@router.post("/account/sign-in/options", summary="Get the options to sign in with a passkey")
async def to_sign_in(request: Request, services: ServicesDep, you: KnownPerson) -> dict[str, Any]:
    return passkeys_of(services, request).sign_in_options(you)


@router.post("/account/sign-in", summary="Sign in with a passkey")
async def sign_in(body: PasskeySignIn, request: Request, response: Response, services: ServicesDep, you: KnownPerson) -> SignedIn:
    """If this device already has games, the response is a merge offer. Send the same credential again with `merge` to answer it."""
    return await sign_in_response(
        request, response, services, await passkeys_of(services, request).sign_in(you, body.credential, body.merge)
    )


async def sign_in_response(request: Request, response: Response, services: Services, result: SignIn | MergeOffer) -> SignedIn:
    if isinstance(result, MergeOffer):
        return {"name": result.name, "merge_offer": result}
    you = await services.accounts.finish_sign_in(result)
    give_cookie(request, response, you)
    return {"name": you.name, "merge_offer": None}


# Sign-in links


@router.post("/account/links", status_code=204, response_model=None, summary="Request a sign-in link")
async def send_link(body: SignInLinkRequest, request: Request, services: ServicesDep, you: CurrentPerson) -> None:
    """The response is the same for all addresses. If the address has no account, it becomes yours when you open the link in this browser.
    In another browser, the link creates a new account."""
    if not services.sender.channels.available.email:
        raise Conflict("This server can't send email. Its administrator can set UKIYO_SMTP, UKIYO_EMAIL_FROM and UKIYO_URL.")
    address, language = EmailAddress.parse(body.address), preferences_from(request.headers).language
    services.sign_in_link_quota.consume(you.id, client_address(request.client))
    await services.database.run(services.accounts.send_link, you, address, browser_in(request), language)


@router.post("/account/links/inspect", summary="Read a sign-in link")
async def show_link(body: LinkSecret, services: ServicesDep, you: KnownPerson) -> SignInLink:
    """Does not use up the link, because mail scanners also open links."""
    link = services.accounts.links.read(body.secret, "sign-in", services.clock.time())
    same_browser = you is not None and you.id == link.person
    return {"address": link.address, "name": link.name, "browser": link.browser, "requested_at": link.at, "same_browser": same_browser}


@router.post("/account/links/follow", summary="Sign in with a sign-in link")
async def follow_link(body: LinkSignIn, request: Request, response: Response, services: ServicesDep, you: KnownPerson) -> SignedIn:
    """As with a passkey, the response is a merge offer if this device already has games."""
    link = services.accounts.links.read(body.secret, "sign-in", services.clock.time())
    return await sign_in_response(
        request, response, services, await services.database.run(services.accounts.follow_link, you, link, body.merge)
    )


@router.delete("/account/email", status_code=204, response_model=None, summary="Remove your email address")
async def remove_email(services: ServicesDep, you: CurrentPerson) -> None:
    await services.database.run(services.accounts.remove_email, you)


# Signing out and deletion


@router.post("/account/sign-out", status_code=204, response_model=None, summary="Sign out, here or everywhere")
async def sign_out(body: SignOut, response: Response, services: ServicesDep, you: CurrentPerson) -> None:
    await services.accounts.sign_out(you, body.everywhere)
    response.delete_cookie(COOKIE_NAME)


@router.get("/account/export", responses={200: {"content": {"application/json": {}}}}, summary="Export your data")
async def export(services: ServicesDep, you: CurrentPerson) -> StreamingResponse:
    """Returns one JSON object with all data about you, including your games and the records of the finished ones."""
    exporting = services.accounts.exporting
    if you.id in exporting:
        raise Conflict("An export is already in progress.")

    async def pieces() -> AsyncIterator[str]:
        exporting.add(you.id)
        try:
            async for piece in services.accounts.export(you):
                yield piece
        finally:
            exporting.discard(you.id)

    headers = {"Content-Disposition": 'attachment; filename="ukiyo.json"'}
    return StreamingResponse(pieces(), media_type="application/json", headers=headers)


@router.post("/account/delete", status_code=204, response_model=None, summary="Delete your account")
async def forget(body: AccountDeletion, response: Response, services: ServicesDep, you: CurrentPerson) -> None:
    """Your games remain without your name. A bot takes over your unfinished games, and you leave open tables. This can't be undone."""
    if body.name != you.name:
        raise Conflict("The name does not match. Enter your name exactly to delete the account.")
    await services.accounts.forget(you)
    services.people.saved.pop(you.id, None)
    response.delete_cookie(COOKIE_NAME)
