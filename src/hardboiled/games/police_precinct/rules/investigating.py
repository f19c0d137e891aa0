"""PP-7, PP-22.8 to PP-22.10: searching a stack, and holding evidence back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, Parts, pool
from hardboiled.games.police_precinct.rules.events import CardsShown, DeadEnd, Searched
from hardboiled.games.police_precinct.rules.evidence import expose, place_evidence, put_back, take_from_top
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.ids import StackId
from hardboiled.games.police_precinct.rules.state import Attempt, Officer, Stack
from hardboiled.games.police_precinct.rules.supplies import power, power_amount
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Action, CardId, Flow, ask


class Investigate(AttemptAction, frozen=True):
    """PP-6.2, PP-7: search a stack next to the own car."""

    rule: ClassVar[str] = "PP-6.2"
    kind = "investigate"
    skill = "investigation"
    symbol = "magnifying-glass"
    drawn = "cards"
    manner = "look"
    stack: StackId

    @property
    def aim(self) -> str:
        return self.stack

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """PP-6.2, PP-7.4: stacks entered from this space and not under an Emergency."""
        near = content.near[officer.space]
        here = [stack for stack in table.stacks if stack.site in near]
        if not here:
            return []
        covered = [emergency.place for emergency in table.emergencies]
        return [cls(stack.id) for stack in here if stack.site not in covered]

    @classmethod
    def target_parts(cls, table: Seen, content: C, attempt: Attempt) -> Parts:
        """PP-7.1, PP-7.2, PP-18.8: the unmarked car (more with Sharp-Eyed) and the Federal Agent."""
        officer, settings = table.officers[table.active], content.settings
        unmarked = power_amount(officer, content, "sharp-eyed", settings.unmarked_cards)
        agent = attempt.target in [stack.id for stack in table.stacks if stack.agent]
        return [("unmarked", 0 if officer.marked else unmarked), ("agent", settings.agent_cards * agent)]

    @classmethod
    def limits(cls, table: Seen, content: C, count: int) -> Parts:
        """PP-7.3 is the only limit, and the stack's own."""
        return []

    @classmethod
    def need(cls, table: Seen, content: C, attempt: Attempt) -> int:
        return 0

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-7: draw, place the Evidence, remove one useless card, put the rest back."""
        state = play.state
        attempt = yield from commitments(play, officer, self)
        stack = state.stack(self.stack)
        count = pool(state, play.content, attempt).dice
        if stack.agent:
            stack.agent = False
            state.agents += 1
        take_from_top(play, stack, count)
        play.say(Searched(officer.seat, officer.character, stack.id, len(state.drawn), stack.site))
        play.say(CardsShown(tuple(state.drawn)), to=secrecy(state).insiders(officer))
        if secrecy(state).hidden:
            yield from present(play, officer, stack)
        else:
            place_evidence(play, officer, stack, [c for c in state.drawn if c in play.content.evidence[stack.id]])
        if stack.site:
            remove_dead_end(play, stack)
            return_rest(play, officer, stack)
        state.attempt = None


class Present(Action, frozen=True):
    rule: ClassVar[str] = "PP-7.6"
    manner = "use"
    cards: tuple[CardId, ...]

    @classmethod
    def offered(cls, play: P, officer: Officer, stack: Stack) -> list[Self]:
        """PP-7.6: all Evidence. PP-22.8, PP-22.10: a Dirty Cop any part of it, if a useless card was drawn."""
        evidence = play.content.evidence[stack.id]
        found = sorted(card for card in play.state.drawn if card in evidence)
        if officer.loyalty == "good" or len(found) == len(play.state.drawn):
            return [cls(tuple(found))]
        return [cls(cards) for count in range(len(found), -1, -1) for cards in combinations(found, count)]


def present(play: P, officer: Officer, stack: Stack) -> Flow[None]:
    """PP-7.6, PP-22.8, PP-26.4: with a possible traitor every search asks the same question once,
    whatever was drawn and whoever searches."""
    args: dict[str, str | int] = {"stack": stack.id, "count": len(play.state.drawn)}
    options = partial(Present.offered, play, officer, stack)
    choice = yield from ask(officer.seat, options, "present", args, always=True)
    play.reveal()
    expose(play, officer, stack, choice.cards)
    place_evidence(play, officer, stack, choice.cards)


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
    thorough = power(officer, play.content, "thorough")
    put_back(play, stack, secrecy(state).know_returned(state.officers.index(officer)) if thorough else None)
