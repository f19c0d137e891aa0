"""A small language to set the table and move: `table.officer("renner").at("A12")`, `table.duty(act_phase)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from hardboiled import testing
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import STACKS, StackId
from hardboiled.games.police_precinct.rules.state import (
    Emergency,
    Hood,
    Officer,
    Ongoing,
    PrecinctState,
    Stack,
    Turn,
)
from hardboiled.kernel import Action, CardId, Flow, SpaceId

CAST = ("renner", "sato", "okafor", "lindqvist", "barrow", "kinney")
"""Who sits where unless a test says otherwise. Renner's own powers meddle with nothing but the hand limit."""


class Table(testing.Table[PrecinctState, PrecinctContent]):
    """A match on a cleared board: no Punks, no Emergencies, empty hands, everybody before the station."""

    game = "police-precinct"

    def __init__(self, seats: int = 3, mode: str = "co-op", cast: tuple[str, ...] = CAST, **options: Any) -> None:
        super().__init__(mode, seats, seed=5, **options)
        while self.state.step == "set-up":
            self.choose(self.options[0])
        self.clear(cast)

    def clear(self, cast: tuple[str, ...]) -> None:
        state = self.state
        for officer, character in zip(state.officers, cast, strict=False):
            state.police += officer.hand
            officer.hand.clear()
            officer.character, officer.marked = character, True
            officer.loyalty = "good"
        state.stockpile += sum(hood.punks for hood in state.hoods)
        state.gangs += [hood.gang for hood in state.hoods if hood.gang]
        state.hoods[:] = [Hood() for _ in state.hoods]
        state.events.cards += [emergency.card for emergency in state.emergencies]
        state.events.seen[:] = [0] * len(state.events.cards)
        state.markers += [emergency.marker for emergency in state.emergencies if emergency.marker]
        state.emergencies.clear()
        state.urgent = None
        state.active = state.first = 0

    # The table.

    @property
    def me(self) -> Officer:
        return self.state.officers[self.state.active]

    def officer(self, number: int) -> Officer:
        return self.state.officers[number]

    def at(self, *spaces: str) -> Self:
        """Where the officers stand, in seat order."""
        for officer, space in zip(self.state.officers, spaces, strict=False):
            officer.space = SpaceId(space)
        return self

    def hand(self, *cards: str, of: int = 0) -> Self:
        for card in map(CardId, cards):
            self.state.police.remove(card)
        self.officer(of).hand[:] = map(CardId, cards)
        return self

    def donuts(self, count: int, of: int = 0) -> Self:
        self.state.donuts -= count - self.officer(of).donuts
        self.officer(of).donuts = count
        return self

    def punks(self, hood: int, count: int) -> Self:
        self.state.stockpile -= count - self.state.hoods[hood - 1].punks
        self.state.hoods[hood - 1].punks = count
        return self

    def gang(self, hood: int, card: str) -> Self:
        self.state.gangs.remove(card)
        self.state.hoods[hood - 1].gang = card
        return self

    def emergency(self, card: str, place: str = "", marker: str = "", turned: bool = False) -> Self:
        state = self.state
        state.events.cards.remove(card)
        state.events.seen.pop()
        if marker:
            state.markers.remove(marker)
        place = place or self.content.emergencies[card].place
        state.emergencies.append(Emergency(card, place, marker or None, turned))
        return self

    def ongoing(self, card: str, place: str = "police-station", ticks: int = 0) -> Self:
        state = self.state
        state.events.cards.remove(card)
        state.events.seen.pop()
        state.ongoing.append(Ongoing(card, place, ticks))
        if card == "escort-van":
            state.van = place
        if card == "car-theft":
            state.stolen = place
        return self

    def stack(self, name: StackId, *top: str, site: str = "") -> Stack:
        """The stack, with these cards on top, the first of them topmost."""
        stack = self.state.stack(name)
        for card in [CardId(card) for card in reversed(top)]:
            stack.cards.remove(card)
            stack.cards.append(card)
        if site:
            stack.site = site
        return stack

    def next_event(self, *cards: str) -> Self:
        """These Event Cards on top of the deck, the first of them topmost."""
        for card in reversed(cards):
            self.state.events.cards.remove(card)
            self.state.events.cards.append(card)
        return self

    def fill_case_file(self, leave: int = 0) -> Self:
        """All Evidence on the case file but the last so many (the weapon stays longest)."""
        cards = [card for name in STACKS for card in sorted(self.content.evidence[name])]
        for card in cards[: len(cards) - leave]:
            stack = self.stack(self.content.findings[card].stack)
            at = stack.cards.index(card)
            del stack.cards[at], stack.seen[at]
            self.state.case_file.append(card)
        return self

    # Play.

    def duty(self, flow: Callable[..., Flow[Any]], *chance: int) -> Self:
        """A fresh turn of the active officer, with one phase or rule of it."""
        return self.set_turn().go_on(flow, *chance)

    def go_on(self, flow: Callable[..., Flow[Any]], *chance: int) -> Self:
        """One phase or rule for the active officer, with the turn as it stands."""
        return self.run(lambda play: flow(play, play.state.officers[play.state.active]), chance)

    def begin(self, step: str, *chance: int) -> Self:
        """Begin a step of the game, as it is played."""
        return self.set_turn().step(step, chance)

    def set_turn(self) -> Self:
        self.set(self.state, turn=Turn(), move=None, attempt=None)
        return self

    def answer(self, seat: str, action: Action) -> Self:
        self.match.choose(action, seat)
        return self

    @property
    def dice(self) -> int:
        """How many dice are due and were forced, not yet rolled."""
        return len(self.play.forced)
