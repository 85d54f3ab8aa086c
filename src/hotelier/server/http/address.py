"""From where somebody asks: what counts as one address, and what is remembered of it."""

from __future__ import annotations

import hmac
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

MOST_TEXT: Final = 100
HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address name a household; the others it gives out as it likes."""


def one_address(host: str) -> str:
    """The address that counts: of IPv6 the network of a household, else the address itself."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:MOST_TEXT]  # a socket of the system, or what a proxy has made up
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOUSEHOLD), strict=False))


@lru_cache(maxsize=4096)
def address_digest(host: str, secret: str) -> str:
    """What the server keeps of an address: enough to count by; itself it is in no file or log."""
    text = f"address {one_address(host)}"
    return hmac.new(secret.encode(), text.encode("utf-8", "replace"), sha256).hexdigest()[:32]


def proxy_fault(host: str, forwarded: str | None, *, is_public: bool) -> str | None:
    """What is wrong with the proxy, if all players seem to come from its address.

    ``forwarded`` is what it says of the player, and ``host`` whom the server takes for him.
    """
    if forwarded is not None and host not in forwarded:
        return "it is not trusted; name its address in FORWARDED_ALLOW_IPS"
    if forwarded is None and is_public and one_address(host) in ("127.0.0.1", "::/64"):
        return "it does not send X-Forwarded-For"
    return None
