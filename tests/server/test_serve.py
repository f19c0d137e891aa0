"""Starting: ports, folders and addresses that will not do are named, with what would."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from hardboiled.server.serve import CannotServe, _address, _checked, _free_port, _prepared
from hardboiled.server.settings import Settings


def test_a_taken_port_gives_the_next_free_one_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert _free_port("127.0.0.1", port) > port
    assert f"Port {port} is taken" in capsys.readouterr().out


def test_what_will_not_do_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="--data-dir"):
        _prepared(tmp_path / "file" / "folder")
    with pytest.raises(CannotServe, match="postgresql://"):
        _checked("mysql://localhost/x")
    with pytest.raises(CannotServe, match="--host"):
        _free_port("no.such.host.invalid", 8000)


def test_addresses_can_be_clicked() -> None:
    assert _address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert _address("::1", 80) == "http://[::1]:80"


def test_database_addresses_get_their_driver() -> None:
    assert Settings(data_dir="/x", database_url="postgres://h/d").url == "postgresql+asyncpg://h/d"
    assert Settings(data_dir="/x", database_url="postgresql://h/d").on_postgres
    assert Settings(data_dir="/x").url == "sqlite:////x/hardboiled.sqlite"
