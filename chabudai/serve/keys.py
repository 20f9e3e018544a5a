"""Tokens that hold seats. The server keeps only their digests; no token is ever logged or stored."""

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import NewType

Digest = NewType("Digest", str)

BYTES = 16  # 128 bits
TOKEN_LENGTH = len(token_urlsafe(BYTES))
"""How many letters a token has; one with fewer was cut short on its way."""


def new_token() -> str:
    """Return a new token."""
    return token_urlsafe(BYTES)


def digest(token: str) -> Digest:
    """Return the digest of a token, which is what the server keeps of it."""
    return Digest(sha256(token.encode()).hexdigest()[: 2 * BYTES])


def fits(token: str | None, kept: Digest | None) -> bool:
    """Tell whether this is the token with that digest, in a time that does not depend on how much of it is right."""
    return token is not None and kept is not None and compare_digest(digest(token), kept)
