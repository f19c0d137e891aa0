"""A Dirty Cop who pretends: normal turns, less help, evidence that is never found, the right moment to show."""

from __future__ import annotations

from hardboiled.games.police_precinct import actions as a
from hardboiled.games.police_precinct.worth import Worth
from hardboiled.kernel import Action


def dirty_rating(worth: Worth, option: Action, rating: float) -> float:
    """The Good Cop's rating, bent where nobody can tell."""
    match option:
        case a.Commit():
            return -1.0
        case a.Investigate():
            return rating * 1.3 + 0.3
        case a.Handle():
            return rating * 0.6
        case a.Arrest():
            return rating * 0.5
        case a.Reveal():
            return reveal_rating(worth)
        case a.Accuse():
            return -5.0
        case a.PutOnTop() | a.Resolve():
            return -rating
        case _:
            return rating


def reveal_rating(worth: Worth) -> float:
    """Time to show: found out, or so few Punks left that recruiting fails the city step by step."""
    view = worth.view
    left = worth.content.settings.crime_track - view.crime
    if view.stockpile < worth.content.settings.recruit_punks and left <= worth.days:
        return 6.0
    return 1.5 if left <= 2 and view.stockpile <= 3 else -1.0


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
