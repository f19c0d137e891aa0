"""Words about what stands in the Districts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from hardboiled.games.kick_ass.rules import P, Seen, answers, districts, enemies, spawning, striking
from hardboiled.games.kick_ass.rules.amounts import Some
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, NoThanks
from hardboiled.games.kick_ass.rules.effects.word import Word, in_the_city
from hardboiled.games.kick_ass.rules.events import FoeMoved
from hardboiled.games.kick_ass.rules.kinds import District
from hardboiled.games.kick_ass.rules.state import By, City, Hero
from hardboiled.kernel import Action, Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class KillMinion(Action, frozen=True):
    """One ordinary Minion of that District (or of Don Genovese's gang there)."""

    rule: ClassVar[str] = "KA-10.13"
    manner: ClassVar[Manner] = "attack"
    district: District
    gang: bool = False

    @classmethod
    def offered(cls, city: City, places: Sequence[SpaceId]) -> list[Action]:
        """KA-9.7, KA-29.5: ordinary Minions, Don Genovese's gang included."""
        options: list[Action] = []
        for place in places:
            area = city.map[place]
            if area.minions:
                options.append(cls(place))
            if area.gang:
                options.append(cls(place, gang=True))
        return options


class Kill(Word, frozen=True, kw_only=True):
    """The Kill icon: ordinary Minions."""

    for_one: ClassVar[bool] = True
    count: Some = 1
    where: Literal["anywhere", "here", "adjacent"] = "anywhere"

    def do(self, play: P, who: By) -> Flow[None]:
        hero, districts = play.state.city.hero(who[0]), play.content.districts
        match self.where:
            case "here":
                places: Sequence[SpaceId] = [hero.at]
            case "adjacent":
                places = districts[hero.at].near
            case "anywhere":
                places = list(districts)
        yield from kill(play, hero, self.count, places)


def kill(play: P, hero: Hero, count: int, places: Sequence[SpaceId]) -> Flow[None]:
    """KA-10.13: up to so many Minions there; emptied Districts give their bonus (KA-14.10)."""
    city = play.state.city
    for left in range(count, 0, -1):
        options = KillMinion.offered(city, places)
        if not options:
            return
        choice = yield from ask(hero.seat, [*options, NoThanks()], "kill", {"hero": hero.id, "left": left})
        if not isinstance(choice, KillMinion):
            return
        striking.remove_minions(play, choice.district, 1, choice.gang)
        yield from districts.cleared(play, choice.district, (hero.id,))


class CleanUp(Word, frozen=True, kw_only=True):
    """KA-14.12, KA-14.13: the Clean Up icon removes all ordinary Minions on the spaces of one District; Don Genovese's
    gang stands on none (KA-29.5)."""

    for_one: ClassVar[bool] = True
    where: Literal["anywhere", "here"] = "anywhere"

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(self._spots(table.city, content, who))

    def _spots(self, city: City, content: KickAssContent, who: By) -> list[SpaceId]:
        places = [city.hero(who[0]).at] if self.where == "here" else content.districts
        return [place for place in places if city.map[place].minions]

    def do(self, play: P, who: By) -> Flow[None]:
        city, hero = play.state.city, play.state.city.hero(who[0])
        spots = [ChooseDistrict(place) for place in self._spots(city, play.content, who)]
        choice = yield from ask(hero.seat, spots, "clean-up", {"hero": hero.id})
        striking.remove_minions(play, choice.district, city.map[choice.district].minions)
        yield from districts.cleared(play, choice.district, (hero.id,))


class Protect(Word, frozen=True, kw_only=True):
    """KA-10.1, KA-10.9, KA-15.20: up to so many Protection tokens on free spaces."""

    for_one: ClassVar[bool] = True
    count: Some = 1
    where: Literal["anywhere", "here"] = "anywhere"

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(self._spots(table.city, content, who))

    def _spots(self, city: City, content: KickAssContent, who: By) -> list[SpaceId]:
        if enemies.protection(city, content) <= 0:
            return []
        places = [city.hero(who[0]).at] if self.where == "here" else content.districts
        return [place for place in places if spawning.can_protect(city, content, place)]

    def do(self, play: P, who: By) -> Flow[None]:
        city, hero = play.state.city, play.state.city.hero(who[0])
        for left in range(self.count, 0, -1):
            options: list[Action] = [ChooseDistrict(place) for place in self._spots(city, play.content, who)]
            if not options:
                return
            choice = yield from ask(hero.seat, [*options, NoThanks()], "protect", {"hero": hero.id, "left": left})
            if not isinstance(choice, ChooseDistrict):
                return
            spawning.protect(play, choice.district)


class LoseProtection(Word, frozen=True, kw_only=True):
    """One Protection token leaves the board."""

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and any(area.tokens for area in table.city.map.values())

    def do(self, play: P, who: By) -> Flow[None]:
        spots = [ChooseDistrict(place) for place, area in play.state.city.map.items() if area.tokens]
        choice = yield from ask(answers.all_seats(play), spots, "lose-protection")
        spawning.lose_token(play, choice.district)


class Advance(Word, frozen=True, kw_only=True):
    """A Mini-Boss goes one District towards City Hall."""

    foe: str

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and enemies.find_foe(table.city, self.foe) is not None

    @at_once
    def do(self, play: P, who: By) -> None:
        foe = enemies.find_foe(play.state.city, self.foe)
        assert foe is not None
        start, foe.at = foe.at, play.content.toward_city_hall[foe.at]
        play.say(FoeMoved(foe.id, (start, foe.at)))
