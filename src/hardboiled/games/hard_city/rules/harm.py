"""HC-12: damage to officers, Allies and Civilians, and elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import OfficerSeen, P
from hardboiled.games.hard_city.rules.causes import other_than
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.events import CivilianKilled, Eliminated, Healed, Warded, Wounded
from hardboiled.games.hard_city.rules.ids import MAYOR, NOWHERE
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import Ally, Officer

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


def max_hp(content: HardCityContent, officer: OfficerSeen) -> int:
    """HC-1.16, HC-26.5: the sheet's number, raised by skills."""
    return content.officers[officer.id].hp + content.perks(officer.skills).sum.max_hp


def hurt(play: P, who: str, amount: int, cause: str = "") -> None:
    """Damage to whoever has that name: an officer, the Ally or a Civilian."""
    if who in play.state.civilians:
        kill_civilian(play, who, cause)
        return
    ally = play.state.ally
    if ally is not None and who == ally.id:
        hurt_ally(play, ally, amount, cause)
        return
    for officer in play.state.officers:
        if officer.id == who:
            hurt_officer(play, officer, amount, cause)


def hurt_officer(play: P, officer: Officer, amount: int, cause: str = "") -> None:
    """HC-12.1, HC-12.2, HC-12.3: nothing reaches an eliminated officer."""
    if officer.down or amount <= 0:
        return
    cause = cause or play.state.cause
    if officer.shield:
        warded = min(officer.shield, amount)
        officer.shield -= warded
        amount -= warded
        play.say(Warded(officer.id, warded, cause))
    if not amount:
        return
    officer.hp = max(0, officer.hp - amount)
    play.say(Wounded(officer.id, amount, cause))
    if not officer.hp:
        eliminate(play, officer, cause)


def eliminate(play: P, officer: Officer, cause: str = "") -> None:
    """HC-12.2, HC-12.7, HC-12.8, HC-16.13: out for the round; a VP and, with a hand, a card."""
    officer.down = True
    officer.ap = 0
    play.say(Eliminated(officer.id, cause))
    doctor_draws(play, mode_of(play.state).elimination_cards)
    chaos_scores(play, 1, "elimination")


def hurt_ally(play: P, ally: Ally, amount: int, cause: str = "") -> None:
    """HC-13.4, HC-13.5: gone at 0 HP, without a VP or a card."""
    cause = cause or play.state.cause
    ally.hp = max(0, ally.hp - amount)
    play.say(Wounded(ally.id, amount, cause))
    if not ally.hp:
        ally.at = NOWHERE
        play.say(Eliminated(ally.id, cause))


def kill_civilian(play: P, name: str, cause: str = "") -> None:
    """HC-6.19, HC-20.9: whatever the cause; the Mayor takes no damage (HC-23.14)."""
    state = play.state
    if name == MAYOR:
        return
    space = state.civilians.pop(name)
    state.civilian_pool.append(name)
    play.say(CivilianKilled(name, space, cause or state.cause))
    chaos_scores(play, 1, "civilian")


def heal(play: P, officer: Officer, amount: int) -> None:
    """HC-12.17, HC-12.3."""
    gained = min(amount, max_hp(play.content, officer) - officer.hp)
    if gained > 0 and not officer.down:
        officer.hp += gained
        play.say(Healed(officer.id, gained, other_than(play, officer.id)))
