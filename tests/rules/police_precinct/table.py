"""A small language to set the table and move: `table.officer("renner").at("A12")`, `table.run(act_phase)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardboiled.games.police_precinct.rules.ids import UPGRADES
from hardboiled.games.police_precinct.rules.state import Emergency, Hood, Officer, Ongoing, PrecinctState, Turn
from hardboiled.kernel import Action, Flow
from hardboiled.kernel.saving import start

CAST = ("renner", "sato", "okafor", "lindqvist", "barrow", "kinney")
"""Who sits where unless a test says otherwise. Renner's own powers meddle with nothing but the hand limit."""


class Table:
    """A match on a cleared board: no Punks, no Emergencies, empty hands, everybody before the station."""

    def __init__(self, seats: int = 3, mode: str = "co-op", cast: tuple[str, ...] = CAST, **options: Any) -> None:
        self.match = start("police-precinct", mode, [f"P{n + 1}" for n in range(seats)], seed=5, **options)
        while self.match.state.step == "set-up":
            self.match.choose(self.match.asks[0].options[0])
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
        state.move = None

    # The table.

    @property
    def state(self) -> PrecinctState:
        state: PrecinctState = self.match.state
        return state

    @property
    def content(self) -> Any:
        return self.match.content

    @property
    def me(self) -> Officer:
        return self.state.officers[self.state.active]

    def officer(self, number: int) -> Officer:
        return self.state.officers[number]

    def at(self, *spaces: str) -> Table:
        """Where the officers stand, in seat order."""
        for officer, space in zip(self.state.officers, spaces, strict=False):
            officer.space = space
        return self

    def hand(self, *cards: str, of: int = 0) -> Table:
        for card in cards:
            self.state.police.remove(card)
        self.officer(of).hand[:] = cards
        return self

    def donuts(self, count: int, of: int = 0) -> Table:
        self.state.donuts -= count - self.officer(of).donuts
        self.officer(of).donuts = count
        return self

    def punks(self, hood: int, count: int) -> Table:
        self.state.stockpile -= count - self.state.hoods[hood - 1].punks
        self.state.hoods[hood - 1].punks = count
        return self

    def gang(self, hood: int, card: str) -> Table:
        self.state.gangs.remove(card)
        self.state.hoods[hood - 1].gang = card
        return self

    def emergency(self, card: str, place: str = "", marker: str = "", turned: bool = False) -> Table:
        state = self.state
        state.events.cards.remove(card)
        state.events.seen.pop()
        if marker:
            state.markers.remove(marker)
        place = place or self.content.emergencies[card].place
        state.emergencies.append(Emergency(card, place, marker or None, turned))
        return self

    def ongoing(self, card: str, place: str = "police-station", ticks: int = 0) -> Table:
        state = self.state
        state.events.cards.remove(card)
        state.events.seen.pop()
        state.ongoing.append(Ongoing(card, place, ticks))
        if card == "escort-van":
            state.van = place
        if card == "car-theft":
            state.stolen = place
        return self

    def stack(self, name: str, *top: str, site: str = "") -> Any:
        """The stack, with these cards on top, the first of them topmost."""
        stack = next(stack for stack in self.state.stacks if stack.id == name)
        for card in reversed(top):
            stack.cards.remove(card)
            stack.cards.append(card)
        if site:
            stack.site = site
        return stack

    def next_event(self, *cards: str) -> Table:
        """These Event Cards on top of the deck, the first of them topmost."""
        for card in reversed(cards):
            self.state.events.cards.remove(card)
            self.state.events.cards.append(card)
        return self

    def fill_case_file(self, leave: int = 0) -> Table:
        """All Evidence on the case file but the last so many (the weapon stays longest)."""
        cards = [
            card
            for name in ("crime-scene", "interview-witness", "examine-body", "murder-weapon")
            for card in sorted(self.content.evidence[name])
        ]
        for card in cards[: len(cards) - leave]:
            stack = self.stack(self.content.findings[card].stack)
            at = stack.cards.index(card)
            del stack.cards[at], stack.seen[at]
            self.state.case_file.append(card)
        return self

    # Play.

    def run(self, flow: Callable[..., Flow[Any]], *chance: int) -> Table:
        """Run one rule for the active officer."""
        self.state.turn = Turn()
        self.match.arrange(chance=chance, flow=lambda play: flow(play, play.state.officers[play.state.active]))
        return self

    def run_on(self, flow: Callable[..., Flow[Any]], *chance: int) -> Table:
        """Like `run`, going on with the turn as it stands."""
        self.match.arrange(chance=chance, flow=lambda play: flow(play, play.state.officers[play.state.active]))
        return self

    def call(self, rule: Callable[[Any], Any], *chance: int) -> Any:
        """Run one rule that asks nothing; what it returned."""
        result = []

        def flow(play: Any) -> Flow[None]:
            result.append(rule(play))
            return
            yield

        self.match.arrange(chance=chance, flow=flow)
        return result[0] if result else None

    def begin(self, step: str, *chance: int) -> Table:
        """Begin a step of the game, as it is played."""
        self.state.turn = Turn()
        self.match.arrange(lambda state: setattr(state, "step", step), chance=chance)
        return self

    def choose(self, *actions: Action) -> Table:
        for action in actions:
            self.match.choose(action)
        return self

    def answer(self, seat: str, action: Action) -> Table:
        self.match.choose(action, seat)
        return self

    @property
    def options(self) -> list[Action]:
        return list(self.match.asks[0].options) if self.match.asks else []

    @property
    def prompt(self) -> str:
        return self.match.asks[0].prompt if self.match.asks else ""

    def told(self, kind: type) -> list[Any]:
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    @property
    def dice(self) -> int:
        """How many dice are due and were forced, not yet rolled."""
        return len(self.match.play.forced)

    def won(self) -> bool:
        return self.match.outcome is not None and bool(self.match.outcome.winners)


__all__ = ["CAST", "UPGRADES", "Table"]
