"""Who is who: signed cookies for browsers, unguessable tokens for seats."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

COOKIE: Final = "hotelier"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
"""Under this name browsers take a cookie only over https and only from this very host."""
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers allow
TOKEN_BYTES: Final = 18  # 144 bits


class Account(NamedTuple):
    """On whose account something is done: a browser, and the digest of the address it came from.

    Cookies cost nothing, so whatever is limited is limited by both. Tables of older versions do
    not know the address.
    """

    client: str
    address: str = ""


def new_token() -> str:
    """A name that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is stored of a token: enough to recognise it, not to use it."""
    return sha256(token.encode()).hexdigest()


def is_same(token: str, stored: str) -> bool:
    """Whether a token is the one whose digest was stored, in constant time."""
    return hmac.compare_digest(digest(token), stored)


def sign(client: str, secret: str) -> str:
    """The cookie of a browser."""
    return f"{client}.{_signature(client, secret)}"


def cookie_header(client: str, secret: str, is_secure: bool) -> str:
    """What a browser is told to keep, so that it is known again."""
    name, secure = (SAFE_COOKIE, "; Secure") if is_secure else (COOKIE, "")
    value = sign(client, secret)
    return f"{name}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"


def read(cookie: str | None, secret: str) -> str | None:
    """The browser that a cookie names, if this server has signed it."""
    client, _, signature = (cookie or "")[:200].rpartition(".")
    if client and hmac.compare_digest(signature.encode(), _signature(client, secret).encode()):
        return client
    return None


def _signature(client: str, secret: str) -> str:
    return hmac.new(secret.encode(), client.encode(), sha256).hexdigest()
