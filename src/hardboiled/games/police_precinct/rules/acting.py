"""PP-6: Phase 2, one action; PP-11: upgrades."""

from __future__ import annotations

from functools import partial

from hardboiled.games.police_precinct.actions import (
    Accuse,
    Arrest,
    DrawCard,
    Handle,
    Investigate,
    Pass,
    PlayCard,
    Reveal,
    Upgrade,
)
from hardboiled.games.police_precinct.content import UPGRADES, UpgradeKind
from hardboiled.games.police_precinct.events import Upgraded
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.arresting import arrest, arrestable
from hardboiled.games.police_precinct.rules.card_texts import carry_out, playable
from hardboiled.games.police_precinct.rules.city import at_station
from hardboiled.games.police_precinct.rules.dirty_cops import accuse, dirty_actions, reveal_oneself
from hardboiled.games.police_precinct.rules.emergencies import handle, handleable
from hardboiled.games.police_precinct.rules.investigating import investigate, searchable
from hardboiled.games.police_precinct.rules.rewards import ongoing
from hardboiled.games.police_precinct.rules.supplies import ask_if_open, gain_cards, spend_donut
from hardboiled.games.police_precinct.state import Officer
from hardboiled.kernel import Action, Ask, Flow
from hardboiled.kernel.actions import kebab

KIND_OF: dict[type[Action], str] = {
    kind: kebab(kind.__name__) for kind in (Investigate, Handle, Arrest, Upgrade, DrawCard, Accuse, Reveal)
}


def act_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-6.1, PP-12.9: one action, with card texts before and after it; PP-10.9: the Hospital ends it."""
    state = play.state
    turn = state.turn
    options = partial(act_options, play, officer)
    while not turn.in_hospital and officer.standing == "force":
        # A Dirty Cop's own action is among the options, so the ask must come while an action is open.
        hidden = state.traitors and (not turn.done or turn.again or bool(officer.hand))
        ask = ask_if_open(officer, hidden, options, "act")
        if ask is None:
            return
        choice = yield ask
        if isinstance(choice, Pass):
            return
        if isinstance(choice, PlayCard):
            yield from carry_out(play, officer, choice.card)
        else:
            turn.again = False
            turn.done.append(KIND_OF[type(choice)])
            yield from take_action(play, officer, choice)


def act_options(play: P, officer: Officer) -> list[Action]:
    """An action while one is open, of a kind not taken yet, and own card texts."""
    turn = play.state.turn
    options: list[Action] = [Pass()]
    if not turn.done:
        options += actions(play, officer)
    elif turn.again:
        options += [action for action in actions(play, officer) if KIND_OF[type(action)] not in turn.done]
    return options + texts(play, officer)


def texts(play: P, officer: Officer) -> list[Action]:
    """Own cards whose text belongs to Phase 2 and could do something."""
    state, content = play.state, play.content
    assert officer.space is not None
    cards = content.action_cards
    if cards.isdisjoint(officer.hand):
        return []
    return [
        PlayCard(card)
        for card in dict.fromkeys(officer.hand)
        if card in cards and playable(state, content, content.police[card].text, officer.space)
    ]


def actions(play: P, officer: Officer) -> list[Action]:
    """PP-6.2 to PP-6.6, PP-16.8: what can be done from here."""
    state, content = play.state, play.content
    assert officer.space is not None
    free = ongoing(state, "detainees-run-amok") is None
    options: list[Action] = [Investigate(name) for name in searchable(state, content, officer.space)]
    options += [Handle(card) for card in handleable(state, content, officer.space)]
    options += [Arrest(target) for target in arrestable(state, content, officer.space)]
    if free:
        if at_station(officer, content):
            options += upgrades(play, officer)
        options.append(DrawCard())
    return options + dirty_actions(play, officer)


def take_action(play: P, officer: Officer, action: Action) -> Flow[None]:
    match action:
        case Investigate(stack=stack):
            yield from investigate(play, officer, stack)
        case Handle(target=card):
            yield from handle(play, officer, card)
        case Arrest(target=target):
            yield from arrest(play, officer, target)
        case Upgrade(kind=kind):
            yield from upgrade(play, officer, kind)
        case DrawCard():
            gain_cards(play, officer, 1)
        case Accuse(officer=name):
            accuse(play, officer, name)
        case Reveal():
            reveal_oneself(play, officer)


def upgrades(play: P, officer: Officer) -> list[Action]:
    """PP-11.3, PP-11.4: kinds that are left and that this officer lacks, if a Donut is there to pay."""
    if not officer.donuts:
        return []
    left = play.state.upgrades
    return [Upgrade(kind) for kind in UPGRADES if left[kind] and kind not in officer.upgrades]


def upgrade(play: P, officer: Officer, first: UpgradeKind) -> Flow[None]:
    """PP-11.1: one or two different tokens for a Donut each."""
    buy(play, officer, first)
    for _ in range(1, play.content.settings.upgrades_at_once):
        options = upgrades(play, officer)
        if not options:
            return
        choice = yield Ask(officer.seat, [Pass(), *options], "upgrade-again")
        if not isinstance(choice, Upgrade):
            return
        buy(play, officer, choice.kind)


def buy(play: P, officer: Officer, kind: UpgradeKind) -> None:
    spend_donut(play, officer)
    play.state.upgrades[kind] -= 1
    officer.upgrades.append(kind)
    play.say(Upgraded(officer.seat, officer.character, kind))
