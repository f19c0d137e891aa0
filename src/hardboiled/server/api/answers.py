"""What every HTTP answer has in common: the documented refusals and the size of a body."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from hardboiled.server.protocol import Fault
from hardboiled.server.store import Player
from hardboiled.server.tables.hub import Hub

AnyRequest = Request[Any, Any, Any]
LONGEST_ID = 40
TableId = Annotated[str, PathParameter(description="A table's id.", max_length=LONGEST_ID)]
Invite = Annotated[str, QueryParameter(description="The token of a table's invite link.", max_length=64)]
PackName = Annotated[str, QueryParameter(description="A content pack of this server.", max_length=60)]
SeatName = Annotated[str, QueryParameter(description="A seat of yours, or 'spectator'.", max_length=60)]

_REASONS = {
    400: "The request is malformed",
    403: "Not allowed",
    404: "There is no such thing, or it is private",
    409: "Not possible as things stand",
    413: "Too large",
    429: "Too fast",
}
FAULTS = {
    status: ResponseSpec(data_container=Fault, description=reason, generate_examples=False)
    for status, reason in _REASONS.items()
}


def looks(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard for what costs something to answer: nobody, and no address, asks for it without end."""
    state = connection.scope["state"]
    connection.app.state.throttle.check_here("look", state["player"], state["address"])


def player_id(request: AnyRequest) -> str:
    return str(request.scope["state"]["player"])


def address(request: AnyRequest) -> str:
    return str(request.scope["state"]["address"])


async def who(hub: Hub, request: AnyRequest) -> Player:
    return await hub.people.known_or_guest(player_id(request))
