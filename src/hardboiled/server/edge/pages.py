"""The built browser client, served from the package; its pages are all one index.html."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from hardboiled.server.refusal import Refused

STATIC = Path(__file__).parents[1] / "static"
PAGES = ["/", "/new", *(f"/{page}/{{rest:path}}" for page in ("t", "replay", "learn", "puzzles", "guide", "case"))]
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hardboiled</title></head>
<body><h1>Hardboiled</h1>
<p>The server runs, but its pages have not been built yet. Run <code>make play</code> in the project's
folder: it builds them and opens this address again. (The API is described
<a href="/schema/openapi.json">here</a>.)</p>
</body></html>
"""
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


@get(PAGES, include_in_schema=False, sync_to_thread=False, media_type="text/html", packed=True)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"Cache-Control": "no-store"})
    return _send(index, request, "no-cache")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, packed=True)
def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client; anything else there is not."""
    if path.startswith("/api/"):
        raise Refused("gone", "There is no such call.")
    wanted = _found(path)
    if wanted is None:
        return _nothing(request)
    hashed = wanted.parent.name == "assets"
    return _send(wanted, request, "public, max-age=31536000, immutable" if hashed else "no-cache")


@get(["/t", "/replay"], include_in_schema=False, sync_to_thread=False, packed=True)
def cut_off(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A link that lost its table."""
    return _nothing(request)


def _found(path: str) -> Path | None:
    """The file of the client that this names."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _nothing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A lost visitor gets the page that says so and leads home."""
    index = STATIC / "index.html"
    if "text/html" not in request.headers.get("accept", "") or not index.is_file():
        return Response(b"There is no such page.", status_code=404, media_type="text/plain")
    response = _send(index, request, "no-store")
    response.status_code = 404
    return response


def _send(path: Path, request: Request[Any, Any, Any], cache: str) -> Response[bytes]:
    plain, packed = _content(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        plain = packed
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(maxsize=500)
def _content(path: Path, _changed: int) -> tuple[bytes, bytes]:
    """A file as it is, and packed where that helps."""
    plain = path.read_bytes()
    return plain, gzip.compress(plain, 9) if path.suffix in COMPRESSED else b""


HANDLERS = [page, file, cut_off]
