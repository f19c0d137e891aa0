"""Opening tables and sitting down at them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from hardboiled.bots import STRENGTHS
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import Header
from hardboiled.kernel.saving import MAX_NAME, start
from hardboiled.server import faces
from hardboiled.server.campaign import following
from hardboiled.server.hub import Hub
from hardboiled.server.identity import hashed, new_id, same_token
from hardboiled.server.live import LiveTable
from hardboiled.server.protocol import NewTable, SeatPlan, TableCard, Visibility
from hardboiled.server.refusal import Refused, gone
from hardboiled.server.store import Entry, Player, SeatRow, Standing, TableRow
from hardboiled.server.timeline import Timeline

OPEN_NAME = "Free seat"
MAX_SEED = 2**53


def clean_name(name: str, otherwise: str = "") -> str:
    """One line of at most 40 printable letters."""
    kept = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(kept.split())[:MAX_NAME].strip() or otherwise


async def new_table(hub: Hub, player: Player, wanted: NewTable, pack: str = "") -> str:
    """A new match and its table; whatever the game says about options is the player's to read."""
    if wanted.seed is not None and not 0 <= wanted.seed < MAX_SEED:
        raise Refused("illegal", "A seed is a whole number from 0 to 2^53.")
    names = [_planned_name(plan, player, number) for number, plan in enumerate(wanted.seats, 1)]
    packs = hub.shelf.packs(wanted.game, pack)
    try:
        match = start(wanted.game, wanted.mode, names, wanted.seed, packs, **wanted.options)
    except (HardboiledError, TypeError) as error:
        raise Refused("illegal", str(error)[:500]) from None
    return await place(hub, player, match.header, wanted.seats, [], wanted.visibility, pack=pack)


async def place(
    hub: Hub,
    player: Player,
    header: Header,
    plans: Sequence[SeatPlan],
    choices: Sequence[tuple[str, str]],
    visibility: Visibility = "private",
    beginning: Sequence[Entry] = (),
    pack: str = "",
) -> str:
    """Put a match on a new table, with these choices already made."""
    timeline = Timeline(header, beginning, hub.shelf.packs(header.game, pack))
    if len(plans) != len(timeline.match.seats):
        raise Refused("illegal", f"This match has {len(timeline.match.seats)} seats.")
    for plan in plans:
        if plan.kind == "bot" and plan.strength not in STRENGTHS:
            raise Refused("illegal", f"There is no bot {plan.strength[:40]!r}; there are {', '.join(STRENGTHS)}.")
    made = [Entry(number=0, kind="choice", seat=seat, body=body) for seat, body in choices]
    entries = [msgspec.structs.replace(e, number=number) for number, e in enumerate([*beginning, *made], 1)]
    names = tuple(_planned_name(plan, player, number) for number, plan in enumerate(plans, 1))
    header = msgspec.structs.replace(header, seats=names)
    timeline.rename(header)
    timeline.follow(entries[len(beginning) :])
    rows = [
        _planned_seat(seat, position, plan, names[position], player)
        for position, (seat, plan) in enumerate(zip(timeline.match.seats, plans, strict=True))
    ]
    now = time.time()
    table = TableRow(
        id=new_id(),
        header=header,
        visibility=visibility,
        owner=player.id,
        invite="",
        created=now,
        updated=now,
        number=len(entries),
        revision=0,
        standing=Standing(choices=0, status="waiting", asked=(), driven=False),
        pack=pack,
    )
    live = LiveTable(table, rows, timeline, "")
    invite = hashed(hub.identity.invite(table.id))
    table = msgspec.structs.replace(table, invite=invite, standing=live.standing())
    await hub.people.remember(player)
    await hub.tables.create(table, rows, entries)
    hub.metrics.count("tables", header.game)
    hub.moved(await hub.open(table.id))
    return table.id


def _planned_name(plan: SeatPlan, player: Player, number: int) -> str:
    if plan.kind == "open":
        return OPEN_NAME
    if plan.kind == "bot":
        return clean_name(plan.name, f"{plan.strength[:20].capitalize()} {number}")
    return clean_name(plan.name, player.name)


def _planned_seat(seat: str, position: int, plan: SeatPlan, name: str, player: Player) -> SeatRow:
    return SeatRow(
        seat=seat,
        position=position,
        kind="human" if plan.kind == "me" else plan.kind,
        name=name,
        strength=plan.strength if plan.kind == "bot" else "",
        player=player.id if plan.kind == "me" else "",
    )


# Who may come near.


def may_see(live: LiveTable, player: str, invite: str) -> bool:
    """An open table is everybody's to see; a private one its players' and whoever has the invite."""
    if live.table.visibility == "open" or live.table.owner == player or live.seats_of(player):
        return True
    return bool(invite) and same_token(invite, live.table.invite)


async def visit(hub: Hub, table_id: str, player: str, invite: str = "") -> LiveTable:
    live = await hub.open(table_id)
    if not may_see(live, player, invite):
        raise gone()
    return live


# Sitting down and getting up.


