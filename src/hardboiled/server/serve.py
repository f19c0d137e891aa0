"""`hardboiled serve`: the web table on this machine, with one worker or several."""

from __future__ import annotations

import gc
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn
from litestar import Litestar

from hardboiled.kernel.errors import HardboiledError
from hardboiled.server.app import create_app
from hardboiled.server.settings import METRICS_VARIABLE, Settings, default_data_dir, to_environment
from hardboiled.server.telemetry import logs

TRIED_PORTS = 20
MAX_MESSAGE = 32_000
GRACE_SECONDS = 5
COLLECT = (10_000, 20, 50)
"""Matches and scenes are trees that die by themselves; looking through all of them for cycles stops a
busy worker for a quarter of a second, so it is done seldom."""


class CannotServe(HardboiledError):
    """The server cannot start; the message says why and what would help."""


def worker_app() -> Litestar:
    """What each worker process runs."""
    logs.set_up()
    app = create_app()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    return app


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: str | Path | None = None,
    database_url: str | None = None,
    workers: int = 1,
    open_browser: bool = True,
) -> None:
    """Serve until interrupted. A port that is taken: the next free one, and it says so."""
    settings = Settings(
        data_dir=str(_prepared(Path(data_dir) if data_dir else default_data_dir())),
        database_url=_checked(database_url or ""),
        workers=workers,
        metrics_token=os.environ.get(METRICS_VARIABLE, ""),
        warm=True,
    )
    to_environment(settings)
    port = _free_port(host, port)
    address = _address(host, port)
    print(f"Hardboiled is at {address}   (Ctrl-C stops it)")
    where = "PostgreSQL" if settings.on_postgres else settings.data_dir
    print(f"Tables are kept in {where}; {workers} worker{'s' if workers > 1 else ''}.", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    uvicorn.run(
        "hardboiled.server.serve:worker_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    print("Hardboiled has stopped; every table is kept.")


def _prepared(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotServe(f"{folder} cannot be written ({error.strerror}); name another folder: --data-dir.") from None
    return folder


def _checked(url: str) -> str:
    if not url or url.startswith("sqlite:"):
        return url
    if not url.startswith(("postgresql:", "postgres:")):
        raise CannotServe("--database-url is a postgresql://user:password@host/name address.")
    try:
        import asyncpg  # noqa: F401
    except ModuleNotFoundError:
        raise CannotServe("PostgreSQL needs the package asyncpg: pip install 'hardboiled[postgres]'.") from None
    return url


def _free_port(host: str, port: int) -> int:
    """This port, or the next that is free."""
    for tried in range(port, min(port + TRIED_PORTS, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, tried))
            except socket.gaierror:
                raise CannotServe(f"{host} is no address of this machine; try --host 127.0.0.1.") from None
            except OSError:
                continue
        if tried != port:
            print(f"Port {port} is taken; using {tried} instead.")
        return tried
    raise CannotServe(f"No port from {port} to {port + TRIED_PORTS - 1} is free on {host}; name another: --port.")


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _open_when_up(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
