"""What skills change for good."""

from __future__ import annotations

from hardboiled.games.hard_city.rules.amounts import Free
from hardboiled.kernel import Effect


class Perk(Effect, frozen=True, kw_only=True):
    """What a skill changes for its owner as long as it is there."""

    max_hp: Free = 0
    max_ap: Free = 0
    shoot_dice: Free = 0
    close_dice: Free = 0
    aim_damage: Free = 0
    cheaper_gear: Free = 0
    cheaper_trade: Free = 0
    cheaper_evacuation: Free = 0
    cheaper_seal: Free = 0
    stride: Free = 0
    """More spaces in the first Movement of a turn."""
    slips: Free = 0
    """So often a turn, leaving active Mutants does not hurt."""
    donuts: Free = 0
    """So many donut faces a turn count 1 damage for nothing."""
    shoots_beset: bool = False
    close_kills: bool = False
    """Close Combat may also kill a stunned Mutant."""
    crate_heals: Free = 0
    crate_draws: Free = 0
    """Cards drawn beside the one, of which one is kept."""
    shield: Free = 0
    """Damage ignored each round."""
    blast_stuns: Free = 0
    blast_steps: Free = 0
    blast_guides: bool = False
    """Blast may bring a Civilian along."""
