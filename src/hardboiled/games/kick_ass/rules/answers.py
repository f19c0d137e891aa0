"""Answers that several rules ask for, and whom they ask."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.kick_ass.rules import P
from hardboiled.games.kick_ass.rules.kinds import District, Figure
from hardboiled.games.kick_ass.rules.state import By, Hero
from hardboiled.kernel import Action, Flow, Manner, SeatId, ask


class NoThanks(Action, frozen=True):
    """Not, or no more."""

    rule: ClassVar[str] = "KA-11.18"
    manner: ClassVar[Manner] = "pass"


class ChooseDistrict(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    district: District


class ChooseHero(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    hero: Figure


def all_seats(play: P) -> tuple[SeatId, ...]:
    return tuple(hero.seat for hero in play.state.city.heroes if not hero.out)


def choose_hero(play: P, by: By, prompt: str) -> Flow[Hero]:
    """KA-1.8, KA-7.15: one of those who took part, or of all where nobody did."""
    city = play.state.city
    ids = by or tuple(hero.id for hero in city.heroes if not hero.out)
    if len(ids) == 1:
        return city.hero(ids[0])
    seats = tuple(city.hero(hero_id).seat for hero_id in ids)
    choice = yield from ask(seats, [ChooseHero(hero_id) for hero_id in ids], prompt)
    return city.hero(choice.hero)
