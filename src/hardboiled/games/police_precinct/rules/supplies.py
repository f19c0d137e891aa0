"""PP-11, PP-12: Donuts, Police Cards, and the hands they go to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from hardboiled.games.police_precinct.actions import Discard
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    DonutGained,
    DonutSpent,
)
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.state import Beat, Officer
from hardboiled.kernel import Action, Ask, CardId, Flow, SeatId


def power(officer: Officer, content: Precinct, name: str) -> bool:
    """PP-22.22: whether the officer, still on the force, has this power."""
    return officer.standing == "force" and name in content.has_power[officer.character]


def clockwise(state: Beat) -> Iterator[Officer]:
    """The other officers on the force, from the active player's left."""
    count = len(state.officers)
    for step in range(1, count):
        other = state.officers[(state.active + step) % count]
        if other.standing == "force":
            yield other


def insiders(state: Beat, officer: Officer) -> SeatId | None:
    """Who may see this officer's hand and searches: with a possible traitor only its player (PP-26.2)."""
    return officer.seat if state.traitors else None


def secret(state: Beat, officer: Officer) -> bool:
    """Whether an ask about cards must come even with one option: the others only know the hand's size."""
    return state.traitors and bool(officer.hand)


def ask_if_open(
    officer: Officer,
    hidden: bool,
    options: Callable[[], list[Action]],
    prompt: str,
    args: dict[str, str | int] | None = None,
) -> Ask[Action] | None:
    """An ask with something to choose. Where the options hold secrets it comes in any case, and an
    imagined match lists them anew; else it comes only with two options or more."""
    if hidden:
        return Ask(officer.seat, options, prompt, args, always=True)
    listed = options()
    return Ask(officer.seat, listed, prompt, args) if len(listed) > 1 else None


def secretly(
    officer: Officer, options: Callable[[], Sequence[Action]], prompt: str, args: dict[str, str | int] | None = None
) -> Ask[Action]:
    """An ask about what only this player sees. It always comes, and an imagined match lists it anew."""
    return Ask(officer.seat, options, prompt, args, always=True)


def gain_donuts(play: P, officer: Officer, count: int) -> None:
    """PP-11.6: from the supply; what is not there is lost."""
    state = play.state
    count = min(count, state.donuts)
    if count:
        state.donuts -= count
        officer.donuts += count
        play.say(DonutGained(officer.seat, officer.character, count))


def spend_donut(play: P, officer: Officer) -> None:
    officer.donuts -= 1
    play.state.donuts += 1
    play.say(DonutSpent(officer.seat, officer.character))


def top_card(play: P) -> CardId | None:
    """PP-12.3, PP-12.4: the top Police Card; a used-up pile is made anew from the discards."""
    state = play.state
    card = play.draw_from(state.police, state.police_discard)
    play.refill(state.police, state.police_discard)
    return card


def gain_cards(play: P, officer: Officer, count: int) -> int:
    """PP-12.8: a gained card is not playable before the turn is over. How many there were to gain."""
    gained = [card for card in (top_card(play) for _ in range(count)) if card is not None]
    officer.fresh += gained
    if not play.state.traitors:
        for card in gained:
            play.say(CardDrawn(officer.seat, officer.character, card))
    elif gained:
        play.say(CardsDrawn(officer.seat, officer.character, len(gained)))
        for card in gained:
            play.say(CardSeen(officer.seat, officer.character, card), to=officer.seat)
    return len(gained)


def play_card(play: P, officer: Officer, card: CardId) -> None:
    """PP-6.14: a played card is discarded whatever comes of it."""
    play.reveal()
    officer.hand.remove(card)
    play.state.police_discard.append(card)
    play.say(CardPlayed(officer.seat, officer.character, card))


def discard(play: P, officer: Officer, card: CardId) -> None:
    play.reveal()
    (officer.hand if card in officer.hand else officer.fresh).remove(card)
    play.state.police_discard.append(card)
    play.say(CardDiscarded(officer.seat, officer.character, card))


def discards(officer: Officer) -> list[Discard]:
    return [Discard(card) for card in dict.fromkeys([*officer.hand, *officer.fresh])]


def discard_cards(play: P, officer: Officer, count: int, prompt: str) -> Flow[None]:
    """PP-10.4: so many cards of the owner's choice, as many as possible."""
    while count > 0 and (officer.hand or officer.fresh):
        held = [*officer.hand, *officer.fresh]
        if len(held) <= count:
            for card in held:
                discard(play, officer, card)
            return
        options = partial(discards, officer)
        choice = yield Ask(officer.seat, options, prompt, {"count": count}, always=play.state.traitors)
        discard(play, officer, choice.card)
        count -= 1


def lose_everything(play: P, officer: Officer) -> None:
    """All Donuts and Police Cards (PP-22.12, PP-22.13)."""
    for card in [*officer.hand, *officer.fresh]:
        discard(play, officer, card)
    play.state.donuts += officer.donuts
    officer.donuts = 0
