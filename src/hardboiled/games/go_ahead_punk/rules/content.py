"""The typed shape of the content files, and what is derived from them once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

from hardboiled.games.go_ahead_punk.rules.effects import CopEffect, StingerEffect
from hardboiled.games.go_ahead_punk.rules.kinds import (
    CopId,
    Difficulty,
    DistrictId,
    Face,
    FigureId,
    ItemId,
    Network,
    Use,
)
from hardboiled.games.go_ahead_punk.rules.shots import DICE
from hardboiled.games.go_ahead_punk.rules.streets import Mask, Streets
from hardboiled.kernel import CardId, Content, Entry, SpaceId
from hardboiled.kernel.ways import distances

Side = Literal["stinger", "cop"]
Colour = Literal["star", "black", "red", "green"]
Icon = Literal["immediate", "keep", "play-or-keep", "limited", "inventory", "draw-again", "no-escape", "combat", "item"]
Symbol = Literal["lkl", "target", "card", "port-1", "port-2", "port-3", "port-4"]
Across: TypeAlias = Annotated[float, Meta(ge=0, le=1000)]
Down: TypeAlias = Annotated[float, Meta(ge=0, le=610)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Far: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Dice: TypeAlias = Annotated[int, Meta(ge=0, le=DICE)]


class Place(Entry, frozen=True, kw_only=True):
    """A space: a star, or a hit location with its colour (GP-MAP.4)."""

    district: DistrictId
    x: Across
    y: Down
    kind: Colour = "star"
    port: Few = 0
    er: bool = False


class District(Entry, frozen=True, kw_only=True):
    label: tuple[Across, Down]
    tint: str


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stops: tuple[SpaceId, ...]
    tunnels: tuple[tuple[SpaceId, SpaceId], ...] = ()

    @property
    def segments(self) -> list[tuple[SpaceId, SpaceId]]:
        return list(zip(self.stops, self.stops[1:], strict=False))


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    roads: tuple[tuple[SpaceId, SpaceId], ...]
    freeways: tuple[Line, ...] = ()
    cable: tuple[Line, ...] = ()
    street: tuple[Line, ...] = ()


class Card(Entry, frozen=True, kw_only=True):
    icons: tuple[Icon, ...]

    KEPT: ClassVar[frozenset[str]] = frozenset({"keep", "play-or-keep", "limited"})

    @property
    def kept(self) -> bool:
        """Whether the card can stay in a hand (GP-SYM.1, GP-SYM.5)."""
        return not self.KEPT.isdisjoint(self.icons)


class StingerCard(Card, frozen=True, kw_only=True):
    effect: StingerEffect


class CopCard(Card, frozen=True, kw_only=True):
    effect: CopEffect


class Item(Entry, frozen=True, kw_only=True):
    """A token of the inventory; a weapon has dice."""

    side: Side
    dice: Dice = 0
    once: bool = False
    blast: bool = False
    rocket: bool = False
    reroll: bool = False
    far: bool = False
    pierce: bool = False
    """No vest helps against it."""
    least: Few = 0
    """So much damage even if no die hits."""
    slips: bool = False
    """GP-RET.21: whoever fired it gets away on a Ricochet, too."""
    tail: Few = 0
    """GP-RET.22: so many places fewer for whoever gets away from it."""
    use: Use = ""
    deck: Annotated[int, Meta(ge=0, le=30)] = 0


class Cop(Entry, frozen=True, kw_only=True):
    health: Annotated[int, Meta(ge=1, le=30)]
    move: Far
    item: ItemId
    solo_start: SpaceId
    intel: bool = False
    bonus_damage: Few = 0
    reroll: bool = False


class AiCard(Entry, frozen=True, kw_only=True):
    """One instruction a Cop, by its id, for each phase."""

    hunt: dict[CopId, Symbol]
    escape: dict[CopId, Symbol]


class Character(Struct, frozen=True):
    """What is printed on a figure's board."""

    health: int
    slots: int
    cards: Mapping[CardId, StingerCard | CopCard]
    """Its side's deck."""
    bonus_damage: int = 0
    reroll: bool = False


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """What a difficulty changes in solo (GP-DIF); as it stands here, the rules without one."""

    opening_cards: Few = 1
    hit_cards: Few = 1
    intel: bool = True
    leash: bool = True
    cars: tuple[CopId, ...] = ()
    car_cards_out: Few = 0
    cops_to_ports: bool = False
    stinger_er: bool = True


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    stinger_health: Annotated[int, Meta(ge=1, le=60)]
    stinger_move: Far
    stinger_items: tuple[ItemId, ...]
    stinger_slots: Far
    cop_slots: Far
    hits: Some
    heal: Some
    car_bonus: Few
    radio_bonus: Few
    hunch_steps: Far
    escape_move: Far
    escape_move_from_car: Far
    port_leash: Few
    lock_rounds: Few
    die: Annotated[tuple[Face, ...], Meta(min_length=2, max_length=20)]
    uniform_item: ItemId
    difficulties: dict[Difficulty, Level] = field(default_factory=dict)


