"""PP-7.1, PP-8.1, PP-9.1: how many cards or dice an attempt gets, part by part; and what it must beat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from hardboiled.games.police_precinct.content import Precinct, UpgradeKind
from hardboiled.games.police_precinct.effects import (
    Detainees,
    FewerDice,
    GasLeak,
    HarderBlock,
    NoVehicles,
    OfficerDown,
    StreetRiot,
)
from hardboiled.games.police_precinct.rules import Seen
from hardboiled.games.police_precinct.rules.city import vehicles
from hardboiled.games.police_precinct.rules.ending import case_closed
from hardboiled.games.police_precinct.rules.rewards import in_hood
from hardboiled.games.police_precinct.state import Attempt, AttemptKind, Emergency
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.view import EmergencyView

Parts = list[tuple[str, int]]
"""What a pool is made of: a word of the catalog (`pool-<word>`) and a number."""

SYMBOL = {"investigate": "magnifying-glass", "handle": "flashing-light", "arrest": "handcuffs"}
UPGRADE: dict[AttemptKind, UpgradeKind] = {"investigate": "investigation", "handle": "emergency", "arrest": "arrest"}


@cache
def hood_number(target: str) -> int:
    """The hood an arrest is made in; 0 for Jail Break and Car Theft."""
    return int(target[-1]) if target.startswith("hood-") else 0


def find_emergency(table: Seen, card: str) -> Emergency | EmergencyView | None:
    for emergency in table.emergencies:
        if emergency.card == card:
            return emergency
    return None


def parts(table: Seen, content: Precinct, attempt: Attempt) -> Parts:
    """Every part of the pool that counts, in the order of the rules."""
    found = [
        ("skill", skill(table, content, attempt.kind)),
        ("cars", cars(table, content, attempt)),
        ("cards", sum(attempt.helped)),
        ("donuts", attempt.donuts),
        ("upgrade", upgrade(table, attempt.kind)),
        ("texts", attempt.texts),
        *target_parts(table, content, attempt),
    ]
    return [part for part in found if part[1]]


def skill(table: Seen, content: Precinct, kind: AttemptKind) -> int:
    person = content.characters[table.officers[table.active].character]
    return person.investigation if kind == "investigate" else person.emergency if kind == "handle" else person.arrest


def upgrade(table: Seen, kind: AttemptKind) -> int:
    return int(UPGRADE[kind] in table.officers[table.active].upgrades)


def target_parts(table: Seen, content: Precinct, attempt: Attempt) -> Parts:
    """The parts of this kind of attempt alone, by its target."""
    if attempt.kind == "investigate":
        return search_parts(table, content, attempt)
    if attempt.kind == "arrest":
        return arrest_parts(table, content, attempt)
    emergency = find_emergency(table, attempt.target)
    if emergency is not None and emergency.turned and emergency.marker is not None:
        return [("marker", content.circumstances[emergency.marker].dice)]
    return []


def search_parts(table: Seen, content: Precinct, attempt: Attempt) -> Parts:
    """PP-7.1, PP-7.2, PP-18.8: the unmarked car (more with Sharp-Eyed) and the Federal Agent."""
    officer = table.officers[table.active]
    sharp = "sharp-eyed" in content.has_power[officer.character]
    unmarked = content.powers["sharp-eyed"].amount if sharp else content.settings.unmarked_cards
    agent = attempt.target in [stack.id for stack in table.stacks if stack.agent]
    return [("unmarked", 0 if officer.marked else unmarked), ("agent", content.settings.agent_cards * agent)]


def arrest_parts(table: Seen, content: Precinct, attempt: Attempt) -> Parts:
    """PP-9.1, PP-16.15 and the gang in the hood."""
    number = hood_number(attempt.target)
    found: Parts = [("patrols", attempt.patrols)]
    if number:
        gang = table.hoods[number - 1].gang
        power = content.gangs[gang].power if gang is not None else None
        if isinstance(power, FewerDice):
            found.append(("gang", -power.count))
        if in_hood(table, "officer-down", number):
            effect = content.specials_effect("officer-down")
            assert isinstance(effect, OfficerDown)
            found.append(("officer-down", -effect.dice))
    return found


def cars(table: Seen, content: Precinct, attempt: Attempt) -> int:
    """PP-6.11, PP-8.2: vehicles on the same space, at a Traffic Accident also on those beside it."""
    return helping(vehicles(table), table.officers[table.active].space, parking(table, content, attempt))


def helping(found: Sequence[SpaceId], here: SpaceId | None, around: tuple[SpaceId, ...] | None) -> int:
    """How many of these vehicles help an officer here."""
    if around is None:
        return 0
    if around:
        return sum([vehicle == here or vehicle in around for vehicle in found])
    return found.count(here)


def parking(table: Seen, content: Precinct, attempt: Attempt) -> tuple[SpaceId, ...] | None:
    """Spaces on which vehicles help, besides the officer's own; None where no vehicle helps at all."""
    if attempt.kind == "handle":
        emergency = find_emergency(table, attempt.target)
        if emergency is not None and emergency.place in content.intersections:
            return content.beside[emergency.place]
    elif attempt.kind == "arrest" and (number := hood_number(attempt.target)):
        gang = table.hoods[number - 1].gang
        if gang is not None and isinstance(content.gangs[gang].power, NoVehicles):
            return None
    return ()


