"""Dice as a picture: the roll an event tells of, and the attack that is going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.hard_city.look.theme import DONUT, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.events import Aimed, DiceCounted, Rolled
from hardboiled.games.hard_city.rules.kinds import piece_name
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Catalog, Event
from hardboiled.kernel.scene import Die, Fight, Side, Stat

_FACES = {"blank": "blank", "donut": "donut"}
_COLOURS = {"1": PINK, "2": PINK, "donut": DONUT}


def fight(event: Event, content: HardCityContent, catalog: Catalog) -> Fight | None:
    """What an event tells of dice, or of a shot that needs none."""
    match event:
        case Rolled():
            side = _officer(event.officer, dice(event.faces, 0), event.parts, catalog)
            title = catalog.format(f"fight-{event.attack}", {"target": piece_name(catalog, event.target)})
            return Fight(title=title, sides=[side])
        case DiceCounted():
            side = _officer(event.officer, dice(event.faces, event.donuts), (), catalog)
            side.total = catalog.format("fight-damage", {"amount": event.amount})
            if event.need:
                side.needs = catalog.format("fight-needs", {"amount": event.need})
            if event.more:
                label = catalog.format("pool-card" if event.more > 0 else "fight-armour")
                side.parts.append(Stat(label=label, value=f"{event.more:+d}".replace("-", "−")))
            won = event.amount >= max(1, event.need)
            return Fight(
                title=catalog.format("fight-result", {"target": piece_name(catalog, event.target)}),
                sides=[side],
                result=catalog.format("fight-enough" if won else "fight-nothing"),
                tone="good" if won else "bad",
            )
        case Aimed():
            shooter = _officer(event.officer, [], (), catalog)
            shooter.total = catalog.format("fight-damage", {"amount": event.amount})
            kind = event.piece.rpartition("-")[0] or event.piece
            face = f"portraits/{kind}.svg"
            target = Side(name=piece_name(catalog, event.piece), portrait=face, piece=event.piece)
            return Fight(title=catalog.format("fight-aimed"), sides=[shooter, target], tone="good")
    return None


def going_on(view: View, content: HardCityContent, catalog: Catalog) -> Fight | None:
    """The dice as they lie, and whom they are for, until the action is over."""
    roll = view.roll
    if roll is None:
        return None
    side = _officer(roll.officer, dice(roll.faces, roll.donuts), roll.parts, catalog)
    side.total = catalog.format("fight-damage", {"amount": roll.damage})
    if roll.need:
        side.needs = catalog.format("fight-needs", {"amount": roll.need})
    title = catalog.format(f"fight-{roll.attack}", {"target": piece_name(catalog, roll.at)})
    return Fight(title=title, sides=[side, *_mutants(view, roll.at, catalog)])


def _mutants(view: View, at: str, catalog: Catalog) -> list[Side]:
    """Who is there to be hit: the greatest of them shows its face."""
    here = [mutant for mutant in view.mutants if mutant.at == at]
    if not here:
        return []
    kinds = [kind for kind in ("fubar", "soldier", "rat", "mutant") if any(m.kind == kind for m in here)]
    parts = [Stat(label=catalog.format(f"kind-{kind}"), value=str(sum(m.kind == kind for m in here))) for kind in kinds]
    first = next(mutant for mutant in here if mutant.kind == kinds[0])
    return [Side(name=piece_name(catalog, at), portrait=f"portraits/{kinds[0]}.svg", piece=first.id, parts=parts)]


def dice(faces: Sequence[str], donuts: int) -> list[Die]:
    """As they fell; donut faces count only where they were paid for."""
    found, left = [], donuts
    for face in faces:
        paid = face == "donut" and left > 0
        left -= paid
        found.append(Die(face=_FACES.get(face, face), colour=_COLOURS.get(face, ""), counts=paid or face in ("1", "2")))
    return found


def _officer(name: str, fallen: list[Die], parts: Iterable[tuple[str, int]], catalog: Catalog) -> Side:
    made_of = [Stat(label=catalog.format(f"pool-{part}", {"n": abs(count)}), value=str(count)) for part, count in parts]
    return Side(name=catalog.format(name), portrait=f"portraits/{name}.svg", piece=name, dice=fallen, parts=made_of)
