"""The typed shape of the content files, and what is derived from them once."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Annotated, Any, get_args

from msgspec import Meta, Struct, field

from hardboiled.games.police_precinct.rules.amounts import Change, Count, Day, Few, Level, One, Some, Tokens, UpTo6
from hardboiled.games.police_precinct.rules.effects import CardText, GangPower, Reward, SpecialEffect
from hardboiled.games.police_precinct.rules.effects.ongoing_events import OngoingEvent
from hardboiled.games.police_precinct.rules.ids import HOODS, STACKS, Colour, Moment, StackId, Symbol
from hardboiled.kernel import CardId, Content, Entry, IconName, SpaceId

# The city.


class Place(Entry, frozen=True, kw_only=True):
    """Something drawn on the board: upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float


class StreetSpace(Place, frozen=True, kw_only=True):
    touches: tuple[str, ...]
    street: str = ""
    """The street segment this is one half of, if any."""


class Intersection(Place, frozen=True, kw_only=True):
    roll: UpTo6 = 0


class Site(Place, frozen=True, kw_only=True):
    block: Few
    kind: str
    access: tuple[SpaceId, ...]


class HoodArea(Place, frozen=True, kw_only=True):
    number: Few
    beside: tuple[SpaceId, ...]


# The decks and the people.


class Pictured(Entry, frozen=True, kw_only=True):
    """An entry with a card face; `icon` is the name of its picture."""

    icon: IconName


class Character(Pictured, frozen=True, kw_only=True):
    investigation: Few
    emergency: Few
    arrest: Few
    powers: tuple[str, ...]


class Power(Pictured, frozen=True, kw_only=True):
    amount: Count = 0


class PoliceCard(Pictured, frozen=True, kw_only=True):
    symbols: tuple[Symbol, ...]
    text: CardText


class EmergencyCard(Pictured, frozen=True, kw_only=True):
    colour: Colour
    place: str
    copies: One = 1
    difficulty: Level
    unknown: bool
    punks: Count
    reward: tuple[Reward, ...]


class SpecialCard(Pictured, frozen=True, kw_only=True):
    effect: SpecialEffect


class Circumstance(Pictured, frozen=True, kw_only=True):
    level: Change = 0
    dice: Change = 0
    punks: Count = 0
    """Punks that come by die when it is turned up."""
    hospital: bool = False
    """Whether failing against it means the Hospital, however easy the Emergency."""
    bonus: Reward | None = None


class Gang(Pictured, frozen=True, kw_only=True):
    power: GangPower


class Finding(Pictured, frozen=True, kw_only=True):
    """A card of an investigation stack."""

    copies: One = 1
    stack: StackId
    evidence: bool = False


class StackPlace(Struct, frozen=True):
    place: str


class SetUp(Struct, frozen=True, kw_only=True):
    """One row of the set-up tables."""

    seats: Few
    dirty: Count = 0
    cards: Count
    punks: Tokens
    day: Day
    patrols: Count
    crime: Count = 0
    """How far the Crime Marker stands at the start (PP-2.20)."""


BySeats = tuple[Count, Count, Count, Count, Count, Count]
"""A number for each number of seats, from one to six."""


