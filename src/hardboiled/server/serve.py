"""`hardboiled serve`: the web table on this machine, with one worker or several."""

from __future__ import annotations

import errno
import os
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from hardboiled.kernel.errors import HardboiledError
from hardboiled.server.app import create_app
from hardboiled.server.edge.connections import GuardedHttp, GuardedWebSocket, raise_file_limit
from hardboiled.server.edge.proxies import BadProxy, Proxies
from hardboiled.server.settings import (
    METRICS_VARIABLE,
    PROXIES_VARIABLE,
    WATCH_VARIABLE,
    Settings,
    default_data_dir,
    from_environment,
    to_environment,
)
from hardboiled.server.telemetry import logs
from hardboiled.server.telemetry.logs import note

TRIED_PORTS = 20
PORT = 8000
MAX_MESSAGE = 32_000
GRACE_SECONDS = 5
PARENT_SECONDS = 1.0
SERVER: dict[str, Any] = {
    "http": GuardedHttp,
    "ws": GuardedWebSocket,
    "proxy_headers": False,  # our front door does it, for the proxies that were named
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_max_size": MAX_MESSAGE,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 40,
    "timeout_graceful_shutdown": GRACE_SECONDS,
}
"""How uvicorn is run."""


class CannotServe(HardboiledError):
    """The server cannot start; the message says why and what would help."""


def worker_app() -> Litestar:
    """What each worker process runs."""
    logs.set_up()
    settings = from_environment()
    if settings.workers > 1:
        _go_with(settings.parent or os.getppid())
    return create_app(settings)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data_dir: str | Path | None = None,
    database_url: str | None = None,
    workers: int = 1,
    proxies: Sequence[str] = (),
    bot_talk: bool = True,
    open_browser: bool = True,
) -> None:
    """Serve until interrupted. No port named: 8000, or the next free one, and it says so."""
    settings = Settings(
        data_dir=str(_prepared(Path(data_dir) if data_dir else default_data_dir())),
        database_url=_checked(database_url or ""),
        workers=workers,
        metrics_token=os.environ.get(METRICS_VARIABLE, ""),
        proxies=_proxies(proxies),
        bot_talk=bot_talk,
        watch_loop=_watched(),
        warm=True,
    )
    port = _free_port(host, PORT) if port is None else _own_port(host, port)
    address = _address(host, port)
    print(f"Hardboiled is at {address}   (Ctrl-C stops it)")
    where = "PostgreSQL" if settings.on_postgres else settings.data_dir
    print(f"Tables are kept in {where}; {workers} worker{'s' if workers > 1 else ''}.", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    run(settings, host, port)
    print("Hardboiled has stopped; every table is kept.")


def run(settings: Settings, host: str, port: int) -> None:
    """The server itself, with these settings, until interrupted."""
    to_environment(msgspec.structs.replace(settings, host=host, port=port, parent=os.getpid()))
    os.umask(0o077)
    raise_file_limit()
    uvicorn.run(
        "hardboiled.server.serve:worker_app", factory=True, host=host, port=port, workers=settings.workers, **SERVER
    )


def _go_with(parent: int) -> None:
    """A worker whose parent is gone would keep the port and serve on with nobody to stop it."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(PARENT_SECONDS)
        note("the parent process is gone; stopping")
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(2 * GRACE_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _prepared(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
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


def _proxies(named: Sequence[str]) -> tuple[str, ...]:
    """Those named on the command line, else in the environment."""
    given = tuple(named) or tuple(one.strip() for one in os.environ.get(PROXIES_VARIABLE, "").split(",") if one.strip())
    try:
        Proxies(given)
    except BadProxy as error:
        raise CannotServe(str(error)) from None
    return given


def _watched() -> float:
    given = os.environ.get(WATCH_VARIABLE, "")
    try:
        return float(given or 0)
    except ValueError:
        raise CannotServe(f"{WATCH_VARIABLE} is a number of seconds such as 0.05; not {given!r}.") from None


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except socket.gaierror:
            raise CannotServe(f"{host} is no address of this machine; try --host 127.0.0.1.") from None
        except PermissionError:
            raise CannotServe(f"Port {port} is not for ordinary users; name one above 1023: --port.") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotServe(f"{host} port {port} cannot be listened on: {error.strerror}.") from None
            return False
    return True


def _own_port(host: str, port: int) -> int:
    """The port that was asked for, and no other."""
    if not _is_free(host, port):
        raise CannotServe(f"Port {port} is taken on {host}; stop what listens there, or name another: --port.")
    return port


def _free_port(host: str, port: int) -> int:
    """This port, or the next that is free."""
    for tried in range(port, min(port + TRIED_PORTS, 65536)):
        if _is_free(host, tried):
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
