"""Saves: the same match again, later rules, other content, and files that mean harm."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hardboiled
from hardboiled.kernel.errors import BadSave, CannotResume, GameBug, HardboiledError, UnknownGame
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.match import Match
from hardboiled.kernel.record import MAX_SAVE_BYTES, record
from kernel import heist as heist_game
from kernel import smugglers as smugglers_game
from kernel.test_copies import heist, midway
from kernel.test_match import picture, smugglers
from kernel.tiny import registered


def edited(text: str, **changes: Any) -> str:
    whole = json.loads(text)
    for path, value in changes.items():
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("__"))
        target = whole
        for step in steps:
            target = target[step]
        target[last] = value
    return json.dumps(whole)


@settings(max_examples=20, deadline=None)
@given(choices=st.integers(0, 40), seed=st.integers(0, 99))
def test_a_loaded_match_is_the_saved_one_and_goes_on_alike(choices: int, seed: int) -> None:
    match = midway(heist(seed), choices, seed)
    again = hardboiled.load(match.save())
    assert picture(again) == picture(match)
    assert again.header == match.header
    random_game(match, seed)
    random_game(again, seed)
    assert picture(again) == picture(match)


def test_bytes_are_read_as_well() -> None:
    assert picture(hardboiled.load(smugglers().save().encode())) == picture(smugglers())


def test_a_save_is_readable() -> None:
    match = midway(smugglers(), 3)
    whole = json.loads(match.save())
    assert whole["header"]["game"] == "smugglers"
    assert whole["log"][0][1]["do"] == "bid"
    assert "began" not in whole or whole["began"] is None


def test_a_position_set_by_hand_is_saved_with_its_beginning() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "day", 5))
    match.choose(match.asks[0].options[0])
    assert picture(hardboiled.load(match.save())) == picture(match)


def test_a_finished_match_is_loaded_finished() -> None:
    match = smugglers()
    random_game(match, 1)
    again = hardboiled.load(match.save())
    assert again.over
    assert again.outcome == match.outcome


def test_undo_after_loading() -> None:
    match = midway(smugglers(), 6)
    again = hardboiled.load(match.save())
    again.undo(agreed=True)
    match.undo(agreed=True)
    assert picture(again) == picture(match)


# Rules and content that have changed since.


def test_with_a_new_rules_version_a_match_goes_on_from_its_snapshot() -> None:
    match = midway(heist(), 11)
    text = match.save()
    with registered(replace(heist_game.GAME, rules_version="2")):
        again = hardboiled.load(text)
        assert again.header.rules_version == "2"
        assert again.state == match.state
        assert [ask.prompt for ask in again.asks] == [ask.prompt for ask in match.asks]
        random_game(again, 3)
        assert again.over
        assert hardboiled.load(again.save()).outcome == again.outcome, "saved again, it loads again"


def test_under_new_rules_a_match_goes_on_where_a_choice_no_longer_fits() -> None:
    match = next(m for m in (midway(smugglers(seats=3), n) for n in range(3, 30)) if len(m.log) - m.checkpoint.at == 2)
    before = midway(smugglers(seats=3), len(match.log) - 1)
    text = edited(match.save(), log=[*json.loads(before.save())["log"], ["smuggler-1", {"do": "bid", "card": "gone"}]])
    with pytest.raises(BadSave):
        hardboiled.load(text)
    with registered(replace(smugglers_game.GAME, rules_version="2")):
        again = hardboiled.load(text)
        assert len(again.log) == 1, "the choice before it stands"
        assert [ask.prompt for ask in again.asks] == [ask.prompt for ask in before.asks]
        random_game(again, 3)
        assert again.over


def test_a_finished_match_stays_finished_under_new_rules() -> None:
    match = smugglers()
    random_game(match, 2)
    with registered(replace(smugglers_game.GAME, rules_version="2")):
        again = hardboiled.load(match.save())
    assert again.over
    assert again.outcome == match.outcome


def pack_with(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_with_other_content_a_match_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    match = midway(smugglers(), 5)
    pack = pack_with(tmp_path / "pack", cards='[rum]\nsource = "pack"\ncopies = 6\nworth = 9\n')
    again = hardboiled.load(match.save(), packs=[pack])
    assert again.state == match.state
    assert again.content.cards["rum"].worth == 9
    assert again.header.content_digest != match.header.content_digest


def test_a_match_with_a_pack_needs_that_pack(tmp_path: Path) -> None:
    pack = pack_with(tmp_path / "pack", cards='replace = true\n[tea]\nsource = "pack"\ncopies = 30\nworth = 2\n')
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=1, packs=[pack])
    assert match.state.smugglers[0].hand == ["tea"] * 4
    text = match.save()
    assert picture(hardboiled.load(text, packs=[pack])) == picture(match)
    with pytest.raises((CannotResume, BadSave)):
        random_game(hardboiled.load(text), 1)


def test_neither_replay_nor_resume_says_what_was_and_what_is() -> None:
    match = midway(smugglers(), 5)
    text = edited(match.save(), snapshot__state__step="gone", snapshot__state__smugglers=[])
    with (
        registered(replace(smugglers_game.GAME, rules_version="2")),
        pytest.raises(CannotResume, match=r"saved with rules 1.*here are rules 2"),
    ):
        hardboiled.load(text)


def test_a_state_that_lost_a_field_cannot_be_resumed() -> None:
    whole = json.loads(midway(smugglers(), 2).save())
    del whole["snapshot"]["state"]["deck"]
    whole["header"]["rules_version"] = "0"
    with pytest.raises(CannotResume, match="deck"):
        hardboiled.load(json.dumps(whole))


# Files that are wrong or mean harm.


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", "42", '"save"', "{}", "\x00", "\ud800", "[" * 5000, '{"hardboiled":1}', "{" * 5000],
)
def test_what_is_no_save_is_said(text: str) -> None:
    with pytest.raises(BadSave):
        hardboiled.load(text)


def test_a_save_of_another_format_or_game() -> None:
    text = smugglers().save()
    with pytest.raises(BadSave, match="format 2"):
        hardboiled.load(edited(text, hardboiled=2))
    with pytest.raises(UnknownGame):
        hardboiled.load(edited(text, header__game="chess"))


def test_a_save_too_large_is_not_read() -> None:
    with pytest.raises(BadSave, match="bytes"):
        hardboiled.load(" " * (MAX_SAVE_BYTES + 1))


CHANGES: list[dict[str, Any]] = [
    {"header__mode": "harbour"},
    {"header__seats": []},
    {"header__seats": ["Ann"] * 9},
    {"header__options": {"hand": 77}},
    {"header__options": {"foot": 1}},
    {"header__seed": "seven"},
    {"header__seed": 8},
    {"log__0": ["mayor", {"do": "bid", "card": "rum"}]},
    {"log__0": ["smuggler-1", {"do": "bid", "card": "nothing"}]},
    {"log__0": ["smuggler-1", {"do": "fly"}]},
    {"log__0": ["smuggler-1", None]},
    {"log__0": ["smuggler-1"]},
    {"log": "no"},
    {"log": [["smuggler-1", {"do": "pass"}]] * 50},
    {"snapshot__at": 99},
    {"snapshot__at": -1},
    {"snapshot": None},
    {"header": None},
]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_save_that_was_tampered_with_is_refused(change: dict[str, Any]) -> None:
    match = midway(smugglers(seats=3), 8)
    with pytest.raises(HardboiledError):
        hardboiled.load(edited(match.save(), **change))


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_tampering_is_refused_with_changed_rules_too(change: dict[str, Any]) -> None:
    match = midway(smugglers(seats=3), 8)
    text = edited(edited(match.save(), header__rules_version="0"), **change)
    try:
        again = hardboiled.load(text)
    except HardboiledError:
        return
    if "log" in change:
        assert len(again.log) <= 1, "only what fits is carried out"
        return
    assert "seed" in str(change) or "options" in str(change) or "log__0" in str(change), "resuming does not need these"


HOSTILE_STATES: list[dict[str, Any]] = [
    {"snapshot__state__step": "no-such-step"},
    {"snapshot__state__step": 5},
    {"snapshot__state__smugglers": []},
    {"snapshot__state__smugglers__0__hand": ["no-such-card"] * 4},
    {"snapshot__state__carrier": 99},
    {"snapshot__state__carrier": -99},
    {"snapshot__state__chance": None},
    {"snapshot__state__deck": [1, 2]},
    {"snapshot__state__day": 10**30},
]


@pytest.mark.parametrize("change", HOSTILE_STATES, ids=str)
def test_a_hostile_snapshot_never_breaks_more_than_the_load(change: dict[str, Any]) -> None:
    match = midway(smugglers(seats=3), 8)
    try:
        loaded = hardboiled.load(edited(match.save(), header__rules_version="0", **change))
    except HardboiledError:
        return
    assert isinstance(loaded, Match)


@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_a_damaged_save_is_refused_or_still_a_match(data: st.DataObject) -> None:
    raw = bytearray(SAVED)
    kind = data.draw(st.sampled_from(["cut", "flip", "drop", "insert"]))
    if kind == "cut":
        del raw[data.draw(st.integers(0, len(raw) - 2)) :]
    for _ in range(data.draw(st.integers(1, 4))) if kind != "cut" else ():
        place = data.draw(st.integers(0, len(raw) - 1))
        if kind == "flip":
            raw[place] = data.draw(st.integers(0, 255))
        elif kind == "drop":
            del raw[place]
        else:
            raw.insert(place, data.draw(st.integers(0, 255)))
    try:
        loaded = hardboiled.load(bytes(raw))
    except HardboiledError:
        return
    assert isinstance(loaded, Match)


SAVED = midway(smugglers(seats=3), 9).save().encode()

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=120, deadline=None)
@given(data=st.data(), value=json_values)
def test_any_value_anywhere_in_a_save_is_refused_or_harmless(data: st.DataObject, value: Any) -> None:
    whole = json.loads(SAVED)
    target: Any = whole
    while isinstance(target, dict | list) and target:
        place = data.draw(st.sampled_from(sorted(target))) if isinstance(target, dict) else 0
        if not isinstance(target[place], dict | list) or not target[place] or data.draw(st.booleans()):
            target[place] = value
            break
        target = target[place]
    try:
        loaded = hardboiled.load(json.dumps(whole))
    except HardboiledError:
        return
    assert isinstance(loaded, Match)


def test_a_record_for_a_seat_holds_no_secret() -> None:
    match = midway(smugglers(seats=3), 6)
    kept = json.dumps(record(match, match.seats[0]))
    assert str(match.header.seed) not in kept
    world = match.imagine(match.seats[0], Random(5))
    assert world.view(match.seats[0]) == match.view(match.seats[0])
    assert "snapshot" not in kept


def test_a_match_that_keeps_nothing_says_so() -> None:
    match = hardboiled.start("smugglers", seats=["Ann", "Bob"], seed=1, keep=False)
    match.choose(match.asks[0].options[0], match.asks[0].seats[0])
    with pytest.raises(GameBug, match="keeps no snapshots"):
        match.save()
    with pytest.raises(GameBug, match="keeps no snapshots"):
        match.undo(agreed=True)


def test_a_name_that_no_file_could_hold_can_be_saved() -> None:
    match = hardboiled.start("smugglers", seats=["A\udcff", "Bob"], seed=1)
    assert hardboiled.load(match.save()).header.seats == ("A?", "Bob")
