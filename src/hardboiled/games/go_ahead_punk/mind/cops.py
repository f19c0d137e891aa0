"""The Cops' instinct: arm up while the trail is cold, sweep the possible places, close in, hold the ports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from typing import Any

from hardboiled.games.go_ahead_punk.mind.goods import kept_worth, swap_worth, swaps_between, use_of
from hardboiled.games.go_ahead_punk.mind.trail import Trail, trail, walk
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.drawing import (
    ChooseCard,
    DiscardDrawn,
    DiscardOther,
    Draw,
    Keep,
    PlayCard,
    PlayDrawn,
)
from hardboiled.games.go_ahead_punk.rules.effects import CopEffect
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceChopper
from hardboiled.games.go_ahead_punk.rules.figures import hurt
from hardboiled.games.go_ahead_punk.rules.finding import KeepCash, PayCash, PayItem
from hardboiled.games.go_ahead_punk.rules.first_aid import NoKit, UseKit
from hardboiled.games.go_ahead_punk.rules.hospital import GoToEr, Heal
from hardboiled.games.go_ahead_punk.rules.items import ChooseItem, DropItem, ForCop, LeaveItem
from hardboiled.games.go_ahead_punk.rules.movement import Drive, FireRifle, Move, Ride, Stop, cop_points, ways_from
from hardboiled.games.go_ahead_punk.rules.preparation import PlaceNext
from hardboiled.games.go_ahead_punk.rules.retreat import GiveUp, RetreatTo, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.set_up import ChooseCop
from hardboiled.games.go_ahead_punk.rules.sharing import DoneSharing, GiveItem, Share, SwapItems, TakeItem
from hardboiled.games.go_ahead_punk.rules.shots import Shoot, shot_with
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import Ask, CardId, SpaceId

WORTH_A_TURN = 3.0
"""What an item in better hands must be worth if a turn goes for it."""


class Hunt:
    """What the Cops make of the table: where Stinger may be, and who goes where."""

    def __init__(self, view: View, content: PunkContent, believed: Trail | None = None) -> None:
        self.view, self.content, self.streets = view, content, content.streets
        self.shown = view.stinger.shown and believed is None
        """He stands in plain sight, and this is not about a later moment."""
        spaces = (view.stinger.space,) if self.shown else view.possible
        self.trail = believed or trail(content, spaces, view.phase, view.hits)

    def post(self, cop: CopView) -> SpaceId:
        """In the Escape: the port this Cop holds."""
        return self._posts.get(cop.id, self.content.ports[0])

    @cached_property
    def _posts(self) -> dict[str, SpaceId]:
        """The most threatened ports are shared out by distance; who has moved in this round holds none but where it
        stands."""
        turn, posts = self.view.turn, {}
        free = [other for at, other in enumerate(self.view.cops) if other.space and at >= turn]
        held = {other.space for other in self.view.cops[: max(0, turn)]}
        ports = [port for port in self.trail.threatened if port not in held][: len(free)]
        while ports and free:
            other, port = min(
                ((c, p) for c in free for p in ports), key=lambda pair: self.streets.points(pair[0].space)[pair[1]]
            )
            posts[other.id] = port
            free.remove(other)
            ports.remove(port)
        return posts

    def in_reach(self, cop: CopView, nearly: int = 0) -> bool:
        """Whether a Cop gets to a Stinger in plain sight or near enough for a rifle, or nearly so."""
        far = self.streets.points(cop.space)[self.view.stinger.space]
        near = any(self.content.items[item].far for item in cop.items)
        return far - near - nearly <= cop_points(self.view, self.content, cop)

    def chance(self, cop: CopView) -> float:
        """How likely a Cop who moves finds him at most: the likeliest places that it can look into."""
        points, likely = cop_points(self.view, self.content, cop), self.trail.likely
        found = [likely[space] for space in self.streets.within(cop.space, points) if space in likely]
        return sum(nlargest(points, found))


def rate_for_cops(view: View, ask: Ask[Any], content: PunkContent, believed: Trail | None = None) -> Sequence[float]:
    hunt = Hunt(view, content, believed)
    cop = _cop(view, ask)
    if ask.prompt == "step":
        assert cop is not None
        return _steps(hunt, cop, ask)
    if ask.prompt == "place":
        return [_start(hunt, option.space) for option in ask.options]
    return [_rate(hunt, cop, option, ask) for option in ask.options]


def _cop(view: View, ask: Ask[Any]) -> CopView | None:
    """The Cop that is asked about."""
    args = ask.args or {}
    name = args.get("cop") or args.get("who")
    if name is None and 0 <= view.turn < len(view.cops):
        return view.cops[view.turn]
    for cop in view.cops:
        if cop.id == name:
            return cop
    return None


def _start(hunt: Hunt, space: SpaceId) -> float:
    """Spread out, near a freeway, in the middle of things."""
    others = [cop.space for cop in hunt.view.cops if cop.space]
    far = hunt.streets.points(space)
    apart = min((far[other] for other in others), default=5)
    near = sum(1.0 / (1 + far[at]) for at in hunt.content.hit_locations)
    return min(apart, 5) + near + 0.2 * (space in hunt.streets.rides)


# A Cop's turn.


def _rate(hunt: Hunt, cop: CopView | None, option: Any, ask: Ask[Any]) -> float:
    match option:
        case Move():
            return _move(hunt, cop) if cop else 0.0
        case Draw():
            return _draw(hunt, cop) if cop else 0.0
        case PlayCard(card=card):
            return _play(hunt, cop, card) if cop else 0.0
        case Heal():
            return 7.0 if cop and cop.health <= 3 and not hunt.shown else 0.0
        case UseKit():
            return 20.0 if cop and hurt(hunt.content, cop) >= 2 else -1.0
        case Share(partner=partner):
            return _share(hunt, cop, partner) if cop else 0.0
        case Nothing():
            return 0.3
        case ChooseCop(cop=name):
            return _character(hunt, name)
        case PlaceNext():
            return 0.0
        case _:
            return _rate_other(hunt, cop, option, ask)


def _named(hunt: Hunt, ask: Ask[Any], arg: str) -> CopView:
    return next(cop for cop in hunt.view.cops if cop.id == (ask.args or {})[arg])


def _share(hunt: Hunt, cop: CopView, partner: str) -> float:
    """While the trail is cold, if something would be in better hands."""
    other = next(one for one in hunt.view.cops if one.id == partner)
    best = max([swap_worth(hunt, cop, other, swap) for swap in swaps_between(cop, other)], default=0.0)
    cold = not hunt.shown and len(hunt.trail.spaces) > 24
    return 3.1 + best / 4 if best >= WORTH_A_TURN and (cold or _in_passing(hunt, cop)) else -1.0


def _in_passing(hunt: Hunt, cop: CopView) -> bool:
    """GP-CRD.29: it costs no turn."""
    return bool(hunt.view.cop_discard) and hunt.content.cop_cards[hunt.view.cop_discard[-1]].effect.shares_after


def _character(hunt: Hunt, name: str) -> float:
    """Whoever hits hardest, then whoever finds him."""
    entry = hunt.content.cops[name]
    return 1.0 * entry.bonus_damage + 0.8 * entry.intel + 0.5 * entry.reroll


def _move(hunt: Hunt, cop: CopView) -> float:
    """At him if he can be reached, through a trail that is warm, to a port that must be held; else a card is worth
    more."""
    if hunt.shown and hunt.in_reach(cop):
        return 8.0 if cop.health > 1 else 2.0
    if hunt.view.phase == "escape":
        return _to_port(hunt, cop)
    if cop.health <= 2:
        return 6.0
    if hunt.shown:
        return 6.0 if hunt.in_reach(cop, CLOSING_IN) else 2.8
    places = len(hunt.trail.spaces)
    return 6.0 if places <= 24 else 3.2 if places <= 60 else 2.0


CLOSING_IN = 2
"""So many points short of a Stinger in plain sight a Cop still runs at him."""
WORTH_MORE_THAN_A_CARD = 6.0
WORTH_A_LOOK = 0.2
"""How likely a Cop must find him to go and look rather than keep near its port."""


def _to_port(hunt: Hunt, cop: CopView) -> float:
    """A port he may leave by on his next turn must be stood on, another only be in reach."""
    post, settings = hunt.post(cop), hunt.content.settings
    urgent = hunt.trail.steps_to(post) < settings.stinger_move
    if cop.space == post:
        return 6.0 if not urgent and hunt.chance(cop) >= WORTH_A_LOOK else 1.0
    near = hunt.streets.points(cop.space)[post] <= cop_points(hunt.view, hunt.content, cop)
    return 6.0 if urgent or not near or hunt.chance(cop) >= WORTH_A_LOOK else 2.8


def _draw(hunt: Hunt, cop: CopView) -> float:
    view = hunt.view
    worth = 3.0 + (0.8 if hunt.content.cops[cop.id].intel else 0.0)
    if view.phase == "escape" and cop.space == hunt.post(cop):
        return 3.0
    if not hunt.shown and hunt.trail.distance(cop.space) > 8:
        worth -= 0.5
    return worth if cop.health > 2 else 1.0


def _play(hunt: Hunt, cop: CopView, card: CardId) -> float:
    word = hunt.content.cop_cards[card].effect
    if word.farther:
        if not hunt.shown:
            return 6.4 if len(hunt.trail.spaces) <= (30 if word.looks_around else 12) else 0.5
        far = hunt.streets.points(cop.space)[hunt.view.stinger.space]
        reach = cop_points(hunt.view, hunt.content, cop)
        return 9.0 if reach < far <= reach + word.farther else 2.0
    return 2.5 if hunt.view.phase == "hunt" and not hunt.view.chopper else 0.2


# Walking.


def sweep(hunt: Hunt, cop: CopView) -> Mapping[SpaceId, float]:
    """How likely a Cop looks into each space, to somebody who hides from it; nowhere, if it would rather draw."""
    worth = _move(hunt, cop)
    if worth < WORTH_MORE_THAN_A_CARD and worth < _draw(hunt, cop):
        return {}
    others = tuple([other.space for other in hunt.view.cops if other is not cop])
    ways = walk(hunt.trail, _goal(hunt, cop), others)
    return ways.crossed(ways_from(hunt.view, hunt.content, cop).legs, cop_points(hunt.view, hunt.content, cop))


def _steps(hunt: Hunt, cop: CopView, ask: Ask[Any]) -> list[float]:
    """The way with the most likely places on it that ends nearest to him."""
    points = int((ask.args or {}).get("points", 1)) - 1
    others = () if hunt.shown else tuple([other.space for other in hunt.view.cops if other is not cop])
    ways = walk(hunt.trail, _goal(hunt, cop), others)
    here = cop.space
    drives = ways.drives(ways_from(hunt.view, hunt.content, cop).legs)
    return [
        drives[option.space]
        if isinstance(option, Drive)
        else ways.ends[here] - 0.01
        if isinstance(option, Stop)
        else ways.step(here, option.space, points, isinstance(option, Ride))
        for option in ask.options
    ]


def _goal(hunt: Hunt, cop: CopView) -> SpaceId | None:
    """Where a Cop wants to stand: an ER when hurt, its port in the Escape, else near Stinger."""
    if cop.health <= 2 and not hunt.shown:
        far = hunt.streets.points(cop.space)
        return min(hunt.content.emergency_rooms, key=lambda er: far[er])
    if hunt.view.phase == "escape" and (not hunt.in_reach(cop) if hunt.shown else len(hunt.trail.spaces) > 6):
        return hunt.post(cop)
    return None


# Everything else.


def _rate_other(hunt: Hunt, cop: CopView | None, option: Any, ask: Ask[Any]) -> float:
    view, content = hunt.view, hunt.content
    match option:
        case PayCash():
            return 2.0 if len(hunt.trail.spaces) > 5 else 0.0
        case PayItem(item=item):
            return 1.9 - 0.2 * kept_worth(hunt, cop, item) if len(hunt.trail.spaces) > 5 else 0.0
        case ChooseItem(item=item):
            return use_of(hunt, cop, item, cop.items) if cop else 0.0
        case ForCop(cop=name):
            taker = next(other for other in view.cops if other.id == name)
            return use_of(hunt, taker, str((ask.args or {})["item"]), taker.items)
        case ChooseCard(card=card):
            return _drawn(hunt, cop, card) if cop else 0.0
        case KeepCash() | StandGround() | NoCard() | NoKit() | GiveUp():
            return 1.0
        case TryEscape():
            return 2.0 if cop and cop.health <= 1 and view.stinger.health > 2 else 0.0
        case FireRifle():
            return 2.0
        case Shoot(weapon=weapon):
            return shot_with(view, content, weapon).average or 0.0
        case CombatCard(card=card):
            return _combat_card(hunt, cop, content.cop_cards[card].effect)
        case Keep():
            return 1.0
        case PlayDrawn():
            return _play(hunt, cop, cop.hand[-1]) - 1.0 if cop and cop.hand else 0.0
        case DiscardOther():
            return 0.6 if cop and cop.hand and hunt.content.cop_cards[cop.hand[-1]].effect.strength > 1 else 0.2
        case DiscardDrawn():
            return 0.4
        case PlaceChopper(district=district):
            mask = content.streets.districts[district]
            bits = content.streets.bits
            strikes = sum(1 for at in content.hit_locations if bits[at] & mask and at not in view.hits)
            near = sum(hunt.trail.likely.get(space, 0.0) for space in content.streets.listed(mask))
            return strikes * (0.3 + near)
        case DropItem(item=item):
            return -kept_worth(hunt, cop, item)
        case LeaveItem(item=item):
            return -kept_worth(hunt, cop, item) + 0.1
        case RetreatTo(space=space) | GoToEr(space=space):
            return -hunt.trail.distance(space)
        case GiveItem() | TakeItem() | SwapItems():
            return 1.0 + swap_worth(hunt, cop, _named(hunt, ask, "partner"), option) if cop else 0.0
        case DoneSharing():
            return 1.3
    return 0.0


def _combat_card(hunt: Hunt, cop: CopView | None, word: CopEffect) -> float:
    """Against Stinger as soon as it can be; against hoods only for a life."""
    if hunt.view.clash is not None and hunt.view.clash.hoods:
        return 2.0 if cop and cop.health <= 2 else 0.0
    return 3.0 if word.cancels else 2.0 + word.strength / 20


def _drawn(hunt: Hunt, cop: CopView, card: CardId) -> float:
    """Which of two cards a Cop would rather draw."""
    word = hunt.content.cop_cards[card].effect
    if word.attacks:
        return -1.0
    if word.tells_place:
        return 6.0 if hunt.content.cops[cop.id].intel else 4.0 if len(hunt.trail.spaces) > 12 else 1.0
    if word.gives_car:
        return 2.0 if cop.car else 5.0
    return 3.0 if word.hurts or word.farther > 1 else 2.0
