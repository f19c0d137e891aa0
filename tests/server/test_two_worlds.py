"""The leak law over the wire with the real games: two worlds that somebody cannot tell apart are served by
the real server, and everything it sends them is the same, byte for byte, in order and number."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from hardboiled.kernel.codec import digest
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.scene import Scene
from hardboiled.server.live_protocol import Choose, Hint, Look, Preset, Undo, Vote
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.timeline import Timeline
from server.wires import Served, Street, fetched
from server.worlds import CASES, Choice, Worlds, worlds_of

WANTED = int(os.environ.get("HARDBOILED_WORLDS", "30"))
"""So many beats of each game are compared; more to search longer."""
TABLE, SCENE, SAVE = (f"/api/tables/{{table}}{part}?invite={{token}}" for part in ("", "/scene", "/save"))
STAGE, REPLAY, ANALYSIS = (
    f"/api/tables/{{table}}/{part}?invite={{token}}" for part in ("stage", "replay/0", "analysis")
)
LISTS = ("/api/tables/mine", "/api/tables/open")


@pytest.mark.parametrize("case", list(CASES))
def test_worlds_that_look_alike_sound_alike(case: str, street: Street) -> None:
    compare(case, street)


def compare(case: str, street: Street, among: Callable[[Worlds], bool] = lambda worlds: True) -> None:
    lived = 0
    for worlds in filter(among, worlds_of(case)):
        one, other = (told(street, worlds, which, served) for which, served in street.serve(worlds))
        for viewer, texts in one.items():
            for number, (here, there) in enumerate(zip(texts, other[viewer], strict=False)):
                assert here == there, f"{viewer} can tell the worlds apart by message {number}"
            assert len(texts) == len(other[viewer]), f"{viewer} can tell the worlds apart by how much they hear"
        lived += len(worlds.beats)
        if lived >= WANTED:
            return


def told(street: Street, worlds: Worlds, which: str, served: Served) -> dict[str, list[str]]:
    """One world lived through: all that the viewer, somebody who watches and a stranger got."""
    for beat in worlds.beats:
        *unseen, last = getattr(beat, which)
        for choice in unseen:
            choose_in_secret(served, worlds.viewer, choice)
        served.choose(last.seat, last.option)
    got = {viewer: served.wires[viewer].heard for viewer in (worlds.viewer, SPECTATOR)}
    for viewer, heard in got.items():
        probe(served, viewer, worlds.match)
        heard += [served.get(viewer, path) for path in (TABLE, SCENE, SAVE, STAGE, REPLAY, ANALYSIS)]
    opened = fetched(street.stranger, "/api/tables/open").partition(served.table)[2].partition("}]")[0]
    if worlds.beats and worlds.beats[-1].undo_alike:
        served.take_back(getattr(worlds.beats[-1], which)[-1].seat)
    return {viewer: served.plain(texts) for viewer, texts in (*got.items(), ("stranger", [opened]))}


def choose_in_secret(served: Served, viewer: str, choice: Choice) -> None:
    """A choice the viewer cannot notice: no message comes, and whatever they ask for is as it was, times and
    the order of lists included."""
    before = [served.get(viewer, path) for path in (TABLE, SCENE, SAVE, *LISTS)]
    heard = len(served.wires[viewer].heard)
    served.choose(choice.seat, choice.option)
    assert served.wires[viewer].heard[heard:] == [], f"{viewer} can tell by a message that somebody chose in secret"
    after = [served.get(viewer, path) for path in (TABLE, SCENE, SAVE, *LISTS)]
    assert after == before, f"{viewer} can tell by looking that somebody chose in secret"


def probe(served: Served, viewer: str, match: AnyMatch) -> None:
    """All that a curious player may try; what comes back is kept with the rest."""
    wire = served.wires[viewer]
    for seat in match.seats:
        wire.send(Choose(seat=seat, ask="0123456789abcdef", option=0))
        wire.send(Choose(seat=seat, ask=wire.ask, option=999))
        if seat != viewer:
            for message in (Look(seat=seat), Preset(seat=seat, keys=["pass"]), Undo(seat=seat), Hint(seat=seat)):
                wire.send(message)
            wire.heard += [served.get(viewer, f"{path}&seat={seat}") for path in (SCENE, SAVE)]
    wire.send(Vote(agree=True))
    wire.settle()
    body = Choose(seat=match.seats[0], ask="x", option=0)
    wire.heard.append(fetched(served.people[viewer], f"/api/tables/{served.table}/choose", body))


@pytest.mark.parametrize("case", ["Go Ahead Punk", "Hard City", "Police Precinct with a dirty cop"])
def test_a_hint_rests_on_what_the_seat_knows(case: str, street: Street) -> None:
    hints = 0
    for worlds in worlds_of(case):
        if worlds.viewer == SPECTATOR or not worlds.asked:
            continue
        one, other = (hinted(worlds, which, served) for which, served in street.serve(worlds))
        assert one == other, f"{worlds.viewer} can tell the worlds apart by a hint"
        hints += 1
        if hints == 2:
            return


def hinted(worlds: Worlds, which: str, served: Served) -> str:
    for beat in worlds.beats:
        for choice in getattr(beat, which):
            served.choose(choice.seat, choice.option)
    return served.wires[worlds.viewer].hint()


# The check itself: a server that tells too much does not get past it.


def _with_the_true_state(self: Timeline, seat: str, since: int | None, most: int | None = None) -> Scene:
    scene = self.match.scene(seat, since=since)
    scene.status += digest(msgspec.to_builtins(self.match.state))[:2]
    return scene


def _named_by_what_others_chose(self: Timeline, seat: str) -> str:
    return f"{seat}-{len(self.choices)}" if self.match.asked(seat) else ""


class Leak(NamedTuple):
    where: type[Any]
    name: str
    instead: Any
    case: str = "Go Ahead Punk"
    shows: Callable[[Worlds], bool] = lambda worlds: True


LEAKS = {
    "a message for every choice": Leak(Listener, "news", lambda self, changed, beside: True),
    "the time of every choice": Leak(LiveTable, "shows", lambda self: True),
    "two digits of a digest of the true state": Leak(Timeline, "scene", _with_the_true_state),
    "how often others have chosen": Leak(
        Timeline,
        "ask_id",
        _named_by_what_others_chose,
        "Go Ahead Punk without heat",
        lambda worlds: worlds.uneven and worlds.asked,
    ),
}


@pytest.mark.parametrize("leak", list(LEAKS))
def test_the_check_finds(leak: str, street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, instead, case, shows = LEAKS[leak]
    monkeypatch.setattr(where, name, instead)
    monkeypatch.setattr("server.test_two_worlds.WANTED", 1000)
    with pytest.raises(AssertionError, match="can tell"):
        compare(case, street, shows)
