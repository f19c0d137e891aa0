"""The words that cards are written in: what a card can need and what it can do.

Each word has one flow that carries it out (rules/order_effects.py, chaos_effects.py, autodoc.py).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from hardboiled.kernel import Effect

DeckName: TypeAlias = Literal["police", "street"]
Priority: TypeAlias = Literal["active", "officer", "civilian", "closest", "mayor", "boat"]
Basic: TypeAlias = Literal["spawn", "move", "attack"]
Victim: TypeAlias = Literal["active", "beset", "near", "waiting", "any", "each"]
"""The active officer; one who shares a space with an active Mutant; one within a space of such; one
who has still to act this round; anyone; everyone."""


# For the officers: equipment, skills, cutscenes.


class Shot(Effect, frozen=True, kw_only=True):
    """A Shooting Attack with more dice or damage; `beset`: even with active Mutants around."""

    dice: int = 0
    damage: int = 0
    beset: bool = False
    times: int = 1


class Aim(Effect, frozen=True, kw_only=True):
    """An Aimed Shot for this much more damage."""

    damage: int = 0
    beset: bool = False


class Brawl(Effect, frozen=True, kw_only=True):
    """Close Combat with more dice or damage."""

    dice: int = 0
    damage: int = 0


class Burst(Effect, frozen=True, kw_only=True):
    """So much damage to every Mutant on one space within reach; `people`: to everybody there."""

    reach: int
    damage: int
    people: bool = False


class Stun(Effect, frozen=True, kw_only=True):
    """Up to so many Mutants within reach are stunned."""

    reach: int
    count: int


class Push(Effect, frozen=True, kw_only=True):
    """Up to so many Mutants within reach are moved by so many spaces."""

    reach: int
    count: int
    spaces: int


class Heal(Effect, frozen=True, kw_only=True):
    who: Literal["self", "other-here", "here", "all"] = "self"
    amount: int = 1


class GainAp(Effect, frozen=True, kw_only=True):
    """Action points now: for the active officer, or for one who has still to act."""

    who: Literal["self", "waiting"] = "self"
    amount: int = 1


class Run(Effect, frozen=True, kw_only=True):
    """Move up to so many spaces; `safe`: leaving Mutants does not hurt."""

    spaces: int
    safe: bool = False


class DrawGear(Effect, frozen=True, kw_only=True):
    deck: DeckName
    count: int = 1


class DropCrate(Effect, frozen=True, kw_only=True):
    """Put a Police Crate or Street Box on a space within reach."""

    deck: DeckName
    reach: int = 0


class Shield(Effect, frozen=True, kw_only=True):
    """The next damage to this officer this round is ignored, so many points of it."""

    amount: int


class Guide(Effect, frozen=True, kw_only=True):
    """One Civilian within reach walks up to so many spaces."""

    reach: int
    spaces: int


class Sabotage(Effect, frozen=True, kw_only=True):
    """Doctor Zero discards cards at random; the AutoDoc loses the oldest cards of its Queue."""

    count: int = 1


class Learn(Effect, frozen=True, kw_only=True):
    """Draw two skill cards and keep one."""


class Reload(Effect, frozen=True, kw_only=True):
    """Every Out of Ammo marker comes off."""


class EachOfficer(Effect, frozen=True, kw_only=True):
    """Every standing officer does this, one after the other."""

    effects: tuple[Single, ...]
    others: bool = False


class DriveIn(Effect, frozen=True, kw_only=True):
    """HC-26.7: the Police Car enters, and the officers start by its sides."""


Single: TypeAlias = (
    Shot | Aim | Brawl | Burst | Stun | Push | Heal | GainAp | Run | DrawGear | DropCrate | Shield | Guide | Sabotage
    | Learn | Reload
)  # fmt: skip
OrderEffect: TypeAlias = Single | EachOfficer | DriveIn


class Perk(Effect, frozen=True, kw_only=True):
    """What a skill changes for its owner as long as it is there."""

    max_hp: int = 0
    max_ap: int = 0
    shoot_dice: int = 0
    close_dice: int = 0
    aim_damage: int = 0
    cheaper_gear: int = 0
    cheaper_trade: int = 0
    cheaper_evacuation: int = 0
    cheaper_seal: int = 0
    stride: int = 0
    """More spaces in the first Movement of a turn."""
    slips: int = 0
    """So often a turn, leaving active Mutants does not hurt."""
    donuts: int = 0
    """So many donut faces a turn count 1 damage for nothing."""
    shoots_beset: bool = False
    close_kills: bool = False
    """Close Combat may also kill a stunned Mutant."""
    crate_heals: int = 0
    crate_draws: int = 0
    """Cards drawn beside the one, of which one is kept."""
    shield: int = 0
    """Damage ignored each round."""
    blast_stuns: int = 0
    blast_steps: int = 0
    blast_guides: bool = False
    """Blast may bring a Civilian along."""


# For Doctor Zero and the AutoDoc. Where a choice is open, Doctor Zero makes it; against the AutoDoc
# the officers do.


class Spawn(Effect, frozen=True, kw_only=True):
    """So many Mutants appear: in the Spawn Zone, in its patch closest to the active officer, next to
    the active officer, or on every Manhole. `stack`: several may share a space."""

    count: int
    where: Literal["zone", "closest", "beside", "manholes"] = "zone"
    stack: bool = False


class Move(Effect, frozen=True, kw_only=True):
    """Up to so many Mutants move; `spaces` instead of their own reach."""

    count: int
    spaces: int = 0


class Attack(Effect, frozen=True, kw_only=True):
    count: int
    damage: int = 1


class Wake(Effect, frozen=True, kw_only=True):
    count: int


class Hurt(Effect, frozen=True, kw_only=True):
    who: Victim
    amount: int = 1


class Drain(Effect, frozen=True, kw_only=True):
    """An officer loses action points."""

    who: Victim
    amount: int = 1


class Jam(Effect, frozen=True, kw_only=True):
    """HC-26.15: an officer gets an Out of Ammo marker."""

    who: Victim


class Rob(Effect, frozen=True, kw_only=True):
    """An officer loses an equipment card."""

    who: Victim


class Shove(Effect, frozen=True, kw_only=True):
    """An officer is moved so many spaces."""

    who: Victim
    spaces: int = 1


class Weaken(Effect, frozen=True, kw_only=True):
    """The roll under way is worth so much less."""

    amount: int


class Panic(Effect, frozen=True, kw_only=True):
    """Up to so many Civilians run so many spaces."""

    count: int
    spaces: int


class DrawCards(Effect, frozen=True, kw_only=True):
    count: int


class PlayAnother(Effect, frozen=True, kw_only=True):
    """HC-26.9: a second card for two of its basic actions, each number raised."""

    bonus: int


class Score(Effect, frozen=True, kw_only=True):
    """Chaos gains VP by the text of a card."""

    amount: int = 1


class Takeover(Effect, frozen=True, kw_only=True):
    """HC-21.17: the Helicopter goes anywhere and shows 'On the way'."""


class TossBarrels(Effect, frozen=True, kw_only=True):
    """So many Barrels are tossed from the Truck without an attack."""

    count: int


class LoseBarrel(Effect, frozen=True, kw_only=True):
    """A Barrel of the Truck is gone."""


class GrabMayor(Effect, frozen=True, kw_only=True):
    """A Mutant by the Limousine's side pulls the Mayor to its own space."""


