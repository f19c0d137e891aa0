"""The rules of the heist, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, NoReturn, TypeAlias

from msgspec import Struct

from hardboiled.kernel import (
    Action,
    Ask,
    CardId,
    Event,
    Flow,
    Kind,
    Manner,
    Options,
    Play,
    SeatId,
    SpaceId,
    Table,
    ask,
)
from hardboiled.kernel.content import pile
from kernel.heist.content import AnyEffect, Each, Either, Guard, House, IfAlarm, Later, RaiseAlarm
from kernel.heist.state import CREW, HOUSE, LOYAL, MOLE, Heist, Member, side

P = Play[Heist, House]
Comrade: TypeAlias = Annotated[SeatId, Kind(target="piece:{}")]
"""A member of the crew, by its figure."""


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    job: int = 1
    loot: int = 0
    hurt: tuple[SeatId, ...] = ()


class HeistOptions(Options, frozen=True):
    campaign: Campaign = Campaign()


class Plan(Action, frozen=True):
    plan: str


class Park(Action, frozen=True):
    street: str


class Sneak(Action, frozen=True):
    group: ClassVar[str] = "move"
    manner: ClassVar[Manner] = "move"
    room: SpaceId


class Steal(Action, frozen=True):
    pass


class Help(Action, frozen=True):
    seat: Comrade


class Wait(Action, frozen=True):
    pass


class Punch(Action, frozen=True):
    pass


class Hide(Action, frozen=True):
    pass


class Take(Action, frozen=True):
    which: int


class Keep(Action, frozen=True):
    pass


class Return(Action, frozen=True):
    pass


class Meet(Action, frozen=True):
    street: str


class Planned(Event, frozen=True):
    seat: SeatId
    plan: str


class Parked(Event, frozen=True):
    seat: SeatId
    street: str


class Sneaked(Event, frozen=True):
    piece: SeatId
    path: tuple[SpaceId, ...]


class Stolen(Event, frozen=True):
    seat: SeatId


class Saw(Event, frozen=True):
    seat: SeatId
    card: CardId


class Strikes(Event, frozen=True):
    card: CardId


class Fought(Event, frozen=True):
    seat: SeatId
    faces: tuple[int, ...]


class PutBack(Event, frozen=True):
    card: CardId


class Escaped(Event, frozen=True):
    street: str


ACTIONS = (Plan, Park, Sneak, Steal, Help, Wait, Punch, Hide, Take, Keep, Return, Meet)
EVENTS = (Planned, Parked, Sneaked, Stolen, Saw, Strikes, Fought, PutBack, Escaped)


def deal(table: Table[House]) -> Heist:
    content, campaign = table.content, table.options.campaign
    deck, vault = ([CardId(card) for card in pile(cards)] for cards in (content.trouble, content.loot))
    table.chance.shuffle(deck)
    table.chance.shuffle(vault)
    roles = [LOYAL] * len(table.seats) + [MOLE if table.mode == "mole" else LOYAL]
    table.chance.shuffle(roles)
    crew = [Member(seat, role, SpaceId("")) for seat, role in zip(table.seats, roles, strict=False)]
    for member in crew:
        member.wounds = int(member.seat in campaign.hurt)
    return Heist(
        chance=table.chance,
        step="planning",
        crew=crew,
        deck=deck,
        vault=vault,
        bag=[],
        goal=content.settings.goal + campaign.job - 1,
        moles=table.mode == "mole",
    )


def planning(play: P) -> Flow[None]:
    """Mastermind or driver chooses the way in; the driver parks the van unseen."""
    state, settings = play.state, play.content.settings
    team = (state.crew[0].seat, state.crew[1].seat)
    plan = yield from ask(team, [Plan(name) for name in settings.plans], "plan")
    state.plan = plan.plan
    play.say(Planned(team[0], plan.plan))
    for member in state.crew:
        member.room = settings.plans[plan.plan]
    park = yield from ask(state.crew[1].seat, [Park(street) for street in settings.streets], "park")
    state.van = park.street
    play.say(Parked(state.crew[1].seat, park.street), to=state.crew[1].seat)
    state.step = "turn"


def turn(play: P) -> Flow[None]:
    """Trouble is coming; the active member acts, or fights on."""
    state = play.state
    member = state.crew[state.active]
    if state.deck:
        state.queue.append(play.draw(state.deck))
    if member.guard:
        yield from fight_on(play, member)
    else:
        yield from act(play, member)
    state.active = (state.active + 1) % len(state.crew)
    state.step = "turn" if state.active else "trouble"


def act(play: P, member: Member) -> Flow[None]:
    state, content = play.state, play.content
    options: list[Action] = [Sneak(room) for room in content.rooms[member.room].next_to]
    if member.room == content.settings.vault and state.vault:
        options.append(Steal())
    options += [Help(other.seat) for other in state.crew if other.guard and other.room == member.room]
    match (yield Ask(member.seat, [*options, Wait()], "turn", {"night": state.night})):
        case Sneak(room=room):
            play.say(Sneaked(member.seat, (member.room, room)))
            member.room = room
        case Steal():
            card = play.draw(state.vault)
            state.bag.append(card)
            state.stashed += 1
            member.seen.append(card)
            play.say(Stolen(member.seat))
            play.say(Saw(member.seat, card), to=member.seat)
        case Help(seat=seat):
            attacked = next(other for other in state.crew if other.seat == seat)
            attacked.guard -= 1


def fight_on(play: P, member: Member) -> Flow[None]:
    """One round of a fight; the next comes with this member's next turn."""
    action = yield Ask(member.seat, [Punch(), Hide()], "fight", {"strength": member.guard})
    if isinstance(action, Punch):
        face = play.roll(6)
        play.say(Fought(member.seat, (face,)))
        if face >= 4:
            member.guard -= 1
        else:
            member.wounds += 1


