"""The state: the city, which lies open before all, and the few things nobody has seen yet."""

from __future__ import annotations

from msgspec import field

from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.kernel import CardId, Open, SeatId, SpaceId, State

By = tuple[HeroId, ...]
"""The Heroes who took part in an action; none where nobody did."""
NOTHING = CardId("")


class Turn(Open):
    """The Activation card a Hero has played this segment, and what is left of it."""

    card: CardId
    down: bool
    open: bool = False
    done: bool = False
    moves: int = 0
    timers: int = 0
    fights: int = 0
    effects: list[int] = field(default_factory=list)
    """Which of the card's adjustments are still to come."""
    leaves: bool = False
    """The card has been removed from the game; it is resolved to its end."""
    swapped: list[CardId] = field(default_factory=list)
    """Items equipped since the last thing that mattered: rearranging comes to an end."""


class Hero(Open):
    """A Hero with dashboard, cards and Items: all of it is open."""

    id: HeroId
    seat: SeatId
    at: SpaceId
    happiness: int
    strength: int
    social: int
    life: int
    dollars: int
    hand: list[CardId]
    played: list[CardId] = field(default_factory=list)
    turn: Turn | None = None
    fainting: bool = False
    """The Life marker has entered the Faint space: a roll is owed."""
    famous: bool = False
    out: bool = False
    head: CardId = NOTHING
    body: CardId = NOTHING
    hands: list[CardId] = field(default_factory=lambda: [NOTHING, NOTHING])
    """Left and right; a Both-Hands Item stands in both."""
    pack: list[CardId] = field(default_factory=list)
    exhausted: list[CardId] = field(default_factory=list)
    closed: int = -1
    """The hand that is broken: 0, 1, or -1 for none."""
    hardships: list[CardId] = field(default_factory=lambda: [NOTHING, NOTHING])
    """Left and right, as far as they have ever been seen."""
    shown: bool = False
    """The right Hardship is turned up by an Event until the next Sleep Phase."""
    snubbed: int = 0
    """The last Round in which Bad Press ate a Social Media gain."""
    discounted: bool = False
    """The Shop discount was used this segment."""
    carried: list[str] = field(default_factory=list)
    """Interest tokens: the Event or Don Genovese token each belongs to."""


class Area(Open):
    """What stands in a District (or in a place of a Final Plot) besides Heroes and Bosses."""

    minions: int = 0
    supers: int = 0
    skulls: int = 0
    """Skull Gang members: Super Minions with values of their own."""
    gang: int = 0
    """Don Genovese's Minions, which take no space."""
    tokens: int = 0
    """Protection tokens."""
    off_today: bool = False
    off_until: int = 0
    """The last Round in which an Inactive Timer token lies here."""


class Foe(Open):
    """A Mini-Boss or Boss."""

    id: str
    at: SpaceId
    power: int
    armor: int
    life: int
    tracked: bool = False
    event: CardId = NOTHING
    heroes: int = 1


class EventInPlay(Open):
    id: CardId
    left: list[int]
    """What is left to do, one number a task."""


class Token(Open):
    """A token of Don Genovese."""

    colour: str
    at: SpaceId
    event: CardId
    picture: str = ""
    """Unknown until revealed."""
    left: int = 0
    """Loot: Dollars still there. Police: 1 until the Interest token is delivered."""
    carrier: HeroId = ""


class Fight(Open):
    """A Fight in progress, one entry a Hero in each list."""

    at: SpaceId
    heroes: list[HeroId]
    cards: list[CardId]
    against: list[str] = field(default_factory=list)
    """The Bosses and Mini-Bosses that take part in it."""
    power: int = 0
    red: list[list[int]] = field(default_factory=list)
    blue: list[list[int]] = field(default_factory=list)
    rerolls: list[list[int]] = field(default_factory=list)
    """Left of each kind: red, blue, any."""
    used: list[list[CardId]] = field(default_factory=list)
    """Items exhausted for this Fight."""
    rolled: bool = False
    shields: int = 0
    hits: int = 0
    damage: int = 0
    """Still to be divided among the Heroes."""
    killed: int = 0


