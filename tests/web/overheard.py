"""What a page received, beside what was true at the time: does it hold a secret of somebody else's?"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Response, WebSocket

from hardboiled.games.police_precinct.view import knowing
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.record import Header
from hardboiled.server.changes import applied
from hardboiled.server.live_protocol import Change, Hello, ServerMessage, Update
from hardboiled.server.store import Entry
from hardboiled.server.tables.timeline import AnyMatch, Timeline

Plain = dict[str, Any]
PLACE = '"id":"stinger","space"'
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Ears:
    """Everything a page receives from now on: live messages and the bodies of HTTP answers."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.sent: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._answered)

    def _answered(self, response: Response) -> None:
        self._responses.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def scenes(self) -> list[Plain]:
        """The scenes that came, in order; every frame is a message of the protocol and holds nothing else."""
        found: list[Plain] = []
        for frame in self.frames:
            message = _decoder.decode(frame)
            if isinstance(message, Change):
                found.append(applied(found[-1], message))
            elif isinstance(message, Hello | Update):
                found.append(json.loads(frame)["scene"])
        return found

    def bodies(self) -> list[str]:
        """What HTTP calls about tables were answered (all else is the same for everybody)."""
        found = []
        for response in self._responses:
            if "/api/tables" in response.url and not response.url.endswith("/stage"):
                try:
                    found.append(response.text())
                except PlaywrightError:
                    found.append("")  # the page it was for is gone
        return found


class Truth:
    """A match as the server keeps it, with what each seat may see after every choice."""

    def __init__(self, data: Path, table: str) -> None:
        self._store, self._table = data / "hardboiled.sqlite", table
        self._timeline = Timeline(self._header())
        self.after: list[tuple[AnyMatch, dict[str, Plain]]] = []
        self._note()

    def _header(self) -> Header:
        with closing(sqlite3.connect(self._store)) as store:
            found = store.execute("SELECT header FROM tables WHERE id = ?", (self._table,)).fetchone()
        return msgspec.json.decode(found[0], type=Header)

    def catch_up(self) -> AnyMatch:
        """The match as it stands now."""
        newer = "SELECT number, kind, seat, body FROM log WHERE table_id = ? AND number > ? ORDER BY number"
        with closing(sqlite3.connect(self._store)) as store:
            rows = store.execute(newer, (self._table, self._timeline.number)).fetchall()
        for number, kind, seat, body in rows:
            self._timeline.apply(Entry(number=number, kind=kind, seat=seat, body=body))
            self._note()
        return self.after[-1][0]

    def _note(self) -> None:
        match = self._timeline.match.clone()
        seen = {seat: bare(msgspec.to_builtins(match.scene(seat))) for seat in (*match.seats, SPECTATOR)}
        self.after.append((match, seen))

    def shows(self, scene: Plain) -> bool:
        """Whether this is what its seat sees now."""
        return bare(scene) == self.after[-1][1][scene["seat"]]

    def times(self, scenes: list[Plain]) -> list[AnyMatch]:
        """The match as it stood when each of these was sent, in order."""
        self.catch_up()  # a bot may have gone on since anybody looked
        found, at = [], 0
        for scene in scenes:
            later = (n for n in range(at, len(self.after)) if self.after[n][1][scene["seat"]] == bare(scene))
            at = next(later, -1)
            assert at >= 0, f"{scene['seat']} was sent a scene that is not what it may see: {str(scene)[:300]}"
            found.append(self.after[at][0])
        return found


def bare(scene: Plain) -> Plain:
    """A scene without what happened before it."""
    return {key: value for key, value in scene.items() if key != "happenings"}


# What is secret, by the state of the game alone.


def secrets_of_stinger(match: AnyMatch, viewer: str) -> list[str]:
    """Marks, as a page would hold them, of Stinger's place and cards, or of the Cops' cards."""
    state = match.state
    if viewer == "stinger":
        return [f"{cop.id}-{card}-" for cop in state.cops for card in cop.hand]
    place = [] if state.stinger.shown else [PLACE, 'data-piece="stinger"']
    return [*place, *(f"stinger-{card}-" for card in (*state.stinger.hand, *state.stinger.keys))]


def secrets_of_officers(match: AnyMatch, viewer: str) -> list[str]:
    """Marks of the others' hands."""
    others = [officer for officer in match.state.officers if officer.seat != viewer]
    return [f"{officer.seat}-hand-{number}" for officer in others for number in range(len(officer.hand))]


def loyalties(scene: Plain, match: AnyMatch, viewer: str) -> list[str]:
    """The officers whose loyalty a scene tells although the viewer has not seen their card."""
    told = [panel["id"] for panel in scene["panels"] if any(s["label"] == "Loyalty" for s in panel.get("stats", []))]
    if not told or match.over:
        return []
    bits = knowing(match.state, viewer)
    secret = {o.seat for o in match.state.officers if o.seat != viewer and not o.shown and not o.exposed & bits}
    return [seat for seat in told if seat in secret]


def held(text: str, marks: list[str]) -> list[str]:
    """Those of the marks that a text holds."""
    plain = text.replace('": "', '":"').replace('", "', '","')
    return [mark for mark in marks if mark in plain]


def asked_of_others(scene: Plain) -> list[Plain]:
    """Questions in a scene that are not for its seat and yet tell more than who is asked."""
    return [ask for ask in scene.get("asks", []) if scene["seat"] not in ask["seats"] and set(ask) != {"seats"}]
