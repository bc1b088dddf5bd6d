"""Keys are separate for each purpose, so a signature is valid for one purpose. Old cookies are replaced."""

import hashlib
import hmac
from collections.abc import Callable
from typing import get_args

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from itsdangerous import URLSafeSerializer
from itsdangerous.encoding import base64_encode

from tests.server.server_process import ANONYMOUS, ServerProcess
from ukiyo.play.errors import Forbidden, Refused
from ukiyo.server.community.sign_in_links import EmailedLinks, Link
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.errors import Unauthorized
from ukiyo.server.core.identity import Person, Signer, serializer
from ukiyo.server.core.keys import Purpose, derived_key
from ukiyo.server.notifications.unsubscribe_links import UnsubscribeLinks

SECRET = b"the secret of the house"


def old_serializer(salt: str) -> URLSafeSerializer:
    return URLSafeSerializer(SECRET, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})


def test_keys_are_derived_according_to_the_standard() -> None:
    for purpose in get_args(Purpose):
        assert derived_key(SECRET, purpose) == HKDF(hashes.SHA256(), 32, b"ukiyo", purpose.encode()).derive(SECRET)
    assert len({derived_key(SECRET, purpose) for purpose in get_args(Purpose)}) == len(get_args(Purpose))


def test_a_signature_is_valid_for_one_purpose_only() -> None:
    links, email_links, signer = EmailedLinks(SECRET), UnsubscribeLinks(SECRET), Signer(SECRET)
    made = {
        "link": links.sign(Link("sign-in", "id", "aki@example.org", "aki", "Aki", 0, "Firefox", 0.0)),
        "email link": email_links.sign("end", "aki", "aki@example.org", 1.0),
        "cookie": signer.cookie(Person("aki", "Aki")),
        "address": f"aki.QWtp.{links.index.of(EmailAddress('aki.QWtp'))}",  # the format of the first signed cookies
    }
    readers: dict[str, Callable[[str], object]] = {
        "link": lambda token: links.read(token, "sign-in", 0.0),
        "email link": lambda token: email_links.read(token, 0.0),
        "cookie": signer.person,
    }
    for kind, token in made.items():
        for reader, read in readers.items():
            if kind == reader:
                read(token)
            else:
                with pytest.raises(Refused):
                    read(token)


def test_old_unsubscribe_links_work_and_confirm_nothing() -> None:
    links, old = UnsubscribeLinks(SECRET), old_serializer("mail")
    assert links.read(str(old.dumps(["end", "aki", "aki@example.org", 9])), 1.0) == ("end", "aki", "aki@example.org")
    with pytest.raises(Forbidden):
        links.read(str(old.dumps(["verify", "aki", "aki@example.org", 9])), 1.0)


def old_cookies() -> list[str]:
    text = f"aki.{base64_encode('Aki').decode()}"
    first = f"{text}.{hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest()}"
    return [str(serializer(SECRET).dumps(["aki", "Aki"])), first]


@pytest.mark.parametrize("cookie", old_cookies())
def test_a_cookie_with_an_old_signature_is_accepted_and_replaced(cookie: str, open_server: Callable[..., ServerProcess]) -> None:
    server = open_server(UKIYO_SECRET=SECRET.decode())
    response = ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={cookie}"})
    assert response.json() == {"name": "Aki"}
    new = response.cookies["ukiyo"]
    assert "HttpOnly" in response.headers["set-cookie"]
    assert Signer(SECRET).person(new) == Person("aki", "Aki")
    assert not Signer(SECRET).is_old(new)
    assert "set-cookie" not in ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={new}"}).headers


def test_a_signed_cookie_in_another_format_is_ignored(open_server: Callable[..., ServerProcess]) -> None:
    server, signer = open_server(UKIYO_SECRET=SECRET.decode()), Signer(SECRET)
    for fields in ([], ["aki"], ["aki", 7], [7, "Aki"], ["aki", "Aki", "1"], ["aki", "Aki", 1, 2], ["", "Aki"], "aki", {"id": "aki"}, None):
        for key in (signer.serializer, signer.old_serializer):
            cookie = str(key.dumps(fields))
            with pytest.raises(Unauthorized):
                signer.person(cookie)
            assert ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={cookie}"}).status_code == 401
            response = ANONYMOUS.post(f"{server.api}/me", headers={"Cookie": f"ukiyo={cookie}"}, json={"name": "Aki"})
            assert signer.person(response.cookies["ukiyo"]) is not None
    text = "aki." + base64_encode(b"\xff").decode()
    cookie = f"{text}.{hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest()}"
    assert ANONYMOUS.get(f"{server.api}/me", headers={"Cookie": f"ukiyo={cookie}"}).status_code == 401
