"""How an experienced player looks at options: a Good Cop, and a Dirty Cop who pretends to be one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from hardboiled.games.police_precinct.mind.dirty_cop import (
    SHAM,
    dirty_rating,
    present_rating,
    underworld_rating,
)
from hardboiled.games.police_precinct.mind.driving import Driving
from hardboiled.games.police_precinct.mind.values import TUNED, Values, card_worth
from hardboiled.games.police_precinct.rules.acting import DrawCard
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, attempt_kind, is_success, size
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Reveal
from hardboiled.games.police_precinct.rules.effects.attempt_texts import AttemptText
from hardboiled.games.police_precinct.rules.effects.card_texts import (
    ChooseAccident,
    ClearAccident,
    ExtraAction,
    PeekEvents,
    PeekStack,
    PutOnTop,
    SweepPunks,
)
from hardboiled.games.police_precinct.rules.effects.rewards import (
    DeployPatrols,
    GainDonut,
    GainUpgrade,
    PlaceAgent,
    PlaceSwat,
)
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, Resolve
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.punks import PostPatrol
from hardboiled.games.police_precinct.rules.rolling import Reroll
from hardboiled.games.police_precinct.rules.set_up import StartMarked, StartUnmarked, TakeCharacter
from hardboiled.games.police_precinct.rules.state import Attempt
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.games.police_precinct.rules.upgrades import TakeUpgrade, Upgrade
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Ask, CardId

FIRST = 5.0
"""Texts worth playing come before the action: they take nothing from it."""


def instinct(view: View, ask: Ask[Any], content: PrecinctContent) -> Sequence[float]:
    """A rating for each option of the ask."""
    dirty = view.officers[view.mine].loyalty == "dirty"
    values = Values(view, content, SHAM if dirty else TUNED)
    rate = RATINGS.get(ask.prompt.split("-")[0], other_rating)
    prepared = rate(values, ask)
    ratings = [prepared(option) for option in ask.options]
    if dirty:
        return [dirty_rating(values, option, rating) for option, rating in zip(ask.options, ratings, strict=True)]
    return ratings


Rate = Callable[[Action], float]


def move_rating(values: Values, ask: Ask[Any]) -> Rate:
    return Driving(values).rate


def act_rating(values: Values, option: Action) -> float:
    """Phase 2: actions by their worth, card texts first."""
    match option:
        case Pass():
            return 0.0
        case AttemptAction():
            return values.attempt_now(Attempt(option.kind, option.aim))
        case PlayCard(card=card):
            value = text_worth(values, card)
            return FIRST + value if value > 0 else -1.0
        case Upgrade(kind=kind):
            return upgrade_worth(values, kind)
        case DrawCard():
            return values.w.draw if values.me.held < 6 else 0.01
        case Accuse(officer=name):
            return 3.0 if name in values.surely_dirty else -5.0
        case Reveal():
            return -1.0
        case _:
            return 0.0


def upgrade_worth(values: Values, kind: str) -> float:
    """The second token comes with the same action."""
    return token_worth(values, kind) * min(2, values.me.donuts) - values.w.donut


def token_worth(values: Values, kind: str) -> float:
    """Better the more own turns are left."""
    factor = {"investigation": 1.2, "emergency": 1.0, "arrest": 0.8, "movement": 0.6}[kind]
    skill = values.content.characters[values.me.character]
    best = {"investigation": skill.investigation, "emergency": skill.emergency, "arrest": skill.arrest}.get(kind, 2)
    return values.w.upgrade * values.days * factor * (1.15 if best == 3 else 1.0)


def text_worth(values: Values, card: CardId) -> float:
    """What playing this text in Phase 2 is worth, above keeping the card."""
    view, content = values.view, values.content
    crowded = values.me.held >= content.settings.hand_limit - 1
    done = bool(view.turn.done)
    match content.police[card].text:
        case GainDonut():
            return values.w.donut
        case GainUpgrade():
            return 0.1
        case SweepPunks():
            assert values.me.space is not None
            near = content.hoods_beside[values.me.space]
            return max(values.punk_worth(number) for number in near if view.hoods[number - 1].punks) - 0.2
        case DeployPatrols():
            return 0.1 if max(hood.punks for hood in view.hoods) >= 2 else -0.1
        case PlaceSwat():
            return 0.1 if crowded or values.short > 0.5 else -0.1
        case PlaceAgent():
            return 0.1 if not values.closed else -0.1
        case ClearAccident():
            accidents = [e for e in view.emergencies if e.place in content.intersections]
            return max(values.clearing(e) for e in accidents) - 0.55
        case PeekEvents():
            return 0.05 if crowded else -0.1
        case PeekStack():
            return 0.05 if crowded and not values.closed else -0.1
        case ExtraAction():
            return another_action(values) - card_worth(card) if done else -0.1
        case _:
            return -1.0


ATTEMPTS: Sequence[type[AttemptAction]] = (Investigate, Handle, Arrest)


def another_action(values: Values) -> float:
    """What one more action from here would be worth: of a kind not taken this turn."""
    view, content, me = values.view, values.content, values.me
    open_kinds = [kind for kind in ATTEMPTS if kind.kind not in view.turn.done]
    more = [option for kind in open_kinds for option in kind.offered(view, content, me)]
    return max([values.attempt_now(Attempt(option.kind, option.aim)) for option in more], default=0.0)


def commit_rating(values: Values, ask: Ask[Any]) -> Rate:
    """What one more Donut, Patrol Officer or text adds, less what it costs."""
    attempt = values.view.attempt
    assert attempt is not None
    count = size(values.view, values.content, attempt)
    by_count = values.attempt(attempt)
    now = by_count(count)

    def rate(option: Action) -> float:
        match option:
            case SpendDonut():
                return by_count(count + 1) - now - values.w.donut
            case SendPatrol():
                return by_count(count + 1) - now - 0.06
            case PlayCard(card=card):
                text = values.content.police[card].text
                assert isinstance(text, AttemptText)
                text.help(after := replace(attempt))
                easier = after.lowered > attempt.lowered
                return values.attempt(after)(size(values.view, values.content, after)) - now - (0.08 if easier else 0.1)
            case _:
                return 0.0

    return rate


def help_rating(values: Values, ask: Ask[Any]) -> Rate:
    """What a card adds once those asked before have given theirs, less what it is worth kept."""
    view = values.view
    attempt = view.attempt
    assert attempt is not None
    symbol = attempt_kind(attempt.kind).symbol
    before = size(view, values.content, attempt) + expected_help(values, symbol)
    by_count = values.attempt(attempt)
    base = by_count(before)

    def rate(option: Action) -> float:
        if not isinstance(option, Commit):
            return 0.0
        count = option.count(view, values.content, view.helper)
        keep = card_worth(option.card) * values.w.help_card * (0.5 if view.helper.held >= 6 else 1.0)
        return by_count(before + count) - base - keep

    return rate


def expected_help(values: Values, symbol: str) -> int:
    """Cards that officers between the active one and this one are likely to add at the same time."""
    view = values.view
    count, officers = 0, len(view.officers)
    at = (view.active + 1) % officers
    while (other := view.officers[at]) is not view.helper:
        if other.standing == "force":
            fitting = [card for card in other.hand if symbol in values.content.symbols[card]]
            count += (len(fitting) > 0) if other.hand else other.held >= 3
        at = (at + 1) % officers
    return count


def reroll_rating(values: Values, ask: Ask[Any]) -> Rate:
    """The lowest die that misses, if one more success is wanted; a success is never rolled again."""
    attempt = values.view.attempt
    assert attempt is not None
    args = ask.args or {}
    faces = [int(face) for face in str(args.get("faces", "")).split()]
    need = values.need(attempt)
    failing = [face for face in faces if not is_success(face, need)]
    if len(faces) - len(failing) >= values.wanted(attempt):
        failing = []
    lowest = min(failing, default=0)

    def rate(option: Action) -> float:
        if not isinstance(option, Reroll):
            return 0.0
        return 1.0 if option.face == lowest else -1.0

    return rate


def discard_rating(values: Values, ask: Ask[Any]) -> Rate:
    """The card that is worth least, rather one of several."""
    hand = values.me.hand
    return lambda option: (
        0.03 * hand.count(option.card) - card_worth(option.card) if isinstance(option, Discard) else 0.0
    )


def harm(values: Values, card: CardId) -> float:
    """How bad it would be to draw this Event Card now."""
    view, content = values.view, values.content
    entry = content.emergencies.get(card)
    if entry is None:
        return {
            "corner-crew": 3 * values.punk_worth(0) + (values.crime if view.stockpile < 3 else 0),
            "turf-war": 3 * values.punk_worth(0) + (values.crime if view.stockpile < 3 else 0),
            "quiet-shift": -0.1,
            "bad-press": 0.1 * len(view.officers),
        }.get(card, 0.6 * values.crime)
    value = 0.35 + entry.punks * values.punk_worth(0) + 0.04 * entry.difficulty
    if view.stockpile < entry.punks:
        value += 1
    elif entry.colour in values.colours:
        value += 1.0 if view.urgent is not None else 0.3
    return value * values.crime


def other_rating(values: Values, ask: Ask[Any]) -> Rate:
    """Small choices."""
    view, content = values.view, values.content

    def rate(option: Action) -> float:
        match option:
            case StartUnmarked() | StartMarked():
                skill = content.characters[values.me.character].investigation if values.me.character else 2
                return float((skill == 3) == isinstance(option, StartUnmarked))
            case TakeCharacter(character=name):
                return team_rating(values, name)
            case PostPatrol(hood=number):
                return 0.1 + 0.1 * view.hoods[number - 1].punks - 0.3 * view.hoods[number - 1].patrols
            case ChooseHood(hood=number):
                return hood_choice(values, ask.prompt, number)
            case ChooseStack(stack=name):
                return values.searching(Attempt("investigate", name))(3)
            case ChooseAccident(card=card):
                return values.clearing(next(e for e in view.emergencies if e.card == card))
            case PlayCard():
                return 1.0
            case Upgrade(kind=kind):
                return upgrade_worth(values, kind)
            case TakeUpgrade(kind=kind):
                return token_worth(values, kind)
            case CancelEvent():
                return harm(values, view.turned_up[-1]) - values.w.donut - 0.35
            case Keep(card=card):
                return card_worth(card)
            case PutOnTop(card=card):
                if ask.prompt == "put-on-top":
                    return -harm(values, card)
                return float(not content.findings[card].evidence)
            case _:
                return 0.0

    return rate


def strength(content: PrecinctContent, name: str) -> str:
    """The skill a character is best at."""
    person = content.characters[name]
    return max(("investigation", "emergency", "arrest"), key=lambda skill: getattr(person, skill))


def team_rating(values: Values, name: str) -> float:
    """A team wants every skill, detectives first."""
    team = [officer.character for officer in values.view.officers if officer.character]
    wanted = strength(values.content, name)
    return 0.1 * (wanted == "investigation") - sum(strength(values.content, other) == wanted for other in team)


def hood_choice(values: Values, prompt: str, number: int) -> float:
    hood = values.view.hoods[number - 1]
    return float(hood.punks) if prompt == "place-swat" else values.punk_worth(number)


def only(rate: Callable[[Values, Action], float]) -> Callable[[Values, Ask[Any]], Rate]:
    return lambda values, ask: lambda option: rate(values, option)


RATINGS: dict[str, Callable[[Values, Ask[Any]], Rate]] = {
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
    "stir": lambda values, ask: lambda option: harm(values, option.card) if isinstance(option, Resolve) else 0.0,
}
