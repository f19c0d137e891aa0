"""PP-12.5, PP-12.6: what a Police Card's text does in the own Phase 2."""

from __future__ import annotations

from functools import partial, reduce
from operator import and_

from hardboiled.games.police_precinct.actions import (
    ChooseAccident,
    ChooseHood,
    ChooseStack,
    Pass,
    PutOnTop,
)
from hardboiled.games.police_precinct.content import HOODS, Precinct, StackId
from hardboiled.games.police_precinct.effects import (
    CardText,
    ClearAccident,
    DeployPatrols,
    ExtraAction,
    GainDonut,
    PeekEvents,
    PeekStack,
    PlaceAgent,
    PlaceSwat,
    SweepPunks,
)
from hardboiled.games.police_precinct.events import AgentPlaced, CardsShown, LookedAt, SwatPlaced, TowedAway
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.city import place_name
from hardboiled.games.police_precinct.rules.emergencies import discard_emergency, emergency_of
from hardboiled.games.police_precinct.rules.evidence import find_stack, note_returned, open_stacks
from hardboiled.games.police_precinct.rules.punks import deploy
from hardboiled.games.police_precinct.rules.rewards import send_back
from hardboiled.games.police_precinct.rules.supplies import gain_donuts, play_card, secretly
from hardboiled.games.police_precinct.state import RETURNED, Officer
from hardboiled.kernel import Ask, CardId, Flow, SpaceId


def playable(table: Seen, content: Precinct, text: CardText, space: SpaceId) -> bool:
    """Whether the text could do anything now, in Phase 2."""
    match text:
        case DeployPatrols():
            return table.patrols > 0
        case PeekEvents(count=count):
            return table.events_left >= count
        case SweepPunks():
            return bool(sweepable(table, content, space))
        case ExtraAction():
            return bool(table.turn.done) and not table.turn.overtime
        case GainDonut():
            return table.donuts > 0
        case PlaceSwat():
            return table.swat > 0 and not all(hood.swat for hood in table.hoods)
        case PlaceAgent():
            return table.agents > 0 and bool(without_agent(table))
        case PeekStack():
            return bool(open_stacks(table))
        case ClearAccident():
            return bool(accidents(table, content))
        case _:
            return False


def sweepable(table: Seen, content: Precinct, space: SpaceId) -> list[int]:
    return [number for number in content.hoods_beside[space] if table.hoods[number - 1].punks]


def without_agent(table: Seen) -> list[StackId]:
    return [stack.id for stack in table.stacks if stack.site and not stack.agent]


def accidents(table: Seen, content: Precinct) -> list[CardId]:
    return [emergency.card for emergency in table.emergencies if emergency.place in content.intersections]


def carry_out(play: P, officer: Officer, card: CardId) -> Flow[None]:
    """Play the card and do what it says."""
    state, content = play.state, play.content
    play_card(play, officer, card)
    assert officer.space is not None
    match content.police[card].text:
        case DeployPatrols(count=count):
            yield from deploy(play, officer, count, Pass())
        case PeekEvents(count=count):
            yield from peek_events(play, officer, count)
        case SweepPunks(count=count):
            options = [ChooseHood(number) for number in sweepable(state, content, officer.space)]
            choice = yield Ask(officer.seat, options, "sweep")
            yield from send_back(play, officer, choice.hood, count)
        case ExtraAction():
            state.turn.overtime = state.turn.again = True
        case GainDonut(count=count):
            gain_donuts(play, officer, count)
        case PlaceSwat():
            options = [ChooseHood(number) for number in HOODS if not state.hoods[number - 1].swat]
            choice = yield Ask(officer.seat, options, "place-swat")
            state.hoods[choice.hood - 1].swat = True
            state.swat -= 1
            play.say(SwatPlaced(officer.seat, officer.character, place_name(choice.hood)))
        case PlaceAgent():
            choice = yield Ask(officer.seat, [ChooseStack(name) for name in without_agent(state)], "place-agent")
            find_stack(state, choice.stack).agent = True
            state.agents -= 1
            play.say(AgentPlaced(officer.seat, officer.character, choice.stack))
        case PeekStack(count=count):
            yield from peek_stack(play, officer, count)
        case ClearAccident():
            yield from clear_accident(play, officer)


def peek_events(play: P, officer: Officer, count: int) -> Flow[None]:
    """Informant: a secret look at the top Event Cards; one stays on top, the others go under the deck."""
    state = play.state
    cards, seen = state.events.cards, state.events.seen
    look(play, officer, "event-deck", cards, seen, count)
    choice = yield secretly(officer, lambda: [PutOnTop(card) for card in dict.fromkeys(cards[-count:])], "put-on-top")
    known = seen[-count:]
    looked = cards[-count:]
    del cards[-count:], seen[-count:]
    looked.remove(choice.card)
    cards[:] = [*looked, *cards, choice.card]
    seen[:] = [*known[1:], *seen, known[0]]


def peek_stack(play: P, officer: Officer, count: int) -> Flow[None]:
    """Case Notes: a secret look at the top of a stack; the cards go back in any order."""
    state = play.state
    options = [ChooseStack(name) for name in open_stacks(state)]
    choice = yield Ask(officer.seat, options, "peek-stack")
    stack = find_stack(state, choice.stack)
    cards = stack.cards
    count = min(count, len(cards))
    for card, seen in zip(cards[-count:], stack.seen[-count:], strict=True):
        if card in play.content.evidence[stack.id]:
            note_returned(state, seen, state.officers.index(officer))
    look(play, officer, stack.id, cards, stack.seen, count)
    # From the lowest place upwards; the last card left lies on top.
    for place in range(len(cards) - count, len(cards) - 1):
        below = yield secretly(officer, partial(_cards_from, cards, place), "put-below")
        at = cards.index(below.card, place)
        cards[at], cards[place] = cards[place], cards[at]


def _cards_from(cards: list[CardId], place: int) -> list[PutOnTop]:
    return [PutOnTop(card) for card in sorted(cards[place:])]


def look(play: P, officer: Officer, pile: str, cards: list[CardId], seen: list[int], count: int) -> None:
    """The officer alone now knows the top cards: their order is the officer's secret. That one
    Thorough officer had put all of them there stays known."""
    state = play.state
    play.reveal()
    known = 1 << state.officers.index(officer)
    put_there = reduce(and_, seen[-count:]) >> RETURNED << RETURNED
    seen[-count:] = [known | put_there] * count
    play.say(LookedAt(officer.seat, officer.character, pile, count))
    play.say(CardsShown(tuple(reversed(cards[-count:]))), to=officer.seat)


def clear_accident(play: P, officer: Officer) -> Flow[None]:
    """Tow Truck: one Traffic Accident anywhere goes, with its marker and without reward."""
    state = play.state
    options = [ChooseAccident(card) for card in accidents(state, play.content)]
    choice = yield Ask(officer.seat, options, "tow")
    emergency = emergency_of(state, choice.card)
    assert emergency is not None
    play.say(TowedAway(officer.seat, officer.character, emergency.card, emergency.place))
    discard_emergency(play, emergency)
