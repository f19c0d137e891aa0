"""KA-16 and KA-17: what a Hero brings to a Fight, and what stands against them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hardboiled.games.kick_ass.rules import enemies, items
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.bonus import DIE, NO_BONUS, NO_COMBAT, Bonus, CombatCard, Lightning
from hardboiled.games.kick_ass.rules.dashboard import suffers
from hardboiled.games.kick_ass.rules.places import HIDEAWAY
from hardboiled.games.kick_ass.rules.state import City, Foe, Hero
from hardboiled.kernel import CardId, Pool, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def combat(city: City, content: KickAssContent, place: SpaceId) -> CombatCard:
    """KA-28.6, KA-30.7: the Boss Combat card that holds in Fights there."""
    if city.wave:
        return content.combat[city.combat[-1]]
    if city.location:
        return content.combat[city.combat[HIDEAWAY.index(place)]]
    return NO_COMBAT


def enemy_power(city: City, content: KickAssContent, place: SpaceId) -> int:
    """KA-16.2: what a Fight there is against, the Boss Combat card included."""
    return enemies.power_at(city, place) + amount(combat(city, content, place).power, city.players)


def armor(city: City, content: KickAssContent, foe: Foe) -> int:
    """KA-24.4, KA-24.5: in full in every Fight."""
    return foe.armor + combat(city, content, foe.at).armor


class Gear(NamedTuple):
    """What a Hero has for a Fight (KA-16.3, KA-17.7)."""

    row: Bonus
    """Of the Strength row."""
    worn: list[Bonus]
    """Of the working Items, and of those exhausted for the Fight."""
    card: Bonus


def gear(hero: Hero, content: KickAssContent, card: CardId, used: list[CardId]) -> Gear:
    row = content.sheets[hero.id].rows[hero.strength - 1]
    return Gear(row, item_bonuses(hero, content, used), content.cards[card].bonus if card else NO_BONUS)


def bonuses(hero: Hero, content: KickAssContent, card: CardId, used: list[CardId]) -> list[Bonus]:
    """KA-16.3, KA-17.7: from the Strength row, the working Items, the card, and Items exhausted for it."""
    found = [content.sheets[hero.id].rows[hero.strength - 1], *item_bonuses(hero, content, used)]
    if card:
        found.append(content.cards[card].bonus)
    return found


def item_bonuses(hero: Hero, content: KickAssContent, used: list[CardId]) -> list[Bonus]:
    found = [item.bonus for item in items.working(hero, content)]
    for item_id in used:
        exhaust = content.items[item_id].exhaust
        if exhaust is not None:
            found.append(exhaust.bonus)
    return found


def total(found: list[Bonus]) -> Bonus:
    """What these bonuses come to, Lightning left aside."""
    red = blue = hits = shields = reroll_red = reroll_blue = reroll_any = 0
    for bonus in found:
        red += bonus.red
        blue += bonus.blue
        hits += bonus.hits
        shields += bonus.shields
        reroll_red += bonus.reroll_red
        reroll_blue += bonus.reroll_blue
        reroll_any += bonus.reroll_any
    return Bonus(
        red=red,
        blue=blue,
        hits=hits,
        shields=shields,
        reroll_red=reroll_red,
        reroll_blue=reroll_blue,
        reroll_any=reroll_any,
    )


def pool(city: City, content: KickAssContent, hero: Hero, found: list[Bonus]) -> tuple[int, int]:
    """KA-16.3, KA-16.4: red and blue dice."""
    most = content.settings.dice
    red = sum([bonus.red for bonus in found])
    blue = sum([bonus.blue for bonus in found])
    hurts = suffers(hero, content)
    less_red = sum([h.red for h in hurts]) + combat(city, content, hero.at).red
    less_blue = sum([h.blue for h in hurts])
    if less_red:
        red = max(min(red, 1), red + less_red)
    if less_blue:
        blue = max(min(blue, 1), blue + less_blue)
    return min(most, red), min(most, blue)


def pools(city: City, content: KickAssContent, hero: Hero, gear: Gear, together: bool = False) -> tuple[Pool, Pool]:
    """The red and the blue dice that the Hero throws: where they come from, and the Hits and Shields they bring on
    average with all that is sure. What is a choice is left out."""
    row, worn, card = gear
    red, blue = pool(city, content, hero, [row, *worn, card])
    settings = content.settings
    bright = settings.lightning_faces / DIE
    good = settings.plain_faces / DIE + bright
    hits = red * good + combat(city, content, hero.at).lightning_hits * (red + blue) * bright + row.hits
    shields = blue * good + row.shields
    from_red, from_blue = row.red + card.red, row.blue + card.blue
    cut_off = isolated(hero, content, together)
    for bonus in (card, *worn):
        lost = cut_off and bonus is not card
        hits += bonus.hits
        shields += 0 if lost else bonus.shields
        for lightning in bonus.lightning:
            flashes = 0 if lightning.exhausts else lightning.by * struck(lightning, red, blue) * bright
            if lightning.give == "hits":
                hits += flashes
            elif lightning.give == "shields" and not lost:
                shields += flashes
    for bonus in worn:
        from_red += bonus.red
        from_blue += bonus.blue
    return (
        Pool(red, 0, _parts(red, row.red, card.red, from_red), hits, "red"),
        Pool(blue, 0, _parts(blue, row.blue, card.blue, from_blue), shields, "blue"),
    )


def struck(lightning: Lightning, red: int, blue: int) -> int:
    """How many of these it goes by: red ones, blue ones, or all."""
    return red * (lightning.colour != "blue") + blue * (lightning.colour != "red")


def _parts(dice: int, strength: int, card: int, together: int) -> tuple[tuple[str, int], ...]:
    """Where dice come from; what Hardships, a Boss Combat card or the number of dice take off is one part."""
    items = together - strength - card
    found = (("strength", strength), ("items", items), ("card", card), ("less", dice - together))
    return tuple([part for part in found if part[1]])


def rerolls(hero: Hero, content: KickAssContent, found: list[Bonus]) -> list[int]:
    """KA-16.6: reroll icons by colour, each once a Fight."""
    if any(h.no_rerolls for h in suffers(hero, content)):
        return [0, 0, 0]
    return [
        sum([bonus.reroll_red for bonus in found]),
        sum([bonus.reroll_blue for bonus in found]),
        sum([bonus.reroll_any for bonus in found]),
    ]


def isolated(hero: Hero, content: KickAssContent, together: bool) -> bool:
    """The Hardship Isolation: no Shields from Items in a Gang Up."""
    return together and any(h.alone for h in suffers(hero, content))
