"""PP-7, PP-22.8 to PP-22.10: searching a stack, and holding evidence back."""

from __future__ import annotations

from itertools import combinations

from hardboiled.games.police_precinct.actions import Present
from hardboiled.games.police_precinct.content import Precinct, StackId
from hardboiled.games.police_precinct.events import CardsShown, DeadEnd, Searched
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.evidence import (
    expose,
    find_stack,
    place_evidence,
    put_back,
    take_from_top,
)
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.pool import total
from hardboiled.games.police_precinct.rules.supplies import insiders, power, secretly
from hardboiled.games.police_precinct.state import EVERYBODY, RETURNED, Officer, Stack
from hardboiled.kernel import Flow, SpaceId


def searchable(table: Seen, content: Precinct, space: SpaceId | None) -> list[StackId]:
    """PP-6.2, PP-7.4: stacks entered from this space and not under an Emergency."""
    near = content.near[space]
    return [
        stack.id
        for stack in table.stacks
        if stack.site in near and not any(emergency.place == stack.site for emergency in table.emergencies)
    ]


def investigate(play: P, officer: Officer, name: StackId) -> Flow[None]:
    """PP-7: draw, place the Evidence, remove one useless card, put the rest back."""
    state = play.state
    attempt = yield from commitments(play, officer, "investigate", name)
    stack = find_stack(state, name)
    count = total(state, play.content, attempt)
    if stack.agent:
        stack.agent = False
        state.agents += 1
    take_from_top(play, stack, count)
    play.say(Searched(officer.seat, officer.character, name, len(state.drawn), stack.site))
    play.say(CardsShown(tuple(state.drawn)), to=insiders(state, officer))
    if state.traitors:
        yield from present(play, officer, stack)
    else:
        place_evidence(play, officer, stack, [c for c in state.drawn if c in play.content.evidence[name]])
    if stack.site:
        remove_dead_end(play, stack)
        return_rest(play, officer, stack)
    state.attempt = None


def present(play: P, officer: Officer, stack: Stack) -> Flow[None]:
    """PP-7.6, PP-22.8, PP-26.4: with a possible traitor every search asks the same question once,
    whatever was drawn and whoever searches."""
    state = play.state
    args: dict[str, str | int] = {"stack": stack.id, "count": len(state.drawn)}
    choice = yield secretly(officer, lambda: presentations(play, officer, stack), "present", args)
    cards = choice.cards
    play.reveal()
    expose(play, officer, stack, cards)
    place_evidence(play, officer, stack, cards)


def presentations(play: P, officer: Officer, stack: Stack) -> list[Present]:
    """PP-7.6: all Evidence. PP-22.8, PP-22.10: a Dirty Cop any part of it, if a useless card was drawn."""
    evidence = play.content.evidence[stack.id]
    found = sorted(card for card in play.state.drawn if card in evidence)
    if officer.loyalty == "good" or len(found) == len(play.state.drawn):
        return [Present(tuple(found))]
    return [Present(cards) for count in range(len(found), -1, -1) for cards in combinations(found, count)]


def remove_dead_end(play: P, stack: Stack) -> None:
    """PP-7.7, PP-7.8, PP-22.9: one useless card is shown and leaves the game.

    They are all alike, so chance picks it: a choice could only tell the others something.
    """
    state = play.state
    evidence = play.content.evidence[stack.id]
    useless = [card for card in state.drawn if card not in evidence]
    if useless:
        card = play.pick(useless)
        at = state.drawn.index(card)
        del state.drawn[at], state.drawn_seen[at]
        state.removed.append(card)
        play.say(DeadEnd(card))


def return_rest(play: P, officer: Officer, stack: Stack) -> None:
    """PP-7.9, PP-7.10: under the stack and shuffled, unless the officer is Thorough."""
    state = play.state
    if not power(officer, play.content, "thorough"):
        put_back(play, stack, None)
        return
    number = state.officers.index(officer)
    put_back(play, stack, 1 << number | 1 << RETURNED + number if state.traitors else EVERYBODY)
