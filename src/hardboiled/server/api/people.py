"""Who I am: a guest with a name, or somebody with a passphrase."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post, put, route
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from hardboiled.server.api.answers import FAULTS, AnyRequest, address, player_id, who
from hardboiled.server.edge.limits import Throttle
from hardboiled.server.identity import guest_name, hashed, new_id, opens, seal_passphrase
from hardboiled.server.protocol import Me, Passphrase, Rename
from hardboiled.server.refusal import Refused
from hardboiled.server.store import NameTaken, Player
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.seating import clean_name

_NOBODY = seal_passphrase("nobody's")


def _me(player: Player) -> Me:
    return Me(id=player.id, name=player.name, registered=player.login is not None)


@get("/api/me", responses=FAULTS)
async def me(hub: Given[Hub], request: AnyRequest) -> Me:
    """Who this browser is."""
    return _me(await who(hub, request))


@put("/api/me", responses=FAULTS)
async def rename(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called something else from now on."""
    await throttle.check("join", player_id(request))
    player = await who(hub, request)
    await hub.people.remember(player)
    await hub.people.rename(player.id, clean_name(data.name, guest_name(player.id)))
    return _me(await who(hub, request))


@post("/api/me/passphrase", status_code=200, responses=FAULTS)
async def register(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, data: JSONBody[Passphrase]) -> Me:
    """Keep my name and my tables under a passphrase."""
    await throttle.check("sign_in", player_id(request), address(request))
    player = await who(hub, request)
    if player.passphrase and not await asyncio.to_thread(opens, data.old, player.passphrase):
        raise Refused("not-allowed", "The passphrase until now does not fit.")
    name = clean_name(data.name)
    if not name:
        raise Refused("illegal", "That name has no letters.")
    await hub.people.remember(player)
    sealed = await asyncio.to_thread(seal_passphrase, data.passphrase)
    try:
        await hub.people.register(player.id, name, name.casefold()[:40], sealed)
    except NameTaken:
        raise Refused("illegal", "Somebody keeps that name already; choose another or sign in.") from None
    return _me(await who(hub, request))


@post("/api/sign-in", status_code=200, responses=FAULTS)
async def sign_in(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, data: JSONBody[Passphrase]) -> Me:
    """Be who keeps that name. What I did as a guest here comes along."""
    await throttle.check("sign_in", player_id(request), address(request))
    login = clean_name(data.name).casefold()[:40]
    await throttle.check("guess", hashed(login)[:32])
    found = await hub.people.find_login(login)
    sealed = found.passphrase if found is not None and found.passphrase else _NOBODY
    right = await asyncio.to_thread(opens, data.passphrase, sealed)
    if found is None or not right:
        raise Refused("not-allowed", "Name and passphrase do not fit.")
    guest = await who(hub, request)
    if guest.id != found.id and guest.login is None:
        for table_id in await hub.people.hand_over(guest.id, found.id):
            if (live := hub.known(table_id)) is not None:
                await hub.catch_up(live)
                hub.publish(live)
    request.scope["state"]["player"] = found.id
    return _me(found)


@post("/api/sign-out", status_code=200, responses=FAULTS)
async def sign_out(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest) -> Me:
    """Be a new guest. The cookie I had is nobody's from now on."""
    await throttle.check("join", player_id(request), address(request))
    session = str(request.scope["state"]["session"])
    if session and await hub.people.find(player_id(request)) is not None:
        await hub.end_session(session)
    player = new_id()
    request.scope["state"]["player"] = player
    return Me(id=player, name=guest_name(player))


@route("/api/me", http_method="OPTIONS", status_code=204, include_in_schema=False, sync_to_thread=False)
def me_options() -> Response[None]:
    """Litestar's own answer names only the first of two handlers."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, PUT"})


HANDLERS = [me_options, me, rename, register, sign_in, sign_out]
