"""For whoever runs the server: whether a worker is well, and its numbers."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address

from litestar import Response, get
from litestar.di import NamedDependency as Given

import hardboiled
from hardboiled.server.api.answers import AnyRequest, address
from hardboiled.server.refusal import Refused
from hardboiled.server.tables.hub import Hub
from hardboiled.server.telemetry.metrics import Metrics


@get("/healthz", include_in_schema=False)
async def health(hub: Given[Hub]) -> Response[dict[str, str]]:
    """Whether this worker can serve: it can write to its store."""
    if not await hub.health.sound():
        return Response({"status": "the store cannot be written"}, status_code=503)
    return Response({"status": "ok", "version": hardboiled.__version__})


@get("/metrics", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def show_metrics(hub: Given[Hub], metrics: Given[Metrics], request: AnyRequest) -> str:
    """Not for players: that a choice was counted tells that somebody made one in secret."""
    if not _is_operator(request, hub.settings.metrics_token):
        raise Refused("not-allowed", "The numbers are for this machine, or for who has the operator's token.")
    live = hub.live_tables
    metrics.tables_in_memory(len(live))
    metrics.connections(sum(len(table.audience) for table in live))
    return metrics.text()


def _is_operator(request: AnyRequest, token: str) -> bool:
    """Somebody on this machine itself, or with the token (`Authorization: Bearer ...`)."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and compare_digest(given.encode(), token.encode()):
        return True
    return at_this_machine(request)


def at_this_machine(request: AnyRequest) -> bool:
    if request.scope["state"]["forwarded"] and not request.scope["state"]["proxied"]:
        return False  # through a proxy on this machine that nobody named: everybody looks like this machine
    try:
        return ip_address(address(request)).is_loopback
    except ValueError:
        return False


HANDLERS = [health, show_metrics]
