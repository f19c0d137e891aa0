"""A Dirty Cop who pretends: normal turns, less help, evidence that is never found, the right moment to show."""

from __future__ import annotations

from math import comb

from hardboiled.games.police_precinct.mind.loyalties import counted_out
from hardboiled.games.police_precinct.mind.values import Tuning, Values
from hardboiled.games.police_precinct.rules.content import PrecinctContent
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
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.hoods import hood_number, murderer_at_stake
from hardboiled.games.police_precinct.rules.investigating import Present
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action

SHAM = Tuning(urgent=-0.6, match=-0.2, block=-0.35, punk_short=-0.1, punk_gang=-0.1, no_event=-0.4, murderer=-2.0)
"""What a Dirty Cop seems to care for: he drives and works like the others, and always where it matters least."""


def dirty_rating(values: Values, option: Action, rating: float) -> float:
    """The Good Cop's rating, bent where nobody can tell: Donuts buy the way into the Underworld."""
    match option:
        case Commit():
            return rating if harmless(values, rating) else -1.0
        case CancelEvent():
            return -1.0
        case SpendDonut():
            spare = values.me.donuts > values.content.settings.reveal_donuts
            return rating if spare and values.view.attempt is not None else -1.0
        case PlayCard(card=card):
            selfish = isinstance(values.content.police[card].text, SELFISH)
            return rating if selfish or values.view.attempt is not None else -1.0
        case Handle(target=card):
            return rating + donuts_for(values, card)
        case Reveal():
            return reveal_rating(values)
        case Accuse():
            return -5.0
        case PutOnTop():
            return -rating
        case _:
            return rating


CHEAP, SPARE = 0.1, 4
"""Help with a search that is worth no more than this to the others is given, and whatever is beyond so many cards: it
buys trust."""


def harmless(values: Values, rating: float) -> bool:
    """Whether help with this attempt costs a Dirty Cop little: neither an Urgent Emergency nor the Murderer is at
    stake, nor much evidence. Who never helps is soon known."""
    view = values.view
    attempt = view.attempt
    assert attempt is not None
    if attempt.kind == "investigate":
        return rating < CHEAP or values.me.held > SPARE
    number = hood_number(attempt.target)
    at_stake = bool(number) and murderer_at_stake(view, values.content, number)
    return attempt.target != view.urgent and not at_stake


SELFISH = (GainDonut, ExtraMove, PeekEvents, PeekStack, AvoidHospital, ExtraAction)
"""Texts that do a Dirty Cop good, or that he can turn against the others."""


def donuts_for(values: Values, card: str) -> float:
    """What the reward brings towards the price of revealing."""
    wanted = values.content.settings.reveal_donuts - values.me.donuts
    entry = next((e for name, e in values.content.emergencies.items() if name == card), None)
    rewards = entry.reward if entry is not None else (GainDonut(count=1),)
    gained = sum(reward.count for reward in rewards if isinstance(reward, GainDonut))
    return 1.3 * min(gained, max(0, wanted))


LAST_DAYS = 3
"""So long before the end a mask is of no more use."""


def reveal_rating(values: Values) -> float:
    """Time to show: when that loses the city at once, when the others can count out who is dirty, or in the end."""
    view, settings = values.view, values.content.settings
    if view.crime + settings.reveal_crime >= settings.crime_track:
        return 20.0
    return 6.0 if values.days <= LAST_DAYS or counted_out(view) else -1.0


def present_rating(values: Values, option: Action) -> float:
    """A Dirty Cop shows as little as proves nothing and can be believed; a Good Cop all."""
    assert isinstance(option, Present)
    count = len(option.cards)
    if values.me.loyalty != "dirty":
        return float(count)
    if count == values.missing:
        return GIVEN_AWAY
    if not crooked(values):
        return float(count)
    least = least_believed(values.view, values.content)
    return -float(count) if count >= least else -100.0 + count


GIVEN_AWAY = -1000.0
"""The last of the evidence on the case file loses a Dirty Cop the game, or leaves only an arrest to win it: no
suspicion is as bad."""


CROOKED = 2 / 3
"""In how many of his searches a Dirty Cop holds evidence back: who never finds anything is soon known."""


def crooked(values: Values) -> bool:
    """Whether this is such a search. Only he can tell: it hangs on the cards in his hand."""
    return (sum(map(len, values.me.hand)) + values.view.day) % 3 < 3 * CROOKED


BELIEVED = 0.1
"""Worse luck than this in a search is remembered."""


def least_believed(view: View, content: PrecinctContent) -> int:
    """The least evidence a search can bring to light that proves nothing and is not too bad luck to be believed."""
    found = finds(view, content)
    shown = next(count for count in range(len(found)) if sum(found[: count + 1]) >= BELIEVED)
    return max(shown, next(count for count, odds in enumerate(found) if odds > 0))


def finds(view: View, content: PrecinctContent) -> list[float]:
    """How likely the search under way finds no evidence, one piece, two …, by what all can count."""
    assert view.attempt is not None
    stack = next(stack for stack in view.stacks if stack.id == view.attempt.target)
    drawn, whole = view.drawn_count, stack.count + view.drawn_count
    evidence = len(content.evidence[stack.id].difference(view.case_file))
    ways = comb(whole, drawn)
    return [comb(evidence, n) * comb(whole - evidence, drawn - n) / ways for n in range(min(evidence, drawn) + 1)]


def underworld_rating(values: Values, option: Action) -> float:
    """Recruit where a gang would form or nobody is left to come; stir while an Emergency is Urgent; lean on whoever
    comes next while the others hold cards to help with, or is about to arrest the Murderer."""
    view, content = values.view, values.content
    match option:
        case Recruit(hood=number):
            if view.stockpile < content.settings.recruit_punks:
                return 1.2 * values.crime
            hood = view.hoods[number - 1]
            gang = 0.5 if hood.punks == content.settings.gang_punks - 1 and hood.gang is None else 0.0
            return 0.3 + gang + 0.02 * hood.punks - (0.5 if hood.swat else 0)
        case Stir():
            return values.crime * (0.3 + values.matching * (0.8 if view.urgent is not None else 0.2))
        case LeanOn(officer=name):
            target = view.officer(name)
            helped = sum(other.held for other in view.officers if other.standing == "force" and other is not target)
            near = values.closed and view.murderer in content.hoods_beside[target.space]
            turns = (view.officers.index(target) - view.active) % len(view.officers)
            return 0.15 + 0.03 * helped + 1.5 * near - 0.01 * turns
        case _:
            return 0.0
