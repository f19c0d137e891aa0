"""Tables: opening them, listing them, sitting down and getting up."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, QueryParameter

from hardboiled.server.api.answers import FAULTS, AnyRequest, Invite, PackName, TableId, address, looks, player_id, who
from hardboiled.server.api.reach import addresses_of
from hardboiled.server.bots.study import Study
from hardboiled.server.bots.thinking import LARGEST_UPLOAD, Upload
from hardboiled.server.edge.limits import Throttle
from hardboiled.server.protocol import (
    Created,
    FreeSeat,
    HandOver,
    NewTable,
    PlaceBot,
    PlayOn,
    SeatPlan,
    TableCard,
    TableInfo,
    TakeBack,
    TakeSeat,
)
from hardboiled.server.refusal import Refused
from hardboiled.server.tables import cases, opening, seating, summaries
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable

Origin = Annotated[str, QueryParameter(max_length=100, description="An address of this server.")]


@get("/api/tables/mine", guards=[looks], responses=FAULTS)
async def mine(hub: Given[Hub], request: AnyRequest) -> list[TableCard]:
    """The tables I sit at or have opened, the latest first."""
    player = player_id(request)
    return summaries.cards(await hub.tables.of_player(player), player)


@get("/api/tables/open", guards=[looks], responses=FAULTS)
async def open_tables(hub: Given[Hub], request: AnyRequest) -> list[TableCard]:
    """The tables anybody may join or watch."""
    return summaries.cards(await hub.tables.open_tables(), player_id(request))


@post("/api/tables", responses=FAULTS)
async def new_table(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, data: JSONBody[NewTable], pack: PackName = ""
) -> Created:
    """Open a table, with one of the content packs of this server if it has some."""
    await throttle.check("create", player_id(request), address(request))
    return Created(id=await opening.new_table(hub, await who(hub, request), data, pack, address(request)))


@post("/api/tables/upload", responses=FAULTS, request_max_body_size=LARGEST_UPLOAD)
async def upload(hub: Given[Hub], study: Given[Study], throttle: Given[Throttle], request: AnyRequest) -> Created:
    """A table from a save. I sit in every seat; it is read and played through before it counts."""
    await throttle.check("upload", player_id(request), address(request))
    packs = {game: {name: hub.shelf.packs(game, name) for name in names} for game, names in hub.shelf.all().items()}
    saved = await study.read_upload(Upload(await request.body(), packs), address(request))
    plans = [SeatPlan(kind="me", name=name) for name in saved.header.seats]
    player = await who(hub, request)
    return Created(id=await opening.place(hub, player, saved.header, plans, saved.choices, pack=saved.pack))


@get("/api/tables/{table_id:str}", guards=[looks], responses=FAULTS)
async def table(hub: Given[Hub], request: AnyRequest, table_id: TableId, invite: Invite = "") -> TableInfo:
    """A table as I may see it."""
    player = player_id(request)
    return (await seating.visit(hub, table_id, player, invite)).info(player)


@post("/api/tables/{table_id:str}/seats", status_code=200, responses=FAULTS)
async def take_seat(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[TakeSeat]
) -> TableInfo:
    """Sit down in a free seat."""
    await throttle.check("join", player_id(request), address(request))
    player = await who(hub, request)
    live = await seating.take_seat(hub, table_id, player, data.invite, data.seat, data.name)
    return live.info(player.id)


async def _changed(throttle: Throttle, request: AnyRequest, change: Callable[[str], Awaitable[LiveTable]]) -> TableInfo:
    """The table after I have changed who sits where."""
    player = player_id(request)
    await throttle.check("join", player)
    return (await change(player)).info(player)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=FAULTS)
async def leave(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId) -> TableInfo:
    """Get up from every seat I have there; they are free for others."""
    return await _changed(throttle, request, lambda me: seating.leave(hub, table_id, me))


@post("/api/tables/{table_id:str}/bots", status_code=200, responses=FAULTS)
async def place_bot(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[PlaceBot]
) -> TableInfo:
    """Let a bot have a free seat of the table I opened."""
    place = seating.place_bot
    return await _changed(throttle, request, lambda me: place(hub, table_id, me, data.seat, data.strength))


@post("/api/tables/{table_id:str}/free", status_code=200, responses=FAULTS)
async def free_seat(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[FreeSeat]
) -> TableInfo:
    """Take a seat of the table I opened back from somebody who has gone."""
    return await _changed(throttle, request, lambda me: seating.free_seat(hub, table_id, me, data.seat))


@post("/api/tables/{table_id:str}/hand-over", status_code=200, responses=FAULTS)
async def hand_over(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[HandOver]
) -> TableInfo:
    """Let a bot keep my seat, or that of somebody at my table who has been away for a while."""
    hand = seating.hand_over
    return await _changed(throttle, request, lambda me: hand(hub, table_id, me, data.seat, data.strength))


@post("/api/tables/{table_id:str}/take-back", status_code=200, responses=FAULTS)
async def take_back(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[TakeBack]
) -> TableInfo:
    """Play my seat again that a bot has kept."""
    player = await who(hub, request)
    return await _changed(throttle, request, lambda _: seating.take_back(hub, table_id, player, data.seat))


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=FAULTS)
async def resign(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId) -> TableInfo:
    """Give up for good: bots play on for me, or the match ends if nobody else plays."""
    return await _changed(throttle, request, lambda me: seating.resign(hub, table_id, me))


@post("/api/tables/{table_id:str}/delete", status_code=204, responses=FAULTS)
async def delete_table(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId) -> None:
    """Take a table away that I opened and nobody else plays at."""
    player = player_id(request)
    await throttle.check("join", player)
    await seating.delete(hub, table_id, player)


@post("/api/tables/{table_id:str}/play-on", responses=FAULTS)
async def play_on(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[PlayOn]
) -> Created:
    """A new table from a moment of a finished match."""
    await throttle.check("create", player_id(request), address(request))
    await cases.refuse_sealed(hub, table_id)
    return Created(id=await opening.play_on(hub, table_id, await who(hub, request), data.number, data.seats))


@post("/api/tables/{table_id:str}/rematch", responses=FAULTS)
async def rematch(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId) -> Created:
    """The same people and bots once more."""
    await throttle.check("create", player_id(request), address(request))
    return Created(id=await opening.follow_up(hub, table_id, await who(hub, request), campaign=False))


@post("/api/tables/{table_id:str}/next", responses=FAULTS)
async def next_episode(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId) -> Created:
    """The next episode of a campaign."""
    await throttle.check("create", player_id(request), address(request))
    return Created(id=await opening.follow_up(hub, table_id, await who(hub, request), campaign=True))


@get("/api/tables/{table_id:str}/invite.svg", guards=[looks], responses=FAULTS, media_type="image/svg+xml")
async def invite_picture(
    hub: Given[Hub], request: AnyRequest, table_id: TableId, origin: Origin = ""
) -> Response[bytes]:
    """The invite link as a QR code; with one of the addresses that `/api/reach` names, if that is wished."""
    player = player_id(request)
    link = (await seating.visit(hub, table_id, player)).info(player).invite
    if not link:
        raise Refused("not-allowed", "Only those at the table invite.")
    if origin and origin not in addresses_of(hub.settings.host, hub.settings.port):
        raise Refused("not-allowed", "That is no address of this server.")
    out = io.BytesIO()
    segno.make((origin or str(request.base_url).rstrip("/")) + link, error="m").save(out, kind="svg", scale=6, border=2)
    return Response(out.getvalue(), media_type="image/svg+xml")


HANDLERS = [
    mine,
    open_tables,
    new_table,
    upload,
    table,
    take_seat,
    leave,
    place_bot,
    free_seat,
    hand_over,
    take_back,
    resign,
    delete_table,
    play_on,
    rematch,
    next_episode,
    invite_picture,
]
