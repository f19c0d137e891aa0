"""How one server runs: where it keeps things, how many bots think at once, what it allows."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

METRICS_VARIABLE = "HARDBOILED_METRICS_TOKEN"
"""The environment variable by which an operator gives the token of /metrics."""
PROXIES_VARIABLE = "FORWARDED_ALLOW_IPS"
"""The environment variable that names proxies (by uvicorn's name for it)."""
WATCH_VARIABLE = "HARDBOILED_WATCH_LOOP"
"""The environment variable that switches the measuring of the event loop on: `0.05` for 50 ms."""
VARIABLE = "HARDBOILED_SERVER"
"""The environment variable that carries the settings to worker processes."""


class Limits(Struct, frozen=True, kw_only=True):
    """How often one person (or one address, where people are not known yet) may do a thing: so many
    at once, then so many a minute."""

    create: tuple[int, float] = (10, 20)
    join: tuple[int, float] = (20, 60)
    sign_in: tuple[int, float] = (5, 6)
    chat: tuple[int, float] = (10, 40)
    chat_address: tuple[int, float] = (30, 120)
    """Lines of everybody who comes from one address."""
    guess: tuple[int, float] = (20, 30)
    """Passphrases that did not fit, for one name, wherever they come from."""
    move: tuple[int, float] = (60, 600)
    hint: tuple[int, float] = (5, 20)
    upload: tuple[int, float] = (3, 6)
    connect: tuple[int, float] = (120, 240)
    look: tuple[int, float] = (120, 600)
    """Questions that cost something to answer: scenes, moments of a replay, saves, lists."""


class Patience(Struct, frozen=True, kw_only=True):
    """Seconds a connection may take."""

    head: float = 10.0
    """Until a request and its headers are there."""
    pause: float = 15.0
    """Without a byte in the middle of a body."""
    body: float = 120.0
    """Until a body is there."""
    answer: float = 120.0
    """Until an answer is given and sent."""


class Settings(Struct, frozen=True, kw_only=True):
    data_dir: str
    database_url: str = ""
    """'' is SQLite in the data folder; else postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 0
    """Where it listens, as far as it knows (0: it does not)."""
    parent: int = 0
    """The process that workers belong to, and end with."""
    workers: int = 1
    bot_pause: float = 0.6
    """Seconds before a bot moves and before an answer given in advance is sent, so that people can
    follow and nobody can tell the two from thinking."""
    bot_thinking: float = 2.0
    """Seconds before a bot that searches moves: it thinks no longer, however many choices it has to make in
    secret before one that shows."""
    bot_talk: bool = True
    """Whether bots say something now and then; one switch for the whole server."""
    bot_processes: int = max(1, (os.cpu_count() or 2) // 2)
    bot_patience: float = 30.0
    """Seconds a bot may think before a quicker one answers for it."""
    hint_thinking: float = 1.7
    """Seconds a hint is thought about; a quick machine needs less."""
    hint_patience: float = 12.0
    """Seconds a player is kept waiting for a hint."""
    analysis_seconds: float = 18.0
    """Seconds in which a finished match is analysed, as well as that goes."""
    analysis_processes: int = max(1, min(4, os.cpu_count() or 2))
    warm: bool = False
    """Whether games and bots are made ready at the start rather than for the first who asks."""
    lease: float = 5.0
    """Seconds after which another worker takes over the bots of a worker that fell silent."""
    poll: float = 0.0
    """Seconds between two looks at the store for what other workers did; 0: chosen by the store."""
    idle: float = 300.0
    """Seconds after which a table nobody looks at is dropped from memory."""
    metrics_token: str = ""
    """Who sends it may read /metrics from another machine; '': nobody may."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded headers are believed."""
    connections: int = 0
    """How many connections a worker holds at most; 0: as many as files may be open, but for some."""
    connections_an_address: int = 256
    """How many of them one address may have."""
    patience: Patience = field(default_factory=Patience)
    watch_loop: float = 0.0
    """For finding what is slow: seconds of processor time after which one step in the event loop is told (0: not
    measured)."""
    limits: Limits = field(default_factory=Limits)
    limited: bool = True

    @property
    def url(self) -> str:
        """The address for SQLAlchemy, with the driver we use."""
        url = self.database_url or f"sqlite:///{Path(self.data_dir) / 'hardboiled.sqlite'}"
        for plain in ("postgres:", "postgresql:"):
            if url.startswith(plain):
                return url.replace(plain, "postgresql+asyncpg:", 1)
        return url

    @property
    def on_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def poll_seconds(self) -> float:
        """Several workers on SQLite hear of each other only by looking; elsewhere it is a safety net."""
        if self.poll:
            return self.poll
        return 0.1 if self.workers > 1 and not self.on_postgres else 3.0


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    text = os.environ.get(VARIABLE, "")
    if text:
        return msgspec.json.decode(text, type=Settings)
    return Settings(data_dir=str(default_data_dir()))


def default_data_dir() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "hardboiled"
