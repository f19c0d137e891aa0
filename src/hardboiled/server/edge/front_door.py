"""The front door: every request passes here. It says who comes, turns away requests that another
site's page sends, sets the headers browsers keep order by, and counts."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

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

    def __init__(self, identity: Identity, metrics: Metrics) -> None:
        self._identity = identity
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        known = self._identity.player_of(_cookie(headers.get("cookie", "")))
        scope["state"]["player"] = known or new_id()
        scope["state"]["address"] = (scope.get("client") or ("", 0))[0]
        foreign = not from_here(headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"]["foreign"] = foreign
            await next_app(scope, receive, send)
            return
        if foreign and scope.get("method") not in SAFE:
            await _refuse(send)
            return
        await self._serve(scope, receive, send, next_app, known)

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


def _cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None


def from_here(headers: Headers) -> bool:
    """Whether a page of this server sent it, or a program (which sends no origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("x-forwarded-host") or headers.get("host") or ""
    return urlsplit(origin).netloc.lower() == host.lower()


async def _refuse(send: Send) -> None:
    fault = Fault(code="not-allowed", text="Another site sent this request; it was not carried out.")
    body = msgspec.json.encode(fault)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