def trouble(play: P) -> Flow[None]:
    """The queue strikes in order; what comes later waits for tomorrow."""
    state = play.state
    while state.queue:
        card = state.queue.pop(0)
        play.say(Strikes(card))
        yield from run(play, play.content.trouble[card].effects, state.crew[state.night % len(state.crew)])
    state.queue, state.tomorrow = state.tomorrow, []
    state.step = "bag"


def run(play: P, effects: Sequence[AnyEffect], about: Member) -> Flow[None]:
    state = play.state
    for effect in effects:
        match effect:
            case RaiseAlarm(by=by):
                state.alarm += by
                if state.alarm >= play.content.settings.alarm:
                    finish(play, "caught")
            case Guard(strength=strength):
                about.guard = max(about.guard, strength)
            case Each(then=then):
                for member in state.crew:
                    yield from run(play, then, member)
            case IfAlarm(at_least=at_least, then=then):
                if state.alarm >= at_least:
                    yield from run(play, then, about)
            case Either(one=one, other=other):
                chosen = yield from ask(about.seat, [Take(1), Take(2)], "either")
                yield from run(play, one if chosen.which == 1 else other, about)
            case Later(card=card):
                state.tomorrow.append(card)


def bag(play: P) -> Flow[None]:
    """Another member carries the bag and looks at its top card; a mole may put it back unseen.

    Asked whenever something was ever stashed: whether the bag is empty by now is a secret.
    """
    state = play.state
    carrier = state.crew[state.night % len(state.crew)]
    if state.stashed:
        state.carriers.append(carrier.seat)
        state.carrying = True
        play.reveal()
        answer = yield Ask(carrier.seat, lambda: with_the_bag(state, carrier), "bag", always=True)
        state.carrying = False
        if isinstance(answer, Return):
            card = state.bag.pop()
            state.vault.insert(0, card)
            carrier.returned.append(card)
            play.say(PutBack(card), to=carrier.seat)
        elif state.bag:
            state.bag.insert(0, state.bag.pop())
    state.step = "dawn"


def with_the_bag(state: Heist, carrier: Member) -> list[Action]:
    return [Keep(), Return()] if carrier.role == MOLE and state.bag else [Keep()]


def dawn(play: P) -> Flow[None]:
    """A step that asks nothing."""
    state = play.state
    state.night += 1
    state.step = "turn" if state.night <= play.content.settings.nights else "escape"
    return
    yield


def escape(play: P) -> Flow[None]:
    """The mastermind must guess where the driver parked."""
    state = play.state
    meet = yield from ask(state.crew[0].seat, [Meet(street) for street in play.content.settings.streets], "meet")
    play.say(Escaped(state.van))
    if meet.street != state.van:
        finish(play, "lost")
    finish(play, "away" if worth_of_bag(play) >= state.goal else "poor")


def worth_of_bag(play: P) -> int:
    return sum(play.content.loot[card].worth for card in play.state.bag)


def finish(play: P, reason: str) -> NoReturn:
    """The crew wins if it got away; else the mole, if there was one."""
    state = play.state
    play.reveal()
    winning = CREW if reason == "away" else HOUSE
    winners = [member.seat for member in state.crew if side(state, member.seat) == winning]
    play.end(winners, reason, dict.fromkeys((member.seat for member in state.crew), worth_of_bag(play)))


STEPS: dict[str, Any] = {
    "planning": planning,
    "turn": turn,
    "trouble": trouble,
    "bag": bag,
    "dawn": dawn,
    "escape": escape,
}
