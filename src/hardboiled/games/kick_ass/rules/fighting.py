"""KA-16 to KA-18: a Fight, alone or together, from its dice to the Hits; what follows from them is in fight_results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, consequences, dice, enemies, fight_results, items, striking
from hardboiled.games.kick_ass.rules.actions import CardEffect, turn_of
from hardboiled.games.kick_ass.rules.bonus import ANY, BLANK, BLUE, COLOURS, LIGHTNING, PLAIN, RED
from hardboiled.games.kick_ass.rules.dashboard import suffers
from hardboiled.games.kick_ass.rules.events import FightBegan, Rolled
from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.games.kick_ass.rules.plots.final_plot import the_plot
from hardboiled.games.kick_ass.rules.state import By, City, Fight, Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, Pool, SeatId, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

ONE = (Pool(1, kind="red"), Pool(1, kind="blue"))
"""A single die that is rolled again."""
FACES = {"red": ("blank", "hit", "hit-lightning"), "blue": ("blank", "shield", "shield-lightning")}


class StartFight(CardEffect, frozen=True):
    """KA-13.5: a Fight icon, where one is left, starts one Fight in the Hero's District."""

    rule: ClassVar[str] = "KA-13.5"
    manner: ClassVar[Manner] = "attack"

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        return [cls(hero.id)] if enemies.can_be_fought(table.city, hero.at) else ()

    def dice(self, table: Seen, content: KickAssContent) -> Sequence[Pool]:
        return pools(table.city, content, self.by, [turn_of(table.city.hero(self.hero)).card])

    def points_at(self, table: Seen, content: KickAssContent) -> Sequence[str]:
        return (f"space:{table.city.hero(self.hero).at}",)

    def do(self, play: P, hero: Hero) -> Flow[None]:
        turn = turn_of(hero)
        turn.fights -= 1
        yield from fight(play, hero.at, (hero.id,), (turn.card,))


def fight(play: P, place: SpaceId, heroes: By, cards: tuple[CardId, ...]) -> Flow[None]:
    """KA-16: one exchange with all Enemies there; `cards` are those whose Fight icons started it."""
    city, content = play.state.city, play.content
    against = enemies.taking_part(city, place)
    now = city.fight = Fight(place, list(heroes), list(cards), against, used=[[] for _ in heroes])
    play.say(FightBegan(heroes, place, dice.enemy_power(city, content, place)))
    yield from _before_the_roll(play, now)
    now.power = dice.enemy_power(city, content, place)
    roll(play, now)
    _forced_rerolls(play, now)
    yield from _rerolls(play, now)
    gifts = yield from fight_results.totals(play, now)
    yield from fight_results.take_damage(play, now)
    yield from striking.strike(play, now)
    the_plot(city).after_strikes(play)
    cleared = bool(now.killed) and place in city.map and place in content.districts and enemies.clear(city, place)
    yield from fight_results.follow(play, now, gifts, cleared)
    city.fight = None
    yield from consequences.settle(play, heroes)


def seats(city: City, now: Fight) -> tuple[SeatId, ...]:
    return tuple(city.hero(hero_id).seat for hero_id in now.heroes)


def pools(
    city: City,
    content: KickAssContent,
    heroes: Sequence[HeroId],
    cards: Sequence[CardId],
    used: Sequence[list[CardId]] | None = None,
) -> list[Pool]:
    """All dice of a Fight, Hero by Hero, with these cards and exhausted Items."""
    found: list[Pool] = []
    for number, hero_id in enumerate(heroes):
        hero = city.hero(hero_id)
        gear = dice.gear(hero, content, cards[number], used[number] if used else [])
        found += dice.pools(city, content, hero, gear, together=len(heroes) > 1)
    return found


