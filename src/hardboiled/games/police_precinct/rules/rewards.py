"""PP-8.8, PP-8.15: rewards and bonuses, and what ends an ongoing event well."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.police_precinct.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.effects import (
    DeployPatrols,
    GainCard,
    GainDonut,
    NoEvent,
    OfficerDown,
    OngoingEffect,
    ReturnPunk,
    Reward,
    TurnUp,
)
from hardboiled.games.police_precinct.events import CardsShown, OngoingResolved, PunksGone, Searched
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.city import place_name
from hardboiled.games.police_precinct.rules.evidence import (
    find_stack,
    note_returned,
    open_stacks,
    place_evidence,
    put_back,
    take_from_top,
)
from hardboiled.games.police_precinct.rules.punks import deploy, hoods_with_punks, remove_punks
from hardboiled.games.police_precinct.rules.supplies import gain_cards, gain_donuts
from hardboiled.games.police_precinct.state import Officer, Ongoing
from hardboiled.kernel import Ask, Flow


def take_rewards(play: P, officer: Officer, rewards: Iterable[Reward]) -> Flow[None]:
    """PP-8.15: rewards go to the active player, in the order of the card."""
    if officer.standing != "force":
        return
    for reward in rewards:
        match reward:
            case GainDonut(count=count):
                gain_donuts(play, officer, count)
            case GainCard(count=count):
                gain_cards(play, officer, count)
            case NoEvent():
                play.state.turn.no_event = True
            case DeployPatrols(count=count):
                yield from deploy(play, officer, count, Pass())
            case TurnUp(count=count):
                yield from turn_up(play, officer, count)
            case ReturnPunk(count=count):
                yield from return_punks(play, officer, count)


def turn_up(play: P, officer: Officer, count: int) -> Flow[None]:
    """The top cards of any one stack are turned up for all; Evidence is placed, the rest shuffled in."""
    state = play.state
    options = [ChooseStack(name) for name in open_stacks(state)]
    if not options:
        return
    choice = yield Ask(officer.seat, options, "turn-up")
    stack = find_stack(state, choice.stack)
    take_from_top(play, stack, count)
    play.say(Searched(officer.seat, officer.character, stack.id, len(state.drawn), stack.site))
    play.say(CardsShown(tuple(state.drawn)))
    evidence = play.content.evidence[stack.id]
    for card, seen in zip(state.drawn, state.drawn_seen, strict=True):
        if card in evidence:
            for viewer in range(len(state.officers)):
                note_returned(state, seen, viewer)
    place_evidence(play, officer, stack, [card for card in state.drawn if card in evidence])
    if stack.site:
        put_back(play, stack, None)


def return_punks(play: P, officer: Officer, count: int) -> Flow[None]:
    """One Punk after the other, from any hood."""
    for _ in range(count):
        options = [ChooseHood(number) for number in hoods_with_punks(play.state)]
        if not options:
            return
        choice = yield Ask(officer.seat, options, "return-punk")
        yield from send_back(play, officer, choice.hood, 1)


def send_back(play: P, officer: Officer, number: int, count: int) -> Flow[None]:
    """Punks go back to the stockpile, as many as there are; not an arrest."""
    gone = min(count, play.state.hoods[number - 1].punks)
    play.say(PunksGone(gone, place_name(number)))
    yield from punks_leave(play, officer, number, gone)


def punks_leave(play: P, officer: Officer, number: int, count: int) -> Flow[None]:
    """PP-16.7: Punks leave a hood; a Street Riot ends with the last of them."""
    remove_punks(play, number, count)
    yield from check_riot(play, officer)


def check_riot(play: P, officer: Officer) -> Flow[None]:
    """PP-16.7."""
    riot = ongoing(play.state, "street-riot")
    if riot is not None and not play.state.hoods[int(riot.place[-1]) - 1].punks:
        yield from resolve_ongoing(play, officer, riot)


def ongoing(table: Seen, card: str) -> Ongoing | None:
    """The ongoing event of this name, if it is on the board."""
    for event in table.ongoing:
        if event.card == card:
            return event
    return None


def in_hood(table: Seen, card: str, number: int) -> bool:
    """Whether this ongoing event lies in this hood."""
    event = ongoing(table, card)
    return event is not None and event.place == place_name(number)


def effect_of(play: P, event: Ongoing) -> OngoingEffect:
    effect = play.content.specials[event.card].effect
    assert isinstance(effect, OngoingEffect)
    return effect


def resolve_ongoing(play: P, officer: Officer, event: Ongoing) -> Flow[None]:
    """PP-16.4: dealt with: the card is discarded and the active player rewarded."""
    effect = effect_of(play, event)
    play.say(OngoingResolved(officer.seat, officer.character, event.card))
    if isinstance(effect, OfficerDown):
        play.state.patrols += 1
    take_off(play, event)
    yield from take_rewards(play, officer, effect.reward)


def take_off(play: P, event: Ongoing) -> None:
    """The card leaves the board, with the van or the stolen car that came with it."""
    state = play.state
    state.ongoing.remove(event)
    state.event_discard.append(event.card)
    if event.card == "escort-van":
        state.van = None
    elif event.card == "car-theft":
        state.stolen = None
