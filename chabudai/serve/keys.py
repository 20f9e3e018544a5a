"""Secrets that hold seats. The server keeps only their digests; no secret is ever logged or stored."""

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import NewType

Digest = NewType("Digest", str)

BYTES = 16  # 128 bits


def new_token() -> str:
    """Return a new secret."""
    return token_urlsafe(BYTES)


def digest(token: str) -> Digest:
    """Return what is kept of a secret."""
    return Digest(sha256(token.encode()).hexdigest()[: 2 * BYTES])


def fits(token: str | None, kept: Digest | None) -> bool:
    """Tell whether this is the secret, in a time that says nothing about it."""
    return token is not None and kept is not None and compare_digest(digest(token), kept)
