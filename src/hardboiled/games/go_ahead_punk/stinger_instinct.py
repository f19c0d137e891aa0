"""Stinger's instinct: get access, strike where no Cop is near, vanish, and never stay for a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.go_ahead_punk import actions as a
from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.effects import Cancel, GainItem, Jam, MoreDamage, TransitPass
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import Ask, SpaceId

CARD_WORTH = {"Uniform": 9.0, "Diversion": 3.0, "MoreDamage": 4.0, "Cancel": 4.0, "TransitPass": 2.0, "Jam": 1.0}
ITEM_WORTH = {"free-escape": 8.0, "silencer": 9.0, "first-aid": 5.0}


class Weights:
    """How much things matter, tuned in play against the Cops' instinct; `solo` in plain sight of them."""

    near = 4.0
    near_solo = 4.5
    soon = 0.5
    soon_solo = 1.0
    guard = 1.5
    port_guard = 4.0
    step = 0.45
    apart = 0.25
    chance = 1.5
    reveal = 6.0
    in_sight = 0.4
    draw_none_solo = 4.0
    draw_danger_solo = 1.0
    strike = 9.0
    strike_solo = 13.0
    caught_solo = 1.5
    burn = 10.0
    caught = 1.5
    caught_hurt = 2.5
    move_danger = 4.0
    draw_danger = 3.0
    draw_lacking = 0.8
    draw_none = 2.5
    token = 3.0


W = Weights()


class Outlook:
    """What Stinger makes of the table: where he can strike, and how near the Cops are."""

    def __init__(self, view: View, content: City) -> None:
        self.view, self.content, self.streets = view, content, content.streets
        self.solo = view.mode == "solo"
        self.here = view.stinger.space
        self.cops = [cop for cop in view.cops if cop.space]
        self.beats = {cop.space for cop in self.cops}
        self.reach = [(self.streets.points(cop.space), self._move(cop)) for cop in self.cops]
        self.escaping = view.phase == "escape"
        self.targets = [] if self.escaping else self._targets()
        self.guards = {at: self.guarded(at) for at in (content.ports if self.escaping else self.targets)}
        self.pressure = W.in_sight if self.solo else min(1.0, 5.0 / max(1, self._spread()))
        self.settled = self.solo or (view.round > 0 and view.hunch != content.settings.hunch_steps - 1)
        """The pressure is the same everywhere."""
        self.fear_now, self.fear_soon = (W.near_solo, W.soon_solo) if self.solo else (W.near, W.soon)
        self.frailty = 1.0 if view.stinger.health > 4 else 1.6
        self.aims = self._aims()

    def _move(self, cop: CopView) -> int:
        """How far a Cop gets; one with cards may well have a movement card (in solo only the chase needs it)."""
        extra = self.content.settings.car_bonus if cop.car else 0
        sly = bool(cop.cards) and not self.solo
        return self.content.cops[cop.id].move + extra + sly

    def _spread(self) -> int:
        """About how many places he could be in after this turn, to the Cops."""
        possible = len(self.view.possible)
        return possible if possible > 40 else 30 if possible < 4 else min(90, possible * 3)

    def _targets(self) -> list[SpaceId]:
        return [at for at in self.accessible() if self.content.spaces[at].district != self.view.chopper]

    def accessible(self) -> list[SpaceId]:
        """Where he could make his next hit if there were no Chopper."""
        view, content = self.view, self.content
        hits = (*view.hits, view.stinger.silent)
        third = len(view.hits) + bool(view.stinger.silent) == content.settings.hits - 1
        uniform = view.stinger.uniform or not content.uniforms.isdisjoint(view.stinger.hand)
        found = []
        for space in (*view.stinger.keys, *content.uniform_locations) if uniform else view.stinger.keys:
            place = content.spaces[space]
            if space not in hits and not (third and place.kind == "red"):
                found.append(space)
        return found

    def _aims(self) -> list[tuple[dict[SpaceId, int], float, float]]:
        """Where he wants to be: how far it is from everywhere, what a step of that costs, and the trouble there."""
        if self.escaping:
            return [(self.streets.road_steps(at), 0.5, W.port_guard * guard) for at, guard in self.guards.items()]
        return [(self.streets.points(at), W.step, W.guard * guard) for at, guard in self.guards.items()]

    def danger(self, space: SpaceId) -> float:
        """How many Cops could be there on their next move, weighed by how much they know."""
        return sum([far[space] <= move for far, move in self.reach]) * self._pressure(space)

    def _pressure(self, space: SpaceId) -> float:
        """Just before a hunch reveal all depends on how large the district is."""
        if self.settled:
            return self.pressure
        size = self.streets.districts[self.streets.district_of[space]].bit_count() + 6 * (self.view.round == 0)
        return max(self.pressure, min(1.0, W.reveal / size))

    def nearest_cop(self, space: SpaceId) -> int:
        return min([far[space] for far, _ in self.reach], default=9)

    def guarded(self, space: SpaceId) -> float:
        """How many Cops would be there at once, or soon."""
        total = 0.0
        for far, move in self.reach:
            over = far[space] - move
            total += 1.0 if over <= 0 else max(0.0, 0.5 - over / 8.0)
        return total

    def way(self, space: SpaceId) -> float:
        """How far it is from there to where he wants to be, in turns and trouble."""
        if self.aims:
            return min([far[space] * step + trouble for far, step, trouble in self.aims])
        return -W.apart * min(self.nearest_cop(space), 8)

    def place(self, space: SpaceId) -> float:
        now = soon = 0
        for far, move in self.reach:
            over = far[space] - move
            if over <= 3:
                soon += 1
                now += over <= 0
        pressure = self._pressure(space) if soon else 0.0
        near = self.fear_now * (now * pressure) + self.fear_soon * (soon * pressure)
        return -self.way(space) - near * self.frailty


