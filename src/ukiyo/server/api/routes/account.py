"""The door to one's account: signing in and out on several devices, and all that is kept of oneself."""

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
from ukiyo.server.api.models.requests import Asked
from ukiyo.server.community.accounts import MergeOffer, Passkey, SignIn
from ukiyo.server.core.identity import COOKIE_NAME
from ukiyo.server.core.mail_address import MailAddress
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

Credential = Annotated[dict[str, Any], Field(description="What the browser's credential says of itself as JSON")]
Bring = Annotated[bool | None, Field(description="Whether what this device's person has comes along, once that was asked")]
Secret = Annotated[str, Field(min_length=1, max_length=2000, description="As the link has it")]


class NewPasskey(Asked):
    credential: Credential


class SigningIn(Asked):
    credential: Credential
    merge: Bring = None


class AskedLink(Asked):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class MailedLink(Asked):
    secret: Secret


class FollowedLink(MailedLink):
    merge: Bring = None


class SigningOut(Asked):
    everywhere: bool = False


class Forgetting(Asked):
    """Your name once more, so that nothing is lost by a slip."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class Account(TypedDict):
    """You, as far as you are known; `sign_in_methods` are those that this server supports."""

    name: str
    language: str | None
    zone: str | None
    mail: str | None
    since: float | None
    passkeys: list[Passkey]
    sign_in_methods: list[str]


class SignedIn(TypedDict):
    """Whose device it is now; or, instead, what is asked first."""

    name: str
    merge_offer: MergeOffer | None


class LoginLink(TypedDict):
    """To which address a link went, and who asked for it, when and in which browser; whether that was this one."""

    address: str
    name: str
    browser: str
    at: float
    same_browser: bool


def browser_in(request: Request) -> str:
    """A browser and what it runs on, as people call them."""
    agent = request.headers.get("user-agent", "")[:300]
    found = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name) or "?"


def site_of(services: Services, request: Request) -> str:
    return services.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"


def is_named(site: str) -> bool:
    """Whether it has a name: no passkey is good for a mere number."""
    host = host_name(site.partition("://")[2])
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host.strip("[]"))
        return False
    return bool(host)


def sign_in_methods_of(services: Services, request: Request) -> list[str]:
    passkeys = find_spec("webauthn") is not None and is_named(site_of(services, request))
    return [way for way, there in (("passkey", passkeys), ("mail", services.sender.channels.available.mail)) if there]


def passkeys_of(services: Services, request: Request) -> "Passkeys":
    if "passkey" not in sign_in_methods_of(services, request):
        raise NotFound("this server knows no passkeys: it needs a name, and whoever runs it can install ukiyo[club]")
    from ukiyo.server.community.passkeys import Passkeys, Site  # noqa: PLC0415 - not everybody has what it needs

    site = site_of(services, request)
    return Passkeys(services.accounts, services.settings.secret, Site(host_name(site.partition("://")[2]), site))


@router.get("/account", summary="What is known of you")
async def show(request: Request, services: ServicesDep, you: KnownPerson) -> Account:
    row, passkeys = await services.database.run_read(services.accounts.person, you) if you else (None, [])
    return {
        "name": you.name if you else "",
        "language": row.language if row else None,
        "zone": row.zone if row else None,
        "mail": row.mail if row else None,
        "since": row.since if row else None,
        "passkeys": passkeys,
        "sign_in_methods": sign_in_methods_of(services, request),
    }


# Passkeys


@router.post("/account/passkeys/options", summary="What your browser needs to make a passkey")
async def to_register(request: Request, services: ServicesDep, you: CurrentPerson) -> dict[str, Any]:
    return await passkeys_of(services, request).registration_options(you)


@router.post("/account/passkeys", status_code=204, response_model=None, summary="Keep a new passkey")
async def register(asked: NewPasskey, request: Request, services: ServicesDep, you: CurrentPerson) -> None:
    await passkeys_of(services, request).register(you, asked.credential, browser_in(request))


@router.delete("/account/passkeys/{passkey}", status_code=204, response_model=None, summary="Remove a passkey")
async def remove_passkey(
    passkey: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,1400}$", description="A passkey's id, as listed")],
    services: ServicesDep,
    you: CurrentPerson,
) -> None:
    await services.database.run(services.accounts.remove_passkey, you, passkey)


@router.post("/account/sign-in/options", summary="What your browser needs to sign in with a passkey")
async def to_sign_in(request: Request, services: ServicesDep, you: KnownPerson) -> dict[str, Any]:
    return passkeys_of(services, request).sign_in_options(you)


@router.post("/account/sign-in", summary="Sign in with a passkey")
async def sign_in(asked: SigningIn, request: Request, response: Response, services: ServicesDep, you: KnownPerson) -> SignedIn:
    """If this device's person has games of her own, you are asked first: then the same answer is good once more, with `merge`."""
    return await welcomed(request, response, services, await passkeys_of(services, request).sign_in(you, asked.credential, asked.merge))


