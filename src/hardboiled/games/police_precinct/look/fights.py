"""Dice and searches as a picture: the roll an event tells of, and the attempt that is going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.police_precinct.look.theme import PORTRAITS
from hardboiled.games.police_precinct.rules.attempts import attempt_kind, is_success, pool
from hardboiled.games.police_precinct.rules.city import car_of
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.events import LeakRolled, Rerolled, Rolled
from hardboiled.games.police_precinct.rules.ids import AttemptKind
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import CardId, Catalog, Event
from hardboiled.kernel.scene import Die, Fight, Side, Stat


def fight(event: Event, content: PrecinctContent, catalog: Catalog) -> Fight | None:
    """What an event tells of dice."""
    match event:
        case Rolled() | Rerolled():
            parts = event.parts if isinstance(event, Rolled) else ()
            return Fight(
                title=title(event.kind, event.who, event.target, catalog),
                sides=[
                    Side(
                        name=str(catalog.name(event.who)),
                        portrait=PORTRAITS.format(event.who),
                        dice=dice(event.faces, event.need),
                        parts=in_words(parts, catalog),
                        needs=needs(event.target, event.need, content, catalog),
                    )
                ],
                **result(event.faces, event.need, event.target, content, catalog),
            )
        case LeakRolled():
            (face,) = event.faces
            return Fight(
                title=str(catalog.name("gas-leak")),
                sides=[
                    Side(
                        name=catalog.format(f"at-{event.space}"),
                        piece="gas-leak",
                        dice=[Die(face=str(face), counts=event.explodes)],
                        needs=catalog.format("fight-leak", {"most": event.most}),
                    )
                ],
                result=catalog.format("fight-explodes" if event.explodes else "fight-holds"),
                tone="grave" if event.explodes else "good",
            )
    return None


def going_on(view: View, content: PrecinctContent, catalog: Catalog) -> Fight | None:
    """The attempt under way: what has been put in so far, and the dice once they lie there."""
    attempt = view.attempt
    if attempt is None:
        return None
    officer = view.officers[view.active]
    due = pool(view, content, attempt)
    kind = attempt_kind(attempt.kind)
    return Fight(
        title=title(attempt.kind, officer.character, attempt.target, catalog),
        sides=[
            Side(
                name=str(catalog.name(officer.character)),
                portrait=PORTRAITS.format(officer.character),
                piece=car_of(officer),
                dice=dice(attempt.faces, due.need),
                parts=in_words(due.parts, catalog),
                total=catalog.format(f"fight-{kind.drawn}", {"n": due.dice}),
                needs=needs(attempt.target, due.need, content, catalog) if due.need else "",
            )
        ],
    )


def title(kind: AttemptKind | str, who: str, target: str, catalog: Catalog) -> str:
    return catalog.format(f"status-attempt-{kind}", {"who": catalog.name(who), "target": catalog.name(target)})


def dice(faces: Iterable[int], need: int) -> list[Die]:
    return [Die(face=str(face), counts=is_success(face, need)) for face in faces]


def in_words(parts: Iterable[tuple[str, int]], catalog: Catalog) -> list[Stat]:
    return [Stat(label=catalog.format(f"pool-{part}", {"n": abs(n)}), value=str(n)) for part, n in parts]


def dice_wanted(target: str, content: PrecinctContent) -> int:
    """How many dice must show it: one, unless an ongoing event asks for more."""
    event = content.ongoing_events.get(CardId(target))
    return event.dice_needed if event is not None else 1


def needs(target: str, need: int, content: PrecinctContent, catalog: Catalog) -> str:
    """What has to fall; a 1 never does (PP-9.6)."""
    return catalog.format("fight-needs", {"face": min(6, max(2, need)), "count": dice_wanted(target, content)})


def result(faces: Sequence[int], need: int, target: str, content: PrecinctContent, catalog: Catalog) -> dict[str, str]:
    """How many dice succeeded, and whether they are enough."""
    count = sum(is_success(face, need) for face in faces)
    enough = count >= dice_wanted(target, content)
    return {"result": catalog.format("fight-successes", {"count": count}), "tone": "good" if enough else "bad"}
