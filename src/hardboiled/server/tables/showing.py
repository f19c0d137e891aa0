"""What those who look from one seat see: the scene they were shown last, and what makes the next one of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from hardboiled.kernel.scene import Happening, Scene
from hardboiled.server.changes import Found, Parts, difference, parts_of, whole
from hardboiled.server.protocol import UndoWay
from hardboiled.server.tables.listener import Listener

_encode = msgspec.json.Encoder().encode


class Beside(NamedTuple):
    """What a listener is told beside the scene: it may differ between those who look from one seat."""

    ask: str = ""
    undo: UndoWay = ""
    presets: tuple[str, ...] = ()
    until_turn: bool = False

    def fields(self) -> dict[str, Any]:
        return {name: value for name, value in self._asdict().items() if value}


class Showing:
    """The scene of one seat, part by part, and the number of times it has changed."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.version = 0

    def take(self, scene: Scene, found: Found | None = None) -> dict[str, Any]:
        """The scene is this from now on: what has changed."""
        parts = parts_of(scene)
        changed = difference(self.parts, parts, found)
        if changed:
            self.parts = parts
            self.version += 1
        return changed

    def scene(self, happenings: bytes) -> dict[str, msgspec.Raw]:
        """The whole scene with what has happened."""
        told = {} if happenings == b"[]" else {"happenings": msgspec.Raw(happenings)}
        return whole(self.parts) | told


class _Sent(NamedTuple):
    packed: bytes
    look: int
    """The number of the scene that whoever gets it has then."""


class Look:
    """One more look from a seat: what is sent to those who have seen the one before, and to those in doubt."""

    def __init__(self, showing: Showing, scene: Scene, found: Found, rewound: bool = False) -> None:
        self._showing = showing
        self._rewound = rewound
        self._before = showing.version
        self._changed = showing.take(scene, found)
        self._now = showing.version
        self._told: list[Happening] = scene.happenings
        self._packed: dict[tuple[bool, Beside, str], _Sent] = {}

    def show(self, listener: Listener, beside: Beside, answered: str = "", always: bool = False) -> None:
        """Send what is new to this listener, if anything is."""
        seen = listener.seen
        ahead = seen is not None and seen[0] is self._showing and seen[1] > self._before
        if ahead and not always and not self._rewound:
            return  # it has asked for the whole scene since
        in_step = seen == (self._showing, self._before) and not self._rewound
        if listener.news(bool(self._changed) or not in_step, beside) or always or self._rewound:
            message = self._message(in_step, beside, answered)
            listener.post(message.packed)
            listener.seen = (self._showing, message.look)

    def _message(self, in_step: bool, beside: Beside, answered: str) -> _Sent:
        key = (in_step, beside, answered)
        if key not in self._packed:
            said = beside.fields() | ({"answered": answered} if answered else {})
            self._packed[key] = self._change(said) if in_step else self._update(said)
        return self._packed[key]

    def _change(self, said: dict[str, Any]) -> _Sent:
        told = {"happenings": self._told} if self._told else {}
        change = {"type": "change", **self._changed, **told, "after": self._before, **said}
        return _Sent(_encode(change), self._now)

    def _update(self, said: dict[str, Any]) -> _Sent:
        """Whoever is in doubt gets the scene as it is by now."""
        rewound = {"rewound": True} if self._rewound else {}
        scene, look = self._showing.scene(_encode(self._told)), self._showing.version
        return _Sent(_encode({"type": "update", "scene": scene, "look": look, **said, **rewound}), look)
