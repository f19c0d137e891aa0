"""A table as lists and its players show it, made from what is stored; no match needed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from hardboiled.kernel.errors import UnknownGame
from hardboiled.kernel.registry import find_game
from hardboiled.server.protocol import SeatInfo, TableCard, TableInfo
from hardboiled.server.store import SeatRow, TableRow

ONLINE_SECONDS = 75
"""A player not heard of for so long is away."""


@lru_cache(maxsize=256)
def title_of(game_id: str) -> str:
    try:
        return find_game(game_id).title
    except UnknownGame:
        return game_id


@lru_cache(maxsize=1024)
def seat_label(game_id: str, seat: str) -> str:
    try:
        return str(find_game(game_id).catalog().name(seat))
    except UnknownGame:
        return seat


def seats_of(seats: Sequence[SeatRow], player: str) -> list[str]:
    """The seats a player has."""
    return [seat.seat for seat in seats if seat.kind == "human" and seat.player == player]


def humans(seats: Sequence[SeatRow]) -> set[str]:
    return {seat.player for seat in seats if seat.kind == "human"}


def plays_alone(seats: Sequence[SeatRow], player: str) -> bool:
    """Whether this player has every seat that is not a bot's (and no bot keeps one for somebody else)."""
    return {seat.player for seat in seats} - {""} == {player} and all(seat.kind != "open" for seat in seats)


def _seat_info(table: TableRow, seat: SeatRow, player: str) -> SeatInfo:
    waited_for = table.standing.status == "running" and seat.seat in table.standing.asked
    here = seat.kind == "bot" or (seat.kind == "human" and abs(time.time() - seat.seen) < ONLINE_SECONDS)
    return SeatInfo(
        id=seat.seat,
        label=seat_label(table.header.game, seat.seat),
        name=seat.name,
        kind=seat.kind,
        strength=seat.strength,
        online=here,
        yours=seat.kind == "human" and seat.player == player,
        thinking=waited_for,
        kept=seat.kind == "bot" and bool(seat.player),
        kept_for_you=seat.kind == "bot" and seat.player == player and bool(player),
    )


# How many choices were made could tell what somebody does in secret: a running table does not show it.


def table_card(table: TableRow, seats: Sequence[SeatRow], player: str) -> TableCard:
    infos = [_seat_info(table, seat, player) for seat in seats]
    return TableCard(
        id=table.id,
        game=table.header.game,
        title=title_of(table.header.game),
        mode=table.header.mode,
        status=table.standing.status,
        visibility=table.visibility,
        seats=infos,
        your_turn=any(seat.yours and seat.thinking for seat in infos),
        number=table.standing.choices if table.standing.status == "over" else 0,
        updated=table.updated,
        owner=table.owner == player,
    )


def cards(found: Sequence[tuple[TableRow, list[SeatRow]]], player: str) -> list[TableCard]:
    return [table_card(table, seats, player) for table, seats in found]


def table_info(
    table: TableRow, seats: Sequence[SeatRow], player: str, invite: str = "", follow: str = "", watching: int = 0
) -> TableInfo:
    card = table_card(table, seats, player)
    member = table.owner == player or any(seat.player == player for seat in seats if player)
    return TableInfo(
        **{name: getattr(card, name) for name in card.__struct_fields__},
        options=dict(table.header.options),
        invite=f"/t/{table.id}?invite={invite}" if member and invite else "",
        alone=plays_alone(seats, player),
        next=table.episode or table.next,
        follow="" if table.episode else follow,
        seeded=table.seeded,
        known=table.known,
        watching=watching,
    )