class Roll(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.5"
    manner: ClassVar[Manner] = "attack"
    hero: HeroId

    def dice(self, table: Seen, content: KickAssContent) -> Sequence[Pool]:
        """All dice of the Fight as it stands; before it has begun they are not known."""
        now = table.city.fight
        return pools(table.city, content, now.heroes, now.cards, now.used) if now is not None else ()


def _before_the_roll(play: P, now: Fight) -> Flow[None]:
    """KA-6.11: Items that are exhausted for more dice."""
    for number, hero_id in enumerate(now.heroes):
        hero = play.state.city.hero(hero_id)
        while True:
            options: list[Action] = [*items.UseItem.offered(play.state, play.content, hero, "roll")]
            if not options:
                break
            choice = yield from ask(hero.seat, [*options, Roll(hero_id)], "before-roll", {"hero": hero_id})
            if not isinstance(choice, items.UseItem):
                break
            items.exhaust(play, hero, choice.item)
            now.used[number].append(choice.item)


def throw(play: P, pool: Pool) -> list[int]:
    """What these dice show."""
    plain = play.content.settings.plain_faces
    bright = plain + play.content.settings.lightning_faces
    return [PLAIN if face <= plain else LIGHTNING if face <= bright else BLANK for face in play.throw(pool)]


def roll(play: P, now: Fight) -> None:
    """KA-16.5: all dice at once; KA-18.4: everybody their own."""
    city, content = play.state.city, play.content
    for number, hero_id in enumerate(now.heroes):
        hero = city.hero(hero_id)
        gear = dice.gear(hero, content, now.cards[number], now.used[number])
        red, blue = dice.pools(city, content, hero, gear, together=len(now.heroes) > 1)
        now.red.append(throw(play, red))
        now.blue.append(throw(play, blue))
        now.rerolls.append(dice.rerolls(hero, content, [gear.row, *gear.worn, gear.card]))
        _tell(play, now, number, parts=(*red.parts, *blue.parts))
    now.rolled = True


def _tell(play: P, now: Fight, number: int, again: bool = False, parts: tuple[tuple[str, int], ...] = ()) -> None:
    if not play.quiet:
        red, blue = now.red[number], now.blue[number]
        faces = [FACES["red"][face] for face in red] + [FACES["blue"][face] for face in blue]
        play.say(Rolled(now.heroes[number], tuple(faces), again, len(red), parts))


def _forced_rerolls(play: P, now: Fight) -> None:
    """KA-27.9: against Vic Gigante every Shield is rolled again."""
    if the_plot(play.state.city).shields_again(now.against):
        for number in range(len(now.heroes)):
            now.blue[number][:] = [throw(play, ONE[BLUE])[0] if f != BLANK else f for f in now.blue[number]]
            _tell(play, now, number, again=True)


class Reroll(Action, frozen=True):
    """One die of this colour that shows this (0 blank, 1 plain, 2 with Lightning)."""

    rule: ClassVar[str] = "KA-16.6"
    manner: ClassVar[Manner] = "attack"
    hero: HeroId
    colour: str
    face: int

    def dice(self, table: Seen, content: KickAssContent) -> Sequence[Pool]:
        return (ONE[COLOURS.index(self.colour)],)

    def words(self, table: Seen, content: KickAssContent) -> Mapping[str, object]:
        return {"face": FACES[self.colour][self.face]}

    @classmethod
    def offered(cls, now: Fight, number: int) -> list[Self]:
        """For the Hero of that number in the Fight."""
        red, blue, either = now.rerolls[number]
        options: list[Self] = []
        for colour, rolled, left in (("red", now.red[number], red), ("blue", now.blue[number], blue)):
            if left or either:
                options += [cls(now.heroes[number], colour, f) for f in (BLANK, PLAIN, LIGHTNING) if f in rolled]
        return options

    def take(self, play: P, now: Fight) -> None:
        number, colour = now.heroes.index(self.hero), COLOURS.index(self.colour)
        left = now.rerolls[number]
        left[colour if left[colour] else ANY] -= 1
        rolled = (now.red if colour == RED else now.blue)[number]
        rolled[rolled.index(self.face)] = throw(play, ONE[colour])[0]
        _tell(play, now, number, again=True)


class KeepDice(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.6"
    manner: ClassVar[Manner] = "pass"
    hero: HeroId


def _rerolls(play: P, now: Fight) -> Flow[None]:
    """KA-16.6, KA-18.4: each Hero on their own dice."""
    for number, hero_id in enumerate(now.heroes):
        hero = play.state.city.hero(hero_id)
        while True:
            options: list[Action] = [
                *Reroll.offered(now, number),
                *items.UseItem.offered(play.state, play.content, hero, "after"),
            ]
            if not options:
                break
            choice = yield from ask(hero.seat, [*options, KeepDice(hero_id)], "reroll", {"hero": hero_id})
            if isinstance(choice, Reroll):
                choice.take(play, now)
            elif isinstance(choice, items.UseItem):
                _use_after(play, now, number, hero, choice.item)
            else:
                break


def _use_after(play: P, now: Fight, number: int, hero: Hero, item_id: CardId) -> None:
    """An exhaust effect after the roll: rerolls, Hits or Shields."""
    items.exhaust(play, hero, item_id)
    now.used[number].append(item_id)
    exhaust = play.content.items[item_id].exhaust
    assert exhaust is not None
    if not any(h.no_rerolls for h in suffers(hero, play.content)):
        for kind, more in enumerate((exhaust.bonus.reroll_red, exhaust.bonus.reroll_blue, exhaust.bonus.reroll_any)):
            now.rerolls[number][kind] += more
