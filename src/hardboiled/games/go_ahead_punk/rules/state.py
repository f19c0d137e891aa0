"""The state of a game: plain data, secrets included."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from hardboiled.games.go_ahead_punk.rules.clash import Clash, Shot
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, Difficulty, DistrictId, FigureId, ItemId, Phase
from hardboiled.kernel import CardId, Open, SeatId, SpaceId, State

STINGER = SeatId("stinger")


class CopFigure(Struct):
    """A Cop: open on the table but for its hand."""

    id: CopId
    seats: tuple[SeatId, ...]
    """Who may command it: one player, or all who share it; nobody in solo."""
    health: int
    items: list[ItemId]
    space: SpaceId = SpaceId("")
    hand: list[CardId] = field(default_factory=list)
    car: bool = False
    barred: SpaceId = SpaceId("")
    """The fight it escaped from and may not re-enter (GP-CMB.31)."""


class StingerFigure(Struct):
    """Stinger. Secret: `space` unless `shown`, `hand`, `keys`, `silent`, `due`."""

    id: ClassVar[FigureId] = "stinger"
    seats: ClassVar[tuple[SeatId, ...]] = (STINGER,)
    health: int
    items: list[ItemId]
    space: SpaceId = SpaceId("")
    shown: bool = False
    """His piece stands on the board (GP-REV.11)."""
    hand: list[CardId] = field(default_factory=list)
    keys: list[SpaceId] = field(default_factory=list)
    uniform: bool = False
    """The uniform lies open."""
    silent: SpaceId = SpaceId("")
    """A hit made under the silencer this turn or since his last one; its key stays in `keys`."""
    due: SpaceId = SpaceId("")
    """That hit once his next turn has begun: shown when the turn ends (GP-HIT.11)."""


class Knowledge(Open):
    """What everybody can work out about Stinger's place (see rules/knowledge.py). Sets in hex."""

    places: str
    silent: dict[SpaceId, str] = field(default_factory=dict)
    """Where he can be if he has made a silent hit here that is still to be shown."""
    due: bool = False
    """That hit would be shown at the end of this turn."""
    spare: int = 0
    """Hidden cards that can still leave his hand before a hidden uniform is ruled out."""


class PunkState(State, kw_only=True):
    mode: str
    difficulty: Difficulty
    stinger: StingerFigure
    cops: list[CopFigure]
    """In turn order."""
    known: Knowledge

    heat: bool = True
    """Whether the table shows where Stinger can be."""
    phase: Phase = "hunt"
    round: int = 0
    turn: int = -1
    """The Cop whose turn it is; -1 on Stinger's."""
    hunch: int = 1
    hits: list[SpaceId] = field(default_factory=list)
    jam: DistrictId = ""
    chopper: DistrictId = ""
    must_draw: bool = False
    """He escaped on the last Cop's turn (GP-RET.15)."""
    named: list[DistrictId] = field(default_factory=list)
    """The districts he named last."""
    shot: Shot | None = None
    """While somebody chooses a weapon, or whether to fire at all."""
    clash: Clash | None = None

    stinger_deck: list[CardId]
    stinger_discard: list[CardId] = field(default_factory=list)
    stinger_burned: list[CardId] = field(default_factory=list)
    """Out of the game face down; keys and uniforms burn face up into `shown_burned`."""
    shown_burned: list[str] = field(default_factory=list)
    key_deck: list[SpaceId]
    key_discard: list[SpaceId] = field(default_factory=list)
    cop_deck: list[CardId]
    cop_discard: list[CardId] = field(default_factory=list)
    cop_burned: list[CardId] = field(default_factory=list)
    inventory_deck: list[ItemId]
    inventory_discard: list[ItemId] = field(default_factory=list)

    # Solo.
    ai_deck: list[CardId] = field(default_factory=list)
    ai_discard: list[CardId] = field(default_factory=list)
    ai_card: CardId = CardId("")
    """The card the Cops follow this round."""
    lkl: SpaceId = SpaceId("")
    spotted: bool = False
    lock: int = -1
    """Through this round the Cops at the ports stay there (GP-DIF.9)."""
