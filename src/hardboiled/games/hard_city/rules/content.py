"""The typed shape of the content files, and what is derived from them once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from hardboiled.games.hard_city.rules.amounts import Ap, Count, Dice, Few, Figures, Free, Number, Some, Tokens
from hardboiled.games.hard_city.rules.dice import WORTH
from hardboiled.games.hard_city.rules.effects.conditions import Condition
from hardboiled.games.hard_city.rules.effects.perk import Perk
from hardboiled.games.hard_city.rules.effects.vocabulary import ChaosEffect, OrderEffect
from hardboiled.games.hard_city.rules.kinds import DeckName
from hardboiled.games.hard_city.rules.terrain import Plan, Spot, Terrain
from hardboiled.kernel import CardId, Content, Entry, SpaceId

Trigger: TypeAlias = Literal["", "close-donut", "shoot-donut", "shoot-blank", "crate", "kill", "evacuation", "turn-end"]
"""The moments at which Reactions can be played."""

KINDS = {
    "#": "",
    "~": "water",
    ".": "street",
    ",": "pavement",
    "+": "plaza",
    "^": "park",
    "=": "crossing",
    "s": "sewer",
    "L": "ladder",
    "w": "planks",
    "a": "alley",
    "r": "roof",
}
"""The letters of the maps; '#' is a building, no space at all; water can hold the Boat only."""


LETTERS = "abcdefghijk"
"""The columns of the joined boards."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game, among them every one the rules file calls likely or a guess."""

    vp_to_win: Some
    officer_ap: Few
    cost_move: Ap
    move_spaces: Few
    cost_shoot: Ap
    cost_aimed_shot: Ap
    cost_close_combat: Ap
    cost_give_take: Free
    cost_use_equipment: Free
    cost_donut_face: Ap
    cost_clear_jam: Free
    shoot_dice: Dice
    close_dice: Dice
    max_dice: Dice
    aimed_damage: Few
    leave_damage: Free
    die: tuple[Literal["1", "2", "blank", "donut"], ...]
    mutant_move: Few
    rat_move: Few
    mutant_damage: Few
    kills_per_reward: Some
    skills_drawn: Few
    fubar_kill_steps: Some
    fubar_ap: Few
    fubar_armour: Free
    fubar_min_hp_solo: Some
    fubar_hp_episode_5: Some
    fubar_solo_start_episode_5: Some
    first_hand: Count
    max_cutscenes: Some
    regular_mutants: Figures
    rats: Tokens
    soldiers: Tokens
    civilians: Tokens
    crates: Tokens
    clouds: Tokens
    jam_markers: Tokens
    helicopter_evacuation: Ap
    call_helicopter: Ap
    barrel_threshold: Few
    barrel_blast: Free
    barrel_splash: Free
    truck_barrels: Free
    seal_with_dice: Ap
    seal_surely: Ap
    seal_dice: Dice
    seal_vp: Count
    barrel_vp: Count
    pull_out: Ap
    car_evacuation: Ap
    mayor_vp: Count
    cloud_damage: Free
    clouds_each_round: Count
    civilians_per_car: Count
    bus_civilians: Count
    bus_unloads: Annotated[int, Meta(ge=0, le=4)]
    boat_evacuation: Ap
    generator: Ap
    hatch: Ap
    roof_barrels: Annotated[int, Meta(ge=0, le=4)]
    roof_barrel_threshold: Few
    doom_threshold: Few
    doom_vp: Some
    lights: Count
    lights_on: Count
    drive: Free


class OfficerSheet(Entry, frozen=True, kw_only=True):
    hp: Some
    skill: CardId
    colour: str = ""


class SkillCard(Entry, frozen=True, kw_only=True):
    """A perk that is always there, or an action that costs `cost` AP."""

    owner: str
    starting: bool = False
    perk: Perk = Perk()
    cost: Free = 0
    once: bool = False
    """Only once a turn."""
    calm: bool = False
    """Only with no active Mutant on the owner's space."""
    effects: tuple[OrderEffect, ...] = ()


class EquipmentCard(Entry, frozen=True, kw_only=True):
    deck: DeckName
    effects: tuple[OrderEffect, ...]


