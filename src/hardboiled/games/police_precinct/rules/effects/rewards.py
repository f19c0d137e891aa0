"""PP-8.8, PP-8.15: what the active player gets; some of it also for a Police Card."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack
from hardboiled.games.police_precinct.rules.amounts import Some
from hardboiled.games.police_precinct.rules.effects.word import Word
from hardboiled.games.police_precinct.rules.events import AgentPlaced, SwatPlaced
from hardboiled.games.police_precinct.rules.evidence import turn_up
from hardboiled.games.police_precinct.rules.hoods import place_name
from hardboiled.games.police_precinct.rules.ids import HOODS
from hardboiled.games.police_precinct.rules.punks import may_post, send_back
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.games.police_precinct.rules.supplies import gain_cards, gain_donuts
from hardboiled.games.police_precinct.rules.upgrades import TakeUpgrade, add_upgrade
from hardboiled.kernel import Flow, ask, at_once


class GainDonut(Word, frozen=True):
    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.donuts > 0

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        gain_donuts(play, officer, self.count)


class GainCard(Word, frozen=True):
    count: Some

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        gain_cards(play, officer, self.count)


class NoEvent(Word, frozen=True):
    """PP-8.16: no Event Card in this turn's Phase 4."""

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        play.state.turn.no_event = True


class DeployPatrols(Word, frozen=True):
    """PP-18.2: up to so many Patrol Officers from the Police Station to any hoods, or to those beside the own car."""

    count: Some
    beside: bool = False

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.patrols > 0 and bool(self.hoods(content, officer))

    def hoods(self, content: C, officer: OfficerSeen) -> Sequence[int]:
        return content.hoods_beside[officer.space] if self.beside else HOODS

    def do(self, play: P, officer: Officer) -> Flow[None]:
        for _ in range(self.count):
            if not (yield from may_post(play, officer, self.hoods(play.content, officer), "post-patrol")):
                return


class PlaceSwat(Word, frozen=True):
    """PP-18.6: a SWAT token to a hood without one."""

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.swat > 0 and not all(hood.swat for hood in table.hoods)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        if not self.can(state, play.content, officer):
            return
        options = [ChooseHood(number) for number in HOODS if not state.hoods[number - 1].swat]
        choice = yield from ask(officer.seat, options, "place-swat")
        state.hoods[choice.hood - 1].swat = True
        state.swat -= 1
        play.say(SwatPlaced(officer.seat, officer.character, place_name(choice.hood)))


class PlaceAgent(Word, frozen=True):
    """PP-18.8: a Federal Agent to a stack without one."""

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return table.agents > 0 and bool(self.stacks(table))

    def stacks(self, table: Seen) -> list[ChooseStack]:
        return [ChooseStack(stack.id) for stack in table.stacks if stack.site and not stack.agent]

    def do(self, play: P, officer: Officer) -> Flow[None]:
        if not self.can(play.state, play.content, officer):
            return
        choice = yield from ask(officer.seat, self.stacks(play.state), "place-agent")
        play.state.stack(choice.stack).agent = True
        play.state.agents -= 1
        play.say(AgentPlaced(officer.seat, officer.character, choice.stack))


class GainUpgrade(Word, frozen=True):
    """PP-11.9: an Upgrade Token of the officer's choice, for nothing and wherever the car stands."""

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(TakeUpgrade.lacking(table, officer))

    def do(self, play: P, officer: Officer) -> Flow[None]:
        options = TakeUpgrade.lacking(play.state, officer)
        if options:
            choice = yield from ask(officer.seat, options, "take-upgrade")
            add_upgrade(play, officer, choice.kind)


class TurnUp(Word, frozen=True):
    """The top cards of any one stack are turned up for all; Evidence is placed, the rest shuffled in."""

    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(ChooseStack.open(table))

    def do(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        options = ChooseStack.open(state)
        if not options:
            return
        choice = yield from ask(officer.seat, options, "turn-up")
        turn_up(play, officer, state.stack(choice.stack), self.count)


class ReturnPunk(Word, frozen=True):
    """One Punk after the other, from any hood."""

    count: Some

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        return bool(ChooseHood.with_punks(table))

    def do(self, play: P, officer: Officer) -> Flow[None]:
        for _ in range(self.count):
            options = ChooseHood.with_punks(play.state)
            if not options:
                return
            choice = yield from ask(officer.seat, options, "return-punk")
            yield from send_back(play, officer, choice.hood, 1)


Reward = GainDonut | GainCard | NoEvent | DeployPatrols | TurnUp | ReturnPunk | PlaceSwat | PlaceAgent | GainUpgrade
