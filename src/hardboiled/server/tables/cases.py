"""The case of the day: one deal a day and game, the same for everybody at this server.

The deal comes from the date and the server's key, so nobody can work it out in advance. Until the day is over a case
keeps its secrets: no whole save, no replay, no analysis, no taking back what has taught something.
"""

from __future__ import annotations

import time
from datetime import date, timedelta

import msgspec

from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.refusal import Refused
from hardboiled.server.store import Player, Taken
from hardboiled.server.store.learning import CaseRow, today
from hardboiled.server.tables import opening
from hardboiled.server.tables.hub import Hub

COMPANY = "regular"
"""How strong the bots are who sit in the other seats."""


class SetUp(msgspec.Struct, frozen=True):
    """How the case of a day is played: everybody the same way."""

    mode: str
    seats: tuple[SeatId, ...]
    seat: SeatId


def yesterday(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def set_up(game: AnyGame, day: str) -> SetUp:
    """Day after day another mode and another side of it."""
    ways = [
        SetUp(mode.id, seats, seat)
        for mode in game.modes
        for seats in (min(mode.seats, key=len),)
        for seat in _sides(seats)
    ]
    return ways[date.fromisoformat(day).toordinal() % len(ways)]


def _sides(seats: tuple[SeatId, ...]) -> list[SeatId]:
    """One seat of each kind: `officer-1` and `officer-2` are the same."""
    kinds: dict[str, SeatId] = {}
    for seat in seats:
        kinds.setdefault(seat.rstrip("0123456789-"), seat)
    return list(kinds.values())


async def take_on(hub: Hub, player: Player, game_id: str, address: str) -> str:
    """My table for today's case, opened if I have none yet."""
    day = today()
    if (row := (await hub.cases.mine(day, player.id)).get(game_id)) is not None:
        return row.table
    game = find_game(game_id)
    plan = set_up(game, day)
    names = [player.name if seat == plan.seat else "Bot" for seat in plan.seats]
    header = start(game_id, plan.mode, names).header
    header = msgspec.structs.replace(header, seed=hub.identity.deal(f"{day}/{game_id}"))
    plans = [
        SeatPlan(kind="me") if seat == plan.seat else SeatPlan(kind="bot", strength=COMPANY) for seat in plan.seats
    ]
    table = await opening.place(hub, player, header, plans, [], address=address)
    try:
        await hub.cases.take(day, game_id, player.id, table)
    except Taken:  # two clicks at once: the first one counts
        return (await hub.cases.mine(day, player.id))[game_id].table
    return table


async def results(hub: Hub, player: str, game_id: str, day: str) -> list[CaseRow]:
    """How everybody did, the best first. Those who have not finished today's case see only their own."""
    now = today()
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refused("gone", "There is no such day; one is written like 2026-11-16.") from None
    if day > now:
        raise Refused("gone", "That day has not come yet.")
    rows = [await _settled(hub, row) for row in await hub.cases.of(day, game_id)]
    mine = next((row for row in rows if row.player == player), None)
    if day == now and (mine is None or not mine.done):
        return [mine] if mine is not None else []
    done = [row for row in rows if row.done]
    return sorted(done, key=lambda row: (not row.won, -row.score, row.choices, row.seconds))


async def _settled(hub: Hub, row: CaseRow) -> CaseRow:
    """The row with its result, written down when it is first seen to be over."""
    if row.done:
        return row
    live = await hub.open(row.table)
    outcome = live.timeline.match.outcome
    if outcome is None:
        return row
    seats = live.seats_of(row.player)
    settled = msgspec.structs.replace(
        row,
        done=True,
        won=any(seat in outcome.winners for seat in seats),
        score=max((outcome.scores.get(SeatId(seat), 0) for seat in seats), default=0),
        choices=sum(choice.seat in seats for choice in live.timeline.choices),
        seconds=max(0.0, min(live.table.updated, time.time()) - live.table.created),
    )
    await hub.cases.settle(settled)
    return settled


async def refuse_sealed(hub: Hub, table_id: str) -> None:
    if await hub.cases.sealed(table_id):
        raise Refused("not-allowed", "This is a case of today; it lies open for study when the day is over.")