class ChaosCard(Entry, frozen=True, kw_only=True):
    type: Literal["instant", "action", "reaction", "special"]
    spawn: Count
    move: Count
    attack: Count
    trigger: Trigger = ""
    effects: tuple[ChaosEffect, ...] = ()


class AutodocCard(Entry, frozen=True, kw_only=True):
    """A chaos card of solo and co-op: top effect, where it goes, and its foot or a letter."""

    special: bool = False
    top: tuple[ChaosEffect, ...] = ()
    then: Literal["discard", "queue", "aside"] = "queue"
    bottom: tuple[ChaosEffect, ...] = ()
    letter: Literal["", "F", "U", "B", "A", "R"] = ""


class SpecialFace(Entry, frozen=True, kw_only=True):
    """One face of an Episode Special card."""

    episode: Number
    mode: Literal["one-vs-all", "co-op"]
    type: Literal["instant", "action", "reaction", "top"]
    trigger: Trigger = ""
    effects: tuple[ChaosEffect, ...]
    then: Literal["discard", "queue"] = "discard"


class Cutscene(Entry, frozen=True, kw_only=True):
    episodes: tuple[Number, ...]
    opening: bool = False
    cost: Free = 0
    needs: tuple[Condition, ...] = ()
    effects: tuple[OrderEffect, ...] = ()


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """The marks of an event card on the boards of one episode."""

    round: tuple[SpaceId, ...]
    square: tuple[SpaceId, ...]


class EventCard(Entry, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=8)]
    episode_1: Marks
    episode_2: Marks


class BoardSide(Entry, frozen=True, kw_only=True):
    rows: tuple[str, ...]


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of an episode: where its upper left corner lies, and the prefix of its space ids."""

    board: str
    region: Literal["street", "sewer", "rooftop"] = "street"
    x: Free = 0
    y: Annotated[int, Meta(ge=0, le=11)] = 0
    prefix: str = ""


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four ways an episode begins."""

    obstacles: dict[str, tuple[SpaceId, ...]] = field(default_factory=dict)
    barrels: tuple[SpaceId, ...] = ()
    helicopter: SpaceId = SpaceId("")
    manholes: tuple[SpaceId, ...] = ()
    police: tuple[SpaceId, ...] = ()
    street: tuple[SpaceId, ...] = ()
    civilians: tuple[SpaceId, ...] = ()
    start: SpaceId = SpaceId("")
    pier: SpaceId = SpaceId("")
    generator: SpaceId = SpaceId("")
    entrance: SpaceId = SpaceId("")
    battery: SpaceId = SpaceId("")
    hatch: SpaceId = SpaceId("")
    doom: SpaceId = SpaceId("")


class EpisodeSheet(Entry, frozen=True, kw_only=True):
    number: Number
    boards: tuple[Placing, ...]
    opening: CardId
    specials: tuple[Literal["rat", "soldier", "fubar"], ...]
    enterable: tuple[str, ...] = ()
    zone: tuple[tuple[SpaceId, ...], ...]
    """The patches of the Spawn Zone."""
    exits: tuple[SpaceId, ...] = ()
    """Corner spaces marked with an arrow."""
    ladders: tuple[SpaceId, ...] = ()
    lights: tuple[tuple[SpaceId, ...], ...] = ()
    """The dashed areas of the Street Lights."""
    layouts: tuple[Layout, ...]


class Perks(Struct, frozen=True):
    """All perks of an officer together, and the skills that are actions."""

    sum: Perk
    actions: tuple[CardId, ...]
    kinds: dict[tuple[int, ...], tuple[Any, ...]] = field(default_factory=dict)
    """What kinds of action such an officer is offered, by the facts of a moment; kept by the rules of the turn."""


