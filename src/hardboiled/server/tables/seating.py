"""Who may come near a table, sitting down at it and getting up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hardboiled.bots import STRENGTHS, is_bot
from hardboiled.kernel.chance import drawn_seed
from hardboiled.kernel.saving import MAX_NAME
from hardboiled.server.identity import same_token
from hardboiled.server.refusal import Refused, gone
from hardboiled.server.store import Entry, Player, SeatRow, Taken
from hardboiled.server.tables import summaries
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable

OPEN_NAME = "Free seat"
BOT = "regular"
"""Who plays on for somebody who has given up."""
FREE: dict[str, Any] = {"kind": "open", "player": "", "name": OPEN_NAME, "strength": "", "presets": (), "seen": 0.0}
AWAY_SECONDS = 60.0
"""Who has been away for so long has gone."""


def clean_name(name: str, otherwise: str = "") -> str:
    """One line of at most 40 printable letters."""
    kept = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(kept.split())[:MAX_NAME].strip() or otherwise


def bot_name(strength: str) -> str:
    """Its temperament before its strength, as one would say it: Talkative regular."""
    plain, _, temperament = strength.partition("-")
    return f"{temperament} {plain}".strip()[:28].capitalize()


# Who may come near.


def may_see(live: LiveTable, player: str, invite: str) -> bool:
    """An open table is everybody's to see; a private one its players' and whoever has the invite."""
    if live.table.visibility == "open" or live.table.owner == player or live.belongs(player):
        return True
    return bool(invite) and same_token(invite, live.table.invite)


async def visit(hub: Hub, table_id: str, player: str, invite: str = "") -> LiveTable:
    live = await hub.open(table_id)
    if not may_see(live, player, invite):
        raise gone()
    return live


# Sitting down and getting up.


async def take_seat(hub: Hub, table_id: str, player: Player, invite: str, seat: str, name: str) -> LiveTable:
    await visit(hub, table_id, player.id, invite)
    await hub.people.remember(player)

    def sits(live: LiveTable) -> list[SeatRow]:
        free = [row for row in live.seats.values() if row.kind == "open" and seat in ("", row.seat)]
        if not free:
            raise Refused("stale", "That seat is taken." if seat else "Every seat is taken.")
        shown = clean_name(name, player.name)
        return [msgspec.structs.replace(free[0], kind="human", player=player.id, name=shown, seen=time.time())]

    return await _reseat(hub, table_id, sits)


async def leave(hub: Hub, table_id: str, player: str) -> LiveTable:
    """Every seat of this player is free again; a table left by all who played keeps its owner."""
    await visit(hub, table_id, player)

    def gets_up(live: LiveTable) -> list[SeatRow]:
        mine = [row for row in live.seats.values() if row.player == player]
        return [msgspec.structs.replace(row, **FREE) for row in mine]

    return await _reseat(hub, table_id, gets_up)


async def place_bot(hub: Hub, table_id: str, player: str, seat: str, strength: str) -> LiveTable:
    live = await visit(hub, table_id, player)
    if live.table.owner != player:
        raise Refused("not-allowed", "Only whoever opened the table can place bots.")
    _check_strength(strength)

    def sits(live: LiveTable) -> list[SeatRow]:
        row = live.seats.get(seat)
        if row is None or row.kind != "open":
            raise Refused("stale", "That seat is not free.")
        name = f"{bot_name(strength)} {row.position + 1}"
        return [msgspec.structs.replace(row, kind="bot", name=name, strength=strength)]

    return await _reseat(hub, table_id, sits)


def _check_strength(strength: str) -> None:
    if not is_bot(strength):
        raise Refused("illegal", f"There are bots of these strengths: {', '.join(STRENGTHS)}.")


async def free_seat(hub: Hub, table_id: str, player: str, seat: str) -> LiveTable:
    """The owner takes a seat back from somebody who has not been there for a while (before anything was chosen: from
    anybody), so that nobody can hold a table up by sitting down and going away."""
    live = await visit(hub, table_id, player)
    if live.table.owner != player:
        raise Refused("not-allowed", "Only whoever opened the table can free seats.")

    def gets_up(live: LiveTable) -> list[SeatRow]:
        row = live.seats.get(seat)
        if row is None or row.player in ("", player):
            raise Refused("stale", "Nobody else sits there.")
        if live.choices and not _has_gone(row):
            raise Refused("not-allowed", f"{row.name} is there; a seat can be freed of somebody who has gone.")
        return [msgspec.structs.replace(row, **FREE)]

    return await _reseat(hub, table_id, gets_up)


def _has_gone(row: SeatRow) -> bool:
    """Whether somebody has not been there for a while (a clock set back makes nobody come again)."""
    return not 0 <= time.time() - row.seen < summaries.ONLINE_SECONDS + AWAY_SECONDS


async def hand_over(hub: Hub, table_id: str, player: str, seat: str, strength: str) -> LiveTable:
    """A bot keeps a player's seat until they take it back: they say so themselves, or somebody who plays with them
    does when they have been away for a while."""
    await visit(hub, table_id, player)
    _check_strength(strength)

    def goes(live: LiveTable) -> list[SeatRow]:
        row = live.seats.get(seat)
        if not live.belongs(player):
            raise Refused("not-allowed", "Only those who play hand seats over.")
        if row is None or row.kind != "human":
            raise Refused("stale", "Nobody sits there.")
        if row.player != player and not _has_gone(row):
            raise Refused("not-allowed", f"{row.name} was here a moment ago; give them a minute.")
        name = clean_name(f"{bot_name(strength)} for {row.name}")
        return [msgspec.structs.replace(row, kind="bot", name=name, strength=strength, presets=())]

    return await _reseat(hub, table_id, goes)


async def take_back(hub: Hub, table_id: str, player: Player, seat: str) -> LiveTable:
    """Play on where a bot has kept the seat."""
    await visit(hub, table_id, player.id)

    def comes(live: LiveTable) -> list[SeatRow]:
        mine = [row for row in live.seats.values() if row.kind == "bot" and row.player == player.id]
        rows = [row for row in mine if seat in ("", row.seat)]
        if not rows:
            raise Refused("stale", "No bot keeps that seat for you.")
        back = {"kind": "human", "name": clean_name(player.name), "strength": "", "seen": time.time()}
        return [msgspec.structs.replace(row, **back) for row in rows]

    return await _reseat(hub, table_id, comes)


async def resign(hub: Hub, table_id: str, player: str) -> LiveTable:
    """Give up for good: where others play on bots take over, else the match ends here."""
    live = await visit(hub, table_id, player)

    def goes(live: LiveTable) -> list[SeatRow]:
        if not _others(live, player):
            return []
        mine = [row for row in live.seats.values() if player and row.player == player]
        if not mine:
            raise Refused("not-allowed", "You do not play here.")
        gone: dict[str, Any] = {"kind": "bot", "player": "", "presets": (), "seen": 0.0}
        return [
            msgspec.structs.replace(row, **gone, strength=BOT, name=f"{bot_name(BOT)} {row.position + 1}")
            for row in mine
        ]

    live = await _reseat(hub, table_id, goes)
    if not _others(live, player) and live.belongs(player):
        await _end(hub, table_id, player)
    return live


async def _end(hub: Hub, table_id: str, player: str) -> None:
    async with hub.at(table_id) as live:
        seat = next(row.seat for row in live.seats.values() if row.player == player)
        if live.table.standing.status != "running":
            raise Refused("stale", "There is no match to give up.")
        try:
            await hub.append(live, Entry(number=live.number + 1, kind="end", seat=seat, body=""))
        except Taken:
            raise Refused("stale", "The table has moved on.") from None


def _others(live: LiveTable, player: str) -> set[str]:
    """Who else has a seat here."""
    return {row.player for row in live.seats.values()} - {"", player}


async def delete(hub: Hub, table_id: str, player: str) -> None:
    """Whoever opened a table takes it away, as long as it is nobody else's match too."""
    await visit(hub, table_id, player)
    async with hub.at(table_id) as live:
        if live.table.owner != player:
            raise Refused("not-allowed", "Only whoever opened the table can take it away.")
        if live.choices and _others(live, player):
            raise Refused("not-allowed", "Others play here too; you can leave or hand your seat over.")
        await hub.tables.delete(table_id)
        live.table = msgspec.structs.replace(live.table, revision=live.table.revision + 1)
        hub.publish(live)
        hub.forget(live)


