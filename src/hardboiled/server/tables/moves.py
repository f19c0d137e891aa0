"""What players do at a table: choose, answer in advance, take back, talk."""

from __future__ import annotations

import msgspec

from hardboiled.kernel.actions import Action
from hardboiled.server.refusal import Refused
from hardboiled.server.store import Entry, Taken, Wish
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import PASS, LiveTable

MAX_CHAT = 500
MAX_PRESETS = 20
MAX_KEY = 80


def own_seat(live: LiveTable, player: str, seat: str) -> str:
    if seat not in live.seats_of(player):
        raise Refused("not-allowed", "That is not your seat.")
    return seat


async def choose(hub: Hub, table_id: str, player: str, seat: str, ask: str, option: int) -> LiveTable:
    """A player answers the ask they were shown."""
    async with hub.at(table_id) as live:
        own_seat(live, player, seat)
        await answer(hub, live, seat, ask, option)
        await _drop_spent_presets(hub, live)
        return live


async def answer(hub: Hub, live: LiveTable, seat: str, ask: str, option: int) -> None:
    """Append a choice (the lock is held). Others' answers to their part of a Together may come in
    between: then the number is taken, and the same ask is answered at the next one."""
    while True:
        action = _offered(live, seat, ask, option)
        body = msgspec.json.encode(action).decode()
        try:
            await hub.append(live, Entry(number=live.number + 1, kind="choice", seat=seat, body=body))
            return
        except Taken:
            continue


def _offered(live: LiveTable, seat: str, ask: str, option: int) -> Action:
    """The option with this number, if this still is what the seat is asked. Whoever names an ask was shown
    one: that it no longer fits is `stale`, whatever is asked instead."""
    open_ask = live.timeline.match.asked(seat)
    if open_ask is None or not ask or live.open_ask(seat) != ask:
        raise Refused("stale" if ask else "not-your-turn", _why_not(live, ask))
    if not 0 <= option < len(open_ask.options):
        raise Refused("illegal", "That is not one of your options.")
    action: Action = open_ask.options[option]
    return action


def _why_not(live: LiveTable, ask: str) -> str:
    match live.table.standing.status:
        case "waiting":
            return "The table still waits for players to sit down."
        case "over":
            return "The match is over."
        case _:
            return "The table has moved on." if ask else "You are not asked anything just now."


# Answers given in advance.


async def preset(hub: Hub, table_id: str, player: str, seat: str, keys: list[str], until_turn: bool) -> None:
    if len(keys) > MAX_PRESETS or any(len(key) > MAX_KEY for key in keys):
        raise Refused("too-large", "Those are too many answers at once.")
    async with hub.at(table_id) as live:
        own_seat(live, player, seat)
        await _set_presets(hub, live, seat, tuple(keys), until_turn)


async def _set_presets(hub: Hub, live: LiveTable, seat: str, keys: tuple[str, ...], until_turn: bool) -> None:
    row = msgspec.structs.replace(live.seats[seat], presets=keys, until_turn=until_turn)
    live.seats[seat] = row
    standing = live.standing()
    revision = await hub.tables.preset(live.id, row, standing.driven)
    live.table = msgspec.structs.replace(live.table, standing=standing)
    await hub.noted(live, revision)
    live.audience.tell_seat(seat)
    hub.moved(live)


async def _drop_spent_presets(hub: Hub, live: LiveTable) -> None:
    """'Pass until my turn' ends when the seat is asked something it has not answered in advance."""
    for seat in list(live.seats.values()):
        asked = live.timeline.match.asked(seat.seat)
        if live.passes_until_turn(seat.seat) and asked and live.preset_option(seat) is None:
            kept = tuple(key for key in seat.presets if key != PASS)
            await _set_presets(hub, live, seat.seat, kept, False)


async def after_answer(hub: Hub, live: LiveTable) -> None:
    """What an answer by the driver brings with it, the same as a player's."""
    await _drop_spent_presets(hub, live)


# Taking back.


async def undo(hub: Hub, table_id: str, player: str, seat: str) -> None:
    """Take the player's last choice back: at once where nobody learned anything or nobody else is
    there to ask, else by everybody's consent."""
    async with hub.at(table_id) as live:
        own_seat(live, player, seat)
        way = live.undo_way(player)
        back_to = live.timeline.last_choice(live.seats_of(player))
        if not way or back_to is None:
            raise Refused("illegal", "There is nothing of yours to take back.")
        if way != "free" and await hub.cases.sealed(table_id):
            raise Refused("not-allowed", "In a case of the day, what has shown something stays.")
        if way == "free" or live.humans() == {player}:
            await _take_back(hub, live, seat, back_to)
            return
        if not live.may_wish(player):
            raise Refused("too-fast", "The table has just said no; ask again in a minute.")
        wish = Wish(at=live.number, seat=seat, back_to=back_to, agreed=(player,))
        try:
            await hub.log.make_wish(live.id, wish)
        except Taken:
            await hub.refresh(live)
            raise Refused("stale", "The table is already asked to take something back.") from None
        await hub.refresh(live)


async def vote(hub: Hub, table_id: str, player: str, agree: bool) -> None:
    async with hub.at(table_id) as live:
        if player not in live.humans():
            raise Refused("not-allowed", "Only those who play vote.")
        if live.wish is None:
            raise Refused("stale", "There is nothing to vote on any more.")
        if not agree:
            await hub.log.drop_wish(live.id)
            await hub.refresh(live)
            return
        try:
            counts = await hub.log.vote(live.id, live.wish, player)
        except Taken:
            raise Refused("stale", "You have agreed already.") from None
        await hub.refresh(live)
        if not counts:
            raise Refused("stale", "There is nothing to vote on any more.")
        wish = live.wish
        if wish is not None and live.humans() <= set(wish.agreed):
            if wish.at != live.number:
                raise Refused("stale", "The table has moved on.")
            await _take_back(hub, live, wish.seat, wish.back_to)


async def _take_back(hub: Hub, live: LiveTable, seat: str, back_to: int) -> None:
    """Take back all choices but the first so many. What the seat of the first of them answered in advance
    goes before, for all workers: it might be what was chosen, and would be chosen again at once."""
    entry = Entry(number=live.number + 1, kind="undo", seat=seat, body=str(back_to))
    thinks_again = live.timeline.choices[back_to].seat
    if live.seats[thinks_again].presets:
        await _set_presets(hub, live, thinks_again, (), True)
    try:
        await hub.append(live, entry)
    except Taken:
        raise Refused("stale", "The table has moved on.") from None


# Talking.


async def say(hub: Hub, table_id: str, player: str, name: str, text: str) -> None:
    text = "".join(char for char in text if char.isprintable() or char == "\n").strip()
    if not text:
        return
    if len(text) > MAX_CHAT:
        raise Refused("too-large", f"A line has at most {MAX_CHAT} letters.")
    async with hub.at(table_id) as live:
        mine = live.seats_of(player)
        shown = live.seats[mine[0]].name if mine else name
        await _line(hub, live, shown, mine[0] if mine else "", text)


async def remark(hub: Hub, live: LiveTable, seat: str, text: str) -> None:
    """What a bot says."""
    await _line(hub, live, live.seats[seat].name, seat, text)


async def _line(hub: Hub, live: LiveTable, name: str, seat: str, text: str) -> None:
    line, revision = await hub.tables.say(live.id, name, seat, text)
    await hub.noted(live, revision)
    if line.id > live.said:
        live.said = line.id
        live.audience.tell_line(line)