class Degree(Struct, frozen=True, kw_only=True):
    punks: Tokens
    emergencies: Tokens
    fewer_punks: Tokens = 0
    crime: Count = 0
    dice_cap: Count = 0
    support: bool = True
    donuts: BySeats = (0, 0, 0, 0, 0, 0)
    """What each officer starts with (PP-2.17)."""
    later: BySeats = (0, 0, 0, 0, 0, 0)
    """By how many days (PP-24.7)."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    crime_track: Some
    last_day: Day
    murderer_day: Day
    murderer_population: UpTo6
    marked_move: Count
    unmarked_move: Count
    support_move: Count
    unmarked_cards: Count
    hand_limit: Count
    donuts: Tokens
    upgrades_each: Count
    upgrades_at_once: Annotated[int, Meta(ge=1, le=4)]
    donut_arrests: Some
    hospital_cards: Count
    hospital_difficulty: Annotated[int, Meta(ge=2, le=7)]
    lowest_level: Level
    highest_level: Level
    gang_punks: Some
    punk_tokens: Tokens
    patrol_officers: Count
    swat_tokens: Count
    federal_agents: Count
    agent_cards: Count
    loyalty_good: Count
    loyalty_dirty: UpTo6
    reveal_donuts: Count
    reveal_crime: Count
    desk_of_one: BySeats
    desk_cards: BySeats
    recruit_punks: Some
    start_space: SpaceId
    start_hood_cap: Some
    support_seats: UpTo6
    stacks: dict[StackId, StackPlace]
    tables: tuple[SetUp, ...]
    degrees: dict[str, Degree] = field(default_factory=dict)


class PrecinctContent(Content, frozen=True, kw_only=True):
    """Everything in the box."""

    spaces: dict[SpaceId, StreetSpace]
    intersections: dict[str, Intersection]
    sites: dict[str, Site]
    hoods: dict[str, HoodArea]
    characters: dict[str, Character]
    powers: dict[str, Power]
    police: dict[CardId, PoliceCard]
    emergencies: dict[CardId, EmergencyCard]
    specials: dict[CardId, SpecialCard]
    circumstances: dict[CardId, Circumstance]
    gangs: dict[CardId, Gang]
    findings: dict[CardId, Finding]
    settings: Settings

    def set_up(self, seats: int, dirty: int) -> SetUp:
        """PP-2.6, PP-2.7: the row of the table for so many seats and Dirty Cops."""
        return next(row for row in self.settings.tables if (row.seats, row.dirty) == (seats, dirty))

    @cached_property
    def ongoing_events(self) -> dict[CardId, OngoingEvent]:
        """What the Special Events that stay on the board do."""
        effects = {name: card.effect for name, card in self.specials.items()}
        return {name: effect for name, effect in effects.items() if isinstance(effect, OngoingEvent)}

    @cached_property
    def closing_events(self) -> frozenset[CardId]:
        """PP-16.8: the ongoing events that close the Police Station."""
        return frozenset(name for name, effect in self.ongoing_events.items() if effect.closes_station)

    @cached_property
    def crossings(self) -> dict[SpaceId, tuple[tuple[SpaceId, str], ...]]:
        """PP-3.2: the neighbours of each space, with the intersection between ('' on one street)."""
        found: dict[SpaceId, list[tuple[SpaceId, str]]] = {space: [] for space in self.spaces}
        for a, one in self.spaces.items():
            for b, other in self.spaces.items():
                if a == b:
                    continue
                if one.street and one.street == other.street:
                    found[a].append((b, ""))
                else:
                    found[a].extend((b, cross) for cross in one.touches if cross in other.touches)
        return {space: tuple(near) for space, near in found.items()}

    @cached_property
    def by_roll(self) -> dict[str, tuple[str, ...]]:
        """The places of each rolled family, in the order of the die."""
        places = {kind: tuple(f"{kind}-{n}" for n in HOODS) for kind in ("apartment", "warehouse")}
        rolled = sorted((cross.roll, cross.id) for cross in self.intersections.values() if cross.roll)
        return {**places, "intersection": tuple(name for _, name in rolled)}

    @cached_property
    def beside(self) -> dict[str, tuple[SpaceId, ...]]:
        """The street spaces next to each site, intersection and hood (PP-3.6, PP-3.8, PP-3.9)."""
        near: dict[str, tuple[SpaceId, ...]] = {site.id: site.access for site in self.sites.values()}
        near |= {hood.id: hood.beside for hood in self.hoods.values()}
        for cross in self.intersections:
            near[cross] = tuple(name for name, space in self.spaces.items() if cross in space.touches)
        return near

    @cached_property
    def near(self) -> dict[SpaceId | None, frozenset[str]]:
        """The sites, intersections and hoods next to each street space."""
        found: dict[SpaceId | None, frozenset[str]] = {
            space: frozenset(name for name, spaces in self.beside.items() if space in spaces) for space in self.spaces
        }
        found[None] = frozenset()
        return found

    @cached_property
    def hoods_beside(self) -> dict[SpaceId | None, tuple[int, ...]]:
        """The hoods next to each street space, by number."""
        near = [(hood.number, hood.beside) for hood in self.hoods.values()]
        return {space: tuple(number for number, spaces in near if space in spaces) for space in (*self.spaces, None)}

    @cached_property
    def station(self) -> tuple[SpaceId, ...]:
        return self.sites["police-station"].access

    @cached_property
    def evidence(self) -> dict[StackId, frozenset[CardId]]:
        return {
            stack: frozenset(name for name, card in self.findings.items() if card.stack == stack and card.evidence)
            for stack in STACKS
        }

    @cached_property
    def all_evidence(self) -> frozenset[str]:
        return frozenset(card.id for card in self.findings.values() if card.evidence)

    @cached_property
    def emergencies_of(self) -> dict[str, int]:
        """How many Emergencies of each colour the Event deck starts with."""
        found: dict[str, int] = {}
        for card in self.emergencies.values():
            found[card.colour] = found.get(card.colour, 0) + card.copies
        return found

    @cached_property
    def symbols(self) -> dict[CardId, dict[str, int]]:
        """How often each card shows each symbol."""
        return {name: {str(kind): n for kind, n in Counter(card.symbols).items()} for name, card in self.police.items()}

    @cached_property
    def has_power(self) -> dict[str, frozenset[str]]:
        return {person.id: frozenset(person.powers) for person in self.characters.values()}

    @cached_property
    def cards_for(self) -> dict[Moment, frozenset[str]]:
        """PP-12.5: the Police Cards whose text belongs to each moment."""
        return {
            moment: frozenset(card.id for card in self.police.values() if card.text.moment == moment)
            for moment in get_args(Moment)
        }

    @cached_property
    def piles(self) -> dict[str, tuple[CardId, ...]]:
        """The cards of each pile, every copy of them, in the order of the files."""
        decks: dict[str, list[Entry]] = {
            "police": [*self.police.values()],
            "events": [*self.emergencies.values(), *self.specials.values()],
            "markers": [*self.circumstances.values()],
            "gangs": [*self.gangs.values()],
        }
        for stack in STACKS:
            decks[stack] = [card for card in self.findings.values() if card.stack == stack]
        return {
            name: tuple(CardId(entry.id) for entry in entries for _ in range(entry.copies))
            for name, entries in decks.items()
        }

    @cached_property
    def streets(self) -> dict[frozenset[str], dict[SpaceId, list[SpaceId]]]:
        """Neighbours found so far, by closed intersections (filled by `rules.city`)."""
        return {}

    @cached_property
    def routes(self) -> dict[Any, dict[SpaceId, tuple[SpaceId, ...]]]:
        """Ways found so far, by start, closed intersections and passes (filled by `rules.city`)."""
        return {}

    @cached_property
    def distances(self) -> dict[Any, dict[SpaceId, int]]:
        """Steps counted so far, by goals and closed intersections (filled by `rules.city`)."""
        return {}

    @cached_property
    def drives(self) -> dict[Any, list[Any]]:
        """Options to drive listed so far (filled by `rules.moving`)."""
        return {}

    @cached_property
    def block_of(self) -> dict[str, int]:
        return {site.id: site.block for site in self.sites.values()}
