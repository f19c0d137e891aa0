"""The typed shape of the content files, and what is derived from them once. Cards are made of words and words of rules,
so the rules import this for the type checker alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from hardboiled.games.kick_ass.rules.amounts import Amount, Change, Count, Dollars, Less, Some
from hardboiled.games.kick_ass.rules.bonus import DIE, NO_BONUS, Bonus, CombatCard, Plain
from hardboiled.games.kick_ass.rules.dashboard import STRENGTH_TOP, TOP
from hardboiled.games.kick_ass.rules.effects import AnyEffect, Gain
from hardboiled.games.kick_ass.rules.places import CITY_HALL
from hardboiled.games.kick_ass.rules.tasks import AnyTask
from hardboiled.kernel import CardId, Content, Entry, SpaceId
from hardboiled.kernel.ways import came_from, distances, way_to

Level: TypeAlias = Annotated[int, Meta(ge=1, le=TOP)]


class ActivationCard(Entry, frozen=True, kw_only=True):
    colour: Literal["blue", "red", "green"]
    type: Literal["job", "personal", "hero", "famous", ""] = ""
    hero: str = ""
    """Whose starting or green card it is; none: it is in the pool."""
    moves: Count
    timers: Count = 0
    fights: Count = 0
    at: SpaceId = SpaceId("")
    """Its District limitation."""
    effects: tuple[AnyEffect, ...] = ()
    bonus: Bonus = NO_BONUS


class Exhaust(Plain, frozen=True, kw_only=True):
    """An exhaust effect: while resolving one's card, before a roll, or after it."""

    when: Literal["card", "roll", "after"]
    effects: tuple[AnyEffect, ...] = ()
    bonus: Bonus = NO_BONUS
    ready: Literal["refresh", "clean-up", "job", "super"] = "refresh"
    """What unexhausts it: the Refresh Phase, a Clean Up Bonus, a Job card played, a Super Minion killed."""


Slot = Literal["head", "body", "hand", "both", "backpack"]


class Item(Entry, frozen=True, kw_only=True):
    slot: Slot
    cost: Dollars = 0
    hero: str = ""
    moves: Count = 0
    """More Movement on every card."""
    bonus: Bonus = NO_BONUS
    exhaust: Exhaust | None = None
    sleep: tuple[AnyEffect, ...] = ()


class HeroSheet(Entry, frozen=True, kw_only=True):
    start: SpaceId
    happiness: Level
    strength: Annotated[int, Meta(ge=1, le=STRENGTH_TOP)]
    social: Level
    life: Annotated[int, Meta(ge=1, le=12)]
    viral: Literal["inspire", "surprise", "protected", "rich", "trap", "healthy", "spread"]
    rows: tuple[Bonus, ...]
    clean: str = ""
    """The softened name's id, if the name needs one."""


class District(Entry, frozen=True, kw_only=True):
    limit: Annotated[int, Meta(ge=3, le=12)]
    """Minion spaces: the Skull Gang needs three."""
    near: tuple[SpaceId, ...]
    arrow: SpaceId = SpaceId("")


class Hardship(Entry, frozen=True, kw_only=True):
    moves: Less = 0
    red: Less = 0
    blue: Less = 0
    no_rerolls: bool = False
    dearer: Dollars = 0
    bad_press: bool = False
    break_hand: bool = False
    lost_backpack: bool = False
    alone: bool = False
    no_park_joy: bool = False
    sleep: Literal["", "insomnia", "addiction"] = ""


class SpawnCard(Entry, frozen=True, kw_only=True):
    incoming: Change = 0
    districts: tuple[SpaceId, ...]
    special: tuple[AnyEffect, ...] = ()
    listed: Gain | None = None
    """What each Hero in a listed District suffers."""
    first_super: bool = False


class EventCard(Entry, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=0, le=4)] = 0
    plot: str = ""
    setup: tuple[AnyEffect, ...] = ()
    tasks: tuple[AnyTask, ...]
    sleep: tuple[AnyEffect, ...] = ()
    reward: tuple[AnyEffect, ...] = ()
    maturation: tuple[AnyEffect, ...] = ()


class FoeCard(Entry, frozen=True, kw_only=True):
    power: Amount
    life: Amount
    armor: Amount = 0
    tracked: bool = False
    clean: str = ""


class Wave(Plain, frozen=True, kw_only=True):
    minions: Amount = 0
    supers: Amount = 0
    foe: str = ""


