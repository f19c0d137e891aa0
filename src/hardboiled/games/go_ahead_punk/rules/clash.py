"""What lies on the table while shots are exchanged: all of it public."""

from __future__ import annotations

from msgspec import field

from hardboiled.games.go_ahead_punk.rules.kinds import Face, FigureId, ItemId
from hardboiled.kernel import CardId, Open


class Shot(Open):
    """Who is about to shoot at whom, and the card that makes it worse."""

    shooter: FigureId
    target: FigureId
    """A figure, or hoods."""
    card: CardId = CardId("")


class Fired(Open):
    """A shot that has been made."""

    weapon: ItemId
    faces: tuple[Face, ...]
    parts: tuple[tuple[str, int], ...]
    amount: int


class Clash(Open):
    """The combat round that is being played."""

    attacker: FigureId
    """A figure, or hoods."""
    defender: FigureId
    cards: dict[FigureId, CardId] = field(default_factory=dict)
    """By figure: the card it played."""
    cancelled: bool = False
    fired: dict[FigureId, Fired] = field(default_factory=dict)
    hoods: CardId = CardId("")
    toughness: int = 0
    """What is left of the hoods'."""
