"""KA-16 to KA-18: Fights, alone or together."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import ChooseHero, KeepDice, Reroll, ResolveNext, Roll, TakeDamage, UseItem
from hardboiled.games.kick_ass.content import Bonus, CombatCard, KickAssContent, Lightning
from hardboiled.games.kick_ass.effects import amount
from hardboiled.games.kick_ass.events import FightBegan, Rolled
from hardboiled.games.kick_ass.rules import (
    P,
    districts,
    effects,
    enemies,
    events,
    items,
    settling,
    striking,
    times_square,
    tracks,
)
from hardboiled.games.kick_ass.state import City, Fight, Hero
from hardboiled.kernel import Action, CardId, Flow, SeatId, SpaceId, decide

RED, BLUE, ANY = 0, 1, 2
COLOURS = ("red", "blue")
BLANK, PLAIN, LIGHTNING = 0, 1, 2
_FACES = {"red": ("blank", "hit", "hit-lightning"), "blue": ("blank", "shield", "shield-lightning")}

Gift = tuple[str, str, int]
"""A Hero, what Lightning gives, how much."""


def fight(play: P, place: SpaceId, heroes: tuple[str, ...], cards: tuple[CardId, ...]) -> Flow[None]:
    """KA-16: one exchange with all Enemies there; `cards` are those whose Fight icons started it."""
    city = play.state.city
    against = enemies.taking_part(city, place)
    now = city.fight = Fight(place, list(heroes), list(cards), against, used=[[] for _ in heroes])
    play.say(FightBegan(heroes, place, enemies.power_at(city, place)))
    yield from _before_the_roll(play, now)
    now.power = enemies.power_at(city, place) + amount(combat(city, play.content).power, city.players)
    _roll(play, now)
    _forced_rerolls(play, now)
    yield from _rerolls(play, now)
    gifts = yield from _totals(play, now)
    yield from _take_damage(play, now)
    yield from striking.strike(play, now)
    if city.wave:
        times_square.check_win(play)
    cleared = bool(now.killed) and place in city.map and place in play.content.districts and enemies.clear(city, place)
    yield from _results(play, now, gifts, cleared)
    city.fight = None
    yield from settling.settle(play, heroes)


NO_COMBAT = CombatCard(source="original")


def combat(city: City, content: KickAssContent) -> CombatCard:
    """KA-28.6, KA-30.7: the Boss Combat card that holds just now."""
    if city.wave:
        return content.combat[city.combat[-1]]
    if city.location:
        return content.combat[city.combat[city.location - 1]]
    return NO_COMBAT


def seats(city: City, now: Fight) -> tuple[SeatId, ...]:
    return tuple(city.hero(hero_id).seat for hero_id in now.heroes)


# Dice.


def bonuses(hero: Hero, content: KickAssContent, card: CardId, used: list[CardId]) -> list[Bonus]:
    """KA-16.3, KA-17.7: from the Strength row, the working Items, the card, and Items exhausted for it."""
    found = [content.sheets[hero.id].rows[hero.strength - 1], *_item_bonuses(hero, content, used)]
    if card:
        found.append(content.cards[card].bonus)
    return found


def _item_bonuses(hero: Hero, content: KickAssContent, used: list[CardId]) -> list[Bonus]:
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
    hurts = tracks.suffers(hero, content)
    less_red = sum([h.red for h in hurts]) + combat(city, content).red
    less_blue = sum([h.blue for h in hurts])
    if less_red:
        red = max(min(red, 1), red + less_red)
    if less_blue:
        blue = max(min(blue, 1), blue + less_blue)
    return min(most, red), min(most, blue)


def _before_the_roll(play: P, now: Fight) -> Flow[None]:
    """KA-6.11: Items that are exhausted for more dice."""
    for number, hero_id in enumerate(now.heroes):
        hero = play.state.city.hero(hero_id)
        while True:
            options: list[Action] = items.usable(hero, play.content, "roll")
            if not options:
                break
            choice = yield from decide(hero.seat, [*options, Roll(hero_id)], "before-roll", {"hero": hero_id})
            if not isinstance(choice, UseItem):
                break
            items.exhaust(play, hero, choice.item)
            now.used[number].append(choice.item)


def face(play: P) -> int:
    settings = play.content.settings
    rolled = play.roll(6)
    if rolled <= settings.plain_faces:
        return PLAIN
    return LIGHTNING if rolled <= settings.plain_faces + settings.lightning_faces else BLANK


def _roll(play: P, now: Fight) -> None:
    """KA-16.5: all dice at once; KA-18.4: everybody their own."""
    city, content = play.state.city, play.content
    for number, hero_id in enumerate(now.heroes):
        hero = city.hero(hero_id)
        found = bonuses(hero, content, now.cards[number], now.used[number])
        red, blue = pool(city, content, hero, found)
        now.red.append([face(play) for _ in range(red)])
        now.blue.append([face(play) for _ in range(blue)])
        now.rerolls.append(rerolls(hero, content, found))
        _tell(play, now, number)
    now.rolled = True


def rerolls(hero: Hero, content: KickAssContent, found: list[Bonus]) -> list[int]:
    """KA-16.6: reroll icons by colour, each once a Fight."""
    if any(h.no_rerolls for h in tracks.suffers(hero, content)):
        return [0, 0, 0]
    return [
        sum([bonus.reroll_red for bonus in found]),
        sum([bonus.reroll_blue for bonus in found]),
        sum([bonus.reroll_any for bonus in found]),
    ]


def _tell(play: P, now: Fight, number: int, again: bool = False) -> None:
    if not play.quiet:
        faces = [_FACES["red"][f] for f in now.red[number]] + [_FACES["blue"][f] for f in now.blue[number]]
        play.say(Rolled(now.heroes[number], tuple(faces), again))


def _forced_rerolls(play: P, now: Fight) -> None:
    """KA-27.9: against Vic Gigante every Shield is rolled again."""
    if "vic-gigante" in now.against:
        for number in range(len(now.heroes)):
            now.blue[number][:] = [face(play) if f != BLANK else f for f in now.blue[number]]
            _tell(play, now, number, again=True)


def _rerolls(play: P, now: Fight) -> Flow[None]:
    """KA-16.6, KA-18.4: each Hero on their own dice."""
    for number, hero_id in enumerate(now.heroes):
        hero = play.state.city.hero(hero_id)
        while True:
            options = _reroll_options(now, number)
            options += items.usable(hero, play.content, "after")
            if not options:
                break
            choice = yield from decide(hero.seat, [*options, KeepDice(hero_id)], "reroll", {"hero": hero_id})
            if isinstance(choice, Reroll):
                _reroll(play, now, number, choice)
            elif isinstance(choice, UseItem):
                _use_after(play, now, number, hero, choice.item)
            else:
                break


def _reroll_options(now: Fight, number: int) -> list[Action]:
    red, blue, either = now.rerolls[number]
    options: list[Action] = []
    for colour, dice, left in (("red", now.red[number], red), ("blue", now.blue[number], blue)):
        if left or either:
            options += [Reroll(now.heroes[number], colour, f) for f in (BLANK, PLAIN, LIGHTNING) if f in dice]
    return options


def _reroll(play: P, now: Fight, number: int, choice: Reroll) -> None:
    colour = COLOURS.index(choice.colour)
    left = now.rerolls[number]
    left[colour if left[colour] else ANY] -= 1
    dice = (now.red if colour == RED else now.blue)[number]
    dice[dice.index(choice.face)] = face(play)
    _tell(play, now, number, again=True)


def _use_after(play: P, now: Fight, number: int, hero: Hero, item_id: CardId) -> None:
    """An exhaust effect after the roll: rerolls, Hits or Shields."""
    items.exhaust(play, hero, item_id)
    now.used[number].append(item_id)
    exhaust = play.content.items[item_id].exhaust
    assert exhaust is not None
    if not any(h.no_rerolls for h in tracks.suffers(hero, play.content)):
        for kind, more in enumerate((exhaust.bonus.reroll_red, exhaust.bonus.reroll_blue, exhaust.bonus.reroll_any)):
            now.rerolls[number][kind] += more


# Totals.


def _totals(play: P, now: Fight) -> Flow[list[Gift]]:
    """KA-16.7 to KA-16.9, KA-18.5: Lightning on the final dice, then all Shields and all Hits together."""
    city, content = play.state.city, play.content
    gifts: list[Gift] = []
    hits = shields = 0
    for number, hero_id in enumerate(now.heroes):
        hero = city.hero(hero_id)
        hits += sum(f != BLANK for f in now.red[number])
        shields += sum(f != BLANK for f in now.blue[number])
        hits += combat(city, content).lightning_hits * (
            now.red[number].count(LIGHTNING) + now.blue[number].count(LIGHTNING)
        )
        for bonus in bonuses(hero, content, now.cards[number], now.used[number]):
            hits += bonus.hits
            shields += bonus.shields
        if _isolated(hero, content, now):
            shields -= sum(bonus.shields for bonus in _item_bonuses(hero, content, now.used[number]))
        for lightning, times in (yield from _struck(play, now, number, hero)):
            if lightning.give == "hits":
                hits += lightning.by * times
            elif lightning.give == "shields":
                shields += lightning.by * times
            else:
                gifts.append((hero_id, lightning.give, lightning.by * times))
    if city.docks:
        hits += city.docks_side == "hit"
        shields += city.docks_side == "shield"
    now.hits, now.shields = hits, shields
    now.damage = max(0, now.power - shields)
    return gifts


def _isolated(hero: Hero, content: KickAssContent, now: Fight) -> bool:
    """The Hardship Isolation: no Shields from Items in a Gang Up."""
    return len(now.heroes) > 1 and any(h.alone for h in tracks.suffers(hero, content))


def _struck(play: P, now: Fight, number: int, hero: Hero) -> Flow[list[tuple[Lightning, int]]]:
    """KA-17: each Lightning effect as often as Lightning of its colour was rolled; an exhaust effect once."""
    content = play.content
    red, blue = now.red[number].count(LIGHTNING), now.blue[number].count(LIGHTNING)
    struck: list[tuple[Lightning, int]] = []
    if not red + blue:
        return struck
    times = {"red": red, "blue": blue, "any": red + blue}
    if now.cards[number]:
        card = content.cards[now.cards[number]]
        struck += [(lightning, times[lightning.colour]) for lightning in card.bonus.lightning]
    isolated = _isolated(hero, content, now)
    for item in items.working(hero, content):
        for lightning in item.bonus.lightning:
            if isolated and lightning.give == "shields":
                continue
            if not lightning.exhausts:
                struck.append((lightning, times[lightning.colour]))
            elif times[lightning.colour] and item.id not in hero.exhausted:
                item_id = CardId(item.id)
                options: list[Action] = [UseItem(hero.id, item_id), KeepDice(hero.id)]
                choice = yield from decide(hero.seat, options, "lightning", {"hero": hero.id, "item": item_id})
                if isinstance(choice, UseItem):
                    items.exhaust(play, hero, item_id)
                    struck.append((lightning, 1))
    return [(lightning, count) for lightning, count in struck if count]


def _take_damage(play: P, now: Fight) -> Flow[None]:
    """KA-16.8, KA-18.7, KA-18.8: what is left of the Enemy Power, divided as the Heroes like."""
    city = play.state.city
    if combat(city, play.content).even and len(now.heroes) > 1:
        yield from _take_damage_evenly(play, now)
        return
    for hero_id in now.heroes[:-1]:
        if not now.damage:
            return
        shares = [TakeDamage(hero_id, share) for share in range(now.damage + 1)]
        choice = yield from decide(seats(city, now), shares, "damage", {"hero": hero_id, "damage": now.damage})
        _hurt(play, now, hero_id, choice.amount)
    _hurt(play, now, now.heroes[-1], now.damage)


def _take_damage_evenly(play: P, now: Fight) -> Flow[None]:
    """The Boss Combat card Tight Corridor: only who takes the odd points is chosen."""
    share, odd = divmod(now.damage, len(now.heroes))
    left = list(now.heroes)
    for hero_id in now.heroes:
        _hurt(play, now, hero_id, share)
    for _ in range(odd):
        options = [ChooseHero(hero_id) for hero_id in left]
        choice = yield from decide(seats(play.state.city, now), options, "odd-damage")
        left.remove(choice.hero)
        _hurt(play, now, choice.hero, 1)


def _hurt(play: P, now: Fight, hero_id: str, points: int) -> None:
    if points:
        now.damage -= points
        tracks.wound(play, play.state.city.hero(hero_id), points)


# Results.


def _results(play: P, now: Fight, gifts: list[Gift], cleared: bool) -> Flow[None]:
    """KA-16.16: Lightning, Event completion and Clean Up Bonus, in the order the Heroes like; then KA-19."""
    city = play.state.city
    by = tuple(now.heroes)
    waiting = ["lightning"] if gifts else []
    if events.first_done(city) is not None:
        waiting.append("events")
    if cleared:
        waiting.append("clean-up")
    while waiting:
        first = waiting[0]
        if len(waiting) > 1:
            choice = yield from decide(seats(city, now), [ResolveNext(result) for result in waiting], "results")
            first = choice.result
        waiting.remove(first)
        match first:
            case "lightning":
                for hero_id, give, points in gifts:
                    hero = city.hero(hero_id)
                    if give != "kill":
                        tracks.change(play, hero, give, points)
                    elif now.at in play.content.districts:
                        yield from effects.kill(play, hero, points, list(play.content.districts))
            case "events":
                yield from settling.settle(play, by)
            case "clean-up":
                yield from districts.bonus(play, now.at, by)
    yield from settling.settle(play, by)
