"""Words about the Heroes' dashboards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P, Seen, answers, tracks
from hardboiled.games.kick_ass.rules.amounts import Change, Stat
from hardboiled.games.kick_ass.rules.effects.word import Word
from hardboiled.games.kick_ass.rules.state import By
from hardboiled.kernel import Flow, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class Gain(Word, frozen=True, kw_only=True):
    """The Hero gains (or, below 0, loses) on a track or in Dollars."""

    for_one: ClassVar[bool] = True
    stat: Stat
    by: Change = 1

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return True

    @at_once
    def do(self, play: P, who: By) -> None:
        tracks.change(play, play.state.city.hero(who[0]), self.stat, self.by)


class Each(Word, frozen=True, kw_only=True):
    """Every Hero gains or loses; with `at` only those in that District ("here": the Hero's own)."""

    stat: Stat
    by: Change = 1
    at: str = ""

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return True

    @at_once
    def do(self, play: P, who: By) -> None:
        city = play.state.city
        place = city.hero(who[0]).at if self.at == "here" else self.at
        for hero in city.heroes:
            if not place or hero.at == place:
                tracks.change(play, hero, self.stat, self.by)


class ShowHardship(Word, frozen=True, kw_only=True):
    """One Hero turns up the right Hardship until the next Sleep Phase."""

    def do(self, play: P, who: By) -> Flow[None]:
        hero = yield from answers.choose_hero(play, (), "show-hardship")
        hero.shown = True
        tracks.flip(play, hero)
