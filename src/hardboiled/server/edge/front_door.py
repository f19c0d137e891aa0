"""The front door: every request passes here. It says who comes, turns away requests that another
site's page sends, sets the headers browsers keep order by, and counts."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hardboiled.server.edge.connections import Door
from hardboiled.server.edge.proxies import FORWARDED, Caller
from hardboiled.server.identity import COOKIE, Identity, new_id
from hardboiled.server.protocol import Fault
from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics

YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class FrontDoor(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, identity: Identity, metrics: Metrics, door: Door) -> None:
        self._identity = identity
        self._metrics = metrics
        self._door = door
        self._warned = False

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        caller = self._caller(scope, headers)
        cookie = cookie_of(headers.get("cookie", ""))
        known = self._identity.player_of(cookie)
        scope["state"]["session"] = self._identity.fingerprint(cookie) if known and cookie else ""
        scope["state"]["player"] = known or new_id()
        scope["state"]["address"] = caller.address
        scope["state"]["proxied"] = caller.proxied
        scope["state"]["forwarded"] = any(name in headers for name in FORWARDED)
        foreign = not from_here(headers, caller.host)
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"]["foreign"] = foreign
            with self._door.live(caller.address, caller.proxied) as too_many:
                scope["state"]["too_many"] = too_many
                await next_app(scope, receive, send)
            return
        if foreign and scope.get("method") not in SAFE:
            await _refuse(send)
            return
        await self._serve(scope, receive, send, next_app, known)

    def _caller(self, scope: Scope, headers: Headers) -> Caller:
        """Who comes, with what a named proxy says about them put into the scope."""
        client, secure = scope.get("client") or ("", 0), scope.get("scheme") in ("https", "wss")
        caller = self._door.proxies.caller(client[0], "https" if secure else "http", headers)
        if caller.proxied:
            scope["client"] = (caller.address, 0)
            web = caller.scheme if scope["type"] == ScopeType.HTTP else caller.scheme.replace("http", "ws")
            scope["scheme"] = web
        elif not self._warned and "x-forwarded-for" in headers and client[0] not in self._door.proxies:
            self._warned = True
            note("forwarded headers of a proxy nobody named", logging.WARNING, address=client[0], option="--proxy")
        return caller

    async def _serve(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp, known: str | None) -> None:
        began = time.perf_counter()
        secure = scope.get("scheme") == "https"
        api = scope["path"].startswith("/api/")
        # A newcomer's page asks several things at once: if each answer named them anew, the last would win.
        introduces = scope["path"] == "/api/me" or scope.get("method") not in SAFE

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    out.setdefault(name, value)
                if secure:
                    out.setdefault("Strict-Transport-Security", f"max-age={YEAR}")
                player = scope["state"]["player"]
                if api:
                    out.setdefault("Cache-Control", "no-store")
                    if introduces and player != known:
                        out.add("Set-Cookie", self._set_cookie(player, secure))
                seconds = time.perf_counter() - began
                self._metrics.requests(f"{message['status'] // 100}xx")
                self._metrics.request_seconds(seconds)
                level = logging.WARNING if message["status"] >= 500 else logging.DEBUG
                route = scope.get("path_template", "") or "-"
                facts = {"status": message["status"], "ms": round(seconds * 1000, 1)}
                note("request", level, method=scope["method"], route=route, **facts)  # type: ignore[typeddict-item]
            await send(message)

        await next_app(scope, receive, send_on)

    def _set_cookie(self, player: str, secure: bool) -> str:
        cookie = f"{COOKIE}={self._identity.cookie(player)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return cookie + ("; Secure" if secure else "")


def cookie_of(header: str) -> str | None:
    """Our cookie's value, found in one pass over the header (our own values need no quotes)."""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


def from_here(headers: Headers, host: str) -> bool:
    """Whether a page of this server sent it, or a program (which sends no origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


async def _refuse(send: Send) -> None:
    fault = Fault(code="not-allowed", text="Another site sent this request; it was not carried out.")
    body = msgspec.json.encode(fault)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
