"""What somebody who plays at random reads of a live connection: from which seat, what is asked, whether it is over."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from msgspec import Struct, field


class Face(Struct):
    seats: list[str]
    options: list[msgspec.Raw] = field(default_factory=list)


class Seen(Struct):
    seat: str = ""
    asks: list[Face] | None = field(default_factory=list)
    ending: Any = None


class Heard(Struct):
    type: str
    ask: str = ""
    answered: str = ""
    scene: Seen = field(default_factory=Seen)
    set: Seen = field(default_factory=Seen)
    asks: list[Face] = field(default_factory=list)


_decoder = msgspec.json.Decoder(Heard)


class Sight:
    def __init__(self) -> None:
        self.ask = ""
        self.over = False
        self._seat = ""
        self._offered = 0

    def hear(self, text: str | bytes) -> Heard:
        """Take in a message."""
        heard = _decoder.decode(text)
        if heard.type in ("hello", "update", "change"):
            changed = heard.type == "change"
            seen = heard.set if changed else heard.scene
            self._seat = seen.seat or self._seat
            self.ask = heard.ask
            self.over = self.over or seen.ending is not None
            asks = (heard.asks or seen.asks) if changed else seen.asks
            if not changed or asks != []:  # None: nobody is asked any more; []: nothing new is asked
                mine = [ask for ask in asks or () if self._seat in ask.seats]
                self._offered = len(mine[0].options) if mine else 0
        return heard

    @property
    def options(self) -> int:
        """How many options this seat has now."""
        return self._offered if self.ask else 0

    def choice(self) -> str:
        """One of them."""
        option = random.randrange(self._offered)
        return json.dumps({"type": "choose", "seat": self._seat, "ask": self.ask, "option": option})
