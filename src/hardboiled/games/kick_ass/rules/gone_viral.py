"""KA-21: the seven Gone Viral bonuses, a class each."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.kick_ass.rules import P, districts, effects, enemies, fighting, spawning, striking
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, NoThanks
from hardboiled.games.kick_ass.rules.events import Rolled
from hardboiled.games.kick_ass.rules.state import NOTHING, Fight, Hero
from hardboiled.kernel import Flow, Pool, ask
from hardboiled.kernel.errors import unwritten

TRAP_MOVES = 3
INSPIRE_DICE = Pool(2, kind="red")


class GoneViral:
    """What a famous face can do in the night."""

    word: ClassVar[str]
    """How a dashboard calls it."""

    def __init_subclass__(cls) -> None:
        GONE_VIRAL[cls.word] = cls()

    def do(self, play: P, hero: Hero) -> Flow[None]:
        raise unwritten(self, "do")


GONE_VIRAL: dict[str, GoneViral] = {}


class Inspire(GoneViral):
    """KA-21.1: 2 red dice against one District; an attack, not a Fight."""

    word = "inspire"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        city = play.state.city
        spots = [ChooseDistrict(d) for d in play.content.districts if enemies.can_be_fought(city, d)]
        if not spots:
            return
        choice = yield from ask(hero.seat, spots, "inspire", {"hero": hero.id})
        place = choice.district
        faces = fighting.throw(play, INSPIRE_DICE)
        play.say(Rolled(hero.id, tuple("hit" if f else "blank" for f in faces), red=len(faces)))
        hits = sum(f > 0 for f in faces)
        against = enemies.taking_part(city, place)
        attack = city.fight = Fight(place, [hero.id], [NOTHING], against, rolled=True, hits=hits)
        yield from striking.strike(play, attack)
        if attack.killed:
            yield from districts.cleared(play, place, (hero.id,))
        city.fight = None


class Surprise(GoneViral):
    """KA-21.2."""

    word = "surprise"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Kill().do(play, (hero.id,))


class Protected(GoneViral):
    """KA-21.3."""

    word = "protected"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Protect(count=2).do(play, (hero.id,))


class Rich(GoneViral):
    """KA-21.4."""

    word = "rich"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Each(stat="dollars").do(play, (hero.id,))


class Healthy(GoneViral):
    """KA-21.7."""

    word = "healthy"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Each(stat="life").do(play, (hero.id,))


class Trap(GoneViral):
    """KA-21.5, KA-21.6: up to 3 Minions from elsewhere; those that find no space are killed."""

    word = "trap"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        city = play.state.city
        elsewhere = [place for place in play.content.districts if place != hero.at]
        for left in range(TRAP_MOVES, 0, -1):
            options = effects.KillMinion.offered(city, elsewhere)
            if not options:
                return
            choice = yield from ask(hero.seat, [*options, NoThanks()], "trap", {"hero": hero.id, "left": left})
            if not isinstance(choice, effects.KillMinion):
                return
            area = city.map[choice.district]
            if choice.gang:
                area.gang -= 1
            else:
                area.minions -= 1
            spawning.move_in(play, hero.at)
            yield from districts.cleared(play, choice.district, (hero.id,))


class Spread(GoneViral):
    """KA-21.8: up to 1 Minion in each adjacent District."""

    word = "spread"

    def do(self, play: P, hero: Hero) -> Flow[None]:
        for place in play.content.districts[hero.at].near:
            yield from effects.kill(play, hero, 1, [place])
