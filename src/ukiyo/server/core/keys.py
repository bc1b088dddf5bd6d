"""One key for each purpose, derived from the server's secret, so that nothing signed for one purpose is accepted for another."""

import hmac
from typing import Literal

Purpose = Literal["cookies", "asked links", "mail links", "addresses", "challenges", "deals", "hooks", "households"]


def derived_key(secret: bytes, purpose: Purpose) -> bytes:
    """HKDF with SHA-256 (RFC 5869), for one block of output."""
    extracted = hmac.digest(b"ukiyo", secret, "sha256")
    return hmac.digest(extracted, purpose.encode() + b"\x01", "sha256")