def size(table: Seen, content: Precinct, attempt: Attempt) -> int:
    """All parts together."""
    return sum([number for _, number in parts(table, content, attempt)])


def total(table: Seen, content: Precinct, attempt: Attempt) -> int:
    """PP-8.4, PP-9.16: at least one die; PP-24.6: under degree 5 at most six."""
    count = size(table, content, attempt)
    if attempt.kind == "investigate":
        return count
    cap = content.settings.degrees[table.degree].dice_cap
    return max(1, min(count, cap) if cap else count)


def level(table: Seen, content: Precinct, attempt: Attempt) -> int:
    """PP-8.5, PP-8.6: the Difficulty Level, between 2 and 6."""
    emergency = find_emergency(table, attempt.target)
    if emergency is None:
        effect = content.specials_effect(attempt.target)
        assert isinstance(effect, Detainees | GasLeak | OfficerDown)
        difficulty = effect.difficulty
    else:
        difficulty = content.emergencies[emergency.card].difficulty + wreckers(table, content, emergency.place)
        if emergency.turned and emergency.marker is not None:
            difficulty += content.circumstances[emergency.marker].level
    settings = content.settings
    return max(settings.lowest_level, min(settings.highest_level, difficulty - attempt.lowered))


def wreckers(table: Seen, content: Precinct, place: str) -> int:
    """The Wreckers make Emergencies on the sites of their block harder."""
    block = content.block_of.get(place, 0)
    gang = table.hoods[block - 1].gang if block else None
    power = content.gangs[gang].power if gang is not None else None
    return power.level if isinstance(power, HarderBlock) else 0


def population(table: Seen, content: Precinct, number: int) -> int:
    """PP-9.3, PP-16.6, PP-24.1: the Punks, the Murderer's 2 in normal mode, and a Street Riot's 1."""
    count = table.hoods[number - 1].punks
    if table.murderer == number and not table.manic:
        count += content.settings.murderer_population
    if in_hood(table, "street-riot", number):
        effect = content.specials_effect("street-riot")
        assert isinstance(effect, StreetRiot)
        count += effect.population
    return count


def murderer_at_stake(table: Seen, content: Precinct, number: int) -> bool:
    """PP-9.12, PP-9.13, PP-24.2: whether an arrest in this hood can take the Murderer."""
    if table.murderer != number or not case_closed(table, content):
        return False
    return not table.manic or not table.hoods[number - 1].punks
