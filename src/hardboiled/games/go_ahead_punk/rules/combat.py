"""Combat (GP-CMB): one exchange of fire a turn, until somebody is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction
from hardboiled.games.go_ahead_punk.rules.clash import Clash
from hardboiled.games.go_ahead_punk.rules.combat_cards import Exchange, card_before_shot, cards_first
from hardboiled.games.go_ahead_punk.rules.events import FightBegan
from hardboiled.games.go_ahead_punk.rules.figures import cop_named, fighters
from hardboiled.games.go_ahead_punk.rules.finding import caught
from hardboiled.games.go_ahead_punk.rules.first_aid import kit_window
from hardboiled.games.go_ahead_punk.rules.hospital import to_er
from hardboiled.games.go_ahead_punk.rules.kinds import CopId
from hardboiled.games.go_ahead_punk.rules.retreat import cop_retreat, end_fight, gets_away, held_back, stinger_escape
from hardboiled.games.go_ahead_punk.rules.shots import take_shot
from hardboiled.games.go_ahead_punk.rules.state import STINGER, CopFigure
from hardboiled.kernel import Flow, Manner, ask

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import Figure, P, Seen

# A fight begins, and goes on turn by turn.


def cop_attacks(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CMB.21: a Cop has moved in and shoots first."""
    yield from cop_moves_in(play, cop)
    yield from combat_round(play, cop, play.state.stinger)


def cop_moves_in(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CMB.1, GP-CMB.2, GP-CMB.28: kits first."""
    stinger = play.state.stinger
    yield from kit_window(play, cop)
    if len(fighters(play.state)) == 1:
        yield from kit_window(play, stinger)
    play.say(FightBegan(cop.id, "stinger", stinger.space))
    caught(play)


def stinger_attacks(play: P) -> Flow[None]:
    """GP-CMB.1, GP-CMB.2, GP-CMB.27: he has moved in, chooses a target and shoots first."""
    stinger = play.state.stinger
    yield from kit_window(play, stinger)
    for cop in fighters(play.state):
        yield from kit_window(play, cop)
    cop = yield from choose_target(play)
    play.say(FightBegan("stinger", cop.id, stinger.space))
    caught(play)
    yield from combat_round(play, stinger, cop)


def stinger_fights_on(play: P) -> Flow[None]:
    """GP-CMB.19, GP-CMB.25, GP-CMB.26: he may try to escape first; else he plays the combat round."""
    caught(play)
    away = yield from gets_away(play, play.state.stinger, "escape-first")
    if away:
        yield from break_away(play)
    else:
        cop = yield from choose_target(play)
        yield from combat_round(play, play.state.stinger, cop)


def cop_fights_on(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CMB.19, GP-CMB.20: the Cop whose turn it is attacks."""
    caught(play)
    yield from combat_round(play, cop, play.state.stinger)


class Target(PunkAction, frozen=True):
    """On his own turn he chooses which Cop present he shoots at."""

    rule: ClassVar[str] = "GP-CMB.23"
    manner: ClassVar[Manner] = "attack"
    cop: CopId

    @classmethod
    def offered(cls, table: Seen) -> list[Self]:
        return [cls(cop.id) for cop in fighters(table)]


def choose_target(play: P) -> Flow[CopFigure]:
    chosen = yield from ask(STINGER, Target.offered(play.state), "target")
    return cop_named(play.state, chosen.cop)


# One combat round.


def combat_round(play: P, attacker: Figure, defender: Figure) -> Flow[None]:
    """GP-CMB.3: the shots, then the retreat step."""
    yield from exchange_fire(play, attacker, defender)
    yield from retreat_step(play, attacker, defender)


def exchange_fire(play: P, attacker: Figure, defender: Figure) -> Flow[None]:
    """GP-CMB.4: cards, the attacker's shot, the defender's shot."""
    clash = play.state.clash = Clash(attacker.id, defender.id)
    exchange = Exchange(attacker, defender, clash)
    yield from cards_first(play, exchange)
    yield from take_shot(play, attacker, defender.id, exchange.card_of(play, attacker))
    yield from card_before_shot(play, exchange, defender)
    yield from take_shot(play, defender, attacker.id, exchange.card_of(play, defender))
    yield from carry_to_er(play)


def carry_to_er(play: P) -> Flow[None]:
    """GP-CMB.15, GP-ER.7: a Cop at 0 has shot, and is carried away."""
    for cop in play.state.cops:
        if cop.health == 0:
            yield from to_er(play, cop)
    if not fighters(play.state):
        end_fight(play.state)


def retreat_step(play: P, attacker: Figure, defender: Figure) -> Flow[None]:
    """GP-RET.1, GP-RET.2: each of the two may roll, the attacker first."""
    yield from try_to_leave(play, attacker, defender)
    play.state.clash = None


def try_to_leave(play: P, *figures: Figure) -> Flow[None]:
    """GP-RET.18, GP-RET.23, GP-AIC.15: while there is still a fight; a Cop without a player never does."""
    for figure in figures:
        here = fighters(play.state)
        if not here:
            return
        if isinstance(figure, CopFigure) and (figure not in here or not figure.seats):
            continue
        if held_back(play.state, play.content, figure.id):
            continue
        away = yield from gets_away(play, figure, "retreat", {"who": figure.id})
        if not away:
            continue
        if not isinstance(figure, CopFigure):
            yield from break_away(play)
            return
        yield from cop_retreat(play, figure)


def break_away(play: P) -> Flow[None]:
    """GP-RET.3, GP-RET.6: his escape move; where it runs into a Cop he attacks at once."""
    met = yield from stinger_escape(play)
    if met:
        yield from stinger_attacks(play)