class PlotCard(Entry, frozen=True, kw_only=True):
    difficulty: Literal["easy", "medium", "hard", "very-hard"]
    boss: str = ""
    start: SpaceId = SpaceId("")
    gang: Amount = 0
    marker: Annotated[int, Meta(ge=0, le=20)] = 0
    completed: Less = 0
    matured: Count = 0
    needed: Count = 0
    """Boss Events that must be completed."""
    waves: tuple[Wave, ...] = ()
    tokens: dict[str, Count] = field(default_factory=dict)
    clean: str = ""


Faces: TypeAlias = Annotated[int, Meta(ge=0, le=DIE)]


class Settings(Plain, frozen=True, kw_only=True):
    rounds: Some
    start_dollars: Dollars
    solo_dollars: Dollars
    hand: Some
    minions: Annotated[int, Meta(ge=0, le=99)]
    protection: Annotated[int, Meta(ge=0, le=99)]
    dice: Some
    """At most so many of a colour are rolled by one Hero."""
    plain_faces: Faces
    lightning_faces: Faces
    faint_faces: Faces
    events: Some
    needed: Some
    """Events to complete before the Final Plot shows."""
    docks_spaces: Some
    shop_spaces: Some
    plot_track: Annotated[int, Meta(ge=15, le=40)]
    offer: Count
    blue_display: Count
    red_display: Count
    solo_blue_display: Count
    police_cost: Dollars
    wall_street_dollars: Dollars
    hospital_life: Count
    library_tokens: Count
    bribe: Dollars
    loot: Some
    stalemate: Annotated[int, Meta(ge=1, le=1000)]
    clockwise: tuple[SpaceId, ...]
    incoming: tuple[tuple[Annotated[int, Meta(ge=0, le=27)], ...], ...]
    """One track a number of players."""


class KickAssContent(Content, frozen=True, kw_only=True):
    settings: Settings
    districts: dict[SpaceId, District]
    heroes: dict[str, HeroSheet]
    cards: dict[CardId, ActivationCard]
    items: dict[CardId, Item]
    hardships: dict[CardId, Hardship]
    spawns: dict[CardId, SpawnCard]
    events: dict[CardId, EventCard]
    boss_events: dict[CardId, EventCard]
    foes: dict[str, FoeCard]
    plots: dict[str, PlotCard]
    combat: dict[CardId, CombatCard]

    @cached_property
    def distance(self) -> dict[SpaceId, dict[SpaceId, int]]:
        """Movement points from District to District, the nearest first."""
        near = {place: district.near for place, district in self.districts.items()}
        return {start: distances(start, near) for start in self.districts}

    def way(self, start: SpaceId, goal: SpaceId) -> tuple[SpaceId, ...]:
        """A shortest way, both ends included."""
        return way_to(self._trees[start], goal)

    @cached_property
    def _trees(self) -> dict[SpaceId, dict[SpaceId, SpaceId | None]]:
        near = {place: district.near for place, district in self.districts.items()}
        return {start: came_from(start, near) for start in self.districts}

    @cached_property
    def toward_city_hall(self) -> dict[SpaceId, SpaceId]:
        """The next District on a shortest way to City Hall."""
        near = {start: self.districts[start].near for start in self.districts}
        return {
            start: start if start == CITY_HALL else min(near[start], key=lambda d: (self.distance[d][CITY_HALL], d))
            for start in self.districts
        }

    @cached_property
    def sheets(self) -> dict[str, HeroSheet]:
        """The dashboards by Hero id, softened ids included."""
        return self.heroes | {sheet.clean: sheet for sheet in self.heroes.values() if sheet.clean}

    @cached_property
    def all_events(self) -> dict[CardId, EventCard]:
        return self.events | self.boss_events

    @cached_property
    def starting_cards(self) -> dict[str, list[CardId]]:
        return {
            hero: [CardId(c.id) for c in self.cards.values() if c.hero == hero and c.colour != "green"]
            for hero in self.heroes
        }

    @cached_property
    def green(self) -> dict[str, CardId]:
        return {c.hero: CardId(c.id) for c in self.cards.values() if c.colour == "green"}

    @cached_property
    def starting_item(self) -> dict[str, CardId]:
        return {item.hero: CardId(item.id) for item in self.items.values() if item.hero}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Softened ids by plain ones."""
        soft = {sheet.id: sheet.clean for sheet in self.heroes.values()}
        soft |= {plot.id: plot.clean for plot in self.plots.values()}
        soft |= {foe.id: foe.clean for foe in self.foes.values()}
        return {name: clean for name, clean in soft.items() if clean}
