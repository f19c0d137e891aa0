"""What skills change for good."""

from __future__ import annotations

from hardboiled.kernel import Effect


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
