"""KA-16.9 to KA-16.16 and KA-24: Hits against Enemies, Armor, and what dies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, dice, ending, enemies, event_row, fighting, items
from hardboiled.games.kick_ass.rules.events import FoeDied, FoeHurt, Killed
from hardboiled.games.kick_ass.rules.kinds import Enemy
from hardboiled.games.kick_ass.rules.plots.final_plot import the_plot
from hardboiled.games.kick_ass.rules.state import City, Fight, Foe
from hardboiled.kernel import Action, Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

SUPER_LIFE = 2
ALL = "all"


class Strike(Action, frozen=True):
    """Hits on one kind of Enemy: `minions`, `supers`, `skulls`, `gang`, `all`, or a Boss's id."""

    rule: ClassVar[str] = "KA-16.10"
    manner: ClassVar[Manner] = "attack"
    target: Enemy
    hits: int

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, now: Fight) -> list[Self]:
        """Every sensible division can be put together from these, one kind of Enemy after another."""
        city, hits = table.city, now.hits
        kinds = targets(city, content, now)
        options: list[Self] = []
        total = 0
        for name, count, each in kinds:
            total += count * each
            options += [cls(name, kills * each) for kills in range(1, min(count, hits // each) + 1)]
        reachable = _reachable(city, now)
        tracked = sum(foe.tracked for foe in reachable)
        for foe in reachable:
            plate = dice.armor(city, content, foe)
            need = plate + foe.life
            total += need
            if foe.tracked and hits > plate:
                least = plate + 1 if tracked > 1 else min(hits, need)
                options += [cls(foe.id, spent) for spent in range(least, min(hits, need) + 1)]
            elif hits >= need:
                options.append(cls(foe.id, need))
        if total <= hits and len(kinds) + len(reachable) > 1:
            options.append(cls(ALL, total))
        return options

    def take(self, play: P, now: Fight) -> None:
        if self.target == ALL:
            _strike_all(play, now)
        else:
            now.hits -= self.hits
            _hit(play, now, self.target, self.hits)


class HoldBack(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.10"
    manner: ClassVar[Manner] = "pass"


def strike(play: P, now: Fight) -> Flow[None]:
    """KA-16.10: the Heroes divide their Hits as they like, and may waste some."""
    city = play.state.city
    while now.hits > 0:
        options: list[Action] = [*Strike.offered(play.state, play.content, now)]
        if not options:
            return
        choice = yield from ask(fighting.seats(city, now), [*options, HoldBack()], "strike", {"hits": now.hits})
        if not isinstance(choice, Strike):
            return
        choice.take(play, now)


def super_life(city: City, content: KickAssContent, now: Fight) -> int:
    """KA-16.12; a Boss Combat card can make Super Minions tougher where no Boss fights beside them."""
    if now.against:
        return SUPER_LIFE
    return SUPER_LIFE + dice.combat(city, content, now.at).super_life


def targets(city: City, content: KickAssContent, now: Fight) -> list[tuple[str, int, int]]:
    """The kinds of Enemies that can be hit: name, how many, Hits that each takes."""
    area = city.map[now.at]
    found = []
    if area.minions:
        found.append(("minions", area.minions, 1))
    if area.gang:
        found.append(("gang", area.gang, 1))
    if area.supers:
        found.append(("supers", area.supers, super_life(city, content, now)))
    if area.skulls and (value := enemies.skull_value(city)):
        found.append(("skulls", area.skulls, value))
    return found


def foes_in_reach(city: City, place: SpaceId, heroes: int) -> list[Foe]:
    """KA-27.5, KA-29.28: not Vic Gigante behind his gang, not Don Genovese behind Minions; some Mini-Bosses
    fall only to several Heroes at once."""
    plot = the_plot(city)
    return [
        foe
        for foe in city.foes
        if foe.at == place
        and heroes >= foe.heroes
        and not plot.stands_back(city, foe)
        and not plot.out_of_reach(city, foe)
    ]


def _reachable(city: City, now: Fight) -> list[Foe]:
    return [foe for foe in foes_in_reach(city, now.at, len(now.heroes)) if foe.id in now.against]


def _strike_all(play: P, now: Fight) -> None:
    """Everybody who can be hit now: neither Don Genovese behind the Minions that fall, nor the gang that a Loot
    token takes with it, is paid for."""
    city, content = play.state.city, play.content
    foes = _reachable(city, now)
    while kinds := targets(city, content, now):
        name, count, each = kinds[0]
        now.hits -= count * each
        _hit(play, now, name, count * each)
    for foe in foes:
        spent = dice.armor(city, content, foe) + foe.life
        now.hits -= spent
        _hit(play, now, foe.id, spent)


def _hit(play: P, now: Fight, target: str, hits: int) -> None:
    """KA-16.12 to KA-16.14."""
    city, content = play.state.city, play.content
    area = city.map[now.at]
    match target:
        case "minions" | "gang":
            now.killed += hits
            remove_minions(play, now.at, hits, gang=target == "gang")
        case "supers" | "skulls":
            each = super_life(city, content, now) if target == "supers" else enemies.skull_value(city)
            dead = hits // each
            now.killed += dead
            if target == "supers":
                area.supers -= dead
            else:
                area.skulls -= dead
            play.say(Killed(now.at, "super" if target == "supers" else "skull", dead))
            event_row.count_kills(play, now.at, dead, supers=True)
            for hero_id in now.heroes:
                items.condition_met(city.hero(hero_id), content, "super")
        case _:
            foe = enemies.find_foe(city, target)
            assert foe is not None
            hurt_foe(play, foe, hits - dice.armor(city, content, foe))
            now.killed += foe.life < 1


def remove_minions(play: P, place: SpaceId, count: int, gang: bool = False) -> None:
    """Heroes kill ordinary Minions there."""
    if not count:
        return
    city = play.state.city
    area = city.map[place]
    if gang:
        area.gang -= count
    else:
        area.minions -= count
    if not play.quiet:
        play.say(Killed(place, "gang" if gang else "minion", count, city.cause))
    event_row.count_kills(play, place, count, supers=False)


def hurt_foe(play: P, foe: Foe, damage: int) -> None:
    """KA-24.7: dead when Life is below 1, by whatever means; KA-1.10: the win comes first."""
    foe.life -= damage
    play.say(FoeHurt(foe.id, damage))
    if foe.life >= 1:
        return
    city = play.state.city
    city.foes.remove(foe)
    play.say(FoeDied(foe.id))
    event_row.foe_died(play, foe)
    if city.revealed and foe.id == play.content.plots[play.state.plot].boss:
        ending.win(play)
