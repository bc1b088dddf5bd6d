"""Derives a separate key for each purpose from the server's secret, so that a signature is valid for one purpose only."""

import hmac
from typing import Literal

Purpose = Literal["cookies", "asked links", "mail links", "addresses", "challenges", "deals", "hooks", "households"]


def derived_key(secret: bytes, purpose: Purpose) -> bytes:
    """Derives a key with HKDF and SHA-256 (RFC 5869): one block of output."""
    extracted = hmac.digest(b"ukiyo", secret, "sha256")
    return hmac.digest(extracted, purpose.encode() + b"\x01", "sha256")
