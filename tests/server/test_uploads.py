"""Saves from strangers: whatever they hold, the server stays up and says what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.testing import TestClient

from hardboiled import start
from hardboiled.kernel.laws import random_game


def upload(guest: TestClient, body: Any) -> Any:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return guest.post("/api/tables/upload", content=content, headers={"content-type": "application/json"})


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    match = start("smugglers", "docks", ["Ann", "Bob"], seed=9)
    random_game(match, 1)
    return dict(json.loads(match.save()))


def test_a_save_comes_back_as_a_table(newcomer: TestClient, saved: dict[str, Any]) -> None:
    answer = upload(newcomer, saved)
    assert answer.status_code == 201
    info = newcomer.get(f"/api/tables/{answer.json()['id']}").json()
    assert info["status"] == "over"
    assert info["number"] == len(saved["log"])
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]


HOSTILE = {
    "nothing": lambda save: {},
    "another format": lambda save: {**save, "hardboiled": 99},
    "an unknown game": lambda save: {**save, "header": {**save["header"], "game": "../../etc"}},
    "an unknown mode": lambda save: {**save, "header": {**save["header"], "mode": "x"}},
    "no seats": lambda save: {**save, "header": {**save["header"], "seats": []}},
    "a hundred seats": lambda save: {**save, "header": {**save["header"], "seats": ["x"] * 100}},
    "an option that is none": lambda save: {**save, "header": {**save["header"], "options": {"__class__": 1}}},
    "another rules version": lambda save: {**save, "header": {**save["header"], "rules_version": "0"}},
    "a choice that was never offered": lambda save: {**save, "log": [["smuggler-1", {"do": "guess", "dock": "x"}]]},
    "a seat that is none": lambda save: {**save, "log": [["nobody", save["log"][0][1]]]},
    "an action that is none": lambda save: {**save, "log": [["smuggler-1", {"do": "os.system"}]]},
    "more after the end": lambda save: {**save, "log": save["log"] * 2},
    "a state of its own": lambda save: {**save, "began": save["snapshot"]["state"]},
    "a snapshot from nowhere": lambda save: {**save, "snapshot": {"at": -1, "state": {}}},
    "a log that is no list": lambda save: {**save, "log": "log"},
}


@pytest.mark.parametrize("what", list(HOSTILE))
def test_what_is_no_save_is_refused(newcomer: TestClient, saved: dict[str, Any], what: str) -> None:
    answer = upload(newcomer, HOSTILE[what](saved))
    assert answer.status_code == 409, answer.text
    assert answer.json()["text"]
    assert newcomer.get("/api/tables/mine").json() == []


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("not JSON", b"\x00\xff"),
        ("a list", b"[]"),
        ("deep", b'{"a":' * 5000 + b"1" + b"}" * 5000),
        ("huge", b'{"a":"' + b"x" * 9_000_000 + b'"}'),
    ],
)
def test_what_cannot_be_read_is_refused(newcomer: TestClient, what: str, body: bytes) -> None:
    assert upload(newcomer, body).status_code in (400, 413), what


def test_names_and_seeds_of_uploads_are_tamed(newcomer: TestClient) -> None:
    match = start("smugglers", "docks", ["Ann", "Bob"], seed=9)
    save = json.loads(match.save())
    save["header"]["seats"] = ["A" * 500, "\n\x00 "]
    info = newcomer.get(f"/api/tables/{upload(newcomer, save).json()['id']}").json()
    assert len(info["seats"][0]["name"]) == 40
    save["header"]["seed"] = 2**200
    assert upload(newcomer, save).status_code == 409
