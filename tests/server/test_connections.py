"""Before a request is a request: its size, its time, and how many connections anybody may hold."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from hardboiled.server.edge.connections import LARGEST_HEAD
from hardboiled.server.edge.front_door import cookie_of
from hardboiled.server.serve import CannotServe, serve
from hardboiled.server.settings import Patience, Settings
from server.conftest import settings_in
from server.house import House, Workers, free_port, open_house, wait_until, workers

QUICK = Patience(head=1.0, pause=1.0, body=3.0, answer=5.0)
BIG_COOKIE = '"' + "\\" * 64_000


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with little patience."""
    with open_house(msgspec.structs.replace(settings_in(tmp_path_factory.mktemp("strict")), patience=QUICK)) as house:
        yield house


@contextmanager
def talking_to(house: House) -> Iterator[socket.socket]:
    host, _, port = house.url.rpartition("/")[2].partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        yield line


def answer_to(house: House, request: bytes) -> bytes:
    with talking_to(house) as line:
        line.sendall(request)
        return line.recv(4096)


def goes_on(line: socket.socket, said: bytes, times: int, every: float = 0.0) -> None:
    """Say it again and again, as long as anybody listens."""
    for _ in range(times):
        line.sendall(said)
        time.sleep(every)


def ended(line: socket.socket, seconds: float) -> bool:
    """Whether the server hangs up within so long."""
    line.settimeout(seconds)
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def healthy(house: House, within: float = 2.0) -> bool:
    with urllib.request.urlopen(f"{house.url}/healthz", timeout=within) as answer:
        return bool(answer.status == 200)


# Sizes.


def test_a_cookie_full_of_quotes_costs_nothing(house: House) -> None:
    began = time.perf_counter()
    request = f"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a={BIG_COOKIE}; hardboiled=x\r\n\r\n".encode()
    assert b" 431 " in answer_to(house, request)
    assert time.perf_counter() - began < 1


def test_our_cookie_is_found_in_linear_time() -> None:
    hostile = ";".join([BIG_COOKIE] * 20) + "; hardboiled=ann.signed"
    began = time.perf_counter()
    assert cookie_of(hostile) == "ann.signed"
    assert time.perf_counter() - began < 0.1
    assert cookie_of('hardboiled="x') == '"x'
    assert cookie_of("other=1; hardboiledish=2") is None