class Bill(Open):
    """A Hero's purchase in the Shop, as far as it has come."""

    hero: HeroId
    cheaper: int = 0
    """What the card or Item that lets the Hero shop takes off the total."""
    discount: bool = False
    """Whether the Social Media discount counts."""
    total: int = 0
    """The printed prices of what was bought."""
    paid: int = 0


class Owed(Open):
    """A choice that a change of a track has brought about and that is made as soon as possible."""

    kind: str
    hero: HeroId = ""


class City(Open, kw_only=True):
    """Everything that lies open on the table."""

    players: int
    solo: bool
    clean: bool
    softer: bool
    round: int = 1
    segment: int = 0
    incoming: int = 0
    heroes: list[Hero] = field(default_factory=list)
    map: dict[SpaceId, Area] = field(default_factory=dict)
    foes: list[Foe] = field(default_factory=list)
    row: list[EventInPlay | None] = field(default_factory=lambda: [None, None, None])
    completed: list[CardId] = field(default_factory=list)
    matured: list[CardId] = field(default_factory=list)
    boss_completed: list[CardId] = field(default_factory=list)
    boss_matured: list[CardId] = field(default_factory=list)
    display: list[CardId] = field(default_factory=list)
    shop: list[CardId] = field(default_factory=list)
    shop_track: int = 0
    docks: int = 0
    """The space of the Docks token, 0 when it is off its track."""
    docks_side: str = "hit"
    spawn: CardId = NOTHING
    """The Minion Spawn card of this segment."""
    spawn_discard: list[CardId] = field(default_factory=list)
    blue_discard: list[CardId] = field(default_factory=list)
    red_discard: list[CardId] = field(default_factory=list)
    item_discard: list[CardId] = field(default_factory=list)
    draft: list[CardId] = field(default_factory=list)
    """Cards drawn to choose from, and an Item that waits for its slot."""
    plot: str = ""
    """The Final Plot, as far as all know it."""
    revealed: bool = False
    marker: int = 0
    """Of the Skull Gang."""
    mist: dict[SpaceId, str] = field(default_factory=dict)
    """Red Mist's tokens: "" while face down."""
    tokens: list[Token] = field(default_factory=list)
    locations: list[CardId] = field(default_factory=list)
    location: int = 0
    wave: int = 0
    combat: list[CardId] = field(default_factory=list)
    stalemate: int = 0
    fight: Fight | None = None
    bill: Bill | None = None
    owed: list[Owed] = field(default_factory=list)
    cause: str = ""
    """What is being carried out just now, for the log: a card, an Item, a Hardship, a District."""
    slept: list[str] = field(default_factory=list)
    """Sleep Phase effects that were used or declined tonight."""

    @property
    def outside(self) -> bool:
        """Whether the Heroes are in the Hideaway or in Times Square."""
        return bool(self.location or self.wave)

    def hero(self, hero_id: HeroId) -> Hero:
        for hero in self.heroes:
            if hero.id == hero_id:
                return hero
        raise LookupError(hero_id)


class KickAssState(State, kw_only=True):
    """The city, and what is hidden from all: the order of decks and whatever lies face down."""

    city: City
    plot: str
    event_deck: list[CardId]
    spawn_deck: list[CardId]
    blue_deck: list[CardId]
    red_deck: list[CardId]
    item_deck: list[CardId]
    combat_deck: list[CardId] = field(default_factory=list)
    hardships: dict[SeatId, list[CardId]]
    """Left and right of each Hero."""
    mist: dict[SpaceId, str] = field(default_factory=dict)
    pictures: dict[str, list[str]] = field(default_factory=dict)
    """Don Genovese's tokens not yet placed, by colour."""
    hidden: list[str] = field(default_factory=list)
    """The pictures of those on the board, in their order."""
