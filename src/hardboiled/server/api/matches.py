"""The match on a table: stage, scene, choosing, replay and saves."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency as Given
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.record import record
from hardboiled.kernel.scene import Scene, Stage
from hardboiled.server.api.answers import FAULTS, LONGEST_ID, AnyRequest, Invite, SeatName, TableId, looks, player_id
from hardboiled.server.bots.driver import Driver
from hardboiled.server.bots.study import Study
from hardboiled.server.edge.conversation import Conversation
from hardboiled.server.edge.limits import Throttle
from hardboiled.server.live_protocol import Choose, Update
from hardboiled.server.protocol import Analysed
from hardboiled.server.tables import cases, moves, opening, seating
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.replays import Replays

Since = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="After how many choices what is told begins.")
]
SAVE = ResponseSpec(data_container=dict[str, Any], description="A save or a record", generate_examples=False)


@get("/api/tables/{table_id:str}/stage", guards=[looks], responses=FAULTS)
async def stage(hub: Given[Hub], request: AnyRequest, table_id: TableId, invite: Invite = "") -> Stage:
    """What never changes during the match."""
    return (await seating.visit(hub, table_id, player_id(request), invite)).stage


@get("/api/tables/{table_id:str}/scene", guards=[looks], responses=FAULTS)
async def scene(
    hub: Given[Hub], request: AnyRequest, table_id: TableId, seat: SeatName = "", invite: Invite = ""
) -> Update:
    """The table from a seat of mine (or as somebody who watches), with all that was told so far."""
    player = player_id(request)
    await seating.visit(hub, table_id, player, invite)
    async with hub.at(table_id) as live:
        return live.update(live.seat_to_look_from(player, seat), player, since=0, rewound=True)


@post("/api/tables/{table_id:str}/choose", status_code=200, responses=FAULTS)
async def choose(
    hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, table_id: TableId, data: JSONBody[Choose]
) -> Update:
    """Answer the ask that `ask` names."""
    player = player_id(request)
    await throttle.check("move", player)
    before = (await seating.visit(hub, table_id, player)).choices
    live = await moves.choose(hub, table_id, player, data.seat, data.ask, data.option)
    return live.update(data.seat, player, since=before)


@get("/api/tables/{table_id:str}/replay/{number:int}", guards=[looks], responses=FAULTS)
async def replay(
    hub: Given[Hub],
    replays: Given[Replays],
    request: AnyRequest,
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000, description="How many choices had been made.")],
    seat: SeatName = "",
    invite: Invite = "",
    since: Since = None,
) -> Scene:
    """A moment of a finished match, from any seat's eyes, with what was told in its last choice or since another."""
    live = await seating.visit(hub, table_id, player_id(request), invite)
    opening.finished(live)
    await cases.refuse_sealed(hub, table_id)
    return await replays.scene(live, number, seat or SPECTATOR, since)


@get("/api/tables/{table_id:str}/analysis", guards=[looks], responses=FAULTS)
async def analysis(
    hub: Given[Hub],
    study: Given[Study],
    throttle: Given[Throttle],
    request: AnyRequest,
    table_id: TableId,
    invite: Invite = "",
) -> Analysed:
    """A finished match told by its chances and turning points: how far that has come, and what has been found so
    far. It takes some seconds; ask again until all is done."""
    player = player_id(request)
    live = await seating.visit(hub, table_id, player, invite)
    opening.finished(live)
    await cases.refuse_sealed(hub, table_id)
    if not study.known(live):
        await throttle.check("hint", player)
    return study.analysis(live)


@get("/api/tables/{table_id:str}/save", guards=[looks], responses={**FAULTS, 200: SAVE}, media_type="application/json")
async def save(
    hub: Given[Hub], request: AnyRequest, table_id: TableId, seat: SeatName = "", invite: Invite = ""
) -> Response[bytes]:
    """The whole save once the match is over or where I play alone; else what my seat may keep."""
    player = player_id(request)
    await seating.visit(hub, table_id, player, invite)
    async with hub.at(table_id) as live:
        match = live.timeline.match
        whole = live.table.standing.status == "over" or live.alone(player)
        whole = whole and not await hub.cases.sealed(table_id)
        sight = SeatId(live.sight(live.seat_to_look_from(player, seat)))
        body = await hub.aside.run(lambda: match.save().encode() if whole else _record(match, sight))
    name = f"{match.header.game}-{table_id[:6]}{'' if whole else '-record'}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


def _record(match: AnyMatch, seat: SeatId) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record(match, seat)), indent=1)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    hub: Given[Hub],
    driver: Given[Driver],
    throttle: Given[Throttle],
    table_id: FromPath[str],
) -> None:
    """ClientMessage and ServerMessage as JSON text; Hello first. `?invite=` and `?seat=` as over HTTP."""
    query = socket.query_params
    invite, seat = query.get("invite", "")[:64], query.get("seat", "")[:60]
    await Conversation(hub, driver, throttle, socket).hold(table_id[:LONGEST_ID], invite, seat)


HANDLERS = [stage, scene, choose, replay, analysis, save, live_table]
