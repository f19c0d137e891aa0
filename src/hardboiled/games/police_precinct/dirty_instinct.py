"""A Dirty Cop who pretends: normal turns, less help, evidence that is never found, the right moment to show."""

from __future__ import annotations

from hardboiled.games.police_precinct import actions as a
from hardboiled.games.police_precinct.effects import (
    AvoidHospital,
    ExtraAction,
    ExtraMove,
    GainDonut,
    PeekEvents,
    PeekStack,
)
from hardboiled.games.police_precinct.worth import Worth
from hardboiled.kernel import Action


def dirty_rating(worth: Worth, option: Action, rating: float) -> float:
    """The Good Cop's rating, bent where nobody can tell: two Donuts buy the way into the Underworld."""
    match option:
        case a.Commit() | a.SpendDonut() | a.Upgrade() | a.SendPatrol():
            return -1.0
        case a.PlayCard(card=card):
            return rating if worth.content.police[card].text.__class__ in SELFISH else -1.0
        case a.Investigate():
            return rating * 0.5 + 0.4
        case a.Handle(target=card):
            return rating * cover(worth) + donuts_for(worth, card)
        case a.Arrest():
            return rating * cover(worth)
        case a.Reveal():
            return reveal_rating(worth)
        case a.Accuse():
            return -5.0
        case a.PutOnTop() | a.Resolve():
            return -rating
        case _:
            return rating


SELFISH = (GainDonut, ExtraMove, PeekEvents, PeekStack, AvoidHospital, ExtraAction)
"""Texts that do a Dirty Cop good, or that he can turn against the others."""


def cover(worth: Worth) -> float:
    """How much honest work it takes to look honest: the fewer they are, the sooner it shows."""
    return {3: 0.9, 4: 0.7, 5: 0.25}.get(len(worth.view.officers), 0.15)


def donuts_for(worth: Worth, card: str) -> float:
    """What the reward brings towards the price of revealing."""
    wanted = worth.content.settings.reveal_donuts - worth.me.donuts
    entry = next((e for name, e in worth.content.emergencies.items() if name == card), None)
    rewards = entry.reward if entry is not None else (GainDonut(count=1),)
    gained = sum(reward.count for reward in rewards if isinstance(reward, GainDonut))
    return 1.3 * min(gained, max(0, wanted))


LAST_DAYS = {3: 2, 4: 3}
"""At a small table a Dirty Cop does more harm in uniform until so few days are left."""


def reveal_rating(worth: Worth) -> float:
    """Time to show: the days in which every turn in the Underworld counts."""
    return 6.0 if 2 <= worth.days <= LAST_DAYS.get(len(worth.view.officers), 8) else -1.0


def least_to_present(worth: Worth) -> int:
    """How many pieces of evidence all others can count out of the draw: fewer would give it away."""
    view = worth.view
    attempt = view.attempt
    assert attempt is not None
    stack = next(stack for stack in view.stacks if stack.id == attempt.target)
    whole = stack.count + view.drawn_count
    dead_ends = whole - worth.remaining(stack.id)
    return max(0, view.drawn_count - dead_ends)


def present_rating(worth: Worth, option: Action) -> float:
    """A Dirty Cop shows as little as does not prove anything; a Good Cop all."""
    assert isinstance(option, a.Present)
    count = len(option.cards)
    if worth.me.loyalty != "dirty":
        return float(count)
    return -float(count) if count >= least_to_present(worth) else -100.0


def underworld_rating(worth: Worth, option: Action) -> float:
    """Recruit where it hurts; stir while an Emergency is Urgent."""
    view, content = worth.view, worth.content
    match option:
        case a.Recruit(hood=number):
            if view.stockpile < content.settings.recruit_punks:
                return 3.0
            hood = view.hoods[number - 1]
            gang = 0.6 if hood.punks == content.settings.gang_punks - 1 else 0.0
            return 0.6 + gang + 0.02 * hood.punks - (0.5 if hood.swat else 0)
        case a.Stir():
            return 0.5 + 0.5 * worth.matching * (view.urgent is not None)
        case a.LeanOn():
            return 0.1
        case _:
            return 0.0
