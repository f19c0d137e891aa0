"""A table in a worker's memory: its match, its seats, and those who look at it from here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import Scene, Stage
from hardboiled.server.changes import Found
from hardboiled.server.protocol import (
    ChatLine,
    ServerMessage,
    Status,
    TableChanged,
    TableInfo,
    UndoAsked,
    UndoSettled,
    UndoWay,
    Update,
)
from hardboiled.server.store import Entry, Line, SeatRow, Standing, TableRow, Wish
from hardboiled.server.tables import summaries
from hardboiled.server.tables.campaign import following
from hardboiled.server.tables.crowd import Crowd
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.showing import Beside, Look, Showing
from hardboiled.server.tables.timeline import Timeline

PASS = "pass"
NOTHING_BESIDE = Beside()
WISH_WAITS = 60.0
"""Seconds after a refused wish to undo before the same player may have one again."""
STAGES_KEPT = 50


class _Staged(NamedTuple):
    stage: Stage
    packed: msgspec.Raw


_stages: LRUCache[bytes, _Staged] = LRUCache(STAGES_KEPT)


class LiveTable:
    def __init__(self, table: TableRow, seats: Sequence[SeatRow], timeline: Timeline, invite: str) -> None:
        self.table = table
        self.seats: dict[str, SeatRow] = {seat.seat: seat for seat in seats}
        self.timeline = timeline
        self.wish: Wish | None = None
        self.said = 0
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.touched = time.monotonic()
        self._refused: dict[str, float] = {}
        self._invite = invite
        self.public = b""
        """A digest of what all may see; changes when, and only when, something shows to everybody."""
        self._showings: dict[str, Showing] = {}
        self._crowd = Crowd()
        self._watchers_know: TableInfo | None = None
        self.shows()

    def shows(self) -> bool:
        """Whether what all may see has changed since this was last asked."""
        before, self.public = self.public, blake2b(self.timeline.public_view(), digest_size=16).digest()
        return self.public != before

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def number(self) -> int:
        """The newest log entry the match has."""
        return self.timeline.number

    @property
    def choices(self) -> int:
        return len(self.timeline.choices)

    @cached_property
    def _stage(self) -> _Staged:
        """Tables of one game and mode mostly have the same stage: it is kept once."""
        stage = self.timeline.match.stage()
        packed = msgspec.json.encode(stage)
        kept: _Staged = _stages.setdefault(packed, _Staged(stage, msgspec.Raw(packed)))
        return kept

    @property
    def stage(self) -> Stage:
        return self._stage.stage

    @property
    def packed_stage(self) -> msgspec.Raw:
        return self._stage.packed

    # Who may what.

    def seats_of(self, player: str) -> list[str]:
        return summaries.seats_of(list(self.seats.values()), player)

    def belongs(self, player: str) -> bool:
        """Whether this player has a seat here, or a bot keeps one for them."""
        return bool(player) and any(row.player == player for row in self.seats.values())

    def humans(self) -> set[str]:
        return summaries.humans(list(self.seats.values()))

    def alone(self, player: str) -> bool:
        return summaries.plays_alone(list(self.seats.values()), player)

    def seat_to_look_from(self, player: str, wished: str = "") -> str:
        """A seat of this player's: the one wished, one that is asked, any; else the spectator's."""
        mine = self.seats_of(player)
        if wished in mine:
            return wished
        asked = [seat for seat in mine if self.open_ask(seat)]
        return (asked or mine or [SPECTATOR])[0]

    def sit(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """The table and who sits at it as they are stored now. Whoever looks from a seat that is no longer
        theirs, or has just got a first one, looks from somewhere else; and when all seats are taken, or no
        longer, everybody sees the table with other eyes."""
        had = {listener: self.seats_of(listener.player) for listener in self.listeners}
        waited = self.waits
        self.seats = {seat.seat: seat for seat in seats}
        self.timeline.rename(table.header)
        self.table = msgspec.structs.replace(
            table, header=self.timeline.header, number=self.number, standing=self.standing()
        )
        again: list[Listener] = []
        for listener, before in had.items():
            mine = self.seats_of(listener.player)
            lost = listener.seat != SPECTATOR and listener.seat not in mine
            moves = lost or bool(mine and not before)
            if moves:
                listener.seat = self.seat_to_look_from(listener.player)
            if moves or self.waits != waited:
                again.append(listener)
        self._show(again, since=0, rewound=True)

    # Where it stands.

    @property
    def waits(self) -> bool:
        """Whether seats are free: until they are taken nothing is chosen and nothing secret is shown."""
        return self.table.standing.status == "waiting"

    def standing(self, seats: Mapping[str, SeatRow] | None = None) -> Standing:
        """Where the match stands (if these sat in its seats)."""
        match, seats = self.timeline.match, self.seats if seats is None else seats
        asked = tuple(seat for seat in match.seats if match.asked(seat))
        status: Status = "running"
        if match.over or self.timeline.given_up_by:
            status = "over"
        elif any(seat.kind == "open" for seat in seats.values()):
            status = "waiting"
        driven = status == "running" and bool(self.self_answering(seats))
        return Standing(choices=len(match.log), status=status, asked=asked, driven=driven)

    def self_answering(self, seats: Mapping[str, SeatRow] | None = None) -> list[tuple[SeatRow, int | None]]:
        """For every open ask that needs no click the seat that answers: a bot where no person may
        answer (None), or somebody who gave the answer in advance (the option)."""
        seats = self.seats if seats is None else seats
        found: list[tuple[SeatRow, int | None]] = []
        for ask in self.timeline.match.asks:
            rows = [seats[seat] for seat in ask.seats]
            presets = [(row, option) for row in rows if (option := self.preset_option(row)) is not None]
            if presets:
                found.append(presets[0])
            elif all(row.kind == "bot" for row in rows):
                found.append((rows[0], None))
        return found

    def preset_option(self, seat: SeatRow) -> int | None:
        """The option that an answer given in advance means now."""
        if seat.kind != "human" or not seat.presets:
            return None
        keys = self.timeline.option_keys(seat.seat)
        return next((keys.index(key) for key in seat.presets if key in keys), None)

    def undo_way(self, player: str) -> UndoWay:
        """How an undo of this player's last choice would go. Free while nobody learned anything and
        nobody else can have chosen since: whether they have, in secret, must not show here."""
        mine = self.seats_of(player)
        back_to = self.timeline.last_choice(mine)
        if back_to is None or self.table.standing.status != "running":
            return ""
        if self.timeline.taught(back_to):
            return "consent"
        latest = back_to == self.choices - 1
        still_mine = self.timeline.gathering or any(self.timeline.match.asked(seat) for seat in mine)
        return "free" if self.alone(player) or (latest and still_mine) else "consent"

    def refuse_wish(self, wish: Wish) -> None:
        """The table has said no: whoever wished it waits before they ask again."""
        self._refused[self.seats[wish.seat].player] = time.monotonic() + WISH_WAITS

    def may_wish(self, player: str) -> bool:
        return self._refused.get(player, 0.0) <= time.monotonic()

    # What is sent.

    def info(self, player: str) -> TableInfo:
        watching = sum(1 for listener in self.listeners if listener.seat == SPECTATOR)
        follow = following(self.timeline.match) if self.table.standing.status == "over" else None
        return summaries.table_info(
            self.table,
            list(self.seats.values()),
            player,
            self._invite,
            follow.label if follow else "",
            watching,
        )

    def sight(self, seat: str) -> str:
        """With whose eyes that seat sees the table: while it waits, anybody may still take any seat, so
        everybody sees only what all may know."""
        return SPECTATOR if self.waits else seat

    def scene(self, seat: str, since: int | None) -> Scene:
        return msgspec.structs.replace(self.timeline.scene(self.sight(seat), since), seat=seat)

    def hello(self, listener: Listener, chat: Sequence[Line]) -> bytes:
        """All that a connection begins with."""
        seat, info = listener.seat, self.info(listener.player)
        scene, showing = self.scene(seat, since=0), self._showing(seat)
        showing.take(scene)
        beside = self._beside(listener)
        listener.seen, listener.knows = (showing, showing.version), _steady(info)
        listener.news(True, beside)
        wish = self.undo_asked(listener.player)
        return msgspec.json.encode(
            {
                "type": "hello",
                "table": info,
                "stage": self.packed_stage,
                "scene": showing.scene(msgspec.json.encode(scene.happenings)),
                "look": showing.version,
                **({"chat": [chat_line(line) for line in chat]} if chat else {}),
                **beside.fields(),
                **({"wish": wish} if wish else {}),
            }
        )

    def _showing(self, seat: str) -> Showing:
        return self._showings.setdefault(seat, Showing())

    def _beside(self, listener: Listener) -> Beside:
        seat = listener.seat
        return Beside(
            ask=self.open_ask(seat),
            undo=self.undo_way(listener.player),
            presets=tuple(self.presets_of(seat)),
            until_turn=self.passes_until_turn(seat),
        )

    def update(self, seat: str, player: str, since: int | None, rewound: bool = False) -> Update:
        return Update(
            scene=self.scene(seat, since),
            ask=self.open_ask(seat),
            undo=self.undo_way(player),
            presets=self.presets_of(seat),
            until_turn=self.passes_until_turn(seat),
            rewound=rewound,
        )

    def open_ask(self, seat: str) -> str:
        """The name of the ask this seat may answer now, '' if none (or while the table waits)."""
        return self.timeline.ask_id(seat) if self.table.standing.status == "running" else ""

    def presets_of(self, seat: str) -> list[str]:
        return list(self.seats[seat].presets) if seat in self.seats else []

    def passes_until_turn(self, seat: str) -> bool:
        row = self.seats.get(seat)
        return row is not None and row.until_turn and PASS in row.presets

    def undo_asked(self, player: str) -> UndoAsked | None:
        wish = self.wish
        if wish is None:
            return None
        lines = self.timeline.public_lines(wish.back_to)
        text = f"{self.seats[wish.seat].name} would like to take back their last choice."
        if lines:
            text += " Everybody would have to forget: " + "; ".join(line.rstrip(".") for line in lines[-5:]) + "."
        return UndoAsked(seat=wish.seat, text=text, yours=player in self.humans() and player not in wish.agreed)

    # Telling those who look: those who play first, the others when there is time.

    def _parted(self, listeners: Iterable[Listener] | None = None) -> tuple[list[Listener], list[Listener]]:
        """Those who sit here (or have opened the table, or a bot keeps a seat for them), and those who only watch: they
        all see the same."""
        seated = {row.player for row in self.seats.values() if row.player} | {self.table.owner}
        playing: list[Listener] = []
        watching: list[Listener] = []
        for listener in self.listeners if listeners is None else listeners:
            (playing if listener.player in seated else watching).append(listener)
        return playing, watching

    def show(self, listener: Listener, since: int, rewound: bool = False) -> None:
        """The whole scene, whatever this listener has seen."""
        listener.seen = None
        self._show([listener], since, rewound)

    def _show(self, listeners: Sequence[Listener], since: int, rewound: bool = False) -> None:
        looks = self._looks(since, rewound)
        playing, watching = self._parted(listeners)
        for listener in playing:
            looks(listener.seat).show(listener, self._beside(listener), always=True)
        if watching:
            look = looks(SPECTATOR)
            self._crowd.tell(watching, lambda listener: look.show(listener, NOTHING_BESIDE, always=True))

    def _looks(self, since: int, rewound: bool) -> Callable[[str], Look]:
        """The scene of each seat is made once, for the first who looks from there."""
        made: dict[str, Look] = {}
        found: Found = {}

        def look(seat: str) -> Look:
            if seat not in made:
                made[seat] = Look(self._showing(seat), self.scene(seat, since), found, rewound)
            return made[seat]

        return look

    def tell_entry(self, entry: Entry, before: int, ask: str) -> None:
        """An entry is told to whoever made it and to everybody for whom something looks different
        now. To the others nothing has happened: how often somebody chooses in secret must not show
        in how many messages they get."""
        rewound = entry.kind != "choice"
        looks = self._looks(0 if rewound else before, rewound)
        playing, watching = self._parted()
        for listener in playing:
            mine = entry.seat in self.seats_of(listener.player)
            looks(listener.seat).show(listener, self._beside(listener), ask if mine else "", always=mine)
        if watching:
            look = looks(SPECTATOR)
            self._crowd.tell(watching, lambda listener: look.show(listener, NOTHING_BESIDE))

    def tell_seat(self, seat: str) -> None:
        """Something that only this seat knows has changed."""
        self._show([listener for listener in self.listeners if listener.seat == seat], since=self.choices)

    def tell_table(self) -> None:
        """Seats, presence or status: to everybody for whom they look different now."""
        playing, watching = self._parted()
        for listener in playing:
            info = self.info(listener.player)
            listener.learn(_steady(info), partial(msgspec.json.encode, TableChanged(table=info)))
        if watching:
            public = self.info("")
            steady = _steady(public)
            if steady != self._watchers_know:
                self._watchers_know = steady
                told = msgspec.json.encode(TableChanged(table=public))
                self._crowd.tell(watching, lambda listener: listener.learn(steady, lambda: told))

    def tell_line(self, line: Line) -> None:
        self._tell_all(chat_line(line))

    def tell_wish(self) -> None:
        for listener in self._parted()[0]:
            asked = self.undo_asked(listener.player)
            if asked is not None:
                listener.send(asked)
        asked = self.undo_asked("")
        if asked is not None:
            message = msgspec.json.encode(asked)
            self._crowd.tell(self._parted()[1], lambda listener: listener.post(message))

    def tell_settled(self, agreed: bool) -> None:
        self._tell_all(UndoSettled(agreed=agreed))

    def _tell_all(self, message: ServerMessage) -> None:
        packed = msgspec.json.encode(message)
        playing, watching = self._parted()
        for listener in playing:
            listener.post(packed)
        self._crowd.tell(watching, lambda listener: listener.post(packed))


def chat_line(line: Line) -> ChatLine:
    return ChatLine(name=line.name, text=line.text, at=line.at, seat=line.seat)


def _steady(info: TableInfo) -> TableInfo:
    """A table's face without what every move changes: that comes with the scenes."""
    seats = [msgspec.structs.replace(seat, thinking=False) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, your_turn=False, number=0, updated=0.0, watching=0)