async def _reseat(hub: Hub, table_id: str, changed: Callable[[LiveTable], list[SeatRow]]) -> LiveTable:
    """Write the seats that have changed. If another worker has written to the table first, that is read,
    and then it is asked again which."""
    async with hub.at(table_id) as live:
        while rows := changed(live):
            if live.table.standing.status == "over":
                raise Refused("stale", "The match is over.")
            done = await _written(hub, live, rows)
            await hub.refresh(live)
            if done:
                break
        return live


async def _written(hub: Hub, live: LiveTable, rows: Sequence[SeatRow]) -> bool:
    seats = {**live.seats, **{row.seat: row for row in rows}}
    opens = any(row.kind == "open" for row in rows)
    deal = _new_deal(live) if opens else []
    known = not deal and (live.table.known or (opens and any(live.alone(player) for player in live.humans())))
    header = msgspec.structs.replace(
        live.table.header,
        seats=tuple(row.name for row in sorted(seats.values(), key=lambda row: row.position)),
        seed=int(deal[0].body) if deal else live.table.header.seed,
    )
    table = msgspec.structs.replace(live.table, header=header, known=known, standing=live.standing(seats))
    try:
        return await hub.tables.change_seats(table, rows, deal)
    except Taken:
        return False


def _new_deal(live: LiveTable) -> list[Entry]:
    """Whoever leaves may have seen what the seat was dealt: as long as nothing was chosen, all is dealt anew.
    A deal that was given stays."""
    timeline = live.timeline
    if live.table.seeded or timeline.began is not None or timeline.choices:
        return []
    return [Entry(number=live.number + 1, kind="deal", seat="", body=str(drawn_seed()))]
