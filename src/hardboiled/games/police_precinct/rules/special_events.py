"""PP-16: Special Events: those resolved at once, those that stay, and what makes these act."""

from __future__ import annotations

from hardboiled.games.police_precinct.content import HOODS
from hardboiled.games.police_precinct.effects import (
    AddPunks,
    BadPress,
    CarTheft,
    Detainees,
    EscortVan,
    GasLeak,
    JailBreak,
    OfficerDown,
    QuietShift,
    StreetRiot,
    TurfWar,
)
from hardboiled.games.police_precinct.events import LeakRolled, OngoingFailed, OngoingPlaced, OtherCarMoved
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.city import blocked, place_name
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.punks import punks_by_die, punks_to
from hardboiled.games.police_precinct.rules.rewards import check_riot, effect_of, take_off
from hardboiled.games.police_precinct.rules.supplies import clockwise, discard_cards, gain_cards
from hardboiled.games.police_precinct.state import Officer, Ongoing
from hardboiled.kernel import CardId, Flow


def resolve_special(play: P, officer: Officer, card: CardId) -> Flow[None]:
    """PP-16.1, PP-16.2: carry it out; what does not stay is discarded."""
    state = play.state
    stays = False
    match play.content.specials[card].effect:
        case AddPunks(count=count):
            punks_by_die(play, count)
        case TurfWar(hoods=count):
            fewest = sorted(HOODS, key=lambda number: (state.hoods[number - 1].punks, number))
            punks_to(play, fewest[:count])
        case BadPress(cards=count):
            for other in [officer, *clockwise(state)]:
                yield from discard_cards(play, other, count, "bad-press")
        case QuietShift(cards=count):
            if officer.standing == "force":
                gain_cards(play, officer, count)
        case StreetRiot(punks=count):
            most = max(HOODS, key=lambda number: (state.hoods[number - 1].punks, number))
            stays = punks_to(play, [most] * count)
            if stays:
                stay(play, card, place_name(most))
                yield from check_riot(play, officer)
        case Detainees():
            stays = stay(play, card, "police-station")
        case JailBreak(punks=count):
            stays = punks_by_die(play, count) and stay(play, card, "police-station")
        case GasLeak():
            stays = stay(play, card, play.content.by_roll["apartment"][play.roll() - 1])
        case OfficerDown():
            stays = officer_down(play, card)
        case EscortVan(start=start):
            state.van = start
            stays = stay(play, card, start)
        case CarTheft(route=route):
            state.stolen = route[0]
            stays = stay(play, card, route[0])
    if not stays:
        state.event_discard.append(card)


def stay(play: P, card: CardId, place: str) -> bool:
    play.state.ongoing.append(Ongoing(card, place))
    play.say(OngoingPlaced(card, place))
    return True


def officer_down(play: P, card: CardId) -> bool:
    """PP-16.15: a Patrol Officer of that hood, else of the Police Station, else of the lowest hood."""
    state = play.state
    number = play.roll()
    hood = next((h for h in (state.hoods[number - 1],) if h.patrols), None)
    if hood is not None:
        hood.patrols -= 1
    elif state.patrols:
        state.patrols -= 1
    else:
        elsewhere = next((other for other in state.hoods if other.patrols), None)
        if elsewhere is None:
            return False
        elsewhere.patrols -= 1
    return stay(play, card, place_name(number))


def tick(play: P, before: list[CardId]) -> None:
    """PP-13.11: every ongoing event that was in play before the draw acts, oldest first."""
    for event in [event for event in play.state.ongoing if event.card in before]:
        event.ticks += 1
        match effect_of(play, event):
            case GasLeak(explodes=face):
                rolled = play.roll()
                play.say(LeakRolled((rolled,), rolled <= face))
                if rolled <= face:
                    ends_badly(play, event)
            case CarTheft(route=route):
                drive_on(play, event, route)
            case OfficerDown(ticks=limit) | EscortVan(ticks=limit):
                if event.ticks >= limit:
                    ends_badly(play, event)
            case JailBreak(every=every):
                if event.ticks % every == 0:
                    punks_by_die(play, 1)


def ends_badly(play: P, event: Ongoing) -> None:
    """PP-16.12, PP-16.17, PP-16.20, PP-16.23: nobody came in time; the city pays."""
    play.say(OngoingFailed(event.card))
    take_off(play, event)
    advance_crime(play, event.card)


def drive_on(play: P, event: Ongoing, route: tuple[str, ...]) -> None:
    """PP-16.21, PP-16.23: one space east unless an Emergency blocks the crossing; then out of the city."""
    state, content = play.state, play.content
    assert state.stolen is not None
    at = route.index(state.stolen)
    if at + 1 == len(route):
        ends_badly(play, event)
        return
    here = state.stolen
    ahead, cross = next((near, cross) for near, cross in content.crossings[here] if near == route[at + 1])
    if cross not in blocked(state, content):
        state.stolen = ahead
        event.place = ahead
        play.say(OtherCarMoved("stolen-car", (here, ahead), ahead))
