"""PP-6.7 to PP-6.14: committing to an attempt, and the help of the others."""

from __future__ import annotations

from functools import partial

from hardboiled.games.police_precinct.actions import Commit, Go, Pass, PlayCard, SendPatrol, SpendDonut
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.effects import ArrestDice, EmergencyDice, ExtraCards, LowerDifficulty
from hardboiled.games.police_precinct.events import Helped, PatrolSent
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.city import place_name
from hardboiled.games.police_precinct.rules.pool import SYMBOL, hood_number
from hardboiled.games.police_precinct.rules.supplies import (
    ask_if_open,
    clockwise,
    play_card,
    power,
    secret,
    spend_donut,
)
from hardboiled.games.police_precinct.state import Attempt, AttemptKind, Hood, Officer
from hardboiled.kernel import Action, Ask, CardId, Flow, Together

TEXTS: dict[str, tuple[type, ...]] = {
    "investigate": (ExtraCards,),
    "handle": (EmergencyDice, LowerDifficulty),
    "arrest": (ArrestDice,),
}


def commitments(play: P, officer: Officer, kind: AttemptKind, target: str) -> Flow[Attempt]:
    """PP-6.7: the target is named; the active player commits, then all others at once; then it closes."""
    attempt = Attempt(kind, target, helped=[0] * len(play.state.officers))
    play.state.attempt = attempt
    yield from commit_own(play, officer, attempt)
    yield from commit_others(play, attempt)
    return attempt


def commit_own(play: P, officer: Officer, attempt: Attempt) -> Flow[None]:
    """PP-6.9, PP-12.6: own Donuts, own card texts, and Patrol Officers from the hood."""
    state, content = play.state, play.content
    number = hood_number(attempt.target) if attempt.kind == "arrest" else 0
    hood = state.hoods[number - 1] if number else None
    options = partial(own_options, content, officer, attempt, hood)
    prompt = f"commit-{attempt.kind}"
    args: dict[str, str | int] = {"target": attempt.target}
    while ask := ask_if_open(officer, secret(state, officer), options, prompt, args):
        choice = yield ask
        match choice:
            case Go():
                return
            case SpendDonut():
                spend_donut(play, officer)
                attempt.donuts += 1
            case SendPatrol():
                assert hood is not None
                hood.patrols -= 1
                state.patrols += 1
                attempt.patrols += 1
                play.say(PatrolSent(officer.seat, officer.character, place_name(number)))
            case PlayCard(card=card):
                play_card(play, officer, card)
                add_text(content, attempt, card)


def own_options(content: Precinct, officer: Officer, attempt: Attempt, hood: Hood | None) -> list[Action]:
    options: list[Action] = [Go()]
    if officer.donuts:
        options.append(SpendDonut())
    if hood is not None and hood.patrols:
        options.append(SendPatrol())
    fitting = TEXTS[attempt.kind]
    options += [PlayCard(c) for c in dict.fromkeys(officer.hand) if isinstance(content.police[c].text, fitting)]
    return options


def add_text(content: Precinct, attempt: Attempt, card: CardId) -> None:
    match content.police[card].text:
        case ExtraCards(count=count) | ArrestDice(count=count) | EmergencyDice(count=count):
            attempt.texts += count
        case LowerDifficulty(by=by):
            attempt.lowered += by


def commit_others(play: P, attempt: Attempt) -> Flow[None]:
    """PP-6.10, PP-6.13, PP-12.7: every other player on the force may add cards, wherever they are.

    All choose at once; whoever added a card may add another, until nobody does.
    """
    state = play.state
    asked = list(clockwise(state))
    while asked := [other for other in asked if may_help(play, other, attempt)]:
        asks = [
            Ask(
                other.seat,
                partial(help_options, play.content, other, attempt),
                f"help-{attempt.kind}",
                {"target": attempt.target},
                always=state.traitors,
            )
            for other in asked
        ]
        answers: list[Action] = yield Together(asks)
        play.reveal()
        helpers = []
        for other, answer in zip(asked, answers, strict=True):
            if isinstance(answer, Commit):
                add_help(play, other, attempt, answer.card)
                helpers.append(other)
        asked = helpers


def may_help(play: P, other: Officer, attempt: Attempt) -> bool:
    """Whether to ask: with hidden hands whoever holds cards, else whoever has a fitting one."""
    if play.state.traitors:
        return bool(other.hand)
    symbol = SYMBOL[attempt.kind]
    return any(symbol in play.content.symbols[card] for card in other.hand)


def help_options(content: Precinct, other: Officer, attempt: Attempt) -> list[Action]:
    symbol = SYMBOL[attempt.kind]
    return [Pass(), *(Commit(card) for card in dict.fromkeys(other.hand) if symbol in content.symbols[card])]


def add_help(play: P, other: Officer, attempt: Attempt, card: CardId) -> None:
    """PP-6.10: 1 for each matching symbol; Dispatcher counts one more, once a turn."""
    play.reveal()
    count = play.content.symbols[card][SYMBOL[attempt.kind]]
    if not other.dispatched and power(other, play.content, "dispatcher"):
        other.dispatched = True
        count += play.content.powers["dispatcher"].amount
    other.hand.remove(card)
    play.state.police_discard.append(card)
    attempt.helped[play.state.officers.index(other)] += count
    play.say(Helped(other.seat, other.character, card, count))
