"""Combat (GP-CMB): one exchange of fire a turn, until somebody is gone."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from hardboiled.games.go_ahead_punk.actions import CombatCard, GoToEr, NoCard, Shoot, StandGround, Target, TryEscape
from hardboiled.games.go_ahead_punk.effects import Cancel, MoreDamage
from hardboiled.games.go_ahead_punk.events import CardCancelled, CombatCardPlayed, FightBegan, SentToEr
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.items import (
    Figure,
    expected_damage,
    kit_window,
    seats,
    weapons,
    who,
)
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.movement import caught, nearest_er
from hardboiled.games.go_ahead_punk.rules.retreat import cop_retreat, end_fight, stinger_escape, try_escape
from hardboiled.games.go_ahead_punk.rules.shots import shoot
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, StingerFigure, fighters, solo
from hardboiled.kernel import Action, Ask, CardId, Flow, decide


class Exchange(Struct):
    """One combat round: who shoots first, and the one card each side may play (all of it public)."""

    attacker: Figure
    defender: Figure
    cards: dict[str, CardId]
    """By side: the card it played."""
    cancelled: bool = False

    def effect(self, play: P, figure: Figure) -> MoreDamage | None:
        side = _side(figure)
        if side not in self.cards or self.cancelled:
            return None
        effect = _effect(play, figure, self.cards[side])
        return effect if isinstance(effect, MoreDamage) else None

    def other(self, figure: Figure) -> Figure:
        return self.defender if figure is self.attacker else self.attacker


def _side(figure: Figure) -> str:
    return "cop" if isinstance(figure, CopFigure) else "stinger"


def _effect(play: P, figure: Figure, card: CardId) -> object:
    content = play.content
    return (content.cop_cards[card] if isinstance(figure, CopFigure) else content.stinger_cards[card]).effect


# A fight begins, and goes on turn by turn.


def cop_attacks(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CMB.1, GP-CMB.2, GP-CMB.21, GP-CMB.28: a Cop has moved in and shoots first."""
    stinger = play.state.stinger
    yield from kit_window(play, cop)
    if len(fighters(play.state)) == 1:
        yield from kit_window(play, stinger)
    play.say(FightBegan(cop.id, "stinger", stinger.space))
    caught(play)
    yield from combat_round(play, cop, stinger)


def stinger_attacks(play: P) -> Flow[None]:
    """GP-CMB.1, GP-CMB.2, GP-CMB.27: he has moved in, chooses a target and shoots first."""
    stinger = play.state.stinger
    yield from kit_window(play, stinger)
    for cop in fighters(play.state):
        yield from kit_window(play, cop)
    cop = yield from _target(play)
    play.say(FightBegan("stinger", cop.id, stinger.space))
    caught(play)
    yield from combat_round(play, stinger, cop)


def _target(play: P) -> Flow[CopFigure]:
    """GP-CMB.23: on his own turn he chooses which Cop present he shoots at."""
    here = fighters(play.state)
    chosen = yield from decide(STINGER, [Target(cop.id) for cop in here], "target")
    return next(cop for cop in here if cop.id == chosen.cop)


def stinger_fights_on(play: P) -> Flow[None]:
    """GP-CMB.19, GP-CMB.25, GP-CMB.26: he may try to escape first; else he plays the combat round."""
    caught(play)
    early = yield from decide(STINGER, [TryEscape(), StandGround()], "escape-first")
    if isinstance(early, TryEscape):
        away = yield from try_escape(play, play.state.stinger)
        if away:
            yield from break_away(play)
            return
    cop = yield from _target(play)
    yield from combat_round(play, play.state.stinger, cop)


