"""What a seat may know of the heist, what it can imagine, and how it shows."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from hardboiled.kernel import CardId, Catalog, Outcome, SeatId, SpaceId, Table
from hardboiled.kernel.scene import (
    Board,
    CardFace,
    CardRef,
    Edge,
    Panel,
    Piece,
    Scene,
    Space,
    Stage,
    Stat,
    Track,
    Zone,
)
from kernel.heist.content import House
from kernel.heist.state import LOYAL, MOLE, Heist, Member


class MemberView(Struct, frozen=True):
    seat: SeatId
    room: SpaceId
    wounds: int
    guard: int


class View(Struct, frozen=True, kw_only=True):
    seat: SeatId
    role: str
    seen: tuple[CardId, ...]
    returned: tuple[CardId, ...]
    in_hand: CardId | None
    """The top of the bag, for whoever carries it."""
    van: str
    crew: tuple[MemberView, ...]
    queue: tuple[CardId, ...]
    tomorrow: tuple[CardId, ...]
    deck: int
    stashed: int
    carriers: tuple[SeatId, ...]
    plan: str
    night: int
    active: int
    alarm: int
    goal: int
    outcome: Outcome | None


def view(state: Heist, seat: SeatId, content: House) -> View:
    me = _member(state, seat)
    return View(
        seat=seat,
        role=me.role if me else "",
        seen=tuple(me.seen) if me else (),
        returned=tuple(me.returned) if me else (),
        in_hand=state.bag[-1] if _carries(state, seat) and state.bag else None,
        van=state.van if seat == state.crew[1].seat else "",
        crew=tuple(MemberView(m.seat, m.room, m.wounds, m.guard) for m in state.crew),
        queue=tuple(state.queue),
        tomorrow=tuple(state.tomorrow),
        deck=len(state.deck),
        stashed=state.stashed,
        carriers=tuple(state.carriers),
        plan=state.plan,
        night=state.night,
        active=state.active,
        alarm=state.alarm,
        goal=state.goal,
        outcome=state.outcome,
    )


def _member(state: Heist, seat: SeatId) -> Member | None:
    return next((member for member in state.crew if member.seat == seat), None)


def _carries(state: Heist, seat: SeatId) -> bool:
    return state.carrying and state.carriers[-1] == seat


def determinize(state: Heist, seat: SeatId, content: House, rng: Random) -> None:
    me = _member(state, seat)
    state.deck.sort()
    rng.shuffle(state.deck)
    if state.van and seat != state.crew[1].seat:
        state.van = rng.choice(content.settings.streets)
    mole = _imagine_roles(state, me, rng)
    _imagine_bag(state, me, mole, rng)


def _imagine_roles(state: Heist, me: Member | None, rng: Random) -> Member | None:
    if me is not None and me.role == MOLE:
        return me
    others = [member for member in state.crew if member is not me]
    mole = rng.choice([*others, None]) if state.moles else None
    for member in others:
        member.role = MOLE if member is mole else LOYAL
    return mole


def _imagine_bag(state: Heist, me: Member | None, mole: Member | None, rng: Random) -> None:
    """Loot anew for bag and vault: a mole who has carried the bag may have put something back."""
    if state.outcome is not None:
        return
    held = state.bag[-1:] if me is not None and _carries(state, me.seat) else []
    loot = sorted(state.bag + state.vault)
    pool = list(loot)
    for card in held:
        pool.remove(card)
    rng.shuffle(pool)
    if mole is not None and mole is me:
        gone = len(me.returned)
    elif me is not None and _carries(state, me.seat) and not held:
        gone = state.stashed
    else:
        nights = state.carriers.count(mole.seat) if mole else 0
        gone = rng.randint(0, min(nights, state.stashed - len(held)))
    size = state.stashed - gone - len(held)
    state.bag[:] = pool[:size] + held
    state.vault[:] = pool[size:]
    for member in state.crew:
        if member is not me:
            member.seen[:] = [rng.choice(loot) for _ in member.seen]
            member.returned[:] = state.vault[:gone] if member is mole else []


def stage(table: Table[House], catalog: Catalog) -> Stage:
    content = table.content
    spaces = [
        Space(id=room.id, label=catalog.name(room.id), shape="circle", x=room.x, y=room.y, r=3)
        for room in content.rooms.values()
    ]
    edges = [Edge(a=room.id, b=other) for room in content.rooms.values() for other in room.next_to if room.id < other]
    cards = {
        entry.id: CardFace(
            id=entry.id,
            title=catalog.name(entry.id),
            text=catalog.format(entry.id, attribute="text"),
            source=entry.source,
        )
        for deck in (content.trouble, content.loot)
        for entry in deck.values()
    }
    board = Board(id="house", title="House", kind="map", width=100, height=50, spaces=spaces, edges=edges)
    return Stage(game="heist", title="Heist", mode=table.mode, boards=[board], cards=cards)


def scene(view: View, content: House, catalog: Catalog) -> Scene:
    crew = [member for member in view.crew if member.room]
    panels = [
        Panel(
            id=member.seat,
            seat=member.seat,
            title=catalog.name(member.seat),
            active=view.crew[view.active] is member,
            stats=[Stat(label="Wounds", value=str(member.wounds)), Stat(label="Guard", value=str(member.guard))],
            notes=[f"You are {view.role}."] if member.seat == view.seat else [],
        )
        for member in view.crew
    ]
    return Scene(
        status=f"Night {view.night}",
        boards=["house"],
        pieces=[Piece(id=m.seat, space=m.room, label=catalog.name(m.seat), glyph=m.seat[0].upper()) for m in crew],
        zones=[
            Zone(id="deck", label="Trouble", kind="deck", count=view.deck),
            Zone(id="queue", label="Tonight", cards=[CardRef(id=f"q{i}", face=c) for i, c in enumerate(view.queue)]),
        ],
        tracks=[Track(label="Alarm", value=view.alarm, max=content.settings.alarm, marks={"10": "police"})],
        panels=panels,
    )
