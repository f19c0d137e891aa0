"""A Dirty Cop who pretends: normal turns, less help, evidence that is never found, the right moment to show."""

from __future__ import annotations

from math import comb

from hardboiled.games.police_precinct.mind.values import Values
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.rules.effects.card_texts import (
    AvoidHospital,
    ExtraAction,
    ExtraMove,
    PeekEvents,
    PeekStack,
    PutOnTop,
)
from hardboiled.games.police_precinct.rules.effects.rewards import GainDonut
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import Action


def dirty_rating(values: Values, option: Action, rating: float) -> float:
    """The Good Cop's rating, bent where nobody can tell: two Donuts buy the way into the Underworld."""
    match option:
        case Commit():
            return rating * cover(values) - GRUDGED
        case CancelEvent():
            return -1.0
        case SpendDonut() | Upgrade() | SendPatrol():
            return -1.0
        case PlayCard(card=card):
            return rating if values.content.police[card].text.__class__ in SELFISH else -1.0
        case Investigate():
            return rating * 0.5 + 0.4
        case Handle(target=card):
            return rating * cover(values) + donuts_for(values, card)
        case Arrest():
            return rating * cover(values)
        case Reveal():
            return reveal_rating(values)
        case Accuse():
            return -5.0
        case PutOnTop():
            return -rating
        case _:
            return rating


GRUDGED = 0.25
"""What a Dirty Cop's help must bring beyond a Good Cop's: who never helps is soon known."""

SELFISH = (GainDonut, ExtraMove, PeekEvents, PeekStack, AvoidHospital, ExtraAction)
"""Texts that do a Dirty Cop good, or that he can turn against the others."""


def cover(values: Values) -> float:
    """How much honest work it takes to look honest: the fewer they are, the sooner it shows."""
    return {3: 0.9, 4: 0.7, 5: 0.25}.get(len(values.view.officers), 0.15)


def donuts_for(values: Values, card: str) -> float:
    """What the reward brings towards the price of revealing."""
    wanted = values.content.settings.reveal_donuts - values.me.donuts
    entry = next((e for name, e in values.content.emergencies.items() if name == card), None)
    rewards = entry.reward if entry is not None else (GainDonut(count=1),)
    gained = sum(reward.count for reward in rewards if isinstance(reward, GainDonut))
    return 1.3 * min(gained, max(0, wanted))


LAST_DAYS = {3: 2, 4: 3}
"""At a small table a Dirty Cop does more harm in uniform until so few days are left; at a larger one, half of them."""


def reveal_rating(values: Values) -> float:
    """Time to show: the days in which every turn in the Underworld counts."""
    return 6.0 if 2 <= values.days <= LAST_DAYS.get(len(values.view.officers), 4) else -1.0


def least_to_present(values: Values) -> int:
    """How many pieces of evidence all others can count out of the draw: fewer would give it away."""
    view = values.view
    attempt = view.attempt
    assert attempt is not None
    stack = next(stack for stack in view.stacks if stack.id == attempt.target)
    whole = stack.count + view.drawn_count
    dead_ends = whole - values.remaining(stack.id)
    return max(0, view.drawn_count - dead_ends)


def present_rating(values: Values, option: Action) -> float:
    """A Dirty Cop shows as little as proves nothing and can be believed; a Good Cop all."""
    assert isinstance(option, Present)
    count = len(option.cards)
    if values.me.loyalty != "dirty":
        return float(count)
    if count < least_to_present(values):
        return -100.0
    return -float(count) if bad_luck(values, count) >= BELIEVED else -50.0 + count


BELIEVED = 0.2
"""Worse luck than this in a search is remembered."""


def bad_luck(values: Values, count: int) -> float:
    """How likely an honest search finds so little: the chance of at most so much evidence among the cards drawn."""
    view = values.view
    assert view.attempt is not None
    stack = next(stack for stack in view.stacks if stack.id == view.attempt.target)
    whole, evidence = stack.count + view.drawn_count, values.remaining(stack.id)
    ways = comb(whole, view.drawn_count)
    return sum(comb(evidence, k) * comb(whole - evidence, view.drawn_count - k) for k in range(count + 1)) / ways


def underworld_rating(values: Values, option: Action) -> float:
    """Recruit where it hurts; stir while an Emergency is Urgent."""
    view, content = values.view, values.content
    match option:
        case Recruit(hood=number):
            if view.stockpile < content.settings.recruit_punks:
                return 3.0
            hood = view.hoods[number - 1]
            gang = 0.6 if hood.punks == content.settings.gang_punks - 1 else 0.0
            return 0.6 + gang + 0.02 * hood.punks - (0.5 if hood.swat else 0)
        case Stir():
            return 0.5 + 0.5 * values.matching * (view.urgent is not None)
        case LeanOn():
            return 0.1
        case _:
            return 0.0
