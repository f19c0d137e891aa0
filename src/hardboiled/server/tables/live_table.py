"""A table in a worker's memory: its match, its seats, and those who look at it from here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import Scene, Stage
from hardboiled.server.live_protocol import UndoAsked, Update
from hardboiled.server.protocol import Status, TableInfo, UndoWay
from hardboiled.server.store import SeatRow, Standing, TableRow, Wish
from hardboiled.server.tables import summaries
from hardboiled.server.tables.audience import Audience
from hardboiled.server.tables.campaign import following
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.timeline import Timeline

PASS = "pass"
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
        self.audience = Audience(self)
        self.touched = time.monotonic()
        self._refused: dict[str, float] = {}
        self._invite = invite
        self.public = b""
        """A digest of what all may see; changes when, and only when, something shows to everybody."""
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
        had = {listener: self.seats_of(listener.player) for listener in self.audience}
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
        self.audience.show_all(again, since=0, rewound=True)

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
        follow = following(self.timeline.match) if self.table.standing.status == "over" else None
        return summaries.table_info(
            self.table,
            list(self.seats.values()),
            player,
            self._invite,
            follow.label if follow else "",
            self.audience.watching,
        )

    def sight(self, seat: str) -> str:
        """With whose eyes that seat sees the table: while it waits, anybody may still take any seat, so
        everybody sees only what all may know."""
        return SPECTATOR if self.waits else seat

    def scene(self, seat: str, since: int | None) -> Scene:
        return msgspec.structs.replace(self.timeline.scene(self.sight(seat), since), seat=seat)

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