async def take_seat(hub: Hub, table_id: str, player: Player, invite: str, seat: str, name: str) -> LiveTable:
    live = await visit(hub, table_id, player.id, invite)
    await hub.people.remember(player)
    async with live.lock:
        free = [row for row in live.seats.values() if row.kind == "open" and seat in ("", row.seat)]
        if not free:
            raise Refused("stale", "That seat is taken." if seat else "Every seat is taken.")
        row = msgspec.structs.replace(
            free[0], kind="human", player=player.id, name=clean_name(name, player.name), seen=time.time()
        )
        await _reseat(hub, live, row, was="open")
    return live


async def leave(hub: Hub, table_id: str, player: str) -> LiveTable:
    """Every seat of this player is free again; a table left by all who played keeps its owner."""
    live = await visit(hub, table_id, player)
    async with live.lock:
        for seat in live.seats_of(player):
            row = msgspec.structs.replace(
                live.seats[seat], kind="open", player="", name=OPEN_NAME, presets=(), seen=0.0
            )
            await _reseat(hub, live, row, was="human")
    return live


async def place_bot(hub: Hub, table_id: str, player: str, seat: str, strength: str) -> LiveTable:
    live = await visit(hub, table_id, player)
    if live.table.owner != player:
        raise Refused("not-allowed", "Only whoever opened the table can place bots.")
    if strength not in STRENGTHS:
        raise Refused("illegal", f"There are bots of these strengths: {', '.join(STRENGTHS)}.")
    async with live.lock:
        row = live.seats.get(seat)
        if row is None or row.kind != "open":
            raise Refused("stale", "That seat is not free.")
        name = f"{strength.capitalize()} {row.position + 1}"
        await _reseat(hub, live, msgspec.structs.replace(row, kind="bot", name=name, strength=strength), was="open")
    return live


async def _reseat(hub: Hub, live: LiveTable, row: SeatRow, was: str) -> None:
    names = tuple(row.name if row.position == i else name for i, name in enumerate(live.table.header.seats))
    header = msgspec.structs.replace(live.table.header, seats=names)
    table = msgspec.structs.replace(live.table, header=header)
    if table.standing.status == "over":
        raise Refused("stale", "The match is over.")
    standing = live.standing({**live.seats, row.seat: row})
    if not await hub.tables.change_seat(table, row, was, standing):
        await hub.refresh(live)
        raise Refused("stale", "Somebody else was quicker.")
    began = live.table.standing.status
    await hub.refresh(live)
    if live.table.standing.status != began:
        for listener in live.listeners:  # asks can be answered from now on, or no longer
            listener.show(live.update(listener.seat, listener.player, since=live.choices))


# What follows a match.


def finished(live: LiveTable) -> None:
    if live.table.standing.status != "over":
        raise Refused("not-allowed", "That is possible once the match is over.")


async def follow_up(hub: Hub, table_id: str, player: Player, campaign: bool) -> str:
    """A rematch, or a campaign's next episode, with the same people and bots in the same seats: the
    others sit there as soon as the table is open. The first who asks opens it for all."""
    live = await visit(hub, table_id, player.id)
    finished(live)
    if not live.seats_of(player.id) and live.table.owner != player.id:
        raise Refused("not-allowed", "Only those who played can go on.")
    if live.table.next:
        return live.table.next
    header, options = live.table.header, dict(live.table.header.options)
    if campaign:
        following_ = following(live.timeline.match)
        if following_ is None:
            raise Refused("not-allowed", "No further episode follows.")
        options = following_.options
    seats = list(live.seats.values())
    plans = [
        SeatPlan(
            kind="bot" if s.kind == "bot" else "me" if s.player == player.id else "open",
            name=s.name,
            strength=s.strength or "regular",
        )
        for s in seats
    ]
    wanted = NewTable(
        game=header.game, mode=header.mode, seats=plans, options=options, visibility=live.table.visibility
    )
    new_id_ = await new_table(hub, player, wanted, live.table.pack)
    others = {row.position: row for row in seats if row.kind == "human" and row.player != player.id}
    new_live = await hub.open(new_id_)
    async with new_live.lock:
        for row in list(new_live.seats.values()):
            if row.position in others:
                other = others[row.position]
                taken = msgspec.structs.replace(row, kind="human", player=other.player, name=other.name)
                await _reseat(hub, new_live, taken, was="open")
    async with live.lock:
        if not await hub.tables.follow(table_id, new_id_):
            await hub.refresh(live)
            return live.table.next
        await hub.refresh(live)
    return new_id_


async def play_on(hub: Hub, table_id: str, player: Player, number: int, plans: Sequence[SeatPlan]) -> str:
    """Any moment of a finished match as a new table."""
    live = await visit(hub, table_id, player.id)
    finished(live)
    if not 0 <= number <= live.choices:
        raise Refused("illegal", f"This match has the moments 0 to {live.choices}.")
    choices = [(entry.seat, entry.body) for entry in live.timeline.choices[:number]]
    began, pack = live.timeline.beginning, live.table.pack
    return await place(hub, player, live.table.header, plans, choices, beginning=began, pack=pack)


def cards(found: Sequence[tuple[TableRow, list[SeatRow]]], player: str) -> list[TableCard]:
    return [faces.table_card(table, seats, player) for table, seats in found]
