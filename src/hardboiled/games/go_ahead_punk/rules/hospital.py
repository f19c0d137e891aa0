"""Hospitals (GP-ER): healing on arrival and by staying, and where a beaten Cop wakes up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import CopOption, PunkAction, StingerOption, decides
from hardboiled.games.go_ahead_punk.rules.events import Announced, Healed, SentToEr
from hardboiled.games.go_ahead_punk.rules.figures import hurt
from hardboiled.games.go_ahead_punk.rules.finding import expose
from hardboiled.games.go_ahead_punk.rules.first_aid import heal
from hardboiled.games.go_ahead_punk.rules.kinds import Address
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import CopFigure
from hardboiled.kernel import Flow, Manner, SpaceId, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class Heal(StingerOption, CopOption, frozen=True):
    """Stay at an ER: the option of a turn."""

    rule: ClassVar[str] = "GP-ER.2"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        if not content.spaces[figure.space].er or not hurt(content, figure):
            return ()
        return (cls(),) if figure.id != "stinger" or may_use_er(table, content) else ()

    @at_once
    def take(self, play: P, figure: Figure) -> None:
        if isinstance(figure, CopFigure):
            heal_at_er(play, figure)
        else:
            play.say(Announced("heal"))
            use_er(play)


def heal_at_er(play: P, figure: Figure) -> None:
    """GP-ER.1, GP-ER.2."""
    amount = heal(play, figure)
    if amount:
        play.say(Healed(figure.id, amount, figure.space))


def arrive(play: P, cop: CopFigure) -> None:
    """GP-ER.1, GP-ER.3: a Cop whose move ends at an ER heals, free of charge, also where it meets Stinger there."""
    if play.content.spaces[cop.space].er:
        heal_at_er(play, cop)


# Stinger.


def may_use_er(table: Seen, content: PunkContent) -> bool:
    """GP-ER.6, GP-DIF.7: not in the Escape, not on Insane."""
    if table.phase == "escape" or not hurt(content, table.stinger):
        return False
    return mode_of(table).level(table, content).stinger_er


def use_er(play: P) -> None:
    """GP-ER.4, GP-SPT.11: using an ER reveals him; in solo he is Spotted."""
    expose(play, "er")
    heal_at_er(play, play.state.stinger)


# Beaten Cops.


class GoToEr(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-ER.8"
    manner: ClassVar[Manner] = "move"
    space: Address

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> list[Self]:
        return [cls(room) for room in nearest_er(table, content, figure.space)]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-ER.8: the one nearest to Stinger."""
        return -content.streets.points(table.stinger.space)[self.space]


def nearest_er(table: Seen, content: PunkContent, space: SpaceId) -> list[SpaceId]:
    """GP-ER.8: fewest movement points from the fight; an ER where Stinger stands is no refuge."""
    stinger = table.stinger
    rooms = [er for er in content.emergency_rooms if er != stinger.space or not stinger.shown]
    rooms = rooms or content.emergency_rooms
    far = content.streets.points(space)
    least = min(far[er] for er in rooms)
    return [er for er in rooms if far[er] == least]


def to_er(play: P, cop: CopFigure) -> Flow[None]:
    """GP-ER.7 to GP-ER.9: a Cop at 0 goes to the nearest ER and has 2 health there."""
    rooms = GoToEr.offered(play.state, play.content, cop)
    choice = yield from decides(play, cop, rooms, "which-er", {"cop": cop.id})
    cop.health = min(play.content.settings.heal, play.content.cops[cop.id].health)
    cop.space, cop.barred = choice.space, SpaceId("")
    play.say(SentToEr(cop.id, choice.space))
