"""What to do in a Fight: which dice to roll again, who takes the damage, whom the Hits go to."""

from __future__ import annotations

from hardboiled.games.kick_ass.mind.fight_values import FAINT_COST
from hardboiled.games.kick_ass.mind.outlook import Outlook
from hardboiled.games.kick_ass.mind.ratings import NO, rates
from hardboiled.games.kick_ass.rules import dice, enemies, striking
from hardboiled.games.kick_ass.rules.effects import KillMinion
from hardboiled.games.kick_ass.rules.fight_results import ResolveNext, TakeDamage
from hardboiled.games.kick_ass.rules.fighting import Reroll
from hardboiled.games.kick_ass.rules.plots.don import DON
from hardboiled.games.kick_ass.rules.state import Fight
from hardboiled.games.kick_ass.rules.striking import HoldBack, Strike


@rates(Reroll)
def reroll(mind: Outlook, option: Reroll) -> float:
    if option.face:
        return NO
    now = mind.city.fight
    assert now is not None
    if option.colour == "red":
        return 2.0
    shields = sum(f > 0 for rolled in now.blue for f in rolled)
    return 2.5 if now.power > shields else 0.5


@rates(TakeDamage)
def take_damage(mind: Outlook, option: TakeDamage) -> float:
    """Spread it as long as that hurts less than one Hero who takes it all."""
    now = mind.city.fight
    assert now is not None
    hero = mind.hero(option.hero)
    later = [mind.hero(h) for h in now.heroes[now.heroes.index(option.hero) + 1 :]]
    rest = now.damage - option.amount
    room = sum(h.life for h in later)
    if now.damage > hero.life + room or (
        not mind.city.outside and 0.8 * now.damage > mind.values.fights.dump(min(h.life for h in (hero, *later))) + 0.5
    ):
        victim = min([hero, *later], key=lambda h: (not h.fainting, h.life, -h.happiness, h.id))
        return float(option.amount if victim is hero else -option.amount)
    if option.amount > hero.life or rest > room:
        return -FAINT_COST
    mine = (hero.life - option.amount) / (hero.life + 1)
    theirs = (room - rest) / (room + len(later)) if later else 1.0
    return min(mine, theirs)


@rates(Strike)
def strike(mind: Outlook, option: Strike) -> float:
    now = mind.city.fight
    assert now is not None
    if option.target == striking.ALL:
        return 1000.0
    rest = now.hits - option.hits
    each = mind.values.fights.kill(now.at)
    area = mind.city.map[now.at]
    match option.target:
        case "minions" | "gang":
            worth = option.hits * each + _way_to_don(mind, now, option.hits)
        case "supers":
            one = each + 0.9 + mind.values.events.super_kill(now.at)
            worth = option.hits / striking.super_life(mind.city, mind.content, now) * one
        case "skulls":
            worth = 20.0 * option.hits
        case _:
            foe = enemies.find_foe(mind.city, option.target)
            assert foe is not None
            damage = option.hits - dice.armor(mind.city, mind.content, foe)
            worth = 500.0 if damage >= foe.life else 3.0 * damage
    return worth + 0.4 * min(rest, area.minions + area.gang)


def _way_to_don(mind: Outlook, now: Fight, hits: int) -> float:
    don = enemies.find_foe(mind.city, DON)
    if don is None or don.at != now.at:
        return 0.0
    area = mind.city.map[now.at]
    through = now.hits - area.minions - area.gang - don.armor
    return 3.0 * hits if through > 0 else 0.0


@rates(HoldBack)
def hold_back(mind: Outlook, option: HoldBack) -> float:
    return NO


@rates(KillMinion)
def kill_minion(mind: Outlook, option: KillMinion) -> float:
    return mind.values.fights.kill(option.district) + 0.5 * option.gang


@rates(ResolveNext)
def resolve_next(mind: Outlook, option: ResolveNext) -> float:
    return float(option.result == "lightning")
