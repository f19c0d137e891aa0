"""PP-6.7 to PP-6.14: committing to an attempt, and the help of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, Pass, options_of
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, attempt_kind, pool_with
from hardboiled.games.police_precinct.rules.events import Helped, PatrolSent
from hardboiled.games.police_precinct.rules.hoods import hood_number
from hardboiled.games.police_precinct.rules.state import Attempt, Officer
from hardboiled.games.police_precinct.rules.supplies import (
    PlayCard,
    SpendDonut,
    clockwise,
    power,
    power_amount,
)
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Ask, CardId, Flow, Pool, Together, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.view import View


class Go(OfficerAction, frozen=True):
    """PP-6.7: nothing more is put in."""

    rule: ClassVar[str] = "PP-6.7"
    manner = "use"
    ends = True

    def dice(self, table: Seen, content: C) -> Sequence[Pool]:
        return pool_with(table, content)


class SendPatrol(OfficerAction, frozen=True):
    """PP-9.1: a Patrol Officer of the hood goes back to the Police Station for a die."""

    rule: ClassVar[str] = "PP-18.3"
    manner = "use"

    def dice(self, table: Seen, content: C) -> Sequence[Pool]:
        return pool_with(table, content, patrols=1)

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        assert table.attempt is not None
        number = hood_number(table.attempt.target)
        return [cls()] if number and table.hoods[number - 1].patrols else []

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        state, attempt = play.state, play.state.attempt
        assert attempt is not None
        state.hoods[hood_number(attempt.target) - 1].patrols -= 1
        state.patrols += 1
        attempt.patrols += 1
        play.say(PatrolSent(officer.seat, officer.character, attempt.target))


class Commit(OfficerAction, frozen=True):
    """PP-6.10, PP-12.7: helping, a card works by its symbols."""

    rule: ClassVar[str] = "PP-6.10"
    group = "cards"
    manner = "use"
    card: CardId

    def words(self, table: View, content: C) -> Mapping[str, Any]:
        return {"count": self.count(table, content, table.helper)}

    def count(self, table: Seen, content: C, officer: OfficerSeen) -> int:
        """1 for each matching symbol; Dispatcher counts one more, once a turn."""
        assert table.attempt is not None
        symbols = content.symbols[self.card][attempt_kind(table.attempt.kind).symbol]
        return symbols if officer.dispatched else symbols + power_amount(officer, content, "dispatcher")

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        assert table.attempt is not None
        symbol = attempt_kind(table.attempt.kind).symbol
        return [cls(card) for card in dict.fromkeys(officer.hand) if symbol in content.symbols[card]]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        attempt, content = play.state.attempt, play.content
        assert attempt is not None
        count = self.count(play.state, content, officer)
        officer.dispatched = officer.dispatched or power(officer, content, "dispatcher")
        officer.hand.remove(self.card)
        play.state.police_discard.append(self.card)
        attempt.helped[play.state.officers.index(officer)] += count
        play.say(Helped(officer.seat, officer.character, self.card, count))


OWN: tuple[type[OfficerAction], ...] = (Go, SpendDonut, SendPatrol, PlayCard)
"""What the active player can put in."""


def commitments(play: P, officer: Officer, action: AttemptAction) -> Flow[Attempt]:
    """PP-6.7: the target is named; the active player commits, then all others at once; what the others add gives
    the active player a say again. It closes when all have passed in a row."""
    attempt = Attempt(action.kind, action.aim, helped=[0] * len(play.state.officers))
    play.state.attempt = attempt
    yield from commit_own(play, officer, attempt)
    while (yield from commit_others(play, attempt)) and (yield from commit_own(play, officer, attempt)):
        pass
    return attempt


def commit_own(play: P, officer: Officer, attempt: Attempt) -> Flow[bool]:
    """PP-6.9, PP-12.6: own Donuts, own card texts, and Patrol Officers from the hood; whether there were any."""
    state = play.state
    options = partial(options_of, OWN, state, play.content, officer)
    hidden = secrecy(state).hidden
    prompt, args = f"commit-{attempt.kind}", {"target": attempt.target}
    added = False
    while True:
        choice = yield from ask(officer.seat, options, prompt, {**args}, always=hidden and bool(officer.hand))
        if choice.ends:
            return added
        yield from choice.take(play, officer)
        added = True


def commit_others(play: P, attempt: Attempt) -> Flow[bool]:
    """PP-6.7, PP-6.10, PP-6.13, PP-12.7: every other player on the force may add cards, wherever they are.

    All choose at once, again and again while anybody adds one; whether anybody did. PP-22.19: nobody helps who was
    leaned on.
    """
    state = play.state
    if state.officers[state.active].leaned_on:
        return False
    prompt, hidden = f"help-{attempt.kind}", secrecy(state).hidden
    added = False
    while asked := [other for other in clockwise(state) if may_help(play, other, attempt)]:
        asks = [
            Ask(other.seat, partial(help_options, play, other), prompt, {"target": attempt.target}, always=hidden)
            for other in asked
        ]
        answers: list[OfficerAction] = yield Together(asks)
        play.reveal()
        for other, answer in zip(asked, answers, strict=True):
            yield from answer.take(play, other)
        if all(answer.ends for answer in answers):
            break
        added = True
    return added


def may_help(play: P, other: Officer, attempt: Attempt) -> bool:
    """Whether to ask: with hidden hands whoever holds cards, else whoever has a fitting one."""
    if secrecy(play.state).hidden:
        return bool(other.hand)
    symbol = attempt_kind(attempt.kind).symbol
    return any(symbol in play.content.symbols[card] for card in other.hand)


def help_options(play: P, other: Officer) -> list[OfficerAction]:
    return [*Commit.offered(play.state, play.content, other), Pass()]
