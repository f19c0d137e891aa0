"""What a card, a reward, a marker or a gang can do: one word each, carried out by one flow each."""

from __future__ import annotations

from hardboiled.kernel import Effect, SpaceId


class ExtraMove(Effect, frozen=True):
    spaces: int


class DeployPatrols(Effect, frozen=True):
    count: int


class PeekEvents(Effect, frozen=True):
    count: int


class SweepPunks(Effect, frozen=True):
    count: int


class ExtraAction(Effect, frozen=True):
    pass


class ExtraCards(Effect, frozen=True):
    count: int


class ArrestDice(Effect, frozen=True):
    count: int


class EmergencyDice(Effect, frozen=True):
    count: int


class LowerDifficulty(Effect, frozen=True):
    by: int


class AvoidHospital(Effect, frozen=True):
    pass


class GainDonut(Effect, frozen=True):
    count: int


class GainCard(Effect, frozen=True):
    count: int


class PlaceSwat(Effect, frozen=True):
    pass


class PlaceAgent(Effect, frozen=True):
    pass


class PeekStack(Effect, frozen=True):
    count: int


class ClearAccident(Effect, frozen=True):
    pass


class NoEvent(Effect, frozen=True):
    pass


class TurnUp(Effect, frozen=True):
    count: int


class ReturnPunk(Effect, frozen=True):
    count: int


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
    | PlaceSwat
    | PlaceAgent
    | PeekStack
    | ClearAccident
)
Reward = GainDonut | GainCard | NoEvent | DeployPatrols | TurnUp | ReturnPunk


class StreetRiot(Effect, frozen=True):
    punks: int
    population: int
    reward: tuple[Reward, ...]


class Detainees(Effect, frozen=True):
    difficulty: int
    reward: tuple[Reward, ...]


class JailBreak(Effect, frozen=True):
    punks: int
    every: int
    need: int
    face: int
    reward: tuple[Reward, ...]


class GasLeak(Effect, frozen=True):
    explodes: int
    difficulty: int
    reward: tuple[Reward, ...]


class OfficerDown(Effect, frozen=True):
    difficulty: int
    dice: int
    ticks: int
    reward: tuple[Reward, ...]


class EscortVan(Effect, frozen=True):
    start: SpaceId
    goal: SpaceId
    ticks: int
    reward: tuple[Reward, ...]


class CarTheft(Effect, frozen=True):
    route: tuple[SpaceId, ...]
    face: int
    reward: tuple[Reward, ...]


class AddPunks(Effect, frozen=True):
    count: int


class TurfWar(Effect, frozen=True):
    hoods: int


class BadPress(Effect, frozen=True):
    cards: int


class QuietShift(Effect, frozen=True):
    cards: int


OngoingEffect = StreetRiot | Detainees | JailBreak | GasLeak | OfficerDown | EscortVan | CarTheft
SpecialEffect = OngoingEffect | AddPunks | TurfWar | BadPress | QuietShift


class FewerDice(Effect, frozen=True):
    count: int


class NoVehicles(Effect, frozen=True):
    pass


class HarderBlock(Effect, frozen=True):
    level: int


class DailyPunks(Effect, frozen=True):
    count: int


GangPower = FewerDice | NoVehicles | HarderBlock | DailyPunks