def rate_for_stinger(view: View, ask: Ask[Any], content: City) -> Sequence[float]:
    outlook = Outlook(view, content)
    if ask.prompt == "where":
        return [_end(outlook, option) for option in ask.options]
    if ask.prompt == "choose-start":
        return [_start(outlook, option.space) for option in ask.options]
    return [_rate(outlook, option) for option in ask.options]


def _start(outlook: Outlook, space: SpaceId) -> float:
    """Within reach of several locations, away from Cops who already stand there."""
    far = outlook.streets.points(space)
    near = sum(1.0 / (1 + far[at]) for at in outlook.content.hit_locations)
    edge = 0.02 * len(outlook.streets.roads[space])
    return near + edge - (3.0 if outlook.nearest_cop(space) <= 6 else 0.0)


def _end(outlook: Outlook, option: a.Go) -> float:
    if option.leave:
        return 1000.0
    if option.space in outlook.beats:
        return -49.0 if option.heal else -50.0
    worth = outlook.place(option.space)
    if option.heal:
        hurt = outlook.content.settings.stinger_health - outlook.view.stinger.health
        calm = outlook.nearest_cop(option.space) > 5
        return worth + (1.5 * min(hurt, 4) - 3.0 if calm else -6.0)
    return worth


def _rate(outlook: Outlook, option: Any) -> float:
    view, content, stinger = outlook.view, outlook.content, outlook.view.stinger
    match option:
        case a.Leave():
            return 1000.0
        case a.Hit():
            return _strike(outlook)
        case a.HitWithRocket():
            return _strike(outlook) + _without_chopper(outlook)
        case a.HitSilently():
            return 9.5
        case a.Move(passes=passes):
            return _move(outlook) - (0.6 if passes else 0.0)
        case a.Draw():
            return _draw(outlook)
        case a.Heal():
            hurt = content.settings.stinger_health - stinger.health
            return 4.0 + hurt if hurt >= 3 and outlook.nearest_cop(outlook.here) > 4 else 0.0
        case a.UseKit():
            return 20.0 if content.settings.stinger_health - stinger.health >= 2 else -1.0
        case a.PlayCard():
            return 0.2
        case a.Lead(district=district):
            return float(content.streets.districts[district].bit_count())
        case a.Divert():
            return 1.0 if len(view.possible) < 90 else -1.0
        case a.Keep():
            return 1.0
        case a.ShowUniform():
            return 0.0
        case a.PlaceJam(district=district):
            return float(sum(content.spaces[cop.space].district == district for cop in outlook.cops))
        case a.TryEscape():
            return 2.0
        case a.StandGround() | a.NoCard() | a.NoKit():
            return 0.5
        case a.EscapeBy(passes=passes):
            return -float(len(passes))
        case _:
            return _rate_fight(outlook, option)


