"""Those who look at one table from this worker, and what each of them is sent: the whole scene first, then what is
news to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.changes import Found
from hardboiled.server.live_protocol import ChatLine, ServerMessage, TableChanged, UndoSettled
from hardboiled.server.protocol import TableInfo
from hardboiled.server.store import Entry, Line
from hardboiled.server.tables.crowd import Crowd, Parted, part
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.showing import Beside, Look, Showing

if TYPE_CHECKING:
    from hardboiled.server.tables.live_table import LiveTable

NOTHING_BESIDE = Beside()


class Audience(Crowd):
    def __init__(self, table: LiveTable) -> None:
        super().__init__()
        self._table = table
        self._showings: dict[str, Showing] = {}
        self._told_of_table: Any = None
        self._public_log: tuple[Any, bytes] = (None, b"")

    @property
    def _members(self) -> set[str]:
        """Who sits here, has opened the table, or a bot keeps a seat for."""
        table = self._table
        return {row.player for row in table.seats.values() if row.player} | {table.table.owner}

    def _both(self) -> Parted:
        return self.parted(self._members)

    @property
    def watching(self) -> int:
        """How many look from no seat."""
        playing, watching = self._both()
        return len(watching) + sum(listener.seat == SPECTATOR for listener in playing)

    # The beginning.

    def hello(self, listener: Listener, chat: Sequence[Line]) -> bytes:
        """All that a connection begins with."""
        table, seat = self._table, listener.seat
        info, showing, log = table.info(listener.player), self._showing(seat), self._log_of(seat)
        beside = self._beside(listener)
        listener.seen, listener.knows = (showing, showing.version), steady(info)
        listener.news(True, beside)
        self._told_of_table = None  # whatever the others know, this one knows how it is now
        wish = table.undo_asked(listener.player)
        return msgspec.json.encode(
            {
                "type": "hello",
                "table": info,
                "stage": table.packed_stage,
                "scene": showing.scene(log),
                "look": showing.version,
                **({"chat": [chat_line(line) for line in chat]} if chat else {}),
                **beside.fields(),
                **({"wish": wish} if wish else {}),
            }
        )

    def _log_of(self, seat: str) -> bytes:
        """All that was told, the seat being shown the scene of now. For those who watch it is made once."""
        table = self._table
        now = (table.timeline, table.number, table.table.header, table.waits)
        if seat == SPECTATOR and self._public_log[0] == now:
            return self._public_log[1]
        scene = table.scene(seat, since=0)
        self._showing(seat).take(scene)
        log = msgspec.json.encode(scene.happenings)
        if seat == SPECTATOR:
            self._public_log = (now, log)
        return log

    def _showing(self, seat: str) -> Showing:
        return self._showings.setdefault(seat, Showing())

    def _beside(self, listener: Listener) -> Beside:
        table, seat = self._table, listener.seat
        return Beside(
            ask=table.open_ask(seat),
            undo=table.undo_way(listener.player),
            presets=tuple(table.presets_of(seat)),
            until_turn=table.passes_until_turn(seat),
        )

    # The table from a seat.

    def show(self, listener: Listener, since: int, rewound: bool = False) -> None:
        """The whole scene, whatever this listener has seen."""
        listener.seen = None
        self.show_all([listener], since, rewound)

    def show_all(self, listeners: Sequence[Listener], since: int, rewound: bool = False) -> None:
        looks = self._looks(since, rewound)
        playing, watching = part(listeners, self._members)
        for listener in playing:
            looks(listener.seat).show(listener, self._beside(listener), always=True)
        self._show_watching(watching, looks, always=True)

    def _show_watching(self, watching: Sequence[Listener], looks: Callable[[str], Look], always: bool = False) -> None:
        if not watching:
            return
        look = looks(SPECTATOR)

        def show(listener: Listener) -> None:
            if listener.waiting:
                listener.behind = True  # slow: the newest scene will do, once it can take it
            else:
                look.show(listener, NOTHING_BESIDE, always=always)

        self.tell_in_turn(watching, show)

    def _looks(self, since: int, rewound: bool) -> Callable[[str], Look]:
        """The scene of each seat is made once, for the first who looks from there."""
        made: dict[str, Look] = {}
        found: Found = {}

        def look(seat: str) -> Look:
            if seat not in made:
                made[seat] = Look(self._showing(seat), self._table.scene(seat, since), found, rewound)
            return made[seat]

        return look

    def tell_entry(self, entry: Entry, before: int, ask: str) -> None:
        """An entry is told to whoever made it and to everybody for whom something looks different
        now. To the others nothing has happened: how often somebody chooses in secret must not show
        in how many messages they get."""
        rewound = entry.kind != "choice"
        looks = self._looks(0 if rewound else before, rewound)
        playing, watching = self._both()
        for listener in playing:
            mine = entry.seat in self._table.seats_of(listener.player)
            looks(listener.seat).show(listener, self._beside(listener), ask if mine else "", always=mine)
        self._show_watching(watching, looks)

    def tell_seat(self, seat: str) -> None:
        """Something that only this seat knows has changed."""
        self.show_all([listener for listener in self if listener.seat == seat], since=self._table.choices)

    # What goes on beside it.

    def tell_table(self) -> None:
        """Seats, presence or status: to everybody for whom they look different now."""
        table, public = self._table, self._table.info("")
        known = steady(public)
        told = (known, [row.player for row in table.seats.values()], table.table.owner)
        if told == self._told_of_table:
            return
        self._told_of_table = told
        playing, watching = self._both()
        for listener in playing:
            info = table.info(listener.player)
            listener.learn(steady(info), partial(msgspec.json.encode, TableChanged(table=info)))
        message = msgspec.json.encode(TableChanged(table=public))
        self.tell_in_turn(watching, lambda listener: listener.learn(known, lambda: message))

    def tell_line(self, line: Line) -> None:
        self._tell_all_of(chat_line(line))

    def tell_wish(self) -> None:
        playing, watching = self._both()
        for listener in playing:
            asked = self._table.undo_asked(listener.player)
            if asked is not None:
                listener.send(asked)
        asked = self._table.undo_asked("")
        if asked is not None:
            message = msgspec.json.encode(asked)
            self.tell_in_turn(watching, lambda listener: listener.post(message))

    def tell_settled(self, agreed: bool) -> None:
        self._tell_all_of(UndoSettled(agreed=agreed))

    def _tell_all_of(self, message: ServerMessage) -> None:
        packed = msgspec.json.encode(message)
        playing, watching = self._both()
        for listener in playing:
            listener.post(packed)
        self.tell_in_turn(watching, lambda listener: listener.post(packed))


def chat_line(line: Line) -> ChatLine:
    return ChatLine(name=line.name, text=line.text, at=line.at, seat=line.seat)


def steady(info: TableInfo) -> TableInfo:
    """A table's face without what every move changes: that comes with the scenes."""
    seats = [msgspec.structs.replace(seat, thinking=False) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, your_turn=False, number=0, updated=0.0, watching=0)