async def welcomed(request: Request, response: Response, services: Services, found: SignIn | MergeOffer) -> SignedIn:
    if isinstance(found, MergeOffer):
        return {"name": found.name, "merge_offer": found}
    you = await services.accounts.finish_sign_in(found)
    give_cookie(request, response, you)
    return {"name": you.name, "merge_offer": None}


# Links by mail


@router.post("/account/links", status_code=204, response_model=None, summary="Have a link sent that signs you in")
async def send_link(asked: AskedLink, request: Request, services: ServicesDep, you: CurrentPerson) -> None:
    """The answer is the same whether the address is known or not. If it has no account, it becomes yours when you open the link in this
    browser; opened in another browser, the link makes a new account there."""
    if not services.sender.channels.available.mail:
        raise Conflict("this server sends no mail: whoever runs it can set UKIYO_SMTP, UKIYO_MAIL_FROM and UKIYO_URL")
    address, language = MailAddress.parse(asked.address), preferences_from(request.headers).language
    services.login_link_quota.take(you.id, client_address(request.client))
    await services.database.run(services.accounts.send_link, you, address, browser_in(request), language)


@router.post("/account/links/inspect", summary="What a link is for")
async def show_link(asked: MailedLink, services: ServicesDep, you: KnownPerson) -> LoginLink:
    """Nothing is done by it: programs that look into mails open links, too."""
    link = services.accounts.links.read(asked.secret, "login", services.clock.time())
    same_browser = you is not None and you.id == link.person
    return {"address": link.address, "name": link.name, "browser": link.browser, "at": link.at, "same_browser": same_browser}


@router.post("/account/links/follow", summary="Sign in with a link")
async def follow_link(asked: FollowedLink, request: Request, response: Response, services: ServicesDep, you: KnownPerson) -> SignedIn:
    """As with a passkey, you are asked first if this device's person has games of her own."""
    link = services.accounts.links.read(asked.secret, "login", services.clock.time())
    return await welcomed(request, response, services, await services.database.run(services.accounts.follow_link, you, link, asked.merge))


@router.delete("/account/mail", status_code=204, response_model=None, summary="Have your mail address forgotten")
async def remove_mail(services: ServicesDep, you: CurrentPerson) -> None:
    await services.database.run(services.accounts.remove_mail, you)


# Leaving


@router.post("/account/sign-out", status_code=204, response_model=None, summary="Sign out, here or everywhere")
async def sign_out(asked: SigningOut, response: Response, services: ServicesDep, you: CurrentPerson) -> None:
    await services.accounts.sign_out(you, asked.everywhere)
    response.delete_cookie(COOKIE_NAME)


@router.get("/account/export", responses={200: {"content": {"application/json": {}}}}, summary="All that is kept of you")
async def export(services: ServicesDep, you: CurrentPerson) -> StreamingResponse:
    """One JSON object: you, what each part of the house keeps of you, and your games, the finished ones with their records."""
    exporting = services.accounts.exporting
    if you.id in exporting:
        raise Conflict("this is being put together already")

    async def pieces() -> AsyncIterator[str]:
        exporting.add(you.id)
        try:
            async for piece in services.accounts.export(you):
                yield piece
        finally:
            exporting.discard(you.id)

    headers = {"Content-Disposition": 'attachment; filename="ukiyo.json"'}
    return StreamingResponse(pieces(), media_type="application/json", headers=headers)


@router.post("/account/delete", status_code=204, response_model=None, summary="Have yourself forgotten")
async def forget(asked: Forgetting, response: Response, services: ServicesDep, you: CurrentPerson) -> None:
    """Your games stay, nameless; where you play a bot sits down, and where nothing has begun you get up. Nothing of it can be undone."""
    if asked.name != you.name:
        raise Conflict("say your name exactly as it is, to be forgotten")
    await services.accounts.forget(you)
    services.people.saved.pop(you.id, None)
    response.delete_cookie(COOKIE_NAME)
