"""The dice of a Fight, and what cards, Items, Strength rows and Boss Combat cards add to a Fight."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hardboiled.games.kick_ass.rules.amounts import Amount, Count, Less, Some
from hardboiled.kernel import Entry

Colour = Literal["any", "red", "blue"]
DIE = 6
BLANK, PLAIN, LIGHTNING = 0, 1, 2
"""What a die of a Fight can show."""
RED, BLUE, ANY = 0, 1, 2
COLOURS = ("red", "blue")


class Plain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an entry."""


class Lightning(Plain, frozen=True, kw_only=True):
    """What a Lightning of this colour gives (KA-17)."""

    give: Literal["hits", "shields", "happiness", "strength", "social", "life", "dollars", "kill"]
    by: Some = 1
    colour: Colour = "any"
    exhausts: bool = False


class Bonus(Plain, frozen=True, kw_only=True):
    """What a Strength row, an Item or a card adds to a Fight."""

    red: Count = 0
    blue: Count = 0
    hits: Count = 0
    shields: Count = 0
    reroll_red: Count = 0
    reroll_blue: Count = 0
    reroll_any: Count = 0
    lightning: tuple[Lightning, ...] = ()


NO_BONUS = Bonus()


class CombatCard(Entry, frozen=True, kw_only=True):
    armor: Count = 0
    super_life: Count = 0
    red: Less = 0
    power: Amount = 0
    even: bool = False
    lightning_hits: Count = 0


NO_COMBAT = CombatCard(source="original")
