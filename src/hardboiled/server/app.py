"""The Litestar application: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hardboiled
from hardboiled.server.api import games, learning, matches, operator, people, puzzles, reach, tables
from hardboiled.server.api.description import describe
from hardboiled.server.bots.driver import Driver
from hardboiled.server.bots.processes import Brain
from hardboiled.server.bots.study import Study
from hardboiled.server.edge import pages
from hardboiled.server.edge.connections import Door
from hardboiled.server.edge.front_door import FrontDoor
from hardboiled.server.edge.limits import Throttle, TooFast
from hardboiled.server.identity import Identity, load_key, new_id
from hardboiled.server.protocol import Fault
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings, from_environment
from hardboiled.server.store import LimitStore, migrate
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.news import News, Publisher, channels_for
from hardboiled.server.tables.presence import Presence
from hardboiled.server.tables.replays import Replays
from hardboiled.server.telemetry.collecting import Collecting
from hardboiled.server.telemetry.logs import failed, note
from hardboiled.server.telemetry.loop_watch import LoopWatch
from hardboiled.server.telemetry.metrics import Metrics

MAX_BODY = 64_000
TAKE_OVER_SECONDS = 1.5
FORGET_SECONDS = 600
SESSION_SECONDS = 2.0


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; without settings, those of the environment."""
    settings = settings or from_environment()
    Path(settings.data_dir).mkdir(parents=True, exist_ok=True)
    worker = f"{socket.gethostname()[:30]}-{os.getpid()}-{new_id()[:6]}"
    identity, metrics = Identity(load_key(Path(settings.data_dir))), Metrics()
    brain, study = Brain(settings.bot_processes, settings.bot_patience, metrics), Study(settings, metrics)
    hints = Brain(1, settings.hint_patience + settings.hint_thinking, metrics, nice=7)
    driver, channels = Driver(settings, brain, hints, worker), channels_for(settings)
    hub = Hub(settings, identity, metrics, Publisher(channels, worker), driver)
    news, presence = News(hub, channels, worker), Presence(hub)
    throttle = Throttle(settings.limits, LimitStore(hub.database) if hub.shared else None, settings.limited)
    door, collecting = Door(settings, metrics), Collecting()
    parts = {
        "hub": hub,
        "study": study,
        "driver": driver,
        "throttle": throttle,
        "replays": Replays(hub.aside),
        "metrics": metrics,
    }

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        if settings.watch_loop:
            LoopWatch(settings.watch_loop, metrics).begin()
        await migrate(hub.database)
        await hub.follow_sessions()
        if settings.warm:
            brain.warm()
            await asyncio.to_thread(games.lobby_of_all)
        loops = [
            asyncio.create_task(_repeat("look", settings.poll_seconds, news.look)),
            asyncio.create_task(_repeat("take over", TAKE_OVER_SECONDS, lambda: driver.take_over(hub))),
            asyncio.create_task(_repeat("presence", presence.seconds, presence.renew)),
            asyncio.create_task(_repeat("idle", 20, _async(hub.forget_idle))),
            asyncio.create_task(_repeat("rest", 20, _async(hints.rest))),
            asyncio.create_task(_repeat("rest", 20, _async(study.rest))),
            asyncio.create_task(_repeat("garbage", 5, _async(collecting.tell))),
            asyncio.create_task(_repeat("sessions", SESSION_SECONDS, hub.follow_sessions)),
            asyncio.create_task(_repeat("limits", FORGET_SECONDS, throttle.forget)),
        ]
        async with channels:
            loops.append(asyncio.create_task(news.listen()))
            note("worker started", worker=worker, files=getrlimit(RLIMIT_NOFILE)[0], connections=door.most)
            try:
                yield
            finally:
                await _stop(hub, driver, loops)
                brain.close()
                hints.close()
                study.close()
                hub.aside.close()
                await hub.database.close()
        note("worker stopped", worker=worker)

    @asynccontextmanager
    async def collecting_seldom(_app: Litestar) -> AsyncIterator[None]:
        with collecting.seldom():
            yield

    app = Litestar(
        route_handlers=[
            *people.HANDLERS,
            *games.HANDLERS,
            *learning.HANDLERS,
            *puzzles.HANDLERS,
            *tables.HANDLERS,
            *matches.HANDLERS,
            *operator.HANDLERS,
            *reach.HANDLERS,
            *pages.HANDLERS,
        ],
        dependencies={name: _given(part) for name, part in parts.items()},
        middleware=[FrontDoor(identity, metrics, door)],
        lifespan=[lifespan, collecting_seldom],
        exception_handlers={
            Refused: _refused,
            TooFast: _too_fast,
            HTTPException: _http_error,
            Exception: _our_error,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1500, exclude_opt_key="packed"),
        openapi_config=OpenAPIConfig(
            title="Hardboiled",
            version=hardboiled.__version__,
            description="The web table. The live protocol is at /api/tables/{id}/live (see protocol.py).",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
        state=State({"door": door, "throttle": throttle}),
    )
    describe(app)
    return app


async def _stop(hub: Hub, driver: Driver, loops: list[asyncio.Task[None]]) -> None:
    """Finish what is being written, and send everybody away to come again."""
    for task in loops:
        task.cancel()
    await asyncio.gather(*loops, return_exceptions=True)
    await driver.close(hub)
    for live in hub.live_tables:
        async with live.lock:
            hub.forget(live)


async def _repeat(what: str, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except Exception:
            failed("a background task failed", task=what)


def _async(do: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def done() -> None:
        do()

    return done


def _given(part: Any) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)


# Errors: every one is a Fault.


def _fault(status: int, code: str, words: str) -> Response[Fault]:
    return Response(Fault(code=code, text=words), status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Fault]:
    return _fault(error.status, error.code, error.text)


def _too_fast(_: Request[Any, Any, Any], _error: TooFast) -> Response[Fault]:
    response = _fault(429, "too-fast", "That was too fast; wait a moment.")
    response.headers["Retry-After"] = "5"
    return response


_CODES = {404: "gone", 405: "bad-message", 413: "too-large", 403: "not-allowed"}


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    words = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    for problem in extra[:3]:
        if isinstance(problem, dict):
            words += f" ({problem.get('key', '')}: {problem.get('message', '')})"
    response = _fault(error.status_code, _CODES.get(error.status_code, "bad-message"), words[:500])
    response.headers.update(error.headers or {})
    return response


def _our_error(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    if isinstance(error, RecursionError):
        return _fault(400, "bad-message", "That is nested too deeply.")
    if isinstance(error, UnicodeDecodeError):
        return _fault(400, "bad-message", "That is no text in UTF-8.")
    failed("a request failed", route=request.scope.get("path_template", ""))
    return _fault(500, "our-error", "Something went wrong here; it has been noted.")