def _strike(outlook: Outlook) -> float:
    caught = sum(1 for far, move in outlook.reach if far[outlook.here] <= move)
    if outlook.view.stinger.health <= 5:
        return W.strike - caught * W.caught_hurt
    return W.strike_solo - caught * W.caught_solo if outlook.solo else W.strike - caught * W.caught


def _without_chopper(outlook: Outlook) -> float:
    """A Rocket well spent: no hit without it, or the next one lies under the Chopper and nowhere else."""
    if outlook.here not in outlook.targets:
        return 0.0
    left = outlook.content.settings.hits - len(outlook.view.hits) - 1
    return 0.5 if len(outlook.targets) <= left < len(outlook.accessible()) else -0.5


def _move(outlook: Outlook) -> float:
    here = outlook.here
    if outlook.escaping:
        return 6.0
    worth = 3.0 + W.move_danger * outlook.danger(here) + (1.5 if outlook.view.stinger.shown else 0.0)
    clear = any(guard < 1.0 for guard in outlook.guards.values())
    if not clear:
        return worth - W.chance
    return worth + W.chance if here not in outlook.targets else worth - 1.0


def _draw(outlook: Outlook) -> float:
    """Draw while nobody is near and access is wanted."""
    if outlook.escaping:
        return 0.0
    wanted = outlook.content.settings.hits - len(outlook.view.hits)
    lacking = max(0, wanted - len(outlook.targets))
    clear = any(guard < 1.0 for guard in outlook.guards.values())
    eager, fear = (W.draw_none_solo, W.draw_danger_solo) if outlook.solo else (W.draw_none, W.draw_danger)
    worth = 2.0 + (W.draw_lacking * lacking if clear else eager)
    return worth - fear * outlook.danger(outlook.here)


def _rate_fight(outlook: Outlook, option: Any) -> float:
    content, view = outlook.content, outlook.view
    match option:
        case a.Target(cop=cop):
            return -float(next(other.health for other in view.cops if other.id == cop))
        case a.Shoot(weapon=weapon):
            item = content.items[weapon]
            crowd = sum(cop.fighting for cop in view.cops)
            return item.dice * (crowd if item.blast else 1) - (1.2 if item.once and crowd < 2 else 0.0)
        case a.CombatCard(card=card):
            effect = content.stinger_cards[card].effect
            strong = any(content.items[item].dice > 1 for item in view.stinger.items)
            if isinstance(effect, Cancel):
                return 3.0
            return 2.0 if isinstance(effect, MoreDamage) and strong else 0.0
        case a.Burn(card=card):
            return _burn(outlook, card)
        case a.FreeEscape():
            return 3.0 if view.stinger.health <= 7 or sum(cop.fighting for cop in view.cops) > 1 else W.token
        case a.GiveUp():
            return 1.0
        case a.DropItem(item=item):
            return -_item(content, item)
        case a.LeaveItem(item=item):
            return -_item(content, item) + 0.1
    return 0.0


def _burn(outlook: Outlook, card: str) -> float:
    """Cards for a life: the more he is hurt, the dearer the card he gives."""
    content, view = outlook.content, outlook.view
    need = W.burn - view.stinger.health + 2.0 * sum(cop.fighting for cop in view.cops)
    if outlook.escaping and (card in content.spaces or "no-escape" in content.stinger_cards[card].icons):  # type: ignore[index]
        return 5.0
    if card in content.spaces:
        worth = 6.0
    else:
        effect = content.stinger_cards[card].effect  # type: ignore[index]
        worth = CARD_WORTH.get(type(effect).__name__, 2.0)
        if isinstance(effect, TransitPass | Jam | GainItem):
            worth = 1.5
    return 1.0 + (need - worth) / 4.0


def _item(content: City, item: str) -> float:
    entry = content.items[item]
    return ITEM_WORTH.get(entry.use, 1.0 + 2.0 * entry.dice)
