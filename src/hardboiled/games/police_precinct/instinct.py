"""How an experienced player looks at options: a Good Cop, and a Dirty Cop who pretends to be one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hardboiled.games.police_precinct import actions as a
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.dirty_instinct import (
    dirty_rating,
    present_rating,
    underworld_rating,
)
from hardboiled.games.police_precinct.driving_instinct import Driving
from hardboiled.games.police_precinct.effects import (
    ClearAccident,
    DeployPatrols,
    ExtraAction,
    GainDonut,
    LowerDifficulty,
    PeekEvents,
    PeekStack,
    PlaceAgent,
    PlaceSwat,
    SweepPunks,
)
from hardboiled.games.police_precinct.rules.pool import SYMBOL, hood_number, level, murderer_at_stake, population, size
from hardboiled.games.police_precinct.state import Attempt
from hardboiled.games.police_precinct.view import View
from hardboiled.games.police_precinct.worth import Worth, card_worth
from hardboiled.kernel import Action, Ask, CardId

FIRST = 5.0
"""Texts worth playing come before the action: they take nothing from it."""


def instinct(view: View, ask: Ask[Any], content: Precinct) -> Sequence[float]:
    """A rating for each option of the ask."""
    worth = Worth(view, content)
    rate = RATINGS.get(ask.prompt.split("-")[0], other_rating)
    prepared = rate(worth, ask)
    ratings = [prepared(option) for option in ask.options]
    if worth.me.loyalty == "dirty":
        return [dirty_rating(worth, option, rating) for option, rating in zip(ask.options, ratings, strict=True)]
    return ratings


Rate = Callable[[Action], float]


def move_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    return Driving(worth).rate


def act_rating(worth: Worth, option: Action) -> float:
    """Phase 2: actions by their worth, card texts first."""
    match option:
        case a.Pass():
            return 0.0
        case a.Investigate(stack=target):
            return worth.attempt_now(Attempt("investigate", target))
        case a.Handle(target=card):
            return worth.attempt_now(Attempt("handle", card))
        case a.Arrest(target=target):
            return worth.attempt_now(Attempt("arrest", target))
        case a.PlayCard(card=card):
            value = text_worth(worth, card)
            return FIRST + value if value > 0 else -1.0
        case a.Upgrade(kind=kind):
            return upgrade_worth(worth, kind)
        case a.DrawCard():
            return worth.w.draw if worth.me.held < 6 else 0.01
        case a.Accuse(officer=name):
            accused = next(officer for officer in worth.view.officers if officer.id == name)
            return 3.0 if accused.exposed else -5.0
        case a.Reveal():
            return -1.0
        case _:
            return 0.0


def upgrade_worth(worth: Worth, kind: str) -> float:
    """Better the more own turns are left; the second token comes with the same action."""
    factor = {"investigation": 1.2, "emergency": 1.0, "arrest": 0.8, "movement": 0.6}[kind]
    skill = worth.content.characters[worth.me.character]
    best = {"investigation": skill.investigation, "emergency": skill.emergency, "arrest": skill.arrest}.get(kind, 2)
    own = worth.w.upgrade * worth.days * factor * (1.15 if best == 3 else 1.0)
    return own * min(2, worth.me.donuts) - worth.w.donut


def text_worth(worth: Worth, card: CardId) -> float:
    """What playing this text in Phase 2 is worth, above keeping the card."""
    view, content = worth.view, worth.content
    crowded = worth.me.held >= content.settings.hand_limit - 1
    done = bool(view.turn.done)
    match content.police[card].text:
        case GainDonut():
            return worth.w.donut
        case SweepPunks():
            assert worth.me.space is not None
            near = content.hoods_beside[worth.me.space]
            return max(worth.punk_worth(number) for number in near if view.hoods[number - 1].punks) - 0.2
        case DeployPatrols():
            return 0.1 if max(hood.punks for hood in view.hoods) >= 2 else -0.1
        case PlaceSwat():
            return 0.1 if crowded or worth.short > 0.5 else -0.1
        case PlaceAgent():
            return 0.1 if not worth.closed else -0.1
        case ClearAccident():
            accidents = [e for e in view.emergencies if e.place in content.intersections]
            return max(worth.clearing(e) for e in accidents) - 0.55
        case PeekEvents():
            return 0.05 if crowded else -0.1
        case PeekStack():
            return 0.05 if crowded and not worth.closed else -0.1
        case ExtraAction():
            return 0.3 if done else -0.1
        case _:
            return -1.0


def commit_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    """What one more Donut, Patrol Officer or text adds, less what it costs."""
    attempt = worth.view.attempt
    assert attempt is not None
    count = size(worth.view, worth.content, attempt)
    by_count = worth.attempt(attempt)
    now = by_count(count)

    def rate(option: Action) -> float:
        match option:
            case a.SpendDonut():
                return by_count(count + 1) - now - worth.w.donut
            case a.SendPatrol():
                return by_count(count + 1) - now - 0.06
            case a.PlayCard(card=card):
                text = worth.content.police[card].text
                if isinstance(text, LowerDifficulty):
                    lower = Attempt(**{**_fields(attempt), "lowered": attempt.lowered + text.by})
                    return worth.attempt(lower)(count) - now - 0.08
                return by_count(count + 2) - now - 0.1
            case _:
                return 0.0

    return rate


def _fields(attempt: Attempt) -> dict[str, Any]:
    return {name: getattr(attempt, name) for name in attempt.__struct_fields__}


def help_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    """What a card adds once those asked before have given theirs, less what it is worth kept."""
    view = worth.view
    attempt = view.attempt
    assert attempt is not None
    symbol = SYMBOL[attempt.kind]
    before = size(view, worth.content, attempt) + expected_help(worth, symbol)
    by_count = worth.attempt(attempt)
    base = by_count(before)

    def rate(option: Action) -> float:
        if not isinstance(option, a.Commit):
            return 0.0
        count = worth.content.symbols[option.card][symbol]
        if "dispatcher" in worth.content.has_power[worth.me.character] and not worth.me.dispatched:
            count += 1
        keep = card_worth(option.card) * worth.w.help_card * (0.5 if worth.me.held >= 6 else 1.0)
        return by_count(before + count) - base - keep

    return rate


def expected_help(worth: Worth, symbol: str) -> int:
    """Cards that officers between the active one and this one are likely to add at the same time."""
    view = worth.view
    count, officers = 0, len(view.officers)
    at = (view.active + 1) % officers
    while at != view.mine:
        other = view.officers[at]
        if other.standing == "force":
            fitting = [card for card in other.hand if symbol in worth.content.symbols[card]]
            count += (len(fitting) > 0) if other.hand else other.held >= 3
        at = (at + 1) % officers
    return count


def reroll_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    """The lowest die that misses, if missing matters."""
    view, content = worth.view, worth.content
    attempt = view.attempt
    assert attempt is not None
    args = ask.args or {}
    faces = [int(face) for face in str(args.get("faces", "")).split()]
    if attempt.kind == "handle":
        need = level(view, content, attempt)
        failing = faces if max(faces) < need else []
    else:
        number = hood_number(attempt.target)
        need = population(view, content, number) if number else 5
        if number and murderer_at_stake(view, content, number) and view.manic:
            need = 6
        failing = [face for face in faces if face != 6 and (face == 1 or face < need)]
    lowest = min(failing, default=0)
    return lambda option: 1.0 if isinstance(option, a.Reroll) and option.face == lowest else 0.0


def discard_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    """The card that is worth least, rather one of several."""
    hand = worth.me.hand
    return lambda option: (
        0.03 * hand.count(option.card) - card_worth(option.card) if isinstance(option, a.Discard) else 0.0
    )


def harm(worth: Worth, card: CardId) -> float:
    """How bad it would be to draw this Event Card now."""
    view, content = worth.view, worth.content
    entry = content.emergencies.get(card)
    if entry is None:
        return {
            "corner-crew": 3 * worth.punk_worth(0) + (worth.crime if view.stockpile < 3 else 0),
            "turf-war": 3 * worth.punk_worth(0) + (worth.crime if view.stockpile < 3 else 0),
            "quiet-shift": -0.1,
            "bad-press": 0.1 * len(view.officers),
        }.get(card, 0.6 * worth.crime)
    value = 0.35 + entry.punks * worth.punk_worth(0) + 0.04 * entry.difficulty
    if view.stockpile < entry.punks:
        value += 1
    elif entry.colour in worth.colours:
        value += 1.0 if view.urgent is not None else 0.3
    return value * worth.crime


def other_rating(worth: Worth, ask: Ask[Any]) -> Rate:
    """Small choices."""
    view, content = worth.view, worth.content

    def rate(option: Action) -> float:
        match option:
            case a.StartUnmarked() | a.StartMarked():
                skill = content.characters[worth.me.character].investigation if worth.me.character else 2
                return float((skill == 3) == isinstance(option, a.StartUnmarked))
            case a.TakeCharacter(character=name):
                return team_rating(worth, name)
            case a.PostPatrol(hood=number):
                return 0.1 + 0.1 * view.hoods[number - 1].punks - 0.3 * view.hoods[number - 1].patrols
            case a.ChooseHood(hood=number):
                return hood_choice(worth, ask.prompt, number)
            case a.ChooseStack(stack=name):
                return worth.searching(Attempt("investigate", name))(3)
            case a.ChooseAccident(card=card):
                return worth.clearing(next(e for e in view.emergencies if e.card == card))
            case a.PlayCard():
                return 1.0
            case a.Upgrade(kind=kind):
                return upgrade_worth(worth, kind)
            case a.CancelEvent():
                return harm(worth, view.turned_up[-1]) - worth.w.donut - 0.35
            case a.Keep(card=card):
                return card_worth(card)
            case a.PutOnTop(card=card):
                if ask.prompt == "put-on-top":
                    return -harm(worth, card)
                return float(not content.findings[card].evidence)
            case _:
                return 0.0

    return rate


def strength(content: Precinct, name: str) -> str:
    """The skill a character is best at."""
    person = content.characters[name]
    return max(("investigation", "emergency", "arrest"), key=lambda skill: getattr(person, skill))


def team_rating(worth: Worth, name: str) -> float:
    """A team wants every skill, detectives first."""
    team = [officer.character for officer in worth.view.officers if officer.character]
    wanted = strength(worth.content, name)
    return 0.1 * (wanted == "investigation") - sum(strength(worth.content, other) == wanted for other in team)


def hood_choice(worth: Worth, prompt: str, number: int) -> float:
    hood = worth.view.hoods[number - 1]
    return float(hood.punks) if prompt == "place-swat" else worth.punk_worth(number)


def only(rate: Callable[[Worth, Action], float]) -> Callable[[Worth, Ask[Any]], Rate]:
    return lambda worth, ask: lambda option: rate(worth, option)


RATINGS: dict[str, Callable[[Worth, Ask[Any]], Rate]] = {
    "move": move_rating,
    "act": only(act_rating),
    "commit": commit_rating,
    "help": help_rating,
    "reroll": reroll_rating,
    "hospital": discard_rating,
    "hand": discard_rating,
    "bad": discard_rating,
    "present": only(present_rating),
    "underworld": only(underworld_rating),
    "stir": lambda worth, ask: lambda option: harm(worth, option.card) if isinstance(option, a.Resolve) else 0.0,
}
