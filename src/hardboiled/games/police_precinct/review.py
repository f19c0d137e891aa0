"""What each card, marker and officer gives, for the review of the content."""

from __future__ import annotations

from collections.abc import Iterator

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.set_up import TakeCharacter
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import Review, Weighed, printed, weigh


def entries(content: PrecinctContent) -> Iterator[Weighed]:
    for person in content.characters.values():
        yield Weighed(entry=person, kind="officer", gives=weigh(printed(person, "icon")), chosen=True)
    for card in content.police.values():
        yield Weighed(entry=card, kind="Police Card", gives=weigh(printed(card, "icon")), used=True)
    for emergency in content.emergencies.values():
        gives = weigh(printed(emergency, "icon", "colour"))
        yield Weighed(entry=emergency, kind="Emergency", gives=gives, told="text")
    for special in content.specials.values():
        yield Weighed(entry=special, kind="Special Event", gives=weigh(printed(special, "icon")))
    for marker in content.circumstances.values():
        yield Weighed(entry=marker, kind="Circumstance", gives=weigh(printed(marker, "icon")))
    for gang in content.gangs.values():
        yield Weighed(entry=gang, kind="Gang", gives=weigh(printed(gang, "icon")))


REVIEW = Review(entries=entries, taking={TakeCharacter: "character", Upgrade: "kind"})