class Kidnap(Effect, frozen=True, kw_only=True):
    """Chaos scores if an active Mutant is where the Mayor is."""

    amount: int = 1


class Clouds(Effect, frozen=True, kw_only=True):
    """Toxic Clouds are placed: where Doctor Zero likes, or next to the active officer."""

    count: int


class Lights(Effect, frozen=True, kw_only=True):
    """So many Street Lights stay on instead, until the next round."""

    on: int


class Activate(Effect, frozen=True, kw_only=True):
    """HC-18.1: so many Mutants (0: all) from `low` to `high` spaces away are activated."""

    count: int = 0
    low: int = 0
    high: int = 99
    times: int = 1
    priority: Priority = "closest"


class Act(Effect, frozen=True, kw_only=True):
    """The foot of a card: so many Mutants (0: all) do `stages` one after the other; a stage with
    several actions is a choice."""

    stages: tuple[tuple[Basic, ...], ...]
    count: int = 0
    low: int = 0
    high: int = 99
    priority: Priority = "closest"


class Markers(Effect, frozen=True, kw_only=True):
    """AP markers go from sheets onto this card."""

    who: Literal["active", "each"]
    amount: int = 1


class ReturnMarkers(Effect, frozen=True, kw_only=True):
    """They come back."""


class DrawAgain(Effect, frozen=True, kw_only=True):
    """HC-17.5: another chaos card."""


ChaosEffect: TypeAlias = (
    Spawn | Move | Attack | Wake | Hurt | Drain | Jam | Rob | Shove | Weaken | Panic | DrawCards | PlayAnother | Score
    | Takeover | TossBarrels | LoseBarrel | GrabMayor | Kidnap | Clouds | Lights | Activate | Act | Markers
    | ReturnMarkers | DrawAgain
)  # fmt: skip
