"""What a card does: one class a word, with the actions its rule asks for beside it."""

from hardboiled.games.go_ahead_punk.rules.effects.clues import Diversion, LocationIntel, Spotted, TipOff
from hardboiled.games.go_ahead_punk.rules.effects.fights import Cancel, Hoods, MoreDamage
from hardboiled.games.go_ahead_punk.rules.effects.goods import DrawAgain, FindKey, GainItem, Inventory, Uniform
from hardboiled.games.go_ahead_punk.rules.effects.tokens import Chopper, Jam
from hardboiled.games.go_ahead_punk.rules.effects.travel import Movement, TakeCar, TransitPass

__all__ = [
    "Cancel",
    "Chopper",
    "CopEffect",
    "Diversion",
    "DrawAgain",
    "FindKey",
    "GainItem",
    "Hoods",
    "Inventory",
    "Jam",
    "LocationIntel",
    "MoreDamage",
    "Movement",
    "Spotted",
    "StingerEffect",
    "TakeCar",
    "TipOff",
    "TransitPass",
    "Uniform",
]

StingerEffect = FindKey | Uniform | TransitPass | Spotted | Jam | Diversion | MoreDamage | Cancel | GainItem
CopEffect = LocationIntel | TakeCar | Hoods | Movement | Chopper | MoreDamage | Cancel | Inventory | DrawAgain
