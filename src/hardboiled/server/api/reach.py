"""How others reach this server: for whoever sits at its machine and wants to invite somebody."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from litestar import get
from litestar.di import NamedDependency as Given

from hardboiled.server.api.answers import FAULTS, AnyRequest, looks
from hardboiled.server.api.operator import at_this_machine
from hardboiled.server.protocol import Reach
from hardboiled.server.tables.hub import Hub

FAR_AWAY = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that are nobody's: asked for the way there, the system names the address we would come from."""


@get("/api/reach", guards=[looks], responses=FAULTS, sync_to_thread=False)
def reach(hub: Given[Hub], request: AnyRequest) -> Reach:
    """Whether my address for this server works on this machine only, and which would work for others. Who comes
    from elsewhere has an address that works, and is told nothing of this machine."""
    if not at_this_machine(request):
        return Reach()
    addresses = addresses_of(hub.settings.host, hub.settings.port) if hub.settings.port else []
    return Reach(here_only=bool(hub.settings.port) and not addresses, addresses=addresses)


def addresses_of(host: str, port: int) -> list[str]:
    """How others reach a server that listens there."""
    own = local_addresses() if host in ("", "0.0.0.0", "::") else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in own if not _is_here(one)]


def local_addresses() -> list[str]:
    """The addresses of this machine in its network; nothing is sent to find them."""
    found: list[str] = []
    for address, family in FAR_AWAY:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((address, 9))
                found.append(probe.getsockname()[0])
            except OSError:
                continue  # no such network here
    return found


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


HANDLERS = [reach]