class PunkContent(Content, frozen=True, kw_only=True, eq=False):
    spaces: dict[SpaceId, Place]
    districts: dict[DistrictId, District]
    lines: Lines
    items: dict[ItemId, Item]
    stinger_cards: dict[CardId, StingerCard]
    cop_cards: dict[CardId, CopCard]
    cops: dict[CopId, Cop]
    ai_cards: dict[CardId, AiCard]
    settings: Settings

    @cached_property
    def streets(self) -> Streets:
        lines = self.lines
        return Streets(
            names=list(self.spaces),
            roads=lines.roads,
            freeways=[segment for line in lines.freeways for segment in line.segments],
            networks={
                "cable": {stop for line in lines.cable for stop in line.stops},
                "street": {stop for line in lines.street for stop in line.stops},
            },
            districts={name: place.district for name, place in self.spaces.items()},
        )

    @cached_property
    def _freeway_of(self) -> dict[frozenset[SpaceId], str]:
        return {frozenset(segment): line.id for line in self.lines.freeways for segment in line.segments}

    def freeways_along(self, path: Sequence[SpaceId]) -> list[str]:
        """The freeways of a way, in order; none where it is a step that a road makes, too (GP-MOV.8)."""
        if len(path) == 2 and path[1] in self.streets.roads[path[0]]:
            return []
        segments = [self._freeway_of.get(frozenset(pair), "") for pair in pairwise(path)]
        return [line for line in dict.fromkeys(segments) if line]

    @cached_property
    def characters(self) -> dict[FigureId, Character]:
        """GP-CHR, GP-INV.4: Stinger and the Cops."""
        settings = self.settings
        stinger = Character(settings.stinger_health, settings.stinger_slots, self.stinger_cards)
        cops = {
            cop.id: Character(cop.health, settings.cop_slots, self.cop_cards, cop.bonus_damage, cop.reroll)
            for cop in self.cops.values()
        }
        return {"stinger": stinger, **cops}

    @cached_property
    def hit_locations(self) -> list[SpaceId]:
        return [space for space, place in self.spaces.items() if place.kind != "star"]

    @cached_property
    def hits_in(self) -> dict[DistrictId, list[SpaceId]]:
        """The hit locations by district."""
        spaces = self.spaces
        return {name: [at for at in self.hit_locations if spaces[at].district == name] for name in self.districts}

    @cached_property
    def keys(self) -> list[SpaceId]:
        """The key deck: one key for each black and red location (GP-LOC.6)."""
        return [space for space, place in self.spaces.items() if place.kind in ("black", "red")]

    @cached_property
    def uniform_locations(self) -> list[SpaceId]:
        """The green locations, which a uniform opens (GP-LOC.4)."""
        return [space for space, place in self.spaces.items() if place.kind == "green"]

    @cached_property
    def ports(self) -> list[SpaceId]:
        """The ports, 1 to 4 from left to right (GP-SOL.5)."""
        found = [space for space, place in self.spaces.items() if place.port]
        return sorted(found, key=lambda space: self.spaces[space].port)

    @cached_property
    def emergency_rooms(self) -> list[SpaceId]:
        return [space for space, place in self.spaces.items() if place.er]

    @cached_property
    def kept_cards(self) -> frozenset[str]:
        """The cards of both decks that can stay in a hand."""
        cards: list[Card] = [*self.stinger_cards.values(), *self.cop_cards.values()]
        return frozenset(card.id for card in cards if card.kept)

    @cached_property
    def limited_cards(self) -> frozenset[str]:
        """GP-SYM.5: only one of them may be in hand."""
        return frozenset(card.id for card in self.cop_cards.values() if "limited" in card.icons)

    @cached_property
    def option_cards(self) -> frozenset[str]:
        """GP-SYM.8: the cards of both decks that can be a turn's option by themselves."""
        cards: list[StingerCard | CopCard] = [*self.stinger_cards.values(), *self.cop_cards.values()]
        return frozenset(card.id for card in cards if card.effect.option)

    @cached_property
    def items_for(self) -> dict[Use, frozenset[ItemId]]:
        """By use."""
        return {use: frozenset(item.id for item in self.items.values() if item.use == use) for use in get_args(Use)}

    @cached_property
    def weapons(self) -> frozenset[ItemId]:
        return frozenset(item.id for item in self.items.values() if item.dice)

    @cached_property
    def rifles(self) -> frozenset[ItemId]:
        """GP-ITM.13: those that reach from one place to the next."""
        return frozenset(weapon for weapon in self.weapons if self.items[weapon].far)

    @cached_property
    def lasting_weapons(self) -> frozenset[ItemId]:
        """GP-INV.9: those that a shot does not use up."""
        return frozenset(weapon for weapon in self.weapons if not self.items[weapon].once)

    @cached_property
    def uniforms(self) -> frozenset[str]:
        return frozenset(card.id for card in self.stinger_cards.values() if card.effect.opens_parks)

    @cached_property
    def passes(self) -> dict[CardId, Network]:
        """The transit passes among Stinger's cards, with their networks."""
        return {card: entry.effect.rides for card, entry in self.stinger_cards.items() if entry.effect.rides}

    @cached_property
    def districts_to_port(self) -> dict[DistrictId, int]:
        """Steps of the district graph to the nearest district with a port (GP-AIC.10)."""
        return distances([self.spaces[port].district for port in self.ports], self.streets.beside)

    def near_ports(self, leash: int) -> Mask:
        """The spaces of the districts at most so many steps from one with a port."""
        far = self.districts_to_port
        return sum(mask for district, mask in self.streets.districts.items() if far[district] <= leash)
