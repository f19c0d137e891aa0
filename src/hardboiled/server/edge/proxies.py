"""Who comes through a proxy: only proxies that the operator has named are believed."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from litestar.datastructures import Headers
from msgspec import Struct

ANY = "*"
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded")


class BadProxy(ValueError):
    """Not the address of a proxy."""


class Caller(Struct, frozen=True):
    """Who is at the other end, as far as it can be believed."""

    address: str
    scheme: str
    host: str
    proxied: bool = False


class Proxies:
    """The proxies named, as addresses or networks (`10.0.0.0/8`); `*` believes everybody."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self._all = ANY in named
        self._networks: list[IPv4Network | IPv6Network] = []
        for one in named:
            if one != ANY:
                try:
                    self._networks.append(ip_network(one.strip(), strict=False))
                except ValueError:
                    raise BadProxy(f"{one!r} is no address of a proxy; name it like 127.0.0.1 or 10.0.0.0/8.") from None

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def caller(self, address: str, scheme: str, headers: Headers) -> Caller:
        """Who comes: by the forwarded headers if a named proxy brings them. The last address that is no proxy
        of ours counts; whatever stands before it the caller may have made up."""
        host = headers.get("host") or ""
        if address not in self:
            return Caller(address, scheme, host)
        steps = [step.strip() for step in ",".join(headers.getall("x-forwarded-for", [])).split(",") if step.strip()]
        came = next((step for step in reversed(steps) if step not in self), (steps or [address])[0])
        proto = headers.get("x-forwarded-proto", "").strip().lower()
        return Caller(
            address=_bare(came),
            scheme=proto if proto in ("http", "https") else scheme,
            host=headers.get("x-forwarded-host") or host,
            proxied=bool(steps),
        )


def _bare(address: str) -> str:
    """An address without its port."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.rpartition(":")[0] if address.count(":") == 1 else address
