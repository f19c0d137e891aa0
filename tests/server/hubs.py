"""Workers without a network: their hubs on one store, in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from hardboiled.server.identity import Identity, load_key
from hardboiled.server.protocol import NewTable, SeatPlan
from hardboiled.server.settings import Settings
from hardboiled.server.store import Player, migrate
from hardboiled.server.tables import moves, opening, seating
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.telemetry.metrics import Metrics

ANN, BOB, CID = (Player(id=name.lower(), name=name) for name in ("Ann", "Bob", "Cid"))


def new_hub(settings: Settings) -> Hub:
    return Hub(settings, Identity(load_key(Path(settings.data_dir))), Metrics())


def with_hubs(settings: Settings, count: int, story: Callable[..., Awaitable[None]]) -> None:
    """Tell a story of so many workers."""

    async def tell() -> None:
        hubs = [new_hub(msgspec.structs.replace(settings, workers=count)) for _ in range(count)]
        try:
            await migrate(hubs[0].database)
            await story(*hubs)
        finally:
            for hub in hubs:
                await hub.database.close()

    asyncio.run(tell())


async def open_table(hub: Hub, *seats: SeatPlan, seed: int | None = None) -> LiveTable:
    """Ann opens a table that anybody may join."""
    wanted = NewTable(game="smugglers", mode="docks", seats=list(seats), visibility="open", seed=seed)
    return await hub.open(await opening.new_table(hub, ANN, wanted))


async def sit(hub: Hub, live: LiveTable, player: Player, seat: str = "") -> None:
    await seating.take_seat(hub, live.id, player, "", seat, "")


async def choose(hub: Hub, live: LiveTable, seat: str, option: int = 0) -> None:
    """Whoever sits there answers what memory says is asked."""
    await moves.choose(hub, live.id, live.seats[seat].player, seat, live.timeline.ask_id(seat), option)


async def play_out(hub: Hub, live: LiveTable) -> None:
    while live.table.standing.status != "over":
        await choose(hub, live, live.timeline.match.asks[0].seats[0])


def names(live: LiveTable) -> Sequence[str]:
    return live.table.header.seats