class HardCityContent(Content, frozen=True, kw_only=True):
    settings: Settings
    officers: dict[str, OfficerSheet]
    skills: dict[CardId, SkillCard]
    equipment: dict[CardId, EquipmentCard]
    chaos: dict[CardId, ChaosCard]
    autodoc: dict[CardId, AutodocCard]
    specials: dict[str, SpecialFace]
    cutscenes: dict[CardId, Cutscene]
    events: dict[CardId, EventCard]
    boards: dict[str, BoardSide]
    episodes: dict[str, EpisodeSheet]

    def sheet(self, number: int) -> EpisodeSheet:
        return self.episodes[f"episode-{number}"]

    def layout(self, number: int, layout: int) -> Layout:
        return self.sheet(number).layouts[layout]

    def special(self, number: int, mode: str) -> SpecialFace:
        return self.special_faces[number, mode]

    @cached_property
    def special_faces(self) -> dict[tuple[int, str], SpecialFace]:
        return {(face.episode, face.mode): face for face in self.specials.values()}

    @cached_property
    def plans(self) -> dict[int, Plan]:
        return {sheet.number: _plan(self, sheet.boards) for sheet in self.episodes.values()}

    @cached_property
    def terrains(self) -> dict[str, Terrain]:
        """Filled by `rules.ground.survey` as arrangements come up."""
        return {}

    @cached_property
    def _perks(self) -> dict[tuple[CardId, ...], Perks]:
        return {}

    def perks(self, skills: Sequence[CardId]) -> Perks:
        key = tuple(skills)
        found = self._perks.get(key)
        if found is None:
            found = self._perks[key] = _add_up([self.skills[card] for card in key])
        return found

    @cached_property
    def _chaos_types(self) -> dict[tuple[int, str], dict[CardId, str]]:
        return {}

    def chaos_types(self, number: int, mode: str) -> dict[CardId, str]:
        """HC-9.11, HC-9.12: the type of each chaos card; a Special card is what the Episode Special card is."""
        found = self._chaos_types.get((number, mode))
        if found is None:
            special, cards = self.special(number, mode).type, self.chaos.items()
            found = {card: special if face.type == "special" else face.type for card, face in cards}
            self._chaos_types[number, mode] = found
        return found

    @cached_property
    def _reactions(self) -> dict[tuple[int, Sequence[str]], tuple[CardId, ...]]:
        return {}

    def reactions(self, number: int, triggers: Sequence[str]) -> tuple[CardId, ...]:
        """HC-9.9: the cards that can be played at one of these moments of an episode."""
        found = self._reactions.get((number, triggers))
        if found is None:
            cards = [card for trigger in triggers for card in self.triggers.get(trigger, ())]
            face = self.special(number, "one-vs-all")
            if face.type == "reaction" and face.trigger in triggers:
                cards.extend(CardId(card) for card in sorted(self.special_cards))
            found = self._reactions[number, triggers] = tuple(cards)
        return found

    @cached_property
    def triggers(self) -> dict[str, tuple[CardId, ...]]:
        """Which Reactions wait for which moment."""
        found: dict[str, list[CardId]] = {}
        for card in self.chaos.values():
            if card.type == "reaction":
                found.setdefault(card.trigger, []).append(CardId(card.id))
        return {trigger: tuple(cards) for trigger, cards in found.items()}

    @cached_property
    def die_average(self) -> float:
        """The damage of one die on average, donut faces unpaid."""
        die = self.settings.die
        return sum(WORTH[face] for face in die) / len(die)

    @cached_property
    def light_of(self) -> dict[SpaceId, int]:
        """The number of the Street Light whose dashed area a space of episode 5 lies in."""
        return {space: n for n, area in enumerate(self.sheet(5).lights, 1) for space in area}

    @cached_property
    def special_cards(self) -> frozenset[str]:
        return frozenset(card.id for card in self.chaos.values() if card.type == "special")


def _add_up(cards: Sequence[SkillCard]) -> Perks:
    total = {name: sum(getattr(card.perk, name) for card in cards) for name in Perk.__struct_fields__}
    flags = {name for name in ("shoots_beset", "close_kills", "blast_guides") if total[name]}
    total |= {name: name in flags for name in ("shoots_beset", "close_kills", "blast_guides")}
    return Perks(Perk(**total), tuple(CardId(card.id) for card in cards if card.effects))


def _plan(content: HardCityContent, placings: Sequence[Placing]) -> Plan:
    spots: dict[SpaceId, Spot] = {}
    for placing in placings:
        for y, row in enumerate(content.boards[placing.board].rows):
            for x, letter in enumerate(row):
                if kind := KINDS[letter]:
                    place_x, place_y = placing.x + x, placing.y + y
                    space = SpaceId(f"{placing.prefix}{LETTERS[place_x]}{place_y + 1}")
                    spots[space] = Spot(place_x, place_y, placing.region, kind)
    return Plan(spots)
