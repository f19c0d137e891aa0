"""PP-6.7, PP-7.1, PP-8.1, PP-9.1: actions that others can help with, and the cards or dice they get, part by part."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from hardboiled.games.police_precinct.rules import C, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction
from hardboiled.games.police_precinct.rules.city import vehicles
from hardboiled.games.police_precinct.rules.ids import AttemptKind, Skill, Symbol
from hardboiled.games.police_precinct.rules.state import Attempt
from hardboiled.kernel import Pool, SpaceId
from hardboiled.kernel.errors import unwritten

Parts = list[tuple[str, int]]
"""What a pool is made of: a word of the catalog (`pool-<word>`) and a number."""


class AttemptAction(OfficerAction, frozen=True):
    """PP-6.7: an action that others can help with."""

    kind: ClassVar[AttemptKind]
    skill: ClassVar[Skill]
    """What the officer is good at, and the upgrade that helps."""
    symbol: ClassVar[Symbol]
    """What helpers' cards must show."""
    drawn: ClassVar[str] = "dice"
    """What the pool is made of: dice, or cards."""

    @property
    def aim(self) -> str:
        """The stack, card or hood it is about."""
        raise unwritten(self, "aim")

    def dice(self, table: Seen, content: C) -> Sequence[Pool]:
        return [pool(table, content, Attempt(self.kind, self.aim))]

    @classmethod
    def parking(cls, table: Seen, content: C, target: str) -> tuple[SpaceId, ...] | None:
        """Spaces on which vehicles help, besides the officer's own; None where no vehicle helps at all."""
        return ()

    @classmethod
    def target_parts(cls, table: Seen, content: C, attempt: Attempt) -> Parts:
        """The parts of this kind of attempt alone, by its target."""
        return []

    @classmethod
    def limits(cls, table: Seen, content: C, count: int) -> Parts:
        """PP-8.4, PP-9.16: at least one die; PP-24.6: under degree 5 at most six."""
        cap = content.settings.degrees[table.degree].dice_cap
        return [("at-least", max(0, 1 - count)), ("cap", min(0, cap - count) if cap else 0)]

    @classmethod
    def need(cls, table: Seen, content: C, attempt: Attempt) -> int:
        """What a die must show at least."""
        raise unwritten(cls, "need")

    @classmethod
    def sure(cls, table: Seen, attempt: Attempt) -> bool:
        """Whether nothing that lies face down can still change the pool."""
        return True


@cache
def attempt_kind(name: AttemptKind) -> type[AttemptAction]:
    """The action of an attempt under way."""
    return next(kind for kind in AttemptAction.__subclasses__() if kind.kind == name)


def parts(table: Seen, content: C, attempt: Attempt) -> Parts:
    """Every part that counts, in the order of the rules, before the limits."""
    kind = attempt_kind(attempt.kind)
    found = [
        ("skill", skill(table, content, kind)),
        ("cars", cars(table, content, attempt)),
        ("cards", sum(attempt.helped)),
        ("donuts", attempt.donuts),
        ("upgrade", upgrade(table, kind)),
        ("texts", attempt.texts),
        *kind.target_parts(table, content, attempt),
    ]
    return [part for part in found if part[1]]


def skill(table: Seen, content: C, kind: type[AttemptAction]) -> int:
    person = content.characters[table.officers[table.active].character]
    number: int = getattr(person, kind.skill)
    return number


def upgrade(table: Seen, kind: type[AttemptAction]) -> int:
    return int(kind.skill in table.officers[table.active].upgrades)


def cars(table: Seen, content: C, attempt: Attempt) -> int:
    """PP-6.11, PP-8.2: vehicles on the same space, at a Traffic Accident also on those beside it; PP-22.19: none for
    who was leaned on."""
    officer = table.officers[table.active]
    if officer.leaned_on:
        return 0
    around = attempt_kind(attempt.kind).parking(table, content, attempt.target)
    return helping(vehicles(table), officer.space, around)


def helping(found: Sequence[SpaceId], here: SpaceId | None, around: tuple[SpaceId, ...] | None) -> int:
    """How many of these vehicles help an officer here."""
    if around is None:
        return 0
    if around:
        return sum([vehicle == here or vehicle in around for vehicle in found])
    return found.count(here)


def size(table: Seen, content: C, attempt: Attempt) -> int:
    """All parts together, before the limits."""
    return sum([number for _, number in parts(table, content, attempt)])


def pool(table: Seen, content: C, attempt: Attempt) -> Pool:
    """The cards or dice this attempt gets as it stands: what is shown, and what is drawn or thrown."""
    kind = attempt_kind(attempt.kind)
    found = parts(table, content, attempt)
    count = sum([number for _, number in found])
    for word, number in kind.limits(table, content, count):
        if number:
            found.append((word, number))
            count += number
    sure = kind.sure(table, attempt)
    return Pool(
        count,
        kind.need(table, content, attempt),
        parts=tuple(found),
        kind=kind.drawn if sure else f"unsure-{kind.drawn}",
        sure=sure,
    )


def is_success(face: int, need: int) -> bool:
    """PP-9.5, PP-9.6: a 6 always, a 1 never; against a Difficulty Level (2 to 6) that is any die that reaches it."""
    return face == 6 or (face != 1 and face >= need)


def pool_with(table: Seen, content: C, **more: int) -> Sequence[Pool]:
    """What the attempt under way would throw with so much more put in; nothing where there is none."""
    attempt = table.attempt
    if attempt is None:
        return ()
    added = {name: getattr(attempt, name) + number for name, number in more.items()}
    return [pool(table, content, replace(attempt, **added))]
