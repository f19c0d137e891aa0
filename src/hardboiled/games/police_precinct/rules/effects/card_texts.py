"""PP-12.5, PP-12.6: what Police Cards do besides helping an attempt."""

from __future__ import annotations

from functools import partial, reduce
from operator import and_
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack
from hardboiled.games.police_precinct.rules.amounts import Count, Some
from hardboiled.games.police_precinct.rules.effects.word import Word
from hardboiled.games.police_precinct.rules.emergencies import discard_emergency
from hardboiled.games.police_precinct.rules.events import CardsShown, LookedAt, TowedAway
from hardboiled.games.police_precinct.rules.evidence import note_returned
from hardboiled.games.police_precinct.rules.ids import CardOnBoard
from hardboiled.games.police_precinct.rules.punks import send_back
from hardboiled.games.police_precinct.rules.state import RETURNED, Officer
from hardboiled.kernel import Action, CardId, Flow, ask, at_once


class ExtraMove(Word, frozen=True):
    """PP-5.5: more spaces in Phase 1."""

    moment = "move"
    spaces: Count

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.move is not None and not table.move.car_through

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        assert play.state.move is not None
        play.state.move.speed_up(self.spaces)


class ExtraAction(Word, frozen=True):
    """Overtime: after the action, another of another kind; once a turn."""

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(table.turn.done) and not table.turn.overtime

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        play.state.turn.overtime = play.state.turn.again = True


class AvoidHospital(Word, frozen=True):
    """Body Armor: to have played it keeps the officer out of the Hospital (`rules.hospital`)."""

    moment = "hospital"

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        """It is the being played that counts."""


class SweepPunks(Word, frozen=True):
    """So many Punks leave a hood beside the own car."""

    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(self.hoods(table, content, officer))

    def hoods(self, table: Seen, content: C, officer: OfficerSeen) -> list[int]:
        return [number for number in content.hoods_beside[officer.space] if table.hoods[number - 1].punks]

    def do(self, play: P, officer: Officer) -> Flow[None]:
        options = [ChooseHood(number) for number in self.hoods(play.state, play.content, officer)]
        choice = yield from ask(officer.seat, options, "sweep")
        yield from send_back(play, officer, choice.hood, self.count)


class ChooseAccident(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    manner = "use"
    card: CardOnBoard

    @classmethod
    def offered(cls, table: Seen, content: C) -> list[Self]:
        return [cls(emergency.card) for emergency in table.emergencies if emergency.place in content.intersections]


class ClearAccident(Word, frozen=True):
    """Tow Truck: one Traffic Accident anywhere goes, with its marker and without reward."""

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(ChooseAccident.offered(table, content))

    def do(self, play: P, officer: Officer) -> Flow[None]:
        choice = yield from ask(officer.seat, ChooseAccident.offered(play.state, play.content), "tow")
        emergency = play.state.emergency(choice.card)
        assert emergency is not None
        play.say(TowedAway(officer.seat, officer.character, emergency.card, emergency.place))
        discard_emergency(play, emergency)


class PutOnTop(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    manner = "look"
    card: CardId

    @classmethod
    def one_of(cls, cards: list[CardId]) -> list[Self]:
        return [cls(card) for card in dict.fromkeys(cards)]

    @classmethod
    def from_place(cls, cards: list[CardId], place: int) -> list[Self]:
        """Any card from this place upwards; their order so far tells nothing."""
        return [cls(card) for card in sorted(cards[place:])]


class PeekEvents(Word, frozen=True):
    """Informant: a secret look at the top Event Cards; one stays on top, the others go under the deck."""

    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.events_left >= self.count

    def do(self, play: P, officer: Officer) -> Flow[None]:
        count = self.count
        cards, seen = play.state.events.cards, play.state.events.seen
        look(play, officer, "event-deck", cards, seen, count)
        choice = yield from ask(officer.seat, lambda: PutOnTop.one_of(cards[-count:]), "put-on-top", always=True)
        known = seen[-count:]
        looked = cards[-count:]
        del cards[-count:], seen[-count:]
        looked.remove(choice.card)
        cards[:] = [*looked, *cards, choice.card]
        seen[:] = [*known[1:], *seen, known[0]]


class PeekStack(Word, frozen=True):
    """Case Notes: a secret look at the top of a stack; the cards go back in any order."""

    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(ChooseStack.open(table))

    def do(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        choice = yield from ask(officer.seat, ChooseStack.open(state), "peek-stack")
        stack = state.stack(choice.stack)
        cards = stack.cards
        count = min(self.count, len(cards))
        for card, seen in zip(cards[-count:], stack.seen[-count:], strict=True):
            if card in play.content.evidence[stack.id]:
                note_returned(state, seen, state.officers.index(officer))
        look(play, officer, stack.id, cards, stack.seen, count)
        # From the lowest place upwards; the last card left lies on top.
        for place in range(len(cards) - count, len(cards) - 1):
            options = partial(PutOnTop.from_place, cards, place)
            below = yield from ask(officer.seat, options, "put-below")
            at = cards.index(below.card, place)
            cards[at], cards[place] = cards[place], cards[at]


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
