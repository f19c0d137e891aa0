"""What each card, skill and officer gives, for the review of the content."""

from __future__ import annotations

from collections.abc import Iterator

from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.set_up import TakeOfficer
from hardboiled.kernel import Review, Weighed, printed, weigh

WORSE = ("cost", "once", "calm")


def entries(content: HardCityContent) -> Iterator[Weighed]:
    for skill in content.skills.values():
        gives = weigh(printed(skill, "owner", "starting"), WORSE)
        yield Weighed(entry=skill, kind=f"{skill.owner} skill", gives=gives, chosen=not skill.starting)
    for officer in content.officers.values():
        gives = weigh(printed(officer, "colour"))
        yield Weighed(entry=officer, kind="officer", gives=gives, chosen=True, told="text")
    for gear in content.equipment.values():
        yield Weighed(entry=gear, kind="equipment", gives=weigh(printed(gear, "deck")), used=True)
    for chaos in content.chaos.values():
        yield Weighed(entry=chaos, kind="chaos card", gives=weigh(printed(chaos)), used=True)
    for autodoc in content.autodoc.values():
        if autodoc.top:
            yield Weighed(entry=autodoc, kind="AutoDoc top", gives=weigh({"top": autodoc.top}))
        if autodoc.bottom:
            yield Weighed(entry=autodoc, kind="AutoDoc foot", gives=weigh({"foot": autodoc.bottom}))
    for face in content.specials.values():
        yield Weighed(entry=face, kind=f"{face.mode} special", gives=weigh(printed(face, "episode", "mode")))
    for scene in content.cutscenes.values():
        yield Weighed(entry=scene, kind="Cutscene", gives=weigh({"needs": scene.needs, "does": scene.effects}))
    for event in content.events.values():
        yield Weighed(entry=event, kind="event", gives=weigh(printed(event, "number")))


REVIEW = Review(entries=entries, taking={TakeOfficer: "officer", KeepCard: "card"})