@pytest.mark.parametrize("line", ["GET /%s HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nA: %s\r\n\r\n"])
def test_headers_have_an_end(house: House, line: str) -> None:
    assert b" 431 " in answer_to(house, (line % ("a" * LARGEST_HEAD)).encode())
    assert b" 431 " not in answer_to(house, (line % ("a" * (LARGEST_HEAD // 2))).encode())


def test_headers_without_end_are_refused_while_they_come(house: House) -> None:
    """Eight megabytes never get as far as memory."""
    with talking_to(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with pytest.raises(OSError):
            goes_on(line, b"A: " + b"a" * 8000 + b"\r\n", times=1000)
    assert healthy(house)


def test_many_small_headers_count_together(house: House) -> None:
    many = b"".join(b"h%d: 1\r\n" % number for number in range(4000))
    assert b" 431 " in answer_to(house, b"GET / HTTP/1.1\r\nHost: x\r\n" + many + b"\r\n")


def test_a_large_body_is_no_header(house: House) -> None:
    body = b'{"name": "%s"}' % (b"a" * 50_000)
    request = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    assert b" 400 " in answer_to(house, request % len(body) + body)


# Time.


SILENT = {
    "nothing": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: x\r\nCook",
    "half a body": b"POST /api/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
    "a second request cut off": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
}


@pytest.mark.parametrize("said", list(SILENT))
def test_who_does_not_ask_is_sent_away(strict: House, said: str) -> None:
    with talking_to(strict) as line:
        line.sendall(SILENT[said])
        assert ended(line, 4)


def test_who_asks_a_byte_at_a_time_is_sent_away(strict: House) -> None:
    with talking_to(strict) as line:
        began = time.monotonic()
        with pytest.raises(OSError):
            goes_on(line, b"G", times=100, every=0.1)
        assert time.monotonic() - began < 5


def test_a_body_that_drips_is_cut_off(strict: House) -> None:
    with talking_to(strict) as line:
        line.sendall(b"POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
        began = time.monotonic()
        with pytest.raises(OSError):
            goes_on(line, b" ", times=100, every=0.1)
        assert time.monotonic() - began < 8


def test_who_does_not_read_the_answer_is_cut_off(strict: House) -> None:
    with talking_to(strict) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        asked = b"GET /api/rules/hard-city HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises(OSError):
            goes_on(line, asked * 20, times=120, every=0.25)


def test_live_connections_are_left_alone(strict: House) -> None:
    ann, bob = strict.duel()
    with ann, bob:
        time.sleep(2.5)
        ann.choose(0)
        assert ann.receive(5) is not None


# Numbers.


def test_one_address_cannot_have_all_connections(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, connections=40, connections_an_address=10)
    with open_house(few) as house, ExitStack() as closing:
        lines = [closing.enter_context(talking_to(house)) for _ in range(10)]
        with talking_to(house) as one_more:
            assert b" 503 " in one_more.recv(4096)
        assert all(not ended(line, 0.01) for line in lines)
        lines[0].close()
        wait_until(lambda: _can_ask(house))


def test_live_connections_count_as_well(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, connections_an_address=4)
    with open_house(few) as house:
        ann, bob = house.duel()
        with ann, bob, ExitStack() as closing:
            wait_until(lambda: _can_ask(house))
            for _ in range(2):
                closing.enter_context(talking_to(house))
            wait_until(lambda: not _can_ask(house))
        wait_until(lambda: _can_ask(house))


def _can_ask(house: House) -> bool:
    try:
        return httpx.get(f"{house.url}/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_who_has_not_asked_makes_room_for_who_asks(settings: Settings) -> None:
    """Eleven hundred silent connections lock nobody out."""
    few = msgspec.structs.replace(settings, connections=20, connections_an_address=1000)
    with open_house(few) as house, ExitStack() as closing:
        lines = [closing.enter_context(talking_to(house)) for _ in range(60)]
        assert all(_can_ask(house) for _ in range(5))
        assert sum(ended(line, 0.01) for line in lines) >= 40


def test_what_was_refused_is_counted_and_told(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    few = msgspec.structs.replace(settings, connections_an_address=3)
    with open_house(few) as house, caplog.at_level("INFO", "hardboiled.server"), ExitStack() as closing:
        for _ in range(8):
            closing.enter_context(talking_to(house))
        time.sleep(0.3)
        closing.close()
        wait_until(lambda: _can_ask(house))
        numbers = httpx.get(f"{house.url}/metrics").text
    refusals = [line for line in numbers.splitlines() if "connections_refused_total" in line and "address" in line]
    assert float(refusals[0].split()[-1]) >= 5
    assert sum(record.getMessage() == "connections refused" for record in caplog.records) == 1, "a flood is one line"


def test_a_low_limit_of_files_locks_nobody_out(settings: Settings) -> None:
    """The attack itself: a server that may open few files, and more silent connections than that."""
    house = Workers(settings, free_port())
    house.start(files=256)
    try:
        with ExitStack() as closing:
            for _ in range(300):
                closing.enter_context(talking_to(house))
            assert all(healthy(house, 5) for _ in range(5))
    finally:
        house.stop()


# Proxies.


def test_forwarded_headers_of_strangers_are_not_believed(settings: Settings) -> None:
    forwarded = {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"}
    with open_house(settings) as house:
        answer = httpx.get(f"{house.url}/api/me", headers=forwarded)
        assert "Secure" not in answer.headers["set-cookie"]
        assert "Strict-Transport-Security" not in answer.headers
        evil = {**forwarded, "Origin": "http://evil.example"}
        assert httpx.post(f"{house.url}/api/sign-out", headers=evil).status_code == 403
        assert httpx.get(f"{house.url}/metrics").status_code == 200
        assert httpx.get(f"{house.url}/metrics", headers=forwarded).status_code == 403, "everybody comes from here"


def test_a_named_proxy_says_who_comes_and_how(settings: Settings) -> None:
    named = msgspec.structs.replace(settings, proxies=("127.0.0.0/8",))
    forwarded = {"X-Forwarded-For": "made.up, 1.2.3.4", "X-Forwarded-Proto": "https", "Host": "play.example"}
    with open_house(named) as house:
        answer = httpx.get(f"{house.url}/api/me", headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
        assert httpx.get(f"{house.url}/metrics", headers=forwarded).status_code == 403
        assert httpx.get(f"{house.url}/metrics").status_code == 200


# The port, the parent.


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} is taken"):
            serve(port=port, data_dir=tmp_path, open_browser=False)


def test_a_killed_parent_leaves_nobody_behind(settings: Settings) -> None:
    with workers(msgspec.structs.replace(settings, workers=2)) as house:
        assert len(_children(house.process)) >= 2
        house.process.send_signal(signal.SIGKILL)
        house.process.wait(10)
        wait_until(lambda: _port_is_free(house), 25)


def _children(process: subprocess.Popen[bytes]) -> list[int]:
    text = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(pid) for pid in text.split()]


def _port_is_free(house: House) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", int(house.url.rpartition(":")[2])))
        except OSError:
            return False
        return True


def test_the_file_limit_is_raised(settings: Settings) -> None:
    house = Workers(settings, free_port())
    house.start(files=256, most_files=2048)
    try:
        limits = Path(f"/proc/{house.process.pid}/limits").read_text()
        assert next(line for line in limits.splitlines() if "open files" in line).split()[3] == "2048"
        assert os.getpgid(house.process.pid)
    finally:
        house.stop()
