"""Opening tables: for a new match, for what follows one, for a moment of another."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping, Sequence

import msgspec

from hardboiled.bots import STRENGTHS, is_bot
from hardboiled.kernel.errors import HardboiledError, UnknownGame
from hardboiled.kernel.record import Header
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.server.identity import hashed, new_id
from hardboiled.server.protocol import NewTable, SeatPlan, Visibility
from hardboiled.server.refusal import Refused
from hardboiled.server.store import Entry, Follows, Player, SeatRow, Standing, TableRow, Taken
from hardboiled.server.tables.campaign import following
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.seating import OPEN_NAME, bot_name, clean_name, visit


async def new_table(hub: Hub, player: Player, wanted: NewTable, pack: str = "", address: str = "") -> str:
    """A new match and its table, opened by somebody at this address."""
    header = _dealt(hub, player, wanted, pack)
    return await place(
        hub,
        player,
        header,
        wanted.seats,
        [],
        wanted.visibility,
        pack=pack,
        drawn=wanted.seed is None,
        address=address,
    )


def _dealt(hub: Hub, player: Player, wanted: NewTable, pack: str) -> Header:
    """The header of a new match; whatever the game says about options is the player's to read."""
    _check_options(wanted)
    names = [_planned_name(plan, player, number) for number, plan in enumerate(wanted.seats, 1)]
    packs = hub.shelf.packs(wanted.game, pack)
    try:
        return start(wanted.game, wanted.mode, names, wanted.seed, packs, **wanted.options).header
    except (HardboiledError, TypeError) as error:
        raise Refused("illegal", str(error)[:500]) from None


def _check_options(wanted: NewTable) -> None:
    """Options are the game's own and nothing else: `start` takes more than a stranger may say."""
    try:
        known = find_game(wanted.game).options.__struct_fields__
    except UnknownGame as error:
        raise Refused("illegal", str(error)[:500]) from None
    for name in wanted.options:
        if name not in known:
            raise Refused("illegal", f"That game has no option {name[:40]!r}; it has {', '.join(known) or 'none'}.")


async def place(
    hub: Hub,
    player: Player,
    header: Header,
    plans: Sequence[SeatPlan],
    choices: Sequence[tuple[str, str]],
    visibility: Visibility = "private",
    beginning: Sequence[Entry] = (),
    pack: str = "",
    drawn: bool = False,
    follows: Follows | None = None,
    sitting: Mapping[int, SeatRow] | None = None,
    address: str = "",
) -> str:
    """Put a match on a new table, with these choices already made. The header's deal stays unless it was
    `drawn` for this table. It may follow another table (Taken if one does already), and some may be
    `sitting` there, by the position of the seat."""
    ids = find_game(header.game).seat_ids(header.mode, len(header.seats))
    if len(plans) != len(ids):
        raise Refused("illegal", f"This match has {len(ids)} seats.")
    for plan in plans:
        if plan.kind == "bot" and not is_bot(plan.strength):
            raise Refused("illegal", f"There is no bot {plan.strength[:40]!r}; there are {', '.join(STRENGTHS)}.")
    made = [Entry(number=0, kind="choice", seat=seat, body=body) for seat, body in choices]
    entries = [msgspec.structs.replace(e, number=number) for number, e in enumerate([*beginning, *made], 1)]
    rows = [
        _planned_seat(seat, position, plan, player)
        for position, (seat, plan) in enumerate(zip(ids, plans, strict=True))
    ]
    for position, other in (sitting or {}).items():
        rows[position] = msgspec.structs.replace(rows[position], kind="human", player=other.player, name=other.name)
    header = msgspec.structs.replace(header, seats=tuple(row.name for row in rows))
    timeline = await hub.played(header, entries, hub.shelf.packs(header.game, pack))
    now, table_id = time.time(), new_id()
    invite = hub.identity.invite(table_id)
    table = TableRow(
        id=table_id,
        header=header,
        visibility=visibility,
        owner=player.id,
        invite=hashed(invite),
        created=now,
        updated=now,
        number=len(entries),
        revision=0,
        standing=Standing(choices=0, status="waiting", asked=(), driven=False),
        pack=pack,
        seeded=not drawn,
        opened_from=hub.identity.fingerprint(address) if address else "",
    )
    live = LiveTable(table, rows, timeline, invite)
    live.sit(table, rows)
    await hub.people.remember(player)
    await hub.tables.create(live.table, rows, entries, follows)
    hub.metrics.tables(header.game)
    hub.adopt(live)
    hub.moved(live)
    return table_id


def _planned_name(plan: SeatPlan, player: Player, number: int) -> str:
    if plan.kind == "open":
        return OPEN_NAME
    if plan.kind == "bot":
        return clean_name(plan.name, f"{bot_name(plan.strength)} {number}")
    return clean_name(plan.name, player.name)


def _planned_seat(seat: str, position: int, plan: SeatPlan, player: Player) -> SeatRow:
    return SeatRow(
        seat=seat,
        position=position,
        kind="human" if plan.kind == "me" else plan.kind,
        name=_planned_name(plan, player, position + 1),
        strength=plan.strength if plan.kind == "bot" else "",
        player=player.id if plan.kind == "me" else "",
    )


# What follows a match.


def finished(live: LiveTable) -> None:
    if live.table.standing.status != "over":
        raise Refused("not-allowed", "That is possible once the match is over.")


async def follow_up(hub: Hub, table_id: str, player: Player, campaign: bool) -> str:
    """A rematch, or a campaign's next episode, with the same people and bots in the same seats: the
    others sit there as soon as the table is open. The first who asks for either opens it for all."""
    live = await visit(hub, table_id, player.id)
    finished(live)
    if not live.seats_of(player.id) and live.table.owner != player.id:
        raise Refused("not-allowed", "Only those who played can go on.")
    if not _followed_by(live, campaign):
        with contextlib.suppress(Taken):  # somebody else opens it at this moment: theirs is the one
            await _open_following(hub, live, player, campaign)
        async with hub.at(table_id) as live:
            await hub.refresh(live)
    return _followed_by(live, campaign)


def _followed_by(live: LiveTable, campaign: bool) -> str:
    return live.table.episode if campaign else live.table.next


async def _open_following(hub: Hub, live: LiveTable, player: Player, campaign: bool) -> None:
    header, pack, options = live.table.header, live.table.pack, dict(live.table.header.options)
    if campaign:
        episode = following(live.timeline.match)
        if episode is None:
            raise Refused("not-allowed", "No further episode follows.")
        options = episode.options
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
    await place(
        hub,
        player,
        _dealt(hub, player, wanted, pack),
        plans,
        [],
        wanted.visibility,
        pack=pack,
        drawn=True,
        follows=Follows(live.id, campaign),
        sitting={row.position: row for row in seats if row.kind == "human" and row.player != player.id},
    )


async def play_on(hub: Hub, table_id: str, player: Player, number: int, plans: Sequence[SeatPlan]) -> str:
    """Any moment of a finished match as a new table."""
    live = await visit(hub, table_id, player.id)
    finished(live)
    if not 0 <= number <= live.choices:
        raise Refused("illegal", f"This match has the moments 0 to {live.choices}.")
    choices = [(entry.seat, entry.body) for entry in live.timeline.choices[:number]]
    began, pack = live.timeline.beginning, live.table.pack
    return await place(hub, player, live.table.header, plans, choices, beginning=began, pack=pack)
