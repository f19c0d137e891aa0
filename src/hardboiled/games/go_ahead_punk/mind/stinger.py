"""Stinger's instinct: get access, strike where no Cop is near, vanish, and never stay for a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.go_ahead_punk.mind.outlook import Outlook
from hardboiled.games.go_ahead_punk.rules.combat import Target
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep, PlayCard, PlayDrawn, ShowUniform, TakeKey
from hardboiled.games.go_ahead_punk.rules.effects import Cancel, Diversion, Jam, MoreDamage, Uniform
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.effects.word import Word
from hardboiled.games.go_ahead_punk.rules.figures import hurt
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead
from hardboiled.games.go_ahead_punk.rules.first_aid import NoKit, UseKit
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently, HitWithRocket, may_hit
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.items import DropItem, LeaveItem
from hardboiled.games.go_ahead_punk.rules.kinds import DistrictId, Passes
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, EscapeBy, FreeEscape, GiveUp, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from hardboiled.games.go_ahead_punk.rules.shots import NO_CARD, Shoot, shot_with, volley_of
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Ask, CardId, SpaceId

CARD_WORTH: dict[type[Word], float] = {Uniform: 9.0, Diversion: 3.0, MoreDamage: 4.0, Cancel: 4.0}
ITEM_WORTH = {"free-escape": 8.0, "silencer": 9.0, "first-aid": 5.0}


def rate_for_stinger(view: View, ask: Ask[Any], content: PunkContent) -> Sequence[float]:
    outlook = Outlook(view, content)
    if ask.prompt == "where":
        worths = outlook.places([option.space for option in ask.options])
        return [_end(outlook, option, worth) for option, worth in zip(ask.options, worths, strict=True)]
    if ask.prompt == "choose-start":
        return [_start(outlook, option.space) for option in ask.options]
    return [_rate(outlook, option) for option in ask.options]


def _start(outlook: Outlook, space: SpaceId) -> float:
    """Within reach of several locations, away from Cops who already stand there; of many such places any one, since
    the Cops look first where they would hide themselves."""
    far = outlook.streets.points(space)
    near = sum(1.0 / (1 + far[at]) for at in outlook.content.hit_locations)
    blur = outlook.weights.start_blur
    return blur * round(near / blur) - (3.0 if outlook.nearest_cop(space) <= 6 else 0.0)


def _end(outlook: Outlook, option: Go, worth: float) -> float:
    if option.leave:
        return 1000.0
    if option.space in outlook.beats:
        return -49.0 if option.heal else -50.0
    if option.heal:
        lost = hurt(outlook.content, outlook.view.stinger)
        calm = outlook.nearest_cop(option.space) > 5
        return worth + (1.5 * min(lost, 4) - 3.0 if calm else -6.0)
    return worth


def _rate(outlook: Outlook, option: Any) -> float:
    content, stinger = outlook.content, outlook.view.stinger
    match option:
        case Leave():
            return 1000.0
        case Hit():
            return _strike(outlook)
        case HitWithRocket():
            return _strike(outlook) + _without_chopper(outlook)
        case HitSilently():
            return 9.5
        case Move(passes=passes):
            return _move(outlook) + (_by(outlook, passes) if passes else 0.0)
        case Draw():
            return _draw(outlook)
        case Heal():
            lost = hurt(content, stinger)
            return 4.0 + lost if lost >= 3 and outlook.nearest_cop(outlook.here) > 4 else 0.0
        case UseKit():
            return 20.0 if hurt(content, stinger) >= 2 else -1.0
        case PlayCard(card=card):
            return _play(outlook, card)
        case PlayDrawn():
            return _play(outlook, stinger.hand[-1])
        case TakeKey(key=key):
            return _key(outlook, SpaceId(key))
        case Lead(district=district):
            return _lead(outlook, district)
        case Divert(card=card):
            hidden = _hidden_by_diversion(outlook, *content.stinger_cards[card].effect.also_names)
            return 1.0 + hidden / 100 if hidden >= WORTH_A_DIVERSION else -1.0
        case Keep():
            return 1.0
        case ShowUniform():
            return 0.0
        case PlaceJam(district=district):
            cops = sum(content.spaces[cop.space].district == district for cop in outlook.cops)
            return cops + 3.0 * (district == outlook.view.chopper and _blocked(outlook))
        case TryEscape():
            return 2.0
        case StandGround() | NoCard() | NoKit():
            return 0.5
        case EscapeBy(passes=passes):
            return _by(outlook, passes) if passes else 0.0
        case _:
            return _rate_fight(outlook, option)


def _lead(outlook: Outlook, district: DistrictId) -> float:
    """A district that keeps the Cops from where he is; of such the one with the most places to look through."""
    return outlook.possible_in(district) / 10 - 4.0 * outlook.named_with(district)


def _hidden_by_diversion(outlook: Outlook, extra: int, anywhere: bool) -> int:
    """How many more places the Cops would have to reckon with if he names other districts, too."""
    if outlook.view.stinger.shown:
        return 0
    streets, own = outlook.streets, outlook.streets.district_of[outlook.here]
    others = [other for other in streets.districts if other != own] if anywhere else streets.beside[own]
    return sum(sorted([outlook.possible_in(other) for other in others])[-extra:])


WORTH_A_DIVERSION = 3


def _play(outlook: Outlook, card: CardId) -> float:
    """A Jam: for the card it brings, or to be rid of the Chopper over where he wants to strike."""
    word = outlook.content.stinger_cards[card].effect
    if not isinstance(word, Jam):
        return 0.2
    if word.grounds and _blocked(outlook):
        return 5.0
    return _draw(outlook) + 0.2 if word.cards else 0.2


def _blocked(outlook: Outlook) -> bool:
    """The Chopper takes a hit from him that he would need."""
    left = outlook.content.settings.hits - len(outlook.view.hits)
    return len(outlook.targets) < min(left, len(outlook.accessible()))


def _key(outlook: Outlook, key: SpaceId) -> float:
    """Near, with no Cop about; a red location is worth less, and nothing for the third hit (GP-LOC.5)."""
    weights, red = outlook.weights, outlook.content.spaces[key].kind == "red"
    way = weights.key_step * outlook.streets.points(outlook.here)[key] + weights.guard * outlook.guarded(key)
    last = len(outlook.view.hits) == outlook.content.settings.hits - 1
    return -way - (10.0 if red and last else 1.0 if red else 0.0)


def _strike(outlook: Outlook) -> float:
    caught = sum(1 for far, move in outlook.reach if far[outlook.here] <= move)
    weights = outlook.weights
    if outlook.view.stinger.health <= 5:
        return weights.strike_hurt - caught * weights.caught_hurt
    return weights.strike - caught * weights.caught


def _without_chopper(outlook: Outlook) -> float:
    """A Rocket well spent: no hit without it, or the next one lies under the Chopper and nowhere else."""
    if outlook.here not in outlook.targets:
        return 0.0
    left = outlook.content.settings.hits - len(outlook.view.hits) - 1
    return 0.5 if len(outlook.targets) <= left < len(outlook.accessible()) else -0.5


def _move(outlook: Outlook) -> float:
    here = outlook.here
    if outlook.escaping:
        return 6.0
    if here in outlook.beats:
        return 50.0
    worth = 3.0 + outlook.weights.move_danger * outlook.danger(here) + (1.5 if outlook.view.stinger.shown else 0.0)
    if not outlook.clear:
        return worth - outlook.weights.chance
    return worth + outlook.weights.chance if here not in outlook.targets else worth - 1.0


def _by(outlook: Outlook, passes: Passes) -> float:
    """How much better a ride by these passes ends than a move without."""
    return outlook.best_end(passes) - outlook.on_foot - outlook.weights.ride * len(passes)


def _draw(outlook: Outlook) -> float:
    """Draw while nobody is near and access is wanted."""
    if outlook.escaping:
        return 0.0
    wanted = outlook.content.settings.hits - len(outlook.view.hits)
    lacking = max(0, wanted - len(outlook.targets))
    weights = outlook.weights
    worth = 2.0 + (weights.draw_lacking * lacking if outlook.clear else weights.draw_none)
    return worth - weights.draw_danger * outlook.danger(outlook.here)


def _rate_fight(outlook: Outlook, option: Any) -> float:
    content, view = outlook.content, outlook.view
    match option:
        case Target(cop=cop):
            return -float(next(other.health for other in view.cops if other.id == cop))
        case Shoot(weapon=weapon):
            item, crowd = content.items[weapon], sum(cop.fighting for cop in view.cops)
            damage = 2 * (shot_with(view, content, weapon).average or 0.0)
            return damage * (crowd if item.blast else 1) + 0.8 * item.slips - (1.2 if item.once and crowd < 2 else 0.0)
        case CombatCard(card=card):
            return 3.0 if content.stinger_cards[card].effect.cancels else 2.0 * _gain(outlook, card)
        case Burn(card=card):
            return _burn(outlook, card)
        case FreeEscape():
            return _token(outlook)
        case GiveUp():
            return 1.0
        case DropItem(item=item):
            return -_item(content, item)
        case LeaveItem(item=item):
            return -_item(content, item) + 0.1
    return 0.0


def _gain(outlook: Outlook, card: CardId) -> float:
    """How much more his best shot does with this card."""
    content, weapons = outlook.content, [i for i in outlook.view.stinger.items if outlook.content.items[i].dice]

    def best(card: CardId) -> float:
        return max([volley_of(content, "stinger", weapon, card)[1].average or 0.0 for weapon in weapons], default=0.0)

    return best(card) - best(NO_CARD)


def _token(outlook: Outlook) -> float:
    """Not spent by a Stinger in good health whom the next Cops would find again wherever he goes."""
    hale = outlook.view.stinger.health > 4
    return 0.5 if hale and outlook.exposed() > FOUND_AGAIN else 3.0


FOUND_AGAIN = 0.7


def _burn(outlook: Outlook, card: str) -> float:
    """Cards for a life: the more he is hurt, the dearer the card he gives."""
    content, view = outlook.content, outlook.view
    need = outlook.weights.burn - view.stinger.health + 2.0 * sum(cop.fighting for cop in view.cops)
    held = content.stinger_cards.get(CardId(card))
    if outlook.escaping and (held is None or "no-escape" in held.icons):
        return 5.0
    spare = held is None and not may_hit(view, content, SpaceId(card))
    worth = 0.5 if spare else 6.0 if held is None else CARD_WORTH.get(type(held.effect), 1.5)
    return 1.0 + (need - worth) / 4.0


def _item(content: PunkContent, item: str) -> float:
    entry = content.items[item]
    return ITEM_WORTH.get(entry.use, 1.0 + 2.0 * entry.dice)
