"""What a card, a reward, a marker or a gang does: one class a word, with when it can and what it does."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.effects.attempt_texts import (
    ArrestDice,
    EmergencyDice,
    ExtraCards,
    LowerDifficulty,
)
from hardboiled.games.police_precinct.rules.effects.card_texts import (
    AvoidHospital,
    ClearAccident,
    ExtraAction,
    ExtraMove,
    PeekEvents,
    PeekStack,
    SweepPunks,
)
from hardboiled.games.police_precinct.rules.effects.gang_powers import DailyPunks, FewerDice, HarderBlock, NoVehicles
from hardboiled.games.police_precinct.rules.effects.instant_events import AddPunks, BadPress, QuietShift, TurfWar
from hardboiled.games.police_precinct.rules.effects.ongoing_events import (
    CarTheft,
    Detainees,
    EscortVan,
    GasLeak,
    JailBreak,
    OfficerDown,
    StreetRiot,
)
from hardboiled.games.police_precinct.rules.effects.rewards import (
    DeployPatrols,
    GainDonut,
    GainUpgrade,
    PlaceAgent,
    PlaceSwat,
    Reward,
)

CardText = (
    ExtraMove
    | DeployPatrols
    | PeekEvents
    | SweepPunks
    | ExtraAction
    | ExtraCards
    | ArrestDice
    | EmergencyDice
    | LowerDifficulty
    | AvoidHospital
    | GainDonut
    | GainUpgrade
    | PlaceSwat
    | PlaceAgent
    | PeekStack
    | ClearAccident
)
OngoingEffect = StreetRiot | Detainees | JailBreak | GasLeak | OfficerDown | EscortVan | CarTheft
SpecialEffect = OngoingEffect | AddPunks | TurfWar | BadPress | QuietShift
GangPower = FewerDice | NoVehicles | HarderBlock | DailyPunks

__all__ = ["CardText", "GangPower", "OngoingEffect", "Reward", "SpecialEffect"]