def cop_fights_on(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CMB.19, GP-CMB.20: the Cop whose turn it is attacks."""
    caught(play)
    yield from combat_round(play, cop, play.state.stinger)


# One combat round.


def combat_round(play: P, attacker: Figure, defender: Figure) -> Flow[None]:
    """GP-CMB.4: cards, the attacker's shot, the defender's shot, the retreat step."""
    exchange = Exchange(attacker, defender, {})
    yield from cards_first(play, exchange)
    yield from take_shot(play, exchange, attacker)
    yield from card_before_shot(play, exchange, defender)
    yield from take_shot(play, exchange, defender)
    yield from carry_to_er(play)
    yield from retreat_step(play, exchange)


def cards_first(play: P, exchange: Exchange) -> Flow[None]:
    """GP-CMB.5, GP-CMB.6: the attacker, then the defender, who may cancel; then the attacker in answer."""
    attacker, defender = exchange.attacker, exchange.defender
    yield from offer_card(play, exchange, attacker)
    yield from offer_card(play, exchange, defender)
    if _side(attacker) not in exchange.cards and exchange.effect(play, defender):
        yield from offer_card(play, exchange, attacker)


def card_before_shot(play: P, exchange: Exchange, shooter: Figure) -> Flow[None]:
    """GP-CMB.8: a side that has played none may play one for its own shot; the other may cancel."""
    if _side(shooter) in exchange.cards:
        return
    yield from offer_card(play, exchange, shooter, own_shot=True)
    other = exchange.other(shooter)
    if exchange.effect(play, shooter) and _side(other) not in exchange.cards:
        yield from offer_card(play, exchange, other, own_shot=False)


def playable(play: P, exchange: Exchange, figure: Figure, own_shot: bool | None = None) -> list[Action]:
    """What a side can play now: a damage card for a shot still to come, a cancel against a card on the table.

    `own_shot` True: only for its own shot; False: only to cancel.
    """
    options: list[Action] = []
    standing = exchange.effect(play, exchange.other(figure)) is not None
    for card in dict.fromkeys(figure.hand):
        effect = _effect(play, figure, card)
        adds = isinstance(effect, MoreDamage) and own_shot is not False
        if adds or (isinstance(effect, Cancel) and standing and own_shot is not True):
            options.append(CombatCard(card))
    return [*options, NoCard()]


def offer_card(play: P, exchange: Exchange, figure: Figure, own_shot: bool | None = None) -> Flow[None]:
    """GP-CMB.7: at most one card a side; asked whenever there is a hand, so that silence tells nothing."""
    if not figure.hand:
        return
    options = partial(playable, play, exchange, figure, own_shot)
    if isinstance(figure, CopFigure) and solo(play.state):
        chosen = _best_card(play, figure, options())
    else:
        chosen = yield Ask(seats(figure), options, "combat-card", {"who": who(figure)}, always=not solo(play.state))
    if isinstance(chosen, CombatCard):
        _play_card(play, exchange, figure, chosen.card)


def _best_card(play: P, cop: CopFigure, options: list[Action]) -> Action:
    """GP-AIC.15: cancel what Stinger has played, else the damage card that does most."""

    def worth(option: Action) -> int:
        if not isinstance(option, CombatCard):
            return 0
        effect = _effect(play, cop, option.card)
        return 10 * effect.factor + effect.bonus if isinstance(effect, MoreDamage) else 100

    return max(options, key=worth)


def _play_card(play: P, exchange: Exchange, figure: Figure, card: CardId) -> None:
    state = play.state
    figure.hand.remove(card)
    exchange.cards[_side(figure)] = card
    play.reveal()
    if isinstance(figure, CopFigure):
        state.cop_discard.append(card)
    else:
        state.stinger_discard.append(card)
        card_left(play, card)
    play.say(CombatCardPlayed(who(figure), card))
    if isinstance(_effect(play, figure, card), Cancel):
        exchange.cancelled = True
        play.say(CardCancelled(exchange.cards[_side(exchange.other(figure))]))


def take_shot(play: P, exchange: Exchange, shooter: Figure) -> Flow[None]:
    """GP-CMB.15: a Cop at 0 who has not shot yet still shoots."""
    weapon = yield from choose_weapon(play, shooter)
    shoot(play, shooter, exchange.other(shooter), weapon, exchange.effect(play, shooter))


def choose_weapon(play: P, shooter: Figure) -> Flow[str]:
    """GP-CMB.9, GP-AIC.15: one weapon a shot; a solo Cop takes the one that does most."""
    held = weapons(play.content, shooter.items)
    if len(held) == 1:
        return held[0]
    if isinstance(shooter, CopFigure) and solo(play.state):
        return max(held, key=lambda item: expected_damage(play.content, shooter, item))
    choice = yield from decide(seats(shooter), [Shoot(item) for item in held], "weapon", {"who": who(shooter)})
    return choice.weapon


def carry_to_er(play: P) -> Flow[None]:
    """GP-ER.7 to GP-ER.9: a Cop at 0 goes to the nearest ER and has 2 health there."""
    for cop in play.state.cops:
        if cop.health == 0:
            yield from to_er(play, cop)
    if not fighters(play.state):
        end_fight(play.state)


def to_er(play: P, cop: CopFigure) -> Flow[None]:
    state = play.state
    rooms = nearest_er(play, cop.space)
    if solo(state):
        far = play.content.streets.points(state.stinger.space)
        room = min(rooms, key=lambda er: far[er])
    else:
        choice = yield from decide(cop.seats, [GoToEr(er) for er in rooms], "which-er", {"cop": cop.id})
        room = choice.space
    cop.space, cop.health, cop.barred = room, play.content.settings.heal, type(room)("")
    play.say(SentToEr(cop.id, room))


# The retreat step.


def retreat_step(play: P, exchange: Exchange) -> Flow[None]:
    """GP-RET.1, GP-RET.2, GP-RET.18: each of the two may roll, the attacker first."""
    for figure in (exchange.attacker, exchange.defender):
        here = fighters(play.state)
        if isinstance(figure, StingerFigure):
            if not here:
                return
            wish = yield from decide(STINGER, [TryEscape(), StandGround()], "retreat", {"who": "stinger"})
            if isinstance(wish, TryEscape):
                away = yield from try_escape(play, figure)
                if away:
                    yield from break_away(play)
                    return
        elif figure in here and not solo(play.state):
            wish = yield from decide(figure.seats, [TryEscape(), StandGround()], "retreat", {"who": figure.id})
            if isinstance(wish, TryEscape):
                away = yield from try_escape(play, figure)
                if away:
                    yield from cop_retreat(play, figure)


def break_away(play: P) -> Flow[None]:
    """GP-RET.3, GP-RET.6: his escape move; where it runs into a Cop he attacks at once."""
    met = yield from stinger_escape(play)
    if met:
        yield from stinger_attacks(play)
